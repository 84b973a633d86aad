"""Where tables are kept: SQLite in one file, or PostgreSQL shared by many processes, with the same code.

Whoever awaits a write knows when it returns that it survives a crash of the process and of the machine.
"""

from mappamundi.server.rows import Account, Entry, TableRow, Token
from mappamundi.server.store.errors import Conflict, Moved, NoSuchTable, Unavailable
from mappamundi.server.store.location import default_url
from mappamundi.server.store.store import Store

__all__ = [
    "Account",
    "Conflict",
    "Entry",
    "Moved",
    "NoSuchTable",
    "Store",
    "TableRow",
    "Token",
    "Unavailable",
    "default_url",
]
