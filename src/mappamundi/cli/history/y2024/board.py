"""The board by area: which are active, who holds what, terrain and power icons."""

from typing import TYPE_CHECKING, Final

from mappamundi.cli.history import board as boards
from mappamundi.cli.history.board import Marks
from mappamundi.cli.history.scribe import Scribe
from mappamundi.games.history.board import BIT
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2024 import narrate, scoring
from mappamundi.games.history.y2024.board import ARMY, BUILDING_NAMES, NO_ICON
from mappamundi.games.history.y2024.chronicle import DEGREES
from mappamundi.games.history.y2024.state import NOBODY, buildings_in
from mappamundi.games.history.y2024.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


def signs(view: View, land: int) -> str:
    """The power icon, a full one where it is that of the Empire in play (R10.1), and terrain; two places wide."""
    board = view.board
    icon = board.icon_of[land]
    own = NO_ICON if view.seat == NOBODY else view.force.icon
    mark = " " if icon == NO_ICON else "◆" if icon == own else "◇"
    return mark + ("^" if board.difficult[land] else " ")


def army(scribe: Scribe, view: View, land: int) -> "Text":
    owner = view.owners[land]
    return scribe.army(None if owner == NOBODY else owner, bool(view.pieces[land] & ARMY))


def buildings(view: View, land: int) -> list[str]:
    return [BUILDING_NAMES[kind] for kind in sorted(buildings_in(view.pieces[land]))]


def area_title(scribe: Scribe, view: View, area: int) -> "Text":
    """Name, what presence, dominance and mastery bring, how many lands everybody has, and what the turn has reached."""
    from rich.text import Text

    board, words = view.board, scribe.words
    active = bool(view.areas & BIT[area])
    text = Text(scribe.name(board.area_ids[area]), style="bold")
    values = "·".join(map(str, board.control[1:]))
    shown = values if active else words("map-no-value", epoch=ROMAN[board.active_from[area]])
    text.append(f"  {shown}", style="not bold")
    counts = scoring.counts_in(board, view.owners, view.players, area)
    own = scoring.standing(board, view.armies)[area]
    for seat, lands in enumerate(counts):
        if not lands:
            continue
        text.append("  ").append_text(scribe.seal(seat)).append(f" {lands}", style="not bold")
        if seat == view.seat and own and active:
            _, degree, gold = scoring.area_row(board, area, counts, own, seat)
            text.append(f" ({words(f'degree-{DEGREES[degree]}')} {gold})", style="not bold")
    return text


MARKS: Final = Marks(signs, army, buildings, area_title)


def whole_board(scribe: Scribe, view: View) -> "RenderableType":
    """Every area with its lands."""
    heading = scribe.teller.line(narrate.epoch(view.epoch))
    return boards.whole_board(scribe, view, MARKS, heading, [], "terminal-legend-garrison")


def land_card(scribe: Scribe, view: View, land: int) -> str:
    """One land: what it is, what lies there, and where its borders and waters lead."""
    words, board = scribe.words, view.board
    terrain = words(f"almanac-terrain-{'difficult' if board.difficult[land] else 'clear'}")
    kind = [scribe.name(board.area_ids[board.area_of[land]]), terrain]
    if board.icon_of[land] != NO_ICON:
        kind.append(words(f"icon-{board.icon_ids[board.icon_of[land]]}"))
    borders = [scribe.name(board.land_ids[near], form="the") for near in board.adjacent[land]]
    lines = [f"{land_with_pieces(scribe, view, land)}  {' · '.join(kind)}"]
    lines.append(words("terminal-borders", lands=words.listed(borders)))
    waters = [scribe.name(id_) for n, id_ in enumerate(board.water_ids) if land in board.shores[1][n]]
    if waters:
        lines.append(words("terminal-waters", names=", ".join(waters)))
    return "\n".join(lines)


def land_with_pieces(scribe: Scribe, view: View, land: int) -> str:
    """The name of a land, with what lies there."""
    words = scribe.words
    things = [words("chronicle-thing", building=name) for name in buildings(view, land)]
    owner = view.owners[land]
    if owner != NOBODY:
        piece = "army" if view.pieces[land] & ARMY else "garrison"
        things.insert(0, words("status-piece", name=scribe.teller.player(owner), piece=piece))
    name = scribe.name(view.board.land_ids[land])
    return f"{name} ({', '.join(things)})" if things else name
