"""What two editions show in the same way: who writes for the viewer, and what is looked up by its name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from mappamundi.cli.history.board import Marks, Seen, V, area_card
from mappamundi.cli.history.scribe import Scribe
from mappamundi.cli.play.display import SpokenDisplay
from mappamundi.cli.play.finding import find
from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import View as AnyView
from mappamundi.words import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

W_contra = TypeVar("W_contra", bound=Seen, contravariant=True)


class Board(Protocol[W_contra]):
    def whole_board(self, scribe: Scribe, view: W_contra) -> "RenderableType": ...
    def land_card(self, scribe: Scribe, view: W_contra, land: int) -> "RenderableType": ...


class Score(Protocol[W_contra]):
    def score_now(self, scribe: Scribe, view: W_contra) -> "RenderableType": ...
    def holdings(self, scribe: Scribe, view: W_contra, seat: int) -> "RenderableType": ...


class Cards(Protocol[W_contra]):
    def hand(self, scribe: Scribe, view: W_contra) -> "RenderableType": ...
    def card_text(self, scribe: Scribe, view: W_contra, card: str) -> "RenderableType": ...


class Why(Protocol[W_contra]):
    def find_card(self, teller: Teller, view: W_contra, text: str) -> str | None: ...
    def closing(self, teller: Teller, event: Mapping[str, Any]) -> str: ...


@dataclass(frozen=True, slots=True)
class Edition(Generic[V]):
    """The views of an edition and the modules that show them."""

    view: type[V]
    marks: Marks[V]
    board: Board[V]
    score: Score[V]
    cards: Cards[V]
    why: Why[V]


class HistoryDisplay(SpokenDisplay, Generic[V]):
    """The game in words and tables."""

    def __init__(self, edition: Edition[V], words: Words, players: Sequence[Player], screen: "Console") -> None:
        super().__init__(words, players)
        self.edition = edition
        self.players = players
        self.screen = screen

    def _open(self, view: AnyView) -> tuple[Scribe, V]:
        assert isinstance(view, self.edition.view)
        return Scribe(self._teller(view.viewer), self.players, self.screen.width), view

    def board(self, view: AnyView, about: str) -> "RenderableType":
        scribe, seen = self._open(view)
        if not about:
            return self.edition.board.whole_board(scribe, seen)
        land = find([scribe.name(id_) for id_ in seen.board.land_ids], about)
        if land is not None:
            return self.edition.board.land_card(scribe, seen, land)
        area = find([scribe.name(id_) for id_ in seen.board.area_ids], about)
        if area is not None:
            return area_card(scribe, seen, self.edition.marks, area)
        return self.words("terminal-no-place", name=about)

    def score(self, view: AnyView, about: str) -> "RenderableType":
        scribe, seen = self._open(view)
        if not about:
            return self.edition.score.score_now(scribe, seen)
        seat = find(self.names, about)
        return self._nobody(about) if seat is None else self.edition.score.holdings(scribe, seen, seat)

    def hand(self, view: AnyView, about: str) -> "RenderableType":
        scribe, seen = self._open(view)
        if not about:
            return self.edition.cards.hand(scribe, seen)
        card = self.edition.why.find_card(scribe.teller, seen, about)
        if card is None:
            return self.words("terminal-no-card", name=about)
        return self.edition.cards.card_text(scribe, seen, card)

    def closing(self, viewer: int, told: Mapping[str, Any]) -> str:
        return self.edition.why.closing(self._teller(viewer), told)
