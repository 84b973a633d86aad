"""How long the steps of whole games are shown."""

import pytest
from tests.games.editions import each_edition
from tests.kit.shown import shown

KINDS = {
    "hotw2001": {"rise", "land", "battle", "fort", "card", "score", "choice", "fleet", ""},
    "hotw2018": {"rise", "land", "battle", "siege", "fort", "card", "build", "score", "choice", ""},
    "hotw2024": {"rise", "land", "battle", "card", "build", "score", "choice", "fleet", "endgame", ""},
}
GOLDEN = {"hotw2001": 2, "hotw2018": 1, "hotw2024": 2}


@each_edition
def test_what_is_shown_is_what_is_told(game: str) -> None:
    for step in shown(game, GOLDEN[game], None):
        assert bool(step.beat.seconds) == bool(step.lines), (step.action, step.events)


@each_edition
def test_nothing_is_shown_too_fast_to_be_read(game: str) -> None:
    beats = [step.beat for step in shown(game, GOLDEN[game], None)]
    assert all(not beat.seconds or beat.seconds >= beat.least >= 0.4 for beat in beats)
    assert {beat.kind for beat in beats} >= KINDS[game]


@pytest.mark.parametrize("viewer", [0, 1])
@each_edition
def test_all_see_the_same_show(game: str, viewer: int) -> None:
    seen, public = (shown(game, GOLDEN[game], one) for one in (viewer, None))
    assert [step.beat for step in seen] == [step.beat for step in public]
