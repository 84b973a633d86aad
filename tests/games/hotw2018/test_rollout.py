"""Games played to their end inside the rules, as searches ask for them."""

from collections import Counter
from itertools import pairwise
from random import Random

from tests.games.hotw2018.game import GAME, new_game
from tests.kit.random_play import advance

from mappamundi.cli.bench import bench
from mappamundi.games.history.y2018.rollout import rollout
from mappamundi.kernel import Seeded
from mappamundi.kernel.chance import Quick


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


def test_a_rollout_does_not_know_the_dice_of_the_game() -> None:
    start = advance(new_game(3), Random(3), 40)
    other = GAME.load(start.dump(), Seeded(bytes(32)))
    assert [rollout(position, 5) for position in (start.copy(), other)] == [rollout(start.copy(), 5)] * 2
    assert other.result() is not None


def test_the_dice_of_rollouts_are_fair() -> None:
    """Each face within four standard deviations of a sixth, and so each pair of dice in a row."""
    for seed in (0, 1, 2**40 + 17):
        dice = Quick(seed)
        faces = [dice.roll(index, 6) for index in range(60_000)]
        assert all(abs(faces.count(face) - 10_000) < 4 * 91.3 for face in range(1, 7))
        pairs = Counter(pairwise(faces))
        assert len(pairs) == 36
        assert all(abs(count - 60_000 / 36) < 5 * 40.3 for count in pairs.values())


def test_the_bench_measures_rollouts() -> None:
    measured = bench(GAME, 0.1)
    assert measured["rollout_decisions_per_s"] > 1_000
