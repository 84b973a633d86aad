"""Processes of bots that hang: they are ended and replaced, and their table goes on."""

import asyncio
import multiprocessing
import os
import signal
import time

import pytest
from tests.server.core import until

from mappamundi.games import game
from mappamundi.kernel import Seeded
from mappamundi.server.workers import Chosen, Question, Workers

VIEW = game("hotw2018").new({}, 3, Seeded(bytes(32))).view(0).pack()
ENOUGH = 60.0


def hang() -> None:
    while True:
        time.sleep(1)


@pytest.mark.parametrize("how", ["thinks for ever", "is stopped"])
def test_a_worker_that_hangs_is_replaced(how: str, caplog: pytest.LogCaptureFixture) -> None:
    async def choose(workers: Workers) -> Chosen:
        return await workers.choose(Question("hotw2018", "1", "random", 1, VIEW, [0]))

    async def check() -> None:
        workers = Workers(1, ENOUGH)
        assert await choose(workers) == Chosen(0)
        hung, pool = workers._idle[0].pid, workers._idle[0].pool
        assert await choose(workers) == Chosen(0)
        assert workers._idle[0].pid == hung, "it is asked again and again"
        if how == "is stopped":
            os.kill(hung, signal.SIGSTOP)
        else:
            pool.submit(hang)
        workers.budget = 0.5
        assert await choose(workers) == Chosen(0), "any action that is allowed"
        assert "did not decide in time" in caplog.text
        await until(lambda: hung not in {child.pid for child in multiprocessing.active_children()})
        workers.budget = ENOUGH
        caplog.clear()
        assert await choose(workers) == Chosen(0)
        assert workers._idle[0].pid != hung
        assert not caplog.text
        workers.close()

    asyncio.run(check())
