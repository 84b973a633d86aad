"""The board by region: who holds what, and what it is worth."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.y2018.words import Words, listed, owner, structures
from mappamundi.games.history.board import members
from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.board import ACTIVE, BARREN, FORT
from mappamundi.games.history.y2018.chronicle import DEGREES
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

CELL = 38
LEGEND = "● this turn’s army  ○ older army  ^ mountain  ♣ forest  ◆ resource  mon monument"
TERRAIN = {"mountain": "^", "forest": "♣"}
SHORT = {"monument": "mon"}
SHORTER = {"monument": "mon", "capital": "cap"}


def signs(view: View, land: int) -> str:
    """Resource and terrain, always two places wide."""
    board = view.board
    return ("◆" if board.resources[land] else " ") + TERRAIN.get(board.terrain[land], " ")


def army(words: Words, view: View, land: int) -> "Text":
    """The owner's letter, with a full disc for an army of this turn and a ring for an older one."""
    from rich.text import Text

    seat = owner(view, land)
    if seat is None:
        return Text("  ")
    return words.seal(seat).append("●" if view.pieces[land] & ACTIVE else "○")


def built(view: View, land: int, narrow: bool = False) -> str:
    """What is built there, in short words."""
    short = SHORTER if narrow else SHORT
    return " ".join(short.get(name, name) for name in structures(view, land))


def region_title(words: Words, view: View, region: int) -> "Text":
    """Name, the three values of the era, and who has reached which degree."""
    from rich.text import Text

    board = view.board
    values = board.values[view.epoch][region]
    text = Text(board.region_names[region], style="bold")
    text.append("  " + ("·".join(map(str, values)) if any(values) else "no token"), style="not bold")
    counts = view.armies()[region]
    for seat in range(view.players):
        degree = scoring.degree(board, counts, seat)
        if degree:
            points = f" {values[degree - 1]}" if any(values) else ""
            text.append("  ").append_text(words.seal(seat)).append(f" {DEGREES[degree]}{points}", style="not bold")
    return text


def whole_board(words: Words, view: View, width: int) -> "RenderableType":
    """Every region with its lands, in as many columns as fit."""
    from rich.console import Group
    from rich.text import Text

    columns = max(1, width // (CELL + 1))
    parts: list[RenderableType] = [Text(words.era(view.epoch), style="bold")]
    for region, lands in enumerate(view.board.region_lands):
        parts.append(region_title(words, view, region))
        rows = -(-len(lands) // columns)
        for row in range(rows):
            line = Text()
            for land in lands[row::rows]:
                cell = _cell(words, view, land)
                cell.pad_right(max(1, CELL + 1 - cell.cell_len))
                line.append_text(cell)
            line.rstrip()
            parts.append(line)
    if view.markers:
        parts.append(Text(f"On the map: {words.markers(view.markers)}."))
    supply = f"{view.capitals_left} capitals and cities, {view.monuments_left} monuments, {view.forts_left} forts"
    parts.append(Text(f"Left in the supply: {supply}."))
    parts.append(Text(LEGEND, style="dim"))
    return Group(*parts)


def _cell(words: Words, view: View, land: int) -> "Text":
    from rich.text import Text

    text = Text(f" {signs(view, land)} ", style="")
    empty = owner(view, land) is None
    text.append(f"{view.board.land_names[land]:<15} ", style="dim" if empty and not structures(view, land) else "")
    return text.append_text(army(words, view, land)).append(f" {built(view, land)}")


def region_card(words: Words, view: View, region: int) -> "RenderableType":
    """One region with a line for each land."""
    from rich.console import Group

    lands = view.board.region_lands[region]
    return Group(region_title(words, view, region), *(_cell(words, view, land) for land in lands))


def land_card(words: Words, view: View, land: int) -> "RenderableType":
    """One land: what it is, who holds it, how it is defended, and where its borders lead."""
    from rich.console import Group
    from rich.text import Text

    board, here = view.board, view.pieces[land]
    terrain = board.terrain[land]
    kind = [board.region_names[board.region_of[land]], terrain if terrain != "clear" else "open land"]
    if board.resources[land]:
        kind.append("resource")
    seat = owner(view, land)
    there = listed(structures(view, land)) or "nothing built"
    if seat is None:
        held = f"No army; {there}."
    else:
        age = "this turn’s army" if here & ACTIVE else "an older army"
        dice = board.fort_dice if here & FORT else board.defence_dice
        bonus = f", +{board.terrain_bonus}" if board.rough[land] else ""
        dice_text = f"{dice} {'die' if dice == 1 else 'dice'}{bonus}"
        name = words.who(seat)
        held = f"{name[0].upper()}{name[1:]}: {age}; {there}. Defends with {dice_text}."
    straits = [other for other in board.adjacent[land] if other not in board.borders[land]]
    lines = [
        Text(board.land_names[land], style="bold").append("  " + " · ".join(kind), style="not bold"),
        Text(held),
        Text(f"Borders {listed([board.land_names[n] for n in board.borders[land]]) or 'no land'}."),
    ]
    if straits:
        lines.append(Text(f"Straits to {listed([board.land_names[n] for n in straits])}."))
    if board.sections_of[land]:
        by_kind = {True: "Waste beside it", False: "On the water"}
        for barren in (False, True):
            names = [
                board.section_names[n]
                for n in members(board.sections_of[land])
                if (board.section_kind[n] == BARREN) is barren
            ]
            if names:
                lines.append(Text(f"{by_kind[barren]}: {', '.join(names)}."))
    return Group(*lines)
