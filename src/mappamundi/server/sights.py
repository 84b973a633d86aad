"""What there is to reach for at a table of a race, and since when.

A program that asks for the same again and again, whether it is there or not, would have everything before anybody could
see it. So what has just come to be there is out of everybody's reach for a glance: whoever asks for it meanwhile waits
for the same moment as all others who do. Only the seat that brought it about goes on without waiting: it knew.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from mappamundi.kernel import Conduct, Target


class Sight(NamedTuple):
    """Since when something is there, and by whose doing; nobody's if the house or the clock brought it about."""

    since: float
    whose: int | None


class Sights:
    """Those of one table."""

    def __init__(self, conduct: Conduct) -> None:
        self._conduct = conduct
        self._there: Mapping[Target, int] | None = None
        self._new: dict[Target, Sight] = {}

    def look(self, position: Any, now: float, whose: int | None) -> None:
        """Everybody was shown this position, which that seat has brought about. What is there at the first look may
        have been there for long."""
        there = {} if position is None else self._conduct.there(position)
        if self._there is not None:
            sight = Sight(now, whose)
            fresh = {target: sight for target, how in there.items() if self._there.get(target) != how}
            self._new = {target: seen for target, seen in self._new.items() if target in there} | fresh
        self._there = there

    def clear(self, seat: int, reach: Iterable[Target]) -> float:
        """From when on the seat can act on all of these."""
        glance = self._conduct.glance
        seen = (self._new.get(target) for target in reach)
        return max((one.since + glance for one in seen if one is not None and one.whose != seat), default=0.0)
