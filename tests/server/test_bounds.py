"""What is too deep, too large or not a name at all; and that nothing of it holds up a table."""

import asyncio
import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.core import Core, with_core
from tests.server.serving import Served, serving

from mappamundi.kernel import BadInput
from mappamundi.server import sockets
from mappamundi.server.app import create_app
from mappamundi.server.bounds import DEEPEST
from mappamundi.server.problems import Refusal
from mappamundi.server.settings import settings
from mappamundi.server.store import engine
from mappamundi.server.store.location import parse_url
from mappamundi.server.store.migrate import upgrade
from mappamundi.server.wire import Act, longest_text, read, too_deep


def nested(levels: int) -> Any:
    found: Any = {}
    for _ in range(levels - 1):
        found = {"lands": found}
    return found


@pytest.mark.parametrize(
    "text", ['{"a": %s}', '[1, %s, "x"]', '{"a": "[[[[[[[[[[[[[[[[[[[[", "b": %s}', '["\\"[[[[[[[[[[[[[[[[[[", %s]']
)
def test_depth_is_counted_outside_of_texts(text: str) -> None:
    assert not too_deep((text % json.dumps(nested(DEEPEST - 1))).encode())
    assert too_deep((text % json.dumps(nested(DEEPEST))).encode())
    assert not too_deep(b"[" * DEEPEST + b"{}, " * 40)
    assert too_deep(b"[" * (DEEPEST + 1))


def test_what_is_broken_is_told_in_a_sentence() -> None:
    decoder = msgspec.json.Decoder(Act)
    for data in (b"[" * 100_000, b'{"a":' * 100_000, b'"' * 50, b'{"action": {"do": "\xff"}}', b"\\" * 1000, b""):
        with pytest.raises(msgspec.DecodeError):
            read(data, decoder)


def test_the_longest_text() -> None:
    assert longest_text(rb'{"a": [1, 2, 33333333], "b": "\"four\""}') == 8
    assert longest_text(b"[]") == 0


def test_nobody_plans_or_orders_or_asks_for_what_is_too_deep(served: Served) -> None:
    created = served.table(grace=86400)
    table, token = created["table"]["id"], created["seats"]["0"]
    deep = nested(400)
    for method, path, body in (
        ("PUT", "plan", {"steps": [{"action": {"do": "end_turn"}, "given": deep}]}),
        ("PUT", "plan", {"steps": [{"action": deep}]}),
        ("PUT", "orders", {"orders": [{"when": "reroll", "prefer": [deep]}]}),
        ("POST", "actions", {"key": "12345678", "action": deep}),
        ("POST", "why", {"action": deep}),
    ):
        headers = {"Authorization": f"Bearer {token}"}
        answer = served.http.request(method, f"/api/tables/{table}/{path}", json=body, headers=headers)
        assert answer.status_code == 400, path
        assert "deep" in answer.json()["detail"]
    with served.socket(table, token) as socket:
        socket.receive("snapshot")
        socket.send(type="act", key="12345678", action=deep)
        assert socket.close_code() == sockets.BAD_FRAME


def test_a_plan_that_cannot_be_followed_is_dropped_and_told(database: str) -> None:
    """One that was kept before anybody counted how deep it is, or whatever else breaks whoever looks at it."""

    async def check(core: Core) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        plan = [{"action": {"do": "end_turn"}, "given": nested(400)}]
        await core.hub.store.set_private(live.table.id, seat, "plan", plan)
        again = await core.put_away(live)
        mirror = await core.sit(again, seat)
        await again.wake()
        assert again.private_of(seat).plan == []
        assert mirror.read().private["stopped"]["reason"] == "plan_failed"
        assert await core.act(again, seat, core.legal(again, seat)[0])
        # It was told to whoever runs the server as well, once.
        assert core.hub.counters.pop("drive_failures") == 1

    with_core(database, check)


def test_a_held_seat_does_not_keep_the_others_from_ending_the_game(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table()
        # Not one that is to act now: a bot would do so, and whoever acts plays on.
        (idle,) = {0, 1, 2} - set(live.table.to_act())
        await live.ask(lambda: live.set_seat(idle, "held", bot="greedy", why="away"))
        for seat in live.table.to_act():
            assert live.table.phase == "playing"
            await live.ask(partial(live.vote, seat, True, core.key()))
        assert live.table.phase == "over"
        # Where bots play for everybody, everybody is asked.
        live = await core.table()
        for seat in range(3):
            await live.ask(partial(live.set_seat, seat, "held", bot="greedy", why="clock"))
        assert not live.table.votes
        live.table.votes = {0, 1}
        assert not live.table.agreed()

    with_core(sqlite_database, check)


def test_a_key_that_comes_back_with_something_else_is_refused(database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        form, *others = core.legal(live, seat)
        seq = await core.act(live, seat, form, "a-key-of-mine")

        async def refused(*tries: Any) -> None:
            for one in tries:
                with pytest.raises(Refusal) as caught:
                    await live.ask(one)
                assert caught.value.problem.reason == "key_used"

        assert await core.act(live, seat, form, "a-key-of-mine") == seq
        await refused(
            lambda: live.act(seat, others[0], "a-key-of-mine"),
            lambda: live.act(seat, {"do": "nonsense"}, "a-key-of-mine"),
            lambda: live.chat(seat, "hello", "a-key-of-mine"),
            lambda: live.vote(seat, True, "a-key-of-mine"),
            lambda: live.undo(seat, "a-key-of-mine"),
        )
        said = await live.ask(lambda: live.chat(seat, "hello", "another-key"))
        assert await live.ask(lambda: live.chat(seat, "hello", "another-key")) == said
        await refused(lambda: live.chat(seat, "goodbye", "another-key"))
        assert live.table.seq == said

    with_core(database, check)


def test_what_can_be_no_id_is_not_looked_for(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, db=database) as served:
        for name in ("%00", "a%00b", "%0a", "%7f", "%ff", "x" * 5000, "%F0%9F%97%BA", "..%2f"):
            for path in ("tables/{}", "tables/{}/watch", "tables/{}/events", "tables/{}/record", "records/{}"):
                assert served.get(f"/api/{path.format(name)}").status_code == 404, (path, name)
        assert served.post("/api/replays/what-if", {"step": 0, "seat": 0, "table": "\0"}).status_code == 400
        assert served.get("/api/tables/x/watch?since=99999999999999999999").status_code == 400


@pytest.mark.parametrize("wrong", ["damaged", "immutable"])
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    upgrade(parse_url(sqlite_database))
    file = tmp_path / "mundi.db"
    if wrong == "damaged":
        with closing(sqlite3.connect(file)) as connection:
            (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'pulse'").fetchone()
            (size,) = connection.execute("PRAGMA page_size").fetchone()
        with file.open("r+b") as opened:
            opened.seek((page - 1) * size)
            opened.write(b"\xaa" * size)
    else:
        # Nothing of the file can be written, as where a disk or a file is only to be read.
        monkeypatch.setattr(engine, "SQLITE_SETTINGS", (*engine.SQLITE_SETTINGS, "PRAGMA query_only = ON"))
    app = create_app(settings({"db": sqlite_database, "bots": 1}, {}))

    async def start() -> None:
        async with app.router.lifespan_context(app):
            pass

    with pytest.raises(BadInput, match=r"the database sqlite.*mundi\.db cannot be used: (database|attempt)"):
        asyncio.run(start())
