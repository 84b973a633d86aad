"""How fast the environments are: steps a second on one core, with what an agent needs to choose."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from mappamundi.lab.aec import env
from mappamundi.lab.naming import by_turns, found
from mappamundi.lab.parallel import parallel_env
from mappamundi.lab.vector import Vector

# So many games side by side.
SIDE_BY_SIDE = 64
PLAYERS = 4


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Steps a second of each form of this environment, with random choices. A race has a step for all seats at once,
    and is measured by turns as well."""
    game = found(name)
    turns = by_turns(game)
    measured: dict[str, Any] = {
        "environment": name,
        "seats": PLAYERS,
        "aec_steps_per_s": _rate(_one_by_one(name, turns), seconds),
        "vector_steps_per_s": _rate(_side_by_side(name, turns), seconds),
    }
    if turns:
        measured["parallel_steps_per_s"] = _rate(_all_at_once(name), seconds)
    return measured


def measure_noughts_and_crosses(seconds: float) -> int | None:
    """The same loop with PettingZoo's own noughts and crosses, to compare with; `None` where that is not installed."""
    try:
        classic = import_module("pettingzoo.classic.tictactoe_v3")
    except ImportError:
        return None
    return _rate(_looped(classic.raw_env()), seconds)


def _rate(steps: Callable[[], int], seconds: float) -> int:
    steps()
    count, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        count += steps()
    return round(count / (perf_counter() - start))


def _one_by_one(name: str, options: dict[str, Any]) -> Callable[[], int]:
    return _looped(env(name, PLAYERS, **options))


def _looped(made: Any) -> Callable[[], int]:
    """PettingZoo's loop: every agent is shown what it knows and can choose before it chooses."""
    pick = Random(1).random
    made.reset(seed=1)

    def steps() -> int:
        count = 0
        for _ in made.agent_iter(200):
            seen, _, over, *_ = made.last()
            if over:
                made.reset()
                break
            can = seen["action_mask"].nonzero()[0]
            made.step(can[int(pick() * len(can))])
            count += 1
        return count

    return steps


def _side_by_side(name: str, options: dict[str, Any]) -> Callable[[], int]:
    many, pick = Vector(name, SIDE_BY_SIDE, PLAYERS, **options), Random(1).random

    def steps() -> int:
        choices = [(can := mask.nonzero()[0])[int(pick() * len(can))] for mask in many.masks]
        many.step(choices)
        return SIDE_BY_SIDE

    return steps


def _all_at_once(name: str) -> Callable[[], int]:
    race, pick = parallel_env(name, PLAYERS), Random(1).random
    shown: list[Any] = [race.reset(seed=1)[0]]

    def steps() -> int:
        if not race.agents:
            shown[0] = race.reset()[0]
        masks = {agent: seen["action_mask"].nonzero()[0] for agent, seen in shown[0].items()}
        shown[0] = race.step({agent: can[int(pick() * len(can))] for agent, can in masks.items()})[0]
        return 1

    return steps
