"""What the house counts beside the clocks of the seats: the deadlines that a game's conduct sets, and how long an
announced action can still be answered."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from mappamundi.kernel import Deadline
from mappamundi.server.clock import later
from mappamundi.server.wire import Deadline as ToldDeadline

# By whom nobody's steps were played, and those in the name of a seat that took too long.
CLOCK = "clock"
# What tells deadlines apart: what, for which seat, and where.
Key = tuple[str, int, tuple[int, ...]]


class Announced(NamedTuple):
    """An action that everybody was told of before it is played: by whom, since when, and for how long."""

    seat: int
    form: Mapping[str, Any]
    by: str
    since: float
    seconds: float


class Due(NamedTuple):
    """What is to be played for a seat, when, and by whom it is."""

    at: float
    seat: int
    form: Mapping[str, Any]
    by: str


class Countdowns:
    """Those of one table."""

    def __init__(self) -> None:
        # Each with the time since which it counts.
        self.deadlines: dict[Key, tuple[float, Deadline]] = {}
        self.announced: Announced | None = None

    def decided(self) -> int | None:
        """The seat that has announced what to do, and so has decided."""
        return self.announced and self.announced.seat

    def is_announced(self, seat: int, form: Mapping[str, Any]) -> bool:
        return self.announced is not None and (self.announced.seat, self.announced.form) == (seat, form)

    def set(self, deadlines: Iterable[Deadline], now: float) -> None:
        """Those that the position sets now; of those that it had already set the time goes on."""
        known, self.deadlines = self.deadlines, {}
        for one in deadlines:
            key = (one.what, one.seat, one.where)
            self.deadlines[key] = (known[key][0] if key in known else now, one)

    def dues(self) -> list[Due]:
        """What is to be played by the house's time, the first of all first."""
        found = [
            Due(since + deadline.seconds, deadline.seat, deadline.action.form, CLOCK)
            for since, deadline in self.deadlines.values()
            if deadline.action is not None
        ]
        if self.announced:
            seat, form, by, since, seconds = self.announced
            found.append(Due(since + seconds, seat, form, by))
        return sorted(found, key=lambda due: (due.at, due.seat))

    def call_off(self, seat: int, form: Mapping[str, Any]) -> None:
        """What was due for the seat turned out not to be possible."""
        if self.is_announced(seat, form):
            self.announced = None
        self.deadlines = {
            key: (since, one)
            for key, (since, one) in self.deadlines.items()
            if one.seat != seat or one.action is None or one.action.form != form
        }

    def closed(self, seat: int, now: float) -> dict[str, Deadline]:
        """The kinds of actions for which it is too late for the seat, with the deadline of each."""
        return {
            one.closes: one
            for since, one in self.deadlines.values()
            if one.closes and one.seat == seat and since + one.seconds < now
        }

    def pause(self, began: float, ended: float) -> None:
        """Nobody could move in that time: it is not counted."""
        self.deadlines = {key: (later(since, began, ended), one) for key, (since, one) in self.deadlines.items()}
        if self.announced:
            self.announced = self.announced._replace(since=later(self.announced.since, began, ended))

    def to_wire(self, now: float) -> list[ToldDeadline]:
        """What everybody may know of them."""
        told = [
            ToldDeadline(what=what, seat=seat, seconds=one.seconds, at=since + one.seconds, where=list(where))
            for (what, seat, where), (since, one) in self.deadlines.items()
            # What the seat is about to do itself nobody will do for it.
            if one.action is None or not self.is_announced(seat, one.action.form)
        ]
        if self.announced:
            seat, form, _, since, seconds = self.announced
            told.append(
                ToldDeadline(what=str(form["do"]), seat=seat, seconds=seconds, at=since + seconds, announced=True)
            )
        for one in told:
            one.seconds = round(max(0.0, one.at - now), 3)
        return told

    def freeze(self) -> dict[str, Any]:
        """What the position does not know of them."""
        return {
            "deadlines": [[what, seat, where, since] for (what, seat, where), (since, _) in self.deadlines.items()],
            "announced": self.announced,
        }

    def thaw(self, announced: Sequence[Any] | None, since: Iterable[tuple[str, int, list[int], float]]) -> None:
        """Count on from a frozen moment, whose position has set its deadlines again."""
        self.announced = Announced(*announced) if announced else None
        for what, seat, where, began in since:
            key = (what, seat, tuple(where))
            if key in self.deadlines:
                self.deadlines[key] = (began, self.deadlines[key][1])
