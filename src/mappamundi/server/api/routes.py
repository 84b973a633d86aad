"""The table of routes: each says what it takes and what it answers, once, for the server and for the document."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from mappamundi.kernel import BadInput, IllegalAction
from mappamundi.server.bounds import LARGEST_BODY
from mappamundi.server.hub import Hub
from mappamundi.server.limits import Purse, client_address, purse_of
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal, answer_problem
from mappamundi.server.rows import Token
from mappamundi.server.tokens import digest
from mappamundi.server.wire import read

Role = Literal["", "seat", "owner", "account"]
Handler = Callable[["Call"], Awaitable[Any]]


@dataclass(slots=True)
class Route:
    """A path and a method, who may call it, what it takes and what it answers."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: Any
    answer: Any
    status: int
    role: Role
    query: dict[str, Any]
    most_bytes: int
    refusals: tuple[int, ...]
    media: str
    body_media: str


@dataclass(slots=True)
class Call:
    """One request, as a handler needs it."""

    request: Request
    hub: Hub
    body: Any = None
    token: Token | None = None
    query: dict[str, Any] = field(default_factory=dict)

    def path(self, name: str) -> Any:
        return self.request.path_params[name]

    @property
    def address(self) -> str:
        """Whom the request counts for."""
        return client_address(self.request.scope)

    def purse(self, seconds: float) -> Purse:
        """For what costs about so much processor time; refused if the address has not so much left."""
        purse = purse_of(self.request)
        purse.take(seconds)
        return purse

    async def table(self) -> Live:
        """The live table that the path names."""
        return await self.hub.table(str(self.path("table")), purse_of(self.request))

    def seat(self) -> int:
        """The seat whose token came with the request."""
        assert self.token is not None
        return self.token.seat


ROUTES: list[Route] = []


def route(
    method: str,
    path: str,
    summary: str,
    *,
    body: Any = None,
    answer: Any = None,
    status: int = 200,
    role: Role = "",
    query: dict[str, Any] | None = None,
    most_bytes: int = LARGEST_BODY,
    refusals: tuple[int, ...] = (),
    media: str = "application/json",
    body_media: str = "application/json",
) -> Callable[[Handler], Handler]:
    """Enter a handler in the table of routes. `role` is the capability that the request must carry."""

    def enter(handler: Handler) -> Handler:
        ROUTES.append(
            Route(
                method,
                path,
                handler,
                summary,
                body,
                answer,
                status,
                role,
                query or {},
                most_bytes,
                refusals,
                media,
                body_media,
            )
        )
        return handler

    return enter


def bearer(request: Request) -> str | None:
    """The token of the `Authorization` header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def capability(request: Request, hub: Hub, role: Role) -> Token:
    """The token that the request carries; it must be for this table and of the right kind."""
    token = bearer(request)
    if token is None:
        raise Refusal(401, f"This needs the token of a {role} in the Authorization header.", "token_missing")
    found = await hub.store.token(digest(token))
    if found is None or found.table_id != request.path_params.get("table") or found.kind != role:
        raise Refusal(403, f"This token does not open that: a {role} token of this table is needed.", "wrong_token")
    return found


async def read_body(request: Request, decoder: msgspec.json.Decoder[Any] | None, most: int) -> Any:
    """The request's body, of the declared type and no larger than it may be; its bytes if nothing decodes them."""
    if decoder is not None:
        content_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if content_type != "application/json":
            raise Refusal(415, "Send JSON, with Content-Type: application/json.", "not_json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal(413, f"At most {most} bytes are taken here.", "too_large")
    if decoder is None:
        return bytes(data)
    try:
        return read(bytes(data), decoder)
    except msgspec.DecodeError as error:
        raise Refusal(400, f"{error}.", "malformed") from None


def read_query(request: Request, declared: dict[str, Any]) -> dict[str, Any]:
    """The query's parameters, converted as declared."""
    found: dict[str, Any] = {}
    for name, kind in declared.items():
        if name in request.query_params:
            try:
                found[name] = msgspec.convert(request.query_params[name], kind, strict=False)
            except msgspec.ValidationError as error:
                raise Refusal(400, f"{name}: {error}.", "malformed") from None
    return found


def answer_json(value: Any, status: int = 200) -> Response:
    return answer_encoded(msgspec.json.encode(value), status)


def answer_encoded(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def endpoint(entry: Route) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls for a route."""
    decoder = None if entry.body in (None, bytes) else msgspec.json.Decoder(entry.body)

    async def handle(request: Request) -> Response:
        hub = cast(Hub, request.app.state.hub)
        try:
            call = Call(request, hub, query=read_query(request, entry.query))
            if entry.role in ("seat", "owner"):
                call.token = await capability(request, hub, entry.role)
            if entry.body is not None:
                call.body = await read_body(request, decoder, entry.most_bytes)
            answer = await entry.handler(call)
        except Refusal as refusal:
            return answer_problem(refusal)
        except IllegalAction as error:
            return answer_problem(Refusal.of(error))
        except BadInput as error:
            return answer_problem(Refusal(422, str(error), "bad_input"))
        return answer if isinstance(answer, Response) else answer_json(answer, entry.status)

    return handle


def starlette_routes() -> list[StarletteRoute]:
    """The table of routes for Starlette: one entry for each path and method."""
    return [StarletteRoute(entry.path, endpoint(entry), methods=[entry.method]) for entry in ROUTES]
