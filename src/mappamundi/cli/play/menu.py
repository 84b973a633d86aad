"""A decision as a numbered list, and what a typed line chooses from it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from mappamundi.kernel import Action

if TYPE_CHECKING:
    from rich.text import Text

    Cell = str | Text

MOST_NAMED = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """A row: an action, a further question, or one of several targets (`key`)."""

    cells: tuple["Cell", ...]
    words: str
    action: Action | None = None
    menu: "Menu | None" = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that belong together, under a title."""

    title: "Cell"
    choices: Sequence[Choice]


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with its numbered answers.

    A `folded` menu is only a part of the question before it, put away to keep the list short: its rows can be named
    there. Where `form` is given, the answer is a set of rows, and `form` makes the action's form of their keys.
    """

    sentence: str
    groups: Sequence[Group]
    facts: str = ""
    form: Callable[[Sequence[str]], Mapping[str, Any]] | None = None
    folded: bool = False
    rows: tuple[Choice, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", tuple(row for group in self.groups for row in group.choices))


class Unclear(Exception):
    """A typed line that chooses nothing, or more than one thing: a message says so in one sentence."""

    def __init__(self, message: str, **params: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.params = params


def pick(menu: Menu, text: str) -> Choice:
    """The row with this number or name; a name may be cut short.

    Verb and name together reach one question deeper: "fort nile". A name alone does not, lest it spend a card.
    """
    if text.isdecimal():
        if not 1 <= int(text) <= len(menu.rows):
            raise Unclear("terminal-no-number", number=text, last=len(menu.rows))
        return menu.rows[int(text) - 1]
    for rows in (tuple(_unfolded(menu)), tuple(_deeper(menu, text))):
        found = [row for row in rows if _same(row, text)] or [row for row in rows if _ends_with(row, text)]
        found = found or [row for row in rows if _begins(row, text)]
        if len(found) == 1:
            return found[0]
        if found:
            names = "; ".join(row.words for row in found[:MOST_NAMED])
            more = "; …" if len(found) > MOST_NAMED else ""
            raise Unclear("terminal-several", text=text, names=f"{names}{more}")
    raise Unclear("terminal-unknown", text=text)


def pick_several(menu: Menu, text: str) -> list[Choice]:
    """The rows of a set, by numbers or names, with commas between them or, for numbers, spaces."""
    parts = [part.strip() for part in text.split(",")]
    if len(parts) == 1 and all(word.isdecimal() for word in text.split()):
        parts = text.split()
    found = [pick(menu, part) for part in parts if part]
    if len({row.key for row in found}) < len(found):
        raise Unclear("terminal-twice")
    return found


def _unfolded(menu: Menu) -> Iterator[Choice]:
    for row in menu.rows:
        yield row
        if row.menu is not None and row.menu.folded:
            yield from row.menu.rows


def _deeper(menu: Menu, text: str) -> Iterator[Choice]:
    verb, *names = text.casefold().split()
    for row in _unfolded(menu):
        if row.menu is not None and row.menu.form is None and names:
            yield from (deep for deep in row.menu.rows if deep.words.casefold().startswith(verb))


def _same(row: Choice, text: str) -> bool:
    return row.words.casefold() == text.casefold()


def _ends_with(row: Choice, text: str) -> bool:
    """Whether these are the last numbers of the row: "3 5" is column 3, row 5, not the other way round."""
    numbers = text.replace(",", " ").split()
    if len(numbers) < 2 or not all(number.isdecimal() for number in numbers):
        return False
    return re.findall(r"\d+", row.words)[-len(numbers) :] == numbers


def _begins(row: Choice, text: str) -> bool:
    words = row.words.casefold().split()
    return all(any(word.startswith(part) for word in words) for part in text.casefold().split())
