"""Step two: cells become faces with smooth common borders and a real coast, on the sheet."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.ops import polygonize, unary_union
from sheet import Sheet

Array = Any
Corner = tuple[int, int]


def _steps(grid: Array) -> dict[Corner, list[Corner]]:
    """Corners of cells joined by the edges between cells of different owners."""
    steps: dict[Corner, list[Corner]] = defaultdict(list)
    for row, col in zip(*np.nonzero(grid[1:] != grid[:-1]), strict=True):
        a, b = (int(row) + 1, int(col)), (int(row) + 1, int(col) + 1)
        steps[a].append(b)
        steps[b].append(a)
    for row, col in zip(*np.nonzero(grid[:, 1:] != grid[:, :-1]), strict=True):
        a, b = (int(row), int(col) + 1), (int(row) + 1, int(col) + 1)
        steps[a].append(b)
        steps[b].append(a)
    return steps


def trace(steps: dict[Any, list[Any]]) -> list[list[Any]]:
    """Lines from node to node (a node is where other than two edges meet), then the closed ones."""
    used: set[frozenset[Any]] = set()
    lines = []

    def follow(start: Any, then: Any) -> list[Any]:
        line = [start, then]
        used.add(frozenset((start, then)))
        while len(steps[line[-1]]) == 2:
            following = [at for at in steps[line[-1]] if frozenset((line[-1], at)) not in used]
            if not following:
                break
            used.add(frozenset((line[-1], following[0])))
            line.append(following[0])
        return line

    for only_nodes in (True, False):
        for start in list(steps):
            if only_nodes and len(steps[start]) == 2:
                continue
            for then in steps[start]:
                if frozenset((start, then)) not in used:
                    lines += [follow(start, then)]
    return lines


def _chaikin(points: Array, passes: int) -> Array:
    for _ in range(passes):
        before, after = points[:-1], points[1:]
        cut = np.stack([before * 0.75 + after * 0.25, before * 0.25 + after * 0.75], axis=1).reshape(-1, 2)
        points = np.concatenate([points[:1], cut, points[-1:]])
    return points


def smooth_partition(
    grid: Array, anchors: dict[str, Any], sheet: Sheet, tolerance: float, longest: float
) -> list[tuple[int, Polygon]]:
    """The sheet cut along the borders of the grid, each border one smooth line; with the owner of each face."""
    frame, step = anchors["frame"], anchors["noise"]["step"]
    rows, cols = grid.shape
    ringed = np.pad(grid, 1, constant_values=-9)
    lines = []
    for corners in trace(_steps(ringed)):
        places = np.array(
            [(frame["west"] + (col - 1) * step, frame["south"] + (row - 1) * step) for row, col in corners]
        )
        line = LineString(sheet.points(places)).simplify(tolerance).segmentize(longest)
        on_frame = all(row in (1, rows + 1) or col in (1, cols + 1) for row, col in corners)
        passes = 0 if on_frame else anchors["outline"]["chaikin_passes"]
        lines.append(LineString(_chaikin(np.array(line.coords), passes)))
    faces = list(polygonize(unary_union(lines)))
    rows_at, cols_at = (axis.ravel() for axis in np.mgrid[0:rows:3, 0:cols:3])
    places = np.stack([frame["west"] + (cols_at + 0.5) * step, frame["south"] + (rows_at + 0.5) * step], axis=-1)
    labels = grid[rows_at, cols_at]
    hits, found = shapely.STRtree(faces).query(shapely.points(sheet.points(places)), predicate="within")
    votes = [labels[hits[found == number]] for number in range(len(faces))]
    return [(int(np.bincount(vote).argmax()), face) for face, vote in zip(faces, votes, strict=True) if len(vote)]


def tidy_coast(shape: Any, spit: float, tolerance: float) -> Any:
    """Without spits and specks too thin to draw."""
    opened = shape.buffer(-spit).buffer(spit).intersection(shape)
    return opened.buffer(spit / 2).buffer(-spit / 2).simplify(tolerance)


def cut_mainland(partition: list[tuple[int, Polygon]], mainland: Any, names: list[str]) -> list[tuple[str, Polygon]]:
    """The faces of the mainland with their land; faces meet in identical points."""
    rings = [ring for part in shapely.get_parts(mainland) for ring in (part.exterior, *part.interiors)]
    shapely.prepare(mainland)
    tree = shapely.STRtree([face for _, face in partition])
    faces = []
    for face in polygonize(unary_union([*rings, *(face.exterior for _, face in partition), *_holes(partition)])):
        inside = face.representative_point()
        if face.area > 1e-6 and mainland.contains(inside):
            owners = [partition[i][0] for i in tree.query(inside, predicate="within")]
            faces.append((names[owners[0]] if owners else "", face))
    return _settle(faces)


def _holes(partition: list[tuple[int, Polygon]]) -> list[Any]:
    return [hole for _, face in partition for hole in face.interiors]


def _settle(faces: list[tuple[str, Polygon]]) -> list[tuple[str, Polygon]]:
    """Pieces cut off from their land by smoothing or by the coast join the neighbour they lean on most."""
    for _ in range(3):
        lands = {name: shapely.union_all([face for owner, face in faces if owner == name]) for name, _ in faces}
        loose = [piece for name, land in lands.items() for piece in _cut_off(name, land)]
        if not loose:
            break
        tree = shapely.STRtree([piece for _, piece in loose])
        homes: dict[int, str] = {}
        for number, (name, piece) in enumerate(loose):
            shared = {
                other: piece.boundary.intersection(land.boundary).length
                for other, land in lands.items()
                if other not in (name, "") and land.distance(piece) < 1e-6
            }
            if shared and max(shared.values()) > 0:
                homes[number] = max(shared, key=lambda at: shared[at])
        moved = []
        for owner, face in faces:
            inside = face.representative_point()
            hit = [i for i in tree.query(inside, predicate="within") if loose[i][0] == owner]
            moved.append((homes.get(int(hit[0]), owner) if hit else owner, face))
        faces = moved
    return [(owner, face) for owner, face in faces if owner]


def _cut_off(name: str, land: Any) -> list[tuple[str, Any]]:
    pieces = list(shapely.get_parts(land))
    largest = max(piece.area for piece in pieces)
    return [(name, piece) for piece in pieces if not name or (piece.area * 4 < largest and piece.area < 2500)]


def polygon_of(owner_faces: list[tuple[str, Polygon]], pick: Callable[[str], bool]) -> Any:
    return shapely.union_all([face for owner, face in owner_faces if pick(owner)])
