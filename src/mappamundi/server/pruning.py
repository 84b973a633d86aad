"""Clearing away tables whose time is over, from the command line: what the server does by itself, all at once."""

from sqlalchemy.engine import URL

from mappamundi.server.keeping import STALE_AT_ONCE, Keeping, Use
from mappamundi.server.mending import writing
from mappamundi.server.store import reads, writes


def prune(url: URL, keeping: Keeping, now: float, *, dry_run: bool = False) -> dict[Use, int]:
    """Clear away what `keeping` does not keep until now, or only count it; gives how many there were of each use."""
    counts: dict[Use, int] = {"idle": 0, "running": 0, "finished": 0}
    after: str | None = ""
    while after is not None:
        with writing(url) as connection:
            over, after = reads.stale(connection, keeping, now, after, STALE_AT_ONCE)
            for stale in over:
                if dry_run or writes.remove(stale)(connection):
                    counts[stale.use] += 1
    return counts
