"""Group commit: one thread takes all writes that wait and commits them together.

Waiting for the disk is what a write costs. While one commit waits, the writes of other tables gather, and the next
commit serves them all. Whoever awaits a write hears of it only when the commit has returned.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from mappamundi.server.store.errors import Conflict, NoSuchTable, Unavailable, first_line, translate

LARGEST_GROUP = 512

Work = Callable[[Connection], object]

# A write raises these before it has changed anything, so that the others of its transaction may go on.
REFUSALS = (Conflict, NoSuchTable)


class Job:
    """A write that waits, and who waits for it."""

    __slots__ = ("error", "future", "loop", "order", "value", "work")

    def __init__(self, work: Work, order: str, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.order = order
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.value: object = None
        self.error: Exception | None = None


class Unsure(Exception):
    """The commit itself failed: the group may or may not be on the disk."""


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work, order: str) -> asyncio.Future[Any]:
        """Have this done and committed. Writes of the same `order` (a table's id) keep their sequence."""
        if self._closed:
            raise Unavailable("the store is closed")
        job = Job(work, order, asyncio.get_running_loop())
        self._waiting.put(job)
        return job.future

    def close(self) -> None:
        """Finish what waits, then stop. Blocks."""
        self._closed = True
        self._waiting.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while group := self._take():
            # Processes that share a database lock rows in the same order, so that they do not lock each other out.
            group.sort(key=lambda job: job.order)
            try:
                self._commit(group)
            except Exception as error:  # noqa: BLE001 - the thread must outlive whatever a group does to it
                for job in group:
                    job.error = Unavailable(first_line(error))
            wake(group)

    def _take(self) -> list[Job]:
        """The writes that wait, at least one; nothing when the store closes."""
        group: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group
            try:
                job = self._waiting.get_nowait()
            except Empty:
                return group
        if group:
            self._waiting.put(None)
        return group

    def _commit(self, group: Sequence[Job]) -> None:
        if len(group) > 1 and self._together(group):
            return
        for number, job in enumerate(group):
            if not self._alone(job):
                for other in group[number + 1 :]:
                    other.error = Unavailable(str(job.error))
                return

    def _together(self, group: Sequence[Job]) -> bool:
        """All in one transaction. A refusal concerns one write only; any other error ends the whole transaction,
        because savepoints for what is so rare would cost every write two more statements. False if that happened: then
        each is to be tried alone, and only the one at fault hears of it."""
        try:
            self._in_one_transaction(group)
        except Unsure:
            raise
        except Exception:  # noqa: BLE001 - it shows again when each is tried alone
            return False
        return True

    def _in_one_transaction(self, group: Sequence[Job]) -> None:
        with self._engine.connect() as connection:
            connection.begin()
            for job in group:
                job.value, job.error = None, None
                try:
                    job.value = job.work(connection)
                except REFUSALS as error:
                    job.error = error
            self._finish(connection)

    def _alone(self, job: Job) -> bool:
        """One write in a transaction of its own; False if the database cannot be used at all."""
        for last_try in (False, True):
            begun = False
            job.value, job.error = None, None
            try:
                with self._engine.connect() as connection:
                    connection.begin()
                    begun = True
                    job.value = job.work(connection)
                    self._finish(connection)
            except Unsure as error:
                job.error = Unavailable(str(error))
            except DBAPIError as error:
                # A connection that broke while nobody used it shows it only now; a fresh one may do.
                if error.connection_invalidated and not last_try:
                    continue
                job.error = translate(error)
            except Exception as error:  # noqa: BLE001 - told to who waits for it
                job.error = translate(error)
            return begun or job.error is None
        raise AssertionError("unreachable")

    def _finish(self, connection: Connection) -> None:
        try:
            connection.commit()
        except DBAPIError as error:
            raise Unsure(first_line(error)) from error
        self.commits += 1


def wake(group: Sequence[Job]) -> None:
    """Wake those who wait; one call for each event loop, and usually there is one."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in group:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(resolve, jobs)


def resolve(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.value)
