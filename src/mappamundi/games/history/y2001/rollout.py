"""Whole games of random actions without leaving the rules: what searches and statistics ask for."""

from typing import Final

from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel.chance import Quick
from mappamundi.kernel.chronicle import Silence

# A small generator of its own, the multiplicative one of Park and Miller: the same games on every machine.
MODULUS: Final = 2**31 - 1
MULTIPLIER: Final = 48271


def rollout(position: Position, seed: int) -> int:
    """Play random actions to the end, each legal one as likely as the others; returns how many were played.

    The position itself is played on, and nothing is told: whoever needs it afterwards copies it before. Dice fall as
    `seed` has them, not as they will in the game.
    """
    state = seed % (MODULUS - 1) + 1
    decisions = 0
    position.log = Silence()
    position.chance = Quick(seed)
    while waiting := position.to_act():
        seat = waiting[0]
        legal = position.legal(seat)
        state = state * MULTIPLIER % MODULUS
        position.play(seat, legal[state * len(legal) // MODULUS])
        decisions += 1
    return decisions
