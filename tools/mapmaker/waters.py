"""Names and marker slots of the waters, and the names of the regions."""

import math
import re
from typing import Any

import numpy as np
import shapely
from place import SEAL, Box, Seat, gap, units
from shapely import affinity
from shapely.geometry import LineString, Point, box

MARKER = 10.0
# How far from the point that a water gives for its fleet it may lie.
STRAY = 26.0


def _curve(x: float, y: float, angle: float, length: float, bow: float) -> list[tuple[float, float]]:
    along = (math.cos(math.radians(angle)), -math.sin(math.radians(angle)))
    across = (-along[1], along[0])
    half = length / 2
    start = (x - along[0] * half, y - along[1] * half)
    end = (x + along[0] * half, y + along[1] * half)
    return [start, (x - across[0] * bow, y - across[1] * bow), end]


def _covered(shape: Any, seats: list[Seat], boxes: list[Box]) -> float:
    west, south, east, north = shape.bounds
    cost = 0.0
    for seat in seats:
        if shape.distance(Point(seat.x, seat.y)) < units(SEAL + 2):
            cost += 30
    for area in boxes:
        if area[0] < east and area[2] > west and area[1] < north and area[3] > south and shape.intersects(box(*area)):
            cost += 5
    return cost


def place_water_name(
    wide: float,
    size: float,
    hint: tuple[float, float, float],
    zone: Any,
    land: Any,
    ocean: bool,
    seats: list[Seat],
    boxes: list[Box],
) -> tuple[dict[str, Any], Any]:
    """A gently curved baseline near the hint, over open water and off what stands there; and the ground it covers."""
    length = units(wide + 4)
    high = units(size)
    best: tuple[float, Any, Any] = (float("inf"), None, None)
    bowed = -0.07 * length if ocean else -0.05 * length
    near_land = land.intersection(Point(hint[0], hint[1]).buffer(110 + length))
    for dx in range(-70, 71, 7):
        for dy in range(-70, 71, 7):
            x, y = hint[0] + dx, hint[1] + dy
            if not (0 < x < 1600 and 0 < y < 1000):
                continue
            for turn in (-28, -14, -7, 0, 7, 14, 28) if seats else (-14, -7, 0, 7, 14):
                angle = hint[2] + turn
                strip = affinity.rotate(box(x - length / 2, y - high, x + length / 2, y + high * 0.5), -angle, (x, y))
                cost = 150 * strip.intersection(near_land).area / strip.area
                cost += 25 * (1 - strip.intersection(zone).area / strip.area)
                if cost > best[0]:
                    continue
                cost += math.hypot(dx, dy) / 40 + abs(turn) / 40
                if cost < best[0]:
                    cost += _covered(strip, seats, boxes)
                if cost < best[0]:
                    best = (cost, _curve(x, y, angle, length, bowed), strip)
    points, strip = best[1], best[2]
    start, control, end = [f"{px:.1f} {py:.1f}" for px, py in points]
    return {"curve": f"M{start}Q{control} {end}", "size": size}, strip


def _baseline(name: dict[str, Any]) -> list[tuple[float, float]]:
    ax, ay, bx, by, cx, cy = (float(number) for number in re.findall(r"[\d.]+", name["curve"]))
    return [(ax, ay), ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4), (cx, cy)]


def name_length(name: dict[str, Any]) -> float:
    """How long a placed name may be."""
    return LineString(_baseline(name)).length


def name_strip(name: dict[str, Any]) -> Any:
    """The ground that a placed name covers."""
    high = units(name["size"])
    return LineString([(x, y - high / 4) for x, y in _baseline(name)]).buffer(0.75 * high, cap_style="flat")


def place_marker(zone: Any, land: Any, near: Any, seats: list[Seat], boxes: list[Box], strips: list[Any]) -> Any:
    """Where a fleet lies: open water of that sea, beside its name or about its point, and off everything else."""
    open_water = zone.difference(land.buffer(units(MARKER + 2)))
    if open_water.is_empty:
        open_water = zone.difference(land.buffer(units(MARKER * 0.4)))
    open_water = open_water.intersection(box(0, 0, 1600, 1000).buffer(-units(MARKER + 4)))
    if near.geom_type == "Point":
        open_water = open_water.intersection(near.buffer(units(STRAY)))
    ground = shapely.union_all(strips)
    best: tuple[float, Any] = (float("inf"), None)
    west, south, east, north = open_water.bounds
    step = max(3.0, min(10.0, (east - west) / 40))
    xs, ys = np.meshgrid(np.arange(west, east, step), np.arange(south, north, step))
    inside = shapely.contains_xy(open_water, xs.ravel(), ys.ravel())
    for x, y in zip(xs.ravel()[inside], ys.ravel()[inside], strict=True):
        at = Point(x, y)
        cost = near.distance(at) / 30
        cost += 20 * (ground.distance(at) < units(MARKER + 1))
        cost += sum(12 for seat in seats if 0 < x - seat.x < units(SEAL + 2.2 * MARKER) and abs(y - seat.y) < units(17))
        cost += sum(20 for seat in seats if math.hypot(seat.x - x, seat.y - y) < units(SEAL + MARKER + 3))
        cost += sum(16 for area in boxes if gap((x, y), area) < units(MARKER + 1))
        if cost < best[0]:
            best = (cost, (float(x), float(y)))
    return best[1]


def region_box(wide: float, x: float, y: float) -> Any:
    """The ground of a region's name, so many pixels wide, with its values under it."""
    half, high = units(wide * 1.04) / 2, units(21)
    return box(x - half, y - high * 0.3, x + half, y + high * 0.75)


def place_region_name(
    wide: float, region: Any, near: Any, land: Any, waste: Any, seats: list[Seat], boxes: list[Box], strips: list[Any]
) -> Any:
    """Beside the region, or near the point it is given, over sea or wasteland if possible: capitals with the three
    values under them."""
    half, high = units(wide * 1.04) / 2, units(21)
    best: tuple[float, Any] = (float("inf"), None)
    foreign = land.difference(region).difference(waste)
    ground = shapely.union_all(strips) if strips else Point(-99, -99)
    shore = land.boundary
    shapely.prepare(shore)
    middle = region.centroid
    west, south, east, north = region.bounds
    for x in np.arange(max(half + 6, west - 140), min(1594 - half, east + 140), 9):
        for y in np.arange(max(30, south - 90), min(1000 - high, north + 90), 8):
            area = region_box(wide, x, y)
            cost = 25 * area.intersection(foreign).area / area.area + 5 * area.intersection(region).area / area.area
            cost += area.intersection(waste).area / area.area
            cost += near.distance(area) / 12 if near else region.distance(area) / 22 + middle.distance(area) / 260
            cost += 6 * shore.intersects(area)
            if cost > best[0]:
                continue
            cost += _covered(area, seats, boxes) * 2 + 12 * ground.intersects(area)
            if cost < best[0]:
                best = (cost, (float(x), float(y), area.bounds))
    return best[1]


def strait_line(a: Any, b: Any, start: tuple[float, float], end: tuple[float, float]) -> list[tuple[float, float]]:
    """From shore to shore, a little way inland on either side so that the dots are seen to land."""
    first = shapely.shortest_line(Point(start), a).coords[1]
    last = shapely.shortest_line(Point(end), b).coords[1]
    line = LineString([first, last])
    long = max(line.length, 0.1)
    reach = 3.2 / long
    dx, dy = (last[0] - first[0]) * reach, (last[1] - first[1]) * reach
    return [(first[0] - dx, first[1] - dy), (last[0] + dx, last[1] + dy)]
