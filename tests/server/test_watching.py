"""At a table with a clock, watching what the others did costs no time, and lying about it gains no more than that."""

from random import Random

import pytest
from tests.server.core import Core, with_core
from tests.server.test_live_seats import LIVE, POST, clocks

from mappamundi.server.freezing import freeze, thaw
from mappamundi.server.live import Live
from mappamundi.server.told import disclose_log
from mappamundi.server.wire import Pace


async def stands(live: Live) -> list[float]:
    return (await live.ask(live.info)).stands


async def watched(core: Core, live: Live, seat: int, key: str = "") -> int:
    return await live.ask(lambda: live.watched(seat, key or core.key()))


async def after_a_turn(core: Core, pace: Pace = LIVE) -> tuple[Live, int, float]:
    """A table at which somebody's turn has just begun, after at least one of another's: who, and how long the steps
    were since that player could last act."""
    live = await core.table(pace=pace)
    await core.steps_until(live, lambda: live.table.on_turn is not None, Random(3))
    first = live.table.on_turn
    await core.steps_until(live, lambda: live.table.on_turn not in (None, first), Random(4))
    (seat,) = live.table.awaited()
    assert seat != first
    show = 0.0
    for told in reversed(list(disclose_log(live.table, await core.hub.store.log(live.table.id), None))):
        if told.seat == seat:
            break
        show += told.beat.seconds if told.beat else 0.0
    assert show > 2
    return live, seat, show


def test_the_clock_stands_while_its_player_may_watch_and_no_longer(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, seat, show = await after_a_turn(core)
        left = (await clocks(live))[seat]
        assert (await stands(live))[seat] == pytest.approx(show)
        core.clock.now += show
        assert (await clocks(live))[seat] == left
        assert await stands(live) == []
        core.clock.now += 7
        assert (await clocks(live))[seat] == pytest.approx(left - 7)
        await core.act(live, seat, core.legal(live, seat)[0])
        assert (await clocks(live))[seat] == pytest.approx(left - 7 + 10)

    with_core(sqlite_database, check)


def test_who_has_watched_says_so_and_the_clock_counts(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, seat, show = await after_a_turn(core)
        left = (await clocks(live))[seat]
        core.clock.now += show / 2
        seq = await watched(core, live, seat, "watched-1")
        assert await stands(live) == []
        core.clock.now += 5
        assert (await clocks(live))[seat] == pytest.approx(left - 5)
        # Said twice, or by somebody whose clock does not stand, it changes nothing.
        assert await watched(core, live, seat, "watched-1") == seq
        assert await watched(core, live, (seat + 1) % 3) == live.table.seq == seq
        again = await core.put_away(live)
        assert (await clocks(again))[seat] == pytest.approx(left - 5)

    with_core(sqlite_database, check)


def test_what_was_watched_is_not_watched_again(sqlite_database: str) -> None:
    """In one's own turn nothing is to be watched, whatever the others answer in it."""

    async def check(core: Core) -> None:
        live, seat, _ = await after_a_turn(core)
        await watched(core, live, seat)
        rng = Random(5)
        for _ in range(12):
            if live.table.on_turn != seat:
                break
            await core.step(live, rng)
            assert seat not in live.table.clock.still_until

    with_core(sqlite_database, check)


def test_the_flag_falls_after_the_show(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, seat, show = await after_a_turn(core)
        for other in range(3):
            await core.sit(live, other)
        left = (await clocks(live))[seat]
        await core.later(live, left + show - 0.5)
        assert await core.state(live, seat) == "human"
        await core.later(live, 1)
        assert await core.state(live, seat) == "held"

    with_core(sqlite_database, check)


def test_a_table_that_was_put_away_remembers_what_is_still_to_be_watched(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, _, _ = await after_a_turn(core)
        core.clock.now += 1
        before = await stands(live)
        again = await core.put_away(live)
        assert await stands(again) == pytest.approx(before)
        frozen = freeze(again.table)
        again.table.clock.still_until, again.table.unseen = {}, {}
        thaw(again.table, again.table.seq, frozen)
        assert await stands(again) == pytest.approx(before)

    with_core(sqlite_database, check)


@pytest.mark.parametrize("pace", [Pace(), POST], ids=["none", "correspondence"])
def test_other_clocks_do_not_wait(sqlite_database: str, pace: Pace) -> None:
    async def check(core: Core) -> None:
        live, _, _ = await after_a_turn(core, pace)
        assert await stands(live) == []

    with_core(sqlite_database, check)
