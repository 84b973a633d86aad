"""Bots: players that decide from their view and the list of legal actions, and from nothing else."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from mappamundi.bots.bot import SECOND_LOOK, Bot, Decision, Wait
from mappamundi.bots.courtesy import Courtesy
from mappamundi.bots.fourgods.levels import ASKED, RACE
from mappamundi.bots.fourgods.levels import LEVELS as RACERS
from mappamundi.bots.greedy import Greedy
from mappamundi.bots.random import RandomBot
from mappamundi.kernel import BadInput, Game, Value

# At a table bots are called after makers of maps, by their seat.
MAPMAKERS = ("Ptolemy", "Idrisi", "Mercator", "Behaim", "Ortelius", "Waldseemüller")

Maker = Callable[[Game, int], Bot]


def _greedy_hotw2001(game: Game, seed: int) -> Bot:
    from mappamundi.bots.history.y2001 import choose

    del game
    return Greedy(choose, seed)


def _greedy_hotw2018(game: Game, seed: int) -> Bot:
    from mappamundi.bots.history.y2018 import choose

    del game
    return Greedy(choose, seed)


def _greedy_hotw2024(game: Game, seed: int) -> Bot:
    from mappamundi.bots.history.y2024 import choose

    del game
    return Greedy(choose, seed)


def _racer(name: str) -> Maker:
    def make(game: Game, seed: int) -> Bot:
        from mappamundi.bots.fourgods.racer import Racer

        return Racer(name, game, seed)

    return make


# Each game's own bots, by their level, the weakest first. Below all of them is `random`, which plays any game.
LEVELS: Final[dict[str, Mapping[str, Maker]]] = {
    "hotw2001": {"greedy": _greedy_hotw2001},
    "hotw2018": {"greedy": _greedy_hotw2018},
    "hotw2024": {"greedy": _greedy_hotw2024},
    "fourgods": {name: _racer(name) for name in RACERS},
}
# The bot that fills a seat where nobody names another, and holds that of a player who is away.
HOUSE: Final[dict[str, str]] = {"hotw2001": "greedy", "hotw2018": "greedy", "hotw2024": "greedy", "fourgods": "even"}


class Pace(NamedTuple):
    """How long a race among bots of one level lasts: minutes, from the fewest seats to the most; it is a race `beside`
    these values of options. Where somebody is asked how fast the others shall be, a few levels are the answers."""

    minutes: tuple[int, ...]
    beside: Mapping[str, Value]
    answer: str | None


PACES: Final[dict[str, Mapping[str, Pace]]] = {
    "fourgods": {name: Pace(level.minutes, RACE, ASKED.get(name)) for name, level in RACERS.items()}
}


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that play this game, the weakest first."""
    return ("random", *LEVELS.get(game_id, ()))


def house_bot(game_id: str) -> str:
    """The name of the bot that plays this game where nobody names another."""
    return HOUSE.get(game_id, "random")


def first_bot(game_id: str) -> str:
    """The name of the bot for somebody who plays this game for the first time: the kindest of its own."""
    return next(iter(LEVELS.get(game_id, ("random",))))


def paces(game_id: str) -> Mapping[str, Pace]:
    """The paces of a race by its bots, the slowest first; none for a game of turns, which lasts as long as people
    think."""
    return PACES.get(game_id, {})


def courtesy(game_id: str) -> Courtesy:
    """What bots leave to people at one table of this game."""
    if game_id != "fourgods":
        return Courtesy(None)
    from mappamundi.bots.fourgods.courtesy import Gods

    return Courtesy(Gods())


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name; the same seed makes it decide the same way again."""
    game_id = game.facts.id
    if name == "random":
        return RandomBot(game, seed)
    if name not in LEVELS.get(game_id, ()):
        raise BadInput(f"there is no bot {name!r} for {game_id}; its bots are: {', '.join(bot_names(game_id))}")
    return LEVELS[game_id][name](game, seed)


__all__ = [
    "MAPMAKERS",
    "SECOND_LOOK",
    "Bot",
    "Courtesy",
    "Decision",
    "Pace",
    "Wait",
    "bot_names",
    "courtesy",
    "first_bot",
    "house_bot",
    "make_bot",
    "paces",
]
