"""The core of the server without network: a hub on a database, a clock that tests turn, and readers that keep up."""

import asyncio
import json
import math
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
from tests.server.serving import PATIENCE, Served, serving

from mappamundi.records import Record
from mappamundi.server.api.tables import set_up
from mappamundi.server.diff import apply
from mappamundi.server.house import HouseClock
from mappamundi.server.hub import Hub
from mappamundi.server.live import Live
from mappamundi.server.processes import Worker
from mappamundi.server.shelf import Written
from mappamundi.server.store import Store
from mappamundi.server.streams import Reader
from mappamundi.server.studies import Desk, Studies
from mappamundi.server.tokens import digest
from mappamundi.server.webhooks import Mode
from mappamundi.server.wire import Frame, NewSeat, NewTable, Pace
from mappamundi.server.workers import Chosen, Question, Workers, think

GAME = "hotw2018"
ME, OPEN, INVITED = NewSeat(kind="me"), NewSeat(kind="open"), NewSeat(kind="invited")
BOT = NewSeat(kind="bot", bot="random")


class Turned(HouseClock):
    """A clock that stands still until it is turned on, which is never an outage."""

    def __init__(self, now: float = 1_700_000_000.0) -> None:
        self.now = now
        super().__init__(self, self, math.inf)

    def __call__(self) -> float:
        return self.now


@contextmanager
def standing_still(folder: Path, **chosen: Any) -> Iterator[Served]:
    """Such a server with a clock that stands still from the beginning, until a test turns it."""
    with ExitStack() as stack:
        # Only while it starts: another server of the same process has a clock that goes.
        with patch("mappamundi.server.hub.HouseClock", Turned):
            served = stack.enter_context(serving(folder, **chosen))
        yield served


class Here(Workers):
    """Bots that think in this process: a worker's start would cost each test half a second."""

    def __init__(self) -> None:
        super().__init__(1, 5.0)
        self.asked = 0

    async def choose(self, question: Question) -> Chosen:
        self.asked += 1
        await asyncio.sleep(0)
        return think(question, self.budget)


class Threaded(Worker):
    """A worker that is a thread: it cannot be killed, and it knows the games that only a test has."""

    def kill(self) -> None:
        self.pool.shutdown(wait=False)


@contextmanager
def studying_here() -> Iterator[None]:
    """Studies are done in this process, whatever processes a server has already."""
    taken: list[tuple[Studies, Desk]] = []

    async def sit_down(studies: Studies, _name: str) -> Desk:
        taken.append((studies, Desk(Threaded(ThreadPoolExecutor(1), 0))))
        return taken[-1][1]

    with patch.object(Studies, "_sit_down", sit_down):
        yield
    for studies, desk in taken:
        if desk in studies._idle:
            studies._idle.remove(desk)
        desk.worker.kill()


class Core:
    """A hub, its clock, and what tests do with them."""

    def __init__(self, hub: Hub, clock: Turned) -> None:
        self.hub = hub
        self.clock = clock
        self.keys = 0
        # Every deal of a test is the same each time it runs.
        self.rng = Random(2018)
        self.tokens: dict[str, dict[int, str]] = {}

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:06d}"

    async def table(self, *seats: NewSeat, pace: Pace | None = None, game: str = GAME, **more: Any) -> Live:
        spec = NewTable(game=game, seats=list(seats or (ME, ME, ME)), pace=pace or Pace(), **more)
        with patch("mappamundi.server.new_tables.new_seed", lambda: self.rng.randbytes(32)):
            created = await set_up(self.hub, spec, None)
        self.tokens[created.table.id] = {int(seat): token for seat, token in created.seats.items()}
        return await self.hub.table(created.table.id)

    async def act(self, live: Live, seat: int, form: dict[str, Any], key: str = "") -> int:
        return await live.ask(lambda: live.act(seat, form, key or self.key()))

    async def undo(self, live: Live, seat: int, key: str = "") -> int:
        return await live.ask(lambda: live.undo(seat, key or self.key()))

    async def private(self, live: Live, seat: int, **kinds: Any) -> None:
        await live.ask(lambda: live.set_private(seat, **kinds))

    def legal(self, live: Live, seat: int) -> list[dict[str, Any]]:
        assert live.table.position is not None
        return [dict(action.form) for action in live.table.position.legal(seat)]

    async def step(self, live: Live, rng: Random) -> tuple[int, dict[str, Any]]:
        """One random action of a seat that may act."""
        seat = rng.choice(live.table.to_act())
        form = rng.choice(self.legal(live, seat))
        await self.act(live, seat, form)
        return seat, form

    async def steps_until(self, live: Live, holds: Callable[[], bool], rng: Random, most: int = 2000) -> None:
        for _ in range(most):
            if holds():
                return
            await self.step(live, rng)
        raise AssertionError("it did not come about")

    async def put_away(self, live: Live) -> Live:
        """Forget the table as if nobody had looked at it for long, and read it again."""
        live.task.cancel()
        self.hub.forget(live.table.id)
        again = await self.hub.table(live.table.id)
        assert again is not live
        return again

    async def later(self, live: Live, seconds: float) -> None:
        """So many seconds pass, and the table looks what is due."""
        self.clock.now += seconds
        await live.wake()
        await live.wake()

    async def sit(self, live: Live, viewer: int | None, since: int | None = None) -> "Mirror":
        reader = Reader(viewer)
        await live.ask(lambda: live.join(reader, since))
        return Mirror(reader)

    async def written(self, table_id: str) -> Written:
        """The table as a study is given it."""
        return Written(await self.hub.row(table_id), await self.hub.store.lines(table_id))

    async def record(self, table_id: str) -> Record:
        """The record of a game whose end is stored: one that is only about to be over keeps its seed."""
        return (await self.written(table_id)).record()[0]

    async def state(self, live: Live, seat: int) -> str:
        return (await live.ask(live.info)).seats[seat].state

    async def seat_of(self, token: str) -> int | None:
        found = await self.hub.store.token(digest(token))
        return found.seat if found else None


class Mirror:
    """A client that knows nothing but what its stream told it."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.seq = -1
        self.view: Any = None
        self.table: dict[str, Any] = {}
        self.legal: list[dict[str, Any]] = []
        self.can_undo = False
        self.private: Any = None
        self.log: list[dict[str, Any]] = []
        self.raw: list[bytes] = []

    def read(self) -> "Mirror":
        """Take in all that has come."""
        while message := self.reader.take():
            self.take(message[1])
        return self

    def take(self, message: bytes) -> None:
        self.raw.append(message)
        told = json.loads(message)
        if told["type"] == "private":
            self.private = told["private"]
            return
        if told["type"] == "snapshot":
            self.table, self.view, self.private = told["table"], told["view"], told["private"]
            self.log += [entry for entry in told["log"] if not self.log or entry["seq"] > self.log[-1]["seq"]]
        else:
            assert told["type"] == "frame"
            assert list(told) == list(Frame.__struct_fields__)
            msgspec.convert(told, Frame)
            assert told["seq"] == self.seq + 1, "a gap in the stream"
            self.table = self.table | told["table"]
            self.view = apply(self.view, told["patch"])
            self.log.append(told["told"])
        self.seq, self.legal, self.can_undo = told["seq"], told["legal"], told["can_undo"]

    def equals(self, snapshot: Any) -> bool:
        """Whether it knows the same as a snapshot that was asked for now."""
        mine = (self.seq, self.table, self.view, self.legal, self.can_undo, self.private)
        keys = ("seq", "table", "view", "legal", "can_undo", "private")
        return mine == tuple(snapshot[key] for key in keys)


@asynccontextmanager
async def running(
    url: str, clock: Turned | None = None, webhooks: Mode = "public", house: HouseClock | None = None
) -> AsyncIterator[Core]:
    clock = clock or Turned()
    hub = Hub(await Store.open(url), Here(), house or clock, webhooks)
    await hub.open()
    try:
        yield Core(hub, clock)
    finally:
        await hub.close()
        assert not hub.counters["background_failures"]
        assert not hub.counters["drive_failures"]


def with_core(url: str, check: Callable[[Core], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with running(url) as core:
            await check(core)

    asyncio.run(run())


async def until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = asyncio.get_running_loop().time() + seconds
    while not holds():
        assert asyncio.get_running_loop().time() < end, "it did not come about in time"
        await asyncio.sleep(0.005)
