"""The names of environments: a game and the version of its rules, `hotw2018_v1`. Another version is another task."""

from mappamundi import games
from mappamundi.kernel import BadInput
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
