"""Studies: whatever takes more than a position to answer. They are done in processes of their own, for one address
after another, and each pays for what its studies cost."""

import asyncio
import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

from mappamundi.server.bounds import ALL_STUDIES, LONGEST_STUDY, STUDIES_EACH, STUDY_COSTS
from mappamundi.server.desk import Outcome, Work, perform, settle_in
from mappamundi.server.limits import Limits, Purse
from mappamundi.server.problems import Refusal
from mappamundi.server.processes import Worker, hire

log = logging.getLogger("mappamundi.server")

# Finds what a study needs, when its turn has come; what that will cost is taken from the purse before.
Fetch = Callable[[Purse], Awaitable[Any]]


@dataclass(slots=True, eq=False)
class Study:
    """A question that waits for its turn, or is answered now."""

    purse: Purse
    work: Work
    name: str
    fetch: Fetch
    given: tuple[Any, ...]
    answer: asyncio.Future[bytes]


@dataclass(slots=True, eq=False)
class Desk:
    """A process, and the games that lie on its shelf."""

    worker: Worker
    names: tuple[str, ...] = field(default=())


class Studies:
    """The questions that wait, and the processes that answer them. An address has one study under way at most, so that
    where there are two processes nobody keeps everybody waiting."""

    def __init__(self, count: int, limits: Limits, seconds: float = LONGEST_STUDY) -> None:
        self.count = count
        self.seconds = seconds
        self.counters: Counter[str] = Counter()
        self.spent = 0.0
        self._limits = limits
        # In the order in which the addresses are served.
        self._waiting: OrderedDict[str, deque[Study]] = OrderedDict()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._idle: list[Desk] = []

    def waiting(self, address: str | None = None) -> int:
        """How many wait for their turn: of this address, or in all."""
        if address is not None:
            return len(self._waiting.get(address, ()))
        return sum(map(len, self._waiting.values()))

    async def ask(self, address: str, work: Work, name: str, fetch: Fetch, *given: Any) -> bytes:
        """The answer, or a Refusal. `fetch` is left out where the game of that name was read before. Whoever does not
        wait for the answer takes the question back; what is under way by then is paid for all the same."""
        purse = Purse(self._limits, address)
        try:
            self._make_sure_of_room(address)
            purse.take(STUDY_COSTS)
        except Refusal:
            self.counters["refused"] += 1
            raise
        study = Study(purse, work, name, fetch, given, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(address, deque()).append(study)
        self._go_on()
        try:
            return await study.answer
        except asyncio.CancelledError:
            self._take_back(study)
            raise

    def _make_sure_of_room(self, address: str) -> None:
        if not self._limits.unlimited and self.waiting(address) >= STUDIES_EACH:
            raise Refusal(429, "Wait for what you have asked for before.", "too_many", retry_after=2)
        if self.waiting() >= ALL_STUDIES:
            raise Refusal(503, "Too many games are looked at now. Try again in some seconds.", "busy", retry_after=5)

    def _take_back(self, study: Study) -> None:
        line = self._waiting.get(study.purse.address, ())
        if study in line:
            self._leave(study)
            study.purse.settle(0.0)
            self.counters["gone"] += 1

    def _leave(self, study: Study) -> None:
        line = self._waiting[study.purse.address]
        line.remove(study)
        if not line:
            del self._waiting[study.purse.address]

    def _go_on(self) -> None:
        """Begin with as many as there are processes for, one address after the other."""
        while len(self._under_way) < self.count:
            address = next((one for one in self._waiting if one not in self._under_way), None)
            if address is None:
                return
            study = self._waiting[address][0]
            self._waiting.move_to_end(address)
            self._leave(study)
            self._under_way[address] = asyncio.create_task(self._serve(study))

    async def _serve(self, study: Study) -> None:
        try:
            body = await self._answer(study)
        except Exception as error:  # noqa: BLE001 - whatever it is belongs to whoever asked
            if not study.answer.done():
                study.answer.set_exception(error)
        else:
            if not study.answer.done():
                study.answer.set_result(body)
        finally:
            del self._under_way[study.purse.address]
            self._go_on()

    async def _answer(self, study: Study) -> bytes:
        try:
            desk = await self._sit_down(study.name)
        except BrokenProcessPool:
            raise self._died() from None
        try:
            source = await self._source(study, desk)
        except BaseException:
            self._idle.append(desk)
            raise
        outcome = await self._perform(desk, study, source)
        self._pay(study, outcome.seconds)
        self.counters["done"] += 1
        if outcome.problem is not None:
            raise Refusal.from_problem(outcome.problem)
        return outcome.body

    async def _sit_down(self, name: str) -> Desk:
        """Where the game lies already, if nobody sits there; or anywhere, if need be in a new process."""
        if not self._idle:
            return Desk(await hire(settle_in))
        desk = next((one for one in self._idle if name in one.names), self._idle[-1])
        self._idle.remove(desk)
        return desk

    async def _source(self, study: Study, desk: Desk) -> Any:
        """Where to read the game, unless it lies there; refused where what was done meanwhile has cost too much."""
        try:
            study.purse.take(0.0)
            return None if study.name in desk.names else await study.fetch(study.purse)
        except Refusal as refusal:
            self.counters["refused"] += refusal.problem.status == 429
            raise

    async def _perform(self, desk: Desk, study: Study, source: Any) -> Outcome:
        try:
            async with asyncio.timeout(self.seconds):
                asked = desk.worker.pool.submit(perform, study.work, study.name, source, study.given)
                outcome = await asyncio.wrap_future(asked)
        except TimeoutError:
            desk.worker.kill()
            self._pay(study, self.seconds)
            self.counters["late"] += 1
            raise Refusal(503, "This game is too long to be looked at like that.", "too_long") from None
        except asyncio.CancelledError:
            desk.worker.kill()
            raise
        except BrokenProcessPool:
            raise self._died() from None
        except Exception:
            # The study failed, not the process.
            self.counters["failed"] += 1
            self._idle.append(desk)
            raise
        desk.names = outcome.names
        self._idle.append(desk)
        return outcome

    def _died(self) -> Refusal:
        """Something ended the process: nothing is wrong with the question."""
        self.counters["failed"] += 1
        log.warning("a process of studies died")
        return Refusal(503, "The game could not be looked at. Try again.", "failure", retry_after=1)

    def _pay(self, study: Study, seconds: float) -> None:
        self.spent += seconds
        study.purse.settle(STUDY_COSTS + seconds)

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        self._waiting.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for desk in self._idle:
            desk.worker.pool.shutdown(wait=False)
        self._idle.clear()
