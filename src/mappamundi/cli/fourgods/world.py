"""The World drawn in letters: four corners to a tile on the colours of their terrains, prophets, cities, open cells.

Nothing is said by colour alone. A tile takes two lines of six columns; a stroke through its middle joins the corners
that hang together across it. Every god has a mark, and with hidden gods one that suggests none.
"""

from typing import TYPE_CHECKING, Final

from mappamundi.games.fourgods.tiles import CORNERS, FIRSTS, LETTERS, NE, NW, SE, SW, terrain_at
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import CITY, EMPTY

if TYPE_CHECKING:
    from rich.text import Text

# By god, or by colour.
MARKS: Final = ("≈", "☼", "♣", "▲")
HIDDEN_MARKS: Final = ("☾", "◆", "✚", "○")
# By terrain: ink on paper.
STYLES: Final = ("#ffffff on #1d5193", "#231d17 on #e4c766", "#ffffff on #2f6b3a", "#231d17 on #a39e98")
CITY_STYLE: Final = "bold"
WIDTH: Final = 6


def mark(view: View, god: int) -> str:
    return (HIDDEN_MARKS if view.variant.hidden else MARKS)[god]


def face(shape: int) -> str:
    """A face in one line: its north corners, then its south corners, and the stroke of a saddle."""
    letters = [LETTERS[terrain_at(shape, corner)] for corner in range(len(CORNERS))]
    nw, ne, se, sw = letters
    stroke = f" {_stroke(shape)}" if nw == se != ne == sw else ""
    return f"{nw}{ne}/{sw}{se}{stroke}"


def _stroke(shape: int) -> str:
    """Which corners hang together across the middle and not along a side."""
    nw, ne, se, sw = FIRSTS[shape]
    if nw == se and ne != nw and sw != nw:
        return "╲"
    return "╱" if ne == sw and nw != ne and se != ne else ""


def tile(shape: int, standing: str = "", corner: int = NW) -> tuple["Text", "Text"]:
    """A tile as it lies, with the mark of a prophet in its corner."""
    rows = ([" "] * WIDTH, [" "] * WIDTH)
    for at, (row, column) in {NW: (0, 0), NE: (0, 5), SE: (1, 5), SW: (1, 0)}.items():
        rows[row][column] = LETTERS[terrain_at(shape, at)]
        if standing and at == corner:
            rows[row][4 if column else 1] = standing
    stroke = _stroke(shape)
    if stroke:
        rows[0][2 if stroke == "╲" else 3] = rows[1][3 if stroke == "╲" else 2] = stroke
    return _half(rows[0], shape, NW, NE), _half(rows[1], shape, SW, SE)


def _half(row: list[str], shape: int, west: int, east: int) -> "Text":
    from rich.text import Text

    middle = WIDTH // 2
    return Text.assemble(
        ("".join(row[:middle]), STYLES[terrain_at(shape, west)]),
        ("".join(row[middle:]), STYLES[terrain_at(shape, east)]),
    )


def draw(view: View, framed: bool = True) -> "Text":
    """The whole World, with the numbers of its columns and rows, and the viewer's hands where their tiles fit.

    Without the lines above and below it is two lines lower.
    """
    from rich.text import Text

    width, height = view.grid.width, view.grid.height
    lines = [Text("   " + "".join(f" {str(column + 1).center(WIDTH)}" for column in range(width)))]
    edge = "─" * WIDTH
    if framed:
        lines.append(Text(f"   ┌{'┬'.join([edge] * width)}┐"))
    for y in range(height):
        cells = [_cell(view, y * width + x) for x in range(width)]
        for half, label in enumerate((f"{y + 1:>2}", "  ")):
            lines.append(Text.assemble(f"{label} │", *(part for cell in cells for part in (cell[half], "│"))))
    if framed:
        lines.append(Text(f"   └{'┴'.join([edge] * width)}┘"))
    return Text("\n").join(lines)


def _cell(view: View, cell: int) -> tuple["Text", "Text"]:
    from rich.text import Text

    shape, prophet = view.shapes[cell], view.prophets[cell]
    if shape == CITY:
        return Text("  ╱╲  ", CITY_STYLE), Text(f"[ {mark(view, prophet >> 2)}  ]", CITY_STYLE)
    if shape != EMPTY:
        return tile(shape, mark(view, prophet >> 2) if prophet >= 0 else "", prophet & 3)
    fitting = " ".join(str(hand + 1) for hand in fits(view, cell))
    return Text(("·" if cell in view.open else "").center(WIDTH), "dim"), Text(fitting.center(WIDTH), "bold")


def fits(view: View, cell: int) -> list[int]:
    """The viewer's hands whose tile may be placed there."""
    if view.viewer is None or cell not in view.open:
        return []
    held = [(hand, view.hands[2 * view.viewer + hand]) for hand in (0, 1)]
    tiles = view.rules.tiles.tiles
    return [hand for hand, held_tile in held if held_tile >= 0 and tiles[held_tile].fits[view.demands[cell]]]
