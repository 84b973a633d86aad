"""A database in trouble, locked, full, read-only or frozen: everybody is told soon, and nobody is told too much."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy.engine import make_url
from tests.server.core import Core, until, with_core
from tests.server.serving import PATIENCE, Served, serving
from tests.server.stores import entry, locked, table
from tests.server.test_store import held, with_store

from mappamundi.server import hub
from mappamundi.server.live import Live
from mappamundi.server.store import Store, Unavailable, engine, store, writer


def wait_for(holds: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.01)


def becomes(served: Served, status: int) -> None:
    wait_for(lambda: served.get("/health").status_code == status)


@pytest.fixture
def short_of_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests do not wait for seconds."""
    monkeypatch.setattr(store, "STATEMENT_SECONDS", 0.5)
    monkeypatch.setattr(store, "TROUBLED", 0.5)


def test_the_seed_is_not_given_out_before_the_end_is_stored(tmp_path: Path, short_of_patience: None) -> None:
    with serving(tmp_path) as served, ThreadPoolExecutor(5) as others:
        created = served.table()
        name, tokens = created["table"]["id"], created["seats"]
        votes = f"/api/tables/{name}/vote"
        for seat in ("0", "1"):
            assert served.post(votes, {"agree": True, "key": f"vote-of-{seat}"}, tokens[seat]).status_code == 200
        live = served.app.state.hub.live[name]
        last = {"agree": True, "key": "vote-of-2"}
        with locked(str(tmp_path / "test.db")):
            voting = others.submit(served.post, votes, last, tokens["2"])
            wait_for(lambda: live.table.phase == "over" or voting.done())
            what_if = {"table": name, "step": 0, "seat": 0}
            asking = [
                others.submit(served.get, f"/api/tables/{name}/record"),
                others.submit(served.get, f"/api/tables/{name}/replay"),
                others.submit(served.get, f"/api/tables/{name}"),
                others.submit(served.post, "/api/replays/what-if", what_if),
            ]
            answers: list[httpx.Response] = [each.result(PATIENCE) for each in asking]
            assert voting.result(PATIENCE).status_code == 503
        assert [answer.status_code for answer in answers] == [409, 409, 200, 409]
        assert answers[2].json()["phase"] == "playing"
        assert not any(live.table.secret.hex() in answer.text for answer in answers)

        assert served.post(votes, last, tokens["2"]).status_code == 200
        assert live.table.secret.hex() in served.get(f"/api/tables/{name}/record").text


async def say(core: Core, live: Live, seat: int) -> int:
    return await live.ask(lambda: live.chat(seat, "Hello", core.key()))


def test_nobody_stands_in_line_for_a_database_that_is_locked(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, short_of_patience: None
) -> None:
    """What waits is told when the first has failed, and what comes after that is told at once."""
    monkeypatch.setattr(writer, "STUCK", 0.3)
    monkeypatch.setattr(writer, "REST", PATIENCE)
    monkeypatch.setattr(store, "TROUBLED", PATIENCE)
    tries: list[int] = []
    commit = writer.Writer._commit

    def counted(self: writer.Writer, group: Any, **more: Any) -> None:
        tries.append(len(group))
        commit(self, group, **more)

    async def check(core: Core) -> None:
        tables = [await core.table() for _ in range(3)]
        seats = [(live, seat) for live in tables for seat in range(3)]
        monkeypatch.setattr(writer.Writer, "_commit", counted)
        with locked(sqlite_database):
            told = await asyncio.gather(*(say(core, *each) for each in seats), return_exceptions=True)
            assert [type(each) for each in told] == [Unavailable] * 9
            assert core.hub.store.troubled
        assert len(tries) <= 2  # a second group may have been under way
        monkeypatch.setattr(core.hub.store._writer, "_rests_until", 0.0)
        for live, seat in seats:
            await say(core, live, seat)

    with_core(sqlite_database, check)


def test_only_so_many_writes_wait(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 5)

    async def check(opened: Store) -> None:
        await opened.create(table(), [], [])
        async with held(opened):
            waiting = [asyncio.ensure_future(opened.append("t1", [entry(seq)])) for seq in range(1, 9)]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in told] == [type(None)] * 5 + [Unavailable] * 3
        assert len(await opened.log("t1")) == 5

    with_store(sqlite_database, check)


def test_a_server_is_ready_when_its_database_takes_writes(tmp_path: Path, short_of_patience: None) -> None:
    with serving(tmp_path) as served:
        becomes(served, 200)
        with locked(str(tmp_path / "test.db")):
            becomes(served, 503)
            assert served.get("/health").json()["reason"] == "no_database"
        becomes(served, 200)


def test_a_server_with_a_full_disk_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "TROUBLED", PATIENCE)
    with serving(tmp_path) as served:
        served.table()
        pages = (tmp_path / "test.db").stat().st_size // 4096 + 80
    monkeypatch.setattr(engine, "SQLITE_SETTINGS", (*engine.SQLITE_SETTINGS, f"PRAGMA max_page_count = {pages}"))
    with serving(tmp_path) as served:
        becomes(served, 200)
        seats = [{"kind": "me"}] * 3
        wait_for(lambda: served.post("/api/tables", {"game": "hotw2018", "seats": seats}).status_code == 503)
        assert served.get("/health").status_code == 503


def test_a_server_on_a_database_for_reading_only_is_not_ready(
    tmp_path: Path, postgres_url: str, short_of_patience: None
) -> None:
    name = make_url(postgres_url).database

    def only_reading(only: str) -> None:
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {only}")
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
                (name,),
            )

    with serving(tmp_path, db=postgres_url) as served:
        becomes(served, 200)
        only_reading("on")
        becomes(served, 503)
        only_reading("off")
        becomes(served, 200)


@contextmanager
def away(url: str) -> Iterator[None]:
    """Nobody is let into the database meanwhile, and whoever was there is shown out."""
    name = make_url(url).database
    with psycopg.connect(url.replace(f"/{name}?", "/postgres?"), autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        try:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
            yield
        finally:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_a_database_that_is_away_is_said_once_and_so_is_that_it_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever looks at the database meanwhile: sweeps, beats, tables that would go on, and what hears of others."""
    monkeypatch.setattr(hub, "SWEEP_EVERY", 0.05)
    monkeypatch.setattr(hub, "LOOK_AGAIN", 0.0)

    async def check(core: Core) -> None:
        live, others = await core.table(), await core.table()
        counters = core.hub.counters
        for _ in range(2):
            caplog.clear()
            counters.clear()
            with away(postgres_url):
                await until(lambda: counters["sweep_failures"] >= 5)
                core.hub.background(core.hub.store.log(live.table.id))
                for table_ in (live, others):
                    with pytest.raises(Unavailable):
                        await say(core, table_, 0)
                await until(lambda: counters["background_failures"] >= 1)
            await until(lambda: not core.hub._away)
            assert await say(core, live, 0)
            told = [record for record in caplog.records if record.name == "mappamundi.server"]
            lines = [record.message.partition(":")[0] for record in told if "the database" in record.message]
            assert lines == ["the database does not answer", "the database answers again"]
            assert not any(record.exc_info for record in told)
        counters.clear()

    with_core(postgres_url, check)


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """The session of PostgreSQL that writes stands still."""
    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE query LIKE '%WITH move%' AND pid <> pg_backend_pid()"
        )
        [(pid,)] = found.fetchall()
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def test_a_frozen_database_is_given_up_and_what_it_kept_is_looked_at(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(opened: Store) -> None:
        heard: list[tuple[str, int]] = []
        await opened.listen(lambda name, seq: heard.append((name, seq)), lambda _: None)
        await opened.create(table(), [], [])
        await opened.append("t1", [entry(1)])
        monkeypatch.setattr(writer, "DEADLINE", 0.5)
        monkeypatch.setattr(writer, "STUCK", 0.3)
        with frozen(postgres_url):
            with pytest.raises(Unavailable, match="not answered in time"):
                await opened.append("t1", [entry(2)])
            with pytest.raises(Unavailable, match="does not keep up"):
                await opened.append("t1", [entry(2)])
        await until(lambda: ("", 0) in heard)
        assert len(await opened.log("t1")) == 2

    with_store(postgres_url, check)
