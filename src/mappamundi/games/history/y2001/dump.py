"""A whole position as JSON, with names, and back: exact in both directions."""

from collections.abc import Mapping
from typing import Any

from mappamundi.games.history.dump import FIXED, HELD, NUMBERS, PLAIN, Coder, fill, flag, one, row, several, write
from mappamundi.games.history.y2001 import state as s
from mappamundi.games.history.y2001.board import ARMY, CAPITAL, CITY, EFFECTS, FORT, MONUMENT
from mappamundi.games.history.y2001.state import DECISIONS, State, Variant

LAND = one(lambda board: board.land_ids)
EMPIRE = one(lambda board: board.empire_ids)
EVENT = one(lambda board: board.event_ids)
BANNER = one(lambda board: board.banner_ids)
EVENTS, EMPIRES = row(EVENT, tuple), row(EMPIRE, tuple)
VARIANT: Coder = (lambda p, variant: variant._asdict(), lambda p, given: Variant(**given))

FIELDS: dict[str, Coder] = {
    "players": PLAIN,
    "variant": VARIANT,
    "rolls": PLAIN,
    "epoch": PLAIN,
    "decision": one(lambda board: DECISIONS),
    "halts": PLAIN,
    "scores": NUMBERS,
    "gained": PLAIN,
    "held": HELD,
    "banners": row(BANNER),
    "ages": NUMBERS,
    "stacks": NUMBERS,
    "active": flag(ARMY),
    "capitals": flag(CAPITAL),
    "cities": flag(CITY),
    "monuments": flag(MONUMENT),
    "forts": flag(FORT),
    "capitals_left": PLAIN,
    "forts_left": PLAIN,
    "monuments_left": PLAIN,
    "fleet_owners": NUMBERS,
    "fleet_ages": NUMBERS,
    "hands": row(EVENTS),
    "past_events": row(EVENTS),
    "markers": FIXED,
    "preeminence": row(FIXED),
    "first_rolls": row(FIXED, tuple),
    "order": FIXED,
    "allotted": FIXED,
    "deck": EMPIRES,
    "drawn": EMPIRE,
    "empires": row(EMPIRE),
    "called": PLAIN,
    "turns": FIXED,
    "past_empires": row(EMPIRES),
    "strengths": row(FIXED),
    "seat": PLAIN,
    "empire": EMPIRE,
    "banner": BANNER,
    "pool": PLAIN,
    "reserve": PLAIN,
    "restricted": PLAIN,
    "lost": PLAIN,
    "losses": PLAIN,
    "coins": PLAIN,
    "allied_coins": PLAIN,
    "engineering": PLAIN,
    "force": several(lambda board: EFFECTS),
    "played": EVENTS,
    "betrayed": LAND,
    "minor": BANNER,
    "fleets": several(lambda board: board.water_ids),
    "barren": one(lambda board: board.barren_ids),
    "plagued": LAND,
    "due": PLAIN,
}
# Where the state keeps what the dump tells land by land.
KEPT_IN = {"held": "owners"} | dict.fromkeys(("active", "capitals", "cities", "monuments", "forts"), "pieces")
# Not dumped: what the game itself brings along, and what follows from the rest.
BROUGHT = frozenset(("rules", "board", "chance", "log"))
DERIVED = frozenset(("armies", "front", "sailed"))


def dump(p: State) -> dict[str, Any]:
    """Everything that changes in a game, by name."""
    return write(p, FIELDS, KEPT_IN)


def restore(p: State, dumped: Mapping[str, Any]) -> None:
    """Fill a fresh state from a dump."""
    fill(p, dumped, FIELDS, KEPT_IN)
    p.explore(at_sea=p.decision == s.CRUSADE)
