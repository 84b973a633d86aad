"""Hidden information in every game: positions that differ only in what a viewer may not know look the same to it."""

from random import Random
from typing import Any

import pytest
from tests.kit.subject import Subject, subject, subjects
from tests.kit.times import times

from mappamundi.kit.hidden import check_told, look_alike, viewers
from mappamundi.kit.random_play import BY_KIND, some, step

# So many decisions are looked at in a long game, and all of a short one.
LOOKS, SHORT = times(30), 80

TABLES = [
    pytest.param(game, number, id=f"{game}-{number}") for game in subjects() for number in subject(game).each_table()
]
tables = pytest.mark.parametrize(("game", "number"), TABLES)


def begun(game: str, number: int) -> tuple[Subject[Any], Any, Random]:
    played = subject(game)
    players, options, _ = played.table(number)
    return played, played.new(number, players, options), Random(number)


def looked_at(played: Subject[Any], rng: Random) -> bool:
    return played.longest <= SHORT or rng.random() * played.longest < LOOKS


@tables
def test_a_viewer_sees_and_may_do_the_same_in_all_worlds_it_cannot_tell_apart(game: str, number: int) -> None:
    played, position, rng = begun(game, number)
    different = []
    while position.result() is None:
        if looked_at(played, rng):
            different.append(look_alike(played, position, some(rng, viewers(position)), rng))
        step(position, rng, BY_KIND, played.endings)
    assert sum(different) > 0.3 * len(different), "the worlds hardly differed, so the test showed nothing"


@tables
def test_a_spectator_is_told_nothing_that_a_seat_is_not(game: str, number: int) -> None:
    played, position, rng = begun(game, number)
    while position.result() is None:
        *_, events = step(position, rng, BY_KIND, played.endings)
        if not looked_at(played, rng):
            continue
        check_told(played.game, position, events, some(rng, range(position.players)))
