"""A whole game without a mouse: from the first page to the last, with the keys that the interface shows."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import NewPage, Watched
from tests.client.playing import (
    CARD,
    END,
    GILT,
    MOST_DECISIONS,
    OTHER,
    offered,
    shot,
    to_cards,
    undraw,
    until_news,
)
from tests.client.tables import House, chooses_empire

# The key caps as the interface writes them.
CAPS = {"↵": "Enter", "Esc": "Escape", "␣": "Space", "⌫": "Backspace"}
MOST_STOPS = 150

# The first thing offered: its key cap and its words. Nothing is focused or pressed here; the page keeps it in mind.
OFFERED = """({within, selectors}) => {
    for (const root of document.querySelectorAll(within))
        for (const selector of selectors) {
            const shown = [...root.querySelectorAll(selector)].find(one => one.offsetParent);
            window.sought = shown;
            if (shown) return {cap: shown.querySelector('kbd')?.textContent ?? null, name: shown.textContent};
        }
    return null;
}"""
HERE = "() => document.activeElement === document.body ? '' : document.activeElement.textContent"
# Words may change on the way (a map is lettered, a number comes), and the offer may be gone altogether.
ARRIVED = "() => document.activeElement === window.sought"
GONE = "() => !window.sought.isConnected"
# The focus was left on something else that Enter would press, when what it was walking to had gone.
ASTRAY = """() => document.activeElement !== window.sought
    && document.activeElement.matches('a, button:not(.chosen)')"""


def tab_to(page: Page, name: str) -> None:
    """Walk there from stop to stop."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if name in page.evaluate(HERE):
            return
    pytest.fail(f"Tab never comes to {name!r}")


def tab_to_offer(page: Page, name: str) -> bool:
    """Walk to what was offered first; False where it has gone, and another link stands under the fingers."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate(ARRIVED):
            return True
        if page.evaluate(GONE):
            return False
    pytest.fail(f"Tab never comes to what is offered, {name!r}")


def first_offer(page: Page, within: str) -> dict[str, str] | None:
    selectors = [kind.replace(":visible", "") for kind in (GILT, CARD, OTHER)]
    found: dict[str, str] | None = page.evaluate(OFFERED, {"within": within, "selectors": selectors})
    return found


def press_its_key(page: Page) -> bool:
    found = first_offer(page, "body")
    if found:
        assert found["cap"], f"{found['name']!r} shows no key"
        key = CAPS.get(found["cap"], found["cap"].lower())
        if key == "Enter" and page.evaluate(ASTRAY):
            return walk_there(page)
        page.keyboard.press(key)
    return bool(found)


def walk_there(page: Page) -> bool:
    # A dialog keeps the focus inside, so that what lies behind it cannot be reached.
    found = first_offer(page, "[role=dialog], dialog[open]") or first_offer(page, "body")
    if found and tab_to_offer(page, found["name"]):
        page.keyboard.press("Enter")
    return bool(found)


def test_a_whole_game_by_keyboard_alone(visitor: Watched) -> None:
    page = visitor.page()
    undraw(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    tab_to(page, "Play now against bots")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/\w+"))
    for number in range(MOST_DECISIONS):
        if not offered(page):
            break
        # Mostly by the keys on the buttons; now and then the long way round.
        way = walk_there if number % 12 == 5 else press_its_key
        until_news(page, partial(way, page))
    else:
        pytest.fail("the game did not end")
    expect(page.locator(END)).to_be_visible()
    shot(page, "end-by-keyboard")
    tab_to(page, "Replay")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/replay$"))


def test_enter_goes_on_with_a_card_that_is_chosen(page_at: NewPage, house: House) -> None:
    """The prompt offers to keep it with Enter, wherever the focus is: on the card it was chosen with, too."""
    table, seat = house.new(chooses_empire)
    page = page_at(house.url)
    table.sit(page, seat)
    to_cards(page)
    card = page.locator("button.empire-card").first
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#decision")).not_to_contain_text("Keep one empire")
    assert table.position.view(seat).json()["hand"]["empire"]
