"""The board by area: who holds what, and what it is worth."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.scribe import army as army_mark
from mappamundi.cli.history.scribe import in_columns
from mappamundi.cli.history.y2018.words import Words, buildings, owner
from mappamundi.games.history.board import members
from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.board import ACTIVE, BARREN, FORT
from mappamundi.games.history.y2018.chronicle import DEGREES
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

SHORTEST_NAME = 15
TERRAIN = {"mountain": "^", "forest": "♣"}


def signs(view: View, land: int) -> str:
    """Resource and terrain, always two places wide."""
    board = view.board
    return ("◆" if board.resources[land] else " ") + TERRAIN.get(board.terrain[land], " ")


def army(words: Words, view: View, land: int) -> "Text":
    """Whose army stands there, and whether it is one of this turn."""
    seat = owner(view, land)
    return army_mark(None if seat is None else words.players[seat], bool(view.pieces[land] & ACTIVE))


def built(words: Words, view: View, land: int, narrow: bool = False) -> str:
    """What is built there, in short words."""
    short = ("monument", "capital") if narrow else ("monument",)
    return " ".join(
        words(f"terminal-short-{name}" if name in short else f"sign-{name}") for name in buildings(view, land)
    )


def area_title(words: Words, view: View, area: int) -> "Text":
    """Name, the three values of the epoch, and who has reached which degree."""
    from rich.text import Text

    board = view.board
    values = board.values[view.epoch][area]
    text = Text(words.areas[area], style="bold")
    shown = "·".join(map(str, values)) if any(values) else words("region-no-token")
    text.append(f"  {shown}", style="not bold")
    counts = view.armies()[area]
    for seat in range(view.players):
        degree = scoring.degree(board, counts, seat)
        if degree:
            points = f" {values[degree - 1]}" if any(values) else ""
            reached = words(f"degree-{DEGREES[degree]}")
            text.append("  ").append_text(words.seal(seat)).append(f" {reached}{points}", style="not bold")
    return text


def whole_board(words: Words, view: View, width: int) -> "RenderableType":
    """Every area with its lands, in as many columns as fit."""
    from rich.console import Group
    from rich.text import Text

    cells = [_cell(words, view, land) for land in range(len(words.lands))]
    cell_width = 1 + max(cell.cell_len for cell in cells)
    parts: list[RenderableType] = [Text(words.epoch(view.epoch), style="bold")]
    for area, lands in enumerate(view.board.area_lands):
        parts.append(area_title(words, view, area))
        parts += in_columns([cells[land] for land in lands], width, cell_width)
    if view.markers:
        parts.append(Text(words("terminal-on-map", markers=words.markers(view.markers))))
    supply = {"capitals": view.capitals_left, "monuments": view.monuments_left, "forts": view.forts_left}
    parts.append(Text(words("terminal-supply", **supply)))
    parts.append(Text(words("terminal-legend", short=words("terminal-short-monument")), style="dim"))
    return Group(*parts)


def _name_width(words: Words) -> int:
    return max(SHORTEST_NAME, *map(len, words.lands))


def _cell(words: Words, view: View, land: int) -> "Text":
    from rich.text import Text

    text = Text(f" {signs(view, land)} ", style="")
    plain = owner(view, land) is None and not buildings(view, land)
    text.append(f"{words.lands[land]:<{_name_width(words)}} ", style="dim" if plain else "")
    return text.append_text(army(words, view, land)).append(f" {built(words, view, land)}")


def area_card(words: Words, view: View, area: int) -> "RenderableType":
    """One area with a line for each land."""
    from rich.console import Group

    lands = view.board.area_lands[area]
    return Group(area_title(words, view, area), *(_cell(words, view, land) for land in lands))


def land_card(words: Words, view: View, land: int) -> "RenderableType":
    """One land: what it is, who holds it, how it is defended, and where its borders lead."""
    from rich.console import Group
    from rich.text import Text

    board = view.board
    terrain = board.terrain[land]
    kind = [words.areas[board.area_of[land]]]
    kind.append(words("terminal-open-land" if terrain == "clear" else f"sign-{terrain}"))
    if board.resources[land]:
        kind.append(words("sign-resource"))
    straits = [other for other in board.adjacent[land] if other not in board.borders[land]]
    borders = words.listed([words.name(board.land_ids[other], "the") for other in board.borders[land]])
    lines = [
        Text(words.lands[land], style="bold").append("  " + " · ".join(kind), style="not bold"),
        Text(_held(words, view, land)),
        Text(words("terminal-borders", lands=borders) if borders else words("terminal-borders-none")),
    ]
    if straits:
        across = words.listed([words.name(board.land_ids[other], "the") for other in straits])
        lines.append(Text(words("terminal-straits", lands=across)))
    beside = members(board.sections_of[land])
    for message, barren in (("terminal-waters", False), ("terminal-barrens", True)):
        names = [words.name(board.section_ids[n]) for n in beside if (board.section_kind[n] == BARREN) is barren]
        if names:
            lines.append(Text(words(message, names=", ".join(names))))
    return Group(*lines)


def _held(words: Words, view: View, land: int) -> str:
    """Whose army stands there, and what it defends with."""
    board, here, seat = view.board, view.pieces[land], owner(view, land)
    there = words.listed([words(f"sign-{name}") for name in buildings(view, land)]) or words("terminal-nothing-built")
    if seat is None:
        return words("terminal-land-empty", built=there)
    count = board.fort_dice if here & FORT else board.defence_dice
    dice = words("terminal-defence", dice=count, bonus=board.terrain_bonus if board.rough[land] else 0)
    active = "yes" if here & ACTIVE else "no"
    return words("terminal-land-held", **words.who(seat), active=active, built=there, dice=dice)
