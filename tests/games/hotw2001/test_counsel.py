"""Counsel: what it promises is what happens; exact odds of whole battles, points by part, ways, cards."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import ENDINGS, GAME, OPTIONS, new_game, stage
from tests.games.hotw2001.legality import plain_forms

from mappamundi.games.history.y2001.chronicle import ROLLED
from mappamundi.games.history.y2001.position import Position
from mappamundi.games.history.y2001.prospect import points_now
from mappamundi.kernel import Action, IllegalAction
from mappamundi.kit.random_play import BUSY, BY_KIND, advance, pick


def advice(position: Position, viewer: int = 0, do: str = "invade", **form: Any) -> Mapping[str, Any]:
    [told] = GAME.counsel(position.view(viewer), [GAME.action({"do": do, **form})])
    return told


def counsel_of(position: Position, viewer: int = 0) -> Sequence[Mapping[str, Any]]:
    return GAME.counsel(position.view(viewer), position.legal(viewer))


def expanding(lands: dict[str, Any], epoch: int = 5, empire: str = "mongols", **turn: Any) -> Position:
    return stage(
        {"epoch": epoch, "lands": lands, "turn": {"seat": 0, "empire": empire, "phase": "expand", "pool": 3, **turn}}
    )


def in_events(hand: dict[str, Any], lands: dict[str, Any], epoch: int = 5, empire: str = "mongols") -> Position:
    turn = {"seat": 0, "empire": empire, "phase": "events"}
    return stage({"epoch": epoch, "lands": lands, "turn": turn, "hands": {0: hand}})


# --- in random games ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_promised_adds_up_in_every_decision(options: dict[str, Any]) -> None:
    rng = Random(7)
    position = new_game(7, 4, **options)
    promised = 0
    while position.to_act():
        [seat] = position.to_act()
        legal = position.legal(seat)
        asked = legal if len(legal) < 80 else [*rng.sample(legal[:-1], 79), legal[-1]]
        told = GAME.counsel(position.view(seat), asked)
        assert sum(one.get("best", False) for one in told) <= 1
        for action, one in zip(asked, told, strict=True):
            if "percent" in one:
                assert sum(one["percent"]) == 100
            if "gain" in one:
                assert one["worth"] == sum(part["points"] for part in one["gain"])
            promised += keeps_its_word(position, seat, action, one) if rng.random() < 0.05 else 0
        position.play(seat, pick(rng, legal, BUSY, ENDINGS))
    assert promised > 10


def keeps_its_word(position: Position, seat: int, action: Action, told: Mapping[str, Any]) -> bool:
    """Whether a promise was made and could be held against what happened."""
    after = position.copy()
    after.play(seat, action)
    if after.seat != position.seat or after.decision != position.decision or "worth" not in told:
        return False
    if action.do == "invade" and after.owners[action.args[0]] != seat:
        return False
    if action.do not in ("invade", "man_fleet", "build_monument", "play_event") or "odds" in told:
        return action.do == "invade"
    if action.do == "play_event" and "expected" not in told:  # Treachery: only if the land is attacked
        return False
    assert points_now(after.view(seat), seat) - points_now(position.view(seat), seat) == told["worth"]
    return True


def test_a_roll_tells_the_odds_of_its_stage() -> None:
    rng = Random(3)
    position = new_game(3, 4)
    rolls = 0
    while position.to_act():
        [seat] = position.to_act()
        action = pick(rng, position.legal(seat), BUSY, ENDINGS)
        [told] = GAME.counsel(position.view(seat), [action])
        thrown = [event for event in position.play(seat, action) if event[0] == ROLLED]
        if thrown and action.do == "invade":
            rolls += 1
            assert GAME.tell(thrown[0], None)["odds"] == told["battle"]["stages"][0]["odds"]
    assert rolls > 20


@pytest.mark.parametrize("decision", range(0, 240, 40))
def test_any_action_can_be_asked_about_by_any_seat_at_any_time(decision: int) -> None:
    options = OPTIONS[decision // 40 % len(OPTIONS)]
    position = advance(new_game(decision, 3, **options), Random(decision), decision, BY_KIND)
    for form in plain_forms():
        try:
            action = GAME.action(form)
        except IllegalAction:
            continue
        for viewer in (None, 0, 1, 2):
            GAME.counsel(position.view(viewer), [action])


# --- battles --------------------------------------------------------------------------------------------------------

WALL: dict[str, Any] = {
    "mongolia": {"owner": 0, "active": True},
    "wei_river": {"owner": 1, "fort": True, "capital": True},
    "great_plain_of_china": {"owner": 1},
}


def test_a_battle_is_told_stage_by_stage() -> None:
    """A8.4, A8.10, A8.14: the fort first, then the army, both behind the Great Wall."""
    told = advice(expanding(WALL), land="wei_river")
    assert (told["enters"], told["victim"], told["pillages"]) == ("enemy", 1, "capital")
    assert [stage["what"] for stage in told["battle"]["stages"]] == ["fort", "army"]
    assert (told["battle"]["way"], told["battle"]["from"], told["battle"]["rule"]) == ("great_wall", "mongolia", "A8.4")
    assert [part["by"] for part in told["battle"]["defence_parts"]] == ["great_wall", "fort"]
    fort, army = (stage["odds"] for stage in told["battle"]["stages"])
    assert told["odds"][0] == pytest.approx(fort[0] * army[0], abs=2e-4)
    assert sum(told["fight"]["percent"]) == 100
    assert told["fight"]["percent"][2] + told["fight"]["percent"][3] == told["percent"][2]


def test_cards_are_named_with_what_they_do() -> None:
    """A14.2, A14.4, A14.34, A14.35: with Siegecraft fort and army fall together."""
    told = advice(expanding(WALL, events=["leader", "weaponry", "siegecraft"]), land="wei_river")
    assert told["battle"]["attack_dice"] == 3
    assert [(part["by"], part["value"]) for part in told["battle"]["attack_parts"]] == [
        ("leader", 0),
        ("weaponry", 1),
        ("siegecraft", 1),
    ]
    assert [stage["what"] for stage in told["battle"]["stages"]] == ["both"]


def test_a_card_that_cancels_terrain_says_so() -> None:
    """A14.26."""
    lands = {"eastern_ghats": {"owner": 0, "active": True}, "western_ghats": {"owner": 1}}
    plain = advice(expanding(lands, 4, "guptas"), land="western_ghats")
    expert = advice(expanding(lands, 4, "guptas", events=["expert_troops_mountains"]), land="western_ghats")
    assert (plain["battle"]["defence_dice"], expert["battle"]["defence_dice"]) == (2, 1)
    assert expert["battle"]["cancelled"] == [
        {"what": "mountain", "by": "expert_troops_mountains", "rule": "A14.26"},
    ]
    assert expert["odds"][0] > plain["odds"][0]


def test_other_ways_are_told_with_their_odds() -> None:
    """A7.12: by border first, by strait or fleet if one likes; the way named is the one told."""
    lands = {
        "eastern_ghats": {"owner": 0, "active": True},
        "western_deccan": {"owner": 0, "active": True},
        "western_ghats": {"owner": 1},
    }
    position = expanding(lands, 4, "guptas")
    told = advice(position, land="western_ghats")
    found = [told["battle"], *told["ways"]]
    assert {way.get("from", way.get("by")) for way in found} == {"eastern_ghats", "western_deccan", "sea"}
    dice = [way["defence_dice"] for way in found]
    assert (dice, found[-1]["rule"]) == (sorted(dice), "A8.7")
    assert [way["odds"] for way in told["ways"]] == sorted((way["odds"] for way in told["ways"]), reverse=True)
    other = told["ways"][0]["from"]
    assert advice(position, land="western_ghats", **{"from": other})["battle"]["from"] == other
    assert advice(position, land="western_ghats", by="sea")["odds"] == told["ways"][-1]["odds"]


def test_with_all_armies_and_coins_the_chance_grows() -> None:
    """A7.11, A9.5."""
    poor = advice(expanding(WALL, pool=1), land="wei_river")["with_all"]
    rich = advice(expanding(WALL, pool=1, coins=3), land="wei_river")["with_all"]
    assert (poor["armies"], poor["coins"], rich["coins"]) == (1, 0, 3)
    assert poor["chance"] == pytest.approx(advice(expanding(WALL, pool=1), land="wei_river")["odds"][0])
    assert rich["chance"] > poor["chance"]


def test_treachery_is_certain() -> None:
    """A14.36."""
    told = advice(expanding(WALL, events=["treachery"], treachery="wei_river"), land="wei_river")
    assert (told["certain"], told["percent"]) == ("treachery", [100, 0, 0])


def test_empty_and_own_lands_need_no_dice() -> None:
    """A7.7–A7.9, A10.1."""
    lands = {"mongolia": {"owner": 0, "active": True}, "wei_river": {"city": True}, "eastern_steppe": {"owner": 0}}
    position = expanding(lands)
    empty, own = advice(position, land="wei_river"), advice(position, land="eastern_steppe")
    assert (empty["enters"], empty["pillages"], own["enters"]) == ("empty", "city", "own")
    assert "odds" not in empty
    assert own["worth"] == 0


# --- cards ----------------------------------------------------------------------------------------------------------


def test_diseases_tell_who_rolls_and_how_likely_each_dies() -> None:
    """A14.31: three dice in the land, two in those beside it, one's own too."""
    lands = {"wei_river": {"owner": 1}, "mongolia": {"owner": 0}, "szechuan": {"owner": 2}}
    position = in_events({"lesser": ["pestilence"]}, lands)
    told = advice(position, do="play_event", card="pestilence", land="wei_river")
    assert {row["land"]: row["percent"] for row in told["rolls"]} == {
        "wei_river": 42,
        "mongolia": 31,
        "szechuan": 31,
    }


def test_the_spreading_plague_tells_the_chance_of_the_next() -> None:
    """A14.32."""
    lands = {"wei_river": {"owner": 1}, "mongolia": {"owner": 1}}
    turn = {"seat": 0, "empire": "mongols", "phase": "events"}
    hands = {0: {"lesser": ["plague"]}}
    position = stage({"epoch": 5, "lands": lands, "turn": turn, "hands": hands}, dice=(1, 2, 3, 4))
    position.play(0, GAME.action({"do": "play_event", "card": "plague", "land": "wei_river"}))
    told = advice(position, do="spread_plague", land="mongolia")
    assert told["disease"] == {"dice": 3, "chance": 0.4213, "percent": 42}


def test_a_civil_war_tells_each_of_its_battles() -> None:
    """A14.19: two dice against one, a fort counts."""
    lands = {
        "wei_river": {"owner": 1, "empire": "han_dynasty"},
        "great_plain_of_china": {"owner": 1, "empire": "han_dynasty", "fort": True},
    }
    position = in_events({"lesser": ["civil_war"]}, lands)
    told = advice(position, do="play_event", card="civil_war", lands=["wei_river", "great_plain_of_china"])
    assert [row["percent"] for row in told["battles"]] == [58, 24]
    assert told["victims"] == [1]


def test_crusaders_bring_a_city_to_palestine() -> None:
    """A14.20."""
    turn = {"seat": 0, "empire": "mongols", "phase": "crusade", "pool": 3}
    told = advice(stage({"epoch": 5, "lands": {"levant": {"owner": 1}}, "turn": turn}), land="palestine")
    assert {part["what"]: part["points"] for part in told["gain"]} == {"area": 3, "buildings": 1}


def test_cards_say_what_they_give() -> None:
    """A14.10, A14.18, A14.25, A14.33."""
    hand = {"lesser": ["allies", "civil_service", "engineering", "population_explosion"]}
    position = in_events(hand, {}, 4, "guptas")
    told = {card: advice(position, do="play_event", card=card) for card in hand["lesser"]}
    assert told["allies"] == {"allied_coins": 2}
    assert told["population_explosion"] == {"coins": 2}
    assert told["engineering"] == {"forts": 2}
    assert told["civil_service"]["coins"] in (2, 3)


def test_ending_the_event_step_names_the_cards_that_no_later_epoch_allows() -> None:
    """A5.4, A5.7."""
    position = in_events(
        {"lesser": ["black_death", "weaponry"][:1], "greater": ["weaponry"]},
        {"wei_river": {"owner": 1}},
        6,
        "ming_dynasty",
    )
    legal = position.legal(0)
    told = GAME.counsel(position.view(0), legal)
    assert told[-1]["unused"] == ["black_death"]


def test_naval_battles_are_one_round() -> None:
    """A16.5."""
    position = stage(
        {
            "epoch": 2,
            "lands": {},
            "turn": {"seat": 0, "empire": "greek_city_states", "phase": "naval"},
            "fleets": {"eastern_mediterranean": {"owner": 1, "epoch": 1}},
        },
        naval_control=True,
    )
    told = advice(position, do="attack_fleet", water="eastern_mediterranean")
    assert (told["victim"], told["percent"], told["worth"]) == (1, [58, 17, 25], 1)


def test_an_army_bought_back_at_sea_is_worth_one_more_attack() -> None:
    """A9.7, A16.8: for a plain coin, and where no other army could attack."""
    fleets = {"eastern_mediterranean": {"owner": 1, "epoch": 1}}

    def told(**turn: Any) -> dict[str, Mapping[str, Any]]:
        held = {"seat": 0, "empire": "minoans", "phase": "naval", **turn}
        position = stage({"epoch": 1, "turn": held, "fleets": fleets}, naval_control=True)
        legal = position.legal(0)
        return dict(
            zip([str(action.form.get("coin", action.do)) for action in legal], counsel_of(position), strict=True)
        )

    spent = told(pool=1, lost=2, coins=1, allied_coins=1)
    assert spent["plain"] == {"price": {"coin": 1}, "expected": 0.16, "best": True}
    assert spent["allied"] == {"price": {"allied_coin": 1}}
    assert spent["end_naval"] == {"expected": 0.0}
    spared = told(pool=2, lost=1, coins=1)
    assert spared["plain"] == {"price": {"coin": 1}}
    assert spared["attack_fleet"]["best"]


def test_the_draft_compares_what_a_card_would_bring_to_whom() -> None:
    """A3.3."""
    position = new_game(5, 4)
    [seat] = position.to_act()
    for one in GAME.counsel(position.view(seat), position.legal(seat)):
        low, high = one["prospect"]
        assert 0 < low <= high
