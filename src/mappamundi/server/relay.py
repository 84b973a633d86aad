"""One line for a race, whichever process its players are connected to.

Between processes the order of their commits would decide who was first, and so the wire to each. So a process hands
what its players want on to the one that owns the table, whose referee serves all of them, and waits for its answer. If
none comes, because nobody owns the table just now, it acts by itself: its key keeps an action from being done twice.

That somebody signed out is said to all of them as well: the streams of a seat may be open anywhere.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from mappamundi.server.problems import Refusal
from mappamundi.server.tokens import new_id
from mappamundi.server.wire import Problem

# How long to wait for the owner, in seconds: longer than its line ever is, and not so long that a player would leave.
PATIENCE = 2.0
# PostgreSQL carries no longer messages.
LONGEST = 7500


class Handed(msgspec.Struct, tag="handed"):
    """An action of a seat, with the wire's share of its delay, from whom and under which number; and whether the
    system there has confirmed the wire."""

    process: str
    number: int
    table: str
    seat: int
    form: dict[str, Any]
    key: str
    credit: float
    confirmed: bool = False


class Answered(msgspec.Struct, tag="answered"):
    """What became of it: its entry, or the refusal."""

    process: str
    number: int
    seq: int | None = None
    problem: Problem | None = None


class SignedOut(msgspec.Struct, tag="signed_out"):
    """A session has ended, and with it the seats that were opened in it."""

    session: str


_decoder = msgspec.json.Decoder(Handed | Answered | SignedOut)


class Unheard(Exception):
    """Nobody has answered."""


class Relay:
    """This process among the others. `say` tells them something; `serve` acts for a seat at a table of which this
    process is the owner, and gives nothing if it is not; `let_go` closes the streams of a session."""

    def __init__(
        self,
        say: Callable[[str], Awaitable[None]],
        serve: Callable[[Handed], Awaitable[int | None]],
        let_go: Callable[[str], None],
    ) -> None:
        self._say = say
        self._serve = serve
        self._let_go = let_go
        self._name = new_id()
        self._waiting: dict[int, asyncio.Future[int]] = {}
        self._number = 0

    async def hand_over(
        self, table: str, seat: int, form: dict[str, Any], key: str, credit: float, confirmed: bool
    ) -> int:
        """Have the owner's referee serve an action. Its refusal is raised here; `Unheard` if there is no answer."""
        self._number = number = self._number + 1
        handed = Handed(self._name, number, table, seat, form, key, credit, confirmed)
        message = msgspec.json.encode(handed).decode()
        if len(message.encode()) > LONGEST:
            raise Unheard
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            await self._say(message)
            async with asyncio.timeout(PATIENCE):
                return await future
        except TimeoutError:
            raise Unheard from None
        finally:
            del self._waiting[number]

    async def sign_out(self, session: str) -> None:
        """Have every process close the streams of a session."""
        self._let_go(session)
        await self._say(msgspec.json.encode(SignedOut(session)).decode())

    async def hear(self, message: str) -> None:
        """Something that a process has said, this one among them."""
        said = _decoder.decode(message)
        if isinstance(said, SignedOut):
            self._let_go(said.session)
            return
        if isinstance(said, Answered):
            future = self._waiting.get(said.number) if said.process == self._name else None
            if future is not None and not future.done():
                if said.problem is not None:
                    future.set_exception(Refusal.from_problem(said.problem))
                elif said.seq is not None:
                    future.set_result(said.seq)
        elif said.process != self._name:
            await self._answer(said)

    async def _answer(self, handed: Handed) -> None:
        answer = Answered(handed.process, handed.number)
        try:
            answer.seq = await self._serve(handed)
        except Refusal as refusal:
            answer.problem = refusal.problem
        if answer.seq is not None or answer.problem is not None:
            await self._say(msgspec.json.encode(answer).decode())
