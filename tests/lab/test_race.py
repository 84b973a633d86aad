"""The race as an environment in which all act at once, and time passes in ticks."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from tests.lab.test_environments import some

from mappamundi import lab
from mappamundi.lab.naming import found
from mappamundi.lab.ticks import TICK

(NAME,) = [name for name in lab.names() if found(name).facts.race]

Seen = dict[str, dict[str, np.ndarray[Any, Any]]]


def choices(seen: Seen, rng: np.random.Generator, noops: float = 0.0) -> dict[str, int]:
    """One for each, at random; nothing, so often."""
    return {
        agent: len(one["action_mask"]) - 1 if rng.random() < noops else some(one["action_mask"], rng)
        for agent, one in seen.items()
    }


def test_pettingzoo_is_content() -> None:
    parallel_api_test(lab.parallel_env(NAME, 3), num_cycles=40)
    parallel_seed_test(lambda: lab.parallel_env(NAME, 3), num_cycles=20)
    max_cycles_test(SimpleNamespace(env=partial(lab.env, NAME), parallel_env=partial(lab.parallel_env, NAME)))


def test_a_tenth_of_a_second_passes_with_every_step() -> None:
    env = lab.parallel_env(NAME, 2)
    seen, _ = env.reset(seed=1)
    rng = np.random.default_rng(1)
    for step in range(1, 40):
        seen, *_ = env.step(choices(seen, rng, 0.5))
        assert env._ticks.seconds == pytest.approx(step * TICK)


@pytest.mark.parametrize("actions", ["paths", "list"])
def test_a_race_comes_to_its_end(actions: Any) -> None:
    env = lab.parallel_env(NAME, 3, actions=actions)
    seen, _ = env.reset(seed=3)
    rng = np.random.default_rng(3)
    over, paid = dict.fromkeys(env.agents, False), dict.fromkeys(env.agents, 0.0)
    while env.agents:
        seen, paid, over, cut, _ = env.step(choices(seen, rng))
        assert not any(cut.values())
    assert all(over.values())
    assert sum(paid.values()) == pytest.approx(0.0)
    assert max(paid.values()) > 0


def test_doing_nothing_is_always_possible_and_what_cannot_be_does_nothing() -> None:
    env = lab.parallel_env(NAME, 2, max_cycles=30)
    seen, _ = env.reset(seed=1)
    before = env.position.dump()
    while env.agents:
        assert all(one["action_mask"][-1] for one in seen.values())
        closed = {agent: int(np.flatnonzero(one["action_mask"] == 0)[0]) for agent, one in seen.items()}
        seen, *_ = env.step(closed)
    assert env.position.dump() == before


def test_a_game_of_turns_is_no_race() -> None:
    with pytest.raises(ValueError, match="is a game of turns"):
        lab.parallel_env(NAME, tempo="timed_turns")
    with pytest.raises(ValueError, match="is a game of turns"):
        lab.parallel_env(next(name for name in lab.names() if name != NAME))


def test_one_seat_races_against_bots() -> None:
    env = lab.SingleSeat(NAME, 3, against="first", seat=1)
    seen, _ = env.reset(seed=2)
    rng, over, paid = np.random.default_rng(2), False, 0.0
    while not over:
        # Slow bots, and somebody who does something every other tick.
        noop = bool(seen["action_mask"][-1]) and rng.random() < 0.5
        seen, paid, over, *_ = env.step(len(seen["action_mask"]) - 1 if noop else some(seen["action_mask"], rng))
    assert env.seat == 1
    assert paid != 0
