"""Tiles: terrain at four corners, faces as they lie, the areas of a face, and what a tile fits.

A *shape* is a face as it lies: the terrains of its corners, two bits each, and for a saddle which terrain bridges it.
There are 244 of them, so that whatever is asked of a face in play is read from a table. What the corners of a cell must
show is a *demand*: for each corner the set of terrains that may lie there, four bits. An open corner allows all four, a
corner on which two neighbours disagree none.
"""

from typing import Final, NamedTuple

from mappamundi.kernel import BadInput

# G1.2.
TERRAINS: Final = ("ocean", "plain", "forest", "mountain")
LETTERS: Final = "OPFM"
# G1.5: clockwise from the north-west.
CORNERS: Final = ("nw", "ne", "se", "sw")
NW: Final = 0
NE: Final = 1
SE: Final = 2
SW: Final = 3
# The sides of a cell, clockwise from the north, and the corners that meet at both ends of each: own, neighbour's.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
MEETINGS: Final = (
    ((NW, SW), (NE, SE)),
    ((NE, NW), (SE, SW)),
    ((SW, NW), (SE, NE)),
    ((NW, NE), (SW, SE)),
)
# G1.5: a face shows at most three terrains.
MOST_TERRAINS: Final = 3

ANYTHING: Final = 0xFFFF
# A saddle bridged by the terrain of its north-east and south-west corners.
OTHER_BRIDGE: Final = 256
SHAPES: Final = 512


def shape_of(literal: object) -> int:
    """The shape that a face literal writes: `OOPF`, `OPOP/P`; -1 if it writes none."""
    if not isinstance(literal, str):
        return -1
    letters, slash, bridge = literal.partition("/")
    if len(letters) != 4 or any(letter not in LETTERS for letter in letters):
        return -1
    nw, ne, se, sw = (LETTERS.index(letter) for letter in letters)
    shape = nw | ne << 2 | se << 4 | sw << 6
    if nw == se != ne == sw:
        if not slash or bridge not in (letters[0], letters[1]):
            return -1
        return shape if bridge == letters[0] else shape | OTHER_BRIDGE
    return -1 if slash or len({nw, ne, se, sw}) > MOST_TERRAINS else shape


def _literal(shape: int) -> str:
    letters = "".join(LETTERS[shape >> 2 * corner & 3] for corner in range(4))
    if letters[0] == letters[2] != letters[1] == letters[3]:
        letters += f"/{letters[1 if shape & OTHER_BRIDGE else 0]}"
    return letters


def _firsts(shape: int) -> tuple[int, ...]:
    """G1.7: for each corner the first corner, in the order nw, ne, se, sw, of its area."""
    terrain = [shape >> 2 * corner & 3 for corner in range(4)]
    firsts = list(range(4))
    for corner in (0, 1, 2):
        if terrain[corner] == terrain[corner + 1]:
            firsts[corner + 1] = firsts[corner]
    if terrain[SW] == terrain[NW]:
        last = firsts[SW]
        firsts = [NW if first == last else first for first in firsts]
    saddle = terrain[NW] == terrain[SE] != terrain[NE] == terrain[SW]
    for corner in (NW, NE):
        across = corner + 2
        if terrain[corner] == terrain[across] and (not saddle or bool(shape & OTHER_BRIDGE) == (corner == NE)):
            firsts[across] = firsts[corner] = min(firsts[corner], firsts[across])
    return tuple(firsts)


def _mask(shape: int) -> int:
    """The terrains at its corners as a demand that only they meet."""
    return sum(1 << 4 * corner + (shape >> 2 * corner & 3) for corner in range(4))


def _demand(side: int, shape: int) -> int:
    """G4.5: what a tile on the other side of `side` must show, where this shape lies."""
    demand = ANYTHING
    for own, theirs in MEETINGS[side]:
        demand &= ~(15 << 4 * theirs) | 1 << 4 * theirs + (shape >> 2 * own & 3)
    return demand


def _turned(shape: int, turn: int) -> int:
    """G1.6: the shape after so many quarter turns clockwise."""
    letters = _literal(shape)
    face, slash, bridge = letters.partition("/")
    return shape_of("".join(face[(corner - turn) % 4] for corner in range(4)) + slash + bridge)


# Which numbers are shapes; then, by shape: how it is written, turned 0 to 3 times, its areas, what it asks of others.
_ALL: Final = [shape for shape in range(SHAPES) if shape_of(_literal(shape)) == shape]
LITERALS: Final = [_literal(shape) if shape in _ALL else "" for shape in range(SHAPES)]
TURNED: Final = [tuple(_turned(shape, turn) for turn in range(4)) if shape in _ALL else () for shape in range(SHAPES)]
# G1.7: the first corner of each corner's area, and the areas, each by its first corner.
FIRSTS: Final = [_firsts(shape) if shape in _ALL else () for shape in range(SHAPES)]
AREAS: Final = [tuple(sorted(set(firsts))) for firsts in FIRSTS]
MASKS: Final = [_mask(shape) for shape in range(SHAPES)]
DEMANDS: Final = [[_demand(side, shape) for shape in range(SHAPES)] for side in range(4)]
# One of its turns, the same for all four: two shapes are the same face if this is.
FACES: Final = [min(turned) if turned else -1 for turned in TURNED]


def terrain_at(shape: int, corner: int) -> int:
    return shape >> 2 * corner & 3


class Lie(NamedTuple):
    """A way for a tile to lie that looks like no other, with the lowest face, then turn, that give it."""

    face: int
    turn: int
    shape: int


Lies = tuple[Lie, ...]


class Fits(dict[int, Lies]):
    """By demand: every way to lie that meets it, the lowest face, then turn, for each. Worked out once."""

    def __init__(self, lies: Lies) -> None:
        super().__init__()
        self._masks: Final = tuple((MASKS[lie.shape], lie) for lie in lies)

    def __missing__(self, demand: int) -> Lies:
        found = self[demand] = tuple([lie for mask, lie in self._masks if mask & demand == mask])
        return found


class Tile:
    """G1.4: a tile with its two faces. `id` is its number in the box, 0 for one that the box does not contain."""

    __slots__ = ("back", "fits", "front", "id", "lies", "literal", "shapes", "swapped")

    def __init__(self, front: int, back: int, number: int = 0) -> None:
        self.id: Final = number
        self.front: Final = front
        self.back: Final = back
        self.literal: Final = f"{LITERALS[front]}|{LITERALS[back]}"
        # The literal of a tile that lies with its back up.
        self.swapped: Final = f"{LITERALS[back]}|{LITERALS[front]}"
        # By face and turn, in one row.
        self.shapes: Final = (*TURNED[front], *TURNED[back])
        found: dict[int, Lie] = {}
        for place, shape in enumerate(self.shapes):
            found.setdefault(shape, Lie(place >> 2, place & 3, shape))
        self.lies: Final[Lies] = tuple(found.values())
        self.fits: Final = Fits(self.lies)


class TileSet:
    """The tiles of the box, and whatever other tiles scenarios write out. Each has a number; the box comes first."""

    def __init__(self, faces: list[tuple[str, str]]) -> None:
        self.tiles: Final[list[Tile]] = []
        self.numbers: Final[dict[str, int]] = {}
        for front, back in faces:
            self._add(shape_of(front), shape_of(back), len(self.tiles) + 1)
        self.count: Final = len(self.tiles)

    def _add(self, front: int, back: int, number: int) -> int:
        tile = Tile(front, back, number)
        self.tiles.append(tile)
        self.numbers[tile.literal] = len(self.tiles) - 1
        return len(self.tiles) - 1

    def number(self, written: object) -> int:
        """The number of a tile, written by its id in the box or as a literal: `OOPF|MMMM`."""
        if isinstance(written, int) and not isinstance(written, bool):
            if not 1 <= written <= self.count:
                raise BadInput(f"there is no tile {written}; the box has 1 to {self.count}")
            return written - 1
        found = self.numbers.get(str(written))
        if found is not None:
            return found
        front, _, back = str(written).partition("|")
        shapes = shape_of(front), shape_of(back)
        if min(shapes) < 0:
            raise BadInput(f"{written!r} is no tile: write its id or both faces, as in OOPF|MMMM or OPOP/P|MMMM")
        return self._add(*shapes, 0)
