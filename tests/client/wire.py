"""The wire between browser and server, which a test can cut: at once, or in one direction first."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Wire:
    """Carries bytes between a door of its own and the server's."""

    def __init__(self, server: str) -> None:
        there = urlsplit(server)
        assert there.hostname is not None
        assert there.port is not None
        self._server = (there.hostname, there.port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = "http://{}:{}".format(*self._door.getsockname())
        # What the browser says does not arrive; what the server says does not arrive; nobody is let in.
        self.mute = self.deaf = self.shut = False
        self._ends: list[socket.socket] = []
        self._lock = threading.Lock()
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Every connection ends now, and none is made until `mend`."""
        self.shut = True
        with self._lock:
            ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.mute = self.deaf = self.shut = False

    def close(self) -> None:
        self.cut()
        # Who waits at a door wakes up only when it is shut, not when it is closed.
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self.shut:
                    near.close()
                    continue
                far = socket.create_connection(self._server)
                with self._lock:
                    self._ends += [near, far]
                for start, end, lost in ((near, far, "mute"), (far, near, "deaf")):
                    threading.Thread(target=self._carry, args=(start, end, lost), daemon=True).start()

    def _carry(self, start: socket.socket, end: socket.socket, lost: str) -> None:
        with suppress(OSError):
            while data := start.recv(65536):
                if not getattr(self, lost):
                    end.sendall(data)
        # Each direction closes where it reads; the other one has then nobody left to write to.
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        start.close()


@contextmanager
def wired(server: str) -> Iterator[Wire]:
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.close()
