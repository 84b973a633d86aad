"""The time of the house: what is done to the machine's clock, and time in which nobody could move, cost nobody anything
and give nobody anything."""

import asyncio
import math
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from random import Random
from typing import Any

import httpx
import psycopg
import pytest
from tests.kit.grab import grab_among_the_games
from tests.server import racing
from tests.server.core import Core, running, until
from tests.server.nursery import nursery

from mappamundi.server.house import SILENCE, HouseClock
from mappamundi.server.live import Live
from mappamundi.server.store.location import parse_url
from mappamundi.server.wire import Pace

HOUR = 3600.0
LIVE = Pace(kind="live", base=300)
FROZEN = SILENCE + 1.5


class Machine(HouseClock):
    """A machine whose clocks a test turns: by `passes` they go on together, `wall` alone may be set."""

    def __init__(self, wall: float = 1_700_000_000.0) -> None:
        self.wall, self.ticks = wall, 50.0
        super().__init__(lambda: self.wall, lambda: self.ticks)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.ticks += seconds


@asynccontextmanager
async def clocked(url: str, machine: Machine) -> AsyncIterator[Core]:
    async with running(url, house=machine) as core:
        yield core


async def one_to_act(core: Core) -> tuple[Live, int]:
    live = await core.table(pace=LIVE)
    await core.steps_until(live, lambda: len(live.table.to_act()) == 1, Random(1))
    return live, live.table.to_act()[0]


async def left(live: Live, seat: int) -> float:
    return (await live.ask(live.info)).clocks[seat]


def test_the_clock_of_the_house_goes_on_evenly_and_never_back() -> None:
    machine = Machine()
    began = machine()
    machine.passes(1)
    machine.wall -= HOUR
    assert machine() == machine.reckoned() == began + 1
    machine.go_on(machine())
    machine.wall += HOUR + 1
    assert machine() == machine.reckoned() == began + 1, "a second is no leap"
    machine.wall += HOUR
    assert machine() == began + 1
    assert machine.reckoned() == began + 2 + HOUR
    assert machine.missed(machine.reckoned())
    machine.go_on(machine.reckoned())
    assert machine() == began + 2 + HOUR
    # Another process is ahead, by less and by more than it takes two of them to speak to each other.
    machine.go_on(machine() + 1)
    assert machine() == began + 2 + HOUR
    machine.go_on(machine() + 10)
    assert machine() == began + 12 + HOUR
    assert not machine.stood_still()
    machine.passes(SILENCE + 1)
    assert machine.stood_still()
    # A new process goes on where the last was, though its clock is behind.
    later = Machine(began)
    later.begin(machine())
    assert later() == machine()


def test_a_clock_that_is_set_an_hour_forward_or_back_takes_and_gives_no_time(database: str) -> None:
    async def check() -> None:
        machine = Machine()
        async with clocked(database, machine) as core:
            live, seat = await one_to_act(core)
            reader = await core.sit(live, seat)
            before, table_id = await left(live, seat), live.table.id
            for jump in (HOUR, -HOUR, HOUR, HOUR):
                machine.wall += jump
                await core.hub.take_pulse()
                await live.wake()
                assert await left(live, seat) == pytest.approx(before)
                machine.passes(2)
                await core.hub.take_pulse()
                before -= 2
                assert await left(live, seat) == pytest.approx(before)
                assert await core.state(live, seat) == "human"
            # Whoever reads is told that the clock runs on from here.
            assert reader.read().table["clocks"][seat] == pytest.approx(before + 2, abs=0.06)
            live = await core.put_away(live)
            assert await left(live, seat) == pytest.approx(before)
            await live.ask(lambda: live.chat(seat, "still here", core.key()))
            assert await left(live, seat) == pytest.approx(before)
        # And while no server runs.
        for jump in (-3 * HOUR, 9 * HOUR):
            machine = Machine(machine.wall + jump)
            async with clocked(database, machine) as core:
                live = await core.hub.table(table_id)
                await live.wake()
                assert await left(live, seat) == pytest.approx(before)
                machine.passes(2)
                before -= 2
                assert await left(live, seat) == pytest.approx(before)

    asyncio.run(check())


@pytest.fixture
def _grab() -> Iterator[None]:
    with grab_among_the_games():
        yield


@pytest.mark.usefixtures("_grab")
def test_the_alarm_of_a_race_rings_neither_sooner_nor_later(database: str) -> None:
    async def check() -> None:
        machine = Machine()
        async with clocked(database, machine) as core:
            live = await racing.closing(core)
            machine.passes(1)
            for jump in (HOUR, -2 * HOUR, 4 * HOUR):
                machine.wall += jump
                await core.hub.take_pulse()
                await live.wake()
                assert live.table.phase == "playing"
            # The machine stands still: nobody notices before somebody acts.
            machine.passes(1)
            await core.hub.take_pulse()
            machine.passes(HOUR)
            await live.arrive(1, racing.grab(7), core.key())
            assert live.table.position is not None
            assert live.table.position.view(None).json()["clock"] == pytest.approx(8.0, abs=0.01)
            machine.passes(2)
            await core.hub.take_pulse()
            machine.passes(2)
            await core.hub.take_pulse()
            alarm = (await live.ask(live.info)).alarm
            assert alarm is not None
            assert alarm.seconds == pytest.approx(4.0, abs=0.01)

    asyncio.run(check())


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Nobody can write to the database meanwhile."""
    url = parse_url(database)
    if url.get_backend_name() == "sqlite":
        with closing(sqlite3.connect(url.database or "", isolation_level=None)) as lock:
            lock.execute("BEGIN IMMEDIATE")
            yield
    else:
        with psycopg.connect(database) as connection:
            connection.execute("LOCK TABLE pulse, tables IN SHARE MODE")
            yield
            connection.rollback()


def test_no_flag_falls_while_the_database_is_locked(database: str) -> None:
    """Its time would have been up; the last beat is not even so long ago that anybody would have noticed."""

    async def check() -> None:
        machine = Machine()
        async with clocked(database, machine) as core:
            live, seat = await one_to_act(core)
            before = await left(live, seat)
            machine.passes(before - 1)
            machine.beaten = machine()
            await core.hub.store.beat(machine, math.inf)
            with locked(database):
                machine.passes(2)
                waiting = asyncio.ensure_future(live.wake())
                await asyncio.sleep(0.3)
                machine.passes(10)
            await waiting
            await live.wake()
            assert await core.state(live, seat) == "human"
            assert await left(live, seat) == pytest.approx(1.0)
            machine.passes(1.5)
            await core.hub.take_pulse()
            await live.wake()
            await until(lambda: live.table.seats[seat].state == "held")

    asyncio.run(check())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are forked, so that they start at once")
def test_nobody_pays_for_a_server_that_was_frozen(database: str) -> None:
    with nursery() as found, httpx.Client(timeout=30) as http:
        child = found.server(database)
        seats: list[dict[str, Any]] = [{"kind": "me"}] * 3
        body = {"game": "hotw2018", "seats": seats, "pace": {"kind": "live", "base": 300}}
        created = http.post(f"{child.url}/api/tables", json=body).json()
        table = f"{child.url}/api/tables/{created['table']['id']}"
        seat = created["table"]["awaited"][0]
        headers = {"Authorization": f"Bearer {created['seats'][str(seat)]}"}

        def clock() -> float:
            return float(http.get(table).json()["clocks"][seat])

        before, began = clock(), time.monotonic()
        child.freeze()
        time.sleep(FROZEN)
        child.wake()
        # The first thing that is written afterwards must not be charged with it either.
        http.post(f"{table}/chat", headers=headers, json={"text": "back", "key": "key-000001"}).raise_for_status()
        assert before - clock() <= time.monotonic() - began - FROZEN + 0.1
