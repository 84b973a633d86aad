"""What an empire would probably score: its armies sent over the board as it lies, greedily. A range, not advice."""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.history.y2001 import battle, scoring
from mappamundi.games.history.y2001.board import BY_SEA, CAPITAL, SETTLED, Empire
from mappamundi.games.history.y2001.odds import WALLS, Attack, Defence, fight
from mappamundi.games.history.y2001.stakes import PAIR, land_points, pillaged
from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View

# How dear battles turn out, in a poor campaign and in a good one.
POOR: Final = 1.5
USUAL: Final = 1.15
GOOD: Final = 0.85
# A land next to what one has is worth something in itself, and so is half a monument.
FOOTHOLD: Final = 0.2
RESOURCE: Final = 0.5


def prospect(view: View, seat: int, card: Empire) -> list[int]:
    """The least and the most that the seat might score with this empire or minor empire, its other armies included."""
    return sorted(Campaign(view, seat, card, price).points() for price in (POOR, GOOD))


def likely(view: View, seat: int, card: Empire) -> int:
    """What it might score in a campaign as they go."""
    return Campaign(view, seat, card, USUAL).points()


class Campaign:
    """An empire sent over the board as it lies, as long as its armies last."""

    def __init__(self, view: View, seat: int, card: Empire, price: float) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.seat: Final = seat
        self.card: Final = card
        self.price: Final = price
        self.owners: Final = list(view.owners)
        self.pieces: Final = list(view.pieces)
        self.taken: Final[list[int]] = []
        self.lands: Final = scoring.counts(view.board, self.owners, view.players)
        self.sailed = 0
        # Lands in reach, each with the fewest dice against whoever comes.
        self.reach: Final[dict[int, int]] = {}
        # What each army spent there brings; it changes only where a land of the area was taken, or a way is shorter.
        self.rates: Final[dict[int, float]] = {}
        for land in card.starts:
            self._take(land)
            if card.capital:
                self.pieces[land] = self.pieces[land] & ~SETTLED | CAPITAL
        self._march(card.strength - len(card.starts))

    def points(self) -> int:
        """A11, A12: what all of the seat's lands bring then, and the monuments that resources earn."""
        board, seat = self.board, self.seat
        rows = scoring.area_rows(board, self.card.epoch, self.lands, seat)
        built = sum([land_points(board, self.pieces[land]) for land, owner in enumerate(self.owners) if owner == seat])
        resources = sum([board.resource[land] for land in self.taken])
        return built + sum([paid for _, _, paid in rows]) + resources // PAIR * board.monument_points

    def _march(self, left: float) -> None:
        while left >= 1 and self.reach:
            for land in self.reach:
                if land not in self.rates:
                    self.rates[land] = self._rate(land)
            best = min(self.reach, key=lambda land: (-self.rates[land], land))
            left -= self._cost(best)
            self._take(best)

    def _take(self, land: int) -> None:
        board, owner = self.board, self.owners[land]
        if owner != self.seat:
            self.pieces[land] = pillaged(self.pieces[land])
            area = board.area_of[land]
            self.lands[area] = self._moved(self.lands[area], owner)
        self.owners[land] = self.seat
        self.taken.append(land)
        self.reach.pop(land, None)
        for other in board.area_lands[board.area_of[land]]:
            self.rates.pop(other, None)
        for near in board.adjacent[land]:
            self._reaches(near, battle.defence_dice(0, board.crossing[near][land]))
        found = board.connected(board.coasts[land], self.card.due)
        for water in range(board.water_count):
            if (found & ~self.sailed) >> water & 1:
                for near in board.shores[water]:
                    self._reaches(near, battle.defence_dice(0, BY_SEA))
        self.sailed |= found

    def _reaches(self, land: int, dice: int) -> None:
        if land not in self.taken and dice < self.reach.get(land, dice + 1):
            self.reach[land] = dice
            self.rates.pop(land, None)

    def _rate(self, land: int) -> float:
        """What each army spent there brings."""
        board, seat, owner = self.board, self.seat, self.owners[land]
        area = board.area_of[land]
        value = board.area_values[area][self.card.epoch]
        here = self.lands[area]
        after = self._moved(here, owner)
        gain = (
            board.multipliers[scoring.degree(board, after, seat)] - board.multipliers[scoring.degree(board, here, seat)]
        )
        built = 0 if owner == seat else land_points(board, pillaged(self.pieces[land]))
        return (value * gain + built + RESOURCE * board.resource[land] + FOOTHOLD) / self._cost(land)

    def _moved(self, here: Sequence[int], owner: int) -> list[int]:
        """The lands of an area after the seat has taken one there."""
        after = list(here)
        if owner != self.seat:
            after[self.seat] += 1
            if owner >= 0:
                after[owner] -= 1
        return after

    def _cost(self, land: int) -> float:
        """How many armies a land takes."""
        if self.owners[land] in (NOBODY, self.seat):
            return 1.0
        defence = Defence(self.reach[land], self.pieces[land] & WALLS, self.view.stacks[land])
        odds = fight(Attack(), defence)
        return max(1.0, self.price / max(0.05, odds.taken + odds.emptied / 2))


def points_now(view: View, seat: int) -> int:
    """What the seat would score if it did at this moment."""
    board = view.board
    rows = scoring.area_rows(board, view.epoch, view.lands(), seat)
    built = scoring.built(board, scoring.lands_of(view.owners, seat), view.pieces)
    return sum(built) + scoring.fleet_points(view.fleet_owners, seat) + sum([paid for _, _, paid in rows])
