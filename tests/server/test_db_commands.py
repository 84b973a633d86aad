"""`mundi db`: upgrade, backup, restore, export and check, on both databases and from one to the other."""

import asyncio
import errno
import json
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.cli.commands import refused, run
from tests.server.postgres import Postgres
from tests.server.serving import PATIENCE
from tests.server.stores import NOW, entry, table, token

from mappamundi.server.store import Account, Entry, Store, backup, transfer
from mappamundi.server.store.engine import make_engine
from mappamundi.server.store.location import parse_url, sqlite_url
from mappamundi.server.store.migrate import head

START = Entry(1, NOW, "start", {"header": {"deal": {"orders": {"pile": [3, 1, 2]}}, "commitment": "c"}})


def fill(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        await store.add_account(Account("a1", "Zoë", "hash", NOW))
        await store.add_session("s1", "a1", NOW, NOW + 1e10)
        await store.create(table("lobby"), [], [token("l", "lobby")])
        await store.create(table("playing", phase="playing"), [START], [token("p", "playing")], [("a1", "playing", 0)])
        await store.append("playing", [entry(2, "k", orders={"pile": [9]}, dice=[6])], snapshot=(2, b'{"a":1}'))
        await store.set_private("playing", 1, "plan", ["secret plan"])
        await store.set_private("playing", 0, "notices", {"webhook": "https://a.example/secret plan"})
        await store.set_account_notices("a1", {"webhook": "https://b.example/secret plan"})
        await store.create(table("over", phase="over", created=NOW + 1), [START], [])
        await store.save_record("r1", bytes(range(256)))
        await store.close()

    asyncio.run(work())


def content(url: str) -> dict[str, list[Any]]:
    engine = make_engine(parse_url(url), "read")
    told: dict[str, list[Any]] = {}
    with engine.connect() as connection:
        for name in (
            "tables",
            "log",
            "snapshots",
            "tokens",
            "private",
            "accounts",
            "sessions",
            "account_seats",
            "account_notices",
        ):
            told[name] = sorted(map(repr, connection.exec_driver_sql(f"SELECT * FROM {name}")))  # noqa: S608
        told["records"] = [bytes(row.body) for row in connection.exec_driver_sql("SELECT * FROM records")]
    engine.dispose()
    return told


def fresh(kind: str, tmp_path: Path, postgres: Postgres) -> str:
    return postgres.new_database() if kind == "postgresql" else sqlite_url(tmp_path / "restored.db")


def spoil(url: str, *statements: str) -> None:
    with sqlite3.connect(parse_url(url).database or "") as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def test_upgrade_makes_the_database_once(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    for url in (sqlite_url(tmp_path / "x.db"), postgres.new_database()):
        assert f"is made (revision {head()})" in run("db", "upgrade", "--db", url).stdout
        assert "is up to date" in run("db", "upgrade", "--db", url).stdout
        assert run("db", "check", "--db", url).stdout == "all is right\n"
    monkeypatch.setenv("MUNDI_DB", str(tmp_path / "named.db"))
    run("db", "upgrade")
    assert (tmp_path / "named.db").is_file()


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_is_restored_into_either_kind(database: str, target: str, tmp_path: Path, postgres: Postgres) -> None:
    fill(database)
    file = tmp_path / "copy"
    run("db", "backup", file, "--db", database)
    assert [each.name for each in tmp_path.glob("copy*")] == ["copy"]
    assert file.stat().st_mode & 0o777 == 0o600
    assert "exists already" in refused("db", "backup", file, "--db", database)

    restored = fresh(target, tmp_path, postgres)
    assert run("db", "restore", file, "--db", restored).stdout == "restored 3 tables with 3 entries\n"
    expected = content(database)
    if database.partition(":")[0] != restored.partition(":")[0]:
        # SQLite has no truth values of its own.
        expected["tables"] = [text.replace("True", "1") for text in expected["tables"]]
        found = content(restored)
        found["tables"] = [text.replace("True", "1") for text in found["tables"]]
        assert found == expected
    else:
        assert content(restored) == expected
    assert run("db", "check", "--db", restored).stdout == "all is right\n"

    assert "is not empty" in refused("db", "restore", file, "--db", restored)
    asyncio.run(add_one(restored))
    run("db", "restore", file, "--db", restored, "--force")
    assert len(content(restored)["tables"]) == 3


def test_nothing_is_restored_under_a_server(database: str, tmp_path: Path) -> None:
    fill(database)
    run("db", "backup", tmp_path / "copy", "--db", database)

    async def work() -> None:
        store = await Store.open(database)
        await store.look(NOW)
        told = await asyncio.to_thread(refused, "db", "restore", tmp_path / "copy", "--db", database, "--force")
        assert "is in use: a server is running on it; stop that first" in told
        await store.create(table("another"), [], [])
        assert await store.table("another") is not None
        await store.close()

    asyncio.run(work())
    run("db", "restore", tmp_path / "copy", "--db", database, "--force")
    assert len(content(database)["tables"]) == 3


async def add_one(url: str) -> None:
    store = await Store.open(url)
    await store.create(table("another"), [], [])
    await store.close()


def test_a_table_that_cannot_be_read_is_left_out_of_an_export(sqlite_database: str, tmp_path: Path) -> None:
    fill(sqlite_database)
    spoil(sqlite_database, "UPDATE log SET body = '{' WHERE table_id = 'over'")
    done = run("db", "export", tmp_path / "games", "--db", sqlite_database)
    assert done.stdout == "exported 1 table with 2 entries\n"
    assert done.stderr == "left out 1 that cannot be read; see: mundi db check\n"
    assert b'"over"' not in (tmp_path / "games").read_bytes()


def test_a_backup_is_made_while_the_store_is_in_use(database: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(database)
        await store.create(table(), [], [])
        copying = asyncio.ensure_future(asyncio.to_thread(run, "db", "backup", tmp_path / "copy", "--db", database))
        seq = 0
        while not copying.done() or seq < 20:
            seq += 1
            await store.append("t1", [entry(seq)])
        await copying
        await store.close()

    asyncio.run(work())
    restored = sqlite_url(tmp_path / "restored.db")
    run("db", "restore", tmp_path / "copy", "--db", restored)
    assert run("db", "check", "--db", restored).stdout == "all is right\n"


def test_a_copy_is_made_with_pg_dump_while_the_store_is_in_use(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    copy, restored = tmp_path / "copy", postgres.new_database()

    def pg(program: str, *arguments: object) -> None:
        command = [str(postgres.programs / program), *map(str, arguments)]
        subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)

    async def work() -> None:
        store = await Store.open(postgres_url)
        await store.create(table(), [], [])
        dump = ("--format=custom", f"--file={copy}", f"--dbname={postgres_url}")
        copying = asyncio.ensure_future(asyncio.to_thread(pg, "pg_dump", *dump))
        seq = 0
        while not copying.done() or seq < 20:
            seq += 1
            await store.append("t1", [entry(seq)])
        await copying
        await store.close()

    asyncio.run(work())
    pg("pg_restore", "--no-owner", f"--dbname={restored}", copy)
    assert run("db", "check", "--db", restored).stdout == "all is right\n"


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_everything_is_moved_into_another_database(
    database: str, target: str, tmp_path: Path, postgres: Postgres
) -> None:
    fill(database)
    into = fresh(target, tmp_path, postgres)
    told = run("db", "move", into, "--db", database).stdout
    assert told.startswith("moved 3 tables with 3 entries, and compared every row\n")
    before, after = content(database), content(into)
    for each in (before, after):  # SQLite has no truth values of its own
        each["tables"] = [text.replace("True", "1") for text in each["tables"]]
    assert after == before
    assert run("db", "check", "--db", into).stdout == "all is right\n"
    assert "is not empty" in refused("db", "move", into, "--db", database)
    assert "is not empty" in refused("db", "move", database, "--db", into)
    # The game goes on where it was.
    asyncio.run(go_on(into))
    assert len(content(into)["log"]) == len(before["log"]) + 1


async def go_on(url: str) -> None:
    store = await Store.open(url)
    await store.append("playing", [entry(3)])
    await store.close()


def test_nothing_is_moved_while_a_server_runs(database: str, tmp_path: Path, postgres: Postgres) -> None:
    other, into = (sqlite_url(tmp_path / name) for name in ("other.db", "new.db"))
    fill(database)
    fill(other)

    async def work() -> None:
        store = await Store.open(database)
        await store.look(NOW)
        for here, there in ((database, into), (other, database)):
            assert "a server is running" in await asyncio.to_thread(refused, "db", "move", there, "--db", here)
        await store.close()

    asyncio.run(work())
    assert "nothing to move" in refused("db", "move", into, "--db", postgres.new_database())
    assert "there is no database" in refused("db", "move", into, "--db", tmp_path / "missing.db")
    run("db", "move", into, "--db", database)


def test_what_does_not_arrive_as_it_was_is_not_moved(
    sqlite_database: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(sqlite_database)
    into = postgres.new_database()

    def spoilt(connection: Connection, rows: backup.Rows, file: str) -> dict[str, int]:
        counts = backup.insert_all(connection, rows, file)
        connection.exec_driver_sql("UPDATE log SET at = at + 1 WHERE seq = 2")
        return counts

    monkeypatch.setattr(transfer, "insert_all", spoilt)
    assert "nothing was moved" in refused("db", "move", into, "--db", sqlite_database)
    monkeypatch.undo()
    run("db", "move", into, "--db", sqlite_database)


def test_a_copy_that_is_damaged_leaves_the_database_as_it_is(
    postgres_url: str, sqlite_database: str, tmp_path: Path
) -> None:
    fill(postgres_url)
    fill(sqlite_database)
    before = content(sqlite_database)
    run("db", "backup", tmp_path / "copy", "--db", postgres_url)
    lines = (tmp_path / "copy").read_bytes().splitlines(keepends=True)
    last = json.loads(lines[-2])["table"]
    wrong = tmp_path / "wrong"
    for text, says in (
        (b"hello\n", "not a copy"),
        (b"".join(lines[:-1]), "its end is missing"),
        (b"".join(lines[:-2]) + lines[-1], "rows are missing"),
        (b"".join(lines[:3]) + lines[3][:20], "line 4 cannot be read"),
        (lines[0].replace(head().encode(), b"9999"), "newer version"),
        (lines[0] + b'{"table":"log","row":{"table_id":"x"}}\n{"end":{"log":1}}\n', "do not fit"),
        (lines[0] + b'{"table":"others","row":{}}\n{"end":{"others":1}}\n', "unknown kind"),
        (
            lines[0] + b'{"table":"records","row":{"id":"x","created":1,"body":"="}}\n{"end":{"records":1}}\n',
            "do not fit",
        ),
        (lines[0] + lines[-2] + lines[-2] + b'{"end":{"%s":2}}\n' % last.encode(), "do not fit"),
        (b"SQLite format 3\0" + bytes(1000), "cannot be restored"),
    ):
        wrong.write_bytes(text)
        assert says in refused("db", "restore", wrong, "--db", sqlite_database, "--force")
        assert content(sqlite_database) == before
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE a (b)")
    other.close()
    assert "another program" in refused("db", "restore", tmp_path / "other.db", "--db", sqlite_database, "--force")
    refused("db", "restore", tmp_path / "missing", "--db", sqlite_database)


def test_export_keeps_the_secrets_of_running_games(database: str, tmp_path: Path) -> None:
    fill(database)
    out = tmp_path / "games.ndjson"
    assert run("db", "export", out, "--db", database).stdout == "exported 2 tables with 3 entries\n"
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    tables = {line["table"]["id"]: line["table"] for line in lines if "table" in line}
    assert tables.keys() == {"playing", "over"}
    assert tables["playing"]["secret"] is None
    assert tables["over"]["secret"] == bytes(range(32)).hex()
    entries = {(line["id"], line["seq"]): line for line in lines if "id" in line}
    assert entries["playing", 1]["body"] == {"header": {"commitment": "c"}}
    assert entries["playing", 2]["body"] == {"dice": [6]}
    assert entries["over", 1]["body"] == START.body
    assert "secret plan" not in out.read_text("utf-8")


def test_export_keeps_the_hidden_piles_of_running_lessons(database: str, tmp_path: Path) -> None:
    begun = {"dump": {"event_pile": [7, 3]}, "lesson": "first", "dice": [6, 1]}
    header = {"commitment": "c", "begun": begun}

    async def work() -> None:
        store = await Store.open(database)
        for name, body in (("lesson", {"header": header}), ("older", {"header": {"commitment": "c"}, "dump": begun})):
            await store.create(table(name, phase="playing"), [Entry(1, NOW, "start", body)], [])
        await store.close()

    asyncio.run(work())
    out = tmp_path / "games.ndjson"
    run("db", "export", out, "--db", database)
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [line["body"] for line in lines if "id" in line] == [{"header": {"commitment": "c"}}] * 2


def test_check_lists_what_is_wrong(sqlite_database: str) -> None:
    fill(sqlite_database)
    spoil(
        sqlite_database,
        "DELETE FROM log WHERE table_id = 'playing' AND seq = 1",
        "UPDATE tables SET seq = 7 WHERE id = 'lobby'",
        "UPDATE tables SET seats = '{' WHERE id = 'lobby'",
        "UPDATE log SET body = '[]' WHERE table_id = 'over'",
        "INSERT INTO tokens (hash, table_id, seat, kind, created) VALUES ('x', 'nowhere', 0, 'seat', 0)",
        "INSERT INTO snapshots VALUES ('over', 5, '{}')",
    )
    result = run("db", "check", "--db", sqlite_database, code=1)
    for sign in (
        "table playing: the entries of its log are 1, numbered from 2 to 2",
        "table lobby: its log ends with 0, but its row says 7",
        "tables lobby: its seats cannot be read",
        "log over 1: its body cannot be read",
        "tokens: of what belongs to 'nowhere' in tables, which does not exist: 1",
        "table over: a snapshot of entry 5, but the log ends with 1",
        "6 problems",
    ):
        assert sign in result.stdout
    told = json.loads(run("db", "check", "--db", sqlite_database, "--json", code=1).stdout)
    assert not told["ok"]
    assert len(told["problems"]) == 6


def test_what_cannot_be_written_is_told_by_the_name_that_was_given(
    sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(sqlite_database)
    there_is_none = "there is no folder /dev/full"
    assert there_is_none in refused("db", "move", "sqlite:////dev/full/x", "--db", sqlite_database)
    assert there_is_none in refused("db", "backup", "/dev/full/x", "--db", sqlite_database)

    def forbidden(name: Path, *_: Any) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(name))

    monkeypatch.setattr("mappamundi.server.store.backup.os.open", forbidden)
    for command in ("backup", "export"):
        told = refused("db", command, tmp_path / "copy", "--db", sqlite_database)
        assert told == f"mundi: cannot write {tmp_path / 'copy'}: Permission denied\n"


def test_check_finds_a_damaged_file(sqlite_database: str) -> None:
    fill(sqlite_database)
    file = Path(parse_url(sqlite_database).database or "")
    with sqlite3.connect(file) as connection:
        pages = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name IN ('log', 'records')").fetchall()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    data = bytearray(file.read_bytes())
    for (page,) in pages:
        place = (page - 1) * 4096
        data[place : place + 200] = b"\xff" * 200
    file.write_bytes(data)
    assert "damaged" in run("db", "check", "--db", sqlite_database, code=1).stdout


def test_bad_input_is_answered_in_one_sentence(tmp_path: Path, postgres: Postgres) -> None:
    missing = tmp_path / "missing.db"
    for command in (["check"], ["backup", tmp_path / "copy"], ["export", tmp_path / "games"]):
        assert "there is no database" in refused("db", *command, "--db", missing)
        assert "is not known" in refused("db", *command, "--db", "mysql://x/y").replace("are not", "is not")
    assert not missing.exists()
    empty = postgres.new_database()
    assert "mundi db upgrade" in refused("db", "check", "--db", empty)
    assert "mundi db upgrade" in refused("db", "export", tmp_path / "games", "--db", empty)
    assert "nothing to copy" in refused("db", "backup", tmp_path / "copy", "--db", empty)
    assert list(tmp_path.iterdir()) == []
    assert "cannot be used" in refused("db", "upgrade", "--db", f"postgresql://me@/none?host={tmp_path}")
