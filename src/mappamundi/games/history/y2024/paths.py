"""Actions as paths of choices: Events and Honors name their targets one by one; so are lands named to take from."""

from functools import partial
from typing import Final

from mappamundi.games.history.y2024.actions import (
    BUILD_FORT,
    BUILD_MONUMENT,
    CHOOSE_EMPIRE,
    CHOOSE_EVENT,
    CHOOSE_TOKEN,
    CONQUER,
    END_EXPANSION,
    END_REVENUE,
    END_TURN,
    IGNORES,
    INVADE,
    NAMES,
    PAYMENTS,
    PLAY_EVENT,
    PLAY_HONOR,
    PLAY_TOKEN,
    SEND_FLEET,
    TAKE_BUILDING,
    USE_LEADER,
    ActionSpace,
    Args,
)
from mappamundi.kernel import Action
from mappamundi.kernel.paths import Kind, Paths, Values

PLAIN: Final = (END_EXPANSION, END_REVENUE, END_TURN)
OF_LAND: Final = (TAKE_BUILDING, INVADE, CONQUER)


def paths(space: ActionSpace) -> Paths:
    """Those of this board."""
    kinds = [_kind(space, kind) for kind in range(len(NAMES))]
    return Paths(kinds, _split, partial(_join, space))


def _kind(space: ActionSpace, kind: int) -> Kind:
    board, do = space.board, NAMES[kind]
    lands = board.land_count
    if kind == CHOOSE_TOKEN:
        return Kind(do, board.area_ids)
    if kind == PLAY_TOKEN:
        return Kind(do, board.token_ids)
    if kind == CHOOSE_EVENT:
        return Kind(do, board.event_ids)
    if kind == CHOOSE_EMPIRE:
        return Kind(do, board.empire_ids[: board.whole_empires])
    if kind in OF_LAND:
        return Kind(do, board.land_ids)
    if kind == SEND_FLEET:
        return Kind(do, board.water_ids)
    if kind == USE_LEADER:
        return Kind(do, IGNORES)
    if kind == BUILD_FORT:
        return Kind(do, board.land_ids, (len(PAYMENTS), lands), (False, True))
    if kind == BUILD_MONUMENT:
        return Kind(do, board.land_ids, (lands,), (True,))
    if kind in (PLAY_EVENT, PLAY_HONOR):
        names = board.event_ids if kind == PLAY_EVENT else board.honor_ids
        targets = max(block.items for block in space.blocks)
        return Kind(do, names, (targets, lands), (True, True))
    return Kind(do)


def _split(kind: int, args: Args) -> Values:
    if kind == BUILD_FORT:
        pay, (land,), takes = args
        return land, pay, takes
    if kind == BUILD_MONUMENT:
        _, (land,), takes = args
        return land, takes
    return args or (0,)


def _join(space: ActionSpace, kind: int, values: Values) -> Action:
    if kind == BUILD_FORT:
        land, pay, takes = values
        return space.compound(kind, pay, (land,), takes)
    if kind == BUILD_MONUMENT:
        land, takes = values
        return space.compound(kind, 0, (land,), takes)
    return space.make(kind) if kind in PLAIN else space.make(kind, *values)
