"""What each action of an expansion is worth: lands for gold now and for tokens later, and what helps to take them."""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024 import battle
from mappamundi.games.history.y2024.board import ADD_PEOPLE, ARMY, FRONT, PLACE_CITY, PLACE_FLEET
from mappamundi.games.history.y2024.counsel import Advice, Counsellor, counsel
from mappamundi.games.history.y2024.odds import battle_odds, invasion_terms
from mappamundi.games.history.y2024.state import DECLARED, EXPAND, NOBODY
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action

# A land one holds may pay again, through a token or in the Endgame; more so if one's own token waits for its area.
LATER: Final = 0.4
TOKEN: Final = 0.9
# A frustrated invasion gives an Honor away; an Enemy who loses a land cannot count it any more.
GIVEN: Final = 0.8
TAKEN: Final = 0.3
# What lies beyond a land counts for less than the land itself.
BEYOND: Final = 0.3
# What a Leader kept to the end brings, and more: the next turn may need it.
LEADER: Final = 2.5
# Pieces that cost nothing are placed as soon as they can be.
FREE: Final = 20.0
# A fort is what one does with a people piece for which there is nothing better.
FORT: Final = 0.05


class Campaign:
    """One decision of an expansion; what its actions share is worked out once."""

    def __init__(self, view: View, legal: Sequence[Action]) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.seat: Final = view.viewer or 0
        self.advice: Final = counsel(view, legal)
        self._counsellor: Final = Counsellor(view)
        self._worth: dict[int, float] = {}
        wanted = {area for token in view.tokens for area in self.board.token_areas[token]}
        self._areas: Final = [TOKEN if area in wanted else LATER for area in range(self.board.areas)]
        invasions = [
            self._invasion(action.args[0], told)
            for action, told in zip(legal, self.advice, strict=True)
            if action.kind == a.INVADE
        ]
        self.best: Final = max(invasions, default=0.0)

    def value(self, action: Action, told: Advice) -> float:
        kind = action.kind
        if kind in (a.INVADE, a.CONQUER):
            return 1.0 + self._invasion(action.args[0], told) + (FREE if kind == a.CONQUER else 0)
        if kind == a.BUILD_FORT:
            return self._fort(action)
        if kind == a.SEND_FLEET:
            return 1.0 + self.best + self._opens(told)
        if kind == a.USE_LEADER:
            return self._leader(told)
        if kind == a.PLAY_HONOR:
            return self._honor(action, told)
        if kind == a.PLAY_EVENT:
            lands: Sequence[int] = action.args[1]
            return FREE + len(lands) + sum(float(self.board.difficult[land]) for land in lands)
        return 0.0

    def _land(self, land: int) -> float:
        """What a land is worth to hold: this turn's gold, and what it may bring later."""
        worth = self._worth.get(land)
        if worth is None:
            gold: float = sum(part["gold"] for part in self._counsellor.gain(land))
            worth = self._worth[land] = gold + self._areas[self.board.area_of[land]]
        return worth

    def _invasion(self, land: int, told: Advice) -> float:
        """The land at its odds, what lies beyond it, and what an Enemy gains or loses by it."""
        view = self.view
        if not told:
            return 0.0
        chance = told["odds"][0] if "odds" in told else 0.0 if told.get("certain") == "frustrated" else 1.0
        beyond = max(
            (self._land(near) for near in self.board.adjacent[land] if not view.pieces[near] & (ARMY | FRONT)),
            default=0.0,
        )
        value: float = chance * (self._land(land) + BEYOND * beyond * (view.pool > 1)) + told.get("plunder", 0)
        if view.owners[land] not in (NOBODY, self.seat):
            value += TAKEN * chance - GIVEN * (1 - chance)
            # The next army walks in where the first was frustrated.
            if view.pool > 1 and not view.variant.conquest:
                value += 0.4 * (1 - chance) * self._land(land)
        elif view.owners[land] == self.seat:
            value -= self._areas[self.board.area_of[land]]  # it is held already
        return value

    def _conquest(self) -> float:
        """R16.6, R16.8: the best land that an army more could conquer with the points that are left."""
        view, board = self.view, self.board
        near = {land for taken in view.conquered for land in board.adjacent[taken] if view.owners[land] == view.beaten}
        within = [land for land in near if battle.conquest_cost(board, view.pieces[land], land) <= view.points]
        return max((self._land(land) + TAKEN for land in within), default=0.0)

    def _opens(self, told: Advice) -> float:
        lands = [self.board.land_index[land] for land in told.get("opens", ())]
        gain = max((self._land(land) for land in lands), default=0.0) - self.best
        return gain if gain > 0 else -1.0 - self.best

    def _fort(self, action: Action) -> float:
        pay, (land,), _ = action.args
        if pay != a.PEOPLE:
            return FREE + float(self.board.values[self.view.pieces[land]])
        return FORT * (1 + float(self.board.values[self.view.pieces[land]])) + 0.5

    def _leader(self, told: Advice) -> float:
        """What three dice, or terrain and forts ignored, add to the invasions that the pool still pays for."""
        view = self.view
        enemies = [land for land in view.front if view.owners[land] not in (NOBODY, self.seat)]
        if view.variant.dice:
            gains = [
                self._land(land)
                * (
                    battle_odds(*invasion_terms(view, land, DECLARED)).win
                    - battle_odds(*invasion_terms(view, land)).win
                )
                for land in enemies
            ]
        else:
            gains = [self._land(self.board.land_index[land]) for land in told.get("fall", ())]
        gain = 1.5 * sum(sorted(gains, reverse=True)[: view.pool])
        return FREE if gain > LEADER else -1.0

    def _honor(self, action: Action, told: Advice) -> float:
        """For their effect only where that beats their coins."""
        view, kind = self.view, self.board.honors[action.args[0]]
        if view.decision != EXPAND:
            return -1.0
        if kind.effect == ADD_PEOPLE:
            best = self.best if view.pool else self._conquest()
            return FREE if best > 1.0 and view.front else -1.0
        if kind.effect == PLACE_CITY:
            return FREE + self.board.difficult[action.args[1][0]] if not action.args[2] else 0.0
        if kind.effect == PLACE_FLEET and view.pool:
            gain = self._opens(told)
            return FREE + gain if gain > kind.coins + 1.0 else -1.0
        return -1.0
