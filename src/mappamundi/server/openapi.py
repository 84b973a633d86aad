"""The OpenAPI 3.1 document, made from the table of routes and the types."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mappamundi import __version__
from mappamundi.games import EXAMPLE_ID
from mappamundi.games import game as find_game
from mappamundi.server import sockets
from mappamundi.server.api.routes import Route
from mappamundi.server.connections import FLOODED
from mappamundi.server.game_types import game_schemas
from mappamundi.server.problems import TITLES
from mappamundi.server.wire import (
    Act,
    Chat,
    Frame,
    Join,
    Keyed,
    NewNotices,
    NewTable,
    Pause,
    PrivateNews,
    Problem,
    Snapshot,
    Vote,
)

Schema = dict[str, Any]

PROBLEM = "application/problem+json"
PARAMETER = re.compile(r"{(\w+)}")

PARAMETERS = {
    "table": ("The id of a table.", {"type": "string"}),
    "seat": ("The number of a seat, from 0.", {"type": "integer", "minimum": 0, "maximum": 15}),
    "record": ("The id of a record.", {"type": "string"}),
    "game": ("The id of a game.", {"type": "string"}),
    "digest": ("The digest of corrected data, as a table names them.", {"type": "string"}),
    "lesson": ("The id of a lesson.", {"type": "string"}),
    "device": ("The id of a device on which the account is signed in.", {"type": "string"}),
}

SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "seat": [{"seat": []}],
    "owner": [{"owner": []}],
    "account": [{"account": []}],
}

EXAMPLES: dict[Any, Any] = {
    NewTable: {
        "game": EXAMPLE_ID,
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "invited"}, {"kind": "bot", "bot": "greedy"}],
        "options": {option.id: option.default for option in find_game(EXAMPLE_ID).facts.options[:1]},
        "pace": {"kind": "live", "base": 1800, "increment": 10},
    },
    Join: {"name": "Bo", "invitation": "8Yc2V1o6rNqkUeJt0dLwXh3sPzAiB5mG"},
    Act: {"action": {"do": "invade", "land": "levant"}, "key": "a1b2c3d4e5"},
    Keyed: {"key": "a1b2c3d4e5"},
    Vote: {"agree": True, "key": "a1b2c3d4e5"},
    Pause: {"paused": True, "key": "a1b2c3d4e5"},
    NewNotices: {
        "webhook": "https://hooks.example.org/services/T0/B0/secret",
        "quiet": {"start": "22:00", "end": "07:30", "zone": "Europe/Rome"},
        "language": "it",
    },
    Chat: {"text": "Well played!", "key": "a1b2c3d4e5"},
}

REFUSED = {
    "type": "about:blank",
    "title": TITLES[422],
    "status": 422,
    "detail": "Iberia is not next to a land of yours.",
    "reason": "not_adjacent",
    "rule": "Z7.2",
}

# What travels on a socket, by its type: what a client sends, what whoever watches is told, and what a seat is told.
SAID = {
    "act": sockets.Do,
    "undo": sockets.TakeBack,
    "chat": sockets.Say,
    "watched": sockets.Watched,
    "ping": sockets.Ping,
    "echo": sockets.Echo,
}
WATCHED = {"snapshot": Snapshot, "frame": Frame}
TOLD = WATCHED | {
    "private": PrivateNews,
    "ack": sockets.Ack,
    "refused": sockets.Refused,
    "beat": sockets.Heartbeat,
    "echo": sockets.Echo,
}
STREAMS = (sockets.Hello, *SAID.values(), *TOLD.values())

DESCRIPTION = """\
Tables of board games. A table is set up with `POST /api/tables`; the answer holds tokens, and whoever has a token may
act with it. A seat plays by `POST /api/tables/{table}/actions` or over the WebSocket `/api/tables/{table}/socket`;
spectators follow `/api/tables/{table}/events` (Server-Sent Events). What is sent there is described under `x-streams`
and in docs/api.md. Every refusal is a problem document (RFC 9457) with the number of the rule where a rule spoke.
"""


def document(routes: Sequence[Route]) -> dict[str, Any]:
    """The document for these routes."""
    kinds = [kind for route in routes for kind in (route.body, route.answer) if kind not in (None, bytes, str)]
    everything = list(dict.fromkeys([*map(_hashable, kinds), Problem, *STREAMS]))
    schemas, components = msgspec.json.schema_components(everything, ref_template="#/components/schemas/{name}")
    refs = dict(zip(everything, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, refs)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mappa Mundi",
            "version": __version__,
            "description": DESCRIPTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"schemas": components | beside(components), "securitySchemes": security_schemes()},
        "x-streams": streams(refs),
    }


def beside(components: Mapping[str, Schema]) -> dict[str, Schema]:
    """What types of ours name and no type of ours is: those of games, and any part of a table."""
    changes = {**components["TableInfo"], "title": "TableChanges", "required": []}
    changes["description"] = "What has changed of a table, as `TableInfo` has it."
    return {**game_schemas(), "TableChanges": changes}


def _hashable(kind: Any) -> Any:
    hash(kind)
    return kind


def security_schemes() -> dict[str, Any]:
    def bearer(text: str) -> dict[str, str]:
        return {"type": "http", "scheme": "bearer", "description": text}

    return {
        "seat": bearer("The token of a seat: its holder sees, acts and speaks for this seat and no other."),
        "owner": bearer("The token of the table's owner, who starts it and fills its empty seats."),
        "account": {
            "type": "apiKey",
            "in": "cookie",
            "name": "mundi",
            "description": "The session of an account (`__Host-mundi` over https). What changes anything needs an "
            "`Origin` header of this server as well.",
        },
    }


def operation(route: Route, refs: dict[Any, Schema]) -> dict[str, Any]:
    """What a route takes and answers."""
    told: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "tags": [route.handler.__module__.rpartition(".")[2]],
        "responses": responses(route, refs),
    }
    parameters = [path_parameter(name) for name in PARAMETER.findall(route.path)]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": msgspec.json.schema(kind)}
        for name, kind in route.query.items()
    ]
    if parameters:
        told["parameters"] = parameters
    if route.body is not None:
        told["requestBody"] = {"required": True, "content": content(route.body, route.body_media, refs)}
    if route.role:
        told["security"] = SECURITY[route.role]
    return told


def path_parameter(name: str) -> dict[str, Any]:
    text, schema = PARAMETERS[name]
    return {"name": name, "in": "path", "required": True, "description": text, "schema": schema}


def content(kind: Any, media: str, refs: dict[Any, Schema]) -> dict[str, Any]:
    if kind is bytes:
        return {media: {"schema": {"type": "string", "format": "binary"}}}
    if kind is str:
        return {media: {"schema": {"type": "string"}}}
    body: dict[str, Any] = {"schema": refs[kind]}
    if kind in EXAMPLES:
        body["example"] = EXAMPLES[kind]
    return {media: body}


def responses(route: Route, refs: dict[Any, Schema]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": "Done." if route.method != "GET" else "Here it is."}
    if route.answer is not None:
        answer["content"] = content(route.answer, route.media, refs)
    told: dict[str, Any] = {str(route.status): answer}
    for status in sorted(refusals(route)):
        problem: dict[str, Any] = {"schema": refs[Problem]}
        if status == 422 and route.body is Act:
            problem["example"] = REFUSED
        told[str(status)] = {"description": TITLES[status], "content": {PROBLEM: problem}}
        if status == 429:
            seconds = {"description": "Seconds to wait.", "schema": {"type": "integer", "minimum": 1}}
            told["429"]["headers"] = {"Retry-After": seconds}
    told["default"] = {"description": "Refused.", "content": {PROBLEM: {"schema": refs[Problem]}}}
    return told


def refusals(route: Route) -> set[int]:
    """The statuses that a route may answer with by its shape, and those it declares."""
    found = {429, 503, *route.refusals}
    if route.query:
        found.add(400)
    if route.body is not None:
        found |= {413} if route.body is bytes else {400, 413, 415}
    if route.role in ("seat", "owner"):
        found |= {401, 403}
    if route.method != "GET":
        found.add(403)
    if PARAMETER.search(route.path):
        found.add(404)
    return found


def streams(refs: dict[Any, Schema]) -> dict[str, Any]:
    """OpenAPI has no words for streams; this says what travels on them, with the same schemas."""

    def named(messages: Mapping[str, Any]) -> dict[str, Schema]:
        return {name: refs[kind] for name, kind in messages.items()}

    return {
        "/api/tables/{table}/socket": {
            "protocol": "WebSocket",
            "first": refs[sockets.Hello],
            "client": named(SAID),
            "server": named(TOLD),
            "close": {
                str(sockets.BAD_FRAME): "a frame that cannot be read",
                str(sockets.NOT_ALLOWED): "the token opens no seat of this table",
                str(sockets.NO_TABLE): "no such table",
                str(FLOODED): "too many messages: come back, and send fewer",
                str(sockets.COME_BACK): "not now, or not so often: come back later",
                str(sockets.GONE_SLOW): "too slow, or the seat was given up: come back with `since`",
            },
        },
        "/api/tables/{table}/events": {"protocol": "Server-Sent Events", "server": named(WATCHED)},
    }
