"""What lies beside the World, in lines: clock and bag, hands with both faces, strips, gods, the score by its parts."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mappamundi.cli.fourgods.world import draw, face, fits, mark, tile
from mappamundi.cli.play.telling import Teller
from mappamundi.games.fourgods.counsel import protects
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.scoring import NOTHING, PARTS, majority
from mappamundi.games.fourgods.state import CLOSING, NOBODY, PLAY, SECOND
from mappamundi.games.fourgods.tiles import AREAS, CORNERS, FIRSTS, TERRAINS, terrain_at
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.world import CITY, EMPTY

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

# How the corners of an area are spoken of together.
WHERE = {
    "nw": "nw",
    "ne": "ne",
    "se": "se",
    "sw": "sw",
    "nw ne": "n",
    "ne se": "e",
    "se sw": "s",
    "nw sw": "w",
    "nw se": "nw-se",
    "ne sw": "ne-sw",
    "ne se sw": "not-nw",
    "nw se sw": "not-ne",
    "nw ne sw": "not-se",
    "nw ne se": "not-sw",
    "nw ne se sw": "all",
}


def status(teller: Teller, view: View) -> "RenderableType":
    """The World, how everybody stands, and the viewer's hands: what one looks at before every decision."""
    from rich.console import Group
    from rich.text import Text

    words = teller.words
    standing = " · ".join(_standing(teller, view, seat) for seat in range(view.players))
    left = [words("status-bag", tiles=view.bag), words("status-cities", tokens=view.cities_left, all=view.rules.cities)]
    if view.clock >= 0 and view.phase in (PLAY, CLOSING):
        left.append(words("status-clock", seconds=-(-view.clock // SECOND)))
    lines: list[RenderableType] = [draw(view), Text(standing), Text("  ".join(left))]
    if view.card >= 0:
        lines.append(Text(words("chronicle-your-card", god=GODS[view.card])))
    if view.viewer is not None:
        lines.append(_hands(teller, view, view.viewer))
    return Group(*lines)


def _standing(teller: Teller, view: View, seat: int) -> str:
    """Name, marks of its gods with their reserves, and points."""
    gods = "".join(f" {mark(view, god)}{view.reserves[god]}" for god in view.gods[seat])
    return f"{teller.player(seat)}{gods}: {view.scores[seat]}"


def _hands(teller: Teller, view: View, seat: int) -> "Text":
    """Both hands, each with its two faces; a tile that was taken says so."""
    from rich.text import Text

    upper, lower = Text(), Text()
    for hand in (0, 1):
        held = view.hands[2 * seat + hand]
        title = teller.words("status-hand", hand=hand + 1)
        gap = "" if hand == 0 else "    "
        if held < 0:
            empty = teller.words("status-hand-empty")
            upper.append(f"{gap}{title} {empty}")
            lower.append(" " * len(f"{gap}{title} {empty}"))
            continue
        tiles = view.rules.tiles.tiles[held]
        upper.append(f"{gap}{title} ")
        lower.append(" " * len(f"{gap}{title} "))
        for shape in (tiles.front, tiles.back):
            top, bottom = tile(shape)
            upper.append_text(top).append("  ")
            lower.append_text(bottom).append("  ")
        note = teller.words("slot-fits", cells=_cells(view, held))
        if view.taken[2 * seat + hand] >= 0:
            note = f"{note}, {teller.words('hand-spoken-taken')}"
        upper.append(note)
        lower.append(" " * len(note))
    return Text("\n").join((upper, lower))


def _cells(view: View, held: int) -> int:
    fitting = view.rules.tiles.tiles[held].fits
    return sum(bool(fitting[view.demands[cell]]) for cell in view.open)


def hand(teller: Teller, view: View, seat: int | None = None) -> "RenderableType":
    """Everybody's hands and strips, which lie open (R19), or those of one player."""
    from rich.console import Group
    from rich.text import Text

    words, slots = teller.words, view.module.slots
    parts: list[RenderableType] = []
    for one in range(view.players) if seat is None else (seat,):
        parts.append(Text(teller.player(one), "bold"))
        parts.append(_hands(teller, view, one))
        lying = view.areas[one * slots : (one + 1) * slots]
        shown = [f"{slot + 1} {face(shape)}" for slot, shape in enumerate(lying) if shape >= 0]
        count = words("strip-count-long", tiles=len(shown), slots=slots)
        parts.append(Text("  ".join([f"{words('strip-title')} ({count})", *shown])))
    return Group(*parts)


def score(teller: Teller, view: View) -> "RenderableType":
    """Every god with its prophets in reserve, and its points by part, if the World closed here."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    words = teller.words
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    for title in ("", "", "", words("gods-note"), *(words(f"step-{part}") for part in PARTS), words("column-total")):
        table.add_column(title, justify="left" if not title else "right")
    for god, name in enumerate(GODS):
        owner = view.owners[god]
        who = words("god-free") if owner == NOBODY else teller.player(owner)
        called = words(f"colour-{name}") if view.variant.hidden else words(f"name-{name}")
        counted = view.sheet[god]
        points = ["–"] * 5 if counted is None else [str(part) for part in (*counted, counted.total)]
        table.add_row(mark(view, god), called, who, str(view.reserves[god]), *points)
    return Group(Text(words("score-if-closed"), "dim"), table)


def holdings(teller: Teller, view: View, seat: int) -> str:
    """Where a player's points come from: its kingdoms and cities."""
    words = teller.words
    gods = view.gods[seat]
    lines = []
    for terrain, areas, tiles, counts in view.realms:
        first = majority(counts)
        if any(counts[god] for god in gods):
            prophets = " ".join(f"{count}{mark(view, god)}" for god, count in enumerate(counts) if count)
            worth = tiles - sum(counts) if set(gods) & set(first) else 0
            column, row = _place(view, areas[0] >> 2)
            there = words("do-at", column=column, row=row)
            lines.append(f"{words(f'terrain-{TERRAINS[terrain]}')} {tiles}, {there}: {prophets} = {worth}")
    for cell, shape in enumerate(view.shapes):
        if shape == CITY and view.prophets[cell] >> 2 in gods:
            lines.append(_city(teller, view, cell))
    totals = [
        f"{mark(view, god)} {' + '.join(str(part) for part in counted)} = {counted.total}"
        for god in gods
        for counted in (view.sheet[god] or NOTHING,)
    ]
    return "\n".join([*lines, *totals]) or words("score-nothing")


# --- one cell ---------------------------------------------------------------------------------------------------


def _place(view: View, cell: int) -> tuple[int, int]:
    return cell % view.grid.width + 1, cell // view.grid.width + 1


def cell_card(teller: Teller, view: View, cell: int) -> str:
    """What lies on a cell, or what an open one asks for, in a sentence."""
    words = teller.words
    column, row = _place(view, cell)
    shape = view.shapes[cell]
    if shape == CITY:
        return _city(teller, view, cell)
    if shape != EMPTY:
        areas = "; ".join(_area(teller, shape, first) for first in AREAS[shape])
        said = words("cell-tile", column=column, row=row, areas=areas)
        return "; ".join([said, *_standing_there(teller, view, cell)])
    if cell not in view.open:
        return words("cell-few-lines", column=column, row=row, lines=view.lines[cell])
    said = words("cell-open", column=column, row=row)
    fitting = [words("status-hand", hand=hand + 1) for hand in fits(view, cell)]
    asked = "".join(_asked(view.demands[cell], corner) for corner in range(len(CORNERS)))
    return f"{said}: {asked[0]}{asked[1]}/{asked[3]}{asked[2]}" + (f"; {words.listed(fitting)}" if fitting else "")


def _asked(demand: int, corner: int) -> str:
    """What a corner of an open cell must show: a letter, anything, or what nothing can."""
    allowed = [letter for terrain, letter in enumerate("OPFM") if demand >> 4 * corner + terrain & 1]
    return allowed[0] if len(allowed) == 1 else "?" if allowed else "×"


def _area(teller: Teller, shape: int, first: int) -> str:
    corners = " ".join(CORNERS[corner] for corner, of in enumerate(FIRSTS[shape]) if of == first)
    return teller.words("area-spoken", terrain=TERRAINS[terrain_at(shape, first)], where=WHERE[corners])


def _standing_there(teller: Teller, view: View, cell: int) -> Iterator[str]:
    prophet = view.prophets[cell]
    if prophet >= 0:
        owner = view.owners[prophet >> 2]
        terrain = TERRAINS[terrain_at(view.shapes[cell], prophet & 3)]
        you = "yes" if owner == view.viewer else "no"
        yield teller.words("cell-prophet", you=you, who=teller.player(owner), terrain=terrain)
    for _, areas, tiles, _ in view.realms:
        if any(area >> 2 == cell for area in areas):
            yield teller.words("cell-kingdom", tiles=tiles)


def _city(teller: Teller, view: View, cell: int) -> str:
    owner = view.owners[view.prophets[cell] >> 2]
    column, row = _place(view, cell)
    you = "yes" if owner == view.viewer else "no"
    said = teller.words("cell-city", column=column, row=row, you=you, who=teller.player(owner))
    return f"{said}; {teller.words('cell-city-safe')}" if protects(view.demands[cell]) else said
