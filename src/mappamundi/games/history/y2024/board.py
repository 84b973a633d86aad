"""The board, the cards and the Honors as numbers, computed once from the data.

Everything is numbered in the order of the data, in which the rules list it ("in data order"). `games.history.board`
says which sets are lists and which are masks: lands are lists, waters, areas and seats are masks.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from mappamundi.games.history.board import named, union

SEA: Final = 0
OCEAN: Final = 1

# What there is in a land besides the people piece (R1.4), as flags: whether that piece stands as an army, whether the
# land lies within reach of the armies and fleets in play, a fort, whether it is one of the Great Wall, other buildings.
ARMY: Final = 1
FRONT: Final = 2
FORT: Final = 4
WALL: Final = 8
MONUMENT: Final = 16
CITY: Final = 32
CAPITAL: Final = 64
BUILDINGS: Final = FORT | WALL | MONUMENT | CITY | CAPITAL

# Types of buildings, by the number that events and supplies use. R1.18: a Great Wall fort is a type of its own.
CAPITALS: Final = 0
CITIES: Final = 1
MONUMENTS: Final = 2
FORTS: Final = 3
WALLS: Final = 4
BUILDING_NAMES: Final = ("capital", "city", "monument", "fort", "wall")
FLAGS: Final[tuple[int, ...]] = (CAPITAL, CITY, MONUMENT, FORT, FORT | WALL)

# The phase in which an Event with text is played (R13.1).
IN_REVEAL: Final = 0
IN_EXPAND: Final = 1
IN_REVENUE: Final = 2
EVENT_PHASES: Final = ("reveal", "expand", "revenue")

# What an Event with text does (R13.4–R13.12); NO_TEXT is one that is played like an Empire (R5.8).
NO_TEXT: Final = 0
SETTLE: Final = 1
LIBERATE: Final = 2
CRUSADE: Final = 3
DEATH: Final = 4
REVOLT: Final = 5
PLACE_CITIES: Final = 6
HIRE: Final = 7
TRADE: Final = 8
OCEAN_TRADE: Final = 9
EVENT_EFFECTS: Final = {
    "play_as_empire": NO_TEXT,
    "settle_anywhere": SETTLE,
    "replace_garrison": LIBERATE,
    "crusade": CRUSADE,
    "remove_garrisons": DEATH,
    "revolt": REVOLT,
    "place_cities": PLACE_CITIES,
    "add_people": HIRE,
    "trade_gold": TRADE,
    "ocean_trade_gold": OCEAN_TRADE,
}
# Those that wait for `play_event` in phase A (R13.2).
AIMED: Final = (SETTLE, LIBERATE, DEATH, REVOLT)

# What an Honor does (R11.9–R11.17).
ADD_PEOPLE: Final = 0
PLACE_FLEET: Final = 1
PLACE_FORT: Final = 2
PLACE_CITY: Final = 3
BUILDINGS_BONUS: Final = 4
LANDS_BONUS: Final = 5
CATASTROPHE: Final = 6
HONOR_EFFECTS: Final = (
    "add_people",
    "place_fleet",
    "place_fort",
    "place_city",
    "buildings_bonus",
    "lands_bonus",
    "catastrophe",
)

NO_ICON: Final = -1


class Card:
    """An Empire, one half of a pair of Empires (R14.2), or an Event."""

    __slots__ = (
        "amount",
        "areas",
        "barbarian",
        "buildings",
        "effect",
        "epoch",
        "first_land",
        "fleets",
        "forts",
        "halves",
        "honor",
        "icon",
        "id",
        "most_of_one",
        "name",
        "order",
        "phase",
        "pieces",
        "starts",
        "walls",
    )

    def __init__(
        self, entry: Mapping[str, Any], lands: Mapping[str, int], areas: Mapping[str, int], icons: Mapping[str, int]
    ) -> None:
        text = entry.get("kind") == "text"
        params = entry["params"] if text else {}
        # A text says all there is to it: only a card without one has pieces, start-lands and buildings.
        force = {} if text else entry
        self.id: Final[str] = entry["id"]
        self.name: Final[str] = entry.get("name") or entry["id"]
        self.epoch: Final[int] = entry.get("epoch", 0)
        self.order: Final[int] = entry.get("order", entry.get("number", 0))
        # R12.12: Incas & Aztecs count both Empires.
        halves = entry.get("sub_empires") or ()
        self.pieces: Final[int] = sum(half["pieces"] for half in halves) if halves else force.get("pieces", 0)
        self.starts: Final = tuple(lands[land] for land in force.get("start_lands", ()))
        self.buildings: Final = tuple(BUILDING_NAMES.index(name) for name in force.get("buildings") or ())
        self.walls: Final[int] = force.get("great_wall_forts", 0)
        self.icon: Final[int] = icons.get(force.get("icon") or "", NO_ICON)
        self.barbarian: Final[bool] = bool(entry.get("barbarian"))
        # R7.7, R7.8: the epoch, not the card, says whether they go into seas or oceans.
        self.fleets: Final[int] = force.get("sea_fleets", 0) + force.get("ocean_fleets", 0)
        self.honor: Final[bool] = bool(entry.get("honor"))
        self.effect: Final[int] = EVENT_EFFECTS[entry["effect"]] if text else NO_TEXT
        self.phase: Final[int] = EVENT_PHASES.index(entry["phase"]) if text else IN_REVEAL
        # How much of it: armies, lands, garrisons, cities, people or gold, by effect.
        keys = ("armies", "lands", "max_total", "cities", "people", "gold_per_area")
        self.amount: Final[int] = next((params[key] for key in keys if key in params), 0)
        self.most_of_one: Final[int] = params.get("max_per_player", 0)
        self.forts: Final[int] = params.get("forts", 0)
        self.first_land: Final[int] = lands.get(params.get("first_land", ""), -1)
        self.areas: Final = union(areas[area] for area in params.get("areas", ()))
        self.halves: tuple[int, ...] = ()


class Honor:
    """One of the ten Honors."""

    __slots__ = ("coins", "count", "effect", "id", "name")

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.id: Final[str] = entry["id"]
        self.name: Final[str] = entry["name"]
        self.coins: Final[int] = entry["coins"]
        self.effect: Final[int] = HONOR_EFFECTS.index(entry["effect"])
        self.count: Final[int] = entry.get("count", 1)


class Board:
    """Everything about the game that does not change while it is played."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data: Final = data
        self.area_ids = tuple(str(entry["id"]) for entry in data["areas"])
        self.area_index = {area: n for n, area in enumerate(self.area_ids)}
        self.area_names = tuple(str(entry["name"]) for entry in data["areas"])
        self.icon_ids = tuple(str(entry["id"]) for entry in data["power_icons"])
        self._lands(data)
        self._waters(data)
        self._tokens(data)
        self._cards(data)
        own, shared, constants = data["components"]["per_player"], data["components"]["shared"], data["constants"]
        self.people: Final[int] = own["people"]
        # By type: capitals, cities, monuments, forts, Great Wall forts.
        self.stock: Final[tuple[int, ...]] = (
            shared["capitals"],
            shared["cities"],
            shared["monuments"],
            shared["forts"],
            shared["great_wall_forts"],
        )
        self.fleets: Final[int] = shared["fleets"]
        self.control: Final[tuple[int, ...]] = (
            0,
            constants["presence"]["gold"],
            constants["dominance"]["gold"],
            constants["mastery"]["gold"],
        )
        self.dominance_lands: Final[int] = constants["dominance"]["min_lands"]
        self.mastery_lands: Final[int] = constants["mastery"]["min_lands"]
        self.icons_per_monument: Final[int] = constants["icons_per_monument"]
        self.attack_dice: Final[int] = constants["attacker_dice"]
        self.leader_dice: Final[int] = constants["attacker_dice_leader"]
        self.defence_dice: Final[int] = constants["defender_dice"]
        self.fort_dice: Final[int] = constants["defender_dice_fort"]
        third = constants["option_3"]
        self.clear_dice: Final[int] = third["defender_dice_clear"]
        self.difficult_dice: Final[int] = third["defender_dice_difficult"]
        self.extra_fort_die: Final[int] = third["extra_die_fort"]
        self.clear_cost: Final[int] = third["conquest_cost_clear"]
        self.difficult_cost: Final[int] = third["conquest_cost_difficult"]
        self.fort_cost: Final[int] = third["conquest_cost_fort_extra"]
        self.token_gold: Final[int] = constants["endgame"]["gold_per_area_token"]
        self.leader_gold: Final[int] = constants["endgame"]["gold_per_leader"]
        gold = constants["building_gold"]
        self.capital_gold: Final[int] = gold["capital"]
        self.city_gold: Final[int] = gold["city"]
        self.monument_gold: Final[int] = gold["monument"]
        # What the buildings in a land are worth, by its flags.
        self.values: Final = [
            (gold["capital"] if here & CAPITAL else 0)
            + (gold["city"] if here & CITY else 0)
            + (gold["monument"] if here & MONUMENT else 0)
            for here in range(2 * CAPITAL)
        ]

    def _lands(self, data: Mapping[str, Any]) -> None:
        """R1.2: lands with their area and terrain."""
        entries = data["lands"]
        self.land_ids = tuple(str(entry["id"]) for entry in entries)
        self.land_index = {land: n for n, land in enumerate(self.land_ids)}
        self.land_names = tuple(str(entry["name"]) for entry in entries)
        self.land_count = len(entries)
        # R7.3: a strait makes lands adjacent. R7.4: wastelands are no lands, so that nobody enters them.
        self.adjacent = named(entries, self.land_index, "neighbors", "straits")
        self.difficult = [entry["terrain"] == "difficult" for entry in entries]
        self.area_of = [self.area_index[entry["area"]] for entry in entries]
        self.area_lands = [
            [land for land, area in enumerate(self.area_of) if area == wanted] for wanted in range(len(self.area_ids))
        ]
        self.icon_of = [
            self.icon_ids.index(entry["power_icon"]) if entry.get("power_icon") else NO_ICON for entry in entries
        ]
        # R9.4: where a fort of the Great Wall may stand.
        self.wall_sites = [n for n, entry in enumerate(entries) if entry.get("great_wall_site")]

    def _waters(self, data: Mapping[str, Any]) -> None:
        entries = data["waters"]
        self.water_ids = tuple(str(entry["id"]) for entry in entries)
        self.water_index = {water: n for n, water in enumerate(self.water_ids)}
        self.water_names = tuple(str(entry["name"]) for entry in entries)
        self.water_kind = [OCEAN if entry["kind"] == "ocean" else SEA for entry in entries]
        self.seas = union(n for n, kind in enumerate(self.water_kind) if kind == SEA)
        self.oceans = union(n for n, kind in enumerate(self.water_kind) if kind == OCEAN)
        # R7.10: waters are adjacent only where the data say so.
        self.joined = [union(near) for near in named(entries, self.water_index, "adjacent_waters")]
        narrow = named(entries, self.land_index, "lands")
        parents = [
            self.water_index[entry["parent_ocean"]] if entry.get("parent_ocean") else n
            for n, entry in enumerate(entries)
        ]
        # R7.9: an ocean includes all seas that belong to it.
        wide = [
            sorted({land for sea, parent in enumerate(parents) if parent == n for land in narrow[sea]} | set(shore))
            for n, shore in enumerate(narrow)
        ]
        # The lands next to a water, and the waters next to a land, in the epochs of seas and in those of oceans.
        self.shores = [narrow, wide]
        self.coasts = [
            [union(n for n, shore in enumerate(shores) if land in shore) for land in range(self.land_count)]
            for shores in self.shores
        ]
        # R13.12: lands next to an ocean, seas counting as part of theirs.
        self.on_ocean = [bool(coast & self.oceans) for coast in self.coasts[1]]

    def late(self, epoch: int) -> int:
        """R7.7–R7.9: 0 in the epochs of seas, 1 in those of oceans."""
        return 1 if epoch >= 4 else 0

    def _tokens(self, data: Mapping[str, Any]) -> None:
        self.areas = len(self.area_ids)
        self.active_from = [int(entry["active_from"]) for entry in data["areas"]]
        self.area_tokens = [int(entry["tokens"]) for entry in data["areas"]]
        # R17: a token is an area, or beyond those a pair of areas.
        pairs = data["paired_area_tokens"]
        self.token_ids = (*self.area_ids, *(str(entry["id"]) for entry in pairs))
        self.token_index = {token: n for n, token in enumerate(self.token_ids)}
        self.token_areas = [(n,) for n in range(self.areas)] + [
            tuple(self.area_index[area] for area in entry["areas"]) for entry in pairs
        ]
        self.pairs = len(pairs)
        self.honors = tuple(Honor(entry) for entry in data["honors"])
        self.honor_ids = tuple(honor.id for honor in self.honors)
        self.honor_index = {honor.id: n for n, honor in enumerate(self.honors)}
        # Every token of every area, for the shuffles of the bag.
        self.bag_areas = [area for area, count in enumerate(self.area_tokens) for _ in range(count)]
        self.bag_copies = [copy for count in self.area_tokens for copy in range(count)]

    def _cards(self, data: Mapping[str, Any]) -> None:
        icons = {icon: n for n, icon in enumerate(self.icon_ids)}
        tables = (self.land_index, self.area_index, icons)
        empires = [Card(entry, *tables) for entry in data["empires"]]
        self.whole_empires = len(empires)
        # R14.2: the halves of a pair stand behind all whole cards.
        for entry, card in zip(data["empires"], tuple(empires), strict=True):
            halves = sorted(entry.get("sub_empires") or (), key=lambda half: int(half.get("order", 0)))
            card.halves = tuple(range(len(empires), len(empires) + len(halves)))
            empires += [Card({**half, "epoch": entry["epoch"], "order": entry["order"]}, *tables) for half in halves]
        self.empires = tuple(empires)
        self.events = tuple(Card(entry, *tables) for entry in data["events"])
        self.empire_ids = tuple(card.id for card in self.empires)
        self.event_ids = tuple(card.id for card in self.events)
        self.empire_index = {card.id: n for n, card in enumerate(self.empires)}
        self.event_index = {card.id: n for n, card in enumerate(self.events)}
        self.next_halves = [-1] * len(empires)
        for card in empires:
            for first, second in pairwise(card.halves):
                self.next_halves[first] = second
        self.epochs = max(card.epoch for card in self.empires)
        epochs = range(1, self.epochs + 1)
        self.epoch_empires = {
            epoch: tuple(n for n in range(self.whole_empires) if self.empires[n].epoch == epoch) for epoch in epochs
        }
        self.epoch_events = {
            epoch: tuple(n for n, card in enumerate(self.events) if card.epoch == epoch) for epoch in epochs
        }
        # Of no card at all: between the turns.
        self.no_card = Card({"id": ""}, *tables)

    def whole(self, empire: int) -> int:
        """The card on which this Empire stands: itself, or the pair of which it is a half."""
        if empire < self.whole_empires:
            return empire
        return next(n for n, card in enumerate(self.empires) if empire in card.halves)

    def next_half(self, empire: int) -> int:
        """R14.2: the half of a pair that is played after this one, or none."""
        return self.next_halves[empire]

    def starting_areas(self, epoch: int) -> int:
        """R3.1: the areas whose printed epoch is this one."""
        return union(n for n, since in enumerate(self.active_from) if since == epoch)

    def active_areas(self, epoch: int) -> int:
        """R3.1: the areas that are active in this epoch."""
        return union(n for n, since in enumerate(self.active_from) if since <= epoch)
