"""The server as one ASGI application."""

import importlib
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute

from mappamundi import games
from mappamundi.kernel import BadInput
from mappamundi.server import reference, sockets
from mappamundi.server.api.routes import ROUTES, starlette_routes
from mappamundi.server.assets import Asset
from mappamundi.server.guesses import Guesses
from mappamundi.server.guests import Guests
from mappamundi.server.hosts import KnownHost, names_of
from mappamundi.server.hub import Hub
from mappamundi.server.limits import Limited, Limits
from mappamundi.server.metrics import Histogram, Requests
from mappamundi.server.openapi import document
from mappamundi.server.pages import CLIENT, HTML, Pages
from mappamundi.server.problems import TITLES, Refusal, answer_problem, moved
from mappamundi.server.security import Caught, Proxied, SameOrigin, SecurityHeaders, networks_of
from mappamundi.server.settings import Settings
from mappamundi.server.store import Moved, NoSuchTable, Store, Unavailable
from mappamundi.server.store.location import mask, parse_url
from mappamundi.server.studies import Studies
from mappamundi.server.workers import Workers

# Each enters its handlers in the table of routes.
SUBJECTS = ("meta", "accounts", "tables", "play", "me", "devices", "notices", "records", "staged")
for subject in SUBJECTS:
    importlib.import_module(f"mappamundi.server.api.{subject}")


def create_app(settings: Settings, client: Path = CLIENT) -> Starlette:
    """The application; the database is opened when it starts and closed when it stops. `client` has its pages."""
    limits = Limits(settings.rate, settings.burst)
    requests: Counter[tuple[str, str, int]] = Counter()
    request_times = Histogram()
    pages = Pages(client)
    corrected = games.corrected(Path(settings.data)) if settings.data else {}
    guests = Guests(settings.bot.splitlines())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        workers = Workers(settings.bots, settings.bot_seconds)
        studies = Studies(settings.studies, limits)
        store = await Store.open(settings.db)
        hub = Hub(
            store,
            workers,
            webhooks=settings.webhooks,
            studies=studies,
            keeping=settings.keeping,
            corrected=corrected,
            guests=guests,
        )
        app.state.hub = hub
        try:
            try:
                await hub.open()
            except Unavailable as error:
                # A file that cannot be written, or a damaged one: the same sentence as if it could not be opened.
                raise BadInput(f"the database {mask(parse_url(settings.db))} cannot be used: {error}") from None
            yield
        finally:
            await hub.close()

    routes: list[BaseRoute] = [
        *starlette_routes(),
        WebSocketRoute("/api/tables/{table}/socket", sockets.socket),
        Route("/api/tables/{table}/events", sockets.events),
        *pages.routes(),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders, script_hashes=pages.script_hashes),
            Middleware(Proxied, proxies=settings.proxies, networks=networks_of(settings.proxy_from)),
            Middleware(Requests, counts=requests, times=request_times),
            Middleware(Caught),
            Middleware(Limited, limits=limits),
            Middleware(KnownHost, names=names_of(settings)),
            Middleware(SameOrigin),
        ],
        exception_handlers={HTTPException: refused, Unavailable: unavailable, NoSuchTable: no_table},
    )
    app.router.redirect_slashes = False
    app.state.settings = settings
    app.state.limits = limits
    app.state.guesses = Guesses(unlimited=limits.unlimited)
    app.state.requests = requests
    app.state.request_times = request_times
    # Connections that were refused or cut off, by the reason.
    app.state.ended = Counter()
    app.state.described = Described(pages.assets)
    return app


class Described:
    """The interface as a document and as a page, made when somebody first asks: a server need not wait for them."""

    def __init__(self, assets: str) -> None:
        self._assets = assets

    @cached_property
    def _document(self) -> dict[str, Any]:
        return document(ROUTES)

    @cached_property
    def openapi(self) -> bytes:
        return msgspec.json.encode(self._document)

    @cached_property
    def page(self) -> Asset:
        return Asset(reference.page(self._document, self._assets).encode(), HTML)


async def refused(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: unknown paths and methods."""
    assert isinstance(error, HTTPException)
    status = error.status_code if error.status_code in TITLES else 400
    if status == 405:
        allowed = ", ".join(sorted(methods_at(request)))
        response = answer_problem(Refusal(405, f"Allowed here: {allowed}.", "wrong_method"))
        response.headers["Allow"] = allowed
        return response
    detail = "There is nothing here." if status == 404 else f"{error.detail}."
    return answer_problem(Refusal(status, detail, "nothing_here" if status == 404 else "refused"))


def methods_at(request: Request) -> set[str]:
    """Every method that some route takes at this path."""
    found: set[str] = set()
    for route in request.app.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE:
            found |= route.methods or set()
    return found


async def unavailable(request: Request, error: Exception) -> Response:
    if isinstance(error, Moved):
        return answer_problem(moved())
    detail = "The database does not answer; what you sent may or may not have been done. Send it again, same key."
    return answer_problem(Refusal(503, detail, "no_database"))


async def no_table(request: Request, error: Exception) -> Response:
    return answer_problem(Refusal(404, "There is no such table.", "no_table"))
