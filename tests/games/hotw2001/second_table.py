"""The table of the second reading: what lies where, what can be reached, what an army meets, what lands bring."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any

from mappamundi.kernel import Chance

Form = dict[str, Any]
# Who is asked, in which phase, and what is legal.
Asked = tuple[int, str, list[Form]]
Play = Generator[Asked, Form]

EXPERTS = {"forest": "expert_troops_forests", "mountain": "expert_troops_mountains", "strait": "expert_troops_straits"}
LASTING = (
    *("leader", "weaponry", "reallocation", "allies", "astronomy", "elite_troops", "engineering", "jihad"),
    *("naval_power", "siegecraft", "treachery", *EXPERTS.values()),
)
# A7.12: among ways that give the defender equally many dice.
BORDER, STRAIT, SEA = range(3)


class Land:
    """What lies in a land; the mark says what its armies are this turn: `ae`, `minor`, `crusade`, or past ones."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.id: str = entry["id"]
        self.area: str = entry["area"]
        self.resource: bool = entry["resource"]
        self.borders: dict[str, str] = {near["to"]: near["defence"] for near in entry["neighbors"]}
        self.straits = [near["to"] for near in entry["straits"]]
        self.seas: list[str] = entry["seas"]
        self.owner: int | None = None
        self.empire: str | None = None
        self.mark = ""
        self.armies = 0
        self.fort = self.monument = False
        self.building = ""

    def clear(self) -> None:
        """Every army leaves, and a fort with the last of them (A1.12); what else is built stays."""
        self.owner, self.empire, self.mark, self.armies, self.fort = None, None, "", 0, False


@dataclass(frozen=True)
class Way:
    """How an army comes to a land, and how many dice the defender has against it."""

    dice: int
    kind: int
    land: str = ""

    def named(self) -> Form:
        return {"by": "sea"} if self.kind == SEA else {"from": self.land}

    def is_named(self, form: Form) -> bool:
        """Whether the action means this way; one without a way means the best."""
        return self.kind == SEA if "by" in form else form.get("from", self.land) == self.land


# Every land that may be entered, with the ways there, the best first.
Reach = dict[str, list[Way]]


@dataclass(frozen=True)
class Force:
    """An army that fights: its empire, its mark, and what it rolls if no card of the active empire helps it."""

    empire: str
    mark: str = ""
    dice: int = 2
    plus: int = 0


class Table:
    """How everything lies in one game."""

    def __init__(self, data: Mapping[str, Any], players: int, options: Mapping[str, bool], chance: Chance) -> None:
        self.data, self.players, self.chance = data, players, chance
        self.seats = range(players)
        self.stacks = options.get("multiple_armies", False)
        self.naval = options.get("naval_control", False)
        self.preeminence_used = not options.get("no_preeminence", False)
        self.minor_deal = options.get("minor_empire_deal", False)
        self.rolled = 0
        self.lands = {entry["id"]: Land(entry) for entry in data["lands"]}
        self.barren = {entry["id"]: entry["neighbors"] for entry in data["barren_lands"]}
        self.waters = {entry["id"]: entry for entry in data["waters"]}
        self.areas = {entry["id"]: entry for entry in data["areas"]}
        self.empires = {entry["id"]: entry for entry in data["empires"]}
        self.minors = {entry["id"]: entry for entry in data["minor_empires"]}
        self.cards = {entry["id"]: entry for kind in ("greater", "lesser") for entry in data["events"][kind]}
        self.scores = [0] * players
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.discards: list[str] = []
        self.markers: list[list[int]] = [[] for _ in self.seats]
        self.strengths: list[list[int]] = [[] for _ in self.seats]
        self.past_fleets: dict[str, tuple[int, int]] = {}  # owner and epoch
        self.epoch = 0
        self.draft_order: list[int] = []
        self.held: dict[int, str] = {}
        self.given: dict[int, int] = {}  # who gave a seat its card; itself, if it kept what it drew
        self.drafting = False
        self.gained = 0  # in the scoring that came last
        # The turn.
        self.seat = -1
        self.card: Mapping[str, Any] = {}
        self.new_turn()

    def new_turn(self) -> None:
        self.pool = self.restricted = self.lost = self.losses = 0
        self.coins = self.allied_coins = self.engineering = 0
        self.fleets: set[str] = set()
        self.manned: set[str] = set()
        self.played: list[str] = []
        self.leader = self.reallocated = False
        self.treachery: str | None = None

    # --- A1: pieces -------------------------------------------------------------------------------------------------

    def free(self, piece: str) -> int:
        lands = self.lands.values()
        limits: dict[str, int] = self.data["components"]
        if piece == "forts":
            return limits["forts"] - sum(land.fort for land in lands)
        if piece == "monuments":
            return limits["monuments"] - sum(land.monument for land in lands)
        return limits["capitals_cities"] - sum(land.building != "" for land in lands)

    def put_building(self, land: Land, kind: str) -> None:
        """A capital or a city in the place of what stands there, if there is a piece (A1.6)."""
        if land.building or self.free("capitals_cities"):
            land.building = kind

    def put_fort(self, land: Land) -> None:
        if not land.fort and self.free("forts"):
            land.fort = True

    def armies(self, mark: str) -> list[Land]:
        return [land for land in self.lands.values() if land.mark == mark]

    def occupied(self) -> list[Land]:
        return [land for land in self.lands.values() if land.armies]

    def enemies(self) -> list[Land]:
        return [land for land in self.occupied() if land.owner != self.seat]

    def within(self, area: str) -> list[Land]:
        return [land for land in self.lands.values() if land.area == area]

    # --- A6.3–A6.5, A16: fleets -------------------------------------------------------------------------------------

    def seas_from(self, ocean: str) -> set[str]:
        found: set[str] = set()
        wave = [ocean]
        while wave:
            for near in self.waters[wave.pop()]["adjacent"]:
                if self.waters[near]["kind"] == "sea" and near not in found:
                    found.add(near)
                    wave.append(near)
        return found

    def due_fleets(self, named: list[str], astronomy: bool) -> set[str]:
        due = set(named)
        for water in named:
            if self.waters[water]["kind"] == "ocean":
                due |= self.seas_from(water)
        if astronomy:
            due |= {water for water, entry in self.waters.items() if entry["kind"] == "sea"}
        return due

    def fleets_of(self, seat: int) -> set[str]:
        return {water for water, (owner, _) in self.past_fleets.items() if owner == seat}

    def enemy_fleets(self) -> set[str]:
        return set(self.past_fleets) - self.fleets_of(self.seat)

    def in_order(self, waters: set[str]) -> list[str]:
        return [water for water in self.waters if water in waters]

    # --- A7, A8: ways and battles -----------------------------------------------------------------------------------

    def has(self, card: str) -> bool:
        return card in self.played

    def in_force(self, card: str) -> bool:
        """Whether a card that was played still counts for anything in this turn."""
        ended = {
            "leader": not self.leader,
            "reallocation": self.reallocated,
            "elite_troops": self.losses >= 1,
            "jihad": self.losses >= 2,
            "treachery": self.treachery is None,
        }
        return card in LASTING and not ended.get(card, False)

    def expert(self, mark: str, kind: str) -> bool:
        return mark == "ae" and self.has(EXPERTS.get(kind, ""))

    def coasts(self, mark: str, origin: str | None = None) -> set[str]:
        """Lands that can be reached by fleets (A7.4), off the coast of one land or of any."""
        shores = {water for land in self.armies(mark) if origin in (None, land.id) for water in land.seas}
        at_sea = mark == "crusade" and origin is None  # Crusaders start there
        wave = list(self.fleets if at_sea else self.fleets & shores)
        found = set(wave)
        while wave:
            for near in self.waters[wave.pop()]["adjacent"]:
                if near in self.fleets and near not in found:
                    found.add(near)
                    wave.append(near)
        return {land for water in found for land in self.waters[water]["lands"]}

    def ways(self, mark: str, land: Land, coasts: set[str]) -> list[Way]:
        """The best first (A7.12)."""
        found = []
        for near in self.armies(mark):
            if near.id in land.borders:
                terrain = land.borders[near.id]
                difficult = terrain != "none" and not self.expert(mark, terrain)
                found.append(Way(2 if difficult else 1, BORDER, near.id))
            elif near.id in land.straits:
                found.append(Way(1 if self.expert(mark, "strait") else 2, STRAIT, near.id))
        if land.id in coasts:
            found.append(Way(2 if mark == "ae" and self.has("naval_power") else 3, SEA))
        return sorted(found, key=lambda way: (way.dice, way.kind))

    def reach(self, mark: str) -> Reach:
        coasts = self.coasts(mark)
        closed = {"crusade": ("crusade", "minor")}.get(mark, (mark,))  # A14.38
        open_lands = [land for land in self.lands.values() if land.mark not in closed]
        return {land.id: ways for land in open_lands if (ways := self.ways(mark, land, coasts))}

    def roll(self, dice: int) -> list[int]:
        faces = [self.chance.roll(self.rolled + number, 6) for number in range(dice)]
        self.rolled += dice
        return faces

    def attack_roll(self, force: Force, besieged: bool) -> int:
        """A8.2, A8.11."""
        if force.mark != "ae":
            return max(self.roll(force.dice)) + force.plus
        jihad = self.has("jihad") and self.losses == 0
        faces = self.roll(3 if self.leader or jihad else 2)
        if len(faces) == 3 and len(set(faces)) == 1:
            self.leader = False
        return max(faces) + self.has("weaponry") + (besieged and self.has("siegecraft"))

    def wins_ties(self, force: Force) -> bool:
        jihad = self.has("jihad") and self.losses < 2
        return force.mark == "ae" and (jihad or (self.has("elite_troops") and self.losses == 0))

    def lose(self, force: Force) -> None:
        if force.mark == "ae":
            self.lost += 1
            self.losses += 1

    def fight(self, force: Force, land: Land, dice: int) -> bool:
        """A whole battle against the armies of a land; whether the attacker has won, so that it may take the land."""
        while True:
            attack = self.attack_roll(force, besieged=land.fort or land.building != "")
            defence = max(self.roll(dice)) + land.fort
            if attack > defence or (attack == defence and self.wins_ties(force)):
                siege = force.mark == "ae" and self.has("siegecraft")
                if land.fort:
                    land.fort = False
                    if not siege:
                        continue
                self.fall(land)
                if not land.armies:
                    return True
                continue
            if attack == defence:
                if land.fort:
                    land.fort = False
                else:
                    self.fall(land)
            self.lose(force)
            return False

    def fall(self, land: Land) -> None:
        """One army of a land dies; the fort goes with the last (A1.12, A15.8)."""
        land.armies -= 1
        if not land.armies:
            land.clear()

    # --- A7, A10: taking lands --------------------------------------------------------------------------------------

    def stand(self, land: Land, force: Force) -> None:
        land.owner, land.empire, land.mark, land.armies = self.seat, force.empire, force.mark, 1

    def pillage(self, land: Land) -> None:
        land.building = {"capital": "city"}.get(land.building, "")

    def capture(self, land: Land, force: Force) -> None:
        land.clear()
        self.stand(land, force)
        self.pillage(land)

    def enter(self, land: Land, force: Force, dice: int) -> bool:
        """An army enters a land, fighting if it must (A7.7–A7.10); whether it stands there."""
        if land.owner == self.seat:
            self.stand(land, force)
            return True
        if land.armies and force.mark == "ae" and self.treachery == land.id:
            self.treachery = None
        elif land.armies and not self.fight(force, land, dice):
            return False
        self.capture(land, force)
        return True

    # --- A11, A12: monuments and points -----------------------------------------------------------------------------

    def monument_sites(self) -> list[Land]:
        bare = [land for land in self.armies("ae") if not land.monument]
        capitals = [land for land in bare if land.building == "capital"]
        cities = [land for land in bare if land.building == "city"]
        return capitals or cities or [land for land in bare if land.resource]

    def level(self, seat: int, area: str) -> int:
        """A12.3: 0 to 3."""
        counts = [sum(land.owner == other for land in self.within(area)) for other in self.seats]
        own = counts.pop(seat)
        if own >= 3 and not any(counts):
            return 3
        if own >= 2 and own > max(counts):
            return 2
        return 1 if own else 0

    def points(self, seat: int) -> int:
        points: int = sum(
            self.level(seat, area) * self.areas[area]["vp_by_epoch"][self.epoch - 1] for area in self.areas
        )
        for land in self.lands.values():
            if land.owner == seat:
                points += {"capital": 2, "city": 1}.get(land.building, 0) + land.monument
        return points + len(self.fleets_of(seat) | (self.manned if seat == self.seat else set()))
