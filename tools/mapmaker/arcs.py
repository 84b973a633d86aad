"""Step three: faces become arcs with an owner on either side, simplified once, so that neighbours share all points."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import shapely
from outline import trace
from shapely.geometry import LineString, Polygon
from shapely.geometry.polygon import orient

Tenths = tuple[int, int]


@dataclass
class Arc:
    """A line in tenths of a unit; an owner is a land, a wasteland, or nothing where the sea (or a knot) begins."""

    points: list[Tenths]
    left: str | None
    right: str | None


def _key(point: tuple[float, ...]) -> tuple[float, float]:
    return round(point[0], 5), round(point[1], 5)


def make_arcs(faces: list[tuple[str, Polygon]], tolerance: Callable[[str | None, str | None], float]) -> list[Arc]:
    """All arcs of the map; `tolerance` says how far simplifying may move a point between two owners."""
    owner: dict[tuple[Any, Any], str] = {}
    for name, face in faces:
        solid = orient(face)
        for ring in (solid.exterior, *solid.interiors):
            points = [_key(point) for point in ring.coords]
            for a, b in pairwise(points):
                if a != b:
                    owner[a, b] = name
    steps: dict[Any, list[Any]] = defaultdict(list)
    for (a, b), name in owner.items():
        if owner.get((b, a)) != name and b not in steps[a]:
            steps[a].append(b)
            steps[b].append(a)
    arcs = []
    for line in trace(steps):
        left, right = owner.get((line[0], line[1])), owner.get((line[1], line[0]))
        points = _rounded(_simplified(line, tolerance(left, right)))
        if len(points) > 1 and (points[0] != points[-1] or len(points) > 3):
            arcs.append(Arc(points, left, right))
    return arcs


def _simplified(line: list[Any], tolerance: float) -> list[Any]:
    if line[0] != line[-1]:
        return list(LineString(line).simplify(tolerance).coords)
    far = max(range(len(line)), key=lambda i: (line[i][0] - line[0][0]) ** 2 + (line[i][1] - line[0][1]) ** 2)
    halves = [LineString(part).simplify(tolerance).coords for part in (line[: far + 1], line[far:])]
    return [*halves[0], *list(halves[1])[1:]]


def _rounded(points: list[Any]) -> list[Tenths]:
    rounded: list[Tenths] = []
    for x, y in points:
        at = (round(x * 10), round(y * 10))
        if not rounded or rounded[-1] != at:
            rounded.append(at)
    return rounded


def rings_of(arcs: list[Arc], name: str) -> list[list[Tenths]]:
    """The closed rings of one owner, the owner on the left."""
    lines = [arc.points for arc in arcs if arc.left == name]
    lines += [arc.points[::-1] for arc in arcs if arc.right == name]
    starts: dict[Tenths, list[list[Tenths]]] = defaultdict(list)
    for line in lines:
        starts[line[0]].append(line)
    rings = []
    for first in list(starts):
        while starts[first]:
            ring = list(starts[first].pop())
            while ring[-1] != first and starts[ring[-1]]:
                ring.extend(starts[ring[-1]].pop()[1:])
            if len(ring) > 3:
                rings.append(ring)
    return rings


def shape_of(rings: list[list[Tenths]]) -> Any:
    """The rings as one shape in units, holes included."""
    solids = [shapely.make_valid(Polygon([(x / 10, y / 10) for x, y in ring])) for ring in rings]
    shape = Polygon()
    for solid in sorted(solids, key=lambda solid: -solid.area):
        shape = shape.symmetric_difference(solid)
    return shape


def path_of(lines: list[list[Tenths]]) -> str:
    """Lines and rings as an SVG path: one absolute start each, then steps, in tenths."""
    parts = []
    for line in lines:
        closed = line[0] == line[-1]
        parts.append(f"M{_number(line[0][0], '')}{_number(line[0][1], ' ')}l")
        text = ""
        for a, b in zip(line, line[1:-1] if closed else line[1:], strict=False):
            text += _number(b[0] - a[0], " " if text else "") + _number(b[1] - a[1], " ")
        parts.append(text + ("z" if closed else ""))
    return "".join(parts)


def _number(tenths: int, gap: str) -> str:
    whole, rest = divmod(abs(tenths), 10)
    text = f"{whole or '' if rest else whole}{f'.{rest}' if rest else ''}"
    return f"-{text}" if tenths < 0 else f"{gap}{text}"
