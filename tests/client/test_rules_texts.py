"""The rules in the reader's language and form: a page of a rule, the search, and the answer to "why can't I?"."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect
from tests.client.conftest import NewPage
from tests.client.playing import quicken

from mappamundi.games import game
from mappamundi.kernel.rulebook import parse

PORTUGUESE = parse(game("hotw2018").rules_text("pt-BR"))
PRECISE = parse(game("hotw2018").rules_text("pt-BR", "precise"))
DUTCH = parse(game("hotw2018").rules_text("nl"))


def plain(text: str) -> str:
    """A rule's words as the page shows them."""
    return re.sub(r"[`*]|\[(?=R)|(?<=\d)\]", "", text)


@pytest.fixture
def page(page_at: NewPage, address: str) -> Page:
    page = page_at(address, locale="pt-BR")
    quicken(page)
    return page


def test_a_rule_is_read_found_and_read_again_in_another_language(page: Page) -> None:
    page.goto("/rules/hotw2018/Z8.8")
    chosen = page.locator("[id='Z8.8'] .rule-text")
    expect(chosen).to_have_text(plain(PORTUGUESE.texts["Z8.8"]))
    expect(chosen).to_have_attribute("lang", "pt-BR")
    expect(page.locator("h1")).to_have_text("Batalha")
    expect(page.locator(".rules-introduction")).to_have_count(0)
    page.get_by_role("searchbox").fill("exercito hospede")
    expect(page.locator(".rule-entry .rule-number")).to_have_text("Z18.4")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("radio", name="Nederlands").check(force=True)
    expect(chosen).to_have_text(plain(DUTCH.texts["Z8.8"]))
    expect(chosen).to_have_attribute("lang", "nl")
    # The first chapter begins with what the game is about.
    page.locator(".contents-fold a[href='/rules/hotw2018/Z1']").click()
    expect(page.locator(".rules-introduction p")).to_have_text([plain(text) for text in DUTCH.introduction])


def test_the_precise_wording_stands_below_when_asked_for(page: Page) -> None:
    page.goto("/rules/hotw2018/Z8.8")
    told, precise = page.locator("[id='Z8.8'] .rule-text"), page.locator("[id='Z8.8'] .rule-precise")
    switch = page.get_by_role("switch", name="Texto preciso")
    expect(told).to_have_text(plain(PORTUGUESE.texts["Z8.8"]))
    expect(page.locator(".rule-precise")).to_have_count(0)
    switch.check()
    expect(precise).to_have_text(plain(PRECISE.texts["Z8.8"]))
    expect(told).to_have_text(plain(PORTUGUESE.texts["Z8.8"]))
    page.reload()
    expect(switch).to_be_checked()
    expect(precise).to_be_visible()
    # What is shown is found: words of the precise form only while it is there.
    page.get_by_role("searchbox").fill("score_order")
    expect(page.locator(".rule-entry .rule-number")).to_have_text("Z1.2")
    switch.uncheck()
    expect(page.locator(".rule-entry")).to_have_count(0)


@pytest.mark.parametrize("number", ["Z99.9", "Z8.99", "Z77", "nowhere"])
def test_an_unknown_number_says_so(page: Page, number: str) -> None:
    page.goto(f"/rules/hotw2018/{number}")
    expect(page.locator("h1")).to_have_text(f"Não existe a regra {number}")
    expect(page.locator(".rule-entry")).to_have_count(0)
    page.get_by_role("navigation", name="Conteúdo").get_by_role("link", name="Batalha").first.click()
    expect(page.locator("h1")).to_have_text("Batalha")


def test_a_rule_may_hold_a_list_or_a_table(page: Page) -> None:
    def changed(route: Route) -> None:
        answer = route.fetch()
        rules = answer.json()
        texts = {
            "Z1.1": "Por jogadores:\n| jogadores | Z2 |\n| --- | --- |\n| 4 | 10 |",
            "Z1.2": "Dois:\n- um;\n- dois.",
        }
        for item in rules["items"]:
            item["text"] = texts.get(item["number"], item["text"])
        route.fulfill(response=answer, body=json.dumps(rules))

    page.route("**/api/games/hotw2018/rules?*", changed)
    page.goto("/rules/hotw2018/Z1")
    table = page.locator("[id='Z1.1'] table")
    expect(table.get_by_role("columnheader")).to_have_text(["jogadores", "Z2"])
    expect(table.get_by_role("link", name="Z2")).to_be_visible()
    expect(table.get_by_role("cell")).to_have_text(["4", "10"])
    expect(page.locator("[id='Z1.2'] li")).to_have_text(["um;", "dois."])
    # The precise form may still be on its way.
    page.unroute_all(behavior="ignoreErrors")


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
