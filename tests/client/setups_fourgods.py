"""Points of a race of 4 Gods at which its screens are looked at."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page
from tests.client.playing import at_table
from tests.client.tables import House

GODS = ("humans", "dwarves", "elves", "merfolk")


def world(rows: str, prophets: dict[str, str]) -> dict[str, Any]:
    """Cells by the faces that lie there, row by row from the north; prophets as `god corner`. Seats lay in turn."""
    faces = {
        f"{x},{y}": face
        for y, row in enumerate(rows.split("\n"))
        for x, face in enumerate(row.split())
        if face != "...."
    }
    found: dict[str, Any] = {cell: {"face": face, "by": n % 4} for n, (cell, face) in enumerate(faces.items())}
    for cell, prophet in prophets.items():
        god, corner = prophet.split()
        found[cell]["prophet"] = {"god": god, "corner": corner}
    return found


# The middle of a race: bots with the tiles of the box have come so far. Every border of the World has a gap.
LAID = world(
    """MMPP MFFP FOPF .... OOOM OOFO OFOF/O FFOO
PPPO PFFP .... .... .... .... FOPF OOOP
OPPF PFOP .... .... .... .... FPOF POMO
FPPP .... .... .... .... .... FOOM OMOO
PPMP .... .... .... .... .... .... OOOO
PMMO .... .... .... .... .... .... OOPM
OMMM MPPM POFP .... .... .... .... MPPP
MMMO MPPM PFPP .... MMPM MMOP MPPO PPPP""",
    {
        "2,0": "merfolk nw",
        "4,0": "dwarves nw",
        "0,1": "humans nw",
        "1,1": "dwarves nw",
        "6,1": "humans ne",
        "7,1": "merfolk nw",
        "1,2": "humans nw",
        "6,2": "merfolk nw",
        "0,3": "elves ne",
        "6,3": "dwarves ne",
        "7,4": "merfolk nw",
        "7,5": "dwarves se",
        "0,6": "merfolk ne",
        "1,6": "humans nw",
        "2,6": "elves nw",
        "2,7": "humans nw",
        "6,7": "elves ne",
    },
)
STRIPS = {
    0: ["MMFF|OOPM", "MOOO|PPFF", "MMOO|FFPM", "FFPO|MMMM"],
    1: ["MFFO|OOOO", "MFFF|PPMO", "MMMF|OPOP/P", "MMMF|FFOO"],
    2: ["PPFF|OOOM", "OFFM|PPPO"],
    3: ["MMMF|OOPP", "MMMM|FFFO", "PPPP|MMOO"],
}
# In the race everybody holds something; the first hand of the first seat would match all round the city in the north.
RACE: dict[str, Any] = {
    "world": LAID,
    "cities": {"3,0": {"god": "elves"}, "6,6": {"god": "humans"}},
    "gods": {seat: [god] for seat, god in enumerate(GODS)},
    "reserves": {"humans": 4, "dwarves": 5, "elves": 6, "merfolk": 4},
    "hands": {
        0: ["OOMP|FFOP", "OOPP|MMFP"],
        1: ["POPO/P|MMFP", "MMMM|OOFP"],
        2: [None, "MMMP|MMOF"],
        3: ["FFFF|MMPO", "MMMO|FFPO"],
    },
    "discards": STRIPS,
    "bag": ["OOOO|PPPP", "FFFF|MMMM", "OOFF|PPPP", "MMMM|PPPP"] * 8,
}
# The same World in turns, where nobody knows the others' gods.
HIDDEN: dict[str, Any] = {key: value for key, value in RACE.items() if key not in ("gods", "hands")} | {
    "colours": dict(enumerate(GODS)),
    "cards": {0: "elves", 1: "merfolk", 2: "humans", 3: "dwarves"},
    "hands": {1: ["POPO/P|MMFP", "FFFF|MMMM"]},
    "turn": {"seat": 1},
}
TURNS = {"tempo": "timed_turns", "gods": "hidden"}
# Where wrong tiles may lie: the second seat has laid one that disagrees with the plain above it, and the third one
# that stands only because of it.
WRONG: dict[str, Any] = RACE | {
    "world": LAID
    | {
        "2,1": {"face": "OPMM", "by": 1, "wrong": True, "prophet": {"god": "dwarves", "corner": "se"}},
        "2,2": {"face": "MMOO", "by": 2},
    }
}
TABLE = {"legality": "table", "penalties": "all_players"}
# A forest of three tiles with two prophets, an ocean of two with one, and a city.
SMALL: dict[str, Any] = {
    "world": {
        "0,0": {"face": "FFFF", "by": 0, "prophet": {"god": "humans", "corner": "nw"}},
        "1,0": {"face": "FFFF", "by": 1},
        "0,1": {"face": "FFOO", "by": 2, "prophet": {"god": "elves", "corner": "se"}},
        "0,2": {"face": "OOOO", "by": 0},
    },
    "cities": {"7,0": {"god": "elves"}},
}


def staged_fourgods(
    setup: dict[str, Any], options: dict[str, str], *presses: str, acts: Sequence[tuple[int, dict[str, Any]]] = ()
) -> Callable[[Page, House], None]:
    """The middle of a race of 4 Gods; a press is a key, or a cell. Then others act."""

    def show(page: Page, house: House) -> None:
        table = house.staged(setup, 4, "fourgods", options)
        table.sit(page, 0)
        at_table(page)
        for what in presses:
            if "," in what:
                page.locator(f"[data-cell='{what}']").click()
            else:
                page.keyboard.press(what)
        for seat, form in acts:
            table.act(seat, form)

    return show
