"""Connections, set up so that a commit means that the data are on the disk."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Literal

import psycopg
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import QueuePool

from mappamundi.kernel import BadInput

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
    engine = create_engine(
        url,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )

    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where `begin` says so, and nowhere else
        connection.execute(f"PRAGMA busy_timeout = {(deadline or BUSY_SECONDS) * 1000:.0f}")
        for setting in SQLITE_SETTINGS:
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


def require_file(url: URL) -> None:
    """For commands that only look: a slip in the name should not make an empty database."""
    if is_sqlite(url) and not sqlite_file(url).is_file():
        raise BadInput(f"there is no database {sqlite_file(url)}")


def make_file(url: URL) -> None:
    """The file of a SQLite database and its folder, for the user alone: links and seeds are in there."""
    if not is_sqlite(url):
        return
    file = sqlite_file(url)
    if not file.parent.is_dir():
        file.parent.mkdir(parents=True, mode=0o700, exist_ok=True)
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
