"""A game that its only player has paused: nothing happens and no time counts, whoever reads it; and nobody else's can
be paused."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from unittest.mock import patch

import pytest
from tests.games.fourgods.game import GAME
from tests.server.core import BOT, ME, Core, Turned, running, until, with_core
from tests.server.serving import Served, bearer

from mappamundi.kernel import Entry as Heard
from mappamundi.records import verify
from mappamundi.server.freezing import freeze, thaw
from mappamundi.server.limits import Limits, Purse
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal
from mappamundi.server.table import Table
from mappamundi.server.wire import NewSeat, Race
from mappamundi.server.workers import Chosen, Question

BOTS = [NewSeat(kind="bot", bot="even")] * 3
QUICKLY = Race(window=5, cooldown=0)
TURNS = {"tempo": "timed_turns"}
# What the bots of these tests want, the first of them that they may.
WANTED = ("ready", "end_turn", "pass")


@contextmanager
def willing(*cores: Core) -> Iterator[list[int]]:
    """Bots that only make the game go on; the seats they were asked for."""
    asked: list[int] = []

    async def choose(question: Question) -> Chosen:
        forms = {GAME.action_at(code).do: code for code in question.codes}
        asked.append(len(forms))
        return Chosen(next((forms[do] for do in WANTED if do in forms), None), 0.01)

    with patch.object(type(cores[0].hub.workers), "choose", lambda _, question: choose(question)):
        yield asked


async def begun(core: Core, **options: str) -> Live:
    live = await core.table(ME, *BOTS, game="fourgods", race=QUICKLY, options=options)
    await core.act(live, 0, {"do": "ready"})
    await until(lambda: live.table.countdowns.announced is not None)
    await core.later(live, 3.3)
    await until(lambda: live.table.to_act() != () and live.table.countdowns.announced is None)
    return live


async def halt(core: Core, live: Live, paused: bool, seat: int = 0) -> int:
    return await live.ask(lambda: live.halt(seat, paused, core.key()))


async def refused(core: Core, live: Live, paused: bool, seat: int = 0) -> str | None:
    with pytest.raises(Refusal) as refusal:
        await halt(core, live, paused, seat)
    return refusal.value.problem.reason


def seconds(live: Live, core: Core) -> float:
    alarm = live.table.info(core.clock.now).alarm
    assert alarm is not None
    return round(alarm.seconds, 3)


def test_while_it_is_paused_the_clock_stands_and_the_bots_wait_after_a_crash_too(database: str) -> None:
    async def check() -> None:
        clock = Turned()
        async with running(database, clock) as core:
            with willing(core) as asked:
                live = await begun(core, **TURNS)
                table_id = live.table.id
                await until(lambda: live.table.to_act() == (0,))
                await core.later(live, 7)
                assert (left := seconds(live, core)) == 23.0
                reader = await core.sit(live, None)
                paused = await halt(core, live, True)
                assert await halt(core, live, True) == paused, "what stands is not stopped again"
                info = live.table.info(clock.now)
                assert (info.paused, info.to_act, info.alarm, info.deadlines) == (True, [], None, [])
                assert reader.read().table["paused"], "whoever watches is told"
                asked.clear()
                await core.later(live, 3600)
                assert (live.table.seq, asked, live.table.due(clock.now)) == (paused, [], None)
                with pytest.raises(Refusal, match="paused"):
                    await core.act(live, 0, {"do": "end_turn"})
                # Whoever goes to fetch something finds it as it was.
                await live.ask(lambda: live.set_seat(0, "away"))
                await core.later(live, 3600)
                live = await core.put_away(live)
                assert live.table.info(clock.now).paused
        clock.now += 7200
        async with running(database, clock) as core:
            core.keys = 1000
            with willing(core) as asked:
                live = await core.hub.table(table_id)
                await core.later(live, 3600)
                assert live.table.info(clock.now).paused
                assert not asked
                await live.ask(lambda: live.hand_back(0))
                await halt(core, live, False)
                assert seconds(live, core) == left
                # What is read from the log, or from a frozen moment of it, counts alike.
                thawed = Table(live.table.row, clock.now)
                thaw(thawed, live.table.seq, freeze(live.table))
                assert thawed.alarm_at() == live.table.alarm_at()
                live = await core.put_away(live)
                assert seconds(live, core) == left
                await core.later(live, 2.5)
                await core.act(live, 0, {"do": "end_turn"})
                await until(lambda: live.table.phase == "over" and live.committed == live.table.seq)
                record = await core.record(table_id)
                passed = [step.action["seconds"] for step in record.steps if step.action["do"] == "time"]
                assert sum(passed) < 60
                assert verify(record, GAME).ok

    asyncio.run(check())


def test_a_pause_is_no_idleness_and_no_time_in_which_bots_claim_gods(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        with willing(core):
            live = await begun(core)
            await until(lambda: [one.what for one in live.table.info(core.clock.now).deadlines] == ["idle"])
            await core.later(live, 12)
            await halt(core, live, True)
            await core.later(live, 600)
            await halt(core, live, False)
            [idle] = live.table.info(core.clock.now).deadlines
            assert (idle.what, idle.seat, idle.seconds) == ("idle", 0, 18.0)
            assert live.table.stood == 600
            frozen = Table(live.table.row, core.clock.now)
            thaw(frozen, live.table.seq, freeze(live.table))
            assert (frozen.stood, frozen.countdowns.to_wire(core.clock.now)) == (600, [idle])
            await core.later(live, 18.5)
            log = await core.hub.store.log(live.table.id)
            steps = [entry.body for entry in log if entry.kind == "step" and entry.body["seat"] == 0]
            assert (steps[-1]["action"], steps[-1]["by"]) == ({"do": "pass"}, "clock")
            # The story tells of the time that was played.
            told: list[Sequence[Heard]] = []
            with patch.object(type(live.table.game), "annals", lambda _, scene, log, *rest: told.append(log)):
                await live.annals(None, Purse(Limits(0.0, 0), "somebody"))
            assert round(told[0][-1].at - told[0][0].at) == round(log[-1].at - log[0].at - 600)

    with_core(sqlite_database, check)


def test_nobody_pauses_a_game_in_which_others_play(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        two = await core.table(ME, ME, BOT)
        assert [await refused(core, two, paused, seat) for seat in (0, 1, 2) for paused in (True, False)] == [
            "not_alone"
        ] * 6
        # Whoever left may come back, and whoever was invited may still come.
        await two.ask(lambda: two.set_seat(1, "held", bot="greedy"))
        assert await refused(core, two, True) == "not_alone"
        await two.ask(lambda: two.set_seat(1, "open"))
        assert await refused(core, two, True) == "not_alone"
        await two.ask(lambda: two.set_seat(1, "bot", bot="greedy"))
        await halt(core, two, True)
        assert await refused(core, two, False, 1) == "not_alone", "a bot's seat is nobody's to speak for"
        # Nobody waits for somebody else's pause.
        await two.ask(lambda: two.set_seat(1, "open"))
        assert not two.table.info(core.clock.now).paused
        assert two.table.to_act()
        await core.put_away(two)

    with_core(sqlite_database, check)


def test_a_pause_at_one_process_is_known_at_the_other(postgres_url: str) -> None:
    async def check() -> None:
        clock = Turned()
        async with running(postgres_url, clock) as one, running(postgres_url, clock) as two:
            two.keys = 1000
            with willing(one, two) as asked:
                here = await begun(one, **TURNS)
                await until(lambda: here.table.to_act() == (0,))
                there = await two.hub.table(here.table.id)
                seq = await halt(two, there, True)
                await until(lambda: here.table.seq == seq)
                asked.clear()
                await one.later(here, 900)
                assert here.table.info(clock.now).paused
                assert here.table.seq == seq
                seq = await halt(one, here, False)
                await until(lambda: there.table.seq >= seq)
                assert seconds(there, two) == seconds(here, one) == 30.0
                assert not asked

    asyncio.run(check())


def test_only_the_seat_itself_pauses_over_the_wire(served: Served) -> None:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": "first"}] * 3]
    mine = served.table(game="fourgods", seats=seats)
    other = served.table(game="fourgods", seats=seats)
    address = f"/api/tables/{mine['table']['id']}/pause"
    body = {"paused": True, "key": served.key()}
    for token in (None, mine["owner"], other["seats"]["0"], other["owner"], "x" * 32):
        assert served.http.post(address, json=body, headers=bearer(token)).status_code in (401, 403)
    assert not served.get(f"/api/tables/{mine['table']['id']}").json()["paused"]
    assert served.post(address, body, mine["seats"]["0"]).status_code == 200
    info = served.get(f"/api/tables/{mine['table']['id']}").json()
    assert (info["paused"], info["to_act"]) == (True, [])
    snapshot = served.snapshot(mine["table"]["id"], mine["seats"]["0"])
    assert (snapshot["table"]["paused"], snapshot["legal"]) == (True, [])
    # The same wish twice is one; other wishes under its key are none.
    assert served.post(address, body, mine["seats"]["0"]).json()["seq"] == info["seq"]
    assert served.post(address, body | {"paused": False}, mine["seats"]["0"]).status_code == 409
    assert served.post(address, {"paused": False, "key": served.key()}, mine["seats"]["0"]).status_code == 200
    assert not served.get(f"/api/tables/{mine['table']['id']}").json()["paused"]
