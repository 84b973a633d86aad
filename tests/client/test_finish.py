"""What is left of a turn where nothing is left to decide: one answer that can be taken back for a while. Which answer
that is, and which steps are taken by themselves, is seen by `tests/node/test_finish.py`."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.conftest import DESKTOP, PHONE, NewPage
from tests.client.playing import quicken
from tests.client.tables import House, Table
from tests.client.waiting import wait_for

pytestmark = pytest.mark.undrawn

BUILDS: dict[str, Any] = {
    "epoch": 4,
    "scores": [52, 61, 58],
    "lands": {
        "anatolia": {"owner": 0, "active": True, "capital": True},
        "levant": {"owner": 0, "active": True},
        "zagros": {"owner": 0, "active": True},
        "mesopotamia": {"owner": 0, "active": True},
        "gaul": {"owner": 1},
    },
    "turn": {"seat": 0, "empire": "turks", "phase": "build"},
}


def waits(table: Table) -> bool:
    """Whether the turn is still where it began."""
    return table.decision(0) == "build" and not table.view(0)["lands"]["anatolia"].get("monument")


def finish(page: Page) -> Locator:
    return page.get_by_role("button", name="Build in Anatolia and score ")


def by_time(page: Page) -> None:
    page.clock.run_for(5100)


def by_key(page: Page) -> None:
    page.keyboard.press("Enter")


def by_press(page: Page) -> None:
    page.locator("#board").click(position={"x": 8, "y": 8})


def by_leaving(page: Page) -> None:
    page.goto("/rules")


def by_going_back(page: Page) -> None:
    page.go_back()


@pytest.mark.parametrize("goes", [by_time, by_key, by_press, by_leaving, by_going_back], ids=lambda one: one.__name__)
def test_the_end_of_a_turn_can_be_taken_back_for_a_while(
    goes: Callable[[Page], None], house: House, page_at: NewPage
) -> None:
    table = house.staged(BUILDS)
    page = page_at(house.url, viewport=DESKTOP)
    if goes is by_time:
        page.clock.install()
    quicken(page)
    page.goto("/learn")
    table.sit(page, 0)
    expect(page.locator("#decision .gilt")).to_have_count(1)
    finish(page).click()
    expect(page.locator("#decision h1")).to_have_text("You build in Anatolia and score 12.")
    # Whoever looks for the way back with keys finds it there.
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Undo").click()
    expect(finish(page)).to_be_visible()
    assert waits(table)
    finish(page).click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert waits(table)
    goes(page)
    assert wait_for(page, lambda: table.view(0)["scores"][0] == 64)


def test_the_way_back_is_on_a_phone_too(house: House, page_at: NewPage) -> None:
    table = house.staged(BUILDS)
    page = page_at(house.url, viewport=PHONE, has_touch=True, is_mobile=True)
    quicken(page)
    table.sit(page, 0)
    finish(page).tap()
    page.get_by_role("button", name="Undo").tap()
    expect(finish(page)).to_be_visible()
    assert waits(table)
