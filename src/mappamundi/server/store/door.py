"""Who may use a database just now: one server at a time a SQLite file, and no server while all of it is replaced.

The lock of a SQLite file is a lock of SQLite itself, on an empty file beside it: it works wherever the database does,
lasts as long as its process, and needs no clearing up after a crash.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy.engine import URL

from mappamundi.kernel import BadInput
from mappamundi.server.store.engine import is_sqlite, sqlite_file
from mappamundi.server.store.lease import living
from mappamundi.server.store.location import shown
from mappamundi.server.store.postgres import connect


def in_use(url: URL) -> BadInput:
    return BadInput(f"the database {shown(url)} is in use: a server is running on it; stop that first")


def lock_file(url: URL) -> sqlite3.Connection:
    """Keep every other server from a SQLite file until this is closed; BadInput if there is one."""
    file = sqlite_file(url)
    place = file.with_name(f"{file.name}.lock")
    try:
        lock = sqlite3.connect(place, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.OperationalError as error:
        raise BadInput(f"the file {place} cannot be made: {error}") from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise in_use(url) from None
        raise BadInput(f"the file {place} cannot be locked: {error}") from None
    return lock


@contextmanager
def without_servers(url: URL) -> Iterator[None]:
    """For what would be lost on a server that goes on with what it remembers; BadInput if there is one."""
    if is_sqlite(url):
        with closing(lock_file(url)):
            yield
        return
    with connect(url) as connection:
        if living(connection):
            raise in_use(url)
    yield
