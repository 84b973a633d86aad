"""A database moved into another, of either kind: as a whole or not at all, and compared row by row before it counts."""

import hashlib
from collections import Counter

import msgspec
from sqlalchemy.engine import URL

from mappamundi.kernel import BadInput
from mappamundi.server.store.backup import Rows, insert_all, is_occupied, our_tables, rows_of
from mappamundi.server.store.door import without_servers
from mappamundi.server.store.engine import is_sqlite, make_file, opened, require_file
from mappamundi.server.store.location import mask
from mappamundi.server.store.migrate import current, reachable, refuse_unknown, upgrade_connection


class Tally:
    """Which rows went by, in whatever order: databases sort differently."""

    def __init__(self) -> None:
        self._sums: Counter[str] = Counter()

    def watch(self, rows: Rows) -> Rows:
        for name, row in rows:
            digest = hashlib.sha256(msgspec.json.encode(row, order="sorted")).digest()
            self._sums[name] += int.from_bytes(digest)
            yield name, row

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self._sums == other._sums

    __hash__ = None  # type: ignore[assignment]


def transfer(source: URL, target: URL) -> dict[str, int]:
    """Copy all rows of one database into another that is empty; gives their numbers. No server may run on either."""
    require_file(source)
    make_file(target)
    with (
        without_servers(source),
        without_servers(target),
        # A SQLite file that is being written to, by whatever program, is waited for or refused.
        opened(source, "write" if is_sqlite(source) else "dump") as reading,
        opened(target, "write") as writing,
        reachable(source),
        reading.begin() as old,
    ):
        revision = current(old)
        refuse_unknown(source, revision)
        if revision is None:
            raise BadInput(f"the database {mask(source)} is empty: there is nothing to move")
        with reachable(target), writing.begin() as new:
            if is_occupied(new):
                raise BadInput(f"the database {mask(target)} is not empty; move into a new one")
            our_tables(new).drop_all(new)
            upgrade_connection(new, revision)
            given, found = Tally(), Tally()
            counts = insert_all(new, given.watch(rows_of(old)), mask(source))
            for _ in found.watch(rows_of(new)):
                pass
            if given != found:
                raise BadInput(f"the rows in {mask(target)} are not those of {mask(source)}; nothing was moved")
            upgrade_connection(new)
            return counts
