"""Rules that no scenario can show: what is refused before a game begins, and what the data hold."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from tests.games.hotw2024.game import GAME, new_game, stage
from tests.kit.sent import sent

from mappamundi.games.history.y2024.board import OCEAN, SEA
from mappamundi.games.history.y2024.game import load_game
from mappamundi.games.history.y2024.staging import SETUP_KEYS, TURN_KEYS
from mappamundi.kernel import BadInput, Scripted
from mappamundi.kit.random_play import advance


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_play(players: int) -> None:
    """R1.1."""
    with pytest.raises(BadInput, match="3 to 6 players"):
        GAME.new({}, players, Scripted())


def test_the_map() -> None:
    """R1.2: 62 lands, four oceans, seven seas, eight wastelands; each land in one area, clear or difficult."""
    board = GAME.board
    assert (board.land_count, Counter(board.water_kind)) == (62, {OCEAN: 4, SEA: 7})
    assert len(board.data["wastelands"]) == 8
    assert sorted(land for lands in board.area_lands for land in lands) == list(range(62))
    assert {entry["terrain"] for entry in board.data["lands"]} == {"clear", "difficult"}
    assert [board.land_ids[land] for land in board.wall_sites] == ["yellow_river", "wei_river"]


def test_conquest_without_dice_is_refused() -> None:
    """R16.10."""
    with pytest.raises(BadInput, match="conquest=true does not go with dice=false"):
        GAME.new({"dice": False, "conquest": True}, 3, Scripted())


def test_five_epochs_of_which_each_has_its_cards() -> None:
    """R1.1, R2.2: after a whole game every seat has had one Empire and one Event of each epoch, all different."""
    position = advance(new_game(5, 6), Random(5), 10_000)
    board = position.board
    for past, cards in ((position.past_empires, board.empires), (position.past_events, board.events)):
        assert [[cards[n].epoch for n in seat] for seat in past] == [[1, 2, 3, 4, 5]] * 6
        assert len({n for seat in past for n in seat}) == 30


def test_the_last_places_are_shared_too() -> None:
    """R12.15."""
    setup = {
        "epoch": 5,
        "gold": [9, 9, 9, 9],
        "turn": {"phase": "endgame"},
        "leaders": dict.fromkeys(range(4), False),
        "honors": {seat: {"stack": []} for seat in range(4)},
        "history": {seat: {"people": [people], "icons": 1} for seat, people in enumerate((4, 3, 4, 5))},
    }
    result = stage(setup, 4).result()
    assert result is not None
    assert result.places == (2, 1, 2, 4)


def test_the_bag_is_shuffled_anew_in_every_epoch() -> None:
    """R3.4: no order of the bag is kept from one epoch to the next."""
    position = advance(new_game(3, 4), Random(3), 10_000)
    drawn = {name: position.chance.shuffle(name, 36) for name in ("bag_2", "bag_3")}
    assert drawn["bag_2"] != drawn["bag_3"]


# --- what can be taken back -----------------------------------------------------------------------------------------

ALONE: dict[str, Any] = {
    "epoch": 2,
    "gold": [5, 9, 1],
    "lands": {
        "apennines": {"owner": 0, "active": True},
        "gaul": {"owner": 0, "city": True},
        "balkans": {"owner": 1},
        "shatts_plateau": {"owner": 1},
    },
    "turn": {"seat": 0, "empire": "rome", "phase": "expand", "pool": 3, "fleets_in_pool": 1, "event": "mercenaries"},
    "honors": {0: {"track": ["recruit_1", None, None]}},
}


@pytest.mark.parametrize(
    ("form", "closed"),
    [
        ({"do": "invade", "land": "gaul"}, False),
        ({"do": "place_fleet", "water": "mediterranean"}, False),
        ({"do": "use_leader", "ignore": "fort"}, False),
        ({"do": "build_fort", "land": "apennines"}, False),
        ({"do": "play_honor", "honor": "recruit_1"}, False),
        ({"do": "play_event", "card": "mercenaries"}, False),
        # R11.1: a hidden Honor is turned up, although nothing was rolled.
        ({"do": "invade", "land": "balkans"}, True),
        # Another seat has lost something.
        ({"do": "invade", "land": "shatts_plateau"}, True),
    ],
    ids=str,
)
def test_what_turns_up_a_hidden_honor_or_touches_another_seat_cannot_be_taken_back(
    form: dict[str, Any], closed: bool
) -> None:
    position = GAME.stage(ALONE, {"dice": False}, 3, Scripted())
    events = position.play(0, GAME.action(form))
    assert GAME.closes_undo(events, 0) is closed


def test_the_honor_for_most_gold_and_a_token_cannot_be_taken_back() -> None:
    """R12.3, R12.4: both were hidden."""
    setup = {
        "gold": [5, 1, 1],
        "turn": {"seat": 0, "empire": "sumeria", "phase": "conclude"},
        "tokens": {0: ["india"]},
    }
    for form in ({"do": "end_turn"}, {"do": "play_token", "token": "india"}):
        position = stage(setup)
        assert GAME.closes_undo(position.play(0, GAME.action(form)), 0)
    poor = stage({**setup, "gold": [5, 9, 1]})
    assert not GAME.closes_undo(poor.play(0, GAME.action({"do": "end_turn"})), 0)


# --- setups that cannot be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"colour": 1}, "unknown key 'colour'"),
        ({"epoch": 6}, "epoch is 1 to 5"),
        ({"gold": [-1, 0, 0]}, "gold is a whole number"),
        ({"lands": {"atlantis": {}}}, "unknown key 'atlantis'"),
        ({"lands": {"nile": {"owner": 3}}}, "the seats are 0 to 2"),
        ({"lands": {"nile": {"capital": True, "city": True}}}, "a capital and a city"),
        ({"tokens": {0: ["atlantis"]}}, "unknown token"),
        ({"honors": {0: {"track": ["glory"]}}}, "unknown Honor"),
        ({"turn": {"phase": "siege"}}, "the phase of a turn"),
        ({"turn": {"seat": 0, "phase": "expand"}}, "turn needs 'empire'"),
        ({"turn": {"seat": 0, "empire": "rome", "leader": "tired"}}, "leader is"),
        ({"turn": {"seat": 0, "empire": "rome", "phase": "event"}}, "the phase event needs the card"),
        ({"turn": {"seat": 0, "empire": "rome"}, "lands": {"nile": {"owner": 1, "active": True}}}, "armies of seat 0"),
    ],
)
def test_a_setup_that_cannot_be_gets_a_sentence(setup: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        stage(setup)


NONSENSE: tuple[Any, ...] = (
    *(5, True, 1.5, "india", [], [1], [None], ["india"], {}, {0: 5}, {0: None}, {0: "india"}, {0: ["x"]}, {7: 1}),
    *({0: {"track": "urbanize"}}, {0: {"pool": [None]}}, {0: {"people": 5}}, {0: {"event": ["x"]}}, {"nile": 5}),
)


@pytest.mark.parametrize("key", sorted(SETUP_KEYS))
def test_nonsense_in_a_setup_gets_a_sentence_or_means_nothing(key: str) -> None:
    for value in NONSENSE:
        setup = {"turn": {"seat": 0, "empire": "rome"}, key: value}
        with suppress(BadInput):
            GAME.for_setup(setup).stage(setup, {}, 3, Scripted())


@pytest.mark.parametrize("key", sorted(TURN_KEYS))
def test_nonsense_in_a_turn_gets_a_sentence_or_means_nothing(key: str) -> None:
    for value in NONSENSE:
        for phase in ("start", "event", "expand", "conclude"):
            with suppress(BadInput):
                stage({"turn": {"seat": 0, "empire": "rome", "phase": phase, "event": "hittites", key: value}})


@pytest.mark.parametrize(
    ("draws", "sentence"),
    [
        ({"bag": ["atlantis"]}, "nothing that bag can hold"),
        ({"bag": ["india"] * 4}, "more often than there are tokens"),
        ({"events": ["kush", "hittites"]}, "several epochs"),
        ({"empires": ["rome", "rome"]}, "twice"),
        ({"chests": [4]}, "the seats are 0 to 2"),
        ({"paired": ["india"]}, "not all paired tokens"),
        ({"honors_7": []}, "there is no draw"),
        ({"bag": "india"}, "is a list"),
    ],
)
def test_draws_that_cannot_be_get_a_sentence(draws: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.orders(draws, 3)


def test_cards_that_cannot_be_get_a_sentence() -> None:
    with pytest.raises(BadInput, match="has no start-land"):
        GAME.for_setup({"cards": {"empires": [{"id": "atlantis", "name": "Atlantis"}]}})
    with pytest.raises(BadInput, match="cards is a mapping"):
        GAME.for_setup({"cards": ["rome"]})


@pytest.mark.parametrize(("rules", "lapses"), [("1", "any"), ("2", "invasion")])
def test_a_view_says_with_what_conquest_points_are_lost(rules: str, lapses: str) -> None:
    """R16.8, by the version of the rules that is played, also where a setup brings cards of its own."""
    points = {"land": "gaul", "enemy": 1, "points": 3}
    turn = {"seat": 0, "empire": "rome", "phase": "expand", "pool": 2, "conquest_points": points}
    lands = {"gaul": {"owner": 0, "active": True}, "britain": {"owner": 1}}
    own = {**GAME.board.data["events"][1], "id": "strangers"}
    setup = {"epoch": 2, "lands": lands, "turn": turn, "cards": {"events": [own]}}
    found = load_game(rules=rules).for_setup(setup)
    position = found.stage(setup, {"conquest": True}, 3, Scripted())
    told = sent(position, 0)["turn"]["conquest"]
    assert told == {"points": 3, "enemy": 1, "lands": ["gaul"], "lapses": lapses}
    position.play(0, found.action({"do": "use_leader"}))
    assert bool(sent(position, 0)["turn"]["conquest"]) == (rules == "2")
