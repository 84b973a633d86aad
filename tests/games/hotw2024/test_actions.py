"""Actions that name whom missing pieces are taken from: by code the same as by name, and not kept without end."""

from itertools import combinations

from tests.games.hotw2024.game import GAME, new_game

from mappamundi.games.history.y2024.actions import BUILD_FORT, MOST_TAKING, PEOPLE, PLAY_HONOR, ActionSpace
from mappamundi.games.history.y2024.board import FORTS
from mappamundi.games.history.y2024.state import Rules
from mappamundi.kernel import Action

FORTIFY_2 = GAME.board.honor_ids.index("fortify_2")


def test_rows_are_listed_as_they_are_named_one_by_one() -> None:
    space = GAME.rules.space
    sites, owners = [1, 4, 9, 20], [5, 6, 30]
    listed: list[Action] = []
    space.list_pairs(PLAY_HONOR, FORTIFY_2, sites, listed)
    assert listed == [space.compound(PLAY_HONOR, FORTIFY_2, pair) for pair in combinations(sites, 2)]
    listed.clear()
    takes = list(combinations(owners, 2))
    space.list_taking(PLAY_HONOR, FORTIFY_2, combinations(sites, 2), takes, listed)
    named = [space.compound(PLAY_HONOR, FORTIFY_2, pair, taken) for pair in combinations(sites, 2) for taken in takes]
    assert listed == named
    assert [space.at(action.code) for action in listed] == listed
    listed_one: list[Action] = []
    for _ in range(2):  # made, then found again
        listed_one.clear()
        space.list_taking_one(BUILD_FORT, PEOPLE, sites, owners, listed_one)
        assert listed_one == [space.compound(BUILD_FORT, PEOPLE, (n,), (land,)) for n in sites for land in owners]
    for action in (*listed, *listed_one):
        assert list(action.form.items()) == list(space.form(action.kind, action.args).items())
    assert space.naming_one(BUILD_FORT, PEOPLE)[7] is space.compound(BUILD_FORT, PEOPLE, (7,))


def test_who_was_taken_from_is_forgotten_before_a_new_game_and_still_understood() -> None:
    setup = {
        "lands": {
            "tigris": {"owner": 0, "active": True},
            "zagros": {"owner": 1, "fort": True},
            "libya": {"owner": 2, "fort": True},
        },
        "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 1},
    }
    position = GAME.stage(setup, {}, 3, new_game(1).chance)
    position.rules = Rules(GAME.board, ActionSpace(GAME.board), 1)
    space = position.rules.space
    position.stock[FORTS] = 0
    held = next(action for action in position.legal(0) if "take_from" in action.form)
    many: list[Action] = []
    pairs = list(combinations(range(GAME.board.land_count), 2))
    space.list_taking(PLAY_HONOR, FORTIFY_2, pairs[:40], pairs[:600], many)
    assert len(many) > MOST_TAKING
    space.tidy()
    again = many[0]
    anew = space.compound(again.kind, *again.args)
    assert (anew.code, anew.form) == (again.code, again.form)
    assert anew is not again
    # One taken from for one target: few enough to be kept; another like it is understood as well.
    assert space.compound(held.kind, *held.args) is held
    position.play(0, Action(held.code, held.kind, held.args, dict(held.form)))
    assert position.pieces[held.args[1][0]] != 0
    assert space.compound(BUILD_FORT, PEOPLE, (7,)) is space.naming_one(BUILD_FORT, PEOPLE)[7]
