"""The chronicle as each person at the table hears it, and how far each has read."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Line
from mappamundi.kernel.narration import joined

if TYPE_CHECKING:
    from rich.console import Console


class Journal:
    """What one viewer was told, step by step, so that a step taken back is forgotten too."""

    def __init__(self) -> None:
        self._entries: list[tuple[int, Line]] = []
        self._read = 0

    def add(self, step: int, lines: Iterable[Line]) -> None:
        self._entries += [(step, line) for line in lines]

    def forget(self, steps: int) -> None:
        """Only so many steps have happened after all."""
        self._entries = [entry for entry in self._entries if entry[0] <= steps]
        self._read = min(self._read, len(self._entries))

    def unread(self) -> list[Line]:
        """What happened since this was last asked."""
        fresh = [line for _, line in self._entries[self._read :]]
        self._read = len(self._entries)
        return joined(fresh)

    def pauses(self) -> bool:
        """Whether the latest line closes a passage, so that this is a good moment to tell it."""
        return len(self._entries) > self._read and self._entries[-1][1].closes

    def mark_read(self, but: int = 0) -> None:
        """All is known but the last lines."""
        self._read = max(0, len(self._entries) - but)

    def last(self, count: int) -> list[Line]:
        """The last lines, read or not."""
        return joined([line for _, line in self._entries])[-count:]


def print_lines(screen: "Console", lines: Sequence[Line], teller: Teller, players: Sequence[Player]) -> None:
    """A seal, the sentence, the dice, the rule."""
    from rich.table import Table
    from rich.text import Text

    for line in lines:
        if line.heading or line.opens:
            screen.print()
        text = Text(teller.line(line), style="bold" if line.heading or line.opens else "")
        if line.detail:
            text.append(f"  {teller.sentence(line.detail)}", style="not bold dim")
        if line.rule:
            text.append(f"  {line.rule}", style="not bold dim italic")
        if line.seat is None:
            screen.print(text)
            continue
        row = Table.grid(padding=(0, 1))
        row.add_row(players[line.seat].seal(), text)
        screen.print(row)
