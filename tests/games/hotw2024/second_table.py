"""The table of the second reading: what lies where, what may be placed where, what lands and Honors bring."""

from collections.abc import Generator, Mapping
from itertools import combinations
from typing import Any

from mappamundi.kernel import Chance

Form = dict[str, Any]
# Who is asked, in which phase, and what is legal.
Asked = tuple[int, str, list[Form]]
Play = Generator[Asked, Form]

VALUE = {"capital": 2, "city": 1, "monument": 1}
KINDS = ("capital", "city", "monument", "fort", "wall")


class Land:
    """What lies in a land; a Great Wall fort is a `wall`, any other a `fort`."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.id: str = entry["id"]
        self.area: str = entry["area"]
        self.difficult = entry["terrain"] == "difficult"
        self.icon = entry["power_icon"]
        self.near = {*entry["neighbors"], *entry["straits"]}
        self.waters: list[str] = list(entry["waters"])
        self.wall_site = bool(entry.get("great_wall_site"))
        self.owner: int | None = None
        self.army = False
        self.has: set[str] = set()

    @property
    def fortified(self) -> bool:
        return bool(self.has & {"fort", "wall"})

    @property
    def value(self) -> int:
        return sum(VALUE.get(kind, 0) for kind in self.has)


class Table:
    """How everything lies in one game."""

    def __init__(self, data: Mapping[str, Any], players: int, options: Mapping[str, bool], chance: Chance) -> None:
        self.data, self.players, self.chance = data, players, chance
        self.seats = range(players)
        self.dice = options.get("dice", True)
        self.options = options
        self.rolled = 0
        self.lands = {entry["id"]: Land(entry) for entry in data["lands"]}
        self.waters = {entry["id"]: entry for entry in data["waters"]}
        self.events = {entry["id"]: entry for entry in data["events"]}
        self.honors = {entry["id"]: entry for entry in data["honors"]}
        self.areas = [entry["id"] for entry in data["areas"]]
        self.pairs = {entry["id"]: entry["areas"] for entry in data["paired_area_tokens"]}
        shared = data["components"]["shared"]
        self.stock: dict[str, int] = {
            "capital": shared["capitals"],
            "city": shared["cities"],
            "monument": shared["monuments"],
            "fort": shared["forts"],
            "wall": shared["great_wall_forts"],
        }
        self.fleets_left: int = shared["fleets"]
        self.people: list[int] = [data["components"]["per_player"]["people"]] * players
        self.leaders = [True] * players
        self.gold = [0] * players
        self.chests = list(self.seats)  # from the bottom to the top, by when they were moved
        self.tokens: list[list[str]] = [[] for _ in self.seats]
        self.bag = dict.fromkeys(self.areas, 0)
        self.active: list[str] = []
        self.spaces: dict[int, str] = {}
        self.tracks: list[list[str | None]] = [[None] * 3 for _ in self.seats]
        self.pools: list[list[str]] = [[] for _ in self.seats]
        self.stacks: list[list[str]] = [[] for _ in self.seats]
        self.hands: list[str | None] = [None] * players
        self.empires: list[Mapping[str, Any] | None] = [None] * players
        self.card_people = [0] * players
        self.icons = [0] * players
        self.epoch = 0
        # The turn.
        self.seat = -1
        self.card: Mapping[str, Any] = {}
        self.playing_event = False
        self.pool = self.fleets_in_pool = self.walls_in_pool = 0
        self.fleets: set[str] = set()
        self.leader = ""
        self.event: str | None = None
        self.tried: tuple[str, int] | None = None
        self.points, self.beaten, self.taken = 0, -1, list[str]()

    # --- R1.5–R1.11: gold and pieces --------------------------------------------------------------------------------

    def rank(self) -> list[int]:
        """Highest first (R1.8)."""
        return sorted(self.seats, key=lambda seat: (self.gold[seat], self.chests.index(seat)), reverse=True)

    def collect(self, seat: int, gold: int) -> None:
        after = max(0, self.gold[seat] + gold)
        if after != self.gold[seat]:
            self.gold[seat] = after
            self.chests = [other for other in self.chests if other != seat] + [seat]

    def lands_of(self, seat: int, area: str | None = None) -> list[Land]:
        return [land for land in self.lands.values() if land.owner == seat and area in (None, land.area)]

    def armies(self, area: str | None = None) -> list[Land]:
        return [land for land in self.lands.values() if land.army and area in (None, land.area)]

    def enemies(self, seat: int) -> list[Land]:
        return [land for land in self.lands.values() if land.owner not in (None, seat)]

    def from_supply(self, people: int) -> int:
        taken = min(people, self.people[self.seat])
        self.people[self.seat] -= taken
        return taken

    def off(self, land: Land, kind: str) -> None:
        land.has.remove(kind)
        self.stock[kind] += 1

    def on(self, land: Land, kind: str) -> None:
        land.has.add(kind)
        self.stock[kind] -= 1
        assert self.stock[kind] >= 0

    def garrison_off(self, land: Land) -> int:
        assert land.owner is not None
        owner, land.owner = land.owner, None
        self.people[owner] += 1
        return owner

    def stand(self, land: Land) -> None:
        land.owner, land.army = self.seat, True

    def lie_down(self) -> None:
        for land in self.lands.values():
            land.army = False
        self.fleets_left += len(self.fleets)
        self.fleets = set()

    def empty_pool(self) -> None:
        self.people[self.seat] += self.pool
        self.fleets_left += self.fleets_in_pool
        self.stock["wall"] += self.walls_in_pool
        self.pool = self.fleets_in_pool = self.walls_in_pool = 0
        self.tried, self.points = None, 0

    # --- R1.12–R1.19: what is missing -------------------------------------------------------------------------------

    def takers(self, kind: str) -> list[Land]:
        return [land for land in self.enemies(self.seat) if kind in land.has]

    def lacking(self, kind: str, count: int) -> int:
        return max(0, count - self.stock[kind])

    def forms(self, form: Form, kind: str, count: int) -> list[Form]:
        """The action for so many buildings, with `take_from` as it must be named; nothing where they cannot be had."""
        lacking, takers = self.lacking(kind, count), [land.id for land in self.takers(kind)]
        if not lacking or (lacking == 1 and len(takers) == 1):
            return [form]
        return [
            {**form, "take_from": chosen[0] if lacking == 1 else list(chosen)}
            for chosen in combinations(takers, lacking)
        ]

    def sets(self, form: Form, kind: str, sites: list[Land], most: int) -> list[Form]:
        found = []
        for count in range(1, most + 1):
            for chosen in combinations(sites, count):
                found += self.forms({**form, "lands": [land.id for land in chosen]}, kind, count)
        return found

    def put(self, lands: list[Land], kind: str, form: Form) -> None:
        """What an action places, taking what is missing."""
        if self.lacking(kind, len(lands)):
            named = form.get("take_from", [land.id for land in self.takers(kind)])
            for name in named if isinstance(named, list) else [named]:
                self.off(self.lands[name], kind)
        for land in lands:
            self.on(land, kind)

    def must_put(self, land: Land, kind: str) -> Play:
        """What comes without being asked for."""
        if not self.stock[kind]:
            takers = self.takers(kind)
            if not takers:
                return
            if len(takers) > 1:
                legal = [{"do": "take_building", "land": other.id} for other in takers]
                form = yield self.seat, "shortage", legal
                takers = [self.lands[form["land"]]]
            self.off(takers[0], kind)
            if kind == "capital":  # R1.13
                yield from self.must_put(takers[0], "city")
        self.on(land, kind)

    # --- R7: where armies and fleets may go -------------------------------------------------------------------------

    def shores(self, water: str) -> set[str]:
        """R7.7, R7.9: lands next to a water; from epoch 4 on an ocean has its seas."""
        entry = self.waters[water]
        found = set(entry["lands"])
        if self.epoch >= 4 and entry["kind"] == "ocean":
            for other in self.waters.values():
                if other["parent_ocean"] == water:
                    found |= set(other["lands"])
        return found

    def reach(self) -> list[Land]:
        near: set[str] = set()
        for land in self.armies():
            near |= land.near
        for water in self.fleets:
            near |= self.shores(water)
        return [land for land in self.lands.values() if land.id in near and not land.army]

    def pool_kind(self) -> str:
        return "ocean" if self.epoch >= 4 else "sea"

    def open_waters(self, fleets: set[str], kind: str) -> list[str]:
        armies = {land.id for land in self.armies()}
        return [
            water
            for water, entry in self.waters.items()
            if entry["kind"] == kind
            and water not in fleets
            and (self.shores(water) & armies or fleets & set(entry["adjacent_waters"]))
        ]

    def conquests(self) -> list[Form]:
        if not self.points or not self.pool:
            return []
        near = {name for taken in self.taken for name in self.lands[taken].near}
        return [
            {"do": "conquer", "land": land.id}
            for land in self.lands.values()
            if land.id in near and land.owner == self.beaten and self.cost(land) <= self.points
        ]

    def cost(self, land: Land) -> int:
        return (2 if land.difficult else 1) + (1 if land.fortified else 0)

    def city_sites(self) -> list[Land]:
        return [land for land in self.armies() if not land.has & {"capital", "city"}]

    # --- R10, R12.3: what lands bring -------------------------------------------------------------------------------

    def level(self, own: int, friendly: int, others: list[int]) -> int:
        """R10.9-R10.11."""
        if own >= 3 and not friendly and not any(others):
            return 6
        if own >= 2 and own > friendly and own > max(others):
            return 4
        return 2 if own else 0

    def others(self, seat: int, area: str) -> list[int]:
        return [len(self.lands_of(other, area)) for other in self.seats if other != seat]

    def raise_revenue(self) -> None:
        gold = sum(land.value for land in self.armies())
        for area in self.active:
            own = len(self.armies(area))
            gold += self.level(own, len(self.lands_of(self.seat, area)) - own, self.others(self.seat, area))
        if self.event and not self.playing_event:
            card = self.events[self.event]
            if card["effect"] == "trade_gold":
                gold += sum(bool(self.armies(area)) for area in card["params"]["areas"])
            elif card["effect"] == "ocean_trade_gold":
                gold += sum(any(land.waters for land in self.armies(area)) for area in self.areas)
        self.collect(self.seat, gold)

    def worth(self, seat: int, area: str) -> int:
        own = self.lands_of(seat, area)
        level = self.level(len(own), 0, self.others(seat, area)) if area in self.active else 0
        return sum(land.value for land in own) + level

    # --- R11: Honors ------------------------------------------------------------------------------------------------

    def award(self, seat: int) -> None:
        if not self.stacks[seat]:
            self.collect(seat, 1)
            return
        moved: str | None = self.stacks[seat].pop(0)
        for space in range(3):
            self.tracks[seat][space], moved = moved, self.tracks[seat][space]
            if moved is None:
                return
        assert moved is not None
        self.pools[seat].append(moved)

    def held(self, seat: int) -> list[str]:
        return [name for name in self.tracks[seat] if name] + self.pools[seat]

    def turn_over(self, seat: int, name: str) -> None:
        if name in self.pools[seat]:
            self.pools[seat].remove(name)
        else:
            self.tracks[seat][self.tracks[seat].index(name)] = None
        self.stacks[seat].append(name)

    def effects(self, name: str) -> list[Form]:
        honor = self.honors[name]
        play = {"do": "play_honor", "honor": name}
        if not honor["coins"]:
            return []
        if honor["effect"] == "add_people":
            return [play] if self.people[self.seat] else []
        if honor["effect"] == "place_fort":
            sites = [land for land in self.armies() if not land.fortified]
            return self.sets(play, "fort", sites, honor["count"])
        if honor["effect"] == "place_city":
            found = []
            for land in self.city_sites():
                found += self.forms({**play, "land": land.id}, "city", 1)
            return found
        shows_fleet = self.card["sea_fleets"] + self.card["ocean_fleets"] > 0
        kind = "ocean" if self.epoch >= 4 and shows_fleet else "sea"
        rows: list[list[str]] = [[]]
        found = []
        for _ in range(min(honor["count"], self.fleets_left)):
            rows = [[*row, water] for row in rows for water in self.open_waters(self.fleets | set(row), kind)]
            found += [{**play, "waters": row} for row in rows]
        return found

    def bonuses(self, seat: int, name: str) -> list[Form]:
        play = {"do": "play_honor", "honor": name}
        if self.honors[name]["coins"]:
            return [play]
        if name == "buildings_bonus":
            return [{**play, "area": area} for area in self.areas]
        if name == "lands_bonus":
            return [{**play, "area": area} for area in self.active]
        struck = [{**play, "land": land.id} for land in self.enemies(seat) if "monument" in land.has]
        return struck or [play]

    def play_bonus(self, seat: int, form: Form) -> None:
        name = form["honor"]
        coins = self.honors[name]["coins"]
        self.turn_over(seat, name)
        if coins:
            self.collect(seat, coins)
        elif name == "catastrophe":
            if "land" in form:
                land = self.lands[form["land"]]
                self.off(land, "monument")
                assert land.owner is not None
                self.collect(land.owner, -1)
        else:
            counted = self.armies(form["area"]) if seat == self.seat else self.lands_of(seat, form["area"])
            self.collect(seat, len(counted) if name == "lands_bonus" else sum(land.value for land in counted))
