"""Seats that try to act, see or speak for others, spectators that act, tokens of elsewhere, and too much of all."""

from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import Served, bearer, serving

from mappamundi.server import limits
from mappamundi.server import sockets as server_sockets


@pytest.fixture(scope="module")
def quiet(served: Served) -> dict[str, Any]:
    """A table at which nothing may happen."""
    return served.table(grace=86400)


def test_a_token_opens_its_own_seat_at_its_own_table_and_nothing_else(served: Served) -> None:
    mine, other = served.table(), served.table(listed=True)
    table, seats = mine["table"]["id"], mine["seats"]
    foreign = other["seats"]["0"]
    action = {"do": "end_turn"}
    bad = {
        "foreign": foreign,
        "owner": mine["owner"],
        "made up": "x" * 32,
        "empty": "",
    }
    keyed = {"key": "12345678"}
    calls: list[tuple[str, str, Any]] = [
        ("GET", "seat", None),
        ("POST", "actions", keyed | {"action": action}),
        ("POST", "undo", keyed),
        ("POST", "vote", keyed | {"agree": True}),
        ("POST", "pause", keyed | {"paused": True}),
        ("POST", "chat", keyed | {"text": "I am you"}),
        ("PUT", "orders", {"orders": []}),
        ("PUT", "plan", {"steps": []}),
        ("POST", "leave", None),
        ("POST", "return", None),
    ]
    for token in bad.values():
        for method, what, body in calls:
            answer = served.http.request(method, f"/api/tables/{table}/{what}", json=body, headers=bearer(token))
            assert answer.status_code in (401, 403), (what, answer.text)
    for method, what, body in [("POST", "start", None), ("POST", "rematch", None), ("PUT", "seats/1", {"kind": "bot"})]:
        for token in (seats["0"], foreign, other["owner"], None):
            answer = served.http.request(method, f"/api/tables/{table}/{what}", json=body, headers=bearer(token))
            assert answer.status_code in (401, 403), (what, answer.text)
    for token in bad.values():
        with served.socket(table, token or "-") as socket:
            assert socket.receive()["type"] == "refused"
            assert socket.close_code() == server_sockets.NOT_ALLOWED
    assert served.get(f"/api/tables/{table}").json()["seq"] == 1


def test_a_seat_acts_sees_and_speaks_for_itself_only(served: Served) -> None:
    created = served.table()
    table, tokens = created["table"]["id"], created["seats"]
    first, second = created["table"]["to_act"]
    idle = next(seat for seat in range(3) if seat not in (first, second))
    theirs = served.snapshot(table, tokens[str(first)])["legal"]
    for seat in (second, idle):
        # The other's cards are not this seat's to choose, and no word in the request makes them so.
        for action in theirs:
            if action in served.snapshot(table, tokens[str(seat)])["legal"]:
                continue
            assert served.act(table, tokens[str(seat)], action).status_code == 422
            body = {"action": action, "key": served.key(), "seat": first}
            assert served.post(f"/api/tables/{table}/actions", body, tokens[str(seat)]).status_code == 400
    with served.socket(table, tokens[str(idle)]) as socket:
        assert socket.receive("snapshot")["viewer"] == idle
        socket.send(type="act", key="12345678", action=theirs[0])
        assert socket.receive("refused")["key"] == "12345678"
        socket.send(type="chat", key="12345679", text="hello")
        told = socket.receive("frame")["told"]
        assert (told["seat"], told["text"]) == (idle, "hello")
    # A key that another seat used says nothing about what that seat did.
    used = served.act(table, tokens[str(first)], theirs[0], "a-shared-key").json()["seq"]
    again = served.act(table, tokens[str(idle)], theirs[0], "a-shared-key")
    assert again.status_code == 422
    assert "seq" not in again.json()
    assert served.get(f"/api/tables/{table}").json()["seq"] == used


def test_a_spectator_can_only_watch(served: Served, quiet: dict[str, Any]) -> None:
    created = quiet
    table = created["table"]["id"]
    with served.socket(table) as socket:
        assert socket.receive("snapshot")["legal"] == []
        for message in (
            {"type": "act", "action": {"do": "end_turn"}},
            {"type": "undo"},
            {"type": "chat", "text": "hello"},
        ):
            socket.send(key="12345678", **message)
            refused = socket.receive("refused")
            assert refused["problem"]["reason"] == "watching"
        socket.send(type="ping")
        assert socket.receive()["type"] == "beat"
        # Saying hello again does not make a seat of it.
        socket.send(type="hello", token=created["seats"]["0"])
        assert socket.close_code() == server_sockets.BAD_FRAME
    assert served.get(f"/api/tables/{table}").json()["seq"] == 1


def test_bodies_that_are_too_large_or_no_json_are_refused(served: Served, quiet: dict[str, Any]) -> None:
    table, token = quiet["table"]["id"], quiet["seats"]["0"]
    path = f"/api/tables/{table}/actions"
    big = {"action": {"do": "x" * 70_000}, "key": served.key()}
    assert served.post(path, big, token).status_code == 413

    def parts() -> Any:
        for _ in range(100):
            yield b" " * 1000

    headers = bearer(token) | {"Content-Type": "application/json"}
    assert served.http.post(path, content=parts(), headers=headers).status_code == 413
    assert served.http.post(path, content=b"action=1", headers=bearer(token)).status_code == 415
    for body in (b"", b"{", b"\xff", b"[" * 3000, b'{"action": {}, "key": "12345678", "key2": 1}', b"null"):
        assert served.http.post(path, content=body, headers=headers).status_code == 400, body


def test_names_that_no_database_can_hold_find_nothing(served: Served, postgres_url: str, tmp_path: Path) -> None:
    with serving(tmp_path, db=postgres_url) as other:
        for one in (served, other):
            for name in ("%00", "a%00b", "x" * 3000, "%F0%9F%8C%8D", "..%2F..", "%ED%A0%80"):
                for path in (f"/api/tables/{name}", f"/api/tables/{name}/watch", f"/api/records/{name}"):
                    assert one.get(path).status_code in (400, 404, 422), (one.url, path)
            assert one.get("/api/tables?phase=%00").status_code < 500
            assert one.get("/api/tables?before=nan").status_code < 500
            assert one.get("/api/tables?before=1e999&limit=9999999999999999999").status_code < 500


def test_a_seat_that_hurries_too_much_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slow the machine, nothing is forgiven meanwhile.
    monkeypatch.setattr(limits, "SEAT_RATE", 0.01)
    with serving(tmp_path, rate=1000.0, burst=1000) as limited:
        created = limited.table()
        table, token = created["table"]["id"], created["seats"]["0"]
        with limited.socket(table, token) as socket:
            socket.receive("snapshot")
            for number in range(110):
                socket.send(type="undo", key=f"hurry-{number:04d}")
            refused = [socket.receive("refused")["problem"] for _ in range(110)]
            reasons = [problem["reason"] for problem in refused]
            assert reasons[0] == "undo_closed"
            assert reasons.count("too_many") > 20
            waits = [problem["params"]["retry_after"] for problem in refused if problem["reason"] == "too_many"]
            assert min(waits) >= 1
            # HTTP counts for the same seat.
            answer = limited.post(f"/api/tables/{table}/undo", {"key": "hurry-http"}, token)
            assert answer.status_code == 429
            assert int(answer.headers["Retry-After"]) >= 1
            # Another seat is not held up.
            assert limited.get(f"/api/tables/{table}/seat", created["seats"]["1"]).status_code == 200
