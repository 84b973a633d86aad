"""What each action would bring: exact odds, points by part, losses, prospects. For people and for bots."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mappamundi.games.history.board import members
from mappamundi.games.history.dice import CERTAIN, Odds
from mappamundi.games.history.y2018 import facts, scoring
from mappamundi.games.history.y2018.actions import (
    BY_LAND,
    CHOOSE_EMPIRE,
    EMPIRES_PILE,
    GIVE,
    HOLD,
    INVADE,
    REROLL,
    SIEGE,
)
from mappamundi.games.history.y2018.battle import DEFENDER, INVADER
from mappamundi.games.history.y2018.board import FORT, STRUCTURES
from mappamundi.games.history.y2018.chronicle import DEGREES
from mappamundi.games.history.y2018.odds import (
    Terms,
    is_chained,
    plain_terms,
    reroll_odds,
    shares,
    siege_terms,
    terms,
)
from mappamundi.games.history.y2018.prospect import prospect
from mappamundi.games.history.y2018.state import NOBODY, PRESS_SIEGE, REROLL_DICE, reduced
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

Advice = dict[str, Any]


def counsel(view: View, actions: Sequence[Action]) -> list[Advice]:
    """For each action what it would bring to the viewer; what is nothing is left out.

    An invasion need not be legal: it tells what a battle would be like, if one could get there. Of any other action
    nothing is said unless it is.
    """
    counsellor = _Counsellor(view)
    return [counsellor.advise(action) for action in actions]


def naval_way(view: View, action: Action) -> bool:
    """Whether the invasion uses a fleet."""
    route = action.args[1]
    return bool(route != BY_LAND and view.board.route_naval[route])


def odds_after(view: View, die: int | None) -> Odds:
    """Z8.8: what rerolling a die, or holding (None), brings to the side that is asked."""
    return reroll_odds(
        view.attack,
        view.defence,
        view.attack_bonus - view.defence_bonus,
        view.attack_rerolls,
        view.defence_rerolls,
        INVADER if view.viewer == view.seat else DEFENDER,
        view.holds,
        die,
    )


def points_now(view: View, seat: int) -> int:
    """What the seat would score if its turn were scored at this moment."""
    regions, structures = view.projection(seat)
    return structures + sum(points for _, _, points in regions)


def worth(view: View, land: int, naval: bool = False) -> int:
    """What taking this land would add to the active seat's points now, for the taking and in the scoring."""
    return _Counsellor(view).taking(land, naval).worth


class _Taking(NamedTuple):
    """What taking a land changes: points to whoever takes it, by part, and if both fall; what its owner loses with it.

    Of a land of one's own the loss is what it would cost if somebody else took it.
    """

    gain: list[Advice]
    losses: list[Advice]
    worth: int
    tie: int


class _Battle(NamedTuple):
    """What an invasion or a siege is fought with, and if it is lost, how it ends when all pieces left are spent."""

    terms: Terms
    bonus: int
    pieces: int
    rest: Odds
    told: Advice


class _Counsellor:
    """Answers for one view; what several actions share is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = view.board
        self.seat = view.seat if view.viewer is None else view.viewer
        # Out of its own turn a seat has no card in play.
        self.powers = view.powers if self.seat == view.seat else None
        cards = facts.cards_in_force(view.board, view.empire, view.kingdom, members(view.played))
        self.cards = cards if self.powers is not None else []
        self.armies = view.armies()
        self._takings: dict[tuple[int, bool], _Taking] = {}
        self._battles: dict[tuple[int, bool, bool], _Battle] = {}

    def advise(self, action: Action) -> Advice:
        view, kind = self.view, action.kind
        if kind == INVADE and self.seat != NOBODY:
            land, route, extra, auto = action.args
            naval = naval_way(view, action)
            taking = self.taking(land, naval)
            if view.owners[land] in (NOBODY, self.seat):
                return _points(taking, CERTAIN)
            battle = self._invasion(land, naval, is_chained(view, land, route))
            return _fought(taking, battle, extra, auto)
        if kind == SIEGE and view.decision == PRESS_SIEGE:
            _, extra, auto = action.args
            return _fought(self.taking(view.target, view.naval), self._siege(), extra, auto)
        if kind in (REROLL, HOLD) and view.decision == REROLL_DICE and self.seat in view.to_act:
            return dict(_shares(odds_after(view, action.args[0] if kind == REROLL else None)))
        if view.seen_pile != EMPIRES_PILE:
            return {}
        if kind == CHOOSE_EMPIRE and action.args[0] in view.seen:
            return {"prospect": prospect(view, self.seat, action.args[0])}
        if kind == GIVE and action.args[0] < view.players:
            return {"prospect": prospect(view, action.args[0], view.seen[0])}
        return {}

    # --- battles ------------------------------------------------------------------------------------------------

    def _invasion(self, land: int, naval: bool, chained: bool) -> _Battle:
        """Z8.1–Z8.7: the first battle; Z9: one army is in it, the others of the card may press a siege."""
        key = (land, naval, chained)
        if key not in self._battles:
            view, board, powers = self.view, self.board, self.powers
            fort = bool(view.pieces[land] & FORT)
            if powers is None:
                fought, pieces = plain_terms(board, land, naval, fort), 0
            else:
                fought = terms(board, powers, land, naval, fort, chained)
                pieces = max(0, view.pool - 1 + view.tokens)
            rest = fought.siege_odds(0, pieces, board.siege_bonus)
            told = self._told(fought, land, naval, chained, 0)
            self._battles[key] = _Battle(fought, 0, pieces, rest, told)
        return self._battles[key]

    def _siege(self) -> _Battle:
        """Z9.1–Z9.3: the next battle of the siege under way; one piece goes to the catapult for it."""
        view = self.view
        key = (view.target, view.naval, view.chained)
        if key not in self._battles:
            track = self.board.siege_bonus
            fought = siege_terms(view)
            bonus = track[min(view.catapult + 1, len(track) - 1)]
            pieces = view.pool + view.tokens - 1
            rest = fought.siege_odds(view.catapult + 1, pieces, track)
            self._battles[key] = _Battle(fought, bonus, pieces, rest, self._told(fought, *key, bonus))
        return self._battles[key]

    def _told(self, fought: Terms, land: int, naval: bool, chained: bool, siege: int) -> Advice:
        """Dice, rerolls and bonuses of each side, named as in the battle of a view, where they are any."""
        fort = bool(self.view.pieces[land] & FORT)
        attack = facts.attack_parts(self.board, self.cards, land, naval, chained, siege)
        defence = facts.defence_parts(self.board, self.powers, land, fort, naval)
        told = {
            "naval": naval,
            "attack_dice": fought.attack_dice,
            "defence_dice": fought.defence_dice,
            "attack_rerolls": fought.attack_rerolls,
            "defence_rerolls": fought.defence_rerolls,
            "attack_parts": facts.told(attack),
            "defence_parts": facts.told(defence),
        }
        return {name: value for name, value in told.items() if value}

    # --- points -------------------------------------------------------------------------------------------------

    def taking(self, land: int, naval: bool) -> _Taking:
        """Z10, Z13, Z17.10: by land or by fleet; after a battle if another seat's army stands there."""
        key = (land, naval)
        if key not in self._takings:
            self._takings[key] = self._taking(land, naval)
        return self._takings[key]

    def _taking(self, land: int, naval: bool) -> _Taking:
        board, view, powers, seat = self.board, self.view, self.powers, self.seat
        owner, here = view.owners[land], view.pieces[land]
        gain: list[Advice] = []
        losses: list[Advice] = []
        tie = 0
        if powers is not None and naval and powers.fleet_points and view.effect_used < powers.fleet_limit:
            gain.append({"what": "fleet", "points": powers.fleet_points})
        region = board.region_of[land]
        values = (0, *board.values[view.epoch][region])
        before = self.armies[region]
        was = scoring.degree(board, before, seat)
        after = list(before)
        if owner == seat:
            after[seat] -= 1
            left = values[scoring.degree(board, [*after, 1], seat)]  # whoever takes it has an army there then
            losses.append({"seat": seat, "points": left - values[was] - scoring.land_points(board, here)})
            return _Taking(gain, losses, sum(part["points"] for part in gain), tie)
        if owner != NOBODY:
            after[owner] -= 1
            tie = values[scoring.degree(board, after, seat)] - values[was]
        after[seat] += 1
        if owner != NOBODY:
            kept = values[scoring.degree(board, after, owner)] - values[scoring.degree(board, before, owner)]
            losses.append({"seat": owner, "points": kept - scoring.land_points(board, here)})
            if powers is not None and powers.battle_points:
                gain.append({"what": "battle", "points": powers.battle_points})
            if here & STRUCTURES:
                pillage = board.marauder_points if powers is not None and powers.marauder else 0
                tie += pillage
                if powers is None or not powers.keep_structures:
                    here = reduced(here)
                    if pillage:
                        gain.append({"what": "marauder", "points": pillage})
        reached = scoring.degree(board, after, seat)
        if values[reached] != values[was]:
            row = {"what": "region", "region": board.region_ids[region], "before": DEGREES[was]}
            gain.append(row | {"after": DEGREES[reached], "points": values[reached] - values[was]})
        if here & STRUCTURES:
            gain.append({"what": "structures", "points": scoring.land_points(board, here)})
        return _Taking(gain, losses, sum(part["points"] for part in gain), tie)


def _fought(taking: _Taking, battle: _Battle, extra: int, auto: bool) -> Advice:
    """What a battle brings: won at once (Z17.5), or with its odds, and to the end of the siege that may follow."""
    if auto:
        return _shares(CERTAIN) | _points(taking, CERTAIN)
    first, rest = battle.terms.odds(battle.bonus, extra), battle.rest
    told = battle.told | {"attack_dice": battle.terms.attack_dice + extra} if extra else battle.told
    advice = _shares(first) | _points(taking, first) | {"battle": told}
    if battle.pieces > 0:
        win, tie = first.win + first.defeat * rest.win, first.tie + first.defeat * rest.tie
        advice["siege"] = {"pieces": battle.pieces} | _shares(Odds(win, tie, first.defeat * rest.defeat))
    return advice


def _points(taking: _Taking, odds: Odds) -> Advice:
    expected = round(odds.win * taking.worth + odds.tie * taking.tie, 2)
    advice: Advice = {"worth": taking.worth, "expected": expected}
    if taking.gain:
        advice["gain"] = taking.gain
    if taking.losses:
        advice["losses"] = taking.losses
    return advice


@lru_cache(maxsize=4096)
def _shares(odds: Odds) -> Advice:
    return shares(odds)
