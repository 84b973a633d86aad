"""Where pieces stand and names are written.

Everything is measured for the default view, in which the whole sheet is as wide as the map of a small desktop window.
A land's place for pieces is a seal with signs to its right; its name stands under the seal, or alone while it is empty.
The places are chosen together, by annealing, so that no name covers another land's seal.
"""

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import shapely
from lettering import break_name, width
from shapely.geometry import Point, box

SEAL = 11.0
APART = 24.0
SIGN = 13.0
DROP = 21.5
SIZE = 11.0
LINE = 12.0
LOZENGE = 9.0

Box = tuple[float, float, float, float]


@dataclass
class Seat:
    """One way to place a land's pieces and name; lengths in units of the sheet."""

    x: float
    y: float
    lines: list[str]
    label: Box
    cost: float


@dataclass
class Place:
    """A land or wasteland to be given a seat."""

    name: str
    title: str
    shape: Any
    resource: bool = False
    italic: bool = False
    offshore: bool = False
    seats: list[Seat] = field(default_factory=list)

    @property
    def middle(self) -> tuple[float, float]:
        """The point of the largest piece that is farthest from any border."""
        largest = max(shapely.get_parts(self.shape), key=lambda part: part.area)
        x, y = shapely.maximum_inscribed_circle(largest, 0.5).coords[0]
        return float(x), float(y)


class View:
    """The default view: how many pixels wide the whole sheet is. A window of 1280 x 800 leaves 976 for the map."""

    pixels = 976.0


def units(pixels: float) -> float:
    """A length on the screen as a length on the sheet, in the default view."""
    return pixels * 1600 / View.pixels


def name_box(x: float, y: float, lines: list[str], resource: bool) -> Box:
    """The box of a name whose first line is centred at x, y."""
    wide = max(width(line, SIZE) for line in lines)
    left = units(wide / 2 + (LOZENGE if resource else 0))
    half = units(SIZE * 0.5)
    return x - left, y - half, x + units(wide / 2), y + half + units(LINE) * (len(lines) - 1)


def _candidates(place: Place, sea: Any, step: float) -> list[tuple[float, float, float]]:
    shape = max(shapely.get_parts(place.shape), key=lambda part: part.area)
    if place.offshore:
        zone = shape.buffer(units(20)).difference(shape.buffer(units(3))).intersection(sea.buffer(-units(7)))
        zone = zone if not zone.is_empty else shape.buffer(units(26)).intersection(sea)
        room = 1.0
    else:
        centre = shapely.maximum_inscribed_circle(shape, 0.5)
        room = centre.length
        zone = shape.buffer(-min(units(SEAL) * 0.9, room * 0.62))
    west, south, east, north = zone.bounds
    fine = min(step, max(2.0, (east - west) / 12))
    xs, ys = np.meshgrid(np.arange(west, east + fine, fine), np.arange(south, north + fine, fine))
    inside = shapely.contains_xy(zone, xs.ravel(), ys.ravel())
    found = []
    for x, y in zip(xs.ravel()[inside], ys.ravel()[inside], strict=True):
        clear = shape.exterior.distance(Point(x, y))
        tight = 0.0 if place.offshore else max(0.0, 1 - clear / units(SEAL + 3)) * 3
        far = clear / units(10) if place.offshore else 0.0
        found.append((float(x), float(y), tight + far))
    if not found:
        at = shapely.maximum_inscribed_circle(shape, 0.5).coords[0]
        found = [(at[0], at[1], 2.0)]
    return found


def seat_places(places: list[Place], land: Any, window: Any, names: Any) -> None:
    """All the seats worth trying, each with what it costs by itself; `names` is the ground the waters' names cover."""
    shapely.prepare(names)
    sea = window.difference(land)
    frame = window.buffer(-4)
    tree = shapely.STRtree([place.shape for place in places])
    for place in places:
        middle = max(shapely.get_parts(place.shape), key=lambda part: part.area).centroid
        reach = max(20.0, place.shape.area**0.5)
        for x, y, cost in _candidates(place, sea, 7.0):
            signs = box(x, y - units(8), x + units(SEAL + 2 * SIGN), y + units(8))
            cost += 1.2 * (1 - signs.intersection(place.shape).area / signs.area)
            cost += 1.0 * Point(x, y).distance(middle) / reach
            cost += 5.0 * names.intersects(Point(x, y).buffer(units(SEAL)))
            for lines in break_name(place.title):
                label = name_box(x, y + units(DROP), lines, place.resource)
                area = box(*label)
                strange = sum(
                    area.intersection(places[i].shape).area for i in tree.query(area) if places[i] is not place
                )
                own = area.intersection(place.shape).area
                bad = 3.0 * strange / area.area + 0.8 * (1 - (own + strange) / area.area)
                bad += 0.25 * (len(lines) - 1)
                if names.intersects(area):
                    bad += 5
                if not frame.contains(area) or not frame.contains(Point(x, y).buffer(units(SEAL))):
                    bad += 40
                place.seats.append(Seat(x, y, lines, label, cost + bad))
        place.seats.sort(key=lambda seat: seat.cost)
        place.seats = place.seats[:160]


def _overlap(a: Box, b: Box) -> float:
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def gap(at: tuple[float, float], area: Box) -> float:
    """How far a point is from a box."""
    dx = max(area[0] - at[0], 0, at[0] - area[2])
    dy = max(area[1] - at[1], 0, at[1] - area[3])
    return (dx * dx + dy * dy) ** 0.5


def _clash(a: Seat, b: Seat) -> float:
    if abs(a.x - b.x) > units(130) or abs(a.y - b.y) > units(60):
        return 0.0
    apart = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5
    cost = 0.0
    if apart < units(APART + 2):
        cost += 60 + units(APART + 2) - apart
    for one, other in ((a, b), (b, a)):
        near = units(SEAL + 2.2) - gap((one.x, one.y), other.label)
        if near > 0:
            cost += 25 + near
        signs = (one.x, one.y - units(7), one.x + units(SEAL + SIGN), one.y + units(7))
        cost += 2.0 * min(1.0, _overlap(signs, other.label) / 120)
    common = _overlap(a.label, b.label)
    if common:
        cost += 6 + 10 * common / min(_size(a.label), _size(b.label))
    return cost


def _size(area: Box) -> float:
    return (area[2] - area[0]) * (area[3] - area[1])


def choose_seats(places: list[Place], fixed: list[Seat], seed: int = 11, rounds: int = 160000) -> list[Seat]:
    """The seats with the least cost together; `fixed` are in the way but do not move."""
    rng = random.Random(seed)
    # Two lands matter to each other only if a name of one can reach a seal of the other.
    tree = shapely.STRtree([place.shape for place in places])
    near = [[int(j) for j in tree.query(a.shape, "dwithin", units(80)) if places[j] is not a] for a in places]
    blocked = [[sum(_clash(seat, other) for other in fixed) for seat in place.seats] for place in places]
    chosen = [0] * len(places)
    memory: dict[tuple[int, int, int, int], float] = {}

    def clash(i: int, s: int, j: int, t: int) -> float:
        key = (i, s, j, t) if i < j else (j, t, i, s)
        if key not in memory:
            memory[key] = _clash(places[i].seats[s], places[j].seats[t])
        return memory[key]

    def price(i: int, s: int) -> float:
        return places[i].seats[s].cost + blocked[i][s] + sum(clash(i, s, j, chosen[j]) for j in near[i])

    best, best_total = list(chosen), float("inf")
    for step in range(rounds):
        heat = 6.0 * (1 - step / rounds) ** 2 + 0.02
        i = rng.randrange(len(places))
        s = rng.randrange(len(places[i].seats))
        change = price(i, s) - price(i, chosen[i])
        if change < 0 or rng.random() < np.exp(-change / heat):
            chosen[i] = s
        if step % 500 == 0 or step == rounds - 1:
            total = sum(price(i, chosen[i]) for i in range(len(places)))
            if total < best_total:
                best, best_total = list(chosen), total
    chosen[:] = best
    for _ in range(6):
        for i in range(len(places)):
            chosen[i] = min(range(len(places[i].seats)), key=lambda s: price(i, s))
    return [places[i].seats[s] for i, s in enumerate(chosen)]


def empty_label(
    place: Place, seat: Seat, others: list[Seat], labels: list[Box], foreign: Any
) -> tuple[float, float, list[str]]:
    """Where the name stands while nobody is there: on its own land, else over the sea, and off everybody's seal."""
    best = (float("inf"), seat.x, seat.y, seat.lines)
    middle = place.middle
    spots = [(other.x, other.y) for other in place.seats[::4]] + [middle]
    moves = [(dx, dy) for dx in (-40, -20, 0, 20, 40) for dy in (-20, 0, 20)]
    for lines in break_name(place.title):
        shift = units(LINE) / 2 * (len(lines) - 1)
        for dx, dy in moves:
            for sx, sy in spots:
                x, y = sx + units(dx), sy + units(dy) - shift
                area = name_box(x, y, lines, place.resource)
                cost = 0.3 * (len(lines) - 1) + abs(x - middle[0]) / 90 + abs(y - middle[1]) / 60
                cost += sum(30 for at in others if gap((at.x, at.y), area) < units(SEAL + 2.2))
                cost += sum(8 for label in labels if _overlap(area, label))
                cost += 40 * (area[0] < 6 or area[2] > 1594 or area[3] > 994)
                if cost >= best[0]:
                    continue
                ground = box(*area)
                cost += 4 * (1 - ground.intersection(place.shape).area / _size(area))
                cost += 9 * ground.intersection(foreign).area / _size(area)
                if cost < best[0]:
                    best = (cost, x, y, lines)
    return best[1], best[2], best[3]
