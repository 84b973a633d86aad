"""A bot that takes what brings most at once, in every game that has somebody who taught it to."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mappamundi.bots.history.y2018 import choose as play_history_y2018
from mappamundi.kernel import Action, BadInput, Game, View

# By game: (view, legal, seed) -> the action. Nothing is kept between decisions, so a bot can take over any seat.
PLAYERS: Final[dict[str, Callable[[Any, Sequence[Action], int], Action]]] = {"hotw2018": play_history_y2018}


class GreedyBot:
    """The best expected gain of each decision by itself; the seed only decides between equals."""

    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        if game.facts.id not in PLAYERS:
            raise BadInput(f"the bot greedy does not play {game.facts.id}; it plays: {', '.join(PLAYERS)}")
        self._choose: Final = PLAYERS[game.facts.id]
        self._seed: Final = seed

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return self._choose(view, legal, self._seed)
