"""A position as a handful of ints and flat lists, and the few ways in which pieces move.

By land: whose armies are there, of which empire, how many, and what else. What follows from the rest, but is asked for
at every decision, is kept as well: where the armies in play stand, and where they and their fleets lead. A copy costs a
few microseconds. Nothing here decides what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mappamundi.games.history.board import BIT, insert, take_out
from mappamundi.games.history.y2001.board import (
    ARMY,
    CAPITAL,
    CAPITALS,
    CITIES,
    CITY,
    FORT,
    FORTS,
    FRONT,
    MONUMENT,
    MONUMENTS,
    SETTLED,
    Board,
    Empire,
)
from mappamundi.games.history.y2001.chronicle import (
    ARMY_PLACED,
    ARMY_REMOVED,
    BUILDING_LACKING,
    BUILDING_PLACED,
    BUILDING_REMOVED,
    PILLAGED,
)
from mappamundi.kernel import Chance
from mappamundi.kernel.chronicle import Chronicle

if TYPE_CHECKING:
    from mappamundi.games.history.y2001.actions import ActionSpace

# The decision that is awaited. All but the last two bear the names that the rules give to the phases of decisions;
# HALTED is the end of a scenario that is about a single turn.
DRAFT: Final = 0
EVENTS: Final = 1
BARBARIANS: Final = 2
PLAGUE: Final = 3
CRUSADE: Final = 4
MINOR: Final = 5
NAVAL: Final = 6
REALLOCATE: Final = 7
EXPAND: Final = 8
MONUMENTS_DUE: Final = 9
GAME_OVER: Final = 10
HALTED: Final = 11
DECISIONS: Final = (
    "draft",
    "events",
    "barbarians",
    "plague",
    "crusade",
    "minor",
    "naval",
    "reallocate",
    "expand",
    "monuments",
    "over",
    "halted",
)

# Instead of a decision, what happens next by itself: nobody ever sees these, see `Position.run`.
CALL: Final = -1
END_EPOCH: Final = -2
NEW_EPOCH: Final = -3
PREPARE: Final = -4

NOBODY: Final = -1
NONE: Final = -1


class Variant(NamedTuple):
    """The options under which a game is played (A15–A17)."""

    multiple_armies: bool = False
    naval_control: bool = False
    no_preeminence: bool = False
    minor_empire_deal: bool = False


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
    halts: bool  # a scenario without `empires` ends with the turn it is about
    scores: list[int]
    gained: int  # points of the scoring that came last

    # By land: whose armies, of which empire or card (see `Board.banner_ids`), of which epoch their pieces are, how many
    # (more than one only with multiple_armies), and the flags of what else there is (see `board`).
    owners: list[int]
    banners: list[int]
    ages: list[int]
    stacks: list[int]
    pieces: list[int]

    # Pieces in the box (A1.3–A1.5): capitals and cities are the two sides of one.
    capitals_left: int
    forts_left: int
    monuments_left: int

    # By water: whose fleet with an army lies there, and of which epoch (A16).
    fleet_owners: list[int]
    fleet_ages: list[int]

    # Event cards (A2.3) in hand and played, and the markers of pre-eminence (A2.6), those of the pile top first.
    hands: list[tuple[int, ...]]
    past_events: list[tuple[int, ...]]
    markers: tuple[int, ...]
    preeminence: list[tuple[int, ...]]

    # The draft (A3): in which order, to whom the cards drawn so far went, the deck with the top first, the card just
    # drawn; and which cards are held and not yet called.
    first_rolls: tuple[tuple[int, int, int], ...]  # A2.7: seat and dice, those of equals repeated
    order: tuple[int, ...]
    allotted: tuple[int, ...]
    deck: tuple[int, ...]
    drawn: int
    empires: list[int]

    # The epoch (A4): how many of its empires were called, who played when; all empires and their printed strengths.
    called: int
    turns: tuple[int, ...]
    past_empires: list[tuple[int, ...]]
    strengths: list[tuple[int, ...]]

    # The turn. `pool` is that of the empire in play; while a minor empire or Crusaders are, `reserve` is the other's.
    seat: int
    empire: int
    banner: int  # under which the armies in play stand
    pool: int
    reserve: int
    restricted: int  # A14.11
    lost: int  # armies that can be bought back (A9.5)
    losses: int  # all armies of the active empire lost in combat (A14.21, A14.24)
    coins: int
    allied_coins: int
    engineering: int
    force: int  # the effects of event cards that hold
    played: tuple[int, ...]  # event cards of this turn
    betrayed: int  # the land named by Treachery
    minor: int  # the banner of a minor empire played in this turn (A14.7)
    fleets: int
    barren: int  # where the Barbarians are (A14.14)
    plagued: int  # the land from which the Plague spreads (A14.32)
    due: int  # monuments that may still be built (A11.2)

    # Kept, although it follows from the rest: the lands of the armies in play, the lands within their reach, the waters
    # that their fleets carry them over.
    armies: list[int]
    front: list[int]
    sailed: int

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
            self.halts = like.halts
            self.scores = like.scores[:]
            self.gained = like.gained
            self.owners = like.owners[:]
            self.banners = like.banners[:]
            self.ages = like.ages[:]
            self.stacks = like.stacks[:]
            self.pieces = like.pieces[:]
            self.capitals_left = like.capitals_left
            self.forts_left = like.forts_left
            self.monuments_left = like.monuments_left
            self.fleet_owners = like.fleet_owners[:]
            self.fleet_ages = like.fleet_ages[:]
            self.hands = like.hands[:]
            self.past_events = like.past_events[:]
            self.markers = like.markers
            self.preeminence = like.preeminence[:]
            self.first_rolls = like.first_rolls
            self.order = like.order
            self.allotted = like.allotted
            self.deck = like.deck
            self.drawn = like.drawn
            self.empires = like.empires[:]
            self.called = like.called
            self.turns = like.turns
            self.past_empires = like.past_empires[:]
            self.strengths = like.strengths[:]
            self.seat = like.seat
            self.empire = like.empire
            self.banner = like.banner
            self.pool = like.pool
            self.reserve = like.reserve
            self.restricted = like.restricted
            self.lost = like.lost
            self.losses = like.losses
            self.coins = like.coins
            self.allied_coins = like.allied_coins
            self.engineering = like.engineering
            self.force = like.force
            self.played = like.played
            self.betrayed = like.betrayed
            self.minor = like.minor
            self.fleets = like.fleets
            self.barren = like.barren
            self.plagued = like.plagued
            self.due = like.due
            self.armies = like.armies[:]
            self.front = like.front[:]
            self.sailed = like.sailed
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
        self.decision = DRAFT
        self.halts = False
        self.scores = [0] * players
        self.gained = 0
        self.owners = [NOBODY] * board.land_count
        self.banners = [NONE] * board.land_count
        self.ages = [0] * board.land_count
        self.stacks = [0] * board.land_count
        self.pieces = [0] * board.land_count
        self.capitals_left = board.capitals
        self.forts_left = board.forts
        self.monuments_left = board.monuments
        self.fleet_owners = [NOBODY] * board.water_count
        self.fleet_ages = [0] * board.water_count
        self.hands = [()] * players
        self.past_events = [()] * players
        self.markers = ()
        self.preeminence = [()] * players
        self.first_rolls = ()
        self.order = ()
        self.allotted = ()
        self.deck = ()
        self.drawn = NONE
        self.empires = [NONE] * players
        self.called = 0
        self.turns = ()
        self.past_empires = [()] * players
        self.strengths = [()] * players
        self.seat = NOBODY
        self.empire = NONE
        self.banner = NONE
        self.pool = 0
        self.reserve = 0
        self.restricted = 0
        self.lost = 0
        self.losses = 0
        self.coins = 0
        self.allied_coins = 0
        self.engineering = 0
        self.force = 0
        self.played = ()
        self.betrayed = NONE
        self.minor = NONE
        self.fleets = 0
        self.barren = NONE
        self.plagued = NONE
        self.due = 0
        self.armies = []
        self.front = []
        self.sailed = 0

    # --- what is in force ---------------------------------------------------------------------------------------

    def card(self) -> Empire:
        """The empire card of the turn."""
        return self.board.empires[self.empire]

    def drafting(self) -> int:
        """A3.1: the seat whose draft it is."""
        return self.order[len(self.allotted)]

    def has_seen(self, seat: int, holder: int) -> bool:
        """A3.7, A18.3, A18.4: whether a seat knows the card that another, or itself, holds and that is not yet called.

        It has drawn the card; or all hold one, and it is its own.
        """
        if seat == holder and self.decision != DRAFT:
            return True
        for drafted, given in zip(self.order, self.allotted, strict=False):
            if given == holder:
                return drafted == seat
        return False

    def holds(self, effect: int) -> bool:
        """Whether an event card with this effect holds."""
        return self.force & BIT[effect] != 0

    def is_spared(self, land: int) -> bool:
        """A14.7, A14.38: whether a minor empire of this turn holds the land, so that no other card touches it."""
        return self.minor >= 0 and self.banners[land] == self.minor

    # --- where armies and fleets lead ---------------------------------------------------------------------------

    def explore(self, at_sea: bool = False) -> None:
        """A7.2–A7.6: work out anew where the armies in play stand and where they and their fleets lead.

        A14.20: those that start at sea need no army for it.
        """
        pieces = self.pieces
        for land in self.front:
            pieces[land] = pieces[land] & ~FRONT
        self.armies = [land for land, here in enumerate(pieces) if here & ARMY]
        self.front = []
        self.sailed = 0
        if at_sea:
            self.sail(self.fleets)
        for land in self.armies:
            self.advance(land)

    def advance(self, land: int) -> None:
        """A7.3, A7.4: an army stands here now: it leads to the neighbours and onto the fleets off its coast."""
        pieces = self.pieces
        for near in self.board.adjacent[land]:
            here = pieces[near]
            if not here & (ARMY | FRONT):
                pieces[near] = here | FRONT
                insert(self.front, near)
        embarked = self.board.coasts[land] & self.fleets & ~self.sailed
        if embarked:
            self.sail(embarked)

    def sail(self, waters: int) -> None:
        """A7.4: from these waters over all that fleets join to them, and to their shores."""
        pieces = self.pieces
        found = self.board.connected(waters, self.fleets)
        more = found & ~self.sailed
        self.sailed |= found
        while more:
            low = more & -more
            more ^= low
            for near in self.board.shores[low.bit_length() - 1]:
                here = pieces[near]
                if not here & (ARMY | FRONT):
                    pieces[near] = here | FRONT
        # Fleets lead to many lands at once, so that they are not put in one by one.
        self.front = [land for land, here in enumerate(pieces) if here & FRONT]

    def lie_down(self) -> None:
        """A12.1, A14.8: armies in play become past armies, and their fleets leave the map."""
        pieces = self.pieces
        for land in self.armies:
            pieces[land] = pieces[land] ^ ARMY
        for land in self.front:
            pieces[land] = pieces[land] ^ FRONT
        self.fleets = 0
        self.armies = []
        self.front = []
        self.sailed = 0

    # --- armies -------------------------------------------------------------------------------------------------

    def occupy(self, land: int, banner: int, age: int) -> None:
        """An army of the current seat stands alone in a land, and stays (A5.10, A7.14); whoever was there is gone."""
        self.owners[land] = self.seat
        self.banners[land] = banner
        self.ages[land] = age
        self.stacks[land] = 1
        self.log.append((ARMY_PLACED, self.seat, land, banner))

    def enlist(self, land: int, age: int) -> None:
        """An army of the empire in play stands in a land: it leads on."""
        self.occupy(land, self.banner, age)
        here = self.pieces[land]
        if here & FRONT:
            take_out(self.front, land)
        self.pieces[land] = here & ~FRONT | ARMY
        insert(self.armies, land)
        self.advance(land)

    def dismiss(self, land: int, cause: int) -> None:
        """A1.13: all armies leave a land; what else is there stays for the moment."""
        owner = self.owners[land]
        self.log.append((ARMY_REMOVED, owner, land, self.banners[land], self.stacks[land], 0, cause))
        self.owners[land] = NOBODY
        self.banners[land] = NONE
        self.ages[land] = 0
        self.stacks[land] = 0

    def kill(self, land: int, cause: int) -> None:
        """One army is removed. A1.12, A15.8: the fort goes only with the last."""
        left = self.stacks[land] - 1
        if left:
            self.stacks[land] = left
            self.log.append((ARMY_REMOVED, self.owners[land], land, self.banners[land], 1, left, cause))
        else:
            self.raze_fort(land)
            self.dismiss(land, cause)

    # --- buildings ----------------------------------------------------------------------------------------------

    def pillage(self, land: int, owner: int) -> None:
        """A10.1–A10.3: of a capital a city is left, of a city nothing; `owner` is whoever held the land.

        A10.4, A10.5: only whoever enters pillages, and a monument stays.
        """
        here = self.pieces[land]
        if here & CAPITAL:
            self.pieces[land] = here & ~CAPITAL | CITY
            self.log.append((PILLAGED, land, CAPITALS, owner))
        elif here & CITY:
            self.pieces[land] = here & ~CITY
            self.capitals_left += 1
            self.log.append((PILLAGED, land, CITIES, owner))

    def found(self, land: int, building: int) -> None:
        """A capital or a city comes to the land, in place of any that is there (A6.10, A14.22). A1.6: if it can."""
        here = self.pieces[land]
        flag = CAPITAL if building == CAPITALS else CITY
        if not here & SETTLED:
            if self.capitals_left <= 0:
                self.log.append((BUILDING_LACKING, land, building))
                return
            self.capitals_left -= 1
        elif here & flag:
            return
        self.pieces[land] = here & ~SETTLED | flag
        self.log.append((BUILDING_PLACED, land, building))

    def raise_fort(self, land: int) -> None:
        """A fort comes to a land that has none; there is one left."""
        self.forts_left -= 1
        self.pieces[land] = self.pieces[land] | FORT

    def raze_fort(self, land: int) -> None:
        """A1.12: a fort, if there is one, goes back to the box."""
        if self.pieces[land] & FORT:
            self.pieces[land] = self.pieces[land] & ~FORT
            self.forts_left += 1
            self.log.append((BUILDING_REMOVED, land, FORTS, self.owners[land]))

    def raise_monument(self, land: int) -> None:
        """A11: a monument comes to a land that has none; there is one left."""
        self.monuments_left -= 1
        self.pieces[land] = self.pieces[land] | MONUMENT
        self.log.append((BUILDING_PLACED, land, MONUMENTS))

    # --- dice ---------------------------------------------------------------------------------------------------

    def roll(self) -> int:
        """One die."""
        index = self.rolls
        self.rolls = index + 1
        return self.chance.roll(index, 6)

    def roll_all(self, dice: int) -> tuple[int, ...]:
        """So many dice, one after the other."""
        return tuple([self.roll() for _ in range(dice)])
