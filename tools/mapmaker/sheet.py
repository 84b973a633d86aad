"""From degrees to the sheet."""

from typing import Any

import numpy as np
import shapely

Array = Any


def _integral(pairs: list[list[float]], at: Array) -> Array:
    """The area under a curve of straight pieces, from its first degree on."""
    degrees = np.array([pair[0] for pair in pairs], dtype=float)
    values = np.array([pair[1] for pair in pairs], dtype=float)
    fine = np.linspace(degrees[0], degrees[-1], 8001)
    heights = np.interp(fine, degrees, values)
    sums = np.concatenate([[0], np.cumsum((heights[1:] + heights[:-1]) / 2 * np.diff(fine))])
    return np.interp(at, fine, sums)


def _smooth(t: Array) -> Array:
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


class Sheet:
    """The projection of one edition's map; `size` is its viewBox."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        self.size: tuple[int, int] = tuple(settings["size"])
        self.scale = self.size[0] / float(_integral(settings["x"], settings["x"][-1][0]))

    def points(self, places: Array) -> Array:
        """An array of [longitude, latitude] as an array of [x, y]."""
        places = np.asarray(places, dtype=float)
        lon, lat = places[..., 0], places[..., 1]
        return np.stack([self._x(lon, lat), self._y(lon, lat)], axis=-1)

    def point(self, lon: float, lat: float) -> tuple[float, float]:
        x, y = self.points([lon, lat])
        return float(x), float(y)

    def shape(self, geometry: Any, longest: float = 0.5) -> Any:
        """A shape on the sheet; long straight edges get points on the way, because they bend."""
        return shapely.transform(shapely.segmentize(geometry, longest), self.points)

    def _x(self, lon: Array, lat: Array) -> Array:
        def plain(at: Array) -> Array:
            return _integral(self.settings["x"], at) * self.scale

        x = plain(lon)
        pull = self.settings["pull"]
        share = pull["share"] * _smooth((pull["from"] - lat) / (pull["from"] - pull["full"]))
        west, east = pull["lon"]
        reach = _smooth((lon - west + 14) / 14) * (1 - _smooth((lon - 48) / (east - 48)))
        return x - share * reach * (x - plain(pull["axis"]))

    def _y(self, lon: Array, lat: Array) -> Array:
        parts = self.settings["y"]
        heights = [_integral([[-at, px] for at, px in part["curve"]], -lat) for part in parts]
        y = heights[0]
        for before, after, height in zip(parts, parts[1:], heights[1:], strict=False):
            west, east = before["lon"][1], after["lon"][0]
            share = _smooth((lon - west) / (east - west))
            y = y * (1 - share) + height * share
        return y
