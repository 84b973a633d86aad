"""What is done in a process of studies: games are read, played again and told, and the answers packed.

Every work here takes the name of a game and where to read it, if it is not on the shelf, and gives bytes: little else
travels between processes as cheaply.
"""

import gzip
import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Concatenate, NamedTuple

import msgspec

from mappamundi.kernel import BadInput, Result
from mappamundi.records import annals_of, encode
from mappamundi.records.record import Begun, Header
from mappamundi.server.counsel import watched
from mappamundi.server.examining import examine
from mappamundi.server.freezing import thaw
from mappamundi.server.past import make_past
from mappamundi.server.problems import Refusal
from mappamundi.server.replays import make_replay
from mappamundi.server.rows import entries_in
from mappamundi.server.shelf import Shelf, Source, Uploaded, Written
from mappamundi.server.table import Table
from mappamundi.server.wire import Counsel, Problem

# Studies leave the cores to whoever plays.
MODESTY = 5

shelf = Shelf()


class Outcome(NamedTuple):
    """What came of a study: the answer, or a problem; what it cost, in seconds of the processor; and which games are on
    the shelf now."""

    body: bytes
    problem: Problem | None
    seconds: float
    names: tuple[str, ...]


Work = Callable[Concatenate[str, Any, ...], bytes]


def settle_in() -> None:
    """In a new process."""
    with suppress(AttributeError, OSError):
        os.nice(MODESTY)


def perform(work: Work, name: str, source: Any, given: tuple[Any, ...]) -> Outcome:
    """Do it, and say what it cost."""
    began, body, problem = time.process_time(), b"", None
    try:
        body = work(name, source, *given)
    except Refusal as refusal:
        problem = refusal.problem
    except BadInput as error:
        problem = Refusal(422, str(error), "bad_input").problem
    return Outcome(body, problem, time.process_time() - began, tuple(shelf.books))


def packed(value: Any) -> bytes:
    """As JSON, packed."""
    return gzip.compress(msgspec.json.encode(value), 6, mtime=0)


# --- records ----------------------------------------------------------------------------------------------------


def examined(name: str, source: Uploaded) -> bytes:
    """What an uploaded record tells."""
    try:
        return msgspec.json.encode(examine(source.body, source.data))
    except BadInput as error:
        raise Refusal(422, str(error), "bad_record") from None


def record_file(name: str, source: Written) -> bytes:
    """The file of a table's game; without its rules, which nobody may keep any more."""
    return encode(source.record()[0])


# --- games that are over ----------------------------------------------------------------------------------------


def replayed(name: str, source: Source | None) -> bytes:
    """All of it as frames, packed."""
    book = shelf.take(name, source)
    if book.packed is None:
        book.packed = packed(make_replay(book.record, book.game, name.rpartition(" ")[2], book.ending))
    return book.packed


def told_in_annals(name: str, source: Source | None) -> bytes:
    """What there is to tell of it, packed."""
    book = shelf.take(name, source)
    scores, places = book.ending["scores"], book.ending["places"]
    ending = Result(tuple(scores), tuple(places)) if scores and places else None
    return packed(annals_of(book.record, book.game, ending=ending))


def counselled(name: str, source: Source | None, step: int, form: dict[str, Any]) -> bytes:
    """What an action would have brought after that step."""
    book = shelf.take(name, source)
    position = book.playback.at(step)
    if position is None:
        raise Refusal(422, f"That game has {len(book.record.steps)} steps.", "no_such_step")
    return msgspec.json.encode(Counsel(counsel=watched(book.game, position.view(None), form)))


class Branch(msgspec.Struct):
    """Where a game leaves another: what that one was, and where it stood."""

    header: Header
    begun: Begun


def branched(name: str, source: Source | None, step: int, seat: int) -> bytes:
    """Where a game begins that goes on after this step of another, from that seat."""
    book = shelf.take(name, source)
    header = book.record.header
    if seat >= len(header.seats):
        raise Refusal(422, f"That game has seats 0 to {len(header.seats) - 1}.", "no_seat")
    position = book.playback.at(step)
    if position is None or position.result() is not None:
        raise Refusal(422, "There is nothing left to decide at that point.", "no_such_step")
    return msgspec.json.encode(Branch(header, Begun(position.dump())))


# --- games that are still played --------------------------------------------------------------------------------


class Frozen(NamedTuple):
    """A table as it was stored at some entry or before, what followed, and what time it is."""

    written: Written
    snapshot: tuple[int, bytes] | None
    now: float

    def thawed(self) -> Table:
        """The table at that entry, for nobody to play at."""
        table = Table(self.written.row, self.now)
        if self.snapshot is not None:
            thaw(table, *self.snapshot)
        return table


def recalled(name: str, source: Frozen, since: int, viewer: int | None) -> bytes:
    """What a viewer saw after that entry, packed."""
    return packed(make_past(source.thawed(), entries_in(source.written.lines), since, viewer))
