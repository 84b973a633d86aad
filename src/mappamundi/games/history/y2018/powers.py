"""Z17: what the empire's card and the enhancements in force change, added up.

Effects that only change numbers apply by themselves; they are collected here once for each combination of cards.
Effects that the seat uses when it says so are in `effects.py`.
"""

from typing import Final

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import MARAUDER, Board, Card


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
            self._add(board, source)
        # Whether taking a land can bring points or armies beyond a marauder's.
        self.spoils: Final = bool(
            self.battle_points or self.fleet_limit or self.building_limit or self.effect.id == "extra_armies_region"
        )

    def _add(self, board: Board, card: Card) -> None:
        effect = card.effect
        match effect.id:
            case "attack_bonus":  # Z17.1
                self.attack_bonus += effect.number("bonus")
            case "fleet_attack_bonus":  # Z17.2
                self.fleet_bonus += effect.number("bonus")
            case "region_attack_bonus":  # Z17.2
                for area in effect.params["regions"]:
                    self.area_bonus[board.area_index[area]] += effect.number("bonus")
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
            case "chain_invasion":  # Z17.14
                self.chain_bonus = effect.number("bonus")
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
