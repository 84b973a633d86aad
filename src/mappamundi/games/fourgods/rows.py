"""What a seat knows as a row of bytes: `rows` is the table, `observe` writes by it, in the same order.

A row has the cells of the World of the data file. A World of another size, which only a scenario has, has no row: it is
refused in words. Numbers that only a scenario makes so large are written as the most that the table says.
"""

from typing import Final

from mappamundi.games.fourgods import scoring
from mappamundi.games.fourgods.actions import HANDS, SEATS
from mappamundi.games.fourgods.bag import upper_face
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.kingdoms import Kingdoms
from mappamundi.games.fourgods.state import CLOSING, NONE, OVER, PHASES, SECOND, Rules, State
from mappamundi.games.fourgods.tiles import (
    AREAS,
    CORNERS,
    FACES,
    FIRSTS,
    LITERALS,
    OTHER_BRIDGE,
    SHAPES,
    TERRAINS,
    terrain_at,
)
from mappamundi.games.fourgods.world import CITY, grid, kingdoms
from mappamundi.kernel import BadInput
from mappamundi.kernel.rows import BYTE, FLAGS, Field, Rows, choice, each, flag, one, round_the_table

ROUND: Final = round_the_table(SEATS)
# What there is on a cell, the least bit first; of a saddle, the first of the corners that its bridge joins.
CELL: Final = ("open", "tile", "city", "bridge_nw", "bridge_ne", "wrong")
OPEN: Final = 1
TILE: Final = 2
IS_CITY: Final = 4
BRIDGES: Final = ("nw", "ne")
FIRST_BRIDGE: Final = 8
WRONG: Final = 32

# A clock is told in tenths of a second.
TENTH: Final = SECOND // 10
MOST_PIECES: Final = 99
MOST_POINTS: Final = 999
MOST_WIDE: Final = 65535

# The faces that can lie up in an area, however they are turned there; by shape the number of its face among them.
UPPER: Final = [shape for shape in range(SHAPES) if FACES[shape] == shape]
FACE_NUMBERS: Final = [UPPER.index(face) + 1 if face >= 0 else 0 for face in FACES]
# By shape: the terrains at its corners, and of a saddle which of its two bridges it has.
TERRAIN_NUMBERS: Final = [[1 + terrain_at(shape, corner) for corner in range(4)] for shape in range(SHAPES)]
BRIDGE_NUMBERS: Final = [
    0 if "/" not in literal else 2 if shape & OTHER_BRIDGE else 1 for shape, literal in enumerate(LITERALS)
]
NO_CORNERS: Final = [0, 0, 0, 0]


def most_clock(rules: Rules) -> int:
    """G10.1, G13.4: the longest that a clock is set to, in tenths of a second."""
    return min(max(rules.turn_clock, rules.closing_clock * SEATS) // TENTH, MOST_WIDE)


def rows(rules: Rules) -> Rows:
    """The table."""
    world = grid(rules.width, rules.height)
    if world.cells >= BYTE:
        raise BadInput(f"no row is made of a World of {world.cells} cells: fewer than {BYTE} have room in it")
    held = tuple(f"{seat} {hand}" for seat in ROUND for hand in range(HANDS))
    faces = tuple(f"{place} {face}" for place in held for face in ("front", "back"))
    return Rows(
        (
            one("players", SEATS),
            # Seats are counted from the viewer on; actions name areas by their seat.
            choice("chair", tuple(str(seat) for seat in range(SEATS))),
            flag("timed"),
            flag("hidden"),
            flag("table"),
            flag("four_gods"),
            each("punished", ROUND),
            choice("phase", PHASES),
            each("to_act", ROUND),
            each("ready", ROUND),
            each("passed", ROUND),
            Field("clock", ("",), max(most_clock(rules), BYTE + 1)),
            choice("active", ROUND),
            flag("acted"),
            one("turns_left", MOST_PIECES),
            one("cities_left", MOST_PIECES),
            one("bag", BYTE),
            # Gods, and how they stand.
            choice("owners", ROUND, GODS),
            each("reserves", GODS, MOST_PIECES),
            each("destroyed", GODS, MOST_PIECES),
            each("lost", GODS, MOST_PIECES),
            *(each(f"{part}_points", GODS, BYTE) for part in scoring.PARTS),
            each("totals", GODS, MOST_POINTS),
            each("scores", ROUND, MOST_POINTS),
            each("largest_kingdoms", TERRAINS, BYTE),
            each("kingdom_counts", TERRAINS, BYTE),
            choice("cards", GODS, ROUND),
            # What is open to whom, and owed by whom.
            choice("follow", world.names, ROUND),
            each("owes", ROUND, MOST_PIECES),
            each("debts", ROUND, MOST_PIECES),
            choice("error", world.names),
            # Tiles in hands as they are printed, and from whose area they were taken; the upper faces of discards.
            choice("hands", TERRAINS, tuple(f"{face} {corner}" for face in faces for corner in CORNERS)),
            choice("hand_bridges", BRIDGES, faces),
            choice("taken", ROUND, held),
            choice(
                "areas",
                tuple(LITERALS[shape] for shape in UPPER),
                tuple(f"{seat} {slot}" for seat in ROUND for slot in range(rules.space.slots)),
            ),
            # The World. A prophet has the first corner of its area, in a city none; `whose` is the seat of a prophet,
            # and where none stands who laid a wrong tile; a kingdom counts its tiles, and of one it is none yet.
            choice("corners", TERRAINS, world.areas),
            Field("cells", world.names, 63, FLAGS, CELL),
            choice("prophets", tuple(f"{god} {corner}" for god in GODS for corner in CORNERS), world.names),
            choice("whose", ROUND, world.names),
            each("kingdoms", world.areas, BYTE),
        )
    )


def observe(p: State, to_act: tuple[int, ...], viewer: int) -> bytes:
    """The row of a seat. What a view would hide from it is not looked at."""
    rules, variant, players = p.rules, p.variant, p.players
    if p.grid.width != rules.width or p.grid.height != rules.height:
        raise BadInput(
            f"a row is made of a World of {rules.width} × {rules.height} cells, not {p.grid.width} × {p.grid.height}"
        )
    order = [(viewer + distance) % players for distance in range(players)]
    out: list[int] = [
        players,
        viewer + 1,
        int(variant.timed),
        int(variant.hidden),
        int(variant.table),
        int(variant.four_gods),
    ]
    _put(out, [int(variant.punished[seat]) for seat in order], SEATS)
    out.append(p.phase + 1)
    _put(out, [int(seat in to_act) for seat in order], SEATS)
    _put(out, [int(p.ready[seat]) for seat in order], SEATS)
    _put(out, [int(p.passed[seat]) for seat in order], SEATS)
    # What is left of a clock that runs is never nothing.
    _put_wide(out, 0 if p.clock < 0 else (p.clock + TENTH - 1) // TENTH, most_clock(rules))
    out += [
        _seen(viewer, p.active, players),
        int(p.acted),
        min(p.turns_left, MOST_PIECES) if p.phase == CLOSING and p.turns_left > 0 else 0,
        min(p.cities_left, MOST_PIECES),
        min(len(p.bag), BYTE),
    ]
    found = kingdoms(p)
    _put_gods(p, viewer, order, found, out)
    _put(out, [p.follow[seat] + 1 for seat in order], SEATS)
    _put(out, [min(p.owes[seat], MOST_PIECES) for seat in order], SEATS)
    _put(out, [min(p.debts[seat], MOST_PIECES) for seat in order], SEATS)
    out.append(p.error + 1)
    _put_tiles(p, viewer, order, out)
    _put_world(p, viewer, found, out)
    return bytes(out)


def _seen(viewer: int, seat: int, players: int) -> int:
    """A seat as one of several answers: one more than its distance round the table, 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer) % players + 1


def _put(out: list[int], numbers: list[int], count: int) -> None:
    """So many numbers; those that there are not are 0."""
    out += numbers
    for _ in range(count - len(numbers)):
        out.append(0)


def _put_wide(out: list[int], number: int, most: int) -> None:
    """A number of two bytes."""
    number = min(number, most)
    out.append(number >> 8)
    out.append(number & 255)


def _put_gods(p: State, viewer: int, order: list[int], found: Kingdoms, out: list[int]) -> None:
    """Whose they are, what they have, and what it is worth as far as everybody can tell."""
    for owner in p.owners:
        out.append(_seen(viewer, owner, p.players))
    for numbers in (p.reserves, p.destroyed, p.lost):
        for number in numbers:
            out.append(min(number, MOST_PIECES))
    sheet = scoring.public_sheet(p)
    known = [scoring.NOTHING if score is None else score for score in sheet]
    out += [min(score.cities, BYTE) for score in known]
    out += [min(score.prophets, BYTE) for score in known]
    out += [min(score.largest, BYTE) for score in known]
    out += [min(score.most, BYTE) for score in known]
    for score in known:
        _put_wide(out, score.total, MOST_POINTS)
    scores = scoring.seat_scores(p, sheet)
    for distance in range(SEATS):
        _put_wide(out, scores[order[distance]] if distance < p.players else 0, MOST_POINTS)
    out += found.largest
    out += found.counts
    # G11.1, G11.5: a seat knows its own card, and all of them once they are revealed.
    _put(out, [p.cards[seat] + 1 if seat == viewer or p.phase == OVER else 0 for seat in order], SEATS)


def _put_tiles(p: State, viewer: int, order: list[int], out: list[int]) -> None:
    """Tiles in hands with both faces, and those in areas with the upper one."""
    tiles, slots, most = p.rules.tiles.tiles, p.module.slots, p.rules.space.slots
    places = [2 * seat + hand for seat in order for hand in range(HANDS)]
    corners: list[int] = []
    bridges: list[int] = []
    for place in places:
        held = p.hands[place]
        if held < 0:
            corners += NO_CORNERS
            corners += NO_CORNERS
            bridges += [0, 0]
        else:
            tile = tiles[held]
            corners += TERRAIN_NUMBERS[tile.front]
            corners += TERRAIN_NUMBERS[tile.back]
            bridges += [BRIDGE_NUMBERS[tile.front], BRIDGE_NUMBERS[tile.back]]
    _put(out, corners, SEATS * HANDS * 2 * 4)
    _put(out, bridges, SEATS * HANDS * 2)
    _put(
        out,
        [0 if p.taken[place] < 0 else _seen(viewer, p.taken[place] >> 1, p.players) for place in places],
        SEATS * HANDS,
    )
    for seat in order:
        area = p.areas[seat * slots : (seat + 1) * slots]
        _put(out, [0 if here < 0 else FACE_NUMBERS[upper_face(p, here)] for here in area], most)
    _put(out, [], most * (SEATS - p.players))


def _put_world(p: State, viewer: int, found: Kingdoms, out: list[int]) -> None:
    """Cell by cell what lies there, who stands there, and how large the kingdoms are."""
    shapes, prophets, masks, count = p.shapes, p.prophets, found.masks, p.grid.cells
    owners = [_seen(viewer, owner, p.players) for owner in p.owners]
    cells = [0] * count
    whose = [0] * count
    sizes = [0] * (4 * count)
    for cell, shape in enumerate(shapes):
        if shape < 0:
            out += NO_CORNERS
            if shape == CITY:
                cells[cell] = IS_CITY
        else:
            out += TERRAIN_NUMBERS[shape]
            cells[cell] = TILE | FIRST_BRIDGE * BRIDGE_NUMBERS[shape]
            area = 4 * cell
            for first in AREAS[shape]:
                sizes[area + first] = masks[found.root(area + first)].bit_count()
            for first in FIRSTS[shape]:
                sizes[area] = sizes[4 * cell + first]
                area += 1
        if prophets[cell] != NONE:
            whose[cell] = owners[prophets[cell] >> 2]
    for cell in p.open:
        cells[cell] = OPEN
    for cell in p.wrong:
        cells[cell] |= WRONG
        if prophets[cell] == NONE:
            whose[cell] = _seen(viewer, p.by[cell], p.players)
    out += cells
    for prophet in prophets:
        out.append(prophet + 1)
    out += whose
    out += sizes
