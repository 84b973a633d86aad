"""The chronicle as each person at the table hears it, and how far each has read."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from mappamundi.cli.play.display import Line
from mappamundi.cli.play.players import Player

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


def joined(lines: Iterable[Line]) -> list[Line]:
    """Lines in a row that say the same of several things, as one line."""
    found: list[Line] = []
    items: list[str] = []
    for line in lines:
        if line.join and found and (found[-1].join, found[-1].seat) == (line.join, line.seat):
            items.append(line.text)
        else:
            items = [line.text]
            found.append(replace(line))
        if line.join:
            found[-1].text = line.join.format(listed(items))
            found[-1].detail = line.detail
    return found


def listed(names: Sequence[str], last: str = "and") -> str:
    """Names as a list in a sentence."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def print_lines(screen: "Console", lines: Sequence[Line], players: Sequence[Player]) -> None:
    """A seal, the sentence, the dice, the rule."""
    from rich.table import Table
    from rich.text import Text

    for line in lines:
        if line.heading:
            screen.print()
        text = Text(line.text, style="bold" if line.heading else "")
        if line.detail:
            text.append(f"  {line.detail}", style="dim")
        if line.rule:
            text.append(f"  {line.rule}", style="dim italic")
        if line.seat is None:
            screen.print(text)
            continue
        row = Table.grid(padding=(0, 1))
        row.add_row(players[line.seat].seal(), text)
        screen.print(row)
