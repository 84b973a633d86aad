"""Bad weather: reconnect storms, readers that sleep, frames without meaning, seats that try what is not theirs."""

import asyncio
import json
import socket as sockets
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest
from tests.server.core import until
from tests.server.serving import PATIENCE, Served, bearer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mappamundi.server import sockets as server_sockets
from mappamundi.server.diff import apply
from mappamundi.server.streams import MOST_WAITING, Reader

CLIENTS = 100


def eventually(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it did not come about in time"
        time.sleep(0.01)


class Watcher:
    """A client that drops its connection at any moment and comes back with the number it saw last."""

    def __init__(self, address: str, token: str | None, rng: Random) -> None:
        self.address = address
        self.token = token
        self.rng = rng
        self.seq: int | None = None
        self.view: Any = None
        self.log: list[int] = []
        self.drops = 0

    async def run(self, until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                async with connect(self.address, max_size=None, close_timeout=0.2) as socket:
                    await self.listen(socket, until)
            except (ConnectionClosed, TimeoutError):
                continue
            self.drops += 1
            await asyncio.sleep(self.rng.uniform(0, 0.02))

    async def listen(self, socket: ClientConnection, until: asyncio.Event) -> None:
        await socket.send(json.dumps({"type": "hello", "token": self.token, "since": self.seq}))
        patience = self.rng.randrange(1, 12)
        while patience > 0 or until.is_set():
            try:
                self.take(json.loads(await asyncio.wait_for(socket.recv(), 0.3)))
            except TimeoutError:
                if until.is_set():
                    return
            patience -= 1
        if self.rng.random() < 0.5:
            socket.transport.abort()

    def take(self, told: dict[str, Any]) -> None:
        if told["type"] == "snapshot":
            missed = [entry["seq"] for entry in told["log"]]
            if self.seq is not None:
                assert missed == list(range(self.seq + 1, told["seq"] + 1))
            self.log += missed
            self.view = told["view"]
        elif told["type"] == "frame":
            assert self.seq is not None
            assert told["seq"] == self.seq + 1
            self.log.append(told["seq"])
            self.view = apply(self.view, told["patch"])
        else:
            return
        self.seq = told["seq"]


def test_a_hundred_clients_that_drop_and_come_back_miss_nothing(served: Served) -> None:
    created = served.table()
    table, tokens = created["table"]["id"], created["seats"]
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    rng = Random(1)
    watchers = [Watcher(address, tokens.get(str(n % 4)), Random(n)) for n in range(CLIENTS)]

    async def play() -> int:
        async with httpx.AsyncClient(base_url=served.url, timeout=PATIENCE) as http:
            seq = 0
            for number in range(60):
                info = (await http.get(f"/api/tables/{table}")).json()
                token = tokens[str(rng.choice(info["to_act"]))]
                shown = (await http.get(f"/api/tables/{table}/seat", headers=bearer(token))).json()
                body = {"key": f"storm-{number:04d}", "action": rng.choice(shown["legal"])}
                answer = await http.post(f"/api/tables/{table}/actions", json=body, headers=bearer(token))
                assert answer.status_code == 200
                seq = answer.json()["seq"]
                await asyncio.sleep(0.02)
            return int(seq)

    async def storm() -> int:
        over = asyncio.Event()
        tasks = [asyncio.create_task(watcher.run(over)) for watcher in watchers]
        try:
            seq = await play()
            await until(lambda: all(watcher.seq is not None and watcher.seq >= seq for watcher in watchers))
        finally:
            over.set()
        await asyncio.gather(*tasks)
        return seq

    seq = asyncio.run(storm())
    assert sum(watcher.drops for watcher in watchers) > CLIENTS
    for watcher in watchers:
        assert watcher.seq is not None
        assert watcher.seq >= seq
        assert watcher.log == list(range(1, watcher.seq + 1))
        shown = (
            served.snapshot(table, watcher.token) if watcher.token else served.get(f"/api/tables/{table}/watch").json()
        )
        if shown["seq"] == watcher.seq:
            assert watcher.view == shown["view"]
    hub = served.app.state.hub
    eventually(lambda: not hub.live[table].readers and not hub.counters["connections"])
    assert not hub.counters["background_failures"]


@pytest.mark.parametrize("way", ["socket", "events"])
def test_a_reader_that_sleeps_is_dropped_and_costs_nobody_else_anything(served: Served, way: str) -> None:
    """A real connection whose other end does not read: the server keeps little for it, and soon nothing."""
    created = served.table()
    table, token = created["table"]["id"], created["seats"]["0"]
    host, port = served.url.removeprefix("http://").split(":")
    live = served.app.state.hub.live[table]
    with sockets.create_connection((host, int(port))) as asleep:
        asleep.sendall(OPENING[way] % (table.encode(), host.encode()))
        if way == "socket":
            asleep.recv(4096)
            asleep.sendall(HELLO)
        eventually(lambda: len(live.readers) == 1)
        (sleeper,) = live.readers
        stay_awake(served, table, token, sleeper)
    eventually(lambda: not live.readers)


def stay_awake(served: Served, table: str, token: str, sleeper: Reader) -> None:
    live = served.app.state.hub.live[table]
    with served.socket(table) as awake:
        awake.receive("snapshot")
        # Some megabytes fill what the system keeps for a connection; then frames begin to wait.
        loop = live.task.get_loop()
        for number in range(60):
            loop.call_soon_threadsafe(sleeper.send, number, b"%d" % number * 60_000)
        time.sleep(0.2)
        for _ in range(200):
            body = {"text": "hello", "key": served.key()}
            assert served.post(f"/api/tables/{table}/chat", body, token).status_code == 200
            awake.receive("frame")
            assert sleeper.behind <= MOST_WAITING
        assert sleeper.dropped.is_set()
        assert sleeper.behind == 0
        assert sleeper not in live.readers


# A client that opens a stream by hand. The mask of its WebSocket frame is all zeros.
HELLO = bytes((0x81, 0x80 | 16, 0, 0, 0, 0)) + b'{"type":"hello"}'
OPENING = {
    "socket": (
        b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: %b\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ),
    "events": b"GET /api/tables/%b/events HTTP/1.1\r\nHost: %b\r\n\r\n",
}


MALFORMED = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"hello"',
    b"{}",
    b'{"type": "hello"}',
    b'{"type": "shout", "key": "12345678"}',
    b'{"type": "act"}',
    b'{"type": "act", "key": "12345678", "action": []}',
    b'{"type": "act", "key": "12345678", "action": "end_turn"}',
    b'{"type": "act", "key": 12345678, "action": {}}',
    b'{"type": "act", "key": "short", "action": {}}',
    b'{"type": "act", "key": "12345678", "action": {}, "seat": 1}',
    b'{"type": "chat", "key": "12345678", "text": ""}',
    b'{"type": "chat", "key": "12345678", "text": "' + b"x" * 501 + b'"}',
    b'{"type": "undo", "key": "12345678\\u0000"}',
    b'{"type": "ping", "' + "ü".encode() * 300 + b'": 1}',
    b'{"type": "ping", "x": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    b'{"type": "chat", "key": "12345678", "text": "\\ud800"}',
    b"\x00\xff\xfe rubbish",
    b"\xf0\x9f\x92" * 10,
]


@pytest.mark.parametrize("frame", MALFORMED, ids=range(len(MALFORMED)))
@pytest.mark.parametrize("binary", [False, True], ids=["text", "binary"])
def test_a_frame_that_cannot_be_read_ends_the_connection_and_nothing_else(
    served: Served, frame: bytes, binary: bool
) -> None:
    created = quiet_table(served)
    table, token = created["table"]["id"], created["seats"]["0"]
    with served.socket(table, token) as socket:
        socket.receive("snapshot")
        socket.connection.send(frame if binary else frame.decode("utf-8", "replace"))
        assert socket.close_code() == server_sockets.BAD_FRAME
    assert served.get(f"/api/tables/{table}").json()["seq"] == 1


_TABLES: dict[str, Any] = {}


def quiet_table(served: Served) -> dict[str, Any]:
    """A table where nothing happens, shared by tests that must not change anything."""
    if served.url not in _TABLES:
        _TABLES[served.url] = served.table(grace=86400)
    found: dict[str, Any] = _TABLES[served.url]
    return found


@pytest.mark.parametrize(
    "frame", [*MALFORMED[:5], *MALFORMED[-2:], b'{"type": "ping"}', b'{"type": "hello", "since": "x"}']
)
def test_whoever_does_not_say_hello_is_not_let_in(served: Served, frame: bytes) -> None:
    table = quiet_table(served)["table"]["id"]
    with served.socket(table) as socket:  # says hello
        assert socket.receive()["type"] == "snapshot"
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def knock() -> int | None:
        async with connect(address) as raw:
            await raw.send(frame)
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(raw.recv(), 5)
            return raw.close_code

    assert asyncio.run(knock()) == server_sockets.BAD_FRAME


def test_whoever_says_nothing_is_not_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_sockets, "HELLO_WITHIN", 0.05)
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{quiet_table(served)['table']['id']}/socket"

    async def knock() -> int | None:
        async with connect(address) as raw:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(raw.recv(), 5)
            return raw.close_code

    assert asyncio.run(knock()) == server_sockets.BAD_FRAME


@pytest.mark.parametrize("size", [20_000, 200_000, 5_000_000])
def test_huge_frames_are_refused(served: Served, size: int) -> None:
    created = quiet_table(served)
    with served.socket(created["table"]["id"], created["seats"]["1"]) as socket:
        socket.receive("snapshot")
        with suppress(ConnectionClosed):
            socket.send(type="chat", key="12345678", text="x" * size)
        # What is still under way when the server hangs up is not read by anybody: 1006.
        assert socket.close_code() in (server_sockets.BAD_FRAME, 1009, 1006)
    assert served.get(f"/api/tables/{created['table']['id']}").json()["seq"] == 1


def test_a_page_of_another_site_gets_no_stream(served: Served) -> None:
    table = quiet_table(served)["table"]["id"]
    address = f"{served.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    async def knock() -> None:
        with pytest.raises(Exception, match="403"):
            async with connect(address, origin="https://elsewhere.example"):  # type: ignore[arg-type]
                pass

    asyncio.run(knock())
