"""The maps show the rules: who touches whom, which shores, which straits; and there is room for pieces and names."""

import importlib.util
import json
import math
import re
from collections import defaultdict
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
MAPS = ROOT / "src" / "mappamundi" / "client" / "maps"
RULES = ROOT / "tools" / "mapmaker" / "editions"
EDITIONS = ("hotw2018", "hotw2024", "hotw2001")

# Everything in which a picture differs from the rules, with the reason. Nothing else may.
SHORE_WITHOUT_RULE = {
    ("hotw2018", "pyrenees", "north_sea"): "a short shore on Biscay keeps Iberia and Gaul apart",
    ("hotw2018", "levant", "indian_ocean"): "the head of the Gulf of Aqaba keeps the Nile and Arabia apart",
    ("hotw2024", "pyrenees", "north_sea"): "as in 2018",
    ("hotw2024", "levant", "indian_ocean"): "as in 2018",
    ("hotw2024", "southern_andes", "southern_ocean"): "the islands of Magellan's strait lie among each other",
}
RULE_WITHOUT_SHORE = {
    ("hotw2001", "malay_peninsula", "western_pacific"): "the South China Sea lies between; drawn as a link",
    ("hotw2001", "northern_andes", "atlantic_ocean"): "the Guiana Highlands hold the coast; drawn as a link",
    ("hotw2001", "southern_andes", "atlantic_ocean"): "only the Pacific is near; drawn as a link",
    ("hotw2001", "northern_andes", "caribbean_sea"): "an optional sea; the link to the Atlantic runs through it",
}

SEAL = 11.0
APART = 24.0
DROP = 21.5
SIZE = 11.0
LINE = 12.0
LOZENGE = 9.0

Point = tuple[int, int]
NUMBER = re.compile(r"-?(?:\d*\.\d+|\d+)")


@cache
def load(edition: str) -> tuple[dict[str, Any], dict[str, Any]]:
    drawn = json.loads((MAPS / f"{edition}.json").read_text(encoding="utf-8"))
    rules = yaml.safe_load((RULES / f"{edition}.yaml").read_text(encoding="utf-8"))
    return drawn, rules


@cache
def lines(path: str) -> list[list[Point]]:
    """The lines of a path in tenths of a unit; closed ones come back to their first point."""
    found = []
    for part in path.split("M")[1:]:
        numbers = [round(float(number) * 10) for number in NUMBER.findall(part)]
        x, y = numbers[0], numbers[1]
        line = [(x, y)]
        for i in range(2, len(numbers), 2):
            x, y = x + numbers[i], y + numbers[i + 1]
            line.append((x, y))
        if part.rstrip().endswith("z"):
            line.append(line[0])
        found.append(line)
    return found


@cache
def spans(path: str) -> list[tuple[int, int, int, int, list[Point]]]:
    """The rings of a path with their extent, so that far points are dismissed at once."""
    rings = lines(path)
    return [
        (min(x for x, _ in ring), min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring), ring)
        for ring in rings
    ]


def inside(point: tuple[float, float], path: str) -> bool:
    """Whether a point in units lies in the rings of a path (even-odd, as it is filled)."""
    x, y = point[0] * 10, point[1] * 10
    odd = False
    for west, north, east, south, ring in spans(path):
        if not (west <= x <= east and north <= y <= south):
            continue
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd


def places(drawn: dict[str, Any]) -> dict[str, Any]:
    return {**drawn["lands"], **drawn["wastelands"]}


@cache
def edges(edition: str) -> dict[frozenset[Point], set[str]]:
    """Every edge of every outline with the places that have it."""
    owners: dict[frozenset[Point], set[str]] = defaultdict(set)
    drawn, _ = load(edition)
    for name, place in places(drawn).items():
        for ring in lines(place["path"]):
            for a, b in pairwise(ring):
                owners[frozenset((a, b))].add(name)
    return owners


def pairs_of_rules(rules: dict[str, Any], kind: str) -> set[frozenset[str]]:
    listed = {**rules["lands"], **rules["wastelands"]}
    return {frozenset((name, other)) for name, place in listed.items() for other in place.get(kind, [])}


@cache
def shores(edition: str) -> set[tuple[str, str]]:
    """Which land has coast in which water, from the outlines alone: edges that one place has alone."""
    drawn, _ = load(edition)
    knots = [ring for knot in drawn["knots"] for ring in lines(knot["path"])]
    rims = {frozenset(edge) for ring in knots for edge in pairwise(ring)}
    length: dict[tuple[str, str], float] = defaultdict(float)
    for edge, owners in edges(edition).items():
        (owner, *others) = owners
        if others or len(edge) < 2 or owner not in drawn["lands"] or edge in rims:
            continue
        (ax, ay), (bx, by) = edge
        middle = ((ax + bx) / 20, (ay + by) / 20)
        for name, water in drawn["waters"].items():
            if inside(middle, water["path"]):
                length[owner, name] += math.dist((ax, ay), (bx, by)) / 10
    return {pair for pair, long in length.items() if long > 2}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_of_the_rules_is_on_the_map(edition: str) -> None:
    drawn, rules = load(edition)
    assert set(drawn["lands"]) == set(rules["lands"])
    assert set(drawn["wastelands"]) == set(rules["wastelands"])
    assert set(rules["waters"]) <= set(drawn["waters"])
    assert set(drawn["regions"]) == set(rules["regions"])
    for name, land in drawn["lands"].items():
        assert (land["region"], land["terrain"]) == (rules["lands"][name]["region"], rules["lands"][name]["terrain"])


def test_the_editions_of_the_maps_are_those_of_the_games() -> None:
    data = yaml.safe_load((ROOT / "src/mappamundi/games/history/y2018/hotw2018.yaml").read_text(encoding="utf-8"))
    _, rules = load("hotw2018")
    for land in data["lands"]:
        drawn = rules["lands"][land["id"]]
        assert sorted(drawn["neighbours"]) == sorted(land["neighbors"])
        assert sorted(drawn["straits"]) == sorted(land["straits"])
        assert sorted(drawn["waters"]) == sorted(land["waters"])
        assert (drawn["region"], drawn["terrain"], drawn["resource"]) == (
            land["region"],
            land["terrain"],
            land["resource"],
        )
    assert set(rules["lands"]) == {land["id"] for land in data["lands"]}
    assert set(rules["waters"]) == {water["id"] for water in data["waters"]}
    for waste in data["barren_lands"]:
        assert sorted(rules["wastelands"][waste["id"]]["neighbours"]) == sorted(waste["neighbors"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_places_touch_exactly_where_the_rules_have_a_border(edition: str) -> None:
    drawn, rules = load(edition)
    seen = {frozenset(owners) for owners in edges(edition).values() if len(owners) > 1}
    assert seen == pairs_of_rules(rules, "neighbours")
    assert {frozenset(pair) for pair in drawn["touching"]} == seen
    assert {frozenset(border["between"]) for border in drawn["borders"]} == seen


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_four_places_meet_in_a_point(edition: str) -> None:
    drawn, rules = load(edition)
    at: dict[Point, set[str]] = defaultdict(set)
    for name, place in places(drawn).items():
        for ring in lines(place["path"]):
            for point in ring:
                at[point].add(name)
    borders = pairs_of_rules(rules, "neighbours")
    meeting = [names for names in at.values() if len(names) > 2]
    assert all(frozenset((a, b)) in borders for names in meeting for a in names for b in names if a != b)


@pytest.mark.parametrize("edition", EDITIONS)
def test_borders_are_long_enough_to_be_seen(edition: str) -> None:
    drawn, _ = load(edition)
    for border in drawn["borders"]:
        long = sum(math.dist(a, b) for line in lines(border["path"]) for a, b in pairwise(line)) / 10
        assert long > 4, border["between"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_straits_are_drawn_from_land_to_land(edition: str) -> None:
    drawn, rules = load(edition)
    assert {frozenset(strait["between"]) for strait in drawn["straits"]} == pairs_of_rules(rules, "straits")
    for strait in drawn["straits"]:
        (line,) = lines(strait["path"])
        for name, end in zip(strait["between"], (line[0], line[-1]), strict=True):
            outline = [point for ring in lines(drawn["lands"][name]["path"]) for point in ring]
            reached = inside((end[0] / 10, end[1] / 10), drawn["lands"][name]["path"])
            assert reached or min(math.dist(end, point) for point in outline) < 80, strait["between"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_shores_are_those_of_the_rules(edition: str) -> None:
    drawn, rules = load(edition)
    ours = {(land, water) for land, entry in rules["lands"].items() for water in entry["waters"]}
    optional = {name for name, water in rules["waters"].items() if water["optional"]}
    ours |= {(land, water) for water in optional for land in rules["waters"][water]["lands"]}
    closed = {name for name, water in drawn["waters"].items() if water.get("closed")}
    seen = {(land, water) for land, water in shores(edition) if water not in closed}
    for name, water in drawn["waters"].items():
        if "within" in water:
            seen |= {(land, water["within"]) for land, other in seen if other == name}
    assert {(edition, *pair) for pair in seen - ours} == {key for key in SHORE_WITHOUT_RULE if key[0] == edition}
    missing = {(edition, *pair) for pair in ours - seen if pair[1] not in closed}
    assert missing == {key for key in RULE_WITHOUT_SHORE if key[0] == edition}
    links = {(edition, link["land"], link["water"]) for link in drawn["links"]}
    assert {key for key in missing if key[2] not in optional} == links


@pytest.mark.parametrize("edition", EDITIONS)
def test_slots_lie_on_their_own_ground(edition: str) -> None:
    drawn, _ = load(edition)
    everywhere = places(drawn)
    for name, place in everywhere.items():
        assert inside(tuple(place["centre"]), place["path"]), name
        at = (place["slot"][0], place["slot"][1])
        holders = [other for other, candidate in everywhere.items() if inside(at, candidate["path"])]
        assert holders == ([] if "hit" in place else [name]), name
    for name, water in drawn["waters"].items():
        if not water.get("closed"):
            at = (water["slot"][0], water["slot"][1])
            assert inside(at, water["path"]), name
            assert not any(inside(at, place["path"]) for place in everywhere.values()), name


@pytest.mark.parametrize(
    ("edition", "area", "over"),
    [
        ("hotw2024", "middle_east", "empty_quarter"),
        ("hotw2024", "india", "himalayas"),
        ("hotw2001", "middle_east", "arabian_peninsula"),
    ],
)
def test_areas_between_seas_are_named_on_land(edition: str, area: str, over: str) -> None:
    """In the sea their names would stand beside one another, and beside neither."""
    drawn, _ = load(edition)
    x, y = drawn["regions"][area]["label"]
    assert inside((x, y), places(drawn)[over]["path"])


def box(at: list[float], wide: float, rows: int, resource: bool, unit: float) -> tuple[float, float, float, float]:
    left = at[0] - (wide / 2 + (LOZENGE if resource else 0)) * unit
    top = at[1] - SIZE / 2 * unit
    return left, top, at[0] + wide / 2 * unit, top + (SIZE + LINE * (rows - 1)) * unit


@pytest.mark.parametrize("edition", EDITIONS)
def test_pieces_have_room_in_the_default_view(edition: str) -> None:
    drawn, _ = load(edition)
    unit = drawn["viewBox"][2] / drawn["view"]
    slots = {name: place["slot"] for name, place in drawn["lands"].items()}
    near = [(a, b) for a in slots for b in slots if a < b and math.dist(slots[a], slots[b]) < APART * unit]
    assert near == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.5])
def test_names_keep_off_the_seals_of_others(edition: str, zoom: float) -> None:
    drawn, _ = load(edition)
    unit = drawn["viewBox"][2] / drawn["view"] / zoom
    covered = []
    for name, place in places(drawn).items():
        x, y = place["slot"]
        under = box([x, y + DROP * unit], place["width"], len(place["under"]), place.get("resource", False), unit)
        alone = box(place["label"], place["label_width"], len(place["lines"]), place.get("resource", False), unit)
        for state, (left, top, right, bottom) in (("under", under), ("alone", alone)):
            if zoom == 1:
                assert left >= 0, (name, state)
                assert right <= drawn["viewBox"][2], (name, state)
                assert bottom <= drawn["viewBox"][3], (name, state)
            for other, land in drawn["lands"].items():
                sx, sy = land["slot"]
                gap = math.hypot(max(left - sx, 0, sx - right), max(top - sy, 0, sy - bottom))
                if other != name and gap < SEAL * unit:
                    covered.append((name, state, other))
    assert covered == []


# How the client sets the names of waters: letters this far apart, in ems, closer if need be, and then smaller.
WIDE, CLOSE, SMALLEST = 0.09, 0.02, 0.84
LOCALES = ROOT / "src" / "mappamundi" / "client" / "locales"


@cache
def italic(text: str) -> float:
    """The width of a name at one pixel of type, as the map maker counts it."""
    spec = importlib.util.spec_from_file_location("lettering", ROOT / "tools" / "mapmaker" / "lettering.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return float(module.width(text, 1.0))


def baseline(curve: str) -> list[tuple[float, float]]:
    """Points along the curve of a water's name."""
    ax, ay, bx, by, cx, cy = (float(number) for number in NUMBER.findall(curve))
    shares = [n / 24 for n in range(25)]
    return [
        (
            (1 - t) ** 2 * ax + 2 * (1 - t) * t * bx + t * t * cx,
            (1 - t) ** 2 * ay + 2 * (1 - t) * t * by + t * t * cy,
        )
        for t in shares
    ]


def names_of(place: str, english: str) -> set[str]:
    """What readers call a place, in every language that has a word for it."""
    # What only refers to another message is met there.
    message = re.compile(rf"^(?:name|water)-{place.replace('_', '-')} = (\w.+)$", re.MULTILINE)
    texts = [path.read_text(encoding="utf-8") for path in LOCALES.glob("*/*.ftl")]
    return {english} | {match.group(1) for text in texts for match in message.finditer(text)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_waters_have_room_for_their_names_in_every_language(edition: str) -> None:
    drawn, _ = load(edition)
    pixels = drawn["view"] / drawn["viewBox"][2]
    short = []
    for place, water in drawn["waters"].items():
        for set_ in water["names"]:
            long = sum(math.dist(a, b) for a, b in pairwise(baseline(set_["curve"]))) * pixels
            least = {
                name: SMALLEST * set_["size"] * (italic(name) + CLOSE * len(name))
                for name in names_of(place, water["name"])
            }
            short += [(place, name) for name, wide in least.items() if wide > long]
            assert set_["size"] * (italic(water["name"]) + WIDE * len(water["name"])) < 1.02 * long, place
    assert short == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_waters_names_keep_off_the_seals(edition: str) -> None:
    drawn, _ = load(edition)
    unit = drawn["viewBox"][2] / drawn["view"]
    covered = []
    for place, water in drawn["waters"].items():
        for set_ in water["names"]:
            points = baseline(set_["curve"])
            # The middle of the letters lies above the baseline.
            line = [(x, y - 0.3 * set_["size"] * unit) for x, y in points]
            for land, entry in drawn["lands"].items():
                if min(math.dist(point, entry["slot"]) for point in line) < SEAL * unit:
                    covered.append((place, land))
    assert covered == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_file_is_small_enough_to_load_at_once(edition: str) -> None:
    assert (MAPS / f"{edition}.json").stat().st_size < 230_000


# A fleet of 20 px lies near its water's name, this far at most, and well inside the sheet, in pixels.
FLEET, NEAR, MARGIN = 10.0, 120.0, 24.0


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fleet_lies_in_its_water_where_one_sails_straight_to_the_name(edition: str) -> None:
    """The Black Sea is part of the Mediterranean and the Yellow Sea of the Sea of Japan: nobody looks there."""
    drawn, _ = load(edition)
    unit = drawn["viewBox"][2] / drawn["view"]
    ground = [place["path"] for place in places(drawn).values()]
    astray = []
    for name, water in drawn["waters"].items():
        if water.get("closed"):
            continue
        x, y = water["slot"]
        assert inside((x, y), water["path"]), name
        assert MARGIN * unit < x < drawn["viewBox"][2] - MARGIN * unit, name
        course = [
            [(x + (ax - x) * share, y + (ay - y) * share) for share in (0, 0.25, 0.5, 0.75)]
            for one in water["names"]
            for ax, ay in baseline(one["curve"])
            if math.dist((x, y), (ax, ay)) < NEAR * unit
        ]
        if all(any(inside(point, path) for point in line for path in ground) for line in course):
            astray.append(name)
    assert astray == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_fleets_keep_off_the_seals_and_off_each_other(edition: str) -> None:
    drawn, _ = load(edition)
    unit = drawn["viewBox"][2] / drawn["view"]
    fleets = {name: water["slot"] for name, water in drawn["waters"].items() if "slot" in water}
    seals = {name: land["slot"] for name, land in drawn["lands"].items()}
    near = [(a, b) for a in fleets for b in seals if math.dist(fleets[a], seals[b]) < (FLEET + SEAL) * unit]
    near += [(a, b) for a in fleets for b in fleets if a < b and math.dist(fleets[a], fleets[b]) < 2 * FLEET * unit]
    assert near == []
