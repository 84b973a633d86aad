"""The phone, upright and on its side: taps only, nothing too wide, nothing too small to hit."""

from typing import Any

from playwright.sync_api import Page, ViewportSize, expect
from tests.client.conftest import PHONE, NewPage
from tests.client.measures import clipped, covered, too_small, too_wide
from tests.client.playing import at_table, decide, forget, quicken, shot, table_of, to_cards
from tests.client.setups_2001 import DRAFT, EVENTS
from tests.client.setups_2024 import ARABS
from tests.client.tables import GAME_2001, GAME_2024, House, besieges, chooses_empire, gives, invades, over, rises
from tests.client.waiting import still
from tests.server.serving import Served

HAND: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ON_ITS_SIDE = ViewportSize(width=844, height=390)
TABS = ("Score", "Hand", "Chronicle", "Map")


def faults(page: Page) -> list[str]:
    still(page)
    return [*too_wide(page), *too_small(page), *clipped(page), *covered(page)]


def test_three_turns_upright(page_at: NewPage, served: Served) -> None:
    page = page_at(served.url, viewport=PHONE, **HAND)
    quicken(page)
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


def test_other_decisions_and_the_end(page_at: NewPage, house: House) -> None:
    page = page_at(house.url, viewport=PHONE, **HAND)
    quicken(page)
    found: list[str] = []
    for name, (table, seat) in {
        "classic": house.at(gives, "classic"),
        "empires": house.at(chooses_empire),
        "meanwhile": house.at(rises),
        "siege": house.at(besieges),
        "end": house.at(over),
    }.items():
        table.sit(page, seat)
        at_table(page)
        expect(page.locator("h1").first).to_be_visible()
        shot(page, f"phone-{name}")
        found += [f"{name}: {fault}" for fault in faults(page)]
        if name == "empires":
            to_cards(page)
            found += [f"{name}, the cards: {fault}" for fault in faults(page)]
        forget(page)
    assert not found, "\n".join(found)


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
