"""Reading and checking the data file: lands, waters, cards and numbers as the game's owner may correct them.

Every problem is reported with the file, the entry and a remedy, all at once, so that a correction needs one round.
"""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.data import Source, read_data
from mappamundi.games.history.checking import Entry, Problems, as_list
from mappamundi.kernel import BadInput

FILE: Final = "hotw2024.yaml"
EPOCHS: Final = 5
MOST_SEATS: Final = 6

BUILDINGS: Final = ("capital", "city", "monument", "fort")

# Which effects an Event with text may carry (R13), the parameters each needs, and the phase it is played in.
EVENT_EFFECTS: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "settle_anywhere": (("armies",), "reveal"),
    "replace_garrison": (("lands",), "reveal"),
    "crusade": (("first_land", "armies", "forts"), "reveal"),
    "remove_garrisons": (("max_total", "max_per_player"), "reveal"),
    "revolt": (("lands",), "reveal"),
    "place_cities": (("cities",), "expand"),
    "add_people": (("people",), "expand"),
    "trade_gold": (("areas", "gold_per_area"), "revenue"),
    "ocean_trade_gold": (("gold_per_area",), "revenue"),
}
# R13.4, R13.5: these take one army and one land, neither more nor fewer.
SINGLE: Final = (("settle_anywhere", "armies"), ("replace_garrison", "lands"))

# What an Honor does (R11.9–R11.17), and whether it has a number.
HONOR_EFFECTS: Final = {
    "add_people": True,
    "place_fleet": True,
    "place_fort": True,
    "place_city": False,
    "buildings_bonus": False,
    "lands_bonus": False,
    "catastrophe": False,
}

# The numbers of the components and of the rules, each with the least that makes sense.
COMPONENTS: Final[dict[str, dict[str, int]]] = {
    "per_player": {"people": 1},
    "shared": {"capitals": 0, "cities": 0, "monuments": 0, "forts": 0, "great_wall_forts": 0, "fleets": 0},
}
CONSTANTS: Final[dict[str, dict[str, int]]] = {
    "presence": {"gold": 0},
    "dominance": {"gold": 0, "min_lands": 1},
    "mastery": {"gold": 0, "min_lands": 1},
    "building_gold": {"capital": 0, "city": 0, "monument": 0},
    "option_3": {
        "defender_dice_clear": 1,
        "defender_dice_difficult": 1,
        "extra_die_fort": 0,
        "conquest_cost_clear": 1,
        "conquest_cost_difficult": 1,
        "conquest_cost_fort_extra": 0,
    },
    "endgame": {"gold_per_area_token": 0, "gold_per_leader": 0},
}
PLAIN_CONSTANTS: Final = {
    "icons_per_monument": 1,
    "attacker_dice": 1,
    "attacker_dice_leader": 1,
    "defender_dice": 1,
    "defender_dice_fort": 1,
}


def read(source: Source | None) -> tuple[Entry, str]:
    """The data, checked, and where it came from: the corrected file if there is one, otherwise the package's own."""
    data, name = read_data(__package__, FILE, source)
    Checker(name, data).check()
    return data, name


def with_cards(data: Entry, cards: Any) -> Entry:
    """The data with the cards of a scenario's setup: each takes the place of the one with its id, or is added."""
    if not isinstance(cards, Mapping) or set(cards) - {"empires", "events"}:
        raise BadInput(f"cards is a mapping with empires and events, not {cards!r}")
    changed = dict(data)
    for section, given in cards.items():
        if not isinstance(given, list) or not all(isinstance(entry, Mapping) and "id" in entry for entry in given):
            raise BadInput(f"cards.{section} is a list of cards, each with its id, not {given!r}")
        named = {entry["id"]: entry for entry in data[section]}
        # An entry may leave out what it has in common with the card whose place it takes, and what is nothing.
        changed[section] = list(
            (named | {entry["id"]: named.get(entry["id"], BLANK[section]) | entry for entry in given}).values()
        )
    Checker("cards", changed, counted=False).check()
    return changed


# What a card has where it says nothing.
BLANK: Final[dict[str, dict[str, Any]]] = {
    "empires": {
        "epoch": 1,
        "order": 99,
        "name": "",
        "pieces": 0,
        "start_lands": [],
        "buildings": [],
        "great_wall_forts": 0,
        "icon": None,
        "barbarian": False,
        "sea_fleets": 0,
        "ocean_fleets": 0,
    },
    "events": {
        "epoch": 1,
        "number": 99,
        "name": "",
        "kind": "minor_empire",
        "honor": False,
        "barbarian": False,
        "phase": "reveal",
        "pieces": 0,
        "start_lands": [],
        "buildings": [],
        "sea_fleets": 0,
        "ocean_fleets": 0,
        "effect": "play_as_empire",
    },
}


class Checker(Problems):
    """What this edition asks of its data."""

    def __init__(self, name: str, data: Entry, counted: bool = True) -> None:
        super().__init__(name, data)
        self.counted = counted

    def check(self) -> None:
        """Raise BadInput if anything is wrong."""
        for section in ("areas", "lands", "waters", "wastelands", "empires", "events", "honors", "power_icons"):
            self.ids[section] = self.entries(section)
        self.ids["paired_area_tokens"] = self.entries("paired_area_tokens", named=False)
        self.ids["epochs"] = self.entries("epochs", "label", named=False)
        if not self.problems:
            self.check_board()
            self.check_tokens()
            self.check_cards()
            self.check_numbers()
        self.report()

    def check_board(self) -> None:
        self.both_ways("lands", "neighbors", "lands", "neighbors")
        self.both_ways("lands", "straits", "lands", "straits")
        self.both_ways("lands", "waters", "waters", "lands")
        self.both_ways("waters", "lands", "lands", "waters")
        self.both_ways("lands", "wastelands", "wastelands", "neighbors")
        self.both_ways("wastelands", "neighbors", "lands", "wastelands")
        self.both_ways("waters", "adjacent_waters", "waters", "adjacent_waters")
        icons = [*self.ids["power_icons"], None]
        for name, land in self.ids["lands"].items():
            self.known(f"lands: {name}: area", [land.get("area")], "areas")
            self.one_of(f"lands: {name}", land, "terrain", ("clear", "difficult"))
            self.one_of(f"lands: {name}", land, "power_icon", icons)
        for name, water in self.ids["waters"].items():
            where = f"waters: {name}"
            self.one_of(where, water, "kind", ("sea", "ocean"))
            parent = water.get("parent_ocean")
            if water.get("kind") == "sea":
                for ocean in self.known(f"{where}: parent_ocean", [parent], "waters"):
                    if self.ids["waters"][ocean].get("kind") != "ocean":
                        self.problem(where, f"its parent_ocean {ocean} is no ocean", "name the ocean it belongs to")
            elif parent is not None:
                self.problem(where, f"parent_ocean is {parent!r}", "an ocean has none: write null")
        for epoch in range(1, EPOCHS + 1):
            if not any(entry.get("epoch") == epoch for entry in self.ids["epochs"].values()):
                self.problem("epochs", f"epoch {epoch} is missing", f"give epochs 1 to {EPOCHS}, each with its span")

    def check_tokens(self) -> None:
        for name, area in self.ids["areas"].items():
            self.one_of(f"areas: {name}", area, "active_from", range(1, EPOCHS + 1))
            self.number(f"areas: {name}", area, "tokens", 0)
        for name, pair in self.ids["paired_area_tokens"].items():
            if len(self.known(f"paired_area_tokens: {name}: areas", pair.get("areas"), "areas")) != 2:
                self.problem(f"paired_area_tokens: {name}", "has not two areas", "name two different ones (R17.2)")
        if len(self.ids["paired_area_tokens"]) < MOST_SEATS:
            self.problem("paired_area_tokens", "too few", f"there must be one for each of {MOST_SEATS} seats (R17.1)")
        shared = set(self.ids["paired_area_tokens"]) & set(self.ids["areas"])
        for name in sorted(shared):
            self.problem(f"paired_area_tokens: {name}", "is an area too", "rename one of the two")
        for name, honor in self.ids["honors"].items():
            where = f"honors: {name}"
            self.number(where, honor, "coins", 0)
            self.one_of(where, honor, "effect", tuple(HONOR_EFFECTS))
            if HONOR_EFFECTS.get(str(honor.get("effect"))):
                self.number(where, honor, "count", 1)

    def check_cards(self) -> None:
        for section, key in (("empires", "order"), ("events", "number")):
            for epoch in range(1, EPOCHS + 1):
                cards = [card for card in self.ids[section].values() if card.get("epoch") == epoch]
                if len(cards) < MOST_SEATS:
                    remedy = f"each epoch has one for each of {MOST_SEATS} seats (R2.2)"
                    self.problem(f"{section}, epoch {epoch}", f"{len(cards)} cards", remedy)
                numbers = [card.get(key) for card in cards]
                if self.counted and len(set(map(str, numbers))) < len(numbers):
                    self.problem(f"{section}, epoch {epoch}", f"{key}s {numbers}", "give each a number of its own")
        for name, card in self.ids["empires"].items():
            where = f"empires: {name}"
            self.one_of(where, card, "epoch", range(1, EPOCHS + 1))
            self.number(where, card, "order", 0)
            self.check_force(where, card)
            halves = card.get("sub_empires") or []
            if not isinstance(halves, list) or not all(isinstance(half, dict) and "id" in half for half in halves):
                self.problem(where, "sub_empires is no list of empires", "give each an id, pieces and start_lands")
                continue
            for half in halves:
                self.check_force(f"{where}: {half['id']}", half)
        for name, card in self.ids["events"].items():
            where = f"events: {name}"
            self.one_of(where, card, "epoch", range(1, EPOCHS + 1))
            self.number(where, card, "number", 0)
            self.one_of(where, card, "honor", (True, False))
            self.one_of(where, card, "kind", ("text", "minor_empire"))
            if card.get("kind") == "minor_empire":
                self.check_force(where, card)
            elif card.get("kind") == "text":
                self.check_effect(where, card)

    def check_force(self, where: str, card: Entry) -> None:
        for key in ("pieces", "sea_fleets", "ocean_fleets"):
            self.number(where, card, key, 0)
        self.one_of(where, card, "barbarian", (True, False))
        if card.get("icon") is not None:
            self.one_of(where, card, "icon", tuple(self.ids["power_icons"]))
        if "great_wall_forts" in card:
            self.number(where, card, "great_wall_forts", 0)
        if not self.known(f"{where}: start_lands", card.get("start_lands"), "lands"):
            self.problem(where, "has no start-land", "name one in start_lands")
        if not isinstance(card.get("buildings") or [], list):
            self.problem(where, f"buildings is {card['buildings']!r}", "write them in brackets, [] for none")
        for building in as_list(card.get("buildings")):
            if building not in BUILDINGS:
                self.problem(where, f"unknown building {building!r}", f"use {', '.join(BUILDINGS)}")

    def check_effect(self, where: str, card: Entry) -> None:
        effect = card.get("effect")
        if not isinstance(effect, str) or effect not in EVENT_EFFECTS:
            self.problem(f"{where}: effect", f"{effect!r} is none", f"use one of {', '.join(EVENT_EFFECTS)}")
            return
        keys, phase = EVENT_EFFECTS[effect]
        if card.get("phase") != phase:
            self.problem(where, f"phase is {card.get('phase')!r}", f"{effect} is played in {phase}")
        params = card.get("params")
        if not isinstance(params, dict):
            self.problem(where, "has no params", f"give {', '.join(keys)}")
            return
        for key in keys:
            if key == "areas":
                self.known(f"{where}: areas", params.get(key), "areas")
            elif key == "first_land":
                self.known(f"{where}: first_land", [params.get(key)], "lands")
            else:
                self.number(where, params, key, 0 if key == "forts" else 1)
        for name, key in SINGLE:
            if effect == name and params.get(key) != 1:
                self.problem(where, f"{key} is {params.get(key)!r}", f"{effect} takes one (R13.4, R13.5)")

    def check_numbers(self) -> None:
        """Every number that the board reads, each with the least it can be."""
        for section, parts in (("components", COMPONENTS), ("constants", CONSTANTS)):
            whole = self.data.get(section)
            for key, numbers in parts.items():
                self.numbers(f"{section}: {key}", whole.get(key) if isinstance(whole, dict) else None, numbers)
        self.numbers("constants", self.data.get("constants"), PLAIN_CONSTANTS)
