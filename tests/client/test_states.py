"""Every state of a table: free of accessibility faults in both themes, and whole with letters twice as large."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect
from tests.client.conftest import LAPTOP, PHONE, NewContext
from tests.client.measures import clipped, covered, cut, too_wide
from tests.client.pages import at_start
from tests.client.playing import AT_ONCE, THEMES, at_table, dress, forget, quicken, settled
from tests.client.setups_2001 import EVENTS, NINE
from tests.client.setups_fourgods import HIDDEN, RACE, TABLE, TURNS, WRONG, staged_fourgods
from tests.client.tables import (
    GAME_2001,
    House,
    begins,
    besieges,
    chooses_empire,
    chooses_event,
    gives,
    invades,
    over,
    rises,
)
from tests.client.test_screens import COLOURS, MAP, SCREENS, faults

State = Callable[[Page, House], None]


def seated(there: Callable[..., int | None], selection: str = "draft", other: int | None = None) -> State:
    """At a table where such a thing is to be decided; with `other`, as the seat so many places further."""

    def show(page: Page, house: House) -> None:
        table, seat = house.at(there, selection)
        table.sit(page, seat if other is None else (seat + other) % 4)
        at_table(page)

    return show


def press(page: Page, what: str) -> None:
    """A key, or the words of a button."""
    if len(what) == 1 or what == "Escape":
        page.keyboard.press(what)
    else:
        page.get_by_role("button", name=what).first.click()


def then(first: State, *presses: str) -> State:
    """And press these."""

    def show(page: Page, house: House) -> None:
        first(page, house)
        for what in presses:
            press(page, what)

    return show


def in_lobby(page: Page, house: House) -> None:
    house.lobby().sit(page, 0)
    expect(page.get_by_role("button", name="Begin the game")).to_be_visible()


def invited(page: Page, house: House) -> None:
    table = house.lobby()
    page.goto(f"/t/{table.id}#invite={table.created['invitations']['1']}")
    expect(page.get_by_role("textbox")).to_be_visible()


def replayed(page: Page, house: House) -> None:
    table, _ = house.at(over)
    page.goto(f"/t/{table.id}/replay")
    expect(page.locator(".replay .map:not(.empty)")).to_be_attached()


def in_lesson(page: Page, house: House) -> None:
    page.goto("/learn")
    page.locator(".lesson-card button").first.click()
    expect(page.locator(".guide-text")).to_be_visible()
    at_table(page)


def watching(page: Page, house: House) -> None:
    """Another's turn, shown step by step by hand."""
    kept = json.dumps(AT_ONCE | {"pace": 1, "byHand": True})
    at_start(page, f"localStorage.setItem('mundi.settings', {kept!r})")
    table, seat = house.new(begins)
    table.sit(page, (seat + 1) % 4)
    at_table(page)
    table.until(lambda played: None if played.position.on_turn() == seat else 0)
    expect(page.locator(".prompt.show, .p-sheet.show")).to_be_visible()


def staged_2001(setup: dict[str, Any], *acts: dict[str, Any]) -> State:
    """The first of six players of the 2001 edition, in the middle of a game, who does this before everybody's eyes."""

    def show(page: Page, house: House) -> None:
        table = house.staged(setup, 6, GAME_2001)
        table.sit(page, 0)
        at_table(page)
        for form in acts:
            table.act(0, form)

    return show


def challenged_fourgods(page: Page, house: House) -> None:
    """A wrong tile, and what follows when somebody sees it."""
    table = house.staged(WRONG, 4, "fourgods", TABLE)
    table.sit(page, 0)
    at_table(page)
    table.act(2, {"do": "challenge", "x": 2, "y": 1})
    expect(page.locator(".g-challenge")).to_be_visible()


def counted_fourgods(page: Page, house: House) -> None:
    """All have passed in turn: the cards are turned, and everything is counted."""
    table = house.staged(HIDDEN | {"hands": {}}, 4, "fourgods", TURNS)
    for seat in (1, 2, 3, 0):
        table.act(seat, {"do": "end_turn"})
    table.sit(page, 0)
    at_table(page)


CARDS = "Choose your empire"

STATES: dict[str, State] = {
    "between": seated(chooses_empire),
    "between-why": then(seated(chooses_empire), "and why"),
    "draft-empires": then(seated(chooses_empire), CARDS),
    "draft-compared": then(seated(chooses_empire), CARDS, "c"),
    "draft-picked": then(seated(chooses_empire), CARDS, "1"),
    "draft-events": seated(chooses_event),
    "draft-classic": seated(gives, "classic"),
    "draft-waiting": seated(chooses_event, other=1),
    "meanwhile": seated(rises),
    "waiting": seated(invades, other=1),
    "watching": watching,
    "decision": seated(invades),
    "planning": then(seated(invades), "p"),
    "orders": then(seated(invades, other=1), "Standing orders"),
    "battle": seated(besieges),
    "end": seated(over),
    "replay": replayed,
    "lobby": in_lobby,
    "invitation": invited,
    "lesson": in_lesson,
    # The draft and what comes after an epoch and a game are looked at where they are played.
    "hand-2001": then(staged_2001(EVENTS), "Civil war"),
    "battle-2001": staged_2001(NINE, {"do": "invade", "land": "northern_gaul"}),
}
STATES |= {
    "race-fourgods": staged_fourgods(RACE, {}, "2", "]"),
    "prophet-fourgods": staged_fourgods(RACE, {}, "2", "]", " ", "p"),
    "cataclysm-fourgods": staged_fourgods(RACE, {}, "3,0"),
    "turns-fourgods": staged_fourgods(HIDDEN, TURNS),
    "challenge-fourgods": challenged_fourgods,
    "end-fourgods": counted_fourgods,
}

# What opens over a decision: by which key or button, what is seen then, and the key or button that shuts it again.
OVER = {
    "chat": ("Chat", ".chat", "Escape"),
    "menu": ("Menu", ".t-menu-list", "Escape"),
    "lands": ("v", ".lands-panel:not(.visually-hidden)", "v"),
    "legend": ("l", "#map-legend", "l"),
    "keys": ("?", "dialog[open]", "Escape"),
    "find": ("/", "dialog[open]", "Escape"),
}


def pages(browser: BrowserContext) -> Iterator[Page]:
    """A page for one state after another, with nothing left of the last."""
    page = browser.new_page()
    quicken(page)
    while True:
        yield page
        forget(page)


# Boards are looked at once.
BOARD = f"{MAP}, .g-world"
WHOLE = ("decision", "race-fourgods")


def test_no_state_has_accessibility_faults(context: NewContext, house: House) -> None:
    found = []
    for (name, show), page in zip(STATES.items(), pages(context(house.url)), strict=False):
        show(page, house)
        settled(page)
        for theme in THEMES:
            dress(page, theme)
            kinds = () if theme == "light" else COLOURS
            found += [f"{name} ({theme}): {fault}" for fault in faults(page, kinds, "" if name in WHOLE else BOARD)]
            for panel, (opens, seen, shuts) in OVER.items() if name == "decision" else ():
                press(page, opens)
                expect(page.locator(seen)).to_be_visible()
                found += [f"{panel} ({theme}): {fault}" for fault in faults(page, kinds, MAP)]
                press(page, shuts)
                expect(page.locator(seen)).to_have_count(0)
    assert not found, "\n".join(found)


# The states where room is scarce.
TIGHT = (
    "between",
    "draft-empires",
    "draft-events",
    "meanwhile",
    "waiting",
    "watching",
    "decision",
    "planning",
    "battle",
    "end",
    "replay",
    "lobby",
)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_letters_twice_as_large(context: NewContext, house: House, size: ViewportSize) -> None:
    small = size is PHONE
    browser = context(house.url, viewport=size, has_touch=small, is_mobile=small)
    # What a reader's own setting does to the root.
    browser.add_init_script(
        """new MutationObserver((_, watch) => {
            if (!document.documentElement) return;
            document.documentElement.style.fontSize = '200%';
            watch.disconnect();
        }).observe(document, {childList: true, subtree: true})"""
    )
    found = []
    shows: dict[str, State] = {name: STATES[name] for name in TIGHT}
    shows |= {screen: lambda page, house, screen=screen: page.goto(screen) for screen in SCREENS}  # type: ignore[misc]
    for (name, show), page in zip(shows.items(), pages(browser), strict=False):
        show(page, house)
        settled(page)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        if page.locator(".map:not(.empty)").count():
            seen = page.locator(".map").first.bounding_box()
            found += [] if seen and seen["height"] > 100 else [f"{name}: no map is to be seen"]
        found += [f"{name}: {fault}" for fault in (*too_wide(page), *clipped(page), *cut(page), *covered(page))]
    assert not found, "\n".join(found)
