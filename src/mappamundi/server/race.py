"""The referee of a race: in which order actions are served that arrive at almost the same time.

The rules take one action after another and judge each against the position left by those before it. Served strictly in
the order of arrival, whoever sits nearest to the server would win every close race. So whatever arrives within a short
window is served together, in an order drawn by lot, and each entry of the log says between whom. By lot rather than by
who was served least lately: nobody gains by holding back or by clicking first, and over a game luck evens out. The lot
follows from the game's own seed, to which the table has committed itself before, and from the number of the last entry:
it can neither be foreseen nor chosen, and once the seed is revealed anybody can check it.

A seat has one action in each window, in the order in which it sent them. After one that was accepted the next waits
until the seat has cooled down, so that a machine gun is no quicker than a hand. A refusal costs nothing: no time, no
entry, no statement of the store.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from mappamundi.server.problems import Refusal
from mappamundi.server.wire import Contest, Race

# A seat that sends more than this ahead of the referee is told so.
MOST_WAITING = 8
# How often to look at a line without a window, in seconds.
SHORTEST = 0.005


def drawn(secret: bytes, after: int, seats: Iterable[int]) -> list[int]:
    """The seats in the order of their lots, after that entry of the log."""

    def lot(seat: int) -> bytes:
        return hashlib.blake2b(b"race %d %d" % (after, seat), key=secret[:64], digest_size=16).digest()

    return sorted(seats, key=lot)


class Entrant(NamedTuple):
    """An action at the line; it may start when `start` says between whom the lot was drawn, if there were several."""

    seat: int
    start: "asyncio.Future[Contest | None]"


class Referee:
    """The line of one table. `last` tells the number of its last entry; `secret` is its seed."""

    def __init__(self, race: Race, secret: bytes, last: Callable[[], int]) -> None:
        self._window = race.window / 1000
        self._cooldown = race.cooldown / 1000
        self._secret = secret
        self._last = last
        self._line: list[Entrant] = []
        # Seats whose action is not judged yet, and when each seat may act again by the event loop's time.
        self._under_way: set[int] = set()
        self._cool: dict[int, float] = {}
        self._release: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def start(self, seat: int) -> AsyncIterator[Contest | None]:
        """Wait for the seat to be served: whoever is let in here first is first. Between whom the lot was drawn, if
        anybody else was there. What is done inside is the action; until it is over the seat's next one waits."""
        contest = await self._line_up(seat)
        try:
            yield contest
        finally:
            self._under_way.discard(seat)

    def accepted(self, seat: int) -> None:
        """The seat has acted: it cools down."""
        self._cool[seat] = asyncio.get_running_loop().time() + self._cooldown

    async def _line_up(self, seat: int) -> Contest | None:
        if not self._line and not self._window and self._may_start(seat):
            self._under_way.add(seat)
            return None
        if sum(other.seat == seat for other in self._line) >= MOST_WAITING:
            raise Refusal(429, "Not so fast: your last actions are still under way.", "too_fast")
        entrant = Entrant(seat, asyncio.get_running_loop().create_future())
        self._line.append(entrant)
        if self._release is None or self._release.done():
            self._release = asyncio.create_task(self._serve())
        try:
            return await entrant.start
        except asyncio.CancelledError:
            if not entrant.start.cancelled():
                # Let go, and gone in the same moment: it will never be judged.
                self._under_way.discard(seat)
            raise
        finally:
            with suppress(ValueError):
                self._line.remove(entrant)

    def _may_start(self, seat: int) -> bool:
        return seat not in self._under_way and self._cool.get(seat, 0.0) <= asyncio.get_running_loop().time()

    async def _serve(self) -> None:
        """Window after window, until nobody waits."""
        while self._line:
            await asyncio.sleep(max(self._window, SHORTEST))
            first: dict[int, Entrant] = {}
            for entrant in self._line:
                if not entrant.start.done() and self._may_start(entrant.seat):
                    first.setdefault(entrant.seat, entrant)
            after = self._last()
            order = drawn(self._secret, after, first)
            contest = Contest(after=after, order=order) if len(order) > 1 else None
            for seat in order:
                self._line.remove(first[seat])
                self._under_way.add(seat)
                first[seat].start.set_result(contest)
