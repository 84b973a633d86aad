"""Where the database is: an address as people write it, and the place where it is kept if they say nothing."""

import os
import sys
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from mappamundi.kernel import BadInput

VARIABLE = "MUNDI_DB"
FORMS = "sqlite:///folder/file.db, postgresql://user@host/name or the path of a file"


def default_url() -> str:
    """The address in the environment, or a file among the user's data."""
    return os.environ.get(VARIABLE) or sqlite_url(data_folder() / "mundi.db")


def data_folder() -> Path:
    """Where programs keep a user's data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Mappa Mundi"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Mappa Mundi"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "mappamundi"


def sqlite_url(file: Path) -> str:
    return URL.create("sqlite", database=str(file)).render_as_string()


def parse_url(text: str) -> URL:
    """The address with the driver that serves it."""
    if "://" not in text:
        if not text.strip():
            raise BadInput(f"the address of the database is empty; write {FORMS}")
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadInput(f"the address of the database cannot be read; write {FORMS}") from None
    backend = url.drivername.partition("+")[0]
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise BadInput(f"databases of the kind {backend!r} are not known; write {FORMS}")
    if not url.database or url.database == ":memory:" or url.database.startswith("file:") or url.query:
        raise BadInput("a SQLite database must be a plain file: sqlite:///folder/file.db")
    return url.set(drivername="sqlite")


def mask(url: URL) -> str:
    """The address without its password."""
    return url.render_as_string(hide_password=True)
