"""Lay siege to a server: a thousand connections from four addresses that say nothing, crawl, take without end, flood or
have the longest records looked at, while an honest player plays. Prints what the player's moves took, and what the
server needed.

    python tools/siege.py                    # every kind, 1000 connections each, 15 seconds
    python tools/siege.py --kind flood --connections 200 --seconds 30

Linux only: the addresses are those of this machine. The goal is a p99 under 100 ms on two cores.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5")
GOAL_MS = 100
# So often the honest player moves.
EVERY = 0.08
SOCKET = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HELLO = b'\x81\x90\0\0\0\0{"type":"hello"}'
PING = b'\x81\x8f\0\0\0\0{"type":"ping"}'
EMPTY_PING = b"\x89\x80\0\0\0\0"

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


# --- those outside -----------------------------------------------------------------------------------------------


async def silent(pair: Pair, table: str, number: int) -> None:
    """Says nothing."""
    await pair[0].read()


async def slow(pair: Pair, table: str, number: int) -> None:
    """A byte each second: of a head, or of a body."""
    reader, writer = pair
    if number % 2:
        writer.write(b"POST /api/login HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n")
    while not reader.at_eof():
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(1)


async def greedy(pair: Pair, table: str, number: int) -> None:
    """Asks and does not read, or sends a head that never ends."""
    _, writer = pair
    kind = number % 4
    if kind == 0:
        writer.write(SOCKET.format(table).encode() + HELLO)
    elif kind == 1:
        writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    elif kind == 2:
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8)
    else:
        while True:
            writer.write(b"X-Header: " + b"x" * 50_000)
            await writer.drain()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    await asyncio.sleep(3600)


async def flood(pair: Pair, table: str, number: int) -> None:
    """As much as goes: messages, pings, requests, files."""
    reader, writer = pair
    kind = number % 4
    data = (
        PING,
        EMPTY_PING,
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    )[kind]
    if kind < 2:
        writer.write(SOCKET.format(table).encode() + HELLO)
    while True:
        writer.write(data * (1000 if kind < 2 else 4))
        await writer.drain()
        if not await reader.read(65536):
            return


async def studious(pair: Pair, table: str, number: int) -> None:
    """Has the longest record that is kept looked at, at its beginning and at its end, as fast as it is answered."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server.hostile import endless  # noqa: PLC0415 - of the repository, which the others do not need

    from mappamundi.server.bounds import LONGEST_RECORD  # noqa: PLC0415

    record = await posted(pair, "/api/records", endless(LONGEST_RECORD), "application/x-ndjson")
    for step in cycle((1, LONGEST_RECORD)):
        if "id" not in record:
            return
        question = {"record": record["id"], "step": step, "action": {"do": "take", "area": 0, "slot": 0}}
        await posted(pair, "/api/replays/counsel", json.dumps(question).encode())


async def posted(pair: Pair, path: str, body: bytes, media: str = "application/json") -> dict[str, Any]:
    """What is answered."""
    reader, writer = pair
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: {media}\r\nContent-Length: {len(body)}\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await reader.readuntil(b"\r\n\r\n")
    size = re.search(rb"content-length: (\d+)", answer, re.IGNORECASE)
    told: dict[str, Any] = json.loads(await reader.readexactly(int(size[1]) if size else 0) or "{}")
    return told


KINDS: dict[str, Callable[[Pair, str, int], Awaitable[None]]] = {
    "silent": silent,
    "slow": slow,
    "greedy": greedy,
    "flood": flood,
    "studious": studious,
}


async def besiege(kind: str, port: int, table: str, connections: int) -> None:
    """All of them, for ever; whoever is thrown out comes back after a second."""

    async def one(number: int) -> None:
        name = kind if kind in KINDS else list(KINDS)[number % len(KINDS)]
        source = ADDRESSES[number % len(ADDRESSES)]
        while True:
            writer = None
            with suppress(OSError, EOFError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
                await KINDS[name]((reader, writer), table, number // len(KINDS))
            if writer is not None:
                writer.transport.abort()  # type: ignore[attr-defined]
            await asyncio.sleep(1)

    await asyncio.gather(*(one(number) for number in range(connections)))


def army(kind: str, port: int, table: str, connections: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 2 * connections + 100)), hard))
    os.nice(5)
    asyncio.run(besiege(kind, port, table, connections))


# --- the honest player -------------------------------------------------------------------------------------------


async def play(port: int, seconds: float) -> list[float]:
    """How long each move took until it was acknowledged, in milliseconds."""
    table, tokens = new_table(port)
    rng, times, number = Random(1), list[float](), 0
    sockets = {seat: await sit(port, table, token) for seat, token in tokens.items()}
    legal: dict[int, list[Any]] = {}
    try:
        for seat, socket in sockets.items():
            legal[seat] = json.loads(await socket.recv())["legal"]
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            seat = rng.choice([seat for seat, found in legal.items() if found])
            number += 1
            begun = time.perf_counter()
            await sockets[seat].send(
                json.dumps({"type": "act", "key": f"siege-{number:05d}", "action": rng.choice(legal[seat])})
            )
            seq = 0
            while not seq:
                told = json.loads(await sockets[seat].recv())
                assert told["type"] != "refused", told
                legal[seat] = told.get("legal", legal[seat])
                seq = told["seq"] if told["type"] == "ack" else 0
            times.append((time.perf_counter() - begun) * 1000)
            for other in tokens.keys() - {seat}:
                told = {}
                while told.get("seq", 0) < seq:
                    told = json.loads(await sockets[other].recv())
                    legal[other] = told.get("legal", legal[other])
            if not any(legal.values()):
                break
            await asyncio.sleep(EVERY)
    finally:
        for socket in sockets.values():
            await socket.close()
    return times


async def sit(port: int, table: str, token: str) -> ClientConnection:
    socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", max_size=None, open_timeout=60)
    await socket.send(json.dumps({"type": "hello", "token": token}))
    return socket


def new_table(port: int) -> tuple[str, dict[int, str]]:
    body = {"game": "hotw2018", "seats": [{"kind": "me", "name": name} for name in ("Ann", "Bo", "Cy")]}
    request = Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urlopen(request, timeout=60) as answer:  # noqa: S310
        created = json.load(answer)
    return created["table"]["id"], {int(seat): token for seat, token in created["seats"].items()}


# --- the server --------------------------------------------------------------------------------------------------


@contextmanager
def server() -> Iterator[tuple[int, int]]:
    """A server of its own: its port and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mappamundi", "serve", "--port", "0", "--db", str(Path(folder) / "siege.db")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own program
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+) ", process.stdout.readline())
            assert found, "the server did not start"
            yield int(found[1]), process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def needs(process: int) -> str:
    folder = Path("/proc") / str(process)
    memory = next(line for line in (folder / "status").read_text().splitlines() if line.startswith("VmHWM"))
    return f"{int(memory.split()[1]) // 1024} MiB at most, {len(list((folder / 'fd').iterdir()))} files"


def told(name: str, times: list[float], more: str) -> bool:
    ordered = sorted(times)
    p50, p99 = (ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
    print(f"{name:8} {len(times):5} moves  p50 {p50:6.1f} ms  p99 {p99:6.1f} ms  {more}", flush=True)  # noqa: T201
    return p99 < GOAL_MS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=[*KINDS, "mixed"], action="append")
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=15)
    chosen = parser.parse_args()
    good = True
    for kind in ["peace", *(chosen.kind or [*KINDS, "mixed"])]:
        with server() as (port, process):
            besieger = None
            if kind != "peace":
                target, _ = new_table(port)
                arguments = (kind, port, target, chosen.connections)
                besieger = multiprocessing.get_context("spawn").Process(target=army, args=arguments, daemon=True)
                besieger.start()
                time.sleep(3)
            try:
                good = told(kind, asyncio.run(play(port, chosen.seconds)), needs(process)) and good
            finally:
                if besieger:
                    besieger.terminate()
                    besieger.join()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
