"""How long each step of a turn is shown to those who watch it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.games.history.beats import BATTLE, score
from mappamundi.kernel.beat import PLAIN, SILENT, Beat

# Every further round of the same battle is one more throw.
ROUND: Final = 0.9
MOST_ROUNDS: Final = 4

# By what happened in the step; the first of these that did decides.
BEATS: Final[Mapping[str, Beat]] = {
    "game_ended": Beat("endgame", 1.6),
    "established": Beat("rise", 1.2),
    "betrayed": BATTLE,
    "disease": Beat("card", 1.4),
    "event_played": Beat("card", 1.4),
    "reallocated": Beat("fleet", 0.5),
    "fleet_placed": Beat("fleet", 0.5),
    "fleet_manned": Beat("fleet", 0.5),
    "fort_built": Beat("fort", 0.4),
    "army_bought": Beat("fort", 0.4),
    "reinforced": Beat("land", 0.4),
    "building_placed": Beat("build", 0.5),
    "army_placed": Beat("land", 0.5),
    "empire_kept": Beat("choice", 0.4),
    "empire_passed": Beat("choice", 0.4),
}
# What the next step shows better.
QUIET: Final = frozenset(("phase_ended", "event_done", "turn_ended", "monuments_earned", "empire_drawn"))


def beat(action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
    """The beat of a step, from what happened in it."""
    happened = [event["event"] for event in events]
    for event in events:
        if event["event"] == "scored" and "game_ended" not in happened:
            return _score(event)
    if "battle" in happened and action["do"] != "play_event":
        rounds = min(happened.count("battle"), MOST_ROUNDS)
        return Beat("battle", BATTLE.seconds + ROUND * (rounds - 1), BATTLE.least, BATTLE.share)
    for kind, found in BEATS.items():
        if kind in happened:
            return found
    return SILENT if QUIET.issuperset(happened) else PLAIN


def _score(event: Mapping[str, Any]) -> Beat:
    built = sum(event[key] > 0 for key in ("capitals", "cities", "monuments", "fleets"))
    parts = sum(row["points"] > 0 for row in event["areas"]) + built
    return score(parts)
