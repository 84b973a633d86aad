"""Whole games of random actions without leaving the rules: what searches and statistics ask for."""

from typing import Final

from mappamundi.games.history.y2024.chronicle import Silence
from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel.chance import Seeded

# A small generator of its own, the multiplicative one of Park and Miller: the same games on every machine.
MODULUS: Final = 2**31 - 1
MULTIPLIER: Final = 48271


# To scramble a number of 31 bits so that its neighbours have nothing in common; products stay below 62 bits.
BITS: Final = 2**31 - 1
STEP: Final = 0x3C6EF372
SCRAMBLER: Final = 0x45D9F3B


class Dice:
    """A chance for roll-outs: quick, and never that of the game, whose dice to come nobody may know."""

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


def rollout(position: Position, seed: int) -> int:
    """Play random actions to the end, each legal one as likely as the others; returns how many were played.

    The position itself is played on, and nothing is told: whoever needs it afterwards copies it before. Dice fall as
    `seed` has them, not as they will in the game.
    """
    state = seed % (MODULUS - 1) + 1
    decisions = 0
    position.log = Silence()
    position.chance = Dice(seed)
    while waiting := position.to_act():
        seat = waiting[0]
        legal = position.legal(seat)
        state = state * MULTIPLIER % MODULUS
        position.play(seat, legal[state * len(legal) // MODULUS])
        decisions += 1
    return decisions
