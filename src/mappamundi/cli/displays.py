"""Which game is shown in the terminal by what, and which files hold its words. Games not listed are shown plainly."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mappamundi import games
from mappamundi.cli.play.display import Display, PlainDisplay
from mappamundi.cli.play.players import Player
from mappamundi.kernel import Game
from mappamundi.words import Words, said_by

if TYPE_CHECKING:
    from rich.console import Console

# What every game says, and the files of messages of each game beside them.
COMMON = ("site", "table", "terminal")
FILES = {id_: ("history", id_) for id_ in ("hotw2001", "hotw2018", "hotw2024")} | {"fourgods": ("fourgods",)}


def words_for(game: Game, language: str, data: Path | None = None) -> Words:
    """The words of a game in that language; things are called as the corrected data in that folder call them."""
    found = games.files_in(data).get(game.facts.id) if data else None
    corrected = said_by(games.what_differs(game.facts.id, found)) if found else {}
    return Words(language, (*COMMON, *FILES.get(game.facts.id, ())), corrected)


def display_for(game: Game, words: Words, players: Sequence[Player], screen: "Console") -> Display:
    """The game's own display, or the plain one."""
    match game.facts.id:
        case "fourgods":
            from mappamundi.cli.fourgods import display as display_fourgods

            return display_fourgods(words, players, screen)
        case "hotw2001":
            from mappamundi.cli.history.y2001 import display as display_2001

            return display_2001(game, words, players, screen)
        case "hotw2018":
            from mappamundi.cli.history.y2018 import display

            return display(game, words, players, screen)
        case "hotw2024":
            from mappamundi.cli.history.y2024 import display as display_2024

            return display_2024(game, words, players, screen)
    return PlainDisplay(words)
