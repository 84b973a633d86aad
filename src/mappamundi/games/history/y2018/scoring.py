"""Z13, Z14: what a turn scores, and how the marker moves."""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.chronicle import POINTS, SCORED, SHIFTED
from mappamundi.games.history.y2018.state import NOTHING, SHIFT_SCORE, State
from mappamundi.kernel import Action

MARAUDER_POINT: Final = 0
BATTLE_POINT: Final = 1
FLEET_POINT: Final = 2
TURN_POINTS: Final = 3

PRESENCE, DOMINANCE, SUPREMACY = 1, 2, 3


def degree(board: Board, counts: Sequence[int], seat: int) -> int:
    """Z13.2: presence 1, dominance 2, supremacy 3, or 0, by the armies that each seat has in a region."""
    own = counts[seat]
    if not own:
        return 0
    most = max([count for other, count in enumerate(counts) if other != seat])
    if not most and own >= board.supremacy_armies:
        return SUPREMACY
    return DOMINANCE if own >= board.dominance_armies and own > most else PRESENCE


def region_points(board: Board, epoch: int, held: Sequence[int], seat: int) -> list[tuple[int, int, int]]:
    """Z13.1, Z13.2: (region, degree, points) where the seat has armies, old ones too; the highest degree is paid."""
    found = []
    for region, lands in enumerate(board.region_lands):
        if held[seat] & lands:
            reached = degree(board, [(theirs & lands).bit_count() for theirs in held], seat)
            found.append((region, reached, board.values[epoch][region][reached - 1]))
    return found


def structure_points(board: Board, lands: int, capitals: int, cities: int, monuments: int) -> int:
    """Z13.3: structures in the seat's lands; those elsewhere count nothing, forts nothing."""
    return (
        board.capital_points * (capitals & lands).bit_count()
        + board.city_points * (cities & lands).bit_count()
        + board.monument_points * (monuments & lands).bit_count()
    )


def score_turn(p: State, then: int) -> None:
    """Z13.4: all points are added up first, then the marker moves once."""
    regions = region_points(p.board, p.epoch, p.held, p.seat)
    structures = structure_points(p.board, p.held[p.seat], p.capitals, p.cities, p.monuments)
    points = sum(points for _, _, points in regions) + structures
    p.log.append((SCORED, p.seat, tuple(regions), structures, points))
    score(p, points, TURN_POINTS, then)


def score(p: State, points: int, source: int, then: int) -> None:
    """Z14.1, Z14.2, Z14.4: the marker moves; on an equal score its owner must choose before play goes on."""
    p.step = then
    if points:
        score = p.scores[p.seat] + points
        p.scores[p.seat] = score
        p.log.append((POINTS, p.seat, points, source, score))
        if p.scores.count(score) > 1:
            p.decision = SHIFT_SCORE


def legal_shifts(p: State, out: list[Action]) -> None:
    """Z14.2: gain or lose a point."""
    out += p.rules.space.shifts


def shift(p: State, by: int) -> None:
    """Z14.3, Z14.6: on in that direction to the first free score. Totals are compared (Z14.5), so 12 is not 112.

    Z14.7: going down it never passes the score it had before the points, because that one is free.
    """
    score = p.scores[p.seat]
    while p.scores.count(score) > (1 if score == p.scores[p.seat] else 0):
        score += by
    p.scores[p.seat] = score
    p.log.append((SHIFTED, p.seat, by, score))
    p.decision = NOTHING
