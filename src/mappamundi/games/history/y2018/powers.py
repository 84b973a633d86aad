"""Z17: what the empire's card and the enhancements in force change, added up.

Effects that only change numbers apply by themselves; they are collected here once for each combination of cards.
Effects that the seat uses when it says so are in `effects.py`.
"""

from typing import Final, NamedTuple

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import MARAUDER, Board, Card


class Bonus(NamedTuple):
    """What a card adds to the invader's highest die, by which rule, and where: across water, in some areas, or only in
    an invasion that goes on from the last one. Said here alone: `Powers` adds it up, `facts` shows it."""

    value: int
    rule: str
    naval: bool = False
    areas: tuple[int, ...] = ()
    chained: bool = False

    def holds(self, area: int, naval: bool, chained: bool) -> bool:
        """Whether it counts in a battle that is fought so."""
        if self.areas and area not in self.areas:
            return False
        return (naval or not self.naval) and (chained or not self.chained)


def bonus_of(board: Board, card: Card) -> Bonus | None:
    """The bonus of a card, if it has one."""
    effect = card.effect
    match effect.id:
        case "attack_bonus":
            return Bonus(effect.number("bonus"), "Z17.1")
        case "fleet_attack_bonus":
            return Bonus(effect.number("bonus"), "Z17.2", naval=True)
        case "region_attack_bonus":
            areas = tuple([board.area_index[area] for area in effect.params["regions"]])
            return Bonus(effect.number("bonus"), "Z17.2", areas=areas)
        case "chain_invasion":
            return Bonus(effect.number("bonus"), "Z17.14", chained=True)
    return None


class Powers:
    """The numbers that hold for the card in play."""

    __slots__ = (
        "area_bonus",
        "attack_bonus",
        "battle_points",
        "building_armies",
        "building_limit",
        "chain_bonus",
        "effect",
        "extra_monuments",
        "fleet_bonus",
        "fleet_limit",
        "fleet_points",
        "ignore_forts",
        "ignore_naval",
        "ignore_terrain",
        "keep_buildings",
        "marauder",
        "monument_ratio",
        "rerolls",
        "spoils",
    )

    def __init__(self, board: Board, card: Card, enhancements: list[Card]) -> None:
        self.effect: Final = card.effect
        self.marauder: Final = card.marker == MARAUDER
        self.attack_bonus = 0
        self.fleet_bonus = 0
        self.area_bonus = [0] * len(board.area_ids)
        self.rerolls = 0
        self.ignore_naval = False
        self.ignore_terrain = False
        self.ignore_forts = False
        self.keep_buildings = False
        self.battle_points = 0
        self.fleet_points = 0
        self.fleet_limit = 0
        self.building_armies = 0
        self.building_limit = 0
        self.chain_bonus = 0
        self.monument_ratio = 0
        self.extra_monuments: list[tuple[int, int]] = []
        for source in (card, *enhancements):
            self._add(source)
            self._add_bonus(bonus_of(board, source))
        # Whether taking a land can bring points or armies beyond a marauder's.
        self.spoils: Final = bool(
            self.battle_points or self.fleet_limit or self.building_limit or self.effect.id == "extra_armies_region"
        )

    def _add_bonus(self, bonus: Bonus | None) -> None:
        """Z17.1, Z17.2, Z17.14: those of several cards add up, but for the chain, which one empire has."""
        if bonus is None:
            return
        if bonus.chained:
            self.chain_bonus = bonus.value
        elif bonus.naval:
            self.fleet_bonus += bonus.value
        elif bonus.areas:
            for area in bonus.areas:
                self.area_bonus[area] += bonus.value
        else:
            self.attack_bonus += bonus.value

    def _add(self, card: Card) -> None:
        effect = card.effect
        match effect.id:
            case "reroll":  # Z17.3: rights of several sources add up
                self.rerolls += effect.number("dice_per_battle")
            case "ignore_naval":  # Z17.6
                self.ignore_naval = True
            case "ignore_terrain":
                self.ignore_terrain = True
            case "ignore_forts":
                self.ignore_forts = True
            case "keep_structures":  # Z17.13
                self.keep_buildings = True
            case "points_per_battle_won":  # Z17.10
                self.battle_points += effect.number("points")
            case "points_per_fleet_land":
                self.fleet_points = effect.number("points")
                self.fleet_limit = effect.number("limit")
            case "armies_on_structure":  # Z17.9
                self.building_armies = effect.number("armies")
                self.building_limit = effect.number("limit")
            case "monument_ratio":  # Z17.11
                self.monument_ratio = effect.number("resources_per_monument")
            case "extra_monument":
                self.extra_monuments.append((effect.number("count"), effect.number("min_resources")))

    def monuments(self, resources: int) -> int:
        """Z17.11: how many monuments may be built with this many resource icons; compulsory is only Z12.1."""
        allowed = resources // 2
        if self.monument_ratio:
            allowed = max(allowed, resources // self.monument_ratio)
        return allowed + sum(count for count, least in self.extra_monuments if resources >= least)


class PowersTable:
    """The powers of every card in play, worked out when first asked for."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        # Of no card at all: between the turns.
        self.none: Final = Powers(board, Card({"id": "", "name": "", "era": 0}, {}, {}), [])
        self._empires: dict[tuple[int, int], Powers] = {}
        self._kingdoms: dict[int, Powers] = {}

    def empire(self, empire: int, played: int) -> Powers:
        """Of this empire with these enhancements in force (Z15.5)."""
        key = (empire, played)
        powers = self._empires.get(key)
        if powers is None:
            enhancements = [self.board.events[n] for n in members(played)]
            powers = self._empires[key] = Powers(self.board, self.board.empires[empire], enhancements)
        return powers

    def kingdom(self, kingdom: int) -> Powers:
        """Z16.4: of this kingdom; no empire effect and no enhancement works for it."""
        powers = self._kingdoms.get(kingdom)
        if powers is None:
            powers = self._kingdoms[kingdom] = Powers(self.board, self.board.events[kingdom], [])
        return powers
