"""Environments of turns: PettingZoo's own tests pass, and the same seed gives the same game."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.cli.commands import run

from mappamundi import lab
from mappamundi.lab.asking import LISTED, Way
from mappamundi.lab.naming import by_turns, found
from mappamundi.lab.rewards import Rewards

NAMES = lab.names()
# It would rather have arrays than a dictionary with a mask; its own classic games do the same.
dictionaries = pytest.mark.filterwarnings("ignore:Observation:UserWarning")
both_ways = pytest.mark.parametrize("actions", ["paths", "list"])

Make = Callable[..., Any]


def of_turns(name: str) -> dict[str, Any]:
    """The options by which it is a game of turns."""
    return by_turns(found(name))


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def make(name: str) -> Make:
    return partial(lab.env, name, **of_turns(name))


def some(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def played(env: Any, seed: int) -> Iterator[tuple[str, int | None, float]]:
    """A game of random choices: each with who made it, and what it had earned since its last one."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, paid, over, cut, _ = env.last()
        choice = None if over or cut else some(seen["action_mask"], rng)
        env.step(choice)
        yield agent, choice, paid


def test_environments_are_named_after_their_game_and_its_rules() -> None:
    assert {name.partition("_v")[0] for name in NAMES} == {"hotw2001", "hotw2018", "hotw2024", "fourgods"}
    for name in NAMES:
        facts = found(name).facts
        assert name == f"{facts.id}_v{facts.rules_version}"
        assert found(facts.id) is found(name)


@pytest.mark.parametrize("unknown", ["chess_v1", "hotw2018_v99", ""])
def test_an_environment_that_there_is_not_is_refused_in_words(unknown: str) -> None:
    with pytest.raises(ValueError, match=f"there is no environment '{unknown}'; there are: hotw"):
        lab.env(unknown)


@dictionaries
@both_ways
def test_pettingzoo_is_content(make: Make, actions: Way) -> None:
    api_test(make(actions=actions), num_cycles=12)
    seed_test(lambda: make(actions=actions), num_cycles=10)


def test_it_can_be_looked_at(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: make(render_mode=render_mode), custom_tests={"ansi": lambda text: "\n" in text})
    env = make(render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert capsys.readouterr().out.count("\n") > 5
    env = make()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="render_mode: human or ansi or rgb_array"):
        env.render()
    with pytest.raises(ValueError, match="not 'hologram'"):
        make(render_mode="hologram")


def test_it_is_cut_off_after_so_many_choices(make: Make) -> None:
    assert sum(choice is not None for _, choice, _ in played(make(max_cycles=5), 1)) == 5


@both_ways
def test_the_same_seed_gives_the_same_game(make: Make, actions: Way) -> None:
    env = make(3, actions=actions, max_cycles=60)
    first = list(played(env, 3))
    assert first == list(played(env, 3))
    assert first != list(played(env, 4))


@pytest.mark.parametrize("reward", ["win", "points"])
def test_what_one_gains_the_others_lose(make: Make, reward: str) -> None:
    earned: dict[str, float] = {}
    for agent, _, paid in played(make(3, reward=reward), 1):
        earned[agent] = earned.get(agent, 0.0) + paid
    assert len(earned) == 3
    assert sum(earned.values()) == pytest.approx(0.0, abs=1e-9)
    assert max(earned.values()) > 0


def test_a_choice_that_cannot_be_made_is_refused_in_words(make: Make) -> None:
    env = make()
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="cannot be chosen now; the mask says what can"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="None is no choice"):
        env.step(None)
    env.step(int(np.flatnonzero(mask)[0]))


def test_whoever_is_not_asked_can_choose_nothing(make: Make) -> None:
    env = make()
    env.reset(seed=1)
    assert [agent for agent in env.agents if env.observe(agent)["action_mask"].any()] == [env.agent_selection]


def test_many_games_at_once_are_the_games_one_by_one(name: str, make: Make) -> None:
    """The arrays of each are what the environment alone would show, and a game that ends begins anew."""
    many = lab.Vector(name, games=2, players=3, seed=5, **of_turns(name))
    alone = make(3)
    alone.reset(seed=5)
    rng, ended = np.random.default_rng(0), False
    while not ended:
        seen = alone.observe(alone.agent_selection)
        assert alone.agent_selection == f"seat_{many.seats[0]}"
        assert np.array_equal(seen["observation"], many.rows[0])
        assert np.array_equal(seen["action_mask"], many.masks[0])
        chosen = [some(mask, rng) for mask in many.masks]
        many.step(chosen)
        alone.step(chosen[0])
        assert many.rewards[0].tolist() == pytest.approx(list(alone.rewards.values()))
        ended = bool(many.over[0])
        assert ended == alone.terminations["seat_0"]
    assert many.masks[0].any()


def test_a_game_that_ended_is_over_for_one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where its end brought nobody anything."""
    monkeypatch.setattr(Rewards, "after", lambda self, position, over: self.nothing)
    many = lab.Vector("hotw2018_v1", games=1, players=3)
    rng = np.random.default_rng(0)
    while not many.over[0]:
        many.step([some(many.masks[0], rng)])
    many.step([some(many.masks[0], rng)])
    assert not many.over[0]


def test_one_seat_plays_against_bots(name: str) -> None:
    env = lab.SingleSeat(name, 3, against="random", **of_turns(name))
    rng = np.random.default_rng(0)
    seats, earned = [], []
    for seed in (7, None, None):
        seen, _ = env.reset(seed=seed)
        over, paid = False, 0.0
        seats.append(env.seat)
        while not over:
            assert env.observation_space.contains(seen)
            seen, paid, over, cut, _ = env.step(some(seen["action_mask"], rng))
            assert not cut
        earned.append(paid)
    assert any(earned)
    assert seats == [0, 1, 2]
    with pytest.raises(ValueError, match="2 others sit at this table, and 3 are named"):
        lab.SingleSeat(name, 3, against=["random"] * 3)


def test_a_list_never_holds_more_than_it_has_room_for(make: Make) -> None:
    env = make(4, actions="list")
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(150):
        seen, _, over, *_ = env.last()
        if over:
            break
        listed = int(seen["action_mask"].sum())
        assert 0 < listed <= LISTED
        assert (seen["actions"].any(axis=1) == (np.arange(LISTED) < listed)).all()
        assert len(np.unique(seen["actions"][:listed], axis=0)) == listed
        env.step(some(seen["action_mask"], rng))


def test_speed_is_measured_by_the_command() -> None:
    told = [json.loads(line) for line in run("bench", "lab", "--seconds", "0.1", "--json").stdout.splitlines()]
    assert [one["environment"] for one in told] == NAMES
    for one in told:
        assert one["aec_steps_per_s"] > 0
        assert one["vector_steps_per_s"] > 0
    assert [one["environment"] for one in told if "parallel_steps_per_s" in one] == ["fourgods_v2"]
    shown = run("bench", "lab", "--seconds", "0.1").stdout
    assert "one after another" in shown
