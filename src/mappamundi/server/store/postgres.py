"""What processes that share a PostgreSQL database say to each other: that the log of a table has grown."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from mappamundi.server.store.engine import POSTGRES_ARGUMENTS, settle
from mappamundi.server.store.errors import Unavailable, first_line
from mappamundi.server.store.writes import CHANNEL, TALK

BEAT = 1.0  # seconds between two looks whether the connection still stands
LONGEST_PAUSE = 2.0  # seconds between two attempts to connect again


def connect(url: URL, deadline: float | None = None) -> psycopg.Connection[Any]:
    """A connection beside those of the engine, each statement a transaction of its own, which takes no longer than the
    `deadline` in seconds, if there is one."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        connection: psycopg.Connection[Any] = psycopg.connect(address, autocommit=True, **POSTGRES_ARGUMENTS)
    except psycopg.Error as error:
        raise Unavailable(first_line(error)) from None
    settle(connection, deadline)
    return connection


def in_loop(loop: asyncio.AbstractEventLoop, call: Callable[..., object], *values: object) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
        loop.call_soon_threadsafe(call, *values)


class Listener:
    """Calls back in the event loop with (table, seq) for each commit of any process, and with what any of them says.
    What the connection does whose number is `own` is known already: of that it tells nothing.

    After the connection was away, notices may be missing: it calls back with ("", 0), and everything must be looked at.
    """

    def __init__(
        self,
        url: URL,
        callback: Callable[[str, int], None],
        heard: Callable[[str], None],
        own: Callable[[], int | None],
    ) -> None:
        self._url = url
        self._own = own
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
            # Those that have come together are handed on together: each call wakes the event loop.
            heard = list(connection.notifies(timeout=BEAT, stop_after=1))
            if notices := [notice for notice in heard if notice.pid != self._own()]:
                in_loop(self._loop, self._hand_on, notices)

    def _hand_on(self, notices: Sequence[psycopg.Notify]) -> None:
        for notice in notices:
            if notice.channel == TALK:
                self._heard(notice.payload)
                continue
            table_id, _, seq = notice.payload.rpartition(" ")
            if table_id and seq.isdigit():
                self._callback(table_id, int(seq))
