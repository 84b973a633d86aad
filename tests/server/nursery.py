"""Real server processes that start at once, to be killed: one process has everything imported and forks them.

As a program it reads lines of arguments for `mundi serve` and answers each with the number of the new process; the
process itself says where it is.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from select import select

PID = re.compile(r"^(\d+)\n", re.MULTILINE)
URL = re.compile(r"^Mappa Mundi is at (http://127\.0\.0\.1:\d+) ", re.MULTILINE)


class Child:
    """One server process."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def freeze(self) -> None:
        """Stop it where it is, as a machine that falls asleep would."""
        os.kill(self.pid, signal.SIGSTOP)

    def wake(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def kill(self) -> None:
        """kill -9; returns when it is gone."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        end = time.monotonic() + 60
        while self.alive():
            assert time.monotonic() < end
            time.sleep(0.002)


class Nursery:
    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self.children: list[Child] = []

    def server(self, database: str, *more: str) -> Child:
        """A new server on that database, as soon as it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        arguments = ["serve", "--port", "0", "--db", database, "--bots", "1", "--rate", "0", *more]
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        child = self._born(self._process.stdout.fileno())
        self.children.append(child)
        return child

    def _born(self, voice: int) -> Child:
        """Its number comes from the nursery and its address from itself, in any order. One that ends before it has an
        address has said why among the errors, and nobody waits for it."""
        told = ""
        while not ((pid := PID.search(told)) and (url := URL.search(told))):
            if select([voice], [], [], 0.1)[0]:
                heard = os.read(voice, 4096)
                assert heard, f"the nursery is gone, after: {told}"
                told += heard.decode()
            else:
                assert not pid or Child(int(pid[1]), "").alive(), f"the server ended at its start, after: {told}"
        return Child(int(pid[1]), url[1])


@contextmanager
def nursery() -> Iterator[Nursery]:
    command = [sys.executable, str(Path(__file__))]
    paths = {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")])}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | paths
    ) as process:
        found = Nursery(process)
        try:
            yield found
        finally:
            for child in found.children:
                child.kill()
            process.kill()
            process.wait()


def main() -> None:
    from mappamundi.cli import main as mundi  # noqa: PLC0415 - tests import this module for its classes
    from mappamundi.games import game  # noqa: PLC0415
    from mappamundi.server import run  # noqa: F401, PLC0415

    game("hotw2018")
    # Nobody waits for those that were killed.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    children: list[int] = []
    for line in sys.stdin:
        arguments = json.loads(line)
        pid = os.fork()
        children.append(pid)
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            mundi(arguments)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
    # Whoever asked for them is gone.
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ in ("__main__", "__mp_main__"):
    # The servers and the processes of their bots know a race as well.
    from tests.kit.grab import load_grab

    from mappamundi.games import GAMES

    GAMES["grab"] = load_grab

if __name__ == "__main__":
    main()
