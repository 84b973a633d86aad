"""Moves of many tables in one statement of PostgreSQL, which is a transaction of its own: one round trip for them all.

SQLite needs none of this: its statements travel nowhere.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Column
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL

from mappamundi.server.store import schema
from mappamundi.server.store.engine import has_hung_up
from mappamundi.server.store.errors import first_line
from mappamundi.server.store.postgres import connect
from mappamundi.server.store.writes import CHANNEL, Append

Columns = Sequence[Column[Any]]
Statement = tuple[str, dict[str, str]]

ENTRY = tuple(schema.log.columns)
SNAPSHOT = tuple(schema.snapshots.columns)
KEPT = tuple(schema.private.columns)
DROPPED = tuple(schema.private.primary_key)


class Broken(Exception):
    """The connection broke while it was used: what was sent may or may not have been kept."""


class Mover:
    """Makes moves, over a connection that it keeps: to borrow one from the pool for each statement, and to have it
    looked at from all sides by SQLAlchemy, cost more than the statement itself. For one thread."""

    def __init__(self, url: URL, deadline: float) -> None:
        self._url = url
        self._deadline = deadline
        self._connection: psycopg.Connection[Any] | None = None
        # By which number PostgreSQL knows the connection.
        self.number: int | None = None

    def move_all(self, moves: Sequence[Append]) -> set[str]:
        """Append to the logs of these tables, which all change the same columns; each table comes once. Gives the
        tables that were changed: of any other nothing is kept, because its log does not end where the new entries
        begin, or because it has another owner."""
        if self._connection is None or has_hung_up(self._connection):
            self.close()
            self._connection = connect(self._url, self._deadline)
            self.number = self._connection.info.backend_pid
        try:
            return {table_id for (table_id,) in self._connection.execute(*written(moves))}
        except psycopg.OperationalError as error:
            if self._connection.closed:
                raise Broken(first_line(error)) from error
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = self.number = None


def written(moves: Sequence[Append]) -> Statement:
    """The statement that makes the moves, and its parameters."""
    changed = moves[0].changed
    parameters = {"id": "this", "last": "last", "fence": "fence"} | {name: f"new_{name}" for name in changed}
    rows = {
        "move": [{name: move.parameters.get(its) for name, its in parameters.items()} for move in moves],
        "entry": [row for move in moves for row in move.entry_rows],
        "picture": [move.picture for move in moves if move.picture is not None],
        "kept": [row for move in moves for row in move.kept_rows],
        "dropped": [row for move in moves for row in move.dropped_rows],
    }
    # As JSON, which is written and read quickly on both sides; arrays are not.
    return statement(changed), {name: msgspec.json.encode(given).decode() for name, given in rows.items()}


@cache
def statement(changed: tuple[str, ...]) -> str:
    table = schema.tables.c
    columns = {"id": table.id, "last": table.seq, "fence": table.owner} | {name: table[name] for name in changed}
    holds = "tables.seq = move.last AND (move.fence IS NULL OR tables.owner = move.fence)"
    return f"""
WITH move AS (SELECT * FROM {given_as("move", columns)}),
-- Rows are locked in the order of their names, so that processes never wait for each other in a circle.
free AS (
  SELECT tables.id FROM tables JOIN move USING (id)
  WHERE {holds} ORDER BY tables.id COLLATE "C" FOR UPDATE OF tables
),
moved AS (
  UPDATE tables SET {", ".join(f"{name} = move.{name}" for name in changed)}
  FROM move JOIN free USING (id) WHERE tables.id = move.id AND {holds}
  RETURNING tables.id, pg_notify('{CHANNEL}', tables.id || ' ' || tables.seq)
),
logged AS ({insert("log", "entry", ENTRY)}),
frozen AS ({insert("snapshots", "picture", SNAPSHOT)} ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body),
kept AS ({insert("private", "kept", KEPT)} ON CONFLICT (table_id, seat, kind) DO UPDATE SET body = excluded.body),
dropped AS (
  DELETE FROM private USING {given_as("dropped", named(DROPPED))} JOIN moved ON moved.id = dropped.table_id
  WHERE {" AND ".join(f"private.{column.name} = dropped.{column.name}" for column in DROPPED)}
)
SELECT id FROM moved"""  # noqa: S608 - names of the schema only


def insert(table: str, rows: str, columns: Columns) -> str:
    """Rows of the tables that were moved."""
    names = ", ".join(column.name for column in columns)
    return (
        f"INSERT INTO {table} ({names}) SELECT {rows}.* FROM {given_as(rows, named(columns))} "  # noqa: S608
        f"JOIN moved ON moved.id = {rows}.table_id"
    )


def given_as(rows: str, columns: dict[str, Column[Any]]) -> str:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    types = ", ".join(f"{name} {column.type.compile(dialect)}" for name, column in columns.items())
    return f"json_to_recordset(%({rows})s::json) AS {rows}({types})"


def named(columns: Columns) -> dict[str, Column[Any]]:
    return {column.name: column for column in columns}
