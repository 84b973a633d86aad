"""What lies beside the World, in lines: clock and bag, hands with both faces, strips, gods, the score by its parts."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from mappamundi.cli.fourgods.world import draw, face, fits, mark, tile
from mappamundi.cli.play.telling import Teller
from mappamundi.games.fourgods.counsel import protects
from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.scoring import NOTHING, PARTS, majority
from mappamundi.games.fourgods.state import NOBODY
from mappamundi.games.fourgods.tiles import AREAS, CORNERS, FIRSTS, LETTERS, TERRAINS, terrain_at
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


# A column beside the World is so wide at least.
BESIDE = 18
GAP = 1


def status(teller: Teller, view: View, width: int) -> "RenderableType":
    """The World, how everybody stands, and the viewer's hands: what one looks at before every decision.

    All of it beside the World where there is room, so that a list fits below; else one thing below the other.
    """
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    world = draw(view, framed=False)
    room = width - max(len(line) for line in world.plain.splitlines()) - GAP
    lines: list[RenderableType] = [Text(_standing(teller, view, seat)) for seat in range(view.players)]
    lines += [Text(line) for line in _left(teller, view)]
    if room < BESIDE:
        hands = [] if view.viewer is None else [_hands(teller, view, view.viewer)]
        return Group(draw(view), *lines, *hands, Text("  ".join(_letters(teller)), "dim"))
    if view.viewer is not None:
        lines += [line for hand in (0, 1) for line in _hand(teller, view, view.viewer, hand)]
    letters = _letters(teller)
    pairs = [" ".join(letters[:2]), " ".join(letters[2:])]
    fits = max(map(len, pairs)) <= room
    lines += [Text(one, "dim") for one in (pairs if fits else letters)]
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(max_width=room)
    table.add_row(world, Group(*lines))
    return table


def _left(teller: Teller, view: View) -> Iterator[str]:
    """What is left in the bag and of the cities, and the card that only the viewer knows. Time stands in the prompt."""
    words = teller.words
    yield words("status-bag", tiles=view.bag)
    yield words("status-cities", tokens=view.cities_left, all=view.rules.cities)
    if view.card >= 0:
        yield words("chronicle-your-card", god=GODS[view.card])


def _letters(teller: Teller) -> list[str]:
    """What the letters of the corners stand for."""
    return [f"{letter} {teller.name(terrain)}" for letter, terrain in zip(LETTERS, TERRAINS, strict=True)]


def _standing(teller: Teller, view: View, seat: int) -> str:
    """Name, marks of its gods with their reserves, and points."""
    gods = "".join(f" {mark(view, god)}{view.reserves[god]}" for god in view.gods[seat])
    return f"{teller.player(seat)}{gods}: {view.scores[seat]}"


def _hand(teller: Teller, view: View, seat: int, hand: int) -> "list[Text]":
    """One hand: where its tile fits, and both its faces; a tile that was taken says so."""
    from rich.text import Text

    title = teller.words("status-hand", hand=hand + 1)
    held = view.hands[2 * seat + hand]
    if held < 0:
        return [Text(f"{title} {teller.words('status-hand-empty')}")]
    note = teller.words("status-hand-cells", cells=_cells(view, held))
    if view.taken[2 * seat + hand] >= 0:
        note = f"{note}, {teller.words('hand-spoken-taken')}"
    tiles = view.rules.tiles.tiles[held]
    faces = (tile(tiles.front), tile(tiles.back))
    lines = [Text("  ").join([face[half] for face in faces]) for half in (0, 1)]
    return [Text(f"{title}: {note}"), *lines]


def _hands(teller: Teller, view: View, seat: int) -> "RenderableType":
    """Both hands beside each other, each with its two faces."""
    from rich.console import Group
    from rich.table import Table

    table = Table.grid(padding=(0, 4, 0, 0))
    table.add_row(*(Group(*_hand(teller, view, seat, hand)) for hand in (0, 1)))
    return table


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
