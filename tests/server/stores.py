"""Rows for tests of the store, and a program that uses a store until it is killed.

As a program: `stores.py append URL TABLE...` appends to all these tables at once and says each entry when it has been
acknowledged; `stores.py own URL TABLE` becomes the owner of a table, says whether it is, and stays it until it ends.
"""

import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from mappamundi.server.store import Entry, Store, TableRow, Token
from mappamundi.server.store.engine import make_engine
from mappamundi.server.store.lease import LOOK_EVERY
from mappamundi.server.store.location import parse_url

NOW = 1_700_000_000.0


def table(table_id: str = "t1", **values: Any) -> TableRow:
    row = TableRow(
        id=table_id,
        game="toy",
        rules="1",
        phase="lobby",
        listed=True,
        created=NOW,
        updated=NOW,
        seq=0,
        due=None,
        spec={"options": {"length": "short"}},
        seats=[{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "Bö"}],
        secret=bytes(range(32)),
    )
    for name, value in values.items():
        setattr(row, name, value)
    return row


def entry(seq: int, key: str | None = None, **body: Any) -> Entry:
    return Entry(seq, NOW + seq, "step", body or {"seat": 0, "text": "é"}, key)


def token(digest: str = "abc", table_id: str = "t1", seat: int = 0, kind: str = "seat") -> Token:
    return Token(digest, table_id, seat, kind)


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Nobody else can write to the rows of tables meanwhile."""
    engine = make_engine(parse_url(url), "write")
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET phase = phase")
        yield
    engine.dispose()


async def append_for_ever(store: Store, table_id: str) -> None:
    row = await store.table(table_id)
    if row is None:
        await store.create(table(table_id), [], [])
    seq = row.seq if row else 0
    while True:
        seq += 1
        await store.append(
            table_id,
            [Entry(seq, time.time(), "step", {"number": seq}, f"key {seq}")],
            changes={"phase": "playing"},
            snapshot=(seq, b'{"at": %d}' % seq) if seq % 5 == 0 else None,
        )
        print(table_id, seq, flush=True)  # noqa: T201 - the process that kills this one reads it


async def main(what: str, url: str, *tables: str) -> None:
    store = await Store.open(url)
    if what == "append":
        await asyncio.gather(*(append_for_ever(store, table_id) for table_id in tables))
    else:
        print(await store.try_lock(tables[0]), flush=True)  # noqa: T201
        while True:
            await store.look(NOW)
            await asyncio.sleep(LOOK_EVERY)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
