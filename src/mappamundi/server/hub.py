"""All live tables of this process, and its part in sharing them with other processes.

Any process may take a command for any table: the log's sequence numbers make sure that two can never both write the
same entry. What a table does by itself (bots, clocks, absent seats, notices) is done by the one process that owns it;
when that process dies or stands still, the others notice, and whoever sweeps next takes the table over.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

from mappamundi.kernel.corrected import Corrected
from mappamundi.server.bounds import ENTRY_COSTS, VIEW_COSTS
from mappamundi.server.freezing import thaw
from mappamundi.server.guests import Guests
from mappamundi.server.house import BEAT_EVERY, HouseClock
from mappamundi.server.keeping import STALE_AT_ONCE, Keeping
from mappamundi.server.limits import Limits, Purse
from mappamundi.server.live import Live, PutAway
from mappamundi.server.metrics import Histogram
from mappamundi.server.problems import Refusal
from mappamundi.server.relay import Handed, Relay
from mappamundi.server.rows import Entry, TableRow
from mappamundi.server.rulesets import game_of
from mappamundi.server.slices import in_slices
from mappamundi.server.store import Moved, Store, Unavailable
from mappamundi.server.store.lease import LOOK_EVERY
from mappamundi.server.studies import Studies
from mappamundi.server.table import Table
from mappamundi.server.webhooks import Mode, Post
from mappamundi.server.wire import is_id
from mappamundi.server.workers import Workers

# How often to look for tables that nobody drives. Less than half of the five seconds a take-over may last.
SWEEP_EVERY = 2.0
# So many seconds without a failure, and the database is back.
STEADY = 3.0
# After so many seconds a table that could not be read is tried again.
LOOK_AGAIN = 30.0
# How often to look for tables whose time is over, in seconds.
TIDY_EVERY = 3600.0

log = logging.getLogger("mappamundi.server")


class Hub:
    """The live tables of one process."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        now: HouseClock | None = None,
        webhooks: Mode = "public",
        keeping: Keeping | None = None,
        studies: Studies | None = None,
        corrected: Mapping[str, Corrected] | None = None,
        guests: Guests | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.studies = studies or Studies(1, Limits(0.0, 1))
        self.now = now or HouseClock()
        self.keeping = keeping or Keeping()
        # With which data new tables are played, by game; those that there are keep theirs.
        self.corrected = corrected or {}
        # The bots of others that may sit at tables.
        self.guests = guests or Guests()
        store.silence = self.now.silence
        self.live: dict[str, Live] = {}
        self.counters: Counter[str] = Counter()
        self.post = Post(webhooks, self.counters)
        self.commit_times = Histogram()
        self.outages: list[tuple[float, float]] = []
        # Tables that cannot be read or go on, and when to look at them again: they may have been mended.
        self.broken: dict[str, float] = {}
        self.relay = Relay(store.say, self._serve_handed, self._let_go_of)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweep_now = asyncio.Event()
        self._pulse: asyncio.Task[None] | None = None
        # Whether it was said that the database does not answer, and when it last did not.
        self._away = False
        self._missed = 0.0

    async def open(self) -> None:
        """Start listening and sweeping; note how long no server was there."""
        others = await self._look()
        self.now.begin(await self.store.beat(self.now, None if others else 0.0))
        self.outages = await self.store.outages()
        self.store.on_lost = self._lost
        await self.store.listen(self._noticed, lambda message: self.background(self.relay.hear(message)))
        self.background(self._keep_time())
        self.background(self._keep_watch())
        self.background(self._sweep())
        self.background(self._tidy())

    def let_go(self) -> None:
        """End every stream: its reader comes back with the number it saw last, here or elsewhere."""
        for live in self.live.values():
            for reader in live.readers:
                reader.drop()

    async def close(self) -> None:
        # Again, because what is just ending may have begun something else, and a table may still be on its way in.
        while tasks := self._under_way():
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(Unavailable):
            await self.store.beat(self.now)
        self.workers.close()
        await self.studies.close()
        await self.store.close()

    def _under_way(self) -> list[asyncio.Task[Any]]:
        """All that this process does by itself."""
        pulse = [self._pulse] if self._pulse is not None else []
        tasks = [*self._tasks, *self._loading.values(), *pulse, *(live.task for live in self.live.values())]
        return [task for task in tasks if not task.done()]

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something on the side; a failure is reported, never lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        # A table that was put away meanwhile has nothing left to be told.
        if not task.cancelled() and not isinstance(error := task.exception(), PutAway | None):
            self.counters["background_failures"] += 1
            if isinstance(error, Unavailable):
                self.miss_database(error)
            else:
                log.error("background work failed", exc_info=error)

    def complain(self, table_id: str, error: Exception) -> None:
        """Something that a table should do by itself failed: the store's fault or ours, never a player's."""
        self.counters["drive_failures"] += 1
        if isinstance(error, Unavailable):
            self.miss_database(error)
            return
        log.error("table %s could not go on by itself: %s: %s", table_id, type(error).__name__, error)
        if not isinstance(error, Refusal):
            self.broken[table_id] = self.now() + LOOK_AGAIN

    def miss_database(self, error: Unavailable) -> None:
        """The database does not answer as it should: said once, however many hear of it, until it does again."""
        self._missed = monotonic()
        if not self._away and not isinstance(error, Moved):
            log.error("the database does not answer: %s", error)
            self._away = True

    def _find_database(self) -> None:
        """The database has answered; it is trusted again when it has done so for some time."""
        if self._away and monotonic() - self._missed > STEADY:
            log.warning("the database answers again")
            self._away = False

    def clear_complaint(self, table_id: str) -> None:
        """The table was read, or went on by itself."""
        if self.broken.pop(table_id, None) is not None:
            log.warning("table %s goes on", table_id)

    def count(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self.counters[f"entries_{entry.kind}"] += 1

    # --- finding tables -----------------------------------------------------------------------------------------

    async def table(self, table_id: str, purse: Purse | None = None) -> Live:
        """The live table, read in if need be, which whoever asks pays for."""
        live = self.live.get(table_id)
        if live is not None:
            live.touched = self.now()
            return live
        if purse is not None:
            purse.take(VIEW_COSTS)
        loading = self._loading.get(table_id)
        if loading is None:
            # A task of its own, that goes on when the first who waits has gone: there must never be two of one table.
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        live = await asyncio.shield(loading)
        if purse is not None:
            purse.spend((live.table.seq - live.frozen) * ENTRY_COSTS)
        return live

    async def _load(self, table_id: str) -> Live:
        try:
            return await self._read_in(table_id)
        finally:
            # Before anybody else runs: whoever comes now must not be told what was true before.
            del self._loading[table_id]

    async def _read_in(self, table_id: str) -> Live:
        with self._reading(table_id):
            table, private, frozen = await self.read(table_id)
        self.clear_complaint(table_id)
        live = Live(self, table, private, frozen, await self.store.try_lock(table_id))
        self.live[table_id] = live
        if self.store.shared:
            # What another process wrote since we read, before we would hear of it.
            await live.ask(live.catch_up)
        return live

    @contextmanager
    def _reading(self, table_id: str) -> Iterator[None]:
        """One table that cannot be read is no other's concern: whoever asks for it is told, and so is whoever runs the
        server."""
        try:
            yield
        except Refusal as refusal:
            if refusal.problem.reason == "rules_unknown":
                # It is whole, and yet it waits for whoever runs the server.
                self.broken[table_id] = self.now() + LOOK_AGAIN
            raise
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told
            self.complain(table_id, error)
            detail = "This table cannot be read. Whoever runs the server can find out why, and mend it."
            raise Refusal(503, detail, "broken_table") from None

    async def read(self, table_id: str) -> tuple[Table, dict[tuple[int, str], Any], int]:
        """A table as it is stored: the last snapshot, and what followed it."""
        row = await self.row(table_id)
        if row.corrected is not None:
            # A tenth of a second for data that are new to this process; those that are not are at hand.
            await asyncio.to_thread(game_of, row.game, row.rules, row.corrected)
        table = Table(row, self.now(), self.keeping)
        frozen = await self.store.snapshot(table_id)
        if frozen is not None:
            thaw(table, *frozen)
        async for entry in in_slices(await self.store.log(table_id, table.seq)):
            table.follow(entry)
        table.pause(self.outages)
        return table, await self.store.private(table_id), frozen[0] if frozen else 0

    async def sign_out(self, session: str) -> None:
        """End a session elsewhere, with the seats that were opened in it and the streams that are open for them."""
        await self.store.drop_session(session, seats=True)
        await self.relay.sign_out(session)

    def _let_go_of(self, session: str) -> None:
        for live in self.live.values():
            for reader in live.readers:
                if reader.session == session:
                    reader.drop()

    async def row(self, table_id: str) -> TableRow:
        """The row of a table that anybody may look at."""
        # Not every database can so much as look for any text: none takes a zero.
        with self._reading(table_id):
            row = await self.store.table(table_id) if is_id(table_id) else None
        if row is None or row.aside is not None:
            self.broken.pop(table_id, None)
        if row is None:
            raise Refusal(404, "There is no such table.", "no_table")
        if row.aside is not None:
            raise Refusal(503, "This table was put aside, because it could not be read.", "put_aside")
        return row

    def at(self, table_id: str) -> Live | None:
        """The table, if it is in memory."""
        return self.live.get(table_id)

    def forget(self, table_id: str) -> None:
        """A table that nobody looks at costs nothing but its rows."""
        live = self.live.pop(table_id, None)
        if live is not None and live.owned:
            self.background(self.store.unlock(table_id))

    # --- sharing them -------------------------------------------------------------------------------------------

    def _noticed(self, table_id: str, seq: int) -> None:
        """A process has written: an entry, or, if the number is 0, what a seat keeps to itself. An empty id means that
        notices may have been missed."""
        for live in list(self.live.values()) if not table_id else [self.live.get(table_id)]:
            if live is None:
                continue
            # What we are writing just now we know, whether it was kept or not.
            if not table_id or live.table.seq < seq:
                self.background(live.ask(live.catch_up))
            if not seq:
                self.background(live.ask(live.reread_private))

    async def _serve_handed(self, handed: Handed) -> int | None:
        """An action that came to another process, for a table that this one owns."""
        live = self.live.get(handed.table)
        if live is None or not live.owned:
            return None
        live.referee.wires.measured(handed.seat, 2 * handed.credit, confirmed=handed.confirmed)
        return await live.arrive(handed.seat, handed.form, handed.key)

    def _lost(self, tables: list[str]) -> None:
        """These tables are no longer ours: another process may drive them by now."""
        for table_id in tables:
            if table_id in self.live:
                self.live[table_id].owned = False

    async def _keep_watch(self) -> None:
        """Show the other processes that this one lives. From here and not from a thread, so that one whose event loop
        stands still is as good as gone."""
        while self.store.shared:
            with suppress(Unavailable):
                await self._look()
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self) -> int:
        """How many other processes there are. From when one was last seen until now its players could not move."""
        gone, others = await self.store.look(self.now())
        for since in gone:
            log.warning("a process is gone; its tables go on here or elsewhere")
            if since < self.now():
                await self.store.note_outage(since, self.now())
        if gone:
            self.outages = await self.store.outages()
            self._sweep_now.set()
        return others

    # --- what time it is ----------------------------------------------------------------------------------------

    async def _keep_time(self) -> None:
        while True:
            try:
                await self.take_pulse()
            except Unavailable as error:
                self.miss_database(error)
            await asyncio.sleep(BEAT_EVERY)

    async def take_pulse(self) -> None:
        """Write to the database that the server runs. If it could not for some time, no table counts that time."""
        if self._pulse is None or self._pulse.done():
            self._pulse = asyncio.create_task(self._beat())
        await asyncio.shield(self._pulse)

    async def _beat(self) -> None:
        latest = await self.store.beat(self.now)
        while self.now() - latest > self.now.silence:
            # It was not kept as soon as it was written.
            await self.store.note_outage(self.now.beaten, self.now())
            latest = await self.store.beat(self.now)
        # What has really passed until now counts, a leap of the machine's clock does not.
        if self.now.reckoned() > latest + self.now.silence:
            latest = await self.store.beat(self.now.reckoned)
        outages = await self.store.outages() if self.now.missed(latest) else None
        self.now.go_on(latest)
        if outages is not None:
            log.warning("nobody could move for a time, which is not counted")
            self.outages = outages
            for live in self.live.values():
                live.pause(outages)

    async def _sweep(self) -> None:
        """Wake tables for which something is due and that no process drives."""
        while True:
            try:
                # However many cannot be driven, there is room for the others.
                due = [table_id for table_id, _ in await self.store.due(self.now(), limit=500 + len(self.broken))]
                # Those whose process is gone are ours to drive as well, for orders and plans that nobody knows of yet.
                ownerless = [live.table.id for live in self.live.values() if not live.owned]
                for table_id in dict.fromkeys([*due, *ownerless, *self.broken]):
                    if self.broken.get(table_id, 0.0) <= self.now():
                        # Why not was told, to whoever runs the server.
                        with suppress(Refusal):
                            await self._drive(table_id)
                self._find_database()
            except Unavailable as error:
                self.counters["sweep_failures"] += 1
                self.miss_database(error)
            except Exception:
                self.counters["sweep_failures"] += 1
                log.exception("sweeping failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_EVERY):
                    await self._sweep_now.wait()
            self._sweep_now.clear()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            with suppress(Unavailable):
                await self.clear_away()

    async def clear_away(self) -> None:
        """Clear away the tables whose time is over, but none that somebody is at."""
        after: str | None = ""
        while after is not None:
            over, after = await self.store.stale(self.keeping, self.now(), after, limit=STALE_AT_ONCE)
            for stale in over:
                if stale.id in self.live or not await self.store.try_lock(stale.id):
                    continue
                self.counters["tables_cleared"] += await self.store.remove(stale)
                await self.store.unlock(stale.id)

    async def _drive(self, table_id: str) -> None:
        """Take the table if no other process has it, and let it do what is due."""
        live = self.live.get(table_id)
        if live is None or not live.owned:
            if not await self.store.try_lock(table_id):
                return
            live = await self.table(table_id)
            live.owned = True
            live.pause(self.outages)
            self.background(live.ask(live.catch_up))
        else:
            self.background(live.wake())
