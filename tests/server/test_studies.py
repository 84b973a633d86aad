"""Studies: whose turn it is, how many wait, what they cost, and that what was read is kept for the next question."""

import asyncio
import hashlib
import os
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import pytest
from tests.server.core import until
from tests.server.hostile import endless
from tests.server.test_limits import Hand

from mappamundi.games import game
from mappamundi.kernel import BadInput
from mappamundi.records import Playback, decode, replay
from mappamundi.records.playback import EVERY
from mappamundi.records.replay import go_on
from mappamundi.server import bounds, desk, studies
from mappamundi.server.bounds import COST_AT_ONCE, STUDIES_EACH
from mappamundi.server.desk import Outcome
from mappamundi.server.examining import steps_in
from mappamundi.server.limits import Limits, Purse
from mappamundi.server.problems import Refusal
from mappamundi.server.processes import Worker
from mappamundi.server.shelf import Shelf, Uploaded
from mappamundi.server.studies import Studies


class Desks(Executor):
    """Processes that answer when a test wants it, and with what it wants."""

    def __init__(self) -> None:
        self.asked: list[tuple[Future[Outcome], str, Any]] = []
        self.hired = self.killed = 0

    def submit(self, fn: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        future: Future[Outcome] = Future()
        self.asked.append((future, given[1], given[2]))
        return future

    def answer(self, seconds: float = 0.0, *names: str) -> None:
        """The oldest question."""
        self.asked.pop(0)[0].set_result(Outcome(b"answer", None, seconds, names))

    async def hire(self, _: object) -> Worker:
        self.hired += 1
        desks = self

        class Sitting(Worker):
            def kill(self) -> None:
                desks.killed += 1

        return Sitting(self, os.getpid())


@contextmanager
def desks() -> Iterator[Desks]:
    found = Desks()
    with patch.object(studies, "hire", found.hire):
        yield found


def with_desks(check: Callable[[Desks, Studies], Awaitable[None]], count: int = 1, **more: Any) -> None:
    async def run() -> None:
        with desks() as found:
            await check(found, Studies(count, Limits(30.0, 120, Hand()), **more))

    asyncio.run(run())


def ask(asked: Studies, address: str, name: str = "", costs: float = 0.0) -> "asyncio.Task[bytes]":
    async def fetch(purse: Purse) -> str:
        purse.take(costs)
        return f"{address} {name}"

    return asyncio.create_task(asked.ask(address, desk.replayed, name, fetch))


async def settle() -> None:
    """Until everybody who can go on has done so."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_addresses_take_turns_however_many_one_of_them_asks() -> None:
    async def check(found: Desks, asked: Studies) -> None:
        tasks = [ask(asked, "hostile", str(number)) for number in range(10)]
        await settle()
        tasks += [ask(asked, "ann", "1"), ask(asked, "bo", "1"), ask(asked, "ann", "2")]
        order = []
        while not all(task.done() for task in tasks):
            await until(lambda: bool(found.asked))
            order.append(found.asked[0][2].split()[0])
            found.answer()
            await settle()
        assert order[:7] == ["hostile", "hostile", "ann", "bo", "hostile", "ann", "hostile"]
        assert found.hired == 1

    with_desks(check)


def test_an_address_never_has_all_processes() -> None:
    async def check(found: Desks, asked: Studies) -> None:
        tasks = [ask(asked, "hostile") for _ in range(5)]
        await until(lambda: len(found.asked) == 1)
        await settle()
        assert len(found.asked) == 1
        tasks.append(ask(asked, "ann"))
        await until(lambda: len(found.asked) == 2)
        assert asked.waiting("hostile") == 4
        while not all(task.done() for task in tasks):
            await until(lambda: bool(found.asked) or all(task.done() for task in tasks))
            if found.asked:
                found.answer()
            await settle()
        assert found.hired == 2

    with_desks(check, count=2)


def test_so_many_wait_for_an_address_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "ALL_STUDIES", STUDIES_EACH + 1)

    async def check(found: Desks, asked: Studies) -> None:
        tasks = [ask(asked, "hostile") for _ in range(STUDIES_EACH + 5)]
        await until(lambda: len(found.asked) == 1)
        # One of them has been begun meanwhile; those who came before it was have been refused.
        refused = [task for task in tasks if task.done()]
        assert 4 <= len(refused) <= 5
        assert asked.waiting("hostile") <= STUDIES_EACH
        for task in refused:
            error = task.exception()
            assert isinstance(error, Refusal)
            assert (error.problem.status, error.problem.params) == (429, {"retry_after": 2})
        ann = ask(asked, "ann")
        await settle()
        assert not ann.done()
        while asked.waiting() < STUDIES_EACH + 1:
            tasks.append(ask(asked, "hostile" if asked.waiting("hostile") < STUDIES_EACH else "bo"))
            await settle()
        with pytest.raises(Refusal, match="Too many games") as full:
            await ask(asked, "cy")
        assert (full.value.problem.status, full.value.problem.params) == (503, {"retry_after": 5})
        assert asked.counters["refused"] == len(refused) + 1
        for task in (*tasks, ann):
            task.cancel()
        await asyncio.gather(*tasks, ann, return_exceptions=True)
        assert asked.waiting() == 0
        await asked.close()

    with_desks(check)


def test_whoever_goes_is_not_studied_for_but_pays_for_what_was_begun() -> None:
    async def check(found: Desks, asked: Studies) -> None:
        tasks = [ask(asked, "hostile", costs=COST_AT_ONCE / 4) for _ in range(3)]
        await until(lambda: len(found.asked) == 1)
        for task in tasks:
            task.cancel()
        await settle()
        assert asked.waiting() == 0
        assert asked.counters["gone"] == 2
        found.answer(COST_AT_ONCE + 1)
        await settle()
        assert not found.asked
        with pytest.raises(Refusal, match="much work: wait") as refused:
            await ask(asked, "hostile")
        assert refused.value.problem.status == 429
        ann = ask(asked, "ann")
        await until(lambda: len(found.asked) == 1)
        found.answer()
        assert await ann == b"answer"

    with_desks(check)


def test_an_estimate_is_taken_before_and_what_was_not_used_is_given_back() -> None:
    async def check(found: Desks, asked: Studies) -> None:
        for number in range(10):
            dear = ask(asked, "ann", costs=COST_AT_ONCE - 1)
            await until(lambda: len(found.asked) == 1)
            found.answer(0.001)
            assert await dear, number
        # What costs more than there is at all is done when all of it is there.
        waiting = ask(asked, "bo", costs=1000.0)
        await until(lambda: len(found.asked) == 1)
        found.answer(COST_AT_ONCE)
        assert await waiting
        with pytest.raises(Refusal, match="much work"):
            await ask(asked, "bo", costs=0.5)
        assert asked.spent == pytest.approx(COST_AT_ONCE + 0.01)

    with_desks(check)


def test_what_takes_too_long_is_ended_and_paid_for() -> None:
    async def check(found: Desks, asked: Studies) -> None:
        with pytest.raises(Refusal, match="too long") as refused:
            await ask(asked, "hostile")
        assert refused.value.problem.status == 503
        assert found.killed == 1
        assert asked.counters["late"] == 1
        asked.seconds = 60.0
        found.asked.clear()
        again = ask(asked, "hostile")
        await until(lambda: len(found.asked) == 1)
        assert found.hired == 2
        found.answer()
        assert await again

    with_desks(check, seconds=0.01)


def test_a_game_that_lies_on_a_desk_is_not_fetched_again() -> None:
    async def check(found: Desks, asked: Studies) -> None:
        async def answered(address: str, name: str, *names: str) -> Any:
            task = ask(asked, address, name)
            await until(lambda: len(found.asked) == 1)
            source = found.asked[0][2]
            found.answer(0.0, *names)
            await task
            return source

        assert await answered("ann", "record 1", "record 1") == "ann record 1"
        assert await answered("bo", "record 1", "record 1") is None
        assert await answered("bo", "record 2", "record 2") == "bo record 2"
        assert await answered("ann", "record 1", "record 1", "record 2") == "ann record 1", "it has been put away"

    with_desks(check)


def test_a_purse_pays_by_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hand()
    limits = Limits(30.0, 120, clock)
    times = iter([0.0, 8.0, 8.0, 17.0])
    monkeypatch.setattr("mappamundi.server.limits.time.thread_time", lambda: next(times))
    purse = Purse(limits, "ann")
    purse.take(COST_AT_ONCE)
    with purse.measured():
        pass
    assert limits.afford("ann", COST_AT_ONCE - 8) == 0
    with purse.measured():
        pass
    assert limits.afford("ann", 1) == pytest.approx(10 / bounds.COST_A_SECOND)
    assert limits.afford("bo", COST_AT_ONCE) == 0
    clock.time += 10 / bounds.COST_A_SECOND
    assert limits.afford("ann", 1) == 0


# --- what was read is kept --------------------------------------------------------------------------------------


def test_positions_are_found_in_any_order_and_a_step_costs_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    record = decode(endless(300))
    rules = game(record.header.game)
    views = [moment.position.view(None).json() for moment in replay(record, rules)]
    played: list[int] = []

    def counted(*given: Any) -> Any:
        played.append(given[-1] - given[-2])
        return go_on(*given)

    monkeypatch.setattr("mappamundi.records.playback.go_on", counted)
    found = Playback(record, rules)
    for number in (1, 300, 0, 150, 151, 152, 149, 299, 300):
        position = found.at(number)
        assert position is not None
        assert position.view(None).json() == views[number]
    assert played[:2] == [1, 299]
    assert played[4:6] == [1, 1]
    assert all(count < EVERY for count in played[2:])
    assert found.at(301) is None
    assert found.at(-1) is None


def test_the_shelf_keeps_what_was_asked_for_last_and_not_more_than_it_holds() -> None:
    books = {str(steps): Uploaded(endless(steps)) for steps in (100, 200, 300)}
    kept = Shelf(most=700)
    for name, body in books.items():
        kept.take(name, body)
    assert list(kept.books) == ["200", "300"]
    book = kept.take("200", None)
    assert kept.take("200", Uploaded(b"")) is book
    kept.take("100", books["100"])
    assert list(kept.books) == ["200", "100"]
    kept.take("long", Uploaded(endless(1000)))
    assert list(kept.books) == ["long"]


def test_a_replay_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "shelf", Shelf())
    made: list[Any] = []
    monkeypatch.setattr(desk, "make_replay", lambda *given: made.append(given))
    body = Uploaded(endless(20))
    assert desk.replayed("record x", body) == desk.replayed("record x", None)
    assert len(made) == 1
    assert made[0][2] == "x"


def test_lines_are_counted_without_being_read() -> None:
    """Another end of a line than ours is no end: nobody hides steps from who counts them."""
    body = endless(20)
    assert steps_in(body) == len(decode(body).steps) == 20
    *lines, _ = body.splitlines()
    for end, seen in ((b"\n", 20), (b"\r", None)):
        content = end.join(lines[:-1]) + b"\n" + lines[-1] + b"\n"
        checked = content + b'{"sha256":"%b"}\n' % hashlib.sha256(content).hexdigest().encode()
        if seen is not None:
            assert len(decode(checked).steps) == seen
        else:
            with pytest.raises(BadInput, match="is no game record"):
                decode(checked)
