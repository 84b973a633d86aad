"""Games played to their end inside the rules, as searches ask for them."""

from random import Random

from tests.games.hotw2018.game import GAME, new_game
from tests.kit.random_play import advance

from mappamundi.cli.bench import bench
from mappamundi.games.history.y2018.rollout import rollout


def test_a_rollout_plays_to_the_end_and_the_same_seed_the_same_game() -> None:
    start = advance(new_game(3), Random(3), 40)
    before = start.dump()
    ends = []
    for seed in (7, 7, 8):
        position = start.copy()
        decisions = rollout(position, seed)
        assert decisions > 20
        assert position.to_act() == ()
        ends.append((decisions, position.result()))
    assert ends[0] == ends[1] != ends[2]
    assert start.dump() == before


def test_a_rollout_tells_nothing_and_a_copy_of_its_position_tells_again() -> None:
    position = advance(new_game(3), Random(3), 40)
    told = position.copy()
    rollout(position, 1)
    assert position.log.read() == []
    seat = told.to_act()[0]
    assert told.copy().play(seat, told.legal(seat)[0])


def test_the_bench_measures_rollouts() -> None:
    measured = bench(GAME, 0.1)
    assert measured["rollout_decisions_per_s"] > 1_000
