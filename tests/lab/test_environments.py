"""Environments: PettingZoo's own tests pass, and the same seed gives the same game."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from mappamundi import lab
from mappamundi.kernel.learnable import learnable
from mappamundi.lab.asking import LISTED, Way
from mappamundi.lab.naming import found

NAMES = lab.names()
TURNS = [name for name in NAMES if not found(name).facts.race]

each = pytest.mark.parametrize("name", TURNS)
# It would rather have arrays than a dictionary with a mask; its own classic games do the same.
dictionaries = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def some(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def test_environments_are_named_after_their_game_and_its_rules() -> None:
    assert {name.partition("_v")[0] for name in NAMES} == {"hotw2001", "hotw2018", "hotw2024", "fourgods"}
    for name in NAMES:
        game = found(name)
        assert name == f"{game.facts.id}_v{game.facts.rules_version}"
        assert learnable(game) is game


@pytest.mark.parametrize("name", ["chess_v1", "hotw2018_v99", ""])
def test_an_environment_that_there_is_not_is_refused_in_words(name: str) -> None:
    with pytest.raises(ValueError, match=rf"there is no environment '{name}'; there are: hotw"):
        lab.env(name)


@dictionaries
@each
@pytest.mark.parametrize("actions", ["paths", "list"])
def test_pettingzoo_is_content(name: str, actions: Way) -> None:
    api_test(lab.env(name, actions=actions), num_cycles=60)
    seed_test(lambda: lab.env(name, actions=actions), num_cycles=40)


@each
def test_it_can_be_looked_at(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: lab.env(name, render_mode=render_mode), custom_tests={"ansi": lambda text: "\n" in text}
    )
    assert capsys.readouterr().out.count("\n") > 10
    env = lab.env(name)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="render_mode: human or ansi or rgb_array"):
        env.render()
    with pytest.raises(ValueError, match="not 'hologram'"):
        lab.env(name, render_mode="hologram")


@each
def test_it_is_cut_off_after_so_many_choices(name: str) -> None:
    env = lab.env(name, max_cycles=5)
    env.reset(seed=1)
    choices = 0
    rng = np.random.default_rng(1)
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert not over
        choices += not cut
        env.step(None if cut else some(seen["action_mask"], rng))
    assert choices == 5


def played(name: str, seed: int, actions: Way = "paths") -> Iterator[tuple[str, int]]:
    env = lab.env(name, 4, actions=actions)
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, _, over, *_ = env.last()
        choice = None if over else some(seen["action_mask"], rng)
        env.step(choice)
        if choice is not None:
            yield agent, choice


@each
@pytest.mark.parametrize("actions", ["paths", "list"])
def test_the_same_seed_gives_the_same_game(name: str, actions: Way) -> None:
    first = list(played(name, 3, actions))
    assert first == list(played(name, 3, actions))
    assert first != list(played(name, 4, actions))


@each
@pytest.mark.parametrize("reward", ["win", "points"])
def test_what_one_gains_the_others_lose(name: str, reward: Any) -> None:
    env = lab.env(name, 3, reward=reward)
    env.reset(seed=1)
    rng, earned = np.random.default_rng(1), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, paid, over, *_ = env.last()
        earned[agent] += paid
        env.step(None if over else some(seen["action_mask"], rng))
    assert sum(earned.values()) == pytest.approx(0.0, abs=1e-9)
    assert max(earned.values()) > 0


@each
def test_a_choice_that_cannot_be_made_is_refused_in_words(name: str) -> None:
    env = lab.env(name)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="cannot be chosen now; the mask says what can"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="None is no choice"):
        env.step(None)
    env.step(int(np.flatnonzero(mask)[0]))


@each
def test_whoever_is_not_asked_can_choose_nothing(name: str) -> None:
    env = lab.env(name)
    env.reset(seed=1)
    asked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]
    assert asked == [env.agent_selection]


@each
def test_many_games_at_once_are_the_games_one_by_one(name: str) -> None:
    """The arrays of each are what the environment alone would show, and a game that ends begins anew."""
    many = lab.Vector(name, games=2, players=3, seed=5)
    alone = lab.env(name, 3)
    alone.reset(seed=5)
    rng, ended = np.random.default_rng(0), 0
    while not ended:
        seen = alone.observe(alone.agent_selection)
        assert alone.agent_selection == f"seat_{many.seats[0]}"
        assert np.array_equal(seen["observation"], many.rows[0])
        assert np.array_equal(seen["action_mask"], many.masks[0])
        chosen = [some(mask, rng) for mask in many.masks]
        many.step(chosen)
        alone.step(chosen[0])
        assert many.rewards[0].tolist() == pytest.approx(list(alone.rewards.values()))
        ended = int(many.over[0])
        assert ended == alone.terminations["seat_0"]
    assert many.masks[0].any()


@each
def test_one_seat_plays_against_bots(name: str) -> None:
    env = lab.SingleSeat(name, 3, against="random")
    rng = np.random.default_rng(0)
    seats = []
    for seed in (7, None, None):
        seen, _ = env.reset(seed=seed)
        over, paid = False, 0.0
        seats.append(env.seat)
        while not over:
            assert env.observation_space.contains(seen)
            seen, paid, over, cut, _ = env.step(some(seen["action_mask"], rng))
            assert not cut
        assert paid != 0
    assert seats == [0, 1, 2]
    with pytest.raises(ValueError, match="2 others sit at this table, and 3 are named"):
        lab.SingleSeat(name, 3, against=["random"] * 3)


@each
def test_a_list_never_holds_more_than_it_has_room_for(name: str) -> None:
    env = lab.env(name, 4, actions="list")
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(300):
        seen, _, over, *_ = env.last()
        if over:
            break
        listed = int(seen["action_mask"].sum())
        assert 0 < listed <= LISTED
        assert (seen["actions"].any(axis=1) == (np.arange(LISTED) < listed)).all()
        assert len(np.unique(seen["actions"][:listed], axis=0)) == listed
        env.step(some(seen["action_mask"], rng))
