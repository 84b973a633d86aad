"""4 Gods at the table: what fits where, gestures and keys, tiles laid before they are confirmed, lost races."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.client.axe import faults
from tests.client.conftest import DESKTOP, LAPTOP, PHONE, NewContext
from tests.client.playing import quicken
from tests.client.tables import NAMES, House, Table

GAME = "fourgods"

# --- at the table -----------------------------------------------------------------------------------------------------

# One tile in the corner. The first hand fits beside it as it lies, and below it turned twice; the second only corners.
SETUP: dict[str, Any] = {
    "world": {"0,0": {"face": "OOPP", "by": 1}},
    "gods": {0: ["humans"], 1: ["dwarves"], 2: ["elves"]},
    "hands": {0: ["OOPP|FFFF", "MMMM|MMFF"], 1: ["OOPP|MMMM", "OOPP|FFFF"], 2: ["OOOO|PPPP", None]},
    "discards": {1: ["OPOP/P|FFFF", "MMMM|OOOO"]},
    "bag": ["OOOO|PPPP", "FFFF|MMMM", "OOFF|PPPP", "MMMM|PPPP"],
}


# What cells say of themselves.
LABELS = "cells => cells.map((cell) => cell.ariaLabel)"


class Gate:
    """Holds back what the page sends, until it is opened; or cuts the wire."""

    def __init__(self, page: Page) -> None:
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        self.lines: list[WebSocketRoute] = []
        self.shut = False
        self.cut = False
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self.cut:
            line.close()
            return
        server = line.connect_to_server()
        self.lines.append(line)

        def send(message: str | bytes) -> None:
            if self.shut and json.loads(message).get("type") == "act":
                self.held.append((server, message))
            else:
                server.send(message)

        line.on_message(send)

    def open(self) -> None:
        self.shut = False
        for server, message in self.held:
            server.send(message)
        self.held = []


@pytest.fixture
def race(house: House, context: NewContext) -> Callable[..., tuple[Page, Table]]:
    def sit(**more: Any) -> tuple[Page, Table]:
        table = house.staged(SETUP, players=4, game=GAME)
        page = context(house.url, **({"viewport": DESKTOP} | more)).new_page()
        quicken(page, told=[GAME])
        return page, table

    return sit


def cell(page: Page, x: int, y: int) -> Locator:
    return page.locator(f"[data-cell='{x},{y}']")


def told(page: Page) -> None:
    """What was laid is in the World of everybody."""
    expect(page.locator(".g-cell.pending")).to_have_count(0)


def in_world(table: Table, x: int, y: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = table.view(0)["world"].get(f"{x},{y}")
    return found


def test_tiles_are_laid_by_pointer_and_keys(race: Callable[..., tuple[Page, Table]]) -> None:
    page, table = race()
    table.sit(page, 0)
    world = page.get_by_role("grid", name="The World")
    expect(world.get_by_role("row")).to_have_count(8)
    expect(cell(page, 1, 0)).to_have_attribute("aria-label", "Column 2, row 1, open, fits")
    expect(cell(page, 0, 1)).to_have_attribute("aria-label", re.compile("fits turned twice"))
    expect(cell(page, 3, 3)).to_have_attribute("aria-label", re.compile("touches no side line"))
    expect(cell(page, 0, 0)).to_have_attribute("aria-label", "Column 1, row 1, tile: ocean north, plain south")
    expect(page.locator(".g-fit")).to_have_count(5)
    # It does not fit as it lies: signs say what would make it fit, a wheel turns it, and a click makes it fit at once.
    cell(page, 0, 1).hover()
    signs = cell(page, 0, 1).locator(".g-way")
    expect(signs.locator(".turn")).to_have_count(1)
    expect(signs).to_have_text("2")
    page.mouse.wheel(0, 100)
    expect(signs).to_have_text("1")
    cell(page, 0, 1).click()
    expect(cell(page, 0, 1)).to_have_class(re.compile("right"))
    # A flip and turns together are one click, too.
    page.keyboard.press("f")
    page.keyboard.press("r")
    expect(signs.locator(".flip")).to_have_count(1)
    expect(signs).to_have_text("3")
    cell(page, 0, 1).click()
    expect(cell(page, 0, 1)).to_have_class(re.compile("right"))
    assert in_world(table, 0, 1) is None
    cell(page, 0, 1).click(button="right")
    cell(page, 0, 1).click(button="middle")
    expect(page.locator("[data-hand='0']")).to_have_attribute("aria-label", re.compile("Hand 1: forest, forest"))
    page.locator("[data-flip='0']").click()
    page.keyboard.press("Shift+r")
    cell(page, 0, 1).hover()
    expect(cell(page, 0, 1)).to_have_class(re.compile("right"))
    # A press that is held asks where a prophet is to stand; it can be left again.
    page.mouse.down()
    expect(page.locator(".g-quarter")).to_have_count(4)
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(page.locator(".g-quarter")).to_have_count(0)
    cell(page, 0, 1).click()
    expect(cell(page, 0, 1)).to_have_attribute("aria-label", re.compile("tile: plain north, ocean south"))
    told(page)
    assert (in_world(table, 0, 1) or {})["face"] == "PPOO"
    # The other hand is up now; F flips it, the keys find its cells, and P asks for a quarter.
    expect(page.locator("[data-hand='1']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("f")
    page.keyboard.press("]")
    expect(page.locator(".g-cell.aimed.right")).to_have_count(1)
    expect(cell(page, 7, 0)).to_be_focused()
    page.keyboard.press("p")
    expect(page.locator("h1")).to_have_text("Where shall the prophet stand?")
    # What the server says it would bring stands in each area, not in each quarter.
    expect(page.locator(".g-worth")).to_have_count(2)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(cell(page, 7, 0)).to_have_attribute("aria-label", re.compile("your prophet in the forest"))
    told(page)
    assert (in_world(table, 7, 0) or {})["prophet"] == {"god": "humans", "corner": "se", "terrain": "forest"}
    # Empty hands draw; a strip is walked through by keys, and what is taken must be laid.
    page.keyboard.press("b")
    expect(page.locator("[data-hand='0'] canvas")).to_have_count(1)
    page.keyboard.press("d")
    expect(page.locator("h1")).to_have_text("Into which slot?")
    page.keyboard.press("3")
    expect(page.locator("[data-area='0'][data-slot='2'] canvas")).to_have_count(1)
    page.locator("[data-area='1'][data-slot='1']").click()
    expect(page.locator("h1")).to_have_text("Lay the tile you took.")
    assert [held and held["taken"] for held in table.view(0)["hands"][0]] == [None, 1]


def test_a_ghost_is_confirmed_or_goes_back_and_outlives_the_wire(race: Callable[..., tuple[Page, Table]]) -> None:
    page, table = race()
    gate = Gate(page)
    table.sit(page, 0)
    expect(cell(page, 1, 0)).to_have_class(re.compile("lit"))
    # Laid at once for whoever lays it, with a dotted rim; two may be under way.
    gate.shut = True
    cell(page, 1, 0).click()
    expect(cell(page, 1, 0)).to_have_class(re.compile("pending"))
    expect(page.locator("[data-hand='0']")).to_have_attribute("aria-label", "Hand 1: empty")
    cell(page, 7, 7).hover()
    cell(page, 7, 7).click()
    expect(page.locator(".g-cell.pending")).to_have_count(2)
    expect(cell(page, 2, 0)).to_have_attribute("aria-label", re.compile("open$"))
    # Another's confirmed tile wins the cell at once; the refusal brings the own one back, with a word why.
    table.act(1, {"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 1, "y": 0})
    expect(cell(page, 1, 0)).not_to_have_class(re.compile("pending"))
    gate.open()
    note = page.locator(".g-note")
    expect(note).to_contain_text("Rafael was first at column 2, row 1. Your tile is back in hand 1.")
    expect(page.locator("[role=alert]", has_text="Rafael was first")).to_have_count(1)
    expect(page.locator("[data-hand='0'] canvas")).to_have_count(1)
    told(page)
    assert (in_world(table, 7, 7) or {})["by"] == 0
    # The wire breaks in the middle of a drag: the tile stays, is asked for again by its number, and is kept.
    hand = page.locator("[data-hand='0']")
    hand.hover()
    page.mouse.down()
    box = cell(page, 2, 0).bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + 30, steps=4)
    expect(page.locator(".g-carried canvas")).to_be_visible()
    gate.cut = True
    gate.lines[-1].close()
    page.mouse.up()
    expect(cell(page, 2, 0)).to_have_class(re.compile("pending"))
    expect(page.locator(".prompt.lost")).to_be_visible()
    assert in_world(table, 2, 0) is None
    gate.cut = False
    page.get_by_role("button", name="Try now").click()
    told(page)
    expect(cell(page, 2, 0)).to_have_attribute("aria-label", re.compile("tile: ocean north"))
    assert (in_world(table, 2, 0) or {})["by"] == 0
    # Cut once more, and meanwhile somebody else lays there: it comes back to the hand when the wire is whole again.
    page.keyboard.press("b")
    expect(page.locator("[data-hand='0'] canvas")).to_have_count(1)
    gate.cut = True
    gate.lines[-1].close()
    expect(page.locator(".prompt.lost")).to_be_visible()
    cell(page, 0, 7).hover()
    cell(page, 0, 7).click()
    expect(cell(page, 0, 7)).to_have_class(re.compile("pending"))
    table.act(1, {"do": "place", "hand": 1, "face": 0, "turn": 0, "x": 0, "y": 7})
    gate.cut = False
    page.get_by_role("button", name="Try now").click()
    expect(note).to_contain_text("Rafael was first at column 1, row 8. Your tile is back in hand 1.")
    expect(page.locator("[data-hand='0'] canvas")).to_have_count(1)
    assert (in_world(table, 0, 7) or {})["by"] == 1


def test_what_does_not_fit_shakes_or_lies_there_wrongly(house: House, context: NewContext) -> None:
    for legality, laid in (("strict", False), ("table", True)):
        table = house.staged(SETUP, players=4, game=GAME, options={"legality": legality})
        page = context(house.url, viewport=LAPTOP).new_page()
        quicken(page, told=[GAME])
        table.sit(page, 0)
        # Whoever may err is told neither by signs nor in words what fits; everybody else is, of discards as well.
        fits = "; fits 3 cells" if not laid else ""
        expect(page.locator("[data-hand='1']")).to_have_attribute("aria-label", re.compile(f"north-west{fits}$"))
        expect(page.locator(".g-fit")).to_have_count(0 if laid else 5)
        expect(page.locator(".g-slot.fits")).to_have_count(0 if laid else 2)
        expect(page.locator(".prompt-facts")).to_have_text(
            "" if laid else re.compile("The tile in hand 1 fits 5 cells")
        )
        page.locator("[data-area='1'][data-slot='0']").hover()
        expect(page.locator(".g-fit")).to_have_count(0 if laid else 4)
        page.locator("[data-hand='1']").hover()
        page.mouse.down()
        cell(page, 1, 0).hover()
        cell(page, 1, 0).hover(position={"x": 20, "y": 20})
        page.mouse.up()
        if laid:
            expect(cell(page, 1, 0)).to_have_attribute("aria-label", re.compile("tile: mountain everywhere"))
            told(page)
            assert (in_world(table, 1, 0) or {})["wrong"]
        else:
            expect(page.get_by_role("status").filter(has_text="It does not match on its west side.")).to_have_count(1)
            assert in_world(table, 1, 0) is None
        page.close()


def test_four_players_race_for_one_cell(house: House, context: NewContext) -> None:
    """All four have laid their tile before any of them is told of another: one keeps it, the others get theirs back."""
    hands = {seat: ["OOPP|FFFF", None] for seat in range(4)}
    table = house.staged({**SETUP, "hands": hands}, players=4, game=GAME)
    pages = [context(house.url, viewport=LAPTOP).new_page() for _ in range(4)]
    gates = [Gate(page) for page in pages]
    for seat, (page, gate) in enumerate(zip(pages, gates, strict=True)):
        quicken(page, told=[GAME])
        table.sit(page, seat)
        gate.shut = True
        cell(page, 1, 0).click()
        expect(cell(page, 1, 0)).to_have_class(re.compile("pending"))
    assert in_world(table, 1, 0) is None
    for gate in gates:
        gate.open()
    for page in pages:
        told(page)
    winner = (in_world(table, 1, 0) or {})["by"]
    for seat, page in enumerate(pages):
        expect(cell(page, 1, 0)).to_have_attribute("aria-label", re.compile("tile: ocean north, plain south"))
        if seat == winner:
            expect(page.locator("[data-hand='0']")).to_have_attribute("aria-label", "Hand 1: empty")
        else:
            expect(page.locator(".g-note")).to_contain_text(f"{NAMES[winner]} was first at column 2, row 1.")
            expect(page.locator("[data-hand='0'] canvas")).to_have_count(1)
    # Nothing is lost but the race, and everybody sees the same World.
    view = table.view(None)
    held = [None if hand[0] is None else hand[0]["tile"] for hand in view["hands"]]
    assert held == [None if seat == winner else "OOPP|FFFF" for seat in range(4)]
    worlds = [page.locator("[data-cell][aria-label*='tile:']").evaluate_all(LABELS) for page in pages]
    assert len(worlds[0]) == 2
    assert worlds == worlds[:1] * 4


def test_a_phone_plays_with_fingers_and_never_scrolls(race: Callable[..., tuple[Page, Table]]) -> None:
    page, table = race(viewport=PHONE, has_touch=True, is_mobile=True)
    table.sit(page, 0)
    expect(cell(page, 1, 0)).to_have_class(re.compile("lit"))
    size = cell(page, 1, 0).bounding_box()
    assert size
    assert size["width"] == 44
    # The first touch of a lit cell aims and makes the tile fit, whichever cell it is; the second lays it.
    cell(page, 1, 0).tap()
    expect(cell(page, 1, 0)).to_have_class(re.compile("aimed.*right"))
    cell(page, 0, 1).tap()
    expect(cell(page, 0, 1)).to_have_class(re.compile("aimed.*right"))
    page.get_by_role("button", name="Turn").tap()
    expect(page.locator(".p-sheet h1")).to_have_text("It fits here another way round.")
    page.get_by_role("button", name="Make it fit", exact=True).tap()
    expect(page.get_by_role("button", name="Place", exact=True)).to_be_visible()
    assert in_world(table, 0, 1) is None
    cell(page, 0, 1).tap()
    expect(cell(page, 0, 1)).to_have_attribute("aria-label", re.compile("tile: plain north, ocean south"))
    assert faults(page) == []
    small = page.evaluate("""() => [...document.querySelectorAll(".phone button")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width && one.checkVisibility() && (box.width < 34 || box.height < 34);
    }).map((one) => one.className)""")
    assert small == []
    assert page.evaluate(
        "[document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
    ) == [0, 0]
    page.get_by_role("button", name=re.compile("^Discards")).tap()
    expect(page.locator(".g-discards canvas")).to_have_count(2)
