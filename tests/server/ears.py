"""Ears at the wire: they keep every byte that the server sends to a seat or a spectator."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from tests.server.serving import PATIENCE, Served
from websockets.sync.client import ClientConnection


class Ear:
    """One stream. `tape` holds what came, message by message, as it came."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.tape: list[bytes] = []
        self.seq = 0

    def message(self) -> bytes:
        raise NotImplementedError

    def next(self) -> Any:
        raw = self.message()
        self.tape.append(raw)
        told = json.loads(raw)
        if told["type"] in ("snapshot", "frame"):
            self.seq = told["seq"]
        return told

    def hear(self, seq: int) -> None:
        """Listen until that entry has been told."""
        while self.seq < seq:
            self.next()


class SocketEar(Ear):
    def __init__(self, viewer: int | None, connection: ClientConnection) -> None:
        super().__init__(viewer)
        self.connection = connection

    def message(self) -> bytes:
        raw = self.connection.recv(PATIENCE)
        assert isinstance(raw, str), "JSON comes in text frames"
        return raw.encode()

    def ask(self, **command: Any) -> Any:
        """Send a command and listen until it is answered."""
        self.connection.send(json.dumps(command))
        while True:
            told = self.next()
            if told.get("key") == command["key"]:
                return told


class EventsEar(Ear):
    def __init__(self, lines: Iterator[str]) -> None:
        super().__init__(None)
        self.lines = lines

    def message(self) -> bytes:
        for line in self.lines:
            if line.startswith("data: "):
                return line.removeprefix("data: ").encode()
        raise AssertionError("the stream ended")


@contextmanager
def ears(served: Served, table: str, tokens: dict[int, str]) -> Iterator[list[Ear]]:
    """One at each seat, and two spectators: one by WebSocket, one by SSE."""
    with ExitStack() as stack:
        found: list[Ear] = []
        for seat, token in [*tokens.items(), (None, None)]:
            socket = stack.enter_context(served.socket(table, token))
            found.append(SocketEar(seat, socket.connection))
        events = stack.enter_context(served.http.stream("GET", f"/api/tables/{table}/events"))
        found.append(EventsEar(events.iter_lines()))
        for ear in found:
            ear.next()
        yield found
