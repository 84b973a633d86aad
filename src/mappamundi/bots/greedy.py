"""A bot that takes what brings most at once, in every game that has somebody who taught it to."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mappamundi.bots.bot import Decision
from mappamundi.kernel import Action, View


class Greedy:
    """The best expected gain of each decision by itself; the seed only decides between equals."""

    name = "greedy"

    def __init__(self, choose: Callable[[Any, Sequence[Action], int], Decision], seed: int) -> None:
        self._choose: Final = choose
        self._seed: Final = seed

    def choose(self, view: View, legal: Sequence[Action]) -> Decision:
        return self._choose(view, legal, self._seed)
