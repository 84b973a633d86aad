"""Rules that no scenario can show: what is refused before a game begins, what the data hold, what can be taken back."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import GAME, act, new_game, stage

from mappamundi.games.history.board import members
from mappamundi.games.history.y2001.staging import PHASES, SETUP_KEYS, TURN_KEYS
from mappamundi.kernel import BadInput, Scripted
from mappamundi.kit.random_play import advance

BOARD = GAME.board


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:
    """A1.1."""
    with pytest.raises(BadInput, match="3 to 6 players"):
        GAME.new({}, players, Scripted())


def test_the_map() -> None:
    """A1.2: 94 lands in 13 areas, eight barren ones in none; five oceans and eight seas in play."""
    assert (BOARD.land_count, len(BOARD.barren_ids), BOARD.areas) == (94, 8, 13)
    assert sorted(land for lands in BOARD.area_lands for land in lands) == list(range(94))
    assert (BOARD.water_count, len(members(BOARD.seas))) == (13, 8)
    assert not {"caribbean_sea", "caspian_sea"} & set(BOARD.water_ids)


def test_no_empire_is_stronger_than_its_epoch_s_pieces() -> None:
    """A1.9."""
    printed = BOARD.data["components"]["armies_per_colour_by_epoch"]
    assert list(printed.values()) == [5, 12, 20, 15, 18, 14, 16]
    assert all(empire.strength <= printed[empire.epoch] for empire in BOARD.empires)


def test_two_decks_and_eight_markers() -> None:
    """A2.2, A2.6: 22 and 49 cards; the values of the markers."""
    assert (len(BOARD.decks["greater"]), len(BOARD.decks["lesser"])) == (22, 49)
    assert sorted(BOARD.markers) == [3, 3, 4, 4, 4, 5, 5, 6]
    assert sorted([*BOARD.decks["minor"], *BOARD.decks["others"]]) == sorted(BOARD.decks["greater"])


def test_seven_epochs_of_seven_empires_and_ten_cards_for_the_whole_game() -> None:
    """A1.1, A2.4, A2.5: each seat has one empire of each epoch, all different, and never a card more than dealt."""
    position = new_game(5, 6)
    dealt = [Counter(hand) for hand in position.hands]
    position = advance(position, Random(5), 10_000)
    assert [[BOARD.empires[n].epoch for n in past] for past in position.past_empires] == [[1, 2, 3, 4, 5, 6, 7]] * 6
    assert len({n for past in position.past_empires for n in past}) == 42
    assert [Counter([*position.hands[seat], *position.past_events[seat]]) for seat in range(6)] == dealt


def test_twelve_fleets_are_enough() -> None:
    """A16.7: the waters of any empire and all seas together are no more than twelve."""
    for empire in BOARD.empires:
        assert len(members(empire.due | BOARD.seas)) <= 12, empire


def way_taken(lands: dict[str, Any], target: str, **turn: Any) -> tuple[str, str | None]:
    """How the army that enters the target came, and from where."""
    setup = {
        "epoch": 5,
        "lands": {land: {"owner": 0, "active": True} for land in lands} | {target: {"owner": 1}},
        "turn": {"seat": 0, "empire": "vikings", "phase": "expand", "pool": 1, **turn},
    }
    events = act(stage(setup, dice=(6,) * 5), "invade", land=target)
    [told] = [told for told in (GAME.tell(event, None) for event in events) if told["event"] == "invaded"]
    return told["way"], told.get("from")


def test_of_equally_good_ways_a_border_goes_before_a_strait_before_fleets() -> None:
    """A7.12."""
    forest_or_strait = way_taken({"albion": 1, "central_europe": 1}, "northern_gaul", fleets=[])
    assert forest_or_strait == ("forest", "central_europe")
    experts = {"events": ["expert_troops_straits"], "fleets": []}
    assert way_taken({"albion": 1, "lower_rhine": 1}, "northern_gaul", **experts)[1] == "lower_rhine"
    seafarers = {"events": ["naval_power"], "fleets": ["eastern_mediterranean"]}
    assert way_taken({"morea": 1, "libya": 1}, "crete", **seafarers) == ("strait", "morea")
    assert way_taken({"dalmatia": 1, "libya": 1}, "pindus", **seafarers) == ("mountain", "dalmatia")


def test_later_places_go_by_the_same_rules_and_may_be_shared() -> None:
    """A13.10."""
    setup = {
        "epoch": 7,
        "scores": [60, 80, 64, 64, 64],
        "lands": {"baltic_seaboard": {"owner": 0, "active": True}},
        "turn": {"seat": 0, "empire": "germany", "phase": "expand", "pool": 0},
        "empires": {},
        "history": {
            0: [3, 6, 5, 5, 7, 4, 10],
            1: [5, 12, 20, 15, 18, 14, 16],
            2: [3, 6, 5, 5, 7, 8, 10],
            3: [3, 6, 5, 5, 7, 4, 10],
            4: [3, 6, 5, 5, 7, 8, 6],
        },
    }
    position = stage(setup, 5, no_preeminence=True)
    act(position, "end_expansion")
    result = position.result()
    assert result is not None
    # All but the winner have 64: seats 0, 3 and 4 with 40 armies, of which seat 4 has the weakest last empire.
    assert tuple(result.places) == (3, 1, 5, 3, 2)


# --- what can be taken back -----------------------------------------------------------------------------------------

ALONE: dict[str, Any] = {
    "epoch": 3,
    "lands": {
        "southern_apennines": {"owner": 0, "active": True},
        "northern_apennines": {"owner": 0, "city": True},
        "crete": {"owner": 1},
        "morea": {"owner": 1},
    },
    "turn": {
        "seat": 0,
        "empire": "romans",
        "phase": "expand",
        "pool": 3,
        "lost": 1,
        "coins": 1,
        "events": ["treachery"],
        "treachery": "morea",
    },
}


@pytest.mark.parametrize(
    ("form", "closed"),
    [
        ({"do": "invade", "land": "northern_apennines"}, False),
        ({"do": "invade", "land": "shatts_plateau"}, False),
        ({"do": "build_fort", "land": "southern_apennines"}, False),
        ({"do": "buy_army"}, False),
        # Another seat has lost something, although nothing was rolled.
        ({"do": "invade", "land": "morea"}, True),
        # Dice were rolled.
        ({"do": "invade", "land": "crete"}, True),
    ],
    ids=str,
)
def test_dice_and_what_touches_another_seat_cannot_be_taken_back(form: dict[str, Any], closed: bool) -> None:
    position = stage(ALONE, dice=(1, 1, 6, 6, 6))
    events = position.play(0, GAME.action(form))
    assert GAME.closes_undo(events, 0) is closed


def test_a_card_kept_or_passed_on_shows_the_next_one_and_cannot_be_taken_back() -> None:
    """A3.2."""
    for do in ({"do": "keep"}, {"do": "pass_card", "to": 1}):
        position = stage({"epoch": 2, "turn": {"phase": "draft"}, "draft": {"order": [0, 1, 2]}})
        assert GAME.closes_undo(position.play(0, GAME.action(do)), 0)


def test_events_name_every_part_of_a_score() -> None:
    """A12.3, A12.7, A16.3."""
    setup = {
        "epoch": 3,
        "lands": {
            "southern_apennines": {"owner": 0, "active": True, "capital": True, "monument": True},
            "northern_apennines": {"owner": 0, "city": True},
            "crete": {"owner": 1},
        },
        "fleets": {"red_sea": {"owner": 0, "epoch": 2}},
        "turn": {"seat": 0, "empire": "romans", "phase": "expand", "pool": 0},
    }
    told = [GAME.tell(event, None) for event in act(stage(setup, naval_control=True), "end_expansion")]
    assert [event for event in told if event["event"] == "scored"] == [
        {
            "event": "scored",
            "seat": 0,
            "areas": [{"area": "southern_europe", "degree": "dominance", "points": 6}],
            "capitals": 2,
            "cities": 1,
            "monuments": 1,
            "fleets": 1,
            "points": 11,
            "total": 11,
        }
    ]


# --- setups that cannot be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"colour": 1}, "unknown key 'colour'"),
        ({"epoch": 8}, "epoch is 1 to 7"),
        ({"scores": [-1, 0, 0]}, "scores is a whole number"),
        ({"lands": {"atlantis": {}}}, "unknown key 'atlantis'"),
        ({"lands": {"crete": {"owner": 3}}}, "the seats are 0 to 2"),
        ({"lands": {"crete": {"capital": True, "city": True}}}, "a capital and a city"),
        ({"lands": {"crete": {"fort": True}}}, "without an owner"),
        ({"lands": {"crete": {"owner": 1, "armies": 2}}}, "has 2 armies; 1 to 1"),
        ({"lands": {"crete": {"owner": 1, "empire": "atlantis"}}}, "unknown empire"),
        ({"lands": {"crete": {"owner": 1, "active": True}}}, "whose turn it is"),
        ({"turn": {"phase": "siege"}}, "begins in one of the phases"),
        ({"turn": {"seat": 0, "phase": "expand"}}, "turn needs 'empire'"),
        ({"hands": {0: {"greater": ["plague"]}}}, "plague is no greater event card"),
        ({"preeminence": {0: [6], 1: [6]}}, "no marker of 6 left"),
        ({"draft": {"order": [0, 0, 1]}}, "names each seat once"),
        ({"draft": {"held": {0: "romans"}}}, "of another epoch"),
        ({"fleets": {"red_sea": {}}}, "seat None"),
    ],
)
def test_a_setup_that_cannot_be_gets_a_sentence(setup: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        stage(setup)


NONSENSE: tuple[Any, ...] = (
    *(5, True, 1.5, "crete", [], [1], [None], ["crete"], {}, {0: 5}, {0: None}, {0: "crete"}, {0: ["x"]}, {7: 1}),
    *({0: {"greater": "leader"}}, {0: {"lesser": [None]}}, {0: {"empire": 5}}, {"crete": 5}, {"crete": {"owner": []}}),
    *({"red_sea": 5}, {"red_sea": {"owner": 1, "epoch": "x"}}, {"order": 5}, {"held": [1]}, {"drawn": "x"}),
)


@pytest.mark.parametrize("key", sorted(SETUP_KEYS))
def test_nonsense_in_a_setup_gets_a_sentence_or_means_nothing(key: str) -> None:
    for value in NONSENSE:
        for turn in ({"seat": 0, "empire": "romans"}, {"phase": "draft"}):
            with suppress(BadInput):
                stage({"epoch": 3, "turn": turn, key: value})


@pytest.mark.parametrize("key", sorted(TURN_KEYS))
def test_nonsense_in_a_turn_gets_a_sentence_or_means_nothing(key: str) -> None:
    for value in NONSENSE:
        for phase in PHASES:
            turn = {"seat": 0, "empire": "romans", "phase": phase, key: value}
            with suppress(BadInput):
                stage({"epoch": 3, "turn": turn}, dice=(1, 2, 3, 4, 5, 6))


@pytest.mark.parametrize(
    ("draws", "sentence"),
    [
        ({"greater": ["atlantis"]}, "nothing that greater can hold"),
        ({"minor": ["leader"]}, "more often than there are"),
        ({"lesser": ["famine", "famine"]}, "more often than there are"),
        ({"empires": ["romans", "romans"]}, "more often than there are"),
        ({"preeminence": [7]}, "more often than there are"),
        ({"bag": []}, "there is no draw 'bag'"),
        ({"greater": "leader"}, "is a list"),
    ],
)
def test_draws_that_cannot_be_get_a_sentence(draws: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.orders(draws, 3)
