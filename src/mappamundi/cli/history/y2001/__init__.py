"""History of the World (2001) in the terminal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.history.display import Edition, HistoryDisplay
from mappamundi.cli.history.y2001 import board, cards, decisions, score, why
from mappamundi.cli.play.guide import guide
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player
from mappamundi.games.history.y2001.battle import ATTACK_DICE, DEFENCE_DICE
from mappamundi.games.history.y2001.counsel import IDLE
from mappamundi.games.history.y2001.game import HistoryOfTheWorld2001
from mappamundi.games.history.y2001.state import DRAFT
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action, Game
from mappamundi.kernel import View as AnyView
from mappamundi.words import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

# A8.10
FORT_BONUS: Final = 1


EDITION: Final = Edition(View, board.MARKS, board, score, cards, why)


def display(game: Game, words: Words, players: Sequence[Player], screen: "Console") -> "Display":
    """The display of this game."""
    assert isinstance(game, HistoryOfTheWorld2001)
    return Display(game, words, players, screen)


class Display(HistoryDisplay[View]):
    """The game in words and tables."""

    def __init__(self, game: HistoryOfTheWorld2001, words: Words, players: Sequence[Player], screen: "Console") -> None:
        super().__init__(EDITION, words, players, screen)
        self.game = game

    def status(self, view: AnyView) -> "RenderableType":
        from rich.console import Group

        scribe, seen = self._open(view)
        lines: list[RenderableType | None] = [score.status(scribe, seen), cards.in_play(scribe, seen)]
        if seen.decision == DRAFT and seen.drawn >= 0:
            lines.append(cards.card_text(scribe, seen, seen.board.empire_ids[seen.drawn]))
        return Group(*(line for line in lines if line is not None))

    def menu(self, view: AnyView, legal: Sequence[Action]) -> Menu:
        scribe, seen = self._open(view)
        return decisions.menu(scribe, self.game.rules.space, seen, legal)

    def guide(self) -> "RenderableType":
        words, board_ = self.words, self.game.board
        degrees = (("dominance", board_.dominance_lands), ("control", board_.control_lands))
        points = [
            words("primer-points-text"),
            *(f"{words(f'primer-{name}')}: {words(f'primer-{name}-text', lands=n)}" for name, n in degrees),
        ]
        dice = words("primer-battle-dice", own=ATTACK_DICE, other=DEFENCE_DICE)
        fight = [dice, words("primer-battle-ends"), words("primer-battle-defence", bonus=FORT_BONUS)]
        aim = (words("primer-aim-epochs", epochs=board_.epochs), words("primer-aim-score"))
        more = ((words("primer-points"), " ".join(points)), (words("primer-battle"), " ".join(fight)))
        return guide(words, aim, ("choose", "events", "expand", "build", "score"), more)

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

    def attempts(self, view: AnyView, words: str) -> list[Mapping[str, Any]] | str:
        assert isinstance(view, View)
        return why.attempts(self._teller(view.viewer), self.game.rules.space, view, words)
