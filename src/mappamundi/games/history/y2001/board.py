"""The board and the cards as numbers, computed once from the data.

Everything is numbered in the order of the data, in which the rules list it ("data order"). `games.history.board` says
which sets are lists and which are masks: lands are lists, waters, areas, seats and cards are masks.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.games.history.board import BIT, named, union

SEA: Final = 0
OCEAN: Final = 1

# What there is in a land besides armies (A1.11), as flags: whether those armies are of the empire in play, whether the
# land lies within its reach, a fort, a monument, a city or a capital.
ARMY: Final = 1
FRONT: Final = 2
FORT: Final = 4
MONUMENT: Final = 8
CITY: Final = 16
CAPITAL: Final = 32
SETTLED: Final = CITY | CAPITAL

# Buildings by the number that events use; capitals and cities are two sides of one piece (A1.3).
CAPITALS: Final = 0
CITIES: Final = 1
MONUMENTS: Final = 2
FORTS: Final = 3
BUILDING_NAMES: Final = ("capital", "city", "monument", "fort")

# How an army comes to a land: over a border, with the terrain on the defender's side (A8.4), across a strait (A8.6), by
# fleets (A8.7), out of a barren land (A14.15), or simply there (A14.19, A14.28). The last two give nothing to anybody.
NO_WAY: Final = 0
CLEAR: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
GREAT_WALL: Final = 4
STRAIT: Final = 5
BY_SEA: Final = 6
FROM_BARREN: Final = 7
UPRISING: Final = 8
WAYS: Final = ("", "clear", "forest", "mountain", "great_wall", "strait", "sea", "barren", "uprising")
TERRAINS: Final = {"none": CLEAR, "forest": FOREST, "mountain": MOUNTAIN, "great_wall": GREAT_WALL}

# What an event card does (A14), by a number that is its place in the mask of those in force as well.
LEADER: Final = 0
WEAPONRY: Final = 1
REALLOCATION: Final = 2
MINOR: Final = 3
ALLIES: Final = 4
ASTRONOMY: Final = 5
BARBARIANS: Final = 6
BLACK_DEATH: Final = 7
CIVIL_SERVICE: Final = 8
CIVIL_WAR: Final = 9
CRUSADE: Final = 10
DISASTER: Final = 11
ELITE_TROOPS: Final = 12
ENGINEERING: Final = 13
EXPERT_FORESTS: Final = 14
EXPERT_MOUNTAINS: Final = 15
EXPERT_STRAITS: Final = 16
FAMINE: Final = 17
JEWISH_REVOLT: Final = 18
JIHAD: Final = 19
KINGDOM: Final = 20
MIGRANTS: Final = 21
NAVAL_POWER: Final = 22
PESTILENCE: Final = 23
PLAGUE: Final = 24
POPULATION_EXPLOSION: Final = 25
SIEGECRAFT: Final = 26
TREACHERY: Final = 27
EFFECTS: Final = (
    "leader",
    "weaponry",
    "reallocation",
    "minor_empire",
    "allies",
    "astronomy",
    "barbarians",
    "black_death",
    "civil_service",
    "civil_war",
    "crusade",
    "disaster",
    "elite_troops",
    "engineering",
    "expert_troops_forests",
    "expert_troops_mountains",
    "expert_troops_straits",
    "famine",
    "jewish_revolt",
    "jihad",
    "kingdom",
    "migrants",
    "naval_power",
    "pestilence",
    "plague",
    "population_explosion",
    "siegecraft",
    "treachery",
)
# Those that hold for longer than the moment at which they are played (A5.6).
LASTING: Final = (
    LEADER,
    WEAPONRY,
    REALLOCATION,
    ALLIES,
    ASTRONOMY,
    ELITE_TROOPS,
    ENGINEERING,
    EXPERT_FORESTS,
    EXPERT_MOUNTAINS,
    EXPERT_STRAITS,
    JIHAD,
    NAVAL_POWER,
    SIEGECRAFT,
    TREACHERY,
)
# The lesser cards whose armies stay on the map under the card's own name.
WITH_ARMIES: Final = (BARBARIANS, CIVIL_WAR, CRUSADE, JEWISH_REVOLT, MIGRANTS)

MOST_SEATS: Final = 6


class Empire:
    """An empire, or a minor empire (A14.5)."""

    __slots__ = ("age", "banner", "capital", "due", "epoch", "id", "name", "navigation", "order", "starts", "strength")

    def __init__(self, entry: Mapping[str, Any], banner: int, lands: Mapping[str, int], waters: Mapping[str, int]):
        self.id: Final[str] = entry["id"]
        self.name: Final[str] = entry["name"]
        self.banner: Final = banner
        self.epoch: Final[int] = entry["epoch"]
        self.order: Final[int] = entry.get("order", 0)
        self.strength: Final[int] = entry["strength"]
        # A6.12: Incas and Aztecs have two.
        starts = [start["land"] for start in entry.get("start_lands") or ()] or [entry["start_land"]]
        self.starts: Final[tuple[int, ...]] = tuple([lands[land] for land in starts])
        self.capital: Final[bool] = entry["capital"]
        self.navigation: Final = union(waters[water] for water in entry["navigation"])
        # A6.3, A6.4: the waters in which it is due a fleet.
        self.due: int = self.navigation
        # The epoch of the pieces that stand for it (A1.9).
        self.age: Final[int] = entry.get("figure_epoch", entry["epoch"])


class Event:
    """An event card, whatever the number of its copies."""

    __slots__ = (
        "age",
        "area",
        "banner",
        "coins",
        "copies",
        "effect",
        "epochs",
        "greater",
        "id",
        "land",
        "minor",
        "name",
        "water",
    )

    def __init__(self, entry: Mapping[str, Any], greater: bool, minor: int, banner: int, places: "Places") -> None:
        self.id: Final[str] = entry["id"]
        self.name: Final[str] = entry["name"]
        self.greater: Final = greater
        self.copies: Final[int] = entry["count"]
        self.epochs: Final = union(entry["epochs"])
        self.effect: Final = _effect(entry)
        self.minor: Final = minor  # of a Minor Empire card: its empire
        self.banner: Final = banner  # of a card with armies: whose they are
        self.land: Final = places.lands.get(entry.get("land", ""), -1)
        self.water: Final = places.waters.get(entry.get("water", ""), -1)
        self.area: Final = places.areas.get(entry.get("area", ""), -1)
        self.age: Final[int] = entry.get("figure_epoch", 0)
        coins = entry.get("coins", 0)
        self.coins: Final[int] = coins if isinstance(coins, int) else 0


class Places:
    """The numbers of lands, waters and areas, by id."""

    __slots__ = ("areas", "lands", "waters")

    def __init__(self, lands: Mapping[str, int], waters: Mapping[str, int], areas: Mapping[str, int]) -> None:
        self.lands: Final = lands
        self.waters: Final = waters
        self.areas: Final = areas


def _effect(entry: Mapping[str, Any]) -> int:
    if "minor_empire" in entry:
        return MINOR
    if entry.get("family") == "kingdom":
        return KINGDOM
    if entry.get("family") == "migrants":
        return MIGRANTS
    return EFFECTS.index(entry["id"])


class Board:
    """Everything about the game that does not change while it is played."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data: Final = data
        self._areas(data)
        self._lands(data)
        self._waters(data)
        self._empires(data)
        self._events(data)
        components, scoring = data["components"], data["scoring"]
        # A1.3–A1.5
        self.capitals: Final[int] = components["capitals_cities"]
        self.forts: Final[int] = components["forts"]
        self.monuments: Final[int] = components["monuments"]
        self.markers: Final[tuple[int, ...]] = tuple(components["preeminence_markers"])
        self.hand_greater: Final[int] = components["hand_greater"]
        self.hand_lesser: Final[int] = components["hand_lesser"]
        self.events_per_turn: Final[int] = components["events_per_turn"]
        # A12.3, A12.4: how often the value of an area counts, by degree of control.
        self.multipliers: Final[tuple[int, ...]] = (
            0,
            scoring["presence"]["multiplier"],
            scoring["dominance"]["multiplier"],
            scoring["control"]["multiplier"],
        )
        self.dominance_lands: Final[int] = scoring["dominance"]["armies"]
        self.control_lands: Final[int] = scoring["control"]["armies"]
        self.capital_points: Final[int] = scoring["capital"]
        self.city_points: Final[int] = scoring["city"]
        self.monument_points: Final[int] = scoring["monument"]

    def _areas(self, data: Mapping[str, Any]) -> None:
        entries = data["areas"]
        self.area_ids = tuple(str(entry["id"]) for entry in entries)
        self.area_index = {area: n for n, area in enumerate(self.area_ids)}
        self.area_names = tuple(str(entry["name"]) for entry in entries)
        self.areas = len(entries)
        # A12.4: by area and epoch, counted from 1.
        self.area_values = [[0, *map(int, entry["vp_by_epoch"])] for entry in entries]
        # A14.17: pairs that lie next to each other, in data order.
        near = named(entries, self.area_index, "adjacent_areas")
        self.area_pairs = [(one, other) for one in range(self.areas) for other in near[one] if one < other]

    def _lands(self, data: Mapping[str, Any]) -> None:
        """A1.2: lands with their area, and how one comes from one to another."""
        entries = data["lands"]
        self.land_ids = tuple(str(entry["id"]) for entry in entries)
        self.land_index = {land: n for n, land in enumerate(self.land_ids)}
        self.land_names = tuple(str(entry["name"]) for entry in entries)
        self.land_count = len(entries)
        self.area_of = [self.area_index[entry["area"]] for entry in entries]
        self.area_lands = [
            [land for land, area in enumerate(self.area_of) if area == wanted] for wanted in range(self.areas)
        ]
        self.resource = [bool(entry["resource"]) for entry in entries]  # A11.1
        # A7.3, A8.4–A8.6: `crossing[land][origin]`. A7.5: barren lands make nothing adjacent.
        self.crossing = [[NO_WAY] * self.land_count for _ in entries]
        for land, entry in enumerate(entries):
            for border in entry["neighbors"]:
                self.crossing[land][self.land_index[border["to"]]] = TERRAINS[border["defence"]]
            for strait in entry["straits"]:
                self.crossing[land][self.land_index[strait["to"]]] = STRAIT
        self.adjacent = [[origin for origin, way in enumerate(row) if way] for row in self.crossing]
        self.borders = [[origin for origin, way in enumerate(row) if way and way != STRAIT] for row in self.crossing]
        self.barren_ids = tuple(str(entry["id"]) for entry in data["barren_lands"])
        self.barren_index = {barren: n for n, barren in enumerate(self.barren_ids)}
        self.barren_names = tuple(str(entry["name"]) for entry in data["barren_lands"])
        self.barren_near = named(data["barren_lands"], self.land_index, "neighbors")  # A14.14

    def _waters(self, data: Mapping[str, Any]) -> None:
        entries = data["waters"]
        self.water_ids = tuple(str(entry["id"]) for entry in entries)
        self.water_index = {water: n for n, water in enumerate(self.water_ids)}
        self.water_names = tuple(str(entry["name"]) for entry in entries)
        self.water_count = len(entries)
        self.water_kind = [OCEAN if entry["kind"] == "ocean" else SEA for entry in entries]
        self.seas = union(n for n, kind in enumerate(self.water_kind) if kind == SEA)
        self.joined = [union(near) for near in named(entries, self.water_index, "adjacent")]
        self.shores = named(entries, self.land_index, "lands")
        self.coasts = [
            union(n for n, shore in enumerate(self.shores) if land in shore) for land in range(self.land_count)
        ]

    def connected(self, start: int, within: int) -> int:
        """The waters that lie in one piece with those of `start`, all of them being in `within`."""
        found = start & within
        edge = found
        while edge:
            low = edge & -edge
            more = self.joined[low.bit_length() - 1] & within & ~found
            found |= more
            edge = edge ^ low | more
        return found

    def fleets_due(self, navigation: int) -> int:
        """A6.3, A6.4: the waters named, and from oceans all seas that lie one behind the other."""
        due = navigation
        for water in range(self.water_count):
            if navigation & BIT[water] and self.water_kind[water] == OCEAN:
                due |= self.connected(self.joined[water], self.seas)
        return due

    def _empires(self, data: Mapping[str, Any]) -> None:
        """Empires, minor empires and the banners under which armies stand: also those of kingdoms and event cards."""
        with_armies = [entry for entry in data["events"]["lesser"] if _effect(entry) in WITH_ARMIES]
        self.banner_ids = (
            *(str(entry["id"]) for key in ("empires", "minor_empires", "kingdoms") for entry in data[key]),
            *(str(entry["id"]) for entry in with_armies),
            *(f"past_{seat}" for seat in range(MOST_SEATS)),
        )
        self.banner_index = {banner: n for n, banner in enumerate(self.banner_ids)}
        tables = (self.land_index, self.water_index)
        empires = [Empire(entry, n, *tables) for n, entry in enumerate(data["empires"])]
        minors = [Empire(entry, len(empires) + n, *tables) for n, entry in enumerate(data["minor_empires"])]
        for empire in (*empires, *minors):
            empire.due = self.fleets_due(empire.navigation)
        self.empires = tuple(empires)
        self.empire_ids = tuple(empire.id for empire in empires)
        self.empire_index = {empire.id: n for n, empire in enumerate(empires)}
        self.minors = tuple(minors)
        self.minor_ids = tuple(empire.id for empire in minors)
        self.minor_index = {empire.id: n for n, empire in enumerate(minors)}
        self.epochs = max(empire.epoch for empire in empires)
        # A4.1: in the printed order.
        self.epoch_empires = [
            sorted(
                [n for n, empire in enumerate(empires) if empire.epoch == epoch], key=lambda n: self.empires[n].order
            )
            for epoch in range(self.epochs + 1)
        ]
        # The epoch of the pieces under each banner; 0 where it depends on the moment.
        kingdoms = [int(entry.get("figure_epoch", entry["epoch"])) for entry in data["kingdoms"]]
        cards = [int(entry.get("figure_epoch", 0)) for entry in with_armies]
        ages = [empire.age for empire in (*empires, *minors)] + kingdoms + cards
        self.banner_ages = ages + [0] * (len(self.banner_ids) - len(ages))

    def _events(self, data: Mapping[str, Any]) -> None:
        """A2.2: greater cards first, so that a number says of which deck a card is."""
        places = Places(self.land_index, self.water_index, self.area_index)
        greater, lesser = data["events"]["greater"], data["events"]["lesser"]
        events: list[Event] = []
        for entry in (*greater, *lesser):
            minor = self.minor_index.get(entry.get("minor_empire", ""), -1)
            banner = entry["id"].removeprefix("kingdom_") if entry.get("family") == "kingdom" else entry["id"]
            events.append(Event(entry, len(events) < len(greater), minor, self.banner_index.get(banner, -1), places))
        self.events = tuple(events)
        self.event_ids = tuple(event.id for event in events)
        self.event_index = {event.id: n for n, event in enumerate(events)}
        self.greater = len(greater)
        # The decks, card by card: A2.2, and A17.2 for the greater one split in two.
        self.decks: dict[str, Sequence[int]] = {
            "greater": self._deck([n for n in range(len(events)) if events[n].greater]),
            "lesser": self._deck([n for n in range(len(events)) if not events[n].greater]),
            "minor": self._deck([n for n in range(len(events)) if events[n].effect == MINOR]),
            "others": self._deck([n for n in range(len(events)) if events[n].greater and events[n].effect != MINOR]),
        }
        # By effect; of those with several cards the first.
        self.card_of = [
            next((n for n, event in enumerate(events) if event.effect == effect), -1) for effect in range(len(EFFECTS))
        ]

    def _deck(self, cards: Sequence[int]) -> list[int]:
        return [card for card in cards for _ in range(self.events[card].copies)]

    def minor_of(self, epoch: int) -> int:
        """The card of the minor empire of this epoch, or none."""
        for n, event in enumerate(self.events):
            if event.effect == MINOR and event.epochs & BIT[epoch]:
                return n
        return -1
