"""Names and turns of phrase: "you" for the viewer, names for the others."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import CAPITAL, CITY, FORT, MONUMENT, Board, Card
from mappamundi.games.history.y2018.odds import Odds
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.text import Text

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six")
# Above this a whole per cent would say that nothing can go wrong.
ALMOST_CERTAIN: Final = 0.995


def listed(names: Sequence[str], last: str = "and") -> str:
    """Names as a list in a sentence."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


class Words:
    """The board's names and the players', for one viewer."""

    def __init__(self, board: Board, players: Sequence[Player], teller: Teller, narrow: bool = False) -> None:
        self.board: Final = board
        self.players: Final = players
        self.teller: Final = teller
        self.viewer: Final = teller.viewer
        self.narrow: Final = narrow
        data = board.data
        self._texts: Final = {entry["id"]: entry for entry in (*data["empires"], *data["events"])}

    # --- players ------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        return "you" if seat == self.viewer else self.players[seat].name

    def starts(self, seat: int, verb: str, verbs: str | None = None) -> str:
        """The beginning of a sentence: "You take", "Ptolemy takes"."""
        if seat == self.viewer:
            return f"You {verb}"
        return f"{self.players[seat].name} {verbs or verb + 's'}"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.viewer else f"{self.players[seat].name}’s"

    def seal(self, seat: int) -> "Text":
        return self.players[seat].seal()

    # --- places -------------------------------------------------------------------------------------------------

    def land(self, land: str) -> str:
        return self.board.land_names[self.board.land_index[land]]

    def region(self, region: str) -> str:
        return self.board.region_names[self.board.region_index[region]]

    def sections(self, sections: Sequence[str]) -> str:
        """Waters and barren lands in a sentence: "the North Sea and the Sahara"."""
        return listed([the(self.board.section_names[self.board.section_index[name]]) for name in sections])

    def markers(self, mask: int) -> str:
        """Fleets and caravans: "fleets in the North Sea and the Arabian Sea, caravan in the Sahara"."""
        board = self.board
        found = []
        for kind, sections in (("fleet", mask & board.waters), ("caravan", mask & ~board.waters)):
            if sections:
                names = listed([the(board.section_names[n]) for n in members(sections)])
                found.append(f"{kind}{'s' if sections.bit_count() > 1 else ''} in {names}")
        return ", ".join(found)

    # --- cards --------------------------------------------------------------------------------------------------

    def card(self, card: str) -> Card:
        board = self.board
        if card in board.empire_index:
            return board.empires[board.empire_index[card]]
        return board.events[board.event_index[card]]

    def effect_title(self, card: Card) -> str:
        """What the effect is called: an empire's has a title, an event's is the card's own name."""
        return str(self._effect(card).get("title") or card.name)

    def effect_text(self, card: Card) -> str:
        """The effect in words, and nothing where there is none."""
        return "" if card.effect.id == "none" else str(self._effect(card).get("text") or "")

    def _effect(self, card: Card) -> Mapping[str, Any]:
        effect: Mapping[str, Any] = self._texts[card.id].get("effect") or {}
        return effect

    def leader(self, card: Card) -> str:
        return str(self._texts[card.id].get("leader") or "")

    def forces(self, card: Card) -> str:
        """What an empire or a kingdom brings: "15 armies in Apennines, capital, fleet in the Mediterranean Sea"."""
        starts = listed([self.board.land_names[land] for land in card.starts])
        marker = {CAPITAL: "capital", CITY: "city"}.get(card.marker, "marauders")
        parts = [f"{armies(card.armies)} in {starts}", marker, self.markers(card.markers)]
        return ", ".join(part for part in parts if part)

    def era(self, era: int) -> str:
        span = str(self.board.data["era_spans"][era]).replace("-", "–")
        return f"Era {era} · {span}"


def the(name: str) -> str:
    """Waters, deserts and ranges take an article; Siberia and Amazonia do not."""
    return name if name in ("Siberia", "Amazonia") else f"the {name}"


def armies(count: int) -> str:
    return plural(count, "army", "armies")


def plural(count: int, one: str, many: str) -> str:
    return f"{count or 'no'} {one if count == 1 else many}"


def per_cent(share: float) -> str:
    return "almost certain" if ALMOST_CERTAIN < share < 1 else f"{round(100 * share)} %"


def odds_text(odds: Odds, narrow: bool = False) -> str:
    """The three ends of a battle, for the invader."""
    if odds.win == 1:
        return "certain win"
    back = "back" if narrow else "thrown back"
    return f"win {per_cent(odds.win)} · both fall {per_cent(odds.tie)} · {back} {per_cent(odds.defeat)}"


def defence_text(odds: Odds) -> str:
    """The same for the defender."""
    return f"held {per_cent(odds.defeat)} · both fall {per_cent(odds.tie)} · lost {per_cent(odds.win)}"


def owner(view: View, land: int) -> int | None:
    """Whose army stands there."""
    seat = view.owners[land]
    return None if seat == NOBODY else seat


def structures(view: View, land: int) -> list[str]:
    """What is built there: structures, then a fort."""
    pieces = (("capital", CAPITAL), ("city", CITY), ("monument", MONUMENT), ("fort", FORT))
    return [name for name, flag in pieces if view.pieces[land] & flag]
