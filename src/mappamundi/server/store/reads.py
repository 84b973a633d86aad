"""What each read asks, and the rows it gives back."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    RowMapping,
    Text,
    bindparam,
    case,
    exists,
    func,
    literal,
    not_,
    or_,
    select,
    union_all,
)

from mappamundi.server.keeping import Keeping, Use
from mappamundi.server.rows import Account, Entry, Session, Stale, TableRow, Token, entry_line
from mappamundi.server.store import schema
from mappamundi.server.store.writes import fold

# No log has more entries.
LAST = 2**31 - 1

TABLE = select(schema.tables)
TABLE_BY_ID = (
    select(schema.tables, schema.corrections.c.body.label("data_text"))
    .outerjoin(schema.corrections, schema.corrections.c.digest == schema.tables.c.data)
    .where(schema.tables.c.id == bindparam("this"))
)
CORRECTION = select(schema.corrections.c.body).where(
    schema.corrections.c.digest == bindparam("this"), schema.corrections.c.game == bindparam("of_game")
)
ENTRY = select(schema.log.c.seq, schema.log.c.at, schema.log.c.kind, schema.log.c.body, schema.log.c.key)
LOG = ENTRY.where(schema.log.c.table_id == bindparam("this"), schema.log.c.seq > bindparam("since")).order_by(
    schema.log.c.seq
)
ENTRY_BY_KEY = ENTRY.where(schema.log.c.table_id == bindparam("this"), schema.log.c.key == bindparam("of_key"))
SNAPSHOT = (
    select(schema.snapshots.c.seq, schema.snapshots.c.body)
    .where(schema.snapshots.c.table_id == bindparam("this"), schema.snapshots.c.seq <= bindparam("most"))
    .order_by(schema.snapshots.c.seq.desc())
    .limit(1)
)
TOKEN = select(*schema.tokens.c["hash", "table_id", "seat", "kind", "session"]).where(
    schema.tokens.c.hash == bindparam("this")
)
# With it what the accounts want that have a seat there.
PRIVATE = union_all(
    select(*schema.private.c["seat", "kind", "body"]).where(schema.private.c.table_id == bindparam("this")),
    select(schema.account_seats.c.seat, literal("account", Text).label("kind"), schema.account_notices.c.body)
    .join(schema.account_notices, schema.account_notices.c.account_id == schema.account_seats.c.account_id)
    .where(schema.account_seats.c.table_id == bindparam("this")),
)
ACCOUNT_NOTICES = select(schema.account_notices.c.body).where(schema.account_notices.c.account_id == bindparam("this"))
DUE = (
    select(schema.tables.c.id, schema.tables.c.due)
    .where(schema.tables.c.due <= bindparam("before"))
    .order_by(schema.tables.c.due)
    .limit(bindparam("most"))
)
# What somebody does at a table is entered under a key. A game that began in the middle says so where it starts; older
# ones have the position beside the header. A quotation mark within a text is never a bare one.
USED = exists().where(schema.log.c.table_id == schema.tables.c.id, schema.log.c.key.is_not(None))
STAGED = exists().where(
    schema.log.c.table_id == schema.tables.c.id,
    schema.log.c.kind == "start",
    or_(schema.log.c.body.like('%"begun":{%'), schema.log.c.body.like('%"dump":{%')),
)
USE = case(
    (schema.tables.c.phase == "over", "finished"),
    (or_(schema.tables.c.phase == "lobby", STAGED, not_(USED)), "idle"),
    else_="running",
)
PHASES_OF: dict[Use, tuple[str, ...]] = {"idle": ("lobby", "playing"), "running": ("playing",), "finished": ("over",)}
STILL = (
    select(schema.tables.c.id, USE.label("use"), schema.tables.c.updated, schema.tables.c.seq)
    .where(
        schema.tables.c.id > bindparam("after"),
        schema.tables.c.phase.in_(bindparam("phases", expanding=True)),
        schema.tables.c.updated < bindparam("before"),
        schema.tables.c.aside.is_(None),
    )
    .order_by(schema.tables.c.id)
    .limit(bindparam("most"))
)
ACCOUNT = select(*schema.accounts.c["id", "name", "password", "created"])
ACCOUNT_BY_ID = ACCOUNT.where(schema.accounts.c.id == bindparam("this"))
ACCOUNT_BY_NAME = ACCOUNT.where(schema.accounts.c.folded == bindparam("this"))
ACCOUNT_OF_SESSION = ACCOUNT.join(schema.sessions, schema.sessions.c.account_id == schema.accounts.c.id).where(
    schema.sessions.c.hash == bindparam("this"), schema.sessions.c.expires > bindparam("now")
)
SESSIONS_OF = (
    select(*schema.sessions.c["hash", "account_id", "created", "expires", "device"])
    .where(schema.sessions.c.account_id == bindparam("this"), schema.sessions.c.expires > bindparam("now"))
    .order_by(schema.sessions.c.created.desc())
)
TABLES_OF = (
    select(schema.tables, schema.account_seats.c.seat)
    .join(schema.account_seats, schema.account_seats.c.table_id == schema.tables.c.id)
    .where(schema.account_seats.c.account_id == bindparam("this"))
    .order_by(schema.tables.c.updated.desc(), schema.account_seats.c.seat)
)
RECORD = select(schema.records.c.body).where(schema.records.c.id == bindparam("this"))
# Logs have no gaps, so that their last numbers tell how long they are; counting entries would read them all.
PHASES = select(schema.tables.c.phase, func.count(), func.coalesce(func.sum(schema.tables.c.seq), 0)).group_by(
    schema.tables.c.phase
)


def table_row(row: RowMapping) -> TableRow:
    values: dict[str, Any] = {name: row.get(name) for name in TableRow.__struct_fields__}
    values["spec"] = msgspec.json.decode(values["spec"])
    values["seats"] = msgspec.json.decode(values["seats"])
    values["secret"] = bytes(values["secret"])
    return TableRow(**values)


def readable(rows: Iterable[RowMapping]) -> list[TableRow]:
    """One that cannot be read keeps nobody from the others."""
    found = []
    for row in rows:
        with suppress(msgspec.DecodeError, UnicodeError):
            found.append(table_row(row))
    return found


def entry_of(seq: int, at: float, kind: str, body: str, key: str | None) -> Entry:
    return Entry(seq, at, kind, msgspec.json.decode(body), key)


def table(connection: Connection, table_id: str) -> TableRow | None:
    row = connection.execute(TABLE_BY_ID, {"this": table_id}).mappings().first()
    return table_row(row) if row else None


def log(connection: Connection, table_id: str, since: int, limit: int | None) -> list[Entry]:
    statement = LOG if limit is None else LOG.limit(limit)
    return [entry_of(*row) for row in connection.execute(statement, {"this": table_id, "since": since})]


def lines(connection: Connection, table_id: str, since: int) -> bytes:
    """The log as lines, which nobody has decoded; one by one, so that other threads come in between."""
    return b"\n".join(entry_line(*row) for row in connection.execute(LOG, {"this": table_id, "since": since}))


def entry_by_key(connection: Connection, table_id: str, key: str) -> Entry | None:
    row = connection.execute(ENTRY_BY_KEY, {"this": table_id, "of_key": key}).first()
    return entry_of(*row) if row else None


def snapshot(connection: Connection, table_id: str, most: int) -> tuple[int, bytes] | None:
    row = connection.execute(SNAPSHOT, {"this": table_id, "most": most}).first()
    return (row.seq, row.body.encode()) if row else None


def token(connection: Connection, digest: str) -> Token | None:
    row = connection.execute(TOKEN, {"this": digest}).first()
    return Token(*row) if row else None


def private(connection: Connection, table_id: str) -> dict[tuple[int, str], Any]:
    rows = connection.execute(PRIVATE, {"this": table_id})
    return {(row.seat, row.kind): msgspec.json.decode(row.body) for row in rows}


def account_notices(connection: Connection, account_id: str) -> Any:
    body = connection.execute(ACCOUNT_NOTICES, {"this": account_id}).scalar()
    return None if body is None else msgspec.json.decode(body)


def open_tables(
    connection: Connection, phase: str | None, listed: bool, limit: int, before: float | None
) -> list[TableRow]:
    statement = TABLE.order_by(schema.tables.c.created.desc(), schema.tables.c.id).limit(limit)
    if phase is not None:
        statement = statement.where(schema.tables.c.phase == phase)
    if listed:
        statement = statement.where(schema.tables.c.listed)
    if before is not None:
        statement = statement.where(schema.tables.c.created < before)
    return readable(connection.execute(statement.where(schema.tables.c.aside.is_(None))).mappings())


def due(connection: Connection, before: float, limit: int) -> list[tuple[str, float]]:
    return [(row.id, row.due) for row in connection.execute(DUE, {"before": before, "most": limit})]


def stale(
    connection: Connection, keeping: Keeping, now: float, after: str, limit: int
) -> tuple[list[Stale], str | None]:
    """Tables whose time is over, among so many after that one which have stood still for long; and after which to go
    on, if there may be more."""
    kept = {use: until for use in PHASES_OF if (until := keeping.until(use, 0.0)) is not None}
    if not kept:
        return [], None
    phases = sorted({phase for use in kept for phase in PHASES_OF[use]})
    values = {"after": after, "phases": phases, "before": now - min(kept.values()), "most": limit}
    found = [Stale(*row) for row in connection.execute(STILL, values)]
    over = [table for table in found if table.use in kept and table.updated + kept[table.use] < now]
    return over, found[-1].id if len(found) == limit else None


def account(connection: Connection, account_id: str) -> Account | None:
    row = connection.execute(ACCOUNT_BY_ID, {"this": account_id}).first()
    return Account(*row) if row else None


def account_by_name(connection: Connection, name: str) -> Account | None:
    row = connection.execute(ACCOUNT_BY_NAME, {"this": fold(name)}).first()
    return Account(*row) if row else None


def session_account(connection: Connection, digest: str, now: float) -> Account | None:
    row = connection.execute(ACCOUNT_OF_SESSION, {"this": digest, "now": now}).first()
    return Account(*row) if row else None


def sessions_of(connection: Connection, account_id: str, now: float) -> list[Session]:
    return [Session(*row) for row in connection.execute(SESSIONS_OF, {"this": account_id, "now": now})]


def tables_of(connection: Connection, account_id: str) -> list[tuple[TableRow, int]]:
    rows = connection.execute(TABLES_OF, {"this": account_id}).mappings()
    return [(table, row["seat"]) for row in rows for table in readable([row])]


def record(connection: Connection, record_id: str) -> bytes | None:
    body = connection.execute(RECORD, {"this": record_id}).scalar()
    return None if body is None else bytes(body)


def correction(connection: Connection, game_id: str, digest: str) -> str | None:
    body: str | None = connection.execute(CORRECTION, {"this": digest, "of_game": game_id}).scalar()
    return body


def counts(connection: Connection) -> dict[str, int]:
    """How many there are of each; tables also by phase, as "phase.lobby"."""
    told = {"tables": 0, "entries": 0}
    for phase, number, entries in connection.execute(PHASES):
        told[f"phase.{phase}"] = number
        told["tables"] += number
        told["entries"] += entries
    for each in (schema.accounts, schema.sessions, schema.records):
        told[each.name] = connection.execute(select(func.count()).select_from(each)).scalar_one()
    return told


def outages(connection: Connection) -> list[tuple[float, float]]:
    rows = connection.execute(select(schema.outages.c.began, schema.outages.c.ended).order_by(schema.outages.c.began))
    return [(began, ended) for began, ended in rows]
