"""Cheap clients for measuring a server: a WebSocket that only counts, and tables at which they play.

They do as little as they can, so that the server is measured and not they.
"""

import asyncio
import struct
from random import Random
from time import perf_counter
from typing import Any

import msgspec

HANDSHAKE = (
    "GET /api/tables/%s/socket HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
# The mask protects proxies from scripts; zeros are as good here as any other number.
MASK = bytes(4)


class Message(msgspec.Struct):
    """What a client looks at."""

    type: str
    seq: int = 0
    legal: list[msgspec.Raw] = []
    key: str = ""
    number: int = 0


_decode = msgspec.json.Decoder(Message).decode


class Wire(asyncio.Protocol):
    """One connection of a seat, or of a spectator without a token."""

    def __init__(self, table: "WiredTable", token: str | None) -> None:
        self.table = table
        self.token = token
        self.legal: list[msgspec.Raw] = []
        self.seq = 0
        self._transport: Any = None
        self._data = bytearray()
        self._open = False

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write((HANDSHAKE % (self.table.id, self.table.host)).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.table.lost += 1

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode("ascii", "replace"))
            self._open, self._data = True, rest
            self.send({"type": "hello", "token": self.token})
        self._frames()

    def _frames(self) -> None:
        data, place = self._data, 0
        while len(data) - place >= 2:
            code, size, head = data[place] & 15, data[place + 1] & 127, 2
            if size == 126 and len(data) - place >= 4:
                (size,), head = struct.unpack_from("!H", data, place + 2), 4
            elif size == 127 and len(data) - place >= 10:
                (size,), head = struct.unpack_from("!Q", data, place + 2), 10
            elif size > 125:
                break
            if len(data) - place < head + size:
                break
            body = bytes(data[place + head : place + head + size])
            place += head + size
            if code == TEXT:
                self._take(body)
            elif code == PING:
                self._write(PONG, body)
            elif code == CLOSE:
                self.close()
        del data[:place]

    def _take(self, body: bytes) -> None:
        message = _decode(body)
        if message.type in ("snapshot", "frame"):
            self.seq, self.legal = message.seq, message.legal
            self.table.told(message.seq)
        elif message.type == "ack":
            self.table.acknowledged(message.seq, message.key)
        elif message.type == "refused":
            self.table.refused += 1
        elif message.type == "echo":
            self.send({"type": "echo", "number": message.number})

    def send(self, message: Any) -> None:
        self._write(TEXT, msgspec.json.encode(message))

    def _write(self, code: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((0x80 | code, 0x80 | size))
        else:
            head = bytes((0x80 | code, 0x80 | 126)) + struct.pack("!H", size)
        self._transport.write(head + MASK + body)


class WiredTable:
    """A table with its connections. Times are from sending to the answer, and to the last reader's frame."""

    def __init__(self, table_id: str, tokens: list[str | None], host: str, rng: Random) -> None:
        self.id = table_id
        self.host = host
        self.rng = rng
        self.wires = [Wire(self, token) for token in tokens]
        self.ack_times: list[float] = []
        self.told_times: list[float] = []
        self.sent = self.lost = self.refused = 0

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for wire in self.wires:
            await loop.create_connection(lambda wire=wire: wire, "127.0.0.1", port)  # type: ignore[misc]

    @property
    def ready(self) -> bool:
        return all(wire.seq for wire in self.wires)

    def acknowledged(self, seq: int, key: str) -> None:
        """The action with this key was done, as that entry of the log."""
        raise NotImplementedError

    def told(self, seq: int) -> None:
        """A reader has that entry."""
        raise NotImplementedError


class PlayedTable(WiredTable):
    """A table where one action is under way at a time."""

    def __init__(self, table_id: str, tokens: list[str | None], host: str, rng: Random) -> None:
        super().__init__(table_id, tokens, host, rng)
        self.late = 0
        self._began = 0.0
        self._waiting = ""
        self._heard: dict[int, int] = {}
        self._acked = 0

    def move(self) -> None:
        """A random action of a seat that may act, unless the last one is still under way."""
        able = [wire for wire in self.wires if wire.legal]
        if self._waiting or not able:
            self.late += bool(self._waiting)
            return
        wire = self.rng.choice(able)
        self.sent += 1
        self._waiting = f"{self.id}-{self.sent:06d}"
        self._began = perf_counter()
        self._heard.clear()
        self._acked = 0
        wire.send({"type": "act", "key": self._waiting, "action": self.rng.choice(wire.legal)})

    def acknowledged(self, seq: int, key: str) -> None:
        del key
        self.ack_times.append(perf_counter() - self._began)
        self._acked = seq
        self._finish()

    def told(self, seq: int) -> None:
        self._heard[seq] = self._heard.get(seq, 0) + 1
        if self._acked:
            self._finish()

    def _finish(self) -> None:
        if self._waiting and self._heard.get(self._acked, 0) >= len(self.wires):
            self.told_times.append(perf_counter() - self._began)
            self._waiting = ""


class RacedTable(WiredTable):
    """A table where several actions may be under way. Times are by the key of each."""

    def __init__(self, table_id: str, tokens: list[str | None], host: str, rng: Random) -> None:
        super().__init__(table_id, tokens, host, rng)
        self.forget()

    def forget(self) -> None:
        """Begin to measure."""
        self.refused = 0
        self.ack_times, self.told_times = [], []
        self._began: dict[str, float] = {}
        self._acked: dict[int, float] = {}
        self._heard: dict[int, int] = {}

    def move(self) -> None:
        """An action of any seat: of any kind that it may do, any; but nobody passes."""
        wire = self.rng.choice(self.wires[:-1])
        kinds: dict[bytes, list[msgspec.Raw]] = {}
        for action in wire.legal:
            kinds.setdefault(bytes(action)[7:].partition(b'"')[0], []).append(action)
        able = sorted(kinds.keys() - {b"pass"})
        if not able:
            return
        self.sent += 1
        key = f"{self.id}-{self.sent:06d}"
        self._began[key] = perf_counter()
        wire.send({"type": "act", "key": key, "action": self.rng.choice(kinds[self.rng.choice(able)])})

    def acknowledged(self, seq: int, key: str) -> None:
        began = self._began.pop(key, None)
        if began is not None:
            self.ack_times.append(perf_counter() - began)
            self._acked[seq] = began
            self._finish(seq)

    def told(self, seq: int) -> None:
        self._heard[seq] = self._heard.get(seq, 0) + 1
        self._finish(seq)

    def _finish(self, seq: int) -> None:
        if seq in self._acked and self._heard.get(seq, 0) >= len(self.wires):
            self.told_times.append(perf_counter() - self._acked.pop(seq))


async def keep_pace(tables: list[PlayedTable], seconds: float) -> None:
    """One move per second and table, evenly spread."""
    start, number = perf_counter(), 0
    step = 1 / len(tables)
    while (now := perf_counter()) < start + seconds:
        while start + number * step <= now:
            tables[number % len(tables)].move()
            number += 1
        await asyncio.sleep(max(0.0005, start + number * step - perf_counter()))
