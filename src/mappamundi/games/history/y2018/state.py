"""A position as a handful of ints and short lists, and the few ways in which pieces move.

Sets of lands, sections and event cards are masks (see `board`), so that a copy costs microseconds. Nothing here
decides what is legal.
"""

from typing import TYPE_CHECKING, Final, Self

from mappamundi.games.history.y2018.board import BIT, Board, members
from mappamundi.games.history.y2018.chronicle import (
    ARMY_PLACED,
    ARMY_REMOVED,
    FORT_PLACED,
    FORT_REMOVED,
    STRUCTURE_PLACED,
    STRUCTURE_REDUCED,
)
from mappamundi.games.history.y2018.powers import Powers, PowersTable
from mappamundi.kernel import Chance, Event

if TYPE_CHECKING:
    from mappamundi.games.history.y2018.actions import ActionSpace

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
NEW_ERA: Final = 0
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


class Rules:
    """The board with the tables made from it: one for each data file."""

    def __init__(self, board: Board, powers: PowersTable, space: "ActionSpace") -> None:
        self.board: Final = board
        self.powers: Final = powers
        self.space: Final = space


class State:
    """Everything that changes while the game is played."""

    __slots__ = (
        "active",
        "attack",
        "attack_rerolls",
        "auto_wins",
        "board",
        "built",
        "called",
        "capitals",
        "capitals_left",
        "catapult_armies",
        "catapult_tokens",
        "chain",
        "chained",
        "chance",
        "cities",
        "classic",
        "decision",
        "defence",
        "defence_rerolls",
        "defender",
        "effect_used",
        "empire",
        "empire_chosen",
        "empire_pile",
        "empire_piles",
        "empires",
        "epoch",
        "event_chosen",
        "event_pile",
        "event_piles",
        "extra_uses",
        "forts",
        "forts_left",
        "given",
        "hands",
        "held",
        "holds",
        "kingdom",
        "kingdom_done",
        "links",
        "log",
        "markers",
        "monuments",
        "monuments_left",
        "naval",
        "opened",
        "order",
        "phase",
        "played",
        "players",
        "pool",
        "reach",
        "rolls",
        "round",
        "rules",
        "scores",
        "seat",
        "shore",
        "side",
        "step",
        "struck",
        "supply",
        "target",
        "tokens",
        "victims",
        "waiting_markers",
        "waiting_pool",
        "waiting_tokens",
        "won",
    )

    def __init__(self, rules: Rules, players: int, classic: bool, chance: Chance) -> None:
        board = rules.board
        self.rules: Rules = rules
        self.board: Board = board
        self.chance: Chance = chance
        self.players: int = players
        self.classic: bool = classic
        self.log: list[Event] = []
        self.rolls = 0

        self.epoch = 1
        self.phase = SELECT
        self.decision = NOTHING
        self.step = NEW_ERA
        self.scores: list[int] = [0] * players

        # Pieces: armies (Z1.1, Z18.1), structures and forts (Z1.4), at most one of each in a land (Z18.4).
        self.held: list[int] = [0] * players
        self.supply: list[int] = [board.armies] * players
        self.active = 0
        self.capitals = 0
        self.cities = 0
        self.monuments = 0
        self.forts = 0
        self.capitals_left: int = board.capitals
        self.monuments_left: int = board.monuments
        self.forts_left: int = board.forts

        # Cards: hands are masks of events, kept from era to era (Z15.3); piles[era] are the cards for that era,
        # top first (Z1.3).
        self.hands: list[int] = [0] * players
        self.empires: list[int] = [NONE] * players
        self.event_piles: tuple[tuple[int, ...], ...] = ()
        self.empire_piles: tuple[tuple[int, ...], ...] = ()

        # Selection (Z3).
        self.event_pile: tuple[int, ...] = ()
        self.empire_pile: tuple[int, ...] = ()
        self.order: tuple[int, ...] = ()
        self.round = 0
        self.event_chosen = False
        self.empire_chosen = False
        self.opened = NONE
        self.given = 0

        # The turn (Z4, Z5). `waiting_*` is what lies with the empire while a kingdom is played (Z16.7).
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
        self.extra_uses: tuple[int, ...] = ()
        self.auto_wins = 0
        self.effect_used = 0
        self.built = 0
        self.chain = NONE
        # Where own active armies lead: adjacent lands, and sections they border. Follows from the board.
        self.reach = 0
        self.shore = 0

        # The invasion under way (Z8, Z9).
        self.target = NONE
        self.defender = NOBODY
        self.naval = False
        self.chained = False
        self.won = False
        self.attack: tuple[int, ...] = ()
        self.defence: tuple[int, ...] = ()
        self.attack_rerolls = 0
        self.defence_rerolls = 0
        self.side = 0
        self.holds = 0
        self.catapult_armies = 0
        self.catapult_tokens = 0
        # A plague: the region, and the seats that still must lose an army there (Z17.20).
        self.struck = NONE
        self.victims: tuple[int, ...] = ()

    def copy(self) -> Self:
        """An independent position equal to this one; only lists are copied, everything else never changes."""
        new = object.__new__(type(self))
        new.rules = self.rules
        new.board = self.board
        new.chance = self.chance
        new.players = self.players
        new.classic = self.classic
        new.log = []
        new.rolls = self.rolls
        new.epoch = self.epoch
        new.phase = self.phase
        new.decision = self.decision
        new.step = self.step
        new.scores = self.scores[:]
        new.held = self.held[:]
        new.supply = self.supply[:]
        new.active = self.active
        new.capitals = self.capitals
        new.cities = self.cities
        new.monuments = self.monuments
        new.forts = self.forts
        new.capitals_left = self.capitals_left
        new.monuments_left = self.monuments_left
        new.forts_left = self.forts_left
        new.hands = self.hands[:]
        new.empires = self.empires[:]
        new.event_piles = self.event_piles
        new.empire_piles = self.empire_piles
        new.event_pile = self.event_pile
        new.empire_pile = self.empire_pile
        new.order = self.order
        new.round = self.round
        new.event_chosen = self.event_chosen
        new.empire_chosen = self.empire_chosen
        new.opened = self.opened
        new.given = self.given
        new.called = self.called
        new.seat = self.seat
        new.empire = self.empire
        new.kingdom = self.kingdom
        new.kingdom_done = self.kingdom_done
        new.pool = self.pool
        new.tokens = self.tokens
        new.markers = self.markers
        new.waiting_pool = self.waiting_pool
        new.waiting_tokens = self.waiting_tokens
        new.waiting_markers = self.waiting_markers
        new.played = self.played
        new.links = self.links
        new.extra_uses = self.extra_uses
        new.auto_wins = self.auto_wins
        new.effect_used = self.effect_used
        new.built = self.built
        new.chain = self.chain
        new.reach = self.reach
        new.shore = self.shore
        new.target = self.target
        new.defender = self.defender
        new.naval = self.naval
        new.chained = self.chained
        new.won = self.won
        new.attack = self.attack
        new.defence = self.defence
        new.attack_rerolls = self.attack_rerolls
        new.defence_rerolls = self.defence_rerolls
        new.side = self.side
        new.holds = self.holds
        new.catapult_armies = self.catapult_armies
        new.catapult_tokens = self.catapult_tokens
        new.struck = self.struck
        new.victims = self.victims
        return new

    # --- what is in force ---------------------------------------------------------------------------------------

    def powers(self) -> Powers:
        """The numbers that hold for the card in play."""
        if self.kingdom >= 0:
            return self.rules.powers.kingdom(self.kingdom)
        return self.rules.powers.empire(self.empire, self.played)

    def own_active(self) -> int:
        """The lands of the active seat's standing armies. Z7.4: inactive ones are no starting point."""
        return self.active & self.held[self.seat]

    def opposing(self) -> int:
        """Z17.23: the lands that hold another seat's army."""
        mask = 0
        for seat, lands in enumerate(self.held):
            if seat != self.seat:
                mask |= lands
        return mask

    def owner(self, land: int) -> int:
        """The seat whose army stands there, or NOBODY."""
        bit = BIT[land]
        for seat, lands in enumerate(self.held):
            if lands & bit:
                return seat
        return NOBODY

    def neighbours(self, land: int) -> int:
        """Z7.3, Z17.22, Z17.30: the lands adjacent to this one now."""
        board = self.board
        if self.links & BIT[board.region_of[land]]:
            return board.adjacent[land] | board.linked[land]
        return board.adjacent[land]

    def explore(self) -> None:
        """Work out anew where the own active armies lead."""
        self.reach = 0
        self.shore = 0
        for land in members(self.own_active()):
            self.reach |= self.neighbours(land)
            self.shore |= self.board.sections_of[land]

    # --- dice ---------------------------------------------------------------------------------------------------

    def roll(self) -> int:
        """One die."""
        index = self.rolls
        self.rolls = index + 1
        return self.chance.roll(index, 6)

    # --- pieces -------------------------------------------------------------------------------------------------

    def place_army(self, seat: int, land: int, active: bool) -> None:
        """An army, already taken from wherever it was, occupies an empty land."""
        self.held[seat] |= BIT[land]
        if active:
            self.active |= BIT[land]
            self.reach |= self.neighbours(land)
            self.shore |= self.board.sections_of[land]
        self.log.append((ARMY_PLACED, seat, land, active))

    def remove_army(self, seat: int, land: int) -> None:
        """An army goes to its owner's supply."""
        bit = BIT[land]
        self.held[seat] ^= bit
        self.supply[seat] += 1
        self.log.append((ARMY_REMOVED, seat, land))
        if self.active & bit:
            self.active ^= bit
            self.explore()

    def place_capital(self, land: int) -> None:
        """Z6.6, Z18.3: if a piece is left."""
        if self.capitals_left > 0:
            self.capitals_left -= 1
            self.capitals |= BIT[land]
            self.log.append((STRUCTURE_PLACED, land, 0))

    def place_city(self, land: int) -> None:
        """Z6.6, Z18.3: if a piece is left."""
        if self.capitals_left > 0:
            self.capitals_left -= 1
            self.cities |= BIT[land]
            self.log.append((STRUCTURE_PLACED, land, 1))

    def place_monument(self, land: int) -> None:
        self.monuments_left -= 1
        self.monuments |= BIT[land]
        self.log.append((STRUCTURE_PLACED, land, 2))

    def place_fort(self, land: int) -> None:
        self.forts_left -= 1
        self.forts |= BIT[land]
        self.log.append((FORT_PLACED, land))

    def remove_fort(self, land: int) -> None:
        """Z10.2: if there is one."""
        if self.forts & BIT[land]:
            self.forts ^= BIT[land]
            self.forts_left += 1
            self.log.append((FORT_REMOVED, land, self.owner(land)))

    def reduce(self, land: int) -> bool:
        """Z10.1: one structure, the greatest, is reduced. Z18.3: the city of a capital needs no new piece."""
        bit = BIT[land]
        if self.capitals & bit:
            self.capitals ^= bit
            self.cities |= bit
            structure = 0
        elif self.cities & bit:
            self.cities ^= bit
            self.capitals_left += 1
            structure = 1
        elif self.monuments & bit:
            self.monuments ^= bit
            self.monuments_left += 1
            structure = 2
        else:
            return False
        self.log.append((STRUCTURE_REDUCED, land, structure, self.owner(land)))
        return True

    def clear(self, land: int) -> int:
        """Z6.3: everything in the land is removed. Returns whose army it was."""
        bit = BIT[land]
        owner = self.owner(land)
        while self.reduce(land):
            pass
        self.remove_fort(land)
        if owner >= 0:
            self.remove_army(owner, land)
        assert not (self.capitals | self.cities | self.monuments | self.forts) & bit
        return owner

    def gather(self, count: int) -> None:
        """Armies from the supply to the card, a siege token for each that is missing (Z6.2, Z17.9)."""
        armies = min(count, self.supply[self.seat])
        self.supply[self.seat] -= armies
        self.pool += armies
        self.tokens += count - armies
