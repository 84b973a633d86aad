"""What there is to tell of a table's game, to one viewer: from the log as that viewer was told it alone."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice

from mappamundi.kernel import Annals, Result
from mappamundi.kernel import Entry as Heard
from mappamundi.server.bounds import ENTRIES_AT_ONCE
from mappamundi.server.limits import Purse
from mappamundi.server.logbook import effective_log, with_pauses
from mappamundi.server.problems import Refusal
from mappamundi.server.rows import Entry
from mappamundi.server.table import Table
from mappamundi.server.told import Happened, beginning, moment


async def annals_of_table(table: Table, entries: Sequence[Entry], viewer: int | None, purse: Purse) -> Annals:
    """Of a game that has begun. Its log is told in slices, and others come in between."""
    position = table.position
    if position is None:
        raise Refusal(409, "The game has not begun.", "not_playing")
    log: list[Heard] = []
    telling = _heard(table, entries, viewer)
    while part := _next(telling, purse):
        log += part
        await asyncio.sleep(0)
    with purse.measured():
        start = next(entry for entry in entries if entry.kind == "start")
        ending = Result(table.scores, table.places or ()) if table.scores else None
        return table.game.annals(table.game.scene(beginning(table, start)), log, position.view(viewer), ending)


def _next(telling: Iterator[Heard], purse: Purse) -> list[Heard]:
    with purse.measured():
        return list(islice(telling, ENTRIES_AT_ONCE))


def _heard(table: Table, entries: Sequence[Entry], viewer: int | None) -> Iterator[Heard]:
    for entry, stood in with_pauses(effective_log(entries)):
        if entry.kind in ("start", "step"):
            events = Happened(table, entry).events(viewer) if entry.kind == "step" else []
            yield Heard(entry.seq, moment(table, entry) - stood, events)
