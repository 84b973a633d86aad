"""What the random games of `tests/games/test_fuzz.py` meet in this one, and that its checks can fail."""

from random import Random

import pytest
from tests.games.hotw2001.game import new_game
from tests.games.hotw2001.subject import SUBJECT, check_cards, check_pieces, check_turn
from tests.kit.fuzz import Tally

from mappamundi.games.history.y2001.actions import NAMES
from mappamundi.kit.fuzz import play_game
from mappamundi.kit.positions import check_closely
from mappamundi.kit.random_play import advance


def test_the_games_meet_all_kinds_of_action() -> None:
    tally = Tally()
    for number in range(0, 200, 5):
        tally.add(number, play_game(SUBJECT, number, seed=1, costly_every=10_000))
    assert set(tally.actions) == set(NAMES)


def test_lost_pieces_cards_and_markers_are_found() -> None:
    position = advance(new_game(1), Random(1), 60)
    position.forts_left -= 1
    with pytest.raises(AssertionError, match="pieces"):
        check_pieces(position)
    position.hands[1] = position.hands[1][1:]
    with pytest.raises(AssertionError, match="of seat 1"):
        check_cards(position)
    position.pool = -1
    with pytest.raises(AssertionError, match="less than nothing"):
        check_turn(position)


def test_a_stale_table_is_found() -> None:
    position = advance(new_game(1), Random(1), 60)
    while not position.front:
        advance(position, Random(2), 1)
    position.front.pop()
    with pytest.raises(AssertionError, match="front"):
        check_closely(SUBJECT, position, Random(1))
