"""How long the steps of a whole game are shown."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import GAME
from tests.games.hotw2001.subject import SUBJECT
from tests.kit.random_play import step

from mappamundi.kernel import Beat, Line

Step = tuple[Mapping[str, Any], list[dict[str, Any]], list[Line], Beat]


def told_to(viewer: int | None) -> Iterator[Step]:
    """Every step of a golden game as one viewer is told it, with its lines and its beat."""
    golden = SUBJECT.golden[2]
    position, rng, scene = (
        SUBJECT.new(golden.seed, golden.players, golden.options),
        Random(golden.seed),
        GAME.scene(None),
    )
    while position.to_act():
        seat, action, events = step(position, rng, golden.style, SUBJECT.endings)
        told, form = [GAME.tell(event, viewer) for event in events], GAME.tell_action(seat, action, viewer)
        lines, scene = GAME.narrate(scene, seat, form, told)
        yield form, told, lines, GAME.beat(form, told)


def test_what_is_shown_is_what_is_told() -> None:
    for form, events, lines, beat in told_to(None):
        assert bool(beat.seconds) == bool(lines), (form, events)


def test_nothing_is_shown_too_fast_to_be_read() -> None:
    kinds = set()
    for form, events, _, beat in told_to(None):
        kinds.add(beat.kind)
        assert not beat.seconds or beat.seconds >= beat.least >= 0.4
        rounds = sum(event["event"] == "battle" for event in events)
        if rounds and form["do"] == "invade":
            assert beat.seconds == pytest.approx(1.6 + 0.9 * (min(rounds, 4) - 1))
    assert kinds >= {"rise", "land", "battle", "fort", "card", "score", "choice", "fleet", ""}


@pytest.mark.parametrize("viewer", [0, 1])
def test_all_see_the_same_show(viewer: int) -> None:
    assert [beat for *_, beat in told_to(viewer)] == [beat for *_, beat in told_to(None)]
