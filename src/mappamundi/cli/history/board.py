"""The board by area, as two editions draw it: titles, and cells with marks, names, armies and buildings in line."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from mappamundi.cli.history.scribe import Scribe, in_columns
from mappamundi.games.history.board import members
from mappamundi.kernel import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class Places(Protocol):
    """The lands, areas and waters of an edition."""

    land_ids: tuple[str, ...]
    land_index: dict[str, int]
    area_ids: tuple[str, ...]
    area_of: list[int]
    area_lands: list[list[int]]
    water_ids: tuple[str, ...]


class Seen(View, Protocol):
    """A view of an edition."""

    fleets: int

    @property
    def board(self) -> Places: ...


V = TypeVar("V", bound=Seen)


@dataclass(frozen=True, slots=True)
class Marks(Generic[V]):
    """What an edition says of a land and of an area."""

    signs: Callable[[V, int], str]
    army: "Callable[[Scribe, V, int], Text]"
    buildings: Callable[[V, int], Sequence[str]]
    area_title: "Callable[[Scribe, V, int], Text]"


def whole_board(
    scribe: Scribe, view: V, marks: Marks[V], heading: str, supply: Sequence[str], legend: str
) -> "RenderableType":
    """Every area with its lands, in as many columns as fit; then what lies at sea and in the supply."""
    from rich.console import Group
    from rich.text import Text

    words, board = scribe.words, view.board
    cells = _cells(scribe, view, marks, range(len(board.land_ids)))
    cell_width = 1 + max(cell.cell_len for cell in cells)
    parts: list[RenderableType] = [Text(heading, style="bold")]
    for area, lands in enumerate(board.area_lands):
        parts.append(marks.area_title(scribe, view, area))
        parts += in_columns([cells[land] for land in lands], scribe.width, cell_width)
    fleets = [scribe.name(board.water_ids[water]) for water in members(view.fleets)]
    if fleets:
        found = words("terminal-fleets", count=len(fleets), where=", ".join(fleets))
        parts.append(Text(words("terminal-on-map", markers=found)))
    parts += map(Text, supply)
    parts.append(Text(words(legend, short=words("terminal-short-monument")), style="dim"))
    return Group(*parts)


def area_card(scribe: Scribe, view: V, marks: Marks[V], area: int) -> "RenderableType":
    """One area with a line for each land."""
    from rich.console import Group

    return Group(marks.area_title(scribe, view, area), *_cells(scribe, view, marks, view.board.area_lands[area]))


def _cells(scribe: Scribe, view: V, marks: Marks[V], lands: Iterable[int]) -> "list[Text]":
    """Each land with its marks, its name, who stands there and what is built, one below the other in line."""
    from rich.text import Text

    names = {land: scribe.name(view.board.land_ids[land]) for land in lands}
    width = max(map(len, names.values()))
    cells = []
    for land, name in names.items():
        built, army = marks.buildings(view, land), marks.army(scribe, view, land)
        plain = not built and not army.plain.strip()
        text = Text(f" {marks.signs(view, land)} ").append(f"{name:<{width}} ", style="dim" if plain else "")
        cells.append(text.append_text(army).append(f" {scribe.built(built)}"))
    return cells


def place(scribe: Scribe, view: V, marks: Marks[V], id_: str) -> "tuple[str | Text, ...]":
    """A target as it is offered: a land with its marks, whose it is, its area and what is built there."""
    board = view.board
    land = board.land_index.get(id_)
    if land is None:
        return (scribe.name(id_),)
    area = scribe.name(board.area_ids[board.area_of[land]])
    there = scribe.built(marks.buildings(view, land))
    return f"{marks.signs(view, land)} {scribe.name(id_)}", marks.army(scribe, view, land), area, there
