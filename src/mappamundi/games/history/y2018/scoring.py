"""Z13, Z14: what a turn scores, and how the marker moves."""

from typing import Final

from mappamundi.games.history import control
from mappamundi.games.history.y2018.board import BUILDINGS, CAPITAL, CITY, MONUMENT, Board
from mappamundi.games.history.y2018.chronicle import POINTS, SCORED, SHIFTED
from mappamundi.games.history.y2018.state import NOTHING, SHIFT_SCORE, State
from mappamundi.kernel import Action

MARAUDER_POINT: Final = 0
BATTLE_POINT: Final = 1
FLEET_POINT: Final = 2
TURN_POINTS: Final = 3


def armies(board: Board, owners: list[int], players: int) -> list[list[int]]:
    """How many armies each seat has, by area and seat."""
    counts = [[0] * players for _ in board.area_lands]
    for land, owner in enumerate(owners):
        if owner >= 0:
            here = counts[board.area_of[land]]
            here[owner] = here[owner] + 1
    return counts


def degree(board: Board, counts: list[int], seat: int) -> int:
    """Z13.2: presence 1, dominance 2, supremacy 3, or 0, by the armies that each seat has in an area."""
    most = control.most_of_others(counts, seat)
    return control.degree(counts[seat], most, board.dominance_armies, board.supremacy_armies)


def area_points(board: Board, epoch: int, counts: list[list[int]], seat: int) -> list[tuple[int, int, int]]:
    """Z13.1, Z13.2: (area, degree, points) where the seat has armies, old ones too; the highest degree is paid."""
    found = []
    values = board.values[epoch]
    for area, here in enumerate(counts):
        if here[seat]:
            reached = degree(board, here, seat)
            found.append((area, reached, values[area][reached - 1]))
    return found


def land_points(board: Board, here: int) -> int:
    """Z13.3: the buildings of one land; a fort counts nothing."""
    points = board.monument_points if here & MONUMENT else 0
    if here & CAPITAL:
        points += board.capital_points
    if here & CITY:
        points += board.city_points
    return points


def building_points(board: Board, owners: list[int], pieces: list[int], seat: int) -> int:
    """Z13.3: buildings in the seat's lands; those elsewhere count nothing."""
    points = 0
    for land, here in enumerate(pieces):
        if here & BUILDINGS and owners[land] == seat:
            points += land_points(board, here)
    return points


def score_turn(p: State, then: int) -> None:
    """Z13.4: all points are added up first, then the marker moves once."""
    areas = area_points(p.board, p.epoch, armies(p.board, p.owners, p.players), p.seat)
    buildings = building_points(p.board, p.owners, p.pieces, p.seat)
    points = buildings
    for _, _, paid in areas:
        points += paid
    p.log.append((SCORED, p.seat, tuple(areas), buildings, points))
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
