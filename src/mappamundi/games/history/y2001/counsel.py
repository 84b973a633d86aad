"""What each action would bring: exact odds, points by part, losses, prospects. For people and for bots.

`expected` is what an action is worth on average, in points: what it brings by its odds, less a point for every army
that falls. `best` marks the one action that counsel values highest, where it can compare any.
"""

from collections.abc import Sequence
from typing import Final, cast

from mappamundi.games.history.board import members
from mappamundi.games.history.dice import Odds
from mappamundi.games.history.y2001 import actions as a
from mappamundi.games.history.y2001 import battle, effects, scoring, wire
from mappamundi.games.history.y2001 import state as s
from mappamundi.games.history.y2001.board import BY_SEA, CAPITAL, CITY, FORT, FROM_BARREN, TREACHERY
from mappamundi.games.history.y2001.cards import card_advice
from mappamundi.games.history.y2001.chronicle import DEGREES
from mappamundi.games.history.y2001.facts import Way, easiest, told_battle, told_way, ways
from mappamundi.games.history.y2001.odds import (
    SURE,
    WALLS,
    Attack,
    Defence,
    Fight,
    campaign,
    deadly,
    empire_attack,
    fight,
    fight_shares,
    plain_attack,
    round_odds,
    shares,
)
from mappamundi.games.history.y2001.prospect import prospect
from mappamundi.games.history.y2001.stakes import Advice, Stakes, Taking
from mappamundi.games.history.y2001.standing import ascent
from mappamundi.games.history.y2001.state import NOBODY, NONE
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action

# What an army is worth that falls: another land could have been taken with it.
ARMY: Final = 1.0
# Where one of these is the only action left it tells nothing and is done unasked.
IDLE: Final = frozenset(("end_events", "end_expansion"))
# Below this a value is nothing.
NOTHING: Final = 1e-6
# An action of these kinds is taken for what it brings, or not at all.
VENTURES: Final = frozenset((a.INVADE, a.PLAY_EVENT, a.ATTACK_FLEET))


def counsel(view: View, actions: Sequence[Action]) -> list[Advice]:
    """For each action what it would bring to the viewer; what is nothing is left out.

    An invasion need not be legal: it tells what a battle would be like, if one could get there. Of any other action
    something is said only to whoever may decide now. A viewer without a seat hears of invasions by whoever plays.
    """
    counsellor = Counsellor(view)
    found = [counsellor.advise(action) for action in actions]
    for n, action in enumerate(actions):
        if action.kind == a.END_EVENTS and (unused := counsellor.unused(actions)):
            found[n] = found[n] | {"unused": unused}
    best = _best(actions, found)
    if best is not None:
        found[best] = found[best] | {"best": True}
    return found


def _best(actions: Sequence[Action], found: Sequence[Advice]) -> int | None:
    """The action valued highest; None where there is nothing to compare, or nothing that brings anything."""
    rated = [
        (_rank(advice), -n)
        for n, (action, advice) in enumerate(zip(actions, found, strict=True))
        if _is_rated(action, advice)
    ]
    return -max(rated)[1] if rated and len(actions) > 1 else None


def _is_rated(action: Action, advice: Advice) -> bool:
    if action.kind in VENTURES:
        return advice.get("expected", 0.0) > NOTHING or (advice.get("expected") == 0.0 and "next" in advice)
    return "expected" in advice


def _rank(advice: Advice) -> tuple[float, float, float, float]:
    """By value, then by how near the next degree is, by what it costs others, by the odds."""
    further = advice.get("next")
    hope = further["points"] / further["lands"] if further else 0.0
    harm = -sum(loss["points"] for loss in advice.get("losses", ()))
    return advice["expected"], hope, harm, advice["odds"][0] if "odds" in advice else 1.0


class Counsellor:
    """Answers for one view; what several actions share is worked out once."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.seat: Final = view.seat if view.viewer is None else view.viewer
        # Out of its own turn a seat has no armies in play.
        self.mine: Final = self.seat == view.seat and self.seat != NOBODY
        # A5.8: cards help the active empire only, not minor empires and armies of cards.
        self.empire: Final = self.mine and view.decision not in (s.MINOR, s.CRUSADE, s.BARBARIANS)
        self.force: Final = view.force if self.empire else 0
        self.stakes: Final = Stakes(view)

    def advise(self, action: Action) -> Advice:
        view, kind = self.view, action.kind
        if kind == a.INVADE:
            return self._invade(action)
        if view.viewer is None or self.seat not in view.to_act:
            return {}
        match view.decision, kind:
            case (s.DRAFT, a.KEEP):
                return self._draft(self.seat)
            case (s.DRAFT, a.PASS_CARD):
                return self._draft(action.args[0])
            case (s.EVENTS, a.PLAY_EVENT) if action.code >= 0:
                return card_advice(self.view, self.stakes, self.seat, *action.args)
            case (s.PLAGUE, a.SPREAD_PLAGUE):
                return self._plague(action.args[0])
            case (s.NAVAL, a.ATTACK_FLEET):
                return self._at_sea(action.args[0])
            case (s.REALLOCATE, a.REALLOCATE):
                return self._reallocation(action.args[0])
            case (s.EXPAND | s.MINOR, a.BUILD_FORT):
                return self._fort(*action.args)
            case (s.EXPAND | s.MINOR, a.REINFORCE):
                return self._reinforced(action.args[0])
            case (s.NAVAL, a.BUY_ARMY):
                return self._bought_at_sea(action.args[0])
            case (s.EXPAND, a.BUY_ARMY):
                return {"price": self._coin(action.args[0])}
            case (s.EXPAND, a.MAN_FLEET):  # A16.3
                return _points([{"what": "fleet", "points": 1}])
            case (s.MONUMENTS_DUE, a.BUILD_MONUMENT):
                return _points([{"what": "monument", "points": self.board.monument_points}])
            case (_, a.END_EXPANSION):
                # What armies that are left could still bring is not counted.
                return {"idle": "always"} if view.pool else {"idle": "always", "expected": 0.0}
            case (_, a.END_EVENTS):
                return {"idle": "always", "expected": 0.0}
            case (_, a.END_NAVAL):
                return {"expected": 0.0}
        return {}

    def unused(self, actions: Sequence[Action]) -> list[str]:
        """A5.4, A5.7: the cards among these actions that no later epoch allows."""
        held = sorted({action.args[0] for action in actions if action.kind == a.PLAY_EVENT})
        later = self.view.epoch + 1
        return [self.board.event_ids[card] for card in held if not self.board.events[card].epochs >> later]

    # --- invasions ----------------------------------------------------------------------------------------------

    def _invade(self, action: Action) -> Advice:
        """A7.7–A7.10: entered, renewed or attacked, by the way named or the best one (A7.12)."""
        view, seat = self.view, self.seat
        land = action.args[0]
        owner, here = view.owners[land], view.pieces[land]
        if seat == NOBODY:
            return {}
        taking = self.stakes.taking(seat, land, self.empire)
        advice = _told(taking)
        if owner != seat and here & (CAPITAL | CITY):
            advice["pillages"] = "capital" if here & CAPITAL else "city"
        if owner == NOBODY:
            advice |= {"enters": "empty", "expected": float(taking.worth + taking.monument)}
            if self.mine and view.restricted:
                advice["restricted"] = True
            return advice | self.further(land)
        if owner == seat:  # A7.8: the army that stood there goes, so one is lost
            return advice | {"enters": "own", "expected": taking.worth + taking.monument - ARMY}
        advice |= {"enters": "enemy", "victim": owner}
        if self._is_betrayed(land):
            value = float(taking.worth + taking.monument)
            return advice | fight_shares(SURE) | {"certain": "treachery", "expected": value} | self.further(land)
        return advice | self._battle(action, taking) | self.further(land)

    def _battle(self, action: Action, taking: Taking) -> Advice:
        """A8: the whole battle by the way taken, by the others, and with all that could follow."""
        view = self.view
        land = action.args[0]
        found = self._ways(land)
        way = next((one for one in found if self._is_named(one, action)), found[0])
        attack, defence = self.attack(), self._defence(land, way.dice)
        fought = fight(attack, defence)
        taken, emptied = taking.worth + taking.monument, taking.tie
        expected = fought.taken * taken + fought.emptied * emptied - ARMY * (1 - fought.taken)
        advice: Advice = fight_shares(fought) | {"expected": round(expected, 2)}
        advice["battle"] = told_battle(view, attack, defence, way, self.force)
        others = [
            cast(
                wire.OtherWay,
                {
                    **told_way(view, other, self.force),
                    **fight_shares(fight(attack, self._defence(land, other.dice))),
                },
            )
            for other in found
            if other != way
        ]
        if others:
            advice["ways"] = others
        return advice | self._with_all(attack, defence)

    def fight(self, land: int) -> Fight:
        """The odds of a battle for the land, by the way that is taken; certain where it is betrayed (A14.36)."""
        if self._is_betrayed(land):
            return SURE
        return fight(self.attack(), self._defence(land, self._ways(land)[0].dice))

    def _is_betrayed(self, land: int) -> bool:
        return self.empire and self.view.betrayed == land and self.view.force >> TREACHERY & 1 != 0

    def attack(self) -> Attack:
        """What the armies in play fight with."""
        view = self.view
        if self.empire:
            return empire_attack(view.force, view.losses)
        return plain_attack(plus=1 if self.mine and view.decision == s.CRUSADE else 0)

    def _defence(self, land: int, dice: int) -> Defence:
        return Defence(dice, self.view.pieces[land] & WALLS, self.view.stacks[land])

    def _ways(self, land: int) -> list[Way]:
        view = self.view
        if self.mine and view.decision == s.BARBARIANS:  # A14.15
            return [Way(FROM_BARREN, NONE, battle.DEFENCE_DICE)]
        found = ways(view, land, self.force) if self.mine else []
        return found or [easiest(view, land, self.force)]

    @staticmethod
    def _is_named(way: Way, action: Action) -> bool:
        _, origin, by_sea = action.args
        return way.way == BY_SEA if by_sea else way.origin == origin >= 0

    def _with_all(self, attack: Attack, defence: Defence) -> Advice:
        """A7.11, A9.5: the chance if all armies are sent, and all that coins buy back; restricted ones only enter."""
        view = self.view
        if not self.mine or view.decision == s.BARBARIANS:
            return {}
        coins = view.coins if self.empire and (view.pool or view.lost) else 0
        armies = view.pool + coins
        if armies < 1:
            return {}
        enters = self.empire and view.restricted + view.allied_coins > 0
        chance = campaign(attack, defence, armies - 1, enters)
        told = (round(chance, 4), round(100 * chance))
        return {"with_all": {"armies": view.pool, "coins": coins, "chance": told[0], "percent": told[1]}}

    def further(self, land: int) -> Advice:
        """The next degree of the area that taking the land brings nearer, if the armies left can reach it."""
        board, view, seat = self.board, self.view, self.seat
        area, owner = board.area_of[land], view.owners[land]
        before = self.stakes.lands[area]
        after = list(before)
        after[seat] += 1
        if owner != NOBODY:
            after[owner] -= 1
        was, found = ascent(board, area, before, seat), ascent(board, area, after, seat)
        if not self.mine or was is None or found is None or found.lands >= view.pool:
            return {}
        if found.degree == was.degree and found.lands >= was.lands:
            return {}
        value = board.area_values[area][view.epoch]
        more = value * (board.multipliers[found.degree] - board.multipliers[scoring.degree(board, after, seat)])
        return {"next": {"degree": DEGREES[found.degree], "points": more, "lands": found.lands}} if more else {}

    # --- what else ----------------------------------------------------------------------------------------------

    def _draft(self, seat: int) -> Advice:
        """A3.3: the prospects of the card drawn, for oneself or for whoever would be passed it."""
        view = self.view
        if view.drawn < 0 or seat >= view.players:
            return {}
        return {"prospect": prospect(view, seat, self.board.empires[view.drawn])}

    def _plague(self, land: int) -> Advice:
        """A14.32: three dice for each army of the land."""
        view = self.view
        if view.owners[land] == NOBODY:
            return {}
        chance = deadly(effects.SPREADING_DICE, view.stacks[land])
        advice: Advice = {
            "disease": {
                "dice": effects.SPREADING_DICE,
                "chance": round(chance, 4),
                "percent": round(100 * chance),
            },
            "victim": view.owners[land],
        }
        return advice | self.stakes.expected_deaths(self.seat, [(land, chance)])

    def _at_sea(self, water: int) -> Advice:
        """A16.5: a single round; the fleet that is won scores (A16.3), and so did the one that is sunk."""
        view = self.view
        owner = view.fleet_owners[water]
        if owner in (NOBODY, self.seat):
            return {}
        fought = self._round_at_sea()
        odds = round_odds(*fought)
        fair = shares(odds)
        told = {"attack_dice": fought[0], "defence_dice": fought[1], "wins_ties": fought[3], "bonus": fought[2]}
        return {
            "victim": owner,
            "worth": 1,
            "gain": [{"what": "fleet", "points": 1}],
            "losses": [{"seat": owner, "points": -1}],
            "odds": fair["odds"],
            "percent": fair["percent"],
            "expected": _won_at_sea(odds),
            "battle": cast(wire.Battle, {name: value for name, value in told.items() if value}),
        }

    def _round_at_sea(self) -> battle.Terms:
        return battle.terms(self.view.force, self.view.losses, 0, 0)

    def _bought_at_sea(self, coin: int) -> Advice:
        """A9.7: the price; and where no other army is left for it, what one more attack is worth (A14.11, A16.8)."""
        told: Advice = {"price": self._coin(coin)}
        spare = self.view.pool > len(self.board.empires[self.view.empire].starts)
        if spare or coin == a.ALLIED_COIN:
            return told
        return told | {"expected": _won_at_sea(round_odds(*self._round_at_sea()))}

    def _reallocation(self, waters: int) -> Advice:
        """A6.6: the coins, and the lands that only these fleets lead to from the start lands."""
        view, board = self.view, self.board
        starts = board.empires[view.empire].starts

        def led_to(fleets: int) -> set[int]:
            found = 0
            for start in starts:
                found |= board.connected(board.coasts[start], fleets)
            return {land for water in members(found) for land in board.shores[water]}

        near = {land for start in starts for land in (start, *board.adjacent[start])}
        closed = sorted(led_to(view.fleets) - led_to(view.fleets & ~waters) - near)
        told: Advice = {"coins": len(members(waters))}
        return told | ({"closes": [board.land_ids[land] for land in closed]} if closed else {})

    # --- forts, coins -------------------------------------------------------------------------------------------

    def _fort(self, land: int, pay: int) -> Advice:
        """A8.10, A9.4: what is at stake there, an attack's chances without and with a fort, and the price."""
        if self.view.owners[land] != self.seat:
            return {}
        price = self._coin(a.ANY_COIN)
        if pay in (a.ARMY, a.ENGINEERING):
            price = {"army": 1} if pay == a.ARMY else {"fort": 1}
        here = self._defence(land, 0)
        return self._guarded(land, here, here._replace(here=here.here | FORT)) | {"price": price}

    def _coin(self, coin: int) -> wire.Price:
        """A14.10: an allied coin pays a fort first, and an army only if it is named or no other is left."""
        view = self.view
        if coin == a.ANY_COIN:
            return {"allied_coin": 1} if view.allied_coins else {"coin": 1}
        return {"allied_coin": 1} if coin == a.ALLIED_COIN else {"coin": 1}

    def _reinforced(self, land: int) -> Advice:
        """A15.4: what is at stake there, and an attack's chances against one army more."""
        if self.view.owners[land] != self.seat:
            return {}
        here = self._defence(land, 0)
        more = here._replace(armies=here.armies + 1)
        return self._guarded(land, here, more) | {"price": {"army": 1}}

    def _guarded(self, land: int, without: Defence, fort: Defence) -> Advice:
        """By the way that is easiest for whoever comes."""
        dice = easiest(self.view, land, 0).dice
        percent = [
            fight_shares(fight(plain_attack(), guarded._replace(dice=dice)))["percent"] for guarded in (without, fort)
        ]
        losses: list[wire.Loss] = [{"seat": self.seat, "points": self.stakes.if_lost(self.seat, land)}]
        return {"losses": losses, "guard": {"without": percent[0], "with": percent[1]}}


def _won_at_sea(odds: Odds) -> float:
    """A16.5: the fleet that is won scores a point (A16.3)."""
    return round(odds.win - ARMY * (1 - odds.win), 2)


def _points(gain: list[wire.Gain]) -> Advice:
    worth = sum(part["points"] for part in gain)
    return {"worth": worth, "gain": gain, "expected": float(worth)}


def _told(taking: Taking) -> Advice:
    """The points of a land by part; what is nothing is left out."""
    advice: Advice = {"worth": taking.worth}
    if taking.gain:
        advice["gain"] = taking.gain
    if taking.losses:
        advice["losses"] = taking.losses
    if taking.monument:
        advice["monument"] = taking.monument
    return advice
