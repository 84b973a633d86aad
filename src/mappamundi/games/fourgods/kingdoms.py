"""Kingdoms: areas of one terrain that reach each other across sides, joined as tiles come.

Every area is known by its cell and the first of its corners. Areas that meet are united under one of them, the root,
which knows the tiles of all of them as a mask; a tile twice in a kingdom, by two arms of a saddle, counts once.
"""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.fourgods.tiles import AREAS, FIRSTS, MEETINGS, terrain_at

# The neighbours of a cell: each with the side that leads there and the side that leads back.
Around = Sequence[tuple[int, int, int]]
# G14.4: one tile alone is no kingdom.
FEWEST_TILES: Final = 2


class Kingdoms:
    """The areas so far. `largest` and `counts` are by terrain and hold for kingdoms of at least two tiles (G14.4)."""

    __slots__ = ("counts", "largest", "masks", "parents")

    def __init__(self, cells: int, like: "Kingdoms | None" = None) -> None:
        if like is not None:
            self.parents: list[int] = like.parents[:]
            self.masks: list[int] = like.masks[:]
            self.largest: list[int] = like.largest[:]
            self.counts: list[int] = like.counts[:]
        else:
            self.parents = [-1] * (4 * cells)
            self.masks = [0] * (4 * cells)
            self.largest = [0] * 4
            self.counts = [0] * 4

    def root(self, area: int) -> int:
        parents = self.parents
        while parents[area] != area:
            parents[area] = parents[parents[area]]
            area = parents[area]
        return area

    def unite(self, area: int, other: int, terrain: int) -> None:
        one, two = self.root(area), self.root(other)
        if one == two:
            return
        masks = self.masks
        sizes = masks[one].bit_count(), masks[two].bit_count()
        if sizes[0] < sizes[1]:
            one, two = two, one
        self.parents[two] = one
        masks[one] |= masks[two]
        self.counts[terrain] += 1 - (sizes[0] > 1) - (sizes[1] > 1)
        size = masks[one].bit_count()
        if size > self.largest[terrain]:
            self.largest[terrain] = size

    def join(self, shapes: list[int], around: Around, cell: int) -> None:
        """G14.4: a tile that has come, with its neighbours: areas connect if both reach the same end of a side."""
        parents, shape = self.parents, shapes[cell]
        firsts = FIRSTS[shape]
        for first in AREAS[shape]:
            parents[4 * cell + first] = 4 * cell + first
            self.masks[4 * cell + first] = 1 << cell
        for there, side, _ in around:
            neighbour = shapes[there]
            if neighbour < 0 or parents[4 * there + FIRSTS[neighbour][0]] < 0:
                continue
            for own, theirs in MEETINGS[side]:
                terrain = terrain_at(shape, own)
                # Only a wrong tile shows something else than its neighbour (G16.7).
                if terrain == terrain_at(neighbour, theirs):
                    self.unite(4 * cell + firsts[own], 4 * there + FIRSTS[neighbour][theirs], terrain)
