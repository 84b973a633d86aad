"""A real server in a thread, and a client for it."""

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import create_connection
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mappamundi.server.app import create_app
from mappamundi.server.pages import CLIENT
from mappamundi.server.run import Server, address_of, listening
from mappamundi.server.settings import settings

T = TypeVar("T")

GAME = "hotw2018"
# How long something may take on a busy machine, in seconds, before it counts as not happening.
PATIENCE = 60.0
BOT = {"kind": "bot", "bot": "random"}


class Served:
    """Requests to a server; for what no request tells there are the application itself, its connections (`house`) and
    the loop in which all of it runs."""

    def __init__(self, server: "InThread", url: str) -> None:
        self.app: Any = server.app
        self.house = server.house
        self.loop = server.loop
        self.url = url
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self.keys = 0

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06d}"

    def inside(self, job: Coroutine[Any, Any, T]) -> T:
        """What this gives when the server itself does it, in its loop."""
        return asyncio.run_coroutine_threadsafe(job, self.loop).result(PATIENCE)

    def get(self, path: str, token: str | None = None, **more: Any) -> httpx.Response:
        return self.http.get(path, headers=bearer(token), **more)

    def post(self, path: str, body: Any = None, token: str | None = None, **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers=bearer(token) | headers)

    def put(self, path: str, body: Any, token: str | None = None) -> httpx.Response:
        return self.http.put(path, json=body, headers=bearer(token))

    def table(self, *seats: dict[str, Any], **more: Any) -> dict[str, Any]:
        """A new table; three seats of mine if none are named."""
        chosen = list(seats) or [{"kind": "me", "name": name} for name in ("Ann", "Bo", "Cy")]
        answer = self.post("/api/tables", {"game": GAME, "seats": chosen} | more)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def snapshot(self, table: str, token: str) -> dict[str, Any]:
        found: dict[str, Any] = self.get(f"/api/tables/{table}/seat", token).json()
        return found

    def act(self, table: str, token: str, action: dict[str, Any], key: str | None = None) -> httpx.Response:
        return self.post(f"/api/tables/{table}/actions", {"action": action, "key": key or self.key()}, token)

    @contextmanager
    def hanging_up(self, path: str, body: Any, token: str) -> Iterator[None]:
        """A request whose sender does not wait for the answer, and is gone afterwards."""
        url, content = httpx.URL(self.url), json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: {url.netloc.decode()}\r\nAuthorization: Bearer {token}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        with create_connection((url.host, url.port or 80)) as connection:
            connection.sendall(head.encode() + content)
            yield

    @contextmanager
    def socket(self, table: str, token: str | None = None, **hello: Any) -> Iterator["Socket"]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        with connect(address, max_size=None) as connection:
            socket = Socket(connection)
            socket.send(type="hello", token=token, **hello)
            yield socket


class Socket:
    """A WebSocket that speaks JSON."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, kind: str = "", timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, or the next of that kind."""
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(timeout))
            if not kind or message["type"] == kind:
                return message

    def close_code(self) -> int | None:
        """Read on until the server closes the connection."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        return self.connection.close_code


def bearer(token: str | None) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


class InThread(Server):
    """A server that hears no signals: those are for the process, and threads have none."""

    loop: asyncio.AbstractEventLoop

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        self.loop = asyncio.get_running_loop()
        yield


@contextmanager
def serving(folder: Path, client: Path = CLIENT, **chosen: Any) -> Iterator[Served]:
    """A server with a database in that folder and its pages in the other; without limits unless some are chosen."""
    app = create_app(settings({"db": str(folder / "test.db"), "bots": 1, "rate": 0.0} | chosen, {}), client)
    started = threading.Event()
    server = InThread(app, started.set)
    with listening("127.0.0.1", 0) as door:

        async def run() -> None:
            async with app.router.lifespan_context(app):
                await server.serve(sockets=[door])

        thread = threading.Thread(target=lambda: asyncio.run(run()))
        thread.start()
        try:
            assert started.wait(PATIENCE), "the server did not start"
            served = Served(server, address_of(door))
            with served.http:
                yield served
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
    assert not thread.is_alive()


def finish(served: Served, table: str, tokens: dict[str, str], agree: bool = True) -> None:
    """End a game by agreement."""
    for token in tokens.values():
        served.post(f"/api/tables/{table}/vote", {"agree": agree, "key": served.key()}, token)
