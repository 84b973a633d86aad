"""The rules in the reader's language: a page of a rule, the search, and the answer to "why can't I?"."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import DESKTOP
from tests.client.playing import quicken

from mappamundi.games import game
from mappamundi.kernel.rulebook import parse

PORTUGUESE = parse(game("hotw2018").rules_text("pt-BR"))
DUTCH = parse(game("hotw2018").rules_text("nl"))


def plain(text: str) -> str:
    """A rule's words as the page shows them."""
    return re.sub(r"[`*]|\[(?=R)|(?<=\d)\]", "", text)


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport=DESKTOP, locale="pt-BR", reduced_motion="reduce")
    page = context.new_page()
    quicken(page)
    yield page
    context.close()


def test_a_rule_is_read_found_and_read_again_in_another_language(page: Page) -> None:
    page.goto("/rules/hotw2018/Z8.8")
    chosen = page.locator("[id='Z8.8'] .rule-text")
    expect(chosen).to_have_text(plain(PORTUGUESE.texts["Z8.8"]))
    expect(chosen).to_have_attribute("lang", "pt-BR")
    expect(page.locator("h1")).to_have_text("Batalha")
    page.get_by_role("searchbox").fill("exercito hospede")
    expect(page.locator(".rule-entry .rule-number")).to_have_text("Z18.4")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("radio", name="Nederlands").check(force=True)
    expect(chosen).to_have_text(plain(DUTCH.texts["Z8.8"]))
    expect(chosen).to_have_attribute("lang", "nl")


def test_why_not_answers_with_the_rule_in_the_readers_language(page: Page) -> None:
    """A land far from everything, asked about on the map."""
    page.goto("/learn")
    page.locator(".lesson-card .button").first.click()
    page.get_by_role("button", name="Estabelecer").click()
    expect(page.get_by_role("heading", name="Escolha um território")).to_be_visible()
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("brasil")
    page.get_by_role("button", name="Brasil").click()
    why = page.locator(".card-why")
    expect(why.get_by_role("link", name="Z7.2")).to_be_visible()
    expect(why.locator(".cited")).to_have_text(plain(PORTUGUESE.texts["Z7.2"]))
    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("catapulta")
    expect(page.get_by_role("link", name="Z9.1").locator("span")).to_contain_text("insistir no cerco")
