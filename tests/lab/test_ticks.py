"""A race in ticks: its clock is exact, who is first is so by turns or by lot, and the same seed is the same game."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.games.fourgods.game import ENDINGS, GAME, begun, new_game, stage
from tests.games.hotw2018.game import GAME as HISTORY
from tests.kit.grab import GAME as GRAB
from tests.kit.grab import GRABS, SAY_READY, GrabPosition

from mappamundi.bots.scheduler import Move
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.state import CLOSING
from mappamundi.kernel import Action, Seeded
from mappamundi.kit.random_play import BUSY, pick
from mappamundi.lab.ticks import TICK, Ticks

# How often a random seat acts in a tick.
BRISK = 0.3


def grab(players: int = 3, things: str = "16") -> GrabPosition:
    position = GRAB.new({"things": things}, players, Seeded(bytes(32)))
    for seat in range(players):
        position.play(seat, SAY_READY)
    return position


def wanted(position: Position, rng: Random) -> dict[int, Action]:
    """What random seats, which rarely pass, want to do in this tick."""
    return {
        seat: pick(rng, legal, BUSY, ENDINGS)
        for seat in position.to_act()
        if rng.random() < BRISK and (legal := position.legal(seat))
    }


def race(seed: int, **options: Any) -> tuple[Position, Ticks, list[Move], int]:
    """A whole race between random seats; at which tick its clock began to run."""
    rng = Random(seed)
    position = new_game(seed, 3, **options)
    ticks = Ticks(position, rng)
    moves: list[Move] = []
    began = 0
    while position.result() is None:
        moves += ticks.tick()
        moves += ticks.play(wanted(position, rng))
        if position.phase == CLOSING:
            began = began or ticks.count
            assert position.clock + 100 * (ticks.count - began) == 90_000
    return position, ticks, moves, began


def test_a_race_is_played_to_its_end_and_its_clock_agrees_with_the_ticks() -> None:
    ended, ticks, moves, began = race(1)
    assert began > 0
    assert ticks.count - began == 900 or all(ended.passed)
    assert ticks.seconds == pytest.approx(TICK * ticks.count)
    # What was played is the whole of it.
    again = new_game(1, 3)
    for seat, action in moves:
        again.play(seat, action)
    assert again.dump() == ended.dump()


def test_the_same_seed_is_the_same_game_and_another_is_not() -> None:
    position, _, moves, _ = race(2)
    same, _, again, _ = race(2)
    assert same.dump() == position.dump()
    assert [(seat, action.form) for seat, action in moves] == [(seat, action.form) for seat, action in again]
    assert race(3)[0].dump() != position.dump()


def test_where_no_time_is_counted_ticks_are_and_nothing_is_played() -> None:
    position = begun(1, 3)
    ticks, before = Ticks(position), position.dump()
    for _ in range(25):
        assert ticks.tick() == []
    assert (ticks.count, ticks.seconds) == (25, 2.5)
    assert position.dump() == before


def test_in_timed_play_the_alarm_ends_a_turn_after_three_hundred_ticks() -> None:
    position = begun(1, 3, tempo="timed_turns")
    ticks, first = Ticks(position), position.active
    for _ in range(299):
        ticks.tick()
    assert (position.active, position.clock) == (first, 100)
    [(seat, action)] = ticks.tick()
    assert (seat, action.form) == (None, {"do": "time", "seconds": 0.1})
    assert (position.active, position.clock) == ((first + 1) % 3, 30_000)


def test_an_alarm_within_a_tick_leaves_the_rest_of_it_to_the_next_clock() -> None:
    position = stage({"clock": 0.04, "turn": {"seat": 0}}, 3, tempo="timed_turns")
    moves = Ticks(position).tick()
    assert [action.form["seconds"] for _, action in moves] == [0.04, 0.06]
    assert (position.active, position.clock) == (1, 29_940)


def test_the_clock_ends_the_game_and_then_no_time_passes() -> None:
    position = stage({"phase": "closing", "clock": 0.3}, 3)
    ticks = Ticks(position)
    assert [len(ticks.tick()) for _ in range(5)] == [1, 1, 1, 0, 0]
    assert position.result() is not None
    assert ticks.count == 3
    assert ticks.play({0: GAME.action({"do": "pass"})}) == []


def test_a_game_of_turns_has_ticks_in_which_nothing_happens() -> None:
    position = HISTORY.new({}, 3, Seeded(bytes(32)))
    seat = position.to_act()[0]
    ticks = Ticks(position)
    assert ticks.tick() == []
    action = position.legal(seat)[0]
    assert ticks.play({seat: action}) == [(seat, action)]


def test_whoever_comes_too_late_does_nothing_and_loses_nothing() -> None:
    position = grab(3)
    ticks = Ticks(position)
    assert ticks.play({0: GRABS[5], 1: GRABS[5], 2: GRABS[7]}) == [(0, GRABS[5]), (2, GRABS[7])]
    assert position.takers[5] == 0
    assert ticks.play({1: GRABS[5]}) == []


def test_an_action_that_was_never_legal_is_left_out() -> None:
    position = begun(1, 2)
    before = position.dump()
    assert Ticks(position).play({0: GAME.action({"do": "end_turn"}), 7: GAME.action({"do": "pass"})}) == []
    assert position.dump() == before


def test_what_the_rules_allow_and_do_not_list_is_played() -> None:
    position = stage({"hands": {0: ["OOOO|MMMM", None]}}, 3, legality="table")
    wrong = GAME.action({"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 3, "y": 3})
    assert wrong not in position.legal(0)
    assert Ticks(position).play({0: wrong}) == [(0, wrong)]


def orders(ticks: Ticks, rounds: int) -> Counter[tuple[int, int]]:
    """How often each seat acted before each other, where all of them always do."""
    before: Counter[tuple[int, int]] = Counter()
    flip, other = (GAME.action({"do": "flip", "area": 0, "slot": slot}) for slot in (0, 1))
    for number in range(rounds):
        ticks.tick()
        # Now and then a single seat acts, which is no turn of anybody's.
        ticks.play({number % 4: other})
        seats = [seat for seat, _ in ticks.play(dict.fromkeys(range(4), flip))]
        assert len(seats) == 4
        before.update((one, two) for place, one in enumerate(seats) for two in seats[place + 1 :])
    return before


@pytest.mark.parametrize("rng", [None, Random(5)], ids=["by turns", "by lot"])
def test_of_any_two_seats_each_is_first_as_often_as_the_other(rng: Random | None) -> None:
    position = stage({"discards": {0: ["OOOO|MMMM", "PPPP|FFFF"]}})
    before = orders(Ticks(position, rng), 400)
    for pair in permutations(range(4), 2):
        assert before[pair] == (200 if rng is None else pytest.approx(200, abs=45))


def test_seats_that_are_ready_begin_the_race() -> None:
    position = new_game(1, 4)
    ticks = Ticks(position)
    assert len(ticks.play(dict.fromkeys(range(4), GAME.action({"do": "ready"})))) == 4
    assert position.awaited() == ()
