"""Games on a Ray cluster, of which a machine is lost. Ray is large, so that `./test` does not bring it:

uv pip install ray && ./test tests/lab/test_cluster.py
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest
from tests.lab.games import setting

from mappamundi.lab.arena.cluster import Cluster
from mappamundi.lab.arena.play import Played
from mappamundi.lab.arena.processes import play_all

ray: Any = pytest.importorskip("ray", reason="ray is not installed: pip install 'mappamundi[cluster]'")
# What Ray itself leaves open is not ours to close.
pytestmark = pytest.mark.filterwarnings("ignore")

SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two machines, as processes of this one."""
    # However busy the machine.
    monkeypatch.setenv("RAY_agent_register_timeout_ms", "300000")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")
    found = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={**SMALL, "include_dashboard": False}
    )
    yield found
    ray.shutdown()
    found.shutdown()


def test_a_machine_is_lost_and_every_game_is_played_once(machines: Any) -> None:
    second = machines.add_node(**SMALL)
    arena = setting("greedy", "random")
    cluster = Cluster(machines.address, chunk=2)
    found: list[Played] = []
    for game in cluster.play_all(arena, range(16)):
        found.append(game)
        if len(found) == 2:
            machines.remove_node(second, allow_graceful=False)
    cluster.close()
    assert sorted(game.game for game in found) == list(range(16))
    here = {game.game: game for game in play_all(arena, range(2), 1)}
    for game in found:
        if game.game in here:
            assert msgspec.structs.replace(game, ms=()) == msgspec.structs.replace(here[game.game], ms=())
