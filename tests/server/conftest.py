"""Databases to test against, SQLite and a real PostgreSQL that is started once; and a server without limits."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from tests.server.postgres import CannotStart, Postgres, run_postgres
from tests.server.serving import Served, serving

from mappamundi.server import webhooks
from mappamundi.server.api import accounts
from mappamundi.server.store.location import parse_url, sqlite_url
from mappamundi.server.store.migrate import upgrade


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    try:
        with run_postgres() as server:
            yield server
    except CannotStart as error:
        pytest.skip(f"no PostgreSQL: {error}")


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A PostgreSQL database of its own for this test, with all tables."""
    url = postgres.new_database()
    upgrade(parse_url(url))
    return url


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of a SQLite database that does not exist yet."""
    return sqlite_url(tmp_path / "mundi.db")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A database of its own for this test, ready to be opened: one run with each kind."""
    name = "sqlite_database" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the tests of a module."""
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def no_long_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a receiver that does not answer."""
    monkeypatch.setattr(webhooks, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(webhooks, "PATIENCE", 0.5)


@pytest.fixture(scope="module")
def quick_passwords() -> Iterator[None]:
    """Passwords that are kept badly, in a thousandth of the time: for tests that make many accounts."""
    accounts.nobodys_hash.cache_clear()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(accounts, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield
    accounts.nobodys_hash.cache_clear()
