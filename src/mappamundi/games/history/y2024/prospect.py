"""What an Empire would probably earn: its people sent over the board as it lies, greedily. A range, not advice."""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024 import battle, building, scoring
from mappamundi.games.history.y2024.board import CAPITAL, CAPITALS, CITIES, CITY, FORT, Card
from mappamundi.games.history.y2024.odds import battle_odds
from mappamundi.games.history.y2024.state import NOBODY, UNUSED
from mappamundi.games.history.y2024.view import View

# How dear invasions turn out, in a poor campaign and in a good one.
POOR: Final = 1.5
GOOD: Final = 0.85
# A land next to what one has is worth something in itself, and so is half a monument.
FOOTHOLD: Final = 0.2
ICON: Final = 0.5


def prospect(view: View, seat: int, empire: int) -> list[int]:
    """The least and the most gold that the seat might raise with this Empire, both halves of a pair together."""
    board = view.board
    card = board.empires[empire]
    cards = [board.empires[half] for half in card.halves] or [card]
    return sorted(sum(_campaign(view, seat, part, price) for part in cards) for price in (POOR, GOOD))


def _campaign(view: View, seat: int, card: Card, price: float) -> int:
    """R10.7–R10.11: buildings and areas after a campaign at this price."""
    board = view.board
    owners, pieces = list(view.owners), list(view.pieces)
    taken: list[int] = list(card.starts)
    for land in card.starts:
        owners[land] = seat
        pieces[land] = 0
    for kind in card.buildings:
        pieces[card.starts[0]] |= (CAPITAL, CITY)[kind] if kind in (CAPITALS, CITIES) else 0
    lands = scoring.counts(board, owners, view.players)
    own = scoring.standing(board, taken)
    left: float = card.pieces - len(card.starts)
    late = board.late(view.epoch)
    # A fleet opens the shores of the water on which most lands can be reached.
    fleets = card.fleets

    def rate(land: int) -> float:
        area, owner = board.area_of[land], view.owners[land]
        here = lands[area]
        gold = 0.0
        if view.areas & BIT[area]:
            after = _moved(here, seat, owner)
            before = scoring.degree(board, here, seat, own[area])
            gold += board.control[scoring.degree(board, after, seat, own[area] + 1)] - board.control[before]
        built = board.values[pieces[land] if owner == NOBODY else building.reduced(pieces[land])]
        icon = ICON if 0 <= card.icon == board.icon_of[land] else 0.0
        return (gold + built + icon + FOOTHOLD) / _cost(view, owner, land, seat, price)

    reach = {near for land in taken for near in board.adjacent[land]} - set(taken)
    while left >= 1:
        if fleets:
            fleets -= 1
            waters = [shore for shore in board.shores[late] if any(land in shore for land in taken)]
            widest = max(waters, key=len) if waters else []
            reach |= set(widest) - set(taken)
        if not reach:
            break
        best = max(sorted(reach), key=rate)
        left -= _cost(view, view.owners[best], best, seat, price)
        area = board.area_of[best]
        lands[area] = _moved(lands[area], seat, view.owners[best])
        own[area] += 1
        if view.owners[best] != NOBODY:
            pieces[best] = building.reduced(pieces[best])
        taken.append(best)
        reach = (reach | set(board.adjacent[best])) - set(taken)
    icons = sum(board.icon_of[land] == card.icon for land in taken) if card.icon >= 0 else 0
    rows = scoring.area_rows(board, view.areas, lands, own, seat)
    gold = scoring.buildings(board, pieces, taken) + sum(paid for _, _, paid in rows)
    return gold + icons // board.icons_per_monument


def _moved(here: Sequence[int], seat: int, owner: int) -> list[int]:
    """The lands of an area after the seat has taken one there."""
    after = list(here)
    if owner != seat:
        after[seat] += 1
        if owner >= 0:
            after[owner] -= 1
    return after


def _cost(view: View, owner: int, land: int, seat: int, price: float) -> float:
    """How many people pieces a land takes."""
    if owner in (NOBODY, seat):
        return 1.0
    board, fort = view.board, bool(view.pieces[land] & FORT)
    if not view.variant.dice:  # the first army frustrated empties the land for the second
        return 2.0 if battle.stands_in_the_way(board, UNUSED, land, fort) else 1.0
    dice = battle.defence_dice(board, view.variant.conquest, land, fort)
    odds = battle_odds(board.attack_dice, dice, 0, battle.wins_ties(board, view.variant, land))
    return max(1.0, price * (odds.win + 2 * odds.defeat))
