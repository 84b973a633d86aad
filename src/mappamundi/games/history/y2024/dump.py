"""A whole position as JSON, with names, and back: exact in both directions."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from mappamundi.games.history.board import members, union
from mappamundi.games.history.y2024.board import ARMY, CAPITAL, CITY, FORT, MONUMENT, WALL, Board
from mappamundi.games.history.y2024.state import DECISIONS, DRAFT_EVENTS, DRAFT_TOKENS, TASKS, State, Variant
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
    """For each seat the lands of its people."""
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


def _pile_ids(p: State) -> Sequence[str]:
    """What the pile of the organization is made of: the decision, which is read before it, says so."""
    board = p.board
    if p.decision == DRAFT_TOKENS:
        return board.token_ids
    return board.event_ids if p.decision == DRAFT_EVENTS else board.empire_ids


PLAIN: Coder = (_as_it_is, _as_it_is)
NUMBERS, FIXED = _row(PLAIN), _row(PLAIN, tuple)
LAND = _one(lambda board: board.land_ids)
AREA = _one(lambda board: board.area_ids)
TOKEN = _one(lambda board: board.token_ids)
EVENT = _one(lambda board: board.event_ids)
EMPIRE = _one(lambda board: board.empire_ids)
HONOR = _one(lambda board: board.honor_ids)
VARIANT: Coder = (lambda p, variant: variant._asdict(), lambda p, given: Variant(**given))
TASK: Coder = (
    lambda p, task: [TASKS[task[0]], *task[1:]],
    lambda p, task: (TASKS.index(task[0]), *map(int, task[1:])),
)
PILE: Coder = (
    lambda p, pile: [_pile_ids(p)[n] for n in pile],
    lambda p, names: tuple(list(_pile_ids(p)).index(name) for name in names),
)
TOKENS, EVENTS, EMPIRES, HONORS = _row(TOKEN, tuple), _row(EVENT, tuple), _row(EMPIRE, tuple), _row(HONOR, tuple)

FIELDS: dict[str, Coder] = {
    "players": PLAIN,
    "variant": VARIANT,
    "rolls": PLAIN,
    "epoch": PLAIN,
    "decision": _one(lambda board: DECISIONS),
    "agenda": _row(TASK, tuple),
    "halts": PLAIN,
    "gold": NUMBERS,
    "chests": NUMBERS,
    "held": (_owned, _owners),
    "standing": _flag(ARMY),
    "capitals": _flag(CAPITAL),
    "cities": _flag(CITY),
    "monuments": _flag(MONUMENT),
    "forts": _flag(FORT),
    "walls": _flag(WALL),
    "supply": NUMBERS,
    "stock": NUMBERS,
    "fleets_left": PLAIN,
    "leaders": (lambda p, mask: members(mask), lambda p, seats: union(seats)),
    "areas": _set(lambda board: board.area_ids),
    "bag": NUMBERS,
    "tokens": _row(TOKENS),
    "played_tokens": _row(TOKENS),
    "endgame": _row(TOKEN),
    "drafts": _row(FIXED),
    "passed": _row(TOKENS),
    "order": FIXED,
    "round": PLAIN,
    "pile": PILE,
    "hands": _row(EVENT),
    "empires": _row(EMPIRE),
    "passed_events": _row(EVENTS),
    "passed_empires": _row(EMPIRES),
    "past_empires": _row(EMPIRES),
    "past_events": _row(EVENTS),
    "people": _row(FIXED),
    "icons": NUMBERS,
    "counted": (lambda p, mask: members(mask), lambda p, seats: union(seats)),
    "tracks": _row(HONOR),
    "pools": _row(HONORS),
    "stacks": _row(HONORS),
    "seat": PLAIN,
    "card": EMPIRE,
    "empire": EMPIRE,
    "event": EVENT,
    "in_event": PLAIN,
    "pool": PLAIN,
    "fleets_pool": PLAIN,
    "walls_pool": PLAIN,
    "forts_pool": PLAIN,
    "fleets": _set(lambda board: board.water_ids),
    "leader": PLAIN,
    "begun": PLAIN,
    "due": PLAIN,
    "tried": LAND,
    "modifier": PLAIN,
    "points": PLAIN,
    "beaten": PLAIN,
    "conquered": _row(LAND, tuple),
}
# Where the state keeps what the dump tells land by land.
KEPT_IN = {"held": "owners"} | dict.fromkeys(
    ("standing", "capitals", "cities", "monuments", "forts", "walls"), "pieces"
)
# Not dumped: what the game itself brings along, and what follows from the rest.
BROUGHT = frozenset(("rules", "board", "chance", "log"))
DERIVED = frozenset(("force", "armies", "front", "coast"))


def dump(p: State) -> dict[str, Any]:
    """Everything that changes in a game, by name."""
    return {name: out(p, getattr(p, KEPT_IN.get(name, name))) for name, (out, _) in FIELDS.items()}


def restore(p: State, dumped: Mapping[str, Any]) -> None:
    """Fill a fresh state from a dump."""
    for name, (out, back) in FIELDS.items():
        if name not in dumped:
            raise BadInput(f"the position lacks {name!r}; it is not a complete dump")
        value = None
        with suppress(ValueError, TypeError, IndexError, KeyError, AttributeError):
            value = back(p, dumped[name])
        kept_in = KEPT_IN.get(name, name)
        if type(value) is not type(getattr(p, kept_in)) or out(p, value) != dumped[name]:
            raise BadInput(f"{name!r} of the position cannot be {dumped[name]!r}")
        setattr(p, kept_in, value)
    p.take_up()
    p.explore()
