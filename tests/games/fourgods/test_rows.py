"""What learners are given of this game: rows say what the view says, paths lead to every action, foresight stops.

The law: `tests/games/test_learnable.py`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from tests.games.fourgods.game import GAME, OPTIONS, act, begun, new_game, stage
from tests.games.fourgods.subject import SUBJECT

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.scoring import PARTS
from mappamundi.games.fourgods.tiles import CORNERS, LETTERS, TERRAINS
from mappamundi.kernel import Action, BadInput
from mappamundi.kernel.foresight import foresee
from mappamundi.kit.learnable import row_of
from mappamundi.kit.random_play import BUSY, BY_KIND

SEATS = 4
FIELDS = {field.name: field for field in GAME.rows.fields}


def read(position: Position, viewer: int) -> dict[str, list[int]]:
    return GAME.rows.read(row_of(GAME, position, viewer))


def meant(name: str, values: Sequence[int]) -> list[str]:
    """The values of a choice by what they mean."""
    return [FIELDS[name].means[value] for value in values]


# --- rows -------------------------------------------------------------------------------------------------------


class Told:
    """What a seat's view says, in the order and the words of its row."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.players: int = view["players"]
        self.order = [(view["viewer"] + distance) % self.players for distance in range(self.players)]

    def padded(self, values: list[Any], count: int = SEATS, empty: Any = 0) -> list[Any]:
        return values + [empty] * (count - len(values))

    def whether(self, seats: Sequence[int]) -> list[int]:
        return self.padded([int(seat in seats) for seat in self.order])

    def by_seat(self, name: str) -> list[int]:
        return self.padded([self.view[name][seat] for seat in self.order])

    def seat(self, seat: int | None) -> int:
        return 0 if seat is None else self.order.index(seat) + 1

    def terrains(self, face: str) -> list[str]:
        return [TERRAINS[LETTERS.index(letter)] for letter in face.partition("/")[0]]

    def bridge(self, face: str) -> str:
        letters, slash, bridge = face.partition("/")
        return ("nw" if bridge == letters[0] else "ne") if slash else ""


def check_head(told: Told, row: Mapping[str, list[int]]) -> None:
    view = told.view
    turn = view["turn"] or {"seat": None, "idle": True, "turns_left": None}
    assert row["players"] == [view["players"]]
    assert row["chair"] == [view["viewer"] + 1]
    assert meant("phase", row["phase"]) == [view["phase"]]
    for name in ("to_act", "ready", "passed"):
        assert row[name] == told.whether(view[name]), name
    assert row["clock"][0] == -(-round(1000 * (view["clock"] or 0)) // 100)
    assert row["active"] == [told.seat(turn["seat"])]
    assert row["acted"] == [int(not turn["idle"])]
    assert row["turns_left"] == [turn["turns_left"] or 0]
    assert row["cities_left"] == [view["cities_left"]]
    assert row["bag"] == [view["bag"]]
    for name in ("owes", "debts", "scores"):
        assert row[name] == told.by_seat(name), name
    follow = [view["follow"][seat] or "" for seat in told.order]
    assert meant("follow", row["follow"]) == told.padded(follow, empty="")


def check_gods(told: Told, row: Mapping[str, list[int]]) -> None:
    view = told.view
    gods = [view["gods"][god] for god in GODS]
    nothing = dict.fromkeys((*PARTS, "total"), 0)
    assert row["owners"] == [told.seat(god["seat"]) for god in gods]
    for field, name in (("reserves", "reserve"), ("destroyed", "destroyed"), ("lost", "lost")):
        assert row[field] == [god[name] for god in gods], field
    for field, part in (*((f"{part}_points", part) for part in PARTS), ("totals", "total")):
        assert row[field] == [(god["score"] or nothing)[part] for god in gods], field
    sizes = [[realm["tiles"] for realm in view["kingdoms"] if realm["terrain"] == terrain] for terrain in TERRAINS]
    assert row["largest_kingdoms"] == [max(found, default=0) for found in sizes]
    assert row["kingdom_counts"] == [len(found) for found in sizes]
    cards = [view["cards"][seat] or "" for seat in told.order]
    cards[0] = view["card"] or cards[0]
    assert meant("cards", row["cards"]) == told.padded(cards, empty="")


def check_tiles(told: Told, row: Mapping[str, list[int]]) -> None:
    held = [tile for seat in told.order for tile in told.view["hands"][seat]]
    faces = [face for tile in held for face in (tile["faces"] if tile else ["", ""])]
    terrains = [terrain for face in faces for terrain in (told.terrains(face) if face else [""] * 4)]
    assert meant("hands", row["hands"]) == told.padded(terrains, 64, "")
    assert meant("hand_bridges", row["hand_bridges"]) == told.padded([told.bridge(face) for face in faces], 16, "")
    assert row["taken"] == told.padded([told.seat(tile["taken"]) if tile else 0 for tile in held], 8)
    lying = [told.padded([face or "" for face in told.view["areas"][seat]], 20, "") for seat in told.order]
    assert meant("areas", row["areas"]) == told.padded([face for area in lying for face in area], 80, "")


def check_world(told: Told, row: Mapping[str, list[int]]) -> None:
    world, cities = told.view["world"], told.view["cities"]
    sizes = {area: realm["tiles"] for realm in told.view["kingdoms"] for area in realm["areas"]}
    owners = {god: entry["seat"] for god, entry in told.view["gods"].items()}
    for place, cell in enumerate(FIELDS["cells"].of):
        lying, city = world.get(cell), cities.get(cell)
        is_so = {name for bit, name in enumerate(FIELDS["cells"].means) if row["cells"][place] >> bit & 1}
        corners = meant("corners", row["corners"][4 * place : 4 * place + 4])
        prophet, whose = FIELDS["prophets"].means[row["prophets"][place]], row["whose"][place]
        if lying is None:
            assert corners == [""] * 4
            assert row["kingdoms"][4 * place : 4 * place + 4] == [0] * 4
            assert is_so == ({"city"} if city else {"open"} if cell in told.view["open"] else set())
            assert (prophet.partition(" ")[0], whose) == ((city["god"], told.seat(city["seat"])) if city else ("", 0))
            continue
        bridge, stands = told.bridge(lying["face"]), lying.get("prophet")
        assert corners == told.terrains(lying["face"])
        assert is_so == {"tile", *([f"bridge_{bridge}"] if bridge else []), *(["wrong"] if "wrong" in lying else [])}
        assert prophet == (f"{stands['god']} {stands['corner']}" if stands else "")
        laid = lying.get("by") if "wrong" in lying else None
        assert whose == told.seat(owners[stands["god"]] if stands else laid)
        for corner, name in enumerate(CORNERS):
            area = f"{cell},{name}"
            if area in sizes:
                assert row["kingdoms"][4 * place + corner] == sizes[area]
            assert row["kingdoms"][4 * place + corner] > 0


@pytest.mark.parametrize("number", range(3 * len(OPTIONS)))
def test_a_row_says_what_the_view_says(number: int) -> None:
    players, options, _ = SUBJECT.table(number)
    rng = Random(number)
    position = new_game(number, players, **options)
    for steps in (0, players, 20, 40, 80, 160, 100_000):
        SUBJECT.advance(position, rng, steps, BUSY if steps < 100_000 else BY_KIND)
        for viewer in range(players):
            told, row = Told(position.view(viewer).json()), read(position, viewer)
            assert row["error"] == [position.view(viewer).error + 1]
            check_head(told, row)
            check_gods(told, row)
            check_tiles(told, row)
            check_world(told, row)
    assert position.result() is not None


def test_the_modules_are_told() -> None:
    position = begun(1, 3, tempo="timed_turns", legality="table", penalties=[1])
    row = read(position, 2)
    assert [row[name] for name in ("timed", "hidden", "table", "four_gods")] == [[1], [0], [1], [0]]
    assert row["punished"] == [0, 0, 1, 0]
    assert read(begun(1, 2), 0)["four_gods"] == [1]


def test_a_row_has_about_a_thousand_bytes() -> None:
    assert GAME.rows.size <= 1000


def test_a_world_of_another_size_has_no_row() -> None:
    position = stage({"world_size": [9, 8]})
    with pytest.raises(BadInput, match="8 × 8 cells, not 9 × 8"):
        read(position, 0)


def test_what_only_a_scenario_makes_so_large_is_the_most_that_the_table_says() -> None:
    position = stage({"phase": "closing", "clock": 100_000, "bag": [1] * 300, "reserves": {"elves": 500}})
    row = read(position, 0)
    for name, most in (("clock", 1200), ("bag", 255)):
        assert row[name] == [most] == [FIELDS[name].most]
    assert max(row["reserves"]) == FIELDS["reserves"].most


# --- foresight --------------------------------------------------------------------------------------------------

LYING: dict[str, Any] = {"discards": {0: ["OOOO|MMMM"]}, "bag": ["PPPP|FFFF", "PPPP|FFFF"]}
HELD: dict[str, Any] = {**LYING, "hands": {0: ["OOOO|MMMM", None]}}
CARDS: dict[str, Any] = {
    "colours": {0: "elves", 1: "merfolk", 2: "humans"},
    "cards": {0: "elves", 1: "humans", 2: "dwarves"},
    "passed": [1, 2],
}


def ahead(position: Position, seat: int, do: str, **params: Any) -> tuple[Position, bool]:
    before = position.dump()
    found = foresee(position, seat, GAME.action({"do": do, **params}))
    assert position.dump() == before
    return found


@pytest.mark.parametrize(
    "form",
    [
        {"do": "draw", "count": 1},
        {"do": "flip", "area": 0, "slot": 0},
        {"do": "take", "area": 0, "slot": 0},
    ],
    ids=lambda form: str(form["do"]),
)
def test_whoever_looks_ahead_stops_before_bag_and_lower_faces(form: dict[str, Any]) -> None:
    position = stage(LYING, 3)
    there, whole = ahead(position, 0, **form)
    assert not whole
    assert row_of(GAME, there, 0) == row_of(GAME, position, 0)


@pytest.mark.parametrize(
    "form",
    [
        {"do": "place", "hand": 0, "face": 1, "turn": 0, "x": 0, "y": 0},
        {"do": "discard", "hand": 0, "face": 1},
        {"do": "choose_god", "god": "elves"},
        {"do": "pass"},
    ],
    ids=lambda form: str(form["do"]),
)
def test_what_lies_open_is_foreseen_whole(form: dict[str, Any]) -> None:
    position = stage(HELD, 3)
    there, whole = ahead(position, 0, **form)
    assert whole
    act(position, 0, **form)
    assert row_of(GAME, there, 0) == row_of(GAME, position, 0)


def test_the_cards_of_others_are_not_foreseen() -> None:
    position = GAME.stage(CARDS, {"gods": "hidden"}, 3, new_game(1).chance)
    there, whole = ahead(position, 0, "pass")
    assert not whole
    assert there.result() is None
    row = read(there, 0)
    assert meant("cards", row["cards"]) == ["elves", "", "", ""]
    assert row["passed"] == [1, 1, 1, 0]
    act(position, 0, "pass")
    assert meant("cards", read(position, 0)["cards"]) == ["elves", "humans", "dwarves", ""]


def test_with_visible_gods_the_end_is_foreseen() -> None:
    there, whole = ahead(stage({"passed": [1, 2]}, 3), 0, "pass")
    assert whole
    assert there.result() is not None


def test_nor_is_the_card_that_is_dealt_with_the_last_colour() -> None:
    position = new_game(1, 3, gods="hidden")
    for seat, god in enumerate(GODS[:2]):
        there, whole = ahead(position, seat, "choose_colour", god=god)
        assert whole
        act(position, seat, "choose_colour", god=god)
    there, whole = ahead(position, 2, "choose_colour", god="dwarves")
    assert not whole
    assert read(there, 2)["cards"] == [0, 0, 0, 0]


def test_a_tile_that_goes_into_the_bag_is_foreseen_until_then() -> None:
    full = {"discards": {0: ["OOOO|MMMM"] * 13}, "hands": {0: ["FFFF|MMMM", None]}, "turn": {"seat": 0}}
    there, whole = ahead(stage(full, 3, tempo="timed_turns"), 0, "end_turn")
    assert not whole
    assert not any(read(there, 0)["hands"])


# --- paths ------------------------------------------------------------------------------------------------------


def sampled(kind: int) -> list[Action]:
    """Actions of a kind: all of them, or some."""
    space = GAME.rules.space
    first, last = space.base[kind], [*space.base, space.size][kind + 1]
    rng = Random(kind)
    codes = range(first, last) if last - first <= 500 else [rng.randrange(first, last) for _ in range(500)]
    return [GAME.action_at(code) for code in codes]


@pytest.mark.parametrize("kind", range(a.TIME), ids=lambda kind: a.NAMES[kind])
def test_every_action_has_a_path_of_its_own(kind: int) -> None:
    actions = sampled(kind)
    found = {GAME.paths.path(action): action for action in actions}
    assert len(found) == len(set(actions))
    for path, action in found.items():
        assert GAME.paths.action(path) is action
        assert GAME.paths.heads[path[0]].split()[0] == action.do


def test_a_cell_beyond_the_world_of_the_data_has_no_path() -> None:
    action = GAME.action({"do": "challenge", "x": 8, "y": 0})
    with pytest.raises(ValueError, match="8 × 8 cells"):
        GAME.paths.path(action)


def test_without_a_prophet_nothing_is_said_of_one() -> None:
    action = GAME.action({"do": "place", "hand": 0, "face": 1, "turn": 0, "x": 2, "y": 3})
    *path, god, source = GAME.paths.path(action)
    assert GAME.paths.action([*path, god, source]) is action
    for letters in ((god + 1, source), (god, source + 1)):
        with pytest.raises(ValueError, match="no prophet"):
            GAME.paths.action([*path, *letters])


def test_a_letter_that_there_is_not_leads_nowhere() -> None:
    path = GAME.paths.path(GAME.action({"do": "build", "x": 2, "y": 3}))
    for letter in (0, len(GODS) + 2):
        with pytest.raises(ValueError, match="no whole path"):
            GAME.paths.action([path[0], letter, path[2]])
