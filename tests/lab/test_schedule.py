"""Who plays which game: every bot in every seat, beside and against every other, equally often."""

from collections import Counter
from itertools import combinations
from math import comb, factorial

import pytest
from tests.lab.games import setting

from mappamundi.lab.arena.schedule import Schedule

NAMES = ("ann", "bob", "cat", "dan", "eve", "flo")
SIZES = [(2, 2), (3, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 4), (6, 4), (2, 6), (4, 6), (5, 6)]


def schedule(bots: int, players: int, seed: int = 0) -> Schedule:
    return Schedule(setting(*NAMES[:bots], players=players, seed=seed))


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_a_deal_is_played_with_every_bot_of_its_table_in_every_seat(bots: int, players: int) -> None:
    plan = schedule(bots, players)
    for deal in range(2 * plan.games_a_round // players):
        games = [plan.sitting(deal * players + rotation) for rotation in range(players)]
        assert len({game.chance for game in games}) == 1
        assert {game.deal for game in games} == {deal}
        for seat in range(players):
            assert Counter(game.bots[seat] for game in games) == Counter(games[0].bots)


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_after_a_round_all_bots_have_played_and_met_equally_often(bots: int, players: int) -> None:
    plan = schedule(bots, players)
    seats: Counter[str] = Counter()
    met: Counter[frozenset[str]] = Counter()
    for number in range(plan.games_a_round):
        table = plan.sitting(number).bots
        seats.update(table)
        met.update(frozenset(pair) for pair in combinations(table, 2) if pair[0] != pair[1])
    assert set(seats) == set(NAMES[:bots])
    assert len(set(seats.values())) == 1
    assert len(met) == comb(bots, 2)
    assert len(set(met.values())) == 1


def test_every_order_round_the_table_comes_equally_often() -> None:
    plan = schedule(4, 4)
    orders = Counter(plan.sitting(number).bots for number in range(factorial(4)))
    assert len(orders) == factorial(4)


def test_fewer_bots_than_seats_play_one_against_copies_of_the_others() -> None:
    plan = schedule(2, 4)
    tables = {"".join(sorted(name[0] for name in plan.sitting(number).bots)) for number in range(plan.games_a_round)}
    assert tables == {"abbb", "aaab"}
    plan = schedule(3, 4)
    tables = {"".join(sorted(name[0] for name in plan.sitting(number).bots)) for number in range(plan.games_a_round)}
    assert tables == {"abbc", "abcc", "aabc"}


def test_one_bot_alone_has_every_seat_and_each_deal_once() -> None:
    plan = schedule(1, 4)
    assert plan.games_a_deal == plan.games_a_round == 1
    assert [plan.sitting(number).deal for number in range(3)] == [0, 1, 2]


def test_the_number_alone_decides_a_game_and_no_two_are_the_same() -> None:
    backward = [schedule(5, 4).sitting(number) for number in reversed(range(80))]
    plan = schedule(5, 4)
    forward = [plan.sitting(number) for number in range(80)]
    assert forward == backward[::-1]
    assert len({seed for game in forward for seed in game.seeds}) == 80 * 4
    assert len({game.chance for game in forward}) == 20
    assert forward != [schedule(5, 4, seed=1).sitting(number) for number in range(80)]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [schedule(2, 4).whole_deals(games) for games in (1, 4, 5, 400)] == [4, 4, 8, 400]
    assert schedule(1, 4).whole_deals(5) == 5
