"""Games played to their end inside the rules, as searches ask for them."""

from collections import Counter
from itertools import pairwise
from random import Random

from tests.games.editions import each_edition
from tests.kit.subject import subject

from mappamundi.cli.bench import bench
from mappamundi.kernel import Seeded
from mappamundi.kernel.chance import Quick


@each_edition
def test_a_rollout_plays_to_the_end_and_the_same_seed_the_same_game(game: str) -> None:
    played = subject(game)
    for options in played.options:
        start = played.advance(played.new(3, 4, options), Random(3), 40)
        before = start.dump()
        ends = []
        for seed in (7, 7, 8):
            position = start.copy()
            decisions = played.game.rollout(position, seed)
            assert decisions > 20
            assert position.to_act() == ()
            ends.append((decisions, position.result()))
        assert ends[0] == ends[1] != ends[2]
        assert start.dump() == before


@each_edition
def test_a_rollout_tells_nothing_and_a_copy_of_its_position_tells_again(game: str) -> None:
    played = subject(game)
    position = played.advance(played.new(3, 4, {}), Random(3), 40)
    told = position.copy()
    played.game.rollout(position, 1)
    assert position.log.read() == []
    seat = told.to_act()[0]
    assert told.copy().play(seat, told.legal(seat)[0])


@each_edition
def test_a_rollout_does_not_know_the_dice_of_the_game(game: str) -> None:
    played = subject(game)
    start = played.advance(played.new(3, 4, {}), Random(3), 40)
    other = played.load(start.dump(), Seeded(bytes(32)))
    same = played.game.rollout(start.copy(), 5)
    assert [played.game.rollout(position, 5) for position in (start.copy(), other)] == [same, same]
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
    measured = bench(subject("hotw2018").game, 0.1)
    assert measured["rollout_decisions_per_s"] > 1_000
