"""Group commit: one thread takes all writes that wait and commits them together.

Waiting for the disk is what a write costs. While one commit waits, the writes of other tables gather, and the next
commit serves them all. Whoever awaits a write hears of it only when the commit has returned; or after some seconds that
the database does not answer. When it does not, nobody stands in line: what comes then is refused at once.
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

import psycopg
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from mappamundi.server.store.door import Lock
from mappamundi.server.store.engine import fill
from mappamundi.server.store.errors import Conflict, Moved, NoSuchTable, Unavailable, first_line, is_down, translate
from mappamundi.server.store.moves import Broken, Mover
from mappamundi.server.store.watch import Watch
from mappamundi.server.store.writes import Append, Work, refusal

LARGEST_GROUP = 512
MOST_WAITING = 4 * LARGEST_GROUP
# Seconds that a write may take in all, and that a commit may take before nobody else waits behind it.
DEADLINE = 6.0
STUCK = 2.5
# After a commit that failed so slowly the database is left alone for so long.
REST = 2.0

# A write raises these before it has changed anything, so that the others of its transaction may go on.
REFUSALS = (Conflict, NoSuchTable)


class Job:
    """A write that waits, and who waits for it."""

    __slots__ = ("error", "future", "given_up", "loop", "order", "settled", "timer", "value", "work")

    def __init__(self, work: Work, order: str, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.order = order
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.timer = loop.call_later(DEADLINE, self.give_up)
        self.value: object = None
        self.error: Exception | None = None
        self.settled = self.given_up = False

    def give_up(self) -> None:
        if not self.future.done():
            self.given_up = True
            self.future.set_exception(Unavailable("the database has not answered in time"))

    def settle(self, value: object = None, error: Exception | None = None) -> None:
        self.value, self.error, self.settled = value, error, True


class Unsure(Exception):
    """The commit itself failed: the group may or may not be on the disk."""


class Writer:
    def __init__(self, engine: Engine, deadline: float, lock: Lock | None = None) -> None:
        """No statement takes longer than the `deadline` in seconds; the engine sees to that for its own. The file of
        the `lock`, if there is one, must stay in its place."""
        self._engine = engine
        self._watch = None
        if lock is not None:
            self._watch = Watch(lock)
            fill(engine, 1)
        self._mover = Mover(engine.url, deadline) if engine.dialect.name == "postgresql" else None
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._began = 0.0  # when the commit under way was begun, if one is
        self._rests_until = 0.0
        self.commits = 0
        # When the database last failed to take a write.
        self.failed = float("-inf")
        # Called in the event loop when a write was kept after all, though whoever waited was told otherwise.
        self.late: Callable[[], None] | None = None
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work, order: str) -> asyncio.Future[Any]:
        """Have this done and committed. Writes of the same `order` (a table's id) keep their sequence. Whoever awaits
        it hears what became of it."""
        loop = asyncio.get_running_loop()
        if self._closed:
            return refused(loop, "the store is closed")
        now, began = monotonic(), self._began
        if now < self._rests_until or (began and now - began > STUCK) or self._waiting.qsize() >= MOST_WAITING:
            return refused(loop, "the database does not keep up")
        job = Job(work, order, loop)
        self._waiting.put(job)
        return job.future

    def number(self) -> int | None:
        """The number of the connection that makes moves, where it has one."""
        return None if self._mover is None else self._mover.number

    def close(self) -> None:
        """Finish what waits, then stop. Blocks."""
        self._closed = True
        self._waiting.put(None)
        self._thread.join()
        if self._mover is not None:
            self._mover.close()
        self._engine.dispose()

    def _run(self) -> None:
        while group := self._take():
            # Processes that share a database lock rows in the same order, so that they do not lock each other out.
            group.sort(key=lambda job: job.order)
            self._began = monotonic()
            try:
                self._try_to_commit(group)
            except Exception as error:  # noqa: BLE001 - the thread must outlive whatever a group does to it
                self.failed = monotonic()
                if isinstance(error, Moved):
                    self._gather()
                if self.failed - self._began > STUCK:
                    self._rests_until = self.failed + REST
                    group += self._take_now()
                for job in group:
                    if not job.settled:
                        job.settle(error=error if isinstance(error, Moved) else Unavailable(first_line(error)))
            self._began = 0.0
            self._wake(group)

    def _take(self) -> list[Job]:
        """The writes that wait, at least one; nothing when the store closes."""
        job = self._waiting.get()
        if job is None:
            return []
        return [job, *self._take_now(LARGEST_GROUP - 1)]

    def _take_now(self, most: int = MOST_WAITING) -> list[Job]:
        """What waits by now."""
        group: list[Job] = []
        with contextlib.suppress(Empty):
            while len(group) < most:
                job = self._waiting.get_nowait()
                if job is None:
                    self._waiting.put(None)
                    break
                group.append(job)
        return group

    def _try_to_commit(self, group: Sequence[Job]) -> None:
        """Settle every job; an exception means that the database cannot be used, and not all of them are settled."""
        for job in group:
            # Nobody waits for it any more, and nobody was told that it was done.
            if job.future.done():
                job.settle(error=Unavailable("nobody waited for it"))
        self._require_in_place()
        try:
            self._commit(group)
        except (DBAPIError, Broken) as error:
            if isinstance(error, DBAPIError) and not error.connection_invalidated:
                raise
            # A connection that broke may show it only now; a fresh one may do.
            self._commit(group, again=True)

    def _commit(self, group: Sequence[Job], *, again: bool = False) -> None:
        if self._mover is not None:
            for moves in moves_of(group):
                self._move(self._mover, moves, again)
        rest = [job for job in group if not job.settled]
        if len(rest) < 2 or not self._together(rest):
            for job in rest:
                self._alone(job)

    def _move(self, mover: Mover, jobs: Sequence[Job], again: bool) -> None:
        """Moves of several tables in one round trip. They stay unsettled if one of them spoils it for all: then each is
        to be tried by itself. If it was tried before, whoever comes too late may have come too late for itself."""
        moves = [job.work for job in jobs if isinstance(job.work, Append)]
        try:
            done = mover.move_all(moves)
        except psycopg.OperationalError:
            # Locked, full, away: any other write would fare no better.
            raise
        except psycopg.Error:
            return
        self.commits += 1
        # Before anything else can go wrong: these are kept.
        for job in jobs:
            if job.order in done:
                job.settle()
        for job, move in zip(jobs, moves, strict=True):
            if not job.settled:
                with self._engine.connect() as connection:
                    why = refusal(connection, move.parameters)
                job.settle(error=Unavailable(f"the connection broke, and {why}") if again else why)

    def _together(self, group: Sequence[Job]) -> bool:
        """All in one transaction. A refusal concerns one write only; any other error ends the whole transaction,
        because savepoints for what is so rare would cost every write two more statements. False if that happened: then
        each is to be tried alone, and only the one at fault hears of it."""
        told: list[tuple[Job, object, Exception | None]] = []
        try:
            with self._engine.connect() as connection:
                connection.begin()
                for job in group:
                    try:
                        told.append((job, job.work(connection), None))
                    except REFUSALS as error:
                        told.append((job, None, error))
                self._finish(connection)
        except Exception as error:
            if isinstance(error, (Unsure, Moved)) or is_down(error):
                raise
            return False
        for job, value, why in told:
            job.settle(value, why)
        return True

    def _alone(self, job: Job) -> None:
        """One write in a transaction of its own."""
        try:
            with self._engine.connect() as connection:
                connection.begin()
                value = job.work(connection)
                self._finish(connection)
        except Exception as error:
            if isinstance(error, (Unsure, Moved)) or is_down(error):
                raise
            job.settle(error=translate(error))
        else:
            job.settle(value)

    def _finish(self, connection: Connection) -> None:
        try:
            connection.commit()
        except DBAPIError as error:
            raise Unsure(first_line(error)) from error
        self.commits += 1
        # Meanwhile it may have gone, and with it what was written.
        self._require_in_place()

    def _require_in_place(self) -> None:
        if self._watch is not None:
            self._watch.require()

    def _gather(self) -> None:
        """Bring all that was kept into the file itself, whatever it is called now: SQLite keeps the latest of it in
        another, which stays behind."""
        with contextlib.suppress(DBAPIError, sqlite3.Error), contextlib.closing(self._engine.raw_connection()) as raw:
            raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _wake(self, group: Sequence[Job]) -> None:
        """Wake those who wait; one call for each event loop, and usually there is one."""
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in group:
            by_loop.setdefault(job.loop, []).append(job)
        for loop, jobs in by_loop.items():
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._resolve, jobs)

    def _resolve(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            job.timer.cancel()
            if not job.future.done():
                if job.error is not None:
                    job.future.set_exception(job.error)
                else:
                    job.future.set_result(job.value)
        if self.late is not None and any(job.given_up and job.error is None for job in jobs):
            self.late()


def refused(loop: asyncio.AbstractEventLoop, why: str) -> asyncio.Future[Any]:
    """A write that was not even begun."""
    future: asyncio.Future[Any] = loop.create_future()
    future.set_exception(Unavailable(why))
    return future


def moves_of(group: Sequence[Job]) -> list[list[Job]]:
    """The moves that can be made at once: of each table the first, if it comes before all else of that table; those
    that change the same columns together."""
    found: dict[tuple[str, ...], list[Job]] = {}
    seen: set[str] = set()
    for job in group:
        if not job.settled and isinstance(job.work, Append) and job.work.is_move and job.order not in seen:
            found.setdefault(job.work.changed, []).append(job)
        seen.add(job.order)
    return list(found.values())
