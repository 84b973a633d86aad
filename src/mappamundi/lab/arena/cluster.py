"""The same games on a Ray cluster: chunks of them as tasks, wherever there is a core to spare.

A chunk whose machine is lost is played again elsewhere; since a game is known by its number, it is counted once however
often it was played.
"""

import logging
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final

from mappamundi.kernel import BadInput
from mappamundi.lab.arena.play import LONGEST_MESSAGE, Played
from mappamundi.lab.arena.processes import Broken, play_all
from mappamundi.lab.arena.setting import Setting

# Long enough that starting a process for it weighs little, and short enough that little is played twice.
CHUNK: Final = 20
# In the place of an address: a cluster that is made of this machine, for as long as the games last.
HERE: Final = "here"
# Tasks that wait in the cluster for each core of it: more would only fill its memory.
WAITING: Final = 2
# A machine may be lost, and the next one too.
RETRIES: Final = 5


class Cluster:
    """A Ray cluster that plays: the one at an address, or one made of this machine."""

    def __init__(self, address: str, chunk: int = CHUNK) -> None:
        try:
            # By its name: not every machine has it, and the types are checked on those as well.
            ray: Any = import_module("ray")
        except ImportError:
            raise BadInput("--ray needs the package ray: pip install 'mappamundi[cluster]'") from None
        self._ray: Final = ray
        self._chunk: Final = chunk
        self._is_ours: Final = not ray.is_initialized()
        if self._is_ours:
            try:
                ray.init(None if address == HERE else address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise BadInput(f"--ray {address}: {' '.join(str(error).split())}") from None
        self._play: Final[Any] = ray.remote(num_cpus=1, max_retries=RETRIES)(_play_chunk)

    def play_all(self, setting: Setting, numbers: Iterable[int]) -> Iterator[Played]:
        """Each of these games, as chunks of them are finished."""
        ray, waiting = self._ray, list(numbers)
        chunks = iter([waiting[at : at + self._chunk] for at in range(0, len(waiting), self._chunk)])
        shared = ray.put(setting)
        under_way: list[Any] = []
        try:
            while True:
                room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(under_way)
                under_way += [self._play.remote(shared, chunk) for _, chunk in zip(range(room), chunks, strict=False)]
                if not under_way:
                    return
                done, under_way = ray.wait(under_way)
                for task in done:
                    yield from ray.get(task)
        except ray.exceptions.RayError as error:
            raise Broken(f"the cluster gave up: {' '.join(str(error).split())[-LONGEST_MESSAGE:]}") from error
        finally:
            for task in under_way:
                ray.cancel(task, force=True)

    def close(self) -> None:
        if self._is_ours:
            self._ray.shutdown()


def _play_chunk(setting: Setting, numbers: list[int]) -> list[Played]:
    """In a process of its own, which can be ended if a bot hangs."""
    return list(play_all(setting, numbers, 1))
