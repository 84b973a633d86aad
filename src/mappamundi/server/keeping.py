"""How long tables are kept. A table costs little, but whoever sets one up every second fills any disk in time.

What was finished is somebody's game and stays, and so does what somebody plays at. Tables at which nobody ever did
anything, lessons and "what if" are cleared away when they have stood still for a month. Whoever runs the house may
choose other times.
"""

from typing import Literal

import msgspec

DAY = 86400.0
# Tables that are looked at in one go when they are cleared away: whoever plays waits for none of them long.
STALE_AT_ONCE = 200

# What a table is to whoever clears away: nobody's, since nobody did anything there or it is a lesson or a "what if";
# played at; or over.
Use = Literal["idle", "running", "finished"]


class Keeping(msgspec.Struct, frozen=True):
    """For how many days after the last thing that happened there a table of each use is kept; 0: for ever."""

    idle: float = 30.0
    running: float = 0.0
    finished: float = 0.0

    def until(self, use: Use, last: float) -> float | None:
        """Up to when such a table is kept, if nothing happens there after `last`; nothing where that is for ever."""
        days: float = getattr(self, use)
        return last + days * DAY if days else None
