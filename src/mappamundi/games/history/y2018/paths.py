"""Actions as paths of choices: invasions name the sections of their route, events their targets, one by one."""

from functools import partial
from typing import Final

from mappamundi.games.history.y2018.actions import (
    BY_LAND,
    CHOOSE_EMPIRE,
    CHOOSE_EVENT,
    FORCES,
    FORTIFY,
    GIVE,
    INVADE,
    LOSE_ARMY,
    MONUMENT,
    MOST_SEATS,
    NAMES,
    OPEN_PILE,
    PLAY_EVENT,
    PLAY_KINGDOM,
    REROLL,
    SHIFT,
    SIEGE,
    USE_EFFECT,
    ActionSpace,
    Args,
)
from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.chronicle import PILES
from mappamundi.kernel import Action
from mappamundi.kernel.paths import Kind, Paths, Values

OF_LAND: Final = (FORTIFY, USE_EFFECT, MONUMENT, LOSE_ARMY)


def paths(space: ActionSpace) -> Paths:
    """Those of this board."""
    return Paths(
        [_kind(space, kind) for kind in range(len(NAMES))],
        partial(_split, space),
        partial(_join, space),
    )


def _kind(space: ActionSpace, kind: int) -> Kind:
    board, do = space.board, NAMES[kind]
    if kind == CHOOSE_EMPIRE:
        return Kind(do, board.empire_ids)
    if kind == CHOOSE_EVENT:
        return Kind(do, board.event_ids)
    if kind == PLAY_KINGDOM:
        return Kind(do, tuple(board.event_ids[card] for card in space.kingdoms))
    if kind == PLAY_EVENT:
        return Kind(do, board.event_ids, (_most_targets(board),), (True,))
    if kind in OF_LAND:
        return Kind(do, board.land_ids)
    if kind == INVADE:
        return Kind(do, board.land_ids, (len(board.section_ids), space.variants), (True, False))
    if kind == SIEGE:
        return Kind(do, FORCES, (space.variants,), (False,))
    if kind == OPEN_PILE:
        return Kind(do, PILES)
    if kind == GIVE:
        return Kind(do, tuple(f"to {seat}" for seat in range(MOST_SEATS)))
    if kind == REROLL:
        return Kind(do, tuple(f"die {die}" for die in range(len(space.reroll))))
    if kind == SHIFT:
        return Kind(do, ("-1", "1"))
    return Kind(do)


def _most_targets(board: Board) -> int:
    return max(board.land_count, len(board.section_ids), len(board.area_ids))


def _split(space: ActionSpace, kind: int, args: Args) -> Values:
    if kind == INVADE:
        land, route, extra, auto = args
        return land, () if route == BY_LAND else space.board.routes[route], _variant(space, extra, auto)
    if kind == SIEGE:
        force, extra, auto = args
        return force, _variant(space, extra, auto)
    if kind == SHIFT:
        return ((args[0] + 1) // 2,)
    if kind == PLAY_KINGDOM:
        return (space.kingdoms.index(args[0]),)
    return args or (0,)


def _variant(space: ActionSpace, extra: int, auto: bool) -> int:
    """Z17.4, Z17.5: how many extra dice, or won at once."""
    return space.auto_variant if auto else extra


def _join(space: ActionSpace, kind: int, values: Values) -> Action:
    if kind == INVADE:
        land, route, variant = values
        return space.make(kind, land, space.board.route_index[route] if route else BY_LAND, *_dice(space, variant))
    if kind == SIEGE:
        force, variant = values
        return space.make(kind, force, *_dice(space, variant))
    if kind == SHIFT:
        return space.shifts[values[0]]
    if kind == PLAY_KINGDOM:
        return space.play_kingdom[space.kingdoms[values[0]]]
    return space.make(kind, *values) if _kind(space, kind).mains != ("",) else space.make(kind)


def _dice(space: ActionSpace, variant: int) -> tuple[int, bool]:
    return (0, True) if variant == space.auto_variant else (variant, False)
