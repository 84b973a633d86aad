"""The rules of 4 Gods read a second time: as plain and slow as can be, written from the rules alone.

It shares nothing with the engine but the list of tiles. It does not know the order of the bag: whoever draws tells it
what came out, or it takes what lies first.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.fourgods.second_refusals import BOTH, Judge
from tests.games.fourgods.second_table import CORNERS, GODS, TURN_SECONDS, Cell, Laid, Mark, Tile


class Reading(Judge):
    """One game."""

    # --- what an action does ----------------------------------------------------------------------------------------

    def do(self, seat: int, form: Mapping[str, Any], drawn: Sequence[Tile] | None = None) -> None:
        """Carry out an action that is not refused; `drawn` is what came out of the bag."""
        do = form["do"]
        laid: Laid | None = self.fresh[seat] if do == "choose_god" else None
        match do:
            case "ready":
                self._get_ready(seat)
            case "choose_colour" | "choose_god":
                self._claim(seat, form["god"])
            case "draw":
                self._draw(seat, form.get("count", 2), drawn)
            case "discard":
                tile = self._release(seat, form["hand"])
                self.discards[seat][form.get("slot", self.free_slot(seat))] = tile, form["face"]
            case "flip":
                lying = self.lying(form["area"], form["slot"])
                assert lying is not None
                self.discards[form["area"]][form["slot"]] = lying[0], 1 - lying[1]
            case "take":
                self._take(seat, form)
            case "put_back":
                self._put_back(seat, form["hand"])
            case "place":
                laid = self._lay_tile(seat, form)
            case "destroy":
                god = self.cities.pop((form["x"], form["y"]))
                assert god not in self.gods[seat]
                credit = form.get("credit") or min(self.gods[seat], key=lambda mine: self.destroyed[seat].get(mine, 0))
                self.destroyed[seat][credit] = self.destroyed[seat].get(credit, 0) + 1
                laid = self._lay_tile(seat, form)
            case "place_prophet":
                fresh = self.fresh[seat]
                assert fresh is not None
                fresh.prophet = self._prophet_of(seat, form), CORNERS.index(form["corner"])
            case "build":
                self.changed = self.placed = self.placed + 1
                self.tokens -= 1
                self.cities[form["x"], form["y"]] = self._prophet_of(seat, form)
            case "challenge":
                self._correct((form["x"], form["y"]))
            case "forfeit":
                self.world[form["x"], form["y"]].prophet = None
                self.forfeits[seat] -= 1
                self._settle_forfeits()
        self.fresh[seat] = laid
        self._look_at_the_end(do)
        if self.timed:
            self._note_turn(seat, do)
        else:
            self._note_pass(seat, do)

    def _get_ready(self, seat: int) -> None:
        self.ready.add(seat)
        if len(self.ready) == self.players:
            self.phase = "play"
            if self.timed:
                self.clock = TURN_SECONDS

    def _claim(self, seat: int, god: str) -> None:
        if not self.gods[seat]:
            self.reserves[god] = max(0, self.reserves[god] - self.debts[seat])
            self.debts[seat] = 0
        self.gods[seat].append(god)
        if self.hidden and all(self.gods):
            self._deal_cards()

    def _deal_cards(self) -> None:
        """G11.7: as `dealt` says, which whoever sees them tells."""
        rest = [god for god in GODS if god not in self.dealt.values()]
        self.cards = {seat: self.dealt[seat] if seat in self.dealt else rest.pop(0) for seat in self.seats}

    def _draw(self, seat: int, count: int, drawn: Sequence[Tile] | None) -> None:
        """G5.2, G5.3."""
        tiles = self.bag[:count] if drawn is None else drawn
        assert len(tiles) == min(count, len(self.bag))
        for hand, tile in enumerate(tiles):
            self.bag.remove(tile)
            self.hands[seat][hand] = tile

    def _release(self, seat: int, hand: int) -> Tile:
        tile = self.hands[seat][hand]
        assert tile is not None
        self.hands[seat][hand] = self.marks[seat][hand] = None
        return tile

    def _take(self, seat: int, form: Mapping[str, Any]) -> None:
        area, slot = form["area"], form["slot"]
        lying = self.lying(area, slot)
        assert lying is not None
        self.discards[area][slot] = None
        hand = form.get("hand", self.hands[seat].index(None) if None in self.hands[seat] else None)
        self.hands[seat][hand], self.marks[seat][hand] = lying[0], Mark(area, lying[1])

    def _put_back(self, seat: int, hand: int) -> None:
        """G6.7."""
        mark = self.marks[seat][hand]
        assert mark is not None
        self._lay_down(self._release(seat, hand), mark.area, mark.face)

    def _lay_down(self, tile: Tile, area: int | None, face: int) -> None:
        """Into the lowest free slot of the area, or into the bag."""
        slot = None if area is None else self.free_slot(area)
        if area is None or slot is None:
            self.bag.append(tile)
        else:
            self.discards[area][slot] = tile, face

    def _prophet_of(self, seat: int, form: Mapping[str, Any]) -> str:
        """Fetch the prophet of an action from the reserve or from its tile; whose it is."""
        god: str = form.get("god", self.gods[seat][0])
        if "from" in form:
            self.world[tuple(form["from"])].prophet = None
        else:
            self.reserves[god] -= 1
        return god

    def _lay_tile(self, seat: int, form: Mapping[str, Any]) -> Laid:
        cell, hand = (form["x"], form["y"]), form["hand"]
        shown, mark = self.shown(seat, form), self.marks[seat][hand]
        wrong = form["do"] == "place" and not self.fits(cell, shown)
        self.changed = self.placed = self.placed + 1
        laid = Laid(
            self._release(seat, hand),
            form["face"],
            form["turn"],
            seat,
            wrong,
            self.placed,
            None,
            hand,
            mark,
            self.turns,
        )
        if "prophet" in form:
            laid.prophet = self._prophet_of(seat, form), CORNERS.index(form["prophet"])
        self.world[cell] = laid
        return laid

    # --- G10, G13: turns, passes, the end ---------------------------------------------------------------------------

    def _look_at_the_end(self, do: str) -> None:
        """G13.8."""
        if self.phase != "play" or do not in ("place", "build", "destroy", "draw"):
            return
        if not self.bag or not any(self.empty(cell) for cell in self.cells()):
            self.phase = "closing"
            if self.timed:
                self.turns_left = self.players
            else:
                self.clock = TURN_SECONDS * self.players

    def _note_pass(self, seat: int, do: str) -> None:
        if do != "pass":
            self.passed.clear()
            return
        self.passed.add(seat)
        if len(self.passed) == self.players:
            self._end()

    def _note_turn(self, seat: int, do: str) -> None:
        if seat != self.active or self.phase == "waiting" or do in ("flip", "ready"):
            return
        if do in ("pass", "end_turn"):
            self.end_turn()
        else:
            self.acted = True
            self.passed.clear()

    def end_turn(self) -> None:
        """G10.4, G10.5, G10.7–G10.9."""
        assert self.active is not None
        for hand in BOTH:
            if self.marks[self.active][hand] and self.free_slot(self.active) is None:
                self._put_back(self.active, hand)
            elif self.hands[self.active][hand]:
                self._lay_down(self._release(self.active, hand), self.active, 0)
        if not self.acted:
            self.passed.add(self.active)
        if len(self.passed) == self.players or self.turns_left == 0:
            self._end()
            return
        if self.turns_left is not None:
            self.turns_left -= 1
        self.active = (self.active + 1) % self.players
        self.turns += 1
        self.acted = False
        self.clock = TURN_SECONDS
        self.fresh = [None] * self.players

    def time(self, seconds: float) -> None:
        if self.phase == "waiting" or self.clock is None:
            return
        self.clock = max(0, self.clock - seconds)
        if not self.clock:
            if self.timed:
                self.end_turn()
            else:
                self._end()

    def _end(self) -> None:
        self.phase = "over"
        self.clock = self.active = self.turns_left = None

    # --- G16: errors ------------------------------------------------------------------------------------------------

    def _correct(self, cell: Cell) -> None:
        laid = self.world.pop(cell)
        stood = laid.prophet
        self._send_home(laid)
        if self._at_once(laid):
            assert laid.by is not None
            assert laid.hand is not None
            self.hands[laid.by][laid.hand], self.marks[laid.by][laid.hand] = laid.tile, laid.mark
        else:
            self._lay_down(laid.tile, laid.by, laid.face)
            while self._remove_unsupported():
                pass
        if laid.by in self.punished:
            self._punish(laid.by, stood[0] if stood and stood[0] in self.gods[laid.by] else None)
        self._settle_forfeits()

    def _at_once(self, laid: Laid) -> bool:
        """G16.3, G16.15."""
        if laid.by is None or laid.hand is None or self.changed != laid.number or self.hands[laid.by][laid.hand]:
            return False
        return not self.timed or (laid.by == self.active and laid.in_turn == self.turns)

    def _send_home(self, laid: Laid) -> None:
        if laid.prophet:
            self.reserves[laid.prophet[0]] += 1
            laid.prophet = None

    def _remove_unsupported(self) -> bool:
        """One pass of G16.5 and G16.6."""
        tiles = [
            cell
            for cell, laid in self.world.items()
            if self.side_lines(cell) < 2
            or (
                laid.wrong
                and any(
                    self.disagrees(cell, laid.lies, near, ends) and self.world[near].number < laid.number
                    for near, ends in self.neighbours(cell)
                )
            )
        ]
        cities = [cell for cell in self.cities if self.side_lines(cell) < 2]
        for cell in tiles:
            laid = self.world.pop(cell)
            self._send_home(laid)
            self.bag.append(laid.tile)
        for cell in cities:
            self.reserves[self.cities.pop(cell)] += 1
            self.tokens += 1
        return bool(tiles or cities)

    def _fullest(self, seat: int) -> str | None:
        """The god whose reserve pays: the fuller one, or that of the god claimed first."""
        paying = [god for god in self.gods[seat] if self.reserves[god]]
        return max(paying, key=lambda god: self.reserves[god]) if paying else None

    def _punish(self, seat: int, stood: str | None) -> None:
        """G16.8, G16.13."""
        if not self.gods[seat]:
            self.debts[seat] += 1
        elif god := stood or self._fullest(seat):
            self.reserves[god] -= 1
        elif self.standing(seat):
            self.forfeits[seat] += 1

    def _settle_forfeits(self) -> None:
        """G16.14."""
        for seat in self.seats:
            while self.forfeits[seat] and (god := self._fullest(seat)):
                self.reserves[god] -= 1
                self.forfeits[seat] -= 1
            if not self.standing(seat):
                self.forfeits[seat] = 0

    def to_act(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "waiting":
            return [seat for seat in self.seats if seat not in self.ready]
        if self.timed:
            return [seat for seat in self.seats if seat == self.active or self.forfeits[seat]]
        return list(self.seats)
