"""The state of a database's tables: which revision it has, and bringing it to the newest."""

from collections.abc import Iterator
from contextlib import contextmanager

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from mappamundi.kernel import BadInput
from mappamundi.server.store.engine import hindrance, is_sqlite, make_engine, make_file, sqlite_file
from mappamundi.server.store.errors import first_line
from mappamundi.server.store.location import mask

VERSION_TABLE = "alembic_version"


class Outdated(BadInput):
    """The database is of an older version."""

    def __init__(self, url: URL, revision: str) -> None:
        super().__init__(f"the database {mask(url)} is of an older version; {remedy(url)}")
        self.revision = revision


def remedy(url: URL) -> str:
    return f"run: mundi db upgrade --db {mask(url)}"


def config() -> Config:
    """Alembic's settings, without any file: the migrations lie in the package."""
    settings = Config()
    settings.set_main_option("script_location", "mappamundi.server.store:migrations")
    settings.set_main_option("path_separator", "os")
    return settings


def head() -> str:
    """The newest revision."""
    revision = ScriptDirectory.from_config(config()).get_current_head()
    assert revision is not None
    return revision


def known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def current(connection: Connection) -> str | None:
    """The revision of this database; None if it has none of our tables."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    revision: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()  # noqa: S608
    return revision


def upgrade_connection(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that are missing, inside the transaction of this connection."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, revision)


def upgrade(url: URL) -> tuple[str | None, str]:
    """Bring the database to the newest revision, all or nothing; gives the revisions before and after."""
    make_file(url)
    engine = make_engine(url, "write")
    try:
        with reachable(url), engine.begin() as connection:
            before = current(connection)
            refuse_unknown(url, before)
            upgrade_connection(connection)
            after = current(connection)
    finally:
        engine.dispose()
    assert after is not None
    return before, after


def require_head(url: URL, engine: Engine) -> None:
    """BadInput unless the database has the newest revision; Outdated if it has an older one."""
    with reachable(url), engine.connect() as connection:
        revision = current(connection)
    refuse_unknown(url, revision)
    if revision is None:
        raise BadInput(f"the database {mask(url)} is empty; {remedy(url)}")
    if revision != head():
        raise Outdated(url, revision)


def refuse_unknown(url: URL, revision: str | None) -> None:
    if revision is not None and revision not in known_revisions():
        raise BadInput(f"the database {mask(url)} was made by a newer version of this program (revision {revision})")


def is_fresh(url: URL) -> bool:
    """Whether this is a SQLite database that nobody has written to yet."""
    return is_sqlite(url) and (not sqlite_file(url).exists() or sqlite_file(url).stat().st_size == 0)


@contextmanager
def reachable(url: URL) -> Iterator[None]:
    """What fails inside because the database cannot be used becomes one sentence."""
    try:
        yield
    except DBAPIError as error:
        why = first_line(error) + (hindrance(sqlite_file(url)) if is_sqlite(url) else "")
        raise BadInput(f"the database {mask(url)} cannot be used: {why}") from None
