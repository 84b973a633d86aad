"""Games in several processes, each under watch: one whose bot hangs is ended and started anew, and the rest goes on."""

import signal
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from mappamundi.lab.arena.play import Lost, Played, Thinking, forfeited, play, too_late
from mappamundi.lab.arena.schedule import Schedule
from mappamundi.lab.arena.setting import Setting

# A process is handed so many games at a time: it need not wait for the next one while the answer travels.
AHEAD: Final = 2
# How often it is looked whether somebody thinks for too long, in seconds, at most.
LOOK: Final = 0.5
# How long a process may take to end once it says nothing more, in seconds.
PATIENCE: Final = 60.0
# A fresh interpreter per process: forking one that draws a progress bar would copy its thread's locks.
SPAWN: Final = get_context("spawn")


class Broken(RuntimeError):
    """A process ended although no bot was thinking."""


class Worker:
    """A process that plays the games it is handed, one after another."""

    def __init__(self, setting: Setting, schedule: Schedule) -> None:
        self._limit: Final = setting.limit
        self._schedule: Final = schedule
        self._thinking: Final[Any] = SPAWN.RawArray("d", 2)
        self.todo: deque[int] = deque()
        self.connection, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_work, args=(setting, theirs, self._thinking), daemon=True)
        self._process.start()
        theirs.close()

    def hand(self, number: int) -> None:
        self.todo.append(number)
        # One that has ended meanwhile is noticed where it is listened to.
        with suppress(OSError):
            self.connection.send(number)

    def hear(self) -> Played | None:
        """The game that was played; nothing if the process is no more."""
        try:
            played: Played = self.connection.recv()
        except (EOFError, OSError):
            return None
        self.todo.popleft()
        return played

    def stuck(self) -> Lost | None:
        """What the seat that thinks for too long has done, if one does."""
        since, seat = self._thinking
        is_late = since and time.monotonic() - since > self._limit
        return too_late(int(seat), self._limit) if is_late else None

    def crashed(self) -> Lost:
        """What the seat that was thinking when the process ended has done."""
        # It can no longer be heard a moment before it has ended.
        self._process.join(PATIENCE)
        said = f"ended with code {self._process.exitcode}"
        if not self._thinking[0]:
            raise Broken(f"a process of the arena {said} in game {self.todo[0]}")
        return Lost(int(self._thinking[1]), f"its process {said}")

    def lose(self, forfeit: Lost) -> Played:
        """The game that the process had in hand, which is over, and the process with it."""
        self.end()
        return forfeited(self._schedule.sitting(self.todo.popleft()), forfeit)

    def end(self) -> None:
        if self._process.is_alive():
            # Nothing gentler reaches a bot that hangs outside of Python.
            self._process.kill()
        self._process.join()
        self.connection.close()


def play_all(setting: Setting, numbers: Iterable[int], jobs: int) -> Iterator[Played]:
    """Each of these games, as they are finished. Whoever stops listening ends the processes."""
    schedule, waiting = Schedule(setting), deque(numbers)
    workers = [Worker(setting, schedule) for _ in range(min(jobs, len(waiting)))]
    try:
        for _ in range(AHEAD):
            for worker in workers:
                _hand_on(waiting, worker)
        while any(worker.todo for worker in workers):
            heard = wait([worker.connection for worker in workers if worker.todo], min(LOOK, setting.limit / 4))
            for place, worker in enumerate(workers):
                played = worker.hear() if worker.connection in heard else None
                if played is None:
                    forfeit = worker.crashed() if worker.connection in heard else worker.todo and worker.stuck()
                    if not forfeit:
                        continue
                    played = worker.lose(forfeit)
                    workers[place] = _anew(setting, schedule, worker)
                _hand_on(waiting, workers[place])
                yield played
    finally:
        for worker in workers:
            worker.end()


def _hand_on(waiting: deque[int], worker: Worker) -> None:
    if waiting:
        worker.hand(waiting.popleft())


def _anew(setting: Setting, schedule: Schedule, ended: Worker) -> Worker:
    worker = Worker(setting, schedule)
    for number in ended.todo:
        worker.hand(number)
    return worker


def _work(setting: Setting, connection: "Connection[Played, int]", thinking: Thinking) -> None:
    """What a process does, until nobody hands it anything more."""
    # Whoever interrupts the arena speaks to the process that the person started; that one ends these.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game, schedule = setting.load(), Schedule(setting)
    with suppress(EOFError, OSError):
        while True:
            connection.send(play(game, setting, schedule.sitting(connection.recv()), thinking))
