"""The games that can be played, by id: ours, and those that other packages bring."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mappamundi.kernel import BadInput, Game
from mappamundi.kernel.corrected import Corrected
from mappamundi.kernel.installed import Announced, Brought, announced, sorted_out

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


# Ours. Each is loaded when it is first asked for.
GAMES: "Final[dict[str, Callable[[Source | None, str | None], Game]]]" = {
    "hotw2018": _hotw2018,
    "hotw2024": _hotw2024,
    "hotw2001": _hotw2001,
    "fourgods": _fourgods,
}
GAME_IDS: Final = GAMES.keys()
# Where packages announce theirs: a function that is given a version of the rules, or `None`, and returns the game.
GROUP: Final = "mappamundi.games"
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

# What kinds of events were called before: logs that are kept know them by the names of their time.
RENAMED: Final[dict[str, dict[str, str]]] = {
    "hotw2018": {
        "era_began": "epoch_began",
        "called": "turn_began",
        "structure_placed": "building_placed",
        "structure_reduced": "building_reduced",
        "region_linked": "area_linked",
    },
}


def kept_event(game_id: str, name: str, values: Sequence[Any]) -> tuple[str, Sequence[Any]]:
    """The name and the values of an event from a log, as the game knows them now."""
    if (game_id, name) == ("hotw2018", "called") and values[-1] < 0:
        # An empire that nobody held was called like any other.
        return "empire_skipped", values[:-1]
    return RENAMED.get(game_id, {}).get(name, name), values


def game(game_id: str, data: "Source | None" = None, rules: str | None = None) -> Game:
    """The game with this id, with its own data or with corrected ones: a folder that has its file, or the file's text.

    By its newest rules, or by the version that is named: a game is finished under the rules it was begun under.
    `UnknownRules` if that version is not kept.
    """
    if game_id in GAMES:
        return GAMES[game_id](data, rules)
    if data is not None:
        raise BadInput(f"{_brought(game_id)} has no data that --data could correct")
    return _others_game(game_id, rules)


def known(game_id: str) -> str:
    """The same id; BadInput if it is none of ours: the browser shows those alone."""
    if game_id in GAMES:
        return game_id
    if game_id in (found := others().usable):
        raise BadInput(f"{found[game_id]} is played in the terminal alone: the browser has nothing to show it by")
    raise BadInput(f"there is no game {game_id!r}; the games are: {', '.join(GAME_IDS)}")


def others() -> Announced:
    """The games that other packages bring; none of them is loaded yet."""
    return sorted_out(announced(GROUP, "game"), GAME_IDS)


def _brought(game_id: str) -> Brought:
    """Who brings the game; BadInput if nobody does."""
    found = others()
    if game_id in found.refused:
        raise BadInput(found.refused[game_id])
    if game_id not in found.usable:
        raise BadInput(f"there is no game {game_id!r}; the games are: {', '.join([*GAME_IDS, *found.usable])}")
    return found.usable[game_id]


@cache
def _others_game(game_id: str, rules: str | None) -> Game:
    """Loaded once: an action of a game is one object, whoever has it."""
    brought = _brought(game_id)
    load = brought.load()
    made: Game = brought.tried(lambda: load(rules))
    calls_itself = brought.tried(lambda: made.facts.id)
    if calls_itself != game_id:
        raise BadInput(f"{brought} calls itself {calls_itself!r}")
    return made


def own_data(game_id: str) -> str:
    """The data file of a game, as it comes with the package."""
    from mappamundi.games.data import own_text

    if game_id not in PACKAGES:
        raise BadInput(f"{_brought(game_id)} has no data file to correct")
    return own_text(PACKAGES[game_id], f"{game_id}.yaml")


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
