"""The seas of the sheet: whose shore is where, and where one water ends and the next begins."""

from typing import Any

import numpy as np
import shapely
from arcs import Arc, make_arcs
from cells import lattice
from outline import smooth_partition
from shapely.geometry import LineString, Polygon
from shapely.ops import linemerge
from sheet import Sheet

Array = Any


def zone_names(seas: dict[str, Any]) -> list[str]:
    return [*seas["closed"], *seas["waters"]]


def sea_grid(anchors: dict[str, Any], seas: dict[str, Any]) -> Array:
    """The water of every cell, under the land as well."""
    lon, lat = lattice(anchors)
    grid = np.full((len(lat), len(lon)), -1, dtype=np.int32)
    areas = [entry["areas"] for entry in seas["closed"].values()] + list(seas["waters"].values())
    for number in reversed(range(len(areas))):
        for outline in areas[number]:
            shape = Polygon(outline)
            shapely.prepare(shape)
            west, south, east, north = shape.bounds
            rows = np.nonzero((lat >= south) & (lat <= north))[0]
            cols = np.nonzero((lon >= west) & (lon <= east))[0]
            inside = shapely.contains_xy(shape, *np.meshgrid(lon[cols], lat[rows]))
            block = grid[rows[0] : rows[-1] + 1, cols[0] : cols[-1] + 1]
            block[inside] = number
    grid[grid < 0] = len(areas) - 1
    return grid


def sea_arcs(anchors: dict[str, Any], seas: dict[str, Any], sheet: Sheet) -> list[Arc]:
    names = zone_names(seas)
    partition = smooth_partition(sea_grid(anchors, seas), anchors, sheet, 1.2, 14.0)
    window = shapely.box(0, 0, *sheet.size)
    faces = []
    for number, face in partition:
        parts = shapely.get_parts(face.intersection(window))
        faces += [(names[number], part) for part in parts if isinstance(part, Polygon)]
    return make_arcs(faces, lambda *_: 0.6)


def sea_edges(arcs: list[Arc], land: Any) -> list[dict[str, Any]]:
    """The lines between two waters, where they run over the sea."""
    near = land.buffer(0.8)
    edges = []
    for arc in arcs:
        if not (arc.left and arc.right):
            continue
        line = LineString([(x / 10, y / 10) for x, y in arc.points]).difference(near)
        merged = linemerge(line) if line.geom_type == "MultiLineString" else line
        pieces = [piece for piece in shapely.get_parts(merged) if piece.length > 5]
        if pieces:
            edges.append({"between": sorted((arc.left, arc.right)), "lines": pieces})
    return edges
