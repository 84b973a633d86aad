"""The World: cells, side lines, what each cell asks of a tile, and tiles and cities put down and taken off.

All that a placement needs is kept by cell and changed with its neighbours only: how many side lines it has, what its
corners must show, and, in rising order, the empty cells on which a tile or a city may stand.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from functools import cache
from typing import Final

from mappamundi.games.fourgods.kingdoms import FEWEST_TILES, Kingdoms
from mappamundi.games.fourgods.tiles import ANYTHING, AREAS, CORNERS, DEMANDS, MEETINGS, Lie, Tile, terrain_at

# What lies on a cell that holds no tile.
EMPTY: Final = -1
CITY: Final = -2
NONE: Final = -1
# G4.4, G8.1.
FEWEST_LINES: Final = 2


class Grid:
    """G1.9: cells numbered row by row from the north-west. `around` names, for each cell, its neighbours with the side
    that leads there and the side that leads back; `frame` how many of its sides lie on the frame."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.cells: Final = width * height
        self.around: Final[list[tuple[tuple[int, int, int], ...]]] = []
        self.frame: Final[list[int]] = []
        for cell in range(self.cells):
            x, y = cell % width, cell // width
            near = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
            inside = [
                (there[1] * width + there[0], side, (side + 2) % 4)
                for side, there in enumerate(near)
                if 0 <= there[0] < width and 0 <= there[1] < height
            ]
            self.around.append(tuple(inside))
            self.frame.append(4 - len(inside))
        self.names: Final = tuple(f"{cell % width},{cell // width}" for cell in range(self.cells))
        # Four areas could begin on a cell, each at a corner.
        self.areas: Final = tuple(f"{name},{corner}" for name in self.names for corner in CORNERS)

    def cell(self, x: int, y: int) -> int:
        """The number of a cell; NONE outside the World."""
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else NONE


@cache
def grid(width: int, height: int) -> Grid:
    return Grid(width, height)


class World:
    """What lies on the cells, and what follows from that."""

    grid: Grid
    # By cell: the shape that lies there, the tile (twice its number, and its upper face), who placed it, when, and the
    # prophet (four times its god, and the first corner of its area; in a city its god alone counts).
    shapes: list[int]
    tiles: list[int]
    by: list[int]
    ages: list[int]
    prophets: list[int]
    age: int
    # Wrong tiles, in the order of placing (G16.1).
    wrong: tuple[int, ...]

    # Kept, although it follows from the rest: side lines and demands by cell; in rising order the open cells, those of
    # cities, and those of tiles on which a prophet stands; how many are filled; and the kingdoms, with the tiles that
    # are not joined to them yet.
    lines: list[int]
    demands: list[int]
    open: list[int]
    settled: list[int]
    standing: list[int]
    filled: int
    kingdoms: Kingdoms | None
    unjoined: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self, grid: Grid, like: World | None = None) -> None:
        """The empty World (G2.1), or one like another."""
        self.grid = grid
        if like is not None:
            self.shapes = like.shapes[:]
            self.tiles = like.tiles[:]
            self.by = like.by[:]
            self.ages = like.ages[:]
            self.prophets = like.prophets[:]
            self.age = like.age
            self.wrong = like.wrong
            self.lines = like.lines[:]
            self.demands = like.demands[:]
            self.open = like.open[:]
            self.settled = like.settled[:]
            self.standing = like.standing[:]
            self.filled = like.filled
            self.kingdoms = None if like.kingdoms is None else Kingdoms(0, like.kingdoms)
            self.unjoined = like.unjoined[:]
            return
        self.shapes = [EMPTY] * grid.cells
        self.tiles = [NONE] * grid.cells
        self.by = [NONE] * grid.cells
        self.ages = [0] * grid.cells
        self.prophets = [NONE] * grid.cells
        self.age = 0
        self.wrong = ()
        self.lines = grid.frame[:]
        self.demands = [ANYTHING] * grid.cells
        self.open = [cell for cell in range(grid.cells) if self.lines[cell] >= FEWEST_LINES]
        self.settled = []
        self.standing = []
        self.filled = 0
        self.kingdoms = None
        self.unjoined = []


def lay(w: World, cell: int, tile: int, face: int, shape: int, seat: int) -> None:
    """Put a tile on an empty cell, or in the place of a city: its neighbours gain a side line and a demand (G4.3)."""
    shapes, lines, demands, open_ = w.shapes, w.lines, w.demands, w.open
    if shapes[cell] == EMPTY:
        w.filled += 1
        if lines[cell] >= FEWEST_LINES:
            del open_[bisect_left(open_, cell)]
    else:
        del w.settled[bisect_left(w.settled, cell)]
    shapes[cell] = shape
    w.tiles[cell] = 2 * tile + face
    w.by[cell] = seat
    w.age += 1
    w.ages[cell] = w.age
    w.unjoined.append(cell)
    for there, side, _ in w.grid.around[cell]:
        demands[there] &= DEMANDS[side][shape]
        lines[there] += 1
        if lines[there] == FEWEST_LINES and shapes[there] == EMPTY:
            insort(open_, there)


def settle(w: World, cell: int, god: int) -> None:
    """Put a city on an empty cell: it fills it and gives no side line (G4.3, G8.4)."""
    w.shapes[cell] = CITY
    w.prophets[cell] = 4 * god
    insort(w.settled, cell)
    w.filled += 1
    if w.lines[cell] >= FEWEST_LINES:
        del w.open[bisect_left(w.open, cell)]


def send(w: World, cell: int, god: int, first: int) -> None:
    """Put a prophet down on a tile, in the area with this first corner."""
    w.prophets[cell] = 4 * god + first
    insort(w.standing, cell)


def recall(w: World, cell: int) -> None:
    """Take the prophet off a tile."""
    w.prophets[cell] = NONE
    del w.standing[bisect_left(w.standing, cell)]


def clear(w: World, cell: int) -> None:
    """Take off what stands on a cell, a tile or a city, with its prophet: only to correct an error (G4.7)."""
    tile = w.shapes[cell] >= 0
    if not tile:
        del w.settled[bisect_left(w.settled, cell)]
    elif w.prophets[cell] >= 0:
        recall(w, cell)
    w.shapes[cell] = EMPTY
    w.tiles[cell] = w.by[cell] = w.prophets[cell] = NONE
    w.ages[cell] = 0
    w.filled -= 1
    if w.lines[cell] >= FEWEST_LINES:
        insort(w.open, cell)
    if tile:
        w.kingdoms = None
        for there, _, _ in w.grid.around[cell]:
            w.lines[there] -= 1
            if w.lines[there] == FEWEST_LINES - 1 and w.shapes[there] == EMPTY:
                del w.open[bisect_left(w.open, there)]
            w.demands[there] = demand(w, there)


def demand(w: World, cell: int) -> int:
    """G4.5: what the neighbouring tiles ask of this cell; the frame and cities ask nothing."""
    asked = ANYTHING
    for there, _, back in w.grid.around[cell]:
        if w.shapes[there] >= 0:
            asked &= DEMANDS[back][w.shapes[there]]
    return asked


def matches(w: World, cell: int, other: int) -> bool:
    """G4.5: whether two neighbouring tiles show the same at both ends of their shared side."""
    side = next(side for there, side, _ in w.grid.around[cell] if there == other)
    return all(terrain_at(w.shapes[cell], own) == terrain_at(w.shapes[other], theirs) for own, theirs in MEETINGS[side])


def ways_to_place(w: World, tile: Tile) -> list[tuple[int, Lie]]:
    """G4.4, G4.5: every cell that allows this tile, with every way to lie there."""
    fits, demands = tile.fits, w.demands
    return [(cell, lie) for cell in w.open for lie in fits[demands[cell]]]


def usable(w: World, tile: Tile) -> bool:
    """G6.6, G6.8: whether some cell allows this tile in any face and turn (G4.4, G4.5)."""
    return any(tile.fits[w.demands[cell]] for cell in w.open)


def recount(w: World) -> None:
    """All that follows from what lies where, worked out anew."""
    around, shapes = w.grid.around, w.shapes
    w.lines = [
        frame + sum(shapes[there] >= 0 for there, _, _ in around[cell]) for cell, frame in enumerate(w.grid.frame)
    ]
    w.demands = [demand(w, cell) for cell in range(w.grid.cells)]
    w.open = [cell for cell, shape in enumerate(shapes) if shape == EMPTY and w.lines[cell] >= FEWEST_LINES]
    w.settled = [cell for cell, shape in enumerate(shapes) if shape == CITY]
    w.standing = [cell for cell, prophet in enumerate(w.prophets) if prophet >= 0 and shapes[cell] >= 0]
    w.filled = sum(shape != EMPTY for shape in shapes)
    w.kingdoms = None
    w.unjoined = []


def kingdoms(w: World) -> Kingdoms:
    """The kingdoms as they are now: tiles that came since are joined, and all of them after a correction (G16)."""
    found = w.kingdoms
    if found is None:
        found = w.kingdoms = Kingdoms(w.grid.cells)
        w.unjoined = [cell for cell, shape in enumerate(w.shapes) if shape >= 0]
    if w.unjoined:
        for cell in w.unjoined:
            found.join(w.shapes, w.grid.around[cell], cell)
        w.unjoined = []
    return found


# A kingdom as it is told: terrain, its areas, how many tiles, and how many prophets of each god stand in it.
Realm = tuple[int, list[int], int, list[int]]


def realms(w: World) -> list[Realm]:
    """Every kingdom of at least two tiles, in the order of its first area."""
    found = kingdoms(w)
    members: dict[int, list[int]] = {}
    for cell, shape in enumerate(w.shapes):
        if shape >= 0:
            for first in AREAS[shape]:
                members.setdefault(found.root(4 * cell + first), []).append(4 * cell + first)
    listed: dict[int, Realm] = {
        root: (terrain_at(w.shapes[root >> 2], root & 3), areas, size, [0] * 4)
        for root, areas in members.items()
        if (size := found.masks[root].bit_count()) >= FEWEST_TILES
    }
    for cell in w.standing:
        prophet = w.prophets[cell]
        realm = listed.get(found.root(4 * cell + (prophet & 3)))
        if realm is not None:
            realm[3][prophet >> 2] += 1
    return list(listed.values())
