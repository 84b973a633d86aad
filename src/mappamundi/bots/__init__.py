"""Bots: players that decide from their view and the list of legal actions, and from nothing else."""

from collections.abc import Callable, Mapping
from functools import cache
from inspect import Parameter, signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mappamundi.bots.bot import RUN, SECOND_LOOK, Bot, Decision, Wait
from mappamundi.bots.courtesy import Courtesy
from mappamundi.bots.forfeit import Forfeit, Relieved, dismiss
from mappamundi.bots.fourgods.levels import ASKED, RACE
from mappamundi.bots.fourgods.levels import LEVELS as RACERS
from mappamundi.bots.from_file import FromFile, in_file
from mappamundi.bots.greedy import Greedy
from mappamundi.bots.random import RandomBot
from mappamundi.kernel import BadInput, Game, Value
from mappamundi.kernel.installed import Announced, Brought, announced, sorted_out

if TYPE_CHECKING:
    from mappamundi.bots.piped import Patience

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
# Where packages announce theirs, as `BOT` for any game or as `GAME.BOT`: a function of a game and a seed that returns a
# bot, which may take a file as `weights`.
GROUP: Final = "mappamundi.bots"
# Words that say something else of a seat.
RESERVED: Final = frozenset({"random", "me", "human", "run"})
# What each may be given.
WEIGHTS: Final = "weights"


class UnknownBot(BadInput):
    """Nobody has a bot of that name for the game."""


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
    """Our bots that play this game, the weakest first."""
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


def make_bot(
    name: str,
    game: Game,
    seed: int,
    *,
    options: Mapping[str, Value] | None = None,
    patience: "Patience | None" = None,
) -> Bot:
    """The bot of this name; the same seed makes it decide the same way again.

    `NAME:FILE` gives it its weights, `FILE.py:NAME` is one in a file of Python, and `run:COMMAND` a program, which is
    told the `options` of the game where they are known, and is waited for with this `patience`.
    """
    if name.startswith(RUN):
        from mappamundi.bots.piped import PATIENCE, Piped

        return Piped(name.removeprefix(RUN), game, seed, options, patience or PATIENCE)
    if (found := in_file(name)) is not None:
        source, weights = found
        return _others_bot(source, game, seed, weights)
    bot, colon, file = name.partition(":")
    own = RandomBot if bot == "random" else LEVELS.get(game.facts.id, {}).get(bot)
    if own is None:
        return _others_bot(_brought(bot, game.facts.id), game, seed, file if colon else None)
    if colon:
        raise BadInput(f"the bot {bot!r} takes no weights; leave {colon + file!r} out")
    return own(game, seed)


def is_foreign(name: str, game_id: str) -> bool:
    """Whether the bot is somebody else's, who may have made mistakes that we cannot mend."""
    return name not in bot_names(game_id)


def runs_code(name: str) -> bool:
    """Whether making this bot runs a file or a program that was never installed: never because a file that came from
    elsewhere says so."""
    return name.startswith(RUN) or in_file(name) is not None


def relieved(bot: Bot, name: str, game: Game, seed: int, told: Callable[[Forfeit], None]) -> Bot:
    """The bot of this name for a seat at a table: where it is somebody else's, the house bot plays on if it
    forfeits."""
    game_id = game.facts.id
    if not is_foreign(name, game_id):
        return bot
    return Relieved(bot, lambda: make_bot(house_bot(game_id), game, seed), told)


# --- those that other packages bring ----------------------------------------------------------------------------


def other_bots(game_id: str) -> Announced:
    """The bots of other packages that play this game; none of them is loaded yet. What a package announces for one game
    comes before what another announces for all."""
    taken = {*RESERVED, *LEVELS.get(game_id, ())}
    all_of_them = announced(GROUP, "bot")
    own = [one._replace(name=one.name.partition(".")[2]) for one in all_of_them if one.name.startswith(f"{game_id}.")]
    for_one = sorted_out(own, taken)
    for_any = sorted_out([one for one in all_of_them if "." not in one.name], taken)
    return Announced({**for_any.usable, **for_one.usable}, {**for_any.refused, **for_one.refused})


def _brought(name: str, game_id: str) -> Brought:
    """Who brings the bot; BadInput if nobody does."""
    found = other_bots(game_id)
    if name in found.usable:
        return found.usable[name]
    if name in found.refused:
        raise BadInput(found.refused[name])
    bots = ", ".join([*bot_names(game_id), *found.usable])
    raise UnknownBot(f"there is no bot {name!r} for {game_id}; its bots are: {bots}")


class _Recipe(NamedTuple):
    """What makes a bot: with a game and a seed or with nothing, and its parameter for weights, if it takes any."""

    make: Callable[..., Any]
    seeded: bool
    weights: Parameter | None


@cache
def _loaded(source: Brought | FromFile) -> _Recipe:
    make = source.load()
    parameters = source.tried(lambda: signature(make)).parameters
    weights = parameters.get(WEIGHTS)
    return _Recipe(make, any(name != WEIGHTS for name in parameters), weights)


def _others_bot(source: Brought | FromFile, game: Game, seed: int, file: str | None) -> Bot:
    recipe = _loaded(source)
    given: dict[str, Any] = {}
    if file is not None:
        if recipe.weights is None:
            raise BadInput(f"{source} takes no weights; leave {':' + file!r} out")
        if not Path(file).is_file():
            raise BadInput(f"{source} is to have its weights from {file!r}, and there is no such file")
        given[WEIGHTS] = Path(file)
    elif recipe.weights is not None and recipe.weights.default is Parameter.empty:
        raise BadInput(f"{source} needs its weights: write {source.written}:FILE")
    made = source.tried(lambda: recipe.make(game, seed, **given) if recipe.seeded else recipe.make(**given))
    if not callable(getattr(made, "choose", None)):
        raise BadInput(f"{source} cannot be used: it has no `choose`")
    if not isinstance(getattr(made, "name", None), str):
        source.tried(lambda: setattr(made, "name", source.name))
    bot: Bot = made
    return bot


__all__ = [
    "MAPMAKERS",
    "SECOND_LOOK",
    "Bot",
    "Courtesy",
    "Decision",
    "Forfeit",
    "Pace",
    "UnknownBot",
    "Wait",
    "bot_names",
    "courtesy",
    "dismiss",
    "first_bot",
    "house_bot",
    "is_foreign",
    "make_bot",
    "other_bots",
    "paces",
    "relieved",
    "runs_code",
]
