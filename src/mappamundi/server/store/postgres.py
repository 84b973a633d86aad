"""What processes that share a PostgreSQL database say to each other: who owns a table, and that its log has grown."""

import asyncio
import contextlib
import hashlib
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from mappamundi.server.store.engine import POSTGRES_ARGUMENTS, settle
from mappamundi.server.store.errors import Unavailable, first_line
from mappamundi.server.store.writes import CHANNEL, TALK

BEAT = 1.0  # seconds between two looks whether the connection still stands
LONGEST_PAUSE = 2.0  # seconds between two attempts to connect again


def connect(url: URL) -> psycopg.Connection[Any]:
    """A connection beside those of the engine, each statement a transaction of its own."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        connection: psycopg.Connection[Any] = psycopg.connect(address, autocommit=True, **POSTGRES_ARGUMENTS)
    except psycopg.Error as error:
        raise Unavailable(first_line(error)) from None
    settle(connection)
    return connection


def lock_number(table_id: str) -> int:
    """The number by which PostgreSQL knows the lock of a table."""
    return int.from_bytes(hashlib.sha256(f"mundi table {table_id}".encode()).digest()[:8], signed=True)


def in_loop(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *values: object) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
        loop.call_soon_threadsafe(call, *values)


class Locks:
    """Ownership of tables: advisory locks that last as long as this process keeps one connection.

    PostgreSQL gives them back the moment the process dies. If the connection breaks while the process lives, `lost`
    is called in the event loop with the ids of the tables that are no longer ours.
    """

    def __init__(self, url: URL, lost: Callable[[list[str]], None]) -> None:
        self._url = url
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._held: set[str] = set()
        self._connection: psycopg.Connection[Any] | None = None
        self._orders: SimpleQueue[tuple[bool, str, asyncio.Future[bool]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-locks", daemon=True)
        self._thread.start()

    async def take(self, table_id: str) -> bool:
        return await self._order(True, table_id)

    async def give_back(self, table_id: str) -> None:
        await self._order(False, table_id)

    def close(self) -> None:
        """Give everything back. Blocks."""
        self._orders.put(None)
        self._thread.join()

    def _order(self, take: bool, table_id: str) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = self._loop.create_future()
        self._orders.put((take, table_id, future))
        return future

    def _run(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=BEAT)
            except Empty:
                self._beat()
                continue
            if order is None:
                break
            take, table_id, future = order
            try:
                answer = self._take(table_id) if take else self._give_back(table_id)
            except Exception as error:  # noqa: BLE001 - told to who asked
                failure = error if isinstance(error, Unavailable) else Unavailable(first_line(error))
                self._notice()
                in_loop(self._loop, refuse, future, failure)
            else:
                in_loop(self._loop, answer_with, future, answer)
        if self._connection is not None:
            # The server would notice a closed connection a moment later.
            with contextlib.suppress(psycopg.Error):
                self._connection.execute("SELECT pg_advisory_unlock_all()")
            self._connection.close()

    def _take(self, table_id: str) -> bool:
        # PostgreSQL counts how often a session takes a lock; we take it once.
        if table_id in self._held:
            return True
        if self._connection is None:
            self._connection = connect(self._url)
        row = self._connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_number(table_id),)).fetchone()
        if row is None or not row[0]:
            return False
        self._held.add(table_id)
        return True

    def _give_back(self, table_id: str) -> bool:
        if table_id in self._held and self._connection is not None:
            self._connection.execute("SELECT pg_advisory_unlock(%s)", (lock_number(table_id),))
            self._held.discard(table_id)
        return True

    def _beat(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.execute("SELECT 1")
            self._notice()

    def _notice(self) -> None:
        """If the connection is gone, so are the locks."""
        if self._connection is None or not self._connection.closed:
            return
        self._connection = None
        lost = sorted(self._held)
        self._held.clear()
        if lost:
            in_loop(self._loop, self._lost, lost)


def answer_with(future: "asyncio.Future[bool]", answer: bool) -> None:
    if not future.done():
        future.set_result(answer)


def refuse(future: "asyncio.Future[bool]", error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


class Listener:
    """Calls back in the event loop with (table, seq) for each commit of any process, this one among them, and with what
    any of them says.

    After the connection was away, notices may be missing: it calls back with ("", 0), and everything must be looked at.
    """

    def __init__(self, url: URL, callback: Callable[[str, int], None], heard: Callable[[str], None]) -> None:
        self._url = url
        self._callback = callback
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._thread = threading.Thread(target=self._run, name="store-listener", daemon=True)

    async def start(self) -> None:
        """Listen; returns when every commit from now on will be heard."""
        self._thread.start()
        await self._ready

    def close(self) -> None:
        """Blocks."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        first, pause = True, 0.1
        while not self._stop.is_set():
            try:
                with connect(self._url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    connection.execute(f"LISTEN {TALK}")
                    if first:
                        in_loop(self._loop, self._ready.set_result, None)
                    else:
                        in_loop(self._loop, self._callback, "", 0)
                    first, pause = False, 0.1
                    self._hear(connection)
            except (psycopg.Error, Unavailable) as error:
                if first:
                    in_loop(self._loop, self._ready.set_exception, Unavailable(first_line(error)))
                    return
                self._stop.wait(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _hear(self, connection: psycopg.Connection[Any]) -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=BEAT, stop_after=1):
                if notice.channel == TALK:
                    in_loop(self._loop, self._heard, notice.payload)
                    continue
                table_id, _, seq = notice.payload.rpartition(" ")
                if table_id and seq.isdigit():
                    in_loop(self._loop, self._callback, table_id, int(seq))
