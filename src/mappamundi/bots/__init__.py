"""Bots: players that decide from their view and the list of legal actions, and from nothing else."""

from collections.abc import Sequence
from typing import Protocol

from mappamundi.bots.greedy import GreedyBot
from mappamundi.bots.random import RandomBot
from mappamundi.kernel import Action, BadInput, Game, View

BOT_NAMES = ("random", "greedy")
# At a table bots are called after makers of maps, by their seat.
MAPMAKERS = ("Ptolemy", "Idrisi", "Mercator", "Behaim", "Ortelius", "Waldseemüller")


class Bot(Protocol):
    """A player made of code."""

    name: str

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions; `view` is the bot's own and all that it may know."""
        ...


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name; the same seed makes it decide the same way again."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    raise BadInput(f"there is no bot {name!r}; the bots are: {', '.join(BOT_NAMES)}")


__all__ = ["BOT_NAMES", "Bot", "make_bot"]
