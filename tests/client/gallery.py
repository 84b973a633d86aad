"""The gallery: each state of the site and its tables is opened once at a desk and once in the hand, and looked at there
in every way. What opens a page costs as much as most looks at it.

At a desk it is photographed, by daylight, by lamplight and in another language; axe looks at it in both themes;
whatever can be pressed is hit and read in every window and language; and letters are made twice as large. In the hand
it is photographed, fingers try what they would hit, letters are made larger too, and pages are read in all languages.

A file `test_gallery_*.py` has the states of one family.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import ConsoleMessage, Page, ViewportSize, expect
from tests.client import looks
from tests.client.axe import MAP, in_both_themes
from tests.client.measures import PRESSED, clipped, covered, cut, too_low, too_small, too_wide
from tests.client.pages import DESKTOP, LAPTOP, PHONE, at_start, hear
from tests.client.playing import AT_ONCE, UNDRAWN, Theme, at_table, dress, quicken, settled, speak, undraw
from tests.client.tables import House, Table
from tests.client.waiting import drawn, still
from tests.words import LANGUAGES, LOCALES, read_fluent

Show = Callable[[Page, House], Any]

HAND: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
WINDOWS = [DESKTOP, ViewportSize(width=1280, height=720), ViewportSize(width=1024, height=768), PHONE]
# Others' turns go on by hand alone: a show stands still while it is looked at.
BY_HAND = {"pace": 1, "byHand": True}


class State(NamedTuple):
    """How something comes to be seen, and what is looked at there."""

    show: Show
    # Kept pictures: `light`, `dark` and `pt-BR` at a desk, `phone` in the hand.
    pictures: Sequence[str] = ()
    # What comes last on this screen; a page that flows may be a little longer or shorter elsewhere.
    last: str = "h1"
    flows: bool = False
    # By axe, also with its board, and where something is seen after these have been pressed.
    axe: bool = True
    board: bool = False
    then: Sequence[tuple[str, Sequence[str]]] = ()
    # In every window and language whatever can be pressed is hit and read, after these keys.
    pressed: Sequence[str] | None = None
    # With letters twice as large; in the hand by fingers, or buttons alone, and in all languages. What arranges itself
    # when it opens is opened anew for large letters.
    large: bool = False
    anew: bool = False
    fingers: bool = False
    low: bool = False
    languages: bool = False
    settings: Mapping[str, object] = AT_ONCE

    @property
    def at_desk(self) -> bool:
        return self.axe or self.pressed is not None or self.large or any(look != "phone" for look in self.pictures)

    @property
    def in_hand(self) -> bool:
        return self.large or self.fingers or self.low or self.languages or "phone" in self.pictures


def at_desk(states: Mapping[str, State]) -> list[str]:
    return [name for name, state in states.items() if state.at_desk]


def in_hand(states: Mapping[str, State]) -> list[str]:
    return [name for name, state in states.items() if state.in_hand]


# --- how states are opened -------------------------------------------------------------------------------------------


def open_at(address: str) -> Show:
    return lambda page, house: page.goto(address)


def sit_at(there: Callable[..., int | None], selection: str = "draft", other: int = 0) -> Show:
    """At a table of 2018 where such a thing is to be decided; with `other`, as the seat so many places further."""

    def show(page: Page, house: House) -> None:
        table, seat = house.at(there, selection)
        table.sit(page, (seat + other) % 4)
        at_table(page)

    return show


def staged(
    game: str,
    setup: dict[str, Any],
    seat: int = 0,
    *acts: tuple[int, dict[str, Any]],
    players: int = 4,
    options: dict[str, Any] | None = None,
    before_eyes: bool = False,
) -> Callable[[Page, House], Table]:
    """A table that begins in the middle of a game, after these actions, or while they are done."""

    def show(page: Page, house: House) -> Table:
        table = house.staged(setup, players, game, options)
        for actor, form in () if before_eyes else acts:
            table.act(actor, form)
        table.sit(page, seat)
        at_table(page)
        for actor, form in acts if before_eyes else ():
            table.act(actor, form)
        return table

    return show


def watch(page: Page, table: Table, mover: int, seat: int) -> None:
    """Another's turn, which is shown and goes on only by hand."""
    table.sit(page, seat)
    at_table(page)
    table.until(lambda played: None if mover in played.to_act() else 0)
    expect(page.locator(".prompt.show, .p-sheet.show")).to_be_visible()


def press(page: Page, what: str) -> None:
    """A key, or the words of a button."""
    if len(what) == 1 or what in ("Escape", "Enter", "Space"):
        page.keyboard.press(what)
        drawn(page)
    else:
        page.get_by_role("button", name=what).first.click()


# --- how they are looked at ------------------------------------------------------------------------------------------

# What a reader's own setting does to the root; pages see it when they come, or when their window changes.
LARGE = "() => { document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize')); }"
# A message that a language lacks shows its name.
NAMES = frozenset(message.id for file in sorted((LOCALES / "en").glob("*.ftl")) for message in read_fluent(file))
LIKE_A_NAME = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")


def unworded(page: Page) -> list[str]:
    """What the page shows in place of words."""
    shown = page.evaluate("document.body.innerText")
    return sorted(set(LIKE_A_NAME.findall(shown)) & NAMES)


class Gallery:
    def __init__(self, page_at: Callable[..., Page], house: House, press: looks.Press, renew: bool) -> None:
        self.page_at = page_at
        self.house = house
        self.press = press
        self.renew = renew
        self.found: list[str] = []

    def at_desk(self, name: str, state: State) -> None:
        page = self._opened(state, {})
        self._photograph(page, name, state, [look for look in state.pictures if look != "phone"])
        if not state.board:
            page.evaluate(f"() => {UNDRAWN}")
        if state.pressed is not None:
            for key in state.pressed:
                press(page, key)
            self._hit_and_read(page)
        if state.axe:
            self._axe(page, state)
        if state.large:
            page.set_viewport_size(LAPTOP)
            self._enlarge(page)
        assert not self.found, "\n".join(self.found)

    def in_hand(self, name: str, state: State) -> None:
        page = self._opened(state, HAND)
        self._photograph(page, name, state, [look for look in state.pictures if look == "phone"])
        page.evaluate(f"() => {UNDRAWN}")
        if state.fingers:
            still(page)
            self.found += [*too_wide(page), *too_small(page), *clipped(page), *covered(page)]
        if state.low:
            self.found += too_low(page)
        for language in LANGUAGES if state.languages else ():
            self._read(page, language)
        if state.anew:
            at_start(page, f"addEventListener('DOMContentLoaded', {LARGE})")
            state.show(page, self.house)
        if state.large:
            self._enlarge(page)
        assert not self.found, "\n".join(self.found)

    def _opened(self, state: State, how: dict[str, Any]) -> Page:
        page = self.page_at(self.house.url, **how)
        hear(page, "pageerror", lambda error: self.found.append(str(error)))
        hear(page, "console", self._hear)
        quicken(page, **state.settings)
        if state.pictures:
            at_start(page, looks.LETTERED)
        elif not state.board:
            undraw(page)
        state.show(page, self.house)
        expect(page.locator(state.last).first).to_be_attached()
        settled(page)
        return page

    def _hear(self, line: ConsoleMessage) -> None:
        # Of a page that is not there a browser says so, too.
        if line.type == "error" and not line.location["url"].endswith("/nowhere"):
            self.found.append(f"{line.text} ({line.location['url']})")

    def _photograph(self, page: Page, name: str, state: State, wanted: Sequence[str]) -> None:
        # The lamp is lit last: axe begins by the light that there is.
        looked = sorted(wanted, key=["light", "phone", "pt-BR", "dark"].index)
        for look in looked if self.press.lettered() else ():
            if look == "pt-BR":
                speak(page, look)
            theme: Theme = "dark" if look == "dark" else "light"
            dress(page, theme)
            seen = looks.drawn(page, state.last)
            self.found += self.press.compare(seen, look, name, flows=state.flows, renew=self.renew)
            if look == "pt-BR":
                speak(page, "en")
        # What follows is measured in the letters that readers have.
        page.evaluate("() => { document.documentElement.style.cssText = ''; }")

    def _axe(self, page: Page, state: State) -> None:
        settled(page)
        but = "" if state.board else f"{MAP}, .g-world"
        self.found += in_both_themes(page, but)
        if state.board and state.then:
            page.evaluate(f"() => {UNDRAWN}")
        for seen, presses in state.then:
            for what in presses:
                press(page, what)
            expect(page.locator(seen).first).to_be_visible()
            still(page)
            self.found += [f"{seen}: {fault}" for fault in in_both_themes(page, f"{MAP}, .g-world")]

    def _hit_and_read(self, page: Page) -> None:
        dress(page, "light")
        found: dict[str, list[str]] = {}
        for language in LANGUAGES:
            speak(page, language)
            self.found += [f"{language}: {name}" for name in unworded(page)]
            for window in WINDOWS:
                page.set_viewport_size(window)
                for fault in page.evaluate(PRESSED):
                    found.setdefault(fault, []).append(f"{window['width']} {language}")
        self.found += [f"{fault} ({', '.join(where)})" for fault, where in found.items()]
        speak(page, "en")
        page.set_viewport_size(DESKTOP)

    def _enlarge(self, page: Page) -> None:
        page.evaluate(LARGE)
        still(page)
        if page.locator(".map:not(.empty)").count():
            seen = page.locator(".map").first.bounding_box()
            self.found += [] if seen and seen["height"] > 100 else ["large letters: no map is to be seen"]
        measured = (*too_wide(page), *clipped(page), *cut(page), *covered(page))
        self.found += [f"large letters: {fault}" for fault in measured]

    def _read(self, page: Page, language: str) -> None:
        speak(page, language)
        settled(page)
        self.found += [f"{language}: {name}" for name in unworded(page)]
        self.found += [f"{language}: {fault}" for fault in too_wide(page)]
