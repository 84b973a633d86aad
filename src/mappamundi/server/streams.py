"""Readers of a table's stream: bounded queues, so that a slow reader costs only itself."""

import asyncio

# More frames than this behind, and a reader is let go; it comes back with the number it saw last.
MOST_WAITING = 128


class Reader:
    """One connection of a viewer: a seat's number, or None for a spectator. The `session` is that of the account with
    which the seat was opened, if with one."""

    def __init__(self, viewer: int | None, session: str | None = None) -> None:
        self.viewer = viewer
        self.session = session
        self.dropped = asyncio.Event()
        self._queue: asyncio.Queue[tuple[int, bytes]] = asyncio.Queue(MOST_WAITING)

    def send(self, seq: int, message: bytes) -> None:
        """Queue a message, or drop the reader if it does not keep up."""
        if self.dropped.is_set():
            return
        try:
            self._queue.put_nowait((seq, message))
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """Send nothing more, and forget what still waits."""
        self.dropped.set()
        while not self._queue.empty():
            self._queue.get_nowait()
        # Whoever waits for a message is to notice.
        self._queue.put_nowait((0, b""))

    async def next(self, patience: float) -> tuple[int, bytes] | None:
        """The next message, or None when there was none for that long (time for a heartbeat)."""
        try:
            # Not wait_for, which before Python 3.12 may swallow a cancellation.
            async with asyncio.timeout(patience):
                message = await self._queue.get()
        except TimeoutError:
            return None
        return None if self.dropped.is_set() else message
