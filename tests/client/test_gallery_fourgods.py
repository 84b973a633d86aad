"""The gallery of 4 Gods."""

import pytest
from playwright.sync_api import Page, expect
from tests.client.gallery import Gallery, State, at_desk, in_hand
from tests.client.setups_fourgods import HIDDEN, RACE, SMALL, TABLE, TURNS, WRONG, staged_fourgods
from tests.client.tables import House


def fingers(page: Page, house: House) -> None:
    """In the hand: a tile hovers over the cell that was touched, and fits."""
    setup = SMALL | {
        "gods": {0: ["humans"], 2: ["elves"]},
        "hands": {0: ["FFFF|MMMM", "OPPO|MMMM"]},
        "bag": ["OOOO|PPPP"],
    }
    house.staged(setup, players=4, game="fourgods").sit(page, 0)
    page.locator("[data-cell='2,0']").tap()
    expect(page.locator(".g-cell.aimed.right")).to_have_count(1)


def lesson(page: Page, house: House) -> None:
    """The second step of its first lesson, with its words above what is to be pressed."""
    page.goto("/learn")
    page.get_by_role("button", name="Begin: Placing tiles").click()
    page.locator("[data-action=onward]").click()
    expect(page.locator(".g-cell.aimed.right")).to_have_count(1)


PASSED = [(seat, {"do": "end_turn"}) for seat in (1, 2, 3, 0)]

STATES = {
    "race-fourgods": State(
        staged_fourgods(RACE, {}, "2", "]"),
        ("light", "dark"),
        board=True,
        then=[(".g-quarter", (" ", "p"))],
        pressed=(),
    ),
    "turns-fourgods": State(staged_fourgods(HIDDEN, TURNS), ("light",), pressed=()),
    "cataclysm-fourgods": State(staged_fourgods(RACE, {}, "3,0"), ("light",)),
    # A wrong tile, and what follows when somebody sees it.
    "challenge-fourgods": State(
        staged_fourgods(WRONG, TABLE, acts=[(2, {"do": "challenge", "x": 2, "y": 1})]), ("light",), ".g-challenge"
    ),
    # All have passed in turn: the cards are turned, and everything is counted.
    "end-fourgods": State(
        staged_fourgods(HIDDEN | {"hands": {}}, TURNS, acts=PASSED),
        ("light", "dark"),
        ".g-sheet .g-picture canvas",
        flows=True,
    ),
    "fingers-fourgods": State(fingers, ("phone",), axe=False),
    "lesson-fourgods": State(lesson, ("phone",), axe=False),
}


@pytest.mark.parametrize("name", at_desk(STATES))
def test_at_a_desk(gallery: Gallery, name: str) -> None:
    gallery.at_desk(name, STATES[name])


@pytest.mark.parametrize("name", in_hand(STATES))
def test_in_the_hand(gallery: Gallery, name: str) -> None:
    gallery.in_hand(name, STATES[name])
