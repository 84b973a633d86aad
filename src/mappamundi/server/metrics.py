"""Numbers about the running server, as Prometheus reads them. They say nothing about any player or table."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mappamundi import __version__

if TYPE_CHECKING:
    from mappamundi.server.hub import Hub

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

Sample = tuple[Mapping[str, str], float]


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


def exposition(
    hub: "Hub", requests: Mapping[tuple[str, str, int], int], request_times: Histogram, stored: Mapping[str, int]
) -> str:
    """Everything as text."""
    live = list(hub.live.values())
    counters = hub.counters
    entries = [
        ({"kind": name.removeprefix("entries_")}, counters[name])
        for name in sorted(counters)
        if name.startswith("entries_")
    ]
    phases = [({"phase": name[6:]}, number) for name, number in sorted(stored.items()) if name.startswith("phase.")]
    rows = [({"kind": name}, number) for name, number in sorted(stored.items()) if "." not in name]
    failures = [
        ({"what": name.removesuffix("_failures")}, counters[name])
        for name in ("background_failures", "drive_failures", "sweep_failures")
    ]
    notices = [({"result": result}, counters[f"notices_{result}"]) for result in ("sent", "lost")]
    routes = [
        ({"method": method, "route": route, "status": str(status)}, number)
        for (method, route, status), number in sorted(requests.items())
    ]
    lines = [
        *_family("mundi_info", "gauge", "The running version.", [({"version": __version__}, 1)]),
        *_family("mundi_live_tables", "gauge", "Tables in memory.", [({}, len(live))]),
        *_family(
            "mundi_owned_tables",
            "gauge",
            "Tables in memory that this process drives.",
            [({}, sum(x.owned for x in live))],
        ),
        *_family(
            "mundi_readers", "gauge", "Streams to players and spectators.", [({}, sum(len(x.readers) for x in live))]
        ),
        *_family("mundi_connections", "gauge", "WebSocket connections.", [({}, counters["connections"])]),
        *_family("mundi_bots_thinking", "gauge", "Bots that are choosing now.", [({}, sum(x.thinking for x in live))]),
        *_family("mundi_entries_total", "counter", "Entries committed by this process.", entries),
        *_family("mundi_commits_total", "counter", "Commits; one may hold many entries.", [({}, hub.store.commits)]),
        *hub.commit_times.lines("mundi_commit_seconds", "From the engine's consent to durable on disk."),
        *_family("mundi_failures_total", "counter", "What went wrong on the side.", failures),
        *_family("mundi_notices_total", "counter", "Notices sent to webhooks, or lost in the end.", notices),
        *_family("mundi_tables", "gauge", "Tables in the database.", phases),
        *_family("mundi_rows", "gauge", "Rows in the database.", rows),
        *_family("mundi_requests_total", "counter", "Requests answered.", routes),
        *request_times.lines("mundi_request_seconds", "From a request to the head of its answer."),
    ]
    return "\n".join(lines) + "\n"


def _family(name: str, kind: str, text: str, samples: Iterable[Sample]) -> list[str]:
    written = [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]
    for labels, value in samples:
        inner = ",".join(f'{label}="{_escaped(words)}"' for label, words in labels.items())
        written.append(f"{name}{{{inner}}} {value}" if inner else f"{name} {value}")
    return written


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
