"""Connections: how many there are, how long each may take, and how much may wait in it.

Uvicorn reads and writes; what it would let a stranger do without end has an end here. One look a second at every
connection is all it takes, and what is over time is aborted: to close would wait for the other side once more.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from mappamundi.server.bounds import (
    BODY_WITHIN,
    EMPTY_FRAME,
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    HEAD_WITHIN,
    IDLE_WITHIN,
    LARGEST_HEAD,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    MOST_PIPELINED,
    READ_BYTES,
    READ_WITHIN,
    SOCKETS_A_SECOND,
    SOCKETS_AT_ONCE,
)
from mappamundi.server.buckets import Buckets
from mappamundi.server.limits import client_address
from mappamundi.server.security import is_proxy
from mappamundi.server.wires import system_round_trip

# What the application may use of a connection beyond ASGI: to send a text at once, and to ask how long its wire is.
PUSH = "mundi.push"
WIRE = "mundi.wire"
# What a proxy says of whom it speaks for; one that nobody has named to us is near.
FORWARDED = ("forwarded", "x-forwarded-for")
# The close code of a connection that sends without measure.
FLOODED = 4029

CROWDED = b"There are too many connections from your address. Try again in a moment.\n"
REFUSED = (
    b"HTTP/1.1 %b\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n"
    b"retry-after: 5\r\nconnection: close\r\n\r\n%b"
)
HURRIED = b"Too many from your address want to come in at once. Try again in a moment.\n"
LONG_HEAD = b"The head of a request has at most %d bytes.\n" % LARGEST_HEAD


class Connections:
    """All connections of a process by the address they come from. An address that is `everybody`'s may have all the
    room there is. Without limits nobody is held to any; `ended` says how often somebody was."""

    def __init__(
        self,
        most: int,
        each: int,
        everybody: Callable[[str], bool],
        ended: Counter[str],
        *,
        unlimited: bool = False,
    ) -> None:
        self.most = most
        self.each = each
        self.everybody = everybody
        self.ended = ended
        self.unlimited = unlimited
        self.frames = Buckets(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self.messages = Buckets(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.sockets = Buckets(SOCKETS_A_SECOND, SOCKETS_AT_ONCE)
        self._by_address: defaultdict[str, dict[asyncio.Transport, Connection]] = defaultdict(dict)
        self._number = 0

    def __len__(self) -> int:
        return self._number

    def enter(self, address: str, connection: "Connection") -> bool:
        """Note a connection, if there is room: an idle one of the same address gives way; where all the room is taken,
        one of whoever takes most of it."""
        mine = self._by_address[address]
        if connection.transport not in mine:
            each = self.most if self.everybody(connection.host) else self.each
            crowd = mine if len(mine) >= each else self._most() if self._number >= self.most else {}
            if crowd and not self.unlimited and not self._give_way(crowd):
                self.ended["crowded"] += 1
                return False
            self._number += 1
        # Or it was for requests and is for messages now.
        self._by_address[address][connection.transport] = connection
        return True

    def _most(self) -> "dict[asyncio.Transport, Connection]":
        """The connections of the address that has most of them."""
        return max(self._by_address.values(), key=len)

    def _give_way(self, crowd: "dict[asyncio.Transport, Connection]") -> bool:
        """Let go of the one that nobody has used for longest; False if all are in use."""
        idle = min((one for one in crowd.values() if one.idle()), key=lambda one: one.since, default=None)
        if idle is None:
            return False
        idle.transport.abort()
        self.ended["gave_way"] += 1
        self.leave(idle.address, idle)
        return True

    def leave(self, address: str, connection: "Connection") -> None:
        mine = self._by_address.get(address, {})
        if mine.pop(connection.transport, None) is not None:
            self._number -= 1
        if not mine:
            self._by_address.pop(address, None)

    def look(self, now: float) -> None:
        """Let go of whoever takes too long."""
        for one in [one for mine in self._by_address.values() for one in mine.values()]:
            if one.overdue(now) or one.unread(now):
                # Whoever asks for nothing more may leave without being counted among the slow.
                self.ended["unused" if one.idle() and not one.waiting else "slow"] += 1
                one.transport.abort()


class Connection(asyncio.Protocol):
    """What is looked at in each connection."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    house: Connections
    # Whom it comes from, and whom it counts for.
    host: str
    address: str
    # Since when nothing was asked; how much waits for the other side, and since when it has not taken any of it.
    since: float
    waiting = 0
    waiting_since = 0.0

    def settle_in(self, client: tuple[str, int] | None) -> bool:
        self.since = self.waiting_since = self.loop.time()
        self.host = client[0] if client else ""
        self.address = client_address({"client": client})
        return self.house.enter(self.address, self)

    def idle(self) -> bool:
        """Whether nobody would miss it."""
        raise NotImplementedError

    def overdue(self, now: float) -> bool:
        """Whether the other side is too slow in saying what it wants."""
        raise NotImplementedError

    def unread(self, now: float) -> bool:
        """Whether the other side takes nothing of what was sent, or hardly anything."""
        waiting = self.transport.get_write_buffer_size()
        if not waiting or not self.waiting or waiting <= self.waiting - READ_BYTES:
            self.waiting, self.waiting_since = waiting, now
        self.waiting = max(self.waiting, waiting)
        return now - self.waiting_since > READ_WITHIN

    def resume_writing(self) -> None:
        """The other side has taken so much that more can be sent."""
        self.waiting = 0
        super().resume_writing()


class Requests(Connection, HttpToolsProtocol):
    """A connection for requests, until one of them makes it one for messages."""

    def __init__(self, house: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.house = house
        # When the request began that is coming in now, and whether its head is complete.
        self.begun: float | None = None
        self.headed = False
        # How much has come of which nothing was understood yet, and whether something of what comes now was.
        self.pending = 0
        self.understood = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.settle_in(self.client):
            self.refuse(b"503 Service Unavailable", CROWDED)

    def connection_lost(self, exc: Exception | None) -> None:
        self.house.leave(self.address, self)
        super().connection_lost(exc)

    def refuse(self, status: bytes, text: bytes) -> None:
        self.transport.write(REFUSED % (status, len(text), text))
        self.transport.close()

    def idle(self) -> bool:
        return bool(getattr(self.cycle, "response_complete", True))

    def overdue(self, now: float) -> bool:
        if self.begun is not None:
            return now - self.begun > (BODY_WITHIN if self.headed else HEAD_WITHIN)
        return self.idle() and now - self.since > IDLE_WITHIN

    def data_received(self, data: bytes) -> None:
        self.understood = False
        super().data_received(data)
        if self.begun is not None and not self.transport.is_closing():
            # The parser keeps what it has not understood yet, however much it is: in a head, or after the last chunk.
            self.pending = 0 if self.understood else self.pending + len(data)
            if self.pending > LARGEST_HEAD:
                self.house.ended["long_head"] += 1
                self.refuse(b"431 Request Header Fields Too Large", LONG_HEAD)

    def handle_websocket_upgrade(self) -> None:
        """Before anything is made for it: whoever is cut off again and again must not cost more than whoever stays."""
        counted = not self.house.unlimited and not self.house.everybody(self.host)
        if counted and self.house.sockets.take(self.address, self.loop.time()):
            self.house.ended["hurried"] += 1
            self.refuse(b"429 Too Many Requests", HURRIED)
        else:
            super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("so many requests are not sent at once")
        self.begun, self.pending, self.headed = self.loop.time(), 0, False
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.headed:
            # Nobody here reads what follows a body, and uvicorn would keep all of it.
            self.house.ended["trailers"] += 1
            raise ValueError("trailers are not taken")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) + len(self.url) > LARGEST_HEAD:
            raise ValueError("the head is too large")
        self.headed = self.understood = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.understood = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.begun = None
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.since = self.loop.time()
        super().on_response_complete()


class Messages(Connection, WebSocketsSansIOProtocol):
    """A connection for the messages of a WebSocket."""

    numbers = count()

    def __init__(self, house: Connections, **more: Any) -> None:
        super().__init__(**more)
        self.house = house
        self.conn = Counted(self, max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.number = str(next(self.numbers))

    # Whether a text is one is seen where it is read; uvicorn would write a traceback for each that is not.
    handle_text = WebSocketsSansIOProtocol.handle_bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.settle_in(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.house.leave(self.address, self)
        super().connection_lost(exc)

    def idle(self) -> bool:
        return False

    def overdue(self, now: float) -> bool:
        """Once it is open, pings tell whether anybody is there."""
        return not self.handshake_complete and now - self.since > HEAD_WITHIN

    def handle_parser_exception(self) -> None:
        """There is nobody to say goodbye to before the first word was said."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions = cast(Any, self.scope)["extensions"]
            extensions[PUSH] = self.push
            proxied = is_proxy(self.host, ()) and any(name in event.headers for name in FORWARDED)
            if not proxied and not self.house.everybody(self.host):
                extensions[WIRE] = partial(system_round_trip, self.transport)

    def push(self, text: bytes) -> bool:
        """Send a text at once, unless what was sent before still waits to be taken, or it is time to part. A move is
        told to everybody at a table: on the way through the application each text would cost three times as much."""
        taken = self.writable.is_set() and not self.disconnected and not self.close_sent
        if not taken or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(Frame(Opcode.TEXT, text).serialize(mask=False))
        return True

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # It was refused, and properly so; uvicorn would write an error for each.
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """A message has come. Uvicorn would stop reading until it is taken; here that is done only when another waits
        already, because to stop and to begin again costs more than to read one message."""
        first = self.queue.empty() and not self.read_paused
        self.read_paused |= first
        super().send_receive_event_to_app()
        self.read_paused &= not first

    async def receive(self) -> Any:
        """The next message; later, if too many come from the address. Until it is taken one other is read at most."""
        message = await super().receive()
        if not self.house.unlimited and message["type"] == "websocket.receive":
            shared = self.house.everybody(self.host)
            wait = 0.0 if shared else self.house.messages.reserve(self.address, self.loop.time())
            if wait:
                await asyncio.sleep(wait)
        return message


class Counted(ServerProtocol):
    """Frames as they are read: the count comes before anything is done about one, and before the next is read."""

    def __init__(self, connection: Messages, **more: Any) -> None:
        super().__init__(**more)
        self.connection = connection

    def recv_frame(self, frame: Frame) -> None:
        house, now = self.connection.house, self.connection.loop.time()
        plain = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE) and frame.fin
        cost = 1 if plain else EMPTY_FRAME
        if not house.unlimited and house.frames.take(self.connection.number, now, cost):
            house.ended["flooding"] += 1
            self.fail(FLOODED, "too many messages")
            raise ProtocolError("too many messages")
        super().recv_frame(frame)
