"""All games that were begun, as lines of JSON: a line for each table, followed by a line for each entry of its log.
Corrected data have a line of their own before the first table that is played with them.

It is meant for whoever runs the server. The seed of a game and the order of its hidden piles are left out until the
game is over; what the players of a running game chose in secret is in its entries.
"""

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.engine import URL

from mappamundi.server.store import reads, schema
from mappamundi.server.store.backup import new_file
from mappamundi.server.store.engine import make_engine, require_file
from mappamundi.server.store.migrate import reachable, require_head

NOT_BEGUN = "lobby"
OVER = "over"
# In bodies of entries, at any depth. Where a lesson or another game that began in the middle began, its piles are told.
HIDDEN = frozenset({"begun", "deal", "dump", "orders", "seed"})


def export(url: URL, file: Path) -> dict[str, int]:
    """Write them all, as they are at one moment; gives the numbers of tables and entries, and of tables that were left
    out because they cannot be read."""
    require_file(url)
    engine = make_engine(url, "dump")
    encode = msgspec.json.encode
    told_data: set[str] = set()
    counts = {"tables": 0, "entries": 0, "unreadable": 0}
    try:
        require_head(url, engine)
        with new_file(file) as partial, partial.open("wb") as out, reachable(url), engine.begin() as connection:
            begun = select(schema.tables.c.id).where(schema.tables.c.phase != NOT_BEGUN)
            for table_id in connection.scalars(begun.order_by(schema.tables.c.created, schema.tables.c.id)).all():
                try:
                    row = reads.table(connection, table_id)
                    entries = reads.log(connection, table_id, 0, None)
                except (msgspec.DecodeError, UnicodeError):
                    counts["unreadable"] += 1
                    continue
                assert row is not None
                told = msgspec.to_builtins(row)
                text = told.pop("data_text")
                if row.data is not None and row.data not in told_data:
                    told_data.add(row.data)
                    out.write(encode({"data": {"digest": row.data, "game": row.game, "text": text}}) + b"\n")
                is_over = row.phase == OVER
                told["secret"] = row.secret.hex() if is_over else None
                out.write(encode({"table": told}) + b"\n")
                for entry in entries:
                    body = entry.body if is_over else without_secrets(entry.body)
                    line = {"id": table_id, "seq": entry.seq, "at": entry.at, "kind": entry.kind, "body": body}
                    out.write(encode(line) + b"\n")
                    counts["entries"] += 1
                counts["tables"] += 1
    finally:
        engine.dispose()
    return counts


def without_secrets(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_secrets(inner) for name, inner in value.items() if name not in HIDDEN}
    if isinstance(value, list):
        return [without_secrets(inner) for inner in value]
    return value
