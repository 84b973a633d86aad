"""A bot that takes any legal action, each as likely as the others: the yardstick for all others."""

from collections.abc import Sequence
from random import Random

from mappamundi.bots.bot import Decision, Wait
from mappamundi.kernel import Action, Game, View

# In a race it needs about as long for a decision as somebody who does not think either.
SHORTEST, LONGEST = 0.4, 1.6


class RandomBot:
    """Uniform choice from a seeded generator of its own, so that its games can be repeated."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self._random = Random(seed)
        self._races = game.facts.race

    def choose(self, view: View, legal: Sequence[Action]) -> Decision:
        action = legal[int(self._random.random() * len(legal))]
        if not self._races:
            return action
        return Wait(SHORTEST + self._random.random() * (LONGEST - SHORTEST), action)
