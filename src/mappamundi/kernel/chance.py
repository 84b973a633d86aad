"""The only door to randomness.

A chance is a pure function: a position counts its dice, and die number 17 shows the same face however often it is
asked for; a shuffle is known by the name of its pile. So a copy of a position needs no copy of its chance, and
taking an action back can never re-roll it.
"""

import hashlib
import secrets
import struct
from collections.abc import Mapping, Sequence
from typing import Final, Protocol

Orders = dict[str, list[int]]

_WORDS = struct.Struct("<8Q")


class ScriptError(Exception):
    """A script or a record has no outcome, or an impossible one, for a draw that the rules make."""


class Chance(Protocol):
    """Dice by their number, shuffles by their name."""

    def roll(self, index: int, sides: int) -> int:
        """The face, 1..sides, of die number `index`."""
        ...

    def shuffle(self, name: str, count: int) -> list[int]:
        """The order of the pile called `name`: a permutation of 0..count-1, top first."""
        ...


class Hidden(Exception):
    """What comes next nobody may know who only looks ahead: a die, a draw, a card that lies face down."""


class Veil:
    """The chance of a position in which somebody looks ahead: nothing comes of it."""

    def roll(self, index: int, sides: int) -> int:
        raise Hidden

    def shuffle(self, name: str, count: int) -> list[int]:
        raise Hidden


VEIL: Final = Veil()


def turn_up(chance: Chance) -> None:
    """The rules are about to show somebody what lies face down. They say so before they change anything by it, so that
    whoever looks ahead stops there: dice and shuffles say it by themselves."""
    if chance is VEIL:
        raise Hidden


def new_seed() -> bytes:
    """A secret seed of 256 bits."""
    return secrets.token_bytes(32)


def seed_of(seed: int | str, number: int = 0) -> bytes:
    """The secret seed of game `number` of a seed that a person names, a number or a text: the same everywhere."""
    return hashlib.sha256(f"{seed} {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published at the start, so that the seed revealed at the end can be checked against it."""
    return hashlib.sha256(b"mappamundi seed 1\x00" + seed).hexdigest()


class Seeded:
    """Outcomes from a secret seed: 64-bit words of keyed BLAKE2b over a counter, eight to a block.

    A word is reduced to n outcomes by remainder; for a die the bias is below one in 10^18.
    """

    __slots__ = ("_block", "_words", "seed")

    def __init__(self, seed: bytes) -> None:
        if not 16 <= len(seed) <= 64:
            raise ValueError(f"a seed has 16 to 64 bytes, not {len(seed)}")
        self.seed = seed
        self._block = -1
        self._words: tuple[int, ...] = ()

    def roll(self, index: int, sides: int) -> int:
        block = index >> 3
        if block != self._block:
            self._words = _WORDS.unpack(hashlib.blake2b(block.to_bytes(8, "little"), key=self.seed).digest())
            self._block = block
        return self._words[index & 7] % sides + 1

    def shuffle(self, name: str, count: int) -> list[int]:
        # Each pile has a generator of its own, so that no shuffle depends on how many dice fell before it.
        source = Seeded(hashlib.blake2b(b"shuffle " + name.encode(), key=self.seed, digest_size=32).digest())
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = source.roll(last, last + 1) - 1
            order[last], order[other] = order[other], order[last]
        return order


# To scramble a number of 31 bits so that its neighbours have nothing in common; products stay below 62 bits.
BITS: Final = 2**31 - 1
STEP: Final = 0x3C6EF372
SCRAMBLER: Final = 0x45D9F3B


class Quick:
    """A chance for roll-outs: never that of the game, whose dice to come nobody may know."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed: int = seed & BITS

    def roll(self, index: int, sides: int) -> int:
        drawn = (self._seed + index * STEP) & BITS
        drawn = (drawn ^ (drawn >> 16)) * SCRAMBLER & BITS
        drawn = (drawn ^ (drawn >> 16)) * SCRAMBLER & BITS
        return (drawn ^ (drawn >> 16)) % sides + 1

    def shuffle(self, name: str, count: int) -> list[int]:
        return Seeded(self._seed.to_bytes(16, "little")).shuffle(name, count)


def _face(dice: Sequence[int], index: int, sides: int, source: str) -> int:
    if index >= len(dice):
        raise ScriptError(f"out of dice: the {source} has {len(dice)}, but die number {index + 1} is rolled")
    if not 1 <= dice[index] <= sides:
        raise ScriptError(f"die number {index + 1} of the {source} is {dice[index]}, not 1 to {sides}")
    return dice[index]


class Scripted:
    """Dice as a scenario writes them; shuffles as it names them, otherwise from its seed.

    A named order may leave items out: those follow in the order of the seed.
    """

    def __init__(
        self, dice: Sequence[int] = (), orders: Mapping[str, Sequence[int]] | None = None, seed: int = 0
    ) -> None:
        self.dice = dice
        self.orders = orders or {}
        self._rest = Seeded(seed.to_bytes(16, "little", signed=True))

    def roll(self, index: int, sides: int) -> int:
        return _face(self.dice, index, sides, "script")

    def shuffle(self, name: str, count: int) -> list[int]:
        named = list(self.orders.get(name, ()))
        return named + [item for item in self._rest.shuffle(name, count) if item not in named]


def is_named(chance: Chance, pile: str) -> bool:
    """Whether a scenario says in which order this pile lies."""
    while isinstance(chance, Noted):
        chance = chance.chance
    return isinstance(chance, Scripted) and pile in chance.orders


class Preset:
    """The first dice as they were set, as in a lesson; whatever follows comes from another chance."""

    def __init__(self, dice: Sequence[int], rest: Chance) -> None:
        self.dice = dice
        self.rest = rest

    def roll(self, index: int, sides: int) -> int:
        return _face(self.dice, index, sides, "lesson") if index < len(self.dice) else self.rest.roll(index, sides)

    def shuffle(self, name: str, count: int) -> list[int]:
        return self.rest.shuffle(name, count)


class Recorded:
    """Outcomes as a record kept them: all dice in the order in which they fell, and the order of each pile.

    A game that began in the middle has rolled dice before: its `first` one is known when it falls (`None`).
    """

    def __init__(self, dice: Sequence[int], orders: Mapping[str, Sequence[int]], first: int | None = 0) -> None:
        self.dice = dice
        self.orders = orders
        self.first = first

    def roll(self, index: int, sides: int) -> int:
        if self.first is None:
            self.first = index
        return _face(self.dice, index - self.first, sides, "record")

    def shuffle(self, name: str, count: int) -> list[int]:
        order = list(self.orders.get(name, ()))
        if sorted(order) != list(range(count)):
            raise ScriptError(f"the record keeps no order of {count} for the pile {name}")
        return order


class Noted:
    """Another chance, with a note of every outcome that was drawn: what a record keeps."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.dice: list[int] = []
        self.orders: Orders = {}

    def take(self) -> tuple[list[int], Orders]:
        """The dice and orders drawn since the last call."""
        dice, self.dice = self.dice, []
        orders, self.orders = self.orders, {}
        return dice, orders

    def roll(self, index: int, sides: int) -> int:
        face = self.chance.roll(index, sides)
        self.dice.append(face)
        return face

    def shuffle(self, name: str, count: int) -> list[int]:
        order = self.chance.shuffle(name, count)
        self.orders[name] = order
        return order
