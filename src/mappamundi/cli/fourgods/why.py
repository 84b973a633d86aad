"""What "why can't I …" means: a verb, columns, rows and names turned into actions that the rules may refuse."""

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

from mappamundi.cli.play.finding import find, means
from mappamundi.cli.play.telling import Teller
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.tiles import CORNERS
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import CITY

Form = Mapping[str, Any]

# Verbs that take a column and a row, then those that take a slot or nothing; the messages hold the words for them.
ON_CELLS: Final = ("place", "destroy", "build", "prophet", "challenge", "forfeit")
PLAIN: Final = {"pass": "pass", "end": "end_turn", "ready": "ready"}


def attempts(teller: Teller, view: View, text: str) -> list[Form] | str:
    """The actions to try, the likeliest first, or a sentence."""
    words = teller.words
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    verb = next(iter(re.findall(r"[^\W\d]+", text.casefold())), "")
    seat = view.viewer or 0
    for plain, do in PLAIN.items():
        if means(words, verb, plain):
            return [{"do": do}]
    if means(words, verb, "draw"):
        return [{"do": "draw", "count": count} for count in (2, 1)]
    if means(words, verb, "discard"):
        return [{"do": "discard", "hand": hand, "face": face} for hand in _hands(view, seat) for face in (0, 1)]
    if means(words, verb, "put-back"):
        return [{"do": "put_back", "hand": hand} for hand in _hands(view, seat)]
    for do in ("take", "flip"):
        if means(words, verb, do):
            return _lying(view, seat, do, numbers)
    god = find([teller.name(god) for god in GODS], text)
    if god is not None:
        return [{"do": "choose_colour" if view.variant.hidden else "choose_god", "god": GODS[god]}]
    do = next((one for one in ON_CELLS if means(words, verb, one)), "")
    if len(numbers) < 2 or (verb and not do):
        return words("terminal-tiles-why-unknown", text=text)
    return _on_cell(view, seat, do, numbers[-2] - 1, numbers[-1] - 1)


def cell_named(view: View, text: str) -> int | None:
    """The cell of a column and a row."""
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if len(numbers) != 2:
        return None
    cell = view.grid.cell(numbers[0] - 1, numbers[1] - 1)
    return None if cell < 0 else cell


def _hands(view: View, seat: int) -> list[int]:
    """The hands that hold something come first: of an empty one there is less to say."""
    return sorted((0, 1), key=lambda hand: view.hands[2 * seat + hand] < 0)


def _lying(view: View, seat: int, do: str, numbers: list[int]) -> list[Form]:
    """A slot by its number, in one's own strip first; without a number any."""
    areas = [seat, *(other for other in range(view.players) if other != seat)]
    slots = [numbers[-1] - 1] if numbers else range(view.module.slots)
    forms: list[Form] = [{"do": do, "area": area, "slot": slot} for area in areas for slot in slots]
    return sorted(forms, key=lambda form: not _lies(view, form["area"], form["slot"]))


def _lies(view: View, area: int, slot: int) -> bool:
    return 0 <= slot < view.module.slots and view.areas[area * view.module.slots + slot] >= 0


def _on_cell(view: View, seat: int, do: str, x: int, y: int) -> list[Form]:
    """What is meant for a cell; without a verb, to lay a tile there, on a city too, or to send a prophet after it."""
    cell = view.grid.cell(x, y)
    if not do:
        do = "place"
        if cell >= 0:
            do = "destroy" if view.shapes[cell] == CITY else "prophet" if view.follow[seat] == cell else "place"
    if do in ("place", "destroy"):
        return list(_laid(view, seat, do, x, y))
    if do == "prophet":
        return [
            {"do": "place_prophet", "x": x, "y": y, "corner": corner, **god}
            for corner in CORNERS
            for god in _gods(view, seat)
        ]
    if do == "build":
        return [{"do": "build", "x": x, "y": y, **god} for god in _gods(view, seat)]
    return [{"do": do, "x": x, "y": y}]


def _laid(view: View, seat: int, do: str, x: int, y: int) -> Iterator[Form]:
    """From either hand, on either face, in any turn."""
    for hand, face, turn in product(_hands(view, seat), (0, 1), range(4)):
        yield {"do": do, "hand": hand, "face": face, "turn": turn, "x": x, "y": y}


def _gods(view: View, seat: int) -> list[dict[str, str]]:
    """Whose prophet: only a seat with two gods has to say it."""
    gods = view.gods[seat]
    return [{"god": GODS[god]} for god in gods] if len(gods) > 1 else [{}]
