"""Who acts next where bots play among themselves, in simulated time: nobody really waits.

In a game of turns that is whoever is awaited, one decision after another, and no time passes. In a race each bot acts
when it said it would, and the clock plays what the position's alarm says.
"""

from collections.abc import Callable, Iterator
from math import inf
from typing import Final

from mappamundi.bots.bot import SECOND_LOOK, Decision, Wait
from mappamundi.kernel import Action, Position

# A bot that never waits acts so often in a race, in seconds: a hand is not quicker, and others want their turn too.
PACE = 0.4
# Waiting for less than this is asking again at once, and time must go on.
SHORTEST_WAIT = 0.05
# Where nobody has acted for so long, nobody ever will.
LONGEST_SILENCE = 3600.0

# The plan of nobody.
NEVER: Final[tuple[float, int, Action | None]] = inf, -1, None

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
        self._rested: dict[int, float] = {}
        # Seats whose last plan came to nothing because somebody else was quicker.
        self._forestalled: set[int] = set()

    def moves(self, position: Position, until: float = inf) -> Iterator[Move]:
        """Each move, by a seat or by nobody, to be played before the next is asked for: up to the end of the game, or
        of the time, or until somebody who is no bot must decide."""
        heard = self.now
        plans, choose = self._plans, self._choose
        while True:
            if not plans and (awaited := self._of_ours(position.awaited())):
                seat = awaited[0]
                choice = choose(seat)
                if isinstance(choice, Action):
                    yield seat, choice
                    continue
                self._plan(seat, choice)
            acting = position.to_act()
            if acting != self._acting:
                self._seat(acting)
            if len(plans) < len(self._ours):
                for seat in self._ours:
                    if seat not in plans:
                        self._plan(seat, choose(seat))
            at, seat, action = min(plans.values()) if plans else NEVER
            alarm = position.alarm()
            if alarm is not None and acting and (alarm_at := self._counted + alarm.seconds) <= at:
                if alarm_at > until:
                    break
                self.now = self._counted = heard = alarm_at
                yield None, alarm.action
                continue
            if not acting or at > until or at == inf:
                break
            if action is None or action not in (legal := position.legal(seat)):
                self.now = at
                del plans[seat]
                if action is not None:
                    self._forestalled.add(seat)
                if at - heard > LONGEST_SILENCE:
                    raise RuntimeError("every bot waits for ever")
                continue
            if alarm is None:
                self.now = self._counted = at
            elif (passing := self.pass_time(position, at)) is not None:
                yield None, passing
                # Its last thousandth may have rung the alarm.
                if position.legal(seat) is not legal and action not in position.legal(seat):
                    continue
            del plans[seat]
            self._rested[seat] = at + PACE
            heard = at
            yield seat, action
        if until != inf:
            self.now = until

    def alarm_at(self, position: Position) -> float:
        """When the clock plays its alarm, if nobody acts before; never, where none runs."""
        alarm = position.alarm()
        return inf if alarm is None else self._counted + alarm.seconds

    def pass_time(self, position: Position, now: float) -> Action | None:
        """What must be played before somebody acts now, where nothing else happens until then."""
        passed, self.now, self._counted = now - self._counted, now, now
        return position.elapse(passed)

    def _plan(self, seat: int, choice: Decision) -> None:
        action: Action | None
        if isinstance(choice, Wait):
            seconds, action = choice
            if seat in self._forestalled:
                self._forestalled.discard(seat)
                seconds *= SECOND_LOOK
            at = self.now + seconds if seconds > SHORTEST_WAIT else self.now + SHORTEST_WAIT
            # To the thousandth: `round` would go by way of text, for every act of a race.
            at = int(at * 1000 + 0.5) / 1000
        else:
            self._forestalled.discard(seat)
            at, action = max(self.now, self._rested.get(seat, 0.0)), choice
        self._plans[seat] = at, seat, action

    def _of_ours(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        return seats if self._seats is None else tuple(seat for seat in seats if seat in self._seats)

    def _seat(self, acting: tuple[int, ...]) -> None:
        """Others than before may act now."""
        self._acting = acting
        self._ours = self._of_ours(acting)
        for seat in [seat for seat in self._plans if seat not in acting]:
            del self._plans[seat]
