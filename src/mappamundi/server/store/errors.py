"""What a store may answer instead of doing what it was asked."""

import re
import sqlite3

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, OperationalError, StatementError

from mappamundi.kernel import BadInput


class Conflict(Exception):
    """Somebody else was first, and nothing of this write was kept.

    `what` tells which of them is taken: "seq" (an entry of that number, or the numbers do not follow on), "key" (the
    idempotency key), "owner" (the table has another owner now), "name" (of an account), "id" (of a table or an
    account), "token", or "reference" if what it refers to does not exist.
    """

    def __init__(self, what: str, message: str) -> None:
        super().__init__(message)
        self.what = what


class NoSuchTable(LookupError):
    """There is no table of that id; nothing was kept."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}")


class Unavailable(Exception):
    """The database did not answer as it should. A write may or may not have been kept: read before going on."""


class Moved(Unavailable):
    """The file of the database is not where it was."""

    def __init__(self) -> None:
        super().__init__("the file of the database was moved or removed")


# Columns of a unique constraint, or part of its name, and what of theirs is taken.
TAKEN = {
    "log.table_id, log.key": "key",
    "uq_log_key": "key",
    "log.table_id, log.seq": "seq",
    "log_pkey": "seq",
    "accounts.folded": "name",
    "uq_accounts_folded": "name",
    "tokens.hash": "token",
    "tokens_pkey": "token",
    "tables.id": "id",
    "tables_pkey": "id",
    "accounts.id": "id",
    "accounts_pkey": "id",
}


def translate(error: Exception) -> Exception:
    """An error of the database as one of ours; other errors as they are."""
    if isinstance(error, IntegrityError):
        text = str(error.orig)
        what = next((word for sign, word in TAKEN.items() if sign in text), "")
        return Conflict(what or "reference", f"the {what} is taken" if what else first_line(error))
    if isinstance(error, DataError) or (isinstance(error, StatementError) and not isinstance(error, DBAPIError)):
        return BadInput(f"the database cannot hold this: {first_line(error)}")
    if isinstance(error, DBAPIError):
        return Unavailable(first_line(error))
    return error


def is_down(error: Exception) -> bool:
    """Whether the database itself cannot be used, so that any other write would fare no better: locked, full, away."""
    # SQLite says the same of a statement that makes no sense, which is its writer's own fault.
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlite_errorcode", 0) != sqlite3.SQLITE_ERROR


def first_line(error: Exception) -> str:
    """What the driver said, without the statement and its parameters: those may be secret."""
    inner = error.orig if isinstance(error, StatementError) and error.orig is not None else error
    lines = str(inner).strip().splitlines()
    return re.sub(r"\s+", " ", lines[0]) if lines else type(inner).__name__
