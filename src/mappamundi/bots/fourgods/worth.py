"""What a change of the World is worth to one seat, reckoned from its view alone.

Worth is counted in points of the seat's own, less a part of those of the others; while there is room in the World a
kingdom is worth more than it counts, because it will grow, and so is a lead in the last two steps of the scoring that
is not decided yet.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.layout import Kingdom, Layout
from mappamundi.games.fourgods.scoring import prizes
from mappamundi.games.fourgods.state import NOBODY
from mappamundi.games.fourgods.tiles import AREAS, FIRSTS, MEETINGS, TileSet
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import EMPTY

# How much the points of all others together count against one's own.
ENVY: Final = 0.8
# With two gods the lower score decides, and the higher one little.
LOWER, HIGHER = 0.8, 0.25
# What each open cell at its border adds to a kingdom while the World is empty.
GROWTH: Final = 0.6
# Who is one prophet behind has still a part of a kingdom.
BEHIND: Final = 0.2
# What a tile more in the largest kingdom, and a kingdom more, are worth besides the prizes they bring at once.
A_TILE, A_KINGDOM = 0.4, 0.9
# What a prophet must bring, if they are spent as fast as the World fills.
PROPHET: Final = 2.0
# How likely each tile that fits is to leave a city standing.
SPARED: Final = 0.5


class Realm(NamedTuple):
    """A kingdom, or an area that may become one, and the open cells at its border as a mask."""

    kingdom: Kingdom
    border: int

    def with_prophet(self, god: int, more: int) -> "Realm":
        return Realm(self.kingdom.with_prophet(god, more), self.border)


class Trial(NamedTuple):
    """A tile tried on a cell: what it is worth as it is, and the realm of each of its areas, by first corner."""

    worth: float
    realms: dict[int, Realm]


class Worth:
    """The World as one seat sees it."""

    def __init__(self, view: View, seat: int) -> None:
        self._view = view
        self._seat = seat
        self.room = view.shapes.count(EMPTY) / len(view.shapes)
        self._weights = self._weigh_gods()
        self._bonuses = self._weigh_terrains()
        self._layout = Layout(view)
        self._borders = self._find_borders()
        self._standing = self._bonus(self._layout.largest, self._layout.counts)

    # --- whose points count how much

    def _weigh_gods(self) -> list[float]:
        """By god: how much its points are worth to the seat."""
        view, rivals = self._view, self._view.players - 1
        weights = [0.0] * len(GODS)
        for god, owner in enumerate(view.owners):
            if owner == NOBODY:
                continue
            share = 1.0
            if view.module.gods > 1:
                others = [0 if (sheet := view.sheet[other]) is None else sheet.total for other in view.gods[owner]]
                own = view.sheet[god]
                share = LOWER if own is None or own.total <= min(others, default=0) else HIGHER
            weights[god] = share if owner == self._seat else -share * ENVY / rivals
        return weights

    def _weigh_terrains(self) -> list[float]:
        """By terrain: how much its prizes are worth. A hidden card is known to its seat only (G11.5)."""
        view = self._view
        if not view.variant.hidden:
            return self._weights
        own = view.card
        return [1.0 if terrain == own else -ENVY / (len(GODS) - 1) for terrain in range(len(GODS))]

    # --- the World

    def _find_borders(self) -> list[int]:
        """By kingdom: the open cells beside it."""
        view, at = self._view, self._layout.at
        borders = [0] * len(self._layout.kingdoms)
        for cell, shape in enumerate(view.shapes):
            if shape >= 0:
                for there, side, _ in view.grid.around[cell]:
                    if view.shapes[there] == EMPTY:
                        for corner, _ in MEETINGS[side]:
                            borders[at[4 * cell + FIRSTS[shape][corner]]] |= 1 << there
        return borders

    def _realm(self, number: int) -> Realm:
        return Realm(self._layout.kingdoms[number], self._borders[number])

    def realm_at(self, cell: int, corner: int) -> Realm:
        return self._realm(self._layout.at[4 * cell + FIRSTS[self._view.shapes[cell]][corner]])

    def standing_of(self, terrain: int) -> float:
        """How a terrain is doing in the last two steps, with what may still come."""
        return A_TILE * self._layout.largest[terrain] + A_KINGDOM * self._layout.counts[terrain]

    # --- what it counts

    def _bonus(self, largest: list[int], counts: list[int]) -> float:
        """The prizes for the largest kingdom and for most kingdoms, as far as the terrains are ranked (G14.10–G14.15);
        and, while they can change, what brings them nearer."""
        view, weights = self._view, self._bonuses
        ranked = [terrain for terrain in range(len(GODS)) if view.variant.hidden or view.owners[terrain] != NOBODY]
        table = view.rules.prizes
        worth = 0.0
        for values in (largest, counts):
            paid = prizes(table, [values[terrain] for terrain in ranked])
            worth += sum(weights[terrain] * points for terrain, points in zip(ranked, paid, strict=True))
        nearer = [weights[t] * (A_TILE * largest[t] + A_KINGDOM * counts[t]) for t in ranked]
        return worth + self.room * sum(nearer)

    def value(self, realm: Realm) -> float:
        """G14.5–G14.7: a kingdom goes to those with most prophets in it, with what it may still grow."""
        counts = realm.kingdom.prophets
        most = max(counts)
        if not most:
            return 0.0
        points = realm.kingdom.size - sum(counts) + GROWTH * self.room * realm.border.bit_count()
        worth = 0.0
        for god, count in enumerate(counts):
            if count == most:
                worth += self._weights[god] * points
            elif count and count == most - 1:
                worth += BEHIND * self.room * self._weights[god] * points
        return worth

    # --- what may be done

    def place(self, cell: int, shape: int) -> Trial:
        """A tile that lies so on this cell."""
        view, layout, here = self._view, self._layout, 1 << cell
        open_beside = dict.fromkeys(AREAS[shape], 0)
        for there, side, _ in view.grid.around[cell]:
            if view.shapes[there] == EMPTY:
                for own, _ in MEETINGS[side]:
                    open_beside[FIRSTS[shape][own]] |= 1 << there
        largest, counts = layout.largest[:], layout.counts[:]
        before = after = 0.0
        realms: dict[int, Realm] = {}
        for areas, met, made in layout.join(cell, shape):
            border = 0
            for first in areas:
                border |= open_beside[first]
            for number in met:
                border |= self._borders[number]
                before += self.value(self._realm(number))
                counts[made.terrain] -= layout.kingdoms[number].counts
            if made.counts:
                counts[made.terrain] += 1
                largest[made.terrain] = max(largest[made.terrain], made.size)
            united = Realm(made, border & ~here)
            after += self.value(united)
            realms.update(dict.fromkeys(areas, united))
        return Trial(after - before + self._bonus(largest, counts) - self._standing, realms)

    def add_prophet(self, realm: Realm, god: int) -> float:
        """What a prophet of this god more in a realm is worth, before its price."""
        return self.value(realm.with_prophet(god, 1)) - self.value(realm)

    def price(self, god: int) -> float:
        """What a prophet of the seat's own must bring: less the more are left for the room that is left."""
        view = self._view
        left = view.reserves[god]
        return PROPHET * min(2.5, max(0.15, (view.module.reserve * self.room + 0.5) / left)) if left else 0.0

    def leave(self, cell: int) -> float:
        """What is lost if the prophet on this tile goes away."""
        prophet = self._view.prophets[cell]
        realm = self.realm_at(cell, prophet & 3)
        return self.value(realm) - self.value(realm.with_prophet(prophet >> 2, -1))

    def city(self, cell: int) -> float:
        """A city of one's own on this cell: its points, as likely as it is to stand to the end (G9.8, G14.2)."""
        view = self._view
        out = sum(1 << (here >> 1) for here in view.tiles if here >= 0)
        enemies = (fitting(view.rules.tiles, view.demands[cell]) & ~out).bit_count()
        return view.rules.city_points * max(self._weights[god] for god in view.gods[self._seat]) * SPARED**enemies

    def cataclysm(self, cell: int, credit: int) -> float:
        """The city on this cell destroyed: the token, and what its owner loses."""
        view = self._view
        fallen = -self._weights[view.prophets[cell] >> 2] * view.rules.city_points
        return view.rules.destroyed_points * self._weights[credit] + fallen


@lru_cache(maxsize=4096)
def fitting(tiles: TileSet, demand: int) -> int:
    """The tiles of the box that meet a demand, as a mask."""
    return sum(1 << number for number, tile in enumerate(tiles.tiles[: tiles.count]) if tile.fits[demand])
