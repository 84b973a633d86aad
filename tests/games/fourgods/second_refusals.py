"""Why an action is refused, in the second reading (G3.5, G3.6 and the conditions of G4–G16)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeGuard

from tests.games.fourgods.second_table import CORNERS, GODS, TERRAINS, Cell, Table, Tile, turned

BOTH = (0, 1)
_PROPHET = {"god": GODS, "from": "cell"}
_LAYING = {"hand": BOTH, "face": BOTH, "turn": range(4), "x": "int", "y": "int"}
# What each action must name, and what it may.
NEEDED: dict[str, dict[str, Any]] = {
    "ready": {},
    "choose_colour": {"god": GODS},
    "choose_god": {"god": GODS},
    "draw": {},
    "discard": {"hand": BOTH, "face": BOTH},
    "flip": {"area": "seat", "slot": "int"},
    "take": {"area": "seat", "slot": "int"},
    "put_back": {"hand": BOTH},
    "place": _LAYING,
    "place_prophet": {"x": "int", "y": "int", "corner": CORNERS},
    "build": {"x": "int", "y": "int"},
    "destroy": _LAYING,
    "pass": {},
    "end_turn": {},
    "challenge": {"x": "int", "y": "int"},
    "forfeit": {"x": "int", "y": "int"},
}
ALLOWED: dict[str, dict[str, Any]] = {
    "draw": {"count": (1, 2)},
    "discard": {"slot": "int"},
    "flip": {"shows": "face"},
    "take": {"hand": BOTH, "shows": "face"},
    "place": {"prophet": CORNERS, **_PROPHET},
    "place_prophet": _PROPHET,
    "build": _PROPHET,
    "destroy": {"prophet": CORNERS, "credit": GODS, **_PROPHET},
}


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_face(value: Any) -> bool:
    """A face literal: four terrains, no more than three different ones, a saddle with its bridge."""
    if not isinstance(value, str) or set(value[:4]) - set(TERRAINS) or len(value[:4]) < 4 or len(set(value[:4])) == 4:
        return False
    saddle = value[0] == value[2] != value[1] == value[3]
    return len(value) == 6 and value[4] == "/" and value[5] in value[:2] if saddle else len(value) == 4


class Judge(Table):
    """A table at which every action is judged."""

    def refusal(self, seat: int, form: Mapping[str, Any]) -> str | None:
        return next(self.reasons(seat, form), None)

    def reasons(self, seat: int, form: Mapping[str, Any]) -> Iterator[str]:
        """The reasons in their order. Only the first is sure to mean anything: later ones take for granted the rest."""
        do = form.get("do")
        if self.phase == "waiting" and do not in ("ready", "choose_colour"):
            yield "waiting"
        if self.phase == "over":
            yield "over"
        if self.timed and self.phase != "waiting" and seat != self.active:
            own_flip = do == "flip" and form.get("area") == seat
            if not own_flip and do not in ("challenge", "forfeit"):
                yield "not_your_turn"
        if self.forfeits[seat] and do != "forfeit":
            yield "forfeit_first"
        taken = [hand for hand in BOTH if self.marks[seat][hand]]
        if taken and not self._deals_with(taken, do, form):
            yield "taken_tile"
        if not self.well_formed(form) or not self.offered(seat, form):
            yield "bad_action"
        yield from self._hands_and_areas(seat, form)
        yield from self._gods(seat, form)
        yield from self._cell(seat, form)
        yield from self._prophet(seat, form)
        if do == "put_back":
            tile = self.hands[seat][form["hand"]]
            full = self.free_slot(seat) is None
            if form["hand"] not in taken or not full or tile is None or self.fits_somewhere(tile):
                yield "still_usable"
        if do == "challenge":
            laid = self.world.get((form["x"], form["y"]))
            if laid is None or not laid.wrong:
                yield "not_wrong"

    def _deals_with(self, taken: list[int], do: Any, form: Mapping[str, Any]) -> bool:
        """G6.4."""
        if do in ("place", "destroy", "discard"):
            return form.get("hand") in taken
        return do in ("put_back", "choose_god", "challenge", "forfeit") or (self.timed and do == "end_turn")

    def well_formed(self, form: Mapping[str, Any]) -> bool:
        do = form.get("do")
        if do not in NEEDED:
            return False
        needed, allowed = NEEDED[do], ALLOWED.get(do, {})
        named = {key for key in form if key != "do"}
        if not set(needed) <= named <= set(needed) | set(allowed):
            return False
        return all(self._is_a((needed | allowed)[key], form[key]) for key in named)

    def _is_a(self, kind: Any, value: Any) -> bool:
        if kind == "int":
            return _is_int(value)
        if kind == "seat":
            return _is_int(value) and 0 <= value < self.players
        if kind == "cell":
            return isinstance(value, Sequence) and len(value) == 2 and all(_is_int(part) for part in value)
        if kind == "face":
            return _is_face(value)
        return type(value) is type(next(iter(kind))) and any(value == known for known in kind)

    def offered(self, seat: int, form: Mapping[str, Any]) -> bool:
        """Whether there is such an action in this game, and at this moment."""
        match form["do"]:
            case "ready":
                return self.phase == "waiting" and seat not in self.ready
            case "choose_colour":
                return self.phase == "waiting" and self.hidden
            case "choose_god":
                return not self.hidden
            case "place" | "destroy":
                if "prophet" not in form:
                    return "god" not in form and "from" not in form
                return self._says_whose(seat, form)
            case "build":
                return self._says_whose(seat, form)
            case "place_prophet":
                laid = self.fresh[seat]
                there = laid is not None and self.world.get((form["x"], form["y"])) is laid
                return there and laid is not None and laid.prophet is None and self._says_whose(seat, form)
            case "pass":
                return not self.acted if self.timed else seat not in self.passed
            case "end_turn":
                return self.timed
            case "challenge":
                return self.lenient
            case "forfeit":
                return self.forfeits[seat] > 0
        return True

    def _says_whose(self, seat: int, form: Mapping[str, Any]) -> bool:
        """G7.16."""
        return len(self.gods[seat]) < 2 or "god" in form

    def _hands_and_areas(self, seat: int, form: Mapping[str, Any]) -> Iterator[str]:
        do, hands = form["do"], self.hands[seat]
        if do in ("discard", "put_back", "place", "destroy") and hands[form["hand"]] is None:
            yield "hand_empty"
        if do in ("flip", "take"):
            wanted = [form["hand"]] if "hand" in form else BOTH
            if all(hands[hand] for hand in wanted):
                yield "hand_full"
        if do == "draw":
            if any(hands):
                yield "hands_not_empty"
            if not self.bag:
                yield "bag_empty"
        if do in ("draw", "discard") and self.free_slot(seat) is None:
            yield "area_full"
        if do in ("flip", "take"):
            lying = self.lying(form["area"], form["slot"])
            if lying is None:
                yield "slot_empty"
            elif "shows" in form and not any(turned(lying[0][lying[1]], turn) == form["shows"] for turn in range(4)):
                yield "slot_changed"
        if do == "discard" and "slot" in form:
            slot = form["slot"]
            if not 0 <= slot < self.slots or self.discards[seat][slot]:
                yield "slot_taken"

    def lying(self, area: int, slot: int) -> tuple[Tile, int] | None:
        return self.discards[area][slot] if 0 <= slot < self.slots else None

    def _gods(self, seat: int, form: Mapping[str, Any]) -> Iterator[str]:
        do, own = form["do"], self.gods[seat]
        if do == "ready" and self.hidden and not own:
            yield "no_god"
        if do in ("build", "destroy", "place_prophet") and not own:
            yield "no_god"
        if "prophet" in form and not own:
            yield "no_god"
        if do in ("build", "destroy", "place_prophet", "place"):
            for key in ("god", "credit"):
                if key in form and form[key] not in own:
                    yield "no_god"
        if do in ("choose_god", "choose_colour"):
            if len(own) == self.gods_each:
                yield "god_limit"
            if self.owner(form["god"]) is not None:
                yield "god_taken"

    def _cell(self, seat: int, form: Mapping[str, Any]) -> Iterator[str]:
        do = form["do"]
        if do not in ("place", "build", "destroy", "challenge", "forfeit"):
            return
        cell = form["x"], form["y"]
        if not self.inside(cell):
            yield "off_world"
        if do in ("place", "build") and not self.empty(cell):
            yield "cell_taken"
        if do == "destroy":
            if cell not in self.cities:
                yield "no_city"
            elif self.cities[cell] in self.gods[seat]:
                yield "own_city"
        if do == "build" and not self.tokens:
            yield "no_token"
        if (do == "build" or (do == "place" and not self.lenient)) and self.side_lines(cell) < 2:
            yield "few_lines"
        if (do == "destroy" or (do == "place" and not self.lenient)) and not self.matches(cell, self.shown(seat, form)):
            yield "mismatch"

    def shown(self, seat: int, form: Mapping[str, Any]) -> str:
        tile = self.hands[seat][form["hand"]]
        assert tile is not None
        return turned(tile[form["face"]], form["turn"])

    def _prophet(self, seat: int, form: Mapping[str, Any]) -> Iterator[str]:
        do = form["do"]
        if do == "forfeit" and (form["x"], form["y"]) not in self.standing(seat):
            yield "bad_source"
        if do not in ("build", "place_prophet") and "prophet" not in form:
            return
        god = form.get("god", self.gods[seat][0] if self.gods[seat] else "")
        if "from" in form:
            if self.reserves[god]:
                yield "use_reserve"
            if tuple(form["from"]) not in self.missionaries(god):
                yield "bad_source"
        elif not self.reserves[god]:
            yield "no_prophet"

    def standing(self, seat: int) -> list[Cell]:
        """Where prophets of the seat stand on terrain."""
        return [cell for god in self.gods[seat] for cell in self.missionaries(god)]
