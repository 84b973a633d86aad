"""What a learner is given: rows that say what the view says, paths, and foresight up to what lies face down.

The law: `tests/games/test_learnable.py`.
"""

from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import GAME, OPTIONS, act, drafting, new_game, stage

from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Action
from mappamundi.kernel.foresight import Foresight, foresee
from mappamundi.kernel.paths import Walk
from mappamundi.kit.learnable import row_of
from mappamundi.kit.random_play import BY_KIND, step

BOARD = GAME.board
EMPIRES = (*BOARD.empire_ids, "hidden")


def read(position: Position, viewer: int) -> dict[str, list[int]]:
    return GAME.rows.read(row_of(GAME, position, viewer))


def round_from(viewer: int, by_seat: list[Any], nothing: Any = 0) -> list[Any]:
    """What is so of each seat, the viewer's first, as far as rows have seats."""
    turned = by_seat[viewer:] + by_seat[:viewer]
    return turned + [nothing] * (6 - len(turned))


def named(ids: tuple[str, ...], number: int) -> str | None:
    return ids[number - 1] if number else None


def ahead(position: Position, do: str, **params: Any) -> Foresight[Position]:
    [seat] = position.to_act()
    return foresee(position, seat, GAME.action({"do": do, **params}))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_row_says_what_the_view_says(options: dict[str, Any]) -> None:
    """A18."""
    position, rng = new_game(8, 5, **options), Random(8)
    for decision in range(300):
        if decision % 10 == 0:
            for viewer in range(5):
                agree(read(position, viewer), position.view(viewer).json(), viewer)
        if position.result() is not None:
            break
        step(position, rng, BY_KIND)
    assert position.epoch > 1


def agree(row: dict[str, list[int]], view: Any, viewer: int) -> None:
    players, seats, hand = view["players"], view["seats"], view["hand"]

    def by_land(field: str) -> dict[str, int]:
        return {land: n for land, n in zip(BOARD.land_ids, row[field], strict=True) if n}

    assert row["scores"] == round_from(viewer, view["scores"])
    armies = {land: entry for land, entry in view["lands"].items() if "owner" in entry}
    assert {land: (viewer + n - 1) % players for land, n in by_land("owners").items()} == {
        land: entry["owner"] for land, entry in armies.items()
    }
    assert {land: BOARD.banner_ids[n - 1] for land, n in by_land("banners").items()} == {
        land: entry["empire"] for land, entry in armies.items()
    }
    assert by_land("stacks") == {land: entry.get("armies", 1) for land, entry in armies.items()}
    fleets = zip(BOARD.water_ids, row["fleet_owners"], strict=True)
    assert {water: (viewer + n - 1) % players for water, n in fleets if n} == {
        water: entry["owner"] for water, entry in view["fleets"].items()
    }
    held = [BOARD.event_ids[n] for n, count in enumerate(row["hand"]) for _ in range(count)]
    assert held == [*hand["greater"], *hand["lesser"]]
    for field in ("greater", "lesser", "markers"):
        assert row[field] == round_from(viewer, [seat[field] for seat in seats])
    assert row["strengths"] == round_from(viewer, [sum(seat["strengths"]) for seat in seats])
    known = ["hidden" if seat["with_empire"] else None for seat in seats]
    known[viewer] = hand["empire"] or known[viewer]
    for seat, empire in hand["passed"].items():
        known[int(seat)] = empire
    assert [named(EMPIRES, n) for n in row["empires"]] == round_from(viewer, known, None)
    selection = view["selection"]
    if selection:
        assert [(viewer + n - 1) % players for n in row["order"] if n] == selection["order"]
        assert [(viewer + n - 1) % players for n in row["allotted"] if n] == selection["allotted"]
        assert named(EMPIRES, row["drawn"][0]) == (selection["drawn"] or "hidden")
        assert row["deck"] == [selection["deck"]]


# --- foresight --------------------------------------------------------------------------------------------------


def test_foresight_stops_before_the_next_card_of_the_draft() -> None:
    """A3.2, A18.2: who draws it is open."""
    found = ahead(drafting(), "keep")
    assert not found.whole
    row = read(found.position, 2)
    assert (named(EMPIRES, row["empires"][0]), row["drawn"], row["deck"]) == ("persia", [0], [6])
    assert row["to_act"] == [0, 1, 0, 0, 0, 0]


def test_foresight_stops_before_the_last_draw_of_the_draft_about_which_nobody_decides() -> None:
    """A3.6, A3.7, A18.3: that card finds its seat by itself; then each looks at its own, and an empire is called."""
    position = drafting()
    act(position, "pass_card", to=0)
    assert read(position, 0)["empires"][0] == len(EMPIRES)  # passed to it, and not yet seen
    found = ahead(position, "pass_card", to=1)
    assert not found.whole
    row = read(found.position, 0)
    assert [named(EMPIRES, n) for n in row["empires"]] == ["hidden", "assyria", None, None, None, None]
    assert (row["drawn"], row["called"], row["seat"]) == ([0], [0], [0])
    position.play(0, GAME.action({"do": "pass_card", "to": 1}))
    assert named(EMPIRES, read(position, 0)["empires"][0]) == "persia"


def ending(empire: str, setup: dict[str, Any], **options: Any) -> Position:
    """Seat 0 leads and ends the turn of this empire; nobody holds another, unless the setup says so."""
    epoch = BOARD.empires[BOARD.empire_index[empire]].epoch
    turn = {"seat": 0, "empire": empire, "phase": "expand", "pool": 0}
    lands = {"mekong": {"owner": 0, "active": True}}
    return stage({"epoch": epoch, "scores": [9, 0, 0], "lands": lands, "turn": turn, "empires": {}, **setup}, **options)


def test_foresight_stops_before_the_next_empire_is_called() -> None:
    """A4.1, A4.2, A18.5: not even the empires that nobody holds are skipped."""
    position = ending("portugal", {"empires": {1: "spain"}})
    found = ahead(position, "end_expansion")
    assert not found.whole
    row = read(found.position, 0)
    assert (row["seat"], row["decision"], row["called"]) == ([0], [0], [position.called])
    assert row["empires"][:3] == [0, len(EMPIRES), 0]
    assert row["scores"][0] > 9
    act(position, "end_expansion")
    assert position.seat == 1


def test_foresight_stops_before_the_deck_of_the_next_epoch_is_shuffled() -> None:
    """A4.4, A13.3: the marker that is drawn before shows its value to nobody."""
    found = ahead(ending("mughals", {}), "end_expansion")
    assert not found.whole
    row = read(found.position, 0)
    assert (row["epoch"], row["markers"][0], row["deck"]) == ([7], 1, [0])


def test_foresight_stops_before_markers_are_turned_up_and_ends_the_game_where_there_are_none() -> None:
    """A13.4, A18.6, A17.1."""
    found = ahead(ending("germany", {"preeminence": {2: [3, 5]}}), "end_expansion")
    assert not found.whole
    assert (read(found.position, 0)["markers"][:3], read(found.position, 0)["scores"][2]) == ([1, 0, 2], 0)
    found = ahead(ending("germany", {}, no_preeminence=True), "end_expansion")
    assert found.whole
    assert found.position.result() is not None


# --- paths ------------------------------------------------------------------------------------------------------


def test_a_reallocation_names_its_waters_one_by_one() -> None:
    """A6.6: each letter asks about one more fleet, so that all sets are found with few questions."""
    space, paths = GAME.rules.space, GAME.paths
    waters = 0b1010110
    legal: list[Action] = []
    space.list_exchanges(waters, legal)
    sought = GAME.action({"do": "reallocate", "waters": [BOARD.water_ids[n] for n in (2, 6)]})
    head, *letters = paths.path(sought)
    assert (paths.heads[head], letters) == ("reallocate", [3, 7, 0])
    walk = Walk(paths)
    walk.begin(legal)
    walk.choose(head)
    assert sorted(set(walk.open())) == [0, 2, 3, 5, 7]
    walk.choose(3)
    assert sorted(set(walk.open())) == [0, 5, 7]
    assert walk.choose(7) is sought


def test_the_land_of_a_plague_is_a_letter() -> None:
    """A14.32."""
    plague = GAME.action({"do": "spread_plague", "land": BOARD.land_ids[40]})
    head, *letters = GAME.paths.path(plague)
    assert (GAME.paths.heads[head], letters) == ("spread_plague", [41])
    assert GAME.paths.action((head, *letters)) is plague


def test_an_invasion_that_names_its_way_has_a_path_too() -> None:
    """A7.12."""
    lands = BOARD.land_ids
    by_sea = GAME.action({"do": "invade", "land": lands[3], "from": lands[5], "by": "sea"})
    head, *letters = GAME.paths.path(by_sea)
    assert (GAME.paths.heads[head], letters) == (f"invade {lands[3]}", [7, 2])
    assert GAME.paths.action((head, *letters)) is by_sea
