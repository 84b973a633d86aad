"""Who sits at a table, and how long they may think: clocks, flags, absence, leaving and taking over."""

import asyncio
from random import Random

import pytest
from tests.server.core import BOT, INVITED, ME, OPEN, Core, Turned, running, until, with_core

from mappamundi.server.api.tables import set_up, take_seat
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal
from mappamundi.server.rows import Token
from mappamundi.server.tokens import digest
from mappamundi.server.wire import Join, NewTable, Pace

LIVE = Pace(kind="live", base=300, increment=10)
POST = Pace(kind="correspondence", base=86400)


async def clocks(live: Live) -> list[float]:
    return (await live.ask(live.info)).clocks


async def one_to_act(core: Core, pace: Pace) -> tuple[Live, int]:
    """A table where one seat only must decide."""
    live = await core.table(pace=pace)
    await core.steps_until(live, lambda: len(live.table.to_act()) == 1, Random(1))
    return live, live.table.to_act()[0]


def test_every_seat_that_may_act_is_running_and_each_action_brings_its_increment(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(pace=LIVE)
        running_now = live.table.to_act()
        assert len(running_now) == 2
        core.clock.now += 30
        assert await clocks(live) == [270.0 if seat in running_now else 300.0 for seat in range(3)]
        actor, waiting = running_now
        await core.act(live, actor, core.legal(live, actor)[0])
        assert (await clocks(live))[actor] == 280.0
        assert (await clocks(live))[waiting] == 270.0
        core.clock.now += 5
        before = await clocks(live)
        again = await core.put_away(live)
        assert await clocks(again) == before

    with_core(sqlite_database, check)


def test_what_is_taken_back_brings_no_increment(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, rng = await core.table(pace=LIVE), Random(2)
        await core.steps_until(
            live, lambda: live.table.match is not None and any(map(live.table.match.can_undo, range(3))), rng
        )
        seat = next(seat for seat in range(3) if live.table.match and live.table.match.can_undo(seat))
        left = (await clocks(live))[seat]
        for _ in range(5):
            last = (await core.hub.store.log(live.table.id))[-1].body["action"]
            await core.undo(live, seat)
            await core.act(live, seat, last)
        assert (await clocks(live))[seat] == left

    with_core(sqlite_database, check)


def test_by_correspondence_each_decision_has_its_own_time(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(pace=POST)
        actor, waiting = live.table.to_act()
        core.clock.now += 50_000
        await core.act(live, actor, core.legal(live, actor)[0])
        assert (await clocks(live))[waiting] == 36_400.0
        assert (await clocks(live))[actor] == 86_400.0
        # Being read again is no new decision.
        live = await core.put_away(live)
        assert (await clocks(live))[waiting] == 36_400.0
        await core.act(live, waiting, core.legal(live, waiting)[0])
        assert (await clocks(live))[waiting] == 86_400.0
        # Nobody is absent who plays by correspondence.
        mirror = await core.sit(live, 0)
        live.leave(mirror.reader)
        await core.later(live, 10_000)
        assert await core.state(live, 0) == "human"

    with_core(sqlite_database, check)


def test_a_flag_hands_the_seat_to_a_bot_and_never_ends_the_game(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, seat = await one_to_act(core, LIVE)
        mirror = await core.sit(live, seat)
        left = (await clocks(live))[seat]
        await core.later(live, left - 1)
        assert await core.state(live, seat) == "human"
        seq = live.committed
        await core.later(live, 2)
        assert await core.state(live, seat) == "held"
        await until(lambda: live.committed > seq + 1)
        assert live.table.phase == "playing"
        assert mirror.read().table["seats"][seat]["state"] == "held"
        # It stays so while its player only watches, also when others come, and after the table was read again.
        await core.sit(live, (seat + 1) % 3)
        assert await core.state(live, seat) == "held"
        live = await core.put_away(live)
        assert live.table.flagged == {seat}
        # The player takes it back, and gets a little time.
        await live.ask(lambda: live.hand_back(seat))
        assert await core.state(live, seat) == "human"
        assert (await clocks(live))[seat] == 60.0

    with_core(sqlite_database, check)


def test_a_flag_of_a_table_that_was_put_away_falls_in_time(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, seat = await one_to_act(core, LIVE)
        live.task.cancel()
        core.hub.forget(live.table.id)
        core.clock.now += 1000
        # The sweep finds it.
        await until(lambda: live.table.id in core.hub.live)
        found = core.hub.live[live.table.id]
        await until(lambda: found.table.seats[seat].state == "held")

    with_core(sqlite_database, check)


def test_nobody_pays_for_the_time_the_server_was_away(sqlite_database: str) -> None:
    clock = Turned()

    async def run() -> None:
        async with running(sqlite_database, clock) as core:
            live, seat = await one_to_act(core, LIVE)
            table_id, left = live.table.id, (await clocks(live))[seat]
            core.clock.now += 20
            await core.hub.store.beat(core.clock)
        clock.now += 3600
        async with running(sqlite_database, clock) as core:
            live = await core.hub.table(table_id)
            assert (await clocks(live))[seat] == pytest.approx(left - 20)
            clock.now += 7
            # Also when the next to be written is no move, and after the table was read again.
            await live.ask(lambda: live.chat(0, "back again", core.key()))
            live = await core.put_away(live)
            clock.now += 3
            assert (await clocks(live))[seat] == pytest.approx(left - 30)
            live = await core.put_away(live)
            assert (await clocks(live))[seat] == pytest.approx(left - 30)

    asyncio.run(run())


def test_a_player_who_is_gone_is_away_then_held_and_gets_the_seat_back(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(grace=100)
        await core.steps_until(live, lambda: 0 in live.table.to_act(), Random(1))
        first, second = await core.sit(live, 0), await core.sit(live, 0)
        await core.sit(live, 1)
        live.leave(first.reader)
        await core.later(live, 60)
        assert await core.state(live, 0) == "human", "another window is open"
        live.leave(second.reader)
        await core.later(live, 4)
        assert await core.state(live, 0) == "human", "a page that loads again is quicker"
        await core.later(live, 2)
        assert await core.state(live, 0) == "away"
        await core.later(live, 99)
        assert await core.state(live, 0) == "away"
        seq = live.committed
        await core.later(live, 2)
        assert await core.state(live, 0) == "held"
        await until(lambda: live.committed > seq + 1)
        back = await core.sit(live, 0)
        assert await core.state(live, 0) == "human"
        # Away for a moment only: the player is back before the bot.
        live.leave(back.reader)
        await core.later(live, 6)
        assert await core.state(live, 0) == "away"
        back = await core.sit(live, 0)
        assert await core.state(live, 0) == "human"
        states = [entry["state"] for entry in back.read().log if entry["kind"] == "seat"]
        assert states == ["away", "held", "human", "away", "human"], "each change is an event"

    with_core(sqlite_database, check)


def test_no_bot_plays_on_when_everybody_is_gone(sqlite_database: str) -> None:
    """Somebody who plays against bots and shuts the lid finds the game as it was."""

    async def check(core: Core) -> None:
        live = await core.table(ME, BOT, ME, grace=60)
        await until(lambda: not live.thinking)
        for seat in (0, 2):
            mirror = await core.sit(live, seat)
            live.leave(mirror.reader)
            await core.later(live, 6)
            assert await core.state(live, seat) == "away"
        await until(lambda: not live.thinking)
        seq = live.committed
        await core.later(live, 100_000)
        assert live.committed == seq
        await core.sit(live, 0)
        await core.later(live, 0)
        assert [await core.state(live, seat) for seat in range(3)] == ["human", "bot", "held"]

    with_core(sqlite_database, check)


def test_a_seat_that_is_left_is_played_by_a_bot_until_somebody_takes_it_over(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(ME, ME, ME)
        token = core.tokens[live.table.id][1]
        mirror = await core.sit(live, 1)
        await core.private(live, 1, orders=[{"when": "reroll", "prefer": [{"do": "hold"}]}])
        with pytest.raises(Refusal, match="No seat is open"):
            await live.ask(lambda: take_seat(core.hub, live, Join(name="Dora"), None))
        await core.steps_until(live, lambda: live.table.to_act() == (1,), Random(3))
        seq = live.committed
        await live.ask(lambda: live.set_seat(1, "open", name=None, bot="greedy"))
        assert mirror.reader.dropped.is_set()
        assert await core.seat_of(token) is None, "the old token opens nothing any more"
        await until(lambda: live.committed > seq + 1)
        joined = await live.ask(lambda: take_seat(core.hub, live, Join(name="Dora"), None))
        assert joined.seat == 1
        assert await core.seat_of(joined.token) == 1
        again = await core.sit(live, 1)
        assert again.read().table["seats"][1] == {"seat": 1, "state": "human", "name": "Dora", "bot": None}
        assert again.private["orders"] == [], "what the other one ordered goes with the other one"

    with_core(sqlite_database, check)


def test_seats_of_a_lobby_are_taken_in_turn(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(ME, OPEN, OPEN)
        wishes = [Join(name=name) for name in ("Bo", "Cy", "Di")]
        answers = await asyncio.gather(
            *(live.ask(lambda wish=wish: take_seat(core.hub, live, wish, None)) for wish in wishes),  # type: ignore[misc]
            return_exceptions=True,
        )
        assert [answer.seat for answer in answers if not isinstance(answer, BaseException)] == [1, 2]
        assert isinstance(answers[2], Refusal)
        await live.ask(live.start)
        assert [seat.name for seat in (await live.ask(live.info)).seats] == [None, "Bo", "Cy"]

    with_core(sqlite_database, check)


def test_an_invitation_works_once_and_dies_when_the_seat_changes_hands(database: str) -> None:
    async def check(core: Core) -> None:
        seats = [ME, INVITED, INVITED, INVITED, INVITED]
        created = await set_up(core.hub, NewTable(game="hotw2018", seats=seats), None)
        live = await core.hub.table(created.table.id)
        links = {int(seat): link for seat, link in created.invitations.items()}

        async def join(link: str) -> str:
            wish = Join(name="Eve", invitation=link)
            return (await live.ask(lambda: take_seat(core.hub, live, wish, None))).token

        async def refused(link: str) -> None:
            with pytest.raises(Refusal, match="used already"):
                await join(link)

        bo = await join(links[1])
        await refused(links[1])
        # The owner finds somebody else for a seat, or a bot; a guest leaves again.
        await live.ask(lambda: live.set_seat(2, "bot", bot="greedy"))
        await refused(links[2])
        await live.ask(lambda: live.set_seat(3, "open", name=None))
        dora = (await live.ask(lambda: take_seat(core.hub, live, Join(name="Dora"), None))).token
        await refused(links[3])
        cy = await join(links[4])
        await live.ask(lambda: live.set_seat(4, "open", name=None))
        await refused(links[4])
        assert [await core.seat_of(token) for token in (bo, dora, cy)] == [1, 3, None]
        assert [await core.seat_of(link) for link in links.values()] == [None] * 4
        # A link that an older version left behind does not open an occupied seat either.
        left = [Token(digest("left behind"), live.table.id, 1, "invite")]
        await core.hub.store.append(live.table.id, (), tokens_added=left)
        await refused("left behind")

    with_core(database, check)
