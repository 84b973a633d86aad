"""What each write does inside its transaction.

Rows are made ready by the caller, so that the one thread that writes has little to do but to write.
"""

import time
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from sqlalchemy import Connection, Function, Update, UpdateBase, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from mappamundi.kernel.names import JOINERS
from mappamundi.server.bounds import ALL_RECORDS, RECORD_DAYS
from mappamundi.server.rows import Account, Entry, Stale, TableRow, Token
from mappamundi.server.store import schema
from mappamundi.server.store.errors import Conflict, NoSuchTable

CHANNEL = "mundi"  # of PostgreSQL's NOTIFY
TALK = "mundi_talk"
CHANGEABLE = frozenset({"rules", "phase", "listed", "updated", "due", "spec", "seats", "secret"})

Work = Callable[[Connection], object]
Row = dict[str, Any]
SeatOfAccount = tuple[str, str, int]  # account, table, seat
Kept = tuple[int, str, object]  # seat, kind, body


def text_of(value: object) -> str:
    """JSON as the store keeps it."""
    return msgspec.json.encode(value).decode()


def fold(name: str) -> str:
    """The form in which names of accounts are compared: without case, without different codes for one letter, and
    without what only tells how letters are joined."""
    plain = "".join(letter for letter in name if letter not in JOINERS)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain).casefold())


# Rows


def table_values(row: TableRow) -> Row:
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name != "data_text"}
    return values | {"spec": text_of(row.spec), "seats": text_of(row.seats)}


def data_values(row: TableRow) -> Row | None:
    """The corrected data that a table is played with."""
    return None if row.data is None else {"digest": row.data, "game": row.game, "body": row.data_text}


def entry_values(table_id: str, entries: Sequence[Entry]) -> list[Row]:
    """Entries as rows; their numbers must follow on."""
    for before, after in pairwise(entries):
        if after.seq != before.seq + 1:
            raise ValueError(f"entry {after.seq} does not follow on entry {before.seq}")
    return [
        {
            "table_id": table_id,
            "seq": entry.seq,
            "at": entry.at,
            "kind": entry.kind,
            "body": text_of(entry.body),
            "key": entry.key,
        }
        for entry in entries
    ]


def token_values(tokens: Iterable[Token]) -> list[Row]:
    now = time.time()
    return [{name: getattr(token, name) for name in token.__struct_fields__} | {"created": now} for token in tokens]


def seat_values(seats: Iterable[SeatOfAccount]) -> list[Row]:
    return [{"account_id": account, "table_id": table, "seat": seat} for account, table, seat in seats]


def private_values(table_id: str, private: Iterable[Kept]) -> tuple[list[Row], list[Row]]:
    """What seats keep to themselves from now on, and what they keep no longer."""
    rows = [{"table_id": table_id, "seat": seat, "kind": kind, "body": body} for seat, kind, body in private]
    kept = [row | {"body": text_of(row["body"])} for row in rows if row["body"] is not None]
    return kept, [row for row in rows if row["body"] is None]


def changed_values(changes: Mapping[str, Any]) -> Row:
    unknown = changes.keys() - CHANGEABLE
    if unknown:
        raise ValueError(f"these cannot be changed in the row of a table: {', '.join(sorted(unknown))}")
    return {name: text_of(value) if name in ("spec", "seats") else value for name, value in changes.items()}


# Statements, made once each


def notify(parameter: str) -> Function[Any]:
    return func.pg_notify(CHANNEL, bindparam(parameter))


@cache
def update_table(names: tuple[str, ...], owner: bool) -> Update:
    """Sets these columns of a table; where an owner writes, only if the table is still its own."""
    change = update(schema.tables).where(schema.tables.c.id == bindparam("this"))
    if owner:
        change = change.where(schema.tables.c.owner == bindparam("fence"))
    return change.values({name: bindparam(f"new_{name}") for name in names})


@cache
def advance_table(names: tuple[str, ...], dialect: str, owner: bool) -> UpdateBase:
    """Sets these columns of a table if its log ends where the new entries begin, and tells the other processes."""
    change = update_table(names, owner).where(schema.tables.c.seq == bindparam("last"))
    # PostgreSQL sends a notice when its transaction is committed; as part of this statement it costs no round trip.
    return change.returning(notify("payload")) if dialect == "postgresql" else change


@cache
def put(table_name: str, dialect: str, *, replace: bool) -> Any:
    """An insert that replaces the row of the same primary key, or leaves it alone."""
    table = schema.metadata.tables[table_name]
    keys = [column.name for column in table.primary_key]
    statement: Any = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table)
    if not replace:
        return statement.on_conflict_do_nothing(index_elements=keys)
    changed = {column.name: statement.excluded[column.name] for column in table.columns if column.name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


INSERT_TABLE = insert(schema.tables)
INSERT_ENTRY = insert(schema.log)
INSERT_TOKEN = insert(schema.tokens)
INSERT_ACCOUNT = insert(schema.accounts)
INSERT_SESSION = insert(schema.sessions)
ROW = select(schema.tables.c.seq, schema.tables.c.owner).where(schema.tables.c.id == bindparam("this"))
# All that anybody had of a seat: the tokens of every device, invitations to it, and its place among the games of an
# account.
DROP_SEAT_TOKENS = delete(schema.tokens).where(
    schema.tokens.c.table_id == bindparam("this"), schema.tokens.c.seat == bindparam("at_seat")
)
DROP_ACCOUNT_SEATS = delete(schema.account_seats).where(
    schema.account_seats.c.table_id == bindparam("this"), schema.account_seats.c.seat == bindparam("at_seat")
)
DROP_SESSION = delete(schema.sessions).where(schema.sessions.c.hash == bindparam("this"))
DROP_SESSION_TOKENS = delete(schema.tokens).where(schema.tokens.c.session == bindparam("this"))
DROP_STALE_SESSIONS = delete(schema.sessions).where(
    schema.sessions.c.account_id == bindparam("this"), schema.sessions.c.expires <= bindparam("now")
)
DROP_ACCOUNT_NOTICES = delete(schema.account_notices).where(schema.account_notices.c.account_id == bindparam("this"))
DROP_PRIVATE = delete(schema.private).where(
    schema.private.c.table_id == bindparam("this"),
    schema.private.c.seat == bindparam("at_seat"),
    schema.private.c.kind == bindparam("of_kind"),
)
DROP_STALE_RECORDS = delete(schema.records).where(schema.records.c.created < bindparam("before"))
SIZE_OF_RECORDS = select(func.coalesce(func.sum(func.length(schema.records.c.body)), 0)).where(
    schema.records.c.id != bindparam("this")
)
# Nobody may move there between this and what is written then.
STILL = (
    select(schema.tables.c.id)
    .where(
        schema.tables.c.id == bindparam("this"),
        schema.tables.c.seq == bindparam("last"),
        schema.tables.c.updated == bindparam("then"),
    )
    .with_for_update()
)
# All that belongs to a table, and the table itself last.
DROP_TABLE = [
    *(delete(part).where(part.c.table_id == bindparam("this")) for part in schema.PARTS),
    delete(schema.tables).where(schema.tables.c.id == bindparam("this")),
]
# Corrected data that no table is played with any more. An uploaded record may have been played with them, which its
# packed body does not tell here: while there is any, they stay. Records are cleared away by themselves.
HOLD_CORRECTIONS = select(schema.corrections.c.digest).with_for_update()
DROP_LEFT_CORRECTIONS = delete(schema.corrections).where(
    schema.corrections.c.digest.not_in(select(schema.tables.c.data).where(schema.tables.c.data.is_not(None))),
    ~select(schema.records.c.id).exists(),
)
# Nobody else may beat between this and what is written then.
LAST_BEAT = select(schema.pulse.c.at).with_for_update()
NOTIFY = select(notify("payload"))
SAY = select(func.pg_notify(TALK, bindparam("payload")))


# Writes


def create(
    row: TableRow,
    entries: Sequence[Entry],
    tokens: Sequence[Token],
    account_seats: Sequence[SeatOfAccount],
    owner: str | None = None,
) -> Work:
    values = table_values(row) | {"owner": owner}
    values["seq"] = entries[-1].seq if entries else 0
    entry_rows, token_rows, seat_rows = entry_values(row.id, entries), token_values(tokens), seat_values(account_seats)
    data_row = data_values(row)
    if entries and entries[0].seq != 1:
        raise ValueError("the log of a new table begins with entry 1")

    def work(connection: Connection) -> None:
        if data_row is not None:
            # Written anew, so that whoever clears them away meanwhile waits, and then sees this table.
            connection.execute(put("corrections", connection.dialect.name, replace=True), data_row)
        connection.execute(INSERT_TABLE, values)
        add(connection, entry_rows, token_rows, seat_rows)

    return work


class Append:
    """More entries for the log of a table, and what follows from them."""

    def __init__(
        self,
        table_id: str,
        entries: Sequence[Entry],
        changes: Mapping[str, Any] | None,
        snapshot: tuple[int, bytes] | None,
        tokens_added: Sequence[Token],
        account_seats: Sequence[SeatOfAccount],
        vacated: Sequence[int] = (),
        private: Sequence[Kept] = (),
        fence: str | None = None,
    ) -> None:
        values = {"updated": entries[-1].at if entries else time.time()} | changed_values(changes or {})
        self.table_id = table_id
        self.parameters: Row = {"this": table_id}
        if fence is not None:
            self.parameters["fence"] = fence
        if entries:
            values["seq"] = entries[-1].seq
            self.parameters["last"] = entries[0].seq - 1
            self.parameters["payload"] = f"{table_id} {entries[-1].seq}"
        self.parameters |= {f"new_{name}": value for name, value in values.items()}
        self.changed = tuple(sorted(values))
        self.entry_rows = entry_values(table_id, entries)
        self.picture: Row | None = None
        if snapshot is not None:
            self.picture = {"table_id": table_id, "seq": snapshot[0], "body": snapshot[1].decode()}
        self.kept_rows, self.dropped_rows = private_values(table_id, private)
        self.token_rows, self.seat_rows = token_values(tokens_added), seat_values(account_seats)
        self.vacated = vacated

    @property
    def is_move(self) -> bool:
        """Whether the game went on and nothing else has changed: who may sit where stays as it is."""
        others = self.token_rows or self.seat_rows or self.vacated or "secret" in self.changed
        return bool(self.entry_rows) and not others

    def __call__(self, connection: Connection) -> None:
        dialect = connection.dialect.name
        owner = "fence" in self.parameters
        change = advance_table(self.changed, dialect, owner) if self.entry_rows else update_table(self.changed, owner)
        if not connection.execute(change, self.parameters).rowcount:
            raise refusal(connection, self.parameters)
        for seat in self.vacated:
            connection.execute(DROP_SEAT_TOKENS, {"this": self.table_id, "at_seat": seat})
            connection.execute(DROP_ACCOUNT_SEATS, {"this": self.table_id, "at_seat": seat})
        add(connection, self.entry_rows, self.token_rows, self.seat_rows)
        keep(connection, self.kept_rows, self.dropped_rows)
        if self.picture is not None:
            connection.execute(put("snapshots", dialect, replace=True), self.picture)


def refusal(connection: Connection, parameters: Row) -> Exception:
    """Why the row of the table was not changed."""
    table_id = parameters["this"]
    row = connection.execute(ROW, {"this": table_id}).first()
    if row is None:
        return NoSuchTable(table_id)
    if row.owner != parameters.get("fence", row.owner):
        return Conflict("owner", f"table {table_id} belongs to another process now")
    return Conflict("seq", f"the log of table {table_id} ends with {row.seq}, not with {parameters['last']}")


def add(connection: Connection, entries: list[Row], tokens: list[Row], seats: list[Row]) -> None:
    # One row is sent as one, not as a list of one: the driver takes a slower road for lists.
    if entries:
        connection.execute(INSERT_ENTRY, entries if len(entries) > 1 else entries[0])
    if tokens:
        connection.execute(INSERT_TOKEN, tokens)
    if seats:
        connection.execute(put("account_seats", connection.dialect.name, replace=False), seats)


def set_private(
    table_id: str, kept: Sequence[Kept], changes: Mapping[str, Any] | None = None, fence: str | None = None
) -> Work:
    rows, dropped = private_values(table_id, kept)
    values = changed_values(changes or {})
    # An owner touches the row in any case, so that it is still its own when this is committed.
    values |= {"owner": fence} if fence else {}
    change = update_table(tuple(sorted(values)), fence is not None) if values else None
    parameters: Row = {"this": table_id} | ({"fence": fence} if fence else {})
    parameters |= {f"new_{name}": value for name, value in values.items()}

    def work(connection: Connection) -> None:
        if change is not None and not connection.execute(change, parameters).rowcount:
            raise refusal(connection, parameters)
        keep(connection, rows, dropped)
        if connection.dialect.name == "postgresql":
            connection.execute(NOTIFY, {"payload": f"{table_id} 0"})

    return work


def remove(stale: Stale) -> Work:
    """Clear a table away, if nothing has happened there since it was looked at; gives whether it was."""

    def work(connection: Connection) -> bool:
        values = {"this": stale.id, "last": stale.seq, "then": stale.updated}
        if connection.execute(STILL, values).first() is None:
            return False
        for statement in DROP_TABLE:
            connection.execute(statement, {"this": stale.id})
        connection.execute(HOLD_CORRECTIONS)
        connection.execute(DROP_LEFT_CORRECTIONS)
        return True

    return work


def say(message: str) -> Work:
    """Nothing is kept of it: whoever listens now hears it."""
    return lambda connection: connection.execute(SAY, {"payload": message})


def keep(connection: Connection, kept: Sequence[Row], dropped: Sequence[Row]) -> None:
    for row in dropped:
        connection.execute(DROP_PRIVATE, {"this": row["table_id"], "at_seat": row["seat"], "of_kind": row["kind"]})
    for row in kept:
        connection.execute(put("private", connection.dialect.name, replace=True), row)


def add_account(account: Account) -> Work:
    row = {name: getattr(account, name) for name in account.__struct_fields__} | {"folded": fold(account.name)}

    def work(connection: Connection) -> None:
        connection.execute(INSERT_ACCOUNT, row)

    return work


def add_session(digest: str, account_id: str, now: float, expires: float, device: str | None) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(DROP_STALE_SESSIONS, {"this": account_id, "now": now})
        row = {"hash": digest, "account_id": account_id, "created": now, "expires": expires, "device": device}
        connection.execute(INSERT_SESSION, row)

    return work


def drop_session(digest: str, seats: bool) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(DROP_SESSION, {"this": digest})
        if seats:
            connection.execute(DROP_SESSION_TOKENS, {"this": digest})

    return work


def set_account_notices(account_id: str, body: object) -> Work:
    row = {"account_id": account_id, "body": text_of(body)}

    def work(connection: Connection) -> None:
        if body is None:
            connection.execute(DROP_ACCOUNT_NOTICES, {"this": account_id})
        else:
            connection.execute(put("account_notices", connection.dialect.name, replace=True), row)

    return work


def save_record(record_id: str, body: bytes) -> Work:
    now = time.time()
    row = {"id": record_id, "created": now, "body": body}

    def work(connection: Connection) -> bool:
        connection.execute(DROP_STALE_RECORDS, {"before": now - RECORD_DAYS * 86400})
        others = connection.execute(SIZE_OF_RECORDS, {"this": record_id}).scalar_one()
        if others + len(body) > ALL_RECORDS:
            return False
        connection.execute(put("records", connection.dialect.name, replace=True), row)
        return True

    return work


# Whether a server runs


def beat(now: Callable[[], float], silence: float) -> Work:
    """Gives the latest time that any server had."""

    def work(connection: Connection) -> float:
        last = connection.execute(LAST_BEAT).scalar()
        # Only now is it sure that it can be written.
        at = now()
        if last is not None and at - last > silence:
            note_outage(last, at)(connection)
        latest = at if last is None else max(last, at)
        connection.execute(put("pulse", connection.dialect.name, replace=True), {"id": 1, "at": latest})
        return latest

    return work


def note_outage(began: float, ended: float) -> Work:
    def work(connection: Connection) -> None:
        row = {"began": began, "ended": ended}
        connection.execute(put("outages", connection.dialect.name, replace=False), row)

    return work
