"""One table that cannot be read: the others go on, it is named where people look, and it is mended or put aside."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import text
from tests.cli.commands import refused, run
from tests.server.core import BOT, ME, OPEN, Core, running, until
from tests.server.serving import PATIENCE

from mappamundi.server import hub as hub_module
from mappamundi.server.api.meta import health
from mappamundi.server.api.tables import take_seat
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal
from mappamundi.server.store.engine import make_engine
from mappamundi.server.store.location import parse_url
from mappamundi.server.wire import Join


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "SWEEP_EVERY", 0.05)
    monkeypatch.setattr(hub_module, "LOOK_AGAIN", 0.0)


def change(url: str, statement: str, **values: Any) -> int:
    engine = make_engine(parse_url(url), "write")
    with engine.begin() as connection:
        changed = connection.execute(text(statement), values).rowcount
    engine.dispose()
    return changed


def forget(core: Core, live: Live) -> str:
    live.task.cancel()
    core.hub.forget(live.table.id)
    return live.table.id


async def told_by_health(core: Core) -> tuple[str, list[str]]:
    class Call:
        hub = core.hub

    answer = await health(Call)  # type: ignore[arg-type]
    return answer.status, answer.broken


async def reason(core: Core, table_id: str) -> str | None:
    """Why nobody is served the table."""
    with pytest.raises(Refusal) as told:
        await core.hub.table(table_id)
    return told.value.problem.reason


async def mundi(*arguments: object, fails: bool = False) -> str:
    if fails:
        return await asyncio.to_thread(refused, "db", *arguments)
    return (await asyncio.to_thread(run, "db", *arguments)).stdout


async def wrong(database: str) -> str:
    return (await asyncio.to_thread(run, "db", "check", "--db", database, code=1)).stdout


def test_a_log_that_cannot_be_read_harms_no_other_table_and_is_put_aside(database: str) -> None:
    async def check() -> None:
        async with running(database) as core:
            live = await core.table()
            seat = live.table.to_act()[0]
            await core.act(live, seat, core.legal(live, seat)[0])
            broken = forget(core, live)
            change(database, "DELETE FROM snapshots WHERE table_id = :id", id=broken)
            assert change(database, "UPDATE log SET body = '{' WHERE table_id = :id AND seq = 2", id=broken)
            # The most urgent of all: whoever sweeps comes to it first.
            change(database, "UPDATE tables SET due = 1 WHERE id = :id", id=broken)
            others = [forget(core, await core.table(BOT, BOT, BOT)) for _ in range(2)]
            await until(lambda: all(one in core.hub.live and core.hub.live[one].table.seq > 20 for one in others))
            assert not core.hub.counters["sweep_failures"]
            assert await told_by_health(core) == ("broken_tables", [broken[:6]])
            with pytest.raises(Refusal, match="cannot be read") as told:
                await core.hub.table(broken)
            assert (told.value.problem.status, told.value.problem.reason) == (503, "broken_table")

            problems = await wrong(database)
            assert f"table {broken}: it cannot be read" in problems
            assert all(one not in problems for one in others)
            sentence = await mundi("mend", broken, "--db", database, fails=True)
            assert f"table {broken} cannot be mended" in sentence
            assert f"mundi db mend {broken} --aside" in sentence
            assert "is put aside" in await mundi("mend", broken, "--aside", "--db", database)
            # Somebody may have begun to read it before.
            async with asyncio.timeout(PATIENCE):
                while await reason(core, broken) != "put_aside":
                    await asyncio.sleep(0)
            assert not core.hub.broken
            assert await told_by_health(core) == ("ok", [])
            assert all(row.id != broken for row in await core.hub.store.open_tables(None, False, 100, None))
            assert f"table {broken}: it was put aside and cannot be read" in await wrong(database)

            # Its log was put right by hand, or from a copy.
            change(database, "DELETE FROM log WHERE table_id = :id AND seq > 1", id=broken)
            assert "it was put back" in await mundi("mend", broken, "--db", database)
            assert (await core.hub.table(broken)).table.to_act()[0] == seat
            assert await mundi("check", "--db", database) == "all is right\n"
            core.hub.counters.clear()

    asyncio.run(check())


def test_nobody_hears_what_a_reading_said_that_is_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with running(database) as core:
            live = await core.table()
            table_id, whole, over = live.table.id, core.hub.read, asyncio.Event()

            async def fail(_: str) -> Any:
                # Who waits for this comes when the reading is over, and before the loop has told anybody.
                monkeypatch.setattr(core.hub, "read", whole)
                over.set()
                raise ValueError("not to be read")

            async def come_after() -> Live:
                await over.wait()
                return await core.hub.table(table_id)

            after = asyncio.create_task(come_after())
            await asyncio.sleep(0)
            # Whoever sweeps has no chance to read it before us: nothing is awaited until we do.
            monkeypatch.setattr(core.hub, "read", fail)
            forget(core, live)
            assert await reason(core, table_id) == "broken_table"
            assert (await after).table.id == table_id
            core.hub.counters.clear()

    asyncio.run(check())


def test_snapshots_and_plans_that_cannot_be_read_are_dropped_and_the_game_goes_on(database: str) -> None:
    async def check() -> None:
        async with running(database) as core:
            live = await core.table()
            seat = live.table.to_act()[0]
            await core.act(live, seat, core.legal(live, seat)[0])
            seq, broken = live.table.seq, forget(core, live)
            assert change(database, "UPDATE snapshots SET body = '[]' WHERE table_id = :id", id=broken)
            row = "INSERT INTO private (table_id, seat, kind, body) VALUES (:id, 1, 'plan', '[{')"
            change(database, row, id=broken)
            with pytest.raises(Refusal, match="cannot be read"):
                await core.hub.table(broken)
            assert await told_by_health(core) == ("broken_tables", [broken[:6]])
            problems = await wrong(database)
            assert f"table {broken}: it cannot be read" in problems
            assert f"table {broken}: the plan of seat 1 cannot be read" in problems
            done = await mundi("mend", broken, "--db", database)
            assert "the plan of seat 1 was dropped" in done
            assert "the snapshot of entry 1 was dropped" in done
            live = await core.hub.table(broken)
            assert live.table.seq == seq, "no move is lost"
            seat = live.table.to_act()[0]
            await core.act(live, seat, core.legal(live, seat)[0])
            assert await told_by_health(core) == ("ok", [])
            assert await mundi("check", "--db", database) == "all is right\n"
            assert "can be read" in await mundi("mend", broken, "--db", database)
            assert "there is no table nowhere" in await mundi("mend", "nowhere", "--db", database, fails=True)
            assert "there is no table" in await mundi("mend", "nowhere", "--aside", "--db", database, fails=True)
            core.hub.counters.clear()

    asyncio.run(check())


@pytest.mark.parametrize("spoilt", ["[{", "[1]"])
def test_seats_that_cannot_be_read_are_told_anew_from_the_log(database: str, spoilt: str) -> None:
    async def check() -> None:
        async with running(database) as core:
            live = await core.table(ME, OPEN, ME)
            wish = Join(name="Bo")
            await live.ask(lambda: take_seat(core.hub, live, wish, None))
            await live.ask(live.start)
            for seat in range(3):
                await live.ask(lambda seat=seat: live.vote(seat, True, core.key()))  # type: ignore[misc]
            before = await core.hub.store.table(live.table.id)
            assert before is not None
            broken = forget(core, live)
            assert before.seats[1]["name"] == "Bo"
            record = await core.record(broken)
            assert change(database, "UPDATE tables SET seats = :seats WHERE id = :id", seats=spoilt, id=broken)
            if spoilt == "[{":
                with pytest.raises(Refusal, match="cannot be read") as told:
                    await core.record(broken)
                assert (told.value.problem.status, told.value.problem.reason) == (503, "broken_table")
                assert await reason(core, broken) == "broken_table"
            assert f"table {broken}: its seats cannot be read; see: mundi db mend" in await wrong(database)
            assert "its seats were told anew from its log" in await mundi("mend", broken, "--db", database)
            assert await core.hub.store.table(broken) == before
            assert await core.record(broken) == record
            assert await mundi("check", "--db", database) == "all is right\n"
            core.hub.counters.clear()

    asyncio.run(check())


def test_a_table_that_there_is_not_is_neither_mended_nor_put_aside(sqlite_database: str) -> None:
    run("db", "upgrade", "--db", sqlite_database)
    for more in ([], ["--aside"]):
        told = refused("db", "mend", "1f3a9c0c52d7e6b8", *more, "--db", sqlite_database)
        assert told.startswith("mundi: there is no table 1f3a9c0c52d7e6b8; `mundi db check` names those")


def test_a_table_that_cannot_go_on_by_itself_is_named_and_goes_on_when_it_can(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with running(sqlite_database) as core:
            live = await core.table(ME, BOT, BOT)
            monkeypatch.setattr("mappamundi.server.live.REST", 0.05)

            async def fails() -> None:
                raise RecursionError("too deep")

            monkeypatch.setattr(live.driver, "drive", fails)
            await live.wake()
            await until(lambda: live.table.id in core.hub.broken)
            assert await told_by_health(core) == ("broken_tables", [live.table.id[:6]])
            monkeypatch.undo()
            await until(lambda: not core.hub.broken)
            core.hub.counters.clear()

    asyncio.run(check())
