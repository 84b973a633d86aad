"""What lands are worth: points of this turn, what they may score in later epochs, and what others lose by them."""

from typing import Final

from mappamundi.games.history.y2001.board import CAPITAL, CITY, MONUMENT
from mappamundi.games.history.y2001.counsel import Counsellor
from mappamundi.games.history.y2001.odds import Fight
from mappamundi.games.history.y2001.stakes import Taking
from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View

# A land one holds scores again as long as it is held: so much of its area's value in the next epoch, and a little more.
FUTURE: Final = 0.35
LAND: Final = 0.3
# What stands there goes on counting too.
BUILT: Final = 0.4
# How gladly one takes points from others, the leader above all.
HARM: Final = 0.25
LEADER: Final = 0.3


class Worth:
    """The lands of one view, in points; what several actions share is worked out once."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.seat: Final = view.viewer or 0
        self.counsellor: Final = Counsellor(view)
        self.stakes: Final = self.counsellor.stakes
        best = max(view.scores)
        self._harm: Final = [
            0.0 if seat == self.seat else HARM + (LEADER if score == best else 0.0)
            for seat, score in enumerate(view.scores)
        ]
        self._takings: dict[int, Taking] = {}
        self._lands: dict[int, float] = {}

    def harm(self, seat: int, points: float) -> float:
        """What it is worth that a seat loses these (negative) points."""
        return -points * self._harm[seat]

    def taking(self, land: int) -> Taking:
        found = self._takings.get(land)
        if found is None:
            found = self._takings[land] = self.stakes.taking(self.seat, land, self.counsellor.empire)
        return found

    def later(self, land: int) -> float:
        """What a land may bring in epochs to come."""
        view, board = self.view, self.board
        if view.epoch == board.epochs:
            return 0.0
        here = view.pieces[land]
        built = (1 if here & (CAPITAL | CITY) else 0) + (1 if here & MONUMENT else 0)
        return LAND + FUTURE * board.area_values[board.area_of[land]][view.epoch + 1] + BUILT * built

    def land(self, land: int) -> float:
        """What it is worth to hold a land that one does not hold now."""
        found = self._lands.get(land)
        if found is None:
            taking = self.taking(land)
            found = float(taking.worth + taking.monument)
            if self.view.owners[land] != self.seat:
                found += self.later(land)
                for loss in taking.losses:
                    found += self.harm(loss["seat"], loss["points"])
            self._lands[land] = found
        return found

    def battle(self, land: int) -> Fight:
        """The battle for an enemy land, by the best way."""
        return self.counsellor.fight(land)

    def is_enemy(self, land: int) -> bool:
        return self.view.owners[land] not in (NOBODY, self.seat)
