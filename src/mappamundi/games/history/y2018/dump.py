"""A whole position as JSON, with names, and back: exact in both directions."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from mappamundi.games.history.y2018.board import Board, members, union
from mappamundi.games.history.y2018.state import DECISIONS, PHASES, STEP_NAMES, State
from mappamundi.kernel import BadInput

Coder = tuple[Callable[[Board, Any], Any], Callable[[Board, Any], Any]]


def _as_it_is(board: Board, value: Any) -> Any:
    return value


def _one(ids: Callable[[Board], Sequence[str]]) -> Coder:
    """A number that names a thing; -1 is none."""
    return (
        lambda board, n: None if n < 0 else ids(board)[n],
        lambda board, name: -1 if name is None else list(ids(board)).index(name),
    )


def _set(ids: Callable[[Board], Sequence[str]]) -> Coder:
    """A mask of things."""
    return (
        lambda board, mask: [ids(board)[n] for n in members(mask)],
        lambda board, names: union(list(ids(board)).index(name) for name in names),
    )


def _row(coder: Coder, box: Callable[[Any], Any] = list) -> Coder:
    """Several of them; `box` is the list or tuple that the state keeps."""
    out, back = coder
    return (
        lambda board, values: [out(board, value) for value in values],
        lambda board, values: box([back(board, value) for value in values]),
    )


def _lands(board: Board) -> Sequence[str]:
    return board.land_ids


def _sections(board: Board) -> Sequence[str]:
    return board.section_ids


def _regions(board: Board) -> Sequence[str]:
    return board.region_ids


def _events(board: Board) -> Sequence[str]:
    return [card.id for card in board.events]


def _empires(board: Board) -> Sequence[str]:
    return [card.id for card in board.empires]


PLAIN: Coder = (_as_it_is, _as_it_is)
NUMBERS = _row(PLAIN)
FIXED = _row(PLAIN, tuple)
LANDS, SECTIONS, EVENTS = _set(_lands), _set(_sections), _set(_events)
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
    "held": _row(LANDS),
    "supply": NUMBERS,
    "active": LANDS,
    "capitals": LANDS,
    "cities": LANDS,
    "monuments": LANDS,
    "forts": LANDS,
    "capitals_left": PLAIN,
    "monuments_left": PLAIN,
    "forts_left": PLAIN,
    "hands": _row(EVENTS),
    "empires": _row(EMPIRE),
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
# Not dumped: what the game itself brings along, and what follows from the board.
BROUGHT = frozenset(("rules", "board", "chance", "log"))
DERIVED = frozenset(("reach", "shore"))


def dump(p: State) -> dict[str, Any]:
    """Everything that changes in a game, by name."""
    return {name: out(p.board, getattr(p, name)) for name, (out, _) in FIELDS.items()}


def restore(p: State, dumped: Mapping[str, Any]) -> None:
    """Fill a fresh state from a dump."""
    for name, (out, back) in FIELDS.items():
        if name not in dumped:
            raise BadInput(f"the position lacks {name!r}; it is not a complete dump")
        value = None
        with suppress(ValueError, TypeError, IndexError, AttributeError):
            value = back(p.board, dumped[name])
        if type(value) is not type(getattr(p, name)) or out(p.board, value) != dumped[name]:
            raise BadInput(f"{name!r} of the position cannot be {dumped[name]!r}")
        setattr(p, name, value)
    p.explore()
