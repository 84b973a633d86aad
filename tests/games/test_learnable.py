"""Rows, paths and foresight of every game: what they tell depends on nothing hidden, and they miss nothing."""

import pytest
from tests.kit.subject import subject, subjects
from tests.kit.times import times

from mappamundi.kernel.learnable import learnable
from mappamundi.kit.learnable import check_learnable, row_of

# One game with each number of seats and each way to set it up. `python -m tests.kit.learnable` looks at thousands.
LEARNABLE = [game for game in subjects() if learnable(subject(game).game)]
TABLES = [
    pytest.param(game, number, id=f"{game}-{number}") for game in LEARNABLE for number in subject(game).each_table()
]


# So many decisions are looked at in a game, about.
LOOKS = times(12)


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_what_a_learner_is_given_depends_on_nothing_hidden(game: str, number: int) -> None:
    played = subject(game)
    looked = check_learnable(played, number, every=max(1, played.longest // LOOKS))
    assert looked.different > 0.3 * looked.rows, "the worlds hardly differed, so the test showed nothing"


@pytest.mark.parametrize("game", LEARNABLE)
def test_seats_are_counted_from_the_viewer_on(game: str) -> None:
    played = subject(game)
    rules = learnable(played.game)
    assert rules is not None
    position = played.new(1, rules.facts.seats[1], {})
    seat = position.to_act()[0]
    for viewer in range(position.players):
        row = rules.rows.read(row_of(rules, position, viewer))
        assert row["to_act"][(seat - viewer) % position.players] == 1


@pytest.mark.parametrize("game", LEARNABLE)
def test_whoever_looks_ahead_is_stopped_now_and_then(game: str) -> None:
    assert check_learnable(subject(game), 0, every=5).stopped
