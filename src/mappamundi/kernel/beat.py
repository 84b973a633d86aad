"""Beats: as what a step is shown to those who watch it, and for how long.

The pace of a show is written down once, here and in the games, so that the browser, a replay and the server, which lets
a player's clock stand still during the show, all count the same seconds.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

# No step is shown for less, however fast the viewer wants to see them.
SHORTEST: Final = 0.4


@dataclass(frozen=True, slots=True)
class Beat:
    """A step as a piece of a show: its `kind`, and how many `seconds` it stands at the ordinary speed.

    It never stands for less than `least`. What it changed is seen after that `share` of it: until then the outcome
    hangs in the balance. A step of no seconds is not shown by itself, only together with the next.
    """

    kind: str
    seconds: float
    least: float = SHORTEST
    share: float = 0.0


# What has nothing to show; what somebody takes back; and any other step of a game that says nothing more of it.
SILENT: Final = Beat("", 0.0)
TAKEN_BACK: Final = Beat("undo", 0.5)
PLAIN: Final = Beat("step", 0.5)


def plain_beat(events: Sequence[Mapping[str, Any]]) -> Beat:
    """How a step is shown of which its game has nothing more to say: if anything happened, for half a second."""
    return PLAIN if events else SILENT
