"""What travels of this edition, as types: how views, counsel and the catalogue are built, key by key."""

from typing import Annotated, Literal, NotRequired, TypedDict

from mappamundi.games.history.standing import STANDINGS
from mappamundi.games.history.y2018.chronicle import DEGREES, PILES
from mappamundi.games.history.y2018.state import CLASSIC, DECISIONS, DRAFT, PHASES
from mappamundi.kernel.shapes import exactly, one_of

Degree = Annotated[str, one_of(DEGREES)]
Odds = Annotated[list[float], exactly(3)]
Percent = Annotated[list[int], exactly(3)]
Pile = Annotated[str, one_of(PILES)]


# --- the view ---------------------------------------------------------------------------------------------------


class Options(TypedDict):
    """The options under which the game is played."""

    selection: Annotated[str, one_of((DRAFT, CLASSIC))]


class Supply(TypedDict):
    """What is left in the box for everybody."""

    capitals: int
    monuments: int
    forts: int


class Land(TypedDict):
    """What is in a land: whose army, if any, and which pieces. What is not there is left out."""

    owner: NotRequired[int]
    active: NotRequired[Literal[True]]
    capital: NotRequired[Literal[True]]
    city: NotRequired[Literal[True]]
    monument: NotRequired[Literal[True]]
    fort: NotRequired[Literal[True]]


class Ascent(TypedDict):
    """The next degree in an area, and what it takes: so many lands more, armies of rivals there, empty lands."""

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
    buildings: int
    areas: list[AreaPoints]


class Waiting(TypedDict):
    """What the empire has while its kingdom plays."""

    pool: int
    tokens: int


class Part(TypedDict):
    """What helps one side of a battle: how much it adds to the highest die, by what, and the rule."""

    value: int
    by: str
    rule: str


class Battle(TypedDict):
    """The battle under way."""

    land: str
    defender: int
    naval: bool
    attack: list[int]
    defence: list[int]
    attack_bonus: int
    defence_bonus: int
    attack_rerolls: int
    defence_rerolls: int
    attack_parts: list[Part]
    defence_parts: list[Part]


class Turn(TypedDict):
    """The turn that is played."""

    seat: int
    empire: str
    kingdom: str | None
    pool: int
    tokens: int
    waiting: Waiting
    catapult: int
    fleets: list[str]
    caravans: list[str]
    played: list[str]
    links: list[str]
    extra_uses: list[int]
    auto_wins: int
    chain: str | None
    plague: str | None
    battle: Battle | None


class HandSize(TypedDict):
    """How many events a seat has in its hand, and whether an empire."""

    events: int
    empire: bool


class Hand(TypedDict):
    """The viewer's own cards."""

    events: list[str]
    empire: str | None


class PileSizes(TypedDict):
    """How many cards lie in each pile."""

    events: int
    empires: int


class PileHolders(TypedDict):
    """Which seat holds each pile."""

    events: int | None
    empires: int | None


class SeenPile(TypedDict):
    """The pile that lies open to the viewer."""

    pile: Pile
    cards: list[str]


class Selection(TypedDict):
    """The selection of cards."""

    order: list[int]
    piles: PileSizes
    holders: PileHolders
    seen: SeenPile | None


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
    phase: Annotated[str, one_of(PHASES)]
    decision: Annotated[str, one_of(DECISIONS)]
    scores: list[int]
    armies: list[int]
    supply: Supply
    lands: dict[str, Land]
    areas: dict[str, Annotated[list[int], exactly(3)]]
    score_now: list[ScoreNow]
    called: list[str]
    turn: Turn | None
    hands: list[HandSize]
    hand: Hand
    selection: Selection | None


# --- counsel ----------------------------------------------------------------------------------------------------


class Shares(TypedDict):
    """Win, tie and defeat: exact to four places, and as percentages that add up to 100."""

    odds: Odds
    percent: Percent


class Gain(TypedDict):
    """Points by what they are for; of an area with the degrees before and after."""

    what: Annotated[str, one_of(("area", "battle", "buildings", "fleet", "marauder"))]
    points: int
    area: NotRequired[str]
    before: NotRequired[Degree]
    after: NotRequired[Degree]


class Loss(TypedDict):
    """What another seat loses."""

    seat: int
    points: int


# An attack's chances, in percent, without and with a fort.
Guard = TypedDict("Guard", {"without": Percent, "with": Percent})


class Further(TypedDict):
    """The next degree that an action brings nearer."""

    degree: Degree
    points: int
    lands: int


class Cancelled(TypedDict):
    """What would help the defender, and the card that cancels it."""

    what: str
    by: str


class BattleTerms(TypedDict):
    """What a battle would be fought with; what is nothing is left out."""

    naval: NotRequired[bool]
    attack_dice: int
    defence_dice: int
    attack_rerolls: NotRequired[int]
    defence_rerolls: NotRequired[int]
    attack_parts: NotRequired[list[Part]]
    defence_parts: NotRequired[list[Part]]
    cancelled: NotRequired[list[Cancelled]]


class Siege(Shares):
    """The odds if the siege is pressed with all pieces."""

    pieces: int


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
    # A battle: its odds, what it is fought with, and the siege that may follow a defeat.
    odds: Odds
    percent: Percent
    battle: BattleTerms
    siege: Siege
    bonus: int
    again: int
    chance: float
    guard: Guard
    # Cards: the least and the most that one might score with an empire, lands that come into reach, cards that could
    # never be played any more.
    prospect: Annotated[list[int], exactly(2)]
    opens: list[str]
    unused: list[str]
    score: int
    # Where it is the only action left, whether it is done unasked.
    idle: Annotated[str, one_of(("always", "closed"))]


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


class LandEntry(TypedDict):
    """A land."""

    id: str
    name: str
    area: str
    terrain: str
    resource: bool
    neighbours: list[str]
    straits: list[str]
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
    lon: float
    lat: float


class BarrenEntry(TypedDict):
    """A barren land."""

    id: str
    name: str
    lands: list[str]
    waters: list[str]
    lon: float
    lat: float


class EffectParams(TypedDict, total=False):
    """The numbers and names of an effect."""

    armies: int
    bonus: int
    count: int
    dice: int
    dice_per_battle: int
    kind: str
    limit: int
    min_resources: int
    per_lands: int
    points: int
    region: str
    regions: int | list[str]
    requires: str
    resources_per_monument: int
    uses: int
    when: str


class EffectEntry(TypedDict):
    """What a card does."""

    id: str
    title: NotRequired[str | None]
    params: EffectParams
    text: str


class EmpireEntry(TypedDict):
    """An empire card."""

    id: str
    epoch: int
    order: int
    name: str
    leader: str | None
    armies: int
    start: list[str]
    marker: str
    fleets: list[str]
    caravans: list[str]
    effect: EffectEntry


class EventEntry(TypedDict):
    """An event card: an enhancement with its effect, or a kingdom with its armies."""

    id: str
    epoch: int
    kind: str
    name: str
    keepable: bool
    effect: NotRequired[EffectEntry]
    armies: NotRequired[int]
    start: NotRequired[list[str]]
    marker: NotRequired[str]
    fleets: NotRequired[list[str]]
    caravans: NotRequired[list[str]]


class Combat(TypedDict):
    """The numbers of a battle."""

    attacker_dice: int
    defender_dice: int
    defender_dice_fort: int
    terrain_bonus: int
    naval_defender_rerolls: int
    siege_track: list[int]
    siege_after_track: int
    tie: str


class DegreeRule(TypedDict):
    """What a degree takes and brings."""

    min_armies: int
    multiplier: int
    rule: NotRequired[str]


class Scoring(TypedDict):
    """What is scored."""

    presence: DegreeRule
    dominance: DegreeRule
    supremacy: DegreeRule
    capital: int
    city: int
    monument: int
    marauder_per_reduction: int


class Components(TypedDict):
    """What is in the box."""

    armies_per_player: int
    colours: int
    capitals_cities: int
    forts: int
    monuments: int
    siege_tokens: int
    fleet_caravan_markers: int
    dice: int
    catapult: int
    empire_cards: int
    event_cards: int
    region_tokens: int
    hard_limits: list[str]
    soft_limits: list[str]


class UsualBattles(TypedDict):
    """The battles one meets most."""

    open: Shares
    rough: Shares
    fort: Shares
    fort_rough: Shares
    sea: Shares


class UsualOdds(TypedDict):
    """For the rulebook."""

    battles: UsualBattles
    siege: list[Shares]


class Catalogue(TypedDict):
    """What never changes while the game is played."""

    epochs: list[EpochEntry]
    areas: list[AreaEntry]
    lands: list[LandEntry]
    waters: list[WaterEntry]
    barrens: list[BarrenEntry]
    empires: list[EmpireEntry]
    events: list[EventEntry]
    combat: Combat
    scoring: Scoring
    components: Components
    odds: UsualOdds
