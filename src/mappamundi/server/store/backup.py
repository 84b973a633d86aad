"""Copies of a database: made while it is in use, and put back as a whole or not at all.

A copy of SQLite is a SQLite file. A copy of PostgreSQL is a text of lines, one JSON object each: a head with the
revision, the rows, and an end with their numbers. Either can be restored into either kind of database.
"""

import base64
import contextlib
import itertools
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, create_engine, insert, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from mappamundi.kernel import BadInput
from mappamundi.server.store import schema
from mappamundi.server.store.door import without_servers
from mappamundi.server.store.engine import (
    connect_to_look,
    hindrance,
    is_sqlite,
    make_file,
    opened,
    require_file,
    sqlite_file,
)
from mappamundi.server.store.errors import first_line
from mappamundi.server.store.location import mask
from mappamundi.server.store.migrate import (
    VERSION_TABLE,
    current,
    known_revisions,
    reachable,
    upgrade,
    upgrade_connection,
)

FORMAT = "mundi-backup-1"
SQLITE_MARK = b"SQLite format 3\0"
CHUNK = 500

Rows = Iterator[tuple[str, dict[str, Any]]]  # the name of the table with each row


class Damaged(BadInput):
    """The copy cannot be restored."""

    def __init__(self, file: Path | str, why: str) -> None:
        super().__init__(f"{file} cannot be restored: {why}")


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A path to write to; the file appears under its own name only when it is complete and on the disk."""
    if file.exists():
        raise BadInput(f"{file} exists already; give the name of a new file")
    if not file.absolute().parent.is_dir():
        raise BadInput(f"cannot write {file}: there is no folder {file.parent}")
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600))
    except OSError as error:
        # By the name that was given: nobody knows of the other.
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    try:
        yield partial
        with partial.open("rb+") as written:
            os.fsync(written.fileno())
        partial.replace(file)
    finally:
        partial.unlink(missing_ok=True)


def backup(url: URL, file: Path) -> None:
    """A copy of the database as it is at one moment; others may go on writing."""
    require_file(url)
    with new_file(file) as partial, reachable(url):
        if is_sqlite(url):
            copy_sqlite(sqlite_file(url), partial)
        else:
            with partial.open("wb") as out:
                dump(url, out)


def upgrade_file(url: URL, revision: str) -> None:
    """Bring a SQLite database of this older revision to the newest; as it was, it stays beside it."""
    file = sqlite_file(url)
    copy = file.with_name(f"{file.name}.{revision}")
    if not copy.exists():
        backup(url, copy)
    upgrade(url)


def copy_sqlite(source: Path, target: Path) -> None:
    try:
        with contextlib.closing(connect_to_look(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            if new.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise BadInput(f"{source} is damaged; look closer with: mundi db check")
    except sqlite3.Error as error:
        raise BadInput(f"{source} cannot be copied: {error}{hindrance(source)}") from None


def dump(url: URL, out: BinaryIO) -> None:
    encode = msgspec.json.encode
    with opened(url, "dump") as engine, engine.begin() as connection:
        revision = current(connection)
        if revision is None:
            raise BadInput(f"the database {mask(url)} is empty: there is nothing to copy")
        out.write(encode({"format": FORMAT, "revision": revision}) + b"\n")
        counts: dict[str, int] = {}
        for name, row in rows_of(connection):
            out.write(encode({"table": name, "row": row}) + b"\n")
            counts[name] = counts.get(name, 0) + 1
        out.write(encode({"end": counts}) + b"\n")


def our_tables(connection: Connection) -> MetaData:
    """Our tables as they are in this database, whatever its revision; other programs' tables are none of ours."""
    metadata = MetaData()
    metadata.reflect(connection, only=lambda name, _: name in schema.metadata.tables or name == VERSION_TABLE)
    return metadata


def rows_of(connection: Connection) -> Rows:
    """All rows, those that others refer to first."""
    for table in our_tables(connection).sorted_tables:
        if table.name != VERSION_TABLE:
            # Reflected names are not plain text, and the encoder is strict about that.
            name, names = str(table.name), [str(column.name) for column in table.columns]
            for row in connection.execute(select(table), execution_options={"yield_per": CHUNK}):
                yield name, dict(zip(names, row, strict=True))


def restore(url: URL, file: Path, *, force: bool) -> dict[str, int]:
    """Put a copy back in place of what is there, as a whole or not at all; gives the numbers of rows."""
    with source(file) as (revision, rows):
        if revision not in known_revisions():
            raise Damaged(file, f"it was made by a newer version of this program (revision {revision})")
        make_file(url)
        with without_servers(url), opened(url, "write") as engine, reachable(url), engine.begin() as connection:
            if not force and is_occupied(connection):
                raise BadInput(f"the database {mask(url)} is not empty; --force replaces all that is in it")
            our_tables(connection).drop_all(connection)
            upgrade_connection(connection, revision)
            counts = insert_all(connection, rows, file)
            upgrade_connection(connection)
            return counts


def is_occupied(connection: Connection) -> bool:
    tables = our_tables(connection).tables.values()
    return any(connection.execute(select(each).limit(1)).first() for each in tables if each.name != VERSION_TABLE)


def insert_all(connection: Connection, rows: Rows, file: Path | str) -> dict[str, int]:
    tables = our_tables(connection).tables
    counts: dict[str, int] = {}
    for name, group in itertools.groupby(rows, key=lambda item: item[0]):
        if name not in tables or name == VERSION_TABLE:
            raise Damaged(file, f"it has rows of an unknown kind {name!r}")
        values = (fitting(row, tables[name], file) for _, row in group)
        while chunk := list(itertools.islice(values, CHUNK)):
            try:
                connection.execute(insert(tables[name]), chunk)
            except SQLAlchemyError as error:
                raise Damaged(file, f"the rows of {name!r} do not fit: {first_line(error)}") from None
            counts[name] = counts.get(name, 0) + len(chunk)
    return counts


def fitting(row: dict[str, Any], table: Table, file: Path | str) -> dict[str, Any]:
    """The row, with bytes again where JSON could only write text."""
    if row.keys() != set(table.columns.keys()):
        raise Damaged(file, f"the rows of {table.name!r} do not fit")
    try:
        return {
            name: base64.b64decode(value, validate=True)
            if isinstance(value, str) and isinstance(table.columns[name].type, LargeBinary)
            else value
            for name, value in row.items()
        }
    except ValueError:
        raise Damaged(file, f"the rows of {table.name!r} do not fit") from None


@contextmanager
def source(file: Path) -> Iterator[tuple[str, Rows]]:
    """The revision and the rows of a copy, of whichever kind it is."""
    with file.open("rb") as stream:
        is_copy_of_sqlite = stream.read(len(SQLITE_MARK)) == SQLITE_MARK
        stream.seek(0)
        if not is_copy_of_sqlite:
            yield read_head(stream, file), read_rows(stream, file)
            return
    with sqlite_source(file) as found:
        yield found


def read_head(stream: BinaryIO, file: Path) -> str:
    try:
        head = msgspec.json.decode(stream.readline(1000), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        head = {}
    if head.get("format") != FORMAT or not isinstance(head.get("revision"), str):
        raise Damaged(file, "it is not a copy made by mundi db backup")
    revision: str = head["revision"]
    return revision


def read_rows(stream: BinaryIO, file: Path) -> Rows:
    counts: dict[str, int] = {}
    for number, line in enumerate(stream, 2):
        try:
            item = msgspec.json.decode(line)
            if "end" in item:
                if item["end"] != counts:
                    raise Damaged(file, "rows are missing")
                return
            name, row = str(item["table"]), dict(item["row"])
        except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError, ValueError):
            raise Damaged(file, f"line {number} cannot be read") from None
        counts[name] = counts.get(name, 0) + 1
        yield name, row
    raise Damaged(file, "its end is missing")


@contextmanager
def sqlite_source(file: Path) -> Iterator[tuple[str, Rows]]:
    address = f"{file.absolute().as_uri()}?mode=ro"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            try:
                verdict = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
                revision = current(connection)
            except SQLAlchemyError as error:
                raise Damaged(file, first_line(error)) from None
            if verdict != "ok":
                raise Damaged(file, f"it is damaged ({verdict})")
            if revision is None:
                raise Damaged(file, "it is a database of another program")
            yield revision, rows_of(connection)
    finally:
        engine.dispose()
