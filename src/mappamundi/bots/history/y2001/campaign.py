"""What each action of an expansion is worth: lands, what helps to take them, and what keeps them."""

from collections.abc import Sequence
from typing import Final

from mappamundi.bots.history.y2001.worth import Worth
from mappamundi.games.history.y2001 import actions as a
from mappamundi.games.history.y2001.board import ARMY, FRONT
from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action

# What lies beyond a land counts for less than the land itself, and so does a degree of control that comes nearer.
BEYOND: Final = 0.35
NEARER: Final = 0.4
# An army that falls could have taken another land; one thrown back still wears the defender down.
FALLEN: Final = 0.35
WORN: Final = 0.25
# What one does with an army or a coin for which there is nothing better.
FORT: Final = 0.12
# Coins are spent when the pool is: an army that is bought back must be worth so much.
BOUGHT: Final = 0.6
FREE: Final = 0.4
# A manned fleet scores now and in each epoch to come (A16.3).
FLEET: Final = 0.35


class Campaign:
    """One decision of an expansion; what its actions share is worked out once."""

    def __init__(self, view: View, legal: Sequence[Action]) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.worth: Final = Worth(view)
        self.seat: Final = self.worth.seat
        self._invasions: Final = {
            action.args[0]: self._invasion(action.args[0]) for action in legal if action.kind == a.INVADE
        }
        self.best: Final = max(self._invasions.values(), default=0.0)

    def value(self, action: Action) -> float:
        kind = action.kind
        if kind == a.INVADE:
            return 1.0 + self._invasions[action.args[0]]
        if kind == a.BUILD_FORT:
            return self._fort(*action.args)
        if kind == a.BUY_ARMY:
            return self._bought(action.args[0])
        if kind == a.REINFORCE:
            return 0.9 * self._guard(action.args[0]) if self.view.pool else -1.0
        if kind == a.MAN_FLEET:
            return 1.0 + self.board.city_points + FLEET * (self.board.epochs - self.view.epoch)
        return 1.0 if kind == a.END_EXPANSION and not self.view.pool else 0.9

    # --- lands --------------------------------------------------------------------------------------------------

    def _invasion(self, land: int) -> float:
        """The land at its odds, what lies beyond it, what it opens, less the army that may fall."""
        view, worth = self.view, self.worth
        if view.owners[land] == self.seat:  # A7.8: only a way on, or a resource
            return worth.land(land) + BEYOND * self._beyond(land) - FALLEN
        value = worth.land(land) + self._nearer(land)
        value += BEYOND * self._beyond(land) if view.pool > 1 else 0.0
        if not worth.is_enemy(land):
            return value
        odds = worth.battle(land)
        harm = sum(worth.harm(loss["seat"], loss["points"]) for loss in worth.taking(land).losses)
        # The next army walks in where both fell.
        again = 0.5 * value if view.pool > 1 else harm
        return (
            odds.taken * value
            + odds.emptied * again
            + odds.weakened * WORN * value * (view.pool > 1)
            - FALLEN * (1 - odds.taken)
        )

    def _beyond(self, land: int) -> float:
        """The best land that comes within reach."""
        view = self.view
        found = 0.0
        for near in self.board.adjacent[land]:
            if not view.pieces[near] & (ARMY | FRONT) and view.owners[near] != self.seat:
                value = self.worth.land(near)
                if self.worth.is_enemy(near):
                    value *= 0.5
                if value > found:
                    found = value
        return found

    def _nearer(self, land: int) -> float:
        """A higher degree of control that this land brings nearer."""
        further = self.worth.counsellor.further(land).get("next")
        return NEARER * further["points"] / further["lands"] if further else 0.0

    # --- forts and coins ----------------------------------------------------------------------------------------

    def _guard(self, land: int) -> float:
        """What a fort keeps: the points at stake in the land, and more where many can come."""
        view, board = self.view, self.board
        stake = -self.worth.stakes.if_lost(self.seat, land) + self.worth.later(land)
        enemies = sum(view.owners[near] not in (NOBODY, self.seat) for near in board.adjacent[land])
        return FORT * stake * (1.0 + 0.15 * enemies)

    def _fort(self, land: int, pay: int) -> float:
        """Free forts and coins once nothing better can be done with them; armies only where no land is worth one."""
        if pay == a.ARMY:
            return 1.0 + self._guard(land) if self.best < 0 else self._guard(land)
        if pay == a.ENGINEERING:
            return 1.0 + self._guard(land) if not self.view.pool else 0.0
        waiting = self.view.pool or self._may_buy()
        return 0.0 if waiting else 1.0 + self._guard(land)

    def _may_buy(self) -> bool:
        view = self.view
        if not view.lost:
            return False
        if view.coins and self._target(empty=False) > BOUGHT:
            return True
        return view.allied_coins > 0 and self._target(empty=True) > FREE

    def _bought(self, coin: int) -> float:
        """A9.5: back into the pool once that is empty; A14.11: for an allied coin only where a land is empty."""
        if self.view.pool:
            return 0.0
        if coin == a.ALLIED_COIN:
            return 2.5 if not self.view.restricted and self._target(empty=True) > FREE else 0.0
        return 2.0 if self._target(empty=False) > BOUGHT else 0.0

    def _target(self, empty: bool) -> float:
        """The best land that an army bought back could enter."""
        view = self.view
        lands = [land for land in view.front if not empty or view.owners[land] == NOBODY]
        return max([self._invasion(land) for land in lands], default=-1.0)
