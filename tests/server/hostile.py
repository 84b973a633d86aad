"""Games that nobody would play: legal, and without end. Whoever wants to tire a server has it look at them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from mappamundi.games import game
from mappamundi.records import Match, Record, Seat, encode
from mappamundi.server.new_tables import new_row
from mappamundi.server.rows import Entry, TableRow
from mappamundi.server.table import Table
from mappamundi.server.wire import NewSeat, NewTable

GAME = "fourgods"
SEATS = 2
NOW = 1_700_000_000.0


def to_and_fro(position: Any) -> Iterator[tuple[int, Any]]:
    """What the first seat does: once all are ready it takes a tile and puts it back, for ever."""
    for seat in range(SEATS):
        yield seat, position().legal(seat)[0]
    while True:
        wanted = {action.form["do"]: action for action in reversed(position().legal(0))}
        yield 0, wanted.get("take") or wanted["discard"]


@cache
def endless(steps: int) -> bytes:
    """A record with so many steps and no end, whose seed nobody is told: it may be uploaded."""
    match = Match.new(game(GAME), {}, [Seat(f"Seat {seat}", "human") for seat in range(SEATS)], bytes(32))
    deeds = to_and_fro(lambda: match.position)
    while len(match.steps) < steps:
        match.play(*next(deeds))
    return encode(Record(match.header, match.steps))


def endless_table(steps: int, *, over: bool) -> tuple[TableRow, list[Entry]]:
    """A table at which as much was done, as it is stored; ended by agreement, if it is over."""
    spec = NewTable(game=GAME, seats=[NewSeat(kind="me") for _ in range(SEATS)])
    row = new_row(spec, NOW)
    table = Table(row, NOW)
    entries = [table.enact_start(NOW)]
    deeds = to_and_fro(lambda: table.position)
    while len(entries) <= steps:
        seat, action = next(deeds)
        entries.append(table.enact_step(seat, dict(action.form), "human", NOW + len(entries)))
    if over:
        entries.append(table.enact_end(NOW + len(entries), "agreement"))
    row.seq, row.phase, row.seats = table.seq, table.phase, table.changes()["seats"]
    return row, entries
