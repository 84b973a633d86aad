"""What travels of this game, as types: how views, counsel and the catalogue are built, key by key."""

from typing import Annotated, Literal, NotRequired, TypedDict

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.state import PHASES
from mappamundi.games.fourgods.tiles import CORNERS, TERRAINS
from mappamundi.kernel.shapes import exactly, one_of

God = Annotated[str, one_of(GODS)]
Corner = Annotated[str, one_of(CORNERS)]
Terrain = Annotated[str, one_of(TERRAINS)]


# --- the view ---------------------------------------------------------------------------------------------------


class Turn(TypedDict):
    """In timed play whose turn it is; `idle` as long as it could be a pass; how many turns are to come."""

    seat: int
    idle: bool
    turns_left: int | None


class Prophet(TypedDict):
    """A prophet on a tile."""

    god: God
    corner: Corner
    terrain: Terrain


class Lying(TypedDict):
    """A tile in the World: as it lies, who laid it, whether wrongly, and who stands there."""

    face: str
    by: NotRequired[int]
    wrong: NotRequired[Literal[True]]
    prophet: NotRequired[Prophet]


class City(TypedDict):
    """A city."""

    god: God
    seat: int | None


class Held(TypedDict):
    """A tile in a hand with both its faces, and from whose area it was taken."""

    tile: str
    faces: Annotated[list[str], exactly(2)]
    taken: int | None


class Score(TypedDict):
    """A god's points by what they are for."""

    cities: int
    prophets: int
    largest: int
    most: int
    total: int


class GodStanding(TypedDict):
    """A god: whose it is, its prophets in the reserve and those that are gone, and what it would score now."""

    seat: int | None
    reserve: int
    destroyed: int
    lost: int
    score: Score | None


class Kingdom(TypedDict):
    """A kingdom by its areas, each a cell and its first corner there; `points` go to each of `first`."""

    terrain: Terrain
    tiles: int
    areas: list[str]
    prophets: dict[str, int]
    points: int
    first: list[God]


class Own(TypedDict):
    """What viewers of the same moment see differently."""

    viewer: int | None
    card: God | None


class View(TypedDict):
    """What one viewer may see."""

    viewer: int | None
    to_act: list[int]
    players: int
    phase: Annotated[str, one_of(PHASES)]
    size: Annotated[list[int], exactly(2)]
    ready: list[int]
    passed: list[int]
    clock: float | None
    turn: Turn | None
    world: dict[str, Lying]
    cities: dict[str, City]
    open: list[str]
    cities_left: int
    hands: list[Annotated[list[Held | None], exactly(2)]]
    areas: list[list[str | None]]
    bag: int
    gods: dict[str, GodStanding]
    claimed: list[list[God]]
    scores: list[int]
    winners: list[int]
    kingdoms: list[Kingdom]
    follow: list[str | None]
    owes: list[int]
    debts: list[int]
    card: God | None
    cards: list[God | None]
    drawn: NotRequired[dict[str, str]]


# --- counsel ----------------------------------------------------------------------------------------------------


class Gains(TypedDict):
    """What a god gains or loses by what it is for, and its points then."""

    cities: NotRequired[int]
    prophets: NotRequired[int]
    largest: NotRequired[int]
    most: NotRequired[int]
    total: int


# A kingdom that is larger or new: how many tiles it has then, and how many each of those had that become one.
Grown = TypedDict("Grown", {"terrain": Terrain, "from": list[int], "tiles": int})


class Standing(TypedDict):
    """In what a prophet would stand, and how."""

    terrain: Terrain
    tiles: int
    rank: Annotated[str, one_of(("leads", "ties", "behind"))]
    worth: int


class Advice(TypedDict, total=False):
    """What an action would bring; what is nothing is left out."""

    points: int
    scores: dict[str, Gains]
    kingdoms: list[Grown]
    prophet: Standing
    # How many open cells a tile fits; whether a city can fall at all, and to how many tiles in sight of others.
    fits: int
    safe: Literal[True]
    threats: int


# --- the catalogue ----------------------------------------------------------------------------------------------


class GodEntry(TypedDict):
    """A god."""

    id: God
    terrain: Terrain
    colour: str


class TileEntry(TypedDict):
    """A tile of the box."""

    id: int
    tile: str


class ModuleEntry(TypedDict):
    """What the number of players decides."""

    gods: int
    reserve: int
    slots: int


class Timer(TypedDict):
    """A time in seconds, and where it is from."""

    value: int
    source: str


class Catalogue(TypedDict):
    """What never changes while the game is played."""

    size: Annotated[list[int], exactly(2)]
    terrains: list[Terrain]
    corners: list[Corner]
    gods: list[GodEntry]
    tiles: list[TileEntry]
    areas: dict[str, list[Corner]]
    cities: int
    modules: dict[str, ModuleEntry]
    turn_seconds: int
    closing_seconds_per_player: int
    timers: dict[str, Timer]
    prizes: list[int]
    city_points: int
    destroyed_points: int
