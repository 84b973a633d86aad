"""A typed line at a terminal where a clock runs beside it: the clock goes on in the prompt, and ends the question."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.cells import cell_len

# Seconds between two looks at the clock.
LOOK: Final = 0.5


class TimeUp(Exception):
    """The time ran out while somebody was asked."""


@contextmanager
def ticking(look: Callable[[], None]) -> Iterator[None]:
    """Look at the clock again and again while a line is typed, where the system can wake us up."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def wake(number: int, frame: Any) -> None:
        del number, frame
        look()

    before = signal.signal(signal.SIGALRM, wake)
    signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def typed_so_far() -> str:
    """What stands behind the prompt already, where the platform can tell."""
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


def rewrite(prompt: str, width: int) -> None:
    """Write the prompt anew where it stands, and leave what was typed behind it; not once that has wrapped."""
    if cell_len(prompt + typed_so_far()) < width:
        sys.stdout.write(f"\x1b7\r{prompt}\x1b8")
        sys.stdout.flush()
