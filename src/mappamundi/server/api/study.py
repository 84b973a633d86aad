"""What takes a core for a moment: done on the side, and packed before it is sent."""

import asyncio
import gzip
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

T = TypeVar("T")

# One at a time leaves the other cores to the tables.
_study = ThreadPoolExecutor(1, thread_name_prefix="replays")


async def study(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_study, work)


def packed(value: Any) -> bytes:
    """As JSON, packed."""
    return gzip.compress(msgspec.json.encode(value), 6, mtime=0)


def answer_packed(request: Request, body: bytes, cache: str) -> Response:
    """Packed JSON, as it is where the client can unpack it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="application/json", headers=headers)
