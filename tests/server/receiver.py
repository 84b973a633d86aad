"""Somebody who receives webhooks: a real server on this machine that keeps what it gets and answers as it is told."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

SECRET = "T0-very-secret"  # noqa: S105 - nobody's


class Receiver:
    def __init__(self) -> None:
        self.url = ""
        self.heads: list[str] = []
        self.bodies: list[dict[str, Any]] = []
        # What the next are answered with; 204 when there is no more.
        self.answers: list[str] = []
        self.is_dead = False

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
        body = json.loads(await reader.readexactly(int(fields["content-length"])))
        self.heads.append(head)
        self.bodies.append(body)
        if self.is_dead:
            await asyncio.sleep(600)
        status = self.answers.pop(0) if self.answers else "204 No Content"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    taken: set[asyncio.Task[None]] = set()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        taken.add(task)
        try:
            await receiver.take(reader, writer)
        finally:
            writer.close()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hooks/{SECRET}?key={SECRET}"
    try:
        yield receiver
    finally:
        server.close()
        for task in taken:
            task.cancel()
        await asyncio.gather(*taken, return_exceptions=True)
        # What is closed is gone only after the loop has come round.
        await asyncio.sleep(0)
