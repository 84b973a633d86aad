"""A bot of 4 Gods: what its level notices and wants, after the time that its level needs."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mappamundi.bots.bot import Decision, Wait
from mappamundi.bots.fourgods.levels import LEVELS
from mappamundi.bots.fourgods.policy import decide
from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.state import SECOND
from mappamundi.games.fourgods.view import View
from mappamundi.kernel import Action, Game
from mappamundi.kernel import View as AnyView

# What needs no thought takes only a part of the time.
EASY: Final = {a.READY: 0.3, a.DRAW: 0.5, a.CHOOSE_COLOUR: 0.5, a.PASS: 0.7, a.END_TURN: 0.5, a.FLIP: 0.6}
# Where a clock runs for each turn nobody is raced: a slow bot, too, finds time in it for so many acts.
ACTS_OF_A_TURN: Final = 8


class Racer:
    """A bot that needs time: what it has decided it does after a while, if it still can."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name = name
        self._level = LEVELS[name]
        self._rng = Random(seed)
        self._least, self._mean = game.facts.conduct.thought

    def choose(self, view: AnyView, legal: Sequence[Action]) -> Decision:
        assert isinstance(view, View)
        pace = self._pace(view)
        action = decide(view, legal, self._level.skill, self._rng, pace * self._mean)
        return Wait(self._pause(action, pace), action)

    def _pace(self, view: View) -> float:
        if not view.variant.timed:
            return self._level.pace
        return min(self._level.pace, view.rules.turn_clock / SECOND / ACTS_OF_A_TURN / self._mean)

    def _pause(self, action: Action | None, pace: float) -> float:
        """Rarely much less than the mean, now and then much more."""
        thought = self._least + (self._mean - self._least) * self._rng.expovariate(1.0)
        easy = 1.0 if action is None else EASY.get(action.kind, 1.0)
        return round(pace * easy * thought, 3)
