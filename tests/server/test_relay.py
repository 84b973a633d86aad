"""A race whose players are at two processes: one line for all, and nobody is lost when its owner is."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.kit.grab import GAME, conducted, grab_among_the_games
from tests.server.core import ME, Core, Turned, running, until
from tests.server.racing import READY, grab

from mappamundi.kernel import drawn
from mappamundi.records import verify
from mappamundi.server import relay
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal
from mappamundi.server.wire import Race


@pytest.fixture(autouse=True)
def _grab() -> Iterator[None]:
    with grab_among_the_games():
        yield


async def at_both(one: Core, two: Core) -> tuple[Live, Live]:
    """A race of two, owned by the first process and known to both."""
    # Long enough for a busy machine: it closes when both are there.
    live = await one.table(ME, ME, game="grab", race=Race(window=2000, cooldown=0))
    for seat in range(2):
        await one.act(live, seat, READY)
    other = await two.hub.table(live.table.id)
    two.keys = 1000
    assert (live.owned, other.owned) == (True, False)
    await until(lambda: other.table.seq == live.table.seq)
    return live, other


def test_players_at_two_processes_stand_in_one_line(postgres_url: str) -> None:
    async def check() -> None:
        clock = Turned()
        async with running(postgres_url, clock) as one, running(postgres_url, clock) as two:
            live, other = await at_both(one, two)
            for thing in range(6):
                after = live.committed
                sent = [live.arrive(0, grab(thing), one.key()), other.arrive(1, grab(thing), two.key())]
                answers = await asyncio.gather(*sent, return_exceptions=True)
                lots = drawn(live.table.secret, after, [0, 1])
                assert [isinstance(answer, Refusal) for answer in answers] == [lots[0] == 1, lots[0] == 0]
                (refusal,) = (answer for answer in answers if isinstance(answer, Refusal))
                assert (refusal.problem.reason, refusal.problem.params) == ("taken", {"seat": lots[0]})
                await until(lambda: other.table.seq == live.table.seq)
            steps = [entry for entry in await one.hub.store.log(live.table.id) if entry.body.get("contest")]
            assert len({entry.body["seat"] for entry in steps}) == 2, "each wins some"
            await one.later(live, 20)
            assert verify(await one.record(live.table.id), GAME).ok

    asyncio.run(check())


def test_the_wire_is_known_where_the_line_is(postgres_url: str) -> None:
    async def check() -> None:
        async with running(postgres_url) as one, running(postgres_url) as two:
            live, other = await at_both(one, two)
            other.referee.wires.measured(1, 0.09, confirmed=True)
            await asyncio.gather(live.arrive(0, grab(1), one.key()), other.arrive(1, grab(2), two.key()))
            assert live.referee.wires.credit(1) == pytest.approx(0.045)
            assert live.referee.wires.confirmed(1)
            *_, last = await one.hub.store.log(live.table.id)
            contest = last.body["contest"]
            assert dict(zip(contest["order"], contest["credit"], strict=True)) == {0: 0, 1: 45}

    asyncio.run(check())


def test_where_nobody_answers_a_process_acts_by_itself(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relay, "PATIENCE", 0.05)

    async def check() -> None:
        with conducted(window=0.0):
            async with running(postgres_url) as one, running(postgres_url) as two:
                live = await one.table(ME, ME, game="grab")
                for seat in range(2):
                    await one.act(live, seat, READY)
                other = await two.hub.table(live.table.id)
                two.keys = 1000
                await until(lambda: other.table.seq == live.table.seq)
                # As if it had died, and nobody had taken its tables over yet.
                one.hub.live.pop(live.table.id)
                key = two.key()
                seq = await other.arrive(1, grab(3), key)
                assert await other.arrive(1, grab(3), key) == seq
                with pytest.raises(Refusal, match="Somebody was quicker"):
                    await other.arrive(0, grab(3), two.key())
                one.hub.live[live.table.id] = live

    asyncio.run(check())
