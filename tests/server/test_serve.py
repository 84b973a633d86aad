"""`mundi serve` as a process: it says where it is, refuses what it cannot do, stops when told, and bots play on it."""

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from tests.server.serving import PATIENCE

from mappamundi.cli import main
from mappamundi.kernel import BadInput
from mappamundi.server.run import LAST_SECONDS
from mappamundi.server.settings import EXPECTED, Settings, settings

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "from mappamundi.cli import main; main()", "serve")


GARBAGE = """
import gc, weakref
from mappamundi.server.run import search, tune

class Ring:
    def __init__(self):
        self.me = self

tune()
young, old = Ring(), Ring()
gone = weakref.ref(young)
del young
gc.collect(0)
assert gone() is None, "what is new is searched"
gone = weakref.ref(old)
del old
gc.collect()
assert gone() is not None, "what was found in use is not searched again"
search()
assert gone() is None, "unless everything is"
assert gc.get_freeze_count() > 10_000
"""


def test_garbage_is_searched_among_what_is_new() -> None:
    subprocess.run([sys.executable, "-c", GARBAGE], check=True)


@contextmanager
def process(tmp_path: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server and its address."""
    command = [*COMMAND, "--port", "0", "--db", str(tmp_path / "x.db"), "--bots", "1", "--rate", "0", *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.match(r"Mappa Mundi is at (http://127\.0\.0\.1:\d+) ", line)
            assert found, (line, server.stderr.read() if server.stderr and server.poll() is not None else "")
            yield server, found[1]
        finally:
            if server.poll() is None:
                server.kill()
            server.communicate()


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=30, check=False)


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    with process(tmp_path) as (_, address):
        bot = [sys.executable, str(ROOT / "examples" / "wire_bot.py"), address]
        alone = subprocess.run(bot, capture_output=True, text=True, timeout=60, check=False)
        assert alone.returncode == 0, alone.stderr
        assert re.fullmatch(r"scores: \[\d+, \d+, \d+\] places: \[\d, \d, \d\]\n", alone.stdout)
        for arguments, says in (
            ([], "A server has an address such as http://"),
            (["127.0.0.1"], "A server has an address such as http://"),
            ([f"{address}/t/none"], "There is no such table."),
            (["http://127.0.0.1:1"], "Nobody answers at http://127.0.0.1:1"),
        ):
            lost = subprocess.run([*bot[:2], *arguments], capture_output=True, text=True, timeout=60, check=False)
            assert lost.returncode == 2, lost.stderr
            assert lost.stderr.startswith(f"wire_bot: {says}"), lost.stderr
            assert lost.stderr.count("\n") == 1


def test_three_example_bots_meet_by_invitation(tmp_path: Path) -> None:
    with process(tmp_path) as (_, address):
        seats = [{"kind": "invited"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        created = httpx.post(f"{address}/api/tables", json={"game": "hotw2018", "seats": seats}).json()
        table = created["table"]["id"]
        bot, link = [sys.executable, str(ROOT / "examples" / "wire_bot.py")], f"{address}/t/{table}"
        invited = f"{link}#invite={created['invitations']['0']}"
        players = [subprocess.Popen([*bot, one]) for one in (invited, link)]
        try:
            owner = {"Authorization": f"Bearer {created['owner']}"}
            deadline = time.monotonic() + PATIENCE
            while httpx.post(f"{address}/api/tables/{table}/start", headers=owner).status_code != 200:
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert [player.wait(4 * PATIENCE) for player in players] == [0, 0]
        finally:
            for player in players:
                if player.poll() is None:
                    player.kill()
        assert httpx.get(f"{address}/api/tables/{table}").json()["phase"] == "over"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_when_told_and_keeps_everything(tmp_path: Path, number: signal.Signals) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    with process(tmp_path) as (server, address):
        created = httpx.post(f"{address}/api/tables", json={"game": "hotw2018", "seats": seats}).json()
        table = created["table"]["id"]
        with httpx.stream("GET", f"{address}/api/tables/{table}/events") as events:
            assert next(events.iter_lines()).startswith("id: ")
            started = time.monotonic()
            server.send_signal(number)
            out, err = server.communicate(timeout=20)
            assert time.monotonic() - started < LAST_SECONDS
        assert server.returncode == 0, err
        assert (out, err) == ("", "")
    with process(tmp_path) as (_, address):
        assert httpx.get(f"{address}/api/tables/{table}").json()["phase"] == "playing"


def children(parent: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()]


def gone(process_id: int) -> bool:
    """Whether it has ended, even if nobody has asked yet how."""
    try:
        return ") Z " in Path(f"/proc/{process_id}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are looked up in /proc")
def test_a_server_that_is_killed_leaves_no_bots_behind(tmp_path: Path) -> None:
    with process(tmp_path) as (server, address):
        seats = [{"kind": "bot", "bot": "random"}] * 3
        httpx.post(f"{address}/api/tables", json={"game": "hotw2018", "seats": seats})
        deadline = time.monotonic() + PATIENCE
        while len(workers := children(server.pid)) < 2:  # the worker, and what multiprocessing keeps beside it
            assert time.monotonic() < deadline
            time.sleep(0.05)
        time.sleep(0.5)
        server.kill()
        while not all(map(gone, workers)):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        refused = run("--port", port, "--db", str(tmp_path / "x.db"))
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"mundi: cannot listen on port {port} ")
    assert refused.stderr.count("\n") == 1


def test_what_cannot_be_used_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("this is no database, and it is long enough to be seen as none" * 20)
    for arguments in (
        ("--db", str(tmp_path / "x.db")),
        ("--db", "mysql://host/name"),
        ("--host", "no.such.host.invalid"),
        ("--bots", "0"),
        ("--port", "70000"),
    ):
        refused = CliRunner().invoke(main, ["serve", "--port", "0", *arguments])
        assert refused.exit_code == 2, (arguments, refused.stderr)
        assert refused.stderr.startswith("mundi: "), refused.stderr
        assert refused.stderr.count("\n") == 1, refused.stderr
        assert refused.stdout == ""


def test_settings_come_from_the_command_line_or_the_environment() -> None:
    chosen = settings({"port": 1, "host": None}, {"MUNDI_PORT": "2", "MUNDI_HOST": "::1", "MUNDI_RATE": "0.5"})
    assert (chosen.port, chosen.host, chosen.rate, chosen.burst) == (1, "::1", 0.5, 120)
    with pytest.raises(BadInput, match=r"--port \(MUNDI_PORT\) is 'many', but must be a whole number from 0 to 65535"):
        settings({}, {"MUNDI_PORT": "many"})
    for field in msgspec.structs.fields(Settings):
        if field.type is not str:
            with pytest.raises(BadInput, match=f"is '-1.5', but must be {EXPECTED[field.name]}"):
                settings({field.name: "-1.5"}, {})
