"""Whether a database is whole: the file itself, the logs, the texts in it, and what refers to what."""

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, Table, func, or_, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from mappamundi.server.store import schema
from mappamundi.server.store.engine import is_sqlite, make_engine, require_file
from mappamundi.server.store.errors import first_line
from mappamundi.server.store.migrate import require_head

# Columns that hold JSON, and what it must be.
TEXTS: tuple[tuple[Table, str, Any], ...] = (
    (schema.tables, "spec", dict[str, Any]),
    (schema.tables, "seats", list[Any]),
    (schema.log, "body", dict[str, Any]),
    (schema.snapshots, "body", Any),
    (schema.private, "body", Any),
    (schema.account_notices, "body", dict[str, Any]),
)


def check(url: URL) -> list[str]:
    """What is wrong, a sentence each; BadInput if this is no database of ours at all."""
    require_file(url)
    engine = make_engine(url, "dump")
    problems: list[str] = []
    try:
        require_head(url, engine)
        with engine.begin() as connection:
            if is_sqlite(url):
                problems.extend(file_problems(connection))
            for look in (log_problems, snapshot_problems, text_problems, orphan_problems):
                problems.extend(look(connection))
    except DBAPIError as error:
        problems.append(f"not everything could be read: {first_line(error)}")
    finally:
        engine.dispose()
    return problems


def file_problems(connection: Connection) -> Iterator[str]:
    try:
        for text in connection.exec_driver_sql("PRAGMA integrity_check").scalars():
            if text != "ok":
                yield f"the file is damaged: {text}"
    except DBAPIError as error:
        yield f"the file is damaged: {first_line(error)}"


def log_problems(connection: Connection) -> Iterator[str]:
    """Logs are numbered from 1 without gaps, and the row of the table knows the last number."""
    log = schema.log.c
    first, last, number = func.min(log.seq), func.max(log.seq), func.count()
    logs = select(log.table_id, first.label("first"), last.label("last"), number.label("number")).group_by(log.table_id)
    for row in connection.execute(logs.having(or_(first != 1, last != number))):
        yield f"table {row.table_id}: the entries of its log are {row.number}, numbered from {row.first} to {row.last}"
    ends = logs.subquery()
    known = func.coalesce(ends.c.last, 0)
    tables = schema.tables.c
    differing = (
        select(tables.id, tables.seq, known.label("known"))
        .outerjoin(ends, ends.c.table_id == tables.id)
        .where(tables.seq != known)
    )
    for row in connection.execute(differing):
        yield f"table {row.id}: its log ends with {row.known}, but its row says {row.seq}"


def snapshot_problems(connection: Connection) -> Iterator[str]:
    snapshots, tables = schema.snapshots.c, schema.tables.c
    ahead = (
        select(snapshots.table_id, snapshots.seq, tables.seq.label("last"))
        .join(schema.tables, tables.id == snapshots.table_id)
        .where(snapshots.seq > tables.seq)
    )
    for row in connection.execute(ahead):
        yield f"table {row.table_id}: a snapshot of entry {row.seq}, but the log ends with {row.last}"


def text_problems(connection: Connection) -> Iterator[str]:
    for table, name, kind in TEXTS:
        decoder = msgspec.json.Decoder(kind)
        keys = list(table.primary_key)
        rows = connection.execute(select(*keys, table.c[name]), execution_options={"yield_per": 1000})
        for *key, text in rows:
            try:
                decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError, TypeError) as error:
                place = " ".join(str(part) for part in key)
                yield f"{table.name} {place}: its {name} cannot be read: {error}"


def orphan_problems(connection: Connection) -> Iterator[str]:
    """Rows that belong to nothing; foreign keys forbid them, but a file can be written without them."""
    for table in schema.metadata.sorted_tables:
        for foreign in sorted(table.foreign_keys, key=lambda each: each.parent.name):
            target: Column[Any] = foreign.column
            lonely = (
                select(foreign.parent, func.count().label("number"))
                .outerjoin(target.table, target == foreign.parent)
                .where(target.is_(None))
                .group_by(foreign.parent)
            )
            for value, number in connection.execute(lonely):
                lost = f"{value!r} in {target.table.name}, which does not exist"
                yield f"{table.name}: of what belongs to {lost}: {number}"
