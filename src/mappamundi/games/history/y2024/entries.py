"""What the catalogue of this edition tells, as types."""

from typing import Annotated, NotRequired, TypedDict

from mappamundi.games.history.y2024.wire import Building, Shares
from mappamundi.kernel.shapes import exactly


class EpochEntry(TypedDict):
    """An epoch."""

    epoch: int
    span: str


class AreaEntry(TypedDict):
    """An area, with what each degree brings in each epoch, and from which epoch on it is active."""

    id: str
    name: str
    lands: list[str]
    values: list[Annotated[list[int], exactly(3)]]
    active_from: int
    tokens: int


class LandEntry(TypedDict):
    """A land."""

    id: str
    name: str
    area: str
    terrain: str
    power_icon: str | None
    neighbours: list[str]
    straits: list[str]
    waters: list[str]
    barrens: list[str]
    great_wall_site: NotRequired[bool]
    lon: float
    lat: float


class Spot(TypedDict):
    """A place on the globe."""

    lon: float
    lat: float


class WaterEntry(Spot):
    """A sea or an ocean."""

    id: str
    name: str
    kind: str
    parent_ocean: str | None
    lands: list[str]
    waters: list[str]
    barrens: list[str]
    navigable: bool
    second_label: NotRequired[Spot]


class BarrenEntry(TypedDict):
    """A wasteland."""

    id: str
    name: str
    lands: list[str]
    waters: list[str]
    lon: float
    lat: float


class SubEmpireEntry(TypedDict):
    """One of two Empires on one card."""

    id: str
    name: str
    order: int
    armies: int
    start: list[str]
    buildings: list[Building]
    icon: str | None
    barbarian: bool
    sea_fleets: int
    ocean_fleets: int


class EmpireEntry(SubEmpireEntry):
    """An Empire card."""

    epoch: int
    great_wall_forts: int
    date: str
    special: NotRequired[str]
    sub_empires: list[SubEmpireEntry]


class EventParams(TypedDict, total=False):
    """The numbers and names of an Event's text."""

    areas: list[str]
    armies: int
    cities: int
    first_land: str
    forts: int
    gold_per_area: int
    lands: int
    max_per_player: int
    max_total: int
    people: int


class EventEntry(TypedDict):
    """An Event card: with a text, or a minor empire."""

    id: str
    epoch: int
    number: int
    name: str
    kind: str
    honor: bool
    barbarian: bool
    phase: str
    armies: int
    start: list[str]
    buildings: list[Building]
    sea_fleets: int
    ocean_fleets: int
    effect: str
    params: NotRequired[EventParams]
    description: NotRequired[str]


class IconEntry(TypedDict):
    """A power icon."""

    id: str
    name: str


class HonorEntry(TypedDict):
    """An Honor."""

    id: str
    name: str
    coins: int
    effect_when: list[str]
    coin_when: list[str]
    effect: str
    count: NotRequired[int]
    description: str


class PairEntry(TypedDict):
    """A paired area token."""

    id: str
    areas: list[str]


class PlayerPieces(TypedDict):
    """What each player has."""

    people: int
    honors: int
    leaders: int
    gold_chests: int


class SharedPieces(TypedDict):
    """What is there for everybody."""

    capitals: int
    cities: int
    monuments: int
    forts: int
    great_wall_forts: int
    fleets: int


class Dice(TypedDict):
    """The dice."""

    red: int
    white: int
    white_option_3: int


class Components(TypedDict):
    """What is in the box."""

    per_player: PlayerPieces
    shared: SharedPieces
    dice: Dice
    invasion_modifier_counter: list[int]
    area_tokens: int
    paired_area_tokens: int
    empire_cards: int
    event_cards: int
    endgame_spaces: int
    gold_track_spaces: int


class DegreeRule(TypedDict):
    """What a degree takes and brings."""

    gold: int
    min_lands: int


class BuildingGold(TypedDict):
    """What buildings bring."""

    capital: int
    city: int
    monument: int
    fort: int


class Option3(TypedDict):
    """The numbers of option 3."""

    defender_dice_clear: int
    defender_dice_difficult: int
    extra_die_fort: int
    tie: str
    modifiers: list[int]
    conquest_cost_clear: int
    conquest_cost_difficult: int
    conquest_cost_fort_extra: int


class EndgameGold(TypedDict):
    """What is paid at the end."""

    gold_per_area_token: int
    gold_per_leader: int


class Constants(TypedDict):
    """The numbers of the rules."""

    presence: DegreeRule
    dominance: DegreeRule
    mastery: DegreeRule
    building_gold: BuildingGold
    honor_track_spaces: int
    honor_at_setup: int
    icons_per_monument: int
    attacker_dice: int
    attacker_dice_leader: int
    defender_dice: int
    defender_dice_fort: int
    option_3: Option3
    endgame: EndgameGold


class ByPlace(TypedDict):
    """The odds of an invasion, by the land."""

    clear: Shares
    difficult: Shares
    fort: Shares
    fort_difficult: Shares


class ByModifier(TypedDict):
    """The odds of an invasion with option 3, by the land and by what is added."""

    clear: list[Shares]
    difficult: list[Shares]
    fort: list[Shares]
    fort_difficult: list[Shares]


class ByLeader(TypedDict):
    """Without dice whether a land falls: without a Leader, and with one against terrain or forts."""

    clear: list[bool]
    difficult: list[bool]
    fort: list[bool]
    fort_difficult: list[bool]


class UsualOdds(TypedDict):
    """For the rulebook."""

    plain: ByPlace
    leader: ByPlace
    conquest: ByModifier
    certain: ByLeader


class Catalogue(TypedDict):
    """What never changes while the game is played."""

    epochs: list[EpochEntry]
    areas: list[AreaEntry]
    lands: list[LandEntry]
    waters: list[WaterEntry]
    barrens: list[BarrenEntry]
    empires: list[EmpireEntry]
    events: list[EventEntry]
    power_icons: list[IconEntry]
    honors: list[HonorEntry]
    pairs: list[PairEntry]
    components: Components
    constants: Constants
    odds: UsualOdds
