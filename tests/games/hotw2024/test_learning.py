"""What a learner is given: rows that say what the view says, paths, and foresight up to what lies face down.

The law: `tests/games/test_learnable.py`.
"""

from random import Random
from typing import Any

import pytest
from tests.games.hotw2024.game import GAME, OPTIONS, act, new_game, stage

from mappamundi.games.history.y2024.paths import paths
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.rows import SEATS
from mappamundi.kernel import Action, Scripted
from mappamundi.kernel.foresight import foresee
from mappamundi.kit.learnable import row_of
from mappamundi.kit.random_play import BY_KIND, step

BOARD = GAME.board
# What a selection can be from.
TABLES = (BOARD.area_ids, BOARD.event_ids, BOARD.empire_ids)


def read(position: Position, viewer: int) -> dict[str, list[int]]:
    return GAME.rows.read(row_of(GAME, position, viewer))


def round_from(viewer: int, by_seat: list[Any], nothing: Any = 0) -> list[Any]:
    """What is so of each seat, the viewer's first, as far as rows have seats."""
    turned = by_seat[viewer:] + by_seat[:viewer]
    return turned + [nothing] * (6 - len(turned))


def named(ids: tuple[str, ...], number: int) -> str | None:
    return ids[number - 1] if number else None


def action(position: Position, do: str, **params: Any) -> tuple[int, Action]:
    [seat] = position.to_act()
    return seat, GAME.action({"do": do, **params})


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_row_says_what_the_view_says(options: dict[str, Any]) -> None:
    """R18."""
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
    seats = range(view["players"])
    assert row["scores"] == round_from(viewer, view["gold"])
    assert [(viewer + n - 1) % len(seats) for n in row["rank"] if n] == view["rank"]
    assert row["supply"] == round_from(viewer, view["people"])
    assert [BOARD.area_ids[n] for n, active in enumerate(row["areas"]) if active] == view["areas"]
    owners = {land: (viewer + n - 1) % len(seats) for land, n in zip(BOARD.land_ids, row["owners"], strict=True) if n}
    assert owners == {land: entry["owner"] for land, entry in view["lands"].items() if "owner" in entry}
    hand = view["hand"]
    assert named(BOARD.event_ids, row["hand"][0]) == hand["event"]
    held = [BOARD.token_ids[n] for n, count in enumerate(row["tokens"]) for _ in range(count)]
    assert held == [entry["token"] for entry in hand["tokens"]]
    for epoch in "12345":
        passed = [BOARD.area_ids[n] for n, count in enumerate(row[f"passed_in_{epoch}"]) for _ in range(count)]
        assert passed == hand["passed"].get(epoch, [])
        token = named((*BOARD.token_ids, "hidden"), row["endgame"][int(epoch) - 1])
        assert (token is not None) == (epoch in view["endgame"])
        if token is not None:
            assert token == (view["endgame"][epoch] or hand["endgame"].get(epoch, "hidden"))
    arrays = view["arrays"]
    assert row["token_counts"] == round_from(viewer, [array["tokens"] for array in arrays])
    assert row["pair_counts"] == round_from(viewer, [array["pairs"] for array in arrays])
    assert row["stacks"] == round_from(viewer, [array["stack"] for array in arrays])
    assert row["with_event"] == round_from(viewer, [array["with_event"] for array in arrays])
    ids = BOARD.empire_ids[: BOARD.whole_empires]
    empires = [named((*ids, "hidden"), n) for n in row["empires"]]
    shown = [array["empire"] or ("hidden" if array["with_empire"] else None) for array in arrays]
    shown[viewer] = hand["empire"]
    assert empires == round_from(viewer, shown, None)
    for distance, seat in enumerate(round_from(viewer, list(seats), -1)):
        name = "own" if distance == 0 else f"next_{distance}"
        track = [named(BOARD.honor_ids, n) for n in row[f"track_of_{name}"]]
        pool = {BOARD.honor_ids[n] for n, there in enumerate(row[f"pool_of_{name}"]) if there}
        assert track == (arrays[seat]["track"] if seat >= 0 else [None] * 3)
        assert pool == (set(arrays[seat]["pool"]) if seat >= 0 else set())
    seen = [row["seen_tokens"], row["seen_events"], row["seen_empires"]]
    piles = [
        [table[n] for n, count in enumerate(one) for _ in range(count)] for table, one in zip(TABLES, seen, strict=True)
    ]
    selection = view["selection"]
    assert [card for pile in piles for card in pile] == (selection["seen"] if selection else [])


# --- foresight --------------------------------------------------------------------------------------------------


def storming(stack: list[str], pool: list[str]) -> Position:
    """Seat 0 plays without dice, and will fail at a fort of seat 1, which gets the top of its stack for that (R8.7)."""
    setup = {
        "lands": {"tigris": {"owner": 0, "active": True}, "euphrates": {"owner": 1, "fort": True}},
        "turn": {"seat": 0, "empire": "sumeria", "phase": "expand", "pool": 2},
        "honors": {1: {"pool": pool, "stack": stack}},
    }
    return GAME.stage(setup, {"dice": False}, 3, Scripted())


def test_foresight_stops_before_an_honor_whose_place_in_the_stack_nobody_knows() -> None:
    """R18.5, R11.1."""
    ahead = []
    for stack in (["recruit_1", "catastrophe"], ["catastrophe", "recruit_1"]):
        position = storming(stack, [])
        found = foresee(position, *action(position, "invade", land="euphrates"))
        assert not found.whole
        ahead.append([row_of(GAME, found.position, viewer) for viewer in range(3)])
        row = read(found.position, 0)
        assert (row["pool"], row["owners"][BOARD.land_index["euphrates"]]) == ([1], 0)
        assert (row["track_of_next_1"], row["stacks"][1]) == ([0, 0, 0], 2)
    assert ahead[0] == ahead[1]


def test_the_last_honor_of_a_stack_is_no_secret() -> None:
    """R18.5: all others lie open."""
    honors = list(BOARD.honor_ids)
    position = storming(honors[:1], honors[1:])
    found = foresee(position, *action(position, "invade", land="euphrates"))
    assert found.whole
    assert read(found.position, 0)["track_of_next_1"] == [1, 0, 0]
    # A scenario may leave some out of the game: then it can be any of those.
    position = storming(honors[:1], honors[2:])
    assert not foresee(position, *action(position, "invade", land="euphrates")).whole


def choosing(hidden: bool, hands: dict[int, Any]) -> Position:
    """Seat 1 chooses from Sumeria and Egypt; seat 2 gets the other, and with Sumeria it begins."""
    setup = {"turn": {"phase": "choose_empire"}, "gold": [1, 2, 3], "hands": hands}
    chance = Scripted(orders=GAME.orders({"empires": ["sumeria", "egypt", "minoa"]}, 3))
    position = GAME.stage(setup, {"hidden_empires": hidden}, 3, chance)
    act(position, "choose_empire", empire="minoa")
    return position


def test_foresight_stops_before_an_event_is_turned_up() -> None:
    """R18.3, R5.1: without one nothing is hidden, unless it is who begins (R18.4)."""
    egypt = GAME.action({"do": "choose_empire", "empire": "egypt"})
    found = foresee(choosing(False, {2: {"event": "hittites"}}), 1, egypt)
    assert not found.whole
    row = read(found.position, 1)
    assert (SEATS[row["seat"][0] - 1], row["event"], sum(row["past_events"])) == ("next_1", [0], 0)
    assert row["with_event"] == [0, 1, 0, 0, 0, 0]
    assert foresee(choosing(False, {}), 1, egypt).whole
    found = foresee(choosing(True, {}), 1, egypt)
    assert not found.whole
    row = read(found.position, 1)
    assert (row["seat"], row["card"]) == ([0], [0])


def test_foresight_stops_before_the_tokens_of_the_endgame_are_turned_up() -> None:
    """R18.2, R12.10: but that of the first epoch lies open."""
    last = {"epoch": 5, "turn": {"seat": 0, "empire": "sumeria", "phase": "conclude"}, "empires": {}}
    for endgame, whole in (({1: "india"}, True), ({1: "india", 3: "china"}, False)):
        position = stage({**last, "endgame": endgame, "honors": {0: {"stack": []}}})
        found = foresee(position, *action(position, "end_turn"))
        assert found.whole is whole
        assert (found.position.result() is not None) is whole


def test_foresight_goes_through_a_draft_and_stops_before_the_next_deal() -> None:
    """R3.4, R3.7: what is passed on was seen by who passes it."""
    chance = Scripted(orders=GAME.orders({"bag": ["india", "china", "middle_east", "northern_europe"]}, 3))
    position = GAME.stage({"epoch": 2, "gold": [7, 12, 3], "turn": {"phase": "tokens"}}, {}, 3, chance)
    for area, whole in (("india", True), ("china", True), ("middle_east", False)):
        [seat] = position.to_act()
        found = foresee(position, seat, GAME.action({"do": "choose_token", "token": area}))
        assert found.whole is whole
        position = found.position
    ids = (*BOARD.token_ids, "hidden")
    assert [ids[read(position, viewer)["endgame"][1] - 1] for viewer in range(3)] == [
        "hidden",
        "hidden",
        "northern_europe",
    ]


# --- paths ------------------------------------------------------------------------------------------------------


def test_a_fort_taken_from_another_land_is_its_land_how_it_is_paid_and_whence_it_comes() -> None:
    """R9.1, R1.12."""
    fort = GAME.action({"do": "build_fort", "land": "tigris", "pay": "people", "take_from": "euphrates"})
    head, *letters = GAME.paths.path(fort)
    assert GAME.paths.heads[head] == "build_fort tigris"
    assert letters == [1, BOARD.land_index["euphrates"] + 1, 0]
    assert GAME.paths.action((head, *letters)) is fort


def test_an_honor_names_its_lands_one_by_one() -> None:
    """R11.13."""
    forts = GAME.action({"do": "play_honor", "honor": "fortify_2", "lands": ["tigris", "euphrates"]})
    head, *letters = GAME.paths.path(forts)
    assert GAME.paths.heads[head] == "play_honor fortify_2"
    assert letters == [*(n + 1 for n in sorted(BOARD.land_index[name] for name in ("tigris", "euphrates"))), 0, 0]
    assert GAME.paths.action((head, *letters)) is forts


def test_paths_of_actions_by_the_million_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.kernel.paths.MOST_KNOWN", 2)
    known = paths(GAME.rules.space)
    actions = [GAME.action({"do": "invade", "land": land}) for land in BOARD.land_ids]
    assert [known.action(known.path(invasion)) for invasion in actions] == actions
    assert len(known._known) <= 2
