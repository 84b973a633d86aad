"""4 Gods at a table: four for one cell, its countdowns and limits, a crash in the middle, bots that race to the end."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from tests.games.fourgods.game import GAME
from tests.kit.sent import sent
from tests.server.core import ME, Core, Turned, running, until, with_core

from mappamundi.games import game
from mappamundi.kernel import Conduct
from mappamundi.records import decode, encode, replay, verify
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal
from mappamundi.server.wire import NewSeat, Race
from mappamundi.server.workers import Chosen, Question

READY, PASS = {"do": "ready"}, {"do": "pass"}
QUICKLY = Race(window=5, cooldown=0)


async def begun(core: Core, seats: int = 4, **more: Any) -> Live:
    """A race that has begun: the last to be ready is counted down."""
    live = await core.table(*[ME] * seats, game="fourgods", **({"race": QUICKLY} | more))
    for seat in range(seats):
        await core.act(live, seat, READY)
    assert [(one.what, one.seconds) for one in live.table.info(core.clock.now).deadlines] == [("ready", 3.0)]
    await core.later(live, 3.3)
    assert live.table.racing()
    return live


def view(live: Live, seat: int | None = None) -> dict[str, Any]:
    assert live.table.position is not None
    return dict(sent(live.table.position, seat))


async def race(core: Core, live: Live, *wishes: tuple[int, dict[str, Any]]) -> list[Any]:
    """All of them at once; for each the entry, or the reason of its refusal."""
    sent = [live.arrive(seat, form, core.key()) for seat, form in wishes]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    return [answer.problem.reason if isinstance(answer, Refusal) else answer for answer in answers]


def corner(seat: int, hand: int = 0) -> dict[str, Any]:
    """In the first corner of the World anything fits."""
    return {"do": "place", "hand": hand, "face": 0, "turn": seat, "x": 0, "y": 0}


async def all_pass(core: Core, live: Live) -> None:
    """The end by agreement of all, with its countdown."""
    for seat in range(len(live.table.seats)):
        await core.act(live, seat, PASS)
    assert live.table.phase == "playing"
    assert [(one.what, one.seat) for one in live.table.info(core.clock.now).deadlines][-1] == ("pass", 3)
    await core.later(live, 5.3)
    assert live.table.phase == "over"


def test_four_reach_for_one_cell_and_whoever_loses_keeps_the_tile(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core)
        before = view(live)["hands"]
        answers = await race(core, live, *((seat, corner(seat)) for seat in range(4)))
        (winner,) = (seat for seat, answer in enumerate(answers) if isinstance(answer, int))
        assert sorted(answer for answer in answers if isinstance(answer, str)) == ["cell_taken"] * 3
        after = view(live)
        assert after["world"]["0,0"]["by"] == winner
        for seat in range(4):
            assert after["hands"][seat][0] == (None if seat == winner else before[seat][0])
        *_, last = await core.hub.store.log(live.table.id)
        assert last.body["contest"]["order"][0] == winner
        await all_pass(core, live)
        record = decode(encode(await core.record(live.table.id)))
        verdict = verify(record, GAME)
        assert verdict.ok, verdict
        assert "contests" in [check.name for check in verdict.checks]
        *_, moment = replay(record, GAME)
        assert moment.position.view(None).json() == view(live)

    with_core(sqlite_database, check)


def test_an_action_while_the_last_pass_counts_down_lets_the_game_go_on(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core)
        for seat in range(4):
            await core.act(live, seat, PASS)
        await core.later(live, 4)
        await core.act(live, 1, corner(1))
        await core.later(live, 10)
        assert live.table.phase == "playing"
        assert view(live)["passed"] == []

    with_core(sqlite_database, check)


def test_a_taken_tile_is_discarded_in_the_name_of_whoever_keeps_it(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core)
        for hand in (0, 1):
            await core.act(live, 0, {"do": "discard", "hand": hand, "face": 0})
        await core.act(live, 0, {"do": "take", "area": 0, "slot": 0})
        await core.later(live, 9.8)
        assert view(live)["hands"][0][0] is not None
        live = await core.put_away(live)
        await core.later(live, 0.4)
        assert view(live)["hands"][0] == [None, None]
        *_, last = await core.hub.store.log(live.table.id)
        assert (last.body["seat"], last.body["by"]) == (0, "clock")
        assert last.body["action"] == {"do": "discard", "hand": 0, "face": 0}

    with_core(sqlite_database, check)


def test_a_prophet_comes_too_late_after_ten_seconds(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core)
        await core.act(live, 2, {"do": "choose_god", "god": "elves"})
        prophet = {"do": "place_prophet", "x": 0, "y": 0, "corner": "nw"}
        await core.act(live, 2, corner(0))
        core.clock.now += 10.1
        with pytest.raises(Refusal, match="10 seconds are over"):
            await core.act(live, 2, prophet)
        await core.act(live, 2, corner(0, hand=1) | {"x": 7})
        core.clock.now += 9.9
        await core.act(live, 2, prophet | {"x": 7})
        assert view(live)["world"]["7,0"]["prophet"]["god"] == "elves"

    with_core(sqlite_database, check)


def test_a_challenge_in_vain_says_when_the_next_may_come(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core, options={"legality": "table"})
        await core.act(live, 0, corner(0))
        challenge = {"do": "challenge", "x": 0, "y": 0}
        with pytest.raises(Refusal) as refused:
            await live.arrive(1, challenge, core.key())
        assert (refused.value.problem.reason, refused.value.problem.params) == ("not_wrong", {"wait": 3})
        with pytest.raises(Refusal) as refused:
            await live.arrive(1, challenge, core.key())
        assert refused.value.problem.reason == "cooling"

    with_core(sqlite_database, check)


def test_a_turn_is_as_long_for_a_long_wire(sqlite_database: str) -> None:
    """Timed play: what was sent within the thirty seconds is played, although it arrived after them."""

    async def check(core: Core) -> None:
        live = await core.table(ME, ME, game="fourgods", options={"tempo": "timed_turns"}, race=QUICKLY)
        for seat in range(2):
            await core.act(live, seat, READY)
        await core.later(live, 3.1)
        active = view(live)["turn"]["seat"]
        live.referee.wires.measured(active, 0.1, confirmed=True)
        core.clock.now += 30.03
        await live.wake()
        await live.arrive(active, {"do": "draw"}, core.key())
        assert view(live)["turn"]["seat"] == active
        core.clock.now += 0.1
        await live.wake()
        assert view(live)["turn"]["seat"] == 1 - active
        assert view(live)["clock"] == 30.0

    with_core(sqlite_database, check)


def test_a_race_is_gone_on_with_after_a_crash(database: str) -> None:
    """While a countdown runs: whatever was acknowledged is there, and time stood still."""

    async def check() -> None:
        clock = Turned()
        async with running(database, clock) as core:
            live = await begun(core)
            table_id = live.table.id
            # All time is that of the house, and everybody has seen the World.
            live.referee.clock = clock
            clock.now += 1
            answers = await race(core, live, *((seat, corner(seat)) for seat in range(4)))
            for seat in range(4):
                await core.act(live, seat, PASS)
            clock.now += 2
            await core.hub.store.beat(clock)
            known = view(live)
        clock.now += 900
        async with running(database, clock) as core:
            live = await core.hub.table(table_id)
            assert view(live) == known
            told = (await live.ask(live.info)).deadlines
            assert [(one.what, one.seconds) for one in told if one.announced] == [("pass", 3.0)]
            await core.later(live, 3.3)
            assert live.table.phase == "over"
            log = await core.hub.store.log(table_id)
            kept = [entry.seq for entry in log if entry.body.get("action", {}).get("do") == "place"]
            assert kept == [answer for answer in answers if isinstance(answer, int)]
            assert verify(await core.record(live.table.id), GAME).ok

    asyncio.run(check())


class Running(Turned):
    """A clock like any other, in a hurry: the last two minutes of a race are long."""

    def __call__(self) -> float:
        return self.now + 60 * time.monotonic()


@contextmanager
def hurried() -> Iterator[None]:
    """Nobody thinks for long."""
    played = game("fourgods")
    with patch.object(played, "_facts", replace(GAME.facts, conduct=Conduct(cooldown=0.0, thought=(0.01, 0.03)))):
        yield


def test_bots_are_not_offered_the_gods_before_a_person_has_laid_a_tile_and_a_minute_has_passed(
    sqlite_database: str,
) -> None:
    async def check(core: Core) -> None:
        offered: list[set[str]] = []

        async def look(question: Question) -> Chosen:
            offered.append({GAME.action_at(code).do for code in question.codes})
            return Chosen(GAME.action(READY).code if "ready" in offered[-1] else None, 0.01)

        async def kinds() -> set[str]:
            """What is offered from now on."""
            offered.clear()
            await until(lambda: len(offered) > 6)
            return set().union(*offered)

        with patch.object(core.hub.workers, "choose", look):
            bots = [NewSeat(kind="bot", bot="calm")] * 3
            live = await core.table(ME, *bots, game="fourgods", race=QUICKLY)
            await core.act(live, 0, READY)
            await until(lambda: live.table.countdowns.announced is not None)
            await core.later(live, 3.3)
            await until(live.table.racing)
            await kinds()
            await core.later(live, 100)
            assert "choose_god" not in await kinds(), "nobody has laid a tile yet"
            await core.act(live, 0, corner(0))
            assert "choose_god" in await kinds()

    with_core(sqlite_database, check)


def test_bots_of_all_levels_race_to_the_end(sqlite_database: str) -> None:
    async def check() -> None:
        with hurried():
            async with running(sqlite_database, Running()) as core:
                seats = [NewSeat(kind="bot", bot=bot) for bot in ("first", "even", "swift", "random")]
                live = await core.table(*seats, game="fourgods", race=Race(window=1, cooldown=0))
                await until(lambda: live.table.phase == "over" and live.committed == live.table.seq, 60)
                record = await core.record(live.table.id)
        verdict = verify(record, GAME)
        assert verdict.ok, verdict
        assert len({step.seat for step in record.steps} - {None}) == 4

    asyncio.run(check())
