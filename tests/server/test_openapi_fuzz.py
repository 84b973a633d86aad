"""The interface, fuzzed from its own document: it never fails, and its answers are what the document says."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.serving import Served, bearer, finish

from mappamundi.server.api.routes import ROUTES
from mappamundi.server.openapi import document

pytestmark = pytest.mark.usefixtures("quick_passwords")

Case = schemathesis.Case[Any]

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
modest = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


DOCUMENT: dict[str, Any] = json.loads(msgspec.json.encode(document(ROUTES)))
METHODS = ("get", "put", "post", "delete", "patch", "trace")
# By hand and not by `schema.parametrize`, whose tests all have the same name for pytest.
operations = pytest.mark.parametrize(
    ("method", "path"),
    [
        pytest.param(method, path, id=f"{method.upper()} {path}")
        for path, methods in DOCUMENT["paths"].items()
        for method in methods
        if method in METHODS
    ],
)


@cache
def schema() -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_dict(DOCUMENT)


def send(method: str, path: str, check: Callable[[Case], None]) -> None:
    """Cases that are as documented, and others that are not."""
    operation = schema()[path][method]
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    cases = [operation.as_strategy(generation_mode=mode) for mode in modes]
    modest(given(st.one_of(cases))(check))()


def test_the_document_is_the_one_that_is_served(served: Served) -> None:
    assert served.get("/api/openapi.json").json() == DOCUMENT


@pytest.mark.parametrize("path", DOCUMENT["paths"])
def test_what_a_path_does_not_offer_is_refused(path: str, served: Served) -> None:
    for method in set(METHODS) - DOCUMENT["paths"][path].keys():
        answer = served.http.request(method.upper(), path.replace("{", "").replace("}", ""))
        assert answer.status_code == 405, (method, answer.text)


@operations
def test_whatever_a_stranger_sends_is_answered_as_documented(method: str, path: str, served: Served) -> None:
    def check(case: Case) -> None:
        case.call_and_validate(base_url=served.url, checks=[*CHECKS, negative_data_rejection])

    send(method, path, check)


class Insider:
    """Somebody with tables in every phase, a record, an account, and all the tokens."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.turn = 0
        over = served.table()
        finish(served, over["table"]["id"], over["seats"])
        self.over = over
        record = served.get(f"/api/tables/{over['table']['id']}/record").content
        kept = served.http.post("/api/records", content=record, headers={"Content-Type": "application/x-ndjson"})
        self.record = kept.json()["id"]
        self.sign_in("accounts")
        self.headers: dict[str, str] = {}

    def sign_in(self, way: str) -> dict[str, str]:
        """The headers of a new session."""
        origin = {"Origin": self.served.url}
        account = {"name": "Insider", "password": "correct horse battery"}
        answer = self.served.http.post(f"/api/{way}", json=account, headers=origin)
        assert answer.status_code in (200, 201), answer.text
        self.served.http.cookies.clear()
        return origin | {"Cookie": "; ".join(f"{name}={value}" for name, value in answer.cookies.items())}

    def table(self, path: str) -> dict[str, Any]:
        """A table in the lobby, a game, or one that is over; what is done at one does not spoil the next."""
        self.turn += 1
        if self.turn % 3 == 0 and not path.endswith("/leave"):
            return self.over
        if self.turn % 3 == 1:
            return self.served.table({"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"})
        return self.served.table()

    def account(self, path: str) -> dict[str, str]:
        """The headers of a session; whoever signs out has another one next time."""
        headers = self.headers or self.sign_in("login")
        self.headers = {} if path.endswith(("/logout", "/devices")) else headers
        return headers

    def device(self) -> str:
        """One on which the account is signed in, and on which nobody relies."""
        before = self.devices()
        self.sign_in("login")
        (added,) = self.devices() - before
        return added

    def devices(self) -> set[str]:
        told = self.served.http.get("/api/me/devices", headers=self.account("")).json()
        return {device["id"] for device in told["devices"]}

    def prepare(self, case: Case) -> dict[str, str]:
        """Make the case one that gets past the door, and give the headers for that."""
        path = case.operation.path
        table = self.table(path)
        known = {"table": table["table"]["id"], "game": "hotw2018", "record": self.record, "seat": self.turn % 3}
        known |= {"lesson": "first_turn", "digest": "0" * 64}
        if "device" in (case.path_parameters or {}):
            known["device"] = self.device()
        for name in case.path_parameters or {}:
            case.path_parameters[name] = known[name]
        tokens = {"owner": table["owner"], "seat": table["seats"]["0"]}
        roles = [role for needed in case.operation.definition.raw.get("security", []) for role in needed]
        if "account" in roles:
            return self.account(path)
        return bearer(tokens[roles[0]]) if roles else {}


@pytest.fixture(scope="module")
def insider(served: Served) -> Insider:
    return Insider(served)


@operations
def test_whatever_an_insider_sends_is_answered_as_documented(
    method: str, path: str, served: Served, insider: Insider
) -> None:
    def check(case: Case) -> None:
        headers = insider.prepare(case)
        case.call_and_validate(base_url=served.url, headers=headers, checks=CHECKS)

    send(method, path, check)
    assert not served.app.state.hub.counters["background_failures"]
    assert not served.app.state.hub.counters["drive_failures"]
