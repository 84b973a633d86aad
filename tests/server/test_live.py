"""A table in memory: commands, keys, undo, orders, plans, votes, bots, and being put away and read again."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.core import BOT, ME, OPEN, Core, running, until, with_core

from mappamundi.games import game
from mappamundi.kernel import Seeded
from mappamundi.server import live as live_module
from mappamundi.server.hub import Hub
from mappamundi.server.live import Live
from mappamundi.server.problems import Refusal
from mappamundi.server.processes import Worker
from mappamundi.server.rows import Entry
from mappamundi.server.store import Unavailable
from mappamundi.server.told import disclose
from mappamundi.server.wire import Order, Pace, PlannedStep
from mappamundi.server.workers import BEAT, Chosen, Question, Workers


async def whole(live: Live, viewer: int | None = None) -> Any:
    """All that a viewer may know now."""
    return msgspec.to_builtins(await live.ask(lambda: live.snapshot(viewer, None)))


def test_a_game_starts_when_no_seat_is_left_to_fill(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table()
        assert live.table.phase == "playing"
        assert (await live.ask(live.info)).commitment is not None
        waiting = await core.table(ME, OPEN, ME)
        assert waiting.table.phase == "lobby"
        with pytest.raises(Refusal, match="empty"):
            await waiting.ask(waiting.start)
        with pytest.raises(Refusal, match="not being played"):
            await core.act(waiting, 0, {"do": "end_turn"})
        with pytest.raises(Refusal, match="begun already"):
            await live.ask(live.start)

    with_core(sqlite_database, check)


def test_the_same_key_answers_as_the_first_time(sqlite_database: str) -> None:
    """From memory, after the table was read again, and for each seat by itself."""

    async def check(core: Core) -> None:
        live = await core.table()
        rng = Random(1)
        seat, key = live.table.to_act()[0], "the-same-key"
        form = core.legal(live, seat)[0]
        first = await core.act(live, seat, form, key)
        assert await core.act(live, seat, form, key) == first
        assert live.table.seq == first

        other = next(s for s in live.table.to_act() if s != seat)
        others = core.legal(live, other)[0]
        second = await core.act(live, other, others, key)
        assert second == first + 1

        await core.steps_until(live, lambda: live.frozen > second + 5, rng)
        chatted = await live.ask(lambda: live.chat(0, "hello", "key-of-chat"))
        voted = await live.ask(lambda: live.vote(0, True, "key-of-vote"))
        assert chatted + 1 == voted
        live = await core.put_away(live)
        assert f"{seat}:{key}" not in live.table.keys, "else the table was not read from a snapshot"
        before = live.table.seq
        assert await core.act(live, seat, form, key) == first
        assert await core.act(live, other, others, key) == second
        assert await live.ask(lambda: live.chat(0, "hello", "key-of-chat")) == chatted
        assert await live.ask(lambda: live.vote(0, True, "key-of-vote")) == voted
        assert live.table.seq == before

    with_core(sqlite_database, check)


def test_a_key_from_before_the_snapshot_is_known_even_where_the_command_would_be_legal_again(
    sqlite_database: str,
) -> None:
    async def check(core: Core) -> None:
        live = await core.table()
        said = await live.ask(lambda: live.chat(1, "once", "chat-only-once"))
        await core.steps_until(live, lambda: live.frozen > said + 5, Random(2))
        live = await core.put_away(live)
        mirror = await core.sit(live, None)
        assert await live.ask(lambda: live.chat(1, "once", "chat-only-once")) == said
        texts = [entry for entry in await core.hub.store.log(live.table.id) if entry.kind == "chat"]
        assert len(texts) == 1
        # The write was refused after the table had carried it out: everybody is where they were.
        assert mirror.read().equals(await whole(live))

    with_core(sqlite_database, check)


def test_undo_goes_as_far_as_the_rules_leave_it_open(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(3)
        taken_back = 0
        while taken_back < 12:
            seat, _ = await core.step(live, rng)
            assert live.table.match is not None
            others = [s for s in range(3) if s != seat]
            for other in others:
                with pytest.raises(Refusal, match="taken back"):
                    await core.undo(live, other)
            if not live.table.match.can_undo(seat):
                with pytest.raises(Refusal, match="taken back"):
                    await core.undo(live, seat)
                continue
            before = await whole(live, seat)
            if taken_back % 3 == 0:
                live = await core.put_away(live)
                assert await whole(live, seat) == before
            await core.undo(live, seat, f"undo-key-{taken_back}")
            entry = (await core.hub.store.log(live.table.id))[-2]
            assert entry.kind == "step"
            # The same die falls again.
            await core.act(live, seat, entry.body["action"])
            after = await whole(live, seat)
            assert after["view"] == before["view"]
            taken_back += 1
        last = live.table.seq
        await core.steps_until(live, lambda: live.frozen > last, rng)
        live = await core.put_away(live)
        log = await core.hub.store.log(live.table.id)
        undone = next(entry for entry in log if entry.key and entry.key.endswith("undo-key-3"))
        assert await core.undo(live, undone.body["seat"], "undo-key-3") == undone.seq

    with_core(sqlite_database, check)


def test_standing_orders_decide_in_the_turns_of_others(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(4)
        # The words of an order need not fit: then the next wish counts, and in the end the house bot.
        wishes: list[dict[str, Any]] = [{"do": "hold", "nonsense": 1}, {"do": "hold"}]
        order = Order(when="reroll", prefer=wishes)
        best = Order(when="reroll", best=True)
        await core.private(live, 0, orders=msgspec.to_builtins([order]))
        await core.private(live, 1, orders=msgspec.to_builtins([best]))
        found: dict[int, Entry] = {}
        asked_in_own_turn = False
        for _ in range(1500):
            while not live.table.to_act():
                live = await core.table()
                await core.private(live, 0, orders=msgspec.to_builtins([order]))
                await core.private(live, 1, orders=msgspec.to_builtins([best]))
            await core.step(live, rng)
            await live.wake()
            await until(lambda: not live.thinking)  # noqa: B023
            position = live.table.position
            assert position is not None
            if position.view(None).json()["decision"] == "reroll":
                # Seat 0, which left an order, is asked in a turn of its own, and only there.
                assert position.to_act() != (0,) or position.on_turn() == 0
                asked_in_own_turn |= position.to_act() == (0,)
            for entry in await core.hub.store.log(live.table.id, live.table.seq - 5):
                if entry.body.get("by") == "order":
                    found[entry.body["seat"]] = entry
            if asked_in_own_turn and len(found) == 2:
                break
        assert asked_in_own_turn
        assert found[0].body["action"] == {"do": "hold"}
        told = disclose(live.table, found[0], None)
        assert told.by == "human", "that there was an order is nobody else's business"
        assert disclose(live.table, found[0], 0).by == "order"

    with_core(sqlite_database, check)


async def in_invasion(core: Core, rng: Random) -> tuple[Live, int]:
    """A table where a seat may invade, and that seat."""
    live = await core.table()

    def invading() -> bool:
        assert live.table.position is not None
        return bool(live.table.position.view(None).json()["decision"] == "invade")

    await core.steps_until(live, invading, rng)
    return live, live.table.to_act()[0]


def test_plans_are_played_one_by_one_when_their_turn_comes(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, seat = await in_invasion(core, Random(5))
        mirror = await core.sit(live, seat)
        other = await core.sit(live, (seat + 1) % 3)
        before = live.table.seq
        plan = [PlannedStep(action={"do": "end_invasion"}), PlannedStep(action={"do": "end_turn"})]
        await core.private(live, seat, plan=msgspec.to_builtins(plan))
        await live.wake()
        assert live.table.seq == before + 2
        mirror.read()
        assert [entry["by"] for entry in mirror.log[-2:]] == ["plan", "plan"]
        assert mirror.private == {"orders": [], "plan": [], "stopped": None}
        other.read()
        assert [entry["by"] for entry in other.log[-2:]] == ["human", "human"]
        assert not [raw for raw in other.raw if b'"plan"' in raw and b'"private":{' in raw and b"end_turn" in raw]

    with_core(sqlite_database, check)


def test_a_step_waits_for_the_decision_it_is_meant_for(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, seat = await in_invasion(core, Random(5))
        before = live.table.seq
        for when, played in (("establish", 0), ("invade", 1)):
            plan = [PlannedStep(action={"do": "end_invasion"}, when=when)]
            await core.private(live, seat, plan=msgspec.to_builtins(plan))
            await live.wake()
            assert live.table.seq == before + played
            assert len(live.private_of(seat).plan) == 1 - played
            assert live.private_of(seat).stopped is None

    with_core(sqlite_database, check)


def test_a_plan_outlasts_decisions_in_the_turns_of_others(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(4)
        plan = msgspec.to_builtins([PlannedStep(action={"do": "establish"})])
        for _ in range(1500):
            while not live.table.to_act():
                live = await core.table()
            position = live.table.position
            assert position is not None
            if position.on_turn() not in (None, 0):
                await core.private(live, 0, plan=plan)
                await live.wake()
                if position.to_act() == (0,):
                    assert live.private_of(0).plan, "seat 0 is asked something else first"
                    return
            await core.step(live, rng)
        pytest.fail("seat 0 was never asked in somebody else's turn")

    with_core(sqlite_database, check)


@pytest.mark.parametrize("surprise", ["illegal", "unexpected", "changed"])
def test_a_plan_stops_at_the_first_surprise(sqlite_database: str, surprise: str) -> None:
    async def check(core: Core) -> None:
        live, seat = await in_invasion(core, Random(6))
        mirror, other = await core.sit(live, seat), await core.sit(live, None)
        before = live.table.seq
        first = {"action": {"do": "end_invasion"}}
        last: dict[str, Any] = {"action": {"do": "end_turn"}}
        if surprise == "illegal":
            steps = [first, {"action": {"do": "hold"}, "number": 2}, last]
        elif surprise == "changed":
            steps = [first, last | {"given": {"phase": "build", "lands": {"nubia": {"owner": seat}}}, "number": 2}]
        else:
            expected = {"decision": "invade", "phase": "build", "turn": {"pool": 99}}
            steps = [first | {"expect": expected, "number": 1}, last]
        await core.private(live, seat, plan=steps)
        await live.wake()
        assert live.table.seq == before + 1
        assert mirror.read().private["plan"] == []
        stopped = mirror.private["stopped"]
        assert not [raw for raw in other.read().raw if b"stopped" in raw]
        live = await core.put_away(live)
        assert msgspec.to_builtins(live.private_of(seat).stopped) == stopped
        if surprise == "illegal":
            assert (stopped["number"], stopped["action"], stopped["seen"]) == (2, {"do": "hold"}, {})
            assert stopped["reason"] not in ("", "changed", "surprise")
        elif surprise == "changed":
            assert (stopped["number"], stopped["reason"]) == (2, "changed")
            assert stopped["seen"] == {"lands": {"nubia": {"owner": None}}}, "only what is not as given"
        else:
            assert (stopped["number"], stopped["reason"]) == (1, "surprise")
            assert stopped["seen"]["decision"] == "build"
            assert set(stopped["seen"]) == {"decision", "turn"}, "only what is not as expected"
        assert live.table.seq == before + 1

    with_core(sqlite_database, check)


def test_a_step_of_a_plan_and_what_is_left_of_the_plan_are_written_together(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is killed after the step has not kept the step in the plan."""

    async def check(core: Core) -> None:
        live, seat = await in_invasion(core, Random(5))
        plan = [{"action": {"do": "end_invasion"}}, {"action": {"do": "end_turn"}}]
        await core.hub.store.set_private(live.table.id, seat, "plan", plan)
        live = await core.put_away(live)
        kept: list[Any] = []
        dues: list[Any] = []
        append = core.hub.store.append

        async def watched(table_id: str, entries: Any, **more: Any) -> None:
            await append(table_id, entries, **more)
            kept.append((await core.hub.store.private(table_id)).get((seat, "plan")))
            dues.append(await core.hub.store.due(core.clock.now, 10))

        monkeypatch.setattr(core.hub.store, "append", watched)
        await core.later(live, 0)
        assert [len(left or []) for left in kept] == [1, 0]
        assert [len(due) for due in dues] == [1, 0], "another process would go on with the plan"

    with_core(sqlite_database, check)


def test_the_game_ends_when_every_person_agrees(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table(ME, BOT, ME)
        await until(lambda: not live.thinking)

        async def vote(seat: int, agree: bool = True) -> int:
            return await live.ask(lambda: live.vote(seat, agree, core.key()))

        await vote(0)
        assert live.table.votes == {0}
        await vote(0, agree=False)
        await vote(2)
        assert live.table.votes == {2}
        live = await core.put_away(live)
        assert live.table.votes == {2}
        await vote(0)
        info = await live.ask(live.info)
        assert info.phase == "over"
        assert info.seed == live.table.secret.hex()
        assert min(info.places or []) == 1
        with pytest.raises(Refusal):
            await vote(0)
        assert (await core.record(live.table.id)).seed == info.seed

    with_core(sqlite_database, check)


def test_bots_play_whole_games_by_themselves(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        tables = [await core.table(BOT, BOT, BOT, BOT) for _ in range(2)]
        mirror = await core.sit(tables[0], None)

        def all_over() -> bool:
            # A table is over before it is written, and written before anybody hears of it.
            return mirror.read().table["phase"] == "over" and all(live.table.phase == "over" for live in tables)

        await until(all_over, 60)
        for live in tables:
            log = await core.hub.store.log(live.table.id)
            assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
            record = await core.record(live.table.id)
            assert record.result is not None
            assert {entry.body["by"] for entry in log if entry.kind == "step"} == {"bot"}
        assert not mirror.reader.dropped.is_set()

    with_core(sqlite_database, check)


def test_a_bot_that_fails_or_dawdles_costs_its_table_nothing_but_skill() -> None:
    async def check() -> None:
        workers = Workers(1, 0.0001)
        question = Question("hotw2018", "1", "greedy", 1, [], [5, 6, 7])
        assert (await workers.choose(question)).code in question.codes, "no time at all"
        workers.budget = 20.0
        failing = question._replace(game="no such game")
        assert (await workers.choose(failing)).code in question.codes, "fails in the worker"
        workers.close()

    asyncio.run(check())


def test_a_bot_without_a_choice_takes_as_long_as_any_other() -> None:
    """How quickly it decides would tell what it has in hand: every choice is made by a worker and known on the beat."""

    async def check() -> None:
        workers, loop = Workers(1, 20.0), asyncio.get_running_loop()
        view = game("hotw2018").new({}, 3, Seeded(bytes(32))).view(0).pack()
        with ThreadPoolExecutor(1) as pool:
            workers._idle.append(Worker(pool, 0))
            asked = loop.time()
            assert await workers.choose(Question("hotw2018", "1", "greedy", 1, view, [0])) == Chosen(0)
            assert loop.time() - asked >= BEAT
            assert pool._work_queue.empty()
            assert len(pool._threads) == 1, "a worker was asked"

    asyncio.run(check())


def test_nobody_is_told_to_the_fraction_of_a_second_when_a_seat_moved(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        core.clock.now += 0.123456
        live = await core.table(pace=Pace(kind="live", base=300))
        mirror = await core.sit(live, None)
        core.clock.now += 0.654321
        await core.steps_until(live, lambda: live.table.seq > 40, Random(5))
        told = [*mirror.read().log, *(await whole(live))["log"]]
        assert all(entry["at"] == int(entry["at"]) for entry in told)
        assert all(round(seconds, 1) == seconds for seconds in mirror.table["clocks"])
        assert any(entry.at % 1 for entry in await core.hub.store.log(live.table.id))

    with_core(sqlite_database, check)


def test_an_idle_table_is_put_away_and_read_again_as_it_was(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "IDLE_AFTER", 0.05)

    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(8)
        for _ in range(60):
            await core.step(live, rng)
            if rng.random() < 0.3:
                before = [await whole(live, viewer) for viewer in (None, 0, 1, 2)]
                core.clock.now += 1
                await until(lambda: not core.hub.live)
                again = await core.hub.table(live.table.id)
                assert again is not live
                live = again
                assert [await whole(live, viewer) for viewer in (None, 0, 1, 2)] == before
        mirror = await core.sit(live, 1)
        core.clock.now += 1
        await asyncio.sleep(0.2)
        assert core.hub.live, "somebody reads it"
        mirror.reader.drop()

    with_core(sqlite_database, check)


def test_a_table_is_in_memory_once_whoever_asks_and_hangs_up(sqlite_database: str) -> None:
    async def check(core: Core) -> None:
        live = await core.table()
        table_id = live.table.id
        live.task.cancel()
        core.hub.forget(live.table.id)
        first = asyncio.create_task(core.hub.table(table_id))
        await asyncio.sleep(0)
        first.cancel()
        found = await asyncio.gather(*(core.hub.table(table_id) for _ in range(5)))
        await asyncio.sleep(0.1)
        assert {id(one) for one in found} == {id(core.hub.live[table_id])}

    with_core(sqlite_database, check)


def test_a_table_on_its_way_in_is_left_when_the_server_closes(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be driven by nobody, with a store that is closed."""

    async def check() -> None:
        async with running(sqlite_database) as core:
            table = (await core.table()).table
            core.hub.live.pop(table.id).task.cancel()
            began = asyncio.Event()

            async def never(table_id: str) -> Any:
                began.set()
                await asyncio.Event().wait()

            monkeypatch.setattr(core.hub, "read", never)
            core.hub.background(core.hub.table(table.id))
            await began.wait()
        assert {task for task in asyncio.all_tasks() if task is not asyncio.current_task()} == set()

    asyncio.run(check())


def test_a_write_that_fails_leaves_no_trace(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is read again before anybody sees it; the same key then does what it did not do."""

    async def check(core: Core) -> None:
        live, rng = await core.table(), Random(9)
        mirror = await core.sit(live, 0)
        append = core.hub.store.append

        async def failing(*values: Any, **more: Any) -> None:
            if rng.random() < 0.5:
                await append(*values, **more)  # committed, but nobody hears of it
            raise Unavailable("no")

        for number in range(20):
            seat = rng.choice(live.table.to_act())
            form, key = rng.choice(core.legal(live, seat)), f"number-{number:04d}"
            monkeypatch.setattr(core.hub.store, "append", failing)
            with pytest.raises(Unavailable):
                await core.act(live, seat, form, key)
            monkeypatch.undo()
            assert (await core.hub.store.log(live.table.id))[-1].seq == (await live.ask(live.info)).seq
            seq = await core.act(live, seat, form, key)
            entry = await core.hub.store.entry_by_key(live.table.id, f"{seat}:{key}")
            assert entry is not None
            assert entry.seq == seq
            assert mirror.read().equals(await whole(live, 0))
        steps = [entry for entry in await core.hub.store.log(live.table.id) if entry.kind == "step"]
        assert len(steps) == 20
        assert [entry["seq"] for entry in mirror.log] == list(range(1, mirror.seq + 1))

    with_core(sqlite_database, check)


def test_a_table_outlives_a_database_that_was_away(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots stop while nothing can be written, and go on afterwards by themselves."""
    monkeypatch.setattr(live_module, "REST", 0.02)

    async def run() -> None:
        async with running(sqlite_database) as core:
            hub: Hub = core.hub

            async def gone(*values: Any, **more: Any) -> None:
                raise Unavailable("no")

            live = await core.table(BOT, BOT, BOT)
            monkeypatch.setattr(hub.store, "append", gone)
            await until(lambda: hub.counters["drive_failures"] + hub.counters["background_failures"] > 3)
            stopped = live.committed
            monkeypatch.undo()
            await until(lambda: live.committed > stopped + 20)
            hub.counters.clear()

    asyncio.run(run())
