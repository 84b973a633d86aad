"""The rules read a second time: a plain player of the whole game, written from the rules alone.

It shares nothing with the engine but the data file and the chance. It is slow, knows no views and no scenarios, and
tells at every decision who is asked, in which phase, and what is legal.
"""

from itertools import combinations
from typing import Any

from tests.games.hotw2001.second_table import Force, Form, Land, Play, Reach, Table


class Reading(Table):
    """One game."""

    # --- A2, A4, A13: the game --------------------------------------------------------------------------------------

    def shuffled(self, name: str, items: list[Any]) -> list[Any]:
        return [items[place] for place in self.chance.shuffle(name, len(items))]

    def deck(self, kind: str) -> list[str]:
        return [card["id"] for card in self.data["events"][kind] for _ in range(card["count"])]

    def deal(self, name: str, cards: list[str], each: int) -> None:
        pile = self.shuffled(name, cards)
        for seat in self.seats:
            self.hands[seat] += pile[:each]
            del pile[:each]

    def play(self) -> Play:
        greater = self.deck("greater")
        if self.minor_deal:
            minor = [card for card in greater if "minor_empire" in self.cards[card]]
            self.deal("minor", minor, 1)
            self.deal("others", [card for card in greater if card not in minor], 2)
        else:
            self.deal("greater", greater, 3)
        self.deal("lesser", self.deck("lesser"), 7)
        face_down = self.shuffled("preeminence", self.data["components"]["preeminence_markers"])
        first = self.first_seat()
        self.draft_order = [(first + step) % self.players for step in self.seats]
        for epoch in range(1, 8):
            self.epoch = epoch
            yield from self.draft()
            called = []
            for entry in sorted(self.data["empires"], key=lambda entry: int(entry["order"])):
                for seat in self.seats:
                    if self.held.get(seat) == entry["id"]:
                        called.append(seat)
                        yield from self.turn(seat)
            leaders = [seat for seat in self.seats if self.scores[seat] == max(self.scores)]
            if self.preeminence_used and len(leaders) == 1:
                self.markers[leaders[0]].append(face_down.pop(0))
            self.draft_order = sorted(
                self.seats, key=lambda seat: (self.scores[seat], self.strengths[seat][-1], called.index(seat))
            )
        for seat in self.seats:
            self.scores[seat] += sum(self.markers[seat])

    def first_seat(self) -> int:
        """A2.7, A2.8."""
        rolling = list(self.seats)
        while len(rolling) > 1:
            sums = [sum(self.roll(2)) for _ in rolling]
            rolling = [seat for seat, rolled in zip(rolling, sums, strict=True) if rolled == max(sums)]
        return rolling[0]

    def places(self) -> tuple[int, ...]:
        keys = [
            (-self.scores[seat], sum(self.strengths[seat]), -sum(self.markers[seat]), self.strengths[seat][-1])
            for seat in self.seats
        ]
        return tuple(1 + sum(other < key for other in keys) for key in keys)

    # --- A3: the draft ----------------------------------------------------------------------------------------------

    def draft(self) -> Play:
        deck = [entry["id"] for entry in self.data["empires"] if entry["epoch"] == self.epoch]
        deck = self.shuffled(f"empires_{self.epoch}", deck)
        self.given = {}
        self.drafting = True
        for seat in self.draft_order:
            drawn = deck.pop(0)
            lacking = [other for other in self.seats if other not in self.held]
            to = lacking[0]
            if len(lacking) > 1:
                legal: list[Form] = [{"do": "keep"}] if seat in lacking else []
                legal += [{"do": "pass_card", "to": other} for other in lacking if other != seat]
                form = yield seat, "draft", legal
                to = form.get("to", seat)
            self.held[to] = drawn
            self.given[to] = seat
        self.drafting = False

    def known_empires(self, seat: int) -> dict[int, str]:
        """A18.3, A18.4: the cards still to be called that a seat has seen: its own, and one that it passed."""
        return {
            holder: empire
            for holder, empire in self.held.items()
            if self.given[holder] == seat or (holder == seat and not self.drafting)
        }

    # --- A4.3: a turn -----------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Play:
        self.new_turn()
        self.seat = seat
        self.card = self.empires[self.held.pop(seat)]
        self.strengths[seat].append(self.card["strength"])
        self.pool = self.card["strength"]
        yield from self.event_step()
        yield from self.preparation()
        yield from self.expansion()
        yield from self.monuments()
        self.gained = self.points(seat)
        self.scores[seat] += self.gained
        for land in self.lands.values():
            land.mark = ""
        for water in self.manned:
            self.past_fleets.setdefault(water, (seat, self.epoch))
        self.manned = set()
        self.discards += self.played

    # --- A5, A14: event cards ---------------------------------------------------------------------------------------

    def event_step(self) -> Play:
        while True:
            legal: list[Form] = []
            if len(self.played) < 2:
                for card in dict.fromkeys(self.hands[self.seat]):
                    if self.epoch in self.cards[card]["epochs"] and card not in self.played:
                        legal += [{"do": "play_event", "card": card, **target} for target in self.targets(card)]
            form = yield self.seat, "events", [*legal, {"do": "end_events"}]
            if form["do"] == "end_events":
                return
            self.hands[self.seat].remove(form["card"])
            self.played.append(form["card"])
            yield from self.resolve(form["card"], form)

    def targets(self, card: str) -> list[Form]:
        """What a card may name; `[{}]` if it names nothing, nothing if it may not be played (A5.13)."""
        if card == "disaster":
            struck = [land.id for land in self.lands.values() if land.monument and land.mark != "minor"]
            return [{"lands": list(some)} for count in (1, 2) for some in combinations(struck, count)]
        if card == "famine":
            return [{"area": area} for area in self.areas if self.rolling(area)]
        if card == "black_death":
            return [
                {"areas": [one, other]}
                for one, other in combinations(self.areas, 2)
                if other in self.areas[one]["adjacent_areas"] and (self.rolling(one) or self.rolling(other))
            ]
        if card == "pestilence":
            named = [land for land in self.lands.values() if any(map(self.rolls, [land, *self.around(land)]))]
            return [{"land": land.id} for land in named]
        if card == "plague":
            return [{"land": land.id} for land in self.lands.values() if self.rolls(land)]
        if card == "civil_war":
            return [{"lands": lands} for lands in self.civil_wars()]
        if card == "barbarians":
            return [{"land": barren} for barren in self.barren if self.barbarian_targets(barren)]
        if card.startswith("migrants_"):
            empty = [land.id for land in self.within(self.cards[card]["area"]) if not land.armies]
            return [{"lands": list(some)} for some in combinations(empty, min(2, len(empty)))] if empty else []
        if card == "treachery":
            return [{"land": land.id} for land in self.enemies()]
        if card == "reallocation":
            playable = bool(self.card["navigation"]) or self.has("astronomy")
        elif card == "engineering":
            playable = self.card["capital"]
        elif card == "jewish_revolt":
            playable = self.lands["palestine"].owner != self.seat
        elif card.startswith("kingdom_"):
            playable = self.lands[self.cards[card]["land"]].mark != "minor"
        else:
            playable = True
        return [{}] if playable else []

    def resolve(self, card: str, form: Form) -> Play:
        """What a card does at once; the rules of the turn ask `has` for those that last."""
        if card.startswith("minor_"):
            yield from self.minor_empire(self.cards[card]["minor_empire"])
        elif card == "barbarians":
            yield from self.barbarians(form["land"])
        elif card == "plague":
            yield from self.plague(form["land"])
        elif card == "crusade":
            yield from self.crusade()
        elif card in ("famine", "black_death", "pestilence", "disaster"):
            self.strike(card, form)
        elif card == "jewish_revolt":
            self.enter(self.lands["palestine"], Force(card, dice=3), 1)
        elif card == "civil_war" or card.startswith("migrants_"):
            for name in form["lands"]:
                self.enter(self.lands[name], Force(card), 1)
        elif card.startswith("kingdom_"):
            self.kingdom(card)
        else:
            self.equip(card, form)

    def equip(self, card: str, form: Form) -> None:
        if card == "leader":
            self.leader = True
        elif card == "engineering":
            self.engineering = 2
        elif card == "treachery":
            self.treachery = form["land"]
        elif card == "allies":
            self.allied_coins = 2
        elif card == "population_explosion":
            self.coins += 2
        elif card == "civil_service":
            self.coins += 1 + self.card["capital"] + bool(self.card["navigation"])

    def strike(self, card: str, form: Form) -> None:
        if card == "famine":
            self.die_on_ones(self.within(form["area"]), 1)
        elif card == "black_death":
            self.die_on_ones([land for land in self.lands.values() if land.area in form["areas"]], 1)
        elif card == "pestilence":
            centre = self.lands[form["land"]]
            self.die_on_ones([centre], 3)
            self.die_on_ones(self.around(centre), 2)
        else:
            for name in form["lands"]:
                land = self.lands[name]
                land.monument = land.fort = False
                self.pillage(land)

    def rolls(self, land: Land) -> bool:
        """Whether cards of this turn roll for its armies (A14.38)."""
        return land.armies > 0 and land.mark != "minor"

    def rolling(self, area: str) -> bool:
        return any(map(self.rolls, self.within(area)))

    def around(self, land: Land) -> list[Land]:
        return [near for near in self.lands.values() if near.id in land.borders or near.id in land.straits]

    def die_on_ones(self, lands: list[Land], dice: int) -> None:
        for land in lands:
            if self.rolls(land):
                for _ in range(land.armies):
                    if 1 in self.roll(dice):
                        self.fall(land)

    def plague(self, name: str) -> Play:
        land, dice = self.lands[name], 4
        while True:
            self.die_on_ones([land], dice)
            near = [other.id for other in self.around(land) if other.id in land.borders and self.rolls(other)]
            if land.armies or not near:
                return
            form = yield self.seat, "plague", [{"do": "spread_plague", "land": other} for other in near]
            land, dice = self.lands[form["land"]], 3

    def civil_wars(self) -> list[list[str]]:
        empires: dict[tuple[int | None, str | None], list[str]] = {}
        for land in self.enemies():
            empires.setdefault((land.owner, land.empire), []).append(land.id)
        return [list(some) for lands in empires.values() for some in combinations(lands, min(3, len(lands)))]

    def barbarian_targets(self, barren: str) -> list[Land]:
        return [land for land in self.enemies() if land.id in self.barren[barren]]

    def barbarians(self, barren: str) -> Play:
        won = True
        while won and (targets := self.barbarian_targets(barren)):
            form = yield self.seat, "barbarians", [{"do": "invade", "land": land.id} for land in targets]
            won = self.enter(self.lands[form["land"]], Force("barbarians"), 1)

    def kingdom(self, card: str) -> None:
        land = self.lands[self.cards[card]["land"]]
        own = land.owner == self.seat
        land.clear()
        self.stand(land, Force(card.removeprefix("kingdom_")))
        if not (own and land.building == "capital"):
            self.put_building(land, "city")

    def crusade(self) -> Play:
        pool, self.pool = self.pool, 3
        force = Force("crusade", "crusade", plus=1)
        self.fleets = {"eastern_mediterranean"}
        while self.pool:
            reach = self.reach("crusade")
            legal = [{"do": "invade", "land": land} for land in reach]
            form = yield self.seat, "crusade", [*legal, {"do": "end_expansion"}]
            if form["do"] == "end_expansion":
                break
            land = self.lands[form["land"]]
            if self.invade(land, force, form, reach) and land.id == "palestine":
                self.put_fort(land)
                if land.building != "capital":
                    self.put_building(land, "city")
        for land in self.armies("crusade"):
            land.mark = ""
        self.fleets = set()
        self.pool = pool

    def minor_empire(self, name: str) -> Play:
        card, force = self.minors[name], Force(name, "minor")
        pool, self.pool = self.pool, card["strength"]
        self.fleets = self.due_fleets(card["navigation"], False) - self.enemy_fleets() | self.fleets_of(self.seat)
        self.rise(card["start_land"], card["capital"], force)
        while True:
            reach = self.reach("minor") if self.pool else {}
            legal = [{"do": "invade", "land": land} for land in reach]
            if self.pool:
                legal += [{"do": "build_fort", "land": land.id, "pay": "army"} for land in self.fort_sites("minor")]
                legal += self.reinforcements("minor")
            form = yield self.seat, "minor", [*legal, {"do": "end_expansion"}]
            if form["do"] == "end_expansion":
                break
            land = self.lands[form["land"]]
            if form["do"] == "invade":
                self.invade(land, force, form, reach)
            else:
                self.pool -= 1
                if form["do"] == "build_fort":
                    land.fort = True
                else:
                    land.armies += 1
        self.fleets = set()
        self.pool = pool

    # --- A6: preparation --------------------------------------------------------------------------------------------

    def starts(self) -> list[str]:
        if "start_lands" in self.card:
            return [start["land"] for start in self.card["start_lands"]]
        return [self.card["start_land"]]

    def preparation(self) -> Play:
        due = self.due_fleets(self.card["navigation"], self.has("astronomy"))
        contested = due & self.enemy_fleets()
        self.manned = self.fleets_of(self.seat)
        self.fleets = due - contested | self.manned
        yield from self.naval_battles(contested)
        if self.has("reallocation"):
            bare = self.in_order(self.fleets - self.manned)
            sets = [list(some) for count in range(len(bare) + 1) for some in combinations(bare, count)]
            form = yield self.seat, "reallocate", [{"do": "reallocate", "waters": some} for some in sets]
            self.fleets -= set(form["waters"])
            self.coins += len(form["waters"])
            self.reallocated = True
        for start in self.starts():
            self.rise(start, self.card["capital"], self.empire_force())

    def empire_force(self) -> Force:
        return Force(self.card["id"], "ae")

    def naval_battles(self, contested: set[str]) -> Play:
        force = self.empire_force()
        while contested and self.pool + min(self.coins, self.lost) > len(self.starts()):
            attacks = self.in_order(contested) if self.pool > len(self.starts()) else []
            legal = [{"do": "attack_fleet", "water": water} for water in attacks]
            form = yield self.seat, "naval", [*legal, *self.purchases(), {"do": "end_naval"}]
            if form["do"] == "end_naval":
                return
            if form["do"] == "buy_army":
                self.buy_back(form)
                continue
            water = form["water"]
            self.pool -= 1
            attack = self.attack_roll(force, besieged=False)
            defence = max(self.roll(1))
            won = attack > defence or (attack == defence and self.wins_ties(force))
            if won or attack == defence:
                contested.remove(water)
                del self.past_fleets[water]
                self.fleets.add(water)
            if won:
                self.manned.add(water)
            else:
                self.lose(force)

    def rise(self, start: str, capital: bool, force: Force) -> None:
        """A6.7–A6.10."""
        land = self.lands[start]
        own = land.owner == self.seat
        land.clear()
        self.stand(land, force)
        self.pool -= 1
        if not own:
            self.pillage(land)
        if capital:
            self.put_building(land, "capital")

    # --- A7, A9: expansion ------------------------------------------------------------------------------------------

    def fort_sites(self, mark: str) -> list[Land]:
        if not self.free("forts"):
            return []
        return [land for land in self.armies(mark) if not land.fort and land.armies <= 2]

    def reinforcements(self, mark: str) -> list[Form]:
        if not self.stacks:
            return []
        return [{"do": "reinforce", "land": land.id} for land in self.armies(mark) if land.armies + land.fort < 3]

    def invade(self, land: Land, force: Force, form: Form, reach: Reach) -> bool:
        if force.mark == "ae" and not land.armies and self.restricted:
            self.restricted -= 1
        else:
            self.pool -= 1
        way = next(way for way in reach[land.id] if way.is_named(form))
        return self.enter(land, force, way.dice)

    def expansion(self) -> Play:
        while True:
            reach = self.reach("ae")
            form = yield self.seat, "expand", self.legal_expansion(list(reach))
            if form["do"] == "end_expansion":
                break
            if form["do"] == "invade":
                self.invade(self.lands[form["land"]], self.empire_force(), form, reach)
            elif form["do"] == "build_fort":
                self.lands[form["land"]].fort = True
                self.pay(form.get("pay", "army"))
            elif form["do"] == "buy_army":
                self.buy_back(form)
            elif form["do"] == "reinforce":
                self.pool -= 1
                self.lands[form["land"]].armies += 1
            else:
                self.pool -= 1
                self.manned.add(form["water"])
        self.pool = self.restricted = 0

    def purchases(self) -> list[Form]:
        coins = {"plain": self.coins, "allied": self.allied_coins}
        return [{"do": "buy_army", "coin": coin} for coin, count in coins.items() if count and self.lost]

    def buy_back(self, form: Form) -> None:
        self.lost -= 1
        if form.get("coin", "plain" if self.coins else "allied") == "allied":
            self.allied_coins -= 1
            self.restricted += 1
        else:
            self.coins -= 1
            self.pool += 1

    def pay(self, means: str) -> None:
        if means == "army":
            self.pool -= 1
        elif means == "engineering":
            self.engineering -= 1
        elif self.allied_coins:
            self.allied_coins -= 1
        else:
            self.coins -= 1

    def legal_expansion(self, reach: list[str]) -> list[Form]:
        empty = [name for name in reach if not self.lands[name].armies]
        targets = reach if self.pool else empty if self.restricted else []
        legal: list[Form] = [{"do": "invade", "land": name} for name in targets]
        means = {"army": self.pool, "coin": self.coins + self.allied_coins, "engineering": self.engineering}
        for land in self.fort_sites("ae"):
            legal += [{"do": "build_fort", "land": land.id, "pay": pay} for pay in means if means[pay]]
        legal += self.purchases()
        if self.pool:
            legal += self.reinforcements("ae")
            if self.naval and self.card["navigation"]:
                bare = self.in_order(self.fleets - self.manned)
                seas = [water for water in bare if self.waters[water]["kind"] == "sea"]
                legal += [{"do": "man_fleet", "water": water} for water in seas]
        return [*legal, {"do": "end_expansion"}]

    # --- A11: monuments ---------------------------------------------------------------------------------------------

    def monuments(self) -> Play:
        due = sum(land.resource for land in self.armies("ae")) // 2
        while due and self.free("monuments") and (sites := self.monument_sites()):
            legal = [{"do": "build_monument", "land": land.id} for land in sites]
            form = yield self.seat, "monuments", [*legal, {"do": "end_monuments"}]
            if form["do"] == "end_monuments":
                return
            self.lands[form["land"]].monument = True
            due -= 1
