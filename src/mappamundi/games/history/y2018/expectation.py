"""What a battle is worth on average, in points.

What it brings if it is won and if both fall, each by its odds, less a point for every army that is lost and the price
of what is used up; after a defeat the siege is pressed as long as that pays.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from mappamundi.games.history.dice import CERTAIN, Odds
from mappamundi.games.history.y2018 import wire
from mappamundi.games.history.y2018.odds import Terms, shares
from mappamundi.games.history.y2018.stakes import Advice, Taking

# What an army is worth that falls: another land could have been taken with it.
ARMY: Final = 1.0
# What an extra die and a certain win are worth in a later battle of the turn.
EXTRA_DIE: Final = 0.5
SURE_WIN: Final = 1.5


class Battle(NamedTuple):
    """What an invasion or a siege is fought with, and with what it can go on if it is lost.

    `catapult` is what lies there in this battle; `armies` and `tokens` are those left after it.
    """

    terms: Terms
    catapult: int
    armies: int
    tokens: int
    told: wire.BattleTerms


def fought(taking: Taking, battle: Battle, track: tuple[int, ...], extra: int, auto: bool) -> Advice:
    """What a battle brings: won at once (Z17.5), or with its odds, and to the end of the siege that may follow."""
    taken, emptied = float(taking.worth + taking.monument), float(taking.tie)
    # A help kept for later is worth something as long as there are armies left to use it with.
    later = battle.armies > 0
    if auto:
        return told_shares(CERTAIN) | points(taking) | {"expected": taken - SURE_WIN * later}
    first = battle.terms.odds(track[min(battle.catapult, len(track) - 1)], extra)
    after = siege_value(battle.terms, track, battle.catapult, battle.armies, battle.tokens, taken, emptied)
    expected = first.win * taken + first.tie * (emptied - ARMY) + first.defeat * after - EXTRA_DIE * extra * later
    told = battle.told
    if extra:
        told = told.copy()
        told["attack_dice"] = battle.terms.attack_dice + extra
    advice = told_shares(first) | points(taking) | {"expected": round(expected, 2), "battle": told}
    pieces = battle.armies + battle.tokens
    if pieces > 0:
        rest = battle.terms.siege_odds(battle.catapult, pieces, track)
        win, tie = first.win + first.defeat * rest.win, first.tie + first.defeat * rest.tie
        pressed = told_shares(Odds(win, tie, first.defeat * rest.defeat))
        advice["siege"] = {"pieces": pieces, "odds": pressed["odds"], "percent": pressed["percent"]}
    return advice


@lru_cache(maxsize=1 << 15)
def siege_value(
    terms: Terms, track: tuple[int, ...], catapult: int, armies: int, tokens: int, taken: float, emptied: float
) -> float:
    """After a defeat: the army is given up, or the siege is pressed, tokens first, as long as that pays."""
    if not armies and not tokens:
        return -ARMY
    odds = terms.odds(track[min(catapult + 1, len(track) - 1)])
    token = tokens > 0
    after = siege_value(terms, track, catapult + 1, armies - (not token), tokens - token, taken, emptied)
    pressed = odds.win * taken + odds.tie * (emptied - ARMY) + odds.defeat * after - (0.0 if token else ARMY)
    return max(-ARMY, pressed)


def points(taking: Taking) -> Advice:
    """The points of a land by part; what is nothing is left out."""
    advice: Advice = {"worth": taking.worth}
    if taking.gain:
        advice["gain"] = taking.gain
    if taking.losses:
        advice["losses"] = taking.losses
    if taking.monument:
        advice["monument"] = taking.monument
    return advice


@lru_cache(maxsize=4096)
def told_shares(odds: Odds) -> Advice:
    told = shares(odds)
    return {"odds": told["odds"], "percent": told["percent"]}
