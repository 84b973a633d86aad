"""What each action would bring: exact odds, points by part, losses, prospects. For people and for bots.

`expected` is what an action is worth on average, in points (see `expectation`). `best` marks the one action that
counsel values highest, where it can compare any.
"""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.history.board import members
from mappamundi.games.history.dice import Odds
from mappamundi.games.history.y2018 import actions as a
from mappamundi.games.history.y2018 import facts, scoring
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.battle import DEFENDER, INVADER
from mappamundi.games.history.y2018.board import CITY, FORT, MONUMENT, Card
from mappamundi.games.history.y2018.chronicle import DEGREES
from mappamundi.games.history.y2018.events import HELP_INVASIONS
from mappamundi.games.history.y2018.expectation import ARMY, Battle, fought, points, told_shares
from mappamundi.games.history.y2018.odds import Terms, is_chained, plain_terms, reroll_odds, siege_terms, terms
from mappamundi.games.history.y2018.prospect import prospect
from mappamundi.games.history.y2018.stakes import Advice, Stakes, Taking
from mappamundi.games.history.y2018.standing import ascent
from mappamundi.games.history.y2018.state import NOBODY, reduced
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

# What an event is worth that is kept for another turn; after the last turn there is none.
KEPT: Final = 2.0
# Where one of these is the only action left it tells nothing and is done unasked: always, or only where nothing before
# it can be taken back, because nothing can after it.
IDLE: Final = {"end_invasion": "always", "end_kingdom": "always", "end_turn": "closed"}
# Below this a value is nothing.
NOTHING: Final = 1e-6
# An action of these kinds is taken for what it brings, or not at all.
VENTURES: Final = frozenset((a.INVADE, a.PLAY_EVENT, a.PLAY_KINGDOM, a.USE_EFFECT))


def counsel(view: View, actions: Sequence[Action]) -> list[Advice]:
    """For each action what it would bring to the viewer; what is nothing is left out.

    An invasion need not be legal: it tells what a battle would be like, if one could get there. Of any other action
    something is said only to whoever may decide now. A viewer without a seat hears of invasions by whoever plays.
    """
    counsellor = Counsellor(view)
    found = [counsellor.advise(action) for action in actions]
    cards = counsellor.playable(actions)
    for n, action in enumerate(actions):
        if unused := counsellor.unused(action, cards):
            found[n] = found[n] | {"unused": unused}
    best = _best(actions, found)
    if best is not None:
        found[best] = found[best] | {"best": True}
    return found


def _best(actions: Sequence[Action], found: Sequence[Advice]) -> int | None:
    """The action valued highest; None where there is nothing to compare, or nothing that brings anything."""
    rated = [
        (_rank(advice), action.kind == a.HOLD, -n)
        for n, (action, advice) in enumerate(zip(actions, found, strict=True))
        if _is_rated(action, advice)
    ]
    return -max(rated)[2] if rated and len(actions) > 1 else None


def _is_rated(action: Action, advice: Advice) -> bool:
    if action.kind in VENTURES:
        return advice.get("expected", 0.0) > NOTHING or (advice.get("expected") == 0.0 and "next" in advice)
    return "expected" in advice or "chance" in advice


def _rank(advice: Advice) -> tuple[float, float, float, float]:
    """By value, then by how near the next degree is, by what it costs others, by the odds."""
    value = advice.get("expected", advice.get("chance"))
    assert value is not None
    further = advice.get("next")
    hope = further["points"] / further["lands"] if further else 0.0
    harm = -sum(loss["points"] for loss in advice.get("losses", ()))
    return value, hope, harm, advice["odds"][0] if "odds" in advice else 1.0


def naval_way(view: View, action: Action) -> bool:
    """Whether the invasion uses a fleet."""
    route = action.args[1]
    return bool(route != a.BY_LAND and view.board.route_naval[route])


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
    areas, buildings = view.projection(seat)
    return buildings + sum(points for _, _, points in areas)


class Counsellor:
    """Answers for one view; what several actions share is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = view.board
        self.seat = view.seat if view.viewer is None else view.viewer
        # Out of its own turn a seat has no card in play.
        self.powers = view.powers if self.seat == view.seat else None
        cards = facts.cards_in_force(view.board, view.empire, view.kingdom, members(view.played))
        self.cards = cards if self.powers is not None else []
        self.stakes = Stakes(view)
        self._takings: dict[tuple[int, bool], Taking] = {}
        self._battles: dict[tuple[int, bool, bool], Battle] = {}
        self._degrees: dict[tuple[int, int], Advice] = {}

    def advise(self, action: Action) -> Advice:
        view = self.view
        if action.kind == a.INVADE:
            return self._invade(action)
        if view.viewer is None or self.seat not in view.to_act:
            return {}
        match view.decision, action.kind:
            case (s.PRESS_SIEGE, a.SIEGE):
                return self._press(action)
            case (s.PRESS_SIEGE, a.RETREAT):  # Z9.6: the invading army is lost
                return {"expected": -ARMY}
            case (s.REROLL_DICE, a.REROLL | a.HOLD):
                return self._throw(action)
            case (s.REDUCE_LAND, a.REDUCE | a.SPARE):
                return self._wreck(action)
            case (s.SHIFT_SCORE, a.SHIFT):
                return self._shift(action)
            case (s.SUFFER_PLAGUE, a.LOSE_ARMY):
                return self._changed(action.args[0], NOBODY, view.pieces[action.args[0]])
            case (s.CHOOSE_CARDS | s.GIVE_CARD, a.CHOOSE_EMPIRE | a.GIVE):
                return self._select(action)
            case (s.BEGIN_TURN, a.PLAY_KINGDOM):
                return self._kingdom(action)
            case (_, a.PLAY_EVENT) if action.code >= 0:
                return self._event(action)
            case (_, a.USE_EFFECT) if self.powers is not None:
                return self._effect(action)
            case (_, a.FORTIFY):
                return self._guarded(action.args)
            case (_, a.MONUMENT):
                return self._changed(action.args[0], self.seat, view.pieces[action.args[0]] | MONUMENT)
            case (_, a.ESTABLISH):
                return {"expected": 0.0}
            case (_, a.END_TURN | a.END_KINGDOM | a.END_INVASION):
                idle = {"idle": IDLE[action.do]}
                # What is left of an invasion with armies is not counted.
                return idle if action.kind == a.END_INVASION and view.pool else {"expected": 0.0} | idle
        return {}

    def playable(self, actions: Sequence[Action]) -> list[tuple[Card, int]]:
        """The cards among these actions, and what they are played as."""
        held = {action.args[0]: action.kind for action in actions if action.kind in (a.PLAY_EVENT, a.PLAY_KINGDOM)}
        return [(self.board.events[n], kind) for n, kind in sorted(held.items())]

    def unused(self, action: Action, cards: Sequence[tuple[Card, int]]) -> list[str]:
        """Those of the cards that can never be played once this action ends a phase or the turn."""
        if action.kind == a.ESTABLISH:  # Z5.2, Z5.8
            return [card.id for card, kind in cards if kind == a.PLAY_KINGDOM]
        if action.kind == a.END_INVASION and self._is_last_turn():  # Z15.10
            return [card.id for card, _ in cards if card.effect.id in HELP_INVASIONS]
        if action.kind == a.END_TURN and self._is_last_turn():
            return [card.id for card, _ in cards]
        return []

    def _is_last_turn(self) -> bool:
        """Z2.5: every seat has one turn in each epoch."""
        return self.view.epoch == self.board.epochs

    # --- battles ------------------------------------------------------------------------------------------------

    def _invade(self, action: Action) -> Advice:
        view = self.view
        land, route, extra, auto = action.args
        naval = naval_way(view, action)
        taking, owner = self._taking(land, naval), view.owners[land]
        if owner == NOBODY and self.seat == NOBODY:
            return {}
        if owner == NOBODY:
            return points(taking) | {"expected": float(taking.worth + taking.monument)} | self._further(land, owner)
        if owner == self.seat:  # Z7.7: the army that stood there goes back to the supply, so one is lost
            return points(taking) | {"expected": taking.worth - ARMY}
        battle = self._invasion(land, naval, is_chained(view, land, route))
        if self.seat == NOBODY:
            return {"losses": taking.losses, "battle": battle.told}
        return fought(taking, battle, self.board.siege_bonus, extra, auto) | self._further(land, owner)

    def _press(self, action: Action) -> Advice:
        """Z9.1–Z9.3: one more army or token to the catapult, and another battle."""
        view, track = self.view, self.board.siege_bonus
        force, extra, auto = action.args
        token = force == a.TOKEN or (force == a.UNNAMED and view.tokens > 0)
        catapult = view.catapult + 1
        bonus = track[min(catapult, len(track) - 1)]
        battle_terms = siege_terms(view)
        told = self._told(battle_terms, view.target, view.naval, view.chained, bonus)
        battle = Battle(battle_terms, catapult, max(0, view.pool - (not token)), max(0, view.tokens - token), told)
        advice = fought(self._taking(view.target, view.naval), battle, track, extra, auto)
        advice["expected"] = round(advice["expected"] - (0.0 if token else ARMY), 2)
        return advice | {"bonus": bonus} | self._again(catapult, battle.armies + battle.tokens)

    def _throw(self, action: Action) -> Advice:
        """Z8.8: both sides play for wins and half of the ties; `chance` is the share of whoever is asked."""
        view = self.view
        odds = odds_after(view, action.args[0] if action.kind == a.REROLL else None)
        share = odds.win + odds.tie / 2
        worth = self.stakes.taking(view.seat, view.powers, view.target, view.naval).worth
        advice = {"worth": worth, "chance": round(share if self.seat == view.seat else 1 - share, 4)}
        return told_shares(odds) | advice | self._again(view.catapult, view.pool + view.tokens)

    def _again(self, catapult: int, pieces: int) -> Advice:
        """Z9.2, Z9.3: the bonus of the siege that may follow a defeat, if anything is left to press it with."""
        track = self.board.siege_bonus
        return {"again": track[min(catapult + 1, len(track) - 1)]} if pieces > 0 else {}

    def _invasion(self, land: int, naval: bool, chained: bool) -> Battle:
        """Z8.1–Z8.7: the first battle; Z9: one army is in it, the others of the card may press a siege."""
        key = (land, naval, chained)
        if key not in self._battles:
            view, board, powers = self.view, self.board, self.powers
            fort = bool(view.pieces[land] & FORT)
            if powers is None:
                battle_terms, armies, tokens = plain_terms(board, land, naval, fort), 0, 0
            else:
                battle_terms = terms(board, powers, land, naval, fort, chained)
                armies, tokens = max(0, view.pool - 1), view.tokens
            told = self._told(battle_terms, land, naval, chained, 0)
            self._battles[key] = Battle(battle_terms, 0, armies, tokens, told)
        return self._battles[key]

    def _told(self, battle: Terms, land: int, naval: bool, chained: bool, siege: int) -> Advice:
        """Dice, rerolls and bonuses of each side, named as in the battle of a view, where they are any."""
        fort = bool(self.view.pieces[land] & FORT)
        attack = facts.attack_parts(self.board, self.cards, land, naval, chained, siege)
        defence = facts.defence_parts(self.board, self.powers, land, fort, naval)
        told = {
            "naval": naval,
            "attack_dice": battle.attack_dice,
            "defence_dice": battle.defence_dice,
            "attack_rerolls": battle.attack_rerolls,
            "defence_rerolls": battle.defence_rerolls,
            "attack_parts": facts.parts_to_json(attack),
            "defence_parts": facts.parts_to_json(defence),
            "cancelled": facts.cancelled_parts(self.board, self.cards, land, fort, naval),
        }
        return {name: value for name, value in told.items() if value}

    # --- lands --------------------------------------------------------------------------------------------------

    def _taking(self, land: int, naval: bool) -> Taking:
        key = (land, naval)
        if key not in self._takings:
            self._takings[key] = self.stakes.taking(self.seat, self.powers, land, naval)
        return self._takings[key]

    def _further(self, land: int, owner: int) -> Advice:
        """The next degree of the area that taking the land brings nearer: the same for all lands of one owner."""
        key = (self.board.area_of[land], owner)
        if key not in self._degrees:
            self._degrees[key] = self._next_degree(*key)
        return self._degrees[key]

    def _next_degree(self, area: int, owner: int) -> Advice:
        """What one land more brings nearer there, if the armies left can reach it."""
        board, view, seat = self.board, self.view, self.seat
        before = self.stakes.armies[area]
        after = list(before)
        after[seat] += 1
        if owner != NOBODY:
            after[owner] -= 1
        was, found = ascent(board, area, before, seat), ascent(board, area, after, seat)
        if self.powers is None or was is None or found is None or found.lands >= view.pool:
            return {}
        if found.degree == was.degree and found.lands >= was.lands:
            return {}
        values = (0, *board.values[view.epoch][area])
        more = values[found.degree] - values[scoring.degree(board, after, seat)]
        return {"next": {"degree": DEGREES[found.degree], "points": more, "lands": found.lands}} if more else {}

    def _changed(self, land: int, owner: int, here: int) -> Advice:
        """A land with another army or other pieces in it."""
        told = self.stakes.swing(self.seat, {land: (owner, here)})
        return told | {"expected": float(told["worth"])}

    def _guarded(self, lands: Sequence[int]) -> Advice:
        """Z8.2: what is at stake in lands that get a fort, and an attack's chances without and with it in the first."""
        if any(self.view.owners[land] != self.seat for land in lands):
            return {}
        lost = sum(self.stakes.taking(self.seat, None, land, naval=False).losses[0]["points"] for land in lands)
        without, fort = (plain_terms(self.board, lands[0], False, guarded).odds() for guarded in (False, True))
        guard = {"without": told_shares(without)["percent"], "with": told_shares(fort)["percent"]}
        return {"losses": [{"seat": self.seat, "points": lost}], "guard": guard}

    def _wreck(self, action: Action) -> Advice:
        """Z17.13: the building spared, or reduced for a marauder's point."""
        view = self.view
        assert view.powers is not None
        reduce = action.kind == a.REDUCE
        here = view.pieces[view.target]
        advice = self._changed(view.target, self.seat, reduced(here) if reduce else here)
        pillage = self.board.marauder_points if reduce and view.powers.marauder else 0
        return {"worth": advice["worth"] + pillage, "expected": advice["expected"] + pillage}

    # --- cards --------------------------------------------------------------------------------------------------

    def _event(self, action: Action) -> Advice:
        """Z15.9: what a card does at once; of one that only helps later battles, nothing."""
        event, targets = action.args
        effect = self.board.events[event].effect
        if effect.id == "free_forts":
            return self._guarded(targets)
        if effect.id in ("region_link", "add_fleets", "add_caravans"):
            return {"opens": [self.board.land_ids[land] for land in self.stakes.opened(effect, targets)]}
        told = self.stakes.event(self.seat, effect, targets)
        if told is None:
            return {}
        return told | {"expected": told["worth"] - (0.0 if self._is_last_turn() else KEPT)}

    def _kingdom(self, action: Action) -> Advice:
        """Z5.8: a kingdom that is not played in its epoch is lost, so whatever it brings is a gain."""
        low, high = prospect(self.view, self.seat, self.board.events[action.args[0]])
        now = points_now(self.view, self.seat)
        return {"prospect": [low - now, high - now], "expected": float(low - now)}

    def _effect(self, action: Action) -> Advice:
        """Z17.12, Z17.16: the empire's own effect on one land."""
        assert self.powers is not None
        land, effect = action.args[0], self.powers.effect.id
        if effect in ("diplomacy", "found_city"):
            return self._changed(land, self.seat, self.view.pieces[land] | (CITY if effect == "found_city" else 0))
        advice = self._guarded((land,))
        # A free fort costs nothing, but it is best placed when all armies stand.
        if not advice or self.view.pool or self._is_last_turn():
            return advice
        spared = (advice["guard"]["without"][0] - advice["guard"]["with"][0]) / 100
        return advice | {"expected": round(-advice["losses"][0]["points"] * spared, 2)}

    def _select(self, action: Action) -> Advice:
        """Z3: the prospects of an empire, for oneself or for whoever is given it."""
        view, empires = self.view, self.board.empires
        if view.seen_pile != a.EMPIRES_PILE:
            return {}
        if action.kind == a.CHOOSE_EMPIRE and action.args[0] in view.seen:
            return {"prospect": prospect(view, self.seat, empires[action.args[0]])}
        if action.kind == a.GIVE and action.args[0] < view.players:
            return {"prospect": prospect(view, action.args[0], empires[view.seen[0]])}
        return {}

    def _shift(self, action: Action) -> Advice:
        """Z14.3: on to the first free score."""
        scores, by = self.view.scores, action.args[0]
        score = scores[self.seat] + by
        while score in scores:
            score += by
        return {"score": score, "expected": float(score - scores[self.seat])}
