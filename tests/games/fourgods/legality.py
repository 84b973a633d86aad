"""A second opinion on what is accepted: `legal` lists one way to do each thing, and others come to the same.

Everything else that is sent is accepted exactly if what it comes to is listed. Only at a table a tile may also be
placed where it does not belong, which is never listed.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.legal import prophets_of
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.tiles import CORNERS, FIRSTS, LITERALS, shape_of
from mappamundi.games.fourgods.world import EMPTY
from mappamundi.kernel import Action

VALUES: dict[str, tuple[Any, ...]] = {
    "god": GODS,
    "credit": GODS,
    "hand": (0, 1, 2, -1),
    "face": (0, 1, 2),
    "turn": (0, 1, 2, 3, 4),
    "x": (-1, 0, 1, 3, 6, 7, 8),
    "y": (-1, 0, 1, 3, 6, 7, 8),
    "prophet": (*CORNERS, "north"),
    "corner": (*CORNERS, "north"),
    "from": ([0, 0], [3, 3], [8, 0], [1]),
    "area": (0, 1, 2, 3, 4),
    "slot": (-1, 0, 1, 5, 19, 20),
    "shows": ("OOOO", "OOPF", "OPOP/P", "OPOP", "OPFM"),
    "count": (0, 1, 2, 3),
    "seconds": (0, 1, 29.5, 30, -1),
}


def acceptable(p: Position, seat: int, action: Action) -> bool:
    if action.kind in (a.BAD, a.TIME) or not 0 <= seat < p.players:
        return False
    plain = simplest(p, seat, action)
    return plain is not None and (plain in p.legal(seat) or _by_mistake(p, seat, plain))


def simplest(p: Position, seat: int, action: Action) -> Action | None:
    """The action that is listed where this one is possible; None if what it names beside that is not so."""
    kind, args, make = action.kind, action.args, p.rules.space.make
    if kind == a.DRAW:
        return make(kind, min(args[0] or 2, len(p.bag)))
    if kind == a.DISCARD:
        hand, face, slot = args
        free = slot == a.LEFT_OUT or (0 <= slot < p.module.slots and _lying(p, seat, slot) is None)
        return make(kind, hand, face, a.LEFT_OUT) if free else None
    if kind in (a.FLIP, a.TAKE):
        area, slot, *_, shows = args
        if area >= p.players or not 0 <= slot < p.module.slots:
            return None
        if shows != a.LEFT_OUT and not _same(_lying(p, area, slot), LITERALS[shows]):
            return None
        if kind == a.TAKE and args[2] != a.LEFT_OUT and p.hands[2 * seat + args[2]] >= 0:
            return None
        return make(kind, area, slot, *(a.LEFT_OUT,) * (len(args) - 2))
    if kind in (a.PLACE, a.DESTROY):
        return _lying_simplest(p, seat, action)
    if kind == a.PLACE_PROPHET:
        x, y, corner, god, source = args
        cell = p.grid.cell(x, y)
        if cell < 0 or p.shapes[cell] < 0:
            return None
        return make(kind, x, y, FIRSTS[p.shapes[cell]][corner], _own(p, seat, god), source)
    if kind == a.BUILD:
        x, y, god, source = args
        return make(kind, x, y, _own(p, seat, god), source)
    return action


def _lying_simplest(p: Position, seat: int, action: Action) -> Action | None:
    hand, face, turn, x, y, corner, god, source, *credit = action.args
    tile = p.hands[2 * seat + hand]
    if tile < 0:
        return None
    shape = p.rules.tiles.tiles[tile].shapes[4 * face + turn]
    place = p.rules.tiles.tiles[tile].shapes.index(shape)
    if corner != a.LEFT_OUT:
        corner, god = FIRSTS[shape][corner], _own(p, seat, god)
    if credit and len(p.gods[seat]) > 1 and credit[0] == a.LEFT_OUT:
        credit = [p.gods[seat][0]]
    elif credit:
        credit = [_own(p, seat, credit[0])]
    return p.rules.space.make(action.kind, hand, place // 4, place % 4, x, y, corner, god, source, *credit)


def _own(p: Position, seat: int, god: int) -> int:
    """A seat with one god need not name it."""
    return a.LEFT_OUT if p.gods[seat] == (god,) else god


def _lying(p: Position, area: int, slot: int) -> str | None:
    here = p.areas[area * p.module.slots + slot]
    return None if here < 0 else p.rules.tiles.tiles[here >> 1].literal.split("|")[here & 1]


def _same(face: str | None, other: str) -> bool:
    if face is None:
        return False
    letters, _, bridge = face.partition("/")
    shown = [letters[turn:] + letters[:turn] for turn in range(4)]
    return any(shape_of(way + (f"/{bridge}" if bridge else "")) == shape_of(other) for way in shown)


def _by_mistake(p: Position, seat: int, action: Action) -> bool:
    """G16.1: at a table a tile goes on any empty cell; all else must be as for a right one."""
    if not p.variant.table or action.kind != a.PLACE or p.phase not in (1, 2) or p.owes[seat]:
        return False
    if p.variant.timed and seat != p.active:
        return False
    hand, _, _, x, y, corner, god, source = action.args
    cell = p.grid.cell(x, y)
    marked = [other for other in (0, 1) if p.taken[2 * seat + other] >= 0]
    return (
        cell >= 0
        and p.shapes[cell] == EMPTY
        and p.hands[2 * seat + hand] >= 0
        and (not marked or hand in marked)
        and (corner == a.LEFT_OUT or (god, source) in prophets_of(p, seat))
    )


def plain_forms() -> Iterator[Mapping[str, Any]]:
    """Those without parameters, and some that are none at all."""
    for do in ("ready", "pass", "end_turn", "draw", "invade"):
        yield {"do": do}
    for god in GODS:
        yield {"do": "choose_god", "god": god}
        yield {"do": "choose_colour", "god": god}
    yield {"do": "time", "seconds": 1}
    yield {"do": "place", "hand": 0}
