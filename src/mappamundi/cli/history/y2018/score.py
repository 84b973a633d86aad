"""The score now: what each player would score, and where each point comes from."""

from typing import TYPE_CHECKING

from mappamundi.cli.history.y2018.words import Words, armies, listed, plural
from mappamundi.games.history.control import DOMINANCE, SUPREMACY
from mappamundi.games.history.y2018.board import CAPITAL, CITY, MONUMENT
from mappamundi.games.history.y2018.chronicle import DEGREES
from mappamundi.games.history.y2018.counsel import points_now
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


def score_now(words: Words, view: View, seat: int) -> "RenderableType":
    """Everybody's score and what would be added now; then this seat's points one by one."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 1))
    for title in ("", "", "score", "now", "supply", "events", "empire"):
        table.add_column(title, justify="left" if not title or title == "empire" else "right")
    for other in sorted(range(view.players), key=lambda other: -view.scores[other]):
        name = f"{words.players[other].name} (you)" if other == words.viewer else words.players[other].name
        row = [str(view.scores[other]), f"+{points_now(view, other)}", str(view.supply[other])]
        table.add_row(words.seal(other), name, *row, str(view.hand_sizes[other]), _empire(view, other))
    whose = words.whose(seat)
    title = f"{whose[0].upper()}{whose[1:]} {points_now(view, seat)}, if it were scored now"
    return Group(table, Text(), Text(title, style="bold"), *_reasons(words, view, seat))


def _empire(view: View, seat: int) -> str:
    if seat == view.seat and view.seat != NOBODY:
        return view.board.empires[view.empire].name
    if seat == view.viewer and view.own_empire >= 0:
        return f"{view.board.empires[view.own_empire].name}, to come"
    return "sealed" if view.with_empire[seat] else "–"


def _reasons(words: Words, view: View, seat: int) -> "list[RenderableType]":
    from rich.table import Table

    board = view.board
    regions, structure_points = view.projection(seat)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right")
    for region, degree, points in regions:
        values = board.values[view.epoch][region]
        name = board.region_names[region]
        if not any(values):
            table.add_row("0", name, "no token in this era")
        else:
            table.add_row(str(points), name, f"{DEGREES[degree]}: {_why(words, view, seat, region, degree)}")
    kinds = (
        (CAPITAL, "capital", "capitals", board.capital_points),
        (CITY, "city", "cities", board.city_points),
        (MONUMENT, "monument", "monuments", board.monument_points),
    )
    for flag, one, many, worth in kinds:
        lands = [land for land, here in enumerate(view.pieces) if here & flag and view.owners[land] == seat]
        if lands:
            names = listed([board.land_names[land] for land in lands])
            table.add_row(str(worth * len(lands)), plural(len(lands), one, many), names)
    if not regions and not structure_points:
        table.add_row("0", "nothing", "no army on the board")
    return [table]


def _why(words: Words, view: View, seat: int, region: int, degree: int) -> str:
    """Why this degree, and what would bring the next."""
    board = view.board
    values = board.values[view.epoch][region]
    others = view.armies()[region]
    own, others[seat] = others[seat], 0
    rivals = [f"{words.who(other)} {count}" for other, count in enumerate(others) if count]
    if degree == SUPREMACY:
        return f"{armies(own)}, and nobody else there."
    against = f" against {listed(rivals)}" if rivals else ", and nobody else there"
    if degree == DOMINANCE:
        missing = max(0, board.supremacy_armies - own)
        step = "once no other army is left" if rivals else f"with {missing} more"
        return f"{armies(own)}{against}; supremacy {values[2]} {step}."
    needed = max(board.dominance_armies, max(others) + 1) - own
    return f"{armies(own)}{against}; dominance {values[1]} with {needed} more."


def status(words: Words, view: View, width: int) -> "Text":
    """The line above every decision: the era, everybody's score and what they would add now."""
    from rich.text import Text

    def line(named: bool) -> Text:
        text = Text(words.era(view.epoch), style="bold")
        for seat in range(view.players):
            name = "you" if seat == words.viewer else words.players[seat].name
            text.append("   ").append_text(words.seal(seat))
            text.append(f" {name}" if named or seat == words.viewer else "", style="not bold")
            text.append(f" {view.scores[seat]}").append(f" +{points_now(view, seat)}", style="not bold dim")
        return text

    full = line(named=True)
    return full if full.cell_len <= width else line(named=False)
