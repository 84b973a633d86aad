"""What travels of each game is as its types declare: views, events, counsel, actions, the catalogue."""

from random import Random
from typing import Any, Union

import msgspec
import pytest
from tests.kit.subject import subject

from mappamundi.games import GAME_IDS, shapes
from mappamundi.kernel import Position
from mappamundi.kernel.shapes import Shapes
from mappamundi.kit.random_play import STYLES, some

each_game = pytest.mark.parametrize("game", GAME_IDS)
# Counsel is dear, and much of it alike: it is asked for in every so many positions, about so many actions.
COUNSELLED = 16
ASKED = 8


class Checker:
    """Holds what a game sends against its types."""

    def __init__(self, shape: Shapes) -> None:
        self.shape = shape
        self.event = Union[shape.events]  # noqa: UP007 (of as many as there are)
        self.action = Union[shape.actions]  # noqa: UP007

    def agrees(self, sent: Any, kind: Any) -> None:
        """All that is declared is there and of its type, and nothing else: what is not declared would be dropped."""
        assert msgspec.to_builtins(msgspec.convert(sent, kind)) == sent

    def views(self, position: Position, number: int) -> None:
        """The own part of every viewer, and the whole of one of them in turn."""
        viewers = (None, *range(position.players))
        for viewer in viewers:
            self.agrees(position.view(viewer).own(), self.shape.own)
        self.agrees(position.view(viewers[number % len(viewers)]).json(), self.shape.view)


@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game in GAME_IDS for number in range(len(subject(game).options))]
)
def test_what_is_sent_in_a_whole_game_is_as_declared(game: str, number: int) -> None:
    played, checker = subject(game), Checker(shapes(game))
    least, most = played.game.facts.seats
    players, rng = least + number % (most - least + 1), Random(number)
    position = played.new(number, players, played.options[number])
    done = 0
    while position.result() is None:
        checker.views(position, done)
        seat, action = played.choose(position, rng, STYLES[number % len(STYLES)])
        if done % COUNSELLED == 0 and seat is not None:
            asked = [some(rng, position.legal(seat)) for _ in range(ASKED)]
            for advice in played.game.counsel(position.view(seat), asked):
                checker.agrees(advice, checker.shape.advice)
            for legal in asked:
                checker.agrees(legal.form, checker.action)
        events = position.play(seat, action)
        for viewer in (None, *range(players)):
            checker.agrees(played.game.tell_action(seat, action, viewer), checker.action)
            for event in events:
                checker.agrees(played.game.tell(event, viewer), checker.event)
        done += 1
    for viewer in range(players + 1):
        checker.views(position, viewer)


@each_game
def test_the_catalogue_is_as_declared(game: str) -> None:
    shape = shapes(game)
    Checker(shape).agrees(subject(game).game.catalogue(), shape.catalogue)


@each_game
def test_every_kind_of_event_has_its_type(game: str) -> None:
    told = [kind.__struct_config__.tag for kind in shapes(game).events]
    assert told == [kind.name for kind in subject(game).game.kinds]
