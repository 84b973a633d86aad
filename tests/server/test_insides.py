"""The insides of uvicorn and websockets that `server/connections.py` builds on: which they are, and that they are what
it was written for. Nobody promises them to us, so an upgrade may change any of them."""

import ast
import hashlib
import inspect
import textwrap
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from mappamundi.server import connections

ROOT = Path(__file__).parents[2]
# Whose insides they are, by the class of ours that is made of them.
BASES = {"Requests": HttpToolsProtocol, "Messages": WebSocketsSansIOProtocol, "Counted": ServerProtocol}
PACKAGES = ("uvicorn", "websockets")
DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef)

# What ours replaces or calls, by a digest of its source, and what ours reads or sets of its state.
METHODS = {
    "Requests": {
        "__init__": "264f2f067596",
        "connection_lost": "21bb5222b359",
        "connection_made": "ba1915817ccf",
        "data_received": "02c2572f1df5",
        "handle_websocket_upgrade": "f5384e926c8c",
        "on_body": "415b4cef19fb",
        "on_header": "374f1e380c06",
        "on_headers_complete": "7e259152e5aa",
        "on_message_begin": "0efab6f9456c",
        "on_message_complete": "377f9122ee6f",
        "on_response_complete": "5684fd801d06",
        "resume_writing": "89f3ffd1fdaf",
    },
    "Messages": {
        "__init__": "cdad078596a7",
        "connection_lost": "44a325646ee1",
        "connection_made": "453e89b605d1",
        "handle_bytes": "e8de6978cc5a",
        "handle_connect": "fa2597da918d",
        "handle_parser_exception": "c9a2f0badacc",
        "receive": "150d41c7f477",
        "resume_writing": "0c0d433fc901",
        "send": "560baa5c639d",
        "send_receive_event_to_app": "935390da9a9c",
    },
    "Counted": {
        "__init__": "397f634a5a25",
        "fail": "62efcddbf22b",
        "recv_frame": "3c2a3127fe80",
    },
}
STATE: dict[str, set[str]] = {
    "Requests": {"client", "cycle", "headers", "loop", "pipeline", "transport", "url"},
    "Messages": {
        "client",
        "close_sent",
        "config",
        "conn",
        "disconnected",
        "handshake_complete",
        "handshake_initiated",
        "loop",
        "queue",
        "read_paused",
        "scope",
        "transport",
        "writable",
    },
    "Counted": set(),
}


def trees(found: type) -> list[ast.Module]:
    """The source of a class and of all that it is made of."""
    return [ast.parse(textwrap.dedent(inspect.getsource(one))) for one in found.__mro__ if one.__module__ != "builtins"]


def own_names(found: ast.AST) -> tuple[set[str], set[str]]:
    """The names that are asked of `self` in a piece of source, and those that are set."""
    used = [node for node in ast.walk(found) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self"]
    return {node.attr for node in used}, {node.attr for node in used if isinstance(node.ctx, ast.Store)}


def digest(method: Any) -> str:
    return hashlib.sha256(textwrap.dedent(inspect.getsource(method)).encode()).hexdigest()[:12]


def insides(ours: str) -> tuple[set[str], set[str]]:
    """What a class of ours uses that is not its own: methods, and state."""
    base, mine = BASES[ours], getattr(connections, ours)
    written = [trees(mine)[0], *(trees(one)[0] for one in (connections.Connection,) if issubclass(mine, one))]
    asked = set().union(*(own_names(tree)[0] for tree in written))
    replaced = {node.name for tree in written for node in ast.walk(tree) if isinstance(node, DEFINITION)}
    borrowed = {
        node.attr
        for tree in written
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == base.__name__
    }
    methods = {name for name in replaced | asked | borrowed if inspect.isfunction(getattr(base, name, None))}
    theirs = set().union(*(own_names(tree)[1] for tree in trees(base)))
    return methods, (asked & theirs) - methods


@pytest.mark.parametrize("ours", BASES)
def test_the_insides_that_are_used_are_named_here(ours: str) -> None:
    methods, state = insides(ours)
    assert (methods, state) == (set(METHODS[ours]), set(STATE[ours]))


@pytest.mark.parametrize(("ours", "name"), [(ours, name) for ours, names in METHODS.items() for name in names])
def test_what_is_replaced_or_called_is_what_it_was(ours: str, name: str) -> None:
    base = BASES[ours]
    assert digest(getattr(base, name)) == METHODS[ours][name], (
        f"{base.__module__} {version(base.__module__.partition('.')[0])} has another {base.__name__}.{name}: read it, "
        f"see whether {ours} in server/connections.py still fits, and write its digest here"
    )


def test_what_is_asked_of_their_parts_is_there() -> None:
    """Whether an answer is complete, whether the end was said, and whether a connection is open."""
    [cycle] = trees(RequestResponseCycle)
    assert "response_complete" in own_names(cycle)[1]
    assert {"close_sent", "_state"} <= own_names(trees(Protocol)[0])[1]
    assert isinstance(Protocol.state, property)


def test_a_frame_is_written_as_it_was() -> None:
    assert Frame(Opcode.TEXT, b"ab").serialize(mask=False) == b"\x81\x02ab"


@pytest.mark.parametrize("package", PACKAGES)
def test_a_version_that_nobody_has_tried_is_not_taken(package: str) -> None:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    [wanted] = [one for one in map(Requirement, listed) if one.name == package]
    assert any(bound.operator == "<" for bound in wanted.specifier), f"{package} has no ceiling"
    assert wanted.specifier.contains(version(package))
