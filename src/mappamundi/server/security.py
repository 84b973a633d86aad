"""What stands between the network and the handlers: headers, origins, proxies, and an answer when all else fails."""

import ipaddress
import logging
from collections.abc import Iterable, Sequence

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mappamundi.kernel import BadInput
from mappamundi.server.problems import Refusal, answer_problem

log = logging.getLogger("mappamundi.server")

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})

# In a scope: by which name a proxy called us.
CALLED = "mundi.called"

DENIED = ("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "microphone", "payment", "usb")


def content_policy(script_hashes: Iterable[str] = ()) -> str:
    """Nothing from elsewhere, nothing inline: only an import map, which must be inline, by the hash of its text."""
    scripts = " ".join(["'self'", *(f"'{found}'" for found in script_hashes)])
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {scripts}",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "font-src 'self'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class SecurityHeaders:
    """ASGI middleware: the same headers on every answer. What may be kept by a cache must say so itself."""

    def __init__(self, app: ASGIApp, script_hashes: Iterable[str] = ()) -> None:
        self.app = app
        self.headers = {
            "Content-Security-Policy": content_policy(script_hashes),
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Permissions-Policy": ", ".join(f"{name}=()" for name in DENIED),
            "Cache-Control": "no-store",
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def adding(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, adding)


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks_of(text: str) -> tuple[Network, ...]:
    """Networks as people write them, with commas."""
    try:
        return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip())
    except ValueError as error:
        raise BadInput(f"--proxy-from: {error}; write networks like 10.0.0.0/8, with commas") from None


def is_proxy(host: str, networks: Sequence[Network]) -> bool:
    """Whether our nearest proxy may have this address; without networks it is near, as they usually are."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in network for network in networks) if networks else address.is_private


class Proxied:
    """ASGI middleware: who the client is, when so many proxies of ours stand before us. Whatever else is said in
    these headers may have been written by the client and is not believed; nor is anything from whom no proxy of ours
    can be, since it came past them."""

    def __init__(self, app: ASGIApp, proxies: int, networks: Sequence[Network] = ()) -> None:
        self.app = app
        self.proxies = proxies
        self.networks = networks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.proxies and scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else ""
            if is_proxy(peer, self.networks):
                scope = self.translated(scope)
        await self.app(scope, receive, send)

    def translated(self, scope: Scope) -> Scope:
        headers = MutableHeaders(raw=list(scope["headers"]))
        changed: Scope = {**scope, "headers": headers.raw}
        chain = _parts(headers, "x-forwarded-for")
        if len(chain) >= self.proxies and is_address(chain[-self.proxies]):
            changed["client"] = (chain[-self.proxies], 0)
        schemes = _parts(headers, "x-forwarded-proto")
        if schemes and schemes[-1] in ("http", "https"):
            secure = schemes[-1] == "https"
            plain = "http" if scope["type"] == "http" else "ws"
            changed["scheme"] = f"{plain}s" if secure else plain
        hosts = _parts(headers, "x-forwarded-host")
        if hosts:
            changed[CALLED] = headers.get("host", "")
            headers["host"] = hosts[-1]
        return changed


def is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _parts(headers: Headers, name: str) -> list[str]:
    return [part.strip() for part in ",".join(headers.getlist(name)).split(",") if part.strip()]


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers say where a page came from; programs need not."""
    return origin is None or origin.split("://", 1)[-1] == host


def from_elsewhere(request: HTTPConnection) -> bool:
    """Whether a browser says that the page of another site is behind this request."""
    headers = request.headers
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    return not same_origin(headers.get("origin"), headers.get("host"))


def from_here(request: HTTPConnection) -> bool:
    """Whether it is certain that no page of another site is behind this request."""
    said = "origin" in request.headers or "sec-fetch-site" in request.headers
    return said and not from_elsewhere(request)


class SameOrigin:
    """ASGI middleware: no page of another site may change anything here."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        unsafe = scope["type"] == "http" and scope["method"] not in SAFE_METHODS
        if unsafe and from_elsewhere(HTTPConnection(scope)):
            refusal = Refusal(403, "This came from a page of another site.", "cross_site")
            await answer_problem(refusal)(scope, receive, send)
            return
        await self.app(scope, receive, send)


class Caught:
    """ASGI middleware: a failure of ours is logged, and answered with a problem document that tells nothing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, noting)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("a request failed: %s %s", scope["method"], getattr(scope.get("route"), "path", "?"))
            if begun:
                raise
            refusal = Refusal(500, "The server failed; what you sent may or may not have been done.", "failure")
            await answer_problem(refusal)(scope, receive, send)
