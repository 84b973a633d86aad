"""A position to look at: as text, or as a picture. Always as a spectator sees it."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFont

from mappamundi.kernel import Game, Position
from mappamundi.kernel.describing import described

Picture = np.ndarray[Any, np.dtype[np.uint8]]
Points = list[tuple[float, float]]

# The seats' colours, as at the table.
PIGMENTS: Final = ("#bc3709", "#1d5193", "#008a73", "#e9ae05", "#b18ac0", "#352528")
# How a map of 1,600 units is drawn.
SCALE: Final = 0.5
SEA: Final = "#c9d8d3"
LAND: Final = "#efe6cf"
INK: Final = "#3b2f24"
MARGIN: Final = 24
# How tiles are drawn: the terrains of their corners, clockwise from the north-west.
TILE: Final = 56
TERRAINS: Final = {"O": "#a6c4cd", "P": "#eddfab", "F": "#b7d09a", "M": "#d0c2b6"}
CORNERS: Final = ("nw", "ne", "se", "sw")
QUARTERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
LETTERS: Final = 13
_NUMBER: Final = re.compile(r"-?\d*\.?\d+")


MODES: Final = ["human", "ansi", "rgb_array"]


def checked_mode(mode: str | None) -> str | None:
    """The same mode; `ValueError` if there is no such."""
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
    return mode


def rendered(mode: str | None, game: Game, position: Position) -> "str | Picture | None":
    """The table as everybody sees it: printed, as text, or as a picture of height x width x 3 bytes."""
    if mode is None:
        raise ValueError(f"say how when the environment is made, by render_mode: {' or '.join(MODES)}")
    if mode == "human":
        sys.stdout.write(text(game, position))
        return None
    return text(game, position) if mode == "ansi" else picture(game, position)


def text(game: Game, position: Position) -> str:
    """Who has how many points, who is to act, and what lies where."""
    view = position.view(None).json()
    lines = [f"{game.facts.title}: {described(position)[1:-1]}"]
    lines += [f"  {key}: {view[key]}" for key in ("epoch", "phase", "decision", "bag") if key in view]
    if "lands" in view:
        for seat in range(position.players):
            held = [_land(name, here) for name, here in view["lands"].items() if here.get("owner") == seat]
            lines.append(f"  seat {seat}: {', '.join(held) or 'no land'}")
    elif "world" in view:
        columns, rows = view["size"]
        lines += ["  " + " ".join(_cell(view, f"{column},{row}") for column in range(columns)) for row in range(rows)]
    return "\n".join(lines) + "\n"


def _land(name: str, here: Any) -> str:
    things = [thing for thing, there in here.items() if there is True and thing != "active"]
    return f"{name} ({', '.join(things)})" if things else name


def _cell(view: Any, place: str) -> str:
    if place in view["cities"]:
        return "city"
    lying = view["world"].get(place)
    return lying["face"] if lying else "...."


def picture(game: Game, position: Position) -> Picture:
    """The map with whose lands they are, or the tiles as they lie, and the scores below; any other game as its text."""
    lands = _lands(game.facts.id)
    view = position.view(None).json()
    if not lands and "world" not in view:
        return np.asarray(_page(text(game, position)), np.uint8)
    return np.asarray(_map(lands, view) if lands else _tiles(view), np.uint8)


def _map(lands: dict[str, list[Points]], view: Any) -> Image.Image:
    width, height = round(1600 * SCALE), round(1000 * SCALE)
    drawn = Image.new("RGB", (width, height + MARGIN), SEA)
    pen = ImageDraw.Draw(drawn)
    for name, outlines in lands.items():
        here = view["lands"].get(name, {})
        colour = PIGMENTS[here["owner"]] if "owner" in here else LAND
        for outline in outlines:
            pen.polygon(outline, fill=colour, outline=INK)
    _score(pen, view["scores"], width, height)
    return drawn


def _tiles(view: Any) -> Image.Image:
    """Four corners to a tile, a disc for a prophet, a square for a city."""
    columns, rows = view["size"]
    width, height = columns * TILE, rows * TILE
    drawn = Image.new("RGB", (width, height + MARGIN), LAND)
    pen = ImageDraw.Draw(drawn)
    half = TILE // 2
    for place, lying in view["world"].items():
        x, y = (int(number) * TILE for number in place.split(","))
        for letter, (dx, dy) in zip(lying["face"], QUARTERS, strict=True):
            left, top = x + dx * half, y + dy * half
            pen.rectangle((left, top, left + half, top + half), fill=TERRAINS[letter])
        pen.rectangle((x, y, x + TILE, y + TILE), outline=INK)
        if "prophet" in lying:
            dx, dy = QUARTERS[CORNERS.index(lying["prophet"]["corner"])]
            left, top = x + dx * half + half // 4, y + dy * half + half // 4
            pen.ellipse((left, top, left + half // 2, top + half // 2), fill=_of_god(view, lying["prophet"]["god"]))
    for place, city in view["cities"].items():
        x, y = (int(number) * TILE for number in place.split(","))
        pen.rectangle((x + 8, y + 8, x + TILE - 8, y + TILE - 8), fill=_of_god(view, city["god"]), outline=INK)
    _score(pen, view["scores"], width, height)
    return drawn


def _of_god(view: Any, god: str) -> str:
    seat = view["gods"][god]["seat"]
    return INK if seat is None else PIGMENTS[seat]


def _score(pen: ImageDraw.ImageDraw, scores: Sequence[int], width: int, top: int) -> None:
    pen.rectangle((0, top, width, top + MARGIN), fill=LAND)
    for seat, score in enumerate(scores):
        left = 8 + seat * width // len(PIGMENTS)
        pen.rectangle((left, top + 6, left + 12, top + 18), fill=PIGMENTS[seat], outline=INK)
        pen.text((left + 18, top + 5), str(score), fill=INK, font=_font())


def _page(lines: str) -> Image.Image:
    width, height = max(map(len, lines.splitlines())) * LETTERS * 5 // 8, (lines.count("\n") + 1) * (LETTERS + 3)
    drawn = Image.new("RGB", (width + MARGIN, height + MARGIN), LAND)
    ImageDraw.Draw(drawn).multiline_text((8, 8), lines, fill=ImageColor.getrgb(INK), font=_font())
    return drawn


@cache
def _font() -> Any:
    return ImageFont.load_default(LETTERS)


@cache
def _lands(game_id: str) -> dict[str, list[Points]]:
    """The outlines of the lands of a game's map; none if there is no map of it."""
    file = resources.files("mappamundi.client") / "maps" / f"{game_id}.json"
    if not file.is_file():
        return {}
    lands = json.loads(file.read_text(encoding="utf-8"))["lands"]
    return {name: list(_outlines(land["path"])) for name, land in lands.items()}


def _outlines(path: str) -> Iterator[Points]:
    """Our maps are drawn by lines alone: `M` to a point, then steps from one to the next."""
    for part in path.split("M")[1:]:
        numbers = [float(number) for number in _NUMBER.findall(part)]
        x, y = numbers[0], numbers[1]
        points = [(x * SCALE, y * SCALE)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x * SCALE, y * SCALE))
        yield points
