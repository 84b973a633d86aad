"""How fast the others shall be: asked before a race, told in minutes, the slowest to newcomers, and remembered."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.conftest import Watched
from tests.client.playing import quicken

PLAY = "Play 4 Gods now against bots"


@pytest.fixture
def page(visitor: Watched) -> Page:
    page = visitor.page()
    quicken(page)
    return page


def question(page: Page) -> Locator:
    page.goto("/")
    page.get_by_role("button", name=PLAY).click()
    asked = page.get_by_role("dialog", name="How fast shall the others be?")
    expect(asked).to_be_visible()
    return asked


@contextmanager
def created(page: Page) -> Iterator[dict[str, Any]]:
    """What the server is asked to lay out meanwhile."""
    wish: dict[str, Any] = {}
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as sent:
        yield wish
    wish.update(sent.value.post_data_json or {})
    page.wait_for_url(re.compile(r"/t/\w+"))


def levels(wish: dict[str, Any]) -> set[str]:
    return {seat["bot"] for seat in wish["seats"] if seat["kind"] == "bot"}


def test_a_newcomer_is_proposed_the_slowest_and_the_choice_is_remembered(page: Page) -> None:
    asked = question(page)
    # The card behind it says the same.
    expect(page.locator(".game-card").filter(has_text="4 Gods")).to_contain_text("2–4 players · 2–12 min")
    expect(asked.get_by_role("button", name=re.compile("^(Easy|Even|Fast)"))).to_have_text(
        [re.compile(rf"{pace}\s*about \d+ min") for pace in ("Easy", "Even", "Fast")]
    )
    expect(asked.locator(".gilt")).to_contain_text("Easy")
    expect(asked.locator(".gilt")).to_be_focused()
    with created(page) as easy:
        page.keyboard.press("Enter")
    assert levels(easy) == {"first"}
    asked = question(page)
    expect(asked.locator(".gilt")).to_contain_text("Easy")
    with created(page) as even:
        asked.get_by_role("button", name="Even").click()
    assert levels(even) == {"even"}
    expect(question(page).locator(".gilt")).to_contain_text("Even")


def test_whoever_thinks_better_of_it_is_still_at_home(page: Page) -> None:
    asked = question(page)
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    expect(page.get_by_role("button", name=PLAY)).not_to_have_attribute("aria-disabled", "true")
    expect(question(page).locator(".gilt")).to_contain_text("Easy")
    # The way back to the page before is an answer too.
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Learn", exact=True).first.click()
    page.wait_for_url("**/learn")
    page.get_by_role("link", name="Mappa Mundi").first.click()
    page.wait_for_url(re.compile(r"/$"))
    page.get_by_role("button", name=PLAY).click()
    expect(asked).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Learn")).to_be_visible()
    expect(asked).to_be_hidden()


def test_a_game_of_turns_begins_without_a_question(page: Page) -> None:
    page.goto("/")
    with created(page) as wish:
        page.get_by_role("button", name="Play History of the World (2018)").click()
    assert all("bot" not in seat for seat in wish["seats"])


def test_a_new_table_tells_the_length_of_a_race_for_so_many_seats(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="4 Gods").check(force=True)
    level = page.get_by_label("Seat 2: how the bot plays")
    expect(level.locator("option:checked")).to_have_text("Easy · about 12 min")
    page.get_by_role("button", name="Take seat 4 away").click()
    expect(level.locator("option:checked")).to_have_text("Easy · about 16 min")
    page.get_by_label("Timed turns").check(force=True)
    expect(level.locator("option:checked")).to_have_text("Easy")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}: how the bot plays").select_option("steady")
    with created(page) as wish:
        page.get_by_role("button", name="Set up the table").click()
    assert levels(wish) == {"steady"}
    page.goto("/new")
    page.get_by_role("radio", name="4 Gods").check(force=True)
    expect(level.locator("option:checked")).to_have_text("Fast · about 2 min")
