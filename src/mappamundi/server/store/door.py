"""Who may use a database just now: one server at a time a SQLite file, and no server while all of it is replaced.

What is locked is the file itself, whatever it is called: one byte of it far behind its end, where the system has locks
that belong to an open file (Linux), so that neither a link nor a second mount leads past it. The older lock stays
beside it, a lock of SQLite itself on an empty file: it works wherever the database does. Both last as long as their
process, and need no clearing up after a crash.
"""

import errno
import os
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from mappamundi.kernel import BadInput
from mappamundi.server.store.engine import hindrance, is_sqlite, require_one_name, sqlite_file
from mappamundi.server.store.lease import living
from mappamundi.server.store.location import mask
from mappamundi.server.store.postgres import connect

# Behind the end of the largest database that SQLite makes, and far from the bytes that it locks itself.
LOCKED_BYTE = 1 << 60
TAKEN = (errno.EAGAIN, errno.EACCES)

# What this process has locked, by device and number. To open such a file once more and to close it again would make
# the system forget the locks that SQLite holds on it.
_ours: set[tuple[int, int]] = set()


def in_use(url: URL) -> BadInput:
    return BadInput(f"the database {mask(url)} is in use: a server is running on it; stop that first")


class Lock:
    """A SQLite file that no other server may use until this is closed; BadInput if one does."""

    def __init__(self, url: URL) -> None:
        self.file = sqlite_file(url).absolute()
        with ExitStack() as stack:
            beside = self.file.resolve()
            found = beside.stat()
            number = (found.st_dev, found.st_ino)
            if number in _ours:
                raise in_use(url)
            stack.enter_context(closing(lock_beside(url, beside.with_name(f"{beside.name}.lock"))))
            self._descriptor = open_to_lock(beside)
            stack.callback(os.close, self._descriptor)
            if not lock_byte(self._descriptor):
                raise in_use(url)
            require_one_name(url)
            _ours.add(number)
            stack.callback(_ours.discard, number)
            self._held = stack.pop_all()

    def in_place(self) -> bool:
        """Whether the name still leads to the file that is locked."""
        try:
            return os.path.samestat(self.file.stat(), os.fstat(self._descriptor))
        except OSError:
            return False

    def close(self) -> None:
        """After everything else that has the file open in this process."""
        self._held.close()


def lock_beside(url: URL, place: Path) -> sqlite3.Connection:
    try:
        lock = sqlite3.connect(place, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.OperationalError as error:
        raise BadInput(f"the file {place} cannot be made: {error}{hindrance(sqlite_file(url))}") from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise in_use(url) from None
        raise BadInput(f"the file {place} cannot be locked: {error}") from None
    return lock


def open_to_lock(file: Path) -> int:
    try:
        return os.open(file, os.O_RDWR)
    except OSError as error:
        why = (error.strerror or str(error)).lower() + hindrance(file)
        raise BadInput(f"the database {file} cannot be used: {why}") from None


def lock_byte(descriptor: int) -> bool:
    """Whether nobody else has locked the file that is open there. Where the system, or the disk, has no locks that
    belong to an open file, nobody has: those that belong to a process end as soon as SQLite closes any connection."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows

        wanted = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, wanted)
    except OSError as error:
        return error.errno not in TAKEN
    except (ImportError, AttributeError):
        pass
    return True


@contextmanager
def without_servers(url: URL) -> Iterator[None]:
    """For what would be lost on a server that goes on with what it remembers; BadInput if there is one."""
    if is_sqlite(url):
        with closing(Lock(url)):
            yield
        return
    with connect(url) as connection:
        if living(connection):
            raise in_use(url)
    yield
