"""Limits: token buckets for each address and each seat, of requests, of bytes and of what answers cost."""

import asyncio
import ipaddress
import math
import re
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Literal

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from mappamundi.server.bounds import (
    ANSWERS_A_ROUND,
    COST_A_SECOND,
    COST_AT_ONCE,
    FILES_A_SECOND,
    FILES_AT_ONCE,
    REFUSALS_A_SECOND,
    REFUSED_AFTER,
    STREAMS_EACH,
    TABLES_A_DAY,
    UPLOADS_A_DAY,
)
from mappamundi.server.buckets import Buckets
from mappamundi.server.problems import Refusal, answer_problem
from mappamundi.server.tokens import digest

# Static files are many and cheap, and a page that gets half of them is broken: they come later, but they come.
COUNTED = re.compile(r"^/(api/|health$|metrics$)")
STREAM = re.compile(r"^/api/tables/[^/]+/(socket|events)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """Requests that are dearer than others: so many per second, so many at once, from each address or token."""

    method: str
    pattern: re.Pattern[str]
    per: Literal["address", "token"]
    rate: float
    burst: int


# What makes a table.
SET_UP = re.compile(r"^/api/(tables(/[^/]+/rematch)?|lessons/[^/]+|replays/what-if)$")
STRICT = (
    # Hashing a password is slow on purpose, and nobody signs in often.
    Rule("POST", re.compile(r"^/api/(accounts|login)$"), "address", 0.2, 10),
    Rule("POST", SET_UP, "address", 1.0, 30),
    Rule("POST", SET_UP, "address", TABLES_A_DAY / 86400, TABLES_A_DAY),
    Rule("POST", re.compile(r"^/api/records$"), "address", 0.2, 10),
    # Each sends something to an address of somebody's choice, or looks whether it could.
    Rule("POST", re.compile(r"^/api/(me|tables/[^/]+)/notices/test$"), "address", 0.1, 5),
    Rule("PUT", re.compile(r"^/api/(me|tables/[^/]+)/notices$"), "address", 1.0, 60),
)
CHAT = Rule("POST", re.compile(r"^/api/tables/[^/]+/chat$"), "token", 0.5, 8)
# A seat's commands, by HTTP or WebSocket.
SEAT_RATE, SEAT_BURST = 20.0, 60


class Limits:
    """All buckets of a server. A rate of 0 lifts every limit."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.unlimited = rate <= 0
        self._addresses = Buckets(rate, burst)
        self._seats = Buckets(SEAT_RATE, SEAT_BURST)
        self._chat = Buckets(CHAT.rate, CHAT.burst)
        self._files = Buckets(FILES_A_SECOND, FILES_AT_ONCE)
        self._refusals = Buckets(REFUSALS_A_SECOND, REFUSALS_A_SECOND)
        self._streams: Counter[str] = Counter()
        self._uploads = Buckets(UPLOADS_A_DAY / 86400, UPLOADS_A_DAY)
        self._costs = Buckets(COST_A_SECOND, COST_AT_ONCE)
        self._strict = [(rule, Buckets(rule.rate, rule.burst)) for rule in STRICT]

    def request(self, method: str, path: str, address: str, token: str | None) -> float:
        """Count a request: 0, or how many seconds to wait before the next."""
        if self.unlimited or not COUNTED.match(path):
            return 0.0
        now = self.now()
        wait = self._addresses.take(address, now)
        for rule, buckets in self._strict:
            if not wait and rule.method == method and rule.pattern.match(path):
                wait = buckets.take(address, now)
        if not wait and token is not None:
            key = digest(token)
            wait = self._seats.take(key, now)
            if not wait and method == CHAT.method and CHAT.pattern.match(path):
                wait = self._chat.take(key, now)
        return wait

    def command(self, key: str, *, chat: bool) -> float:
        """Count a command that came over a WebSocket; `key` is the hash of the seat's token."""
        if self.unlimited:
            return 0.0
        now = self.now()
        return self._seats.take(key, now) or (self._chat.take(key, now) if chat else 0.0)

    def refusal(self, wait: float, address: str) -> float:
        """In how many seconds whoever must wait so long is told."""
        return min(wait, REFUSED_AFTER) + self._refusals.reserve(address, self.now())

    def file(self, address: str) -> float:
        """In how many seconds a file is due."""
        return 0.0 if self.unlimited else self._files.reserve(address, self.now())

    @contextmanager
    def stream(self, address: str) -> Iterator[bool]:
        """While somebody at the address follows a table; whether there is room for it."""
        self._streams[address] += 1
        try:
            yield self.unlimited or self._streams[address] <= STREAMS_EACH
        finally:
            self._streams[address] -= 1
            if not self._streams[address]:
                del self._streams[address]

    def upload(self, address: str, size: int) -> float:
        """Count the bytes of a record that is to be kept."""
        return 0.0 if self.unlimited else self._uploads.take(address, self.now(), size)

    def afford(self, address: str, seconds: float) -> float:
        """Count processor time that something will take: 0, or in how many seconds there is enough of it."""
        return 0.0 if self.unlimited else self._costs.take(address, self.now(), seconds)

    def settle(self, address: str, seconds: float) -> None:
        """It took so much more than was counted before, or less. Whoever owes some waits until it is paid."""
        if not self.unlimited:
            self._costs.reserve(address, self.now(), seconds)


class Purse:
    """What one request costs: taken from its address by an estimate, before it is done, and settled by what it took."""

    def __init__(self, limits: Limits, address: str) -> None:
        self.address = address
        self._limits = limits
        self._taken = 0.0
        self._spent = 0.0

    def take(self, seconds: float) -> None:
        """Refused where the address has not so much left. Nothing is dearer than all that an address may have."""
        amount = min(seconds, COST_AT_ONCE - self._taken)
        if wait := self._limits.afford(self.address, amount):
            raise too_many(wait, "You have asked for much work")
        self._taken += amount

    def settle(self, seconds: float) -> None:
        self._limits.settle(self.address, seconds - self._taken)
        self._taken = seconds

    def spend(self, seconds: float) -> None:
        """So much has been done, beside what was done before."""
        self._spent += seconds
        self.settle(self._spent)

    @contextmanager
    def measured(self) -> Iterator[None]:
        """While something is done here that waits for nothing: that is what it costs."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.spend(time.thread_time() - began)


def too_many(wait: float, why: str = "Too many requests") -> Refusal:
    seconds = max(1, math.ceil(wait))
    return Refusal(429, f"{why}: wait {seconds} s.", "too_many", retry_after=seconds)


def client_address(scope: Scope) -> str:
    """Whom a request counts for. Whoever has one IPv6 address has 2^64 of them, so that they count together."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return host


def purse_of(request: HTTPConnection) -> Purse:
    """The purse of whoever asks."""
    return Purse(request.app.state.limits, client_address(request.scope))


class Turnstile:
    """Lets through so many in one round of the event loop, in the order in which they came."""

    def __init__(self, each: int) -> None:
        self.each = self.left = each
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def enter(self) -> None:
        loop = asyncio.get_running_loop()
        if self.left == self.each:
            loop.call_soon(self._turn, loop)
        if self.left:
            self.left -= 1
            return
        self._waiting.append(loop.create_future())
        await self._waiting[-1]

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        self.left = self.each
        while self._waiting and self.left:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(None)
                self.left -= 1
        if self.left < self.each:
            loop.call_soon(self._turn, loop)


class Limited:
    """ASGI middleware: answers 429 where a bucket is empty."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.door = Turnstile(ANSWERS_A_ROUND)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        path, address = scope["path"], client_address(scope)
        scheme, _, token = Headers(scope=scope).get("authorization", "").partition(" ")
        known = token.strip() if scheme.lower() == "bearer" else None
        if wait := self.limits.request(scope.get("method", "GET"), path, address, known):
            await self.hold(self.limits.refusal(wait, address))
            await self.refuse(wait, scope, receive, send)
        elif STREAM.match(path):
            with self.limits.stream(address) as room:
                await (self.app(scope, receive, send) if room else self.refuse(REFUSED_AFTER, scope, receive, send))
        else:
            if not COUNTED.match(path):
                await self.hold(self.limits.file(address))
            await self.app(scope, receive, send)

    async def hold(self, seconds: float) -> None:
        """Let whoever can wait do so, but not longer than the server runs: then all are answered at once."""
        with suppress(asyncio.CancelledError):
            if seconds:
                await asyncio.sleep(seconds)
            await self.door.enter()

    async def refuse(self, wait: float, scope: Scope, receive: Receive, send: Send) -> None:
        # Starlette answers a WebSocket's opening request as well, before it is accepted.
        await answer_problem(too_many(wait))(scope, receive, send)
