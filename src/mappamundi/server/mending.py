"""Tables that cannot be read: which they are, and what can be done about them without losing a move.

What can be made anew is dropped where it is spoilt: snapshots, and what seats keep to themselves. Who sits where is
told anew from the log, as lists show it. The log is never touched: where that cannot be read, its table is put aside,
and nobody is served it until it is mended.
"""

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.engine import URL

from mappamundi.games import GAME_IDS
from mappamundi.kernel import BadInput
from mappamundi.server.freezing import thaw
from mappamundi.server.store import reads, schema
from mappamundi.server.store.check import check
from mappamundi.server.store.engine import make_engine, require_file
from mappamundi.server.store.migrate import reachable, require_head
from mappamundi.server.table import Table
from mappamundi.server.wire import Order, PlannedStep, SeatInfo, Stopped

# What seats keep to themselves, as far as this can be judged.
KEPT: dict[str, Any] = {"orders": list[Order], "plan": list[PlannedStep], "stopped": Stopped}


def check_all(url: URL) -> list[str]:
    """What is wrong with a database, a sentence each: what it is made of, and whether its tables can be read."""
    problems = check(url)
    engine = make_engine(url, "dump")
    try:
        with reachable(url), engine.begin() as connection:
            problems += table_problems(connection)
    finally:
        engine.dispose()
    return problems


def table_problems(connection: Connection) -> Iterator[str]:
    tables = schema.tables.c
    for table_id, aside in connection.execute(select(tables.id, tables.aside).where(tables.game.in_(GAME_IDS))).all():
        why = fault(connection, table_id)
        if aside is not None:
            state = "can be read again" if why is None else f"cannot be read: {why}"
            yield f"table {table_id}: it was put aside and {state}; see: mundi db mend {table_id}"
        elif why is not None:
            yield f"table {table_id}: it cannot be read: {why}; see: mundi db mend {table_id}"
        if seats_spoilt(connection, table_id):
            yield f"table {table_id}: its seats cannot be read; see: mundi db mend {table_id}"
        for seat, kind in spoilt(connection, table_id):
            yield f"table {table_id}: the {kind} of seat {seat} cannot be read; see: mundi db mend {table_id}"


def fault(connection: Connection, table_id: str) -> str | None:
    """Why a table cannot be read as the server reads it; nothing if it can."""
    try:
        read(connection, table_id, reads.snapshot(connection, table_id, reads.LAST))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is told
        return describe_error(error)
    return None


def read(connection: Connection, table_id: str, frozen: tuple[int, bytes] | None) -> Table:
    row = reads.table(connection, table_id)
    if row is None:
        raise BadInput(f"there is no table {table_id}")
    table = Table(row, row.updated)
    if frozen is not None:
        thaw(table, *frozen)
    for entry in reads.log(connection, table_id, table.seq, None):
        try:
            table.follow(entry)
        except Exception as error:
            raise BadInput(f"entry {entry.seq} of its log: {describe_error(error)}") from error
    return table


def describe_error(error: Exception) -> str:
    return str(error) if isinstance(error, BadInput) else f"{type(error).__name__} {error}".strip()


def spoilt(connection: Connection, table_id: str) -> Iterator[tuple[int, str]]:
    """What seats keep to themselves and nobody can read."""
    private = schema.private.c
    rows = connection.execute(select(private.seat, private.kind, private.body).where(private.table_id == table_id))
    for seat, kind, body in rows.all():
        try:
            msgspec.json.decode(body, type=KEPT.get(kind, Any))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            yield seat, kind


def seats_spoilt(connection: Connection, table_id: str) -> bool:
    """Whether the row of a table does not say who sits where."""
    tables = schema.tables.c
    seats = connection.execute(select(tables.seats).where(tables.id == table_id)).scalar()
    try:
        msgspec.json.decode("[]" if seats is None else seats, type=list[SeatInfo])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True
    return False


@contextlib.contextmanager
def writing(url: URL) -> Iterator[Connection]:
    require_file(url)
    engine = make_engine(url, "write")
    try:
        require_head(url, engine)
        with reachable(url), engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def require_table(connection: Connection, table_id: str) -> None:
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is None:
        raise BadInput(f"there is no table {table_id}; `mundi db check` names those that cannot be read")


def mend(url: URL, table_id: str) -> list[str]:
    """Drop what is spoilt and can be made anew, and put the table back if it was aside; gives what was done. BadInput
    if the table still cannot be read: then nothing was changed."""
    done: list[str] = []
    private, snapshots = schema.private.c, schema.snapshots.c
    row_of_table = update(schema.tables).where(schema.tables.c.id == table_id)
    with writing(url) as connection:
        require_table(connection, table_id)
        if seats_spoilt(connection, table_id):
            # Nothing rests on them, but no row can be read without any.
            connection.execute(row_of_table.values(seats="[]"))
            done.append("its seats were told anew from its log")
        for seat, kind in spoilt(connection, table_id):
            row = (private.table_id == table_id, private.seat == seat, private.kind == kind)
            connection.execute(delete(schema.private).where(*row))
            done.append(f"the {kind} of seat {seat} was dropped")
        table: Table | None = None
        while table is None:
            frozen = reads.snapshot(connection, table_id, reads.LAST)
            try:
                table = read(connection, table_id, frozen)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is told
                if frozen is None:
                    remedy = f"put it aside with: mundi db mend {table_id} --aside"
                    raise BadInput(f"table {table_id} cannot be mended: {describe_error(error)}; {remedy}") from None
                place = (snapshots.table_id == table_id, snapshots.seq == frozen[0])
                connection.execute(delete(schema.snapshots).where(*place))
                done.append(f"the snapshot of entry {frozen[0]} was dropped")
        if table.row.seq != table.seq:
            done.append(f"its row says again that the log ends with {table.seq}")
        if table.row.aside is not None:
            done.append("it was put back")
        due = table.due(table.row.updated)
        seats = msgspec.json.encode(table.seats).decode()
        if done:
            values = {"seq": table.seq, "phase": table.phase, "due": due, "seats": seats, "aside": None}
            connection.execute(row_of_table.values(values))
    return done


def put_aside(url: URL, table_id: str) -> None:
    """Nobody is served this table any more, and no server touches it."""
    with writing(url) as connection:
        require_table(connection, table_id)
        why = fault(connection, table_id) or "asked for"
        change = update(schema.tables).where(schema.tables.c.id == table_id)
        connection.execute(change.values(aside=why, due=None, owner=None))
