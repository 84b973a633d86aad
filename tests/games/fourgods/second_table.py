"""The table of the second reading: tiles and their areas, what lies where, and how a scenario's setup is laid out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Form = dict[str, Any]
Cell = tuple[int, int]
Tile = tuple[str, str]

CORNERS = ("nw", "ne", "se", "sw")
TERRAINS = {"O": "ocean", "P": "plain", "F": "forest", "M": "mountain"}
GODS = {"merfolk": "O", "humans": "P", "elves": "F", "dwarves": "M"}
# The way to each neighbour, and which of a tile's corners meet which of the neighbour's at the ends of the shared side.
SIDES = (
    ((0, -1), ((0, 3), (1, 2))),
    ((1, 0), ((1, 0), (2, 3))),
    ((0, 1), ((2, 1), (3, 0))),
    ((-1, 0), ((3, 2), (0, 1))),
)
TURN_SECONDS = 30


def turned(face: str, turn: int) -> str:
    """G1.6."""
    return "".join(face[(corner - turn) % 4] for corner in range(4)) + face[4:]


def areas(face: str) -> list[set[int]]:
    """G1.7: the corners of each area, areas in the order of their first corners."""
    found: list[set[int]] = []
    for corner in range(4):
        near = [other for other in ((corner + 1) % 4, (corner + 3) % 4) if face[other] == face[corner]]
        opposite = (corner + 2) % 4
        if face[opposite] == face[corner]:
            one, two = face[(corner + 1) % 4], face[(corner + 3) % 4]
            if one != two or face[5:] == face[corner]:
                near.append(opposite)
        joined = {corner, *near}
        for area in [area for area in found if area & joined]:
            joined |= area
            found.remove(area)
        found.append(joined)
    return sorted(found, key=min)


def area_at(face: str, corner: int) -> set[int]:
    return next(area for area in areas(face) if corner in area)


@dataclass
class Mark:
    """That a tile was taken: from whose area, and which face was up there."""

    area: int
    face: int


@dataclass
class Laid:
    """A tile in the World."""

    tile: Tile
    face: int
    turn: int
    by: int | None
    wrong: bool
    number: int
    prophet: tuple[str, int] | None = None
    hand: int | None = None
    mark: Mark | None = None
    # Which turn of timed play it was placed in.
    in_turn: int = -1

    @property
    def lies(self) -> str:
        return turned(self.tile[self.face], self.turn)


class Table:
    """Everything that lies on the table."""

    def __init__(self, data: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> None:
        self.data = data
        self.players = players
        self.seats = range(players)
        self.timed: bool = options.get("tempo", "simultaneous") == "timed_turns"
        self.hidden: bool = options.get("gods", "visible") == "hidden"
        self.lenient: bool = options.get("legality", "strict") == "table"
        self.four_gods = players == 2 and options.get("two_player", "two_with_four_gods") == "two_with_four_gods"
        punished = options.get("penalties", "off")
        self.punished = (
            [] if punished == "off" else list(self.seats) if punished == "all_players" else [int(s) for s in punished]
        )
        # What the lot fell on, by option.
        self.drawn: Mapping[str, Any] = {}
        # G12.1
        self.gods_each = 2 if self.four_gods else 1
        self.full_reserve = 10 if players == 4 or self.four_gods else 13
        self.slots = {4: 10, 3: 13, 2: 20}[players]
        self.width, self.height = 8, 8
        self.world: dict[Cell, Laid] = {}
        self.cities: dict[Cell, str] = {}
        self.tokens = 8
        self.destroyed: list[dict[str, int]] = [{} for _ in self.seats]
        # In hidden play a colour counts as the god of that colour.
        self.gods: list[list[str]] = [[] for _ in self.seats]
        self.cards: dict[int, str] = {}
        self.dealt: Mapping[int, str] = {}
        self.reserves = dict.fromkeys(GODS, self.full_reserve)
        self.hands: list[list[Tile | None]] = [[None, None] for _ in self.seats]
        self.marks: list[list[Mark | None]] = [[None, None] for _ in self.seats]
        self.discards: list[list[tuple[Tile, int] | None]] = [[None] * self.slots for _ in self.seats]
        self.bag: list[Tile] = [(entry["front"], entry["back"]) for entry in data["tile_set"]["list"]]
        self.phase = "waiting"
        self.ready: set[int] = set()
        self.passed: set[int] = set()
        self.clock: float | None = None
        self.active: int | None = None
        self.turns = 0
        self.turns_left: int | None = None
        self.acted = False
        self.placed = 0
        # When the latest tile or city was placed, built or destroyed.
        self.changed = 0
        # The tile that a seat placed, as long as it has done nothing else since.
        self.fresh: list[Laid | None] = [None] * players
        self.debts = [0] * players
        self.forfeits = [0] * players

    # --- where things are -------------------------------------------------------------------------------------------

    def inside(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def cells(self) -> list[Cell]:
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def empty(self, cell: Cell) -> bool:
        return cell not in self.world and cell not in self.cities

    def neighbours(self, cell: Cell) -> list[tuple[Cell, tuple[tuple[int, int], ...]]]:
        return [((cell[0] + dx, cell[1] + dy), ends) for (dx, dy), ends in SIDES]

    def side_lines(self, cell: Cell) -> int:
        """G4.3."""
        return sum(not self.inside(near) or near in self.world for near, _ in self.neighbours(cell))

    def disagrees(self, cell: Cell, face: str, near: Cell, ends: Sequence[tuple[int, int]]) -> bool:
        return near in self.world and any(face[mine] != self.world[near].lies[theirs] for mine, theirs in ends)

    def matches(self, cell: Cell, face: str) -> bool:
        """G4.5."""
        return not any(self.disagrees(cell, face, near, ends) for near, ends in self.neighbours(cell))

    def fits(self, cell: Cell, face: str) -> bool:
        return self.empty(cell) and self.side_lines(cell) >= 2 and self.matches(cell, face)

    def fits_somewhere(self, tile: Tile) -> bool:
        return any(self.fits(cell, turned(face, turn)) for cell in self.cells() for face in tile for turn in range(4))

    def owner(self, god: str) -> int | None:
        return next((seat for seat in self.seats if god in self.gods[seat]), None)

    def missionaries(self, god: str) -> list[Cell]:
        """Where prophets of that god stand on terrain."""
        return [cell for cell, laid in self.world.items() if laid.prophet and laid.prophet[0] == god]

    def free_slot(self, seat: int) -> int | None:
        return next((slot for slot, lying in enumerate(self.discards[seat]) if lying is None), None)

    # --- a scenario's setup -----------------------------------------------------------------------------------------

    def named_tile(self, written: Any) -> Tile:
        if isinstance(written, int):
            entry = next(entry for entry in self.data["tile_set"]["list"] if entry["id"] == written)
            return entry["front"], entry["back"]
        front, back = written.split("|")
        return front, back

    def settle(self, setup: Mapping[str, Any]) -> None:
        """Lay everything out as a scenario's setup says."""
        self.width, self.height = setup.get("world_size", (8, 8))
        for place, entry in setup.get("world", {}).items():
            self._lay(_cell(place), entry)
        for place, entry in setup.get("cities", {}).items():
            self.cities[_cell(place)] = entry["god"]
            self.changed = self.placed = self.placed + 1
        self.gods = [list(setup.get("gods", {}).get(seat, [])) for seat in self.seats]
        for seat, god in setup.get("colours", {}).items():
            self.gods[seat] = [god]
        self.cards = dict(setup.get("cards", {}))
        for seat, count in setup.get("destroyed", {}).items():
            first = self.gods[seat][0] if self.gods[seat] else ""
            self.destroyed[seat] = dict(count) if isinstance(count, Mapping) else {first: count}
        gone = sum(sum(counts.values()) for counts in self.destroyed)
        self.tokens = setup.get("cities_left", 8 - len(self.cities) - gone)
        self.reserves.update(setup.get("reserves", {}))
        for seat, tiles in setup.get("hands", {}).items():
            self.hands[seat] = [None if tile is None else self.named_tile(tile) for tile in tiles]
        for seat, lying in setup.get("discards", {}).items():
            tiles = [None if tile is None else (self.named_tile(tile), 0) for tile in lying]
            self.discards[seat] = tiles + [None] * (self.slots - len(tiles))
        for seat, taken in setup.get("taken", {}).items():
            self.marks[seat][taken["hand"]] = Mark(taken["area"], 0)
        if "bag" in setup:
            self.bag = [self.named_tile(tile) for tile in setup["bag"]]
        self.phase = setup.get("phase", "play")
        self.passed = set(setup.get("passed", []))
        if self.phase != "waiting":
            self.ready = set(self.seats)
            if self.timed:
                self.active = setup.get("turn", {}).get("seat", 0)
                self.clock = setup.get("clock", TURN_SECONDS)
                if self.phase == "closing":
                    self.turns_left = setup.get("turns_left", self.players)
            elif self.phase == "closing":
                self.clock = setup.get("clock", TURN_SECONDS * self.players)

    def _lay(self, cell: Cell, entry: Mapping[str, Any]) -> None:
        lies = entry["face"]
        tile = self.named_tile(entry["tile"]) if "tile" in entry else (lies, lies)
        face, turn = next((f, t) for f in range(2) for t in range(4) if turned(tile[f], t) == lies)
        self.changed = self.placed = self.placed + 1
        laid = Laid(tile, face, turn, entry.get("by"), entry.get("wrong", False), self.placed)
        if prophet := entry.get("prophet"):
            laid.prophet = (prophet["god"], CORNERS.index(prophet["corner"]))
        self.world[cell] = laid


def _cell(place: str) -> Cell:
    x, y = place.split(",")
    return int(x), int(y)
