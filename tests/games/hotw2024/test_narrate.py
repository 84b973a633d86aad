"""What the chronicle says of single steps; of whole games: `tests/games/test_narrate.py`."""

from typing import Any

from tests.games.hotw2024.game import GAME, act, stage

from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2024.position import Position
from mappamundi.kernel import Line, Scripted
from mappamundi.kernel.narration import joined

NAMES = ["Ana", "Ptolemy", "Zheng He", "Idrisi", "Behaim"]
Setup = dict[str, Any]
Cited = list[tuple[str, str]]


def in_english(lines: list[Line], viewer: int | None = None) -> list[str]:
    teller = Teller(words_for(GAME, "en"), NAMES, viewer)
    return [teller.line(line) for line in joined(lines)]


def step(position: Position, do: str, viewer: int | None = None, **params: Any) -> list[Line]:
    """The lines of the next step."""
    scene = GAME.scene(position.view(None))
    [seat] = position.to_act()
    events = [GAME.tell(event, viewer) for event in act(position, do, **params)]
    return GAME.narrate(scene, seat, {"do": do, **params}, events)[0]


def with_rules(lines: list[Line], viewer: int | None = None) -> Cited:
    """The lines in English, each with the rule behind it."""
    return list(zip(in_english(lines, viewer), [line.rule for line in joined(lines)], strict=True))


def cited(setup: Setup, do: str, dice: tuple[int, ...] = (), options: Setup | None = None, **params: Any) -> Cited:
    return with_rules(step(GAME.stage(setup, options or {}, 3, Scripted(dice)), do, **params))


def told(setup: Setup, do: str, dice: tuple[int, ...] = (), **params: Any) -> list[str]:
    return [said for said, _ in cited(setup, do, dice, **params)]


def test_an_invasion_is_told_with_what_falls_and_who_is_honoured() -> None:
    setup = {
        "epoch": 1,
        "lands": {"tigris": {"owner": 0, "active": True}, "zagros": {"owner": 1, "capital": True, "fort": True}},
        "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 1},
        "honors": {1: {"stack": ["urbanize"]}},
    }
    invasion = "Ana invades the Zagros, and Ptolemy frustrates the invasion, 5 against 5."
    assert told(setup, "invade", (5, 2, 5, 1), land="zagros") == [
        f"{invasion} The fort in the Zagros falls. The capital in the Zagros becomes a city.",
        "Ptolemy is awarded an Honor: Urbanize.",
    ]


def test_the_black_death_names_each_garrison_and_a_liberation_none_twice() -> None:
    lands = {"indus": {"owner": 1}, "ghats": {"owner": 2}}
    setup = {
        "epoch": 4,
        "lands": lands,
        "turn": {"seat": 0, "empire": "spain", "phase": "start", "event": "black_death"},
    }
    assert told(setup, "play_event", card="black_death", lands=["indus", "ghats"])[0] == (
        "Ana plays Black Death. Ptolemy’s garrison on the Indus is gone. Zheng He’s garrison in the Ghats is gone."
    )
    setup = {
        "epoch": 2,
        "lands": lands,
        "turn": {"seat": 0, "empire": "rome", "phase": "start", "event": "liberate_ii"},
    }
    assert told(setup, "play_event", card="liberate_ii", land="indus")[0] == (
        "Ana plays Liberate (II). Ptolemy’s garrison on the Indus gives way to Ana’s army."
    )


def test_revenue_is_told_area_by_area() -> None:
    setup = {
        "epoch": 3,
        "lands": {"indus": {"owner": 0, "active": True, "city": True}},
        "turn": {"seat": 0, "empire": "franks", "phase": "expand", "event": "silk_road"},
    }
    assert told(setup, "end_expansion") == ["Ana raises 4 gold: India (presence) 2, buildings 1 and Silk Road 1."]


def test_the_last_chooser_is_told_what_it_leaves_for_the_endgame_and_nobody_else() -> None:
    """R18.2."""
    setup = {"epoch": 3, "gold": [3, 2, 1], "turn": {"phase": "tokens"}}
    position = stage(setup)
    for _ in range(2):
        [seat] = position.to_act()
        position.play(seat, position.legal(seat)[0])
    action = position.legal(2)[0]
    events = position.play(2, action)
    for viewer, words in ((2, "You leave the token"), (0, "lies face down"), (None, "lies face down")):
        heard = [GAME.tell(event, viewer) for event in events]
        lines, _ = GAME.narrate(GAME.scene(None), 2, GAME.tell_action(2, action, viewer), heard)
        assert any(words in line for line in in_english(lines, viewer))


def test_a_capital_that_is_taken_becomes_a_city_wherever_that_comes_from() -> None:
    """R1.13, R8.12: and nobody is said to have built it."""
    setup = {
        "epoch": 1,
        "lands": {
            "nile": {"owner": 1, "capital": True},
            "crete": {"owner": 2, "capital": True},
            "indus": {"owner": 2, "city": True},
            "arabia": {"owner": 1, "city": True},
        },
        "turn": {"seat": 0, "empire": "sumeria", "phase": "start"},
        "supply": {"capitals": 0, "cities": 0},
    }
    position = stage(setup)
    scene = GAME.scene(position.view(None))
    said = []
    for land in ("nile", "indus"):
        form = {"do": "take_building", "land": land}
        events = [GAME.tell(event, None) for event in act(position, **form)]
        lines, scene = GAME.narrate(scene, 0, form, events)
        assert scene == GAME.scene(position.view(None))
        said.append((in_english(lines)[0], lines[0].rule))
    assert said == [
        ("None is left: a capital on the Nile is taken away for it.", "R1.12"),
        ("None is left: a city on the Indus is taken away for it. The capital on the Nile becomes a city.", "R1.13"),
    ]


# --- the rule behind a line -------------------------------------------------------------------------------------


def expanding(lands: Setup | None = None, epoch: int = 2, **more: Any) -> Setup:
    """Rome in the Apennines, with whatever else the case wants."""
    held = {"apennines": {"owner": 0, "active": True, "capital": True}, **(lands or {})}
    turn = {"seat": 0, "empire": "rome", "phase": "expand", "pool": 2, **more.pop("turn", {})}
    return {"epoch": epoch, "lands": held, "turn": turn, **more}


def beginning(event: str, lands: Setup, epoch: int, **more: Any) -> Setup:
    turn = {"seat": 0, "empire": "franks", "phase": "start", "event": event}
    return {"epoch": epoch, "lands": lands, "turn": turn, **more}


HELD, ENEMY = {"owner": 0, "active": True}, {"owner": 1}


def test_with_option_3_a_frustrated_invasion_leaves_the_garrison() -> None:
    """R16.2 there, R8.7 otherwise."""
    setup = expanding({"gaul": ENEMY}, honors={1: {"stack": ["urbanize"]}})
    invasion = "Ana invades Gaul, and Ptolemy frustrates the invasion, 1 against 6."
    for conquest, rule in ((True, "R16.2"), (False, "R8.7")):
        first = cited(setup, "invade", (1, 1, 6), {"conquest": conquest}, land="gaul")[0]
        assert first == (invasion, rule)


def test_an_honor_is_played_by_the_rule_of_its_phase() -> None:
    """R11.5 in phase C for its effect, R11.6 in phase E for its coins, R12.8 in the Endgame."""
    honors = {0: {"track": ["recruit_1", "lands_bonus", None]}}
    effect = ("Ana plays Recruit 1. Ana’s pool grows by one people piece.", "R11.9")
    assert cited(expanding(honors=honors), "play_honor", honor="recruit_1") == [effect]
    waters = cited(expanding(honors={0: {"track": ["fleet_1", None, None]}}), "play_honor", honor="fleet_1", waters=SEA)
    assert waters == [("Ana plays Fleet 1.", "R11.5"), ("Ana’s fleet sails the Mediterranean Sea.", "R11.10")]
    revenue = expanding(honors=honors, turn={"phase": "revenue"})
    assert cited(revenue, "play_honor", honor="recruit_1") == [
        ("Ana plays Recruit 1. That brings Ana 1 gold.", "R11.6"),
    ]
    [(bonus, rule)] = cited(revenue, "play_honor", honor="lands_bonus", area="southern_europe")
    assert (bonus, rule) == ("Ana plays Lands bonus in Southern Europe. That brings Ana 1 gold.", "R11.16")
    endgame = {"epoch": 5, "lands": {}, "honors": honors, "empires": {}, "turn": turn_of("conclude")}
    assert ("Ana plays Recruit 1. That brings Ana 1 gold.", "R12.8") in cited(endgame, "end_turn")


SEA = ["mediterranean"]


def turn_of(phase: str, empire: str = "rome") -> Setup:
    return {"seat": 0, "empire": empire, "phase": phase}


def test_a_fleet_of_an_honor_goes_into_an_ocean_by_a_rule_of_its_own() -> None:
    """R11.11, not R11.10, which is for seas, nor R7.5, which is for the pool."""
    setup = expanding({"western_iberia": HELD}, 4, honors={0: {"track": ["fleet_1", None, None]}})
    setup["turn"] |= {"empire": "spain", "fleets_in_pool": 1}
    for do, params, rule in (
        ("play_honor", {"honor": "fleet_1", "waters": ["atlantic_ocean"]}, "R11.11"),
        ("place_fleet", {"water": "atlantic_ocean"}, "R7.5"),
    ):
        assert cited(setup, do, **params)[-1] == ("Ana’s fleet sails the Atlantic Ocean.", rule)


def test_forts_come_by_people_by_an_honor_by_the_great_wall_and_by_crusades() -> None:
    setup = expanding({"gaul": HELD}, honors={0: {"track": ["fortify_1", None, None]}})
    assert cited(setup, "build_fort", land="gaul") == [("Ana fortifies Gaul.", "R9.1")]
    assert cited(setup, "play_honor", honor="fortify_1", lands=["gaul"])[1] == ("Ana fortifies Gaul.", "R11.13")
    wall = {"yellow_river": HELD}
    dynasty = {"epoch": 2, "lands": wall, "turn": turn_of("expand", "han_dynasty") | {"walls_in_pool": 2}}
    raised = cited(dynasty, "build_fort", land="yellow_river", pay="wall")
    assert raised == [("Ana raises the Great Wall on the Yellow River.", "R9.4")]
    levant = {"levant": HELD}
    crusades = {"epoch": 3, "lands": levant, "turn": turn_of("event", "franks") | {"event": "crusades", "pool": 2}}
    fort = cited(crusades, "build_fort", land="levant", pay="event")
    assert fort[0] == ("Ana fortifies the Levant.", "R13.6")


def test_forts_of_two_kinds_in_a_row_are_not_told_as_one() -> None:
    """A line has one rule: people pay for a fort (R9.1), an Honor does not (R11.13)."""
    position = stage(expanding({"gaul": HELD}, honors={0: {"track": ["fortify_1", None, None]}}))
    lines = step(position, "play_honor", honor="fortify_1", lands=["gaul"])
    lines += step(position, "build_fort", land="apennines")
    assert [rule for _, rule in with_rules(lines)] == ["R11.5", "R11.13", "R9.1"]


def test_cities_come_by_ancients_by_an_honor_and_by_establishing() -> None:
    ancients = cited(beginning("ancients", {}, 1), "play_event", card="ancients", land="brazil")
    assert ancients[0] == ("Ana plays Ancients. Ana’s army settles in Brazil.", "R13.4")
    assert ancients[1] == ("Ana builds a city in Brazil.", "R13.4")
    urbanize = expanding({"gaul": HELD}, honors={0: {"track": ["urbanize", None, None]}})
    assert cited(urbanize, "play_honor", honor="urbanize", land="gaul")[1] == ("Ana builds a city in Gaul.", "R11.14")
    cities = expanding({"gaul": HELD}, 5, turn={"event": "establish_cities_v"})
    established = cited(cities, "play_event", card="establish_cities_v", lands=["gaul"])
    assert established[1] == ("Ana builds a city in Gaul.", "R13.9")


def test_monuments_go_to_the_start_land_then_to_cities_then_elsewhere() -> None:
    board = GAME.board
    icon = board.empires[board.empire_index["rome"]].icon
    shown = [land for land, n in zip(board.land_ids, board.icon_of, strict=True) if n == icon and land != "apennines"]
    first, second = ({**HELD, "monument": True} for _ in range(2))
    lands = {shown[0]: first, shown[1]: second}
    for built, rule in (({}, "R10.2"), ({"gaul": {**HELD, "city": True}}, "R10.3"), ({"gaul": HELD}, "R10.4")):
        setup = expanding({**lands, **built}, turn={"pool": 0})
        if built:
            setup["lands"]["apennines"] = {**HELD, "capital": True, "monument": True}
        site = "Gaul" if built else "the Apennines"
        assert cited(setup, "end_expansion")[0] == (f"Ana builds a monument in {site}.", rule)


def test_mercenaries_and_revolution_cite_their_own_rules() -> None:
    mercenaries = cited(expanding(turn={"event": "mercenaries"}), "play_event", card="mercenaries")
    assert mercenaries == [("Ana plays Mercenaries. Ana’s pool grows by 2 people pieces.", "R13.10")]
    setup = beginning("revolution", {"gaul": ENEMY}, 5)
    taken = "Ana plays Revolution. Ptolemy’s garrison in Gaul gives way to Ana’s army."
    assert cited(setup, "play_event", card="revolution", lands=["gaul"])[0] == (taken, "R13.8")


def test_a_full_track_brings_a_coin_at_the_end_of_the_turn_and_an_empty_stack_at_any_time() -> None:
    """R11.3, R11.2."""
    full = {"track": ["recruit_1", "recruit_2", "urbanize"]}
    setup = {"gold": [9, 1, 1], "lands": {}, "honors": {0: full}, "turn": turn_of("conclude")}
    assert cited(setup, "end_turn") == [("Ana’s track is full: 1 gold instead of an Honor.", "R11.3")]
    setup = expanding({"gaul": ENEMY}, honors={1: {"stack": []}})
    frustrated = cited(setup, "invade", (1, 1, 6), land="gaul")
    assert frustrated[1] == ("Ptolemy takes 1 gold instead of an Honor.", "R11.2")


def choose_empires(viewer: int | None, **options: Any) -> Cited:
    """The last two of three seats get their Empires."""
    position = stage({"epoch": 3, "gold": [3, 2, 1], "turn": {"phase": "choose_empire"}}, **options)
    act(position, "choose_empire", empire=position.legal(2)[0].form["empire"])
    lines = step(position, "choose_empire", viewer, empire=position.legal(1)[0].form["empire"])
    return with_rules(lines, viewer)[:2]


def test_the_last_empire_is_not_chosen() -> None:
    """R3.10: open or hidden; R3.8 and R15.2 are for those who have a choice."""
    (chosen, first), (given, second) = choose_empires(None)
    assert (first, second) == ("R3.8", "R3.10")
    assert chosen.startswith("Ptolemy chooses ")
    assert given.startswith("Ana gets the last Empire: ")
    (chosen, first), (given, second) = choose_empires(None, hidden_empires=True)
    assert (chosen, first) == ("Ptolemy keeps an Empire.", "R15.2")
    assert (given, second) == ("Ana gets the last Empire.", "R3.10")
    (chosen, first), _ = choose_empires(1, hidden_empires=True)
    assert (chosen.startswith("You keep "), first) == (True, "R15.2")
    _, (given, second) = choose_empires(0, hidden_empires=True)
    assert (given.startswith("You get the last Empire: "), second) == (True, "R3.10")


def test_the_last_event_is_not_chosen_either() -> None:
    setup = {"epoch": 3, "gold": [3, 2, 1], "turn": {"phase": "events_draft"}}
    position = stage(setup, event_selection=True)
    act(position, "choose_event", card=position.legal(0)[0].form["card"])
    lines = step(position, "choose_event", card=position.legal(1)[0].form["card"])
    assert with_rules(lines)[:2] == [("Ptolemy keeps an Event.", "R15.1"), ("Zheng He gets the last Event.", "R15.1")]


def rising(lands: Setup, empire: str = "franks", epoch: int = 3, **more: Any) -> Setup:
    """Ana's Empire comes with the next step, of Zheng He."""
    turn = {"seat": 2, "empire": "huns" if epoch == 3 else "rome", "phase": "conclude"}
    return {"epoch": epoch, "gold": [1, 9, 3], "lands": lands, "turn": turn, "empires": {0: empire}, **more}


def test_the_honor_of_a_start_land_is_told_after_the_line_that_clears_it() -> None:
    """R6.2, R6.3: first the land is cleared, then its owner is honoured."""
    setup = rising({"gaul": {"owner": 1, "city": True}}, honors={1: {"stack": ["urbanize"]}})
    franks = "Ana establishes the Franks in Gaul: 7 people pieces and a capital."
    cleared = "What was in Gaul is cleared away: Ptolemy’s garrison and a city."
    assert cited(setup, "end_turn")[1:] == [
        (f"{franks} {cleared}", "R6.2"),
        ("Ptolemy is awarded an Honor: Urbanize.", "R11.1"),
    ]


def test_a_land_cleared_of_a_garrison_alone_and_an_empire_without_people() -> None:
    """R6.3, R6.9."""
    [_, (said, rule), _] = cited(rising({"gaul": ENEMY}), "end_turn")
    assert (said.endswith("cleared away: Ptolemy’s garrison."), rule) == (True, "R6.3")
    [_, line] = cited(rising({}, supply={"people": {0: 0}}), "end_turn")
    assert line == ("Ana establishes the Franks in Gaul: no people piece and a capital.", "R6.9")


def test_a_capital_that_is_taken_for_want_of_one_leaves_a_city() -> None:
    """R1.12, R1.13: the city is not built by whoever took the capital."""
    setup = rising({"nile": {"owner": 1, "capital": True}}, supply={"capitals": 0})
    franks = "Ana establishes the Franks in Gaul: 7 people pieces and a capital."
    taken = "None is left: a capital on the Nile is taken away for it."
    city = "The capital on the Nile becomes a city."
    assert cited(setup, "end_turn")[1:] == [(f"{franks} {taken} {city}", "R1.13")]


def test_where_two_have_a_capital_it_is_built_once_one_of_them_is_chosen() -> None:
    """R6.5: as a starting building."""
    capitals = {"nile": {"owner": 1, "capital": True}, "indus": {"owner": 1, "capital": True}}
    position = stage(rising(capitals, supply={"capitals": 0}))
    step(position, "end_turn")
    lines = with_rules(step(position, "take_building", land="nile"))
    assert [rule for _, rule in lines] == ["R1.13", "R6.5"]
    assert lines[1][0] == "Ana builds a capital in Gaul."


def test_a_capital_for_which_there_is_no_city_falls() -> None:
    """R8.12: otherwise it becomes a city, be it one that somebody else must give."""
    capital = expanding({"gaul": {"owner": 1, "capital": True}}, supply={"cities": 0})
    fallen = "Ana takes Gaul from Ptolemy, 6 against 1. The capital in Gaul"
    assert cited(capital, "invade", (6, 1, 1), land="gaul") == [(f"{fallen} falls.", "R8.12")]
    capital["lands"]["indus"] = {"owner": 1, "city": True}
    taken = "None is left: a city on the Indus is taken away for it."
    assert cited(capital, "invade", (6, 1, 1), land="gaul") == [(f"{fallen} becomes a city. {taken}", "R1.12")]


def test_a_revolution_goes_on_after_a_city_had_to_be_found() -> None:
    """R13.8: the second land is told, too, and no city is said to be built."""
    lands = {"gaul": {"owner": 1, "capital": True}, "britain": ENEMY}
    cities = {"indus": {"owner": 1, "city": True}, "nile": {"owner": 2, "city": True}}
    position = stage(beginning("revolution", {**lands, **cities}, 5, supply={"cities": 0}))
    step(position, "play_event", card="revolution", lands=["gaul", "britain"])
    said = with_rules(step(position, "take_building", land="nile"))
    assert ("Ptolemy’s garrison in Britain gives way to Ana’s army.", "R13.8") in said
    assert not any("builds a city" in sentence for sentence, _ in said)


def test_what_cannot_be_had_is_said_to_be_missing() -> None:
    """R1.14."""
    setup = beginning("ancients", {}, 1, supply={"cities": 0})
    ancients = "Ana plays Ancients. Ana’s army settles in Brazil. No city is left to be placed in Brazil."
    assert cited(setup, "play_event", card="ancients", land="brazil")[0] == (ancients, "R1.14")


def test_a_catastrophe_is_no_reduction() -> None:
    """R11.17."""
    honors = {0: {"track": ["catastrophe", None, None]}}
    setup = expanding(
        {"gaul": {"owner": 1, "monument": True}}, honors=honors, turn={"phase": "revenue"}, gold=[1, 0, 2]
    )
    struck = "Ana plays Catastrophe. The monument in Gaul falls."
    assert cited(setup, "play_honor", honor="catastrophe", land="gaul") == [(struck, "R11.17")]


def test_a_card_without_effect_is_named() -> None:
    """R13.2, R13.15: after the Honor of its icon nobody would know what has none."""
    idle = cited(rising({}, "maurya", 2, hands={0: {"event": "liberate_ii"}}), "end_turn")
    assert any(said.endswith("Liberate (II) has no effect.") and rule == "R13.2" for said, rule in idle)
    nobody: Setup = {"hands": {0: {"event": "crusades"}}, "supply": {"people": {0: 0}}}
    idle = cited(rising({}, **nobody), "end_turn")
    assert any(said.endswith("Crusades has no effect.") and rule == "R13.15" for said, rule in idle)


def test_the_leader_cites_dice_or_what_it_ignores() -> None:
    """R9.2, R8.5."""
    assert cited(expanding(), "use_leader") == [("Ana calls a Leader: three dice from now on.", "R9.2")]
    ignoring = cited(expanding(), "use_leader", (), {"dice": False}, ignore="fort")
    assert ignoring == [("Ana calls a Leader, who ignores forts.", "R8.5")]


def test_revenue_cites_what_it_is_raised_for() -> None:
    """R5.14 of an Event, R10.8 for lands, R10.7 for buildings alone."""
    ancients = cited(beginning("ancients", {}, 1), "play_event", card="ancients", land="brazil")
    assert ("Ana raises 1 gold: buildings 1.", "R5.14") in ancients
    for active, rule in ((["southern_europe"], "R10.8"), (["china"], "R10.7")):
        assert cited(expanding(turn={"pool": 0}, active_areas=active), "end_expansion")[-1][1] == rule


def test_a_paired_token_and_a_great_wall_cite_their_rules() -> None:
    """R17.2, R1.15."""
    setup = {"lands": {}, "tokens": {0: ["pair_1", "china"]}, "turn": turn_of("conclude")}
    for token, rule in (("pair_1", "R17.2"), ("china", "R12.3")):
        [(_, cites)] = cited(setup, "play_token", (), {"paired_tokens": True}, token=token)
        assert cites == rule
    walls = {"yellow_river": {"owner": 1, "fort": True, "wall": True}}
    lines = cited(rising(walls, "han_dynasty", 2, supply={"walls": 1}), "end_turn")
    said, rule = lines[0]
    assert said.endswith("None is left: a Great Wall fort on the Yellow River is taken away for it.")
    assert rule == "R1.15"


def test_the_endgame_has_its_heading_before_its_first_gold() -> None:
    """R12.6."""
    setup = {"epoch": 5, "lands": {}, "empires": {}, "turn": turn_of("conclude")}
    lines = cited(setup, "end_turn")
    heading = lines.index(("The Endgame", "R12.6"))
    kept = [place for place, (said, _) in enumerate(lines) if "has kept brings" in said]
    assert kept
    assert heading < min(kept)
    assert [said for said, _ in lines].count("The Endgame") == 1
