"""4 Gods in the terminal: the World drawn in letters, and every decision asked in steps."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.fourgods import decisions, table, why, world
from mappamundi.cli.play.display import SpokenDisplay
from mappamundi.cli.play.finding import find
from mappamundi.cli.play.guide import guide
from mappamundi.cli.play.menu import Menu
from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.games.fourgods.view import View
from mappamundi.kernel import Action, Line
from mappamundi.kernel import View as AnyView
from mappamundi.words import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    Everybody = Callable[[Teller, View], RenderableType]
    Somebody = Callable[[Teller, View, int], RenderableType]

# What can be done, and what is counted, as the guide tells them.
STEPS: Final = ("draw", "place", "discard", "prophet", "city", "cataclysm")
COUNTS: Final = ("points", "cities", "prophets", "largest", "most")

# What the terminal says of other games with lands, cards and dice.
OWN: Final = {
    "terminal-sealed": "terminal-tiles-sealed",
    "terminal-record": "terminal-tiles-record",
    "terminal-help-choose": "terminal-tiles-help-choose",
    "terminal-help-board": "terminal-tiles-help-board",
    "terminal-help-hand": "terminal-tiles-help-hand",
    "terminal-help-undo": "terminal-tiles-help-undo",
    "terminal-help-why": "terminal-tiles-help-why",
    "terminal-help-rule": "terminal-tiles-help-rule",
    "terminal-why-what": "terminal-tiles-why-what",
    "terminal-no-rule": "terminal-tiles-no-rule",
}


def display(words: Words, players: Sequence[Player], screen: "Console") -> "FourGodsDisplay":
    return FourGodsDisplay(words, players, screen)


class FourGodsDisplay(SpokenDisplay):
    """The game in letters and lists."""

    def __init__(self, words: Words, players: Sequence[Player], screen: "Console") -> None:
        super().__init__(words, players)
        self.screen = screen

    def hint(self, message: str, **params: Any) -> str:
        id_, dot, attribute = message.partition(".")
        return super().hint(OWN.get(id_, id_) + dot + attribute, **params)

    def status(self, view: AnyView) -> "RenderableType":
        assert isinstance(view, View)
        return table.status(self._teller(view.viewer), view, self.screen.width)

    def menu(self, view: AnyView, legal: Sequence[Action]) -> Menu:
        assert isinstance(view, View)
        return decisions.menu(self._teller(view.viewer), view, legal)

    def guide(self) -> "RenderableType":
        words = self.words
        more = [(words(f"primer-{part}"), words(f"primer-{part}-text")) for part in COUNTS]
        return guide(words, (words("primer-aim-text"), words("primer-comfort")), STEPS, more)

    def recap(self, lines: Sequence[Line], viewer: int) -> Sequence[Line]:
        """What was done; that turns began and ended is plain from it."""
        return [line for line in lines if not line.opens and not line.closes]

    def board(self, view: AnyView, about: str) -> "RenderableType":
        from rich.console import Group

        assert isinstance(view, View)
        if not about:
            return Group(world.draw(view), self.words("terminal-world-legend"))
        cell = why.cell_named(view, about)
        if cell is None:
            return self.words("terminal-no-cell", name=about)
        return table.cell_card(self._teller(view.viewer), view, cell)

    def score(self, view: AnyView, about: str) -> "RenderableType":
        return self._of(view, about, table.score, table.holdings)

    def hand(self, view: AnyView, about: str) -> "RenderableType":
        return self._of(view, about, table.hand, table.hand)

    def _of(self, view: AnyView, about: str, everybody: "Everybody", somebody: "Somebody") -> "RenderableType":
        """What everybody has, or the player that `about` names."""
        assert isinstance(view, View)
        teller = self._teller(view.viewer)
        if not about:
            return everybody(teller, view)
        seat = find(self.names, about)
        return self._nobody(about) if seat is None else somebody(teller, view, seat)

    def attempts(self, view: AnyView, words: str) -> list[Mapping[str, Any]] | str:
        assert isinstance(view, View)
        return why.attempts(self._teller(view.viewer), view, words)

    def closing(self, viewer: int, told: Mapping[str, Any]) -> str:
        del viewer, told
        return self.words("terminal-undo-seen")
