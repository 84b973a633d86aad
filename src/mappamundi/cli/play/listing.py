"""A numbered list on a screen of some height: whole, in columns, or page by page. Its numbers stay the same."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mappamundi.cli.play.menu import Choice, Group, Menu

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

WIDE = 45
# Between two columns of a list.
GAP = 2
# A page shows so many lines of its list at least, however low the screen is.
FEWEST_LINES = 3

Widths = dict[tuple[int, int], int]
# A row with its number, and the group that it belongs to.
Entry = tuple[int, Group, Choice]


def height(screen: "Console", what: "RenderableType") -> int:
    """How many lines it takes on this screen."""
    return len(screen.render_lines(what, pad=False))


def pages(screen: "Console", menu: Menu, room: int | None) -> "list[RenderableType]":
    """The list in as many parts as that room asks for; without a measure of it, whole."""
    widths = _widths(menu)
    entries = [(group, row) for group in menu.groups for row in group.choices]
    numbered = [(number, group, row) for number, (group, row) in enumerate(entries, 1)]
    whole = _table(numbered, widths, len(numbered))
    if room is None or not numbered or height(screen, whole) <= room:
        return [whole]
    room = max(room, FEWEST_LINES)
    beside = _beside(screen, numbered, widths)
    if beside is not None and height(screen, beside) <= room:
        return [beside]
    found: list[RenderableType] = []
    while numbered:
        count = _fitting(screen, numbered, widths, room, len(entries))
        part = _columns(screen, numbered, widths, room) if beside is not None else None
        if part is not None and part[0] > count:
            count, shown = part
        else:
            shown = _table(numbered[:count], widths, len(entries))
        found.append(shown)
        numbered = numbered[count:]
    return found


def _widths(menu: Menu) -> Widths:
    """How wide the cells of the rows of each kind are."""
    from rich.text import Text

    widths: Widths = {}
    for row in menu.rows:
        for place, cell in enumerate(row.cells):
            key = (len(row.cells), place)
            widths[key] = max(widths.get(key, 0), Text(cell).cell_len if isinstance(cell, str) else cell.cell_len)
    return widths


def _table(entries: Sequence[Entry], widths: Widths, most: int) -> "RenderableType":
    """The rows with their numbers; columns of the same kind of row stand in line across groups."""
    from rich.console import Group as Lines
    from rich.text import Text

    parts: list[RenderableType] = []
    grouped: list[tuple[Group, list[Entry]]] = []
    for entry in entries:
        if not grouped or grouped[-1][0] is not entry[1]:
            grouped.append((entry[1], []))
        grouped[-1][1].append(entry)
    for group, rows in grouped:
        if group.title:
            parts.append(Text(group.title, style="bold") if isinstance(group.title, str) else group.title)
        table = _grid(most)
        count = max((len(row.cells) for _, _, row in rows), default=0)
        for place in range(count):
            # Only the last column and very wide ones give way on a narrow screen.
            width, last = widths.get((count, place), 0), place == count - 1
            table.add_column(min_width=0 if last else min(width, WIDE), no_wrap=width <= WIDE and not last)
        for number, _, row in rows:
            table.add_row(str(number), *row.cells)
        parts.append(table)
    return Lines(*parts)


def _grid(most: int) -> "Table":
    from rich.table import Table

    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=len(str(most)) + 1, no_wrap=True)
    return table


def _fitting(screen: "Console", entries: Sequence[Entry], widths: Widths, room: int, most: int) -> int:
    """How many rows fit, one below the other."""
    count = min(len(entries), room)
    while count > 1 and height(screen, _table(entries[:count], widths, most)) > room:
        count -= 1
    return count


# --- columns ----------------------------------------------------------------------------------------------------


def _beside(screen: "Console", entries: Sequence[Entry], widths: Widths) -> "RenderableType | None":
    """All rows in columns; nothing where they have titles or are too wide to stand beside each other."""
    if any(group.title for _, group, _ in entries):
        return None
    count = _across(screen, widths, len(entries))
    return None if count < 2 else _side_by_side(entries, widths, -(-len(entries) // count))


def _columns(
    screen: "Console", entries: Sequence[Entry], widths: Widths, room: int
) -> "tuple[int, RenderableType] | None":
    """As many rows as fit in columns of that height."""
    count = min(len(entries), room * _across(screen, widths, entries[-1][0]))
    return count, _side_by_side(entries[:count], widths, room)


def _across(screen: "Console", widths: Widths, most: int) -> int:
    """How many columns fit: as wide as their widest row, with its number."""
    kinds = {kind for kind, _ in widths}
    row = max(sum(width + 1 for (of, _), width in widths.items() if of == kind) for kind in kinds)
    return (screen.width + GAP) // (len(str(most)) + 1 + row + GAP)


def _side_by_side(entries: Sequence[Entry], widths: Widths, rows: int) -> "RenderableType":
    from rich.table import Table

    table = Table.grid(padding=(0, GAP))
    table.add_row(*(_table(entries[at : at + rows], widths, entries[-1][0]) for at in range(0, len(entries), rows)))
    return table
