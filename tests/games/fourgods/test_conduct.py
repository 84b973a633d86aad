"""What the house adds to a race of 4 Gods (G3.8): countdowns, holding limits and windows, all by ordinary actions."""

from random import Random

import pytest
from tests.games.fourgods.game import ENDINGS, GAME, OPTIONS, act, begun, new_game, stage

from mappamundi.games.fourgods.data import check
from mappamundi.games.fourgods.position import Position
from mappamundi.kernel import BadInput
from mappamundi.kit.random_play import BY_KIND, step

CONDUCT = GAME.facts.conduct
PASS, READY = GAME.action({"do": "pass"}), GAME.action({"do": "ready"})


def told(position: Position) -> list[tuple[object, ...]]:
    return [
        (one.what, one.seat, one.seconds, one.action and dict(one.action.form), one.closes, one.where)
        for one in CONDUCT.deadlines(position)
    ]


def test_the_numbers_are_those_of_the_data() -> None:
    assert (CONDUCT.window, CONDUCT.credit, CONDUCT.grace) == (0.08, 0.1, 0.25)
    assert CONDUCT.cooldowns == {
        "draw": 0.7,
        "place": 0.4,
        "discard": 0.3,
        "take": 0.4,
        "flip": 0.25,
        "place_prophet": 0.0,
        "choose_god": 0.0,
        "build": 0.4,
        "destroy": 0.4,
    }
    assert (CONDUCT.cooldown, CONDUCT.penances) == (0.0, {"challenge": 3})
    assert (CONDUCT.glance, CONDUCT.retry) == (0.2, 0.25)


def test_a_number_that_is_missing_is_asked_for() -> None:
    data = {**GAME.rules.data, "timers": {**GAME.rules.data["timers"], "pass_countdown_s": {}}}
    with pytest.raises(BadInput, match="timers: pass_countdown_s: value: missing; give a whole number of at least 0"):
        check("fourgods.yaml", data)


def test_only_the_last_to_be_ready_and_the_pass_that_ends_the_game_are_announced() -> None:
    position = new_game(1)
    for seat in range(4):
        assert CONDUCT.notice(position, seat, READY) == (3 if seat == 3 else 0)
        position.play(seat, READY)
    assert CONDUCT.notice(position, 3, READY) == 0
    for seat in range(4):
        assert CONDUCT.notice(position, seat, PASS) == (5 if seat == 3 else 0)
        assert CONDUCT.notice(position, seat, position.legal(seat)[0]) == 0
        if seat < 3:
            position.play(seat, PASS)
    assert CONDUCT.notice(position, 0, PASS) == 0, "it has passed already"


def test_in_timed_play_a_pass_ends_a_turn_at_once() -> None:
    position = begun(1, 2, tempo="timed_turns")
    position.play(position.active, PASS)
    assert CONDUCT.notice(position, position.active, PASS) == 0


def test_a_tile_that_was_taken_is_discarded_as_it_lay_or_put_back() -> None:
    setup = {"discards": {0: ["OOOO|PPFM", "MMMM|OOPF"]}, "hands": {0: [None, None], 1: [None, None]}}
    position = stage(setup)
    act(position, 0, "flip", area=0, slot=1)
    act(position, 1, "take", area=0, slot=1, hand=1)
    discard = {"do": "discard", "hand": 1, "face": 1}
    assert told(position) == [("hold", 1, 10, discard, "", (1,))]
    position.play(1, GAME.action(discard))
    assert told(position) == []
    assert position.view(None).json()["areas"][1][0] in ("OOPF", "FOOP", "PFOO", "OPFO")


def test_a_prophet_may_follow_its_tile_for_a_while() -> None:
    position = stage({"hands": {2: ["OOOO|PPFM", None]}})
    act(position, 2, "place", hand=0, face=0, turn=0, x=7, y=0)
    assert told(position) == []
    act(position, 2, "choose_god", god="elves")
    assert told(position) == [("prophet", 2, 10, None, "place_prophet", (7, 0))]
    act(position, 2, "place_prophet", x=7, y=0, corner="nw")
    assert told(position) == []


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_whatever_the_house_plays_is_allowed(number: int) -> None:
    """In random games with every module: what would be played for a seat is legal, and ends what it waited for."""
    seen = set()
    for players in (2, 3, 4):
        options = OPTIONS[number]
        if options.get("gods") == "hidden" and players == 2 and "two_player" not in options:
            continue
        position, rng = new_game(number, players, **options), Random(players)
        for _ in range(400):
            if position.result() is not None:
                break
            for one in CONDUCT.deadlines(position):
                seen.add(one.what)
                if one.action is not None:
                    copy = position.copy()
                    copy.play(one.seat, one.action)
                    keys = {(other.what, other.seat, other.where) for other in CONDUCT.deadlines(copy)}
                    assert (one.what, one.seat, one.where) not in keys
                else:
                    assert position.follow[one.seat] >= 0
            step(position, rng, BY_KIND, ENDINGS)
    assert seen >= (set() if "tempo" in OPTIONS[number] else {"hold", "prophet"})


def test_a_forfeit_is_chosen_for_whoever_does_not() -> None:
    setup = {
        "world": {
            "0,0": {"face": "OOOO", "by": 1, "prophet": {"god": "elves", "corner": "nw"}},
            "5,5": {"face": "PPPP", "by": 1, "wrong": True},
        },
        "gods": {1: ["elves"]},
        "reserves": {"elves": 0},
    }
    position = stage(setup, 4, legality="table", penalties="all_players")
    act(position, 0, "challenge", x=5, y=5)
    assert told(position) == [("forfeit", 1, 10, {"do": "forfeit", "x": 0, "y": 0}, "", (1,))]


# --- whoever keeps the others waiting (G13.3, G13.6) ------------------------------------------------------------


def test_the_house_passes_for_the_last_who_has_not_and_after_longer_the_more_there_are() -> None:
    position = begun(1, 4)
    assert told(position) == []
    left = [0, 1, 2, 3]
    while len(left) > 1:
        position.play(left.pop(), PASS)
        assert told(position) == [("idle", seat, 30 * len(left), {"do": "pass"}, "", (len(left),)) for seat in left]
    act(position, 0, "choose_god", god="elves")
    assert told(position) == [], "whoever acts wipes all passes"


def test_in_timed_play_nobody_is_passed_for() -> None:
    position = begun(1, 2, tempo="timed_turns")
    position.play(position.active, PASS)
    assert told(position) == []


def test_a_taken_tile_with_a_time_of_its_own_comes_before_the_pass() -> None:
    setup = {"hands": {1: ["OOOO|PPFM", None]}, "taken": {1: {"hand": 0, "area": 0}}, "passed": [0, 2, 3]}
    position = stage(setup)
    assert [what for what, *_ in told(position)] == ["hold"]
    position.play(1, GAME.action({"do": "discard", "hand": 0, "face": 0}))
    assert told(position) == []


def test_a_taken_tile_that_can_only_be_laid_is_laid_so_that_the_game_can_end() -> None:
    """The strip is full, and the World has room: nothing else is allowed to whoever has it (G6.4, G6.6)."""
    setup = {
        "hands": {1: ["OOOO|PPFM", None]},
        "taken": {1: {"hand": 0, "area": 0}},
        "discards": {1: ["MMMM|OOPF"] * 10},
        "passed": [0, 2, 3],
    }
    position = stage(setup)
    ((what, seat, seconds, action, _, _),) = told(position)
    assert (what, seat, seconds) == ("idle", 1, 30)
    assert isinstance(action, dict)
    assert action["do"] == "place"
    position.play(1, GAME.action(action))
    for other in (0, 2, 3):
        position.play(other, PASS)
    assert [(one.what, one.action) for one in CONDUCT.deadlines(position)] == [("idle", PASS)]


# --- what can be raced for --------------------------------------------------------------------------------------


def came(position: Position, seat: int, do: str, **more: object) -> set[tuple[object, ...]]:
    """What an action lets come to be there."""
    before = CONDUCT.there(position)
    act(position, seat, do, **more)
    return {target for target, how in CONDUCT.there(position).items() if before.get(target) != how}


def test_discarded_tiles_opened_cells_and_cities_come_to_be_there() -> None:
    position = stage({"hands": {0: ["OOOO|PPFM", "OOOO|PPFF"]}, "gods": {1: ["elves"]}})
    assert came(position, 0, "discard", hand=0, face=0) == {("slot", 0, 0)}
    assert came(position, 1, "flip", area=0, slot=0) == set(), "it was there, and only lies otherwise"
    assert came(position, 0, "place", hand=1, face=0, turn=0, x=0, y=0) == {("cell", 1, 0), ("cell", 0, 1)}
    assert came(position, 1, "build", x=1, y=0) == {("cell", 1, 0)}
    assert came(position, 2, "take", area=0, slot=0) == set()
    assert came(position, 2, "discard", hand=0, face=0) == {("slot", 2, 0)}


def test_with_the_beginning_all_comes_to_be_there_at_once() -> None:
    position = new_game(1)
    for seat in range(4):
        assert CONDUCT.there(position) == {}
        position.play(seat, READY)
    gods, corners = [("god", god) for god in range(4)], [("cell", x, y) for x in (0, 7) for y in (0, 7)]
    assert CONDUCT.there(position).keys() == {*gods, *corners}
    assert CONDUCT.there(begun(1, 2, tempo="timed_turns")) == {}


def test_at_a_table_where_errors_are_possible_every_empty_cell_is_there() -> None:
    position = begun(1, 4, legality="table")
    assert sum(what == "cell" for what, *_ in CONDUCT.there(position)) == 64


@pytest.mark.parametrize(
    ("form", "reach"),
    [
        ({"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 3, "y": 4}, ("cell", 3, 4)),
        ({"do": "destroy", "hand": 0, "face": 0, "turn": 0, "x": 3, "y": 4}, ("cell", 3, 4)),
        ({"do": "build", "x": 3, "y": 4}, ("cell", 3, 4)),
        ({"do": "take", "area": 2, "slot": 5}, ("slot", 2, 5)),
        ({"do": "flip", "area": 2, "slot": 5}, ("slot", 2, 5)),
        ({"do": "choose_god", "god": "humans"}, ("god", 1)),
        ({"do": "draw"}, None),
        ({"do": "discard", "hand": 0, "face": 0}, None),
        ({"do": "pass"}, None),
    ],
)
def test_what_an_action_reaches_for(form: dict[str, object], reach: tuple[object, ...] | None) -> None:
    assert CONDUCT.reaches(GAME.action(form)) == ([] if reach is None else [reach])
