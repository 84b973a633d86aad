"""The primer in front of the rules: two pages of pictures, and the ways from there."""

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import LAPTOP, PHONE, NewPage
from tests.client.measures import clipped, cut, too_wide
from tests.client.playing import speak
from tests.client.waiting import still
from tests.words import LANGUAGES

pytestmark = pytest.mark.undrawn

TABS = {"The guide": "", "All rules": "/Z1", "Cards": "/empires", "Questions": "/R"}
BOXES = "() => [...document.querySelectorAll('.primer-page')].map(page => page.getBoundingClientRect().toJSON())"


def primer(page: Page, game: str = "hotw2018") -> None:
    page.goto(f"/rules/{game}")
    # The world, two steps of a turn, three degrees.
    expect(page.locator(".primer-picture .cutout")).to_have_count(6)
    still(page)


def test_two_pages_tell_the_game(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    primer(page)
    left, right = page.evaluate(BOXES)
    assert left["right"] <= right["left"] + 1
    assert left["top"] == right["top"]
    expect(page.locator(".primer-turn li")).to_have_count(5)
    # Numbers are the game's: in the third era Northern Europe brings 2, 4 or 6.
    steps = page.locator(".primer-degrees .steps")
    assert [one.inner_text().split() for one in steps.all()] == [["2", "4", "6"]] * 3
    assert [one.locator(".reached").count() for one in steps.all()] == [1, 2, 3]
    assert page.locator(".primer-structures b").all_inner_texts() == ["+2", "+1", "+1"]
    assert not [*cut(page), *clipped(page), *too_wide(page)]
    for name, where in TABS.items():
        tab = page.get_by_role("navigation", name="Rules").get_by_role("link", name=name, exact=True)
        tab.click()
        expect(page).to_have_url(re.compile(rf"/rules/hotw2018{where}$"))
        expect(tab).to_have_attribute("aria-current", "page")
    page.goto("/rules/hotw2018")
    page.get_by_role("link", name="All rules, in plain words").click()
    expect(page.locator(".rule-entry").first).to_be_visible()
    page.get_by_role("link", name="The guide").click()
    page.get_by_role("button", name="Play the first lesson").click()
    expect(page.locator("#decision")).to_be_visible()


def test_4_gods_has_tiles_and_no_cards(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    page.goto("/rules/fourgods")
    expect(page.locator(".primer-foot")).to_contain_text("the lessons show the rest")
    tabs = page.get_by_role("navigation", name="Rules").get_by_role("link")
    expect(tabs).to_have_text(["The guide", "All rules", "Tiles and gods", "Questions"])
    tabs.nth(2).click()
    expect(page).to_have_url(re.compile(r"/rules/fourgods/tiles$"))


def test_the_edition_of_2024_has_its_own_two_pages(page_at: NewPage, address: str) -> None:
    page = page_at(address, color_scheme="dark")
    primer(page, "hotw2024")
    expect(page.locator("h2.page-title")).to_have_text(["The aim", "What brings gold"])
    expect(page.locator(".primer-turn li")).to_have_count(5)
    steps = page.locator(".primer-degrees .steps")
    assert [one.inner_text().split() for one in steps.all()] == [["2", "4", "6"]] * 3
    assert page.locator(".primer-structures b").all_inner_texts() == ["+2", "+1", "+1"]
    for width in (1440, 1024, PHONE["width"]):
        page.set_viewport_size({"width": width, "height": 844})
        still(page)
        assert not [*cut(page), *clipped(page), *too_wide(page)]


def test_the_pages_lie_below_each_other_where_there_is_no_room(page_at: NewPage, address: str) -> None:
    page = page_at(address, viewport=LAPTOP)
    primer(page)
    for language in LANGUAGES[1:]:
        speak(page, language)
        still(page)
        assert not [*cut(page), *clipped(page), *too_wide(page)], language
    for width, language in product((1024, PHONE["width"]), LANGUAGES[1:]):
        page.set_viewport_size({"width": width, "height": 768})
        speak(page, language)
        still(page)
        first, second = page.evaluate(BOXES)
        assert first["bottom"] <= second["top"] + 1
        assert not [*cut(page), *clipped(page), *too_wide(page)]
