"""The file of a SQLite database: its other names, its place and its disk."""

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory

import pytest
from tests.cli.commands import refused, run
from tests.server.postgres import NOBODY
from tests.server.serving import Served, serving
from tests.server.stores import entry, table
from tests.server.test_db_commands import fill
from tests.server.test_store import with_store
from tests.server.test_store_processes import kill, start
from tests.server.test_trouble import becomes

from mappamundi.kernel import BadInput
from mappamundi.server.store import Moved, Store, store
from mappamundi.server.store.location import data_folder, sqlite_url

ON_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be renamed there")


async def nothing(_: Store) -> None:
    """Open it and close it again."""


@contextmanager
def server_on(file: Path) -> Iterator["Popen[str]"]:
    """Another process that owns the file and writes to it."""
    child = start("append", str(file), "t1")
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == "t1 1\n"
        yield child
    finally:
        kill(child)


# --- its names ------------------------------------------------------------------------------------------------------


def other_name(kind: str, file: Path, folder: Path) -> Path:
    folder.mkdir()
    other = folder / "other.db"
    if kind == "hard":
        other.hardlink_to(file)
    elif kind == "link":
        other.symlink_to(file)
    elif kind == "link of a link":
        (folder / "between.db").symlink_to(file)
        other.symlink_to(folder / "between.db")
    elif kind == "folder":
        (folder / "linked").symlink_to(file.parent, target_is_directory=True)
        other = folder / "linked" / file.name
    else:
        other = folder / ".." / file.name
    return other


@ON_POSIX
def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path) -> None:
    """An attacker, or a tired hand, starts a second server, or puts a copy back, through another name."""
    file, copy, before = tmp_path / "x.db", tmp_path / "copy", tmp_path / "before.db"
    fill(sqlite_url(before))
    run("db", "backup", copy, "--db", before)
    with server_on(file):
        for number, kind in enumerate(("link", "link of a link", "folder", "dots", "hard")):
            other = other_name(kind, file, tmp_path / f"folder{number}")
            with pytest.raises(BadInput, match="is in use: a server is running on it; stop that first"):
                with_store(str(other), nothing)
            assert "is in use" in refused("db", "restore", copy, "--db", other, "--force"), kind
            if kind == "hard":
                continue
            assert "is in use" in refused("db", "move", tmp_path / "new.db", "--db", other)
            run("db", "backup", tmp_path / f"copy{number}", "--db", other)
            assert run("db", "check", "--db", other).stdout == "all is right\n"
        # Whoever uses the name by which it is served may go on.
        run("db", "backup", tmp_path / "another", "--db", file)
    with_store(str(tmp_path / "folder0" / "other.db"), nothing)


@ON_POSIX
def test_what_was_written_last_is_not_passed_by_through_a_hard_link(tmp_path: Path) -> None:
    """A server that was killed leaves its last moves beside the name it was served by."""
    file, other = tmp_path / "x.db", tmp_path / "other.db"
    with server_on(file):
        pass
    assert file.with_name("x.db-wal").stat().st_size
    other.hardlink_to(file)
    out = tmp_path / "out"
    for command in (("check",), ("backup", out), ("export", out), ("mend", "t1"), ("move", out)):
        assert "has another name as well (a hard link)" in refused("db", *command, "--db", other)
    with pytest.raises(BadInput, match="has another name as well"):
        with_store(str(other), nothing)

    async def look(opened: Store) -> None:
        assert await opened.log("t1")

    with_store(str(file), look)


def test_old_locks_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "x.db.lock").touch()
    (tmp_path / "x.db-lock").write_text("from long ago")
    for _ in range(2):
        with_store(str(tmp_path / "x.db"), nothing)


@ON_POSIX
def test_a_second_attempt_leaves_the_first_servers_locks_alone(tmp_path: Path) -> None:
    """Systems forget all locks of a process on a file as soon as it closes any of its descriptors for it."""

    async def twice(first: Store) -> None:
        await first.create(table(), [], [])
        with pytest.raises(BadInput, match="is in use"):
            await Store.open(str(tmp_path / "x.db"))
        child = start("append", str(tmp_path / "x.db"), "t2")
        assert "is in use" in kill_when_done(child)
        await first.append("t1", [entry(1)])

    with_store(str(tmp_path / "x.db"), twice)


def kill_when_done(child: "Popen[str]") -> str:
    child.wait(60)
    assert child.stderr is not None
    told = child.stderr.read()
    kill(child)
    return told


# --- its place ------------------------------------------------------------------------------------------------------


@pytest.fixture
def soon_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "TROUBLED", 0.1)


def say(served: Served, name: str, token: str) -> tuple[int, str]:
    answer = served.post(f"/api/tables/{name}/chat", {"text": "Hello", "key": served.key()}, token)
    return answer.status_code, answer.json().get("reason", "")


@ON_POSIX
@pytest.mark.parametrize("way", ["renamed", "removed", "replaced", "folder renamed", "link turned"])
def test_nothing_is_taken_while_the_file_is_not_in_its_place(
    tmp_path: Path, way: str, soon_trusted: None, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    file, away = folder / "test.db", folder / "away.db"
    if way == "link turned":
        file.symlink_to(folder / "real.db")
    with serving(folder) as served:
        created = served.table()
        name, token = created["table"]["id"], created["seats"]["0"]
        assert say(served, name, token)[0] == 200
        if way == "folder renamed":
            folder.rename(tmp_path / "gone")
        elif way in ("removed", "link turned"):
            # As an attacker would who wants it to be forgotten; kept here to put it back.
            os.link(file.resolve(), away)
            file.unlink()
            if way == "link turned":
                shutil.copy(away, folder / "copy.db")
                file.symlink_to(folder / "copy.db")
        else:
            file.rename(away)
            if way == "replaced":
                shutil.copy(away, file)
        for _ in range(3):
            assert say(served, name, token) == (503, "database_moved")
        health = served.get("/health")
        assert (health.status_code, health.json()["reason"]) == (503, "database_moved")
        # What was said before can still be read, and no reader has made a file in the place of the other.
        assert [served.get(f"/api/tables/{name}").status_code for _ in range(5)] == [200] * 5
        assert file.exists() == (way in ("replaced", "link turned"))

        if way == "folder renamed":
            (tmp_path / "gone").rename(folder)
        elif way == "link turned":
            file.unlink()
            file.symlink_to(folder / "real.db")
        else:
            away.rename(file)
        becomes(served, 200)
        assert say(served, name, token)[0] == 200
        log = served.inside(served.app.state.hub.store.log(name))
    assert [each.kind for each in log].count("chat") == 2
    told = [record.message for record in caplog.records if "test.db" in record.message]
    assert [text.rsplit(": ", 1)[1] for text in told] == ["nothing is taken until it is back", "moves are taken again"]


@ON_POSIX
def test_a_file_that_was_renamed_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    """Though SQLite keeps the latest of it in another file, which stays behind."""
    file, away = tmp_path / "x.db", tmp_path / "elsewhere" / "y.db"
    away.parent.mkdir()

    async def work(opened: Store) -> None:
        await opened.create(table(), [], [])
        await opened.append("t1", [entry(1), entry(2)])
        file.rename(away)
        for seq in (3, 3):
            with pytest.raises(Moved):
                await opened.append("t1", [entry(seq)])
        with closing(sqlite3.connect(shutil.copy(away, tmp_path / "z.db"))) as copy:
            assert copy.execute("SELECT seq FROM log ORDER BY seq").fetchall() == [(1,), (2,)]
        away.rename(file)
        await opened.append("t1", [entry(3)])

    with_store(str(file), work)


@ON_POSIX
def test_what_was_committed_to_a_file_that_went_meanwhile_is_not_acknowledged(tmp_path: Path) -> None:
    file = tmp_path / "x.db"

    async def work(opened: Store) -> None:
        await opened.create(table(), [], [])

        def remove(_: object) -> None:
            file.rename(tmp_path / "away.db")

        with pytest.raises(Moved):
            await opened._writer.write(remove, "t1")
        with pytest.raises(Moved):
            await asyncio.gather(*(opened._writer.write(lambda _: None, name) for name in ("t1", "t2")))
        (tmp_path / "away.db").rename(file)
        await opened.append("t1", [entry(1)])

    with_store(str(file), work)


# --- its folder and its disk ----------------------------------------------------------------------------------------


def test_a_slip_in_an_address_makes_no_folder(tmp_path: Path) -> None:
    missing = tmp_path / "tabels" / "x.db"
    with pytest.raises(BadInput, match=r"there is no folder .*tabels"):
        with_store(str(missing), nothing)
    assert f"there is no folder {missing.parent}" in refused("serve", "--port", "0", "--db", missing)
    assert "there is no folder" in refused("db", "upgrade", "--db", missing)
    assert not missing.parent.exists()


def test_the_folder_among_the_users_data_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.delenv("MUNDI_DB", raising=False)
    assert "is made" in run("db", "upgrade").stdout
    assert data_folder().stat().st_mode & 0o777 == 0o700


@contextmanager
def for_reading_only(folder: Path) -> Iterator[None]:
    """Nobody may write there; root may do everything, and is somebody else meanwhile."""
    places = [*folder.iterdir(), folder]
    modes = [(place, place.stat().st_mode) for place in places]
    for place, mode in modes:
        place.chmod(mode & ~0o222 | 0o444 | (0o111 if place.is_dir() else 0))
    user = os.geteuid()
    if user == 0:
        import pwd  # noqa: PLC0415 - not on Windows

        os.seteuid(pwd.getpwnam(NOBODY).pw_uid)
    try:
        yield
    finally:
        os.seteuid(user)
        for place, mode in modes:
            place.chmod(mode)


@pytest.fixture
def disk() -> Iterator[Path]:
    """A folder with a database, and one beside it, `out`, for whoever may not write to the first."""
    # Not a folder of pytest's: those are closed to other users.
    with TemporaryDirectory(prefix="mundi-disk-") as folder:
        place = Path(folder)
        place.chmod(0o755)
        for name, mode in (("disk", 0o755), ("out", 0o777)):
            (place / name).mkdir()
            (place / name).chmod(mode)
        fill(sqlite_url(place / "disk" / "x.db"))
        yield place / "disk"


@ON_POSIX
def test_a_database_on_a_disk_for_reading_only_is_checked_copied_and_exported(disk: Path) -> None:
    file, out = disk / "x.db", disk.with_name("out")
    with for_reading_only(disk):
        assert run("db", "check", "--db", file).stdout == "all is right\n"
        run("db", "backup", out / "copy", "--db", file)
        assert run("db", "export", out / "games", "--db", file).stdout == "exported 2 tables with 3 entries\n"
        with pytest.raises(BadInput, match="cannot be written to"):
            with_store(str(file), nothing)
        assert "cannot be written to" in refused("db", "restore", out / "copy", "--db", file, "--force")
        told = refused("db", "mend", "playing", "--db", file)
        assert "cannot be written to" in told
    assert sorted(place.name for place in disk.iterdir()) == ["x.db", "x.db.lock"]
    assert run("db", "check", "--db", out / "copy").stdout == "all is right\n"


@ON_POSIX
def test_the_latest_moves_of_such_a_database_are_not_passed_over(disk: Path) -> None:
    """Its server was killed, and the disk taken out: without what lies beside it, the file is not all there is."""
    file, out = disk / "y.db", disk.with_name("out")
    with server_on(file):
        pass
    file.with_name("y.db-shm").unlink()
    with for_reading_only(disk):
        for command in (["check"], ["backup", out / "copy"], ["export", out / "games"]):
            told = refused("db", *command, "--db", file)
            assert "its latest moves are in" in told
            assert str(file.with_name("y.db-wal")) in told
    assert list(out.iterdir()) == []
    # Where both can be copied to, everything is there.
    for place in (file, file.with_name("y.db-wal")):
        shutil.copy(place, out)
    assert run("db", "check", "--db", out / "y.db").stdout == "all is right\n"
    with closing(sqlite3.connect(out / "y.db")) as copy:
        assert copy.execute("SELECT count(*) FROM log").fetchone() > (0,)
