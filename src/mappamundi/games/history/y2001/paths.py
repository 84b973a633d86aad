"""Actions as paths of choices: event cards name their targets one by one, and so does a reallocation its waters."""

from functools import partial
from typing import Final

from mappamundi.games.history.board import members, union
from mappamundi.games.history.y2001.actions import (
    BUILD_FORT,
    BUILD_MONUMENT,
    BUY_ARMY,
    INVADE,
    NAMES,
    OF_WATER,
    PASS_CARD,
    PLAIN,
    PLAY_EVENT,
    REALLOCATE,
    REINFORCE,
    SPREAD_PLAGUE,
    ActionSpace,
    Args,
)
from mappamundi.games.history.y2001.board import MOST_SEATS
from mappamundi.games.history.y2001.chronicle import COIN_NAMES, PAY_NAMES
from mappamundi.kernel import Action
from mappamundi.kernel.paths import Kind, Paths, Values

# That of a Plague is a letter: there would be too many heads, and it is the rarest of these.
OF_LAND: Final = (REINFORCE, BUILD_MONUMENT)


def paths(space: ActionSpace) -> Paths:
    """Those of this board."""
    kinds = [_kind(space, kind) for kind in range(len(NAMES))]
    return Paths(kinds, _split, partial(_join, space))


def _kind(space: ActionSpace, kind: int) -> Kind:
    board, do = space.board, NAMES[kind]
    lands = board.land_count
    if kind in OF_LAND:
        return Kind(do, board.land_ids)
    if kind in OF_WATER:
        return Kind(do, board.water_ids)
    if kind == SPREAD_PLAGUE:
        return Kind(do, rest=(lands,), rows=(False,))
    if kind == PASS_CARD:
        return Kind(do, tuple(f"to {seat}" for seat in range(MOST_SEATS)))
    if kind == REALLOCATE:
        return Kind(do, rest=(board.water_count,), rows=(True,))
    if kind == BUILD_FORT:
        return Kind(do, board.land_ids, (len(PAY_NAMES),), (False,))
    if kind == BUY_ARMY:
        return Kind(do, (*COIN_NAMES, ""))
    if kind == INVADE:
        return Kind(do, board.land_ids, (lands + 1, 2), (False, False))
    if kind == PLAY_EVENT:
        return Kind(do, board.event_ids, (max(len(block.ids) for block in space.blocks),), (True,))
    return Kind(do)


def _split(kind: int, args: Args) -> Values:
    if kind == INVADE:
        land, origin, by_sea = args
        return land, origin + 1, by_sea
    if kind == SPREAD_PLAGUE:
        return 0, args[0]
    if kind == REALLOCATE:
        return 0, members(args[0])
    return args or (0,)


def _join(space: ActionSpace, kind: int, values: Values) -> Action:
    if kind == INVADE:
        land, origin, by_sea = values
        return space.make(kind, land, origin - 1, by_sea)
    if kind == SPREAD_PLAGUE:
        return space.make(kind, values[1])
    if kind == REALLOCATE:
        return space.make(kind, union(values[1]))
    return space.make(kind) if kind in PLAIN else space.make(kind, *values)
