"""The games that can be played, by id."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mappamundi.kernel import BadInput, Game
from mappamundi.kernel.corrected import Corrected

if TYPE_CHECKING:
    from mappamundi.games.data import Difference, Source


def _hotw2001(data: "Source | None", rules: str | None) -> Game:
    from mappamundi.games.history.y2001.game import load_game

    return load_game(data, rules)


def _hotw2018(data: "Source | None", rules: str | None) -> Game:
    from mappamundi.games.history.y2018.game import load_game

    return load_game(data, rules)


def _hotw2024(data: "Source | None", rules: str | None) -> Game:
    from mappamundi.games.history.y2024.game import load_game

    return load_game(data, rules)


def _fourgods(data: "Source | None", rules: str | None) -> Game:
    from mappamundi.games.fourgods.game import load_game

    return load_game(data, rules)


# Each is loaded when it is first asked for.
GAMES: "Final[dict[str, Callable[[Source | None, str | None], Game]]]" = {
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


# Where each has its files.
PACKAGES: Final[dict[str, str]] = {
    "hotw2018": "mappamundi.games.history.y2018",
    "hotw2024": "mappamundi.games.history.y2024",
    "hotw2001": "mappamundi.games.history.y2001",
    "fourgods": "mappamundi.games.fourgods",
}


def game(game_id: str, data: "Source | None" = None, rules: str | None = None) -> Game:
    """The game with this id, with its own data or with corrected ones: a folder that has its file, or the file's text.

    By its newest rules, or by the version that is named: a game is finished under the rules it was begun under.
    `UnknownRules` if that version is not kept.
    """
    return GAMES[known(game_id)](data, rules)


def known(game_id: str) -> str:
    """The same id; BadInput if there is no such game."""
    if game_id not in GAMES:
        raise BadInput(f"there is no game {game_id!r}; the games are: {', '.join(GAME_IDS)}")
    return game_id


def own_data(game_id: str) -> str:
    """The data file of a game, as it comes with the package."""
    from mappamundi.games.data import own_text

    return own_text(PACKAGES[known(game_id)], f"{game_id}.yaml")


def what_differs(game_id: str, data: Corrected) -> "list[Difference]":
    """Where corrected data say something else than the game's own."""
    from mappamundi.games.data import differences, parsed

    return list(differences(parsed(Corrected(own_data(game_id))), parsed(data)))


def corrected(folder: Path) -> dict[str, Corrected]:
    """The corrected data in a folder, by the ids of their games, each checked. What says the same as the game's own
    data corrects nothing, and is left out."""
    found = files_in(folder)
    for game_id, data in found.items():
        game(game_id, data)
    return {game_id: data for game_id, data in found.items() if what_differs(game_id, data)}


def files_in(folder: Path) -> dict[str, Corrected]:
    """The data files in a folder, unchecked. BadInput if it has none, or one of no game: nobody would read it, and
    nobody would say so."""
    from mappamundi.games.data import corrected_in

    return corrected_in(folder, GAME_IDS)
