"""Who reads a table's stream: a snapshot for whoever comes, then a frame for each entry of the log."""

import asyncio
import weakref
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import islice
from typing import Any, Literal

import msgspec

from mappamundi.kernel import View
from mappamundi.server.bounds import ENTRIES_AT_ONCE
from mappamundi.server.diff import changes
from mappamundi.server.limits import Purse
from mappamundi.server.parts import LiveTable
from mappamundi.server.rows import Entry
from mappamundi.server.streams import Reader
from mappamundi.server.told import disclose, disclose_log, disclose_to, recalls
from mappamundi.server.wire import PrivateNews, Snapshot, Told

# The chronicle that comes with a snapshot to whoever has seen nothing yet, and the longest that anybody gets.
HISTORY = 200
LONGEST_HISTORY = 2000

Viewer = int | None
Shown = dict[str, Any]

encode = msgspec.json.encode


# What of a table goes on by itself.
RUNNING = frozenset(("alarm", "clocks", "stands"))


class QuickFrame(msgspec.Struct, kw_only=True):
    """A `wire.Frame` of which the parts that all readers share are encoded already."""

    type: Literal["frame"] = "frame"
    seq: int
    told: msgspec.Raw
    table: msgspec.Raw
    patch: list[Any]
    legal: list[Shown]
    counsel: Sequence[Mapping[str, Any]]
    can_undo: bool


def measured(purse: Purse | None) -> AbstractContextManager[None]:
    """What is done here is paid for; by nobody if there is no purse."""
    return nullcontext() if purse is None else purse.measured()


class Audience:
    """The readers of a table, and what they were shown last: the public part of the view, and each viewer's own."""

    def __init__(self, live: LiveTable) -> None:
        self.readers: set[Reader] = set()
        # A part does not keep the whole: a table that is put away is gone at once, without a search for garbage.
        self._live: LiveTable = weakref.proxy(live)
        self._public: Shown | None = None
        self._own: dict[Viewer, Mapping[str, Any]] = {}
        self._info: Shown = {}

    def seats(self) -> set[int]:
        """The seats that somebody here reads for."""
        return {reader.viewer for reader in self.readers if reader.viewer is not None}

    async def welcome(self, reader: Reader, since: int | None, purse: Purse | None = None) -> None:
        """Send where the table stands and what was missed; from now on the reader gets every frame."""
        await self._show(reader, since, purse)
        # Whoever hung up while it waited must not stay.
        if not reader.dropped.is_set():
            self.readers.add(reader)

    async def start_over(self, since: int) -> None:
        """The table was read again: everybody is shown where it stands and what was missed."""
        self.forget()
        for reader in list(self.readers):
            await self._show(reader, since)

    async def _show(self, reader: Reader, since: int | None, purse: Purse | None = None) -> None:
        snapshot = await self.snapshot(reader.viewer, since, purse)
        reader.send(snapshot.seq, encode(snapshot))
        # The next frame tells what changed since this moment, for old and new readers alike.
        self._info = msgspec.to_builtins(snapshot.table)
        if snapshot.view is not None:
            position = self._live.table.position
            assert position is not None
            own = self._own[reader.viewer] = position.view(reader.viewer).own()
            self._public = {key: value for key, value in snapshot.view.items() if key not in own}

    def forget(self) -> None:
        """What was shown last is not known any more: the next frame tells everything."""
        self._public = None
        self._own.clear()

    async def snapshot(self, viewer: Viewer, since: int | None, purse: Purse | None = None) -> Snapshot:
        """Where the table stands, with the log after `since` (or its last part); paid for by whoever asks."""
        live, table = self._live, self._live.table
        after = table.seq - HISTORY if since is None or since > table.seq else since
        after = max(0, after, table.seq - LONGEST_HISTORY)
        log = await self._told(viewer, after, purse)
        with measured(purse):
            view = None if table.position is None else table.position.view(viewer)
            legal, counsel = self._choices(viewer, view)
        return Snapshot(
            seq=table.seq,
            viewer=viewer,
            table=table.info(live.hub.now()),
            view=None if view is None else view.json(),
            legal=legal,
            counsel=counsel,
            can_undo=self._can_undo(viewer),
            private=None if viewer is None else live.private_of(viewer),
            log=log,
        )

    async def _told(self, viewer: Viewer, after: int, purse: Purse | None) -> list[Told]:
        """The log after that entry, as far as this viewer may know."""
        table = self._live.table
        if after >= table.seq:
            return []
        missed = await self._log(after)
        telling: Iterator[Told]
        if recalls(table, missed):
            telling = (disclose(table, entry, viewer) for entry in missed)
        else:
            begun, view = await self._stood(after)
            telling = disclose_log(table, await self._log(begun) if begun < after else missed, viewer, view)
        log: list[Told] = []
        while part := self._next(telling, purse):
            log += part
            # Long stories are told in slices, and others come in between.
            await asyncio.sleep(0)
        return [told for told in log if told.seq > after]

    def _next(self, telling: Iterator[Told], purse: Purse | None) -> list[Told]:
        with measured(purse):
            return list(islice(telling, ENTRIES_AT_ONCE))

    async def _stood(self, after: int) -> tuple[int, View | None]:
        """Where the table stood when it was frozen last before that entry, as everybody saw it: the story goes on from
        there."""
        table = self._live.table
        frozen = await self._live.hub.store.snapshot(table.id, after)
        if frozen is None:
            return 0, None
        return frozen[0], table.game.load(msgspec.json.decode(frozen[1])["dump"], table.chance).view(None)

    async def _log(self, after: int) -> list[Entry]:
        table = self._live.table
        return [entry for entry in await self._live.hub.store.log(table.id, after) if entry.seq <= table.seq]

    def _choices(self, viewer: Viewer, view: View | None) -> tuple[list[Shown], Sequence[Mapping[str, Any]]]:
        """What the viewer may do, and what each of it would bring."""
        position = self._live.table.position
        if viewer is None or view is None or position is None or not self._live.table.is_on():
            return [], []
        legal = position.legal(viewer)
        counsel = self._live.table.game.counsel(view, legal) if legal else []
        return [dict(action.form) for action in legal], counsel

    def _can_undo(self, viewer: Viewer) -> bool:
        table = self._live.table
        if viewer is None or table.match is None or not table.is_on():
            return False
        return table.match.can_undo(viewer)

    def broadcast(self, entry: Entry) -> None:
        """Send every reader its frame."""
        self.send(entry, self.prepare(entry))

    def prepare(self, entry: Entry) -> dict[Viewer, bytes]:
        """The frame of each viewer: readers of the same share one, and all share what is public. Nobody has it yet; if
        it is not to be sent, `forget` it."""
        if not self.readers:
            self.forget()
            return {}
        position = self._live.table.position
        public = None if position is None else position.view(None)
        news, shared = self._news(), self._public_changes(public)
        told = disclose_to(self._live.table, entry, {reader.viewer for reader in self.readers})
        frames: dict[Viewer, bytes] = {}
        for viewer, telling in told.items():
            view = public if position is None or viewer is None else position.view(viewer)
            frames[viewer] = encode(self._frame(viewer, view, entry.seq, telling, news, shared))
        return frames

    def _frame(
        self,
        viewer: Viewer,
        view: View | None,
        seq: int,
        told: msgspec.Raw,
        news: msgspec.Raw,
        shared: list[msgspec.Raw] | None,
    ) -> QuickFrame:
        legal, counsel = self._choices(viewer, view)
        return QuickFrame(
            seq=seq,
            told=told,
            table=news,
            patch=self._patch(viewer, view, shared),
            legal=legal,
            counsel=counsel,
            can_undo=self._can_undo(viewer),
        )

    def send(self, entry: Entry, frames: Mapping[Viewer, bytes]) -> None:
        """Send what was prepared for this entry."""
        for reader in list(self.readers):
            reader.send(entry.seq, frames[reader.viewer])
            if reader.dropped.is_set():
                # Its connection may hang for long before it is closed.
                self.readers.discard(reader)
        if entry.kind == "seat" and entry.body["state"] == "open":
            # Whoever gave up the seat sees and does no more for it.
            for reader in [reader for reader in self.readers if reader.viewer == entry.body["seat"]]:
                reader.drop()

    def _news(self) -> msgspec.Raw:
        """What changed of the table itself, and whatever time alone changes: that differs from reader to reader."""
        info = msgspec.to_builtins(self._live.table.info(self._live.hub.now()))
        running = RUNNING | {"deadlines"} if info["deadlines"] else RUNNING
        news = {key: value for key, value in info.items() if key in running or self._info.get(key) != value}
        self._info = info
        return msgspec.Raw(encode(news))

    def _public_changes(self, view: View | None) -> list[msgspec.Raw] | None:
        """What changed for all viewers alike, by what a spectator sees; None if nothing was shown before."""
        if view is None:
            return []
        own = view.own()
        public = {key: value for key, value in view.json().items() if key not in own}
        before, self._public = self._public, public
        return None if before is None else [msgspec.Raw(encode(step)) for step in changes(before, public)]

    def _patch(self, viewer: Viewer, view: View | None, shared: list[msgspec.Raw] | None) -> list[Any]:
        """The steps from what this viewer was shown to what it sees now."""
        if view is None:
            return []
        before, own = self._own.get(viewer), view.own()
        self._own[viewer] = own
        if shared is None or before is None:
            assert self._public is not None
            return [[[], {**self._public, **own}]]
        return [*shared, *changes(before, own)]

    def whisper(self, seat: int) -> None:
        """Tell a seat, and nobody else, what it keeps to itself."""
        message = encode(PrivateNews(private=self._live.private_of(seat)))
        for reader in self.readers:
            if reader.viewer == seat:
                reader.send(self._live.table.seq, message)
