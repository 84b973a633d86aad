"""What is at stake in lands that change: points won and lost by everybody, if they scored afterwards (A12)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from mappamundi.games.history import control
from mappamundi.games.history.y2001 import scoring, wire
from mappamundi.games.history.y2001.board import CAPITAL, CITY, MONUMENT, SETTLED, Board
from mappamundi.games.history.y2001.board import CRUSADE as CRUSADE_CARD
from mappamundi.games.history.y2001.chronicle import DEGREES
from mappamundi.games.history.y2001.state import CRUSADE, EXPAND, NOBODY
from mappamundi.games.history.y2001.view import View

Advice = wire.Advice
# Lands as they would be: whose army, and which pieces.
Changes = Mapping[int, tuple[int, int]]

# A11.2: each pair of resources earns a monument.
PAIR: Final = 2


class Taking(NamedTuple):
    """What taking a land changes: points to whoever takes it, by part, and if both fall; what its owner loses with it.

    `monument` is what its resource adds at the end of the turn.
    """

    gain: list[wire.Gain]
    losses: list[wire.Loss]
    worth: int
    tie: int
    monument: int


def land_points(board: Board, here: int) -> int:
    """A12.7: what stands in a land."""
    points = board.monument_points if here & MONUMENT else 0
    return points + (board.capital_points if here & CAPITAL else board.city_points if here & CITY else 0)


def pillaged(here: int) -> int:
    """A10.1, A10.2: what a capture leaves."""
    return here & ~CAPITAL | CITY if here & CAPITAL else here & ~CITY


class Stakes:
    """The points of one position, as far as a change of some lands moves them."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.board: Final[Board] = view.board
        self.lands: Final = view.lands()
        # A14.20: the land in which Crusaders found a city.
        self._promised: Final = view.board.events[view.board.card_of[CRUSADE_CARD]].land
        self._before: dict[int, list[int]] = {}
        self.resources: Final = sum([view.board.resource[land] for land in view.armies])

    def value(self, area: int, counts: Sequence[int], seat: int) -> int:
        """A12.4: what the area brings the seat with these lands."""
        return self._values(area, counts)[seat]

    def _values(self, area: int, counts: Sequence[int]) -> list[int]:
        """What it brings to each seat."""
        board = self.board
        value = board.area_values[area][self.view.epoch]
        if not value:
            return [0] * len(counts)
        best, second = sorted(counts, reverse=True)[:2]
        least = (board.dominance_lands, board.control_lands)
        found = []
        for count in counts:
            most = second if count == best else best
            found.append(value * board.multipliers[control.degree(count, most, *least)] if count else 0)
        return found

    def _now(self, area: int) -> list[int]:
        """What it brings to each seat as it lies."""
        found = self._before.get(area)
        if found is None:
            found = self._before[area] = self._values(area, self.lands[area])
        return found

    # --- a land taken -------------------------------------------------------------------------------------------

    def taking(self, seat: int, land: int, empire: bool) -> Taking:
        """A7.7–A7.10, A10: entered, renewed or captured by an army; `empire` says whether of the active empire."""
        view = self.view
        owner, here = view.owners[land], view.pieces[land]
        monument = self._monument(land) if empire else 0
        left = here if owner == seat else pillaged(here)  # A7.9
        if view.decision == CRUSADE and seat == view.seat and land == self._promised:
            left = crowned(view, left, own=True)
        if owner == seat and left == here:
            return Taking([], [], 0, 0, monument)
        told = self.swing(seat, {land: (seat, left)})
        tie = self.swing(seat, {land: (NOBODY, here)})["worth"] if owner not in (NOBODY, seat) else 0
        return Taking(told.get("gain", []), told.get("losses", []), told["worth"], tie, monument)

    def _monument(self, land: int) -> int:
        """A11.1, A11.2: the points of the monument that one more resource would earn."""
        view, board = self.view, self.board
        if view.decision != EXPAND or not board.resource[land] or view.monuments_left <= 0:
            return 0
        earned = (self.resources + 1) // PAIR - self.resources // PAIR
        return earned * board.monument_points

    def if_lost(self, seat: int, land: int) -> int:
        """What a land costs its owner if somebody else takes it: whoever does has a land there then."""
        board, area = self.board, self.board.area_of[land]
        after = list(self.lands[area])
        after[seat] -= 1
        left = self.value(area, [*after, 1], seat)
        return left - self._now(area)[seat] - land_points(board, self.view.pieces[land])

    # --- lands changed ------------------------------------------------------------------------------------------

    def swing(self, seat: int, changes: Changes) -> Advice:
        """What lands changed like this bring to the seat, by part, and to everybody else."""
        board, view = self.board, self.view
        lands = {board.area_of[land]: list(self.lands[board.area_of[land]]) for land in changes}
        built = [0] * view.players
        for land, (owner, here) in changes.items():
            area, old = board.area_of[land], view.owners[land]
            if old != NOBODY:
                lands[area][old] -= 1
                built[old] -= land_points(board, view.pieces[land])
            if owner != NOBODY:
                lands[area][owner] += 1
                built[owner] += land_points(board, here)
        return self._told(seat, lands, built)

    def _told(self, seat: int, lands: Mapping[int, list[int]], built: Sequence[int]) -> Advice:
        points = list(built)
        gain: list[wire.Gain] = []
        for area, after in lands.items():
            before, now = self._now(area), self._values(area, after)
            for other in range(self.view.players):
                points[other] += now[other] - before[other]
            if now[seat] != before[seat]:
                gain.append(self._part(area, after, seat, now[seat] - before[seat]))
        if built[seat]:
            gain.append({"what": "buildings", "points": built[seat]})
        advice: Advice = {"worth": points[seat]}
        losses: list[wire.Loss] = [
            {"seat": other, "points": n} for other, n in enumerate(points) if n and other != seat
        ]
        if gain:
            advice["gain"] = gain
        if losses:
            advice["losses"] = losses
        return advice

    def _part(self, area: int, after: list[int], seat: int, points: int) -> wire.Gain:
        board = self.board
        was, reached = scoring.degree(board, self.lands[area], seat), scoring.degree(board, after, seat)
        name = board.area_ids[area]
        return {"what": "area", "area": name, "before": DEGREES[was], "after": DEGREES[reached], "points": points}

    # --- diseases -----------------------------------------------------------------------------------------------

    def expected_deaths(self, seat: int, risks: Sequence[tuple[int, float]]) -> Advice:
        """What lands that are emptied with these chances cost each seat on average, each taken by itself."""
        points = [0.0] * self.view.players
        for land, chance in risks:
            told = self.swing(seat, {land: (NOBODY, self.view.pieces[land])})
            points[seat] += chance * told["worth"]
            for loss in told.get("losses", ()):
                points[loss["seat"]] += chance * loss["points"]
        advice: Advice = {"expected": round(points[seat], 2)}
        losses: list[wire.Loss] = [
            {"seat": other, "points": round(n, 2)} for other, n in enumerate(points) if n and other != seat
        ]
        if losses:
            advice["losses"] = losses
        return advice


def struck(here: int) -> int:
    """A14.23: what a Disaster leaves in a land."""
    return pillaged(here & ~MONUMENT)


def crowned(view: View, here: int, own: bool) -> int:
    """A14.20, A14.22: a city stands in the land, unless one's own capital does. A1.6: if there is one left."""
    if (own and here & CAPITAL) or (not here & SETTLED and view.capitals_left <= 0):
        return here
    return here & ~SETTLED | CITY
