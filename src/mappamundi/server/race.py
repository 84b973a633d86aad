"""The referee of a race: in which order actions are served that arrive at almost the same time.

The rules take one action after another and judge each against the position left by those before it. Served strictly in
the order of arrival, whoever sits nearest to the server would win every close race. So what the wire took, as far as it
was measured, is taken off the time of each action; and those sent within a short window are served together, in an
order drawn by lot, and each entry of the log says between whom. By lot rather than by who was served least lately:
nobody gains by holding back or by clicking first, and over a game luck evens out. The lot follows from the game's own
seed, to which the table has committed itself before, and from the number of the last entry: it can neither be foreseen
nor chosen, and once the seed is revealed anybody can check it.

A wire is long because its player says so, and may say so falsely. When an action arrived is sure; when it was sent is a
claim, which brings its seat into the lot with those who have arrived, and never shuts one of them out.

Nobody waits for nothing: the window closes when everybody who could still be on the way is there. A seat has one action
in each window, in the order in which it sent them. After one that was accepted its next of the same kind waits until
the seat has cooled down, so that a machine gun is no quicker than a hand; after one that was refused its next at the
same thing waits, and what has just come to be there waits for everybody, so that it is no quicker than an eye. A
refusal costs nothing else: no entry, no statement of the store; only a few kinds, as the game says, may not be tried
again at once.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from mappamundi.kernel import Conduct, Game, IllegalAction, Target, drawn
from mappamundi.records import Contest
from mappamundi.server.problems import Refusal
from mappamundi.server.sights import Sights
from mappamundi.server.wire import Race
from mappamundi.server.wires import Wires

# A seat that sends more than this ahead of the referee is told so.
MOST_WAITING = 8


def loop_time() -> float:
    return asyncio.get_running_loop().time()


class Unseen(Exception):
    """What the action reaches for came to be there while it was at the line: it goes back to it."""


class Start(NamedTuple):
    """Leave to act: when the seat acted, by the server's clock and without the wire's share, and between whom the lot
    was drawn, if there were several."""

    at: float
    contest: Contest | None = None


class Entrant(NamedTuple):
    """An action at the line: its kind, and what it reaches for; when it arrived, by the server's clock and by the
    referee's; the wire's share of that; and its leave."""

    seat: int
    do: str
    reach: Collection[Target]
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
        # By this time everything here is counted; that of the event loop, unless somebody else has one.
        self.clock: Callable[[], float] = loop_time
        # Where the order of arrival decides, no wire is made good.
        self.wires = Wires(conduct.credit if self._window else 0.0, self._window / 2)
        self._sights = Sights(conduct)
        self._line: list[Entrant] = []
        self._news = asyncio.Event()
        # Seats whose action is not judged yet; when each seat acted last, when it may act again in each way, when it
        # may ask again for what was refused, and when it is heard again on what it reached for in vain.
        self._under_way: set[int] = set()
        self._acted: dict[int, float] = {}
        self._cool: dict[tuple[int, str], float] = {}
        self._barred: dict[tuple[int, str], float] = {}
        self._reached: dict[tuple[int, Target], float] = {}
        self._release: asyncio.Task[None] | None = None

    def slack(self, shared: bool) -> float:
        """For how long after its time the clock waits for actions that were sent before it; if the table is shared with
        other processes, whose wires nobody here knows, as long as it ever does."""
        if not self._window:
            return 0.0
        return self._conduct.grace if shared else min(self._conduct.grace, self._window + self.wires.wait())

    # --- what is seen ---------------------------------------------------------------------------------------------

    def look(self, position: Any, whose: int | None = None) -> None:
        """Everybody was shown this position; what is new in it that seat has brought about, or nobody."""
        self._sights.look(position, self.clock(), whose)

    def reach(self, game: Game, form: Mapping[str, Any]) -> Collection[Target]:
        """What an action reaches for; nothing if it is none."""
        with suppress(IllegalAction):
            return self._conduct.reaches(game.action(form))
        return ()

    def seen(self, seat: int, reach: Collection[Target]) -> bool:
        """Whether the seat can have seen all of it by now, or brought it about itself."""
        return self._sights.clear(seat, reach) <= self.clock()

    # --- the line -----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def start(
        self, seat: int, do: str, reach: Collection[Target] = (), *, again: bool = False
    ) -> AsyncIterator[Start]:
        """Wait for the seat to be served: whoever is let in here first is first. What is done inside is the action;
        until it is over the seat's next one waits. Whoever comes `again` was sent back before anything was done."""
        start = await self._line_up(seat, do, reach, again)
        try:
            yield start
        finally:
            self._judged(seat)

    def accepted(self, seat: int, do: str) -> None:
        """The seat has acted so: it cools down, counted from when it did."""
        named = self._conduct.cooldowns.get(do, self._conduct.cooldown)
        since = self._acted[seat] if seat in self._under_way else self.clock()
        self._cool[seat, do] = since + (named if self._cooldown is None else self._cooldown)

    def refused(self, seat: int, do: str, reach: Collection[Target] = ()) -> float:
        """The rules have refused the seat this: for how many seconds it may not ask again. It may ask for the same
        thing, and waits at the line: whoever clicks twice is answered by the rules."""
        now = self.clock()
        for target in reach:
            self._reached[seat, target] = now + self._conduct.retry
        penance = self._conduct.penances.get(do, 0.0)
        if penance:
            self._barred[seat, do] = now + penance
        return penance

    def barred(self, seat: int, do: str) -> float:
        """For how many seconds the seat may still not ask this again."""
        return max(0.0, self._barred.get((seat, do), 0.0) - self.clock())

    async def _line_up(self, seat: int, do: str, reach: Collection[Target], again: bool) -> Start:
        leave = asyncio.get_running_loop().create_future()
        entrant = Entrant(seat, do, reach, self._now(), self.clock(), self.wires.credit(seat), leave)
        free = not self._line and seat not in self._under_way
        if not self._window and free and self._moment(entrant) <= entrant.arrived:
            self._let_in(seat, entrant.arrived)
            return Start(entrant.at)
        if not again and sum(other.seat == seat for other in self._line) >= MOST_WAITING:
            raise Refusal(429, "Not so fast: your last actions are still under way.", "too_fast")
        # Before what the seat has sent since.
        self._line.insert(0 if again else len(self._line), entrant)
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
        """When the entrant counts as having acted: not before what the seat did before, nor before it has cooled down,
        is heard again on what it reaches for, and can have seen it."""
        seat, do, reach = entrant.seat, entrant.do, entrant.reach
        heard = max((self._reached.get((seat, target), 0.0) for target in reach), default=0.0)
        rested = max(self._acted.get(seat, 0.0), self._cool.get((seat, do), 0.0))
        return max(entrant.arrived - entrant.credit, rested, heard, self._sights.clear(seat, reach))

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
                moments = {seat: self._moment(entrant) for seat, entrant in first.items()}
                # By then somebody has acted: what is claimed of a wire does not open a window.
                sure = min(max(moment, first[seat].arrived) for seat, moment in moments.items())
                within = {seat: moment for seat, moment in moments.items() if moment <= sure + self._window}
                patience = self._closes(first.keys(), within, sure) - self.clock()
                if patience <= 0:
                    self._let_go({seat: first[seat] for seat in within}, within)
                    continue
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await self._news.wait()

    def _closes(self, heard: Collection[int], within: Mapping[int, float], sure: float) -> float:
        """When the window is over: as soon as all are there and may act, or else when whoever has the longest wire
        could have been heard."""
        if all(seat in heard for seat in self._people()):
            return max(within.values())
        return sure + self._window + self.wires.wait(heard)

    def _let_go(self, within: Mapping[int, Entrant], moments: Mapping[int, float]) -> None:
        """Those who acted within the same window, in the order of their lots."""
        contest, order = None, list(within)
        if len(order) > 1:
            after, opened = self._last(), min(moments.values())
            order = drawn(self._secret, after, order)
            came = [round((moments[seat] - opened) * 1000) for seat in order]
            credit = [round(within[seat].credit * 1000) for seat in order]
            contest = Contest(after=after, order=order, came=came, credit=credit)
        for seat in order:
            entrant = within[seat]
            self._line.remove(entrant)
            self._let_in(seat, moments[seat])
            entrant.start.set_result(Start(entrant.at + moments[seat] - entrant.arrived, contest))
