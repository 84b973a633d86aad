"""Running the application: a door that is taken first, a server that stops when it is told to."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, cast

import uvicorn
from starlette.applications import Starlette

from mappamundi.kernel import BadInput
from mappamundi.server.bounds import (
    CONNECTIONS_EACH,
    IDLE_WITHIN,
    LARGEST_FRAME,
    MOST_CONNECTIONS,
    OTHER_FILES,
    SEND_BUFFER,
)
from mappamundi.server.connections import Connections, Messages, Requests
from mappamundi.server.security import is_proxy, networks_of
from mappamundi.server.settings import Settings

# How long open requests may take to finish when the server is told to stop.
LAST_SECONDS = 5
# Ticks of a tenth of a second from one search through all memory to the next: an hour.
SEARCH_EVERY = 36_000


def listening(host: str, port: int) -> socket.socket:
    """A socket on that port, taken before anything else is begun."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise BadInput(f"there is no address {host!r} on this machine") from None
    family, _, _, _, place = found[0]
    try:
        door = socket.create_server(place[:2], family=family, backlog=2048)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadInput(f"cannot listen on port {port} of {host} ({reason}); choose another with --port") from None
    # Connections inherit it. Asyncio does the same only for sockets that name their protocol, which this one does not;
    # without it, what is sent in two parts waits 40 ms for an answer to the first.
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    return door


def address_of(door: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = door.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104 - told apart, not bound to
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def configuration(app: Starlette, house: Connections) -> uvicorn.Config:
    """How uvicorn serves it. Nothing is logged of a request, and no header is believed that the proxies in the
    settings did not write."""
    return uvicorn.Config(
        app,
        lifespan="off",
        http=cast(Any, partial(Requests, house)),
        ws=cast(Any, partial(Messages, house)),
        # A little more than is taken, so that what is too large is told so before it is cut off.
        ws_max_size=2 * LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # Packing would cost each connection some hundred kilobytes of memory.
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        # Its warnings are about what strangers send: one for each, as often as they like.
        log_level="error",
        timeout_keep_alive=IDLE_WITHIN,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


class Server(uvicorn.Server):
    """Stops on a signal and leaves it at that; streams are let go at once, because their readers resume."""

    def __init__(self, app: Starlette, ready: Callable[[], None]) -> None:
        settings: Settings = app.state.settings
        networks = networks_of(settings.proxy_from)
        # A proxy is one address for everybody.
        everybody = partial(is_proxy, networks=networks) if settings.proxies else lambda _: False
        unlimited = settings.rate <= 0
        self.house = Connections(room(), CONNECTIONS_EACH, everybody, app.state.ended, unlimited=unlimited)
        super().__init__(configuration(app, self.house))
        self.app = app
        self.ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % SEARCH_EVERY == SEARCH_EVERY - 1:
            search()
        if counter % 10 == 0:
            self.house.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.hub.let_go()
        await super().shutdown(sockets)


def room() -> int:
    """How many connections the system lets this process have, once it is asked for all it gives."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return CONNECTIONS_EACH
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_CONNECTIONS if soft == resource.RLIM_INFINITY else max(64, min(MOST_CONNECTIONS, soft - OTHER_FILES))


def tune() -> None:
    """Make the interpreter fit for serving.

    The thread that commits needs the interpreter's lock for short moments; with the usual 5 ms it would wait for the
    event loop several times in each commit. And reference counts free nearly everything, so that the search for garbage
    looks at what is new, once: going through what stays, again and again, kept everybody waiting for up to a tenth of a
    second.
    """
    sys.setswitchinterval(0.0005)
    gc.set_threshold(5_000, 10, 10)
    gc.callbacks.append(keep)
    gc.collect()


def keep(phase: str, _info: dict[str, int]) -> None:
    """What a search for garbage has found in use is not searched again."""
    if phase == "stop":
        gc.freeze()


def search() -> None:
    """Look through everything, which takes some tenths of a second."""
    gc.unfreeze()
    gc.collect()


async def serve(app: Starlette, door: socket.socket, ready: Callable[[], None]) -> None:
    """Run until stopped. The database is opened first, so that what is wrong with it is said in one sentence."""
    tune()
    async with app.router.lifespan_context(app):
        await Server(app, ready).serve(sockets=[door])
