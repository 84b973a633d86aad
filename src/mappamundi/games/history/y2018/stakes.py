"""What is at stake in lands that change: points won and lost by everybody, if the turn were scored afterwards."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mappamundi.games.history.board import BIT, union
from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.board import BUILDINGS, FORT, Board, Effect
from mappamundi.games.history.y2018.chronicle import DEGREES
from mappamundi.games.history.y2018.powers import Powers
from mappamundi.games.history.y2018.state import NOBODY, reduced
from mappamundi.games.history.y2018.view import View

Advice = dict[str, Any]
# Lands as they would be: whose army, and which pieces.
Changes = Mapping[int, tuple[int, int]]


class Taking(NamedTuple):
    """What taking a land changes: points to whoever takes it, by part, and if both fall; what its owner loses with it.

    Of a land of one's own the loss is what it would cost if somebody else took it. `monument` is what its resource
    adds at the end of the turn.
    """

    gain: list[Advice]
    losses: list[Advice]
    worth: int
    tie: int
    monument: int


class Handover(NamedTuple):
    """What it means for the degrees of an area that one army there takes the place of another, or an empty land: those
    of whoever takes it, and the points that this brings, that both bring who fall, and that the other one loses."""

    was: int
    reached: int
    more: int
    tie: int
    lost: int


class Stakes:
    """The points of one position, as far as a change of some lands moves them."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board: Board = view.board
        self.armies = view.armies()
        self._handovers: dict[tuple[int, int, int], Handover] = {}

    # --- a land taken -------------------------------------------------------------------------------------------

    def taking(self, seat: int, powers: Powers | None, land: int, naval: bool) -> Taking:
        """Z10, Z13, Z17.10: by land or by fleet; after a battle if another seat's army stands there."""
        board, view = self.board, self.view
        owner, here = view.owners[land], view.pieces[land]
        if seat == NOBODY or owner == seat:
            held = [] if owner == NOBODY else [{"seat": owner, "points": self._if_lost(land)}]
            landed = self._landing(powers, naval)
            return Taking(landed, held, sum(part["points"] for part in landed), 0, 0)
        gain = self._landing(powers, naval)
        losses: list[Advice] = []
        tie = 0
        area = board.area_of[land]
        change = self._handover(area, seat, owner)
        if owner != NOBODY:
            tie = change.tie
            losses.append({"seat": owner, "points": change.lost - scoring.land_points(board, here)})
            if powers is not None and powers.battle_points:
                gain.append({"what": "battle", "points": powers.battle_points})
            if here & BUILDINGS:
                pillage = board.marauder_points if powers is not None and powers.marauder else 0
                tie += pillage
                if powers is None or not powers.keep_buildings:
                    here = reduced(here)
                    if pillage:
                        gain.append({"what": "marauder", "points": pillage})
        if change.more:
            gain.append(self._degree_part(area, change.was, change.reached, change.more))
        if here & BUILDINGS:
            gain.append({"what": "buildings", "points": scoring.land_points(board, here)})
        worth = sum(part["points"] for part in gain)
        return Taking(gain, losses, worth, tie, self._monument(powers, land))

    def _handover(self, area: int, seat: int, owner: int) -> Handover:
        """The same for all lands of one owner in an area."""
        key = (area, seat, owner)
        if key not in self._handovers:
            board, before = self.board, self.armies[area]
            values = (0, *board.values[self.view.epoch][area])
            after = list(before)
            was, tie, lost = scoring.degree(board, before, seat), 0, 0
            if owner != NOBODY:
                after[owner] -= 1
                tie = values[scoring.degree(board, after, seat)] - values[was]
            after[seat] += 1
            if owner != NOBODY:
                lost = values[scoring.degree(board, after, owner)] - values[scoring.degree(board, before, owner)]
            reached = scoring.degree(board, after, seat)
            self._handovers[key] = Handover(was, reached, values[reached] - values[was], tie, lost)
        return self._handovers[key]

    def _landing(self, powers: Powers | None, naval: bool) -> list[Advice]:
        """Z17.10: points for a land entered by fleet."""
        if powers is None or not naval or not powers.fleet_points or self.view.effect_used >= powers.fleet_limit:
            return []
        return [{"what": "fleet", "points": powers.fleet_points}]

    def _if_lost(self, land: int) -> int:
        """What a land costs its owner if somebody else takes it: whoever does has an army there then."""
        board, area, owner = self.board, self.board.area_of[land], self.view.owners[land]
        values = (0, *board.values[self.view.epoch][area])
        after = list(self.armies[area])
        after[owner] -= 1
        left = values[scoring.degree(board, [*after, 1], owner)]
        had = values[scoring.degree(board, self.armies[area], owner)]
        return left - had - scoring.land_points(board, self.view.pieces[land])

    def _monument(self, powers: Powers | None, land: int) -> int:
        """Z12.1: the points of the monument that one more resource would make due."""
        view, board = self.view, self.board
        if powers is None or not board.resources[land] or view.monuments_left <= 0:
            return 0
        icons = sum(bool(board.resources[other]) for other in view.active)
        return (powers.monuments(icons + 1) - powers.monuments(icons)) * board.monument_points

    def _degree_part(self, area: int, was: int, reached: int, points: int) -> Advice:
        row = {"what": "area", "area": self.board.area_ids[area]}
        return row | {"before": DEGREES[was], "after": DEGREES[reached], "points": points}

    # --- lands changed by cards and builders --------------------------------------------------------------------

    def swing(self, seat: int, changes: Changes) -> Advice:
        """What lands changed like this bring to the seat, by part, and to everybody else."""
        board, view = self.board, self.view
        armies = {board.area_of[land]: list(self.armies[board.area_of[land]]) for land in changes}
        buildings = [0] * view.players
        for land, (owner, here) in changes.items():
            old = view.owners[land]
            if old != NOBODY:
                armies[board.area_of[land]][old] -= 1
                buildings[old] -= scoring.land_points(board, view.pieces[land])
            if owner != NOBODY:
                armies[board.area_of[land]][owner] += 1
                buildings[owner] += scoring.land_points(board, here)
        return self._told(seat, armies, buildings)

    def plague(self, seat: int, area: int) -> Advice:
        """Z17.20: every other seat loses one army of the area, where it costs least."""
        board, view = self.board, self.view
        buildings = [0] * view.players
        after = list(self.armies[area])
        for other in range(view.players):
            if other != seat and after[other]:
                after[other] -= 1
                lands = [land for land in board.area_lands[area] if view.owners[land] == other]
                buildings[other] -= min(scoring.land_points(board, view.pieces[land]) for land in lands)
        return self._told(seat, {area: after}, buildings)

    def _told(self, seat: int, armies: Mapping[int, list[int]], buildings: Sequence[int]) -> Advice:
        board = self.board
        points = list(buildings)
        gain: list[Advice] = []
        for area, after in armies.items():
            values = (0, *board.values[self.view.epoch][area])
            for other in range(self.view.players):
                was = scoring.degree(board, self.armies[area], other)
                reached = scoring.degree(board, after, other)
                points[other] += values[reached] - values[was]
                if other == seat and values[reached] != values[was]:
                    gain.append(self._degree_part(area, was, reached, values[reached] - values[was]))
        if buildings[seat]:
            gain.append({"what": "buildings", "points": buildings[seat]})
        advice: Advice = {"worth": points[seat]}
        losses = [{"seat": other, "points": n} for other, n in enumerate(points) if n and other != seat]
        return advice | ({"gain": gain} if gain else {}) | ({"losses": losses} if losses else {})

    def event(self, seat: int, effect: Effect, targets: Sequence[int]) -> Advice | None:
        """Z17.16–Z17.20: what an event does to lands at once; None if it does nothing to any."""
        owners, pieces = self.view.owners, self.view.pieces
        match effect.id:
            case "diplomacy" | "revolution":
                return self.swing(seat, {land: (seat, pieces[land]) for land in targets})
            case "barbarians":
                return self.swing(seat, {land: (seat, reduced(pieces[land]) & ~FORT) for land in targets})
            case "disaster":
                return self.swing(seat, {land: (owners[land], reduced(pieces[land]) & ~FORT) for land in targets})
            case "plague":
                return self.plague(seat, targets[0])
        return None

    # --- lands that come into reach -----------------------------------------------------------------------------

    def opened(self, effect: Effect, targets: Sequence[int]) -> list[int]:
        """Z17.21, Z17.22: the lands that markers or a linked area bring within reach of the armies that stand."""
        view, board = self.view, self.board
        known = {*view.active, *view.front}
        if effect.id == "region_link":
            linked = view.links | BIT[targets[0]]
            near = {
                other
                for land in view.active
                if linked & BIT[board.area_of[land]]
                for other in board.adjacent_linked[land]
            }
            return sorted(near - known)
        before = {land for routes in board.reach(view.markers, view.shore) for land in routes}
        after = {land for routes in board.reach(view.markers | union(targets), view.shore) for land in routes}
        return sorted(after - before - known)
