"""Which process owns a table, among those that share a PostgreSQL database.

Each process has a name of its own in the table of owners, and shows with a beat that it lives. The row of a table names
its owner, and what an owner writes there is written only if it still does: the name is the fencing token, and the
statement that writes looks at it.

A process is believed to be gone when its session is, or when it was seen without a new beat for some looks in a row:
frozen, suspended, or lost in thought. Looks are counted rather than seconds, so that no clock is compared with another.
Its name is struck out then, and its tables are anybody's. Should it wake, it finds its name gone and takes a new one;
what it still wanted to write under the old one is refused where a table has another owner by now.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from mappamundi.server.store.errors import Unavailable, first_line
from mappamundi.server.store.postgres import connect, in_loop
from mappamundi.server.tokens import new_id

LOOK_EVERY = 0.75  # seconds
# So many looks in a row without a new beat, and a process is believed to be gone.
LOOKS = 4

SETTINGS = (
    # What a crash of the database forgets of this is asked for again: nobody needs to wait for the disk.
    "SET synchronous_commit = off",
    "SET lock_timeout = '1s'",
    "SET statement_timeout = '3s'",
)
# Held as long as the session: whoever can take it knows that the process is gone.
SESSION = "hashtextextended('mundi owner ' || %s, 0)"
ENTER = f"SELECT pg_advisory_lock({SESSION})"
SIGN = "INSERT INTO owners (id, beat, at) VALUES (%s, 0, %s)"
BEAT = "UPDATE owners SET beat = beat + 1, at = %s WHERE id = %s"
OTHERS = f"SELECT id, beat, at, pg_try_advisory_xact_lock({SESSION % 'id'}) FROM owners WHERE id <> %s"  # noqa: S608
STRIKE = "DELETE FROM owners WHERE id = %s AND beat = %s"
LEAVE = "DELETE FROM owners WHERE id = %s"
TAKE = """
    UPDATE tables SET owner = %(me)s WHERE id = %(table)s AND EXISTS (SELECT FROM owners WHERE id = %(me)s)
    AND (owner IS NULL OR owner = %(me)s OR NOT EXISTS (SELECT FROM owners WHERE owners.id = tables.owner))
"""
GIVE_BACK = "UPDATE tables SET owner = NULL WHERE id = %s AND owner = %s"


def living(connection: psycopg.Connection[Any]) -> int:
    """How many processes use the database just now; none if it has no table of them yet."""
    try:
        return sum(not gone for _, _, _, gone in connection.execute(OTHERS, ("",)))
    except psycopg.errors.UndefinedTable:
        return 0


class Lease:
    """This process among the owners. `lost` is called in the event loop with the ids of tables that are no longer
    ours, though nobody gave them back."""

    def __init__(self, url: URL, lost: Callable[[list[str]], None]) -> None:
        self._url = url
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._connection: psycopg.Connection[Any] | None = None
        # None until it first looks or takes something.
        self.name: str | None = None
        # The tables that are ours, each with the name under which we took it.
        self._held: dict[str, str] = {}
        # What was last seen of the others: their beat, and how often it was the same.
        self._seen: dict[str, tuple[int, int]] = {}
        self._at = 0.0
        self._orders: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-lease", daemon=True)
        self._thread.start()

    async def look(self, now: float) -> tuple[list[float], int]:
        """Show that we live, and look whether the others do. Gives when each of those that were struck out was last
        known to live, and how many are left."""
        found: tuple[list[float], int] = await self._order(partial(self._look, now))
        return found

    async def take(self, table_id: str) -> bool:
        """Whether the table is ours now."""
        return bool(await self._order(partial(self._take, table_id)))

    async def give_back(self, table_id: str) -> None:
        await self._order(partial(self._give_back, table_id))

    def fence(self, table_id: str) -> str | None:
        """The name under which the table is ours, if it is."""
        return self._held.get(table_id)

    def hold(self, table_id: str, name: str) -> None:
        """The table was made as ours, under that name."""
        self._held[table_id] = name

    def lose(self, table_id: str) -> None:
        """It has turned out that the table is another's."""
        if self._held.pop(table_id, None):
            self._lost([table_id])

    def close(self) -> None:
        """Give everything back. Blocks."""
        self._orders.put(None)
        self._thread.join()

    def _order(self, work: Callable[[], Any]) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = self._loop.create_future()
        self._orders.put((work, future))
        return future

    def _run(self) -> None:
        while order := self._orders.get():
            work, future = order
            try:
                answer = work()
            except Exception as error:  # noqa: BLE001 - told to who asked
                failure = error if isinstance(error, Unavailable) else Unavailable(first_line(error))
                if self._connection is not None and self._connection.closed:
                    self._start_over()
                in_loop(self._loop, refuse, future, failure)
            else:
                in_loop(self._loop, answer_with, future, answer)
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.execute(LEAVE, (self.name,))
            self._connection.close()

    def _enter(self) -> psycopg.Connection[Any]:
        """Our session, under a name that nobody ever had."""
        if self._connection is None:
            connection, name = connect(self._url), new_id()
            for setting in SETTINGS:
                connection.execute(setting)
            # In this order: a name without a session would be struck out by whoever looks.
            connection.execute(ENTER, (name,))
            connection.execute(SIGN, (name, self._at))
            self._connection, self.name = connection, name
        return self._connection

    def _start_over(self) -> None:
        """Our name is gone, or the session that it rests on; and with it all that was ours. That is forgotten in the
        event loop, at once for those who drive the tables: as long as they believe that a table is ours, what they
        write carries the old name, and is refused."""
        if self._connection is not None:
            self._connection.close()
        gone = self.name
        self._connection = self.name = None
        self._seen.clear()
        in_loop(self._loop, self._lose_all, gone)

    def _lose_all(self, name: str | None) -> None:
        """All that is ours under that name."""
        lost = sorted(table_id for table_id, taken_by in list(self._held.items()) if taken_by == name)
        for table_id in lost:
            del self._held[table_id]
        if lost:
            self._lost(lost)

    def _look(self, now: float) -> tuple[list[float], int]:
        self._at = now
        if not self._enter().execute(BEAT, (now, self.name)).rowcount:
            self._start_over()
        connection = self._enter()
        seen, gone, left = self._seen, [], 0
        self._seen = {}
        for name, beat, at, has_no_session in connection.execute(OTHERS, (self.name,)).fetchall():
            before, looks = seen.get(name, (None, 0))
            looks = looks + 1 if beat == before else 0
            silent = has_no_session or looks >= LOOKS
            if silent and connection.execute(STRIKE, (name, beat)).rowcount:
                gone.append(at)
            else:
                self._seen[name] = (beat, looks)
                left += 1
        return gone, left

    def _take(self, table_id: str) -> bool:
        connection = self._enter()
        if self._held.get(table_id) == self.name:
            return True
        try:
            taken = connection.execute(TAKE, {"me": self.name, "table": table_id}).rowcount
        except psycopg.errors.LockNotAvailable:
            # Whoever has it may have been stopped in the middle of a write; the database ends that soon.
            return False
        if taken:
            assert self.name is not None
            self._held[table_id] = self.name
        return bool(taken)

    def _give_back(self, table_id: str) -> None:
        name = self._held.pop(table_id, None)
        if name and self._connection is not None:
            self._connection.execute(GIVE_BACK, (table_id, name))


def answer_with(future: "asyncio.Future[Any]", answer: object) -> None:
    if not future.done():
        future.set_result(answer)


def refuse(future: "asyncio.Future[Any]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
