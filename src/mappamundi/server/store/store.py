"""The store: everything the server keeps. Reads run on threads of their own, writes are committed in groups."""

import asyncio
import math
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Engine
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from mappamundi.server.keeping import Keeping
from mappamundi.server.rows import Account, Entry, Session, Stale, TableRow, Token
from mappamundi.server.store import reads, writes
from mappamundi.server.store.backup import upgrade_file
from mappamundi.server.store.door import Lock
from mappamundi.server.store.engine import fill, is_sqlite, make_engine, make_file
from mappamundi.server.store.errors import Conflict, Unavailable, translate
from mappamundi.server.store.lease import Lease
from mappamundi.server.store.location import parse_url
from mappamundi.server.store.migrate import Outdated, is_fresh, require_head, upgrade
from mappamundi.server.store.postgres import Listener
from mappamundi.server.store.writer import Writer
from mappamundi.server.store.writes import SeatOfAccount, Work

READERS = 4
# Seconds that one statement may take, and that a read may take in all.
STATEMENT_SECONDS = 4.0
READ_SECONDS = 6.0
# So many seconds after a write has failed the database is not trusted.
TROUBLED = 3.0

T = TypeVar("T")


class Store:
    """Open one with `await Store.open(url)`. Beside the errors that a method names, each may raise Unavailable."""

    def __init__(self, url: URL, lock: Lock | None) -> None:
        """Use `open`."""
        self._url = url
        self._lock = lock
        self._closed = False
        self._reading: Engine = make_engine(url, "read", READERS, STATEMENT_SECONDS)
        if lock is not None:
            fill(self._reading, READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer = Writer(make_engine(url, "write", deadline=STATEMENT_SECONDS), STATEMENT_SECONDS, lock)
        self._lease = Lease(url, self._report_lost) if self.shared else None
        self._listener: Listener | None = None
        self._probe: asyncio.Future[float] | None = None
        # After so many seconds without a beat no server ran.
        self.silence = math.inf
        # Called in the event loop with the tables that are no longer ours, though nobody gave them back.
        self.on_lost: Callable[[list[str]], None] | None = None

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at this address. BadInput if it cannot be used, or must be upgraded first; a SQLite database
        needs no care: it is made if it does not exist yet, and upgraded after a copy was put beside it. A SQLite
        database has one store at a time."""
        parsed = parse_url(url)

        def prepare() -> None:
            if is_fresh(parsed):
                upgrade(parsed)
            engine = make_engine(parsed, "read")
            try:
                require_head(parsed, engine)
            except Outdated as older:
                if not is_sqlite(parsed):
                    raise
                upgrade_file(parsed, older.revision)
            finally:
                engine.dispose()

        make_file(parsed)
        lock = Lock(parsed) if is_sqlite(parsed) else None
        try:
            await asyncio.to_thread(prepare)
        except BaseException:
            if lock is not None:
                lock.close()
            raise
        return cls(parsed, lock)

    async def close(self) -> None:
        """Commits what waits, gives back all tables and lets go of the database."""

        def shut() -> None:
            self._writer.close()
            if self._listener is not None:
                self._listener.close()
            if self._lease is not None:
                self._lease.close()
            self._readers.shutdown()
            self._reading.dispose()
            if self._lock is not None:
                self._lock.close()

        if not self._closed:
            self._closed = True
            await asyncio.to_thread(shut)

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database, so that owners and notices mean something."""
        return not is_sqlite(self._url)

    @property
    def commits(self) -> int:
        """How many commits there have been; each may serve many writes."""
        return self._writer.commits

    async def _read(self, read: Callable[..., T], *values: Any) -> T:
        def run() -> T:
            try:
                with self._reading.connect() as connection:
                    return read(connection, *values)
            except SQLAlchemyError as error:
                raise translate(error) from None

        if self._closed:
            raise Unavailable("the store is closed")
        try:
            async with asyncio.timeout(READ_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except TimeoutError:
            raise Unavailable("the database has not answered in time") from None

    # Tables

    async def create(
        self,
        row: TableRow,
        entries: Sequence[Entry],
        tokens: Sequence[Token],
        account_seats: Sequence[SeatOfAccount] = (),
    ) -> None:
        """A new table with the beginning of its log, ours from the start. Conflict if its id or a token is taken."""
        owner = self._lease.name if self._lease else None
        await self._writer.write(writes.create(row, entries, tokens, account_seats, owner), row.id)
        if self._lease and owner:
            self._lease.hold(row.id, owner)

    def append(
        self,
        table_id: str,
        entries: Sequence[Entry],
        *,
        changes: Mapping[str, Any] | None = None,
        snapshot: tuple[int, bytes] | None = None,
        tokens_added: Sequence[Token] = (),
        account_seats: Sequence[SeatOfAccount] = (),
        vacated: Sequence[int] = (),
        private: Sequence[writes.Kept] = (),
    ) -> Coroutine[Any, Any, None]:
        """More entries for the log of a table, and what follows from them, all or nothing: under way from now on, kept
        once it was awaited. Of a seat that is vacated nobody keeps a token, and no account keeps it among its games.
        What seats keep to themselves is (seat, kind, body), as for `set_private`.

        Conflict if an entry's number or key is taken or the numbers do not follow on, or if the table was ours and is
        another process's now; NoSuchTable.
        """
        fence = self._fence(table_id)
        work = writes.Append(table_id, entries, changes, snapshot, tokens_added, account_seats, vacated, private, fence)
        return self._write_fenced(work, table_id)

    def _fence(self, table_id: str) -> str | None:
        return self._lease.fence(table_id) if self._lease else None

    def _write_fenced(self, work: Work, table_id: str) -> Coroutine[Any, Any, None]:
        return self._kept(self._writer.write(work, table_id), table_id)

    async def _kept(self, written: asyncio.Future[Any], table_id: str) -> None:
        try:
            await written
        except Conflict as conflict:
            if conflict.what == "owner" and self._lease:
                self._lease.lose(table_id)
            raise

    async def table(self, table_id: str) -> TableRow | None:
        return await self._read(reads.table, table_id)

    async def log(self, table_id: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries after number `since`, in order."""
        return await self._read(reads.log, table_id, since, limit)

    async def lines(self, table_id: str, since: int = 0) -> bytes:
        """The same as lines for another process, as `entries_in` reads them."""
        return await self._read(reads.lines, table_id, since)

    async def entry_by_key(self, table_id: str, key: str) -> Entry | None:
        return await self._read(reads.entry_by_key, table_id, key)

    async def snapshot(self, table_id: str, most: int = reads.LAST) -> tuple[int, bytes] | None:
        """The latest snapshot and the number of the entry it was taken after, which is at `most` that one."""
        return await self._read(reads.snapshot, table_id, most)

    async def open_tables(self, phase: str | None, listed: bool, limit: int, before: float | None) -> list[TableRow]:
        """The newest tables first, of this phase or of all, only listed ones or all, created before that time."""
        return await self._read(reads.open_tables, phase, listed, limit, before)

    async def due(self, before: float, limit: int) -> list[tuple[str, float]]:
        """Tables where something must happen by that time, the most urgent first."""
        return await self._read(reads.due, before, limit)

    async def stale(self, keeping: Keeping, now: float, after: str, limit: int) -> tuple[list[Stale], str | None]:
        """Some of the tables whose time is over, and after which to go on, if there may be more."""
        return await self._read(reads.stale, keeping, now, after, limit)

    async def remove(self, stale: Stale) -> bool:
        """Clear a table away with all that belongs to it, unless something has happened there."""
        removed: bool = await self._writer.write(writes.remove(stale), stale.id)
        return removed

    async def correction(self, game_id: str, digest: str) -> str | None:
        """The corrected data of a game with that digest, if any table was ever played with them."""
        return await self._read(reads.correction, game_id, digest)

    async def counts(self) -> dict[str, int]:
        return await self._read(reads.counts)

    # Tokens, and what a seat keeps to itself

    async def token(self, digest: str) -> Token | None:
        return await self._read(reads.token, digest)

    async def private(self, table_id: str) -> dict[tuple[int, str], Any]:
        """What the seats of a table keep to themselves, by seat and kind."""
        return await self._read(reads.private, table_id)

    async def set_private(
        self, table_id: str, seat: int, kind: str, body: Any, *, changes: Mapping[str, Any] | None = None
    ) -> None:
        """Keep this, or nothing if it is None, and change the row of the table. Listeners hear of it as entry 0.
        Conflict if the table was ours and is another process's now."""
        work = writes.set_private(table_id, [(seat, kind, body)], changes, self._fence(table_id))
        await self._write_fenced(work, table_id)

    async def set_due(self, table_id: str, due: float | None) -> None:
        """When something must happen at the table. Listeners hear of it as entry 0: there was a reason."""
        await self._write_fenced(writes.set_private(table_id, [], {"due": due}, self._fence(table_id)), table_id)

    # Accounts

    async def account(self, account_id: str) -> Account | None:
        return await self._read(reads.account, account_id)

    async def account_by_name(self, name: str) -> Account | None:
        """The account of that name, in whatever case it is written."""
        return await self._read(reads.account_by_name, name)

    async def add_account(self, account: Account) -> None:
        """Conflict if the name is taken."""
        await self._writer.write(writes.add_account(account), f"account {writes.fold(account.name)}")

    async def add_session(
        self, digest: str, account_id: str, now: float, expires: float, device: str | None = None
    ) -> None:
        """A new session; those of the account that have expired by now go."""
        work = writes.add_session(digest, account_id, now, expires, device)
        await self._writer.write(work, f"account of {account_id}")

    async def sessions_of(self, account_id: str, now: float) -> list[Session]:
        """Where the account is signed in, the latest first."""
        return await self._read(reads.sessions_of, account_id, now)

    async def session_account(self, digest: str, now: float) -> Account | None:
        """Whose session this is, unless it has expired."""
        return await self._read(reads.session_account, digest, now)

    async def drop_session(self, digest: str, *, seats: bool = False) -> None:
        """Sign out there, and close the seats that were opened there, if told so."""
        await self._writer.write(writes.drop_session(digest, seats), f"session {digest}")

    async def tables_of(self, account_id: str) -> list[tuple[TableRow, int]]:
        """The tables where this account has a seat, with the seat, the latest first."""
        return await self._read(reads.tables_of, account_id)

    async def account_notices(self, account_id: str) -> Any:
        """Where the account wants its notices, if it said so."""
        return await self._read(reads.account_notices, account_id)

    async def set_account_notices(self, account_id: str, body: Any) -> None:
        """Keep this, or nothing if it is None."""
        await self._writer.write(writes.set_account_notices(account_id, body), f"account of {account_id}")

    # Uploaded records

    async def save_record(self, record_id: str, body: bytes) -> bool:
        """Keep a record for some time from now on, if there is room for it; those whose time is over go."""
        kept: bool = await self._writer.write(writes.save_record(record_id, body), f"record {record_id}")
        return kept

    async def record(self, record_id: str) -> bytes | None:
        return await self._read(reads.record, record_id)

    # Whether a server runs

    async def beat(self, now: Callable[[], float], silence: float | None = None) -> float:
        """A server runs at the moment when this is written. If none did for longer than `silence` before, or than is
        usual, that was an outage. Gives the latest moment at which any ran, which may lie ahead of this one."""
        limit = self.silence if silence is None else silence
        latest: float = await self._writer.write(writes.beat(now, limit), "pulse")
        return latest

    @property
    def troubled(self) -> bool:
        """Whether the database has just failed to take a write; it may well take a smaller one."""
        return monotonic() - self._writer.failed < TROUBLED

    async def note_outage(self, began: float, ended: float) -> None:
        await self._writer.write(writes.note_outage(began, ended), "pulse")

    async def outages(self) -> list[tuple[float, float]]:
        """All times in which nobody could move, in order; they may overlap."""
        return await self._read(reads.outages)

    # Between processes

    async def try_lock(self, table_id: str) -> bool:
        """Make this process the owner of the table, if nobody is; from then on it is told when it no longer is, at the
        latest when it writes."""
        if self._closed:
            raise Unavailable("the store is closed")
        return await self._lease.take(table_id) if self._lease else True

    async def unlock(self, table_id: str) -> None:
        if self._lease and not self._closed:
            await self._lease.give_back(table_id)

    async def look(self, now: float) -> tuple[list[float], int]:
        """Show the other processes that this one lives, and look whether they do: when each that is gone was last known
        to live, and how many there are. To be done every `LOOK_EVERY` seconds."""
        if self._closed:
            raise Unavailable("the store is closed")
        return await self._lease.look(now) if self._lease else ([], 0)

    def _report_lost(self, tables: list[str]) -> None:
        if self.on_lost is not None:
            self.on_lost(tables)

    async def say(self, message: str) -> None:
        """Tell something to whoever listens now; nothing is kept of it. SQLite has nobody to tell it to."""
        if self.shared:
            await self._writer.write(writes.say(message), "")

    async def listen(self, callback: Callable[[str, int], None], heard: Callable[[str], None]) -> None:
        """From now on, call back in the event loop with (table, seq) whenever another process appends to a table, and
        with (table, 0) when any changes what a seat keeps to itself.

        What processes `say` is `heard` by all of them.

        After a break it calls back with ("", 0): notices may be missing, and everything must be looked at. It does the
        same if a write of our own was kept after it was given up; SQLite, which has no other processes, calls back for
        no other reason.
        """
        self._writer.late = lambda: callback("", 0)
        if self.shared:
            self._listener = Listener(self._url, callback, heard, self._writer.number)
            await self._listener.start()
