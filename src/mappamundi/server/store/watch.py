"""Whether the file of a database is still where it was opened. A file that was renamed or removed takes every write
as before, and yet nobody will find it again under its name: what is written there must not be acknowledged."""

import logging

from mappamundi.server.store.door import Lock
from mappamundi.server.store.errors import Moved

log = logging.getLogger("mappamundi.server")


class Watch:
    """Looks at the name of the file that is locked."""

    def __init__(self, lock: Lock) -> None:
        self._lock = lock
        self.away = False

    def require(self) -> None:
        """Moved unless the file is in its place; said in the log when it goes, and when it is back."""
        away, before = not self._lock.in_place(), self.away
        self.away = away
        if away and not before:
            log.error("the file %s was moved or removed: nothing is taken until it is back", self._lock.file)
        elif before and not away:
            log.warning("the file %s is back: moves are taken again", self._lock.file)
        if away:
            raise Moved
