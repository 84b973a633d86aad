"""The chronicle as each person at the table hears it, and how far each has read."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mappamundi.cli.play.players import Player
from mappamundi.cli.play.telling import Teller
from mappamundi.kernel import Line
from mappamundi.kernel.narration import joined

if TYPE_CHECKING:
    from rich.console import RenderableType


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

    def since(self, step: int) -> list[Line]:
        """What happened after that step, read or not."""
        return joined([line for number, line in self._entries if number > step])

    def last(self, count: int) -> list[Line]:
        """The last lines, read or not."""
        return joined([line for _, line in self._entries])[-count:]


def lay_out(lines: Sequence[Line], teller: Teller, players: Sequence[Player], airy: bool = True) -> "RenderableType":
    """A seal, the sentence, the dice, the rule; with air before each passage, unless room is scarce."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    parts: list[RenderableType] = []
    for line in lines:
        if airy and (line.heading or line.opens):
            parts.append(Text())
        text = Text(teller.line(line), style="bold" if line.heading or line.opens else "")
        if line.detail:
            text.append(f"  {teller.sentence(line.detail)}", style="not bold dim")
        if line.rule:
            text.append(f"  {line.rule}", style="not bold dim italic")
        if line.seat is None:
            parts.append(text)
            continue
        row = Table.grid(padding=(0, 1))
        row.add_row(players[line.seat].seal(), text)
        parts.append(row)
    return Group(*parts)


def essence(lines: Sequence[Line], viewer: int) -> list[Line]:
    """What somebody who comes back wants to know: what began, what it came to, and whatever speaks of the viewer."""
    return [
        replace(line, detail=None)
        for line in lines
        if line.heading or line.opens or line.closes or (line.seat != viewer and _speaks_of(line.says, viewer))
    ]


def _speaks_of(param: Any, seat: int) -> bool:
    """Whether a player is named anywhere in what is said."""
    if isinstance(param, Mapping):
        if "dice" not in param and param.get("seat") == seat:
            return True
        return any(_speaks_of(part, seat) for part in param.values())
    return isinstance(param, list) and any(_speaks_of(part, seat) for part in param)
