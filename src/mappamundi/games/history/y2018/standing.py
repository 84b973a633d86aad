"""Where a seat stands: whether it will still score in this epoch, and what brings it the next degree in an area."""

from mappamundi.games.history.ascent import Ascent, nearest
from mappamundi.games.history.standing import ENDED, NEXT, PLAYS, SCORED, WAITS
from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.state import OVER, SELECT, TURN_OVER


def standings(phase: int, step: int, seat: int, with_empire: tuple[bool, ...]) -> list[str]:
    """For each seat where it stands in its epoch; everybody can tell by who still has an empire.

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


def ascent(board: Board, area: int, counts: list[int], seat: int) -> Ascent | None:
    """The next degree in an area; None if there is none, or the area has too few lands for it."""
    least = (board.dominance_armies, board.supremacy_armies)
    return nearest(tuple(counts), seat, len(board.area_lands[area]), least)
