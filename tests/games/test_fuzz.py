"""Random games of every game, all invariants checked on the way; `tests/kit/fuzz.py` says which."""

import pytest
from click.testing import CliRunner
from tests.kit.fuzz import main, play_games
from tests.kit.subject import subject, subjects

from mappamundi.kit.fault import Fault
from mappamundi.kit.fuzz import play_game

SIZE = 100
CHUNKS = [(game, first) for game in subjects() for first in range(0, subject(game).fuzzed, SIZE)]

each_game = pytest.mark.parametrize("game", subjects())


@pytest.mark.parametrize(("game", "first"), CHUNKS)
def test_random_games_end_and_keep_every_invariant(game: str, first: int) -> None:
    tally = play_games(game, first, SIZE)
    assert len(tally.lengths) == SIZE
    assert tally.longest[0] < subject(game).most_decisions / 5


@each_game
def test_the_games_meet_all_tables(game: str) -> None:
    played = subject(game)
    least, most = played.game.facts.seats
    tables = [str(played.table(number)) for number in range(played.fuzzed)]
    assert len(set(tables)) == 3 * (most - least + 1) * len(played.options)


@each_game
def test_the_same_seed_plays_the_same_games(game: str) -> None:
    played = subject(game)
    first = [play_game(played, number, seed=3) for number in range(10, 20)]
    assert [play_game(played, number, seed=3) for number in range(10, 20)] == first
    assert [play_game(played, number, seed=4) for number in range(10, 20)] != first


@each_game
def test_the_command_line_closes_with_one_line(game: str) -> None:
    result = CliRunner().invoke(main, [game, "--games", "3", "--seed", "2"])
    assert result.exit_code == 0
    assert result.stdout.startswith(f"{game}: 3 games, ")
    assert "longest" in result.stdout
    assert "no fault" in result.stdout


def test_a_fault_says_which_game_and_step(monkeypatch: pytest.MonkeyPatch) -> None:
    played = subject("hotw2018")
    monkeypatch.setattr(played, "most_decisions", 10)
    with pytest.raises(Fault, match=r"game 5 of seed 0 \(4 seats, classic\), step 11: Fault: no end after 10"):
        play_game(played, 5)
