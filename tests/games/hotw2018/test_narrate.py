"""The narration of 2018: true, complete, and no more than was told."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.games.hotw2018.game import GAME, stage
from tests.games.hotw2018.subject import SUBJECT
from tests.games.hotw2018.worlds import cards_told
from tests.kit.subject import Golden

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2018.narrate import HEARD
from mappamundi.games.history.y2018.scene import Scene
from mappamundi.kernel import Line
from mappamundi.kit.random_play import step

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
            if form["event"] in ("army_placed", "army_removed", "building_placed", "building_reduced", "fort_placed"):
                assert form["land"] in told, (form, lines)


def test_every_kind_of_event_is_told_or_left_to_the_lines_that_follow() -> None:
    silent = {"pile_opened", "middle_opened", "drew", "held"}
    assert {kind.name for kind in GAME.kinds} - HEARD.keys() == silent


def test_what_was_won_is_not_entered_once_more() -> None:
    """Reducing a building after the battle brings the army in; the battle has said so."""
    scene = Scene(seat=0, empire="persians", land="nile", attack=(6,), defence=(1,))
    events: list[dict[str, Any]] = [
        {"event": "building_reduced", "land": "nile", "building": "city", "owner": None},
        {"event": "army_placed", "seat": 0, "land": "nile", "active": True},
    ]
    lines, _ = GAME.narrate(scene, 0, {"do": "reduce"}, events)
    assert [sentence["say"] for line in lines for sentence in line.says] == ["chronicle-reduced"]


# --- by which rule, and in which words ----------------------------------------------------------------------------


def told(setup: dict[str, Any], *forms: dict[str, Any], dice: tuple[int, ...] = ()) -> list[Line]:
    """The lines of the last of these actions, each by the only seat that may act."""
    position = stage(setup, dice=dice)
    lines: list[Line] = []
    for form in forms:
        scene, [seat] = GAME.scene(position.view(None)), position.to_act()
        events = position.play(seat, GAME.action(form))
        lines, _ = GAME.narrate(scene, seat, form, [GAME.tell(event, None) for event in events])
    return lines


def turn(empire: str, epoch: int, lands: dict[str, Any], *cards: str, **turn: Any) -> dict[str, Any]:
    turn = {"seat": 0, "empire": empire, "pool": 2, **turn}
    return {"epoch": epoch, "lands": lands, "turn": turn, "hands": {0: {"events": list(cards)}}}


def card(name: str, **targets: Any) -> dict[str, Any]:
    return {"do": "play_event", "card": name, **targets}


def said(lines: list[Line], language: str = "en") -> str:
    teller = Teller(words_for(GAME, language), ["Ana", "Bo", "Cy"], None)
    return " ".join(teller.line(line) for line in lines)


ACTIVE = {"owner": 0, "active": True}
TURAN = {"gaul": ACTIVE, "turan": {"owner": 1, "fort": True, "capital": True}, "tarim_basin": {"owner": 2}}


def test_what_an_event_takes_is_told_with_its_land_and_by_its_own_rule() -> None:
    """Z17.18, Z17.19: neither is the work of a battle (Z10.1, Z10.2), nor a mere exchange of armies (Z15.7)."""
    fort_only = TURAN | {"turan": {"owner": 1, "fort": True}}
    for lands in (TURAN, fort_only):
        for name, rule in (("disaster", "Z17.18"), ("barbarians", "Z17.19")):
            [line] = told(turn("romans", 2, lands, name), card(name, land="turan"))
            assert line.rule == rule
            assert "turan" in line.places
    assert said(told(turn("romans", 2, fort_only, "disaster"), card("disaster", land="turan"))) == (
        "Ana plays Disaster. The fort in Turan falls."
    )


def test_armies_that_change_sides_are_told_by_the_rule_of_what_made_them() -> None:
    near = {"gaul": ACTIVE, "rhineland": {"owner": 1}}
    assert told(turn("romans", 2, near, "diplomacy"), card("diplomacy", land="rhineland"))[0].rule == "Z17.16"
    assert told(turn("franks", 3, near), {"do": "use_effect", "land": "rhineland"})[0].rule == "Z17.16"
    revolution = card("revolution", lands=["rhineland"])
    assert told(turn("russians", 5, near, "revolution"), revolution)[0].rule == "Z17.17"


def test_spoils_of_war_are_no_gift_of_a_card() -> None:
    """Z17.9 for Persians and Americans, also where the supply has only tokens for them; Z17.7, Z17.8 for events."""
    won = turn("persians", 2, {"zagros": ACTIVE, "tigris": {"owner": 1, "capital": True}})
    invade = {"do": "invade", "land": "tigris"}
    for setup in (won, won | {"armies": {0: 0}}):
        assert told(setup, invade, dice=(6, 6, 1))[0].rule == "Z17.9"
    america = turn("americans", 5, {"appalachia": ACTIVE})
    settle = told(america, {"do": "invade", "land": "mississippi"}, {"do": "invade", "land": "saint_lawrence"})
    assert settle[-1].rule == "Z17.9"
    assert told(turn("romans", 2, {}, "allies"), card("allies"))[0].rule == "Z17.8"
    assert told(turn("romans", 2, {}, "siegecraft"), card("siegecraft"))[0].rule == "Z17.7"


@pytest.mark.parametrize(
    ("setup", "form"),
    [
        (turn("zhou_dynasty", 1, {"yangtze": ACTIVE}), {"do": "use_effect", "land": "yangtze"}),
        (turn("byzantines", 3, {"balkans": ACTIVE}), {"do": "use_effect", "land": "balkans"}),
        (turn("assyrians", 1, {"levant": ACTIVE}, phase="build"), {"do": "use_effect", "land": "levant"}),
        (turn("romans", 2, {"gaul": ACTIVE}, "engineering"), card("engineering", lands=["gaul"])),
    ],
    ids=["zhou", "byzantines", "assyrians", "engineering"],
)
def test_a_free_fort_is_not_told_by_the_rule_that_makes_it_cost_an_army(
    setup: dict[str, Any], form: dict[str, Any]
) -> None:
    assert told(setup, form)[-1].rule == "Z11.4"
    assert told(turn("romans", 2, {"gaul": ACTIVE}), {"do": "fortify", "land": "gaul"})[0].rule == "Z11.1"


def test_a_monument_that_no_resources_ask_for_is_told_by_the_rule_that_allows_it() -> None:
    lands, build = {"wei": ACTIVE | {"capital": True}}, {"do": "monument", "land": "wei"}
    works = turn("tang_dynasty", 3, lands, "great_works", phase="build", pool=0)
    assert told(works, card("great_works"), build)[0].rule == "Z17.11"
    rich = lands | {"levant": ACTIVE, "nubia": ACTIVE}
    assert told(turn("tang_dynasty", 3, rich, phase="build", pool=0), build)[0].rule == "Z12.1"


CHAIN = {
    "en": "wherever a chain",
    "pt-BR": "ligados por uma cadeia",
    "it": "uniti da una catena",
    "nl": "als een keten",
}


@pytest.mark.parametrize("language", CHAIN)
def test_railways_promise_no_border_across_a_strait(language: str) -> None:
    """Z17.22: Kyushu and Honshu do not become neighbours, nor does anything in Australasia: only if borders join."""
    lines = told(turn("japanese", 5, {"honshu": ACTIVE}, "railways"), card("railways", region="australasia"))
    assert CHAIN[language] in said(lines, language)


def test_every_capital_that_an_empire_brings_is_counted() -> None:
    lines = told(turn("mesoamericans", 4, {}, phase="begin", pool=0), {"do": "establish"})
    assert said(lines).startswith("Ana establishes the Mesoamericans in Mexico and in the Andes: 4 armies and 2 cap")


def test_an_empire_without_an_army_is_told_all_the_same() -> None:
    """Z6.9: what stood there is cleared, and the capital is placed."""
    lands = {"apennines": {"owner": 1, "city": True}}
    setup = turn("romans", 2, lands, phase="begin", pool=0) | {"armies": {0: 0}}
    [line] = told(setup, {"do": "establish"})
    assert [sentence["say"] for sentence in line.says][:2] == ["chronicle-rises", "chronicle-cleared"]
    assert said([line]).startswith("Ana establishes the Romans in the Apennines: 15 siege tokens and a capital.")
    assert line.places[0] == "apennines"
    assert told(setup | {"lands": {}}, {"do": "establish"})[0].rule == "Z6.9"
