"""When a notice is sent: once, when a decision waits for somebody who is not there, never in their quiet hours."""

import asyncio
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.core import Core, Turned, running, until
from tests.server.receiver import SECRET, Receiver, receiving
from tests.server.wanting import SITE, settled, want, with_receiver

from mappamundi.server.quiet import end_of_quiet, within
from mappamundi.server.streams import Reader
from mappamundi.server.wire import QuietHours

pytestmark = pytest.mark.usefixtures("no_long_pauses")


# --- when -------------------------------------------------------------------------------------------------------


def test_a_decision_that_waits_is_told_once(database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat, other = live.table.to_act()
        await want(live, seat, receiver.url)
        await core.later(live, 19)
        assert not receiver.bodies
        await core.later(live, 2)
        await until(lambda: len(receiver.bodies) == 1)
        (told,) = receiver.bodies
        table_id = live.table.id
        link = f"{SITE}/t/{table_id}"
        text = f"Tocca a te decidere: History of the World (2018). {link}"
        assert told == {
            "event": "decision",
            "table": table_id,
            "game": "hotw2018",
            "title": "History of the World (2018)",
            "seat": seat,
            "name": None,
            "since": live.table.asked[seat][1],
            "link": link,
            "text": text,
            "content": text,
        }
        assert receiver.heads[0].startswith(f"POST /hooks/{SECRET}?key={SECRET} HTTP/1.1\r\nHost: 127.0.0.1:")
        # What the others do meanwhile, a table that is put away, and a night: the same decision.
        await core.act(live, other, core.legal(live, other)[0])
        live = await core.put_away(live)
        assert live.table.asked[seat][0] == 1
        await core.later(live, 40_000)
        await settled(core)
        assert len(receiver.bodies) == 1
        assert live.table.row.due is None
        # The next decision of this seat is another.
        await core.act(live, seat, core.legal(live, seat)[0])
        while seat not in live.table.to_act():
            mover = live.table.to_act()[0]
            await core.act(live, mover, core.legal(live, mover)[0])
        await core.later(live, 100)
        await until(lambda: core.hub.counters["notices_sent"] == 2)
        assert len(receiver.bodies) == 2

    with_receiver(database, check)


def test_whoever_is_connected_sees_it_anyway(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        await want(live, seat, receiver.url)
        reader = Reader(seat)
        await live.ask(lambda: live.join(reader, None))
        for _ in range(10):
            await core.later(live, 25)
            assert live.table.row.due is None or live.table.row.due > core.clock()
        assert not receiver.bodies
        live.leave(reader)
        await core.later(live, 10)
        await core.later(live, 9)
        assert not receiver.bodies, "a page that is loaded again"
        await core.later(live, 2)
        await until(lambda: len(receiver.bodies) == 1)

    with_receiver(sqlite_database, check)


def test_who_decides_in_time_gets_nothing(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        await want(live, seat, receiver.url)
        await core.later(live, 19)
        await core.act(live, seat, core.legal(live, seat)[0])
        if seat not in live.table.to_act():
            await core.later(live, 1000)
            assert not receiver.bodies

    with_receiver(sqlite_database, check)


def test_a_bot_and_a_table_that_is_over_get_nothing(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        held, over = await core.table(), await core.table()
        seat = held.table.to_act()[0]
        await want(held, seat, receiver.url)
        await held.ask(lambda: held.set_seat(seat, "held", bot="random", why="away"))
        for one in range(3):
            await want(over, one, receiver.url)
            await over.ask(lambda one=one: over.vote(one, True, core.key()))  # type: ignore[misc]
        assert over.table.phase == "over"
        for live in (held, over):
            await core.later(live, 1000)
        await until(lambda: not held.thinking)
        await settled(core)
        assert not receiver.bodies

    with_receiver(sqlite_database, check)


def test_a_decision_given_and_taken_back_again_and_again_is_not_told_each_time(sqlite_database: str) -> None:
    async def check(core: Core, receiver: Receiver) -> None:
        live = await core.table()
        seat = live.table.to_act()[0]
        await want(live, seat, receiver.url)
        for number in range(6):
            live.table.asked[seat] = (1000 + number, core.clock())
            await core.later(live, 21)
            await settled(core)
        assert len(receiver.bodies) == 2, "after 21 and after 84 seconds"

    with_receiver(sqlite_database, check)


def test_quiet_hours_are_waited_for_even_over_a_restart(database: str) -> None:
    quiet = QuietHours(start="22:00", end="07:00", zone="America/Sao_Paulo")
    evening = datetime(2026, 3, 1, 23, 30, tzinfo=ZoneInfo("America/Sao_Paulo")).timestamp()

    async def check() -> None:
        clock = Turned(evening)
        async with receiving() as receiver:
            async with running(database, clock, "any") as core:
                live = await core.table()
                waiting, decided = live.table.to_act()
                for seat in (waiting, decided):
                    await want(live, seat, receiver.url, quiet)
                for _ in range(3):
                    await core.later(live, 3600)
                await core.act(live, decided, core.legal(live, decided)[0])
                await settled(core)
                table_id = live.table.id
                row = await core.hub.store.table(table_id)
                assert row is not None
                assert row.due == evening + 7.5 * 3600
            clock.now = evening + 7.4 * 3600
            async with running(database, clock, "any") as core:
                await asyncio.sleep(0.1)
                assert not receiver.bodies
                assert not core.hub.live, "nothing is due, nothing is looked at"
            clock.now = evening + 7.6 * 3600
            # By itself: nobody has looked at the table yet.
            async with running(database, clock, "any"):
                await until(lambda: len(receiver.bodies) == 1)
            assert receiver.bodies[0]["seat"] == waiting
            clock.now += 86400
            async with running(database, clock, "any") as core:
                await asyncio.sleep(0.1)
                assert len(receiver.bodies) == 1

    asyncio.run(check())


def test_two_processes_send_one_notice_and_know_who_is_at_the_other(postgres_url: str) -> None:
    async def check() -> None:
        clock = Turned()
        async with (
            receiving() as receiver,
            running(postgres_url, clock, "any") as one,
            running(postgres_url, clock, "any") as two,
        ):
            there = await one.table()
            here = await two.hub.table(there.table.id)
            first, second = there.table.to_act()
            assert (there.owned, here.owned) == (True, False)
            for seat in (first, second):
                await want(here, seat, receiver.url)
            await until(lambda: (second, "notices") in there.private)
            reader = Reader(first)
            await here.ask(lambda: here.join(reader, None))
            clock.now += 15
            await here.wake()
            await until(lambda: (first, "seen") in there.private)
            for _ in range(3):
                clock.now += 10
                await here.wake()
                await there.wake()
            await until(lambda: len(receiver.bodies) == 1)
            assert receiver.bodies[0]["seat"] == second
            here.leave(reader)
            await until(lambda: there.private[first, "seen"] <= clock())
            clock.now += 21
            for live in (here, there):
                await live.wake()
            await until(lambda: len(receiver.bodies) == 2)
            await until(lambda: (first, "noticed") in here.private)
            # Whoever leaves takes the address along, at every process.
            await here.ask(lambda: here.set_seat(first, "open", name=None, bot="random"))
            await until(lambda: (first, "notices") not in there.private)
            for core in (one, two):
                await settled(core)
            assert len(receiver.bodies) == 2

    asyncio.run(check())


# --- quiet hours ------------------------------------------------------------------------------------------------

ZONES = ("UTC", "Europe/Rome", "America/Sao_Paulo", "Asia/Kathmandu", "Australia/Lord_Howe", "America/New_York")
clock_times = st.times().map(lambda found: f"{found:%H:%M}")


@given(
    start=clock_times,
    end=clock_times,
    zone=st.sampled_from(ZONES),
    moment=st.datetimes(datetime(2024, 1, 1), datetime(2027, 12, 31)),  # noqa: DTZ001
)
def test_a_notice_waits_for_the_end_of_quiet_hours_and_no_longer(
    start: str, end: str, zone: str, moment: datetime
) -> None:
    now = moment.replace(tzinfo=UTC).timestamp()
    sent = end_of_quiet(QuietHours(start=start, end=end, zone=zone), now)
    first, last = (datetime.strptime(text, "%H:%M").time() for text in (start, end))  # noqa: DTZ007

    def is_quiet(at: float) -> bool:
        return start != end and within(datetime.fromtimestamp(at, ZoneInfo(zone)).time(), first, last)

    assert not is_quiet(sent)
    assert (sent == now) == (not is_quiet(now))
    # A day, and the hours by which clocks change; two nights where the end itself is skipped.
    assert now <= sent <= now + timedelta(hours=50).total_seconds()
    if sent - now < timedelta(hours=20).total_seconds():
        steps = [now + (sent - now) * part / 16 for part in range(16)]
        changes = {datetime.fromtimestamp(at, ZoneInfo(zone)).utcoffset() for at in (*steps, sent)}
        assert len(changes) > 1 or all(map(is_quiet, steps)) or sent == now


def test_quiet_hours_over_midnight_and_over_a_change_of_clocks() -> None:
    rome = ZoneInfo("Europe/Rome")
    night = QuietHours(start="22:00", end="07:30", zone="Europe/Rome")

    def waits(hours: QuietHours, *moment: int) -> str:
        found = end_of_quiet(hours, datetime(*moment, tzinfo=rome).timestamp())  # type: ignore[arg-type,misc]
        return f"{datetime.fromtimestamp(found, rome):%d %H:%M %z}"

    assert waits(night, 2026, 1, 10, 21, 59) == "10 21:59 +0100"
    assert waits(night, 2026, 1, 10, 22, 0) == "11 07:30 +0100"
    assert waits(night, 2026, 1, 11, 7, 29) == "11 07:30 +0100"
    assert waits(night, 2026, 1, 11, 7, 30) == "11 07:30 +0100"
    assert waits(night, 2026, 3, 28, 23, 0) == "29 07:30 +0200"
    assert waits(night, 2026, 10, 24, 23, 0) == "25 07:30 +0100"
    assert waits(QuietHours(start="13:00", end="15:00", zone="Europe/Rome"), 2026, 7, 1, 14, 0) == "01 15:00 +0200"
    # Half past two does not exist in that night, and twice in the other.
    short = QuietHours(start="22:00", end="02:30", zone="Europe/Rome")
    assert waits(short, 2026, 3, 29, 1, 0) == "29 03:30 +0200"
    assert waits(short, 2026, 10, 25, 1, 0) == "25 02:30 +0200"
    # A zone that this machine does not know is taken for UTC.
    assert waits(QuietHours(start="00:00", end="12:00", zone="Mars/Olympus"), 2026, 1, 1, 9, 0) == "01 13:00 +0100"
