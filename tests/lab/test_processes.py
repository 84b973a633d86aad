"""Games in processes: the same whoever plays them, and no bot stops the others by what it does."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from tests.lab.games import setting
from tests.packages.installing import announce

from mappamundi.lab.arena.play import Played
from mappamundi.lab.arena.processes import Broken, play_all
from mappamundi.lab.arena.schedule import Schedule

MISCREANTS = """
import os, time


class Miscreant:
    name = "miscreant"
    asked = 0

    def __init__(self, game, seed):
        self.game = game

    def choose(self, view, legal):
        self.asked += 1
        return self.misbehave(view, legal) if self.asked > 3 else legal[0]


class Raises(Miscreant):
    def misbehave(self, view, legal):
        raise ValueError("I cannot\\ndecide")


class Leaves(Miscreant):
    def misbehave(self, view, legal):
        raise SystemExit


class Hangs(Miscreant):
    def misbehave(self, view, legal):
        while True:
            time.sleep(1)


class Cheats(Miscreant):
    def misbehave(self, view, legal):
        return next(action for code in range(1000) if (action := self.game.action_at(code)) not in legal)


class Mumbles(Miscreant):
    def misbehave(self, view, legal):
        return 42


class Crashes(Miscreant):
    def misbehave(self, view, legal):
        os._exit(7)


class Unmade(Miscreant):
    def __init__(self, game, seed):
        if seed:
            raise RuntimeError("not in the mood")
"""
KINDS = ("Raises", "Leaves", "Hangs", "Cheats", "Mumbles", "Crashes", "Unmade")


@pytest.fixture
def miscreants(others: Path) -> None:
    points = "\n".join(f"{kind.lower()} = miscreants:{kind}" for kind in KINDS)
    announce(others, "miscreants", f"[mappamundi.bots]\n{points}", miscreants=MISCREANTS)


def without_times(games: Iterable[Played]) -> dict[int, Played]:
    return {game.game: msgspec.structs.replace(game, ms=()) for game in games}


def test_the_number_of_processes_changes_nothing() -> None:
    arena = setting("greedy", "random")
    one = without_times(play_all(arena, range(8), 1))
    three = without_times(play_all(arena, reversed(range(8)), 3))
    assert one == three
    assert sorted(one) == list(range(8))
    assert all(game.scores and sum(game.decisions) > 50 for game in one.values())
    assert [one[number].bots for number in range(8)] == [Schedule(arena).sitting(number).bots for number in range(8)]


@pytest.mark.usefixtures("miscreants")
@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("raises", "ValueError: I cannot decide"),
        ("leaves", "SystemExit: "),
        ("hangs", "no answer within 2 s"),
        ("cheats", "chose what is not legal"),
        ("mumbles", "answered what cannot be understood: 42"),
        ("crashes", "its process ended with code 7"),
        ("unmade", "not in the mood"),
    ],
)
def test_a_bot_that_does_what_it_may_not_loses_that_game_and_the_rest_is_played(kind: str, why: str) -> None:
    arena = setting("random", kind, players=3, limit=2.0 if kind == "hangs" else 60.0)
    plan = Schedule(arena)
    # One against two copies, and the copies against one.
    numbers = (0, plan.games_a_round - 1)
    games = {game.game: game for game in play_all(arena, numbers, 1)}
    assert sorted(games) == sorted(numbers)
    for game in games.values():
        assert game.lost is not None
        assert game.bots[game.lost] == kind
        assert game.why
        assert why.strip() in game.why
        assert "\n" not in game.why
        assert game.scores is None
        assert game.places == tuple(3 if seat == game.lost else 1 for seat in range(3))


def test_a_process_that_ends_without_a_bot_to_blame_is_no_bot_s_loss() -> None:
    arena = msgspec.structs.replace(setting("greedy", "random"), game="nowhere")
    with pytest.raises(Broken, match="ended with code 1 in game 0"):
        list(play_all(arena, range(2), 1))
