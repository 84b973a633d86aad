"""Two thousand random games, all invariants checked on the way; `tests/kit/fuzz.py` says which."""

from random import Random

import pytest
from click.testing import CliRunner
from tests.kit.fuzz import Fault, Tally, check_cheap, check_costly, main, play_game, play_games, table
from tests.kit.random_play import advance, new_game

GAMES = 2_000
CHUNKS = 20
SIZE = GAMES // CHUNKS


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_end_and_keep_every_invariant(chunk: int) -> None:
    tally = play_games(chunk * SIZE, SIZE)
    assert len(tally.lengths) == SIZE
    assert tally.longest[0] < 1_000


def test_the_games_meet_all_tables_and_nearly_all_kinds_of_action() -> None:
    assert len({table(number) for number in range(24)}) == 24
    tally = Tally()
    for number in range(0, 240, 5):
        tally.add(number, play_game(number, seed=1, costly_every=10_000))
    rare = {"spare", "reduce", "lose_army"}
    assert len(set(tally.actions) | rare) == 22


def test_the_same_seed_plays_the_same_games() -> None:
    assert play_game(17, seed=3) == play_game(17, seed=3)
    assert play_game(17, seed=3) != play_game(17, seed=4)


def test_a_lost_army_and_an_active_one_out_of_turn_are_found() -> None:
    position = advance(new_game(1), Random(1), 60)
    position.supply[0] -= 1
    with pytest.raises(AssertionError, match="seat 0 has 24 armies"):
        check_cheap(position, [])
    position.supply[0] += 1
    land = position.active[0]
    position.owners[land] = (position.seat + 1) % position.players
    position.supply[position.seat] += 1
    position.supply[position.owners[land]] -= 1
    with pytest.raises(AssertionError, match="out of its turn"):
        check_cheap(position, [])


def test_a_stale_table_is_found() -> None:
    position = advance(new_game(1), Random(1), 60)
    position.front.pop()
    with pytest.raises(AssertionError, match="front"):
        check_costly(position, Random(1))


def test_the_command_line_closes_with_one_line() -> None:
    result = CliRunner().invoke(main, ["hotw2018", "--games", "3", "--seed", "2"])
    assert result.exit_code == 0
    assert result.stdout.startswith("hotw2018: 3 games, ")
    assert "longest" in result.stdout
    assert "no fault" in result.stdout


def test_a_fault_says_which_game_and_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.kit.fuzz.MOST_DECISIONS", 10)
    with pytest.raises(Fault, match=r"game 5 of seed 0 \(4 seats, classic\), step 11: Fault: no end after 10"):
        play_game(5)
