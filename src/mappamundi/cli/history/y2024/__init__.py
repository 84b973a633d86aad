"""History of the World (2024) in the terminal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.history.display import Edition, HistoryDisplay
from mappamundi.cli.history.y2024 import board, cards, decisions, score, why
from mappamundi.cli.play.guide import guide
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player
from mappamundi.games.history.y2024.counsel import IDLE
from mappamundi.games.history.y2024.game import HistoryOfTheWorld2024
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action, Game
from mappamundi.kernel import View as AnyView
from mappamundi.words import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


EDITION: Final = Edition(View, board.MARKS, board, score, cards, why)


def display(game: Game, words: Words, players: Sequence[Player], screen: "Console") -> "Display":
    """The display of this game."""
    assert isinstance(game, HistoryOfTheWorld2024)
    return Display(game, words, players, screen)


class Display(HistoryDisplay[View]):
    """The game in words and tables."""

    def __init__(self, game: HistoryOfTheWorld2024, words: Words, players: Sequence[Player], screen: "Console") -> None:
        super().__init__(EDITION, words, players, screen)
        self.game = game

    def status(self, view: AnyView) -> "RenderableType":
        from rich.console import Group

        scribe, seen = self._open(view)
        lines = [score.status(scribe, seen), cards.in_play(scribe, seen)]
        return Group(*(line for line in lines if line is not None))

    def menu(self, view: AnyView, legal: Sequence[Action]) -> Menu:
        scribe, seen = self._open(view)
        return decisions.menu(scribe, seen, legal)

    def guide(self) -> "RenderableType":
        words, board_ = self.words, self.game.board
        degrees = (("dominance", board_.dominance_lands), ("mastery", board_.mastery_lands))
        gold = [
            words("primer-gold-text"),
            *(f"{words(f'primer-{name}')}: {words(f'primer-{name}-text', lands=n)}" for name, n in degrees),
        ]
        dice = {"own": board_.attack_dice, "other": board_.defence_dice, "fort": board_.fort_dice}
        fight = [words("primer-invasion-dice", **dice), words("primer-invasion-ends"), words("primer-invasion-certain")]
        aim = (words("primer-aim-epochs", epochs=board_.epochs), words("primer-aim-gold"))
        more = ((words("primer-gold"), " ".join(gold)), (words("primer-invasion"), " ".join(fight)))
        return guide(words, aim, ("choose", "establish", "expand", "build", "collect"), more)

    def data_name(self, id_: str) -> str:
        data = self.game.board.data
        parts = ("lands", "areas", "waters", "wastelands", "empires", "events", "honors")
        return next((str(entry["name"]) for part in parts for entry in data[part] if entry["id"] == id_), id_)

    def idle(self, action: Action, undoable: bool) -> str:
        if action.do not in IDLE or (IDLE[action.do] == "closed" and undoable):
            return ""
        return self.words(f"idle-{action.do.replace('_', '-')}")

    def attempts(self, view: AnyView, words: str) -> list[Mapping[str, Any]] | str:
        assert isinstance(view, View)
        return why.attempts(self._teller(view.viewer), self.game.rules.space, view, words)
