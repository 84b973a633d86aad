"""Connections that say nothing, too much, or too little at a time; and readers that do not read."""

import asyncio
import re
import socket as sockets
import struct
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
from tests.server.serving import PATIENCE, Served, serving
from tests.server.test_storms import HELLO, OPENING, eventually
from websockets.exceptions import InvalidStatus

from mappamundi.server import connections, limits, run
from mappamundi.server.bounds import BODY_WITHIN, HEAD_WITHIN, IDLE_WITHIN, MOST_PIPELINED, READ_WITHIN
from mappamundi.server.buckets import Buckets
from mappamundi.server.connections import FLOODED


@contextmanager
def raw(served: Served, data: bytes = b"", source: str = "127.0.0.1", buffer: int = 0) -> Iterator[sockets.socket]:
    """A connection by hand."""
    host, port = served.url.removeprefix("http://").split(":")
    with sockets.socket() as made:
        if buffer:
            made.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
        made.bind((source, 0))
        made.settimeout(PATIENCE)
        made.connect((host, int(port)))
        made.sendall(data)
        yield made


def rest(made: sockets.socket) -> bytes:
    """All that comes until the other side hangs up, however it does."""
    found = b""
    with suppress(ConnectionError):
        while part := made.recv(65536):
            found += part
    return found


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, rate=1000, burst=1000) as served:
        yield served


@pytest.mark.parametrize("way", ["one line", "many lines", "address"])
def test_the_head_of_a_request_has_an_end(served: Served, way: str) -> None:
    endless = {"one line": b"GET / HTTP/1.1\r\nX: ", "many lines": b"GET / HTTP/1.1\r\n", "address": b"GET /"}[way]
    part = b"X-Header: y\r\n" * 1000 if way == "many lines" else b"x" * 13_000
    with raw(served, endless) as made:
        with suppress(ConnectionError):
            for _ in range(100):
                made.sendall(part)
        answer = rest(made)
        assert answer[:12] in (b"HTTP/1.1 431", b"")
    assert served.get("/health").status_code == 200
    with raw(served, b"GET /health HTTP/1.1\r\nX: " + b"x" * 60_000 + b"\r\n\r\n") as made:
        assert rest(made)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 431", b"")


CHUNKED = (
    b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
)


@pytest.mark.parametrize(
    ("last", "line", "reason"),
    [
        (b"0\r\n", b"a:\r\n", "trailers"),
        (b"0\r\n", b"aaaa", "long_head"),
        (b"0\r\na: ", b"aaaa", "long_head"),
        (b"1;", b"a=a;", "long_head"),
    ],
    ids=["many lines", "one name", "one value", "extensions of a chunk"],
)
def test_what_follows_a_body_has_an_end(served: Served, last: bytes, line: bytes, reason: str) -> None:
    """40 MB of trailers, of which the server is to take no more than a few buffers before it hangs up."""
    cut_off, sent, part = served.house.ended[reason], 0, line * (16 * 1024 // len(line))
    with raw(served, CHUNKED + last) as made:
        one = connection_of(served, made)
        with suppress(ConnectionError):
            while sent < 40_000_000:
                sent += made.send(part)
        assert rest(made)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 431", b"")
    # What the systems of both sides hold in between is some megabytes at most; what the server kept of it, some lines.
    assert sent < 20_000_000
    assert served.house.ended[reason] == cut_off + 1
    assert len(one.headers) <= 3
    assert served.get("/health").status_code == 200


def test_a_body_may_come_in_many_chunks_after_a_long_head(served: Served) -> None:
    head = b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nX: %b\r\nConnection: close\r\n" % (b"x" * 30_000)
    kind = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    text = b'{"name": "nobody", "password": "%b"}' % (b"x" * 190)
    with raw(served, head) as made:
        made.sendall(kind)
        for at in range(len(text)):
            made.sendall(b"1\r\n%b\r\n" % text[at : at + 1])
        made.sendall(b"0\r\n\r\n")
        assert rest(made)[:12] == b"HTTP/1.1 401"


def look_later(served: Served, seconds: float) -> None:
    """Have the server look at its connections as it will in so many seconds, if nothing happens until then."""
    loop = served.loop
    looked = threading.Event()

    def look() -> None:
        served.house.look(loop.time() + seconds)
        # After those that were let go are closed.
        loop.call_soon(looked.set)

    loop.call_soon_threadsafe(look)
    assert looked.wait(PATIENCE)


def connection_of(served: Served, made: sockets.socket) -> Any:
    """The server's side of a connection."""
    port = made.getsockname()[1]

    def found() -> list[Any]:
        return [
            one
            for mine in list(served.house._by_address.values())
            for one in list(mine.values())
            if one.transport.get_extra_info("peername")[1] == port
        ]

    eventually(lambda: bool(found()))
    return found()[0]


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        (b"", IDLE_WITHIN),
        (b"\r\n\r\n", IDLE_WITHIN),
        (b"GET / HT", HEAD_WITHIN),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", HEAD_WITHIN),
        (b"POST /api/login HTTP/1.1\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{", BODY_WITHIN),
        (b"GET /health HTTP/1.1\r\nContent-Length: 9\r\n\r\n{", BODY_WITHIN),
        (OPENING["socket"].replace(b"Host", b"X: %b\r\nHost") % (b"x", b"x" * 9000, b"localhost"), HEAD_WITHIN),
    ],
    ids=["silent", "blank", "line", "header", "body", "body nobody wants", "socket"],
)
def test_whoever_does_not_come_to_the_point_is_let_go(served: Served, said: bytes, seconds: float) -> None:
    with raw(served, said) as made:
        one = connection_of(served, made)
        if seconds == BODY_WITHIN:
            eventually(lambda: one.headed)
        elif said.startswith(b"GET / "):
            eventually(lambda: one.begun is not None)
        elif seconds == HEAD_WITHIN:
            eventually(lambda: isinstance(connection_of(served, made), connections.Messages))
        look_later(served, seconds - 5)
        assert not one.transport.is_closing()
        look_later(served, seconds + 1)
        rest(made)


def test_a_request_under_way_is_nobodys_silence(served: Served) -> None:
    """Streams go on, though their readers say nothing any more."""
    created = served.table(grace=86400)
    table = created["table"]["id"]
    with raw(served, OPENING["events"] % (table.encode(), b"localhost")) as made, served.socket(table) as socket:
        socket.receive("snapshot")
        assert made.recv(12) == b"HTTP/1.1 200"
        look_later(served, 86400)
        body = {"text": "hello", "key": served.key()}
        assert served.post(f"/api/tables/{table}/chat", body, created["seats"]["0"]).status_code == 200
        told = b""
        while b"hello" not in told:
            part = made.recv(65536)
            assert part, "the stream was cut off"
            told += part
        assert socket.receive("frame")["told"]["text"] == "hello"


def test_idle_connections_give_way_and_only_a_crowd_in_use_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "CONNECTIONS_EACH", 6)
    with serving(tmp_path, rate=1000, burst=1000) as served, ExitStack() as stack:
        silent = [stack.enter_context(raw(served)) for _ in range(20)]
        assert served.get("/health").status_code == 200
        assert len(served.house) <= 6
        assert rest(silent[0]) == b"", "the oldest went first"
        # Another address has its own.
        with raw(served, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", source="127.0.0.2") as other:
            assert other.recv(12) == b"HTTP/1.1 200"
        table = served.table(grace=86400)["table"]["id"]
        served.http.close()
        for _ in range(6):
            stream = stack.enter_context(raw(served, OPENING["events"] % (table.encode(), b"localhost")))
            assert stream.recv(12) == b"HTTP/1.1 200"
        with raw(served, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n") as late:
            assert rest(late)[:12] in (b"HTTP/1.1 503", b"")
        with raw(
            served, b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", source="127.0.0.2"
        ) as other:
            told = rest(other)
        assert told.startswith(b"HTTP/1.1 200")
        assert re.search(rb'mundi_ended_connections_total{why="crowded"} [1-9]', told)
        assert re.search(rb'mundi_ended_connections_total{why="gave_way"} [1-9]', told)


def test_the_streams_of_an_address_are_counted(limited: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the address that a proxy tells, too: there connections say nothing about it."""
    monkeypatch.setattr(limits, "STREAMS_EACH", 2)
    table = limited.table(grace=86400)["table"]["id"]
    with limited.socket(table) as one, limited.socket(table) as two:
        one.receive("snapshot")
        two.receive("snapshot")
        with pytest.raises(InvalidStatus, match="429"), limited.socket(table):
            pass
        assert limited.get(f"/api/tables/{table}/events").status_code == 429
    eventually(lambda: not limited.app.state.limits._streams)
    with limited.socket(table) as one:
        one.receive("snapshot")


FRAMES = {
    "messages": b'\x81\x8f\0\0\0\0{"type":"ping"}',
    "pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "parts": b"\x00\x80\0\0\0\0",
}


@pytest.mark.parametrize("kind", FRAMES)
def test_a_connection_that_floods_is_cut_off(limited: Served, kind: str) -> None:
    """Spectators too: their messages were counted nowhere."""
    table = limited.table(grace=86400)["table"]["id"]
    with raw(limited, OPENING["socket"] % (table.encode(), b"localhost")) as made:
        assert made.recv(12) == b"HTTP/1.1 101"
        first = b"\x01\x80\0\0\0\0" if kind == "parts" else b""
        made.sendall(HELLO + first + FRAMES[kind] * 1000)
        assert struct.pack("!BBH", 0x88, 2 + len(b"too many messages"), FLOODED) in rest(made)
    assert 'mundi_ended_connections_total{why="flooding"}' in limited.get("/metrics").text


def test_whoever_comes_back_at_once_is_refused_before_it_costs_anything(
    limited: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(limited.house, "sockets", Buckets(0.01, 2))
    table = limited.table(grace=86400)["table"]["id"]
    opening = OPENING["socket"] % (table.encode(), b"localhost")
    for status in (b"101", b"101", b"429"):
        with raw(limited, opening) as made:
            assert made.recv(12) == b"HTTP/1.1 " + status
    # Nor is a refusal of ours an error of anybody's, or a flood before the first word.
    monkeypatch.setattr(limited.house, "sockets", Buckets(100, 100))
    monkeypatch.setattr(limits, "STREAMS_EACH", 0)
    with raw(limited, opening) as made:
        assert b"429" in rest(made)
    with raw(limited, opening + FRAMES["pings"] * 1000) as made:
        rest(made)
    assert not caplog.records


def test_reading_stops_only_where_a_second_message_waits() -> None:
    messages = object.__new__(connections.Messages)
    transport = Mock()
    state = {"transport": transport, "queue": asyncio.Queue(), "read_paused": False, "close_sent": False}
    vars(messages).update(state, house=Mock(unlimited=True), curr_msg_data_type="bytes")

    def come(text: bytes) -> None:
        messages.frames = [text]
        messages.send_receive_event_to_app()

    come(b"first")
    transport.pause_reading.assert_not_called()
    come(b"second")
    come(b"third")
    transport.pause_reading.assert_called_once()
    taken = [asyncio.run(messages.receive())["bytes"] for _ in range(2)]
    transport.resume_reading.assert_not_called()
    taken.append(asyncio.run(messages.receive())["bytes"])
    transport.resume_reading.assert_called_once()
    assert taken == [b"first", b"second", b"third"]


def test_a_hurried_player_is_not_taken_for_a_flood(limited: Served) -> None:
    created = limited.table(grace=86400)
    with limited.socket(created["table"]["id"], created["seats"]["0"]) as socket:
        socket.receive("snapshot")
        for number in range(100):
            socket.send(type="watched", key=f"watched-{number}")
        answers = [socket.receive()["type"] for _ in range(100)]
        assert set(answers) <= {"ack", "refused"}
        socket.send(type="ping")
        assert socket.receive("beat")


@pytest.mark.parametrize("way", ["socket", "events"])
def test_whoever_reads_nothing_is_hung_up_on(served: Served, way: str) -> None:
    """Let go of, and the connection as well: nobody waits until the rest is taken."""
    table = served.table(grace=86400)["table"]["id"]
    live = served.app.state.hub.live[table]
    with raw(served, OPENING[way] % (table.encode(), b"localhost"), buffer=4096) as asleep:
        if way == "socket":
            asleep.recv(4096)
            asleep.sendall(HELLO)
        eventually(lambda: len(live.readers) == 1)
        (sleeper,) = live.readers
        for number in range(100):
            served.loop.call_soon_threadsafe(sleeper.send, number, b"x" * 100_000)
        transport = connection_of(served, asleep).transport
        eventually(lambda: transport.get_write_buffer_size() > 0)
        look_later(served, 0)
        look_later(served, READ_WITHIN - 5)
        assert not transport.is_closing()
        look_later(served, READ_WITHIN + 5)
        assert transport.is_closing()
        eventually(lambda: not live.readers and transport.get_write_buffer_size() == 0)


class Pipe:
    """What a connection knows of how much waits in it."""

    waiting = 0

    def get_write_buffer_size(self) -> int:
        return self.waiting


def test_whoever_reads_slowly_gets_all_of_it() -> None:
    one, pipe = connections.Connection(), Pipe()
    one.transport = cast(Any, pipe)

    def cut_off(sizes: Iterable[int]) -> bool:
        one.waiting = 0
        return any(one.unread(float(second)) for second, pipe.waiting in enumerate(sizes))

    assert cut_off([50_000] * 30)
    assert cut_off(range(50_000, 49_000, -10)), "some bytes now and then"
    assert cut_off(range(1000, 50_000, 100)), "more and more"
    assert not cut_off(range(500_000, 0, -1000)), "a kilobyte a second"
    assert not cut_off([50_000] * 15 + [0] + [50_000] * 15)
    assert not cut_off([10_000] * 5 + list(range(90_000, 0, -300)))
    one.waiting = 50_000
    one.resume_writing()
    pipe.waiting = 60_000
    assert not one.unread(1e6), "most of it was taken, and there was more to send"


def test_a_text_that_is_none_is_not_worth_a_traceback(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    created = served.table(grace=86400)
    with served.socket(created["table"]["id"]) as socket:
        socket.receive("snapshot")
        socket.connection.send(b"\xff\xfe", text=True)
        assert socket.close_code() == 4000
    with raw(served, b"nonsense\r\n\r\n") as made:
        assert rest(made)[:12] == b"HTTP/1.1 400"
    assert not caplog.records


def test_requests_are_not_piled_up(served: Served) -> None:
    with raw(served, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3) as made:
        told = b""
        while told.count(b"HTTP/1.1 200") < 3:
            told += made.recv(65536)
    with raw(served, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000) as made:
        assert rest(made).count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1


def test_files_come_later_but_they_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FILES_AT_ONCE", 2)
    monkeypatch.setattr(limits, "FILES_A_SECOND", 20.0)
    with serving(tmp_path, rate=1000, burst=1000) as served:
        begun = time.monotonic()
        assert [served.get("/").status_code for _ in range(12)] == [200] * 12
        assert time.monotonic() - begun >= 0.4
