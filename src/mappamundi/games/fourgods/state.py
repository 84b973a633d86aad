"""A position as a handful of ints and flat lists.

The World by cell, hands and areas by seat, prophets and tokens by god. Nothing here decides what is legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from mappamundi.games.fourgods.actions import ActionSpace
from mappamundi.games.fourgods.data import GODS, at
from mappamundi.games.fourgods.tiles import TileSet
from mappamundi.games.fourgods.world import World, grid
from mappamundi.kernel import Chance
from mappamundi.kernel.chronicle import Chronicle

WAITING: Final = 0
PLAY: Final = 1
CLOSING: Final = 2
OVER: Final = 3
PHASES: Final = ("waiting", "play", "closing", "over")

NOBODY: Final = -1
NONE: Final = -1
# Clocks count in thousandths of a second.
SECOND: Final = 1000


class Module(NamedTuple):
    """G12.1: what the number of players decides."""

    gods: int
    reserve: int
    slots: int


class Variant(NamedTuple):
    """G1.10–G1.14: the options, as the rules read them. `punished` says by seat who is subject to penalties, `drawn`
    which options were left to the lot."""

    timed: bool
    hidden: bool
    table: bool
    four_gods: bool
    punished: tuple[bool, ...]
    drawn: tuple[str, ...] = ()


class Rules:
    """The data with the tables made from it: one for each data file and version of the rules.

    A rule that changes asks which `version` is played: games that were begun under its old form are finished by it.
    """

    def __init__(self, data: Mapping[str, Any], tiles: TileSet, space: ActionSpace, version: int) -> None:
        self.data: Final = data
        self.tiles: Final = tiles
        self.space: Final = space
        self.version: Final = version
        self.width: Final = space.width
        self.height: Final = space.height
        # G1.8.
        self.cities: Final[int] = at(data, "components.legendary_cities.count")
        # G10.1, G13.4.
        self.turn_clock: Final[int] = SECOND * at(data, "timers.turn_s.value")
        self.closing_clock: Final[int] = SECOND * at(data, "timers.final_per_player_s.value")
        # G14.2, G14.3, G14.11.
        self.city_points: Final[int] = at(data, "scoring.city_controlled")
        self.destroyed_points: Final[int] = at(data, "scoring.city_destroyed")
        self.prizes: Final[tuple[int, ...]] = tuple(at(data, "scoring.rank_prizes"))
        self._modules: Final = data["setup_by_player_module"]

    def module(self, players: int, four_gods: bool) -> Module:
        """G12.1."""
        two = "two_with_four_gods" if four_gods else "two_with_two_gods"
        numbers = self._modules[{2: two, 3: "three", 4: "four"}[players]]
        return Module(numbers["gods_per_player"], numbers["prophets_per_reserve"], numbers["discard_capacity"])


class State(World):
    """Everything that changes while the game is played: the World, and all that lies around it."""

    rules: Rules
    module: Module
    variant: Variant
    chance: Chance
    players: int
    log: Chronicle

    phase: int
    ready: list[bool]
    passed: list[bool]
    # What is left of the clock that runs (G10.1, G13.4); NONE where none does.
    clock: int

    cities_left: int

    # Hands by seat, two each (G2.4): the tile, and whence it was taken (twice the area's seat, and the face then up).
    hands: list[int]
    taken: list[int]
    # Areas by seat, slot by slot (G2.7): twice the tile's number, and the face that lies up.
    areas: list[int]
    # Kept, although they follow from them: the places of all slots that hold a tile, in rising order, and how many of
    # each seat's slots are free.
    lying: list[int]
    room: list[int]
    # The bag: the next tile last. How many went back into it, by which their random places are known apart.
    bag: list[int]
    returned: int

    # Gods by seat in the order of claiming; with hidden gods the colour, and the card (G11).
    gods: list[tuple[int, ...]]
    cards: list[int]
    # By god: whose it is, its reserve, tokens of cities destroyed for it, and prophets that left the game for good.
    owners: list[int]
    reserves: list[int]
    destroyed: list[int]
    lost: list[int]

    # Tokens of a seat that has no god: only a scenario brings that about; the first god it claims gets them.
    tokens: list[int]

    # The tile that a seat may still give a prophet to (G7.14); forfeits it owes; prophets it owes before it has a god.
    follow: list[int]
    owes: list[int]
    debts: list[int]
    # The last change of the World, if it was a wrong tile: its cell, the hand it came from, and where that was taken
    # (G16.3, G16.11).
    error: int
    error_hand: int
    error_taken: int

    # Timed play: whose turn it is, whether it has done anything but flips in it, and how many turns are to come (G10).
    active: int
    acted: bool
    turns_left: int

    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        rules: Rules,
        size: tuple[int, int],
        players: int,
        chosen: Variant,
        chance: Chance,
        like: State | None = None,
    ) -> None:
        """A state before anything has happened, or one like another: only lists are copied, the rest never changes."""
        super().__init__(grid(*size) if like is None else like.grid, like)
        if like is not None:
            self._like(like)
            return
        self.rules = rules
        self.module = rules.module(players, chosen.four_gods)
        self.variant = chosen
        self.chance = chance
        self.players = players
        self.log = Chronicle()
        self.phase = WAITING
        self.ready = [False] * players
        self.passed = [False] * players
        self.clock = NONE
        self.cities_left = rules.cities
        self.hands = [NONE] * (2 * players)
        self.taken = [NONE] * (2 * players)
        self.areas = [NONE] * (self.module.slots * players)
        self.lying = []
        self.room = [self.module.slots] * players
        self.bag = []
        self.returned = 0
        self.gods = [()] * players
        self.cards = [NONE] * players
        self.owners = [NOBODY] * len(GODS)
        self.reserves = [self.module.reserve] * len(GODS)
        self.destroyed = [0] * len(GODS)
        self.lost = [0] * len(GODS)
        self.tokens = [0] * players
        self.follow = [NONE] * players
        self.owes = [0] * players
        self.debts = [0] * players
        self.error = self.error_hand = self.error_taken = NONE
        self.active = NOBODY
        self.acted = False
        self.turns_left = NONE

    def _like(self, like: State) -> None:
        self.rules = like.rules
        self.module = like.module
        self.variant = like.variant
        self.chance = like.chance
        self.players = like.players
        self.log = Chronicle()
        self.phase = like.phase
        self.ready = like.ready[:]
        self.passed = like.passed[:]
        self.clock = like.clock
        self.cities_left = like.cities_left
        self.hands = like.hands[:]
        self.taken = like.taken[:]
        self.areas = like.areas[:]
        self.lying = like.lying[:]
        self.room = like.room[:]
        self.bag = like.bag[:]
        self.returned = like.returned
        self.gods = like.gods[:]
        self.cards = like.cards[:]
        self.owners = like.owners[:]
        self.reserves = like.reserves[:]
        self.destroyed = like.destroyed[:]
        self.lost = like.lost[:]
        self.tokens = like.tokens[:]
        self.follow = like.follow[:]
        self.owes = like.owes[:]
        self.debts = like.debts[:]
        self.error = like.error
        self.error_hand = like.error_hand
        self.error_taken = like.error_taken
        self.active = like.active
        self.acted = like.acted
        self.turns_left = like.turns_left

    def tell(self, *event: Any) -> None:
        """Write it down."""
        self.log.append(event)

    def named(self, cell: int) -> str | None:
        """A cell as events tell it: their reader may not know how large the World is."""
        return None if cell < 0 else self.grid.names[cell]

    def faces(self, tile: int) -> str:
        """A tile as events tell it: the numbers of tiles beyond the box hold in this process only."""
        return self.rules.tiles.tiles[tile].literal
