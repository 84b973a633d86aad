"""The store keeps what it is given, on both databases."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from tests.server.postgres import Postgres
from tests.server.stores import NOW, entry, locked, table, token
from tests.server.trips import counting

from mappamundi.kernel import BadInput
from mappamundi.server.store import Account, Conflict, NoSuchTable, Store, Unavailable, default_url
from mappamundi.server.store.engine import make_engine, make_file
from mappamundi.server.store.location import parse_url, sqlite_url
from mappamundi.server.store.migrate import head, upgrade, upgrade_connection
from mappamundi.server.store.schema import metadata


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, check: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await check(store)

    asyncio.run(run())


@asynccontextmanager
async def held(store: Store) -> AsyncIterator[None]:
    """What is written inside waits for the end and is then committed as one group."""
    started, go = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        started.set()
        go.wait(10)

    blocking = store._writer.write(wait, "")
    await asyncio.to_thread(started.wait, 10)
    try:
        yield
        await asyncio.sleep(0.05)  # the tasks that write get their turn
    finally:
        go.set()
    await blocking


# Tables and logs


def test_a_table_comes_back_as_it_was_made(database: str) -> None:
    async def check(store: Store) -> None:
        row = table(due=NOW + 5.25, listed=False)
        await store.create(row, [entry(1, seat=0), entry(2, "k2")], [token()])
        row.seq = 2
        assert await store.table("t1") == row
        assert await store.log("t1") == [entry(1, seat=0), entry(2, "k2")]
        assert await store.token("abc") == token()
        assert await store.table("t2") is None
        assert await store.token("abd") is None
        with pytest.raises(Conflict) as told:
            await store.create(table(), [], [])
        assert told.value.what == "id"
        with pytest.raises(Conflict) as told:
            await store.create(table("t2"), [], [token(table_id="t2")])
        assert told.value.what == "token"
        assert await store.table("t2") is None

    with_store(database, check)


def test_appending_changes_log_row_tokens_and_snapshot_together(database: str) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [], [token("stays")])
        await store.append(
            "t1",
            [entry(1), entry(2, "k")],
            changes={"phase": "playing", "due": NOW, "seats": [1], "listed": False},
            snapshot=(2, b'{"turn": 1}'),
            tokens_added=[token("new", seat=-1, kind="owner")],
        )
        row = await store.table("t1")
        assert row is not None
        assert (row.seq, row.phase, row.due, row.seats, row.listed) == (2, "playing", NOW, [1], False)
        assert row.updated == entry(2).at
        assert await store.snapshot("t1") == (2, b'{"turn": 1}')
        assert await store.token("new") == token("new", seat=-1, kind="owner")
        assert await store.token("stays") is not None
        assert await store.entry_by_key("t1", "k") == entry(2, "k")
        assert await store.entry_by_key("t1", "x") is None
        await store.append("t1", [entry(3)], snapshot=(3, b"{}"))
        assert await store.snapshot("t1") == (3, b"{}")
        assert [each.seq for each in await store.log("t1", since=1)] == [2, 3]
        assert [each.seq for each in await store.log("t1", since=0, limit=2)] == [1, 2]
        await store.append("t1", [], changes={"due": None})
        row = await store.table("t1")
        assert row is not None
        assert (row.seq, row.due) == (3, None)

    with_store(database, check)


def test_a_number_or_key_that_is_taken_is_refused_and_nothing_kept(database: str) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [entry(1, "k1"), entry(2)], [])
        await store.create(table("t2"), [entry(1, "k1")], [])  # keys are each table's own
        for wrong, what in (([entry(2)], "seq"), ([entry(4)], "seq"), ([entry(3), entry(4, "k1")], "key")):
            with pytest.raises(Conflict) as told:
                await store.append("t1", wrong, changes={"phase": "over"}, tokens_added=[token("lost")])
            assert told.value.what == what
        row = await store.table("t1")
        assert row is not None
        assert (row.seq, row.phase) == (2, "lobby")
        assert len(await store.log("t1")) == 2
        assert await store.token("lost") is None
        with pytest.raises(NoSuchTable):
            await store.append("t9", [entry(1)])
        with pytest.raises(NoSuchTable):
            await store.append("t9", [], changes={"phase": "over"})
        with pytest.raises(ValueError, match="does not follow"):
            await store.append("t1", [entry(3), entry(5)])
        with pytest.raises(ValueError, match="cannot be changed"):
            await store.append("t1", [], changes={"id": "t3"})

    with_store(database, check)


def test_lists_of_tables(database: str) -> None:
    async def check(store: Store) -> None:
        for number in range(6):
            await store.create(
                table(
                    f"t{number}",
                    created=NOW + number,
                    phase="lobby" if number % 2 else "playing",
                    listed=number < 4,
                    due=NOW - number if number < 3 else None,
                ),
                [],
                [],
            )

        async def ids(phase: str | None, listed: bool, limit: int = 10, before: float | None = None) -> list[str]:
            return [row.id for row in await store.open_tables(phase, listed, limit, before)]

        assert await ids("lobby", True) == ["t3", "t1"]
        assert await ids(None, True) == ["t3", "t2", "t1", "t0"]
        assert await ids(None, False) == ["t5", "t4", "t3", "t2", "t1", "t0"]
        assert await ids(None, False, 2) == ["t5", "t4"]
        assert await ids(None, False, 2, NOW + 4) == ["t3", "t2"]
        assert await store.due(NOW, 10) == [("t2", NOW - 2), ("t1", NOW - 1), ("t0", NOW)]
        assert await store.due(NOW - 1, 1) == [("t2", NOW - 2)]
        counts = await store.counts()
        assert (counts["tables"], counts["phase.lobby"], counts["phase.playing"], counts["entries"]) == (6, 3, 3, 0)

    with_store(database, check)


def test_what_seats_keep_to_themselves(database: str) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [], [])
        await store.set_private("t1", 0, "plan", [{"do": "step"}])
        await store.set_private("t1", 1, "plan", {"a": None})
        await store.set_private("t1", 0, "notes", "ü")
        await store.set_private("t1", 0, "plan", [])
        assert await store.private("t1") == {(0, "plan"): [], (1, "plan"): {"a": None}, (0, "notes"): "ü"}
        await store.set_private("t1", 1, "plan", None)
        await store.set_private("t1", 1, "plan", None)
        assert await store.private("t1") == {(0, "plan"): [], (0, "notes"): "ü"}
        assert await store.private("t2") == {}

    with_store(database, check)


# Accounts and records


def test_accounts_sessions_and_their_tables(database: str) -> None:
    async def check(store: Store) -> None:
        zoe = Account("a1", "Zoë", "hash", NOW)
        await store.add_account(zoe)
        for taken in ("Zoë", "ZOË", "zoe\u0308"):
            with pytest.raises(Conflict) as told:
                await store.add_account(Account("a2", taken, "hash", NOW))
            assert told.value.what == "name"
        await store.add_account(Account("a2", "Zoe", "hash", NOW))
        assert await store.account("a1") == zoe
        assert await store.account_by_name("zOË") == zoe
        assert await store.account_by_name("Xoë") is None
        assert await store.account("a3") is None

        await store.add_session("s1", "a1", NOW, NOW + 10)
        assert await store.session_account("s1", NOW + 9) == zoe
        assert await store.session_account("s1", NOW + 10) is None
        await store.add_session("s2", "a1", NOW + 9, NOW + 1e9)
        assert (await store.counts())["sessions"] == 2, "by the clock of the house, which need not be today's"
        await store.add_session("s3", "a1", NOW + 10, NOW + 1e9)
        assert (await store.counts())["sessions"] == 2, "s1 has expired and goes"
        await store.drop_session("s2")
        assert await store.session_account("s2", NOW) is None

        await store.create(table("t1", updated=NOW), [], [], [("a1", "t1", 0)])
        await store.create(table("t2", updated=NOW + 1), [], [])
        await store.append("t2", [], changes={"updated": NOW + 1}, account_seats=[("a1", "t2", 1), ("a1", "t2", 1)])
        assert [(row.id, seat) for row, seat in await store.tables_of("a1")] == [("t2", 1), ("t1", 0)]
        assert await store.tables_of("a2") == []

    with_store(database, check)


def test_records(database: str) -> None:
    async def check(store: Store) -> None:
        for _ in range(2):  # the second time it is kept for longer
            await store.save_record("r1", b"\x00\xff")
        assert await store.record("r1") == b"\x00\xff"
        assert await store.record("r2") is None
        assert (await store.counts())["records"] == 1

    with_store(database, check)


# Group commit


def test_many_writes_share_a_commit(database: str) -> None:
    async def check(store: Store) -> None:
        await asyncio.gather(*(store.create(table(f"t{number}"), [], []) for number in range(100)))
        before = store.commits

        async def play(table_id: str) -> None:
            for seq in range(1, 6):
                await store.append(table_id, [entry(seq, f"k{seq}")])

        await asyncio.gather(*(play(f"t{number}") for number in range(100)))
        assert store.commits - before <= 100  # 500 writes
        for number in range(100):
            assert [each.seq for each in await store.log(f"t{number}")] == [1, 2, 3, 4, 5]

    with_store(database, check)


def test_writes_of_one_table_keep_their_sequence(database: str) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [], [])
        async with held(store):
            waiting = [asyncio.ensure_future(store.append("t1", [entry(seq)])) for seq in range(1, 40)]
        await asyncio.gather(*waiting)
        assert len(await store.log("t1")) == 39

    with_store(database, check)


def test_a_refused_write_fails_alone_in_its_group(database: str) -> None:
    async def check(store: Store) -> None:
        for number in range(4):
            await store.create(table(f"t{number}"), [entry(1, "k")], [])
        async with held(store):
            tries = [
                store.append("t0", [entry(2)]),
                store.append("t1", [entry(1)]),
                store.append("t1", [entry(2)]),
                store.append("t2", [entry(2, "k")], changes={"phase": "over"}),
                store.append("t9", [entry(1)]),
                store.set_private("t9", 0, "plan", 1),
                store.append("t3", [entry(2)]),
            ]
            waiting = [asyncio.ensure_future(each) for each in tries]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        kinds = [type(each) for each in told]
        assert kinds == [type(None), Conflict, type(None), Conflict, NoSuchTable, Conflict, type(None)]
        assert [len(await store.log(f"t{number}")) for number in range(4)] == [2, 2, 1, 2]
        row = await store.table("t2")
        assert row is not None
        assert row.phase == "lobby"

    with_store(database, check)


def test_a_write_that_comes_too_late_does_not_break_up_its_group(database: str) -> None:
    async def check(store: Store) -> None:
        for number in range(3):
            await store.create(table(f"t{number}"), [entry(1)], [])
        async with held(store):
            before = store.commits
            tries = [store.append("t0", [entry(2)]), store.append("t1", [entry(1)]), store.append("t2", [entry(2)])]
            waiting = [asyncio.ensure_future(each) for each in tries]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Conflict, type(None)]
        assert store.commits == before + 2  # the one that held the others up, and the group

    with_store(database, check)


def test_any_other_error_fails_alone_too(database: str) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [], [])
        async with held(store):
            waiting = [
                asyncio.ensure_future(store.append("t1", [entry(1)])),
                store._writer.write(lambda connection: connection.execute(text("SELECT no_such_column")), "t1"),
                store._writer.write(lambda _: 1 // 0, "t1"),
                asyncio.ensure_future(store.append("t1", [entry(2)])),
            ]
        told = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in told] == [type(None), Unavailable, ZeroDivisionError, type(None)]
        assert len(await store.log("t1")) == 2

    with_store(database, check)


def test_nobody_hears_of_a_write_before_the_commit_has_returned(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [], [])
        committing, go = threading.Event(), threading.Event()
        finish = store._writer._finish

        def slow(connection: Any) -> None:
            committing.set()
            go.wait(10)
            finish(connection)

        monkeypatch.setattr(store._writer, "_finish", slow)
        waiting = asyncio.ensure_future(store.append("t1", [entry(1)], tokens_added=[token()]))
        await asyncio.to_thread(committing.wait, 10)
        await asyncio.sleep(0.05)
        assert not waiting.done()
        assert await store.log("t1") == []
        go.set()
        await waiting
        assert len(await store.log("t1")) == 1

    with_store(database, check)


def test_a_commit_is_one_round_trip_however_many_tables_have_moved(postgres_url: str) -> None:
    async def run() -> None:
        async with counting(postgres_url) as relay, opened(relay.url) as store:
            tables = [f"t{number}" for number in range(20)]
            for table_id in tables:
                await store.create(table(table_id), [], [])

            async def move(seq: int) -> None:
                async with held(store):
                    at_once = [
                        store.append(
                            table_id,
                            [entry(seq, f"k{seq}")],
                            changes={"phase": "playing", "seats": [seq], "due": None},
                            snapshot=(seq, b"{}") if number % 2 else None,
                            private=[(0, "plan", [seq]), (1, "plan", None)],
                        )
                        for number, table_id in enumerate(tables)
                    ]
                    moving = asyncio.gather(*at_once)
                await moving

            for seq in range(1, 8):  # after some times the driver has the statement prepared
                await move(seq)
            before, commits = relay.trips, store.commits
            for seq in range(8, 11):
                await move(seq)
            assert store.commits - commits == 2 * 3  # with those that held the others up, and asked nothing
            assert relay.trips - before == 3
            before = relay.trips
            await store.append("t0", [entry(11)], changes={"phase": "over", "seats": [], "due": None})
            assert relay.trips - before == 1
            await store.log("t0")  # the first read connects
            before = relay.trips
            assert len(await store.log("t0")) == 11
            assert relay.trips - before == 1
            assert await store.private("t3") == {(0, "plan"): [10]}
            assert await store.snapshot("t3") == (10, b"{}")

    asyncio.run(run())


def test_nobody_hears_of_a_move_that_waits_in_the_database(database: str) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [], [])
        with locked(database):
            waiting = asyncio.ensure_future(store.append("t1", [entry(1)]))
            await asyncio.sleep(0.1)
            assert not waiting.done()
            assert await store.log("t1") == []
        await waiting
        assert len(await store.log("t1")) == 1

    with_store(database, check)


def test_closing_finishes_what_waits(database: str) -> None:
    async def run() -> None:
        store = await Store.open(database)
        await store.create(table(), [], [])
        waiting = [asyncio.ensure_future(store.append("t1", [entry(seq)])) for seq in range(1, 30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(Unavailable):
            await store.append("t1", [entry(30)])
        with pytest.raises(Unavailable):
            await store.table("t1")
        await store.close()
        async with opened(database) as again:
            assert len(await again.log("t1")) == 29

    asyncio.run(run())


def test_what_a_database_cannot_hold_is_bad_input(postgres_url: str) -> None:
    async def check(store: Store) -> None:
        await store.create(table(), [], [])
        with pytest.raises(BadInput):
            await store.append("t1", [entry(1, "a\0b")])
        with pytest.raises(BadInput):
            await store.entry_by_key("t1", "a\0b")
        await store.append("t1", [entry(1, text="a\0b")])
        assert (await store.log("t1"))[0].body == {"text": "a\0b"}

    with_store(postgres_url, check)


# Opening


def test_migrations_make_what_the_code_expects(sqlite_database: str, postgres: Postgres) -> None:
    for address in (sqlite_database, postgres.new_database()):
        url = parse_url(address)
        assert upgrade(url) == (None, head())
        assert upgrade(url) == (head(), head())
        engine = make_engine(url, "read")
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()


def test_a_fresh_sqlite_database_is_made_for_its_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "100% é?.db"
    file.parent.mkdir()
    with_store(str(file), nothing)
    assert file.stat().st_mode & 0o777 == 0o600
    with_store(str(file), nothing)


async def nothing(store: Store) -> None:
    assert (await store.counts())["tables"] == 0
    assert store.shared == store._url.drivername.startswith("postgresql")


def test_a_database_that_is_not_up_to_date_is_refused(postgres: Postgres, sqlite_database: str) -> None:
    with pytest.raises(BadInput, match="mundi db upgrade"):
        with_store(postgres.new_database(), nothing)
    with_store(sqlite_database, nothing)
    for revision, says in (("9999", "newer version"), (None, "mundi db upgrade")):
        engine = make_engine(parse_url(sqlite_database), "write")
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = :r"), {"r": revision or "9999"})
            if revision is None:
                connection.execute(text("DELETE FROM alembic_version"))
        engine.dispose()
        with pytest.raises(BadInput, match=says):
            with_store(sqlite_database, nothing)


def test_an_older_sqlite_database_is_upgraded_and_a_copy_kept(tmp_path: Path) -> None:
    file, url = tmp_path / "x.db", parse_url(str(tmp_path / "x.db"))
    make_file(url)
    engine = make_engine(url, "write")
    with engine.begin() as connection:
        upgrade_connection(connection, "0001")
    engine.dispose()
    with_store(str(file), nothing)
    with_store(str(file), nothing)
    with closing(sqlite3.connect(tmp_path / "x.db.0001")) as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert sorted(path.name for path in tmp_path.glob("*.0*")) == ["x.db.0001"]


def test_a_table_from_before_there_were_owners_is_read_and_written_after_the_upgrade(
    sqlite_database: str, postgres: Postgres
) -> None:
    async def use(store: Store) -> None:
        assert await store.table("old") == table("old", seq=1, due=5.0)
        assert await store.due(9.0, 5) == [("old", 5.0)]
        assert await store.try_lock("old")
        await store.append("old", [entry(2)])
        assert [each.seq for each in await store.log("old")] == [1, 2]

    for address in (sqlite_database, postgres.new_database()):
        url = parse_url(address)
        make_file(url)
        engine = make_engine(url, "write")
        with engine.begin() as connection:
            upgrade_connection(connection, "0002")
            row = msgspec.structs.asdict(table("old", seq=1, due=5.0))
            row |= {name: msgspec.json.encode(row[name]).decode() for name in ("spec", "seats")}
            for later in ("aside", "data", "data_text"):
                del row[later]
            names = ", ".join(row)
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(row)})"), row)  # noqa: S608
            log = "INSERT INTO log (table_id, seq, at, kind, body) VALUES ('old', 1, 1.0, 'start', '{}')"
            connection.execute(text(log))
        engine.dispose()
        if address != sqlite_database:
            upgrade(url)
        with_store(address, use)


def test_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("", "mysql://x/y", "sqlite://", "sqlite:///:memory:", "sqlite:///x.db?mode=ro", "://"):
        with pytest.raises(BadInput):
            parse_url(wrong)
    with pytest.raises(BadInput, match="cannot be used") as told:
        with_store(f"postgresql://me:hush@/none?host={tmp_path}", nothing)
    assert "hush" not in str(told.value)
    (tmp_path / "text.db").write_text("not a database, but long enough to look like something else altogether")
    with pytest.raises(BadInput, match="cannot be used"):
        with_store(str(tmp_path / "text.db"), nothing)
    monkeypatch.setenv("MUNDI_DB", "postgresql://me@host/games")
    assert default_url() == "postgresql://me@host/games"
    assert parse_url(default_url()).drivername == "postgresql+psycopg"
    monkeypatch.delenv("MUNDI_DB")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert default_url() == sqlite_url(tmp_path / "mappamundi" / "mundi.db")
    assert Path(parse_url(default_url()).database or "") == tmp_path / "mappamundi" / "mundi.db"
