"""A whole position as JSON, with names, and back: exact in both directions."""

from collections.abc import Mapping
from typing import Any

from mappamundi.games.history.dump import FIXED, HELD, NUMBERS, PLAIN, Coder, fill, flag, one, row, several, write
from mappamundi.games.history.y2018.board import ACTIVE, CAPITAL, CITY, FORT, MONUMENT
from mappamundi.games.history.y2018.state import CLASSIC, DECISIONS, DRAFT, PHASES, STEP_NAMES, State, Variant

SECTIONS = several(lambda board: board.section_ids)
EVENTS = several(lambda board: board.event_ids)
LAND = one(lambda board: board.land_ids)
EVENT = one(lambda board: board.event_ids)
EMPIRE = one(lambda board: board.empire_ids)
VARIANT: Coder = (lambda p, variant: variant._asdict(), lambda p, given: Variant(**given))
EVENT_PILE, EMPIRE_PILE = row(EVENT, tuple), row(EMPIRE, tuple)

FIELDS: dict[str, Coder] = {
    "players": PLAIN,
    "variant": VARIANT,
    "rolls": PLAIN,
    "epoch": PLAIN,
    "phase": one(lambda board: PHASES),
    "decision": one(lambda board: DECISIONS),
    "step": one(lambda board: STEP_NAMES),
    "scores": NUMBERS,
    "held": HELD,
    "supply": NUMBERS,
    "active": flag(ACTIVE),
    "capitals": flag(CAPITAL),
    "cities": flag(CITY),
    "monuments": flag(MONUMENT),
    "forts": flag(FORT),
    "capitals_left": PLAIN,
    "monuments_left": PLAIN,
    "forts_left": PLAIN,
    "hands": row(EVENTS),
    "empires": row(EMPIRE),
    "spent": EVENTS,
    "event_piles": row(EVENT_PILE, tuple),
    "empire_piles": row(EMPIRE_PILE, tuple),
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
    "links": several(lambda board: board.area_ids),
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
    "struck": one(lambda board: board.area_ids),
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
    return write(p, FIELDS, KEPT_IN)


def restore(p: State, dumped: Mapping[str, Any]) -> None:
    """Fill a fresh state from a dump. Those of earlier versions have `classic` for the only option there was."""
    if "classic" in dumped:
        dumped = {**dumped, "variant": {"selection": CLASSIC if dumped["classic"] is True else DRAFT}}
    fill(p, dumped, FIELDS, KEPT_IN, ADDED)
    p.explore()
    p.empower()
