"""The rules read a second time: a plain player of the whole game, written from the rules alone.

It shares nothing with the engine but the data file and the chance. It is slow, knows no views and no scenarios, and
tells at every decision who is asked, in which phase, and what is legal.
"""

from collections.abc import Generator, Mapping
from itertools import combinations
from typing import Any

from tests.games.hotw2024.second_table import Asked, Form, Land, Play, Table


class Reading(Table):
    """One game."""

    # --- R2, R3, R4: the game ---------------------------------------------------------------------------------------

    def shuffled(self, name: str, items: list[Any]) -> list[Any]:
        return [items[place] for place in self.chance.shuffle(name, len(items))]

    def play(self) -> Play:
        for gold, seat in enumerate(self.shuffled("chests", list(self.seats)), 1):
            self.gold[seat] = gold
        self.chests = sorted(self.seats, key=self.gold.__getitem__)
        for seat in self.seats:
            self.stacks[seat] = self.shuffled(f"honors_{seat}", list(self.honors))
            self.tracks[seat][0] = self.stacks[seat].pop(0)
        if self.options.get("paired_tokens"):
            for seat, token in zip(self.seats, self.shuffled("paired", list(self.pairs)), strict=False):
                self.tokens[seat].append(token)
        for epoch in range(1, 6):
            self.epoch = epoch
            yield from self.organize()
            while any(self.empires):
                waiting = [seat for seat in self.seats if self.empires[seat]]
                yield from self.turn(min(waiting, key=lambda seat: self.card_of(seat)["order"]))
        yield from self.endgame()

    def card_of(self, seat: int) -> Mapping[str, Any]:
        card = self.empires[seat]
        assert card is not None
        return card

    def drawn(self, name: str) -> list[str]:
        cards = [entry["id"] for entry in self.data[name] if entry["epoch"] == self.epoch]
        return self.shuffled(f"{name}_{self.epoch}", cards)[: self.players]

    def organize(self) -> Play:
        rank = self.rank()
        for entry in self.data["areas"]:
            if entry["active_from"] == self.epoch:
                self.active.append(entry["id"])
                self.bag[entry["id"]] = 3
        all_tokens = [(area, copy) for area in self.areas for copy in range(3)]
        order = self.shuffled(f"bag_{self.epoch}", all_tokens)
        tokens = [area for area, copy in order if copy < self.bag[area]][: self.players + 1]
        for token in tokens:
            self.bag[token] -= 1
        for seat in rank:
            if self.epoch == 1:
                kept = tokens[0]
            else:
                seen = sorted(set(tokens), key=self.areas.index)
                form = yield seat, "tokens", [{"do": "choose_token", "token": token} for token in seen]
                kept = form["token"]
            tokens.remove(kept)
            self.tokens[seat].append(kept)
        self.spaces[self.epoch] = tokens[0]
        events = self.drawn("events")
        for seat in rank if self.options.get("event_selection") else self.seats:
            card = events[0]
            if self.options.get("event_selection") and len(events) > 1:
                legal = [{"do": "choose_event", "card": card} for card in events]
                form = yield seat, "events_draft", legal
                card = form["card"]
            events.remove(card)
            self.hands[seat] = card
        empires = self.drawn("empires")
        for seat in reversed(rank):
            name = empires[0]
            if len(empires) > 1:
                legal = [{"do": "choose_empire", "empire": name} for name in empires]
                form = yield seat, "choose_empire", legal
                name = form["empire"]
            empires.remove(name)
            self.empires[seat] = next(entry for entry in self.data["empires"] if entry["id"] == name)

    def turn(self, seat: int) -> Play:
        whole = self.card_of(seat)
        self.empires[seat] = None
        self.seat = seat
        self.card_people[seat] += whole["pieces"]
        self.leader = ""
        yield from self.phase_a()
        halves = whole.get("sub_empires") or [whole]
        for half in halves:
            self.card = half
            yield from self.phase_b()
            yield from self.phase_c()
            yield from self.phase_d()
            yield from self.phase_e()
            self.lie_down()
        self.event = None
        yield from self.phase_f()
        self.seat = -1

    # --- R5, R13: phase A -------------------------------------------------------------------------------------------

    def phase_a(self) -> Play:
        name = self.hands[self.seat]
        assert name is not None
        self.hands[self.seat] = None
        card = self.events[name]
        if card["honor"]:
            self.icons[self.seat] += 1
            self.award(self.seat)
        if card["phase"] != "reveal":
            self.event = name
            return
        self.card, self.playing_event = card, True
        if card["kind"] == "text":
            yield from self.play_text(card)
        else:
            yield from self.establish()
            while (yield from self.expand_event()):
                pass
        if self.armies():
            self.raise_revenue()
        self.lie_down()
        self.empty_pool()
        self.playing_event = False

    def expand_event(self) -> Generator[Asked, Form, bool]:
        """One action of an Event; whether it goes on."""
        reach = self.reach() if self.pool else []
        legal = [{"do": "invade", "land": land.id} for land in reach]
        legal += self.conquests()
        if self.fleets_in_pool:
            legal += [
                {"do": "place_fleet", "water": water} for water in self.open_waters(self.fleets, self.pool_kind())
            ]
        if not reach:
            legal.append({"do": "end_expansion"})
        form = yield self.seat, "event", legal
        self.lapse(form)
        if form["do"] == "end_expansion":
            return False
        yield from self.move(form)
        return True

    def play_text(self, card: Mapping[str, Any]) -> Play:
        if card["effect"] == "crusade":
            yield from self.crusade()
        elif card["effect"] == "settle_anywhere":
            yield from self.ancients({"do": "play_event", "card": card["id"]})
        elif card["effect"] == "replace_garrison":
            yield from self.liberate({"do": "play_event", "card": card["id"]})
        elif card["effect"] == "remove_garrisons":
            yield from self.black_death({"do": "play_event", "card": card["id"]})
        elif card["effect"] == "revolt":
            yield from self.revolution({"do": "play_event", "card": card["id"]})

    def ancients(self, play: Form) -> Play:
        bare = [land for land in self.lands.values() if land.owner is None and not land.has]
        if not self.people[self.seat] or not bare:
            return
        takers = [land.id for land in self.takers("city")]
        ways: list[Form] = [{}]
        if not self.stock["city"] and len(takers) > 1:
            ways = [{"take_from": name} for name in takers]
        form = yield self.seat, "event", [{**play, "land": land.id, **way} for land in bare for way in ways]
        land = self.lands[form["land"]]
        self.from_supply(1)
        self.stand(land)
        if "take_from" in form:
            self.off(self.lands[form["take_from"]], "city")
        yield from self.must_put(land, "city")

    def liberate(self, play: Form) -> Play:
        own = {land.id for land in self.lands_of(self.seat)}
        enemies = self.enemies(self.seat)
        wanted = [land for land in enemies if land.near & own] or enemies
        if not self.people[self.seat] or not wanted:
            return
        form = yield self.seat, "event", [{**play, "land": land.id} for land in wanted]
        land = self.lands[form["land"]]
        owner = self.garrison_off(land)
        self.from_supply(1)
        self.stand(land)
        self.award(owner)

    def black_death(self, play: Form) -> Play:
        legal = []
        for chosen in self.subsets(self.enemies(self.seat), 3):
            owners = [land.owner for land in chosen]
            if chosen[0].area in self.active and max(map(owners.count, owners)) <= 2:
                legal.append({**play, "lands": [land.id for land in chosen]})
        if legal:
            form = yield self.seat, "event", legal
            for owner in [self.garrison_off(self.lands[name]) for name in form["lands"]]:
                self.award(owner)

    def revolution(self, play: Form) -> Play:
        legal = [
            {**play, "lands": [land.id for land in chosen]}
            for chosen in self.subsets(self.enemies(self.seat), min(2, self.people[self.seat]))
            if len({land.owner for land in chosen}) == 1
        ]
        if legal:
            form = yield self.seat, "event", legal
            for name in form["lands"]:
                land = self.lands[name]
                owner = self.garrison_off(land)
                self.from_supply(1)
                self.stand(land)
                yield from self.reduction(land)
                self.award(owner)

    def subsets(self, lands: list[Land], most: int) -> list[tuple[Land, ...]]:
        """Sets of lands of one area."""
        return [
            chosen
            for count in range(1, most + 1)
            for chosen in combinations(lands, count)
            if len({land.area for land in chosen}) == 1
        ]

    def crusade(self) -> Play:
        self.pool = self.from_supply(3)
        if not self.pool:
            return
        begun, fort = False, True
        while True:
            legal: list[Form] = []
            if self.pool:
                reach = self.reach() if self.armies() else [self.lands["levant"]]
                legal += [{"do": "invade", "land": land.id} for land in reach]
            legal += self.conquests()
            forts = []
            if fort:
                for land in self.armies():
                    if not land.fortified:
                        forts += self.forms({"do": "build_fort", "land": land.id, "pay": "event"}, "fort", 1)
            legal += forts
            if begun and not forts:
                legal.append({"do": "end_expansion"})
            form = yield self.seat, "event", legal
            self.lapse(form)
            if form["do"] == "end_expansion":
                return
            if form["do"] == "build_fort":
                self.people[self.seat] += self.pool
                self.pool, fort = 0, False
                self.put([self.lands[form["land"]]], "fort", form)
            else:
                begun = True
                yield from self.move(form)

    # --- R6: phase B ------------------------------------------------------------------------------------------------

    def phase_b(self) -> Play:
        wanted = self.card.get("great_wall_forts", 0)
        while self.stock["wall"] < wanted and (there := [land for land in self.lands.values() if "wall" in land.has]):
            if len(there) > 1:
                form = yield self.seat, "shortage", [{"do": "take_building", "land": land.id} for land in there]
                there = [self.lands[form["land"]]]
            self.off(there[0], "wall")
        self.walls_in_pool = min(wanted, self.stock["wall"])
        self.stock["wall"] -= self.walls_in_pool
        yield from self.establish()

    def establish(self) -> Play:
        card = self.card
        self.pool = self.from_supply(card["pieces"])
        self.fleets_in_pool = min(card["sea_fleets"] + card["ocean_fleets"], self.fleets_left)
        self.fleets_left -= self.fleets_in_pool
        for name in card["start_lands"]:
            land = self.lands[name]
            for kind in list(land.has):
                self.off(land, kind)
            if land.owner is not None:
                self.award(self.garrison_off(land))
            if self.pool:
                self.pool -= 1
                self.stand(land)
        for kind in card["buildings"]:
            yield from self.must_put(self.lands[card["start_lands"][0]], kind)

    # --- R7, R9, R11: phase C ---------------------------------------------------------------------------------------

    def lapse(self, form: Form) -> None:
        """R16.8."""
        if form["do"] in ("invade", "end_expansion"):
            self.points = 0

    def phase_c(self) -> Play:
        while True:
            form = yield self.seat, "expand", self.legal_c()
            self.lapse(form)
            do = form["do"]
            if do == "end_expansion":
                break
            if do == "build_fort":
                land = self.lands[form["land"]]
                if form["pay"] == "wall":
                    self.walls_in_pool -= 1
                    land.has.add("wall")
                else:
                    self.pool -= 1
                    self.people[self.seat] += 1
                    self.put([land], "fort", form)
            elif do == "use_leader":
                self.leader = form.get("ignore", "declared")
            elif do == "play_honor":
                self.honor_c(form)
            elif do == "play_event":
                card = self.events[form["card"]]
                self.event = None
                if card["effect"] == "add_people":
                    self.pool += self.from_supply(2)
                else:
                    self.put([self.lands[name] for name in form["lands"]], "city", form)
            else:
                yield from self.move(form)
        self.empty_pool()
        if self.leader:
            self.leader = ""
            self.leaders[self.seat] = False
        if self.event and self.events[self.event]["phase"] == "expand":
            self.event = None

    def legal_c(self) -> list[Form]:
        armies = self.armies()
        bare = [land for land in armies if not land.fortified]
        reach = self.reach() if self.pool else []
        legal: list[Form] = [{"do": "invade", "land": land.id} for land in reach]
        legal += self.conquests()
        if self.fleets_in_pool:
            legal += [
                {"do": "place_fleet", "water": water} for water in self.open_waters(self.fleets, self.pool_kind())
            ]
        forts = []
        if self.pool:
            for land in bare:
                forts += self.forms({"do": "build_fort", "land": land.id, "pay": "people"}, "fort", 1)
        legal += forts
        if self.walls_in_pool:
            legal += [{"do": "build_fort", "land": land.id, "pay": "wall"} for land in bare if land.wall_site]
        if self.leaders[self.seat] and not self.leader:
            ways = [{}] if self.dice else [{"ignore": "difficult"}, {"ignore": "fort"}]
            legal += [{"do": "use_leader", **way} for way in ways]
        for name in self.held(self.seat):
            legal += self.effects(name)
        if self.event:
            card = self.events[self.event]
            play = {"do": "play_event", "card": self.event}
            if card["effect"] == "add_people" and self.people[self.seat]:
                legal.append(play)
            elif card["effect"] == "place_cities":
                legal += self.sets(play, "city", self.city_sites(), 2)
        if not reach and not forts:
            legal.append({"do": "end_expansion"})
        return legal

    def honor_c(self, form: Form) -> None:
        honor = self.honors[form["honor"]]
        self.turn_over(self.seat, form["honor"])
        if honor["effect"] == "add_people":
            self.pool += self.from_supply(honor["count"])
        elif honor["effect"] == "place_fleet":
            self.fleets |= set(form["waters"])
            self.fleets_left -= len(form["waters"])
        elif honor["effect"] == "place_fort":
            self.put([self.lands[name] for name in form["lands"]], "fort", form)
        else:
            self.put([self.lands[form["land"]]], "city", form)

    # --- R8, R16: armies on their way -------------------------------------------------------------------------------

    def roll(self, dice: int) -> int:
        faces = [self.chance.roll(self.rolled + n, 6) for n in range(dice)]
        self.rolled += dice
        return max(faces)

    def move(self, form: Form) -> Play:
        """A fleet, an army or a conquest."""
        if form["do"] == "place_fleet":
            self.fleets_in_pool -= 1
            self.fleets.add(form["water"])
            return
        land = self.lands[form["land"]]
        self.pool -= 1
        if form["do"] == "conquer":
            self.points -= self.cost(land)
            self.taken.append(land.id)
            yield from self.success(land)
            return
        if self.tried and self.tried[0] != land.id:
            self.tried = None
        if land.owner is None:
            self.stand(land)
        elif land.owner == self.seat:
            self.garrison_off(land)
            self.stand(land)
            yield from self.reduction(land)
        else:
            yield from self.fight(land, land.owner)

    def fight(self, land: Land, enemy: int) -> Play:
        conquest = self.options.get("conquest", False)
        margin = 0
        if self.dice:
            score = self.roll(3 if self.leader else 2) + (self.tried[1] if self.tried else 0)
            if conquest:
                margin = score - self.roll((2 if land.difficult else 1) + (1 if land.fortified else 0))
                won = margin >= 0
            else:
                margin = score - self.roll(2 if land.fortified else 1)
                won = margin > 0 or (margin == 0 and not land.difficult)
        else:
            difficult = land.difficult and self.leader != "difficult"
            won = not difficult and not (land.fortified and self.leader != "fort")
        if won:
            self.tried = None
            if conquest:
                self.points, self.beaten, self.taken = margin, enemy, [land.id]
            yield from self.success(land)
        elif conquest:
            self.people[self.seat] += 1
            self.tried = (land.id, 4 if self.tried else 2)
            self.award(enemy)
        else:
            self.people[self.seat] += 1
            self.garrison_off(land)
            self.plunder(land)
            yield from self.reduction(land)
            self.award(enemy)

    def success(self, land: Land) -> Play:
        self.garrison_off(land)
        self.stand(land)
        self.plunder(land)
        yield from self.reduction(land)

    def plunder(self, land: Land) -> None:
        if self.card["barbarian"]:
            self.collect(self.seat, land.value)

    def reduction(self, land: Land) -> Play:
        for kind in ("fort", "wall"):
            if kind in land.has:
                self.off(land, kind)
        if "capital" in land.has:
            self.off(land, "capital")
            yield from self.must_put(land, "city")
        elif "city" in land.has:
            self.off(land, "city")
        elif "monument" in land.has:
            self.off(land, "monument")

    # --- R10: phases D and E ----------------------------------------------------------------------------------------

    def phase_d(self) -> Play:
        icon = self.card.get("icon")
        due = sum(land.icon == icon for land in self.armies()) // 2 if icon else 0
        for _ in range(due):
            free = [land for land in self.armies() if "monument" not in land.has]
            first = [land for land in free if land.id == self.card["start_lands"][0]]
            sites = first or [land for land in free if "city" in land.has] or free
            legal = []
            for land in sites:
                legal += self.forms({"do": "build_monument", "land": land.id}, "monument", 1)
            if not legal:
                return
            form = legal[0]
            if len(legal) > 1:
                form = yield self.seat, "monuments", legal
            self.put([self.lands[form["land"]]], "monument", form)

    def phase_e(self) -> Play:
        self.raise_revenue()
        while True:
            legal = [form for name in self.held(self.seat) for form in self.bonuses(self.seat, name)]
            if not self.pools[self.seat]:
                legal.append({"do": "end_revenue"})
            form = yield self.seat, "revenue", legal
            if form["do"] == "end_revenue":
                return
            self.play_bonus(self.seat, form)

    # --- R12: phase F and the Endgame -------------------------------------------------------------------------------

    def phase_f(self) -> Play:
        seat = self.seat
        while True:
            legal = [{"do": "play_token", "token": token} for token in dict.fromkeys(self.tokens[seat])]
            form = yield seat, "conclude", [*legal, {"do": "end_turn"}]
            if form["do"] == "end_turn":
                break
            self.tokens[seat].remove(form["token"])
            self.collect(seat, sum(self.worth(seat, area) for area in self.pairs.get(form["token"], [form["token"]])))
        if self.rank()[0] == seat:
            if all(self.tracks[seat]):
                self.collect(seat, 1)
            else:
                self.award(seat)

    def endgame(self) -> Play:
        for seat in reversed(self.rank()):
            self.collect(seat, len(self.tokens[seat]) + self.leaders[seat])
        for seat in reversed(self.rank()):
            for name in self.held(seat):
                if self.honors[name]["coins"]:
                    self.play_bonus(seat, {"honor": name})
            while held := self.held(seat):
                legal = [form for name in held for form in self.bonuses(seat, name)]
                forced = [form for form in legal if form == {"do": "play_honor", "honor": "catastrophe"}]
                form = (forced or legal)[0]
                if len(legal) > 1 and not forced:
                    form = yield seat, "endgame", legal
                self.play_bonus(seat, form)
        for epoch in range(1, 6):
            for seat in self.seats:
                self.gold[seat] += self.worth(seat, self.spaces[epoch])

    def places(self) -> tuple[int, ...]:
        keys = [(-self.gold[seat], self.card_people[seat], -self.icons[seat]) for seat in self.seats]
        return tuple(1 + sum(other < key for other in keys) for key in keys)
