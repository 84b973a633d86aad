"""Events: what a card is worth in hand, and what playing it now would bring."""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.bots.history.y2018.campaign import BEYOND, Target, prospect, seen_target
from mappamundi.bots.history.y2018.worth import ARMY, Worth
from mappamundi.games.history.board import union
from mappamundi.games.history.y2018.actions import BY_LAND
from mappamundi.games.history.y2018.board import Card, Effect
from mappamundi.games.history.y2018.odds import Terms
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

# What an enhancement brings when its moment comes, in points: for one use, army, token or point of bonus.
HAND_WORTH: Final[dict[str, float]] = {
    "attack_bonus": 2.5,
    "fleet_attack_bonus": 1.0,
    "region_attack_bonus": 0.5,
    "reroll": 2.0,
    "extra_die": 0.6,
    "auto_win": 1.5,
    "ignore_naval": 0.5,
    "ignore_terrain": 1.0,
    "ignore_forts": 0.4,
    "siege_tokens": 0.5,
    "extra_armies": 1.3,
    "extra_monument": 1.5,
    "free_forts": 0.9,
    "add_fleets": 1.2,
    "add_caravans": 0.5,
    "region_link": 0.3,
    "diplomacy": 2.0,
    "revolution": 2.2,
    "disaster": 0.5,
    "barbarians": 2.0,
    "plague": 1.5,
}
# The parameter that counts these; an effect that is not here comes once.
UNITS: Final = {
    "attack_bonus": "bonus",
    "fleet_attack_bonus": "bonus",
    "region_attack_bonus": "bonus",
    "reroll": "dice_per_battle",
    "extra_die": "uses",
    "auto_win": "uses",
    "siege_tokens": "count",
    "extra_armies": "armies",
    "extra_monument": "count",
    "free_forts": "count",
    "add_fleets": "count",
    "add_caravans": "count",
    "revolution": "count",
}
# Played when the invasions are done, so that they see what was won; the others help to win it.
AFTER_INVASIONS: Final = frozenset({"revolution", "barbarians", "disaster", "plague", "extra_monument"})
FORTS: Final = frozenset({"free_forts", "fort_per_resource"})
# They lead to lands that are not in reach without them.
ROUTES: Final = frozenset({"add_fleets", "add_caravans", "region_link"})


def hand_worth(effect: Effect) -> float:
    """What an enhancement is worth as long as its moment may still come."""
    unit = UNITS.get(effect.id)
    return HAND_WORTH[effect.id] * (effect.number(unit) if unit else 1)


def card_worth(view: View, seat: int, card: Card) -> float:
    """What an event is worth to a seat that chooses: a kingdom this epoch, an enhancement some time."""
    return prospect(view, seat, card) if card.kingdom else hand_worth(card.effect)


def price(view: View, effect: Effect) -> float:
    """What keeping the card would be worth: less the fewer epochs are left, nothing in the last in which it helps."""
    # A fort helps in the epochs after its own.
    left = max(0, view.board.epochs - view.epoch - (effect.id in FORTS))
    return hand_worth(effect) * left / (left + 1)


def kingdom_gain(view: View, card: Card) -> float:
    """What playing the kingdom first brings, less the armies that the empire would then lack (Z6.2)."""
    empire = view.board.empires[view.empire]
    lacking = min(card.armies, max(0, empire.armies + card.armies - view.supply[view.seat]))
    return prospect(view, view.seat, card) - lacking * ARMY


# --- before and between invasions -------------------------------------------------------------------------------


class Outlook:
    """What the armies on the card may bring, and how much more with an enhancement in force."""

    def __init__(self, view: View, worth: Worth, targets: list[Target]) -> None:
        self.view: Final = view
        self.worth: Final = worth
        self.targets: Final = targets
        self.harvest: Final = self.reap(targets)

    def reap(
        self,
        targets: Sequence[Target],
        armies: int = 0,
        tokens: int = 0,
        boosted: Callable[[Target], Target] | None = None,
    ) -> float:
        """The yields of the best targets, one for each army on the card and each of these `armies` more."""
        pool, tokens = self.view.pool + armies, self.view.tokens + tokens
        if not pool:
            return 0.0
        track = self.view.board.siege_bonus
        if boosted is not None:
            targets = [boosted(target) for target in targets]
        best = sorted((target.yields(pool, tokens, track) for target in targets), reverse=True)[:pool]
        return sum(best) + BEYOND * (pool - len(best))

    def gain(self, effect: Effect, action: Action) -> float:
        """What playing this enhancement now would add."""
        match effect.id:
            case "extra_armies":
                return self.reap(self.targets, armies=effect.number("armies")) - self.harvest
            case "siege_tokens":
                return self.reap(self.targets, tokens=effect.number("count")) - self.harvest
            case "auto_win":
                return self._sure_win()
            case "diplomacy":
                return self.courted(action.args[1][0])
        if effect.id in ROUTES:
            return self.reap(self.targets + self._beyond(effect, action.args[1])) - self.harvest
        return self.reap(self.targets, boosted=lambda target: self._boosted(effect, target)) - self.harvest

    def ready(self, effect: Effect, action: Action, best: float) -> bool:
        """Whether the moment has come: markers are laid for the next invasion, tokens when none is left."""
        if effect.id in ROUTES:
            view, track = self.view, self.view.board.siege_bonus
            beyond = self._beyond(effect, action.args[1])
            return any(target.yields(view.pool, view.tokens, track) > best for target in beyond)
        return effect.id != "siege_tokens" or not self.view.tokens

    def courted(self, land: int) -> float:
        """Z17.16: an opposing land for nothing, buildings and fort and all."""
        worth = self.worth
        return worth.taken(land, worth.owners[land], naval=False, battle=False)

    def _sure_win(self) -> float:
        view, track = self.view, self.view.board.siege_bonus
        if not view.pool:
            return 0.0
        return max((spared(target, view.pool, view.tokens, track) for target in self.targets), default=0.0)

    def _beyond(self, effect: Effect, chosen: tuple[int, ...]) -> list[Target]:
        """The lands that only new markers or a link bring into reach."""
        view, board = self.view, self.view.board
        known = {target.land for target in self.targets} | set(view.active)
        if effect.id == "region_link":
            inside = [land for land in view.active if board.area_of[land] == chosen[0]]
            linked = {other for land in inside for other in board.linked[land]}
            return [seen_target(view, self.worth, land, BY_LAND) for land in sorted(linked - known)]
        return [
            seen_target(view, self.worth, land, route)
            for best in board.reach(view.markers | union(chosen), view.shore)
            for land, route in best.items()
            if land not in known
        ]

    def _boosted(self, effect: Effect, target: Target) -> Target:
        """The same battle with the enhancement in force."""
        battle = target.battle
        if battle is None:
            return target
        return target._replace(battle=self._terms(effect, target, battle))

    def _terms(self, effect: Effect, target: Target, battle: Terms) -> Terms:
        board, powers = self.view.board, self.view.powers
        assert powers is not None
        bonus = 0
        match effect.id:
            case "attack_bonus":
                bonus = effect.number("bonus")
            case "fleet_attack_bonus":
                bonus = effect.number("bonus") * target.naval
            case "region_attack_bonus":
                here = board.area_ids[board.area_of[target.land]]
                bonus = effect.number("bonus") * (here in effect.params["regions"])
            case "ignore_terrain":
                rough = board.rough[target.land] and not powers.ignore_terrain
                bonus = board.terrain_bonus if rough else 0
            case "reroll":
                return battle._replace(attack_rerolls=battle.attack_rerolls + effect.number("dice_per_battle"))
            case "extra_die":
                return battle._replace(attack_dice=battle.attack_dice + 1)
            case "ignore_naval":
                return battle._replace(defence_rerolls=0)
            case "ignore_forts":
                return battle._replace(defence_dice=board.defence_dice)
        return battle._replace(difference=battle.difference + bonus)


def spared(target: Target, armies: int, tokens: int, track: tuple[int, ...]) -> float:
    """What winning at once brings more than the battle itself, for each army; nothing where nobody defends."""
    return target.taken - target.yields(armies, tokens, track) if target.battle else 0.0


# --- after the invasions ----------------------------------------------------------------------------------------


def blow(view: View, worth: Worth, effect: Effect, targets: tuple[int, ...]) -> float:
    """What a revolution, barbarians, a disaster or a plague does to rivals and for the seat."""
    match effect.id:
        case "revolution":
            return revolt(worth, targets)
        case "barbarians":
            land = targets[0]
            return revolt(worth, targets) - worth.reduction(land) * worth.point[worth.seat]
        case "disaster":
            return -worth.reduction(targets[0]) * worth.point[worth.owners[targets[0]]]
        case "plague":
            return sickness(view, worth, targets[0])
    return 0.0


def revolt(worth: Worth, lands: tuple[int, ...]) -> float:
    """Z17.17: armies of one area change hands, with the buildings under them."""
    seat = worth.seat
    area = worth.board.area_of[lands[0]]
    after = list(worth.counts[area])
    value = 0.0
    for land in lands:
        owner = worth.owners[land]
        after[owner] -= 1
        after[seat] += 1
        value += worth.buildings(land) * (worth.point[seat] - worth.point[owner])
    return value + worth.standing(area, tuple(after)) - worth.standing(area, worth.counts[area])


def sickness(view: View, worth: Worth, area: int) -> float:
    """Z17.20: every rival loses an army there."""
    counts = worth.counts[area]
    after = tuple(own if seat == view.seat else max(0, own - 1) for seat, own in enumerate(counts))
    return worth.standing(area, after) - worth.standing(area, counts)


def best_forts(worth: Worth, lands: Sequence[int]) -> float:
    return sum(worth.fort(land) for land in lands)
