"""For a first game: the aim, a turn step by step, what brings points, in the words of the browser's primer."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mappamundi.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


def guide(words: Words, aim: Sequence[str], steps: Sequence[str], more: Sequence[tuple[str, str]]) -> "RenderableType":
    """`aim` in sentences; `steps` by their messages, in their order; `more` to know, each under a title."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="bold")
    for number, step in enumerate(steps, 1):
        table.add_row(f"{number} {words(f'primer-{step}')}", _plain(words(f"primer-{step}-text")))
    for title, text in more:
        table.add_row(title, _plain(text))
    return Group(Text(_plain(" ".join(aim))), table, Text(words("terminal-guide-list"), style="dim"))


def _plain(text: str) -> str:
    """Without the stars that set words off."""
    return text.replace("*", "")
