"""Who acts next where bots play among themselves, in simulated time: nobody really waits.

In a game of turns that is whoever is awaited, one decision after another, and no time passes. In a race each bot acts
when it said it would, and the clock plays what the position's alarm says.
"""

from collections.abc import Callable, Iterator
from math import inf

from mappamundi.bots.bot import SECOND_LOOK, Decision, Wait
from mappamundi.kernel import Action, Position

# A bot that never waits acts so often in a race, in seconds: a hand is not quicker, and others want their turn too.
PACE = 0.4
# Waiting for less than this is asking again at once, and time must go on.
SHORTEST_WAIT = 0.05
# Where nobody has acted for so long, nobody ever will.
LONGEST_SILENCE = 3600.0

Move = tuple[int | None, Action]


class Scheduler:
    """The plans of the bots at one table. `choose` asks the bot of a seat; `seats` are the bots', all if left out."""

    def __init__(
        self, choose: Callable[[int], Decision], seats: frozenset[int] | None = None, now: float = 0.0
    ) -> None:
        self._choose = choose
        self._seats = seats
        self.now = now
        # Up to when the position has counted the time.
        self._counted = now
        # Who may act, and which of these are ours.
        self._acting: tuple[int, ...] = ()
        self._ours: tuple[int, ...] = ()
        # By seat: when it acts, the seat again, so that the next one is the least of them, and how it acts unless it
        # wants to be asked again.
        self._plans: dict[int, tuple[float, int, Action | None]] = {}
        # Whether the position counts time.
        self._counts = False
        self._rested: dict[int, float] = {}
        # Seats whose last plan came to nothing because somebody else was quicker.
        self._forestalled: set[int] = set()

    def moves(self, position: Position, until: float = inf) -> Iterator[Move]:
        """Each move, by a seat or by nobody, to be played before the next is asked for: up to the end of the game, or
        of the time, or until somebody who is no bot must decide."""
        heard = self.now
        plans, choose, seats = self._plans, self._choose, self._seats
        while True:
            if not plans and (awaited := position.awaited()):
                seat = awaited[0] if seats is None else next((seat for seat in awaited if seat in seats), None)
                if seat is not None:
                    choice = choose(seat)
                    if isinstance(choice, Action):
                        yield seat, choice
                        continue
                    self._plan(seat, choice)
            move = self._next(position, until)
            if move is None:
                self.now = self.now if until == inf else until
                return
            seat, action = move
            if action is None:
                if self.now - heard > LONGEST_SILENCE:
                    raise RuntimeError("every bot waits for ever")
                continue
            if seat is not None:
                at = plans[seat][0]
                if not self._counts:
                    self.now = self._counted = at
                elif (passing := self.pass_time(position, at)) is not None:
                    yield None, passing
                    # Its last thousandth may have rung the alarm.
                    if position.to_act() != self._acting or action not in position.legal(seat):
                        continue
                del plans[seat]
                self._rested[seat] = self.now + PACE
            heard = self.now
            yield seat, action

    def rings(self, position: Position) -> float:
        """When the clock plays its alarm, if nobody acts before; never, where none runs."""
        alarm = position.alarm()
        return inf if alarm is None else self._counted + alarm.seconds

    def pass_time(self, position: Position, now: float) -> Action | None:
        """What must be played before somebody acts now, where nothing else happens until then."""
        passed, self.now, self._counted = round(now - self._counted, 3), now, now
        return position.elapse(passed) if passed > 0 else None

    def _plan(self, seat: int, choice: Decision) -> None:
        action: Action | None
        if isinstance(choice, Wait):
            seconds, action = choice
            if seat in self._forestalled:
                self._forestalled.discard(seat)
                seconds *= SECOND_LOOK
            at = round(self.now + max(SHORTEST_WAIT, seconds), 3)
        else:
            self._forestalled.discard(seat)
            at, action = max(self.now, self._rested.get(seat, 0.0)), choice
        self._plans[seat] = at, seat, action

    def _seat(self, acting: tuple[int, ...]) -> None:
        """Others than before may act now."""
        self._acting = acting
        self._ours = acting if self._seats is None else tuple(seat for seat in acting if seat in self._seats)
        for seat in [seat for seat in self._plans if seat not in acting]:
            del self._plans[seat]

    def _next(self, position: Position, until: float) -> tuple[int | None, Action | None] | None:
        """The next thing that happens: the alarm, a seat's plan, or one that comes to nothing; `None` if nothing does
        in that time."""
        acting, plans = position.to_act(), self._plans
        if acting != self._acting:
            self._seat(acting)
        if len(plans) < len(self._ours):
            for seat in self._ours:
                if seat not in plans:
                    self._plan(seat, self._choose(seat))
        at, seat, action = min(plans.values()) if plans else (inf, -1, None)
        alarm = position.alarm()
        self._counts = alarm is not None
        if alarm is not None and acting and (rings := self._counted + alarm.seconds) <= at:
            if rings > until:
                return None
            self.now = self._counted = rings
            return None, alarm.action
        if not acting or at > until or at == inf:
            return None
        if action is None or action not in position.legal(seat):
            self.now = at
            del plans[seat]
            if action is not None:
                self._forestalled.add(seat)
            return seat, None
        return seat, action
