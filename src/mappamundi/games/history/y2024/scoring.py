"""R10.7–R10.17, R12.3, R12.10: what lands and buildings bring."""

from mappamundi.games.history import control
from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.y2024.board import ARMY, OCEAN_TRADE, TRADE, Board, Card
from mappamundi.games.history.y2024.chronicle import REVENUE, REVENUE_GOLD
from mappamundi.games.history.y2024.state import NONE, State

# (area, degree of control, gold for it)
Row = tuple[int, int, int]


def counts_in(board: Board, owners: list[int], players: int, area: int) -> list[int]:
    """How many lands each seat has in an area."""
    here = [0] * players
    for land in board.area_lands[area]:
        owner = owners[land]
        if owner >= 0:
            here[owner] = here[owner] + 1
    return here


def counts(board: Board, owners: list[int], players: int) -> list[list[int]]:
    """The same by area and seat."""
    return [counts_in(board, owners, players, area) for area in range(board.areas)]


def degree(board: Board, here: list[int], seat: int, own: int) -> int:
    """R10.9–R10.11: presence 1, dominance 2, mastery 3, or 0, with `own` lands that count for the seat.

    Its other lands in the area are Friendly ones, and weigh against it like those of another seat.
    """
    most = control.most_of_others(here, seat)
    friendly = here[seat] - own
    return control.degree(own, max(friendly, most), board.dominance_lands, board.mastery_lands)


def standing(board: Board, armies: list[int]) -> list[int]:
    """How many of the lands with an army lie in each area."""
    found = [0] * board.areas
    for land in armies:
        area = board.area_of[land]
        found[area] = found[area] + 1
    return found


def area_rows(board: Board, active: int, lands: list[list[int]], own: list[int], seat: int) -> list[Row]:
    """R10.8, R10.13: for each active area in which lands of the seat count, the best degree only."""
    rows = []
    for area, count in enumerate(own):
        if count and active & BIT[area]:
            rows.append(area_row(board, area, lands[area], count, seat))
    return rows


def area_row(board: Board, area: int, here: list[int], own: int, seat: int) -> Row:
    """R10.13: what one area brings."""
    reached = degree(board, here, seat, own)
    return area, reached, board.control[reached]


def buildings(board: Board, pieces: list[int], lands: list[int]) -> int:
    """R10.7: the value of all buildings in these lands."""
    gold = 0
    for land in lands:
        gold += board.values[pieces[land]]
    return gold


def _trading(board: Board, card: Card, armies: list[int]) -> int:
    """R13.11, R13.12: the areas for which a later Event of phase E pays."""
    areas = 0
    for land in armies:
        area = BIT[board.area_of[land]]
        if (card.effect == TRADE and card.areas & area) or (card.effect == OCEAN_TRADE and board.on_ocean[land]):
            areas |= area
    return areas


def event_gold(board: Board, card: Card, armies: list[int]) -> int:
    """R13.11, R13.12: what a later Event of phase E brings."""
    return card.amount * _trading(board, card, armies).bit_count()


def event_areas(board: Board, card: Card, armies: list[int]) -> list[int]:
    """R13.11, R13.12: the areas for which it does."""
    return list(members(_trading(board, card, armies)))


def raise_revenue(p: State) -> None:
    """R10.7, R10.8, R10.16, R10.17: all of it is one movement of the chest. R10.12: Friendly lands bring nothing.

    R14.3: a later Event pays in both revenue phases of a pair.
    """
    board, seat, armies = p.board, p.seat, p.armies
    rows = []
    paid = 0
    for area, own in enumerate(standing(board, armies)):
        if own and p.areas & BIT[area]:  # R10.8
            row = area_row(board, area, counts_in(board, p.owners, p.players, area), own, seat)
            rows.append(row)
            paid += row[2]
    built = buildings(board, p.pieces, armies)
    extra = 0
    event = NONE
    if p.event >= 0 and not p.in_event:
        card = board.events[p.event]
        if card.effect == TRADE or card.effect == OCEAN_TRADE:
            event = p.event
            extra = event_gold(board, card, armies)
    gold = paid + built + extra
    p.log.append((REVENUE, seat, tuple(rows), built, event, extra, gold))
    p.collect(seat, gold, REVENUE_GOLD)


def lands_in(p: State, seat: int, area: int, upright: bool) -> list[int]:
    """R11.15, R11.16, R11.19: the seat's Empire lands in an area, or, once nothing stands, all it has there."""
    owners, pieces = p.owners, p.pieces
    return [
        land for land in p.board.area_lands[area] if owners[land] == seat and (not upright or pieces[land] & ARMY != 0)
    ]


def token_row(
    board: Board, owners: list[int], pieces: list[int], players: int, active: int, seat: int, area: int
) -> tuple[int, int, int, int]:
    """R12.3: (area, degree, gold for lands, gold for buildings), with Friendly lands in place of Empire lands.

    R17.3: an area that is not active collects for buildings only.
    """
    here = [0] * players
    built = 0
    for land in board.area_lands[area]:
        owner = owners[land]
        if owner >= 0:
            here[owner] = here[owner] + 1
            if owner == seat:
                built += board.values[pieces[land]]
    reached = degree(board, here, seat, here[seat]) if active & BIT[area] else 0
    return area, reached, board.control[reached], built


def token_rows(p: State, seat: int, token: int) -> list[tuple[int, int, int, int]]:
    """R17.2: of both areas of a pair, the first named first."""
    return [
        token_row(p.board, p.owners, p.pieces, p.players, p.areas, seat, area) for area in p.board.token_areas[token]
    ]
