"""Processes of our own beside the server: begun when they are wanted, ended when they hang, gone when it is."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import NamedTuple

# What no process can refuse.
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Worker(NamedTuple):
    """A process that does one thing at a time."""

    pool: Executor
    pid: int

    def kill(self) -> None:
        """End it in the middle of what it does: nobody knows whether it would ever come back."""
        os.kill(self.pid, KILL)
        self.pool.shutdown(wait=False)


async def hire(prepared: Callable[[], None] | None = None) -> Worker:
    """A new one, as soon as it is ready."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare, initargs=(prepared,))
    return Worker(pool, await asyncio.wrap_future(pool.submit(os.getpid)))


def prepare(prepared: Callable[[], None] | None) -> None:
    """In a new worker: Ctrl-C is the server's to hear, and a server that was killed leaves nobody behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    if prepared is not None:
        prepared()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
