"""Actions that name several lands, areas or waters: by code the same as by name, in any order, and never twice."""

from itertools import combinations, permutations

import pytest
from tests.games.hotw2001.game import GAME

from mappamundi.games.history.y2001.actions import BUY_ARMY, INVADE, PLAY_EVENT, REALLOCATE
from mappamundi.kernel import Action, IllegalAction

SPACE = GAME.rules.space
CIVIL_WAR = GAME.board.event_index["civil_war"]
DISASTER = GAME.board.event_index["disaster"]
LANDS = GAME.board.land_ids


def test_sets_are_listed_as_they_are_named_one_by_one() -> None:
    listed: list[Action] = []
    SPACE.list_choices(DISASTER, [1, 4, 9, 20], 2, listed)
    assert listed == [SPACE.make(PLAY_EVENT, DISASTER, pair) for pair in combinations([1, 4, 9, 20], 2)]
    assert [SPACE.at(action.code) for action in listed] == listed
    assert SPACE.event_naming[DISASTER][9] is SPACE.make(PLAY_EVENT, DISASTER, (9,))


def test_a_set_may_be_sent_in_any_order_and_a_row_keeps_its_own() -> None:
    """Civil War fights in the order sent (A14.19)."""
    for row in permutations(["crete", "morea", "pindus"]):
        form = {"do": "play_event", "card": "civil_war", "lands": list(row)}
        action = GAME.action(form)
        assert action.form == form
        assert GAME.action_at(action.code) is action
    one = {"do": "play_event", "card": "disaster", "lands": ["crete", "morea"]}
    assert GAME.action(one) is GAME.action({**one, "lands": ["morea", "crete"]})
    areas = {"do": "play_event", "card": "black_death", "areas": ["china", "eurasia"]}
    assert GAME.action(areas) is GAME.action({**areas, "areas": ["eurasia", "china"]})
    waters = {"do": "reallocate", "waters": ["red_sea", "north_sea"]}
    assert GAME.action(waters).form == {"do": "reallocate", "waters": ["north_sea", "red_sea"]}


def test_exchanges_are_all_sets_of_fleets() -> None:
    listed: list[Action] = []
    SPACE.list_exchanges(0b101001, listed)
    assert [action.args[0] for action in listed] == [0, 1, 8, 32, 9, 33, 40, 41]
    assert [SPACE.make(REALLOCATE, action.args[0]) for action in listed] == listed


def test_nothing_is_named_twice_and_no_list_is_empty() -> None:
    with pytest.raises(IllegalAction, match="twice"):
        GAME.action({"do": "reallocate", "waters": ["red_sea", "red_sea"]})
    for lands in ([], ["crete", "crete"]):
        form = {"do": "play_event", "card": "civil_war", "lands": lands}
        assert (GAME.action(form).code, GAME.action(form).form) == (-1, form)


def test_ways_and_coins_have_codes_of_their_own() -> None:
    """A7.12, A9.5."""
    land, origin = GAME.board.land_index["levant"], GAME.board.land_index["palestine"]
    ways = [SPACE.make(INVADE, land, start, by_sea) for start in (-1, origin) for by_sea in (0, 1)]
    assert [action.form for action in ways] == [
        {"do": "invade", "land": "levant"},
        {"do": "invade", "land": "levant", "by": "sea"},
        {"do": "invade", "land": "levant", "from": "palestine"},
        {"do": "invade", "land": "levant", "from": "palestine", "by": "sea"},
    ]
    coins = [SPACE.make(BUY_ARMY, coin) for coin in range(3)]
    assert [action.form.get("coin") for action in coins] == ["plain", "allied", None]
    for action in (*ways, *coins):
        assert GAME.action_at(action.code) is GAME.action(action.form) is action


def test_forms_that_cannot_be_get_a_sentence() -> None:
    for form, word in (
        ({"do": "fly"}, "no action 'fly'"),
        ({"do": "invade"}, "needs 'land'"),
        ({"do": "invade", "land": 5}, "named by its id"),
        ({"do": "invade", "land": "atlantis"}, "no land 'atlantis'"),
        ({"do": "invade", "land": "siberia"}, "Nobody can enter Siberia"),
        ({"do": "invade", "land": "crete", "by": "air"}, "by is sea"),
        ({"do": "pass_card", "to": "0"}, "number from 0 to 5"),
        ({"do": "play_event", "card": "barbarians", "land": "crete"}, "no barren land"),
        ({"do": "reallocate", "waters": ["caspian_sea"]}, "caspian_sea is no water"),
        ({"do": "build_fort", "land": "crete", "pay": "gold"}, "army or coin or engineering"),
    ):
        with pytest.raises(IllegalAction, match=word):
            GAME.action(form)
