"""Actions as paths of choices: what is done where, then with which hand, how the tile lies, and whose prophet it gets.

Cells are those of the World of the data file: of an action elsewhere, in the larger World of a scenario, there is no
path.
"""

from functools import partial
from typing import Final

from mappamundi.games.fourgods.actions import (
    BUILD,
    CHALLENGE,
    CHOOSE_COLOUR,
    CHOOSE_GOD,
    DESTROY,
    DISCARD,
    DRAW,
    FACES,
    FLIP,
    FORFEIT,
    HANDS,
    LEFT_OUT,
    MOST_DRAWN,
    NAMES,
    PLACE,
    PLACE_PROPHET,
    PUT_BACK,
    SEATS,
    SHOWN,
    TAKE,
    TIME,
    TURNS,
    ActionSpace,
    Args,
    Source,
)
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.tiles import CORNERS
from mappamundi.games.fourgods.world import grid
from mappamundi.kernel import Action
from mappamundi.kernel.paths import Kind, Paths, Values

AT_HAND: Final = tuple(f"hand {hand}" for hand in range(HANDS))


def paths(space: ActionSpace) -> Paths:
    """Those of this World."""
    return Paths([_kind(space, kind) for kind in range(TIME)], partial(_split, space), partial(_join, space))


def _kind(space: ActionSpace, kind: int) -> Kind:
    do, world = NAMES[kind], grid(space.width, space.height)
    # What may be left out has one value more: nothing said, or the reserve.
    god, source = 1 + len(GODS), 1 + world.cells
    lies = (HANDS, FACES, TURNS, 1 + len(CORNERS), god, source)
    if kind in (CHOOSE_COLOUR, CHOOSE_GOD):
        return _plain(do, GODS)
    if kind == DRAW:
        return _plain(do, tuple(str(count or "") for count in range(MOST_DRAWN + 1)))
    if kind == DISCARD:
        return _plain(do, AT_HAND, FACES, 1 + space.slots)
    if kind in (FLIP, TAKE):
        slots = tuple(f"area {area} slot {slot}" for area in range(SEATS) for slot in range(space.slots))
        return _plain(do, slots, *(() if kind == FLIP else (1 + HANDS,)), 1 + len(SHOWN))
    if kind == PUT_BACK:
        return _plain(do, AT_HAND)
    if kind == PLACE:
        return _plain(do, world.names, *lies)
    if kind == DESTROY:
        return _plain(do, world.names, *lies, god)
    if kind == PLACE_PROPHET:
        # A seat has one cell at most for it: its corners are what differs.
        return _plain(do, CORNERS, world.cells, god, source)
    if kind == BUILD:
        return _plain(do, world.names, god, source)
    if kind in (CHALLENGE, FORFEIT):
        return _plain(do, world.names)
    return Kind(do)


def _plain(do: str, mains: tuple[str, ...], *rest: int) -> Kind:
    """A kind of which no parameter is a row of several."""
    return Kind(do, mains, rest, (False,) * len(rest))


# --- apart ------------------------------------------------------------------------------------------------------


def _split(space: ActionSpace, kind: int, args: Args) -> Values:
    if kind in (PLACE, DESTROY):
        hand, face, turn, x, y, corner, god, source, *credit = args
        said = [named + 1 for named in credit]
        return _cell(space, x, y), hand, face, turn, corner + 1, god + 1, _near(space, source), *said
    if kind == PLACE_PROPHET:
        x, y, corner, god, source = args
        return corner, _cell(space, x, y), god + 1, _near(space, source)
    if kind == BUILD:
        x, y, god, source = args
        return _cell(space, x, y), god + 1, _near(space, source)
    if kind in (CHALLENGE, FORFEIT):
        return (_cell(space, *args),)
    if kind == DISCARD:
        hand, face, slot = args
        return hand, face, slot + 1
    if kind in (FLIP, TAKE):
        area, slot, *hand, shows = args
        said = [named + 1 for named in hand]
        return area * space.slots + slot, *said, 0 if shows == LEFT_OUT else 1 + SHOWN.index(shows)
    return args or (0,)


def _cell(space: ActionSpace, x: int, y: int) -> int:
    if not (0 <= x < space.width and 0 <= y < space.height):
        raise ValueError(f"the cell {x},{y} has no path: the World has {space.width} × {space.height} cells")
    return y * space.width + x


def _near(space: ActionSpace, source: Source) -> int:
    """0 for the reserve, then the cells."""
    return 0 if source is None else 1 + _cell(space, *source)


# --- together ---------------------------------------------------------------------------------------------------


def _join(space: ActionSpace, kind: int, values: Values) -> Action:
    if kind in (PLACE, DESTROY):
        cell, hand, face, turn, corner, god, near, *credit = values
        if not corner and (god or near):
            raise ValueError("no prophet is put down, and so it has no god and comes from nowhere")
        said = [named - 1 for named in credit]
        lies = hand, face, turn, *_xy(space, cell)
        return space.make(kind, *lies, corner - 1, god - 1, _source(space, near), *said)
    if kind == PLACE_PROPHET:
        corner, cell, god, near = values
        return space.make(kind, *_xy(space, cell), corner, god - 1, _source(space, near))
    if kind == BUILD:
        cell, god, near = values
        return space.make(kind, *_xy(space, cell), god - 1, _source(space, near))
    if kind in (CHALLENGE, FORFEIT):
        return space.make(kind, *_xy(space, values[0]))
    if kind == DISCARD:
        hand, face, slot = values
        return space.make(kind, hand, face, slot - 1)
    if kind in (FLIP, TAKE):
        place, *hand, shows = values
        said = [named - 1 for named in hand]
        return space.make(kind, *divmod(place, space.slots), *said, SHOWN[shows - 1] if shows else LEFT_OUT)
    return space.make(kind, *values) if _has_main(kind) else space.make(kind)


def _has_main(kind: int) -> bool:
    return kind in (CHOOSE_COLOUR, CHOOSE_GOD, DRAW, PUT_BACK)


def _xy(space: ActionSpace, cell: int) -> tuple[int, int]:
    return cell % space.width, cell // space.width


def _source(space: ActionSpace, near: int) -> Source:
    return _xy(space, near - 1) if near else None
