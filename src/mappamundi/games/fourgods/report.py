"""A position in the words of a scenario's `expect`.

Some things can be written in more than one way: a tile by its number or its faces, a prophet's place by any corner of
its area, a row of slots with or without the empty ones at its end. What is reported equals all of them.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from mappamundi.games.fourgods import scoring
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.modules import drawn_of
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.state import CLOSING, NOBODY, NONE, OVER, PHASES, SECOND
from mappamundi.games.fourgods.tiles import CORNERS, FIRSTS, LITERALS, TERRAINS, terrain_at
from mappamundi.games.fourgods.world import CITY


class _Word(str):
    """A word that may be written otherwise as well."""

    __slots__ = ("_others",)

    _others: tuple[object, ...]

    def __new__(cls, word: str, others: Iterable[object] = ()) -> "_Word":
        new = super().__new__(cls, word)
        new._others = (word, *others)
        return new

    def __eq__(self, other: object) -> bool:
        return any(type(other) is type(way) and other == way for way in self._others)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class _Count(int):
    """How many cities a seat destroyed with its only god; or the same by the god's name."""

    _by_god: dict[str, int]

    def __new__(cls, count: int, god: str) -> "_Count":
        new = super().__new__(cls, count)
        new._by_god = {god: count}
        return new

    def __eq__(self, other: object) -> bool:
        return int(self) == other or self._by_god == other

    __hash__ = int.__hash__


class _Spent:
    """A clock, or turns to come, when the game is over: none any more, or nothing left."""

    def __eq__(self, other: object) -> bool:
        return other is None or (type(other) is int and other == 0)

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return "null"


class _Row:
    """A row of tiles, in which empty places at the end may be left out."""

    def __init__(self, items: Sequence[object]) -> None:
        self._items = _trimmed(items)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list | tuple) and _trimmed(other) == self._items

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return f"[{', '.join('null' if item is None else str(item) for item in self._items)}]"


class _Bag(_Row):
    """The tiles in the bag in the order of drawing; or how many there are."""

    def __eq__(self, other: object) -> bool:
        return other == len(self._items) if type(other) is int else super().__eq__(other)

    __hash__ = None


def _trimmed(items: Sequence[object]) -> list[object]:
    found = list(items)
    while found and found[-1] is None:
        found.pop()
    return found


def report(p: Position) -> dict[str, Any]:
    """Everything that a scenario may name."""
    scores = scoring.sheet(p, p.cards)
    seats = range(p.players)
    slots = p.module.slots
    timed = p.variant.timed and p.phase != OVER
    return {
        "phase": PHASES[p.phase],
        "drawn": drawn_of(p.variant),
        "clock": _Spent() if p.phase == OVER else None if p.clock == NONE else _seconds(p.clock),
        "turn": {"seat": p.active if timed else None},
        "turns_left": _Spent() if p.phase == OVER else p.turns_left if timed and p.phase == CLOSING else None,
        "passed": frozenset(seat for seat in seats if p.passed[seat]),
        "world_size": [p.grid.width, p.grid.height],
        "world": {name: _lying(p, cell) for cell, name in enumerate(p.grid.names)},
        "cities": {
            name: {"god": GODS[p.prophets[cell] >> 2]} if p.shapes[cell] == CITY else None
            for cell, name in enumerate(p.grid.names)
        },
        "cities_left": p.cities_left,
        "destroyed": {seat: _destroyed(p, seat) for seat in seats},
        "gods": {seat: frozenset(GODS[god] for god in p.gods[seat]) for seat in seats},
        "colours": {seat: GODS[p.gods[seat][0]] if p.variant.hidden and p.gods[seat] else None for seat in seats},
        "cards": {seat: None if card == NONE else GODS[card] for seat, card in enumerate(p.cards)},
        "reserves": {name: p.reserves[god] for god, name in enumerate(GODS)},
        "hands": {seat: _Row([_tile(p, tile) for tile in p.hands[2 * seat : 2 * seat + 2]]) for seat in seats},
        "taken": {seat: _taken(p, seat) for seat in seats},
        "discards": {
            seat: _Row([_tile(p, here >> 1, here & 1) for here in p.areas[seat * slots : (seat + 1) * slots]])
            for seat in seats
        },
        "bag": _Bag([_tile(p, tile) for tile in reversed(p.bag)]),
        "scores": list(scoring.seat_scores(p, scores)),
        "god_scores": {GODS[god]: (score or scoring.NOTHING).total for god, score in enumerate(scores)},
        "detail": {GODS[god]: (score or scoring.NOTHING)._asdict() for god, score in enumerate(scores)},
        "winners": frozenset(scoring.winners(p)) if p.phase == OVER else frozenset(),
    }


def _seconds(milliseconds: int) -> int | float:
    return milliseconds // SECOND if milliseconds % SECOND == 0 else milliseconds / SECOND


def _tile(p: Position, tile: int, face: int = 0) -> _Word | None:
    """A tile as it lies: upper face first; with its front up also by its number."""
    if tile < 0:
        return None
    found = p.rules.tiles.tiles[tile]
    return _Word(found.swapped) if face else _Word(found.literal, (found.id,) if found.id else ())


def _lying(p: Position, cell: int) -> dict[str, Any] | None:
    shape, prophet = p.shapes[cell], p.prophets[cell]
    if shape < 0:
        return None
    standing = None
    if prophet >= 0:
        first = prophet & 3
        ways = [CORNERS[corner] for corner in range(4) if FIRSTS[shape][corner] == first]
        terrain = TERRAINS[terrain_at(shape, first)]
        standing = {"god": GODS[prophet >> 2], "corner": _Word(ways[0], ways), "terrain": terrain}
    return {
        "face": LITERALS[shape],
        "tile": _tile(p, p.tiles[cell] >> 1),
        "by": None if p.by[cell] == NOBODY else p.by[cell],
        "wrong": cell in p.wrong,
        "prophet": standing,
    }


def _destroyed(p: Position, seat: int) -> int | dict[str, int]:
    """With two gods by god, with one either way."""
    gods = p.gods[seat]
    if len(gods) > 1:
        return {GODS[god]: p.destroyed[god] for god in gods}
    count = sum(p.destroyed[god] for god in gods) + p.tokens[seat]
    return _Count(count, GODS[gods[0]]) if gods else count


def _taken(p: Position, seat: int) -> dict[str, int] | None:
    for hand in (0, 1):
        if p.taken[2 * seat + hand] >= 0:
            return {"hand": hand, "area": p.taken[2 * seat + hand] >> 1}
    return None
