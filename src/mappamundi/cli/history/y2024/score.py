"""The gold now: what each player has and would raise, and where it comes from."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.scribe import Scribe, score_table
from mappamundi.cli.history.y2024.board import land_with_pieces
from mappamundi.games.history.standing import PLAYS, SCORED
from mappamundi.games.history.y2024 import narrate, standing
from mappamundi.games.history.y2024.chronicle import DEGREES
from mappamundi.games.history.y2024.state import NOBODY, NONE, SPACES
from mappamundi.games.history.y2024.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

FIGURES = ("gold", "now", "tokens", "honors")


def status(scribe: Scribe, view: View) -> "Text":
    """The line above every decision: the epoch, everybody's gold by rank and what the turn would raise now."""
    figures = [(str(view.gold[seat]), now(scribe, view, seat)) for seat in range(view.players)]
    return scribe.standing(scribe.teller.line(narrate.epoch(view.epoch)), view.ranked(), figures)


def now(scribe: Scribe, view: View, seat: int) -> str:
    """What the turn would raise; whether it has been raised. Who waits has no armies yet."""
    where = standing.standings(view.board, view.decision, view.seat, view.empire, view.empires)[seat]
    if where == SCORED:
        return scribe.words("terminal-scored")
    return f"+{_raised(view)}" if where == PLAYS else ""


def _raised(view: View) -> int:
    rows, buildings, extra = view.revenue()
    return buildings + extra + sum(gold for _, _, gold in rows)


def score_now(scribe: Scribe, view: View) -> "RenderableType":
    """Everybody's gold, tokens and Honors; then what phase E would bring now, part by part."""
    from rich.console import Group
    from rich.text import Text

    words = scribe.words
    table = score_table(words, FIGURES)
    for seat in view.ranked():
        name = scribe.teller.player(seat)
        shown = words("terminal-name-you", name=name) if seat == view.viewer else name
        track = view.tracks[seat * SPACES : (seat + 1) * SPACES]
        honors = sum(honor != NONE for honor in track) + len(view.pools[seat])
        figures = (str(view.gold[seat]), now(scribe, view, seat), str(view.token_counts[seat]), str(honors))
        table.add_row(scribe.seal(seat), shown, *figures, _empire(scribe, view, seat))
    parts: list[RenderableType] = [table]
    if view.seat != NOBODY:
        title = words("status-revenue", name=scribe.teller.player(view.seat), gold=_raised(view))
        parts += [Text(), Text(title, style="bold"), _reasons(scribe, view)]
    return Group(*parts)


def _empire(scribe: Scribe, view: View, seat: int) -> str:
    if seat == view.seat and view.empire >= 0:
        return scribe.name(view.board.empire_ids[view.empire])
    if view.empires[seat] >= 0:
        return scribe.words("terminal-to-come", empire=scribe.name(view.board.empire_ids[view.empires[seat]]))
    return scribe.words("endgame-face-down") if view.empires[seat] != NONE else "–"


def _reasons(scribe: Scribe, view: View) -> "RenderableType":
    from rich.table import Table

    words, board = scribe.words, view.board
    rows, buildings, extra = view.revenue()
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for area, degree, gold in rows:
        here = [scribe.name(board.land_ids[land]) for land in view.armies if board.area_of[land] == area]
        reached = f"{words(f'degree-{DEGREES[degree]}')}: {', '.join(here)}"
        table.add_row(str(gold), scribe.name(board.area_ids[area]), reached)
    if buildings:
        built = [scribe.name(board.land_ids[land]) for land in view.armies if board.values[view.pieces[land]]]
        table.add_row(str(buildings), words("card-part-buildings"), ", ".join(built))
    if extra:
        table.add_row(str(extra), scribe.name(board.event_ids[view.event]), "")
    if not table.rows:
        table.add_row("0", words("terminal-nothing"), words("terminal-nothing-held"))
    return table


def holdings(scribe: Scribe, view: View, seat: int) -> "RenderableType":
    """The gold of a seat, and its lands area by area."""
    from rich.console import Group
    from rich.text import Text

    parts: list[RenderableType] = [
        scribe.seal(seat).append(f" {scribe.teller.player(seat)} {view.gold[seat]}", style="bold")
    ]
    for area, lands in enumerate(view.board.area_lands):
        held = [land_with_pieces(scribe, view, land) for land in lands if view.owners[land] == seat]
        if held:
            parts.append(Text(f"{scribe.name(view.board.area_ids[area])}: {'; '.join(held)}"))
    return Group(*parts)
