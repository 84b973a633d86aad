"""What goes into the store and comes out of it.

Outside the store, which brings SQLAlchemy: a process of studies reads rows without a database, and would begin a second
later.
"""

from typing import Any

import msgspec

from mappamundi.kernel import BadInput
from mappamundi.kernel.corrected import Corrected
from mappamundi.server.keeping import Use

OWNER = -1  # the seat of a token that belongs to no seat but to the owner of the table


class TableRow(msgspec.Struct):
    """A table as lists show it; its log says the rest."""

    id: str
    game: str
    rules: str
    phase: str
    listed: bool
    created: float
    updated: float
    seq: int
    due: float | None
    spec: dict[str, Any]
    seats: list[Any]
    secret: bytes
    # Why it was put aside, if it was.
    aside: str | None = None
    # The digest of the corrected data it is played with, if they are not the game's own; and these data, unless the row
    # is one of many in a list.
    data: str | None = None
    data_text: str | None = None

    @property
    def corrected(self) -> Corrected | None:
        """What is played with, if it is not the game's own data."""
        if self.data is None:
            return None
        if self.data_text is None:
            raise BadInput(f"the corrected data {self.data[:12]} it is played with are missing")
        return Corrected(self.data_text)


class Stale(msgspec.Struct):
    """A table whose time is over, and how it stood when that was found out."""

    id: str
    use: Use
    updated: float
    seq: int


class Entry(msgspec.Struct):
    """One entry of a table's log. Entries are numbered from 1 without gaps and never change."""

    seq: int
    at: float
    kind: str
    body: dict[str, Any]
    key: str | None = None


def entry_line(seq: int, at: float, kind: str, body: str, key: str | None) -> bytes:
    """An entry as it travels to another process: on a line, with its body as the database has it."""
    return msgspec.json.encode((seq, at, kind, body, key))


def entries_in(lines: bytes) -> list[Entry]:
    """The entries on those lines."""
    found = (msgspec.json.decode(line) for line in lines.splitlines())
    return [Entry(seq, at, kind, msgspec.json.decode(body), key) for seq, at, kind, body, key in found]


class Token(msgspec.Struct):
    """What the holder of a link may do: `kind` is "seat", "invite" or "owner". Where it was given out to somebody who
    was signed in, it ends with that session."""

    hash: str
    table_id: str
    seat: int
    kind: str
    session: str | None = None


class Account(msgspec.Struct):
    """A person who gathers games under a name; `password` is a hash."""

    id: str
    name: str
    password: str
    created: float


class Session(msgspec.Struct):
    """A device on which an account is signed in; `hash` is that of its cookie."""

    hash: str
    account_id: str
    created: float
    expires: float
    device: str | None = None
