"""What the random games of `tests/games/test_fuzz.py` meet in this one, and that its checks can fail."""

from random import Random

import pytest
from tests.games.hotw2018.game import new_game
from tests.games.hotw2018.subject import SUBJECT, check_pieces
from tests.kit.fuzz import Tally

from mappamundi.kit.fuzz import play_game
from mappamundi.kit.positions import check_closely
from mappamundi.kit.random_play import advance


def test_the_games_meet_nearly_all_kinds_of_action() -> None:
    tally = Tally()
    for number in range(0, 240, 5):
        tally.add(number, play_game(SUBJECT, number, seed=1, costly_every=10_000))
    rare = {"spare", "reduce", "lose_army"}
    assert len(set(tally.actions) | rare) == 22


def test_a_lost_army_and_an_active_one_out_of_turn_are_found() -> None:
    position = advance(new_game(1), Random(1), 60)
    position.supply[0] -= 1
    with pytest.raises(AssertionError, match="seat 0 has 24 armies"):
        check_pieces(position)
    position.supply[0] += 1
    land = position.active[0]
    position.owners[land] = (position.seat + 1) % position.players
    position.supply[position.seat] += 1
    position.supply[position.owners[land]] -= 1
    with pytest.raises(AssertionError, match="out of its turn"):
        check_pieces(position)


def test_a_stale_table_is_found() -> None:
    position = advance(new_game(1), Random(1), 60)
    position.front.pop()
    with pytest.raises(AssertionError, match="front"):
        check_closely(SUBJECT, position, Random(1))
