"""Bots think in processes of their own, from a view and a list of legal actions like everybody else's bots."""

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from mappamundi.bots import Decision, Forfeit, Wait, dismiss, make_bot
from mappamundi.bots.forfeit import LONGEST_WAIT, asked, garbled
from mappamundi.bots.piped import Patience
from mappamundi.games import game as find_game
from mappamundi.kernel import Action, BadInput, Game, Value, View
from mappamundi.kernel.corrected import Corrected
from mappamundi.server.processes import Worker, hire

# Choices become known at these intervals after they were asked for, in seconds: nine of ten are made within the first.
BEAT = 0.02

log = logging.getLogger("mappamundi.server")


class Chosen(NamedTuple):
    """What a bot wants, as it travels between processes: the code of an action, to be played after so many seconds; or
    no action, and to be asked again then. A bot of somebody else's may have forfeited, and wants nothing any more."""

    code: int | None
    seconds: float = 0.0
    forfeits: bool = False


FORFEITED = Chosen(None, 0.0, True)


class Question(NamedTuple):
    """What a bot is asked, as it travels between processes: the view, packed, and the codes of the actions. Corrected
    data travel with every question, which takes less than any answer; the game is made of them once."""

    game: str
    rules: str
    bot: str
    seed: int
    packed: Sequence[Any]
    codes: Sequence[int]
    data: Corrected | None = None
    # What `make_bot` is asked for if the bot is somebody else's, and the options of the game, which a program is told.
    guest: str | None = None
    options: Mapping[str, Value] | None = None


def think(question: Question, budget: float) -> Chosen:
    """In a worker: what the bot wants."""
    game = find_game(question.game, question.data, question.rules)
    legal = tuple(game.action_at(code) for code in question.codes)
    view = game.unpack_view(question.packed)
    if question.guest is None:
        choice = make_bot(question.bot, game, question.seed).choose(view, legal)
    else:
        choice = think_as_guest(question.guest, question, game, view, legal, budget)
    if isinstance(choice, Wait):
        return Chosen(None if choice.action is None else choice.action.code, choice.seconds)
    return Chosen(choice.code)


def think_as_guest(
    name: str, question: Question, game: Game, view: View, legal: Sequence[Action], budget: float
) -> Decision:
    """What a bot of somebody else's wants, or a `Forfeit`. A program has ended before the worker would be."""
    patience = Patience(0.6 * budget, 0.2 * budget)
    try:
        bot = make_bot(name, game, question.seed, options=question.options, patience=patience)
    except BadInput as error:
        raise Forfeit(question.bot, "failed", f"failed: {error}", said=str(error)) from error
    try:
        choice = asked(bot, view, legal)
    finally:
        dismiss([bot])
    if isinstance(choice, Wait) and (choice.seconds > LONGEST_WAIT or not (choice.action or game.facts.race)):
        # Where all wait for one, nothing changes for as long as it does nothing.
        raise garbled(question.bot, choice)
    return choice


class Workers:
    """The processes, with a time budget for each decision: who does not find one in time plays any legal action, and
    the process that was asked is ended, since nobody knows whether it would ever come back."""

    def __init__(self, count: int, budget: float) -> None:
        self.budget = budget
        self._idle: list[Worker] = []
        self._free = asyncio.Semaphore(count)

    async def choose(self, question: Question) -> Chosen:
        """The bot's choice, in step with the beat: one that had nothing to choose from looks like any other."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        chosen = await self._choose(question)
        await asyncio.sleep(BEAT - (loop.time() - asked) % BEAT)
        return chosen

    async def _choose(self, question: Question) -> Chosen:
        """A worker that dies, fails or dawdles costs its table nothing but skill."""
        try:
            # The time until a worker is free is not the bot's.
            async with self._free:
                return await self._ask(await self._hire(), question)
        except Forfeit as forfeit:
            log.warning("the bot %s forfeits: it %s", question.bot, forfeit.message)
        except TimeoutError:
            log.warning("the bot %s did not decide in time", question.bot)
        except BrokenProcessPool:
            log.warning("a process of the bots died")
        except Exception:
            log.exception("the bot %s failed", question.bot)
        if question.guest is not None:
            return FORFEITED
        codes = question.codes
        return Chosen(random.Random(question.seed).choice(codes)) if codes else Chosen(None, self.budget)

    async def _hire(self) -> Worker:
        """One that is idle, or a new one, as soon as it is ready."""
        return self._idle.pop() if self._idle else await hire()

    async def _ask(self, worker: Worker, question: Question) -> Chosen:
        try:
            async with asyncio.timeout(self.budget):
                chosen = await asyncio.wrap_future(worker.pool.submit(think, question, self.budget))
        except (TimeoutError, asyncio.CancelledError):
            worker.kill()
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
