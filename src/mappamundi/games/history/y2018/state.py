"""A position as a handful of ints and flat lists, and the few ways in which pieces move.

By land: whose army stands there, and what else. What follows from the board and the cards, but is asked for at every
decision, is kept as well: where the own active armies stand, where they lead, which powers are in force. A copy costs a
microsecond or two. Nothing here decides what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mappamundi.games.history.board import BIT, insert
from mappamundi.games.history.y2018.board import ACTIVE, BUILDINGS, CAPITAL, CITY, FORT, FRONT, MONUMENT, Board
from mappamundi.games.history.y2018.chronicle import (
    ARMY_PLACED,
    ARMY_REMOVED,
    BUILDING_PLACED,
    BUILDING_REDUCED,
    FORT_PLACED,
    FORT_REMOVED,
)
from mappamundi.games.history.y2018.powers import Powers, PowersTable
from mappamundi.kernel import Chance
from mappamundi.kernel.chronicle import Chronicle

if TYPE_CHECKING:
    from mappamundi.games.history.y2018.actions import ActionSpace, Overseas

# How cards are chosen (Z1.6).
DRAFT: Final = "draft"
CLASSIC: Final = "classic"

# The phases of a seat's turn (Z5), and of the game around it.
SELECT: Final = 0
BEGIN: Final = 1
INVADE: Final = 2
BUILD: Final = 3
OVER: Final = 4
PHASES: Final = ("select", "begin", "invade", "build", "over")

# The decision that is awaited; NOTHING means that the game goes on by itself with `step`.
NOTHING: Final = 0
CHOOSE_CARDS: Final = 1
GIVE_CARD: Final = 2
BEGIN_TURN: Final = 3
EXPAND: Final = 4
CONSTRUCT: Final = 5
REROLL_DICE: Final = 6
PRESS_SIEGE: Final = 7
REDUCE_LAND: Final = 8
SHIFT_SCORE: Final = 9
SUFFER_PLAGUE: Final = 10
GAME_OVER: Final = 11
DECISIONS: Final = (
    "nothing",
    "selection",
    "give",
    "begin",
    "invade",
    "build",
    "reroll",
    "siege",
    "reduce",
    "shift",
    "plague",
    "over",
)

# What happens next by itself.
NEW_EPOCH: Final = 0
CALL_EMPIRE: Final = 1
RESUME: Final = 2
BATTLE_POINTS: Final = 3
FLEET_POINTS: Final = 4
GAIN_ARMIES: Final = 5
NEXT_VICTIM: Final = 6
TURN_OVER: Final = 7
STEP_NAMES: Final = (
    "new_era",
    "call_empire",
    "resume",
    "battle_points",
    "fleet_points",
    "gain_armies",
    "next_victim",
    "turn_over",
)

NOBODY: Final = -1
NONE: Final = -1


class Variant(NamedTuple):
    """The options under which a game is played (Z1.6)."""

    selection: str = DRAFT


class Rules:
    """The board with the tables made from it: one for each data file and version of the rules.

    A rule that changes asks which `version` is played: games that were begun under its old form are finished by it.
    """

    def __init__(self, board: Board, powers: PowersTable, space: ActionSpace, version: int) -> None:
        self.board: Final = board
        self.powers: Final = powers
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
    phase: int
    decision: int
    step: int
    scores: list[int]

    # Pieces: armies (Z1.1, Z18.1), buildings and forts (Z1.4), at most one of each in a land (Z18.4). By land: whose
    # army stands there, and the flags of what else there is (see `board`).
    owners: list[int]
    pieces: list[int]
    supply: list[int]
    capitals_left: int
    monuments_left: int
    forts_left: int

    # Cards: hands are masks of events, kept from epoch to epoch (Z15.3); piles[epoch] are the cards for that epoch,
    # top first (Z1.3).
    hands: list[int]
    empires: list[int]
    spent: int  # the events, kingdoms among them, that were played in this game: they do not come back
    event_piles: tuple[tuple[int, ...], ...]
    empire_piles: tuple[tuple[int, ...], ...]

    # Selection (Z3).
    event_pile: tuple[int, ...]
    empire_pile: tuple[int, ...]
    order: tuple[int, ...]
    round: int
    event_chosen: bool
    empire_chosen: bool
    opened: int
    given: int

    # The turn (Z4, Z5). `waiting_*` is what lies with the empire while a kingdom is played (Z16.7).
    called: int
    seat: int
    empire: int
    kingdom: int
    kingdom_done: bool
    pool: int
    tokens: int
    markers: int
    waiting_pool: int
    waiting_tokens: int
    waiting_markers: int
    played: int
    links: int
    extra_uses: tuple[int, ...]
    auto_wins: int
    effect_used: int  # how often the empire's own effect was used: it has one, and no enhancement's is limited
    built: int
    chain: int

    # The invasion under way (Z8, Z9).
    target: int
    defender: int
    naval: bool
    chained: bool
    won: bool
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attack_rerolls: int
    defence_rerolls: int
    side: int
    holds: int
    catapult_armies: int
    catapult_tokens: int
    # A plague: the area, and the seats that still must lose an army there (Z17.20).
    struck: int
    victims: tuple[int, ...]

    # Kept, although it follows from the rest: the numbers that hold for the card in play; the lands of the active
    # seat's active armies, the lands next to them, the sections that they border; and, once asked for, the invasions
    # by route that these and the markers allow.
    powers: Powers
    active: list[int]
    front: list[int]
    shore: int
    routes: Overseas | None

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
            self.phase = like.phase
            self.decision = like.decision
            self.step = like.step
            self.scores = like.scores[:]
            self.owners = like.owners[:]
            self.pieces = like.pieces[:]
            self.supply = like.supply[:]
            self.capitals_left = like.capitals_left
            self.monuments_left = like.monuments_left
            self.forts_left = like.forts_left
            self.hands = like.hands[:]
            self.empires = like.empires[:]
            self.spent = like.spent
            self.event_piles = like.event_piles
            self.empire_piles = like.empire_piles
            self.event_pile = like.event_pile
            self.empire_pile = like.empire_pile
            self.order = like.order
            self.round = like.round
            self.event_chosen = like.event_chosen
            self.empire_chosen = like.empire_chosen
            self.opened = like.opened
            self.given = like.given
            self.called = like.called
            self.seat = like.seat
            self.empire = like.empire
            self.kingdom = like.kingdom
            self.kingdom_done = like.kingdom_done
            self.pool = like.pool
            self.tokens = like.tokens
            self.markers = like.markers
            self.waiting_pool = like.waiting_pool
            self.waiting_tokens = like.waiting_tokens
            self.waiting_markers = like.waiting_markers
            self.played = like.played
            self.links = like.links
            self.extra_uses = like.extra_uses
            self.auto_wins = like.auto_wins
            self.effect_used = like.effect_used
            self.built = like.built
            self.chain = like.chain
            self.target = like.target
            self.defender = like.defender
            self.naval = like.naval
            self.chained = like.chained
            self.won = like.won
            self.attack = like.attack
            self.defence = like.defence
            self.attack_rerolls = like.attack_rerolls
            self.defence_rerolls = like.defence_rerolls
            self.side = like.side
            self.holds = like.holds
            self.catapult_armies = like.catapult_armies
            self.catapult_tokens = like.catapult_tokens
            self.struck = like.struck
            self.victims = like.victims
            self.powers = like.powers
            self.active = like.active[:]
            self.front = like.front[:]
            self.shore = like.shore
            self.routes = like.routes
            return
        self.rules = rules
        self.board = rules.board
        self.chance = chance
        self.players = players
        self.variant = variant
        self.log = Chronicle()
        self.rolls = 0
        self.epoch = 1
        self.phase = SELECT
        self.decision = NOTHING
        self.step = NEW_EPOCH
        self.scores = [0] * players
        self.owners = [NOBODY] * rules.board.land_count
        self.pieces = [0] * rules.board.land_count
        self.supply = [rules.board.armies] * players
        self.capitals_left = rules.board.capitals
        self.monuments_left = rules.board.monuments
        self.forts_left = rules.board.forts
        self.hands = [0] * players
        self.empires = [NONE] * players
        self.spent = 0
        self.event_piles = ()
        self.empire_piles = ()
        self.event_pile = ()
        self.empire_pile = ()
        self.order = ()
        self.round = 0
        self.event_chosen = False
        self.empire_chosen = False
        self.opened = NONE
        self.given = 0
        self.called = 0
        self.seat = NOBODY
        self.empire = NONE
        self.kingdom = NONE
        self.kingdom_done = False
        self.pool = 0
        self.tokens = 0
        self.markers = 0
        self.waiting_pool = 0
        self.waiting_tokens = 0
        self.waiting_markers = 0
        self.played = 0
        self.links = 0
        self.extra_uses = ()
        self.auto_wins = 0
        self.effect_used = 0
        self.built = 0
        self.chain = NONE
        self.target = NONE
        self.defender = NOBODY
        self.naval = False
        self.chained = False
        self.won = False
        self.attack = ()
        self.defence = ()
        self.attack_rerolls = 0
        self.defence_rerolls = 0
        self.side = 0
        self.holds = 0
        self.catapult_armies = 0
        self.catapult_tokens = 0
        self.struck = NONE
        self.victims = ()
        self.powers = rules.powers.none
        self.active = []
        self.front = []
        self.shore = 0
        self.routes = None

    # --- what is in force ---------------------------------------------------------------------------------------

    def empower(self) -> None:
        """Another card is in play, or another enhancement in force: other powers."""
        if self.kingdom >= 0:
            self.powers = self.rules.powers.kingdom(self.kingdom)
        elif self.empire >= 0:
            self.powers = self.rules.powers.empire(self.empire, self.played)
        else:
            self.powers = self.rules.powers.none

    def lay(self, markers: int) -> None:
        """Exactly these markers lie on the map, and other routes are open."""
        self.markers = markers
        self.routes = None

    def opposed(self, land: int) -> bool:
        """Z17.23: whether another seat's army stands there."""
        owner = self.owners[land]
        return owner >= 0 and owner != self.seat

    def opposing(self) -> list[int]:
        """Z17.23: the lands that hold another seat's army."""
        seat = self.seat
        return [land for land, owner in enumerate(self.owners) if owner >= 0 and owner != seat]

    def neighbours(self, land: int) -> list[int]:
        """Z7.3, Z17.22, Z17.30: the lands adjacent to this one now. Z15.5: no link serves a kingdom."""
        board = self.board
        if self.links and self.kingdom < 0 and self.links & BIT[board.area_of[land]]:
            return board.adjacent_linked[land]
        return board.adjacent[land]

    def overseas(self) -> Overseas:
        """The invasions by route that are open now."""
        routes = self.routes
        if routes is None:
            routes = self.routes = self.rules.space.overseas(self.markers, self.shore)
        return routes

    # --- where the active armies lead ---------------------------------------------------------------------------

    def explore(self) -> None:
        """Work out anew where the active armies stand and lead. Z7.4: inactive ones are no starting point."""
        pieces = self.pieces
        for land in self.front:
            pieces[land] = pieces[land] & ~FRONT
        self.active = [land for land, here in enumerate(pieces) if here & ACTIVE]
        self.front = []
        self.shore = 0
        self.routes = None
        for land in self.active:
            self.advance(land)

    def advance(self, land: int) -> None:
        """An active army stands here now: it leads to the neighbours and to the sections that the land borders."""
        pieces = self.pieces
        for near in self.neighbours(land):
            here = pieces[near]
            if not here & (ACTIVE | FRONT):
                pieces[near] = here | FRONT
                insert(self.front, near)
        shore = self.shore | self.board.sections_of[land]
        if shore != self.shore:
            self.shore = shore
            self.routes = None

    def lie_down(self) -> None:
        """Z5.7: all active armies become inactive."""
        pieces = self.pieces
        for land in self.active:
            pieces[land] = pieces[land] ^ ACTIVE
        for land in self.front:
            pieces[land] = pieces[land] ^ FRONT
        self.active = []
        self.front = []
        self.shore = 0
        self.routes = None

    # --- dice ---------------------------------------------------------------------------------------------------

    def roll(self) -> int:
        """One die."""
        index = self.rolls
        self.rolls = index + 1
        return self.chance.roll(index, 6)

    # --- pieces -------------------------------------------------------------------------------------------------

    def to_supply(self, seat: int, armies: int) -> None:
        """Armies come back from wherever they were."""
        self.supply[seat] = self.supply[seat] + armies

    def from_supply(self, armies: int) -> None:
        """The active seat takes armies."""
        self.supply[self.seat] = self.supply[self.seat] - armies

    def place_army(self, seat: int, land: int, active: bool) -> None:
        """An army, already taken from wherever it was, occupies an empty land."""
        self.owners[land] = seat
        if active:
            here = self.pieces[land]
            if here & FRONT:
                self.front.remove(land)
            self.pieces[land] = here & ~FRONT | ACTIVE
            insert(self.active, land)
            self.advance(land)
        self.log.append((ARMY_PLACED, seat, land, active))

    def remove_army(self, seat: int, land: int) -> None:
        """An army goes to its owner's supply."""
        self.owners[land] = NOBODY
        self.to_supply(seat, 1)
        self.log.append((ARMY_REMOVED, seat, land))
        if self.pieces[land] & ACTIVE:
            self.pieces[land] = self.pieces[land] ^ ACTIVE
            self.explore()

    def place_capital(self, land: int) -> None:
        """Z6.6, Z18.3: if a piece is left."""
        if self.capitals_left > 0:
            self.capitals_left -= 1
            self.pieces[land] = self.pieces[land] | CAPITAL
            self.log.append((BUILDING_PLACED, land, 0))

    def place_city(self, land: int) -> None:
        """Z6.6, Z18.3: if a piece is left."""
        if self.capitals_left > 0:
            self.capitals_left -= 1
            self.pieces[land] = self.pieces[land] | CITY
            self.log.append((BUILDING_PLACED, land, 1))

    def place_monument(self, land: int) -> None:
        self.monuments_left -= 1
        self.pieces[land] = self.pieces[land] | MONUMENT
        self.log.append((BUILDING_PLACED, land, 2))

    def place_fort(self, land: int) -> None:
        self.forts_left -= 1
        self.pieces[land] = self.pieces[land] | FORT
        self.log.append((FORT_PLACED, land))

    def remove_fort(self, land: int) -> None:
        """Z10.2: if there is one."""
        if self.pieces[land] & FORT:
            self.pieces[land] = self.pieces[land] ^ FORT
            self.forts_left += 1
            self.log.append((FORT_REMOVED, land, self.owners[land]))

    def reduce(self, land: int) -> bool:
        """Z10.1: one building, the greatest, is reduced. Z18.3: the city of a capital needs no new piece."""
        here = self.pieces[land]
        if not here & BUILDINGS:
            return False
        self.pieces[land] = reduced(here)
        if here & CAPITAL:
            building = 0
        elif here & CITY:
            self.capitals_left += 1
            building = 1
        else:
            self.monuments_left += 1
            building = 2
        self.log.append((BUILDING_REDUCED, land, building, self.owners[land]))
        return True

    def clear(self, land: int) -> int:
        """Z6.3: everything in the land is removed. Returns whose army it was."""
        owner = self.owners[land]
        while self.reduce(land):
            pass
        self.remove_fort(land)
        if owner >= 0:
            self.remove_army(owner, land)
        assert not self.pieces[land] & (BUILDINGS | FORT)
        return owner

    def gather(self, count: int) -> None:
        """Armies from the supply to the card, a siege token for each that is missing (Z6.2, Z17.9)."""
        armies = min(count, self.supply[self.seat])
        self.from_supply(armies)
        self.pool += armies
        self.tokens += count - armies


def reduced(here: int) -> int:
    """Z10.1: what is left of the pieces in a land when its greatest building is reduced."""
    if here & CAPITAL:
        return here ^ CAPITAL | CITY
    return here ^ CITY if here & CITY else here & ~MONUMENT
