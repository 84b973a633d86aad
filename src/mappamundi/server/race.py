"""The referee of a race: in which order actions are served that arrive at almost the same time.

The rules take one action after another and judge each against the position left by those before it. Served strictly in
the order of arrival, whoever sits nearest to the server would win every close race. So what the wire took, as far as it
was measured, is taken off the time of each action; and those sent within a short window are served together, in an
order drawn by lot, and each entry of the log says between whom. By lot rather than by who was served least lately:
nobody gains by holding back or by clicking first, and over a game luck evens out. The lot follows from the game's own
seed, to which the table has committed itself before, and from the number of the last entry: it can neither be foreseen
nor chosen, and once the seed is revealed anybody can check it.

Nobody waits for nothing: the window closes when everybody who could still be on the way is there. A seat has one action
in each window, in the order in which it sent them. After one that was accepted its next of the
same kind waits until the seat has cooled down, so that a machine gun is no quicker than a hand. A refusal costs
nothing: no time, no entry, no statement of the store; only a few kinds, as the game says, may not be tried again at
once.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from mappamundi.kernel import Conduct, drawn
from mappamundi.records import Contest
from mappamundi.server.problems import Refusal
from mappamundi.server.wire import Race

# A seat that sends more than this ahead of the referee is told so.
MOST_WAITING = 8
# Of so many round trips the shortest is the wire's: the others waited for something else.
ROUND_TRIPS = 5


class Start(NamedTuple):
    """Leave to act: when the seat acted, by the server's clock and without the wire's share, and between whom the lot
    was drawn, if there were several."""

    at: float
    contest: Contest | None = None


class Entrant(NamedTuple):
    """An action at the line: its kind; when it arrived, by the server's clock and by the event loop's; the wire's share
    of that; and its leave."""

    seat: int
    do: str
    at: float
    arrived: float
    credit: float
    start: "asyncio.Future[Start]"


class Referee:
    """The line of one table. `secret` is its seed; `last` tells the number of its last entry, `now` the time, and
    `people` the seats that are played from afar."""

    def __init__(
        self,
        race: Race,
        conduct: Conduct,
        secret: bytes,
        last: Callable[[], int],
        now: Callable[[], float],
        people: Callable[[], Collection[int]],
    ) -> None:
        self._conduct = conduct
        self._window = conduct.window if race.window is None else race.window / 1000
        self._cooldown = None if race.cooldown is None else race.cooldown / 1000
        self._secret = secret
        self._last = last
        self._now = now
        self._people = people
        self._line: list[Entrant] = []
        self._news = asyncio.Event()
        # Seats whose action is not judged yet. By the event loop's time: when each seat acted last, when it may act
        # again in each way, and when it may ask again for what was refused.
        self._under_way: set[int] = set()
        self._acted: dict[int, float] = {}
        self._cool: dict[tuple[int, str], float] = {}
        self._barred: dict[tuple[int, str], float] = {}
        self._round_trips: dict[int, deque[float]] = {}
        self._release: asyncio.Task[None] | None = None

    # --- the wire -----------------------------------------------------------------------------------------------

    def measured(self, seat: int, round_trip: float) -> None:
        """So long took the way to the seat's player and back."""
        self._round_trips.setdefault(seat, deque(maxlen=ROUND_TRIPS)).append(round_trip)

    def forget(self, seat: int) -> None:
        """Nobody is connected for the seat any more."""
        self._round_trips.pop(seat, None)

    def credit(self, seat: int) -> float:
        """The wire's share of the time of an action of this seat; none where the order of arrival decides."""
        trips = self._round_trips.get(seat)
        return min(self._conduct.credit, min(trips) / 2) if trips and self._window else 0.0

    def longest_credit(self) -> float:
        return max(map(self.credit, self._round_trips), default=0.0)

    def slack(self, shared: bool) -> float:
        """For how long after its time the clock waits for actions that were sent before it; if the table is shared with
        other processes, whose wires nobody here knows, as long as it ever does."""
        if not self._window:
            return 0.0
        return self._conduct.grace if shared else min(self._conduct.grace, self._window + self.longest_credit())

    # --- the line -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def start(self, seat: int, do: str) -> AsyncIterator[Start]:
        """Wait for the seat to be served: whoever is let in here first is first. What is done inside is the action;
        until it is over the seat's next one waits."""
        start = await self._line_up(seat, do)
        try:
            yield start
        finally:
            self._judged(seat)

    def accepted(self, seat: int, do: str) -> None:
        """The seat has acted so: it cools down, counted from when it did."""
        named = self._conduct.cooldowns.get(do, self._conduct.cooldown)
        since = self._acted[seat] if seat in self._under_way else asyncio.get_running_loop().time()
        self._cool[seat, do] = since + (named if self._cooldown is None else self._cooldown)

    def refused(self, seat: int, do: str) -> float:
        """The rules have refused the seat this: for how many seconds it may not ask again."""
        penance = self._conduct.penances.get(do, 0.0)
        if penance:
            self._barred[seat, do] = asyncio.get_running_loop().time() + penance
        return penance

    def barred(self, seat: int, do: str) -> float:
        """For how many seconds the seat may still not ask this again."""
        return max(0.0, self._barred.get((seat, do), 0.0) - asyncio.get_running_loop().time())

    async def _line_up(self, seat: int, do: str) -> Start:
        loop = asyncio.get_running_loop()
        entrant = Entrant(seat, do, self._now(), loop.time(), self.credit(seat), loop.create_future())
        free = not self._line and seat not in self._under_way
        if not self._window and free and self._moment(entrant) <= entrant.arrived:
            self._let_in(seat, entrant.arrived)
            return Start(entrant.at)
        if sum(other.seat == seat for other in self._line) >= MOST_WAITING:
            raise Refusal(429, "Not so fast: your last actions are still under way.", "too_fast")
        self._line.append(entrant)
        self._news.set()
        if self._release is None or self._release.done():
            self._release = asyncio.create_task(self._serve())
        try:
            return await entrant.start
        except asyncio.CancelledError:
            if not entrant.start.cancelled():
                # Let go, and gone in the same moment: it will never be judged.
                self._judged(seat)
            raise
        finally:
            with suppress(ValueError):
                self._line.remove(entrant)
            self._news.set()

    def _let_in(self, seat: int, moment: float) -> None:
        self._under_way.add(seat)
        self._acted[seat] = moment

    def _judged(self, seat: int) -> None:
        self._under_way.discard(seat)
        self._news.set()

    def _moment(self, entrant: Entrant) -> float:
        """When the entrant counts as having acted, by the event loop's time: not before what the seat did before, nor
        before the seat has cooled down."""
        seat, do = entrant.seat, entrant.do
        return max(entrant.arrived - entrant.credit, self._acted.get(seat, 0.0), self._cool.get((seat, do), 0.0))

    async def _serve(self) -> None:
        """Window after window, until nobody waits."""
        while self._line:
            self._news.clear()
            first: dict[int, Entrant] = {}
            for entrant in self._line:
                if not entrant.start.done() and entrant.seat not in self._under_way:
                    first.setdefault(entrant.seat, entrant)
            patience = None
            if first:
                opened = min(map(self._moment, first.values()))
                now = asyncio.get_running_loop().time()
                # Until whoever has the longest wire could have been heard, unless all are there.
                patience = opened + self._window + self.longest_credit() - now
                if patience <= 0 or (opened <= now and all(seat in first for seat in self._people())):
                    within = {seat: one for seat, one in first.items() if self._moment(one) <= opened + self._window}
                    self._let_go(within, opened)
                    continue
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self._news.wait()

    def _let_go(self, within: dict[int, Entrant], opened: float) -> None:
        """Those who acted within the same window, in the order of their lots."""
        contest, order = None, list(within)
        if len(order) > 1:
            after = self._last()
            order = drawn(self._secret, after, order)
            came = [round((self._moment(within[seat]) - opened) * 1000) for seat in order]
            credit = [round(within[seat].credit * 1000) for seat in order]
            contest = Contest(after=after, order=order, came=came, credit=credit)
        for seat in order:
            entrant, moment = within[seat], self._moment(within[seat])
            self._line.remove(entrant)
            self._let_in(seat, moment)
            entrant.start.set_result(Start(entrant.at + moment - entrant.arrived, contest))
