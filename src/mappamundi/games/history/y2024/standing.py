"""Where a seat stands: whether it will still raise revenue in this epoch, and what keeps it from the next degree."""

from collections.abc import Sequence
from typing import NamedTuple

from mappamundi.games.history.control import DOMINANCE, PRESENCE, SUPREMACY
from mappamundi.games.history.standing import ENDED, NEXT, PLAYS, SCORED, WAITS
from mappamundi.games.history.y2024 import scoring
from mappamundi.games.history.y2024.board import Board
from mappamundi.games.history.y2024.state import (
    CONCLUDE,
    DRAFT_EVENTS,
    DRAFT_TOKENS,
    GAME_OVER,
    LAST_HONORS,
    NONE,
    PICK_EMPIRE,
    REVENUE_DUE,
)


def standings(board: Board, decision: int, seat: int, empire: int, empires: Sequence[int]) -> list[str]:
    """For each seat where it stands in its epoch, by the Empire it has still to play (`NONE`: no more).

    R4.1: with open Empires everybody can tell who is next, with hidden ones only if one is left. R14.2: the first half
    of a pair is not the last of its turn.
    """
    if decision in (GAME_OVER, LAST_HONORS):
        return [ENDED] * len(empires)
    if decision in (DRAFT_TOKENS, DRAFT_EVENTS, PICK_EMPIRE):
        return [WAITS] * len(empires)
    waiting = [other for other, card in enumerate(empires) if card != NONE]
    found = [WAITS if other in waiting else SCORED for other in range(len(empires))]
    if len(waiting) == 1 or (waiting and all(empires[other] >= 0 for other in waiting)):
        found[min(waiting, key=lambda other: board.empires[empires[other]].order)] = NEXT
    collected = decision == CONCLUDE or (decision == REVENUE_DUE and board.next_half(empire) == NONE)
    if seat >= 0 and not collected:
        found[seat] = PLAYS
    return found


class Lack(NamedTuple):
    """What keeps a seat from the next degree in an area: lands too few, garrisons of its own, rivals in the way.

    `own` lands count for the seat; `rivals` are those who have as many or more (dominance), or any at all (mastery).
    """

    degree: int
    lands: int
    friendly: int
    rivals: tuple[int, ...]


def lack(board: Board, here: list[int], seat: int, own: int) -> Lack | None:
    """R10.9–R10.11: None with mastery, or where the seat has no land that counts."""
    reached = scoring.degree(board, here, seat, own)
    if reached in (0, SUPREMACY):
        return None
    friendly = here[seat] - own
    wanted, least = (DOMINANCE, board.dominance_lands) if reached == PRESENCE else (SUPREMACY, board.mastery_lands)
    enough = own if wanted == DOMINANCE else 1
    rivals = tuple([other for other, count in enumerate(here) if other != seat and count >= enough])
    return Lack(wanted, max(0, least - own), friendly if friendly >= enough else 0, rivals)
