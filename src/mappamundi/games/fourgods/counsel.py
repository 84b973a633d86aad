"""What an action would bring, counted exactly from a view: points by god and part, and the kingdoms that change.

The World as it stands is laid out once for a view. Every action is then counted by what it changes alone: a tile joins
the few kingdoms it touches, a prophet comes to one and leaves another, a city rises or falls. With hidden gods the
bonuses of the last two steps are told for the viewer's own card only, and only where all four terrains are ranked.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, cast

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods import wire
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.layout import NO_PROPHETS, Counts, Joining, Kingdom, Layout
from mappamundi.games.fourgods.scoring import PARTS, majority, prizes
from mappamundi.games.fourgods.state import NOBODY, NONE
from mappamundi.games.fourgods.tiles import FIRSTS, LITERALS, MASKS, TERRAINS, TURNED
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import CITY, EMPTY
from mappamundi.kernel import Action

NO_BONUSES: Final = [(0, 0)] * len(GODS)


class Laid(NamedTuple):
    """A tile laid down, whoever sends a prophet with it: what it joins, what that adds to each god's bonuses, and the
    kingdoms that are larger or new, as they are told."""

    joinings: list[Joining]
    bonuses: list[tuple[int, int]]
    grown: list[wire.Grown]


class Change(NamedTuple):
    """What an action alters: whose prophet goes where, the tile, and points for cities by god."""

    seat: int
    cell: int = NONE
    shape: int = NONE
    god: int = NONE
    corner: int = NONE
    source: int = NONE
    cities: Counts = NO_PROPHETS


# The latest, with the tiles that were tried: a server asks for every viewer of a moment, one after another.
_latest: list[tuple[Layout, dict[tuple[int, int], Laid]]] = []


def _layout(view: View) -> tuple[Layout, dict[tuple[int, int], Laid]]:
    for latest in _latest:
        if latest[0].moment is view.realms:
            return latest
    made: tuple[Layout, dict[tuple[int, int], Laid]] = (Layout(view), {})
    _latest[:] = [made]
    return made


def counsel(view: View, actions: Sequence[Action]) -> list[wire.Advice]:
    """For each action what it would bring; nothing where it cannot be or changes nothing that is counted."""
    ledger = Ledger(view)
    return [ledger.advise(action) for action in actions]


class Ledger:
    """The World of a view as it counts now, and how it would count after a change."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        # Whose action it would be: the viewer's, or that of whoever is on turn.
        self.seat: Final = view.viewer if view.viewer is not None else view.active
        public, tried = _layout(view)
        self._join: Final = public.join
        self.at: Final = public.at
        self.kingdoms: Final = public.kingdoms
        self.largest: Final = public.largest
        self.counts: Final = public.counts
        # What a card adds is its owner's to know.
        self._tried: Final[dict[tuple[int, int], Laid]] = {} if view.variant.hidden else tried
        self._prizes: Final = self._bonuses(self.largest, self.counts)

    # --- what is asked about

    def advise(self, action: Action) -> wire.Advice:
        if not 0 <= self.seat < self.view.players:
            return {}
        if action.kind == a.DISCARD:
            hand = self.view.hands[2 * self.seat + action.args[0]]
            return {} if hand < 0 else {"fits": self._fitting(hand)}
        if action.kind == a.TAKE:
            return self._taken(*action.args[:2])
        if action.kind == a.CHOOSE_GOD:
            return self._claimed(action.args[0])
        change = self._change(action)
        if change is None:
            return {}
        told = self._told(change)
        if action.kind == a.BUILD:
            told |= self._risk(change.cell)
        return told

    def _change(self, action: Action) -> Change | None:
        """What the action would alter; None for one that cannot be imagined at all."""
        view, seat = self.view, self.seat
        if action.kind in (a.PLACE, a.DESTROY):
            hand, face, turn, x, y, corner, god, source, *credit = action.args
            tile, cell = view.hands[2 * seat + hand], view.grid.cell(x, y)
            if tile < 0 or cell == NONE or view.shapes[cell] != (EMPTY if action.kind == a.PLACE else CITY):
                return None
            shape, cities = view.rules.tiles.tiles[tile].shapes[4 * face + turn], NO_PROPHETS
            if action.kind == a.DESTROY:
                if not view.gods[seat]:
                    return None
                cities = self._fallen(cell, credit[0])
            change = Change(seat, cell, shape, cities=cities)
            return change if corner == a.LEFT_OUT else self._sent(change, FIRSTS[shape][corner], god, source)
        if action.kind == a.PLACE_PROPHET:
            x, y, corner, god, source = action.args
            cell = view.grid.cell(x, y)
            if cell == NONE or view.shapes[cell] < 0 or view.prophets[cell] >= 0:
                return None
            return self._sent(Change(seat, cell), FIRSTS[view.shapes[cell]][corner], god, source)
        if action.kind == a.BUILD:
            x, y, god, source = action.args
            cell = view.grid.cell(x, y)
            if cell == NONE or view.shapes[cell] != EMPTY:
                return None
            built = self._sent(Change(seat, cell), NONE, god, source)
            points = view.rules.city_points
            return built and built._replace(cities=tuple(points * (built.god == which) for which in range(len(GODS))))
        return None

    def _sent(self, change: Change, corner: int, god: int, source: a.Source) -> Change | None:
        """The same with a prophet of this god, from its reserve or from a tile on which it stands (G7.9, G7.10)."""
        view = self.view
        gods = view.gods[change.seat]
        god = gods[0] if god == a.LEFT_OUT and len(gods) == 1 else god
        if god not in gods:
            return None
        left = NONE
        if source is not None:
            left = view.grid.cell(*source)
            if left == NONE or view.shapes[left] < 0 or view.prophets[left] < 0 or view.prophets[left] >> 2 != god:
                return None
        return change._replace(god=god, corner=corner, source=left)

    def _fallen(self, cell: int, credit: int) -> Counts:
        """G9.4, G9.7, G14.2, G14.3: the city goes from one god to the other as a token."""
        view = self.view
        points = [0] * len(GODS)
        points[view.prophets[cell] >> 2] -= view.rules.city_points
        own = view.gods[self.seat]
        points[credit if credit in own else min(own, key=lambda god: view.destroyed[god])] += (
            view.rules.destroyed_points
        )
        return tuple(points)

    # --- what it would bring

    def _told(self, change: Change) -> wire.Advice:
        god, lost, prophets = change.god, NONE, [0] * len(GODS)
        if change.source != NONE:
            lost = self.at[4 * change.source + (self.view.prophets[change.source] & 3)]
        laid = self._laid(change)
        stands: Kingdom | None = None
        for areas, met, made in laid.joinings:
            after = made
            if lost in met:
                after, lost = after.with_prophet(god, -1), NONE
            if change.corner in areas:
                after = stands = after.with_prophet(god, 1)
            for number in met:
                _pay(prophets, self.kingdoms[number], -1)
            _pay(prophets, after, 1)
        if lost != NONE:
            _pay(prophets, self.kingdoms[lost], -1)
            _pay(prophets, self.kingdoms[lost].with_prophet(god, -1), 1)
        told = self._scores(
            [(city, stood, *bonus) for city, stood, bonus in zip(change.cities, prophets, laid.bonuses, strict=True)]
        )
        if laid.grown:
            told["kingdoms"] = laid.grown
        if stands is not None:
            told["prophet"] = _standing(stands, god)
        return told

    def _laid(self, change: Change) -> Laid:
        """The tile that is laid down; where none is, the kingdom in which a prophet will stand."""
        cell, shape = change.cell, change.shape
        if shape == NONE:
            joinings = []
            if change.corner != NONE:
                number = self.at[4 * cell + change.corner]
                joinings.append(Joining([change.corner], {number}, self.kingdoms[number]))
            return Laid(joinings, NO_BONUSES, [])
        found = self._tried.get((cell, shape))
        if found is None:
            joinings = self._join(cell, shape)
            found = self._tried[cell, shape] = Laid(joinings, self._gains(joinings), self._grown(joinings))
        return found

    # --- points

    def _gains(self, joinings: list[Joining]) -> list[tuple[int, int]]:
        """What each god's bonuses gain or lose."""
        largest, counts = self.largest[:], self.counts[:]
        for _, met, made in joinings:
            if made.counts:
                counts[made.terrain] += 1 - sum(self.kingdoms[number].counts for number in met)
                largest[made.terrain] = max(largest[made.terrain], made.size)
        if largest == self.largest and counts == self.counts:
            return NO_BONUSES
        bonuses = self._bonuses(largest, counts)
        return [(one - old, two - before) for (one, two), (old, before) in zip(bonuses, self._prizes, strict=True)]

    def _grown(self, joinings: list[Joining]) -> list[wire.Grown]:
        """How many tiles a kingdom has then, and how many each of those had that become one; none of them: it is
        new."""
        return [
            {
                "terrain": TERRAINS[made.terrain],
                "from": sorted((self.kingdoms[n].size for n in met if self.kingdoms[n].counts), reverse=True),
                "tiles": made.size,
            }
            for _, met, made in joinings
            if made.counts
        ]

    def _scores(self, rows: Sequence[Counts]) -> wire.Advice:
        scores: dict[str, wire.Gains] = {}
        for god, row in enumerate(rows):
            score = self.view.sheet[god]
            if score is not None and any(row):
                known = sum(self._prizes[god]) if self.view.variant.hidden else 0
                parts = {part: gain for part, gain in zip(PARTS, row, strict=True) if gain}
                scores[GODS[god]] = cast(wire.Gains, {**parts, "total": score.total + known + sum(row)})
        if not scores:
            return {}
        own = sum(sum(rows[god]) for god in self.view.gods[self.seat])
        return {"points": own, "scores": scores}

    def _bonuses(self, largest: list[int], counts: list[int], claimed: int = NONE) -> list[tuple[int, int]]:
        """G14.10–G14.15: by god, or colour, for the largest kingdom and for the number of kingdoms."""
        view, paid = self.view, [(0, 0)] * len(GODS)
        if view.variant.hidden:
            # G11.6: with fewer seats nobody knows which terrains are ranked.
            if view.card == NONE or view.viewer is None or view.players < len(GODS):
                return paid
            ranked = list(range(len(GODS)))
        else:
            ranked = [god for god, owner in enumerate(view.owners) if owner != NOBODY or god == claimed]
        tables = [prizes(view.rules.prizes, [values[terrain] for terrain in ranked]) for values in (largest, counts)]
        for terrain, largest_paid, most_paid in zip(ranked, *tables, strict=True):
            if not view.variant.hidden:
                paid[terrain] = largest_paid, most_paid
            elif terrain == view.card:
                paid[view.gods[view.viewer or 0][0]] = largest_paid, most_paid
        return paid

    # --- gods, tiles and cities

    def _claimed(self, god: int) -> wire.Advice:
        """G14.10, G14.14: a god that comes into play is ranked with the others."""
        view = self.view
        if view.variant.hidden or view.owners[god] != NOBODY:
            return {}
        bonuses = self._bonuses(self.largest, self.counts, god)
        scores: dict[str, wire.Gains] = {}
        for which, (largest, most) in enumerate(bonuses):
            score, (then_largest, then_most) = view.sheet[which], self._prizes[which]
            parts = {"largest": largest - then_largest, "most": most - then_most}
            if any(parts.values()):
                gains = {part: gain for part, gain in parts.items() if gain}
                total = (score.total if score else 0) + sum(gains.values())
                scores[GODS[which]] = cast(wire.Gains, {**gains, "total": total})
        return {"points": sum(bonuses[god]), "scores": scores} if scores else {}

    def _fitting(self, tile: int) -> int:
        """How many open cells this tile fits, in some face and turn."""
        fits = self.view.rules.tiles.tiles[tile].fits
        return sum(bool(fits[self.view.demands[cell]]) for cell in self.view.open)

    def _taken(self, area: int, slot: int) -> wire.Advice:
        """How many open cells the face that lies up fits; nobody is told the other one."""
        view = self.view
        place = area * view.module.slots + slot
        if not (0 <= area < view.players and 0 <= slot < view.module.slots) or view.areas[place] < 0:
            return {}
        return {"fits": sum(_meets(view.areas[place], view.demands[cell]) for cell in view.open)}

    def _risk(self, cell: int) -> wire.Advice:
        """G9.8: whether a city there can fall at all, and to how many tiles in sight of others."""
        view = self.view
        demand = view.demands[cell]
        if protects(demand):
            return {"safe": True}
        held = [tile for place, tile in enumerate(view.hands) if tile >= 0 and place >> 1 != self.seat]
        tiles = sum(bool(view.rules.tiles.tiles[tile].fits[demand]) for tile in held)
        return {"threats": tiles + sum(shape >= 0 and _meets(shape, demand) for shape in view.areas)}


_EVERY_MASK: Final = tuple({MASKS[shape] for shape, literal in enumerate(LITERALS) if literal})


@cache
def protects(demand: int) -> bool:
    """G9.8: whether nothing can ever lie on a cell that asks for this, so that a city there stands for good."""
    return not any(mask & demand == mask for mask in _EVERY_MASK)


@cache
def _meets(face: int, demand: int) -> bool:
    """Whether a face fits in one of its turns."""
    return any(MASKS[shape] & demand == MASKS[shape] for shape in TURNED[face])


def _pay(points: list[int], kingdom: Kingdom, sign: int) -> None:
    worth = kingdom.points()
    if worth:
        for god in majority(kingdom.prophets):
            points[god] += sign * worth


def _standing(kingdom: Kingdom, god: int) -> wire.Standing:
    """In what a prophet would stand, and how: alone with most, with others, or behind them."""
    first = majority(kingdom.prophets)
    rank = "behind" if god not in first else "leads" if first == [god] else "ties"
    worth = kingdom.points() if god in first else 0
    return {"terrain": TERRAINS[kingdom.terrain], "tiles": kingdom.size, "rank": rank, "worth": worth}
