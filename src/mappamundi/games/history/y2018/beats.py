"""How long each step of a turn is shown to those who watch it."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.games.history.beats import BATTLE, score
from mappamundi.kernel.beat import PLAIN, SILENT, Beat

SIEGE: Final = Beat("siege", 1.6, least=0.9, share=0.84)

# By what happened in the step; the first of these that did decides.
BEATS: Final[Mapping[str, Beat]] = {
    "battle": BATTLE,
    "rerolled": Beat("reroll", 0.9),
    "event_played": Beat("card", 1.4),
    "fort_placed": Beat("fort", 0.4),
    "building_placed": Beat("build", 0.5),
    "army_placed": Beat("land", 0.5),
    # A card that comes to somebody without a choice is to be read there, though the step is another's.
    "received": Beat("choice", 1.4, least=0.9),
    "chose": Beat("choice", 0.4),
    "gave": Beat("choice", 0.4),
}
RISE: Final = Beat("rise", 1.2)
# Dice that somebody may still throw again are shown with the throw that counts; a pile is opened to choose from it.
QUIET: Final = frozenset(
    ("invaded", "besieged", "rolled", "held", "phase_ended", "turn_ended", "middle_opened", "pile_opened", "drew")
)


def beat(action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> Beat:
    """The beat of a step, from what it did and what happened."""
    happened = [event["event"] for event in events]
    taken = [event["seat"] for event in events if event["event"] in ("invaded", "army_removed")]
    if action["do"] in ("establish", "play_kingdom"):
        return RISE
    if action["do"] == "siege" and "battle" in happened:
        return SIEGE
    if action["do"] == "invade" and len(set(taken)) > 1:
        # What a card takes from somebody without dice is a battle all the same.
        return BATTLE
    for event in events:
        if event["event"] == "scored":
            return _score(event)
    for kind, found in BEATS.items():
        if kind in happened:
            return found
    return SILENT if QUIET.issuperset(happened) else PLAIN


def _score(event: Mapping[str, Any]) -> Beat:
    parts = sum(row["points"] > 0 for row in event["areas"]) + (event["buildings"] > 0)
    return score(parts)
