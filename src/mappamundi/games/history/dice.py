"""Battles of dice in which each side's highest counts: the odds that every edition begins with."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

FACES: Final = 6

# In how many ways a battle is won, tied and lost.
Ways = tuple[int, int, int]


class Odds(NamedTuple):
    """How likely each end of a battle is, or of a siege: the land taken, emptied, or the invader repelled."""

    win: float
    tie: float
    defeat: float


CERTAIN: Final = Odds(1.0, 0.0, 0.0)


@cache
def best_against_best(attack_dice: int, defence_dice: int, difference: int) -> Odds:
    """The highest of so many dice against the highest of so many; `difference` is added to the attack."""
    win = tie = defeat = 0
    for high in range(1, FACES + 1):
        for low in range(1, FACES + 1):
            ways = ways_of_highest(high, attack_dice) * ways_of_highest(low, defence_dice)
            margin = high + difference - low
            win += ways if margin > 0 else 0
            tie += ways if margin == 0 else 0
            defeat += ways if margin < 0 else 0
    return odds_of((win, tie, defeat), FACES ** (attack_dice + defence_dice))


def ways_of_highest(face: int, dice: int) -> int:
    """In how many ways the highest of so many dice shows this face."""
    ways: int = face**dice - (face - 1) ** dice
    return ways


def odds_of(ways: Ways, total: int) -> Odds:
    """Odds are counted as whole ways until this division, so that equal choices compare as equal."""
    return Odds(ways[0] / total, ways[1] / total, ways[2] / total)


def whole_percents(odds: Sequence[float]) -> list[int]:
    """Shares as whole percentages that add up to 100: where rounding would not, the nearest give way."""
    exact = [100 * share for share in odds]
    percents = [int(share) for share in exact]
    by_rest = sorted(range(len(percents)), key=lambda n: percents[n] - exact[n])
    for n in by_rest[: 100 - sum(percents)]:
        percents[n] += 1
    return percents
