"""The levels: the same policy with a quicker or slower hand and a sharper or duller eye."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from mappamundi.bots.bot import Decision, Wait
from mappamundi.bots.fourgods.policy import Skill, decide
from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.view import View
from mappamundi.kernel import Action, Game
from mappamundi.kernel import View as AnyView

# What needs no thought takes only a part of the time.
EASY: Final = {a.READY: 0.3, a.DRAW: 0.5, a.CHOOSE_COLOUR: 0.5, a.PASS: 0.7, a.END_TURN: 0.5, a.FLIP: 0.6}


class Level(NamedTuple):
    """How quickly somebody acts, as a multiple of the time in the data, and how well."""

    pace: float
    skill: Skill


CALM: Final = Level(1.8, Skill(sight=0.5, error=4.0, foresight=0.1, curiosity=0.15, watchfulness=0.15))
STEADY: Final = Level(1.0, Skill(sight=0.85, error=1.5, foresight=0.5, curiosity=0.5, watchfulness=0.6))
SWIFT: Final = Level(0.4, Skill(sight=1.0, error=0.0, foresight=1.0, curiosity=0.7, watchfulness=1.0))
LEVELS: Final = {"calm": CALM, "steady": STEADY, "swift": SWIFT}


class Racer:
    """A bot that needs time: what it has decided it does after a while, if it still can."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self._level = LEVELS[name]
        self._rng = Random(seed)
        self._least, self._mean = game.facts.conduct.thought

    def choose(self, view: AnyView, legal: Sequence[Action]) -> Decision:
        assert isinstance(view, View)
        action = decide(view, legal, self._level.skill, self._rng)
        return Wait(self._pause(action), action)

    def _pause(self, action: Action | None) -> float:
        """Rarely much less than the mean, now and then much more."""
        thought = self._least + (self._mean - self._least) * self._rng.expovariate(1.0)
        easy = 1.0 if action is None else EASY.get(action.kind, 1.0)
        return round(self._level.pace * easy * thought, 3)
