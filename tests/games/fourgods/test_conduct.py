"""What the house adds to a race of 4 Gods (G3.8): countdowns, holding limits and windows, all by ordinary actions."""

from random import Random

import pytest
from tests.games.fourgods.game import ENDINGS, GAME, OPTIONS, act, begun, new_game, stage
from tests.kit.random_play import BY_KIND, step

from mappamundi.games.fourgods.data import check
from mappamundi.games.fourgods.position import Position
from mappamundi.kernel import BadInput

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
