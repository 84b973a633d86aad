"""Ratings: known strengths are found again, by games that were made by them."""

from math import log10
from random import Random

import pytest

from mappamundi.lab.arena.ratings import Ranking, rate


def order(random: Random, strengths: list[float], bots: list[int]) -> Ranking:
    """A game by Plackett and Luce."""
    left, found = list(bots), []
    while left:
        found.append(random.choices(left, [strengths[bot] for bot in left])[0])
        left.remove(found[-1])
    return tuple((bot,) for bot in found)


def test_of_two_bots_the_odds_decide() -> None:
    won, lost = ((0,), (1,)), ((1,), (0,))
    other, reference = rate([[won]] * 30 + [[lost]] * 10, 2, 1, seed=0)
    assert [*reference] == [1500, 1500, 1500]
    # One shared game more: half a game won and half a game lost, at each of two choices.
    assert other.points == pytest.approx(1500 + 400 * log10(31 / 11))
    assert other.low < other.points < other.high


def test_strengths_are_found_again_and_lie_in_their_spans() -> None:
    random, strengths = Random(1), [1.0, 2.0, 4.6, 0.5, 1.4]
    deals = [[order(random, strengths, random.sample(range(5), 4)) for _ in range(4)] for _ in range(400)]
    found = rate(deals, 5, 0, seed=0)
    for rating, strength in zip(found, strengths, strict=True):
        assert rating.points == pytest.approx(1500 + 400 * log10(strength), abs=25)
    assert all(rating.high - rating.low < 50 for rating in found[1:])


def test_one_against_three_copies() -> None:
    """The share of wins of one against three says its strength: 60.5 % are 265 points."""
    random = Random(2)
    deals = [[order(random, [1.0, 4.6], [1, 0, 0, 0]) for _ in range(4)] for _ in range(500)]
    won = sum(game[0] == (1,) for deal in deals for game in deal) / 2000
    assert won == pytest.approx(0.605, abs=0.03)
    assert rate(deals, 2, 0, seed=0)[1].points == pytest.approx(1765, abs=25)


def test_who_always_shares_is_as_strong() -> None:
    ratings = rate([[((0, 1, 2, 3),)]] * 20, 4, 0, seed=0, resamplings=50)
    assert [rating.points for rating in ratings] == pytest.approx([1500] * 4)


def test_ties_are_shared_between_the_orders_they_could_have_had() -> None:
    tied = rate([[((0, 1), (2,))]] * 30 + [[((2,), (0, 1))]] * 10, 3, 0, seed=0, resamplings=20)
    orders: list[list[Ranking]] = []
    for count, first in ((15, True), (5, False)):
        for pair in ((0, 1), (1, 0)):
            two: Ranking = ((pair[0],), (pair[1],))
            orders += [[(*two, (2,)) if first else ((2,), *two)]] * count
    split = rate(orders, 3, 0, seed=0, resamplings=20)
    assert tied[1].points == pytest.approx(1500, abs=5)
    assert tied[2].points == pytest.approx(split[2].points, abs=3)


def test_who_always_wins_has_a_rating_and_it_is_not_sure() -> None:
    found = rate([[((1,), (0,))]] * 200, 2, 0, seed=0)[1]
    assert found.points == pytest.approx(1500 + 400 * log10(201))
    assert found.high - found.low > 300


def test_the_same_seed_gives_the_same_spans() -> None:
    random = Random(3)
    deals = [[order(random, [1.0, 2.0, 3.0], [0, 1, 2])] for _ in range(60)]
    assert rate(deals, 3, 0, seed=5) == rate(deals, 3, 0, seed=5)
    assert rate(deals, 3, 0, seed=5)[2].low != rate(deals, 3, 0, seed=6)[2].low


def test_games_of_one_deal_are_drawn_together() -> None:
    """Four games that say the same four times are no more news than one."""
    random = Random(4)
    games = [order(random, [1.0, 2.0], [0, 1]) for _ in range(100)]
    once, four_times = (rate([[game] * copies for game in games], 2, 0, seed=0)[1] for copies in (1, 4))
    assert four_times.high - four_times.low == pytest.approx(once.high - once.low, rel=0.1)
