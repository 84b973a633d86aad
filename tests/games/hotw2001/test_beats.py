"""How long battles are shown; what holds of all games: `tests/games/test_beats.py`."""

import pytest
from tests.kit.shown import shown


def test_a_battle_is_shown_round_by_round() -> None:
    for step in shown("hotw2001", 2, None):
        rounds = sum(event["event"] == "battle" for event in step.events)
        if rounds and step.action["do"] == "invade":
            assert step.beat.seconds == pytest.approx(1.6 + 0.9 * (min(rounds, 4) - 1))
