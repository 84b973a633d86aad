"""The rows, by the name under which whoever uses the store knows them. What reads them without a database imports them
from where they are: the store brings SQLAlchemy, and a process of studies would begin a second later."""

from mappamundi.server.rows import OWNER, Account, Entry, Session, Stale, TableRow, Token

__all__ = ["OWNER", "Account", "Entry", "Session", "Stale", "TableRow", "Token"]
