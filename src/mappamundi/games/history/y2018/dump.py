"""A whole position as JSON, with names, and back: exact in both directions."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from mappamundi.games.history.board import members, union
from mappamundi.games.history.y2018.board import ACTIVE, CAPITAL, CITY, FORT, MONUMENT, Board
from mappamundi.games.history.y2018.state import DECISIONS, PHASES, STEP_NAMES, State
from mappamundi.kernel import BadInput

# How a value of the state is written, and read again.
Coder = tuple[Callable[[State, Any], Any], Callable[[State, Any], Any]]


def _as_it_is(p: State, value: Any) -> Any:
    return value


def _one(ids: Callable[[Board], Sequence[str]]) -> Coder:
    """A number that names a thing; -1 is none."""
    return (
        lambda p, n: None if n < 0 else ids(p.board)[n],
        lambda p, name: -1 if name is None else list(ids(p.board)).index(name),
    )


def _set(ids: Callable[[Board], Sequence[str]]) -> Coder:
    """A mask of things."""
    return (
        lambda p, mask: [ids(p.board)[n] for n in members(mask)],
        lambda p, names: union(list(ids(p.board)).index(name) for name in names),
    )


def _row(coder: Coder, box: Callable[[Any], Any] = list) -> Coder:
    """Several of them; `box` is the list or tuple that the state keeps."""
    out, back = coder
    return (
        lambda p, values: [out(p, value) for value in values],
        lambda p, values: box([back(p, value) for value in values]),
    )


def _owned(p: State, owners: list[int]) -> list[list[str]]:
    """For each seat the lands of its armies."""
    return [[p.board.land_ids[n] for n, owner in enumerate(owners) if owner == seat] for seat in range(p.players)]


def _owners(p: State, held: list[list[str]]) -> list[int]:
    owners = p.owners[:]
    for seat, lands in enumerate(held):
        for land in lands:
            owners[p.board.land_index[land]] = seat
    return owners


def _flag(flag: int) -> Coder:
    """The lands with this piece."""
    return (
        lambda p, pieces: [p.board.land_ids[n] for n, here in enumerate(pieces) if here & flag],
        lambda p, lands: [
            here | flag if name in lands else here for name, here in zip(p.board.land_ids, p.pieces, strict=True)
        ],
    )


def _sections(board: Board) -> Sequence[str]:
    return board.section_ids


def _lands(board: Board) -> Sequence[str]:
    return board.land_ids


def _regions(board: Board) -> Sequence[str]:
    return board.region_ids


def _events(board: Board) -> Sequence[str]:
    return [card.id for card in board.events]


def _empires(board: Board) -> Sequence[str]:
    return [card.id for card in board.empires]


PLAIN: Coder = (_as_it_is, _as_it_is)
NUMBERS = _row(PLAIN)
FIXED = _row(PLAIN, tuple)
SECTIONS, EVENTS = _set(_sections), _set(_events)
LAND, EVENT, EMPIRE = _one(_lands), _one(_events), _one(_empires)
EVENT_PILE, EMPIRE_PILE = _row(EVENT, tuple), _row(EMPIRE, tuple)

FIELDS: dict[str, Coder] = {
    "players": PLAIN,
    "classic": PLAIN,
    "rolls": PLAIN,
    "epoch": PLAIN,
    "phase": _one(lambda board: PHASES),
    "decision": _one(lambda board: DECISIONS),
    "step": _one(lambda board: STEP_NAMES),
    "scores": NUMBERS,
    "held": (_owned, _owners),
    "supply": NUMBERS,
    "active": _flag(ACTIVE),
    "capitals": _flag(CAPITAL),
    "cities": _flag(CITY),
    "monuments": _flag(MONUMENT),
    "forts": _flag(FORT),
    "capitals_left": PLAIN,
    "monuments_left": PLAIN,
    "forts_left": PLAIN,
    "hands": _row(EVENTS),
    "empires": _row(EMPIRE),
    "spent": EVENTS,
    "event_piles": _row(EVENT_PILE, tuple),
    "empire_piles": _row(EMPIRE_PILE, tuple),
    "event_pile": EVENT_PILE,
    "empire_pile": EMPIRE_PILE,
    "order": FIXED,
    "round": PLAIN,
    "event_chosen": PLAIN,
    "empire_chosen": PLAIN,
    "opened": PLAIN,
    "given": PLAIN,
    "called": PLAIN,
    "seat": PLAIN,
    "empire": EMPIRE,
    "kingdom": EVENT,
    "kingdom_done": PLAIN,
    "pool": PLAIN,
    "tokens": PLAIN,
    "markers": SECTIONS,
    "waiting_pool": PLAIN,
    "waiting_tokens": PLAIN,
    "waiting_markers": SECTIONS,
    "played": EVENTS,
    "links": _set(_regions),
    "extra_uses": FIXED,
    "auto_wins": PLAIN,
    "effect_used": PLAIN,
    "built": PLAIN,
    "chain": LAND,
    "target": LAND,
    "defender": PLAIN,
    "naval": PLAIN,
    "chained": PLAIN,
    "won": PLAIN,
    "attack": FIXED,
    "defence": FIXED,
    "attack_rerolls": PLAIN,
    "defence_rerolls": PLAIN,
    "side": PLAIN,
    "holds": PLAIN,
    "catapult_armies": PLAIN,
    "catapult_tokens": PLAIN,
    "struck": _one(_regions),
    "victims": FIXED,
}
# Where the state keeps what the dump tells land by land.
KEPT_IN = {"held": "owners"} | dict.fromkeys(("active", "capitals", "cities", "monuments", "forts"), "pieces")
# Not dumped: what the game itself brings along, and what follows from the rest.
BROUGHT = frozenset(("rules", "board", "chance", "log"))
DERIVED = frozenset(("powers", "active", "front", "shore", "routes"))
# Dumps of earlier versions lack these; there they are as at the start of a game.
ADDED = frozenset(("spent",))


def dump(p: State) -> dict[str, Any]:
    """Everything that changes in a game, by name."""
    return {name: out(p, getattr(p, KEPT_IN.get(name, name))) for name, (out, _) in FIELDS.items()}


def restore(p: State, dumped: Mapping[str, Any]) -> None:
    """Fill a fresh state from a dump."""
    for name, (out, back) in FIELDS.items():
        if name not in dumped:
            if name in ADDED:
                continue
            raise BadInput(f"the position lacks {name!r}; it is not a complete dump")
        value = None
        with suppress(ValueError, TypeError, IndexError, KeyError, AttributeError):
            value = back(p, dumped[name])
        kept_in = KEPT_IN.get(name, name)
        if type(value) is not type(getattr(p, kept_in)) or out(p, value) != dumped[name]:
            raise BadInput(f"{name!r} of the position cannot be {dumped[name]!r}")
        setattr(p, kept_in, value)
    p.explore()
    p.empower()
