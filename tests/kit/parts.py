"""Long work of the kit in several processes, a part at a time."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


def in_parts(work: Callable[..., T], parts: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[T]:
    """What the work makes of each part, as they are finished; never more in the queue than the processes need."""
    if jobs == 1:
        for part in parts:
            yield work(*part)
        return
    waiting = iter(parts)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        running = {pool.submit(work, *part) for part in islice(waiting, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            running |= {pool.submit(work, *part) for part in islice(waiting, len(done))}
