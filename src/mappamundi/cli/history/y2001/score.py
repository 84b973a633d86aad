"""The score now: what each player has and would score, and where each point comes from."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.scribe import Scribe, score_table
from mappamundi.cli.history.y2001.board import BUILDINGS, land_with_pieces
from mappamundi.games.history.standing import ENDED, SCORED
from mappamundi.games.history.y2001 import narrate, scoring, standing
from mappamundi.games.history.y2001.chronicle import DEGREES
from mappamundi.games.history.y2001.state import NOBODY, NONE
from mappamundi.games.history.y2001.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

FIGURES = ("score", "now", "markers", "events")


def status(scribe: Scribe, view: View) -> "Text":
    """The line above every decision: the epoch, everybody's points and what they would add now."""
    figures = [(str(view.scores[seat]), now(scribe, view, seat)) for seat in range(view.players)]
    heading = scribe.teller.line(narrate.epoch(view.epoch))
    return scribe.standing(heading, range(view.players), figures)


def points_now(view: View, seat: int) -> int:
    """What the seat would score if it did now."""
    built = scoring.built(view.board, scoring.lands_of(view.owners, seat), view.pieces)
    rows = scoring.area_rows(view.board, view.epoch, view.lands(), seat)
    return sum(built) + scoring.fleet_points(view.fleet_owners, seat) + sum(points for _, _, points in rows)


def now(scribe: Scribe, view: View, seat: int) -> str:
    """What the seat would add; nothing once it has scored in this epoch."""
    where = standing.standings(view.decision, view.seat, [card != NONE for card in view.empires])[seat]
    if where == ENDED:
        return ""
    return scribe.words("terminal-scored") if where == SCORED else f"+{points_now(view, seat)}"


def score_now(scribe: Scribe, view: View, of: int | None = None) -> "RenderableType":
    """Everybody's score and what would be added now; then the points of one seat, the viewer's if none is named."""
    from rich.console import Group
    from rich.text import Text

    words, seat = scribe.words, (view.viewer or 0) if of is None else of
    table = score_table(words, FIGURES)
    for other in sorted(range(view.players), key=lambda other: -view.scores[other]):
        name = scribe.teller.player(other)
        shown = words("terminal-name-you", name=name) if other == view.viewer else name
        cards = str(view.greater_counts[other] + view.lesser_counts[other])
        figures = (str(view.scores[other]), now(scribe, view, other), str(view.marker_counts[other]), cards)
        table.add_row(scribe.seal(other), shown, *figures, _empire(scribe, view, other))
    you = "yes" if seat == view.viewer else "no"
    who = scribe.teller.player(seat)
    title = words("terminal-score-now", who=who, you=you, points=points_now(view, seat))
    return Group(table, Text(), Text(title, style="bold"), _reasons(scribe, view, seat))


def _empire(scribe: Scribe, view: View, seat: int) -> str:
    ids = view.board.empire_ids
    if seat == view.seat and view.seat != NOBODY and view.empire >= 0:
        return scribe.name(ids[view.empire])
    if view.empires[seat] >= 0:
        return scribe.words("terminal-to-come", empire=scribe.name(ids[view.empires[seat]]))
    return scribe.words("timeline-seals") if view.empires[seat] != NONE else "–"


def _reasons(scribe: Scribe, view: View, seat: int) -> "RenderableType":
    from rich.table import Table

    words, board = scribe.words, view.board
    lands = scoring.lands_of(view.owners, seat)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for area, degree, points in scoring.area_rows(board, view.epoch, view.lands(), seat):
        here = [scribe.name(board.land_ids[land]) for land in board.area_lands[area] if view.owners[land] == seat]
        reached = f"{words(f'degree-{DEGREES[degree]}')}: {', '.join(here)}"
        table.add_row(str(points), scribe.name(board.area_ids[area]), reached)
    worth = (board.capital_points, board.city_points, board.monument_points)
    for (name, flag), each in zip(BUILDINGS[: len(worth)], worth, strict=True):
        found = [land for land in lands if view.pieces[land] & flag]
        if found:
            count = words("terminal-structures", building=name, count=len(found))
            places = words.listed([scribe.name(board.land_ids[land]) for land in found])
            table.add_row(str(each * len(found)), count, places)
    fleets = scoring.fleet_points(view.fleet_owners, seat)
    if fleets:
        table.add_row(str(fleets), words("fleet-count", fleets=fleets), "")
    if not lands and not fleets:
        table.add_row("0", words("terminal-nothing"), words("terminal-nothing-held"))
    return table


def holdings(scribe: Scribe, view: View, seat: int) -> "RenderableType":
    """The score with the points of that seat, and what lies in its lands."""
    from rich.console import Group
    from rich.text import Text

    held = [land_with_pieces(scribe, view, land) for land in scoring.lands_of(view.owners, seat)]
    return Group(score_now(scribe, view, seat), Text(), Text("; ".join(held)))
