"""Counting and timing what the server does. Nothing here says anything about any player or table."""

import time
from bisect import bisect_left
from collections import Counter

from starlette.types import ASGIApp, Message, Receive, Scope, Send

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, text: str) -> list[str]:
        written = [f"# HELP {name} {text}", f"# TYPE {name} histogram"]
        seen = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.buckets, strict=True):
            seen += count
            written.append(f'{name}_bucket{{le="{bound}"}} {seen}')
        return [*written, f"{name}_sum {self.total:.6f}", f"{name}_count {seen}"]


class Requests:
    """ASGI middleware: counts requests by route and status. Paths are told by their pattern, never as they came."""

    def __init__(self, app: ASGIApp, counts: Counter[tuple[str, str, int]], times: Histogram) -> None:
        self.app = app
        self.counts = counts
        self.times = times

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.times.observe(time.perf_counter() - started)
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            pattern = getattr(scope.get("route"), "path", "") or "other"
            method = scope["method"] if pattern != "other" else "other"
            self.counts[method, pattern, status] += 1
