"""Names and turns of phrase of the game in the viewer's language."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.board import members
from mappamundi.games.history.dice import Odds, whole_percents
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2018.board import CAPITAL, CITY, FORT, MONUMENT, Board, Card
from mappamundi.games.history.y2018.narrate import epoch as heading
from mappamundi.games.history.y2018.scene import effect_name
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.text import Text

# Above this a whole per cent would say that nothing can go wrong.
ALMOST_CERTAIN: Final = 0.995


class Words:
    """What things and players are called, for one viewer. Called with the id of a message it says the message."""

    def __init__(self, board: Board, players: Sequence[Player], teller: Teller, narrow: bool = False) -> None:
        self.board: Final = board
        self.players: Final = players
        self.teller: Final = teller
        self.viewer: Final = teller.viewer
        self.narrow: Final = narrow

    def __call__(self, message: str, **params: Any) -> str:
        return self.teller.words(message, **params)

    def listed(self, names: Sequence[str], style: str = "standard") -> str:
        return self.teller.words.listed(names, style)

    # --- players ------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> dict[str, str]:
        """A player as the subject of a message."""
        return {"who": self.teller.player(seat), "you": "yes" if seat == self.viewer else "no"}

    def object(self, seat: int) -> str:
        """A player within a sentence."""
        return self("object-you") if seat == self.viewer else self.teller.player(seat)

    def seal(self, seat: int) -> "Text":
        return self.players[seat].seal()

    # --- places -------------------------------------------------------------------------------------------------

    def name(self, id_: str, form: str = "") -> str:
        """A land, an area, a water, a barren land or a card, in the form that the sentence takes it in."""
        return self.teller.name(id_, form=form)

    def certain_by(self, view: View) -> str:
        """The card of this turn that wins a battle without dice, and is spent by it (Z17.5)."""
        played = (self.board.events[n] for n in members(view.played))
        return next((self.name(card.id, "the") for card in played if card.effect.id == "auto_win"), "")

    @cached_property
    def lands(self) -> list[str]:
        return [self.name(land) for land in self.board.land_ids]

    @cached_property
    def areas(self) -> list[str]:
        return [self.name(area) for area in self.board.area_ids]

    def markers(self, mask: int) -> str:
        """Fleets and caravans: "fleets (North Sea, Arabian Sea), caravan (Sahara)"."""
        ids, waters = self.board.section_ids, self.board.waters
        fleets = [self.name(ids[n]) for n in members(mask & waters)]
        caravans = [self.name(ids[n]) for n in members(mask & ~waters)]
        found = [self("terminal-fleets", count=len(fleets), where=", ".join(fleets))] if fleets else []
        if caravans:
            found.append(self("terminal-caravans", count=len(caravans), where=", ".join(caravans)))
        return ", ".join(found)

    # --- cards --------------------------------------------------------------------------------------------------

    def card(self, card: str) -> Card:
        board = self.board
        if card in board.empire_index:
            return board.empires[board.empire_index[card]]
        return board.events[board.event_index[card]]

    def effect_title(self, card: Card) -> str:
        """What the effect is called: an empire's has a title, an event's is the card's own name."""
        return str(self.teller.param(effect_name(card)))

    def effect_text(self, card: Card) -> str:
        """The effect in words, and nothing where there is none."""
        return "" if card.effect.id == "none" else self(f"text-{card.id}".replace("_", "-"))

    def leader(self, card: Card) -> str:
        return self.teller.words.find(f"leader-{card.id}".replace("_", "-")) or ""

    def forces(self, card: Card) -> str:
        """What an empire or a kingdom brings: "15 armies in the Apennines, capital, fleet (Mediterranean Sea)"."""
        starts = self.listed([self.name(self.board.land_ids[land], "in") for land in card.starts])
        marker = {CAPITAL: "sign-capital", CITY: "sign-city"}.get(card.marker, "sign-marauder")
        parts = [self("terminal-forces", armies=self.armies(card.armies), where=starts), self(marker)]
        return ", ".join([*parts, self.markers(card.markers)] if card.markers else parts)

    def epoch(self, number: int) -> str:
        """The heading of an epoch: its number and its years."""
        return self.teller.line(heading(number))

    def numeral(self, epoch: int) -> str:
        return ROMAN[epoch]

    # --- figures ------------------------------------------------------------------------------------------------

    def armies(self, count: int) -> str:
        return self("army-count", armies=count) if count else self("terminal-no-army")

    def armies_and_tokens(self, armies: int, tokens: int) -> str:
        found = [self.armies(armies)]
        if tokens:
            found.append(self("token-count", tokens=tokens))
        return self.listed(found)

    def per_cent(self, share: float) -> str:
        if ALMOST_CERTAIN < share < 1:
            return self("odds-almost")
        return self("terminal-per-cent", share=round(100 * share))

    def odds(self, odds: Odds) -> str:
        """The three ends of a battle, for the invader."""
        if odds.win == 1:
            return self("terminal-odds-certain")
        return self("terminal-odds-narrow" if self.narrow else "terminal-odds", **self._ends(odds))

    def defence(self, odds: Odds) -> str:
        """The same for the defender."""
        return self("terminal-odds-defence", **self._ends(odds))

    def _ends(self, odds: Odds) -> dict[str, str]:
        """In whole percentages that add up to 100."""
        return {
            end: self("odds-almost") if percent == 100 and share < 1 else self("terminal-per-cent", share=percent)
            for end, share, percent in zip(odds._fields, odds, whole_percents(odds), strict=True)
        }


def owner(view: View, land: int) -> int | None:
    """Whose army stands there."""
    seat = view.owners[land]
    return None if seat == NOBODY else seat


def buildings(view: View, land: int) -> list[str]:
    """What is built there: buildings, then a fort."""
    pieces = (("capital", CAPITAL), ("city", CITY), ("monument", MONUMENT), ("fort", FORT))
    return [name for name, flag in pieces if view.pieces[land] & flag]
