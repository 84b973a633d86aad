"""What an empire would probably score: its armies sent over the board as it lies, greedily. A range, not advice."""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.board import CAPITAL, CITY, FORT, MONUMENT, Card
from mappamundi.games.history.y2018.odds import battle_odds
from mappamundi.games.history.y2018.view import View

# How dear battles turn out, in a poor campaign and in a good one.
POOR: Final = 1.5
GOOD: Final = 0.85
# A land next to what one has is worth something in itself, and so is half a monument.
FOOTHOLD: Final = 0.2
RESOURCE: Final = 0.5


def prospect(view: View, seat: int, card: Card) -> list[int]:
    """The least and the most that the seat might score with this empire or kingdom, its other armies included."""
    return sorted(_campaign(view, seat, card, price) for price in (POOR, GOOD))


def _campaign(view: View, seat: int, card: Card, price: float) -> int:
    board = view.board
    owners = list(view.owners)
    values = [(0, *paid) for paid in board.values[view.epoch]]
    active = set(card.starts)
    for land in card.starts:
        owners[land] = seat
    armies = scoring.armies(board, owners, view.players)
    left: float = card.armies - len(card.starts)
    buildings = _founded(view, card) * len(card.starts)
    # Open lands with what each army spent there brings; what an area pays changes only where a land was taken.
    rates: dict[int, float] = {}
    shores = [land for land, sections in enumerate(board.sections_of) if sections & card.markers]

    def rate(land: int) -> float:
        area, owner = board.area_of[land], owners[land]
        here = armies[area]
        before = values[area][scoring.degree(board, here, seat)]
        after = values[area][scoring.degree(board, _moved(here, seat, owner), seat)]
        pieces = view.pieces[land]
        built = bool(pieces & CAPITAL) + bool(pieces & MONUMENT) + RESOURCE * bool(board.resources[land])
        return (after - before + built + FOOTHOLD) / _cost(view, owners[land], land, seat, price)

    fresh = [*shores, *(near for land in card.starts for near in board.adjacent[land])]
    while left >= 1:
        for land in fresh:
            if land not in active:
                rates[land] = rate(land)
        if not rates:
            break
        best = max(rates, key=rates.__getitem__)
        left -= _cost(view, owners[best], best, seat, price)
        pieces = view.pieces[best]
        buildings += bool(pieces & CAPITAL and owners[best] != seat) + bool(pieces & MONUMENT)
        area = board.area_of[best]
        armies[area] = _moved(armies[area], seat, owners[best])
        owners[best] = seat
        active.add(best)
        del rates[best]
        fresh = [*board.adjacent[best], *(land for land in rates if board.area_of[land] == area)]
    resources = sum(bool(board.resources[land]) for land in active)
    for land, pieces in enumerate(view.pieces):
        if view.owners[land] == seat and pieces & (CAPITAL | CITY | MONUMENT):
            buildings += scoring.land_points(board, pieces)
    areas = sum(points for _, _, points in scoring.area_points(board, view.epoch, armies, seat))
    return areas + buildings + resources // 2


def _moved(here: Sequence[int], seat: int, owner: int) -> list[int]:
    """The armies of an area after the seat has taken a land there."""
    after = list(here)
    if owner != seat:
        after[seat] += 1
        if owner >= 0:
            after[owner] -= 1
    return after


def _cost(view: View, owner: int, land: int, seat: int, price: float) -> float:
    """How many armies a land takes."""
    if owner in (-1, seat):
        return 1.0
    board = view.board
    dice = board.fort_dice if view.pieces[land] & FORT else board.defence_dice
    odds = battle_odds(board.attack_dice, dice, -board.terrain_bonus if board.rough[land] else 0)
    return max(1.0, price / (odds.win + odds.tie / 2))


def _founded(view: View, card: Card) -> int:
    """What stands in a start land from the first day on (Z6.5)."""
    if card.marker == CAPITAL:
        return view.board.capital_points
    return view.board.city_points if card.marker == CITY else 0
