"""What environments, agents and seeds are called.

An environment is a game and the version of its rules, `hotw2018_v1`: another version is another task.
"""

import secrets
from collections.abc import Mapping

from mappamundi import games
from mappamundi.bots import paces
from mappamundi.kernel import BadInput, Value
from mappamundi.kernel.learnable import Learnable, learnable


def names() -> list[str]:
    """Those that there are, by the newest rules of each game."""
    ids = (*games.GAME_IDS, *games.others().usable)
    return [named(game) for id_ in ids if (game := learnable(games.game(id_))) is not None]


def named(game: Learnable) -> str:
    """What the environment of a game is called."""
    return f"{game.facts.id}_v{game.facts.rules_version}"


def found(name: str) -> Learnable:
    """The game that an environment's name stands for; without a version, by the newest rules."""
    id_, _, version = name.partition("_v")
    try:
        game = learnable(games.game(id_, rules=version or None))
    except BadInput:
        game = None
    if game is None:
        raise ValueError(f"there is no environment {name!r}; there are: {', '.join(names())}")
    return game


def is_race(game: Learnable, options: Mapping[str, Value]) -> bool:
    """Whether nobody waits for anybody, by these options."""
    return any(
        all(options[name] == value for name, value in pace.beside.items()) for pace in paces(game.facts.id).values()
    )


def by_turns(game: Learnable) -> dict[str, Value]:
    """Options by which a race is a game of turns; none, where the game is one anyway."""
    raced = {name: value for pace in paces(game.facts.id).values() for name, value in pace.beside.items()}
    return {
        option.id: next(value for value in option.choices if value != raced[option.id])
        for option in game.facts.options
        if option.id in raced
    }


def agents(players: int) -> list[str]:
    """What the seats are called."""
    return [f"seat_{seat}" for seat in range(players)]


def new_seed() -> int:
    """For who names none."""
    return secrets.randbits(62)
