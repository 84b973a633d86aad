"""`mundi play`, one decision at a time: what is offered, and what typed lines do."""

import re
from pathlib import Path

import pytest
from tests.cli.seated import table

from mappamundi.cli.play.menu import Choice, Group, Menu, Unclear, pick, pick_several
from mappamundi.cli.play.players import seat_list
from mappamundi.games.history.y2018.game import load_game
from mappamundi.kernel import BadInput, Seeded

ROMANS = {
    "epoch": 2,
    "scores": [20, 11, 12],
    "turn": {"seat": 0, "empire": "romans", "phase": "invade", "pool": 5, "fleets": ["mediterranean_sea"]},
    "lands": {
        "apennines": {"owner": 0, "active": True, "capital": True},
        "danubia": {"owner": 1, "city": True},
        "pyrenees": {"owner": 2, "fort": True},
        "crete": {"owner": 1},
        "volga": {"owner": 1},
        "steppe": {"owner": 1},
        "turan": {"owner": 2},
    },
    "hands": {0: {"events": ["weaponry", "revolution", "disaster"]}},
}


def test_an_invasion_is_offered_with_odds_and_worth(tmp_path: Path) -> None:
    session, told = table(ROMANS, ["1"], tmp_path)
    assert "Choose a land to invade.  5 armies are left on the card." in told
    assert re.search(r"Danubia +P○ \+\d+ win 58 % · both fall 17 % · thrown back 25 % +city", told)
    assert re.search(r"Pindus +\+\d+ free", told)
    crete = re.search(r"Crete +P○ \+\d+ win (\d+) %", told)
    assert crete
    assert int(crete[1]) < 58, "at sea the defender may reroll"
    assert "Southern Europe  2·4·6" in told
    assert "V presence 2" in told
    assert session.match.steps


def test_the_land_that_promises_most_is_the_first_of_the_list(tmp_path: Path) -> None:
    """However many pages the list has."""
    game = load_game()
    position = game.stage(ROMANS, {}, 3, Seeded(bytes(32)))
    invasions = [action for action in position.legal(0) if action.do == "invade"]
    promised = [told["expected"] for told in game.counsel(position.view(0), invasions)]
    best = {str(action.form["land"]) for action, one in zip(invasions, promised, strict=True) if one == max(promised)}
    session, _ = table(ROMANS, ["1"], tmp_path)
    assert session.match.steps[-1].action["land"] in best


def test_names_may_be_cut_short_and_ambiguity_is_said(tmp_path: Path) -> None:
    session, told = table(ROMANS, ["p", "danu"], tmp_path)
    assert "“p” could be several" in told
    assert session.match.steps[-1].action == {"do": "invade", "land": "danubia"}
    session, _ = table(ROMANS, ["danubia across med"], tmp_path)
    assert session.match.steps[-1].action == {"do": "invade", "land": "danubia", "via": ["mediterranean_sea"]}


def test_bad_input_gets_one_sentence_and_another_try(tmp_path: Path) -> None:
    _, told = table(ROMANS, ["xyzzy", "99", "", "0", "danubia"], tmp_path)
    assert "“xyzzy” is no number and no name in this list" in told
    assert "There is no number 99; they run from 1 to" in told
    assert "Type a number, a name, or ? for help." in told
    assert "There is no number 0" in told


def test_targets_are_asked_in_a_second_step(tmp_path: Path) -> None:
    session, told = table(ROMANS, ["play rev", "1 1", "volga, turan, crete", "volga, crete", "volga, steppe"], tmp_path)
    assert "Choose up to two lands for Revolution." in told
    assert "Something is named twice" in told
    assert "Name one or more targets" in told or "All lands must lie in one region." in told
    assert "All lands must lie in one region. Z17.17" in told
    assert session.match.steps[-1].action == {"do": "play_event", "card": "revolution", "lands": ["steppe", "volga"]}
    assert "Ptolemy’s army on the Steppe gives way to yours." in told


def test_going_back_from_the_second_step(tmp_path: Path) -> None:
    session, told = table(ROMANS, ["disaster", "0", "disaster danubia"], tmp_path)
    assert "Choose a land for Disaster." in told
    assert session.match.steps[-1].action == {"do": "play_event", "card": "disaster", "land": "danubia"}
    assert "The city in Danubia is razed." in told


def test_what_can_be_typed_can_be_typed_in_the_second_step_too(tmp_path: Path) -> None:
    """The help lists it there as well, and whoever is not understood is told to ask why."""
    typed = ["disaster", "w invade crete", "c", f"save {tmp_path / 'between.ndjson'}", "U", "danubia"]
    session, told = table(ROMANS, typed, tmp_path)
    assert "no number and no name" not in told
    assert (tmp_path / "between.ndjson").exists()
    assert "Nothing can be taken back" in told
    assert session.match.steps[-1].action == {"do": "play_event", "card": "disaster", "land": "danubia"}


def test_a_name_alone_never_spends_a_card(tmp_path: Path) -> None:
    _, told = table(ROMANS, ["steppe", "danubia"], tmp_path)
    assert "“steppe” is no number and no name in this list" in told


def test_why_answers_with_the_rule(tmp_path: Path) -> None:
    typed = [
        "w steppe",
        "w volga",
        "w apennines",
        "w leader",
        "w end",
        "w siege",
        "w xyzzy",
        "w fort gaul",
        "w",
        "r Z7.2",
        "r xyzzy",
    ]
    _, told = table(ROMANS, [*typed, "danubia"], tmp_path)
    assert "None of your active armies borders the Steppe. A fleet or a caravan might reach it. Z7.2" in told
    assert "You may invade any land adjacent to a land" in told
    assert "You do not hold Leader." in told
    for verb in ("invade", "fortify", "end the invasions"):
        assert f"You can {verb}: it is in the list." in told
    assert "No battle was lost" in told
    assert "“xyzzy” is no land and no card" in told
    assert "No active army of yours holds Gaul. Z11.1" in told
    assert "Say what you would like to do" in told
    assert "There is no rule “xyzzy”" in told


def test_why_a_card_without_a_target_cannot_be_played(tmp_path: Path) -> None:
    setup = ROMANS | {"lands": {"apennines": {"owner": 0, "active": True}}}
    _, told = table(setup, ["w disaster", "w revolution", "1"], tmp_path)
    assert "There is no target for Disaster on the board now. Z15.11" in told
    assert "There is no target for Revolution on the board now. Z15.11" in told


def test_board_score_and_cards_are_shown(tmp_path: Path) -> None:
    typed = [
        "b",
        "b zagros",
        "b southern",
        "b nowhere",
        "s",
        "s p",
        "s nobody",
        "h",
        "h romans",
        "h nothing",
        "?",
        "c",
        "l",
    ]
    _, told = table(ROMANS, [*typed, "danubia"], tmp_path)
    for words in (
        "Apennines       V● capital",
        "Pyrenees        I○ fort",
        "Zagros  Middle East · mountains · resource",
        "“nowhere” is no land and no region",
        "Your 4, if it were scored now",
        "presence: One army against 2 (Ptolemy).",
        "1 capital",
        "Ptolemy’s",
        "“nobody” is none of the players",
        "Weaponry  Enhancement of era I.",
        "Romans under Julius Caesar  Called 8th in era II: 15 armies in the Apennines",
        "There is no card “nothing”.",
        "why can’t I?",
    ):
        assert words in told, words


def test_many_lands_are_offered_by_region_and_can_still_be_named(tmp_path: Path) -> None:
    fleets = ["atlantic_ocean", "indian_ocean", "pacific_ocean"]
    turn = {"seat": 0, "empire": "british", "phase": "invade", "pool": 5, "fleets": fleets}
    lands = {"britannia": {"owner": 0, "active": True}, "nile": {"owner": 1}}
    session, told = table({"epoch": 5, "turn": turn, "lands": lands}, ["china", "0", "nile"], tmp_path)
    assert told.count("\n") < 60
    assert "Choose a land to invade in China." in told
    assert session.match.steps[-1].action["land"] == "nile"


def test_a_certain_win_names_the_card_that_it_spends(tmp_path: Path) -> None:
    turn = {"seat": 0, "empire": "romans", "phase": "invade", "pool": 5, "played": ["treachery"]}
    _, told = table(ROMANS | {"turn": turn}, ["danubia", "1"], tmp_path)
    assert "won without dice: spends Treachery" in " ".join(told.split())


def test_a_battle_names_its_modifiers(tmp_path: Path) -> None:
    lands = {"anatolia": {"owner": 0, "active": True}, "caucasus": {"owner": 1, "fort": True, "monument": True}}
    turn = {"seat": 0, "empire": "turks", "phase": "invade", "pool": 5, "played": ["weaponry"]}
    _, told = table({"epoch": 4, "turn": turn, "lands": lands}, ["caucasus"], tmp_path)
    flat = re.sub(r"\s+", " ", told)
    assert re.search(r"\[\d\] \d? ?\+1 Weaponry = \d against (\d )?\[\d\] (\d )?\(fort\) \+1 mountains = \d", flat)


# Parts


def test_rows_are_picked_by_number_name_and_beginning() -> None:
    rows = [Choice((name,), name, key=name) for name in ("Wei", "Yellow River", "Yangtze")]
    menu = Menu("Where?", [Group("", rows)], form=lambda keys: {"lands": list(keys)})
    assert pick(menu, "2") is pick(menu, "yel riv") is pick(menu, "YELLOW RIVER") is rows[1]
    assert pick_several(menu, "1 3") == pick_several(menu, "wei, yang") == [rows[0], rows[2]]
    for text in ("4", "y", "nile"):
        with pytest.raises(Unclear):
            pick(menu, text)


def test_a_name_list_knows_its_bots() -> None:
    with pytest.raises(BadInput, match="and me for yourself"):
        seat_list(["me", "nobody", "random"], load_game())
