"""Refusals: each with the rule that speaks and a sentence, in every language, and the right one."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import GAME, OPTIONS, new_game, stage
from tests.games.hotw2001.legality import plain_forms
from tests.words import spoken_games, words_of

from mappamundi.games import game
from mappamundi.games.history.y2001.position import Position
from mappamundi.games.history.y2001.why import REASONS
from mappamundi.kernel import IllegalAction, Scripted
from mappamundi.kernel.rulebook import parse
from mappamundi.kit.random_play import BY_KIND, advance

WORDS = words_of("en", next(game.files for game in spoken_games() if game.id == "hotw2001"))
Case = tuple[str, dict[str, Any], dict[str, Any]]


def expanding(lands: dict[str, Any] | None = None, **turn: Any) -> dict[str, Any]:
    held = {"mongolia": {"owner": 0, "active": True}, "wei_river": {"owner": 1}, **(lands or {})}
    return {"epoch": 5, "lands": held, "turn": {"seat": 0, "empire": "mongols", "phase": "expand", "pool": 2, **turn}}


def in_events(*cards: str, lands: dict[str, Any] | None = None, greater: bool = False, **turn: Any) -> dict[str, Any]:
    hand = {"greater" if greater else "lesser": list(cards)}
    held = {"wei_river": {"owner": 1}, "palestine": {"owner": 0}, **(lands or {})}
    turn = {"seat": 0, "empire": "mongols", "phase": "events", **turn}
    return {"epoch": 5, "lands": held, "turn": turn, "hands": {0: hand}}


def drafting(**held: Any) -> dict[str, Any]:
    draft = {"order": [0, 1, 2], "drawn": "mongols", "held": held.get("held", {})}
    return {"epoch": 5, "turn": {"phase": "draft"}, "draft": draft}


def at_sea(**turn: Any) -> dict[str, Any]:
    return {
        "epoch": 2,
        "turn": {"seat": 0, "empire": "greek_city_states", "phase": "naval", **turn},
        "fleets": {"eastern_mediterranean": {"owner": 1, "epoch": 1}},
    }


ALL = OPTIONS[5]
INVADE, FORT, CARD = {"do": "invade"}, {"do": "build_fort"}, {"do": "play_event"}
NOBODY: dict[str, Any] = {"wei_river": {}, "palestine": {}}
CASES: list[Case] = [
    ("drafting", drafting(), {"do": "end_events"}),
    ("must_pass", drafting(held={1: "franks"}), {"do": "keep"}),
    ("has_empire", drafting(held={0: "franks"}), {"do": "pass_card", "to": 0}),
    ("pass_to_self", drafting(), {"do": "pass_card", "to": 0}),
    ("no_such_seat", drafting(), {"do": "pass_card", "to": 4}),
    ("in_events", in_events(), INVADE | {"land": "wei_river"}),
    ("expanding", expanding(), {"do": "keep"}),
    ("first_army", expanding(), CARD | {"card": "leader"}),
    ("not_in_hand", in_events(), CARD | {"card": "leader"}),
    ("two_events", in_events("allies", played=["leader", "plague"]), CARD | {"card": "allies"}),
    ("same_event", in_events("allies", played=["allies"]), CARD | {"card": "allies"}),
    ("wrong_epoch", in_events("black_death"), CARD | {"card": "black_death", "areas": ["china", "india"]}),
    ("no_target", in_events("disaster"), CARD | {"card": "disaster", "lands": ["wei_river"]}),
    ("no_army_rolls", in_events("famine"), CARD | {"card": "famine", "area": "india"}),
    ("no_capital", in_events("engineering", empire="vikings"), CARD | {"card": "engineering"}),
    ("no_navigation", in_events("reallocation", greater=True), CARD | {"card": "reallocation"}),
    ("held_by_you", in_events("jewish_revolt"), CARD | {"card": "jewish_revolt"}),
    ("bad_target", in_events("barbarians"), CARD | {"card": "barbarians", "land": "the_outback"}),
    ("bad_set", in_events("migrants_africa"), CARD | {"card": "migrants_africa", "lands": ["congo_basin"] * 2}),
    (
        "one_empire",
        in_events("civil_war", lands={"szechuan": {"owner": 2}}),
        CARD | {"card": "civil_war", "lands": ["wei_river", "szechuan"]},
    ),
    (
        "three_lands",
        in_events("civil_war", lands={"szechuan": {"owner": 1}}),
        CARD | {"card": "civil_war", "lands": ["wei_river"]},
    ),
    ("two_empty", in_events("migrants_africa"), CARD | {"card": "migrants_africa", "lands": ["congo_basin"]}),
    (
        "not_empty",
        in_events("migrants_africa", lands={"congo_basin": {"owner": 1}}),
        CARD | {"card": "migrants_africa", "lands": ["congo_basin", "abyssinia"]},
    ),
    ("is_empty", in_events("plague"), CARD | {"card": "plague", "land": "szechuan"}),
    ("no_enemy", in_events("treachery"), CARD | {"card": "treachery", "land": "palestine"}),
    (
        "no_monument_there",
        in_events("disaster", lands={"szechuan": {"monument": True}}),
        CARD | {"card": "disaster", "lands": ["wei_river"]},
    ),
    ("no_target_wanted", in_events("allies"), CARD | {"card": "allies", "land": "wei_river"}),
    ("no_army", expanding(pool=0), INVADE | {"land": "wei_river"}),
    ("restricted_only", expanding(pool=0, restricted=1), INVADE | {"land": "wei_river"}),
    ("own_army", expanding(), INVADE | {"land": "mongolia"}),
    ("barren", expanding(), INVADE | {"land": "the_outback"}),
    ("not_reachable", expanding(), INVADE | {"land": "brazil"}),
    ("no_way_from", expanding(), INVADE | {"land": "wei_river", "from": "brazil"}),
    ("no_way_by_sea", expanding(), INVADE | {"land": "wei_river", "by": "sea"}),
    ("not_held", expanding(), FORT | {"land": "wei_river"}),
    ("has_fort", expanding({"mongolia": {"owner": 0, "active": True, "fort": True}}), FORT | {"land": "mongolia"}),
    ("no_forts", {**expanding(), "supply": {"forts": 0}}, FORT | {"land": "mongolia"}),
    ("no_coin", expanding(), FORT | {"land": "mongolia", "pay": "coin"}),
    ("no_free_fort", expanding(), FORT | {"land": "mongolia", "pay": "engineering"}),
    ("no_such_coin", expanding(coins=1, lost=1), {"do": "buy_army", "coin": "allied"}),
    ("nothing_lost", expanding(coins=1), {"do": "buy_army"}),
    ("no_such_option", expanding(), {"do": "reinforce", "land": "mongolia"}),
    (
        "not_adjacent_areas",
        in_events("black_death") | {"epoch": 6},
        CARD | {"card": "black_death", "areas": ["china", "north_america"]},
    ),
]
ON_OPTIONS: list[Case] = [
    (
        "land_full",
        expanding({"mongolia": {"owner": 0, "active": True, "armies": 3}}),
        {"do": "reinforce", "land": "mongolia"},
    ),
    (
        "no_room_for_fort",
        expanding({"mongolia": {"owner": 0, "active": True, "armies": 3}}),
        FORT | {"land": "mongolia"},
    ),
    ("not_navigating", expanding(events=["astronomy"]), {"do": "man_fleet", "water": "black_sea"}),
    ("no_fleet", expanding(empire="khmers"), {"do": "man_fleet", "water": "black_sea"}),
    ("ocean", expanding(empire="khmers"), {"do": "man_fleet", "water": "atlantic_ocean"}),
    ("no_enemy_fleet", at_sea(), {"do": "attack_fleet", "water": "sea_of_japan"}),
    ("in_naval", at_sea(), {"do": "keep"}),
    ("nothing_lost", at_sea(coins=1), {"do": "buy_army"}),
    ("no_coin", at_sea(lost=1), {"do": "buy_army"}),
    ("no_such_coin", at_sea(lost=1, coins=1), {"do": "buy_army", "coin": "allied"}),
    ("last_army", at_sea(pool=1, lost=1, coins=1), {"do": "attack_fleet", "water": "eastern_mediterranean"}),
]


def refused(setup: dict[str, Any], form: dict[str, Any], options: dict[str, Any]) -> IllegalAction:
    position = stage(setup, **options)
    [seat] = position.to_act()
    before = position.dump()
    with pytest.raises(IllegalAction) as caught:
        position.play(seat, GAME.action(form))
    assert position.dump() == before
    return caught.value


@pytest.mark.parametrize(("reason", "setup", "form"), CASES, ids=lambda case: case if isinstance(case, str) else "")
def test_the_reason_is_the_right_one(reason: str, setup: dict[str, Any], form: dict[str, Any]) -> None:
    assert refused(setup, form, {}).reason == reason


@pytest.mark.parametrize(
    ("reason", "setup", "form"), ON_OPTIONS, ids=lambda case: case if isinstance(case, str) else ""
)
def test_the_reason_is_the_right_one_on_options(reason: str, setup: dict[str, Any], form: dict[str, Any]) -> None:
    assert refused(setup, form, {"multiple_armies": True, "naval_control": True}).reason == reason


def test_by_version_1_no_coin_is_spent_at_sea() -> None:
    rules = game("hotw2001", rules="1")
    position = rules.stage(at_sea(lost=1, coins=1), {"naval_control": True}, 3, Scripted(()))
    with pytest.raises(IllegalAction) as caught:
        position.play(0, rules.action({"do": "buy_army"}))
    assert caught.value.reason == "in_naval"


@pytest.mark.parametrize(
    ("rule", "setup", "form"),
    [
        ("A7.1", expanding(pool=0), INVADE | {"land": "wei_river"}),
        ("A9.1", expanding(pool=0), FORT | {"land": "mongolia"}),
        ("A15.2", expanding(pool=0), {"do": "reinforce", "land": "mongolia"}),
    ],
)
def test_an_army_that_is_lacking_is_lacking_by_the_rule_of_what_was_wanted(
    rule: str, setup: dict[str, Any], form: dict[str, Any]
) -> None:
    found = refused(setup, form, {"multiple_armies": True})
    assert (found.reason, found.rule) == ("no_army", rule)


def test_in_a_draft_it_is_the_rule_of_the_draft_that_says_whose_decision_it_is() -> None:
    position = stage(drafting())
    with pytest.raises(IllegalAction) as caught:
        position.play(1, GAME.action({"do": "keep"}))
    assert (caught.value.reason, caught.value.rule) == ("not_your_decision", "A3.2")


def test_every_refusal_has_its_sentence_and_its_rule() -> None:
    rules = parse(GAME.rules_text(form="precise")).texts
    for reason, (rule, sentence) in REASONS.items():
        assert rule in rules, reason
        message = WORDS.get(f"refusal-{reason.replace('_', '-')}")
        assert message, reason
        # What the engine does not say, no sentence can use.
        assert message.variables <= set(re.findall(r"\{(\w+)\}", sentence)), reason


@pytest.mark.parametrize("decision", range(0, 300, 25))
def test_whatever_is_refused_is_refused_with_a_reason(decision: int) -> None:
    """ "That belongs to another phase" is said of nothing that belongs to this one."""
    options = OPTIONS[decision // 25 % len(OPTIONS)]
    position = advance(new_game(decision, 4, **options), Random(decision), decision, BY_KIND)
    for seat in position.to_act():
        kinds = {action.kind for action in position.legal(seat)}
        for form in plain_forms():
            reason, kind = answer(position, seat, form)
            assert reason != "not_now" or kind not in kinds, form


def answer(position: Position, seat: int, form: Mapping[str, Any]) -> tuple[str, int]:
    """Why it is refused, if it is, and of which kind it is."""
    kind = -1
    try:
        action = GAME.action(form)
        kind = action.kind
        position.copy().play(seat, action)
    except IllegalAction as error:
        return error.reason, kind
    return "", kind
