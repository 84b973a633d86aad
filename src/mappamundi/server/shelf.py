"""Games that a process of studies has read, kept for the next question."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, NamedTuple

from mappamundi.kernel import Result
from mappamundi.kernel.corrected import Corrected
from mappamundi.records import Playback, Record, check_data, decode
from mappamundi.server.logbook import finished_record
from mappamundi.server.rows import TableRow, entries_in
from mappamundi.server.rulesets import game_of

# All that are kept have so many steps together, which take some 60 MB; the one that was asked for last is kept anyway.
STEPS_KEPT = 50_000


class Written(NamedTuple):
    """A table as the database has it: its row, and its log as lines."""

    row: TableRow
    lines: bytes

    def record(self) -> tuple[Record, Mapping[str, Any]]:
        """The record of the game, if it is over, and how it ended."""
        entries = entries_in(self.lines)
        record = finished_record(self.row, entries)
        end = next(entry.body for entry in entries if entry.kind == "end")
        return record, {"scores": list(end["scores"]), "places": list(end["places"])}


class Uploaded(NamedTuple):
    """A record that was uploaded, and the corrected data that it names, if they are kept here."""

    body: bytes
    data: Corrected | None = None


# Where a game is read from: a table that is over, or a record that was uploaded.
Source = Written | Uploaded


class Book:
    """A game that is over, decoded, and played again as far as somebody asked; its replay, once it was made."""

    def __init__(self, source: Source) -> None:
        if isinstance(source, Written):
            self.record, self.ending = source.record()
            data = source.row.corrected
        else:
            self.record = decode(source.body)
            self.ending = ending_of(self.record.result)
            data = source.data
        check_data(self.record, data.digest if data else None)
        self.game = game_of(self.record.header.game, self.record.header.rules, data)
        self.playback = Playback(self.record, self.game)
        self.packed: bytes | None = None


def ending_of(result: Result | None) -> Mapping[str, list[int] | None]:
    if result is None:
        return {"scores": None, "places": None}
    return {"scores": list(result.scores), "places": list(result.places)}


class Shelf:
    """The books that were asked for last, by the names of their games, which never change."""

    def __init__(self, most: int = STEPS_KEPT) -> None:
        self.most = most
        self.books: OrderedDict[str, Book] = OrderedDict()

    def take(self, name: str, source: Source | None) -> Book:
        """The book of that name; read now if it is not here."""
        book = self.books.pop(name, None)
        if book is None:
            assert source is not None, "whoever asks knows what is here"
            book = Book(source)
        self.books[name] = book
        while len(self.books) > 1 and self._steps() > self.most:
            self.books.popitem(last=False)
        return book

    def _steps(self) -> int:
        # A short game is not free either.
        return sum(100 + len(book.record.steps) for book in self.books.values())
