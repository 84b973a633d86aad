"""Long work on the event loop, in short slices: whoever plays comes in between."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TypeVar

from mappamundi.server.bounds import ENTRIES_AT_ONCE

T = TypeVar("T")


async def in_slices(items: Iterable[T], each: int = ENTRIES_AT_ONCE) -> AsyncIterator[T]:
    """The same one by one; after so many of them others have their turn."""
    for number, item in enumerate(items, 1):
        yield item
        if number % each == 0:
            await asyncio.sleep(0)
