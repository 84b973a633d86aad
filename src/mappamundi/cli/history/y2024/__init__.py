"""History of the World (2024) in the terminal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mappamundi.cli.history.y2024 import decisions, table
from mappamundi.cli.play.display import PlainDisplay
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.cli.words import Words
from mappamundi.games.history.y2024.game import HistoryOfTheWorld2024
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action, Game, IllegalAction
from mappamundi.kernel import View as AnyView

if TYPE_CHECKING:
    from rich.console import RenderableType


def display(game: Game, words: Words, players: Sequence[Player]) -> "HistoryDisplay":
    """The display of this game."""
    assert isinstance(game, HistoryOfTheWorld2024)
    return HistoryDisplay(game, words, players)


class HistoryDisplay(PlainDisplay):
    """The game in words and tables; "why can't I" takes an action as it is written in a scenario."""

    def __init__(self, game: HistoryOfTheWorld2024, words: Words, players: Sequence[Player]) -> None:
        super().__init__(words)
        self.game = game
        self.names = [player.name for player in players]

    def _teller(self, viewer: int | None) -> Teller:
        return Teller(self.words, self.names, viewer, self.data_name)

    def status(self, view: AnyView) -> "RenderableType":
        assert isinstance(view, View)
        return table.status(self._teller(view.viewer), view)

    def menu(self, view: AnyView, legal: Sequence[Action]) -> Menu:
        assert isinstance(view, View)
        return decisions.menu(self._teller(view.viewer), view, legal)

    def data_name(self, id_: str) -> str:
        data = self.game.board.data
        parts = ("lands", "areas", "waters", "wastelands", "empires", "events", "honors")
        return next((str(entry["name"]) for part in parts for entry in data[part] if entry["id"] == id_), id_)

    def board(self, view: AnyView, about: str) -> "RenderableType":
        assert isinstance(view, View)
        return table.board(self._teller(view.viewer), view, about)

    def score(self, view: AnyView, about: str) -> "RenderableType":
        del about
        assert isinstance(view, View)
        return table.score(self._teller(view.viewer), view)

    def hand(self, view: AnyView, about: str) -> "RenderableType":
        del about
        assert isinstance(view, View)
        return table.hand(self._teller(view.viewer), view)

    def refused(self, error: IllegalAction, form: Mapping[str, Any]) -> str:
        del form
        return self._teller(None).refusal(error)
