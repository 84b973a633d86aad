"""Games played to their end inside the rules, as searches ask for them."""

from random import Random

from tests.games.hotw2001.game import GAME, OPTIONS, new_game
from tests.kit.random_play import advance

from mappamundi.games.history.y2001.rollout import rollout
from mappamundi.kernel import Seeded


def test_a_rollout_plays_to_the_end_and_the_same_seed_the_same_game() -> None:
    for options in OPTIONS:
        start = advance(new_game(3, 4, **options), Random(3), 40)
        before = start.dump()
        ends = []
        for seed in (7, 7, 8):
            position = start.copy()
            decisions = rollout(position, seed)
            assert decisions > 20
            assert position.to_act() == ()
            assert position.log.read() == []
            ends.append((decisions, position.result()))
        assert ends[0] == ends[1] != ends[2]
        assert start.dump() == before


def test_a_rollout_does_not_know_the_dice_of_the_game() -> None:
    start = advance(new_game(3), Random(3), 40)
    other = GAME.load(start.dump(), Seeded(bytes(32)))
    assert [rollout(position, 5) for position in (start.copy(), other)] == [rollout(start.copy(), 5)] * 2
