"""What would bring a seat the next degree of control in an area, where degrees go by armies alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mappamundi.games.history.control import SUPREMACY, degree


class Ascent(NamedTuple):
    """The nearest way to a higher degree: so many more lands, some of them from rivals, or so many empty ones.

    `empty` is 0 where empty lands alone do not suffice; where `rivals` is 0, any land counts like another.
    """

    degree: int
    lands: int
    rivals: int
    empty: int


@lru_cache(maxsize=1 << 14)
def nearest(counts: tuple[int, ...], seat: int, lands: int, least: tuple[int, int]) -> Ascent | None:
    """The next degree of a seat where each seat has so many armies; None if the area has too few lands for any.

    A land taken from a rival changes both numbers, an empty one only the own; the strongest rival loses first.
    """
    own = counts[seat]
    others = sorted((count for other, count in enumerate(counts) if other != seat and count), reverse=True)
    free = lands - own - sum(others)
    reached = degree(own, others[0] if others else 0, *least)
    for wanted in range(reached + 1, SUPREMACY + 1):
        found = [
            (taken + empty, taken, empty)
            for taken in range(sum(others) + 1)
            for empty in range(free + 1)
            if degree(own + taken + empty, _strongest(others, taken), *least) >= wanted
        ]
        if found:
            total, taken, _ = min(found)
            alone = [empty for _, rivals, empty in found if rivals == 0]
            return Ascent(wanted, total, taken, min(alone, default=0))
    return None


def _strongest(others: Sequence[int], taken: int) -> int:
    """The most armies that one of the others has after so many were taken from whoever had most."""
    left = list(others)
    for _ in range(taken):
        left[left.index(max(left))] -= 1
    return max(left, default=0)
