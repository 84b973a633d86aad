"""Moments of a game that is still played, again, for a viewer who has come back and did not keep them.

Each is made from the log as it was when it happened, and told as the stream told it then: same view, same words.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mappamundi.server.diff import changes
from mappamundi.server.replays import Replay
from mappamundi.server.rows import Entry
from mappamundi.server.table import Table
from mappamundi.server.told import disclose
from mappamundi.server.wire import Frame, Snapshot

# Nobody is shown more of a game that is still played at once.
LONGEST = 400


def make_past(table: Table, entries: Sequence[Entry], since: int, viewer: int | None) -> Replay:
    """Where the table stood after the entry `since`, and a frame for each that followed.

    `table` is one that nobody plays at, as it was then or before, and `entries` all that it has not carried out yet.
    """
    for entry in entries:
        if entry.seq <= since:
            table.follow(entry)
    info, view = table.info(table.clock.since), _view(table, viewer)
    # Nobody decides in the past, and what a seat kept to itself stands in no log.
    start = Snapshot(
        seq=table.seq, viewer=viewer, table=info, view=view, legal=[], can_undo=False, private=None, log=[]
    )
    shown = msgspec.to_builtins(info)
    frames: list[Frame] = []
    for entry in entries:
        if entry.seq <= since:
            continue
        table.follow(entry)
        before, view = view, _view(table, viewer)
        known, shown = shown, msgspec.to_builtins(table.info(entry.at))
        frames.append(
            Frame(
                seq=entry.seq,
                told=disclose(table, entry, viewer),
                table={key: value for key, value in shown.items() if known[key] != value},
                patch=changes(before, view),
                legal=[],
                can_undo=False,
            )
        )
    return Replay(start=start, frames=frames)


def _view(table: Table, viewer: int | None) -> Mapping[str, Any] | None:
    return None if table.position is None else table.position.view(viewer).json()
