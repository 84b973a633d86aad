"""The time of the house, by which clocks, deadlines and alarms are counted.

Within a process it moves on evenly, whatever is done to the machine's clock, and it never goes back: a process begins
no earlier than the last time that any had. Each writes that time to the database every second. Where two of those are
further apart than they should be, nobody could have moved in between: the process or the whole machine stood still, the
database was locked or full, no server ran, or the clock was set forward. It is an outage, and no table counts it.
"""

import time
from collections.abc import Callable

BEAT_EVERY = 1.0
# Seconds without a beat after which it counts as an outage.
SILENCE = 2.5


class HouseClock:
    """The time of this process. `wall` is the machine's clock, which may be set; `ticks` never are."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        silence: float = SILENCE,
    ) -> None:
        self._wall = wall
        self._ticks = ticks
        self._ahead = wall() - ticks()
        self.silence = silence
        self.beaten = self()

    def __call__(self) -> float:
        return self._ticks() + self._ahead

    def stood_still(self) -> bool:
        """Whether the last beat is so long ago that nobody could have moved since."""
        return self() - self.beaten > self.silence

    def reckoned(self) -> float:
        """What time it should be: the machine may have slept, or its clock was set forward."""
        wall, now = self._wall(), self()
        return wall if wall - now > self.silence else now

    def missed(self, latest: float) -> bool:
        """Whether there was an outage since the last beat, if this is the latest time that any process has written."""
        return latest - self.beaten > self.silence

    def go_on(self, latest: float) -> None:
        """The database has been written to: go on from there, if another process or the machine's clock is ahead."""
        if latest - self() > self.silence:
            self.begin(latest)
        self.beaten = max(self(), latest)

    def begin(self, latest: float) -> None:
        """Go on where others were."""
        self._ahead += max(0.0, latest - self())
        self.beaten = self()
