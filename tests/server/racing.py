"""Tables at which the toy race is run."""

from typing import Any

from tests.server.core import ME, Core

from mappamundi.server.live import Live
from mappamundi.server.wire import Race

AT_ONCE = Race(window=0, cooldown=0)
READY = {"do": "ready"}


def grab(thing: int) -> dict[str, Any]:
    return {"do": "grab", "thing": thing}


async def begun(core: Core, *seats: Any, **more: Any) -> Live:
    """A table where the race has begun."""
    live = await core.table(*(seats or (ME, ME, ME)), game="grab", **({"race": AT_ONCE} | more))
    for seat, info in enumerate(live.table.seats):
        if info.state == "human":
            await core.act(live, seat, READY)
    return live


async def closing(core: Core, *seats: Any, **more: Any) -> Live:
    """A table where the ten seconds run."""
    live = await begun(core, *seats, **more)
    for thing in range(4):
        await core.act(live, 0, grab(thing))
    return live
