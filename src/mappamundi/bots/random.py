"""A bot that takes any legal action, each as likely as the others: the yardstick for all others."""

from collections.abc import Sequence
from random import Random

from mappamundi.kernel import Action, View


class RandomBot:
    """Uniform choice from a seeded generator of its own, so that its games can be repeated."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[int(self._random.random() * len(legal))]
