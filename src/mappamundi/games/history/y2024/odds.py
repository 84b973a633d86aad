"""Exact odds of invasions with dice (R8.1–R8.3, R16.1)."""

from functools import cache
from typing import Any

from mappamundi.games.history.dice import FACES, Odds, best_against_best, ways_of_highest, whole_percents
from mappamundi.games.history.y2024 import battle, wire
from mappamundi.games.history.y2024.board import FORT, Board
from mappamundi.games.history.y2024.state import DECLARED, IGNORE_DIFFICULT, IGNORE_FORT, UNUSED
from mappamundi.games.history.y2024.view import View


@cache
def battle_odds(attack_dice: int, defence_dice: int, modifier: int, wins_ties: bool) -> Odds:
    """Success, nothing, frustration, before the roll: a tie is the one or the other."""
    odds = best_against_best(attack_dice, defence_dice, modifier)
    if wins_ties:
        return Odds(odds.win + odds.tie, 0.0, odds.defeat)
    return Odds(odds.win, 0.0, odds.tie + odds.defeat)


@cache
def conquest_points(attack_dice: int, defence_dice: int, modifier: int) -> float:
    """R16.5: how many conquest points an invasion brings on average."""
    points = 0
    for high in range(1, FACES + 1):
        for low in range(1, FACES + 1):
            ways = ways_of_highest(high, attack_dice) * ways_of_highest(low, defence_dice)
            points += ways * max(0, high + modifier - low)
    total: int = FACES ** (attack_dice + defence_dice)
    return points / total


# What a battle would be fought with: the dice of both sides, what is added to the Empire's, and who wins ties.
Terms = tuple[int, int, int, bool]


def invasion_terms(view: View, land: int, leader: int | None = None) -> Terms:
    """Of an invasion of this Enemy land now, or with another Leader."""
    board, variant = view.board, view.variant
    fort = bool(view.pieces[land] & FORT)
    return (
        battle.attack_dice(board, view.leader if leader is None else leader),
        battle.defence_dice(board, variant.conquest, land, fort),
        view.modifier if view.tried == land else 0,
        battle.wins_ties(board, variant, land),
    )


def shares(odds: Odds) -> wire.Shares:
    """Success and frustration as they are told: exact to four places, and as percentages that add up to 100."""
    percent = whole_percents(odds)
    return {"odds": [round(odds.win, 4), round(odds.defeat, 4)], "percent": [percent[0], percent[2]]}


def usual_odds(board: Board) -> dict[str, Any]:
    """For the rulebook: the invasions one meets, with and without a Leader, and those of option 3."""
    told: dict[str, Any] = {}
    for name, leader in (("plain", UNUSED), ("leader", DECLARED)):
        dice = battle.attack_dice(board, leader)
        told[name] = {
            "clear": shares(battle_odds(dice, board.defence_dice, 0, True)),
            "difficult": shares(battle_odds(dice, board.defence_dice, 0, False)),
            "fort": shares(battle_odds(dice, board.fort_dice, 0, True)),
            "fort_difficult": shares(battle_odds(dice, board.fort_dice, 0, False)),
        }
    dice = board.attack_dice
    told["conquest"] = {
        name: [shares(battle_odds(dice, defence, plus, True)) for plus in (0, 2, 4)]
        for name, defence in (
            ("clear", board.clear_dice),
            ("difficult", board.difficult_dice),
            ("fort", board.clear_dice + board.extra_fort_die),
            ("fort_difficult", board.difficult_dice + board.extra_fort_die),
        )
    }
    # Without dice: whether such a land falls, without a Leader and with one against terrain or forts.
    clear, difficult = board.difficult.index(False), board.difficult.index(True)
    told["certain"] = {
        name: [
            not battle.stands_in_the_way(board, leader, land, fort)
            for leader in (UNUSED, IGNORE_DIFFICULT, IGNORE_FORT)
        ]
        for name, land, fort in (
            ("clear", clear, False),
            ("difficult", difficult, False),
            ("fort", clear, True),
            ("fort_difficult", difficult, True),
        )
    }
    return told
