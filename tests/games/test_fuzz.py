"""Random games of every game, all invariants checked on the way; `tests/kit/fuzz.py` says which."""

from collections.abc import Mapping
from typing import Any

import pytest
from click.testing import CliRunner
from tests.kit.fuzz import Tally, main
from tests.kit.subject import subject, subjects
from tests.kit.times import times

from mappamundi.kit.fault import Fault
from mappamundi.kit.fuzz import play_game
from mappamundi.kit.random_play import STYLES

each_game = pytest.mark.parametrize("game", subjects())

# Shares no factor with how many tables any game has: few games meet all seats, options and styles alike.
STRIDE = 7


def numbers(game: str) -> list[int]:
    """A third of the tables that there are."""
    return [number * STRIDE for number in range(times(len(tables(game)) // 3))]


def tables(game: str) -> list[tuple[int, Mapping[str, Any], int]]:
    """All seats with all options and styles."""
    played = subject(game)
    least, most = played.game.facts.seats
    return [played.table(number) for number in range((most - least + 1) * len(played.options) * len(STYLES))]


@each_game
def test_random_games_end_and_keep_every_invariant(game: str) -> None:
    tally = Tally()
    for number in numbers(game):
        tally.add(number, play_game(subject(game), number))
    assert tally.longest[0] < subject(game).most_decisions / 5


@each_game
def test_the_games_meet_all_tables(game: str) -> None:
    """All of them in three times as many games, and before that every number of seats, option and style."""
    played, there = subject(game), tables(game)
    assert len({str(table) for table in there}) == len(there)
    assert {str(played.table(number * STRIDE)) for number in range(len(there))} == {str(table) for table in there}
    for part in range(3):
        met = {str(played.table(number)[part]) for number in numbers(game)}
        assert met == {str(table[part]) for table in there}


@each_game
def test_the_same_seed_plays_the_same_games(game: str) -> None:
    played = subject(game)
    first = [play_game(played, number, seed=3) for number in range(10, 13)]
    assert [play_game(played, number, seed=3) for number in range(10, 13)] == first
    assert [play_game(played, number, seed=4) for number in range(10, 13)] != first


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
