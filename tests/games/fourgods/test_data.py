"""The box: the tiles as the data file counts them, and a data file that its owner corrects."""

import hashlib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.games.fourgods.game import GAME, act, stage

from mappamundi.games.fourgods import data
from mappamundi.games.fourgods.data import NUMBERS, at, check
from mappamundi.games.fourgods.game import FourGods
from mappamundi.games.fourgods.scoring import prizes
from mappamundi.games.fourgods.tiles import ANYTHING, AREAS, CORNERS, FACES, LETTERS, LITERALS, shape_of
from mappamundi.kernel import BadInput

WHOLE: Mapping[str, Any] = GAME.rules.data
TILES = WHOLE["tile_set"]


def changed(path: str, value: Any) -> dict[str, Any]:
    """The data with something else at this path."""
    copy = dict(WHOLE)
    *keys, last = path.split(".")
    inner = copy
    for key in keys:
        inner[key] = inner = dict(inner[key])
    inner[last] = value
    return copy


# --- the tiles


def test_the_list_is_the_one_that_was_checked() -> None:
    """G1.4."""
    lines = "".join(f"{tile['id']:02} {tile['front']} {tile['back']}\n" for tile in TILES["list"])
    assert hashlib.sha256(lines.encode()).hexdigest() == TILES["checksum"]["value"]
    assert (len(TILES["list"]), GAME.rules.tiles.count) == (92, 92)


def test_the_faces_are_as_many_of_each_pattern_as_the_data_say() -> None:
    shown = Counter(FACES[shape_of(tile[side])] for tile in TILES["list"] for side in ("front", "back"))
    by_terrains = Counter(len(set(LITERALS[face].partition("/")[0])) for face in shown.elements())
    assert by_terrains == {1: 16, 2: 84, 3: 84}
    assert len(shown) == sum(pattern["distinct"] for pattern in TILES["pattern_copies"].values())
    for letter in LETTERS:
        faces = [LITERALS[face].partition("/")[0] for face in shown.elements()]
        assert sum(letter in face for face in faces) == 109
        assert sum(face.count(letter) for face in faces) == 184


def test_the_areas_of_each_pattern() -> None:
    """G1.7."""
    patterns = {"AAAA": "OOOO", "AAAB": "OOOP", "AABB": "OOPP", "AABC": "OOPF", "ABAC": "OPOF", "ABAB": "OPOP/P"}
    for pattern, face in patterns.items():
        counted = WHOLE["face_model"]["regions"]["by_pattern"][pattern]["regions"]
        assert len(AREAS[shape_of(face)]) == counted, pattern
    assert [CORNERS[first] for first in AREAS[shape_of("OPOP/P")]] == ["nw", "ne", "se"]
    assert [CORNERS[first] for first in AREAS[shape_of("OPOP/O")]] == ["nw", "ne", "sw"]


@pytest.mark.parametrize("face", ["OOO", "OOOX", "OPFM", "OPOP", "OPOP/F", "OOPP/O", "oooo", "", None, 3, ["O"]])
def test_what_is_no_face(face: object) -> None:
    """G1.5."""
    assert shape_of(face) < 0


@pytest.mark.parametrize("case", WHOLE["golden"]["protection"], ids=lambda case: case["about"])
def test_how_many_tiles_fit(case: Mapping[str, Any]) -> None:
    """G4.5, G9.8: counted over the whole box, as the data file has it."""
    demand = ANYTHING
    for corner, letter in case["needs"].items():
        place = 4 * CORNERS.index(corner.lower())
        allowed = 0 if letter == "conflict" else 1 << LETTERS.index(letter)
        demand &= ~(15 << place) | allowed << place
    fitting = [tile for tile in GAME.rules.tiles.tiles[:92] if tile.fits[demand]]
    assert len(fitting) == case["fitting_tiles"]
    faces = sum(len({lie.face for lie in tile.fits[demand]}) for tile in fitting)
    assert faces == case.get("fitting_faces", faces)


def test_tiles_fit_as_one_finds_by_turning_them() -> None:
    """G1.6, G4.5: against corners compared one by one."""
    for number in (1, 25, 57, 73, 80, 92):
        tile = GAME.rules.tiles.tiles[number - 1]
        printed = TILES["list"][number - 1]
        for demand in (ANYTHING, 0xF1FF, 0x1111, 0xF12F, 0x2121, 0x0FFF, 0x4FF1):
            found: dict[str, tuple[int, int]] = {}
            for face, side in enumerate(("front", "back")):
                letters, slash, bridge = printed[side].partition("/")
                for turn in range(4):
                    lying = "".join(letters[(corner - turn) % 4] for corner in range(4))
                    if all(demand >> 4 * n & 1 << LETTERS.index(letter) for n, letter in enumerate(lying)):
                        found.setdefault(lying + slash + bridge, (face, turn))
            assert {LITERALS[lie.shape]: (lie.face, lie.turn) for lie in tile.fits[demand]} == found


@pytest.mark.parametrize("case", WHOLE["golden"]["rank_ties"], ids=lambda case: str(case["values"]))
def test_tied_gods_share(case: Mapping[str, Any]) -> None:
    """G14.12."""
    assert prizes(GAME.rules.prizes, case["values"]) == case["points"]


# --- a corrected file


def test_a_corrected_file_is_played_with(tmp_path: Path) -> None:
    corrected = changed("board.cols", 5) | {"components": changed("components.legendary_cities.count", 3)["components"]}
    (tmp_path / data.FILE).write_text(yaml.safe_dump(corrected, sort_keys=False), encoding="utf-8")
    game = FourGods(tmp_path)
    assert (game.rules.width, game.rules.height, game.rules.cities) == (5, 8, 3)
    assert game.action_count < GAME.action_count


@pytest.mark.parametrize("path", NUMBERS)
def test_every_number_is_checked(path: str) -> None:
    for wrong in (None, "x", -1, 1.5, True):
        with pytest.raises(BadInput, match="whole number of at least"):
            check("fourgods.yaml", changed(path, wrong))


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("tile_set.list", [], "missing or empty"),
        ("tile_set.list", [{"id": 2, "front": "OOOO", "back": "PPPP"}], "number the tiles from 1"),
        ("tile_set.list", [{"id": 1, "front": "OPFM", "back": "PPPP"}], "at most three"),
        ("tile_set.list", [{"id": 1, "front": "OPOP", "back": "PPPP"}], "bridges a saddle"),
        ("tile_set.list", [{"id": n, "front": "OOOO", "back": "PPPP"} for n in (1, 2)], "no two tiles are equal"),
        ("gods", {"merfolk": {}}, "give merfolk, humans, elves, dwarves"),
        ("gods.elves", {"terrain": "M"}, "it is F, forest"),
        ("scoring.rank_prizes", [5, 10], "four whole numbers"),
        ("scoring.rank_prizes", [0, 5, 10, 15], "the highest first"),
    ],
)
def test_what_is_wrong_is_said(path: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        check("fourgods.yaml", changed(path, value))


def test_the_path_of_what_is_missing_breaks_off() -> None:
    assert at(WHOLE, "scoring.kingdom.nothing.here") is None


def test_a_tile_beyond_the_box_is_played_like_any_other() -> None:
    p = stage({"world_size": [2, 2], "hands": {0: ["OOOO|OOOO"]}, "bag": [1]})
    act(p, 0, "place", hand=0, face=1, turn=3, x=0, y=0)
    again = GAME.load(p.dump(), p.chance)
    assert again.dump() == p.dump()
    view = p.view(None)
    assert GAME.unpack_view(view.pack()).json() == view.json()
