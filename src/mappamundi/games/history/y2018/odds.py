"""Exact odds of battles and sieges, with both sides rerolling to best effect.

A side's result is its highest die, and rerolling its lowest die is never worse than rerolling another one: the highest
stays unless the die is alone. So a side is known by its highest die and whether it has a second one, and the tables
stay small.

Both sides play for the same number: a win counts 1 for the invader, a tie 1/2, a defeat 0. Where both choices are worth
the same, a side holds.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from mappamundi.games.history.board import BIT
from mappamundi.games.history.dice import (
    CERTAIN,
    FACES,
    Odds,
    Ways,
    best_against_best,
    odds_of,
    ways_of_highest,
    whole_percents,
)
from mappamundi.games.history.y2018.actions import BY_LAND, INVADE, SIEGE
from mappamundi.games.history.y2018.battle import DEFENDER, INVADER
from mappamundi.games.history.y2018.board import FORT, Board
from mappamundi.games.history.y2018.powers import Powers
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action


@cache
def battle_odds(
    attack_dice: int, defence_dice: int, difference: int, attack_rerolls: int = 0, defence_rerolls: int = 0
) -> Odds:
    """Z8.1–Z8.12: the odds before the roll. `difference` is the invader's bonus minus the defender's."""
    if not attack_rerolls and not defence_rerolls:
        return best_against_best(attack_dice, defence_dice, _clamp(difference))
    return _battle(attack_dice, defence_dice, _clamp(difference), attack_rerolls, defence_rerolls)


def reroll_odds(
    attack: Sequence[int],
    defence: Sequence[int],
    difference: int,
    attack_rerolls: int,
    defence_rerolls: int,
    side: int,
    holds: int,
    die: int | None,
) -> Odds:
    """Z8.8: what holding (`die` None) or rerolling that die brings to the side that is asked, on these dice.

    `side` is INVADER or DEFENDER, `holds` the number of holds in a row before this decision.
    """
    state = (len(attack) > 1, len(defence) > 1, _clamp(difference))
    rights = attack_rerolls + defence_rerolls
    high, low = max(attack), max(defence)
    if die is None:
        return odds_of(_ways(high, low, *state, attack_rerolls, defence_rerolls, 1 - side, holds + 1), FACES**rights)
    rest = [face for n, face in enumerate(attack if side == INVADER else defence) if n != die]
    ways = (0, 0, 0)
    for face in range(1, FACES + 1):
        best = max((*rest, face))
        if side == INVADER:
            after = _ways(best, low, *state, attack_rerolls - 1, defence_rerolls, DEFENDER, 0)
        else:
            after = _ways(high, best, *state, attack_rerolls, defence_rerolls - 1, INVADER, 0)
        ways = _add(ways, after)
    return odds_of(ways, FACES**rights)


@cache
def siege_odds(
    attack_dice: int,
    defence_dice: int,
    difference: int,
    attack_rerolls: int,
    defence_rerolls: int,
    catapult: int,
    pieces: int,
    track: tuple[int, ...],
) -> Odds:
    """Z9: taken, emptied or given up, if a siege is pressed with up to `pieces` more armies and tokens.

    `catapult` pieces lie there already; `track` is the bonus of 0, 1, 2, … of them (Z9.2, Z9.3), and `difference`
    that of the battle without it.
    """
    win = tie = 0.0
    going_on = 1.0
    for piece in range(1, pieces + 1):
        bonus = track[min(catapult + piece, len(track) - 1)]
        odds = battle_odds(attack_dice, defence_dice, difference + bonus, attack_rerolls, defence_rerolls)
        win += going_on * odds.win
        tie += going_on * odds.tie
        going_on *= odds.defeat
    return Odds(win, tie, going_on)


class Terms(NamedTuple):
    """What a battle for a land would be fought with; `difference` leaves the siege bonus out."""

    attack_dice: int
    defence_dice: int
    difference: int
    attack_rerolls: int
    defence_rerolls: int

    def siege_odds(self, catapult: int, pieces: int, track: tuple[int, ...]) -> Odds:
        """Of a siege pressed with up to so many more pieces."""
        return siege_odds(*self, catapult, pieces, track)

    def odds(self, bonus: int = 0, extra: int = 0) -> Odds:
        """Of one battle with this siege bonus and these extra dice."""
        return battle_odds(
            self.attack_dice + extra,
            self.defence_dice,
            self.difference + bonus,
            self.attack_rerolls,
            self.defence_rerolls,
        )


def invasion_odds(view: View, action: Action) -> Odds | None:
    """The odds of the battle that an `invade` or `siege` would start, from a view alone; None if it starts none."""
    if action.kind == INVADE:
        land, route, extra, auto = action.args
        if not is_defended(view, land):
            return None
        return CERTAIN if auto else invasion_terms(view, land, route).odds(extra=extra)
    if action.kind == SIEGE:
        _, extra, auto = action.args
        if auto:
            return CERTAIN
        track = view.board.siege_bonus
        return siege_terms(view).odds(track[min(view.catapult + 1, len(track) - 1)], extra)
    return None


def is_defended(view: View, land: int) -> bool:
    """Z7.8: whether another seat's army stands there, seen from the seat whose turn it is."""
    return view.owners[land] not in (NOBODY, view.seat)


def invasion_terms(view: View, land: int, route: int) -> Terms:
    """Z8.1–Z8.7: the first battle of an invasion by this route, or by land."""
    assert view.powers is not None
    naval = route != BY_LAND and view.board.route_naval[route]
    return terms(view.board, view.powers, land, naval, bool(view.pieces[land] & FORT), is_chained(view, land, route))


def is_chained(view: View, land: int, route: int) -> bool:
    """Z17.14: by land, from the land taken just before."""
    return view.chain >= 0 and route == BY_LAND and land in _neighbours(view, view.chain)


def plain_terms(board: Board, land: int, naval: bool, fort: bool) -> Terms:
    """Z8.1–Z8.6: what the land and the route alone make of a battle."""
    return Terms(
        board.attack_dice,
        board.fort_dice if fort else board.defence_dice,
        -board.terrain_bonus if board.rough[land] else 0,
        0,
        board.naval_rerolls if naval else 0,
    )


def terms(board: Board, powers: Powers, land: int, naval: bool, fort: bool, chained: bool = False) -> Terms:
    """Z8.1–Z8.7, Z17.1–Z17.6, Z17.14: what the land, the route and the cards make of a battle."""
    bonus = powers.attack_bonus + powers.area_bonus[board.area_of[land]]
    if naval:
        bonus += powers.fleet_bonus
    if chained:
        bonus += powers.chain_bonus
    if board.rough[land] and not powers.ignore_terrain:
        bonus -= board.terrain_bonus
    return Terms(
        board.attack_dice,
        board.fort_dice if fort and not powers.ignore_forts else board.defence_dice,
        bonus,
        powers.rerolls,
        board.naval_rerolls if naval and not powers.ignore_naval else 0,
    )


def siege_terms(view: View) -> Terms:
    """Z9.9: every battle of the siege under way, each with new rights."""
    assert view.powers is not None
    fort = bool(view.pieces[view.target] & FORT)
    plain = terms(view.board, view.powers, view.target, view.naval, fort)
    # The bonus seen holds the chain (Z17.29) and the catapult as it is.
    shown = view.attack_bonus - view.board.siege_bonus[view.catapult] - view.defence_bonus
    return plain._replace(difference=shown)


def _neighbours(view: View, land: int) -> list[int]:
    board = view.board
    return board.adjacent_linked[land] if view.links & BIT[board.area_of[land]] else board.adjacent[land]


def shares(odds: Odds) -> dict[str, list[float] | list[int]]:
    """The odds as they are told: exact to four places, and as whole percentages that add up to 100."""
    return {"odds": [round(share, 4) for share in odds], "percent": whole_percents(odds)}


def usual_odds(board: Board) -> dict[str, Any]:
    """For the rulebook: the battles one meets most, and a fort in the mountains besieged with 0, 1, 2, 3 pieces."""
    dice, one, two, rough = board.attack_dice, board.defence_dice, board.fort_dice, -board.terrain_bonus
    return {
        "battles": {
            "open": shares(battle_odds(dice, one, 0)),
            "rough": shares(battle_odds(dice, one, rough)),
            "fort": shares(battle_odds(dice, two, 0)),
            "fort_rough": shares(battle_odds(dice, two, rough)),
            "sea": shares(battle_odds(dice, one, 0, 0, board.naval_rerolls)),
        },
        "siege": [shares(battle_odds(dice, two, rough + bonus)) for bonus in board.siege_bonus],
    }


# --- counting ---------------------------------------------------------------------------------------------------


def _clamp(difference: int) -> int:
    """Beyond a full die a bonus changes nothing more."""
    return max(-FACES, min(FACES, difference))


def _add(one: Ways, other: Ways) -> Ways:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


@cache
def _battle(attack_dice: int, defence_dice: int, difference: int, attack_rerolls: int, defence_rerolls: int) -> Odds:
    win = tie = defeat = 0
    for high in range(1, FACES + 1):
        for low in range(1, FACES + 1):
            weight = ways_of_highest(high, attack_dice) * ways_of_highest(low, defence_dice)
            state = (attack_dice > 1, defence_dice > 1, difference, attack_rerolls, defence_rerolls)
            ways = _ways(high, low, *state, INVADER, 0)
            win += weight * ways[0]
            tie += weight * ways[1]
            defeat += weight * ways[2]
    total = FACES ** (attack_dice + defence_dice + attack_rerolls + defence_rerolls)
    return odds_of((win, tie, defeat), total)


@cache
def _ways(
    high: int,
    low: int,
    attack_spare: bool,
    defence_spare: bool,
    difference: int,
    attack_rerolls: int,
    defence_rerolls: int,
    side: int,
    holds: int,
) -> Ways:
    """Z8.8 backwards: ways to win, tie and lose out of 6 to the number of reroll rights left.

    `high` and `low` are the highest dice of invader and defender; a spare is a second die.
    """
    state = (attack_spare, defence_spare, difference)
    if holds == 2:
        unused: int = FACES ** (attack_rerolls + defence_rerolls)
        margin = high + difference - low
        return (unused if margin > 0 else 0, unused if margin == 0 else 0, unused if margin < 0 else 0)
    held = _ways(high, low, *state, attack_rerolls, defence_rerolls, 1 - side, holds + 1)
    rerolled = (0, 0, 0)
    if side == INVADER:
        if not attack_rerolls:
            return held
        for face in range(1, FACES + 1):
            best = max(high, face) if attack_spare else face
            rerolled = _add(rerolled, _ways(best, low, *state, attack_rerolls - 1, defence_rerolls, DEFENDER, 0))
        return rerolled if 2 * rerolled[0] + rerolled[1] > 2 * held[0] + held[1] else held
    if not defence_rerolls:
        return held
    for face in range(1, FACES + 1):
        best = max(low, face) if defence_spare else face
        rerolled = _add(rerolled, _ways(high, best, *state, attack_rerolls, defence_rerolls - 1, INVADER, 0))
    return rerolled if 2 * rerolled[0] + rerolled[1] < 2 * held[0] + held[1] else held
