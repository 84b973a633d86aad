"""Clocks: every seat that may act is running, whether one or several do. They stop while nobody could move.

What happened before a decision is shown to its player step by step, and that costs no time: a live clock stands still
until the player has watched, for no longer than the show lasts at the ordinary speed.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from mappamundi.server.wire import Pace

# What a seat that lost on time gets when its player is back.
SECOND_WIND = 60.0
NOTHING: Mapping[int, float] = MappingProxyType({})


def later(since: float, began: float, ended: float) -> float:
    """Since when to count, if nobody could move in that time and it is not counted."""
    return since + max(0.0, ended - max(began, since))


class Clock:
    """The time that each seat has left, counted from the last moment that was written down."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [float(pace.base)] * seats if pace.kind != "none" else []
        self.running: frozenset[int] = frozenset()
        self.since = 0.0
        # Until when a running clock stands still, because its player is still watching.
        self.still_until: dict[int, float] = {}

    def restart(self, now: float, to_act: Iterable[int], shows: Mapping[int, float] = NOTHING) -> None:
        """Count from now: after a start, a move, or an absence of the server, for which nobody pays.

        `shows` are the seconds that each seat may still watch before it decides.
        """
        running = frozenset(to_act)
        fresh = running - self.running
        self.still_until = {seat: until for seat, until in self.still_until.items() if seat in running and until > now}
        if self.pace.kind == "live":
            self.still_until |= {seat: now + shows[seat] for seat in fresh if shows.get(seat)}
        if self.pace.kind == "correspondence":
            for seat in fresh:
                self.left[seat] = float(self.pace.base)
        self.running = running
        self.since = now

    def charge(self, now: float) -> None:
        """Take the time since the last moment from every seat that was running."""
        if self.left:
            for seat in self.running:
                self.left[seat] = self.left_at(seat, now)
        self.since = now

    def pause(self, began: float, ended: float) -> None:
        """Nobody could move in that time: it is not counted, and what was still to be watched is to be watched yet."""
        self.since = later(self.since, began, ended)
        for seat, until in self.still_until.items():
            if until > began:
                self.still_until[seat] = until + ended - began

    def left_at(self, seat: int, now: float) -> float:
        """What a running seat has left at that time, if nothing happens before."""
        return max(0.0, self.left[seat] - max(0.0, now - self.counts_from(seat)))

    def counts_from(self, seat: int) -> float:
        """Since when, or from when on, a running clock counts."""
        return max(self.since, self.still_until.get(seat, 0.0))

    def watched(self, seat: int) -> None:
        """The player has seen what happened: the clock counts from now."""
        self.still_until.pop(seat, None)

    def reward(self, seat: int) -> None:
        """The increment for an action of one's own; by correspondence the next decision has its own time."""
        if self.pace.kind == "live":
            self.left[seat] += self.pace.increment
        elif self.pace.kind == "correspondence":
            self.left[seat] = float(self.pace.base)

    def take_back(self, seat: int) -> None:
        """An action that is taken back brings no increment."""
        if self.pace.kind == "live":
            self.left[seat] = max(0.0, self.left[seat] - self.pace.increment)

    def revive(self, seat: int) -> None:
        """A player is back at a seat that may have lost on time."""
        if self.left:
            fresh = float(self.pace.base) if self.pace.kind == "correspondence" else SECOND_WIND
            self.left[seat] = max(self.left[seat], fresh)

    def flag(self, counted: Iterable[int]) -> tuple[float, int] | None:
        """When the next of these seats runs out of time, and which."""
        if not self.left:
            return None
        return min(
            ((self.counts_from(seat) + self.left[seat], seat) for seat in self.running & set(counted)), default=None
        )
