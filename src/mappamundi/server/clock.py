"""Clocks: every seat that may act is running, whether one or several do. They stop while the server is away."""

from collections.abc import Iterable

from mappamundi.server.wire import Pace

# What a seat that lost on time gets when its player is back.
SECOND_WIND = 60.0


class Clock:
    """The time that each seat has left, counted from the last moment that was written down."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [float(pace.base)] * seats if pace.kind != "none" else []
        self.running: frozenset[int] = frozenset()
        self.since = 0.0

    def restart(self, now: float, to_act: Iterable[int]) -> None:
        """Count from now: after a start, a move, or an absence of the server, for which nobody pays."""
        running = frozenset(to_act)
        if self.pace.kind == "correspondence":
            for seat in running - self.running:
                self.left[seat] = float(self.pace.base)
        self.running = running
        self.since = now

    def charge(self, now: float) -> None:
        """Take the time since the last moment from every seat that was running."""
        if self.left:
            for seat in self.running:
                self.left[seat] = max(0.0, self.left[seat] - (now - self.since))
        self.since = now

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
        return min(((self.since + self.left[seat], seat) for seat in self.running & set(counted)), default=None)
