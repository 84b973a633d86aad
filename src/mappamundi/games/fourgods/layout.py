"""The kingdoms of a view as masks of cells, and what a tile would join: for advice and for bots, which try many."""

from typing import Final, NamedTuple

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.kingdoms import FEWEST_TILES
from mappamundi.games.fourgods.tiles import AREAS, FIRSTS, MEETINGS, TERRAINS, terrain_at
from mappamundi.games.fourgods.view import View

Counts = tuple[int, ...]
NO_PROPHETS: Final = (0,) * len(GODS)


class Kingdom(NamedTuple):
    """Areas that hang together: its tiles as a mask, and the prophets in it by god. G14.4: one tile does not count."""

    terrain: int
    tiles: int
    prophets: Counts
    size: int
    counts: bool

    def with_prophet(self, god: int, more: int) -> "Kingdom":
        prophets = list(self.prophets)
        prophets[god] += more
        return Kingdom(self.terrain, self.tiles, tuple(prophets), self.size, self.counts)

    def points(self) -> int:
        """G14.5, G14.8: what it is worth to each of those with most prophets in it."""
        return self.size - sum(self.prophets) if self.counts and any(self.prophets) else 0


def kingdom_of(terrain: int, tiles: int, prophets: Counts) -> Kingdom:
    size = tiles.bit_count()
    return Kingdom(terrain, tiles, prophets, size, size >= FEWEST_TILES)


class Joining(NamedTuple):
    """Areas of a tile laid down, by their first corners, that come to belong together; which kingdoms they join, by
    number; and what becomes of these."""

    areas: list[int]
    met: set[int]
    made: Kingdom


class Layout:
    """The kingdoms as they stand at one moment, the same for all viewers."""

    def __init__(self, view: View) -> None:
        # Every moment has a list of its own.
        self.moment: Final = view.realms
        self._around: Final = view.grid.around
        self._shapes: Final = view.shapes
        # The kingdom of each area, by number; those with a single tile come after the others.
        self.at: Final[dict[int, int]] = {}
        self.kingdoms: Final[list[Kingdom]] = []
        self.largest: Final = [0] * len(TERRAINS)
        self.counts: Final = [0] * len(TERRAINS)
        for number, (terrain, areas, size, prophets) in enumerate(view.realms):
            self.at.update(dict.fromkeys(areas, number))
            self.kingdoms.append(kingdom_of(terrain, sum({1 << (area >> 2) for area in areas}), tuple(prophets)))
            self.counts[terrain] += 1
            self.largest[terrain] = max(self.largest[terrain], size)
        for cell, shape in enumerate(view.shapes):
            if shape >= 0:
                for first in AREAS[shape]:
                    if 4 * cell + first not in self.at:
                        self.at[4 * cell + first] = len(self.kingdoms)
                        alone = kingdom_of(terrain_at(shape, first), 1 << cell, NO_PROPHETS)
                        prophet = view.prophets[cell]
                        here = prophet >= 0 and prophet & 3 == first
                        self.kingdoms.append(alone.with_prophet(prophet >> 2, 1) if here else alone)

    def join(self, cell: int, shape: int) -> list[Joining]:
        """What a tile that lies so on this cell would unite. G14.4: areas connect where both reach the same end of a
        side."""
        touched: dict[int, set[int]] = {first: set() for first in AREAS[shape]}
        for there, side, _ in self._around[cell]:
            neighbour = self._shapes[there]
            if neighbour >= 0:
                for own, theirs in MEETINGS[side]:
                    # Only a wrong tile shows something else than its neighbour.
                    if terrain_at(shape, own) == terrain_at(neighbour, theirs):
                        touched[FIRSTS[shape][own]].add(self.at[4 * there + FIRSTS[neighbour][theirs]])
        groups: list[tuple[list[int], set[int]]] = []
        for first, met in touched.items():
            # Two arms of a saddle may reach the same kingdom.
            twin = next((group for group in groups if group[1] & met), None)
            if twin is None:
                groups.append(([first], met))
            else:
                twin[0].append(first)
                twin[1].update(met)
        joinings = []
        for areas, met in groups:
            kingdoms = [self.kingdoms[number] for number in met]
            tiles = 1 << cell
            for kingdom in kingdoms:
                tiles |= kingdom.tiles
            prophets = tuple(map(sum, zip(NO_PROPHETS, *(kingdom.prophets for kingdom in kingdoms), strict=True)))
            joinings.append(Joining(areas, met, kingdom_of(terrain_at(shape, areas[0]), tiles, prophets)))
        return joinings
