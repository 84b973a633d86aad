"""History of the World (2001) in the terminal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mappamundi.cli.history.y2001 import decisions, table, why
from mappamundi.cli.play.display import SpokenDisplay
from mappamundi.cli.play.finding import find
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player
from mappamundi.cli.words import Words
from mappamundi.games.history.y2001.counsel import IDLE
from mappamundi.games.history.y2001.game import HistoryOfTheWorld2001
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action, Game
from mappamundi.kernel import View as AnyView

if TYPE_CHECKING:
    from rich.console import RenderableType


def display(game: Game, words: Words, players: Sequence[Player]) -> "HistoryDisplay":
    """The display of this game."""
    assert isinstance(game, HistoryOfTheWorld2001)
    return HistoryDisplay(game, words, players)


class HistoryDisplay(SpokenDisplay):
    """The game in words and lists."""

    def __init__(self, game: HistoryOfTheWorld2001, words: Words, players: Sequence[Player]) -> None:
        super().__init__(words, players)
        self.game = game

    def status(self, view: AnyView) -> "RenderableType":
        assert isinstance(view, View)
        return table.status(self._teller(view.viewer), view)

    def menu(self, view: AnyView, legal: Sequence[Action]) -> Menu:
        assert isinstance(view, View)
        return decisions.menu(self._teller(view.viewer), self.game.rules.space, view, legal)

    def data_name(self, id_: str) -> str:
        data = self.game.board.data
        parts = ("lands", "areas", "waters", "barren_lands", "empires", "minor_empires", "kingdoms")
        entries = [*(entry for part in parts for entry in data[part]), *data["events"]["greater"]]
        entries += data["events"]["lesser"]
        return next((str(entry["name"]) for entry in entries if entry["id"] == id_), id_)

    def idle(self, action: Action, undoable: bool) -> str:
        del undoable
        if action.do not in IDLE:
            return ""
        return self.words(f"idle-{action.do.replace('_', '-')}")

    def board(self, view: AnyView, about: str) -> "RenderableType":
        assert isinstance(view, View)
        teller, board = self._teller(view.viewer), view.board
        if not about:
            return table.board(teller, view)
        land = find([teller.name(id_) for id_ in board.land_ids], about)
        if land is not None:
            return table.land_card(teller, view, land)
        area = find([teller.name(id_) for id_ in board.area_ids], about)
        if area is not None:
            return table.area_card(teller, view, area)
        return self.words("terminal-no-place", name=about)

    def score(self, view: AnyView, about: str) -> "RenderableType":
        assert isinstance(view, View)
        teller = self._teller(view.viewer)
        if not about:
            return table.score(teller, view)
        seat = find(self.names, about)
        return self._nobody(about) if seat is None else table.holdings(teller, view, seat)

    def hand(self, view: AnyView, about: str) -> "RenderableType":
        assert isinstance(view, View)
        teller = self._teller(view.viewer)
        if not about:
            return table.hand(teller, view)
        card = why.find_card(teller, view.board, about)
        return self.words("terminal-no-card", name=about) if card is None else table.card_text(teller, view, card)

    def attempts(self, view: AnyView, words: str) -> list[Mapping[str, Any]] | str:
        assert isinstance(view, View)
        return why.attempts(self._teller(view.viewer), self.game.rules.space, view, words)

    def closing(self, viewer: int, told: Mapping[str, Any]) -> str:
        return why.closing(self._teller(viewer), told)
