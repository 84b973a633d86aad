"""A12.2–A12.9: what areas, capitals, cities and monuments bring; A16.3: fleets too."""

from mappamundi.games.history import control
from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2001.board import CAPITAL, CITY, MONUMENT, Board
from mappamundi.games.history.y2001.chronicle import SCORED
from mappamundi.games.history.y2001.state import State

# (area, degree of control, points for it)
Row = tuple[int, int, int]
# Points for capitals, cities, monuments.
Built = tuple[int, int, int]


def counts_in(board: Board, owners: list[int], players: int, area: int) -> list[int]:
    """A12.3, A15.10: how many lands each seat has in an area."""
    here = [0] * players
    for land in board.area_lands[area]:
        owner = owners[land]
        if owner >= 0:
            here[owner] = here[owner] + 1
    return here


def counts(board: Board, owners: list[int], players: int) -> list[list[int]]:
    """The same by area and seat."""
    return [counts_in(board, owners, players, area) for area in range(board.areas)]


def lands_of(owners: list[int], seat: int) -> list[int]:
    """The lands of a seat."""
    return [land for land, owner in enumerate(owners) if owner == seat]


def areas_of(board: Board, lands: list[int]) -> int:
    """The areas in which these lands lie."""
    areas = 0
    for land in lands:
        areas |= BIT[board.area_of[land]]
    return areas


def degree(board: Board, here: list[int], seat: int) -> int:
    """A12.3, A12.9: presence 1, dominance 2, control 3, or 0."""
    most = control.most_of_others(here, seat)
    return control.degree(here[seat], most, board.dominance_lands, board.control_lands)


def area_rows(board: Board, epoch: int, lands: list[list[int]], seat: int) -> list[Row]:
    """A12.4, A12.5: for each area of value in which the seat has a land, the best degree only."""
    rows = []
    for area, here in enumerate(lands):
        if here[seat] and board.area_values[area][epoch]:
            rows.append(area_row(board, epoch, area, here, seat))
    return rows


def area_row(board: Board, epoch: int, area: int, here: list[int], seat: int) -> Row:
    """A12.5: what one area brings."""
    reached = degree(board, here, seat)
    return area, reached, board.area_values[area][epoch] * board.multipliers[reached]


def built(board: Board, lands: list[int], pieces: list[int]) -> Built:
    """A12.7, A12.8: what stands in a seat's lands; A9.9: forts bring nothing."""
    capitals = cities = monuments = 0
    for land in lands:
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
    rows = []
    points = 0
    lands = lands_of(p.owners, seat)
    held = areas_of(board, lands)
    for area in range(board.areas):
        if held & BIT[area] and board.area_values[area][p.epoch]:  # A12.4
            row = area_row(board, p.epoch, area, counts_in(board, p.owners, p.players, area), seat)
            rows.append(row)
            points += row[2]
    capitals, cities, monuments = built(board, lands, p.pieces)
    fleets = fleet_points(p.fleet_owners, seat)
    points += capitals + cities + monuments + fleets
    p.gained = points
    p.scores[seat] = p.scores[seat] + points
    p.log.append((SCORED, seat, tuple(rows), capitals, cities, monuments, fleets, points, p.scores[seat]))
