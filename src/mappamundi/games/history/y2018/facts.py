"""What a battle is fought with, by reason and rule. `battle` decides with the sums; here are the parts to show."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mappamundi.games.history.y2018.board import Board, Card
from mappamundi.games.history.y2018.powers import Powers, bonus_of


class Part(NamedTuple):
    """What helps one side: how much it adds to the highest die, by what (a card's id, or a word), and the rule.

    A fort adds a die and a landing a reroll; they add nothing to the highest die.
    """

    value: int
    by: str
    rule: str


def cards_in_force(board: Board, empire: int, kingdom: int, played: Sequence[int]) -> list[Card]:
    """Z15.5, Z16.4: a kingdom alone, or the empire with the enhancements played."""
    if kingdom >= 0:
        return [board.events[kingdom]]
    return [board.empires[empire], *(board.events[n] for n in played)] if empire >= 0 else []


def attack_parts(
    board: Board, cards: Sequence[Card], land: int, naval: bool, chained: bool = False, siege: int = 0
) -> list[Part]:
    """Z8.7: what is added to the invader's highest die."""
    parts = [Part(siege, "siege", "Z9.2")] if siege else []
    for card in cards:
        bonus = bonus_of(board, card)
        if bonus is not None and bonus.holds(board.area_of[land], naval, chained):
            parts.append(Part(bonus.value, card.id, bonus.rule))
    return parts


def defence_parts(board: Board, powers: Powers | None, land: int, fort: bool, naval: bool) -> list[Part]:
    """Z8.2, Z8.4, Z8.5, Z17.6: what helps the defender, as far as the invader's cards leave it in force."""
    parts = []
    if board.rough[land] and not (powers and powers.ignore_terrain):
        parts.append(Part(board.terrain_bonus, "terrain", "Z8.4"))
    if fort and not (powers and powers.ignore_forts):
        parts.append(Part(0, "fort", "Z8.2"))
    if naval and not (powers and powers.ignore_naval):
        parts.append(Part(0, "fleet", "Z8.5"))
    return parts


def cancelled_parts(board: Board, cards: Sequence[Card], land: int, fort: bool, naval: bool) -> list[dict[str, str]]:
    """Z17.6: what would help the defender there, and the invader's card that cancels it."""
    helps = {
        "ignore_terrain": ("terrain", bool(board.rough[land])),
        "ignore_forts": ("fort", fort),
        "ignore_naval": ("fleet", naval),
    }
    found = [(helps[card.effect.id], card.id) for card in cards if card.effect.id in helps]
    return [{"what": what, "by": by} for (what, there), by in found if there]


def parts_to_json(parts: Sequence[Part]) -> list[dict[str, Any]]:
    return [{"value": value, "by": by, "rule": rule} for value, by, rule in parts]
