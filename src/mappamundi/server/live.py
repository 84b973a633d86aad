"""A table that somebody is at: one owner task that takes commands in turn, commits, and only then tells.

The order is always the same: the engine checks, the store commits, the readers are told, the sender is answered.
"""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from mappamundi.kernel import Annals, IllegalAction
from mappamundi.records.record import Begun, nameless
from mappamundi.server.annals import annals_of_table
from mappamundi.server.audience import Audience
from mappamundi.server.countdowns import CLOCK
from mappamundi.server.driver import Driver
from mappamundi.server.freezing import can_freeze, freeze
from mappamundi.server.limits import Purse
from mappamundi.server.notices import NOTICE_KINDS, Notices
from mappamundi.server.parts import Answer, PrivateState, Process
from mappamundi.server.problems import Refusal
from mappamundi.server.race import Referee, Start, Unseen
from mappamundi.server.relay import Unheard
from mappamundi.server.rows import Entry, Token
from mappamundi.server.slices import in_slices
from mappamundi.server.store import Conflict, Unavailable
from mappamundi.server.streams import Reader
from mappamundi.server.table import Table
from mappamundi.server.wire import Order, PlannedStep, Private, Snapshot, Stopped, TableInfo

# A table without readers is put away after this time; to read it again takes some milliseconds.
IDLE_AFTER = 8.0
# After a failure of the store a table waits so long before it tries again to go on by itself.
REST = 1.0
# The same if it is the table's own fault, which is not likely to pass by itself: longer each time, up to this.
LONGEST_REST = 30.0
# A snapshot at the first moment that cannot be taken back after so many entries: about once a turn.
FREEZE_AFTER = 24
# Times are written to the millisecond.
INSTANT = 0.0005
# What a seat keeps to itself.
PRIVATE_KINDS = ("orders", "plan", "stopped")


class PutAway(Unavailable):
    """Nobody has looked at the table for long; whoever wants something of it must have it read again."""


class Live:
    """A table in memory, with its readers. `table` may run ahead of what is stored while a commit is under way;
    `committed` is the last entry that is safe."""

    def __init__(self, hub: Process, table: Table, private: PrivateState, frozen: int, owned: bool) -> None:
        self.hub = hub
        self.table = table
        self.private = private
        self.frozen = frozen
        self.owned = owned
        self.committed = table.seq
        self.touched = hub.now()
        self.audience = Audience(self)
        self.driver = Driver(self)
        self.notices = Notices(self)
        conduct = table.game.facts.conduct
        self.referee = Referee(table.spec.race, conduct, table.secret, self._last, hub.now, self._people)
        self.referee.look(table.position)
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._rest = 0.0
        self.task = asyncio.create_task(self._run(), name=f"table {table.id}")

    # --- the owner task -----------------------------------------------------------------------------------------

    async def ask(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have the owner task do a job, one after another, and give its answer."""
        if self.task.done():
            raise PutAway("the table was put away in the meantime")
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def turn() -> None:
            try:
                answer = await self._patiently(job)
            except Exception as error:  # noqa: BLE001 - whatever it is belongs to whoever asked
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(answer)

        self.touched = self.hub.now()
        self._inbox.put_nowait(turn)
        return await future

    async def wake(self) -> None:
        """Let the owner task look for what is due."""
        await self.ask(_nothing)

    async def _patiently(self, job: Callable[[], Awaitable[Answer]]) -> Answer:
        """Do the job, again on the newest state if another process was quicker."""
        if self.hub.now.stood_still():
            # Before anything is written down with the time: what cannot be moved in costs nothing.
            with suppress(Unavailable):
                await self.hub.take_pulse()
        for _ in range(4):
            # A write that failed has left the table ahead of what is stored.
            if self.table.seq != self.committed:
                await self.reload()
            try:
                return await job()
            except Conflict:
                await self.reload()
        return await job()

    async def _run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._patience()):
                    turn = await self._inbox.get()
            except TimeoutError:
                if self._idle():
                    self.hub.forget(self.table.id)
                    return
            else:
                await turn()
            try:
                if self._rest > REST:
                    # What was wrong may have been mended in the database.
                    await self.reload()
                await self._patiently(self._go_on)
                self._rest = 0.0
                self.hub.clear_complaint(self.table.id)
            except Unavailable as error:
                self._rest = REST
                self.hub.complain(self.table.id, error)
            except Exception as error:  # noqa: BLE001 - a table outlives whatever goes wrong at it
                self._rest = min(2 * max(REST, self._rest), LONGEST_REST)
                self.hub.complain(self.table.id, error)

    async def _go_on(self) -> None:
        """Do what the table does by itself."""
        await self.driver.drive()
        await self.notices.mind()

    def _patience(self) -> float:
        """How long to wait for a command before something happens by itself."""
        now = self.hub.now()
        times = [at for at in (self.driver.due(now), self.notices.due()) if at is not None]
        wait = min([IDLE_AFTER, *(at - now for at in times)])
        return max(0.01, self._rest, wait)

    def _idle(self) -> bool:
        busy = self.readers or self.driver.thinking or self.driver.gone or not self._inbox.empty()
        return not busy and self.hub.now() - self.touched >= IDLE_AFTER

    def pause(self, outages: Sequence[tuple[float, float]]) -> None:
        """Nobody could move in those times: clocks and alarms stand still for them, and whoever reads is told."""
        before = self.table.deadline()
        self.table.pause(outages)
        if self.readers and self.table.deadline() != before:
            self.hub.background(self.ask(partial(self.audience.start_over, self.committed)))

    async def reload(self) -> None:
        """Read the table again as it is stored, and tell every reader where it stands now."""
        seen = self.committed
        self.table, self.private, self.frozen = await self.hub.read(self.table.id)
        self.committed = self.table.seq
        await self.audience.start_over(seen)
        self.referee.look(self.table.position)

    async def catch_up(self) -> None:
        """Another process has written: follow it."""
        entries = await self.hub.store.log(self.table.id, self.committed)
        async for entry in in_slices(entries):
            self.table.follow(entry)
            self.committed = entry.seq
            self.audience.broadcast(entry)
        self.referee.look(self.table.position)
        if any(entry.body.get("by") == "plan" or entry.kind == "seat" for entry in entries):
            await self.reread_private()
        # Whom another process missed may well be here.
        for seat in self.audience.seats():
            if seat not in self.table.flagged:
                await self.hand_back(seat)

    async def reread_private(self) -> None:
        """Another process has changed what the seats keep to themselves."""
        before, self.private = self.private, await self.hub.store.private(self.table.id)
        for seat in {seat for seat, kind in before.keys() | self.private.keys()}:
            if any(before.get((seat, kind)) != self.private.get((seat, kind)) for kind in PRIVATE_KINDS):
                self.audience.whisper(seat)

    # --- commands -----------------------------------------------------------------------------------------------

    async def in_order(
        self, seat: int, form: Mapping[str, Any], job: Callable[[Start], Awaitable[Answer]], *, again: bool = False
    ) -> Answer:
        """Have the owner task do what a seat wants, as it comes; in a race when the referee serves the seat. What
        nobody can have seen by then is asked for `again`."""
        if not self.table.racing():
            start = Start(self.hub.now() - self.referee.wires.credit(seat))
            return await self.ask(lambda: job(start))
        do, reach = str(form.get("do")), self.referee.reach(self.table.game, form)

        async def once_seen(leave: Start) -> Answer:
            # What was served just before may have brought it about.
            if not self.referee.seen(seat, reach):
                raise Unseen
            return await job(leave)

        try:
            async with self.referee.start(seat, do, reach, again=again) as leave:
                return await self.ask(partial(once_seen, leave))
        except Unseen:
            return await self.in_order(seat, form, job, again=True)

    async def arrive(self, seat: int, form: dict[str, Any], key: str) -> int:
        """An action has arrived from a player."""
        if f"{seat}:{key}" in self.table.keys:
            # It was done before, and need not wait in any line to hear so.
            return await self.ask(lambda: self.act(seat, form, key))
        do = str(form.get("do"))
        if wait := self.referee.barred(seat, do):
            raise Refusal(429, f"Not yet: try again in {wait:.1f} seconds.", "cooling", seconds=round(wait, 1))
        try:
            if self.hub.store.shared and not self.owned and self.table.racing():
                with suppress(Unheard):
                    wires = self.referee.wires
                    wire = (wires.credit(seat), wires.confirmed(seat))
                    return await self.hub.relay.hand_over(self.table.id, seat, form, key, *wire)
            return await self.in_order(seat, form, lambda start: self.act(seat, form, key, start))
        except Refusal as refusal:
            reach = self.referee.reach(self.table.game, form)
            if refusal.problem.rule and (wait := self.referee.refused(seat, do, reach)):
                raise refusal.with_params(wait=wait) from None
            raise

    async def act(self, seat: int, form: dict[str, Any], key: str, start: Start | None = None) -> int:
        """Play an action for a seat; the same key again answers as the first time."""
        return await self._once(
            seat, key, lambda scoped: self.play(seat, form, "human", scoped, start=start), action=form
        )

    async def undo(self, seat: int, key: str) -> int:
        async def take_back(scoped: str) -> int:
            return await self.commit(self.table.enact_undo(seat, self.hub.now(), scoped))

        return await self._once(seat, key, take_back, kind="undo")

    async def watched(self, seat: int, key: str) -> int:
        """The player of a seat has seen what happened; from now on its clock counts, if it stood still for that."""

        async def note(scoped: str) -> int:
            if self.table.clock.still_until.get(seat, 0.0) <= self.hub.now():
                return self.table.seq
            return await self.commit(self.table.enact("watched", self.hub.now(), scoped, seat=seat))

        return await self._once(seat, key, note, kind="watched")

    async def vote(self, seat: int, agree: bool, key: str) -> int:
        """When everybody who plays agrees, the game ends."""

        async def cast(scoped: str) -> int:
            self._require("playing")
            vote = self.table.enact("vote", self.hub.now(), scoped, seat=seat, agree=agree)
            entries = [vote]
            if self.table.agreed():
                entries.append(self.table.enact_end(self.hub.now(), "agreement"))
            await self.commit(*entries)
            return vote.seq

        return await self._once(seat, key, cast, kind="vote", agree=agree)

    async def halt(self, seat: int, paused: bool, key: str) -> int:
        """The only person here pauses the game, or goes on with it."""

        async def stand(scoped: str) -> int:
            entry = self.table.enact_pause(seat, paused, self.hub.now(), scoped)
            return self.table.seq if entry is None else await self.commit(entry)

        return await self._once(seat, key, stand, kind="pause", paused=paused)

    async def chat(self, seat: int, text: str, key: str) -> int:
        async def say(scoped: str) -> int:
            name = self.table.seats[seat].name or nameless(seat)
            return await self.commit(self.table.enact("chat", self.hub.now(), scoped, seat=seat, name=name, text=text))

        return await self._once(seat, key, say, kind="chat", text=text)

    async def start(self, begun: Begun | None = None) -> int:
        seq = await self.commit(self.table.enact_start(self.hub.now(), begun))
        self.referee.look(self.table.position)
        return seq

    async def set_seat(
        self,
        seat: int,
        state: str,
        *,
        added: Sequence[Token] = (),
        account_seats: Sequence[tuple[str, str, int]] = (),
        **body: Any,
    ) -> int:
        """A change of who sits there. When the seat changes hands, whatever anybody had of it before is worth nothing
        from then on: tokens, invitations, plans."""
        entry = self.table.enact("seat", self.hub.now(), seat=seat, state=state, **body)
        more: dict[str, Any] = {"tokens_added": added, "account_seats": account_seats}
        if added or state in ("open", "bot"):
            nothing = dict.fromkeys((*PRIVATE_KINDS, *NOTICE_KINDS))
            self.remember(seat, nothing)
            more |= {"vacated": (seat,), "private": [(seat, kind, None) for kind in nothing]}
        return await self.commit(entry, **more)

    async def hand_back(self, seat: int) -> int:
        """The player of an absent or held seat is back."""
        if self.table.seats[seat].state in ("away", "held"):
            return await self.set_seat(seat, "human")
        return self.table.seq

    async def set_private(self, seat: int, **kinds: Any) -> None:
        """Standing orders, plans: seen by their seat alone."""
        for kind, value in kinds.items():
            await self.hub.store.set_private(self.table.id, seat, kind, value)
        self.remember(seat, kinds)
        self.audience.whisper(seat)

    def remember(self, seat: int, kinds: dict[str, Any]) -> None:
        for kind, value in kinds.items():
            if value is None:
                self.private.pop((seat, kind), None)
            else:
                self.private[seat, kind] = value

    def private_of(self, seat: int) -> Private:
        """What only this seat sees."""
        return Private(
            orders=msgspec.convert(self.private.get((seat, "orders"), []), list[Order]),
            plan=msgspec.convert(self.private.get((seat, "plan"), []), list[PlannedStep]),
            stopped=msgspec.convert(self.private.get((seat, "stopped")), Stopped | None),
        )

    async def _once(self, seat: int, key: str, do: Callable[[str], Awaitable[int]], **asked: Any) -> int:
        """Do what is `asked`, unless that was done under this key before."""
        scoped = f"{seat}:{key}"
        if scoped in self.table.keys:
            seq = await self._done_before(scoped, asked)
            if seq is not None:
                return seq
        try:
            return await do(scoped)
        except Refusal:
            # What was done before the snapshot that was read is not in memory, and rarely legal twice.
            if not self.table.keys_since:
                raise
            seq = await self._done_before(scoped, asked)
            if seq is None:
                raise
            return seq
        except Conflict:
            # Either the table moved on in another process, or this very command was carried out before.
            await self.reload()
            seq = await self._done_before(scoped, asked)
            return await do(scoped) if seq is None else seq

    async def _done_before(self, scoped: str, asked: dict[str, Any]) -> int | None:
        """The entry that was written under this key. If that was something else, what is asked now was not done, and
        must not be acknowledged."""
        entry = await self.hub.store.entry_by_key(self.table.id, scoped)
        if entry is None:
            return None
        done = entry.body | {"kind": entry.kind}
        if "action" in asked:
            # As the log writes it; what is no action at all stays as it is.
            with suppress(IllegalAction):
                asked = {"action": dict(self.table.game.action(asked["action"]).form)}
        if any(done.get(name) != value for name, value in asked.items()):
            raise Refusal(409, "This key was used before, for something else. Send it with a new one.", "key_used")
        return entry.seq

    async def play(
        self,
        seat: int | None,
        form: dict[str, Any],
        by: str,
        key: str | None = None,
        *,
        private: Callable[[], dict[str, Any]] | None = None,
        start: Start | None = None,
        announced: bool = False,
    ) -> int:
        """Play an action, a seat's or nobody's, or announce it first where the game wants that. What `private` then
        gives is kept for the seat in the same breath."""
        at = self.hub.now() if start is None else start.at
        if seat is not None:
            await self.confirm_deadline(at)
            await self.ring(at)
        # Whole milliseconds, so that times that were counted one by one add up; and never before what is written.
        now = max(round(at, 3), math.ceil(self.table.clock.since * 1000) / 1000)
        entries: list[Entry] = []
        step: Entry | None = None
        if seat is not None:
            self._require_open(seat, form, now)
            if not announced:
                step = self.table.enact_announce(seat, form, by, now, key)
        if step is None:
            if seat is not None:
                entries += self.table.enact_passing(seat, form, now)
            step = self.table.enact_step(seat, form, by, now, key, start and start.contest)
        entries.append(step)
        assert self.table.match is not None
        if self.table.match.result is not None:
            entries.append(self.table.enact_end(now, "played"))
        kept = private() if private and seat is not None else {}
        if seat is not None:
            self.remember(seat, kept)
        await self.commit(*entries, private=[(seat, kind, value) for kind, value in kept.items()])
        # What the house plays in a seat's name, or after a countdown, is as new to the seat as to everybody.
        self.referee.look(self.table.position, None if announced else seat)
        if seat is not None:
            self.referee.accepted(seat, str(form["do"]))
            if kept:
                self.audience.whisper(seat)
        return step.seq

    async def confirm_deadline(self, now: float) -> None:
        """Before anybody is told that a time is up: it is not, if the database could not be written to meanwhile."""
        deadline = self.table.deadline()
        if deadline is not None and deadline <= now:
            await self.hub.take_pulse()

    async def ring(self, now: float) -> bool:
        """Let the clock play what the rules say, if its time has come, whoever should have noticed it."""
        alarm_at, position = self.table.alarm_at(), self.table.position
        if alarm_at is None or alarm_at - now >= INSTANT:
            return False
        alarm = position.alarm() if position else None
        assert alarm is not None
        await self.play(None, dict(alarm.action.form), CLOCK)
        return True

    def slack(self) -> float:
        """For how long after its time a clock waits for actions that are still on their way."""
        return self.referee.slack(self.hub.store.shared)

    def _require_open(self, seat: int, form: Mapping[str, Any], now: float) -> None:
        closed = self.table.countdowns.closed(seat, now).get(str(form.get("do")))
        if closed is not None:
            raise Refusal(409, f"It is too late for that: {closed.seconds:g} seconds are over.", "too_late")

    def _require(self, phase: str) -> None:
        if self.table.phase != phase:
            raise Refusal(409, f"That is possible only while the table is in the phase {phase}.", "wrong_phase")

    async def commit(self, *entries: Entry, **more: Any) -> int:
        """Write the entries down, then tell everybody."""
        now = self.hub.now()
        snapshot = None
        if can_freeze(self.table) and (self.table.seq - self.frozen >= FREEZE_AFTER or entries[0].kind == "start"):
            snapshot = (self.table.seq, freeze(self.table))
        changes = self.table.changes() | {"due": self.due(now)}
        started = time.perf_counter()
        writing = self.hub.store.append(self.table.id, entries, changes=changes, snapshot=snapshot, **more)
        try:
            # What everybody will be told is worked out while the disk is waited for.
            frames = [self.audience.prepare(entry) for entry in entries]
        finally:
            try:
                await writing
            except BaseException:
                self.audience.forget()
                raise
        self.hub.commit_times.observe(time.perf_counter() - started)
        self.committed = self.table.seq
        self.table.row.due = changes["due"]
        if snapshot:
            self.frozen = snapshot[0]
        self.hub.count(entries)
        for entry, prepared in zip(entries, frames, strict=True):
            self.audience.send(entry, prepared)
        return entries[-1].seq

    def due(self, now: float) -> float | None:
        """When some process must look at the table, if nobody commands anything before."""
        if any((seat, "plan") in self.private for seat in self.table.awaited()):
            # If this process dies now, another is to go on with the plan.
            return now
        times = (self.table.due(now), self.notices.first())
        return min((at for at in times if at is not None), default=None)

    def _last(self) -> int:
        return self.committed

    def _people(self) -> list[int]:
        """The seats that are played from afar now."""
        return [seat.seat for seat in self.table.seats if seat.state == "human"]

    # --- readers ------------------------------------------------------------------------------------------------

    @property
    def readers(self) -> set[Reader]:
        return self.audience.readers

    def seats_here(self) -> set[int]:
        """The seats that somebody reads for in this process."""
        return self.audience.seats()

    @property
    def thinking(self) -> int:
        """How many bots are choosing now."""
        return len(self.driver.thinking)

    async def info(self) -> TableInfo:
        return self.table.info(self.hub.now())

    async def snapshot(self, viewer: int | None, since: int | None, purse: Purse | None = None) -> Snapshot:
        """Where the table stands, with the log after `since` (or its last part)."""
        await self._reach(since)
        return await self.audience.snapshot(viewer, since, purse)

    async def annals(self, viewer: int | None, purse: Purse) -> Annals:
        """What there is to tell of the game so far."""
        log = await self.hub.store.log(self.table.id)
        return await annals_of_table(self.table, [one for one in log if one.seq <= self.table.seq], viewer, purse)

    async def _reach(self, since: int | None) -> None:
        """Whoever has seen more than is known here was told by another process, whose notice is still on its way."""
        if since is not None and since > self.table.seq:
            await self.catch_up()

    async def join(self, reader: Reader, since: int | None, purse: Purse | None = None) -> None:
        """Send where the table stands and what was missed, then every frame; a player takes the seat back."""
        await self._reach(since)
        await self.audience.welcome(reader, since, purse)
        if reader.viewer is not None:
            self.driver.gone.pop(reader.viewer, None)
            await self.hand_back(reader.viewer)

    def leave(self, reader: Reader) -> None:
        """A reader has gone; if it was the last of a live seat, the seat will soon be away."""
        reader.drop()
        self.readers.discard(reader)
        seat, table = reader.viewer, self.table
        self.touched = self.hub.now()
        if seat is None or seat in self.audience.seats():
            return
        self.notices.left(seat)
        self.referee.wires.forget(seat)
        if table.phase == "playing" and table.spec.pace.kind != "correspondence":
            self.driver.gone[seat] = self.hub.now()
            self.hub.background(self.wake())


async def _nothing() -> None:
    """Wake the owner task."""
