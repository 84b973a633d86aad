"""What travels of this edition, as types: how views, counsel and the catalogue are built, key by key."""

from typing import Annotated, Literal, NotRequired, TypedDict

from mappamundi.games.history.standing import STANDINGS
from mappamundi.games.history.y2001.board import EFFECTS, WAYS
from mappamundi.games.history.y2001.chronicle import DEGREES
from mappamundi.games.history.y2001.state import DECISIONS
from mappamundi.kernel.shapes import exactly, one_of

Decision = Annotated[str, one_of(DECISIONS)]
Degree = Annotated[str, one_of(DEGREES)]
Odds = Annotated[list[float], exactly(3)]
Percent = Annotated[list[int], exactly(3)]
Way = Annotated[str, one_of(WAYS[1:])]


# --- the view ---------------------------------------------------------------------------------------------------


class Options(TypedDict):
    """The options under which the game is played."""

    multiple_armies: bool
    naval_control: bool
    no_preeminence: bool
    minor_empire_deal: bool


class Supply(TypedDict):
    """What is left in the box for everybody."""

    capitals: int
    forts: int
    monuments: int
    markers: int


class Land(TypedDict):
    """What is in a land: whose armies of which empire, if any, and which pieces. What is not there is left out."""

    owner: NotRequired[int]
    empire: NotRequired[str]
    active: NotRequired[Literal[True]]
    armies: NotRequired[int]
    epoch: NotRequired[int]
    capital: NotRequired[Literal[True]]
    city: NotRequired[Literal[True]]
    monument: NotRequired[Literal[True]]
    fort: NotRequired[Literal[True]]


class Fleet(TypedDict):
    """A fleet in a water, and in which epoch it came there."""

    owner: int
    epoch: int


class Ascent(TypedDict):
    """The next degree in an area, and what it takes: so many lands more, those of rivals there, empty ones."""

    degree: Degree
    points: int
    lands: int
    rivals: int
    empty: int


class AreaDegree(TypedDict):
    """The points of an area."""

    area: str
    degree: Degree
    points: int


class AreaPoints(AreaDegree):
    """The points of an area, and what would bring more, where anything can."""

    next: NotRequired[Ascent]


class ScoreNow(TypedDict):
    """What a seat would score with what stands now, and where it stands in the epoch."""

    standing: Annotated[str, one_of(STANDINGS)]
    points: int
    areas: list[AreaPoints]
    capitals: int
    cities: int
    monuments: int
    fleets: int


class Seat(TypedDict):
    """What everybody sees of a seat."""

    greater: int
    lesser: int
    with_empire: bool
    empires: list[str]
    strengths: list[int]
    events: list[str]
    markers: int
    preeminence: list[int] | None


class Turn(TypedDict):
    """The turn that is played."""

    seat: int
    empire: str
    in_play: str
    pool: int
    reserve: int
    restricted: int
    lost: int
    losses: int
    coins: int
    allied_coins: int
    engineering: int
    events: list[Annotated[str, one_of(EFFECTS)]]
    played: list[str]
    treachery: str | None
    fleets: list[str]
    barren: str | None
    plague: str | None
    monuments: int


class Hand(TypedDict):
    """The viewer's own cards, and by seat those that it passed on and that are not yet called."""

    greater: list[str]
    lesser: list[str]
    empire: str | None
    passed: dict[str, str]


class FirstRoll(TypedDict):
    """Dice that said who drafts first."""

    seat: int
    dice: Annotated[list[int], exactly(2)]


class Selection(TypedDict):
    """The draft."""

    order: list[int]
    rolls: list[FirstRoll]
    allotted: list[int]
    deck: int
    drawn: str | None


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
    phase: Decision
    decision: Decision
    scores: list[int]
    supply: Supply
    lands: dict[str, Land]
    fleets: dict[str, Fleet]
    score_now: list[ScoreNow]
    called: list[str]
    seats: list[Seat]
    turn: Turn | None
    hand: Hand
    selection: Selection | None
    first_rolls: list[FirstRoll]


# --- counsel ----------------------------------------------------------------------------------------------------


class Shares(TypedDict):
    """Of a round, win, tie and defeat: exact to four places, and as percentages that add up to 100."""

    odds: Odds
    percent: Percent


class Fight(TypedDict):
    """Of a battle: taken, emptied, held with a fort or an army gone, and held."""

    odds: Annotated[list[float], exactly(4)]
    percent: Annotated[list[int], exactly(4)]


class FightShares(Shares):
    """Of a battle: taken, emptied and held; and in `fight` the four ends in which a fort or an army may be gone."""

    fight: Fight


class Gain(TypedDict):
    """Points by what they are for; of an area with the degrees before and after."""

    what: Annotated[str, one_of(("area", "buildings", "fleet", "monument"))]
    points: int
    area: NotRequired[str]
    before: NotRequired[Degree]
    after: NotRequired[Degree]


class Loss(TypedDict):
    """What another seat loses, or would lose on average."""

    seat: int
    points: float


# An attack's chances, in percent, without and with what is built.
Guard = TypedDict("Guard", {"without": Percent, "with": Percent})


class Further(TypedDict):
    """The next degree that an action brings nearer."""

    degree: Degree
    points: int
    lands: int


class Part(TypedDict):
    """What helps one side of a battle: how much it adds to the highest die, by what, and the rule."""

    value: int
    by: str
    rule: str


class Cancelled(TypedDict):
    """What would help the defender, the card that cancels it, and the rule."""

    what: Way
    by: str
    rule: str


class Stage(Shares):
    """A round that must be won before the next: against the fort, the army, or both."""

    what: Annotated[str, one_of(("army", "fort", "both"))]


# How an army would come, and how an action names that way.
Coming = TypedDict(
    "Coming",
    {
        "way": NotRequired[Way],
        "defence_dice": int,
        "rule": NotRequired[str],
        "from": NotRequired[str],
        "by": NotRequired[Literal["sea"]],
    },
)


class Battle(Coming):
    """What a battle would be fought with, on land or at sea; what is nothing is left out."""

    attack_dice: int
    wins_ties: NotRequired[bool]
    bonus: NotRequired[int]
    fort: NotRequired[bool]
    armies: NotRequired[int]
    attack_parts: NotRequired[list[Part]]
    defence_parts: NotRequired[list[Part]]
    cancelled: NotRequired[list[Cancelled]]
    stages: NotRequired[list[Stage]]


class OtherWay(Coming, FightShares):
    """Another way to come, with its odds."""


class WithAll(TypedDict):
    """The chance if all armies are sent, and all that coins buy back."""

    armies: int
    coins: int
    chance: float
    percent: int


class Disease(TypedDict):
    """The dice of an army for its life, and its chance to die."""

    dice: int
    chance: float
    percent: int


class DiseaseRoll(TypedDict):
    """An army that rolls for its life."""

    land: str
    owner: int
    dice: int
    percent: int


class CardBattle(TypedDict):
    """A battle of an army of a card, and its chance to take the land."""

    land: str
    percent: int


class Price(TypedDict, total=False):
    """What is paid with."""

    army: int
    coin: int
    allied_coin: int
    fort: int


class Advice(TypedDict, total=False):
    """What an action would bring; what is nothing is left out."""

    # Points: for sure or if it is won, by part; on average; and what others lose.
    worth: int
    gain: list[Gain]
    losses: list[Loss]
    monument: int
    expected: float
    best: Literal[True]
    next: Further
    # An invasion: what is entered, whose it is, what falls, and by which odds.
    enters: Annotated[str, one_of(("empty", "own", "enemy"))]
    restricted: Literal[True]
    victim: int
    pillages: Annotated[str, one_of(("capital", "city"))]
    certain: Literal["treachery"]
    odds: Odds
    percent: Percent
    fight: Fight
    battle: Battle
    ways: list[OtherWay]
    with_all: WithAll
    guard: Guard
    price: Price
    # Cards.
    prospect: Annotated[list[int], exactly(2)]
    disease: Disease
    rolls: list[DiseaseRoll]
    battles: list[CardBattle]
    victims: list[int]
    coins: int
    allied_coins: int
    forts: int
    fleets: list[str]
    closes: list[str]
    unused: list[str]
    # Where it is the only action left, it is done unasked.
    idle: Literal["always"]


# --- the catalogue ----------------------------------------------------------------------------------------------


class EpochEntry(TypedDict):
    """An epoch."""

    epoch: int
    span: str


class AreaEntry(TypedDict):
    """An area, with what each degree brings in each epoch."""

    id: str
    name: str
    lands: list[str]
    values: list[Annotated[list[int], exactly(3)]]
    adjacent: list[str]


class LandEntry(TypedDict):
    """A land; `defended` names the neighbours towards which terrain on this side helps the defender."""

    id: str
    name: str
    area: str
    barren: bool
    terrain: str
    terrains: list[str]
    resource: bool
    neighbours: list[str]
    straits: list[str]
    defended: dict[str, str]
    waters: list[str]
    barrens: list[str]
    lon: float
    lat: float


class WaterEntry(TypedDict):
    """A sea or an ocean."""

    id: str
    name: str
    kind: str
    lands: list[str]
    waters: list[str]
    barrens: list[str]
    navigable: bool
    reachable_seas: NotRequired[list[str]]
    lon: float
    lat: float


class BarrenEntry(TypedDict):
    """A barren land."""

    id: str
    name: str
    area: None
    barren: bool
    lands: list[str]
    waters: list[str]
    lon: float
    lat: float


class EmpireEntry(TypedDict):
    """An empire card, or a minor empire."""

    id: str
    epoch: int
    order: NotRequired[int]
    name: str
    armies: int
    capital: bool
    capital_city: str | None
    navigation: list[str]
    start: list[str]
    fleets: list[str]
    figure_epoch: NotRequired[int]


class EventEntry(TypedDict):
    """An event card; `kind` is its deck, `epoch` that of a card for one alone."""

    id: str
    name: str
    kind: Annotated[str, one_of(("greater", "lesser"))]
    count: int
    epochs: list[int]
    epoch: int | None
    timing: str
    effect: str
    lasts: bool
    minor_empire: NotRequired[str]
    coins: NotRequired[int | str]
    land: NotRequired[str]
    water: NotRequired[str]
    area: NotRequired[str]
    family: NotRequired[str]
    figure_epoch: NotRequired[int]


class KingdomEntry(TypedDict):
    """A kingdom of an event card."""

    id: str
    epoch: int
    name: str
    land: str
    figure_epoch: int
    city: bool
    capital: bool
    fort: bool


class Components(TypedDict):
    """What is in the box."""

    dice: int
    capitals_cities: int
    forts: int
    monuments: int
    armies_per_colour_by_epoch: dict[str, int]
    coins_fleets: int
    preeminence_markers: list[int]
    score_charts: int
    empire_cards: int
    greater_events: int
    lesser_events: int
    lands: int
    barren_lands: int
    territories: int
    areas: int
    resources: int
    hand_greater: int
    hand_lesser: int
    events_per_turn: int


class DegreeRule(TypedDict):
    """What a degree takes and brings."""

    armies: int
    multiplier: int
    more_than_any_other: NotRequired[bool]
    no_other_player: NotRequired[bool]


class Scoring(TypedDict):
    """What is scored."""

    presence: DegreeRule
    dominance: DegreeRule
    control: DegreeRule
    capital: int
    city: int
    monument: int
    fort: int


class UsualOdds(TypedDict):
    """For the rulebook: battles by card and place, and the chance to die by the number of dice."""

    battles: dict[str, dict[str, FightShares]]
    disease: dict[str, float]


class Catalogue(TypedDict):
    """What never changes while the game is played."""

    epochs: list[EpochEntry]
    areas: list[AreaEntry]
    lands: list[LandEntry]
    waters: list[WaterEntry]
    barrens: list[BarrenEntry]
    empires: list[EmpireEntry]
    events: list[EventEntry]
    minor_empires: list[EmpireEntry]
    kingdoms: list[KingdomEntry]
    components: Components
    scoring: Scoring
    odds: UsualOdds
