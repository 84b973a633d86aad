"""Where a seat stands: whether it will still score in this era, and what would bring it the next degree in a region."""

from functools import lru_cache
from typing import Final, NamedTuple

from mappamundi.games.history.control import SUPREMACY, degree
from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.state import OVER, SELECT, TURN_OVER

# Whoever plays now, will play in this era (alone: next), has scored in it, or has scored for the last time.
PLAYS: Final = "plays"
WAITS: Final = "waits"
NEXT: Final = "next"
SCORED: Final = "scored"
ENDED: Final = "over"


def standings(phase: int, step: int, seat: int, with_empire: tuple[bool, ...]) -> list[str]:
    """For each seat where it stands in its era; everybody can tell by who still has an empire.

    Whose empire is called next is a secret, unless only one is left.
    """
    if phase == OVER:
        return [ENDED] * len(with_empire)
    if phase == SELECT:
        return [WAITS] * len(with_empire)
    playing = -1 if step == TURN_OVER else seat
    waiting = [other for other, waits in enumerate(with_empire) if waits and other != seat]
    found = [SCORED] * len(with_empire)
    for other in waiting:
        found[other] = NEXT if len(waiting) == 1 else WAITS
    if playing >= 0:
        found[playing] = PLAYS
    return found


class Ascent(NamedTuple):
    """The nearest way to a higher degree: so many more lands, some of them from rivals, or so many empty ones.

    `empty` is 0 where empty lands alone do not suffice; where `rivals` is 0, any land counts like another.
    """

    degree: int
    lands: int
    rivals: int
    empty: int


def ascent(board: Board, region: int, counts: list[int], seat: int) -> Ascent | None:
    """The next degree in a region; None if there is none, or the region has too few lands for it."""
    others = tuple(sorted((count for other, count in enumerate(counts) if other != seat and count), reverse=True))
    least = (board.dominance_armies, board.supremacy_armies)
    return _ascent(counts[seat], others, len(board.region_lands[region]), least)


@lru_cache(maxsize=4096)
def _ascent(own: int, others: tuple[int, ...], lands: int, least: tuple[int, int]) -> Ascent | None:
    """A land taken from a rival changes both numbers, an empty one only the own; the strongest rival loses first."""
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


def _strongest(others: tuple[int, ...], taken: int) -> int:
    """The most armies that one of the others has after so many were taken from whoever had most."""
    left = list(others)
    for _ in range(taken):
        left[left.index(max(left))] -= 1
    return max(left, default=0)
