"""How long battles are shown; what holds of all games: `tests/games/test_beats.py`."""

from typing import Any

import pytest
from tests.games.hotw2018.game import GAME
from tests.kit.shown import shown


def test_a_battle_is_shown_as_long_as_it_takes() -> None:
    for step in shown("hotw2018", 1, None):
        if any(event["event"] == "battle" for event in step.events):
            assert (step.beat.seconds, step.beat.least) == (1.6, 0.9)


@pytest.mark.parametrize(
    ("then", "kind"),
    [
        ([{"event": "army_removed", "seat": 2}, {"event": "army_placed", "seat": 1}], "battle"),
        ([{"event": "army_removed", "seat": 1}, {"event": "army_placed", "seat": 1}], "land"),
        ([{"event": "rolled"}], ""),
    ],
    ids=["taken without dice", "renewed", "still to be thrown again"],
)
def test_an_invasion_is_what_it_looks_like(then: list[dict[str, Any]], kind: str) -> None:
    assert GAME.beat({"do": "invade"}, [{"event": "invaded", "seat": 1}, *then]).kind == kind


def test_a_card_that_comes_by_itself_is_shown_long_enough_to_be_read() -> None:
    chose = {"event": "chose", "seat": 1, "pile": "events"}
    came = {"event": "received", "seat": 0, "pile": "events"}
    alone, both = (GAME.beat({"do": "choose_event"}, events) for events in ([chose], [chose, came]))
    assert both.seconds >= 3 * alone.seconds
    assert both.least > 2 * alone.least
