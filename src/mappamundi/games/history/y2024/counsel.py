"""What each action would bring: exact odds or the certain outcome, gold by part, its price. For people and for bots."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.dice import Odds
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024 import battle, building, scoring, wire
from mappamundi.games.history.y2024.board import (
    ARMY,
    BUILDING_NAMES,
    BUILDINGS_BONUS,
    CATASTROPHE,
    CITY,
    DEATH,
    FORT,
    FORTS,
    FRONT,
    LANDS_BONUS,
    LIBERATE,
    OCEAN_TRADE,
    PLACE_FLEET,
    REVOLT,
    SETTLE,
    TRADE,
    WALLS,
)
from mappamundi.games.history.y2024.chronicle import DEGREES
from mappamundi.games.history.y2024.odds import battle_odds, conquest_points, invasion_terms, shares
from mappamundi.games.history.y2024.prospect import prospect
from mappamundi.games.history.y2024.state import (
    AIM,
    CONCLUDE,
    DECLARED,
    DRAFT_TOKENS,
    EXPAND,
    IGNORE_DIFFICULT,
    IGNORE_FORT,
    LAST_HONORS,
    NOBODY,
    PICK_EMPIRE,
    REVENUE_DUE,
    UNUSED,
    buildings_in,
)
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action

Advice = wire.Advice

# Where one of these is the only action left it tells nothing and is done unasked: always, or only where nothing before
# it can be taken back, because nothing can after it. `shown`: unless a page of its own explains the phase it ends.
IDLE: Final = {"end_expansion": "always", "end_revenue": "shown", "end_turn": "closed"}


def counsel(view: View, actions: Sequence[Action]) -> list[Advice]:
    """For each action what it would bring to the viewer; what is nothing is left out.

    An invasion need not be legal: it tells what would happen, if one could get there. Of any other action nothing is
    said unless it is.
    """
    counsellor = Counsellor(view)
    return [counsellor.advise(action) for action in actions]


def worth(view: View, land: int) -> int:
    """What an army in this land would add to the revenue of the seat whose turn it is."""
    return sum(part["gold"] for part in Counsellor(view).gain(land))


class Counsellor:
    """Answers for one view; what several actions share is worked out once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.board = view.board
        self.seat = view.seat if view.viewer is None else view.viewer
        # Out of its own turn a seat has no armies standing.
        self.mine = self.seat == view.seat and self.seat != NOBODY
        self.lands = view.lands()
        self.standing = scoring.standing(view.board, view.armies if self.mine else [])
        # R5.4, R9.2: the Leader is still to be declared, and may be.
        self.leads = (
            self.mine and view.leader == UNUSED and bool(view.leaders & BIT[self.seat]) and view.decision == EXPAND
        )
        self.icons = sum(view.board.icon_of[land] == view.force.icon for land in view.armies) if self.mine else 0

        # R13.11, R13.12: a later Event that pays for areas, and what it pays so far.
        event = view.board.events[view.event] if self.mine and view.event >= 0 and not view.in_event else None
        self.trade = event if event and event.effect in (TRADE, OCEAN_TRADE) else None
        self.traded = scoring.event_gold(view.board, self.trade, view.armies) if self.trade else 0

    def advise(self, action: Action) -> Advice:
        view, kind = self.view, action.kind
        if self.seat == NOBODY:
            return {}
        if kind in (a.INVADE, a.CONQUER):
            return self._invasion(action.args[0], certain=kind == a.CONQUER)
        if kind == a.CHOOSE_TOKEN and view.decision == DRAFT_TOKENS and action.args[0] in view.pile:
            return {"gold": view.token_gold(self.seat, action.args[0])}
        if kind == a.CHOOSE_EMPIRE and view.decision == PICK_EMPIRE and action.args[0] in view.pile:
            return {"prospect": prospect(view, self.seat, action.args[0])}
        if kind == a.PLAY_TOKEN and view.decision == CONCLUDE and action.args[0] in view.tokens:
            # R12.6: after the last turn it pays only what it is worth by itself.
            paid = view.token_gold(self.seat, action.args[0])
            if view.epoch == self.board.epochs:
                return {"gold": paid, "later": self.board.token_gold}
            return {"gold": paid}
        if not self.mine and view.decision != LAST_HONORS:
            return {}
        if kind == a.PLAY_HONOR:
            return self._honor(action.args[0], action.args[1])
        if kind == a.PLAY_EVENT and view.decision == AIM and action.args[0] == view.event:
            return self._event(action.args[1])
        if kind == a.SEND_FLEET:
            return self._fleet((action.args[0],))
        if kind == a.BUILD_FORT and action.args[0] == a.PEOPLE:
            return {"price": {"people": 1}}
        if kind == a.BUILD_MONUMENT:
            return {"gold": self.board.monument_gold}
        if kind == a.USE_LEADER and view.decision == EXPAND:
            return self._leader(action.args[0])
        return {"idle": IDLE[action.do]} if action.do in IDLE else {}

    # --- invasions ----------------------------------------------------------------------------------------------

    def _invasion(self, land: int, certain: bool) -> Advice:
        """R7.13–R7.15, R8: what becomes of the land, at which odds, and what that is worth."""
        view, board = self.view, self.board
        owner, here = view.owners[land], view.pieces[land]
        if here & ARMY:
            return {}
        gain = self.gain(land)
        value = sum(part["gold"] for part in gain)
        advice: Advice = {"worth": value}
        if gain:
            advice["gain"] = gain
        if owner != NOBODY and (falls := _falls(here)):
            advice["falls"] = falls
        if (water := self._carrier(land)) is not None:
            advice["via"] = board.water_ids[water]
        if owner == NOBODY:
            return advice | {"enters": "free", "expected": value}
        if owner == self.seat:
            return advice | {"enters": "friendly", "expected": value}
        advice |= {"enters": "enemy", "victim": owner}
        plunder = board.values[here] if self.mine and view.force.barbarian else 0
        if plunder:
            advice["plunder"] = plunder
        if certain:
            cost = battle.conquest_cost(board, here, land)
            return advice | {"expected": value + plunder, "cost": cost, "certain": "success"}
        if not view.variant.dice:
            return advice | self._unfought(land, bool(here & FORT), value, plunder)
        terms = invasion_terms(view, land) if self.mine else invasion_terms(view, land, UNUSED)
        odds = battle_odds(*terms)
        # R8.8: plunder is taken either way; with option 3 only by a success (R16.2).
        taken = plunder * (odds.win if view.variant.conquest else 1.0)
        advice |= {"expected": round(odds.win * value + taken, 2), "odds": (told := _shares(odds))["odds"]}
        advice |= {"percent": told["percent"], "battle": _battle(terms)}
        if self.leads:
            advice["with_leader"] = _shares(battle_odds(*invasion_terms(view, land, DECLARED)))
        if view.variant.conquest:
            advice["points"] = round(conquest_points(*terms[:3]), 2)
        return advice

    def _unfought(self, land: int, fort: bool, value: int, plunder: int) -> Advice:
        """R8.4, R8.5: what stands in the way, and which Leader would help; against both none does."""
        board = self.board
        leader = self.view.leader if self.mine else UNUSED
        if not battle.stands_in_the_way(board, leader, land, fort):
            return {"certain": "success", "expected": value + plunder, "armies": 1}
        stops = ["difficult"] if board.difficult[land] and leader != IGNORE_DIFFICULT else []
        stops += ["fort"] if fort and leader != IGNORE_FORT else []
        # R8.14: the next army enters the emptied land.
        told: Advice = {"certain": "frustrated", "expected": plunder, "stops": stops, "armies": 2}
        if board.difficult[land] and fort:
            told["never"] = True
        elif self.leads:
            told["leader"] = stops[0]
        return told

    def _carrier(self, land: int) -> int | None:
        """R7.2: the water whose fleet alone brings the land within reach; none where an army stands beside it."""
        view, board = self.view, self.board
        if not self.mine or not view.fleets or any(land in board.adjacent[army] for army in view.armies):
            return None
        late = board.late(view.epoch)
        # R7.9, R11.12: an ocean has the shores of its seas, a sea only its own.
        return next((water for water in members(view.fleets) if land in board.shores[late][water]), None)

    def gain(self, land: int) -> list[wire.Gain]:
        """R10.1, R10.7, R10.8, R10.16: what an army there adds to this turn's revenue, by part."""
        view, board, seat = self.view, self.board, self.seat
        owner, here, area = view.owners[land], view.pieces[land], board.area_of[land]
        parts: list[wire.Gain] = []
        if view.areas & BIT[area]:
            before = list(self.lands[area])
            own = self.standing[area]
            was = scoring.degree(board, before, seat, own)
            after = list(before)
            if owner != seat:
                after[seat] += 1
                if owner != NOBODY:
                    after[owner] -= 1
            now = scoring.degree(board, after, seat, own + 1)
            if board.control[now] != board.control[was]:
                parts.append(
                    {
                        "what": "area",
                        "area": board.area_ids[area],
                        "before": DEGREES[was],
                        "after": DEGREES[now],
                        "gold": board.control[now] - board.control[was],
                    }
                )
        left = here if owner == NOBODY else building.reduced(here)
        if board.values[left]:
            parts.append({"what": "buildings", "gold": board.values[left]})
        if self.mine and not view.in_event and 0 <= view.force.icon == board.icon_of[land]:
            each = board.icons_per_monument
            if (self.icons + 1) // each > self.icons // each:
                parts.append({"what": "monument", "gold": board.monument_gold})
        if self.trade and (extra := scoring.event_gold(board, self.trade, [*view.armies, land]) - self.traded):
            parts.append({"what": "trade", "gold": extra})
        return parts

    # --- what else ----------------------------------------------------------------------------------------------

    def _fleet(self, waters: Sequence[int]) -> Advice:
        """R7.2: the lands that come within reach."""
        view, board = self.view, self.board
        shores = board.shores[board.late(view.epoch)]
        lands = sorted({land for water in waters for land in shores[water]})
        opened = [board.land_ids[land] for land in lands if not view.pieces[land] & (ARMY | FRONT)]
        return {"opens": opened} if opened else {}

    def _leader(self, ignoring: int) -> Advice:
        """R8.1, R8.5: the dice it brings, or the lands within reach that would fall."""
        view, board = self.view, self.board
        if view.variant.dice:
            return {"dice": board.leader_dice} if not ignoring else {}
        opened = [
            board.land_ids[land]
            for land in view.front
            if view.owners[land] not in (NOBODY, self.seat)
            and battle.stands_in_the_way(board, UNUSED, land, bool(view.pieces[land] & FORT))
            and not battle.stands_in_the_way(board, DECLARED + ignoring, land, bool(view.pieces[land] & FORT))
        ]
        return {"fall": opened} if ignoring else {}

    def _honor(self, honor: int, targets: Sequence[int]) -> Advice:
        """R11.5, R11.6: in phase C what it opens, later the gold it brings."""
        view, board = self.view, self.board
        kind = board.honors[honor]
        if view.decision == EXPAND:
            return self._fleet(targets) if kind.effect == PLACE_FLEET and targets else {}
        if view.decision not in (REVENUE_DUE, LAST_HONORS):
            return {}
        if kind.coins:
            return {"gold": kind.coins}
        if kind.effect == CATASTROPHE:
            return {"victim": view.owners[targets[0]]} if targets else {"gold": 0}
        upright = view.decision == REVENUE_DUE
        lands = [
            land
            for land in board.area_lands[targets[0]]
            if view.owners[land] == self.seat and (not upright or view.pieces[land] & ARMY)
        ]
        if kind.effect == BUILDINGS_BONUS:
            return {"gold": sum(board.values[view.pieces[land]] for land in lands)}
        assert kind.effect == LANDS_BONUS
        return {"gold": len(lands)}

    def _event(self, targets: Sequence[int]) -> Advice:
        """R13.4–R13.8: the revenue of the armies that it places, and the Honors of those who lose."""
        view, board, seat = self.view, self.board, self.seat
        effect = view.force.effect
        losers = [view.owners[land] for land in targets if view.owners[land] != NOBODY]
        told: Advice = {"honors": losers} if losers else {}
        if effect == DEATH:
            return told
        assert effect in (SETTLE, LIBERATE, REVOLT)
        owners, pieces = list(view.owners), list(view.pieces)
        for land in targets:
            owners[land] = seat
            if effect == REVOLT:
                pieces[land] = building.reduced(pieces[land])
            elif effect == SETTLE:
                pieces[land] |= CITY
        lands = scoring.counts(board, owners, view.players)
        rows = scoring.area_rows(board, view.areas, lands, scoring.standing(board, list(targets)), seat)
        gold = scoring.buildings(board, pieces, list(targets)) + sum(paid for _, _, paid in rows)
        return told | {"gold": gold}


def _falls(here: int) -> list[str]:
    """R8.10: the buildings that a reduction touches: a fort, and the greatest of the others."""
    falls = [kind for kind in buildings_in(here) if kind in (FORTS, WALLS)]
    falls += [kind for kind in buildings_in(here) if kind not in falls][:1]
    return [BUILDING_NAMES[kind] for kind in falls]


def _battle(terms: tuple[int, int, int, bool]) -> wire.Battle:
    attack, defence, modifier, wins_ties = terms
    told: wire.Battle = {"attack_dice": attack, "defence_dice": defence, "wins_ties": wins_ties}
    if modifier:
        told["modifier"] = modifier
    return told


@lru_cache(maxsize=256)
def _shares(odds: Odds) -> wire.Shares:
    return shares(odds)
