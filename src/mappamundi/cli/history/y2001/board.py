"""The board by area: what it is worth, who holds what, and how a land is defended."""

from typing import TYPE_CHECKING, Final

from mappamundi.cli.history import board as boards
from mappamundi.cli.history.board import Marks
from mappamundi.cli.history.scribe import Scribe
from mappamundi.games.history.y2001 import narrate, scoring
from mappamundi.games.history.y2001.board import ARMY, CAPITAL, CITY, FOREST, FORT, GREAT_WALL, MONUMENT, MOUNTAIN
from mappamundi.games.history.y2001.chronicle import DEGREES
from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

BUILDINGS: Final = (("capital", CAPITAL), ("city", CITY), ("monument", MONUMENT), ("fort", FORT))
# A8.4: terrain lies along borders, so that a land may have several kinds.
TERRAINS: Final = {MOUNTAIN: ("mountain", "^"), FOREST: ("forest", "♣"), GREAT_WALL: ("wall", "#")}


def signs(view: View, land: int) -> str:
    """Resource and terrain, always three places wide."""
    board = view.board
    found = "".join(sign for way, (_, sign) in TERRAINS.items() if way in board.crossing[land])
    return f"{'◆' if board.resource[land] else ' '}{found:<2}"


def army(scribe: Scribe, view: View, land: int) -> "Text":
    owner = view.owners[land]
    return scribe.army(None if owner == NOBODY else owner, bool(view.pieces[land] & ARMY), view.stacks[land])


def buildings(view: View, land: int) -> list[str]:
    return [name for name, flag in BUILDINGS if view.pieces[land] & flag]


def area_title(scribe: Scribe, view: View, area: int) -> "Text":
    """Name, what presence, dominance and control bring in this epoch, and who has reached which."""
    from rich.text import Text

    board, words = view.board, scribe.words
    value = board.area_values[area][view.epoch]
    text = Text(scribe.name(board.area_ids[area]), style="bold")
    shown = "·".join(str(value * times) for times in board.multipliers[1:]) if value else words("map-no-value")
    text.append(f"  {shown}", style="not bold")
    counts = scoring.counts_in(board, view.owners, view.players, area)
    for seat in range(view.players):
        degree = scoring.degree(board, counts, seat)
        if degree:
            points = f" {value * board.multipliers[degree]}" if value else ""
            text.append("  ").append_text(scribe.seal(seat))
            text.append(f" {words(f'degree-{DEGREES[degree]}')}{points}", style="not bold")
    return text


MARKS: Final = Marks(signs, army, buildings, area_title)


def whole_board(scribe: Scribe, view: View) -> "RenderableType":
    """Every area with its lands."""
    supply = {"capitals": view.capitals_left, "monuments": view.monuments_left, "forts": view.forts_left}
    left = [scribe.words("terminal-supply", **supply)]
    heading = scribe.teller.line(narrate.epoch(view.epoch))
    return boards.whole_board(scribe, view, MARKS, heading, left, "terminal-legend-past")


def land_card(scribe: Scribe, view: View, land: int) -> str:
    """One land: what it is, what lies there, and where its borders and waters lead."""
    words, board = scribe.words, view.board
    kind = [scribe.name(board.area_ids[board.area_of[land]])]
    found = [name for way, (name, _) in TERRAINS.items() if way in board.crossing[land]]
    kind += [words(f"almanac-terrain-{terrain}") for terrain in found] or [words("almanac-terrain-clear")]
    if board.resource[land]:
        kind.append(words("sign-resource"))
    borders = [scribe.name(board.land_ids[near], form="the") for near in board.borders[land]]
    straits = [scribe.name(board.land_ids[near], form="the") for near in board.adjacent[land]]
    straits = [name for name in straits if name not in borders]
    lines = [f"{land_with_pieces(scribe, view, land)}  {' · '.join(kind)}"]
    lines.append(words("terminal-borders", lands=words.listed(borders)) if borders else words("terminal-borders-none"))
    if straits:
        lines.append(words("terminal-straits", lands=words.listed(straits)))
    waters = [scribe.name(id_) for n, id_ in enumerate(board.water_ids) if land in board.shores[n]]
    if waters:
        lines.append(words("terminal-waters", names=", ".join(waters)))
    return "\n".join(lines)


def land_with_pieces(scribe: Scribe, view: View, land: int) -> str:
    """The name of a land, with what lies there."""
    words, here = scribe.words, view.pieces[land]
    things = [words("chronicle-thing", building=name) for name in buildings(view, land)]
    owner = view.owners[land]
    if owner != NOBODY:
        piece = "active" if here & ARMY else "past"
        held = words("status-piece", name=scribe.teller.player(owner), piece=piece)
        things.insert(0, held if view.stacks[land] < 2 else f"{held} × {view.stacks[land]}")
    name = scribe.name(view.board.land_ids[land])
    return f"{name} ({', '.join(things)})" if things else name
