"""Quiet hours: a part of each day, in somebody's own time zone, in which no notice reaches them."""

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from mappamundi.server.wire import QuietHours


def zone_of(name: str) -> tzinfo:
    """The time zone of that name; ValueError if this machine knows none."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        raise ValueError(name) from None


def end_of_quiet(hours: QuietHours | None, moment: float) -> float:
    """When a notice that is ready at this moment may be sent: now, or when the quiet hours end."""
    if hours is None or hours.start == hours.end:
        return moment
    try:
        zone = zone_of(hours.zone)
    except ValueError:
        # The database came from a machine that knew the zone.
        zone = UTC
    start, end = time.fromisoformat(hours.start), time.fromisoformat(hours.end)
    # Twice only where a change of clocks skips the end, so that the next quiet hours have begun by then.
    for _ in range(3):
        local = datetime.fromtimestamp(moment, zone)
        if not within(local.time(), start, end):
            break
        moment = next_at(local, end).timestamp()
    return moment


def within(now: time, start: time, end: time) -> bool:
    """Whether it is quiet; hours that end before they start go over midnight."""
    return start <= now < end if start < end else now >= start or now < end


def next_at(local: datetime, end: time) -> datetime:
    """The next moment at which clocks show that time. An hour that clocks show twice has two such moments."""
    day = local.date() if local.time() < end else local.date() + timedelta(days=1)
    first = datetime.combine(day, end, tzinfo=local.tzinfo)
    return first if first.timestamp() > local.timestamp() else first.replace(fold=1)
