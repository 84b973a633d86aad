"""Where a seat stands: whether it will still score in this epoch, and what would bring it more in an area."""

from collections.abc import Sequence

from mappamundi.games.history.ascent import Ascent, nearest
from mappamundi.games.history.standing import ENDED, NEXT, PLAYS, SCORED, WAITS
from mappamundi.games.history.y2001.board import Board
from mappamundi.games.history.y2001.state import DRAFT, GAME_OVER


def standings(decision: int, seat: int, with_empire: Sequence[bool]) -> list[str]:
    """For each seat where it stands in its epoch; everybody can tell by who still has an empire.

    Whose empire is called next is a secret (A3.9), unless only one is left.
    """
    if decision == GAME_OVER:
        return [ENDED] * len(with_empire)
    if decision == DRAFT:
        return [WAITS] * len(with_empire)
    waiting = [other for other, waits in enumerate(with_empire) if waits]
    found = [SCORED] * len(with_empire)
    for other in waiting:
        found[other] = NEXT if len(waiting) == 1 else WAITS
    if seat >= 0:
        found[seat] = PLAYS
    return found


def ascent(board: Board, area: int, counts: list[int], seat: int) -> Ascent | None:
    """The next degree in an area; None if there is none, or the area has too few lands for it."""
    least = (board.dominance_lands, board.control_lands)
    return nearest(tuple(counts), seat, len(board.area_lands[area]), least)
