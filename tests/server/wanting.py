"""Tables whose players want notices, and a receiver that hears them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.server.core import Core, running, until
from tests.server.receiver import Receiver, receiving

from mappamundi.server.live import Live
from mappamundi.server.wire import QuietHours

SITE = "https://games.example"
Check = Callable[[Core, Receiver], Coroutine[Any, Any, None]]


def with_receiver(url: str, check: Check) -> None:
    async def run() -> None:
        async with receiving() as receiver, running(url, webhooks="any") as core:
            await check(core, receiver)

    asyncio.run(run())


async def want(live: Live, seat: int, url: str, quiet: QuietHours | None = None) -> None:
    kept = {"webhook": url, "quiet": quiet and {"start": quiet.start, "end": quiet.end, "zone": quiet.zone}}
    await live.ask(lambda: live.notices.keep(seat, notices=kept | {"language": "it", "site": SITE}))


async def settled(core: Core) -> None:
    """Whatever was to be sent has been sent."""
    await asyncio.sleep(0.05)
    await until(lambda: not core.hub.post._waiting)
    assert not core.hub.counters["background_failures"]
