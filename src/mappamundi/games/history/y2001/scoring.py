"""A12.2–A12.9: what areas, capitals, cities and monuments bring; A16.3: fleets too."""

from mappamundi.games.history import control
from mappamundi.games.history.y2001.board import CAPITAL, CITY, MONUMENT, Board
from mappamundi.games.history.y2001.chronicle import SCORED
from mappamundi.games.history.y2001.state import State

# (area, degree of control, points for it)
Row = tuple[int, int, int]
# Points for capitals, cities, monuments.
Built = tuple[int, int, int]


def counts(board: Board, owners: list[int], players: int) -> list[list[int]]:
    """A12.3, A15.10: how many lands each seat has, by area and seat."""
    found = [[0] * players for _ in range(board.areas)]
    for land, owner in enumerate(owners):
        if owner >= 0:
            here = found[board.area_of[land]]
            here[owner] = here[owner] + 1
    return found


def degree(board: Board, here: list[int], seat: int) -> int:
    """A12.3, A12.9: presence 1, dominance 2, control 3, or 0."""
    most = control.most_of_others(here, seat)
    return control.degree(here[seat], most, board.dominance_lands, board.control_lands)


def area_rows(board: Board, epoch: int, lands: list[list[int]], seat: int) -> list[Row]:
    """A12.4, A12.5: for each area of value in which the seat has a land, the best degree only."""
    rows = []
    for area, here in enumerate(lands):
        value = board.area_values[area][epoch]
        if value and here[seat]:
            reached = degree(board, here, seat)
            rows.append((area, reached, value * board.multipliers[reached]))
    return rows


def built(board: Board, owners: list[int], pieces: list[int], seat: int) -> Built:
    """A12.7, A12.8: what stands in the seat's lands; A9.9: forts bring nothing."""
    capitals = cities = monuments = 0
    for land, owner in enumerate(owners):
        if owner == seat:
            here = pieces[land]
            if here & CAPITAL:
                capitals += board.capital_points
            elif here & CITY:
                cities += board.city_points
            if here & MONUMENT:
                monuments += board.monument_points
    return capitals, cities, monuments


def fleet_points(fleet_owners: list[int], seat: int) -> int:
    """A16.3: one for each fleet with an army; without naval control there is none."""
    points = 0
    for owner in fleet_owners:
        if owner == seat:
            points += 1
    return points


def score(p: State) -> None:
    """A12.2: the active seat, and no other."""
    board, seat = p.board, p.seat
    rows = area_rows(board, p.epoch, counts(board, p.owners, p.players), seat)
    capitals, cities, monuments = built(board, p.owners, p.pieces, seat)
    fleets = fleet_points(p.fleet_owners, seat)
    points = capitals + cities + monuments + fleets
    for _, _, paid in rows:
        points += paid
    p.gained = points
    p.scores[seat] = p.scores[seat] + points
    p.log.append((SCORED, seat, tuple(rows), capitals, cities, monuments, fleets, points, p.scores[seat]))
