"""Counsel: what it promises is what happens; with dice exact odds, without them what is certain and what it costs."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.games.hotw2024.game import ENDINGS, GAME, OPTIONS, new_game, stage
from tests.games.hotw2024.legality import plain_forms
from tests.kit.sent import sent

from mappamundi.games.history.y2024.chronicle import ROLLED
from mappamundi.games.history.y2024.counsel import worth
from mappamundi.games.history.y2024.odds import battle_odds, conquest_points
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action, IllegalAction
from mappamundi.kit.random_play import BUSY, BY_KIND, advance, pick


def advice(position: Position, viewer: int = 0, do: str = "invade", **form: Any) -> Mapping[str, Any]:
    [told] = GAME.counsel(position.view(viewer), [GAME.action({"do": do, **form})])
    return told


def expanding(lands: dict[str, Any], **turn: Any) -> Position:
    return stage(
        {"epoch": 1, "lands": lands, "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 3, **turn}}
    )


def without_dice(lands: dict[str, Any], **turn: Any) -> Position:
    setup = {"epoch": 1, "lands": lands, "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 3, **turn}}
    return GAME.stage(setup, {"dice": False}, 3, new_game(1).chance)


# --- in random games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_promised_adds_up_in_every_decision(options: dict[str, Any]) -> None:
    rng = Random(7)
    position = new_game(7, 4, **options)
    promised = 0
    while position.to_act():
        [seat] = position.to_act()
        legal = position.legal(seat)
        for action, told in zip(legal, GAME.counsel(position.view(seat), legal), strict=True):
            if "percent" in told:
                assert sum(told["percent"]) == 100
            assert told.get("worth", 0) == sum(part["gold"] for part in told.get("gain", ()))
            promised += keeps_its_word(position, seat, action, told) if rng.random() < 0.08 else 0
        position.play(seat, pick(rng, legal, BUSY, ENDINGS))
    assert promised > 20


def keeps_its_word(position: Position, seat: int, action: Action, told: Mapping[str, Any]) -> bool:
    """Whether a promise was made and could be held against what happened."""
    before, after = position.view(seat), position.copy()
    after.play(seat, action)
    if action.do in ("play_token", "play_honor") and "gold" in told and position.seat == seat:
        assert after.gold[seat] - position.gold[seat] == told["gold"]
        return True
    if action.do != "invade" or after.decision != position.decision or position.stock[1] < 1:
        return False
    now = after.view(seat)
    taken = after.owners[action.args[0]] == seat
    assert told.get("certain") in (None, "success" if taken else "frustrated")
    if taken:
        monument = sum(part["gold"] for part in told.get("gain", ()) if part["what"] == "monument")
        assert earned(now) - earned(before) == told["worth"] - monument
    plundered = after.gold[seat] - position.gold[seat]
    assert plundered == (told.get("plunder", 0) if taken or not position.variant.conquest else 0)
    return True


def earned(view: View) -> int:
    rows, buildings, event = view.revenue()
    return buildings + event + sum(gold for _, _, gold in rows)


@pytest.mark.parametrize("options", [{}, {"conquest": True}], ids=str)
def test_a_roll_tells_the_odds_that_counsel_gave(options: dict[str, Any]) -> None:
    rng = Random(3)
    position = new_game(3, 4, **options)
    rolls = 0
    while position.to_act():
        [seat] = position.to_act()
        action = pick(rng, position.legal(seat), BUSY, ENDINGS)
        [told] = GAME.counsel(position.view(seat), [action])
        for event in position.play(seat, action):
            if event[0] == ROLLED:
                rolls += 1
                assert GAME.tell(event, None)["odds"] == told["odds"]
    assert rolls > 20


@pytest.mark.parametrize("decision", range(0, 500, 60))
def test_any_action_can_be_asked_about_by_any_seat_at_any_time(decision: int) -> None:
    options = OPTIONS[decision // 60 % len(OPTIONS)]
    position = advance(new_game(decision, 3, **options), Random(decision), decision, BY_KIND)
    for form in plain_forms():
        try:
            action = GAME.action(form)
        except IllegalAction:
            continue
        for viewer in (None, 0, 1, 2):
            GAME.counsel(position.view(viewer), [action])


# --- odds -----------------------------------------------------------------------------------------------------------


def test_odds_are_counted_face_by_face() -> None:
    """R8.1–R8.3: of 216 throws of two dice against one 161 succeed in clear terrain, 125 in difficult terrain."""
    assert battle_odds(2, 1, 0, wins_ties=True).win == pytest.approx(161 / 216)
    assert battle_odds(2, 1, 0, wins_ties=False).win == pytest.approx(125 / 216)
    assert battle_odds(3, 2, 4, wins_ties=True).win > 0.98
    assert conquest_points(2, 1, 0) == pytest.approx(
        sum(max(0, max(a, b) - c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)) / 216
    )


def test_terrain_fort_and_leader_change_the_dice() -> None:
    lands = {"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1, "fort": True}, "arabia": {"owner": 1}}
    plain = advice(expanding(lands), land="zagros")
    assert plain["battle"] == {"attack_dice": 2, "defence_dice": 2, "wins_ties": False}
    led = advice(expanding(lands, leader="declared"), land="zagros")
    assert led["battle"]["attack_dice"] == 3
    assert led["odds"][0] > plain["odds"][0]
    assert advice(expanding(lands), land="arabia")["battle"]["wins_ties"] is True


# --- without dice ---------------------------------------------------------------------------------------------------


def test_without_dice_the_outcome_is_certain_and_its_reason_told() -> None:
    """R8.4, R8.5: difficult terrain with a fort never falls, Leader or not."""
    lands = {
        "tigris": {"owner": 0, "active": True},
        "zagros": {"owner": 1, "fort": True, "city": True},
        "euphrates": {"owner": 1, "fort": True},
        "arabia": {"owner": 1},
    }
    position = without_dice(lands)
    zagros = advice(position, land="zagros")
    assert "odds" not in zagros
    assert (zagros["certain"], zagros["stops"], zagros["never"]) == ("frustrated", ["difficult", "fort"], True)
    assert zagros["falls"] == ["fort", "city"]
    euphrates = advice(position, land="euphrates")
    assert (euphrates["stops"], euphrates["leader"]) == (["fort"], "fort")
    assert advice(position, land="arabia")["certain"] == "success"
    fall = advice(position, do="use_leader", ignore="fort")
    assert fall == {"fall": ["euphrates"]}


def test_a_friendly_land_is_told_to_lose_its_buildings() -> None:
    """R7.14."""
    position = expanding({"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 0, "capital": True}})
    told = advice(position, land="zagros")
    assert (told["enters"], told["falls"]) == ("friendly", ["capital"])
    assert {"what": "buildings", "gold": 1} in told["gain"]


def test_what_an_army_is_worth() -> None:
    lands = {"tigris": {"owner": 0, "active": True, "capital": True}, "zagros": {"owner": 0, "active": True}}
    position = expanding(lands)
    arabia, levant = GAME.board.land_index["arabia"], GAME.board.land_index["levant"]
    assert worth(position.view(0), arabia) == 2  # dominance becomes mastery
    assert worth(position.view(0), levant) == 3  # and a second temple makes a monument


def test_an_army_in_a_new_area_of_the_road_is_worth_its_trade() -> None:
    """R13.11, R13.12."""
    lands = {"euphrates": {"owner": 0, "active": True}}
    position = expanding(lands, event="silk_road")
    assert {"what": "trade", "gold": 1} in advice(position, land="caucasus")["gain"]
    assert all(part["what"] != "trade" for part in advice(position, land="tigris")["gain"])
    position = expanding(lands, event="ocean_trade")
    assert {"what": "trade", "gold": 1} in advice(position, land="levant")["gain"]


def test_prospects_are_told_of_the_empires_one_may_choose() -> None:
    position = new_game(1, 4)
    [seat] = position.to_act()
    for told in GAME.counsel(position.view(seat), position.legal(seat)):
        low, high = told["prospect"]
        assert 0 < low <= high < 60


def test_tokens_are_told_with_what_they_would_pay() -> None:
    setup = {"epoch": 3, "gold": [3, 2, 1], "lands": {"indus": {"owner": 0, "city": True}}, "turn": {"phase": "tokens"}}
    position = stage(setup)
    told = GAME.counsel(position.view(0), position.legal(0))
    for action, one in zip(position.legal(0), told, strict=True):
        assert one == {"gold": 3 if "india" in action.form.values() else 0}


def test_some_seat_out_of_turn_is_told_with_plain_dice() -> None:
    position = expanding({"tigris": {"owner": 0, "active": True}, "nile": {"owner": 1}}, leader="declared")
    assert advice(position, viewer=2, land="nile")["battle"]["attack_dice"] == 2


# --- for whoever looks at a map -------------------------------------------------------------------------------------


def test_the_water_is_named_whose_fleet_alone_reaches_a_land() -> None:
    arabs = {"seat": 0, "empire": "arabs", "phase": "expand", "pool": 3, "fleets": ["arabian_sea"]}
    position = stage({"epoch": 3, "lands": {"arabia": {"owner": 0, "active": True}}, "turn": arabs})
    assert advice(position, land="deccan")["via"] == "arabian_sea"
    # An army beside it needs no fleet; what nobody reaches has none.
    assert "via" not in advice(position, land="tigris")
    assert "via" not in advice(position, land="gaul")


def test_the_leader_still_to_be_declared_comes_with_its_odds() -> None:
    lands = {"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1}}
    told = advice(expanding(lands), land="zagros")
    assert (told["percent"], told["with_leader"]["percent"]) == ([58, 42], [66, 34])
    assert "with_leader" not in advice(expanding(lands, leader="declared"), land="zagros")
    assert "with_leader" not in advice(expanding(lands, leader="gone"), land="zagros")


def test_without_dice_the_people_that_a_land_takes_are_counted() -> None:
    position = without_dice({"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1}, "euphrates": {"owner": 1}})
    assert (advice(position, land="zagros")["armies"], advice(position, land="euphrates")["armies"]) == (2, 1)


def test_a_shortage_says_what_is_missing_and_where() -> None:
    lands = {"tigris": {"owner": 0, "active": True}, "euphrates": {"owner": 1, "capital": True}}
    lands |= {land: {"owner": 2, "city": True} for land in ("nile", "gaul")}
    position = stage(
        {
            "epoch": 1,
            "lands": lands,
            "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 3},
            "supply": {"cities": 0},
        },
        dice=(6, 5, 1),
    )
    assert sent(position, 0)["turn"]["shortage"] is None
    position.play(0, GAME.action({"do": "invade", "land": "euphrates"}))
    assert sent(position, 0)["turn"]["shortage"] == {"building": "city", "land": "euphrates"}
