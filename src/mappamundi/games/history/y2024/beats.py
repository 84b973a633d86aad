"""How long each step of a turn is shown to those who watch it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.games.history.beats import BATTLE
from mappamundi.kernel.beat import PLAIN, SILENT, Beat

# By what happened in the step; the first of these that did decides.
BEATS: Final[Mapping[str, Beat]] = {
    "game_ended": Beat("endgame", 1.6),
    "endgame_began": Beat("endgame", 1.6),
    "established": Beat("rise", 1.2),
    "battle": BATTLE,
    "unfought": BATTLE,
    "conquered": Beat("battle", 0.9),
    "revenue": Beat("score", 1.2),
    "token_played": Beat("score", 1.2),
    "event_played": Beat("card", 1.4),
    "honor_played": Beat("card", 0.8),
    "leader_declared": Beat("card", 0.8),
    "fleet_placed": Beat("fleet", 0.5),
    "building_placed": Beat("build", 0.5),
    "army_placed": Beat("land", 0.5),
    "token_kept": Beat("choice", 0.4),
    "event_kept": Beat("choice", 0.4),
    "empire_kept": Beat("choice", 0.4),
    "empire_chosen": Beat("choice", 0.6),
}
# What the next step shows better.
QUIET: Final = frozenset(("phase_ended", "laid_down", "turn_ended"))


def beat(action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
    """The beat of a step, from what happened in it."""
    del action
    happened = [event["event"] for event in events]
    for event, found in BEATS.items():
        if event in happened:
            return found
    return SILENT if QUIET.issuperset(happened) else PLAIN
