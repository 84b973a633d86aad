"""A whole position as JSON, with names, and back: exact in both directions."""

from collections.abc import Mapping, Sequence
from typing import Any

from mappamundi.games.history.dump import (
    FIXED,
    HELD,
    NUMBERS,
    PLAIN,
    SEATS,
    Coder,
    fill,
    flag,
    one,
    row,
    several,
    write,
)
from mappamundi.games.history.y2024.board import ARMY, CAPITAL, CITY, FORT, MONUMENT, WALL
from mappamundi.games.history.y2024.state import DECISIONS, DRAFT_EVENTS, DRAFT_TOKENS, TASKS, State, Variant


def _pile_ids(p: State) -> Sequence[str]:
    """What the pile of the organization is made of: the decision, which is read before it, says so."""
    board = p.board
    if p.decision == DRAFT_TOKENS:
        return board.token_ids
    return board.event_ids if p.decision == DRAFT_EVENTS else board.empire_ids


LAND = one(lambda board: board.land_ids)
AREA = one(lambda board: board.area_ids)
TOKEN = one(lambda board: board.token_ids)
EVENT = one(lambda board: board.event_ids)
EMPIRE = one(lambda board: board.empire_ids)
HONOR = one(lambda board: board.honor_ids)
VARIANT: Coder = (lambda p, variant: variant._asdict(), lambda p, given: Variant(**given))
TASK: Coder = (
    lambda p, task: [TASKS[task[0]], *task[1:]],
    lambda p, task: (TASKS.index(task[0]), *map(int, task[1:])),
)
PILE: Coder = (
    lambda p, pile: [_pile_ids(p)[n] for n in pile],
    lambda p, names: tuple(list(_pile_ids(p)).index(name) for name in names),
)
TOKENS, EVENTS, EMPIRES, HONORS = row(TOKEN, tuple), row(EVENT, tuple), row(EMPIRE, tuple), row(HONOR, tuple)

FIELDS: dict[str, Coder] = {
    "players": PLAIN,
    "variant": VARIANT,
    "rolls": PLAIN,
    "epoch": PLAIN,
    "decision": one(lambda board: DECISIONS),
    "agenda": row(TASK, tuple),
    "halts": PLAIN,
    "gold": NUMBERS,
    "chests": NUMBERS,
    "held": HELD,
    "standing": flag(ARMY),
    "capitals": flag(CAPITAL),
    "cities": flag(CITY),
    "monuments": flag(MONUMENT),
    "forts": flag(FORT),
    "walls": flag(WALL),
    "supply": NUMBERS,
    "stock": NUMBERS,
    "fleets_left": PLAIN,
    "leaders": SEATS,
    "areas": several(lambda board: board.area_ids),
    "bag": NUMBERS,
    "tokens": row(TOKENS),
    "played_tokens": row(TOKENS),
    "endgame": row(TOKEN),
    "drafts": row(FIXED),
    "passed": row(TOKENS),
    "order": FIXED,
    "round": PLAIN,
    "pile": PILE,
    "hands": row(EVENT),
    "empires": row(EMPIRE),
    "passed_events": row(EVENTS),
    "passed_empires": row(EMPIRES),
    "past_empires": row(EMPIRES),
    "past_events": row(EVENTS),
    "people": row(FIXED),
    "icons": NUMBERS,
    "counted": SEATS,
    "tracks": row(HONOR),
    "pools": row(HONORS),
    "stacks": row(HONORS),
    "seat": PLAIN,
    "card": EMPIRE,
    "empire": EMPIRE,
    "event": EVENT,
    "in_event": PLAIN,
    "pool": PLAIN,
    "fleets_pool": PLAIN,
    "walls_pool": PLAIN,
    "forts_pool": PLAIN,
    "fleets": several(lambda board: board.water_ids),
    "leader": PLAIN,
    "begun": PLAIN,
    "due": PLAIN,
    "tried": LAND,
    "modifier": PLAIN,
    "points": PLAIN,
    "beaten": PLAIN,
    "conquered": row(LAND, tuple),
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
    return write(p, FIELDS, KEPT_IN)


def restore(p: State, dumped: Mapping[str, Any]) -> None:
    """Fill a fresh state from a dump."""
    fill(p, dumped, FIELDS, KEPT_IN)
    p.take_up()
    p.explore()
