"""A kept game as it is shown to those who watch it, step by step."""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tests.kit.subject import subject

from mappamundi.kernel import Beat, Line
from mappamundi.kit.random_play import step


class Shown(NamedTuple):
    """A step as one viewer is told it, with its lines and its beat; whether story and view `agree` after it."""

    action: Mapping[str, Any]
    events: list[dict[str, Any]]
    lines: list[Line]
    beat: Beat
    agree: bool


@cache
def shown(game_id: str, golden: int, viewer: int | None) -> list[Shown]:
    """Every step of a golden game, by its number among them."""
    played = subject(game_id)
    game, kept = played.game, played.golden[golden]
    position, rng, scene = played.new(kept.seed, kept.players, kept.options), Random(kept.seed), game.scene(None)
    steps = []
    while position.to_act():
        seat, action, events = step(position, rng, kept.style, played.endings)
        told, form = [game.tell(event, viewer) for event in events], game.tell_action(seat, action, viewer)
        lines, scene = game.narrate(scene, seat, form, told)
        agree = scene == game.scene(position.view(viewer))
        steps.append(Shown(form, told, lines, game.beat(form, told), agree))
    return steps
