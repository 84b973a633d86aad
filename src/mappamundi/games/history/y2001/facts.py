"""What a battle is fought with, by reason and rule. `battle` decides with the sums; here are the parts to show."""

from typing import Final, NamedTuple, cast

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2001 import battle, wire
from mappamundi.games.history.y2001.board import (
    ARMY,
    BY_SEA,
    CRUSADE,
    EFFECTS,
    ELITE_TROOPS,
    FOREST,
    FORT,
    FROM_BARREN,
    GREAT_WALL,
    JIHAD,
    LEADER,
    MOUNTAIN,
    SETTLED,
    SIEGECRAFT,
    STRAIT,
    WAYS,
    WEAPONRY,
)
from mappamundi.games.history.y2001.odds import Attack, Defence, shares, stage_odds
from mappamundi.games.history.y2001.state import NONE
from mappamundi.games.history.y2001.view import View

# The rule that gives the defender its dice, by way, and the rule of the card that takes one away.
RULES: Final = {FOREST: "A8.4", MOUNTAIN: "A8.4", GREAT_WALL: "A8.4", STRAIT: "A8.6", BY_SEA: "A8.7"}
CANCELLED: Final = {FOREST: "A14.26", MOUNTAIN: "A14.26", STRAIT: "A14.26", BY_SEA: "A14.30"}
PLAIN_RULE: Final = "A8.3"


class Way(NamedTuple):
    """How an army would come: over which border, strait or water, from which land (none by sea), against which dice."""

    way: int
    origin: int
    dice: int


def ways(view: View, land: int, force: int) -> list[Way]:
    """A7.3, A7.4, A7.12: all ways that lead there now, the one that is taken first."""
    board, pieces = view.board, view.pieces
    crossing = board.crossing[land]
    found = [
        Way(crossing[near], near, battle.defence_dice(force, crossing[near]))
        for near in board.adjacent[land]
        if pieces[near] & ARMY
    ]
    if board.coasts[land] & view.sailed:
        found.append(Way(BY_SEA, NONE, battle.defence_dice(force, BY_SEA)))
    return sorted(found, key=lambda way: (way.dice, way.way == STRAIT, way.way == BY_SEA))


def easiest(view: View, land: int, force: int) -> Way:
    """The way with the fewest dice that anybody could ever come by: for a land that is out of reach."""
    row = view.board.crossing[land]
    found = [Way(row[near], NONE, battle.defence_dice(force, row[near])) for near in view.board.adjacent[land]]
    return min(found, key=lambda way: way.dice, default=Way(BY_SEA, NONE, battle.defence_dice(force, BY_SEA)))


def told_way(view: View, way: Way, force: int) -> wire.Coming:
    """A way with its dice and the rule that gives them, and how an action names it (A7.12)."""
    told: wire.Coming = {"way": WAYS[way.way], "defence_dice": way.dice, "rule": rule_of(way.way, force)}
    if way.way == BY_SEA:
        told["by"] = "sea"
    elif way.origin != NONE:
        told["from"] = view.board.land_ids[way.origin]
    return told


def rule_of(way: int, force: int) -> str:
    if way not in RULES:
        return "A14.15" if way == FROM_BARREN else PLAIN_RULE
    return CANCELLED[way] if is_cancelled(way, force) else RULES[way]


def is_cancelled(way: int, force: int) -> bool:
    """A14.26, A14.30: whether a card of the attacker takes a die away."""
    return way in battle.GIVEN and force & BIT[battle.GIVEN[way][1]] != 0


def told_battle(view: View, attack: Attack, defence: Defence, way: Way, force: int) -> wire.Battle:
    """Dice, ties and bonuses of each side by reason, and the stages in turn; what is nothing is left out."""
    told = {
        **told_way(view, way, force),
        "attack_dice": attack.attack_dice(),
        "wins_ties": attack.wins_ties(),
        "fort": defence.here & FORT != 0,
        "armies": defence.armies if defence.armies > 1 else 0,
        "attack_parts": _attack_parts(attack, defence.here),
        "defence_parts": _defence_parts(way.way, force, defence.here),
        "cancelled": _cancelled(way.way, force),
        "stages": _stages(attack, defence),
    }
    return cast(wire.Battle, {name: value for name, value in told.items() if value})


def _part(value: int, by: str, rule: str) -> wire.Part:
    return {"value": value, "by": by, "rule": rule}


def _attack_parts(attack: Attack, here: int) -> list[wire.Part]:
    """A8.11: what is added to the highest die; dice and ties add nothing to it."""
    force = attack.force
    parts = []
    if force & BIT[LEADER]:
        parts.append(_part(0, EFFECTS[LEADER], "A14.2"))
    if force & BIT[JIHAD]:
        parts.append(_part(0, EFFECTS[JIHAD], "A14.21"))
    if force & BIT[ELITE_TROOPS]:
        parts.append(_part(0, EFFECTS[ELITE_TROOPS], "A14.24"))
    if force & BIT[WEAPONRY]:
        parts.append(_part(1, EFFECTS[WEAPONRY], "A14.4"))
    if force & BIT[SIEGECRAFT] and here & (FORT | SETTLED):
        parts.append(_part(1, EFFECTS[SIEGECRAFT], "A14.34"))
    if attack.plus:
        parts.append(_part(attack.plus, EFFECTS[CRUSADE], "A14.20"))
    return parts


def _defence_parts(way: int, force: int, here: int) -> list[wire.Part]:
    """A8.4–A8.10: what helps the defender, as far as cards leave it in force."""
    parts = []
    if way in RULES and not (is_cancelled(way, force) and way != BY_SEA):
        parts.append(_part(0, WAYS[way], RULES[way]))
    if here & FORT:
        parts.append(_part(1, "fort", "A8.10"))
    return parts


def _cancelled(way: int, force: int) -> list[wire.Cancelled]:
    if not is_cancelled(way, force):
        return []
    return [{"what": WAYS[way], "by": EFFECTS[battle.GIVEN[way][1]], "rule": CANCELLED[way]}]


def _stages(attack: Attack, defence: Defence) -> list[wire.Stage]:
    """A8.14, A14.35, A15.5: the rounds that must be won one after the other, each with its own odds."""
    stages: list[wire.Stage] = []
    siegecraft = attack.force & BIT[SIEGECRAFT] != 0
    left: Defence | None = defence
    while left is not None:
        what = "army" if not left.here & FORT else "both" if siegecraft else "fort"
        stages.append({"what": what, **shares(stage_odds(attack, left))})
        left = left.breached(siegecraft)
    return stages
