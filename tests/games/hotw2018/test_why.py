"""Refusals: what is said is true, and the rule that is cited speaks of it."""

from typing import Any

import pytest
from tests.games.hotw2018.game import GAME, act, new_game, stage

from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import IllegalAction

Case = tuple[str, str, dict[str, Any], dict[str, Any]]
ACTIVE = {"owner": 0, "active": True}
RIVAL = {"owner": 1}


def turn(empire: str, epoch: int, lands: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """Seat 0 is in this empire's turn, between two invasions unless `phase` says otherwise."""
    above: dict[str, Any] = {key: more.pop(key) for key in ("hands", "supply", "armies", "scores") if key in more}
    return {"epoch": epoch, "lands": lands or {}, "turn": {"seat": 0, "empire": empire, "pool": 2, **more}, **above}


def building(empire: str, epoch: int, lands: dict[str, Any], **more: Any) -> dict[str, Any]:
    return turn(empire, epoch, lands, phase="build", pool=0, **more)


def refused(position: Position, form: dict[str, Any], seat: int | None = None) -> tuple[str, str]:
    """Why, and by which rule, this is refused: to the given seat, or to the one that must act."""
    before = position.dump()
    with pytest.raises(IllegalAction) as caught:
        position.play(position.to_act()[0] if seat is None else seat, GAME.action(form))
    assert position.dump() == before
    return caught.value.reason, caught.value.rule


def use(land: str) -> dict[str, Any]:
    return {"do": "use_effect", "land": land}


def monument(land: str) -> dict[str, Any]:
    return {"do": "monument", "land": land}


BYZANTINES = turn("byzantines", 3, {"balkans": ACTIVE, "danubia": ACTIVE | {"fort": True}, "pindus": RIVAL})
HAN = turn("han_dynasty", 2, {"yellow_river": ACTIVE, "mongolia": ACTIVE})
FRANKS = {"rhineland": ACTIVE, "gaul": RIVAL, "nile": RIVAL, "alamannia": {"owner": 0}}
SUMERIANS = {"tigris": ACTIVE | {"capital": True}, "zagros": ACTIVE, "levant": RIVAL}
ASSYRIANS = {"mesopotamia": ACTIVE | {"capital": True, "monument": True}, "zagros": ACTIVE}
KINGDOM = turn("french", 5, {"rhineland": ACTIVE, "gaul": RIVAL}, kingdom="dutch", hands={0: {"events": ["zulus"]}})
DISASTER = turn(
    "turks",
    4,
    {"anatolia": ACTIVE, "nile": {"owner": 0, "city": True}, "tigris": RIVAL, "arabia": RIVAL | {"fort": True}},
    hands={0: {"events": ["disaster"]}},
)
CASES: list[Case] = [
    # An effect of the empire: its land, its supply, its number, its phase.
    ("not_held", "Z11.4", BYZANTINES, use("pindus")),
    ("not_held", "Z11.4", BYZANTINES, use("nile")),
    ("has_fort", "Z11.4", BYZANTINES, use("danubia")),
    ("no_forts", "Z11.3", BYZANTINES | {"supply": {"forts": 0}}, use("balkans")),
    ("outside_region", "Z17.28", HAN, use("mongolia")),
    ("no_opponent", "Z17.16", turn("franks", 3, FRANKS), use("rhineland")),
    ("no_opponent", "Z17.16", turn("franks", 3, FRANKS), use("alamannia")),
    ("not_beside", "Z17.16", turn("franks", 3, FRANKS), use("nile")),
    ("no_reserve", "Z17.25", turn("franks", 3, FRANKS, armies={0: 0}), use("gaul")),
    ("has_city", "Z17.12", building("sumerians", 1, SUMERIANS), use("tigris")),
    ("not_held", "Z17.12", building("sumerians", 1, SUMERIANS), use("levant")),
    ("no_cities", "Z17.26", building("sumerians", 1, SUMERIANS, supply={"capitals": 0}), use("zagros")),
    ("no_fort_due", "Z17.12", building("assyrians", 1, {"gaul": ACTIVE}), use("gaul")),
    ("not_held", "Z11.4", building("assyrians", 1, ASSYRIANS), use("levant")),
    ("no_effect", "Z17.12", turn("romans", 2, {"apennines": ACTIVE}), use("apennines")),
    ("not_in_build", "Z17.28", BYZANTINES | {"turn": BYZANTINES["turn"] | {"phase": "build"}}, use("danubia")),
    ("not_in_build", "Z17.25", building("franks", 3, FRANKS), use("gaul")),
    ("not_in_invade", "Z17.12", turn("sumerians", 1, SUMERIANS), use("zagros")),
    # A card that falls on the others: their lands alone, and of those the ones that it can change.
    ("only_opposing", "Z15.11", DISASTER, {"do": "play_event", "card": "disaster", "land": "nile"}),
    ("only_opposing", "Z15.11", DISASTER, {"do": "play_event", "card": "disaster", "land": "gaul"}),
    ("bad_target", "Z15.11", DISASTER, {"do": "play_event", "card": "disaster", "land": "tigris"}),
    # A kingdom is being played: the empire is not established, its effect and its help are asleep, not lost.
    ("in_kingdom", "Z16.3", KINGDOM, {"do": "establish"}),
    ("kingdom_played", "Z5.2", KINGDOM, {"do": "play_kingdom", "card": "zulus"}),
    ("effect_sleeps", "Z16.4", KINGDOM, use("rhineland")),
    ("help_sleeps", "Z16.4", KINGDOM, {"do": "invade", "land": "gaul", "extra": 1}),
    ("no_auto_win", "Z17.5", KINGDOM, {"do": "invade", "land": "gaul", "auto_win": True}),
    (
        "help_sleeps",
        "Z15.5",
        turn("goths", 3, {"horn": ACTIVE, "nubia": RIVAL}, kingdom="axum", played=["treachery"]),
        {"do": "invade", "land": "nubia", "auto_win": True},
    ),
    (
        "help_sleeps",
        "Z15.5",
        turn("goths", 3, {"horn": ACTIVE, "nubia": RIVAL}, kingdom="axum", played=["elite_troops"]),
        {"do": "invade", "land": "nubia", "extra": 1},
    ),
    # Monuments.
    ("not_held", "Z12.2", building("romans", 2, {"nubia": ACTIVE, "levant": ACTIVE}), monument("nile")),
    (
        "no_site",
        "Z12.2",
        building("romans", 2, {"nubia": ACTIVE | {"capital": True}, "levant": ACTIVE}),
        monument("levant"),
    ),
    (
        "bare_land",
        "Z12.2",
        building("romans", 2, {"nubia": ACTIVE, "levant": ACTIVE, "gaul": ACTIVE}),
        monument("gaul"),
    ),
    # More lands than forts is no matter of what the card allows; nor is a supply without any a matter of targets.
    (
        "few_forts",
        "Z15.11",
        turn(
            "goths",
            3,
            dict.fromkeys(("volga", "danubia", "balkans"), ACTIVE),
            supply={"forts": 2},
            hands={0: {"events": ["fortification"]}},
        ),
        {"do": "play_event", "card": "fortification", "lands": ["volga", "danubia", "balkans"]},
    ),
    (
        "no_forts",
        "Z15.11",
        turn("goths", 3, {"volga": ACTIVE}, supply={"forts": 0}, hands={0: {"events": ["fortification"]}}),
        {"do": "play_event", "card": "fortification", "lands": ["volga"]},
    ),
    # What belongs to the selection or to a kingdom does not come after the invasions.
    *[
        ("selected", "Z2.1", turn("romans", 2, {"apennines": ACTIVE}, phase=phase), form)
        for phase in ("begin", "invade", "build")
        for form in (
            {"do": "open_pile", "pile": "events"},
            {"do": "choose_event", "card": "leader"},
            {"do": "choose_empire", "card": "celts"},
            {"do": "give", "to": 1},
        )
    ],
    ("no_kingdom", "Z16.3", turn("romans", 2, {"apennines": ACTIVE}), {"do": "end_kingdom"}),
]


@pytest.mark.parametrize(("reason", "rule", "setup", "form"), CASES, ids=lambda case: case if type(case) is str else "")
def test_the_reason_and_the_rule_are_the_right_ones(
    reason: str, rule: str, setup: dict[str, Any], form: dict[str, Any]
) -> None:
    assert refused(stage(setup), form) == (reason, rule)


def test_an_effect_that_is_used_up_is_not_said_to_be_missing() -> None:
    forts = stage(turn("zhou_dynasty", 1, {"yangtze": ACTIVE, "wei": ACTIVE}))
    act(forts, "use_effect", land="wei")
    assert refused(forts, use("yangtze")) == ("effect_used", "Z17.12")
    courted = stage(turn("franks", 3, FRANKS | {"pyrenees": RIVAL}))
    act(courted, "use_effect", land="gaul")
    assert refused(courted, use("pyrenees")) == ("effect_used", "Z17.25")


def test_after_a_city_was_founded_the_best_site_is_not_called_a_bad_one() -> None:
    """Z17.26: the capital would be the best site; monuments are over."""
    lands = {"wei": ACTIVE | {"capital": True}, "nile": ACTIVE}
    position = stage(building("tang_dynasty", 3, lands, hands={0: {"events": ["great_works"]}}))
    act(position, "play_event", card="great_works")
    act(position, "use_effect", land="nile")
    assert refused(position, monument("wei")) == ("after_city", "Z17.26")


# --- whose turn it is, and whose decision -------------------------------------------------------------------------

WEAPONRY = {"do": "play_event", "card": "weaponry"}
SEA_BATTLE = {
    "epoch": 2,
    "lands": {"shatts": ACTIVE, "apennines": RIVAL},
    "turn": {"seat": 0, "empire": "carthaginians", "pool": 2, "fleets": ["mediterranean_sea"]},
    "hands": {0: {"events": ["weaponry"]}, 1: {"events": ["leader"]}},
}
PLAGUE = {
    "epoch": 4,
    "lands": {"iberia": ACTIVE, "nile": RIVAL, "shatts": RIVAL},
    "turn": {"seat": 0, "empire": "portuguese", "pool": 2},
    "hands": {0: {"events": ["weaponry", "black_death"]}, 1: {"events": ["leader"]}},
}


def defended() -> Position:
    """The defender may reroll a die."""
    position = stage(SEA_BATTLE, dice=(3, 2, 4))
    act(position, "invade", land="apennines", via=["mediterranean_sea"])
    assert position.to_act() == (1,)
    return position


def struck() -> Position:
    """The victim of a plague says which army it loses."""
    position = stage(PLAGUE)
    act(position, "play_event", card="black_death", region="north_africa")
    assert position.to_act() == (1,)
    return position


def test_in_the_own_turn_a_card_waits_for_the_battle_or_the_plague() -> None:
    assert refused(defended(), WEAPONRY, seat=0) == ("during_invasion", "Z15.2")
    assert refused(struck(), WEAPONRY, seat=0) == ("plague_first", "Z17.20")


def test_who_only_defends_or_suffers_has_no_turn_to_play_cards_in() -> None:
    for position in (defended(), struck()):
        assert refused(position, {"do": "play_event", "card": "leader"}) == ("not_your_turn", "Z15.1")


def test_whose_decision_it_is_is_said_by_the_rule_that_gives_it() -> None:
    assert refused(defended(), {"do": "hold"}, seat=0) == ("not_your_decision", "Z8.8")
    assert refused(struck(), {"do": "lose_army", "land": "nile"}, seat=0) == ("not_your_decision", "Z17.20")
    assert refused(new_game(1, 3), {"do": "establish"}, seat=third()) == ("not_your_decision", "Z3.3")
    assert refused(stage(BYZANTINES), {"do": "end_invasion"}, seat=1) == ("not_your_decision", "Z4.2")


def third() -> int:
    """Who holds no pile in the first round of three."""
    [seat] = {0, 1, 2} - set(new_game(1, 3).to_act())
    return seat


def test_once_the_turn_is_scored_no_card_is_promised_for_later() -> None:
    """Z15.2, R12: a shift in the turn's last scoring is no matter of invasions."""
    hands = {0: {"events": ["weaponry"]}}
    position = stage(building("romans", 2, {"apennines": ACTIVE | {"capital": True}}, hands=hands))
    twin = position.copy()
    act(twin, "end_turn")
    setup = building("romans", 2, {"apennines": ACTIVE | {"capital": True}}, hands=hands)
    level = stage(setup | {"scores": {0: 0, 1: twin.scores[0] - position.scores[0], 2: 90}})
    act(level, "end_turn")
    assert refused(level, WEAPONRY) == ("after_turn", "Z15.2")
    assert refused(level, {"do": "establish"}) == ("shift_first", "Z14.2")


# --- the selection ------------------------------------------------------------------------------------------------


def test_a_pile_that_is_held_is_not_denied() -> None:
    """Z3.5: only the middle seat opens a pile, and only once."""
    position, opening = new_game(1, 3), {"do": "open_pile", "pile": "events"}
    for seat in position.to_act():
        assert refused(position, opening, seat) == ("one_pile", "Z3.5")
    assert refused(position, opening, third()) == ("not_your_choice", "Z3.3")
    for seat in position.to_act():
        position.play(seat, position.legal(seat)[0])
        if seat not in position.to_act() and position.round == 0:
            assert refused(position, opening, seat) == ("already_chosen", "Z3.4")
    act(position, "open_pile", pile="events")
    for pile in ("events", "empires"):
        assert refused(position, {"do": "open_pile", "pile": pile}) == ("pile_opened", "Z3.5")
    position.play(third(), position.legal(third())[0])
    assert refused(position, opening) == ("pile_opened", "Z3.5")
