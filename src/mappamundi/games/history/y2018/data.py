"""Reading and checking the data file: lands, waters, cards and numbers as the game's owner may correct them.

Every problem is reported with the file, the entry and a remedy, all at once, so that a correction needs one round.
"""

from mappamundi.games.data import Source, read_data
from mappamundi.games.history.checking import Entry, Problems, as_list, is_number

FILE = "hotw2018.yaml"
EPOCHS = 5
CARDS_PER_EPOCH = 8

# Which effects a card may carry, and the parameters each needs (Z17).
EMPIRE_EFFECTS: dict[str, tuple[str, ...]] = {
    "none": (),
    "found_city": ("count",),
    "monument_ratio": ("resources_per_monument",),
    "extra_monument": ("count", "min_resources"),
    "fort_per_resource": (),
    "free_forts": ("count",),
    "siege_tokens": ("count",),
    "reroll": ("dice_per_battle",),
    "extra_die": ("uses",),
    "attack_bonus": ("bonus",),
    "fleet_attack_bonus": ("bonus",),
    "region_attack_bonus": ("regions", "bonus"),
    "ignore_naval": (),
    "ignore_terrain": (),
    "ignore_forts": (),
    "keep_structures": (),
    "points_per_battle_won": ("points",),
    "points_per_fleet_land": ("points", "limit"),
    "armies_on_structure": ("armies", "limit"),
    "extra_armies": ("armies",),
    "extra_armies_region": ("per_lands", "region", "armies", "limit"),
    "chain_invasion": ("bonus",),
    "two_starts": (),
    "diplomacy": ("count",),
}
EVENT_EFFECTS: dict[str, tuple[str, ...]] = {
    "attack_bonus": ("bonus",),
    "fleet_attack_bonus": ("bonus",),
    "region_attack_bonus": ("regions", "bonus"),
    "reroll": ("dice_per_battle",),
    "extra_die": ("uses",),
    "auto_win": ("uses",),
    "ignore_naval": (),
    "ignore_terrain": (),
    "ignore_forts": (),
    "siege_tokens": ("count",),
    "extra_armies": ("armies",),
    "extra_monument": ("count", "min_resources"),
    "free_forts": ("count",),
    "add_fleets": ("count", "kind"),
    "add_caravans": ("count",),
    "region_link": (),
    "diplomacy": (),
    "revolution": ("count",),
    "disaster": (),
    "barbarians": (),
    "plague": (),
}

# The numbers of the components, of battles and of the score, each with the least that makes sense.
NUMBERS: dict[str, dict[str, int]] = {
    "component_limits": {"armies_per_player": 1, "capitals_cities": 1, "forts": 1, "monuments": 1},
    "combat": {
        "attacker_dice": 1,
        "defender_dice": 1,
        "defender_dice_fort": 1,
        "terrain_bonus": 0,
        "naval_defender_rerolls": 0,
    },
    "scoring": {"capital": 0, "city": 0, "monument": 0, "marauder_per_reduction": 0},
}


def read(source: Source | None) -> tuple[Entry, str]:
    """The data, checked, and where it came from: the corrected file if there is one, otherwise the package's own."""
    data, name = read_data(__package__, FILE, source)
    Checker(name, data).check()
    return data, name


class Checker(Problems):
    """What this edition asks of its data."""

    def check(self) -> None:
        """Raise BadInput if anything is wrong."""
        for section in ("regions", "lands", "waters", "barren_lands", "empires", "events"):
            self.ids[section] = self.entries(section)
        self.ids["region_tokens"] = self.entries("region_tokens", named=False)
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
        self.both_ways("lands", "barrens", "barren_lands", "neighbors")
        self.both_ways("barren_lands", "neighbors", "lands", "barrens")
        self.both_ways("waters", "adjacent_waters", "waters", "adjacent_waters")
        self.both_ways("waters", "adjacent_barrens", "barren_lands", "adjacent_waters")
        self.both_ways("barren_lands", "adjacent_waters", "waters", "adjacent_barrens")
        for name, water in self.ids["waters"].items():
            self.one_of(f"waters: {name}", water, "kind", ("sea", "ocean"))
            self.one_of(f"waters: {name}", water, "fleet_allowed", (True, False))
        homes: dict[str, str] = {}
        for area, entry in self.ids["regions"].items():
            for inside in self.known(f"regions: {area}: lands", entry.get("lands"), "lands"):
                if inside in homes:
                    self.problem(f"regions: {area}", f"{inside} lies in {homes[inside]} too", "name it once")
                homes[inside] = area
        for name, land in self.ids["lands"].items():
            self.one_of(f"lands: {name}", land, "terrain", ("clear", "mountain", "forest"))
            self.one_of(f"lands: {name}", land, "resource", (True, False))
            if land.get("region") != homes.get(name):
                self.problem(
                    f"lands: {name}",
                    f"says region {land.get('region')}, the regions say {homes.get(name)}",
                    "make both agree",
                )
        shared = set(self.ids["waters"]) & set(self.ids["barren_lands"])
        for name in sorted(shared):
            self.problem(f"waters: {name}", "is a barren land too", "rename one of the two")

    def check_tokens(self) -> None:
        laid: set[tuple[str, str]] = set()
        for name, token in self.ids["region_tokens"].items():
            where = f"region_tokens: {name}"
            self.known(where, [token.get("region")], "regions")
            self.one_of(where, token, "enters_era", range(1, EPOCHS + 1))
            self.number(where, token, "presence", 0)
            for degree, factor in (("dominance", 2), ("supremacy", 3)):
                if isinstance(token.get("presence"), int) and token.get(degree) != factor * token["presence"]:
                    self.problem(where, f"{degree} is {token.get(degree)}", f"it is {factor} times presence (Z2.4)")
            key = (str(token.get("region")), str(token.get("enters_era")))
            if key in laid:
                self.problem(where, "a second token for this region and era", "keep one")
            laid.add(key)

    def check_cards(self) -> None:
        for section in ("empires", "events"):
            for epoch in range(1, EPOCHS + 1):
                count = sum(card.get("era") == epoch for card in self.ids[section].values())
                if count != CARDS_PER_EPOCH:
                    self.problem(f"{section}, era {epoch}", f"{count} cards", f"each era has {CARDS_PER_EPOCH}")
        for epoch in range(1, EPOCHS + 1):
            orders = [card.get("order") for card in self.ids["empires"].values() if card.get("era") == epoch]
            if sorted(map(str, orders)) != sorted(map(str, range(1, CARDS_PER_EPOCH + 1))):
                self.problem(f"empires, era {epoch}", f"orders {orders}", "number them 1 to 8, each once")
        for name, card in self.ids["empires"].items():
            self.check_force(f"empires: {name}", card, ("capital", "city", "marauder"))
            self.check_effect(f"empires: {name}", card, EMPIRE_EFFECTS)
        for name, card in self.ids["events"].items():
            self.one_of(f"events: {name}", card, "kind", ("enhancement", "kingdom"))
            if card.get("kind") == "kingdom":
                self.check_force(f"events: {name}", card, ("capital", "city", "marauder"))
            else:
                self.check_effect(f"events: {name}", card, EVENT_EFFECTS)

    def check_force(self, where: str, card: Entry, markers: tuple[str, ...]) -> None:
        self.number(where, card, "armies", 1)
        self.one_of(where, card, "marker", markers)
        if not self.known(f"{where}: start", card.get("start"), "lands"):
            self.problem(where, "has no start land", "name one in start")
        for water in self.known(f"{where}: fleets", card.get("fleets"), "waters"):
            if not self.ids["waters"][water].get("fleet_allowed"):
                self.problem(f"{where}: fleets", f"no fleet may stand in {water}", "name another water")
        self.known(f"{where}: caravans", card.get("caravans"), "barren_lands")

    def check_effect(self, where: str, card: Entry, effects: dict[str, tuple[str, ...]]) -> None:
        effect = card.get("effect")
        name = effect.get("id") if isinstance(effect, dict) else None
        if not isinstance(effect, dict) or name not in effects:
            self.problem(f"{where}: effect", f"{name!r} is none", f"use one of {', '.join(effects)}")
            return
        if name == "two_starts" and len(as_list(card.get("start"))) != 2:
            self.problem(f"{where}: effect", "two_starts without two start lands", "name two in start (Z6.8)")
        params = effect.get("params") or {}
        for key in effects[name]:
            if key not in params:
                self.problem(f"{where}: effect", f"{name} lacks {key}", f"add {key} to its params")
            elif key == "regions":
                self.known(f"{where}: effect: regions", params[key], "regions")
            elif key == "region":
                self.known(f"{where}: effect: region", [params[key]], "regions")
            elif key == "kind":
                self.one_of(f"{where}: effect", params, "kind", ("sea", "ocean"))
            else:
                self.number(f"{where}: effect", params, key, 0 if key == "min_resources" else 1)
        if "region" in params and "region" not in effects[name]:
            self.known(f"{where}: effect: region", [params["region"]], "regions")
        if params.get("dice", 1) != 1:
            self.problem(f"{where}: effect", f"dice is {params['dice']}", "an extra die is one die (Z17.4)")

    def check_numbers(self) -> None:
        """Every number that the board reads, each with the least it can be."""
        for section, numbers in NUMBERS.items():
            self.numbers(section, self.data.get(section), numbers)
        scoring = self.data.get("scoring")
        for degree in ("dominance", "supremacy"):
            if isinstance(scoring, dict):
                self.numbers(f"scoring: {degree}", scoring.get(degree), {"min_armies": 1})
        combat = self.data.get("combat")
        track = combat.get("siege_track") if isinstance(combat, dict) else None
        if not as_list(track) or not all(is_number(bonus, 0) for bonus in as_list(track)):
            self.problem("combat", f"siege_track is {track!r}", "give the bonus of 1, 2, … pieces in brackets (Z9.2)")
