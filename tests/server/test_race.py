"""A race at a table: close races drawn by lot, the clock of the rules, bots that wait, and nobody awaited."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.kit.grab import GAME, grab_among_the_games
from tests.server.core import BOT, ME, Core, Turned, running, studying_here, until, with_core
from tests.server.racing import AT_ONCE, READY, begun, closing, grab
from tests.server.serving import Served, Socket, serving

from mappamundi.bots import SECOND_LOOK
from mappamundi.kernel import drawn
from mappamundi.records import decode, replay, verify
from mappamundi.server.diff import apply
from mappamundi.server.problems import Refusal
from mappamundi.server.race import MOST_WAITING, Start
from mappamundi.server.wire import Pace, Race
from mappamundi.server.workers import Chosen, Question


@pytest.fixture(autouse=True)
def _grab() -> Iterator[None]:
    with grab_among_the_games(), studying_here():
        yield


# --- close races ------------------------------------------------------------------------------------------------


class Racer:
    """A client that knows nothing but what its socket told it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.answers: dict[str, dict[str, Any]] = {}
        self.log: list[dict[str, Any]] = []
        self.view: Any = None
        self.seq = -1

    def listen(self, key: str = "", seq: int = 0) -> dict[str, Any]:
        """Until the command of that key is answered, and the entry of that number has come."""
        while (key and key not in self.answers) or self.seq < seq:
            told = self.socket.receive()
            if told["type"] == "snapshot":
                self.view, self.seq, self.log = told["view"], told["seq"], told["log"]
            elif told["type"] == "frame":
                assert told["seq"] == self.seq + 1
                self.view, self.seq = apply(self.view, told["patch"]), told["seq"]
                self.log.append(told["told"])
            elif told["type"] in ("ack", "refused"):
                self.answers[told["key"]] = told
        return self.answers.get(key, {})


def race_for_everything(served: Served) -> list[dict[str, Any]]:
    """Four sockets reach for each thing of a table at the same time. Gives the entries of the log."""
    created = served.table(
        *[{"kind": "me"}] * 4, game="grab", options={"things": "16"}, race={"window": 4, "cooldown": 0}
    )
    table, tokens = created["table"]["id"], created["seats"]
    with ExitStack() as open_sockets:
        racers = [
            Racer(open_sockets.enter_context(served.socket(table, tokens[str(seat)], since=0))) for seat in range(4)
        ]
        for seat, racer in enumerate(racers):
            racer.socket.send(type="act", key=f"ready-{seat:04d}", action=READY)
            assert racer.listen(f"ready-{seat:04d}")["type"] == "ack"
        for thing in range(16):
            # Whoever is first to send has no better chances.
            for seat in sorted(range(4), key=lambda seat: (seat + thing) % 4):
                racers[seat].socket.send(type="act", key=f"grab-{seat}-{thing:04d}", action=grab(thing))
            answers = [racer.listen(f"grab-{seat}-{thing:04d}") for seat, racer in enumerate(racers)]
            won = [answer for answer in answers if answer["type"] == "ack"]
            assert len(won) == 1
            reasons = {answer["problem"]["reason"] for answer in answers if answer["type"] == "refused"}
            assert reasons <= {"taken", "over", "not_playing"}
        last = served.get(f"/api/tables/{table}").json()
        assert last["phase"] == "over"
        for seat, racer in enumerate(racers):
            racer.listen(seq=last["seq"])
            assert racer.view == served.snapshot(table, tokens[str(seat)])["view"]
    public = [
        [(told["seq"], told["at"], told.get("seat"), told.get("action")) for told in racer.log] for racer in racers
    ]
    assert public[1:] == public[:-1]
    check_lots(bytes.fromhex(last["seed"]), racers[0].log)
    check_replay(served, table, racers[0].view["takers"])
    return racers[0].log


def check_lots(secret: bytes, log: list[dict[str, Any]]) -> None:
    """Each order was drawn by lot from the seed, and its first took the thing."""
    contests = [(told["contest"], told["seat"]) for told in log if told.get("contest")]
    assert contests
    for contest, seat in contests:
        assert contest["order"] == drawn(secret, contest["after"], contest["order"])
        assert contest["order"][0] == seat


def check_replay(served: Served, table: str, takers: dict[str, int]) -> None:
    """The record is sound, and its replay tells the same at the same times."""
    record = decode(served.get(f"/api/tables/{table}/record").content)
    assert verify(record, GAME).ok
    *_, last = replay(record, GAME)
    assert last.position.view(None).json()["takers"] == takers
    replayed = served.get(f"/api/tables/{table}/replay").json()
    steps = [frame["told"] for frame in replayed["frames"] if frame["told"]["kind"] == "step"]
    assert [step["at"] for step in steps] == [step.time for step in record.steps]
    assert [step.get("seat") for step in steps] == [step.seat for step in record.steps]
    counted = [frame["table"]["alarm"] for frame in replayed["frames"]]
    assert counted[0] is None
    assert any(alarm and 0 < alarm["seconds"] <= 10 for alarm in counted)


def test_a_hundred_close_races_end_the_same_for_everybody(tmp_path: Path, database: str) -> None:
    winners: list[int] = []
    with serving(tmp_path, db=database) as served:
        for _ in range(7):
            log = race_for_everything(served)
            winners += [told["seat"] for told in log if told.get("action", {}).get("do") == "grab"]
    assert len(winners) == 7 * 16
    assert all(winners.count(seat) >= 10 for seat in range(4)), "nobody is always last"


def test_the_lot_follows_from_the_seed_and_the_moment() -> None:
    orders = {tuple(drawn(bytes(32), after, range(4))) for after in range(500)}
    assert len(orders) == 24
    assert drawn(bytes(32), 7, [0, 1, 2, 3]) == drawn(bytes(32), 7, [3, 1, 0, 2])
    firsts = [drawn(bytes(32), after, range(4))[0] for after in range(2000)]
    assert all(400 < firsts.count(seat) < 600 for seat in range(4))


def test_a_seat_that_has_acted_cools_down_and_keeps_its_order(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core, race=Race(window=1, cooldown=60))
        loop = asyncio.get_running_loop()
        began = loop.time()
        sent = [live.arrive(0, grab(thing), core.key()) for thing in (3, 1, 2)]
        sent.append(live.arrive(1, grab(0), core.key()))
        order = await asyncio.gather(*sent)
        assert loop.time() - began >= 0.12
        assert order[0] < order[1] < order[2]
        assert order[3] < order[1], "others need not wait for it"

    with_core(sqlite_database, check)


def test_who_sends_too_much_is_told_so_and_a_refusal_costs_nothing(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core, race=Race(window=1, cooldown=50))
        await live.arrive(1, grab(0), core.key())
        commits, began = core.hub.store.commits, asyncio.get_running_loop().time()
        results = await asyncio.gather(
            *(live.arrive(0, grab(0), core.key()) for _ in range(MOST_WAITING + 3)), return_exceptions=True
        )
        reasons = [str(result.problem.reason) for result in results if isinstance(result, Refusal)]
        assert sorted(reasons) == ["taken"] * MOST_WAITING + ["too_fast"] * 3
        assert core.hub.store.commits == commits
        assert asyncio.get_running_loop().time() - began < 0.05 * MOST_WAITING, "what is refused does not cool anybody"
        await live.arrive(0, grab(1), core.key())

    with_core(sqlite_database, check)


def test_who_hangs_up_at_the_line_keeps_nobody_from_acting(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core, race=Race(window=20, cooldown=0))
        waiting, gone = (asyncio.create_task(live.arrive(0, grab(thing), core.key())) for thing in (0, 1))
        await asyncio.sleep(0)
        waiting.cancel()
        # Let go by the referee, and cancelled before it could start.
        live.referee._let_in(0, 0.0)
        live.referee._line[1].start.set_result(Start(0.0))
        gone.cancel()
        await asyncio.wait({waiting, gone})
        assert waiting.cancelled()
        assert gone.cancelled()
        async with asyncio.timeout(5):
            await live.arrive(0, grab(2), core.key())
        assert live.table.position is not None
        assert live.table.position.standings() == (1, 0, 0)

    with_core(sqlite_database, check)


def test_several_commands_may_be_under_way_and_each_is_answered_by_its_key(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        created = served.table({"kind": "me"}, {"kind": "me"}, game="grab", race={"window": 60, "cooldown": 0})
        table, tokens = created["table"]["id"], created["seats"]
        with served.socket(table, tokens["0"]) as first, served.socket(table, tokens["1"]) as second:
            for number, socket in enumerate((first, second)):
                socket.send(type="act", key=f"ready-{number:03d}", action=READY)
                socket.receive("ack")
            first.send(type="act", key="grab-0001", action=grab(1))
            first.send(type="act", key="grab-0002", action=grab(2))
            # A line of chat does not wait at the line of the race.
            first.send(type="chat", key="chat-0001", text="Mine!")
            assert [first.receive("ack")["key"] for _ in range(3)] == ["chat-0001", "grab-0001", "grab-0002"]


# --- the clock of the rules -------------------------------------------------------------------------------------


def test_the_clock_of_the_rules_plays_by_nobody_and_everybody_sees_it_run(database: str) -> None:
    async def check(core: Core) -> None:
        live = await closing(core)
        mirror = await core.sit(live, 1)
        assert mirror.read().table["alarm"] == {"seconds": 10.0, "at": core.clock.now + 10}
        assert (mirror.table["awaited"], mirror.table["to_act"]) == ([], [0, 1, 2])
        core.clock.now += 3.25
        await core.act(live, 1, grab(7))
        passed, taken = mirror.read().log[-2:]
        assert (passed.get("seat"), passed["action"], passed["by"]) == (None, {"do": "time", "seconds": 3.25}, "clock")
        assert taken["seat"] == 1
        assert mirror.table["alarm"]["seconds"] == 6.75
        with pytest.raises(Refusal, match="Somebody was quicker"):
            await core.act(live, 2, grab(7))
        await core.later(live, 6.7)
        assert live.table.phase == "playing"
        await core.later(live, 0.05)
        assert live.table.phase == "over"
        assert mirror.read().table["alarm"] is None
        steps = (await core.record(live.table.id)).steps
        assert [step.action["seconds"] for step in steps if step.seat is None] == [3.25, 6.75]

    with_core(database, check)


def test_who_comes_after_the_time_is_too_late_even_where_nobody_looked_at_the_clock(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await closing(core)
        live.owned = False
        core.clock.now += 11
        with pytest.raises(Refusal, match="not being played"):
            await core.act(live, 1, grab(7))
        assert live.table.phase == "over"
        assert [entry.kind for entry in await core.hub.store.log(live.table.id, live.table.seq - 2)] == ["step", "end"]

    with_core(sqlite_database, check)


def test_time_in_which_the_server_was_away_is_not_counted(database: str) -> None:
    async def check() -> None:
        clock = Turned()
        async with running(database, clock) as core:
            live = await closing(core)
            table_id = live.table.id
            clock.now += 4
            await core.hub.store.beat(clock)
        clock.now += 1000
        async with running(database, clock) as core:
            live = await core.hub.table(table_id)
            assert (await live.ask(live.info)).alarm.seconds == 6.0  # type: ignore[union-attr]
            await core.later(live, 2)
            live = await core.put_away(live)
            await core.act(live, 1, grab(7))
            assert live.table.position is not None
            assert live.table.position.view(None).json()["clock"] == 4.0
            await core.later(live, 4)
            assert live.table.phase == "over"

    asyncio.run(check())


# --- nobody is awaited ------------------------------------------------------------------------------------------


def test_clocks_run_for_those_who_are_awaited_and_not_in_a_race(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        pace = Pace(kind="live", base=60, increment=5)
        live = await core.table(ME, ME, game="grab", race=AT_ONCE, pace=pace)
        assert live.table.asked.keys() == {0, 1}
        core.clock.now += 10
        await core.act(live, 0, READY)
        assert live.table.clock.left == [55.0, 50.0]
        await core.act(live, 1, READY)
        assert live.table.asked == {}
        core.clock.now += 500
        await core.act(live, 0, grab(0))
        await core.later(live, 1)
        assert live.table.clock.left == [55.0, 55.0]
        assert [seat.state for seat in live.table.seats] == ["human", "human"]

    with_core(sqlite_database, check)


def test_a_race_can_be_ended_by_agreement_while_others_act(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await begun(core)

        async def vote(seat: int) -> None:
            await live.ask(lambda: live.vote(seat, True, core.key()))

        await vote(0)
        await core.act(live, 1, grab(0))
        await core.act(live, 1, grab(1))
        assert live.table.votes == {0}
        await core.act(live, 0, grab(2))
        assert live.table.votes == set()
        for seat in range(3):
            await vote(seat)
        assert (live.table.phase, live.table.scores, live.table.places) == ("over", (1, 2, 0), (2, 1, 3))

    with_core(sqlite_database, check)


# --- bots -------------------------------------------------------------------------------------------------------


def test_bots_race_each_in_its_own_time_until_the_clock_ends_it(sqlite_database: str) -> None:
    async def check() -> None:
        async with running(sqlite_database, Running()) as core:
            live = await core.table(BOT, BOT, BOT, game="grab", options={"things": "16"})
            # A table is over before it is written.
            await until(lambda: live.table.phase == "over" and live.committed == live.table.seq, 30)
            record = await core.record(live.table.id)
        assert verify(record, GAME).ok
        grabs = [step for step in record.steps if step.action["do"] == "grab"]
        assert {step.seat for step in grabs} == {0, 1, 2}
        for seat in range(3):
            own = [step.time or 0.0 for step in grabs if step.seat == seat]
            assert all(after - before >= 0.4 for before, after in pairwise(own))

    asyncio.run(check())


class Running(Turned):
    """A clock like any other."""

    def __call__(self) -> float:
        return self.now + time.monotonic()


def test_a_choice_is_dropped_only_when_the_rules_no_longer_allow_it(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here two bots wait for the same decision, and somebody talks all the time."""

    async def check(core: Core) -> None:
        gate = asyncio.Event()
        choose = core.hub.workers.choose
        asked: list[Question] = []

        async def slow(question: Question) -> Chosen:
            asked.append(question)
            await gate.wait()
            return await choose(question)

        monkeypatch.setattr(core.hub.workers, "choose", slow)
        live = await core.table(ME, BOT, BOT)
        await core.steps_until(live, lambda: bool(live.table.played_by_bot()), core.rng)
        bots = live.table.played_by_bot()
        await until(lambda: len(live.driver.thinking) == len(bots))
        before, count = live.table.seq, len(asked)
        for _ in range(3):
            await live.ask(lambda: live.chat(0, "Well?", core.key()))
        assert len(asked) == count, "nobody was asked again"
        gate.set()
        await until(lambda: not set(bots) & set(live.table.played_by_bot()) or live.table.seq > before + 20)
        log = await core.hub.store.log(live.table.id, before)
        assert [entry.kind for entry in log[:4]] == ["chat", "chat", "chat", "step"]

    with_core(sqlite_database, check)


def test_a_bot_that_was_forestalled_does_not_begin_from_the_start(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It wants the first thing that is there, after some seconds; the person takes that one meanwhile, once."""

    async def check(core: Core) -> None:
        sleep, slept, long = asyncio.sleep, list[float](), 11.5

        async def choose(question: Question) -> Chosen:
            return Chosen(question.codes[0] if question.codes else None, long)

        async def skip(seconds: float) -> None:
            if seconds not in (long, long * SECOND_LOOK):
                await sleep(seconds)
                return
            slept.append(seconds)
            if len(slept) == 2:
                await live.arrive(0, {"do": "grab", "thing": 0}, core.key())

        monkeypatch.setattr(core.hub.workers, "choose", choose)
        monkeypatch.setattr(asyncio, "sleep", skip)
        live = await core.table(ME, BOT, game="grab", race=Race(window=0))
        await live.arrive(0, {"do": "ready"}, core.key())
        await until(lambda: len(slept) > 3)
        # To be ready, for the first thing, for another one instead, and for the next.
        assert slept[:4] == [long, long, long * SECOND_LOOK, long]

    with_core(sqlite_database, check)


def test_a_bot_that_waits_is_asked_once_at_a_time(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens at the table, so that it waits again and again."""

    async def check(core: Core) -> None:
        asked, together, most = 0, 0, 0

        async def choose(question: Question) -> Chosen:
            nonlocal asked, together, most
            del question
            asked, together = asked + 1, together + 1
            most = max(most, together)
            await asyncio.sleep(0.002)
            together -= 1
            return Chosen(None, 0.001)

        monkeypatch.setattr(core.hub.workers, "choose", choose)
        live = await core.table(ME, BOT, game="grab", race=Race(window=0))
        await until(lambda: asked > 20)
        assert most == 1
        assert live.thinking == 1

    with_core(sqlite_database, check)
