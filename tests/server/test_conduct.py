"""What the house adds to the rules of a race: announcements, deadlines, time for what is on its way, and penances."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.kit.grab import GAME, GRABS, SAY_READY, GrabPosition, conducted, grab_among_the_games
from tests.server.core import BOT, ME, Core, Turned, running, until, with_core
from tests.server.racing import AT_ONCE, READY, begun, closing, grab
from tests.server.serving import serving

from mappamundi.kernel import Action, Deadline
from mappamundi.records import decode, encode, verify
from mappamundi.server.freezing import freeze, thaw
from mappamundi.server.problems import Refusal
from mappamundi.server.table import Table
from mappamundi.server.wire import Race


@pytest.fixture(autouse=True)
def _grab() -> Iterator[None]:
    with grab_among_the_games():
        yield


def warned(position: GrabPosition, seat: int, action: Action) -> float:
    """The last who is ready says so three seconds before; and whoever wants thing 7 says so five seconds before."""
    del seat
    if action is SAY_READY:
        return 3.0 if sum(position.waiting) == 1 else 0.0
    return 5.0 if action is GRABS[7] else 0.0


def deadlines(position: GrabPosition) -> list[Deadline]:
    """Whoever has nothing after ten seconds gets the first thing that lies there."""
    if any(position.waiting) or position.over:
        return []
    idle = [seat for seat in range(position.players) if seat not in position.takers]
    return [Deadline("idle", seat, 10.0, GRABS[position.left()[0]]) for seat in idle]


def shut(position: GrabPosition) -> list[Deadline]:
    """When seat 0 has thing 0, seat 1 may still grab for four seconds."""
    return [Deadline("hurry", 1, 4.0, closes="grab", where=(7,))] if position.takers[0] == 0 else []


def test_an_announced_action_is_seen_by_all_and_played_when_its_time_is_over(database: str) -> None:
    async def check(core: Core) -> None:
        with conducted(notice=warned):
            live = await core.table(ME, ME, game="grab", race=AT_ONCE)
            await core.act(live, 1, READY)
            mirror = await core.sit(live, 1)
            seq = await core.act(live, 0, READY)
            announced = mirror.read().log[-1]
            assert (announced["seq"], announced["kind"], announced["action"]) == (seq, "announce", READY)
            at = core.clock.now + 3
            expected = {"what": "ready", "seat": 0, "seconds": 3.0, "at": at, "where": [], "announced": True}
            assert mirror.table["deadlines"] == [expected]
            assert (mirror.table["to_act"], mirror.table["awaited"]) == ([0], [])
            with pytest.raises(Refusal, match="announced already"):
                await core.act(live, 0, READY)
            await core.later(live, 2.9)
            assert mirror.read().view["phase"] == "waiting"
            live = await core.put_away(live)
            await core.later(live, 0.1)
            assert live.table.position is not None
            assert live.table.position.view(None).json()["phase"] == "race"
            assert live.table.info(core.clock.now).deadlines == []
            log = await core.hub.store.log(live.table.id)
            assert [(entry.kind, entry.body.get("by")) for entry in log[-2:]] == [
                ("announce", "human"),
                ("step", "human"),
            ]

    with_core(database, check)


def test_whoever_acts_meanwhile_calls_off_what_was_announced(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core)
        with conducted(notice=warned):
            await core.act(live, 0, grab(7))
            with pytest.raises(Refusal, match="no such thing"):
                await core.act(live, 1, grab(15))
            assert len(live.table.info(core.clock.now).deadlines) == 1, "a refusal calls nothing off"
            await core.act(live, 1, grab(3))
            assert live.table.info(core.clock.now).deadlines == []
            await core.later(live, 6)
            assert live.table.position is not None
            assert live.table.position.standings() == (0, 1, 0)
            await core.act(live, 1, grab(7))
            await core.later(live, 5)
            assert live.table.position.standings() == (0, 2, 0)

    with_core(sqlite_database, check)


def test_a_bot_that_has_announced_something_waits_for_it(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        with conducted(notice=warned):
            live = await core.table(ME, BOT, game="grab", race=AT_ONCE)
            await core.act(live, 0, READY)
            await until(lambda: live.table.countdowns.announced is not None)
            assert live.table.played_by_bot() == []
            await core.later(live, 3)
            assert live.table.racing()

    with_core(sqlite_database, check)


def test_what_a_seat_leaves_undone_is_done_in_its_name_by_the_clock(database: str) -> None:
    async def check(core: Core) -> None:
        with conducted(deadlines=deadlines):
            live = await begun(core)
            await core.later(live, 4)
            await core.act(live, 2, grab(0))
            info = live.table.info(core.clock.now)
            assert [(one.what, one.seat, one.seconds) for one in info.deadlines] == [("idle", 0, 6.0), ("idle", 1, 6.0)]
            await core.later(live, 5.9)
            assert live.table.position is not None
            assert live.table.position.standings() == (0, 0, 1)
            await core.later(live, 0.1)
            assert live.table.position.standings() == (1, 1, 1)
            log = await core.hub.store.log(live.table.id)
            steps = [(entry.body["seat"], entry.body["action"], entry.body["by"]) for entry in log[-2:]]
            assert steps == [(0, grab(1), "clock"), (1, grab(2), "clock")]

    with_core(database, check)


def test_the_house_counts_no_time_in_which_the_server_was_away(sqlite_database: str) -> None:
    async def check() -> None:
        clock = Turned()
        with conducted(deadlines=deadlines, notice=warned):
            async with running(sqlite_database, clock) as core:
                live = await core.table(ME, ME, ME, game="grab", race=AT_ONCE)
                for seat in range(3):
                    await core.act(live, seat, READY)
                await core.later(live, 3)
                table_id = live.table.id
                clock.now += 2
                await core.act(live, 0, grab(7))
                clock.now += 1
                await core.hub.store.beat(clock)
            clock.now += 5000
            async with running(sqlite_database, clock) as core:
                live = await core.hub.table(table_id)
                told = (await live.ask(live.info)).deadlines
                assert [(one.what, one.seat, one.seconds) for one in told] == [
                    ("idle", 0, 7.0),
                    ("idle", 1, 7.0),
                    ("idle", 2, 7.0),
                    ("grab", 0, 4.0),
                ]
                await core.later(live, 4)
                assert live.table.position is not None
                assert live.table.position.standings() == (1, 0, 0)

    asyncio.run(check())


def test_a_frozen_table_remembers_what_the_house_counts(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core)
        with conducted(deadlines=deadlines, notice=warned):
            await core.act(live, 1, grab(3))
            core.clock.now += 2
            await core.act(live, 0, grab(7))
            again = Table(live.table.row, core.clock.now)
            thaw(again, live.table.seq, freeze(live.table))
            assert again.countdowns.deadlines == live.table.countdowns.deadlines
            assert again.countdowns.announced == live.table.countdowns.announced
            assert [since for since, _ in again.countdowns.deadlines.values()] == [core.clock.now - 2] * 2

    with_core(sqlite_database, check)


def test_for_some_things_it_can_be_too_late(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        with conducted(deadlines=shut):
            live = await begun(core)
            await core.act(live, 0, grab(0))
            core.clock.now += 4
            await core.act(live, 1, grab(1))
            core.clock.now += 0.1
            with pytest.raises(Refusal, match="4 seconds are over") as refused:
                await core.act(live, 1, grab(2))
            assert refused.value.problem.reason == "too_late"
            await core.act(live, 2, grab(2))
            assert live.table.info(core.clock.now).deadlines[0].where == [7]

    with_core(sqlite_database, check)


def test_a_bot_does_not_try_what_it_is_too_late_for(sqlite_database: str) -> None:
    """Where nothing is left to do it waits, and is asked again."""

    async def check(core: Core) -> None:
        with conducted(deadlines=shut, thought=(0.01, 0.02)):
            live = await core.table(ME, BOT, game="grab", race=AT_ONCE)
            await until(lambda: live.table.awaited() == (0,))
            # The bot has decided to grab something, and comes too late with it.
            await core.act(live, 0, READY)
            await core.act(live, 0, grab(0))
            core.clock.now += 5
            asked = core.hub.workers.asked  # type: ignore[attr-defined]
            await until(lambda: core.hub.workers.asked > asked + 3)  # type: ignore[attr-defined]
            assert live.table.position is not None
            assert live.table.position.takers.count(1) <= 1  # type: ignore[attr-defined]

    with_core(sqlite_database, check)


def test_what_was_sent_in_time_is_in_time(sqlite_database: str) -> None:
    """Seat 1 has a long wire; the clock of the rules waits for it, and what it does stands where it was sent."""

    async def check(core: Core) -> None:
        live = await closing(core, race=Race(window=1, cooldown=0))
        live.referee.wires.measured(1, 0.14, confirmed=True)
        core.clock.now += 10.05
        await live.wake()
        assert live.table.phase == "playing"
        await live.arrive(1, grab(7), core.key())
        log = await core.hub.store.log(live.table.id, live.table.seq - 2)
        assert log[0].body["action"] == {"do": "time", "seconds": 9.98}
        assert log[1].at == round(core.clock.now - 0.07, 3)
        core.clock.now += 0.01
        with pytest.raises(Refusal, match="not being played"):
            await live.arrive(2, grab(6), core.key())
        steps = (await core.record(live.table.id)).steps
        assert [step.action["seconds"] for step in steps if step.seat is None] == [9.98, 0.02]

    with_core(sqlite_database, check)


def test_nobody_can_put_off_the_end_by_acting_just_before_it(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await closing(core, race=Race(window=1, cooldown=0))
        live.referee.wires.measured(1, 1.0, confirmed=True)
        ends = core.clock.now + 10
        for thing in (4, 5):
            core.clock.now += 5.03
            await live.arrive(1, grab(thing), core.key())
            assert live.table.alarm_at() == pytest.approx(ends)
        core.clock.now += 0.05
        with pytest.raises(Refusal, match="not being played"):
            await live.arrive(1, grab(6), core.key())

    with_core(sqlite_database, check)


def test_who_asks_in_vain_is_told_when_to_ask_again(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        with conducted(penances={"grab": 60.0}):
            live = await begun(core)
            await live.arrive(0, grab(0), core.key())
            with pytest.raises(Refusal, match="Somebody was quicker") as refused:
                await live.arrive(1, grab(0), core.key())
            assert refused.value.problem.params == {"seat": 0, "wait": 60.0}
            with pytest.raises(Refusal, match="Not yet") as refused:
                await live.arrive(1, grab(1), core.key())
            assert refused.value.problem.reason == "cooling"
            await live.arrive(0, grab(1), core.key())

    with_core(sqlite_database, check)


def test_a_record_with_another_order_than_that_of_the_lots_is_found_out(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core, race=Race(window=5, cooldown=0), options={"seconds": "2"})
        for first in (0, 3):
            sent = [live.arrive(seat, grab(first + seat), core.key()) for seat in range(3)]
            await asyncio.gather(*sent)
        await core.later(live, 3)
        record = await core.record(live.table.id)
        verdict = verify(decode(encode(record)), GAME)
        assert [check.name for check in verdict.checks if check.ok] == [
            "seed",
            "chance",
            "actions",
            "contests",
            "result",
        ]
        number, drawn_by_lot = next((n, step) for n, step in enumerate(record.steps) if step.contest)
        assert drawn_by_lot.contest is not None
        turned = msgspec.structs.replace(drawn_by_lot.contest, order=drawn_by_lot.contest.order[::-1])
        record.steps[number] = msgspec.structs.replace(drawn_by_lot, contest=turned)
        assert [check.name for check in verify(record, GAME).checks if not check.ok] == ["contests"]

    with_core(sqlite_database, check)


def test_in_a_race_the_wire_is_sounded_and_elsewhere_it_is_not(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        created = served.table({"kind": "me"}, {"kind": "me"}, game="grab")
        with served.socket(created["table"]["id"], created["seats"]["0"]) as socket:
            for number in (1, 2):
                assert socket.receive("echo")["number"] == number
                socket.send(type="echo", number=number)
            socket.send(type="act", key="ready-0001", action=READY)
            assert socket.receive("ack")["key"] == "ready-0001"
