"""Connections, set up so that a commit means that the data are on the disk."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import QueuePool

from mappamundi.kernel import BadInput
from mappamundi.server.store.location import data_folder

Purpose = Literal["write", "read", "dump"]

BUSY_SECONDS = 10.0  # how long a connection waits for another that is writing
STOPPED_SECONDS = 2  # how long a transaction may stand still
LOST_SECONDS = 4  # how long a silent network is believed in

SQLITE_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    # On macOS a plain fsync leaves data in the disk's own memory; elsewhere these two change nothing.
    "PRAGMA fullfsync = ON",
    "PRAGMA checkpoint_fullfsync = ON",
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_size_limit = 67108864",
)

# Both sides notice within seconds that the other's machine is gone, so that locks move on.
POSTGRES_ARGUMENTS: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": LOST_SECONDS * 1000,
    "application_name": "mundi",
}
POSTGRES_SETTINGS = (
    "SET tcp_keepalives_idle = 2",
    "SET tcp_keepalives_interval = 1",
    "SET tcp_keepalives_count = 2",
    f"SET lock_timeout = '{BUSY_SECONDS:g}s'",
    # A cluster may be set to acknowledge before it has written; stronger settings than "on" are left alone.
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path:
    assert url.database is not None
    return Path(url.database)


def make_engine(url: URL, purpose: Purpose, size: int = 1, deadline: float | None = None) -> Engine:
    """An engine for one purpose: "write" takes the right to write when a transaction begins, "read" sees each
    statement's own moment, "dump" sees one moment for the whole transaction. No statement takes longer than the
    `deadline` in seconds, if there is one."""
    if is_sqlite(url):
        return _sqlite_engine(url, purpose, size, deadline)
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        isolation_level={"write": "READ COMMITTED", "read": "AUTOCOMMIT", "dump": "REPEATABLE READ"}[purpose],
        connect_args=POSTGRES_ARGUMENTS,
        hide_parameters=True,
    )

    def set_up(connection: psycopg.Connection[Any], _record: object) -> None:
        settle(connection, deadline)
        if deadline is not None:
            # A process that was stopped between two statements must not keep others from the rows that it has changed.
            connection.execute(f"SET idle_in_transaction_session_timeout = '{STOPPED_SECONDS}s'")
            connection.commit()

    event.listen(engine, "connect", set_up)
    event.listen(engine, "checkout", refuse_broken)
    return engine


def settle(connection: psycopg.Connection[Any], deadline: float | None = None) -> None:
    """Make the settings of a fresh PostgreSQL connection."""
    before = connection.autocommit
    connection.autocommit = True
    for setting in POSTGRES_SETTINGS:
        connection.execute(setting)
    if deadline is not None:
        connection.execute(f"SET statement_timeout = {deadline * 1000:.0f}")
    connection.autocommit = before


def has_hung_up(connection: psycopg.Connection[Any]) -> bool:
    """Whether the server has ended the connection while nobody used it. To look at what has arrived costs nothing; to
    ask would cost each statement another round trip."""
    try:
        # The first time may read the server's farewell, and only the second that it has hung up.
        connection.pgconn.consume_input()
        connection.pgconn.consume_input()
    except psycopg.OperationalError:
        return True
    return False


def refuse_broken(connection: psycopg.Connection[Any], _record: object, _fairy: object) -> None:
    """Have a connection replaced that is none any more."""
    if has_hung_up(connection):
        raise DisconnectionError


def _sqlite_engine(url: URL, purpose: Purpose, size: int, deadline: float | None) -> Engine:
    file = sqlite_file(url)
    as_it_is = purpose == "dump" and not is_writable(file)
    connect = connect_to_look if as_it_is else connect_to_write
    engine = create_engine(
        url,
        creator=lambda: connect(file, check_same_thread=False),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
    )

    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where `begin` says so, and nowhere else
        connection.execute(f"PRAGMA busy_timeout = {(deadline or BUSY_SECONDS) * 1000:.0f}")
        for setting in () if as_it_is else SQLITE_SETTINGS:
            connection.execute(setting)
        if purpose != "write":
            connection.execute("PRAGMA query_only = ON")

    def begin(connection: Connection) -> None:
        # Taking the lock at once: a transaction that reads first and then wants to write could be refused.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if purpose == "write" else "BEGIN")

    event.listen(engine, "connect", set_up)
    if purpose != "read":
        event.listen(engine, "begin", begin)
    return engine


def is_writable(file: Path) -> bool:
    """Whether the file can be written to, and another be made beside it."""
    as_whom = {"effective_ids": True} if os.access in os.supports_effective_ids else {}
    return all(os.access(place, os.W_OK, **as_whom) for place in (file, file.resolve().parent))


def connect_to_write(file: Path, *, check_same_thread: bool = True) -> sqlite3.Connection:
    """A connection to a file that is there: SQLite would make one in the place of another that was moved away."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, check_same_thread=check_same_thread)


def fill(engine: Engine, size: int) -> None:
    """Open so many connections now, to the file that is there now: later it may be another."""
    with ExitStack() as stack:
        for _ in range(size):
            stack.enter_context(engine.connect())


def connect_to_look(file: Path, *, check_same_thread: bool = True) -> sqlite3.Connection:
    """A connection to a file that nothing is written to. Where nothing can be, as on a disk for reading only, SQLite
    needs to be told that nobody else writes either; unless the latest writes lie beside it, which must be seen."""
    if is_writable(file):
        return connect_to_write(file, check_same_thread=check_same_thread)
    way = "mode=ro" if latest_of(file).exists() else "immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?{way}", uri=True, check_same_thread=check_same_thread)


def latest_of(file: Path) -> Path:
    """Where SQLite keeps the latest writes, until they are in the database itself: beside what links lead to."""
    found = file.resolve()
    return found.with_name(f"{found.name}-wal")


def hindrance(file: Path) -> str:
    """What may be behind it that SQLite cannot use a file, since it says too little; nothing if nothing is seen."""
    if is_writable(file):
        return ""
    if latest_of(file).exists():
        return (
            f" (it cannot be written to, and its latest moves are in {latest_of(file)}: copy both to a folder of yours)"
        )
    return " (the file, its folder or the disk cannot be written to)"


@contextmanager
def opened(url: URL, purpose: Purpose) -> Iterator[Engine]:
    """Such an engine, until all its connections are closed."""
    engine = make_engine(url, purpose)
    try:
        yield engine
    finally:
        engine.dispose()


def require_file(url: URL) -> None:
    """For commands that need what is there: a slip in the name should not make an empty database."""
    if is_sqlite(url):
        if not sqlite_file(url).is_file():
            raise BadInput(f"there is no database {sqlite_file(url)}")
        require_one_name(url)


def require_one_name(url: URL) -> None:
    """SQLite keeps the latest writes in a file beside the name by which it opens a database. Through a second name
    (a hard link) they would not be seen, and be overwritten."""
    file = sqlite_file(url)
    if file.stat().st_nlink > 1 and not latest_of(file).exists():
        remedy = "use the name under which it was served, and remove the others"
        raise BadInput(f"the file {file} has another name as well (a hard link): {remedy}")


def make_file(url: URL) -> None:
    """The file of a SQLite database, for the user alone: links and seeds are in there. Its folder must be there, or a
    slip in an address would give an empty server; only the one among the user's data is made."""
    if not is_sqlite(url):
        return
    file = sqlite_file(url)
    if file.parent == data_folder():
        file.parent.mkdir(parents=True, mode=0o700, exist_ok=True)
    elif not file.parent.is_dir():
        raise BadInput(f"there is no folder {file.parent}; make it, or mend the address of the database")
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
