"""What the board is worth to one seat, in points: areas, buildings, rivals, and what may come of it later.

Everything is measured as a change: what taking, emptying or losing one land adds to the seat's own points, minus a
share of what it adds to the points of its rivals.
"""

from functools import cache
from typing import Final

from mappamundi.games.history.board import BIT, insert
from mappamundi.games.history.control import DOMINANCE, SUPREMACY, degree
from mappamundi.games.history.y2018.board import ACTIVE, CAPITAL, CITY, FORT, FRONT, Board
from mappamundi.games.history.y2018.powers import Powers
from mappamundi.games.history.y2018.scoring import land_points
from mappamundi.games.history.y2018.state import NONE, SELECT, reduced
from mappamundi.games.history.y2018.view import View

# The share of what stands now that still stands an epoch later.
HOLDS: Final = 0.45
# What all rivals together gain hurts as much as this share of it; the leader counts for two.
RIVALRY: Final = 0.5
# Each army still missing for a higher degree makes reaching it this likely.
AMBITION: Final = 0.45
# How much of the best land behind a land is counted when the land is taken.
OPENING: Final = 0.3
# An army on the card, in points, where nothing better is known.
ARMY: Final = 1.0
# One more die in one battle.
EXTRA_DIE: Final = 0.25
# An army won over without a battle, where the land is not known yet.
COURTED: Final = 1.5
# How much more often a land holds for an epoch with a fort than without.
FORTIFIED: Final = 0.25

Row = tuple[float, float, float, float]
Counts = tuple[int, ...]


@cache
def lasting(board: Board, epoch: int) -> float:
    """How often, on average, what stands now will be scored again in later epochs."""
    return sum(HOLDS**epochs for epochs in range(1, board.epochs - epoch + 1))


@cache
def rows(board: Board, epoch: int, now: bool) -> list[Row]:
    """For each area what no army, presence, dominance and supremacy bring: this epoch if `now`, and in later ones."""
    found = []
    for area in range(len(board.area_ids)):
        row = [0.0, 0.0, 0.0]
        for later in range(epoch, board.epochs + 1):
            weight = HOLDS ** (later - epoch) if later > epoch else float(now)
            row = [sum_ + weight * points for sum_, points in zip(row, board.values[later][area], strict=True)]
        found.append((0.0, row[0], row[1], row[2]))
    return found


class Worth:
    """The board as one seat values it. `take` changes it, so that a whole expansion can be thought through."""

    __slots__ = (
        "_changes",
        "_known",
        "active",
        "armies",
        "board",
        "counts",
        "effect_used",
        "front",
        "links",
        "owners",
        "pieces",
        "point",
        "powers",
        "rising",
        "rows",
        "seat",
        "shore",
        "weights",
    )

    def __init__(self, view: View, seat: int, powers: Powers | None, armies: int, kingdom: bool = False) -> None:
        board, epoch = view.board, view.epoch
        self.board: Final = board
        self.seat: Final = seat
        self.powers: Final = powers
        # Where a kingdom's armies gain nothing that lasts: the seat's own empire will clear these lands (Z6.3).
        self.rising: Final = _rising(view, seat) if kingdom else ()
        self.armies = armies
        self.owners = list(view.owners)
        self.pieces = list(view.pieces)
        own_turn = view.seat == seat
        self.active = list(view.active) if own_turn else []
        self.front = list(view.front) if own_turn else []
        self.shore = view.shore if own_turn else 0
        self.links = view.links if own_turn and view.kingdom < 0 else 0
        self.effect_used = view.effect_used if own_turn else 0
        if not own_turn:
            self.forget()
        self.counts: list[Counts] = [tuple(armies) for armies in view.armies()]
        self.weights: Final = _weights(view, seat)
        # Whoever has had its turn scores next in the epoch to come.
        pending = [view.phase == SELECT or waits for waits in view.with_empire]
        self.rows: Final = [rows(board, epoch, now) for now in pending]
        later = lasting(board, epoch)
        # What one building point on the board is worth, by whose it is.
        self.point: Final = [weight * (now + later) for weight, now in zip(self.weights, pending, strict=True)]
        self._changes: dict[tuple[int, int, int, int], float] = {}
        self._known: dict[tuple[int, int, Counts], float] = {}

    # --- areas --------------------------------------------------------------------------------------------------

    def standing(self, area: int, counts: Counts) -> float:
        """What these numbers of armies in an area are worth: own degree and ambition, less those of rivals."""
        key = (area, self.armies, counts)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._standing(area, counts)
        return known

    def _standing(self, area: int, counts: Counts) -> float:
        board = self.board
        ranked = sorted(counts)
        value = 0.0
        for seat, own in enumerate(counts):
            if not own:
                continue
            most = ranked[-2] if own == ranked[-1] else ranked[-1]
            reached = degree(own, most, board.dominance_armies, board.supremacy_armies)
            row = self.rows[seat][area]
            value += self.weights[seat] * row[reached]
            if seat == self.seat and self.armies and reached < SUPREMACY:
                value += self._ambition(row, reached, own, most, sum(counts) - own)
        return value

    def _ambition(self, row: Row, reached: int, own: int, most: int, others: int) -> float:
        """The hope of a higher degree, smaller for each army that it still takes."""
        board, hope = self.board, 0.0
        if reached < DOMINANCE:
            missing = max(board.dominance_armies, most + 1) - own
            if missing <= self.armies:
                hope = (row[DOMINANCE] - row[reached]) * AMBITION**missing
        missing = max(board.supremacy_armies - own, others)
        if missing <= self.armies:
            hope = max(hope, (row[SUPREMACY] - row[reached]) * AMBITION**missing)
        return hope

    def change(self, land: int, gainer: int, loser: int) -> float:
        """What an army more for `gainer` and one less for `loser` (-1: nobody) in that land's area is worth."""
        area = self.board.area_of[land]
        key = (area, gainer, loser, self.armies)
        known = self._changes.get(key)
        if known is None:
            counts = self.counts[area]
            after = self._moved(counts, gainer, loser)
            known = self._changes[key] = self.standing(area, after) - self.standing(area, counts)
        return known

    def _moved(self, counts: Counts, gainer: int, loser: int) -> Counts:
        after = list(counts)
        if gainer >= 0:
            after[gainer] += 1
        if loser >= 0:
            after[loser] -= 1
        return tuple(after)

    # --- buildings and forts ------------------------------------------------------------------------------------

    def buildings(self, land: int) -> int:
        """Z13.3: the points of the buildings there."""
        return land_points(self.board, self.pieces[land])

    def reduction(self, land: int) -> int:
        """Z10.1: the points that one reduction takes from the land."""
        here = self.pieces[land]
        return land_points(self.board, here) - land_points(self.board, reduced(here))

    def fort(self, land: int) -> float:
        """What a fort on an own land saves in later epochs."""
        own = self.point[self.seat]
        loss = self.buildings(land) * own - self.change(land, -1, self.seat)
        return FORTIFIED * loss * (own - 1) / own if own > 1 else 0.0

    def site(self) -> float:
        """What one more monument is worth."""
        return self.board.monument_points * self.point[self.seat]

    # --- lands --------------------------------------------------------------------------------------------------

    def taken(self, land: int, owner: int, naval: bool, battle: bool) -> float:
        """What the land is worth to the seat once its active army stands there instead of `owner`'s."""
        seat, powers = self.seat, self.powers
        points = self.buildings(land)
        left = points
        value = 0.0
        if battle and powers is not None:
            value += powers.battle_points
            if points and not powers.keep_buildings:
                left -= self.reduction(land)
                value += self.board.marauder_points if powers.marauder else 0
            if self.pieces[land] & (CAPITAL if left < points else CAPITAL | CITY):
                value += ARMY * powers.building_armies * (self.effect_used < powers.building_limit)
        if land in self.rising:
            return value + self._by_arms(land, naval) + self._opening(land)
        if owner != seat:
            value += self.change(land, seat, owner) + left * self.point[seat]
            if owner >= 0:
                value -= points * self.point[owner]
        return value + self._by_arms(land, naval) + self._resource(land) + self._opening(land)

    def _by_arms(self, land: int, naval: bool) -> float:
        """Z17.9, Z17.10: points and armies for lands entered by fleet or in an area."""
        powers = self.powers
        if powers is None:
            return 0.0
        value = 0.0
        if naval and self.effect_used < powers.fleet_limit:
            value += powers.fleet_points
        effect = powers.effect
        if effect.id == "extra_armies_region":
            area = self.board.area_index[effect.params["region"]]
            if self.board.area_of[land] == area:
                value += ARMY * effect.number("armies") / effect.number("per_lands")
        return value

    def icons(self) -> int:
        """Z12.1: the resource icons of the active armies."""
        return sum([self.board.resources[land] for land in self.active])

    def _resource(self, land: int) -> float:
        """Z12.1: towards the next monument, half of it for an icon that still needs another."""
        if not self.board.resources[land] or self.powers is None:
            return 0.0
        icons = self.icons()
        built = self.powers.monuments(icons + 1) - self.powers.monuments(icons)
        return self.site() * (built or (0.5 if self.armies > 1 else 0.0))

    def _opening(self, land: int) -> float:
        """The best of the lands that come into reach, if there are armies to go on."""
        if self.armies <= 1:
            return 0.0
        seat, best = self.seat, 0.0
        for beyond in self.neighbours(land):
            owner = self.owners[beyond]
            if owner != seat and not self.pieces[beyond] & FRONT:
                best = max(best, self.change(beyond, seat, owner))
        return OPENING * best

    def emptied(self, land: int, owner: int) -> float:
        """Z8.11: what it is worth that the defender is gone and nobody stands there; half of taking it afterwards."""
        points, powers = self.buildings(land), self.powers
        value = float(self.board.marauder_points if points and powers is not None and powers.marauder else 0)
        if land in self.rising:
            return value
        value += self.change(land, -1, owner) - points * self.point[owner]
        if self.armies > 1:
            value += (self.change(land, self.seat, owner) - self.change(land, -1, owner)) / 2
        return value

    # --- going on -----------------------------------------------------------------------------------------------

    def neighbours(self, land: int) -> list[int]:
        board = self.board
        if self.links and self.links & BIT[board.area_of[land]]:
            return board.adjacent_linked[land]
        return board.adjacent[land]

    def forget(self) -> None:
        """Nobody is active yet."""
        unmoved = ~(ACTIVE | FRONT)
        self.pieces = [here & unmoved for here in self.pieces]
        self.active = []
        self.front = []
        self.shore = 0

    def take(self, land: int, battle: bool) -> None:
        """The seat's active army stands there now."""
        seat, owner, here = self.seat, self.owners[land], self.pieces[land]
        if battle:
            here &= ~FORT
            if not (self.powers is not None and self.powers.keep_buildings):
                here = reduced(here)
        self.owners[land] = seat
        if owner != seat:
            area = self.board.area_of[land]
            self.counts[area] = self._moved(self.counts[area], seat, owner)
            self._changes.clear()
        if here & FRONT:
            self.front.remove(land)
        self.pieces[land] = here & ~FRONT | ACTIVE
        if not here & ACTIVE:
            insert(self.active, land)
        for near in self.neighbours(land):
            if not self.pieces[near] & (ACTIVE | FRONT):
                self.pieces[near] |= FRONT
                insert(self.front, near)
        self.shore |= self.board.sections_of[land]


def _rising(view: View, seat: int) -> tuple[int, ...]:
    """The lands in which the seat's empire of this epoch is still to rise, as far as the viewer knows."""
    known = view.viewer == seat and view.own_empire != NONE
    return view.board.empires[view.own_empire].starts if known else ()


def _weights(view: View, seat: int) -> list[float]:
    """One for the seat itself; rivals share RIVALRY with a minus sign, the leader among them with a double share."""
    rivals = [other for other in range(view.players) if other != seat]
    leader = max(rivals, key=lambda other: view.scores[other])
    share = RIVALRY / view.players
    weights = [-share] * view.players
    weights[leader] *= 2
    weights[seat] = 1.0
    return weights
