"""Mappa Mundi: board games about making and conquering the world, by their full rules.

    import mappamundi

    match = mappamundi.game("hotw2018").play(seed=7)
    print(match.result)

What stands in `__all__` is public and stays (docs/python.md); everything else may change with any release.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mappamundi.bots import Bot, Wait, bot_names, make_bot
    from mappamundi.games import GAME_IDS
    from mappamundi.kernel import (
        Action,
        BadInput,
        Game,
        IllegalAction,
        Position,
        Result,
        Seeded,
        View,
        new_seed,
        seed_of,
    )
    from mappamundi.kernel.foresight import Foresight, foresee
    from mappamundi.public import Setup, game
    from mappamundi.records import Match, Record

    __version__: str

# Where each name stands: nothing is imported before it is asked for.
_PLACES = {
    "GAME_IDS": "games",
    "Action": "kernel",
    "BadInput": "kernel",
    "Bot": "bots",
    "Foresight": "kernel.foresight",
    "Game": "kernel",
    "IllegalAction": "kernel",
    "Match": "records",
    "Position": "kernel",
    "Record": "records",
    "Result": "kernel",
    "Seeded": "kernel",
    "Setup": "public",
    "View": "kernel",
    "Wait": "bots",
    "bot_names": "bots",
    "foresee": "kernel.foresight",
    "game": "public",
    "make_bot": "bots",
    "new_seed": "kernel",
    "seed_of": "kernel",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        return import_module("importlib.metadata").version(__name__)
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


__all__ = [
    "GAME_IDS",
    "Action",
    "BadInput",
    "Bot",
    "Foresight",
    "Game",
    "IllegalAction",
    "Match",
    "Position",
    "Record",
    "Result",
    "Seeded",
    "Setup",
    "View",
    "Wait",
    "__version__",
    "bot_names",
    "foresee",
    "game",
    "make_bot",
    "new_seed",
    "seed_of",
]
