"""The games that can be played, by id."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from mappamundi.kernel import BadInput, Game


def _hotw2001(data: Path | None, rules: str | None) -> Game:
    from mappamundi.games.history.y2001.game import load_game

    return load_game(data, rules)


def _hotw2018(data: Path | None, rules: str | None) -> Game:
    from mappamundi.games.history.y2018.game import load_game

    return load_game(data, rules)


def _hotw2024(data: Path | None, rules: str | None) -> Game:
    from mappamundi.games.history.y2024.game import load_game

    return load_game(data, rules)


def _fourgods(data: Path | None, rules: str | None) -> Game:
    from mappamundi.games.fourgods.game import load_game

    return load_game(data, rules)


# Each is loaded when it is first asked for.
GAMES: Final[dict[str, Callable[[Path | None, str | None], Game]]] = {
    "hotw2018": _hotw2018,
    "hotw2024": _hotw2024,
    "hotw2001": _hotw2001,
    "fourgods": _fourgods,
}
GAME_IDS: Final = GAMES.keys()
# One to name where a sentence gives an example.
EXAMPLE_ID: Final = next(iter(GAMES))
# The one that is played all at once.
RACE_ID: Final = "fourgods"


def game(game_id: str, data: Path | None = None, rules: str | None = None) -> Game:
    """The game with this id, with its own data or, where `data` is a folder that has it, a corrected file.

    By its newest rules, or by the version that is named: a game is finished under the rules it was begun under.
    `UnknownRules` if that version is not kept.
    """
    if game_id not in GAMES:
        raise BadInput(f"there is no game {game_id!r}; the games are: {', '.join(GAME_IDS)}")
    return GAMES[game_id](data, rules)
