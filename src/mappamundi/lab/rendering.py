"""A position to look at: as text, or as a picture. Always as a spectator sees it."""

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from io import StringIO
from typing import Any, Final

import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFont
from rich.console import Console

from mappamundi.cli.displays import display_for, words_for
from mappamundi.cli.play.players import PIGMENTS, players_of, seat_list
from mappamundi.kernel import Game, Position

Picture = np.ndarray[Any, np.dtype[np.uint8]]
Points = list[tuple[float, float]]

COLUMNS: Final = 100
# How a map of 1,600 units is drawn.
SCALE: Final = 0.5
SEA: Final = "#c9d8d3"
LAND: Final = "#efe6cf"
INK: Final = "#3b2f24"
MARGIN: Final = 24
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
        Console(width=COLUMNS).print(text(game, position), markup=False, highlight=False)
        return None
    return text(game, position) if mode == "ansi" else picture(game, position)


def text(game: Game, position: Position) -> str:
    """What the terminal shows: the score, whose turn it is, and the board."""
    screen = Console(file=StringIO(), width=COLUMNS, color_system=None, legacy_windows=False)
    players = players_of(seat_list(["random"] * position.players, game))
    display = display_for(game, words_for(game, "en"), players, screen)
    view = position.view(None)
    with screen.capture() as shown:
        screen.print(display.status(view))
        screen.print(display.board(view, ""))
    return shown.get()


def picture(game: Game, position: Position) -> Picture:
    """The map with whose lands they are, and the scores below; a game without a map as its text."""
    lands = _lands(game.facts.id)
    view = position.view(None).json()
    drawn = _map(lands, view) if lands else _page(text(game, position))
    return np.asarray(drawn, np.uint8)


def _map(lands: dict[str, list[Points]], view: Any) -> Image.Image:
    width, height = round(1600 * SCALE), round(1000 * SCALE)
    drawn = Image.new("RGB", (width, height + MARGIN), SEA)
    pen = ImageDraw.Draw(drawn)
    for name, outlines in lands.items():
        here = view["lands"].get(name, {})
        colour = PIGMENTS[here["owner"]][1] if "owner" in here else LAND
        for outline in outlines:
            pen.polygon(outline, fill=colour, outline=INK)
    pen.rectangle((0, height, width, height + MARGIN), fill=LAND)
    for seat, score in enumerate(view["scores"]):
        left = 8 + seat * width // len(PIGMENTS)
        pen.rectangle((left, height + 6, left + 12, height + 18), fill=PIGMENTS[seat][1], outline=INK)
        pen.text((left + 18, height + 5), str(score), fill=INK, font=_font())
    return drawn


def _page(lines: str) -> Image.Image:
    height = (lines.count("\n") + 1) * (LETTERS + 3)
    drawn = Image.new("RGB", (COLUMNS * LETTERS * 5 // 8, height + MARGIN), LAND)
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
