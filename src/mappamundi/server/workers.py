"""Bots think in processes of their own, from a view and a list of legal actions like everybody else's bots."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from mappamundi.bots import Wait, make_bot
from mappamundi.games import game as find_game

# Choices become known at these intervals after they were asked for, in seconds: nine of ten are made within the first.
BEAT = 0.02

# What no process can refuse.
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)

log = logging.getLogger("mappamundi.server")


class Chosen(NamedTuple):
    """What a bot wants, as it travels between processes: the code of an action, to be played after so many seconds; or
    no action, and to be asked again then."""

    code: int | None
    seconds: float = 0.0


def think(game_id: str, rules: str, bot: str, seed: int, packed: Sequence[Any], codes: Sequence[int]) -> Chosen:
    """In a worker: what the bot wants."""
    game = find_game(game_id, rules=rules)
    legal = tuple(game.action_at(code) for code in codes)
    choice = make_bot(bot, game, seed).choose(game.unpack_view(packed), legal)
    if isinstance(choice, Wait):
        return Chosen(None if choice.action is None else choice.action.code, choice.seconds)
    return Chosen(choice.code)


def prepare() -> None:
    """In a new worker: Ctrl-C is the server's to hear, and a server that was killed leaves nobody behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Worker(NamedTuple):
    """A process that thinks of one thing at a time."""

    pool: Executor
    pid: int


class Workers:
    """The processes, with a time budget for each decision: who does not find one in time plays any legal action, and
    the process that was asked is ended, since nobody knows whether it would ever come back."""

    def __init__(self, count: int, budget: float) -> None:
        self.budget = budget
        self._idle: list[Worker] = []
        self._free = asyncio.Semaphore(count)

    async def choose(
        self, game_id: str, rules: str, bot: str, seed: int, packed: Sequence[Any], codes: Sequence[int]
    ) -> Chosen:
        """The bot's choice, in step with the beat: one that had nothing to choose from looks like any other."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        chosen = await self._choose(game_id, rules, bot, seed, packed, codes)
        await asyncio.sleep(BEAT - (loop.time() - asked) % BEAT)
        return chosen

    async def _choose(
        self, game_id: str, rules: str, bot: str, seed: int, packed: Sequence[Any], codes: Sequence[int]
    ) -> Chosen:
        """A worker that dies, fails or dawdles costs its table nothing but skill."""
        try:
            # The time until a worker is free is not the bot's.
            async with self._free:
                return await self._ask(await self._hire(), game_id, rules, bot, seed, packed, codes)
        except TimeoutError:
            log.warning("the bot %s did not decide in time", bot)
        except BrokenProcessPool:
            log.warning("a process of the bots died")
        except Exception:
            log.exception("the bot %s failed", bot)
        return Chosen(random.Random(seed).choice(codes)) if codes else Chosen(None, self.budget)

    async def _hire(self) -> Worker:
        """One that is idle, or a new one, as soon as it is ready."""
        if self._idle:
            return self._idle.pop()
        pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=prepare)
        return Worker(pool, await asyncio.wrap_future(pool.submit(os.getpid)))

    async def _ask(self, worker: Worker, *order: Any) -> Chosen:
        try:
            async with asyncio.timeout(self.budget):
                chosen = await asyncio.wrap_future(worker.pool.submit(think, *order))
        except (TimeoutError, asyncio.CancelledError):
            os.kill(worker.pid, KILL)
            worker.pool.shutdown(wait=False)
            raise
        except BrokenProcessPool:
            raise
        except Exception:
            # The bot failed, not the process.
            self._idle.append(worker)
            raise
        self._idle.append(worker)
        return chosen

    def close(self) -> None:
        for worker in self._idle:
            worker.pool.shutdown(wait=False)
        self._idle.clear()
