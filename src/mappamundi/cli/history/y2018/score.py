"""The score now: what each player would score, and where each point comes from."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.scribe import score_table
from mappamundi.cli.history.y2018.words import Words
from mappamundi.games.history.control import DOMINANCE, SUPREMACY
from mappamundi.games.history.standing import ENDED, SCORED
from mappamundi.games.history.y2018 import standing
from mappamundi.games.history.y2018.board import CAPITAL, CITY, MONUMENT
from mappamundi.games.history.y2018.chronicle import DEGREES
from mappamundi.games.history.y2018.counsel import points_now
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

FIGURES = ("score", "now", "supply", "events")


def score_now(words: Words, view: View, seat: int) -> "RenderableType":
    """Everybody's score and what would be added now; then this seat's points one by one."""
    from rich.console import Group
    from rich.text import Text

    table = score_table(words, FIGURES)
    for other in sorted(range(view.players), key=lambda other: -view.scores[other]):
        name = words.teller.player(other)
        shown = words("terminal-name-you", name=name) if other == words.viewer else name
        row = [str(view.scores[other]), _now(words, view, other), str(view.supply[other])]
        table.add_row(words.seal(other), shown, *row, str(view.hand_sizes[other]), _empire(words, view, other))
    title = words("terminal-score-now", **words.who(seat), points=points_now(view, seat))
    return Group(table, Text(), Text(title, style="bold"), *_reasons(words, view, seat))


def _now(words: Words, view: View, seat: int) -> str:
    """What the seat would add; nothing once it has scored in this epoch."""
    where = standing.standings(view.phase, view.step, view.seat, view.with_empire)[seat]
    if where == ENDED:
        return ""
    return words("terminal-scored") if where == SCORED else f"+{points_now(view, seat)}"


def _empire(words: Words, view: View, seat: int) -> str:
    if seat == view.seat and view.seat != NOBODY:
        return words.name(view.board.empires[view.empire].id)
    if seat == view.viewer and view.own_empire >= 0:
        return words("terminal-to-come", empire=words.name(view.board.empires[view.own_empire].id))
    return words("timeline-seals") if view.with_empire[seat] else "–"


def _reasons(words: Words, view: View, seat: int) -> "list[RenderableType]":
    from rich.table import Table

    board = view.board
    areas, building_points = view.projection(seat)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for area, degree, points in areas:
        name = words.areas[area]
        if not any(board.values[view.epoch][area]):
            table.add_row("0", name, words("terminal-no-token"))
        else:
            reached = words(f"degree-{DEGREES[degree]}")
            table.add_row(str(points), name, f"{reached}: {_why(words, view, seat, area, degree)}")
    kinds = (
        (CAPITAL, "capital", board.capital_points),
        (CITY, "city", board.city_points),
        (MONUMENT, "monument", board.monument_points),
    )
    for flag, building, worth in kinds:
        lands = [land for land, here in enumerate(view.pieces) if here & flag and view.owners[land] == seat]
        if lands:
            count = words("terminal-structures", building=building, count=len(lands))
            table.add_row(str(worth * len(lands)), count, words.listed([words.lands[land] for land in lands]))
    if not areas and not building_points:
        table.add_row("0", words("terminal-nothing"), words("terminal-nothing-held"))
    return [table]


def _why(words: Words, view: View, seat: int, area: int, degree: int) -> str:
    """Why this degree, and what would bring the next."""
    board, counts = view.board, view.armies()[area]
    own = counts[seat]
    most = max(count for other, count in enumerate(counts) if other != seat)
    ahead = [words.object(other) for other, count in enumerate(counts) if other != seat and count == most]
    if degree == SUPREMACY:
        return words("why-supremacy", own=own)
    if not most:
        said = words("why-alone", own=own)
    elif degree == DOMINANCE:
        said = words("why-ahead", own=own)
    else:
        said = words("why-level" if most == own else "why-behind", own=own, most=most, top=words.listed(ahead))
    following = standing.ascent(board, area, counts, seat)
    if following is None:
        return said
    values = (0, *board.values[view.epoch][area])
    alone = following.degree == DOMINANCE and len(ahead) == 1
    way = "taken" if not following.empty else "either"
    if following.rivals < following.lands:
        way = "mixed" if following.rivals else "any"
    following_said = words(
        f"why-next-{way}",
        lands=following.lands,
        rivals=following.rivals,
        empty=following.empty,
        **{"from": ahead[0] if alone else words("why-rivals")},
        degree=words(f"why-degree-{DEGREES[following.degree]}"),
        gain=values[following.degree] - values[degree],
    )
    return f"{said} {following_said}"


def status(words: Words, view: View, width: int) -> "Text":
    """The line above every decision: the epoch, everybody's score and what they would add now."""
    from rich.text import Text

    def line(named: bool) -> Text:
        text = Text(words.epoch(view.epoch), style="bold")
        for seat in range(view.players):
            name = words("terminal-role-you") if seat == words.viewer else words.teller.player(seat)
            text.append("   ").append_text(words.seal(seat))
            text.append(f" {name}" if named or seat == words.viewer else "", style="not bold")
            text.append(f" {view.scores[seat]}")
            if now := _now(words, view, seat):
                text.append(f" {now}", style="not bold dim")
        return text

    full = line(named=True)
    return full if full.cell_len <= width else line(named=False)
