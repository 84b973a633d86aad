"""The phone, upright and on its side: taps only, nothing too wide, nothing too small to hit."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.client.conftest import PHONE, NewPage
from tests.client.measures import clipped, covered, too_small, too_wide
from tests.client.playing import at_table, decide, forget, quicken, shot, speak, table_of, undraw
from tests.client.setups_2001 import DRAFT, EVENTS
from tests.client.setups_2024 import ARABS
from tests.client.tables import (
    GAME_2001,
    GAME_2024,
    NAMES,
    House,
    Table,
    besieges,
    chooses_empire,
    invades,
    person,
    rises,
)
from tests.client.waiting import still
from tests.server.serving import Served
from tests.words import LANGUAGES

pytestmark = pytest.mark.undrawn

HAND: dict[str, Any] = {"has_touch": True, "is_mobile": True}
ON_ITS_SIDE = ViewportSize(width=844, height=390)
TABS = ("Score", "Hand", "Chronicle", "Map")


def faults(page: Page) -> list[str]:
    still(page)
    return [*too_wide(page), *too_small(page), *clipped(page), *covered(page)]


def test_three_turns_upright(page_at: NewPage, served: Served) -> None:
    page = page_at(served.url, viewport=PHONE, **HAND)
    quicken(page)
    undraw(page)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.tap()
    at_table(page)
    found: dict[str, int] = {}
    live = served.app.state.hub.live[table_of(page)]
    number = 0
    # Every era brings one turn.
    while live.table.position.epoch < 4 and decide(page, touch=True):
        for fault in faults(page):
            found.setdefault(fault, number)
        number += 1
    shot(page, "phone")
    for name in TABS:
        page.locator(".phone-tabs button", has_text=name).tap()
        for fault in faults(page):
            found.setdefault(f"{name}: {fault}", number)
    assert number > 20
    assert not found, "\n".join(found)


def test_on_its_side(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=ON_ITS_SIDE, **HAND)
    quicken(page)
    undraw(page)
    found: list[str] = []
    for there in (chooses_empire, besieges, invades):
        table, seat = house.new(there)
        table.sit(page, seat)
        at_table(page)
        shot(page, f"phone-on-its-side-{there.__name__}")
        found += [f"{there.__name__}: {fault}" for fault in faults(page)]
        for _ in range(3):
            if seat not in table.position.to_act():
                break
            decide(page, touch=True)
            found += [f"after {there.__name__}: {fault}" for fault in faults(page)]
        forget(page)
    assert not found, "\n".join(found)


def test_the_land_in_focus_stays_in_sight_when_the_sheet_changes_its_height(page_at: NewPage, house: House) -> None:
    """The lands that can be entered lie too far apart for a phone: the frame follows the one that was chosen."""
    apart = {"britain": {"owner": 0, "active": True}, "nippon": {"owner": 0, "active": True}, "korea": {"owner": 1}}
    table = house.staged(ARABS | {"lands": apart}, 5, GAME_2024)
    page = page_at(house.url, viewport=PHONE, **HAND)
    quicken(page)
    table.sit(page, 0)
    at_table(page)
    page.locator(".rows-more").tap()
    row = page.locator(".sheet-row", has_text="Korea")
    # Who holds a land lies there as a garrison does.
    expect(row.locator(".coin")).to_be_visible()
    row.tap()
    for change in (page.locator(".grip"), page.locator(".grip")):
        change.tap()
        still(page)
        assert page.evaluate(
            """() => { const box = document.querySelector(".map").getBoundingClientRect();
                const tag = document.querySelector(".map .tag.focused").getBoundingClientRect();
                return box.left <= tag.left && tag.right <= box.right
                    && box.top <= tag.top && tag.bottom <= box.bottom; }"""
        )


def test_the_way_to_the_show_covers_no_words_of_the_front_page(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=PHONE, **HAND)
    page.goto("/")
    expect(page.locator(".hero-show")).to_be_visible()
    expect(page.locator(".hero-note")).to_be_visible()
    assert page.evaluate(
        """() => { const of = part => document.querySelector(part).getBoundingClientRect();
            const chip = of(".hero-show");
            return chip.left >= 0 && chip.right <= innerWidth && chip.bottom <= of(".hero h1").top; }"""
    )


# Whether a field has room for what is to be written there.
ROOMY = """one => {
    const style = getComputedStyle(one), on = document.createElement("canvas").getContext("2d");
    on.font = style.font;
    return on.measureText(one.placeholder).width
        <= one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
}"""


@cache
def passed(house: House) -> Table:
    """A race that ended because both passed. The clock stands as before for all others."""
    table = house.table(*(person(name) for name in NAMES[:2]), game="fourgods")
    now = house.served.app.state.hub.now
    before = now.now
    for act in ("ready", "pass"):
        for seat in (0, 1):
            table.act(seat, {"do": act})
        for _ in range(12):
            now.now += 10
            house.served.inside(table.live.wake())
    now.now = before
    assert table.view(None)["phase"] == "over"
    return table


def test_a_replay_of_4_gods_has_one_line_at_its_head(page_at: NewPage, house: House) -> None:
    """And the way to "what if" in sight."""
    table = passed(house)
    page = page_at(house.url, viewport=PHONE, **HAND)
    quicken(page)
    page.goto(f"/t/{table.id}/replay#1")
    for language in LANGUAGES:
        page.set_viewport_size(PHONE)
        speak(page, language)
        expect(page.locator(".what-if .button")).to_be_in_viewport(ratio=1)
        still(page, ".site-head *")
        assert page.locator(".site-head").evaluate("one => one.getBoundingClientRect().height") < 70, language
        assert too_wide(page) == [], language
        assert page.locator(".jump input").evaluate(ROOMY), language
        page.set_viewport_size(ViewportSize(width=1280, height=720))
        still(page, ".replay-bar *")
        assert page.locator(".jump input").evaluate(ROOMY), language


TOP = "one => one.getBoundingClientRect().top"
BOTTOM = "one => one.getBoundingClientRect().bottom"


def test_one_goes_on_without_cards_and_reads_a_drawn_one_whole(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=PHONE, **HAND)
    quicken(page)
    table = house.staged(EVENTS, 6, GAME_2001)
    table.sit(page, 0)
    at_table(page)
    expect(page.locator("#decision [data-action=end]")).to_be_visible()
    gilt = page.locator("#decision button.gilt").get_attribute("data-action")
    assert not faults(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".prompt button.gilt")).to_have_attribute("data-action", gilt or "")
    page.set_viewport_size(PHONE)
    forget(page)
    house.staged(DRAFT, 6, GAME_2001).sit(page, 0)
    expect(page.locator(".draft .likely")).to_be_visible()
    still(page)
    assert page.locator(".drawn").evaluate(BOTTOM) <= page.locator(".p-sheet").evaluate(TOP)


def test_the_tab_of_a_lowered_sheet_stands_clear_of_the_decision(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=PHONE, **HAND)
    quicken(page)
    table, seat = house.at(rises)
    table.sit(page, seat)
    at_table(page)
    expect(page.locator(".half-sheet.open")).to_be_visible()
    page.locator(".half-tab").tap()
    expect(page.locator(".half-sheet:not(.open)")).to_be_visible()
    still(page)
    assert page.locator(".half-tab").evaluate(BOTTOM) <= page.locator(".p-sheet").evaluate(TOP) + 1
    # Nobody has keys at a phone.
    assert not [one for one in page.locator(".key").all() if one.is_visible()]
