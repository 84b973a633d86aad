"""The second reading as far as a scenario needs a game: so that every scenario is read twice."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from tests.games.fourgods.second_lists import legal
from tests.games.fourgods.second_reading import Reading
from tests.games.fourgods.second_scoring import Score, score, seat_scores, winners
from tests.games.fourgods.second_table import CORNERS, GODS, TERRAINS, Laid, Tile

from mappamundi.kernel import Chance, IllegalAction


class Row:
    """Tiles side by side, as a scenario may write them: by id or in letters, empty places at the end or not."""

    def __init__(self, tiles: Sequence[str | None], ids: Mapping[str, int]) -> None:
        self.tiles = list(tiles)
        self.ids = ids

    def __repr__(self) -> str:
        return str(self.tiles)

    def __hash__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int):
            return len(self.tiles) == other
        if not isinstance(other, list):
            return False
        written = [*other, *[None] * (len(self.tiles) - len(other))]
        return len(written) == len(self.tiles) and all(
            one == two or (one is not None and self.ids.get(one, 0) == two)
            for one, two in zip(self.tiles, written, strict=True)
        )


def literal(tile: Tile, up: int = 0) -> str:
    return f"{tile[up]}|{tile[1 - up]}"


class Ways:
    """What may be written in more than one way."""

    def __init__(self, *ways: object) -> None:
        self.ways = ways

    def __eq__(self, other: object) -> bool:
        return any(other == way for way in self.ways)

    def __hash__(self) -> int:
        return 0


class SecondPosition:
    def __init__(self, reading: Reading, ids: Mapping[str, int]) -> None:
        self.reading = reading
        self.players = reading.players
        self.ids = ids

    def to_act(self) -> list[int]:
        return self.reading.to_act()

    def legal(self, seat: int) -> list[Any]:
        return [SimpleNamespace(form=form) for form in legal(self.reading, seat)]

    def play(self, seat: int | None, action: Any) -> None:
        if seat is None:
            if self.reading.phase == "over":
                raise IllegalAction("", "over", "The game is over.")
            self.reading.time(action.form["seconds"])
            return
        if reason := self.reading.refusal(seat, action.form):
            raise IllegalAction("", reason, "Refused.")
        self.reading.do(seat, action.form)

    def result(self) -> Any:
        return winners(self.reading) if self.reading.phase == "over" else None

    def dump(self) -> str:
        table = {key: value for key, value in vars(self.reading).items() if key != "data"}
        return repr(table)

    def _destroyed(self, seat: int) -> Any:
        """By god where there are two; with one either way."""
        by_god = dict.fromkeys(self.reading.gods[seat], 0) | self.reading.destroyed[seat]
        return by_god if len(by_god) == 2 else Ways(sum(by_god.values()), by_god)

    def report(self) -> dict[str, Any]:
        r = self.reading
        told: dict[str, Any] = {
            "world": {f"{x},{y}": self._cell(r.world.get((x, y))) for x, y in r.cells()},
            "cities": {f"{x},{y}": {"god": r.cities[x, y]} if (x, y) in r.cities else None for x, y in r.cells()},
            "cities_left": r.tokens,
            "destroyed": {seat: self._destroyed(seat) for seat in r.seats},
            "reserves": r.reserves,
            "hands": {seat: Row([tile and literal(tile) for tile in r.hands[seat]], self.ids) for seat in r.seats},
            "discards": {
                seat: Row([lying and literal(*lying) for lying in r.discards[seat]], self.ids) for seat in r.seats
            },
            "taken": {
                seat: next(({"hand": hand, "area": mark.area} for hand, mark in enumerate(marks) if mark), None)
                for seat, marks in enumerate(r.marks)
            },
            "bag": Row([literal(tile) for tile in r.bag], self.ids),
            "drawn": r.drawn,
            "phase": r.phase,
            "clock": Ways(0, None) if r.phase == "over" else r.clock,
            "passed": r.passed,
            "turn": {"seat": r.active},
            "turns_left": Ways(0, None) if r.phase == "over" else r.turns_left,
        }
        if r.hidden:
            told |= {"colours": {seat: r.gods[seat][0] if r.gods[seat] else None for seat in r.seats}, "cards": r.cards}
        else:
            told["gods"] = dict(enumerate(r.gods))
        if r.phase == "over":
            detail = {god: Score() for god in GODS} | score(r)
            told |= {
                "scores": seat_scores(r),
                "god_scores": {god: part.total for god, part in detail.items()},
                "detail": {god: vars(part) for god, part in detail.items()},
                "winners": set(winners(r)),
            }
        return told

    def _cell(self, laid: Laid | None) -> dict[str, Any] | None:
        if laid is None:
            return None
        told: dict[str, Any] = {
            "face": laid.lies,
            "tile": literal(laid.tile),
            "by": laid.by,
            "wrong": laid.wrong,
            "prophet": None,
        }
        if laid.prophet:
            god, corner = laid.prophet
            told["prophet"] = {"god": god, "terrain": TERRAINS[laid.lies[corner]], "corner": CORNERS[corner]}
        return told


class SecondGame:
    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.ids = {f"{entry['front']}|{entry['back']}": entry["id"] for entry in data["tile_set"]["list"]}
        self.facts = SimpleNamespace(
            id="fourgods", checked=lambda options, players: options, seated=lambda players: players
        )
        self.draws: Mapping[str, Any] = {}

    def for_setup(self, setup: Mapping[str, Any]) -> "SecondGame":
        del setup
        return self

    def orders(self, draws: Mapping[str, Any], players: int) -> dict[str, list[int]]:
        del players
        self.draws = draws
        return {}

    def action(self, form: Mapping[str, Any]) -> Any:
        return SimpleNamespace(form=form, nobodys=form["do"] == "time")

    def new(self, options: Mapping[str, Any], players: int, chance: Chance) -> SecondPosition:
        del chance
        reading = self._reading(options, players)
        self._order_bag(reading)
        if reading.timed:
            reading.active = self.draws.get("first", 0)
        else:
            for seat in reading.seats:
                reading.hands[seat] = [reading.bag.pop(0), reading.bag.pop(0)]
        return SecondPosition(reading, self.ids)

    def stage(
        self, setup: Mapping[str, Any], options: Mapping[str, Any], players: int, chance: Chance
    ) -> SecondPosition:
        del chance
        reading = self._reading(options, players)
        reading.settle(setup)
        self._order_bag(reading)
        return SecondPosition(reading, self.ids)

    def _reading(self, options: Mapping[str, Any], players: int) -> Reading:
        """G1.10, G1.11, G1.15: what is drawn falls as the scenario says."""
        four_gods = players == 2 and options.get("two_player") != "two_with_two_gods"
        drawn = {name: self.draws.get(name) for name in ("tempo", "gods") if options.get(name) == "drawn"}
        if "gods" in drawn and four_gods:
            drawn["gods"] = "visible"
        reading = Reading(self.data, players, {**options, **drawn})
        reading.drawn = drawn
        return reading

    def _order_bag(self, reading: Reading) -> None:
        first = [reading.named_tile(tile) for tile in self.draws.get("bag", [])]
        for tile in first:
            reading.bag.remove(tile)
        reading.bag[:0] = first
        reading.dealt = self.draws.get("cards", {})

    def report(self, position: SecondPosition) -> dict[str, Any]:
        return position.report()
