"""Who writes for one viewer on a screen of some width: seals, marks of armies, odds by their ends, cells in columns."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

# Below this the rows of a decision are told in shorter words.
NARROW: Final = 96
SHORT: Final = ("monument", "capital")


class Scribe:
    """A teller who can draw as well."""

    def __init__(self, teller: Teller, players: Sequence[Player], width: int) -> None:
        self.teller: Final = teller
        self.words: Final = teller.words
        self.name: Final = teller.name
        self.players: Final = players
        self.width: Final = width
        self.narrow: Final = width < NARROW

    def seal(self, seat: int) -> "Text":
        return self.players[seat].seal()

    def army(self, seat: int | None, active: bool, count: int = 1) -> "Text":
        return army(None if seat is None else self.players[seat], active, count)

    def built(self, buildings: Sequence[str]) -> str:
        """What is built somewhere, in short words."""
        short = SHORT if self.narrow else SHORT[:1]
        return " ".join(self.words(f"terminal-short-{one}" if one in short else f"sign-{one}") for one in buildings)

    def per_cent(self, percent: int, share: float) -> str:
        """A whole per cent; what is not quite certain does not claim to be."""
        return self.words("odds-almost") if percent == 100 and share < 1 else self._percent(percent)

    def _percent(self, percent: int) -> str:
        return self.words("terminal-per-cent", share=percent)

    def odds(self, percent: Sequence[int], shares: Sequence[float]) -> str:
        """The three ends of a battle, for the invader."""
        if shares[0] == 1:
            return self.words("terminal-odds-certain")
        ends = dict(zip(("win", "tie", "defeat"), map(self.per_cent, percent, shares), strict=True))
        return self.words("terminal-odds-narrow" if self.narrow else "terminal-odds", **ends)

    def with_note(self, text: str, note: str) -> str:
        """What a card says, then what it would bring here."""
        return f"{text} · {note}" if text and note else text or note

    def standing(self, heading: str, seats: Sequence[int], figures: Sequence[tuple[str, str]]) -> "Text":
        """The line above every decision: the heading, then everybody's figure and what would be added to it now.

        Where not all names have room, seals stand for those of the others, and then the years of the heading go.
        """
        from rich.text import Text

        def line(head: str, named: bool) -> Text:
            text = Text(head, style="bold")
            for seat in seats:
                you = seat == self.teller.viewer
                name = self.words("terminal-role-you") if you else self.teller.player(seat)
                has, now = figures[seat]
                text.append("   ").append_text(self.seal(seat))
                text.append(f" {name}" if named or you else "", style="not bold").append(f" {has}")
                text.append(f" {now}" if now else "", style="not bold dim")
            return text

        short = heading.partition(" · ")[0]
        lines = [line(heading, True), line(heading, False), line(short, False)]
        return next((one for one in lines if one.cell_len <= self.width), lines[-1])


def army(player: Player | None, active: bool, count: int = 1) -> "Text":
    """The owner's letter, with a full disc for an army of this turn and a ring for an older one; how many, if more."""
    from rich.text import Text

    if player is None:
        return Text("  ")
    return player.seal().append(("●" if active else "○") + (str(count) if count > 1 else ""))


def score_table(words: Callable[[str], str], figures: Sequence[str]) -> "Table":
    """An empty table of the score: seal and name, these figures by their titles, and the empire."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column()
    table.add_column()
    for title in figures:
        table.add_column(words(f"terminal-column-{title}"), justify="right")
    table.add_column(words("terminal-column-empire"))
    return table


def in_columns(cells: "Sequence[Text]", width: int, cell_width: int) -> "list[Text]":
    """Cells in as many columns as fit, to be read downwards."""
    from rich.text import Text

    columns = max(1, width // cell_width)
    rows = -(-len(cells) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for cell in cells[row::rows]:
            cell.pad_right(cell_width - cell.cell_len)
            line.append_text(cell)
        line.rstrip()
        lines.append(line)
    return lines
