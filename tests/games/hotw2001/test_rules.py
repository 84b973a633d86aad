"""Rules that no scenario can show: what is refused before a game begins, what the data hold, which way is taken."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import GAME, act, new_game, stage
from tests.kit.random_play import advance

from mappamundi.games.history.board import members
from mappamundi.kernel import BadInput, Scripted

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
