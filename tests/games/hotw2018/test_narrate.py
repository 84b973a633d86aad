"""The narration of 2018: true, complete, and no more than was told."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.games.hotw2018.game import GAME
from tests.games.hotw2018.subject import SUBJECT
from tests.games.hotw2018.worlds import cards_told
from tests.kit.random_play import step
from tests.kit.subject import Golden

from mappamundi.games.history.y2018.narrate import HEARD
from mappamundi.games.history.y2018.scene import Scene
from mappamundi.kernel import Line

golden_games = pytest.mark.parametrize("golden", SUBJECT.golden, ids=lambda golden: golden.name)


class Moment(NamedTuple):
    """A step with the scenes before and after it, as the views have them."""

    before: Scene
    seat: int | None
    action: Any
    events: list[Any]


def moments(golden: Golden) -> Iterator[Moment]:
    position, rng = SUBJECT.new(golden.seed, golden.players, golden.options), Random(golden.seed)
    while position.to_act():
        before = GAME.scene(position.view(None))
        yield Moment(before, *step(position, rng, golden.style, SUBJECT.endings))


def heard(moment: Moment, viewer: int | None, scene: Scene) -> tuple[list[Line], Scene]:
    action = GAME.tell_action(moment.seat, moment.action, viewer)
    return GAME.narrate(scene, moment.seat, action, [GAME.tell(event, viewer) for event in moment.events])


@golden_games
def test_the_story_is_the_same_from_the_views_and_from_the_log(golden: Golden) -> None:
    for viewer in (None, 0):
        scene = GAME.scene(None)
        for moment in moments(golden):
            from_view, _ = heard(moment, viewer, moment.before)
            from_log, scene = heard(moment, viewer, scene)
            assert from_log == from_view


@golden_games
def test_the_scene_and_the_lines_tell_no_hidden_card(golden: Golden) -> None:
    for moment in moments(golden):
        for viewer in (None, *range(golden.players)):
            told = [GAME.tell(event, viewer) for event in moment.events]
            lines, _ = heard(moment, viewer, moment.before)
            known = set(cards_told(told)) | {moment.before.empire, moment.before.kingdom, *moment.before.played}
            assert cards_named(lines) <= known


def cards_named(lines: list[Line]) -> set[str]:
    cards = {card.id for card in (*GAME.board.empires, *GAME.board.events)}

    def names(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            yield from [value["name"]] if "name" in value else ()
            for inner in value.values():
                yield from names(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from names(inner)

    return {found for line in lines for found in names(line.json())} & cards


@golden_games
def test_nothing_that_happens_to_a_land_goes_untold(golden: Golden) -> None:
    """Every land that changes hands, and everything built or reduced, is in some line of its step."""
    for moment in moments(golden):
        lines, _ = heard(moment, None, moment.before)
        told = {place for line in lines for place in line.places}
        for event in moment.events:
            form = GAME.tell(event, None)
            if form["event"] in ("army_placed", "army_removed", "structure_placed", "structure_reduced", "fort_placed"):
                assert form["land"] in told, (form, lines)


def test_every_kind_of_event_is_told_or_left_to_the_lines_that_follow() -> None:
    silent = {"pile_opened", "middle_opened", "drew", "held"}
    assert {kind.name for kind in GAME.kinds} - HEARD.keys() == silent


def test_what_was_won_is_not_entered_once_more() -> None:
    """Reducing a structure after the battle brings the army in; the battle has said so."""
    scene = Scene(seat=0, empire="persians", land="nile", attack=(6,), defence=(1,))
    events: list[dict[str, Any]] = [
        {"event": "structure_reduced", "land": "nile", "structure": "city", "owner": None},
        {"event": "army_placed", "seat": 0, "land": "nile", "active": True},
    ]
    lines, _ = GAME.narrate(scene, 0, {"do": "reduce"}, events)
    assert [sentence["say"] for line in lines for sentence in line.says] == ["chronicle-reduced"]
