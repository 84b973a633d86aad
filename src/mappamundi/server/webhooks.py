"""Webhooks: a short POST to an address that a player gave, with care for what lies behind that address.

The name is resolved here and the connection goes to the very address that was checked, so that no name can lead into
the server's own network. Redirections are not followed. Nothing of an address is ever logged: it is as good as a key.
"""

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Literal
from urllib.parse import urlsplit

from mappamundi import __version__
from mappamundi.server.addresses import Address, is_public
from mappamundi.server.buckets import Buckets

Mode = Literal["any", "public", "off"]
Why = Literal["not_public", "unreachable", "slow", "redirected", "refused", "failed"]

# A try may last so long, name and handshake included; these are the pauses before each further one.
PATIENCE = 5.0
PAUSES = (5.0, 30.0, 120.0)
# So many are under way at once, and so many wait at most.
AT_ONCE = 16
MOST_WAITING = 1000
# To one host: so many per second, so many at once.
HOST_RATE, HOST_BURST = 2.0, 20
LARGEST_ANSWER = 16 * 1024
# Addresses of a name that are tried.
MOST_ADDRESSES = 3

HOST_NAME = re.compile(r"[a-z0-9_]([a-z0-9._-]{0,251}[a-z0-9.])?", re.IGNORECASE)
# Names that never leave a machine or a house.
PRIVATE_NAMES = (".localhost", ".local", ".internal", ".home.arpa", ".lan")
STATUS_LINE = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")

log = logging.getLogger("mappamundi.server")

_names = ThreadPoolExecutor(4, thread_name_prefix="names")


class Malformed(ValueError):
    """An address that nothing can be sent to."""


class NotPublic(ValueError):
    """An address inside somebody's own network."""


class Undelivered(Exception):
    """It did not arrive; `again` if it may the next time."""

    def __init__(self, why: Why, *, again: bool = False) -> None:
        super().__init__(why)
        self.why: Why = why
        self.again = again


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of an address."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"

    @property
    def without_path(self) -> str:
        """As its owner sees it again: what comes after the host is as good as a password."""
        return f"http{'s' if self.secure else ''}://{self.authority}/…"


def target_of(url: str) -> Target:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Malformed from None
    if parts.scheme not in ("http", "https") or parts.username is not None or port == 0 or not url.isascii():
        raise Malformed
    if literal(host) is None and not HOST_NAME.fullmatch(host):
        raise Malformed
    if not url.isprintable() or " " in url:
        raise Malformed
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, port or (443 if secure else 80), path)


def literal(host: str) -> Address | None:
    """The address that a host is written as, if it is no name."""
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name. Blocks."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[4][0]) for place in found))


@cache
def context() -> ssl.SSLContext:
    return ssl.create_default_context()


class Post:
    """Sends what is to be sent from this process."""

    def __init__(self, mode: Mode, counters: Counter[str]) -> None:
        self.mode = mode
        self.counters = counters
        self._room = asyncio.Semaphore(AT_ONCE)
        self._hosts = Buckets(HOST_RATE, HOST_BURST)
        self._waiting = 0

    def target(self, url: str) -> Target:
        """The parts of an address, as far as can be told without asking for its name; Malformed, NotPublic."""
        target = target_of(url)
        if self.mode != "any":
            address, name = literal(target.host), f".{target.host.lower().rstrip('.')}"
            if name.endswith(PRIVATE_NAMES) if address is None else not is_public(address):
                raise NotPublic
        return target

    async def deliver(self, url: str, body: bytes, is_wanted: Callable[[], bool], of_table: str) -> None:
        """Send it, again after a while if it does not arrive, as long as it is still wanted."""
        if self._waiting >= MOST_WAITING:
            self._lose(of_table, "too many are waiting")
            return
        self._waiting += 1
        try:
            why = await self._try_for_a_while(url, body, is_wanted)
        finally:
            self._waiting -= 1
        if why:
            self._lose(of_table, why)

    async def _try_for_a_while(self, url: str, body: bytes, is_wanted: Callable[[], bool]) -> str:
        """Why it did not arrive in the end; nothing if it did, or if nobody wants it any more."""
        why = ""
        for pause in (0.0, *PAUSES):
            await asyncio.sleep(pause)
            try:
                host = self.target(url).host
                while wait := self._hosts.take(host, asyncio.get_running_loop().time()):
                    await asyncio.sleep(wait)
                if not is_wanted():
                    return ""
                await self.send(url, body)
            except (Malformed, NotPublic):
                return "not_public"
            except Undelivered as error:
                why = error.why
                if not error.again:
                    break
            else:
                self.counters["notices_sent"] += 1
                return ""
        return why

    def _lose(self, table: str, why: str) -> None:
        self.counters["notices_lost"] += 1
        log.warning("a notice of table %s was not delivered: %s", table, why)

    async def send(self, url: str, body: bytes) -> None:
        """One try; Undelivered says why not, and nothing about the address."""
        target = self.target(url)
        async with self._room:
            try:
                async with asyncio.timeout(PATIENCE):
                    status = await self._exchange(target, body)
            except TimeoutError:
                raise Undelivered("slow", again=True) from None
            except (OSError, ValueError, EOFError):
                raise Undelivered("unreachable", again=True) from None
        if 300 <= status < 400:
            raise Undelivered("redirected")
        if status >= 400:
            passing = status >= 500 or status in (408, 425, 429)
            raise Undelivered("failed" if passing else "refused", again=passing)

    async def _exchange(self, target: Target, body: bytes) -> int:
        """Connect to an address that may be used, send, and read the status."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(_names, resolve, target.host, target.port)
        usable = [
            address
            for address in found
            if self.mode == "any" or is_public(ipaddress.ip_address(address.partition("%")[0]))
        ]
        if not usable:
            raise Undelivered("not_public")
        last: OSError = OSError()
        for address in usable[:MOST_ADDRESSES]:
            try:
                reader, writer = await asyncio.open_connection(
                    address,
                    target.port,
                    limit=LARGEST_ANSWER,
                    ssl=context() if target.secure else None,
                    server_hostname=target.host if target.secure else None,
                )
            except OSError as error:
                last = error
                continue
            try:
                writer.write(head(target, len(body)) + body)
                await writer.drain()
                return await read_status(reader)
            finally:
                writer.close()
        raise last


def head(target: Target, length: int) -> bytes:
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {target.authority}",
        f"User-Agent: MappaMundi/{__version__}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
        "Accept: */*",
        "Connection: close",
    )
    return "\r\n".join((*lines, "", "")).encode("ascii")


async def read_status(reader: asyncio.StreamReader) -> int:
    """The status of the answer; what else is in it is nobody's business. Statuses below 200 come before it."""
    for _ in range(4):
        found = STATUS_LINE.match(await reader.readline())
        if found is None:
            break
        status = int(found[1])
        if status >= 200:
            return status
        while (await reader.readline()).strip():
            pass
    raise ValueError("no answer that could be read")
