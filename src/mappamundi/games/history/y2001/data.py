"""Reading and checking the data file: lands, waters, cards and numbers as the game's owner may correct them.

Every problem is reported with the file, the entry and a remedy, all at once, so that a correction needs one round.
"""

from typing import Any, Final

from mappamundi.games.data import Source, read_data
from mappamundi.games.history.checking import Entry, Problems, as_list, is_number

FILE: Final = "hotw2001.yaml"
EPOCHS: Final = 7
MOST_SEATS: Final = 6

TERRAINS: Final = ("none", "forest", "mountain", "great_wall")

# The event cards that have rules of their own (A14); those of minor empires, kingdoms and migrants name theirs.
GREATER: Final = ("leader", "weaponry", "reallocation")
LESSER: Final = (
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
    "naval_power",
    "pestilence",
    "plague",
    "population_explosion",
    "siegecraft",
    "treachery",
)

# Those whose text names a land or a water.
NAMING: Final = {"crusade": ("land", "water"), "jewish_revolt": ("land",)}

# The numbers of the components and of the rules, each with the least that makes sense.
COMPONENTS: Final = {
    "capitals_cities": 0,
    "forts": 0,
    "monuments": 0,
    "coins_fleets": 0,
    "hand_greater": 0,
    "hand_lesser": 0,
    "events_per_turn": 0,
}
SCORING: Final[dict[str, dict[str, int]]] = {
    "presence": {"armies": 1, "multiplier": 0},
    "dominance": {"armies": 1, "multiplier": 0},
    "control": {"armies": 1, "multiplier": 0},
}
PLAIN_SCORING: Final = {"capital": 0, "city": 0, "monument": 0}


def read(source: Source | None) -> tuple[Entry, str]:
    """The data, checked, and where it came from: the corrected file if there is one, otherwise the package's own."""
    data, name = read_data(__package__, FILE, source)
    Checker(name, data).check()
    return data, name


class Checker(Problems):
    """What this edition asks of its data."""

    def check(self) -> None:
        """Raise BadInput if anything is wrong."""
        for section in ("areas", "waters", "lands", "barren_lands", "empires", "minor_empires", "kingdoms"):
            self.ids[section] = self.entries(section)
        # Nothing printed dates the epochs, so a file need not.
        self.ids["epochs"] = self.entries("epochs", "label", named=False) if "epochs" in self.data else {}
        cards = self.data.get("events")
        for deck in ("greater", "lesser"):
            part = Problems(self.name, cards if isinstance(cards, dict) else {})
            self.ids[deck] = part.entries(deck)
            self.problems += part.problems
        if not self.problems:
            self.check_board()
            self.check_borders()
            self.check_empires()
            self.check_events()
            self.check_numbers()
        self.report()

    def check_board(self) -> None:
        self.both_ways("lands", "seas", "waters", "lands")
        self.both_ways("waters", "lands", "lands", "seas")
        self.both_ways("waters", "adjacent", "waters", "adjacent")
        self.both_ways("lands", "barren_neighbors", "barren_lands", "neighbors")
        self.both_ways("barren_lands", "neighbors", "lands", "barren_neighbors")
        self.both_ways("areas", "adjacent_areas", "areas", "adjacent_areas")
        for name, land in self.ids["lands"].items():
            self.known(f"lands: {name}: area", [land.get("area")], "areas")
            self.one_of(f"lands: {name}", land, "resource", (True, False))
        for name, water in self.ids["waters"].items():
            self.one_of(f"waters: {name}", water, "kind", ("sea", "ocean"))
        for name, area in self.ids["areas"].items():
            values = area.get("vp_by_epoch")
            if not isinstance(values, list) or len(values) != EPOCHS or not all(is_number(n, 0) for n in values):
                self.problem(f"areas: {name}: vp_by_epoch", f"is {values!r}", f"give {EPOCHS} whole numbers")
            for there in self.known(f"areas: {name}: lands", area.get("lands"), "lands"):
                if self.ids["lands"][there].get("area") != name:
                    self.problem(f"areas: {name}: lands", f"{there} is of another area", "name it in one area")

    def check_borders(self) -> None:
        """Borders and straits have two sides; the terrain of a border is that of one of them (A8.4, A8.5)."""
        names: dict[str, dict[str, list[Any]]] = {"neighbors": {}, "straits": {}}
        for key, named in names.items():
            for name, land in self.ids["lands"].items():
                sides = [side for side in as_list(land.get(key)) if isinstance(side, dict)]
                if not isinstance(land.get(key), list) or len(sides) < len(land[key]):
                    self.problem(f"lands: {name}: {key}", "is no list of lands", "write {to: …} for each, [] for none")
                named[name] = self.known(f"lands: {name}: {key}", [side.get("to") for side in sides], "lands")
                for side in sides if key == "neighbors" else ():
                    self.one_of(f"lands: {name}: {side.get('to')}", side, "defence", TERRAINS)
        for key, named in names.items():
            for name, near in named.items():
                for there in near:
                    if there == name or name not in named[there]:
                        remedy = "borders have two sides: add it there or remove it here"
                        self.problem(f"lands: {name}: {key}", f"{there} is named, but does not name it", remedy)
        for name, near in names["neighbors"].items():
            for there in set(near) & set(names["straits"][name]):
                self.problem(f"lands: {name}", f"{there} is a neighbour and across a strait", "name it once")

    def check_empires(self) -> None:
        for epoch in range(1, EPOCHS + 1):
            dated = [entry.get("epoch") for entry in self.ids["epochs"].values()]
            if dated and epoch not in dated:
                self.problem("epochs", f"epoch {epoch} is missing", f"give epochs 1 to {EPOCHS}, each with its span")
            cards = [card for card in self.ids["empires"].values() if card.get("epoch") == epoch]
            if len(cards) < MOST_SEATS:
                remedy = f"each epoch has one for each of {MOST_SEATS} seats at least (A2.5)"
                self.problem(f"empires, epoch {epoch}", f"{len(cards)} cards", remedy)
            orders = [card.get("order") for card in cards]
            if len(set(map(str, orders))) < len(orders):
                self.problem(f"empires, epoch {epoch}", f"orders {orders}", "give each a number of its own (A4.1)")
        for section in ("empires", "minor_empires"):
            for name, card in self.ids[section].items():
                where = f"{section}: {name}"
                self.one_of(where, card, "epoch", range(1, EPOCHS + 1))
                self.number(where, card, "strength", 1)
                if section == "empires":
                    self.number(where, card, "order", 0)
                self.check_age(where, card)
                self.one_of(where, card, "capital", (True, False))
                self.known(f"{where}: start_land", [card.get("start_land")], "lands")
                self.known(f"{where}: navigation", card.get("navigation"), "waters")
                several = card.get("start_lands") or []
                starts = [start.get("land") for start in as_list(several) if isinstance(start, dict)]
                if not isinstance(several, list) or len(starts) < len(several):
                    self.problem(where, "start_lands is no list of lands", "write {land: …} for each, or leave it out")
                self.known(f"{where}: start_lands", starts, "lands")
                if is_number(card.get("strength"), 1) and len(starts) > card["strength"]:
                    self.problem(where, "has more start lands than armies", "each takes one army (A6.12)")
        for name, kingdom in self.ids["kingdoms"].items():
            self.one_of(f"kingdoms: {name}", kingdom, "epoch", range(1, EPOCHS + 1))
            self.known(f"kingdoms: {name}: land", [kingdom.get("land")], "lands")
            self.check_age(f"kingdoms: {name}", kingdom)
        shared = [set(self.ids[section]) for section in ("empires", "minor_empires", "kingdoms")]
        for name in sorted((shared[0] & shared[1]) | (shared[0] & shared[2]) | (shared[1] & shared[2])):
            self.problem(name, "is an empire twice", "give empires, minor empires and kingdoms ids of their own")

    def check_age(self, where: str, entry: Entry) -> None:
        """The epoch of the pieces that stand for it, where it is not its own (A1.9)."""
        if "figure_epoch" in entry:
            self.one_of(where, entry, "figure_epoch", range(1, EPOCHS + 1))

    def check_events(self) -> None:
        for deck, plain in (("greater", GREATER), ("lesser", LESSER)):
            for name, card in self.ids[deck].items():
                where = f"events: {deck}: {name}"
                self.number(where, card, "count", 0)
                epochs = as_list(card.get("epochs"))
                self.check_age(where, card)
                if not epochs or any(epoch not in range(1, EPOCHS + 1) for epoch in epochs):
                    self.problem(where, f"epochs is {card.get('epochs')!r}", f"list epochs from 1 to {EPOCHS}")
                for key, section in (("land", "lands"), ("water", "waters"), ("area", "areas")):
                    if key in card:
                        self.known(f"{where}: {key}", [card[key]], section)
                if "minor_empire" in card:
                    self.known(f"{where}: minor_empire", [card["minor_empire"]], "minor_empires")
                elif card.get("family") == "kingdom":
                    self.known(f"{where}: id", [name.removeprefix("kingdom_")], "kingdoms")
                    self.known(f"{where}: land", [card.get("land")], "lands")
                elif card.get("family") == "migrants":
                    self.known(f"{where}: area", [card.get("area")], "areas")
                elif name not in plain:
                    self.problem(where, "is no card that the rules know", f"use {', '.join(plain)}")
            for name in plain:
                if name not in self.ids[deck]:
                    self.problem(f"events: {deck}", f"{name} is missing", "give it, with count 0 to leave it out")
        for name, keys in NAMING.items():
            for key in keys:
                if key not in self.ids["lesser"].get(name, {key: ""}):
                    self.problem(f"events: lesser: {name}", f"has no {key}", "name the one of its text")
        for deck, hand in (("greater", "hand_greater"), ("lesser", "hand_lesser")):
            cards = sum(card["count"] for card in self.ids[deck].values() if is_number(card.get("count"), 0))
            components = self.data.get("components")
            dealt = components.get(hand, 0) if isinstance(components, dict) else 0
            if is_number(dealt, 0) and cards < dealt * MOST_SEATS:
                self.problem(f"events: {deck}", f"{cards} cards", f"deal {dealt} to each of {MOST_SEATS} (A2.3)")

    def check_numbers(self) -> None:
        """Every number that the board reads, each with the least it can be."""
        self.numbers("components", self.data.get("components"), COMPONENTS)
        scoring = self.data.get("scoring")
        for key, numbers in SCORING.items():
            self.numbers(f"scoring: {key}", scoring.get(key) if isinstance(scoring, dict) else None, numbers)
        self.numbers("scoring", scoring, PLAIN_SCORING)
        components = self.data.get("components")
        markers = components.get("preeminence_markers") if isinstance(components, dict) else None
        if not isinstance(markers, list) or len(markers) < EPOCHS or not all(is_number(n, 0) for n in markers):
            remedy = f"list the values of at least {EPOCHS} (A2.6)"
            self.problem("components: preeminence_markers", f"is {markers!r}", remedy)
