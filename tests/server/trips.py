"""A PostgreSQL that is reached through a relay, which counts how often somebody asks it something and waits."""

import asyncio
import contextlib
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

SOCKET = ".s.PGSQL.5432"


class Relay:
    """`trips` counts requests that follow an answer, in all connections."""

    def __init__(self, url: str) -> None:
        self.trips = 0
        self.under_way: set[asyncio.Future[None]] = set()
        self._inside = Path(str(make_url(url).query["host"]))
        # Not a folder of pytest's: the names of sockets must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="mundi-trips-"))
        self.url = make_url(url).update_query_dict({"host": str(self.folder)}).render_as_string()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, requests = await asyncio.open_unix_connection(self._inside / SOCKET)
        answered = True

        async def ask() -> None:
            nonlocal answered
            while data := await reader.read(65536):
                self.trips += answered
                answered = False
                requests.write(data)

        async def answer() -> None:
            nonlocal answered
            while data := await answers.read(65536):
                answered = True
                writer.write(data)

        halves = [asyncio.ensure_future(ask()), asyncio.ensure_future(answer())]
        self.under_way.update(halves)
        await asyncio.wait(halves, return_when=asyncio.FIRST_COMPLETED)
        for stream in (requests, writer):
            stream.close()
            with contextlib.suppress(ConnectionError):
                await stream.wait_closed()


@asynccontextmanager
async def counting(url: str) -> AsyncIterator[Relay]:
    relay = Relay(url)
    server = await asyncio.start_unix_server(relay.serve, relay.folder / SOCKET)
    try:
        yield relay
    finally:
        server.close()
        await asyncio.gather(*relay.under_way, return_exceptions=True)
        shutil.rmtree(relay.folder)
