"""A position as a handful of ints and flat lists, and the few ways in which pieces and gold move.

By land: whose people piece is there, and what else. What follows from the board and the cards, but is asked for at
every decision, is kept as well: the card in play, where its armies stand, where they and its fleets lead. A copy costs
a few microseconds. Nothing here decides what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mappamundi.games.history.board import BIT, insert, take_out
from mappamundi.games.history.y2024.board import (
    ARMY,
    BUILDINGS,
    CAPITAL,
    CAPITALS,
    CITIES,
    CITY,
    FLAGS,
    FORT,
    FORTS,
    FRONT,
    MONUMENT,
    MONUMENTS,
    WALL,
    WALLS,
    Board,
    Card,
)
from mappamundi.games.history.y2024.chronicle import (
    ARMY_PLACED,
    BUILDING_PLACED,
    BUILDING_REMOVED,
    FLEET_PLACED,
    GARRISON_REMOVED,
    GOLD,
)
from mappamundi.kernel import Chance
from mappamundi.kernel.chronicle import Chronicle

if TYPE_CHECKING:
    from mappamundi.games.history.y2024.actions import ActionSpace

# The decision that is awaited; NOTHING means that the game goes on by itself with its agenda. All but AIM and the
# last two bear the names that the rules give to the phases of decisions; AIM is an Event waiting for its target.
NOTHING: Final = 0
DRAFT_TOKENS: Final = 1
DRAFT_EVENTS: Final = 2
PICK_EMPIRE: Final = 3
AIM: Final = 4
EVENT: Final = 5
SHORTAGE: Final = 6
EXPAND: Final = 7
MONUMENTS_DUE: Final = 8
REVENUE_DUE: Final = 9
CONCLUDE: Final = 10
LAST_HONORS: Final = 11
GAME_OVER: Final = 12
HALTED: Final = 13
DECISIONS: Final = (
    "nothing",
    "tokens",
    "events_draft",
    "choose_empire",
    "aim",
    "event",
    "shortage",
    "expand",
    "monuments",
    "revenue",
    "conclude",
    "endgame",
    "over",
    "halted",
)
# As scenarios and views name the phase of a decision.
PHASE_OF: Final = tuple("event" if name == "aim" else name for name in DECISIONS)

# What happens by itself, in the order of the agenda. Each task is a tuple: its number, then what it is about.
NEW_EPOCH: Final = 0
DEAL_EVENTS: Final = 1
LAY_EMPIRES: Final = 2
NEXT_TURN: Final = 3
REVEAL: Final = 4
END_EVENT: Final = 5
LAY_OUT: Final = 6
TAKE_WALLS: Final = 7
RISE: Final = 8
PLACE: Final = 9
AWARD: Final = 10
RESUME: Final = 11
BUILD: Final = 12
REVENUE: Final = 13
FINISH: Final = 14
ENDGAME: Final = 15
PLAY_HONORS: Final = 16
LAST_TOKENS: Final = 17
SEIZE: Final = 18
TASKS: Final = (
    "new_epoch",
    "deal_events",
    "lay_empires",
    "next_turn",
    "reveal",
    "end_event",
    "lay_out",
    "take_walls",
    "rise",
    "place",
    "award",
    "resume",
    "build",
    "revenue",
    "finish",
    "endgame",
    "play_honors",
    "last_tokens",
    "seize",
)
Task = tuple[int, ...]

# The Leader of the seat whose turn it is, in the phase under way (R9.2, R8.5).
UNUSED: Final = 0
DECLARED: Final = 1
IGNORE_DIFFICULT: Final = 2
IGNORE_FORT: Final = 3

NOBODY: Final = -1
NONE: Final = -1
SPACES: Final = 3  # of the Honor track


class Variant(NamedTuple):
    """The options under which a game is played (R2.1, R15–R17)."""

    dice: bool = True
    event_selection: bool = False
    hidden_empires: bool = False
    conquest: bool = False
    paired_tokens: bool = False


class Rules:
    """The board with the tables made from it: one for each data file and version of the rules.

    A rule that changes asks which `version` is played: games that were begun under its old form are finished by it.
    """

    def __init__(self, board: Board, space: ActionSpace, version: int) -> None:
        self.board: Final = board
        self.space: Final = space
        self.version: Final = version


class State:
    """Everything that changes while the game is played."""

    rules: Rules
    board: Board
    chance: Chance
    players: int
    variant: Variant
    log: Chronicle
    rolls: int

    epoch: int
    decision: int
    agenda: tuple[Task, ...]
    halts: bool  # a scenario without `empires` ends with the turn it is about

    # Gold, and the seats as their chests were last moved: the later lies above, among equals (R1.6–R1.9).
    gold: list[int]
    chests: list[int]

    # Pieces: people (R1.3, R1.11), buildings (R1.4) by type, fleets (R1.16). By land: whose piece is there, and the
    # flags of what else there is (see `board`).
    owners: list[int]
    pieces: list[int]
    supply: list[int]
    stock: list[int]
    fleets_left: int
    leaders: int  # the seats whose Leader is still on the array

    # Area tokens (R3.1–R3.6): how many of each area are in the bag, who holds which, which were played by whom, which
    # lie on the Endgame spaces by epoch; in which order they were drafted, and what each seat passed on, by epoch.
    areas: int
    bag: list[int]
    tokens: list[tuple[int, ...]]
    played_tokens: list[tuple[int, ...]]
    endgame: list[int]
    drafts: list[tuple[int, ...]]
    passed: list[tuple[int, ...]]

    # Organization (R3, R15): who chooses in which order, how many have, what is left. Then the cards: Events not yet
    # turned up, Empires not yet played, what a seat passed on of them; and those that lie open on the arrays.
    order: tuple[int, ...]
    round: int
    pile: tuple[int, ...]
    hands: list[int]
    empires: list[int]
    passed_events: list[tuple[int, ...]]
    passed_empires: list[tuple[int, ...]]
    past_empires: list[tuple[int, ...]]
    past_events: list[tuple[int, ...]]
    people: list[tuple[int, ...]]  # on the Empire cards, for R12.12
    icons: list[int]  # Honor icons on the Event cards, for R12.13
    counted: int  # seats whose people and icons a setup has counted for this epoch already

    # Honors (R11): three spaces of the track for each seat, its pool, its stack with the top first.
    tracks: list[int]
    pools: list[tuple[int, ...]]
    stacks: list[tuple[int, ...]]

    # The turn (R4, R5). `card` is the card of the epoch, `empire` the same or the half of it that is being played
    # (R14.2); `event` is the Event whose turn it is, or a later one in force and not yet used.
    seat: int
    card: int
    empire: int
    event: int
    in_event: bool
    pool: int
    fleets_pool: int
    walls_pool: int
    forts_pool: int
    fleets: int
    leader: int
    begun: bool  # whether an Event has placed an army (R13.6)
    due: int  # monuments still to be built (R10.1)

    # Option 3 (R16): the land that frustrated an invasion, and what that adds to the next; conquest points, against
    # whom, and the lands from which they lead on.
    tried: int
    modifier: int
    points: int
    beaten: int
    conquered: tuple[int, ...]

    # Kept, although it follows from the rest: the card in play; the lands of its armies, the lands within reach of
    # them and of its fleets, the waters next to the armies.
    force: Card
    armies: list[int]
    front: list[int]
    coast: int

    __slots__ = tuple(__annotations__)

    def __init__(self, rules: Rules, players: int, variant: Variant, chance: Chance, like: State | None = None) -> None:
        """A state before anything has happened, or one like another: only lists are copied, the rest never changes."""
        if like is not None:
            self.rules = like.rules
            self.board = like.board
            self.chance = like.chance
            self.players = like.players
            self.variant = like.variant
            self.log = Chronicle()
            self.rolls = like.rolls
            self.epoch = like.epoch
            self.decision = like.decision
            self.agenda = like.agenda
            self.halts = like.halts
            self.gold = like.gold[:]
            self.chests = like.chests[:]
            self.owners = like.owners[:]
            self.pieces = like.pieces[:]
            self.supply = like.supply[:]
            self.stock = like.stock[:]
            self.fleets_left = like.fleets_left
            self.leaders = like.leaders
            self.areas = like.areas
            self.bag = like.bag[:]
            self.tokens = like.tokens[:]
            self.played_tokens = like.played_tokens[:]
            self.endgame = like.endgame[:]
            self.drafts = like.drafts[:]
            self.passed = like.passed[:]
            self.order = like.order
            self.round = like.round
            self.pile = like.pile
            self.hands = like.hands[:]
            self.empires = like.empires[:]
            self.passed_events = like.passed_events[:]
            self.passed_empires = like.passed_empires[:]
            self.past_empires = like.past_empires[:]
            self.past_events = like.past_events[:]
            self.people = like.people[:]
            self.icons = like.icons[:]
            self.counted = like.counted
            self.tracks = like.tracks[:]
            self.pools = like.pools[:]
            self.stacks = like.stacks[:]
            self.seat = like.seat
            self.card = like.card
            self.empire = like.empire
            self.event = like.event
            self.in_event = like.in_event
            self.pool = like.pool
            self.fleets_pool = like.fleets_pool
            self.walls_pool = like.walls_pool
            self.forts_pool = like.forts_pool
            self.fleets = like.fleets
            self.leader = like.leader
            self.begun = like.begun
            self.due = like.due
            self.tried = like.tried
            self.modifier = like.modifier
            self.points = like.points
            self.beaten = like.beaten
            self.conquered = like.conquered
            self.force = like.force
            self.armies = like.armies[:]
            self.front = like.front[:]
            self.coast = like.coast
            return
        board = rules.board
        self.rules = rules
        self.board = board
        self.chance = chance
        self.players = players
        self.variant = variant
        self.log = Chronicle()
        self.rolls = 0
        self.epoch = 1
        self.decision = NOTHING
        self.agenda = ()
        self.halts = False
        self.gold = [0] * players
        self.chests = list(range(players))
        self.owners = [NOBODY] * board.land_count
        self.pieces = [0] * board.land_count
        self.supply = [board.people] * players
        self.stock = list(board.stock)
        self.fleets_left = board.fleets
        self.leaders = BIT[players] - 1
        self.areas = 0
        self.bag = [0] * board.areas
        self.tokens = [()] * players
        self.played_tokens = [()] * players
        self.endgame = [NONE] * (board.epochs + 1)
        self.drafts = [()] * (board.epochs + 1)
        self.passed = [()] * (players * (board.epochs + 1))
        self.order = ()
        self.round = 0
        self.pile = ()
        self.hands = [NONE] * players
        self.empires = [NONE] * players
        self.passed_events = [()] * players
        self.passed_empires = [()] * players
        self.past_empires = [()] * players
        self.past_events = [()] * players
        self.people = [()] * players
        self.icons = [0] * players
        self.counted = 0
        self.tracks = [NONE] * (SPACES * players)
        self.pools = [()] * players
        self.stacks = [()] * players
        self.seat = NOBODY
        self.card = NONE
        self.empire = NONE
        self.event = NONE
        self.in_event = False
        self.pool = 0
        self.fleets_pool = 0
        self.walls_pool = 0
        self.forts_pool = 0
        self.fleets = 0
        self.leader = UNUSED
        self.begun = False
        self.due = 0
        self.tried = NONE
        self.modifier = 0
        self.points = 0
        self.beaten = NOBODY
        self.conquered = ()
        self.force = board.no_card
        self.armies = []
        self.front = []
        self.coast = 0

    # --- what is in force ---------------------------------------------------------------------------------------

    def take_up(self) -> None:
        """Another card is in play: the Event while it is played, then the Empire."""
        if self.in_event and self.event >= 0:
            self.force = self.board.events[self.event]
        elif self.empire >= 0:
            self.force = self.board.empires[self.empire]
        else:
            self.force = self.board.no_card

    def enemy_lands(self) -> list[int]:
        """The lands with another seat's garrison."""
        seat = self.seat
        return [land for land, owner in enumerate(self.owners) if owner >= 0 and owner != seat]

    # --- gold ---------------------------------------------------------------------------------------------------

    def collect(self, seat: int, gold: int, source: int) -> None:
        """R1.5–R1.7, R1.10: the gold changes, and unless by nothing the chest goes on top of its equals."""
        before = self.gold[seat]
        after = before + gold
        if after < 0:
            after = 0
        if after != before:
            self.gold[seat] = after
            self.chests.remove(seat)
            self.chests.append(seat)
            self.log.append((GOLD, seat, after - before, source, after))

    def ranked(self) -> list[int]:
        """R1.8, R1.9: the seats by rank, most gold first."""
        gold = self.gold
        ranks = sorted(self.chests, key=lambda seat: gold[seat])  # which leaves equals as their chests lie
        ranks.reverse()
        return ranks

    def richest(self) -> int:
        """R1.8, R1.9: the seat of the highest rank."""
        best = self.chests[0]
        for seat in self.chests:
            if self.gold[seat] >= self.gold[best]:
                best = seat
        return best

    # --- where armies and fleets lead ---------------------------------------------------------------------------

    def explore(self) -> None:
        """R7.2, R7.12: work out anew where the armies stand and where they and the fleets lead."""
        pieces = self.pieces
        for land in self.front:
            pieces[land] = pieces[land] & ~FRONT
        self.armies = [land for land, here in enumerate(pieces) if here & ARMY]
        self.front = []
        self.coast = 0
        for land in self.armies:
            self.advance(land)
        for water in range(len(self.board.water_ids)):
            if self.fleets & BIT[water]:
                self.land_from(water)

    def advance(self, land: int) -> None:
        """R7.2, R7.3: an army stands here now: it leads to the neighbours and to the waters next to the land."""
        pieces = self.pieces
        for near in self.board.adjacent[land]:
            here = pieces[near]
            if not here & (ARMY | FRONT):
                pieces[near] = here | FRONT
                insert(self.front, near)
        self.coast |= self.board.coasts[1 if self.epoch >= 4 else 0][land]

    def land_from(self, water: int) -> None:
        """R7.2, R7.7, R7.9, R11.12: a fleet lies here: it leads to the lands next to the water."""
        pieces = self.pieces
        for near in self.board.shores[1 if self.epoch >= 4 else 0][water]:
            here = pieces[near]
            if not here & (ARMY | FRONT):
                pieces[near] = here | FRONT
        # A shore is long, so that its lands are not put in one by one.
        self.front = [land for land, here in enumerate(pieces) if here & FRONT]

    def lie_down(self) -> None:
        """R12.1, R12.2, R5.13: all armies are laid down, all fleets leave the map."""
        pieces = self.pieces
        for land in self.armies:
            pieces[land] = pieces[land] ^ ARMY
        for land in self.front:
            pieces[land] = pieces[land] ^ FRONT
        fleets = self.fleets
        while fleets:
            fleets &= fleets - 1
            self.fleets_left += 1
        self.fleets = 0
        self.armies = []
        self.front = []
        self.coast = 0

    # --- pieces -------------------------------------------------------------------------------------------------

    def place_army(self, land: int) -> None:
        """R7.13: an army, already taken from wherever it was, takes control of a land without people."""
        here = self.pieces[land]
        self.owners[land] = self.seat
        if here & FRONT:
            take_out(self.front, land)
        self.pieces[land] = here & ~FRONT | ARMY
        insert(self.armies, land)
        self.advance(land)
        self.log.append((ARMY_PLACED, self.seat, land))

    def remove_garrison(self, land: int) -> int:
        """R1.17: the people piece lying there goes to its owner's supply. Returns whose it was."""
        owner = self.owners[land]
        self.owners[land] = NOBODY
        self.supply[owner] = self.supply[owner] + 1
        self.log.append((GARRISON_REMOVED, owner, land))
        return owner

    def place_fleet(self, water: int) -> None:
        """R7.5, R7.6: a fleet, already taken from wherever it was."""
        self.fleets |= BIT[water]
        self.land_from(water)
        self.log.append((FLEET_PLACED, self.seat, water))

    def put(self, land: int, building: int) -> None:
        """A building of the stock comes to the land."""
        here = self.pieces[land]
        self.stock[building] = self.stock[building] - 1
        self.pieces[land] = here | FLAGS[building]
        self.log.append((BUILDING_PLACED, land, building, here & BUILDINGS))

    def take_off(self, land: int, building: int) -> None:
        """R1.17: a building goes back to the stock; nothing is told."""
        self.stock[building] = self.stock[building] + 1
        self.pieces[land] = self.pieces[land] & ~FLAGS[building]

    def raze(self, land: int) -> None:
        """R6.2: all buildings in the land are removed, fort and monument included."""
        here = self.pieces[land]
        if here & BUILDINGS:
            for building in buildings_in(here):
                self.take_off(land, building)
                self.log.append((BUILDING_REMOVED, land, building, self.owners[land]))

    def from_supply(self, people: int) -> int:
        """R1.11: as many of these people pieces of the current seat as are left."""
        left = self.supply[self.seat]
        taken = min(left, people)
        self.supply[self.seat] = left - taken
        return taken

    def empty_pool(self) -> None:
        """R5.13, R7.17: what is left in the pool goes back."""
        self.supply[self.seat] = self.supply[self.seat] + self.pool
        self.fleets_left += self.fleets_pool
        self.stock[WALLS] = self.stock[WALLS] + self.walls_pool
        self.pool = 0
        self.fleets_pool = 0
        self.walls_pool = 0
        self.forts_pool = 0

    # --- dice ---------------------------------------------------------------------------------------------------

    def roll(self) -> int:
        """One die."""
        index = self.rolls
        self.rolls = index + 1
        return self.chance.roll(index, 6)

    # --- the agenda ---------------------------------------------------------------------------------------------

    def then(self, *tasks: Task) -> None:
        """What is to happen by itself after all that is to happen already."""
        self.agenda += tasks
        self.decision = NOTHING

    def first(self, *tasks: Task) -> None:
        """What is to happen by itself before anything else."""
        self.agenda = tasks + self.agenda
        self.decision = NOTHING


def buildings_in(here: int) -> list[int]:
    """The types of the buildings among the pieces of a land."""
    found = []
    if here & FORT:
        found.append(WALLS if here & WALL else FORTS)
    if here & CAPITAL:
        found.append(CAPITALS)
    if here & CITY:
        found.append(CITIES)
    if here & MONUMENT:
        found.append(MONUMENTS)
    return found
