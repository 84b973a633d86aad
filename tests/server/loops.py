"""Watching an event loop: what its thread does, and for how long without a break."""

import asyncio
import gc
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch


class Watched:
    """What was seen: the longest slice, in seconds of the thread's own processor time, so that a busy machine makes no
    difference; and what was done there that must not be."""

    def __init__(self, thread: int) -> None:
        self.thread = thread
        self.longest = (0.0, "")
        self.strayed: list[str] = []

    def here(self) -> bool:
        return threading.get_ident() == self.thread

    def timed(self, run: Callable[[asyncio.Handle], None]) -> Callable[[asyncio.Handle], None]:
        def timed(handle: asyncio.Handle) -> None:
            if not self.here():
                return run(handle)
            began = time.thread_time()
            run(handle)
            self.longest = max(self.longest, (time.thread_time() - began, repr(handle)))
            return None

        return timed

    def kept_out(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any, **named: Any) -> Any:
            if self.here():
                self.strayed.append(name)
            return work(*given, **named)

        return noted


@contextmanager
def watching(loop: asyncio.AbstractEventLoop, keep_out: Sequence[tuple[Any, str]]) -> Iterator[Watched]:
    """While the loop is watched, none of these (owner, name) may be called in its thread."""
    thread: int = asyncio.run_coroutine_threadsafe(this_thread(), loop).result(60)
    watched = Watched(thread)
    with ExitStack() as stack:
        stack.enter_context(patch.object(asyncio.Handle, "_run", watched.timed(asyncio.Handle._run)))
        for owner, name in keep_out:
            stack.enter_context(patch.object(owner, name, watched.kept_out(name, getattr(owner, name))))
        # A search for garbage goes through all that the other tests have left, and is nobody's fault.
        gc.disable()
        stack.callback(gc.enable)
        yield watched


async def this_thread() -> int:
    return threading.get_ident()
