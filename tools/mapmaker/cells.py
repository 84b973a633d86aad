"""Step one: every cell of the lattice goes to a land or wasteland."""

from typing import Any

import numpy as np
import shapely
from scipy import ndimage
from scipy.spatial import cKDTree
from shapely import affinity
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union

Array = Any


def place_names(anchors: dict[str, Any]) -> list[str]:
    return [*anchors["lands"], *anchors["wastelands"]]


def curve(pairs: list[list[float]], at: Array) -> Array:
    degrees, values = zip(*pairs, strict=True)
    return np.interp(at, degrees, values)


def lattice(anchors: dict[str, Any]) -> tuple[Array, Array]:
    frame, step = anchors["frame"], anchors["noise"]["step"]
    lon = np.arange(frame["west"] + step / 2, frame["east"], step)
    lat = np.arange(frame["south"] + step / 2, frame["north"], step)
    return lon, lat


def _noise(anchors: dict[str, Any], lon: Array, lat: Array) -> tuple[Array, Array]:
    """How far the borders wander: smooth noise, calmer where the sheet is stretched and near knots."""
    settings = anchors["noise"]
    rng = np.random.default_rng(settings["seed"])
    shifts = []
    for axis in (1, 2):
        total = np.zeros((len(lat), len(lon)))
        for layer in settings["layers"]:
            field = rng.standard_normal((len(lat), len(lon)))
            field = ndimage.gaussian_filter(field, layer[0] / settings["step"], mode="wrap")
            total += 2 * np.tanh(field / field.std() / 2) * layer[axis]
        shifts.append(total)
    dx = shifts[0] / np.maximum(1, curve(anchors["warp"]["x"], lon))[None, :]
    dy = shifts[1] / np.maximum(1, curve(anchors["warp"]["y"], lat))[:, None]
    for knot in anchors["knots"]:
        x, y = knot["at"]
        squared = ((lon[None, :] - x) * np.cos(np.radians(y))) ** 2 + (lat[:, None] - y) ** 2
        calm = 1 - np.exp(-squared / knot["calm"] ** 2)
        dx, dy = dx * calm, dy * calm
    return dx, dy


def _sphere(lon: Array, lat: Array) -> Array:
    lon, lat = np.radians(lon), np.radians(lat)
    return np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)], axis=-1)


def _nearest(anchors: dict[str, Any], lon: Array, lat: Array, land: Array) -> Array:
    dx, dy = _noise(anchors, lon, lat)
    points, owners = [], []
    for number, name in enumerate(place_names(anchors)):
        entry = anchors["lands"].get(name) or anchors["wastelands"][name]
        points += entry["points"]
        owners += [number] * len(entry["points"])
    places = np.array(points, dtype=float)
    tree = cKDTree(_sphere(places[:, 0], places[:, 1]))
    rows, cols = np.nonzero(land)
    _, found = tree.query(_sphere(lon[cols] + dx[rows, cols], lat[rows] + dy[rows, cols]))
    grid = np.full(land.shape, -1, dtype=np.int32)
    grid[rows, cols] = np.array(owners)[found]
    return grid


def _join_crumbs(grid: Array, kept: list[int]) -> Array:
    """A piece cut off from its land and below a quarter of the largest one joins its closest neighbour."""
    for _ in range(3):
        changed = False
        for number, window in enumerate(ndimage.find_objects(grid + 1)):
            if window is None or number in kept:
                continue
            part = grid[_wider(window)]
            pieces, count = ndimage.label(part == number)
            if count < 2:
                continue
            sizes = np.bincount(pieces.ravel())[1:]
            for piece, size in enumerate(sizes, start=1):
                if size * 4 >= sizes.max():
                    continue
                mask = pieces == piece
                around = part[ndimage.binary_dilation(mask) & ~mask]
                around = around[around >= 0]
                if len(around):
                    part[mask] = np.bincount(around).argmax()
                    changed = True
        if not changed:
            break
    return grid


def _wider(window: tuple[slice, slice]) -> tuple[slice, ...]:
    return tuple(slice(max(0, side.start - 1), side.stop + 1) for side in window)


def sort_islands(anchors: dict[str, Any], polygons: list[Polygon]) -> tuple[list[tuple[str | None, Polygon]], Any]:
    """Islands with the land that owns them (None: the nearest), enlarged where the anchors say so; and the mainland."""
    coast = anchors["coast"]
    owner_of = [(Point(at), name) for name, points in anchors["islands"].items() for at in points]
    dropped = [Point(at) for at in anchors["drop_islands"]]
    split = [Point(at) for at in anchors["split_islands"]]
    islands: list[tuple[str | None, Polygon]] = []
    main = []
    for polygon in polygons:
        if polygon.area >= coast["whole_island_below_deg2"] or any(polygon.contains(at) for at in split):
            main.append(polygon)
            continue
        if any(polygon.contains(at) for at in dropped):
            continue
        owner = next((name for at, name in owner_of if polygon.contains(at)), None)
        if owner is None and polygon.area < coast["keep_island_deg2"]:
            continue
        for entry in anchors["enlarge_islands"]:
            if any(polygon.contains(Point(at)) for at in entry["islands"]):
                x, y = entry["factor"]
                polygon = affinity.scale(polygon, x, y, origin=tuple(entry["origin"]))
        islands.append((owner, polygon))
    knots = unary_union([Polygon(knot["outline"]) for knot in anchors["knots"]])
    fills = [Polygon(outline) for outline in anchors.get("fills", [])]
    return islands, unary_union([*main, *fills]).difference(knots)


def cut_cells(anchors: dict[str, Any], mainland: Any) -> Array:
    """The owner of every cell; cells of the sea carry on the nearest land's, so that borders run out to the coast."""
    lon, lat = lattice(anchors)
    shapely.prepare(mainland)
    land = np.zeros((len(lat), len(lon)), dtype=bool)
    for row, y in enumerate(lat):
        land[row] = shapely.contains_xy(mainland, lon, np.full(len(lon), y))
    kept = [place_names(anchors).index(name) for name in anchors.get("scattered", [])]
    grid = _join_crumbs(_nearest(anchors, lon, lat, land), kept)
    rows, cols = ndimage.distance_transform_edt(grid < 0, return_distances=False, return_indices=True)
    return grid[rows, cols]
