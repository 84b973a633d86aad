"""The store among processes that are killed, and connections that break."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text
from tests.server import stores
from tests.server.stores import NOW, entry, table

from mappamundi.kernel import BadInput
from mappamundi.server.store import Conflict, Store, Unavailable
from mappamundi.server.store.check import check
from mappamundi.server.store.engine import make_engine
from mappamundi.server.store.lease import LOOKS
from mappamundi.server.store.location import parse_url
from mappamundi.server.store.store import STATEMENT_SECONDS

PROGRAM = Path(stores.__file__)
TABLES = [f"t{number}" for number in range(8)]
KILLS = 5
MOVES_ON = 5.0  # seconds after which a killed owner's tables must be free


def start(*arguments: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def kill(child: "subprocess.Popen[str]") -> str:
    """End it at once, and give what it had said that was not read yet."""
    child.kill()
    assert child.stdout is not None
    assert child.stderr is not None
    # Not `communicate`: it would pass by what reading a line has taken in beyond that line.
    with child, child.stdout, child.stderr:
        said, complaints = child.stdout.read(), child.stderr.read()
    assert complaints == ""
    return said


async def until(holds: Callable[[], bool], seconds: float = MOVES_ON) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it did not come about in time"
        await asyncio.sleep(0.02)


def test_what_was_acknowledged_survives_kill_9(database: str) -> None:
    """Appending to many tables at once, killed at a random moment, again and again."""
    dice = random.Random(9)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(KILLS):
        child = start("append", database, *TABLES)
        assert child.stdout is not None
        lines = [child.stdout.readline()]  # from here on it appends
        time.sleep(dice.uniform(0.05, 0.5))
        lines += kill(child).splitlines(keepends=True)
        for line in lines:
            if line.endswith("\n"):
                table_id, seq = line.split()
                acknowledged[table_id] = max(acknowledged[table_id], int(seq))

        async def look() -> None:
            store = await Store.open(database)
            for table_id, seq in acknowledged.items():
                numbers = [each.seq for each in await store.log(table_id)]
                assert len(numbers) >= seq
                assert numbers == list(range(1, len(numbers) + 1))
            await store.close()

        asyncio.run(look())
    assert min(acknowledged.values()) > KILLS
    assert check(parse_url(database)) == []


def test_a_table_has_one_owner_until_that_is_killed(postgres_url: str) -> None:
    async def run() -> None:
        store = await Store.open(postgres_url)
        for table_id in ("t1", "t2", "t3"):
            await store.create(table(table_id), [], [])
        child = start("own", postgres_url, "t1")
        try:
            assert child.stdout is not None
            assert await asyncio.to_thread(child.stdout.readline) == "True\n"
            assert not await store.try_lock("t1")
            assert await store.try_lock("t2")
            assert await store.try_lock("t2")
        finally:
            kill(child)
        end = time.monotonic() + MOVES_ON
        while not await store.try_lock("t1"):
            assert time.monotonic() < end
            await store.look(NOW)
            await asyncio.sleep(0.02)

        other = await Store.open(postgres_url)
        assert not await other.try_lock("t2")
        await store.unlock("t2")
        await store.unlock("t3")
        assert await other.try_lock("t2")
        await store.close()
        assert await other.try_lock("t1")
        assert not await other.try_lock("nowhere")
        await other.close()

    asyncio.run(run())


def test_what_an_owner_that_stood_still_wanted_to_write_is_refused(postgres_url: str) -> None:
    """It lives and its session stands, but it shows no beat."""

    async def run() -> None:
        still, other, third = [await Store.open(postgres_url) for _ in range(3)]
        lost: list[str] = []
        still.on_lost = lost.extend
        await still.look(NOW)
        await still.create(table("t1"), [], [])
        await third.create(table("t2"), [], [])
        assert await still.try_lock("t2")
        for _ in range(LOOKS):
            assert await other.look(NOW) == ([], 1)
            assert not await other.try_lock("t1")
        assert await other.look(NOW + 9) == ([NOW], 0)
        # What nobody has taken yet is still its own.
        await still.append("t2", [entry(1)])
        assert await other.try_lock("t1")
        assert await other.try_lock("t2")
        for write in (
            still.append("t1", [entry(1)]),
            still.append("t2", [], changes={"phase": "over"}),
            still.set_private("t2", 0, "plan", ["old"]),
            still.set_due("t2", NOW),
        ):
            with pytest.raises(Conflict, match="belongs to another process") as refused:
                await write
            assert refused.value.what == "owner"
            still._lease._held["t2"] = "what it believed"  # type: ignore[union-attr]
        assert lost == ["t1", "t2", "t2", "t2"]
        # Its name is gone; under a new one it owns what it makes or takes from then on.
        await still.look(NOW)
        assert not await still.try_lock("t1")
        # Anybody may write what a player wants: the numbers of the log keep the order.
        await third.append("t1", [entry(1)])
        await other.append("t1", [entry(2)])
        await other.unlock("t1")
        assert await still.try_lock("t1")
        await still.append("t1", [entry(3)])
        assert [each.seq for each in await other.log("t1")] == [1, 2, 3]
        assert await other.private("t2") == {}
        for store in (still, other, third):
            await store.close()

    asyncio.run(run())


def test_whoever_is_stopped_in_the_middle_of_a_write_keeps_nobody_from_the_table(postgres_url: str) -> None:
    async def run() -> None:
        store = await Store.open(postgres_url)
        await store.create(table(), [], [])
        engine = make_engine(parse_url(postgres_url), "write", deadline=STATEMENT_SECONDS)
        with engine.connect() as stopped:
            stopped.execute(text("UPDATE tables SET phase = 'stopped' WHERE id = 't1'"))
            began = time.monotonic()
            await store.append("t1", [entry(1)])
            assert time.monotonic() - began < MOVES_ON
            stopped.invalidate()
        engine.dispose()
        row = await store.table("t1")
        assert row is not None
        assert (row.seq, row.phase) == (1, "lobby")
        await store.close()

    asyncio.run(run())


def test_sqlite_has_one_process_and_every_table_is_its_own(sqlite_database: str) -> None:
    async def run() -> None:
        store = await Store.open(sqlite_database)
        assert await store.look(NOW) == ([], 0)
        assert not store.shared
        assert await store.try_lock("t1")
        assert await store.try_lock("t1")
        await store.unlock("t1")
        await store.listen(lambda table_id, seq: pytest.fail(f"{table_id} {seq}"), pytest.fail)
        await store.say("Is anybody there?")
        await store.create(table(), [], [])
        await store.append("t1", [entry(1)])
        await store.close()

    asyncio.run(run())


def test_a_second_server_on_a_sqlite_file_is_refused(sqlite_database: str) -> None:
    async def another() -> None:
        await (await Store.open(sqlite_database)).close()

    child = start("append", sqlite_database, "t1")
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "t1 1\n"
        with pytest.raises(BadInput, match="is in use: a server is running on it; stop that first"):
            asyncio.run(another())
    finally:
        kill(child)
    # Nothing is left to be cleared up.
    asyncio.run(another())

    async def twice() -> None:
        store = await Store.open(sqlite_database)
        with pytest.raises(BadInput, match="is in use"):
            await another()
        await store.close()
        await another()

    asyncio.run(twice())


def break_connections(url: str, which: str) -> None:
    """End the sessions of which this is true in pg_stat_activity, as a restart of the server would."""
    query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND {which}"  # noqa: S608
    with psycopg.connect(url, autocommit=True) as connection:
        assert connection.execute(query).fetchall()


def test_tables_that_are_lost_are_told_and_can_be_taken_again(postgres_url: str) -> None:
    async def run() -> None:
        store = await Store.open(postgres_url)
        lost: list[str] = []
        store.on_lost = lost.extend
        for table_id in ("t1", "t2"):
            await store.create(table(table_id), [], [])
            assert await store.try_lock(table_id)
        await asyncio.to_thread(
            break_connections, postgres_url, "pid IN (SELECT pid FROM pg_locks WHERE locktype = 'advisory')"
        )
        other = await Store.open(postgres_url)
        assert await other.look(NOW) == ([0.0], 0)
        assert await other.try_lock("t2")
        with pytest.raises(Unavailable):
            await store.look(NOW)
        assert lost == ["t1", "t2"]
        assert await store.look(NOW) == ([], 1)
        assert await store.try_lock("t1")
        assert not await store.try_lock("t2")
        await other.close()
        await store.close()

    asyncio.run(run())


def test_nothing_is_written_for_a_lost_table_by_those_who_believe_that_it_is_theirs(postgres_url: str) -> None:
    async def run() -> None:
        store, other = await Store.open(postgres_url), await Store.open(postgres_url)
        await store.create(table("t1"), [], [])
        lost: list[str] = []
        store.on_lost = lost.extend
        assert await store.try_lock("t1")
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("DELETE FROM owners")
            assert await other.try_lock("t1")
            looking = asyncio.ensure_future(store.look(NOW))
            await asyncio.sleep(0)
            # A thread finds that the name is gone, while the event loop is busy with a move.
            while not connection.execute("SELECT FROM owners WHERE id NOT IN (SELECT owner FROM tables)").rowcount:
                time.sleep(0.02)
        assert lost == []
        with pytest.raises(Conflict, match="another process"):
            await store.append("t1", [entry(1)])
        await looking
        assert lost == ["t1"]
        await other.close()
        await store.close()

    asyncio.run(run())


def test_every_process_hears_of_the_moves_of_others(postgres_url: str) -> None:
    async def run() -> None:
        heard: list[tuple[str, int]] = []
        said: list[str] = []
        one, two = await Store.open(postgres_url), await Store.open(postgres_url)
        assert one.shared
        await one.listen(lambda table_id, seq: heard.append((table_id, seq)), said.append)
        await two.say("Is anybody there?")
        await one.say("Yes, 1")
        await until(lambda: said == ["Is anybody there?", "Yes, 1"])
        await two.create(table("t1"), [], [])
        await two.append("t1", [entry(1), entry(2)])
        await one.append("t1", [entry(3)])
        await two.append("t1", [], changes={"phase": "playing"})
        await two.append("t1", [entry(4)])
        await until(lambda: heard == [("t1", 2), ("t1", 4)])

        heard.clear()
        await asyncio.to_thread(break_connections, postgres_url, "query LIKE 'LISTEN%'")
        await until(lambda: heard == [("", 0)])
        await two.append("t1", [entry(5)])
        await until(lambda: heard == [("", 0), ("t1", 5)])
        await one.close()
        await two.close()

    asyncio.run(run())


def test_reads_and_writes_go_on_after_the_server_was_away(postgres_url: str) -> None:
    async def run() -> None:
        store = await Store.open(postgres_url)
        await store.create(table(), [], [])
        for seq in (1, 3):
            await store.log("t1")
            await asyncio.to_thread(break_connections, postgres_url, "application_name = 'mundi'")
            await asyncio.gather(store.append("t1", [entry(seq)]), store.append("t1", [entry(seq + 1)]))
            assert len(await store.log("t1")) == seq + 1
        await store.close()

    asyncio.run(run())


def test_processes_that_write_the_same_tables_do_not_lock_each_other_out(postgres_url: str) -> None:
    async def run() -> None:
        one, two = await Store.open(postgres_url), await Store.open(postgres_url)
        for table_id in TABLES:
            await one.create(table(table_id), [], [])
        writes = [
            store.append(table_id, [], changes={"phase": f"phase {turn}"})
            for turn in range(20)
            for store, order in ((one, TABLES), (two, TABLES[::-1]))
            for table_id in order
        ]
        await asyncio.wait_for(asyncio.gather(*writes), 10)
        await one.close()
        await two.close()

    asyncio.run(run())
