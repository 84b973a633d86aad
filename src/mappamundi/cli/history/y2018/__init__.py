"""History of the World (2018) in the terminal."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mappamundi.cli.history.scribe import NARROW
from mappamundi.cli.history.y2018 import board, cards, decisions, score, why
from mappamundi.cli.history.y2018.words import Words
from mappamundi.cli.play.finding import find
from mappamundi.cli.play.guide import guide
from mappamundi.cli.play.journal import essence
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2018.counsel import IDLE
from mappamundi.games.history.y2018.game import HistoryOfTheWorld2018
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action, Game, IllegalAction, Line
from mappamundi.kernel import View as AnyView
from mappamundi.words import Words as Messages

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def display(game: Game, messages: Messages, players: Sequence[Player], screen: "Console") -> "HistoryDisplay":
    """The display of this game."""
    assert isinstance(game, HistoryOfTheWorld2018)
    return HistoryDisplay(game, messages, players, screen)


class HistoryDisplay:
    """The game in words and tables."""

    def __init__(
        self, game: HistoryOfTheWorld2018, messages: Messages, players: Sequence[Player], screen: "Console"
    ) -> None:
        self.game = game
        self.messages = messages
        self.players = players
        self.screen = screen

    def _open(self, view: AnyView) -> tuple[Words, View]:
        assert isinstance(view, View)
        return self._words(view.viewer), view

    def _words(self, viewer: int | None) -> Words:
        teller = Teller(self.messages, [player.name for player in self.players], viewer, self.data_name)
        return Words(self.game.board, self.players, teller, self.screen.width < NARROW)

    def hint(self, message: str, **params: Any) -> str:
        return self.messages(message, **params)

    def status(self, view: AnyView) -> "RenderableType":
        from rich.console import Group

        words, seen = self._open(view)
        lines = [score.status(words, seen, self.screen.width), cards.in_play(words, seen)]
        return Group(*(line for line in lines if line is not None))

    def menu(self, view: AnyView, legal: Sequence[Action]) -> Menu:
        words, seen = self._open(view)
        return decisions.menu(words, seen, legal)

    def idle(self, action: Action, undoable: bool) -> str:
        if action.do not in IDLE or (IDLE[action.do] == "closed" and undoable):
            return ""
        return self.messages(f"idle-{action.do.replace('_', '-')}")

    def data_name(self, id_: str) -> str:
        data = self.game.board.data
        parts = ("lands", "regions", "waters", "barren_lands", "empires", "events")
        return next((str(entry["name"]) for part in parts for entry in data[part] if entry["id"] == id_), id_)

    def guide(self) -> "RenderableType":
        words, combat = self.messages, self.game.board
        degrees = (("dominance", combat.dominance_armies), ("supremacy", combat.supremacy_armies))
        points = [
            words("primer-points-text"),
            *(f"{words(f'primer-{name}')}: {words(f'primer-{name}-text', armies=n)}" for name, n in degrees),
        ]
        dice = words("primer-battle-dice", own=combat.attack_dice, other=combat.defence_dice)
        defence = words("primer-battle-defence", bonus=combat.terrain_bonus)
        more = (
            (words("primer-points"), " ".join(points)),
            (words("primer-battle"), " ".join((dice, words("primer-battle-ends"), defence))),
        )
        aim = (words("primer-aim-eras", epochs=combat.epochs), words("primer-aim-score"))
        return guide(words, aim, ("choose", "rise", "invade", "build", "score"), more)

    def recap(self, lines: Sequence[Line], viewer: int) -> Sequence[Line]:
        return essence(lines, viewer)

    def board(self, view: AnyView, about: str) -> "RenderableType":
        words, seen = self._open(view)
        if not about:
            return board.whole_board(words, seen, self.screen.width)
        land = find(words.lands, about)
        if land is not None:
            return board.land_card(words, seen, land)
        area = find(words.areas, about)
        if area is not None:
            return board.area_card(words, seen, area)
        return words("terminal-no-place", name=about)

    def score(self, view: AnyView, about: str) -> "RenderableType":
        words, seen = self._open(view)
        names = [player.name for player in self.players]
        letters = [player.letter.casefold() for player in self.players]
        seat = seen.viewer
        if about:
            seat = letters.index(about.casefold()) if about.casefold() in letters else find(names, about)
        if seat is None:
            return words("terminal-no-player", name=about, names=", ".join(names))
        return score.score_now(words, seen, seat)

    def hand(self, view: AnyView, about: str) -> "RenderableType":
        words, seen = self._open(view)
        if not about:
            return cards.hand(words, seen)
        card = why.find_card(words, about)
        return words("terminal-no-card", name=about) if card is None else cards.card_text(words, card)

    def attempts(self, view: AnyView, words: str) -> list[Mapping[str, Any]] | str:
        language, seen = self._open(view)
        return why.attempts(language, seen, words)

    def refused(self, error: IllegalAction, form: Mapping[str, Any]) -> str:
        return self._words(None).teller.refusal(error)

    def closing(self, viewer: int, told: Mapping[str, Any]) -> str:
        return why.closing(self._words(viewer), told)
