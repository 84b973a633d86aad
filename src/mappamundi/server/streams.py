"""Readers of a table's stream: bounded queues, so that a slow reader costs only itself."""

import asyncio
from collections import deque
from collections.abc import Callable

# Sends a message at once, if the other side has taken what was sent before; tells whether it did.
Push = Callable[[bytes], bool]

# More frames than this behind, and a reader is let go; it comes back with the number it saw last.
MOST_WAITING = 128


class Reader:
    """One connection of a viewer: a seat's number, or None for a spectator. The `session` is that of the account with
    which the seat was opened, if with one."""

    def __init__(self, viewer: int | None, session: str | None = None, push: Push | None = None) -> None:
        self.viewer = viewer
        self.session = session
        self._push = push
        self.dropped = asyncio.Event()
        self._waiting: deque[tuple[int, bytes]] = deque()
        self._idle: asyncio.Future[None] | None = None

    @property
    def behind(self) -> int:
        """How many messages wait for it."""
        return len(self._waiting)

    def send(self, seq: int, message: bytes) -> None:
        """Send a message where nothing waits before it; else queue it, or drop the reader if it does not keep up."""
        if self.dropped.is_set():
            return
        if self._push is not None and self._is_idle() and self._push(message):
            return
        if len(self._waiting) >= MOST_WAITING:
            self.drop()
            return
        self._waiting.append((seq, message))
        self._wake()

    def drop(self) -> None:
        """Send nothing more, and forget what still waits."""
        self.dropped.set()
        self._waiting.clear()
        self._wake()

    def _is_idle(self) -> bool:
        """Whether whoever sends the messages waits for one: none is queued, and none is on its way."""
        return self._idle is not None and not self._idle.done()

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def next(self, patience: float) -> tuple[int, bytes] | None:
        """The next message of the queue, or None when there was none for that long (time for a heartbeat)."""
        # By hand and not with a queue: what is pushed must know whether somebody waits here, or it would overtake.
        if not self._waiting and not self.dropped.is_set():
            loop = asyncio.get_running_loop()
            self._idle = loop.create_future()
            timer = loop.call_later(patience, self._wake)
            try:
                await self._idle
            finally:
                timer.cancel()
        return self.take()

    def take(self) -> tuple[int, bytes] | None:
        """The first of the messages that wait."""
        return self._waiting.popleft() if self._waiting else None
