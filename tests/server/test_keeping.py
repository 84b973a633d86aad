"""Tables that nobody plays at are cleared away, and no others; whoever is there is told, and nobody fills the disk."""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from tests.cli.commands import run
from tests.server.core import BOT, ME, OPEN, Core, Turned, running, with_core
from tests.server.stores import entry, table, token
from tests.server.test_limits import Hand

from mappamundi.records.record import Begun
from mappamundi.server.api.tables import set_up
from mappamundi.server.bounds import TABLES_A_DAY
from mappamundi.server.keeping import DAY, Keeping
from mappamundi.server.limits import Limits
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal
from mappamundi.server.store import Store
from mappamundi.server.store.check import check
from mappamundi.server.store.location import parse_url
from mappamundi.server.wire import NewTable

GAME = "hotw2018"
MONTH = 30 * DAY


async def there(core: Core, *tables: Live) -> list[bool]:
    return [await core.hub.store.table(live.table.id) is not None for live in tables]


async def leave(core: Core, *tables: Live) -> None:
    """Nobody looks at them any more."""
    for live in tables:
        live.task.cancel()
        core.hub.forget(live.table.id)


async def staged(core: Core, live: Live) -> Live:
    """A game that goes on from where that one stands."""
    assert live.table.position is not None
    spec = NewTable(game=GAME, seats=[ME, BOT, BOT])
    created = await set_up(core.hub, spec, None, Begun(live.table.position.dump()))
    return await core.hub.table(created.table.id)


def test_a_month_after_the_last_thing_that_happened_idle_tables_go(database: str) -> None:
    async def look(core: Core) -> None:
        lobby, unmoved, played, over = (
            await core.table(ME, OPEN, OPEN),
            await core.table(),
            await core.table(),
            await core.table(),
        )
        await core.step(played, Random(1))
        what_if = await staged(core, played)
        await core.step(what_if, Random(1))
        for seat in range(3):
            await over.ask(lambda seat=seat: over.vote(seat, True, core.key()))  # type: ignore[misc]
        all_of_them = (lobby, unmoved, what_if, played, over)
        goes = [(await live.ask(live.info)).goes for live in all_of_them]
        kept = (core.clock.now + MONTH) // DAY * DAY
        assert goes == [kept, kept, kept, None, None], "whoever is there is told"
        await leave(core, *all_of_them)
        core.clock.now += MONTH
        await core.hub.clear_away()
        assert await there(core, *all_of_them) == [True] * 5, "not before its time"
        core.clock.now += 1
        await core.hub.clear_away()
        assert await there(core, *all_of_them) == [False, False, False, True, True]
        assert core.hub.counters["tables_cleared"] == 3
        with pytest.raises(Refusal, match="no such table"):
            await core.hub.table(lobby.table.id)

    with_core(database, look)
    assert not check(parse_url(database)), "nothing is left that belongs to nothing"


def test_a_table_that_somebody_is_at_or_has_moved_at_meanwhile_stays(database: str) -> None:
    async def look(core: Core) -> None:
        at, moved = await core.table(), await core.table()
        core.clock.now += MONTH + 1
        over, _ = await core.hub.store.stale(core.hub.keeping, core.clock.now, "", 10)
        assert {stale.id for stale in over} == {at.table.id, moved.table.id}
        await core.step(moved, Random(1))
        looked_at = next(stale for stale in over if stale.id == moved.table.id)
        assert not await core.hub.store.remove(looked_at)
        await core.hub.clear_away()
        assert await there(core, at, moved) == [True, True]

    with_core(database, look)


def test_another_process_that_drives_a_table_keeps_it(postgres_url: str) -> None:
    async def look() -> None:
        clock = Turned()
        async with running(postgres_url, clock) as one, running(postgres_url, clock) as other:
            live = await one.table()
            clock.now += MONTH + 1
            await other.hub.clear_away()
            assert await there(other, live) == [True]
            await leave(one, live)
            await one.hub.store.unlock(live.table.id)
            await other.hub.clear_away()
            assert await there(other, live) == [False]

    asyncio.run(look())


def test_what_is_told_survives_a_snapshot(sqlite_database: str) -> None:
    async def look(core: Core) -> None:
        unmoved, played = await core.table(), await core.table()
        await core.steps_until(played, lambda: played.frozen > 1, Random(1))
        for live, stays in ((unmoved, False), (played, True)):
            again = await core.put_away(live)
            assert again.frozen
            assert (again.table.goes() is None) is stays

    with_core(sqlite_database, look)


def test_whoever_runs_the_house_may_choose(sqlite_database: str) -> None:
    async def look(core: Core) -> None:
        lobby, played = await core.table(ME, OPEN, OPEN), await core.table()
        await core.step(played, Random(1))
        await leave(core, lobby, played)
        core.clock.now += 10 * DAY
        core.hub.keeping = Keeping(idle=0, running=0, finished=0)
        await core.hub.clear_away()
        assert await there(core, lobby, played) == [True, True]
        core.hub.keeping = Keeping(idle=20, running=9)
        await core.hub.clear_away()
        assert await there(core, lobby, played) == [True, False]

    with_core(sqlite_database, look)


def test_many_are_cleared_away_batch_by_batch(sqlite_database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr("mappamundi.server.hub.STALE_AT_ONCE", 3)

    async def look(core: Core) -> None:
        tables = [await core.table(ME, OPEN, OPEN) for _ in range(10)]
        await leave(core, *tables)
        core.clock.now += MONTH + 1
        await core.hub.clear_away()
        assert not any(await there(core, *tables))

    with_core(sqlite_database, look)


def fill(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        await store.create(table("lobby"), [], [token("l", "lobby")])
        await store.create(table("unmoved", phase="playing"), [entry(1)], [token("u", "unmoved")])
        await store.create(table("moved", phase="playing"), [entry(1), entry(2, "0:key")], [token("m", "moved")])
        await store.create(table("over", phase="over"), [entry(1), entry(2, "0:key")], [])
        await store.close()

    asyncio.run(work())


def told(*words: str) -> str:
    return run(*words).output


def left(url: str) -> list[str]:
    async def work() -> list[str]:
        store = await Store.open(url)
        found = [row.id for row in await store.open_tables(None, False, 10, None)]
        await store.close()
        return sorted(found)

    return asyncio.run(work())


def test_prune_says_first_and_does_then(database: str) -> None:
    fill(database)
    prune = ("db", "prune", "--db", database)
    assert told(*prune, "--dry-run") == "would be cleared away: 2 tables that nobody moved at, or a lesson or what-if\n"
    assert json.loads(told(*prune, "--dry-run", "--json", "--keep-finished", "1")) == {
        "dry_run": True,
        "idle": 2,
        "running": 0,
        "finished": 1,
    }
    assert left(database) == ["lobby", "moved", "over", "unmoved"]
    assert told(*prune) == "cleared away: 2 tables that nobody moved at, or a lesson or what-if\n"
    assert left(database) == ["moved", "over"]
    assert told(*prune) == "there is nothing to clear away\n"
    assert told(*prune, "--keep-running", "7") == "cleared away: 1 table that nobody plays on at\n"
    assert left(database) == ["over"]


def test_one_address_fills_no_disk() -> None:
    clock = Hand()
    limits = Limits(rate=30, burst=120, now=clock)
    made = 0
    for _ in range(86400):
        clock.time += 1
        made += limits.request("POST", "/api/tables", "192.0.2.1", None) == 0
    assert made <= 2 * TABLES_A_DAY
    assert limits.request("POST", "/api/lessons/first", "192.0.2.1", None) > 0
    assert limits.request("POST", "/api/tables", "192.0.2.2", None) == 0
