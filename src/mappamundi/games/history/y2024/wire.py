"""What travels of this edition, as types: how views and counsel are built, key by key."""

from typing import Annotated, Literal, NotRequired, TypedDict

from mappamundi.games.history.standing import STANDINGS
from mappamundi.games.history.y2024.board import BUILDING_NAMES
from mappamundi.games.history.y2024.chronicle import DEGREES, LEADERS
from mappamundi.games.history.y2024.state import DECISIONS, PHASE_OF
from mappamundi.kernel.shapes import exactly, one_of

Building = Annotated[str, one_of(BUILDING_NAMES)]
Degree = Annotated[str, one_of(DEGREES)]
Odds = Annotated[list[float], exactly(2)]
Percent = Annotated[list[int], exactly(2)]


# --- the view ---------------------------------------------------------------------------------------------------


class Options(TypedDict):
    """The options under which the game is played."""

    dice: bool
    event_selection: bool
    hidden_empires: bool
    conquest: bool
    paired_tokens: bool


class Supply(TypedDict):
    """What is left in the box for everybody."""

    capitals: int
    cities: int
    monuments: int
    forts: int
    walls: int
    fleets: int


class Land(TypedDict):
    """What is in a land: whose people, if any, and which buildings. What is not there is left out."""

    owner: NotRequired[int]
    active: NotRequired[Literal[True]]
    capital: NotRequired[Literal[True]]
    city: NotRequired[Literal[True]]
    monument: NotRequired[Literal[True]]
    fort: NotRequired[Literal[True]]
    wall: NotRequired[Literal[True]]


class Array(TypedDict):
    """What lies on a seat's array, as everybody sees it."""

    empire: str | None
    with_empire: bool
    with_event: bool
    empires: list[str]
    events: list[str]
    tokens: int
    pairs: int
    played_tokens: list[str]
    leader: bool
    track: Annotated[list[str | None], exactly(3)]
    pool: list[str]
    stack: int


class Lack(TypedDict):
    """What a seat lacks for the next degree in an area: lands, those that lie down already, and what rivals have."""

    degree: Degree
    lands: int
    friendly: int
    rivals: list[int]


class AreaDegree(TypedDict):
    """The gold of an area."""

    area: str
    degree: Degree
    gold: int


class AreaGold(AreaDegree):
    """The gold of an area with so many lands that count, and what is lacking for the next degree."""

    lands: int
    lacks: NotRequired[Lack]


class TokenArea(AreaGold):
    """An area of a token, with the gold of its buildings."""

    buildings: int


class ScoreNow(TypedDict):
    """What a seat would raise with what stands now, and where it stands in the epoch."""

    standing: Annotated[str, one_of(STANDINGS)]
    gold: int
    areas: list[AreaGold]
    buildings: int
    event: NotRequired[int]


class Built(TypedDict):
    """A building with its gold."""

    land: str
    building: Building
    gold: int


class Revenue(TypedDict):
    """What the revenue brings with what stands now, and which garrisons' buildings bring nothing."""

    gold: int
    buildings: int
    event: int
    areas: list[AreaGold]
    built: list[Built]
    idle: list[Built]
    event_areas: NotRequired[list[str]]


class Modifier(TypedDict):
    """What is added to the next invasion of a land that was tried before."""

    land: str
    plus: int


class Conquest(TypedDict):
    """Points that were won over an enemy, and with what they are lost."""

    points: int
    enemy: int
    lands: list[str]
    lapses: Annotated[str, one_of(("invasion", "any"))]


class Shortage(TypedDict):
    """The building that none is left of, and its land; Great Wall forts are for the pool."""

    building: Building
    land: str | None


class Turn(TypedDict):
    """The turn that is played."""

    seat: int
    card: str
    empire: str | None
    event: str | None
    in_event: bool
    pool: int
    fleets_in_pool: int
    walls_in_pool: int
    forts_in_pool: int
    fleets: list[str]
    leader: Annotated[str, one_of(LEADERS)]
    monuments: int
    modifier: Modifier | None
    conquest: Conquest | None
    shortage: Shortage | None
    revenue: Revenue


class HeldToken(TypedDict):
    """A token of the viewer's, and what it would pay now."""

    token: str
    gold: int
    areas: list[TokenArea]


class Hand(TypedDict):
    """The viewer's own tokens and cards, and what it saw go by: tokens by epoch, those set aside for the end, cards."""

    event: str | None
    empire: str | None
    tokens: list[HeldToken]
    passed: dict[str, list[str]]
    endgame: dict[str, str]
    passed_events: list[str]
    passed_empires: list[str]


class Selection(TypedDict):
    """Who chooses what, in which order, and what the viewer sees of it."""

    what: Annotated[str, one_of(("tokens", "events", "empires", "honors"))]
    order: list[int]
    round: int
    size: int
    seen: list[str]


class Own(TypedDict):
    """What viewers of the same moment see differently."""

    viewer: int | None
    hand: Hand
    selection: Selection | None


class View(TypedDict):
    """What one viewer may see."""

    viewer: int | None
    to_act: list[int]
    players: int
    options: Options
    epoch: int
    phase: Annotated[str, one_of(dict.fromkeys(PHASE_OF))]
    decision: Annotated[str, one_of(DECISIONS)]
    gold: list[int]
    scores: list[int]
    rank: list[int]
    people: list[int]
    supply: Supply
    lands: dict[str, Land]
    areas: list[str]
    bag: int
    endgame: dict[str, str | None]
    arrays: list[Array]
    score_now: list[ScoreNow]
    turn: Turn | None
    hand: Hand
    selection: Selection | None


# --- events -----------------------------------------------------------------------------------------------------


class Yield(TypedDict):
    """What a token pays in an area, for lands and for buildings."""

    area: str
    degree: Degree
    lands: int
    buildings: int


class Paid(Yield):
    """What it pays to a seat."""

    seat: int
    gold: int


# --- counsel ----------------------------------------------------------------------------------------------------


class Shares(TypedDict):
    """Success and frustration: exact to four places, and as percentages that add up to 100."""

    odds: Odds
    percent: Percent


class Gain(TypedDict):
    """Gold by what it is for; of an area with the degrees before and after."""

    what: Annotated[str, one_of(("area", "buildings", "monument", "trade"))]
    gold: int
    area: NotRequired[str]
    before: NotRequired[Degree]
    after: NotRequired[Degree]


class Battle(TypedDict):
    """What a battle would be fought with."""

    attack_dice: int
    defence_dice: int
    wins_ties: bool
    modifier: NotRequired[int]


class Price(TypedDict):
    """What is paid with."""

    people: int


class Advice(TypedDict, total=False):
    """What an action would bring; what is nothing is left out."""

    # Gold: of an army in the land by part, on average, at once, and later.
    worth: int
    gain: list[Gain]
    expected: float
    gold: int
    later: int
    plunder: int
    # An invasion: what is entered, whose it is, what falls, by which fleet and odds; without dice what stops it.
    enters: Annotated[str, one_of(("free", "friendly", "enemy"))]
    victim: int
    falls: list[Building]
    via: str
    odds: Odds
    percent: Percent
    battle: Battle
    with_leader: Shares
    points: float
    certain: Annotated[str, one_of(("success", "frustrated"))]
    cost: int
    armies: int
    stops: list[str]
    leader: Annotated[str, one_of(("difficult", "fort"))]
    never: Literal[True]
    # Leaders, fleets, cards.
    dice: int
    fall: list[str]
    opens: list[str]
    honors: list[int]
    price: Price
    prospect: Annotated[list[int], exactly(2)]
    # Where it is the only action left, whether it is done unasked.
    idle: Annotated[str, one_of(("always", "shown", "closed"))]
