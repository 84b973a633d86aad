"""Every bot of every game has an answer wherever it is asked, and ends its games; more of both: `tests.kit.answers`."""

from random import Random
from typing import Any

import pytest
from tests.games.fourgods.subject import SUBJECT
from tests.kit import answers
from tests.kit.answers import ask, end_games
from tests.kit.subject import subject, subjects
from tests.kit.times import times

from mappamundi.bots import Wait, bot_names
from mappamundi.kit import Fault
from mappamundi.kit.bots import OF_A_GAME
from mappamundi.kit.random_play import STYLES

POSITIONS, GAMES = times(60), times(8)
BOTS = [(game, bot) for game in subjects() for bot in bot_names(game)]
bots = pytest.mark.parametrize(("game", "bot"), BOTS)


@bots
def test_it_answers_in_any_position(game: str, bot: str) -> None:
    asked = ask(game, [bot], 0, POSITIONS // OF_A_GAME)
    number = POSITIONS // OF_A_GAME
    while asked < POSITIONS:
        asked += ask(game, [bot], number, 1)
        number += 1


@bots
def test_it_ends_its_games(game: str, bot: str) -> None:
    assert end_games(game, [bot], 0, GAMES) > GAMES


@pytest.mark.parametrize("game", subjects())
def test_all_seats_options_and_styles_of_play_come_up(game: str) -> None:
    """In as many games as there are combinations of them."""
    played = subject(game)
    least, most = played.game.facts.seats
    count = (most - least + 1) * len(played.options) * len(STYLES)
    found = {(players, str(options), style) for players, options, style in map(played.table, range(count))}
    assert len(found) == len({(players, str(options)) for players, options, _ in found}) * len(STYLES)
    assert {players for players, _, _ in found} == set(range(least, most + 1))


# --- the check itself ---------------------------------------------------------------------------------------------


class Idler:
    """A bot that never does anything, or something that nobody may."""

    name = "idler"

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def choose(self, view: Any, legal: Any) -> Any:
        return self._answer


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (Wait(1.0), "waits for ever"),
        (Wait(1e9), "waits for 1000000000.0 s"),
        (SUBJECT.game.action({"do": "forfeit", "x": 0, "y": 0}), "is not legal"),
        (Wait(1.0, SUBJECT.game.action({"do": "forfeit", "x": 0, "y": 0})), "is not legal"),
    ],
)
def test_a_bot_without_an_answer_is_found(answer: Any, why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "make_bot", lambda *_: Idler(answer))
    with pytest.raises(Fault, match=why):
        ask("fourgods", ["idler"], 0, 1)


def test_whoever_has_passed_in_a_race_may_wait() -> None:
    position = SUBJECT.new(1, 4, {})
    assert not SUBJECT.may_wait(SUBJECT.advance(position, Random(1), 4), 0)
    position.passed[0] = True
    assert SUBJECT.may_wait(position, 0)
