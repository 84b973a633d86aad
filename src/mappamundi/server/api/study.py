"""What takes more than a position to answer: asked of the studies, for as long as somebody waits for it."""

import asyncio
import gzip
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from mappamundi.server.api.routes import Call
from mappamundi.server.desk import Work
from mappamundi.server.studies import Fetch


async def study(call: Call, work: Work, name: str, fetch: Fetch, *given: Any) -> bytes:
    """What comes of it. Whoever hangs up is not studied for."""
    asking = asyncio.ensure_future(call.hub.studies.ask(call.address, work, name, fetch, *given))
    gone = asyncio.ensure_future(hung_up(call.request))
    try:
        await asyncio.wait((asking, gone), return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise ClientDisconnect
        return asking.result()
    finally:
        asking.cancel()
        gone.cancel()


async def hung_up(request: Request) -> None:
    """Until whoever asked is gone. Nothing else comes: what was sent has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def answer_packed(request: Request, body: bytes, cache: str) -> Response:
    """Packed JSON, as it is where the client can unpack it."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, media_type="application/json", headers=headers)
