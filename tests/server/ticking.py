"""An event loop whose time passes only when everybody waits, and then at once: what takes seconds is tested exactly."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any

# A wait that is lost in rounding would last for ever.
RESOLUTION = 1e-9


class _Patient(selectors.DefaultSelector):
    """Nothing comes from outside: instead of waiting it moves the clock on."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self.passed += max(timeout, RESOLUTION)
        return super().select(0)


class TickingLoop(asyncio.SelectorEventLoop):
    """For code that neither reads nor writes."""

    def __init__(self) -> None:
        self._patient = _Patient()
        super().__init__(self._patient)

    def time(self) -> float:
        return self._patient.passed


def ticking(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=TickingLoop) as runner:
        runner.run(work)
