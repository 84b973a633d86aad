"""The board and the cards as numbers, computed once from the data.

Lands, areas and sections (waters and barren lands together) are numbered in the alphabetical order of their ids, so
that the lowest number is also the first name wherever a rule says "alphabetical". `games.history.board` says which sets
are lists and which are masks.
"""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.board import BIT, flood, members, named, union

SEA: Final = 0
OCEAN: Final = 1
BARREN: Final = 2

# What there is in a land besides the army (Z1.4, Z18.4), as flags: whether that army is active, whether the land lies
# next to an own active one, a fort, buildings.
ACTIVE: Final = 1
FRONT: Final = 2
FORT: Final = 4
MONUMENT: Final = 8
CITY: Final = 16
CAPITAL: Final = 32
BUILDINGS: Final = MONUMENT | CITY | CAPITAL

# Z6.5: a card without a capital or a city of its own is a marauder's.
MARAUDER: Final = 0
CARD_MARKERS: Final = {"capital": CAPITAL, "city": CITY, "marauder": MARAUDER}


class Effect:
    """What a card does beyond its armies: an id of Z17 and its parameters."""

    __slots__ = ("at_will", "id", "params")

    def __init__(self, effect_id: str, params: Mapping[str, Any]) -> None:
        self.id: Final = effect_id
        self.params: Final = params
        # Z17.12, Z17.16, Z17.28: an empire uses these when its seat says so.
        self.at_will: Final = effect_id in ("free_forts", "diplomacy", "found_city", "fort_per_resource")

    def number(self, key: str) -> int:
        """A whole number among the parameters, 0 where left out."""
        return int(self.params.get(key, 0))


class Card:
    """An empire, a kingdom or an enhancement."""

    __slots__ = ("armies", "effect", "epoch", "id", "kingdom", "marker", "markers", "name", "order", "starts")

    def __init__(self, entry: Mapping[str, Any], lands: dict[str, int], sections: dict[str, int]) -> None:
        effect = entry.get("effect") or {"id": "none"}
        self.id: Final[str] = entry["id"]
        self.name: Final[str] = entry["name"]
        self.epoch: Final[int] = entry["era"]
        self.order: Final[int] = entry.get("order", 0)
        self.kingdom: Final[bool] = entry.get("kind") == "kingdom"
        self.armies: Final[int] = entry.get("armies", 0)
        self.starts: Final = tuple(lands[land] for land in entry.get("start", ()))
        self.marker: Final = CARD_MARKERS[entry.get("marker", "marauder")]
        self.markers: Final = union(sections[s] for s in (*entry.get("fleets", ()), *entry.get("caravans", ())))
        self.effect: Final = Effect(effect["id"], effect.get("params") or {})


class Board:
    """Everything about the game that does not change while it is played."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data: Final = data
        self._lands({entry["id"]: entry for entry in data["lands"]})
        self._sections({entry["id"]: entry for entry in (*data["waters"], *data["barren_lands"])})
        self._areas(data)
        self._routes()
        self._cards(data)
        limits, combat, scoring = data["component_limits"], data["combat"], data["scoring"]
        self.armies: Final[int] = limits["armies_per_player"]
        self.capitals: Final[int] = limits["capitals_cities"]
        self.forts: Final[int] = limits["forts"]
        self.monuments: Final[int] = limits["monuments"]
        self.attack_dice: Final[int] = combat["attacker_dice"]
        self.defence_dice: Final[int] = combat["defender_dice"]
        self.fort_dice: Final[int] = combat["defender_dice_fort"]
        self.terrain_bonus: Final[int] = combat["terrain_bonus"]
        self.naval_rerolls: Final[int] = combat["naval_defender_rerolls"]
        self.siege_bonus: Final[tuple[int, ...]] = (0, *combat["siege_track"])
        self.capital_points: Final[int] = scoring["capital"]
        self.city_points: Final[int] = scoring["city"]
        self.monument_points: Final[int] = scoring["monument"]
        self.dominance_armies: Final[int] = scoring["dominance"]["min_armies"]
        self.supremacy_armies: Final[int] = scoring["supremacy"]["min_armies"]
        self.marauder_points: Final[int] = scoring["marauder_per_reduction"]

    def _lands(self, entries: dict[str, Mapping[str, Any]]) -> None:
        self.land_ids = tuple(sorted(entries))
        self.land_index = {land: n for n, land in enumerate(self.land_ids)}
        ordered = [entries[land] for land in self.land_ids]
        number = self.land_index
        self.land_names = tuple(str(entry["name"]) for entry in ordered)
        self.land_count = len(ordered)
        # Z7.3: a strait makes lands adjacent and has no other effect.
        self.borders = named(ordered, number, "neighbors")
        self.adjacent = named(ordered, number, "neighbors", "straits")
        self.terrain = tuple(str(entry["terrain"]) for entry in ordered)
        self.rough = [entry["terrain"] != "clear" for entry in ordered]
        self.resources = [bool(entry["resource"]) for entry in ordered]
        self.by_barren = [bool(entry["barrens"]) for entry in ordered]

    def _sections(self, entries: dict[str, Mapping[str, Any]]) -> None:
        self.section_ids = tuple(sorted(entries))
        self.section_index = {section: n for n, section in enumerate(self.section_ids)}
        number, lands = self.section_index, self.land_index
        ordered = [entries[section] for section in self.section_ids]
        kinds = {"sea": SEA, "ocean": OCEAN}
        self.section_names = tuple(str(entry["name"]) for entry in ordered)
        self.section_kind = tuple(kinds.get(entry.get("kind", ""), BARREN) for entry in ordered)
        # Z7.10: where a marker may stand.
        self.open_sections = union(n for n, entry in enumerate(ordered) if entry.get("fleet_allowed", True))
        self.waters = union(n for n, kind in enumerate(self.section_kind) if kind != BARREN)
        self.shores = named(ordered, lands, "lands", "neighbors")
        # Z7.12: sections of any kinds are mixed in a route where the data join them.
        self.joined = [union(near) for near in named(ordered, number, "adjacent_waters", "adjacent_barrens")]
        self.sections_of = [
            union(n for n, shore in enumerate(self.shores) if land in shore) for land in range(self.land_count)
        ]
        seas = union(n for n, kind in enumerate(self.section_kind) if kind == SEA)
        # Z7.11: a fleet in an ocean counts in every sea adjacent to it.
        self.covers = [
            BIT[n] | (self.joined[n] & seas if kind == OCEAN else 0) for n, kind in enumerate(self.section_kind)
        ]

    def _areas(self, data: Mapping[str, Any]) -> None:
        entries = {entry["id"]: entry for entry in data["regions"]}
        self.area_ids = tuple(sorted(entries))
        self.area_index = {area: n for n, area in enumerate(self.area_ids)}
        self.area_names = tuple(str(entries[area]["name"]) for area in self.area_ids)
        self.area_lands = named([entries[area] for area in self.area_ids], self.land_index, "lands")
        self.area_of = [
            next(area for area, lands in enumerate(self.area_lands) if land in lands) for land in range(self.land_count)
        ]
        # Z2.2, Z2.3: a token stays until another replaces it. values[epoch][area] = presence, dominance, supremacy.
        self.values: list[list[tuple[int, int, int]]] = [[(0, 0, 0)] * len(entries)]
        for epoch in range(1, 1 + max(token["enters_era"] for token in data["region_tokens"])):
            row = list(self.values[-1])
            for token in data["region_tokens"]:
                if token["enters_era"] == epoch:
                    degrees = (token["presence"], token["dominance"], token["supremacy"])
                    row[self.area_index[token["region"]]] = degrees
            self.values.append(row)
        # The same as views tell it; nobody changes what a view tells.
        self.values_by_name: list[dict[str, list[int]]] = [
            {name: list(degrees) for name, degrees in zip(self.area_ids, row, strict=True)} for row in self.values
        ]
        # Z17.22: lands that borders, not straits, join inside an area; and with them all that are adjacent then.
        self.linked = [
            [other for other in flood(land, self.borders, self.area_lands[area]) if other != land]
            for land, area in enumerate(self.area_of)
        ]
        self.adjacent_linked = [
            sorted({*near, *linked}) for near, linked in zip(self.adjacent, self.linked, strict=True)
        ]

    def _routes(self) -> None:
        """Z7.9, Z7.17: every chain of sections that names none twice, the shortest first, then alphabetically."""
        routes: list[tuple[int, ...]] = []
        layer: list[tuple[int, ...]] = [(n,) for n in members(self.open_sections)]
        while layer:
            routes += layer
            layer = [
                (*route, n)
                for route in layer
                for n in members(self.joined[route[-1]] & self.open_sections)
                if n not in route
            ]
        self.routes = tuple(routes)
        self.route_index = {route: n for n, route in enumerate(routes)}
        self.route_sections = [union(route) for route in routes]
        # Z7.14: with a sea or an ocean in it, the invasion uses a fleet.
        self.route_naval = [bool(mask & self.waters) for mask in self.route_sections]
        self._carried: dict[int, int] = {}
        self._reach: dict[tuple[int, int], tuple[dict[int, int], dict[int, int]]] = {}

    def carried(self, markers: int) -> int:
        """Z7.11: the sections that carry a marker or count as carrying one."""
        mask = self._carried.get(markers)
        if mask is None:
            mask = 0
            for section in members(markers):
                mask |= self.covers[section]
            self._carried[markers] = mask
        return mask

    def reach(self, markers: int, shore: int) -> tuple[dict[int, int], dict[int, int]]:
        """The best routes, as land -> route, lands in order: by caravans only, and by fleet.

        `shore` are the sections that border an own active army. The routes stand in the order of `routes`, so the
        first that fits is the shortest and the first by name.
        """
        carried = self.carried(markers)
        key = (markers, shore & carried)
        found = self._reach.get(key)
        if found is None:
            dry: dict[int, int] = {}
            naval: dict[int, int] = {}
            for n, route in enumerate(self.routes):
                if not self.route_sections[n] & ~carried and BIT[route[0]] & shore:
                    best = naval if self.route_naval[n] else dry
                    for land in self.shores[route[-1]]:
                        best.setdefault(land, n)
            found = self._reach[key] = dict(sorted(dry.items())), dict(sorted(naval.items()))
        return found

    def _cards(self, data: Mapping[str, Any]) -> None:
        lands, sections = self.land_index, self.section_index
        self.empires = tuple(Card(entry, lands, sections) for entry in data["empires"])
        self.events = tuple(Card(entry, lands, sections) for entry in data["events"])
        self.empire_ids = tuple(card.id for card in self.empires)
        self.event_ids = tuple(card.id for card in self.events)
        self.empire_index = {empire: n for n, empire in enumerate(self.empire_ids)}
        self.event_index = {event: n for n, event in enumerate(self.event_ids)}
        self.kingdoms = union(n for n, card in enumerate(self.events) if card.kingdom)
        epochs = range(1, 1 + max(card.epoch for card in self.empires))
        self.epochs = len(epochs)
        self.epoch_empires = {
            epoch: tuple(n for n, c in enumerate(self.empires) if c.epoch == epoch) for epoch in epochs
        }
        self.epoch_events = {epoch: tuple(n for n, c in enumerate(self.events) if c.epoch == epoch) for epoch in epochs}
        self.events_of = [0, *(union(self.epoch_events[epoch]) for epoch in epochs)]
        self.called = {
            epoch: tuple(sorted(self.epoch_empires[epoch], key=lambda n: self.empires[n].order)) for epoch in epochs
        }
        # Z17.24: at most one extra die from each source a turn can have.
        self.extra_sources = max(1, sum(card.effect.id == "extra_die" for card in self.events)) + any(
            card.effect.id == "extra_die" for card in self.empires
        )
