"""When an event card is worth playing: what it brings now, against what it might bring in a later epoch."""

from collections.abc import Sequence
from typing import Final

from mappamundi.bots.history.y2001.worth import Worth
from mappamundi.games.history.board import members
from mappamundi.games.history.y2001 import board as b
from mappamundi.games.history.y2001.cards import card_advice
from mappamundi.games.history.y2001.odds import Defence, fight, plain_attack
from mappamundi.games.history.y2001.stakes import Advice
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action

# What a card brings to each army of the empire that it helps, if all of them must fight.
PER_ARMY: Final = {
    b.LEADER: 0.5,
    b.WEAPONRY: 0.5,
    b.JIHAD: 0.4,
    b.ELITE_TROOPS: 0.22,
    b.SIEGECRAFT: 0.22,
    b.EXPERT_FORESTS: 0.14,
    b.EXPERT_MOUNTAINS: 0.18,
    b.EXPERT_STRAITS: 0.12,
}
# A coin buys back what battles cost: the more armies, the more of them. An allied one is good for less.
COIN: Final = 0.18
ALLIED: Final = 0.6
FREE_FORT: Final = 0.5
# Fleets: each that lies in a sea opens its shores.
FLEET: Final = 0.25
# Armies of a card stay, and score again.
SETTLED: Final = 0.6
CRUSADE: Final = 3.0
TREACHERY: Final = 0.7
# Two cards a turn are more than the hand lasts for, and most cards bring more in a fuller world: a card must bring so
# much to be played now, less the fewer turns are left for the others.
LEAST: Final = 2.4
# A land so many steps from the start is within the empire's reach, and so many further ones make its world.
NEAR: Final = 2
FAR: Final = 1
# In an empty world there is little to fight for.
PEACE: Final = 0.2


class Hand:
    """The event step of one turn."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.board: Final = view.board
        self.worth: Final = Worth(view)
        self.seat: Final = self.worth.seat
        self.card: Final = view.board.empires[view.empire]
        self._by_land: dict[int, tuple[float, float]] = {}
        self._near: Final = self._within(NEAR)
        world = self._within(NEAR + FAR)
        held = sum(self.worth.is_enemy(land) for land in world)
        self._armies: Final = self.card.strength * (PEACE + (1 - PEACE) * held / len(world))
        self._coin: Final = COIN * self._armies

    def least(self) -> float:
        """What a card must bring to be played now: nothing once there are turns enough for all that are left."""
        view = self.view
        turns = self.board.epochs - view.epoch
        later = [card for card in view.hand if self.board.events[card].epochs >> (view.epoch + 1)]
        spare = 1 - len(later) / (2 * turns) if turns else 0.0
        return LEAST * min(1.0, max(0.0, 2 * spare))

    def value(self, action: Action) -> float:
        """In points; a card that no later epoch allows need bring only something."""
        card, targets = action.args
        event = self.board.events[card]
        value = self._brings(event, card, targets)
        last = not event.epochs >> (self.view.epoch + 1)
        return value - (0.0 if last else self.least())

    def _brings(self, event: b.Event, card: int, targets: Sequence[int]) -> float:
        effect = event.effect
        if effect in PER_ARMY:
            return PER_ARMY[effect] * self._armies
        if effect in (b.CIVIL_WAR, b.BARBARIANS):
            return self._battles(effect, targets)
        if effect == b.TREACHERY:
            land = targets[0]
            hard = 1.0 - self._plain(land)[0]
            return TREACHERY * self.worth.land(land) * (0.5 + hard) if land in self._near else -1.0
        if effect == b.NAVAL_POWER:
            return 0.3 * len(members(self.card.due))
        if effect == b.ASTRONOMY:
            return FLEET * len(members(self.board.seas & ~self.card.due))
        if effect == b.REALLOCATION:
            return 0.5 * self._coin * len(members(self.card.due))
        if effect == b.CRUSADE:
            return CRUSADE
        told = card_advice(self.view, self.worth.stakes, self.seat, card, tuple(targets))
        return self._told(event, targets, told)

    def _told(self, event: b.Event, targets: Sequence[int], told: Advice) -> float:
        """By what counsel says of it."""
        value: float = told.get("expected", 0.0)
        value += self._coin * (told.get("coins", 0) + ALLIED * told.get("allied_coins", 0))
        value += FREE_FORT * told.get("forts", 0)
        for loss in told.get("losses", ()):
            value += self.worth.harm(loss["seat"], loss["points"])
        if event.effect in (b.MIGRANTS, b.KINGDOM, b.JEWISH_REVOLT, b.MINOR):
            value += SETTLED * max(1, len(targets))
        return value

    def _battles(self, effect: int, targets: Sequence[int]) -> float:
        """A14.15, A14.19: the lands at their odds; Barbarians go on only while they win."""
        if effect == b.CIVIL_WAR:
            return sum([chance * worth for chance, worth in map(self._plain, targets)])
        rows = [self._plain(land) for land in self.board.barren_near[targets[0]] if self.worth.is_enemy(land)]
        value, going_on = 0.0, 1.0
        for chance, worth in sorted(rows, key=lambda row: -row[0] * row[1]):
            value += going_on * chance * worth
            going_on *= chance
        return value

    def _plain(self, land: int) -> tuple[float, float]:
        """The chance of an army of a card, and what the land is worth."""
        found = self._by_land.get(land)
        if found is None:
            view = self.view
            odds = fight(plain_attack(), Defence(1, view.pieces[land] & b.FORT, view.stacks[land]))
            found = self._by_land[land] = (odds.taken, self.worth.land(land))
        return found

    def _within(self, steps: int) -> set[int]:
        found = set(self.card.starts)
        for _ in range(steps):
            found |= {near for land in found for near in self.board.adjacent[land]}
        return found
