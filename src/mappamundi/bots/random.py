"""A bot that takes any legal action, each as likely as the others: the yardstick for all others."""

from collections.abc import Sequence
from random import Random

from mappamundi.bots.bot import Decision, Wait
from mappamundi.kernel import Action, Game, View


class RandomBot:
    """Uniform choice from a seeded generator of its own, so that its games can be repeated."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self._random = Random(seed)
        self._races = game.facts.race
        self._least, self._mean = game.facts.conduct.thought

    def choose(self, view: View, legal: Sequence[Action]) -> Decision:
        if not legal:
            # In a race there may be nothing to do for a while.
            return Wait(self._mean)
        action = legal[int(self._random.random() * len(legal))]
        if not self._races:
            return action
        # In a race it needs as long as others do, although it does not think.
        return Wait(self._least + 2 * (self._mean - self._least) * self._random.random(), action)
