"""Refusals: the rule that speaks is that of the thing refused, and the sentence is true of it."""

from typing import Any

import pytest
from tests.games.hotw2024.game import GAME, stage

from mappamundi.kernel import IllegalAction

Setup = dict[str, Any]
Form = dict[str, Any]


def expanding(lands: Setup | None = None, epoch: int = 2, **more: Any) -> Setup:
    """Rome in the Apennines, with whatever else the case wants."""
    held = {"apennines": {"owner": 0, "active": True, "capital": True}, **(lands or {})}
    turn = {"seat": 0, "empire": "rome", "phase": "expand", "pool": 2, **more.pop("turn", {})}
    return {"epoch": epoch, "lands": held, "turn": turn, **more}


def with_honors(*honors: str, lands: Setup | None = None, epoch: int = 2, **more: Any) -> Setup:
    return expanding(lands, epoch, honors={0: {"pool": list(honors)}}, **more)


def beginning(event: str, lands: Setup, epoch: int = 3, **more: Any) -> Setup:
    """The turn of the Franks begins with this Event."""
    return {
        "epoch": epoch,
        "lands": lands,
        "turn": {"seat": 0, "empire": "franks", "phase": "start", "event": event},
        **more,
    }


def crusading(lands: Setup | None = None, **turn: Any) -> Setup:
    levant = {"levant": {"owner": 0, "active": True}, **(lands or {})}
    turn = {"seat": 0, "empire": "franks", "phase": "event", "event": "crusades", "pool": 2, **turn}
    return {"epoch": 3, "lands": levant, "turn": turn}


def monuments(lands: Setup) -> Setup:
    """A monument is due, and not in the start-land."""
    icon = GAME.board.empires[GAME.board.empire_index["rome"]].icon
    shown = [land for land, n in zip(GAME.board.land_ids, GAME.board.icon_of, strict=True) if n == icon][:2]
    held = {land: {"owner": 0, "active": True, "monument": True} for land in (*shown, "apennines")}
    turn = {"seat": 0, "empire": "rome", "phase": "monuments"}
    return {"epoch": 2, "lands": {**held, **lands}, "turn": turn}


HELD, ENEMY = {"owner": 0, "active": True}, {"owner": 1}
CITY, STRUCK = {**HELD, "city": True}, {**ENEMY, "monument": True}
FORT, MONUMENT = {"do": "build_fort"}, {"do": "build_monument"}
SITES: Setup = {"gaul": HELD, "danubia": HELD}
NO_PEOPLE: Setup = {"people": {0: 0}}
NO_FORTS: Setup = {"forts": 0}


def event(card: str, *lands: str, **more: Any) -> Form:
    return {"do": "play_event", "card": card, **({"lands": list(lands)} if lands else {}), **more}


def honor(id_: str, **more: Any) -> Form:
    return {"do": "play_honor", "honor": id_, **more}


def refused(setup: Setup, form: Form, **options: Any) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        stage(setup, **options).play(0, GAME.action(form))
    return caught.value


CASES: list[tuple[str, str, Setup, Form]] = [
    # R13.10, R1.11: people come from one's own supply and from nowhere else.
    ("R1.11", "no_supply", expanding(turn={"event": "mercenaries"}, supply=NO_PEOPLE), event("mercenaries")),
    # Sets that are too large: each by the rule that says how large they may be.
    ("R11.10", "bad_set", with_honors("fleet_1"), honor("fleet_1", waters=["mediterranean", "north_sea"])),
    ("R11.13", "bad_set", with_honors("fortify_1", lands=SITES), honor("fortify_1", lands=["gaul", "danubia"])),
    (
        "R13.9",
        "bad_set",
        expanding({**SITES, "balkans": HELD}, 5, turn={"event": "establish_cities_v"}),
        event("establish_cities_v", "gaul", "danubia", "balkans"),
    ),
    (
        "R13.7",
        "bad_set",
        beginning("black_death", {"indus": ENEMY}, 4),
        event("black_death", "indus", "indus"),
    ),
    # R13.8, R13.15: Revolution in two areas, and with one people piece.
    (
        "R13.8",
        "one_area",
        beginning("revolution", {"gaul": ENEMY, "indus": ENEMY}, 5),
        event("revolution", "gaul", "indus"),
    ),
    (
        "R13.7",
        "one_area",
        beginning("black_death", {"danubia": ENEMY, "indus": ENEMY}, 4),
        event("black_death", "danubia", "indus"),
    ),
    (
        "R13.15",
        "few_people",
        beginning("revolution", {"gaul": ENEMY, "britain": ENEMY}, 5, supply={"people": {0: 1}}),
        event("revolution", "gaul", "britain"),
    ),
    # What an Event can be aimed at is said by its own rule.
    ("R13.4", "bad_target", beginning("ancients", {"gaul": ENEMY}, 1), event("ancients", land="gaul")),
    ("R13.5", "bad_target", beginning("liberate_ii", {"gaul": ENEMY}, 2), event("liberate_ii", land="nile")),
    ("R13.7", "bad_target", beginning("black_death", {"indus": ENEMY}, 4), event("black_death", "nile")),
    ("R13.8", "bad_target", beginning("revolution", {"gaul": ENEMY}, 5), event("revolution", "nile")),
    # Lands that no army of the Empire holds.
    ("R9.1", "not_held", expanding(), FORT | {"land": "nile"}),
    (
        "R9.4",
        "not_held",
        expanding(turn={"empire": "han_dynasty", "walls_in_pool": 2}),
        FORT | {"land": "wei_river", "pay": "wall"},
    ),
    ("R13.6", "not_held", crusading(), FORT | {"land": "nile", "pay": "event"}),
    ("R11.13", "not_held", with_honors("fortify_1"), honor("fortify_1", lands=["nile"])),
    ("R11.14", "not_held", with_honors("urbanize", lands=SITES), honor("urbanize", land="nile")),
    (
        "R13.9",
        "not_held",
        expanding(SITES, 5, turn={"event": "establish_cities_v"}),
        event("establish_cities_v", "nile"),
    ),
    ("R10.3", "not_held", monuments({"danubia": HELD, "balkans": HELD}), MONUMENT | {"land": "nile"}),
    # R10.2–R10.4: which lands come first.
    ("R10.3", "no_site", monuments({"danubia": HELD, "balkans": CITY, "gaul": CITY}), MONUMENT | {"land": "danubia"}),
    (
        "R10.2",
        "no_site",
        monuments({"apennines": HELD, "danubia": HELD, "gaul": STRUCK, "indus": STRUCK}) | {"supply": {"monuments": 0}},
        MONUMENT | {"land": "danubia", "take_from": "gaul"},
    ),
    # What stands there already.
    ("R9.1", "has_fort", expanding({"gaul": {**HELD, "fort": True}}), FORT | {"land": "gaul"}),
    (
        "R11.13",
        "has_fort",
        with_honors("fortify_1", lands={"gaul": {**HELD, "fort": True}}),
        honor("fortify_1", lands=["gaul"]),
    ),
    ("R11.14", "has_city", with_honors("urbanize", lands=SITES), honor("urbanize", land="apennines")),
    (
        "R13.9",
        "has_city",
        expanding(SITES, 5, turn={"event": "establish_cities_v"}),
        event("establish_cities_v", "apennines"),
    ),
    ("R1.4", "has_monument", monuments({"danubia": HELD, "balkans": HELD}), MONUMENT | {"land": "apennines"}),
    # R5.5: forts during an Event, whoever would pay.
    ("R5.5", "no_forts_in_event", beginning("goths", {"gaul": HELD}), FORT | {"land": "gaul"}),
    ("R5.5", "no_forts_in_event", beginning("goths", {"gaul": HELD}), FORT | {"land": "danubia", "pay": "event"}),
    ("R5.5", "no_forts_in_event", beginning("liberate_ii", {"gaul": ENEMY}, 2), FORT | {"land": "gaul"}),
    ("R9.4", "no_wall", beginning("goths", {"gaul": HELD}), FORT | {"land": "danubia", "pay": "wall"}),
    ("R13.6", "no_event_fort", expanding(), FORT | {"land": "apennines", "pay": "event"}),
    # Pools and supplies that are empty.
    ("R9.1", "no_people", expanding(turn={"pool": 0}), FORT | {"land": "apennines"}),
    ("R13.6", "no_people", crusading(pool=0), {"do": "invade", "land": "nile"}),
    ("R5.8", "no_people", beginning("goths", {}, supply={"people": {0: 1}}), {"do": "invade", "land": "gaul"}),
    ("R7.1", "no_fleet", expanding(), {"do": "place_fleet", "water": "mediterranean"}),
    (
        "R1.16",
        "no_fleet",
        with_honors("fleet_2", lands={"gaul": HELD}, supply={"fleets": 1}),
        honor("fleet_2", waters=["mediterranean", "north_sea"]),
    ),
    # Seas and oceans of Honors have rules of their own.
    ("R11.10", "seas_only", with_honors("fleet_1"), honor("fleet_1", waters=["atlantic_ocean"])),
    (
        "R11.11",
        "oceans_only",
        with_honors("fleet_1", epoch=4, turn={"empire": "spain"}, lands={"western_iberia": HELD}),
        honor("fleet_1", waters=["mediterranean"]),
    ),
    # An Honor wants to know what for.
    ("R11.10", "target_wanted", with_honors("fleet_1"), honor("fleet_1")),
    ("R11.13", "target_wanted", with_honors("fortify_1"), honor("fortify_1")),
    ("R11.14", "target_wanted", with_honors("urbanize", lands=SITES), honor("urbanize")),
    # R13.11: Silk Road is not played at all.
    ("R13.11", "by_itself", expanding(epoch=3, turn={"event": "silk_road"}), event("silk_road")),
    # R1.12: a land is named from which nothing can be taken.
    (
        "R1.12",
        "nothing_to_take",
        expanding({"gaul": {**ENEMY, "fort": True}, "indus": {**ENEMY, "fort": True}}, supply=NO_FORTS),
        FORT | {"land": "apennines", "take_from": "nile"},
    ),
    # Whose decision it is, outside a turn.
    ("R3.4", "not_your_decision", {"epoch": 3, "gold": [1, 2, 3], "turn": {"phase": "tokens"}}, {"do": "end_turn"}),
    (
        "R3.8",
        "not_your_decision",
        {"epoch": 3, "gold": [3, 2, 1], "turn": {"phase": "choose_empire"}},
        {"do": "end_turn"},
    ),
    ("R4.4", "not_your_decision", {"turn": {"seat": 1, "empire": "rome", "phase": "conclude"}}, {"do": "end_turn"}),
]


@pytest.mark.parametrize(
    ("rule", "reason", "setup", "form"), CASES, ids=lambda case: case if isinstance(case, str) else ""
)
def test_a_refusal_cites_the_rule_of_what_is_refused(rule: str, reason: str, setup: Setup, form: Form) -> None:
    said = refused(setup, form)
    assert (said.reason, said.rule) == (reason, rule)


def test_hidden_empires_are_kept_by_their_own_rule() -> None:
    setup = {"epoch": 3, "gold": [1, 2, 3], "turn": {"phase": "choose_empire"}}
    for form in ({"do": "end_turn"}, {"do": "choose_empire", "empire": "rome"}):
        assert refused(setup, form).rule == "R3.8"
        assert refused(setup, form, hidden_empires=True).rule == "R15.2"


def test_people_are_never_said_to_be_taken_from_an_enemy() -> None:
    said = refused(expanding(turn={"event": "mercenaries"}, supply=NO_PEOPLE), event("mercenaries")).message
    assert said == "No people piece is left in your supply."


def test_a_set_that_is_too_large_says_how_large_it_may_be() -> None:
    waters = ["mediterranean", "north_sea"]
    assert refused(with_honors("fleet_1"), honor("fleet_1", waters=waters)).params == {"most": 1}


def test_a_paired_token_that_was_not_passed_on_is_named_by_its_areas() -> None:
    """One may hold it and still not be passed it."""
    setup = {"epoch": 3, "gold": [3, 2, 1], "turn": {"phase": "tokens"}, "tokens": {0: ["pair_1"]}}
    said = refused(setup, {"do": "choose_token", "token": "pair_1"}, paired_tokens=True)
    assert (said.reason, said.rule) == ("not_passed", "R3.4")
    assert said.message == "No token of Southern Europe and South America is among those passed to you."
