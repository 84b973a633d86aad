"""What readers of a table get: frames that add up to a snapshot, and what they missed when they come back."""

import asyncio
import json
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from tests.server.core import ME, Core, Mirror, running, until, with_core

from mappamundi.games import GAME_IDS
from mappamundi.server import audience
from mappamundi.server.live import FREEZE_AFTER, Live
from mappamundi.server.problems import Refusal
from mappamundi.server.rows import Entry
from mappamundi.server.streams import MOST_WAITING, Reader
from mappamundi.server.told import disclose_log
from mappamundi.server.wire import Pace


async def whole(live: Live, viewer: int | None, since: int | None = None) -> dict[str, Any]:
    return json.loads(msgspec.json.encode(await live.ask(lambda: live.snapshot(viewer, since))))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("selection", "pace"), [("draft", "live"), ("classic", "none")])
def test_frames_add_up_to_a_fresh_snapshot_at_every_step(sqlite_database: str, selection: str, pace: str) -> None:
    async def check(core: Core) -> None:
        clock = msgspec.convert({"kind": pace, "base": 100_000, "increment": 3}, Pace)
        live = await core.table(options={"selection": selection}, pace=clock)
        rng = Random(1)
        mirrors: dict[int | None, list[Mirror]] = {v: [await core.sit(live, v)] for v in (None, 0, 1, 2)}
        late = {50: None, 60: 1, 110: 2, 130: None}
        number = 0
        while live.table.to_act():
            number += 1
            core.clock.now += 1
            if number in late:
                mirrors[late[number]].append(await core.sit(live, late[number]))
            seat, _ = await core.step(live, rng)
            assert live.table.match is not None
            if live.table.match.can_undo(seat) and rng.random() < 0.2:
                await core.undo(live, seat)
            if rng.random() < 0.05:
                await live.ask(lambda: live.chat(1, "ü" * 20, core.key()))
            if rng.random() < 0.05 and live.table.phase == "playing":
                await live.ask(lambda: live.vote(0, True, core.key()))
            if rng.random() < 0.02:
                await live.ask(live.reload)
            for viewer, several in mirrors.items():
                fresh = await whole(live, viewer, live.table.seq)
                for mirror in several:
                    assert mirror.read().equals(fresh), (number, viewer)
        assert mirrors[0][0].table["phase"] == "over"
        log = list(disclose_log(live.table, await core.hub.store.log(live.table.id), 0))
        assert mirrors[0][0].log == json.loads(msgspec.json.encode(log))

    with_core(sqlite_database, check)


def test_whoever_comes_back_gets_what_was_missed(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(2)
        full = await core.sit(live, 2)
        for _ in range(30):
            await core.step(live, rng)
        for since in (0, 1, 17, live.table.seq):
            mirror = (await core.sit(live, 2, since)).read()
            assert [entry["seq"] for entry in mirror.log] == list(range(since + 1, live.table.seq + 1))
            assert mirror.log == full.read().log[since:]
            assert mirror.equals(await whole(live, 2))
        # A number that was never given out: whoever says so starts afresh.
        beyond = (await core.sit(live, 2, 10_000)).read()
        assert beyond.equals(await whole(live, 2))
        assert beyond.log == full.log

    with_core(sqlite_database, check)


def test_a_long_log_is_told_in_part(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "HISTORY", 5)
    monkeypatch.setattr(audience, "LONGEST_HISTORY", 20)

    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(3)
        for _ in range(40):
            await core.step(live, rng)
        assert len((await whole(live, 0))["log"]) == 5
        assert len((await whole(live, 0, 1))["log"]) == 20
        assert len((await whole(live, 0, 35))["log"]) == live.table.seq - 35

    with_core(sqlite_database, check)


@pytest.mark.parametrize("game", GAME_IDS)
def test_what_was_missed_is_told_from_the_snapshot_before_it(sqlite_database: str, game: str) -> None:
    """The same as from the beginning, and a long game costs no more than a short one."""

    async def check(core: Core) -> None:
        live, rng = await core.table(game=game), Random(11)
        for _ in range(120):
            try:
                seat, _ = await core.step(live, rng)
            except Refusal:
                # It was announced: everybody has some seconds to be ready.
                await core.later(live, 10)
                continue
            if live.table.match and live.table.match.can_undo(seat) and rng.random() < 0.3:
                await core.undo(live, seat)
        live = await core.put_away(live)
        entries, read = await core.hub.store.log(live.table.id), list[int]()

        async def log(table: str, since: int = 0) -> list[Entry]:
            read.append(since)
            return entries[since:]

        with patch.object(core.hub.store, "log", log):
            for viewer in (None, 0, 1):
                told = json.loads(msgspec.json.encode(list(disclose_log(live.table, entries, viewer))))
                for since in (10, 60, len(entries) - 30):
                    shown = await whole(live, viewer, since)
                    assert shown["log"] == told[since:], (viewer, since)
        assert live.frozen > 0
        assert min(read[-2:]) > len(entries) - 30 - 2 * FREEZE_AFTER, "a snapshot is written about once a turn"

    with_core(sqlite_database, check)


def test_a_slow_reader_is_let_go_and_costs_nobody_else_anything(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(4)
        slow, quick = await core.sit(live, 0), await core.sit(live, 0)
        for number in range(MOST_WAITING + 60):
            if not live.table.to_act():
                break
            await core.step(live, rng)
            quick.read()
            if number < 10:
                slow.read()
            assert slow.reader.behind <= MOST_WAITING
        assert slow.reader.dropped.is_set()
        assert not quick.reader.dropped.is_set()
        # It comes back with the number it saw last.
        assert slow.reader.behind == 0, "what it did not read is forgotten"
        assert slow.reader not in live.readers
        live.leave(slow.reader)
        assert await slow.reader.next(0.01) is None
        back = await core.sit(live, 0, slow.seq)
        back.log = slow.log
        assert back.read().log == quick.read().log
        assert back.equals(await whole(live, 0))
        assert await core.state(live, 0) == "human"

    with_core(sqlite_database, check)


def test_no_message_overtakes_another() -> None:
    """Some are sent at once, others must wait; all come in their order."""

    async def check(rng: Random) -> None:
        came: list[bytes] = []
        takes = True

        def push(message: bytes) -> bool:
            if takes:
                came.append(message)
            return takes

        reader = Reader(None, push=push)

        async def write() -> None:
            while message := await reader.next(1):
                await asyncio.sleep(rng.choice((0, 0, 0.001)))
                came.append(message[1])

        writing = asyncio.create_task(write())
        sent = [str(number).encode() for number in range(100)]
        for number, message in enumerate(sent):
            takes = rng.random() < 0.6
            reader.send(number, message)
            await asyncio.sleep(rng.choice((0, 0, 0.001)))
        takes = True
        await until(lambda: len(came) == len(sent))
        assert came == sent
        reader.drop()
        await writing

    for number in range(20):
        asyncio.run(check(Random(number)))


def test_whoever_hangs_up_while_waiting_is_not_kept(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(ME, ME, ME)
        mirror = await core.sit(live, None)
        live.leave(mirror.reader)
        await live.ask(lambda: live.join(mirror.reader, None))
        assert not live.readers

    with_core(sqlite_database, check)


def test_nobody_comes_back_to_an_older_moment_at_another_process(postgres_url: str) -> None:
    """The notice of the last entries is still on its way there; one who asks for the future gets the present."""

    async def check() -> None:
        async with running(postgres_url) as one, running(postgres_url) as two:
            live = await one.table()
            other = await two.hub.table(live.table.id)
            listener = two.hub.store._listener
            assert listener is not None
            with patch.object(listener, "_callback"):
                await one.steps_until(live, lambda: live.table.seq > 8, Random(3))
                seq, before = live.table.seq, other.table.seq
                assert before < seq, "else there was nothing to wait for"
                mirror = (await two.sit(other, 0, seq)).read()
                assert (mirror.seq, mirror.log) == (seq, [])
                assert mirror.equals(await whole(live, 0))
                await one.step(live, Random(4))
                assert (await whole(other, 1, seq + 1))["seq"] == seq + 1
                assert (await whole(other, 1, seq + 1000))["seq"] == seq + 1

    asyncio.run(check())
