"""The bots of 4 Gods: by the rules, from their view alone, each level better than the one below, and no fools."""

from collections import Counter
from itertools import pairwise
from random import Random
from time import process_time
from typing import Any

import pytest
from tests.games.fourgods.game import ENDINGS, GAME, OPTIONS, begun, new_game, stage
from tests.games.fourgods.subject import SUBJECT, fillable
from tests.games.fourgods.worlds import scramble
from tests.kit.races import run_races

from mappamundi.bots import Wait, bot_names, first_bot, house_bot, make_bot, paces
from mappamundi.bots.among import moves_among
from mappamundi.bots.fourgods import worth
from mappamundi.bots.fourgods.levels import LEVELS
from mappamundi.bots.fourgods.worth import Worth
from mappamundi.bots.scheduler import Scheduler
from mappamundi.cli.tournament import Table, play_one
from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods import scoring
from mappamundi.games.fourgods.position import Position
from mappamundi.games.fourgods.tiles import shape_of
from mappamundi.kernel import Seeded
from mappamundi.kit.random_play import BUSY, advance

GODS = {0: ["merfolk"], 1: ["humans"], 2: ["elves"], 3: ["dwarves"]}


def choice(position: Position, seat: int, level: str = "swift", seed: int = 1) -> Wait:
    chosen = make_bot(level, GAME, seed).choose(position.view(seat), position.legal(seat))
    assert isinstance(chosen, Wait)
    return chosen


def wish(position: Position, seat: int, level: str = "swift", seed: int = 1) -> dict[str, Any]:
    """What the bot wants to do."""
    action = choice(position, seat, level, seed).action
    assert action is None or action in position.legal(seat)
    return {} if action is None else dict(action.form)


def test_there_are_five_levels_above_chance_and_those_of_old_records_among_them() -> None:
    assert bot_names("fourgods") == ("random", *LEVELS)
    assert {"calm", "steady", "swift"} < LEVELS.keys()
    assert (first_bot("fourgods"), house_bot("fourgods")) == ("first", "even")
    assert (first_bot("hotw2018"), first_bot("toy")) == ("greedy", "random")


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_they_play_every_module_to_its_end(number: int) -> None:
    players = 2 + number % 3
    position = GAME.new(OPTIONS[number], players, Seeded(bytes([number]) * 32))
    bots = [make_bot(name, GAME, seat) for seat, name in enumerate([*LEVELS, "random"][:players])]
    scheduler = Scheduler(lambda seat: bots[seat].choose(position.view(seat), position.legal(seat)))
    done: Counter[str] = Counter()
    for seat, action in scheduler.moves(position):
        assert seat is None or action in position.legal(seat)
        position.play(seat, action)
        done[action.do] += 1
    assert position.result() is not None
    assert position.filled > 30
    assert {"place", "draw", "discard", "take", "build"} <= done.keys()
    assert scheduler.now < 1800, "no game lasts for half an hour"


def test_the_same_seed_decides_the_same_way_again_and_another_otherwise() -> None:
    table = Table("fourgods", {}, ("swift", "steady", "calm", "steady"), 3, None)
    first, again = (play_one(GAME, table, 1) for _ in range(2))
    assert first == again
    assert play_one(GAME, table, 2).scores != first.scores


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_they_know_no_more_than_their_view(number: int) -> None:
    rng = Random(number)
    position = advance(new_game(number, 3, **OPTIONS[number]), rng, 60 + 40 * number, BUSY, ENDINGS)
    if position.result() is not None:
        return
    for seat in position.to_act():
        known = choice(position, seat, "steady", number)
        other = scramble(position, seat, rng)
        assert choice(other, seat, "steady", number) == known
        packed = GAME.unpack_view(position.view(seat).pack())
        assert make_bot("steady", GAME, number).choose(packed, position.legal(seat)) == known


def test_they_have_an_answer_in_any_position_and_at_once() -> None:
    spent, decisions = 0.0, 0
    for number, options in enumerate(OPTIONS):
        position, rng = begun(number, 4, **options), Random(number)
        while position.result() is None and position.filled < 60:
            for seat in position.to_act():
                view, legal = position.view(seat), position.legal(seat)
                bot = make_bot("swift", GAME, number)
                start = process_time()
                chosen = bot.choose(view, legal)
                spent += process_time() - start
                decisions += 1
                assert isinstance(chosen, Wait)
                assert chosen.seconds > 0.2
                assert chosen.action is None or chosen.action in legal
            advance(position, rng, 40, BUSY, ENDINGS)
    assert decisions > 100
    assert spent / decisions < 0.005


def test_the_better_the_level_the_quicker() -> None:
    position = begun(1)
    means = [sum(choice(position, 0, level, seed).seconds for seed in range(50)) / 50 for level in LEVELS]
    assert all(slower > 1.4 * quicker for slower, quicker in pairwise(means))
    assert means[0] > 10


def test_in_turns_nobody_is_raced_and_the_slow_ones_find_time_for_several_acts() -> None:
    setup = {"gods": GODS, "turn": {"seat": 0}, "hands": {0: ["OOOO|PPFM", None]}}
    position = stage(setup, 4, tempo="timed_turns")
    for level in ("first", "calm"):
        assert sum(choice(position, 0, level, seed).seconds for seed in range(50)) / 50 < 5


@pytest.mark.parametrize("players", range(2, 5))
@pytest.mark.parametrize("level", LEVELS)
def test_a_race_lasts_as_long_as_it_is_told(level: str, players: int) -> None:
    """What one is told before one chooses a pace, in whole minutes; simulated, so that it is the same each time."""
    told = paces("fourgods")[level].minutes[players - 2]
    assert run_races(SUBJECT, level, players, {}, 3).minutes == pytest.approx(told, rel=0.2, abs=0.6)


@pytest.mark.parametrize(("worse", "better"), list(pairwise(bot_names("fourgods"))))
def test_each_level_beats_the_one_below(worse: str, better: str) -> None:
    gains = []
    for number in range(2):
        seats = (better, worse, better, worse) if number else (worse, better, worse, better)
        scores = play_one(GAME, Table("fourgods", {}, seats, 11, None), number).scores
        own = [score for score, name in zip(scores, seats, strict=True) if name == better]
        gains.append(sum(own) - (sum(scores) - sum(own)))
    assert min(gains) > 0


# --- what they reckon -------------------------------------------------------------------------------------------


@pytest.fixture
def _exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without hopes and envy the worth of a placement is the difference of the scores."""
    for name in ("ENVY", "GROWTH", "BEHIND", "A_TILE", "A_KINGDOM"):
        monkeypatch.setattr(worth, name, 0.0)


@pytest.mark.usefixtures("_exact")
def test_a_tile_is_worth_what_it_then_counts_prophet_and_all() -> None:
    checked = 0
    for seed in range(3):
        position, rng = begun(seed), Random(seed)
        for god in range(4):
            position.play(god, GAME.rules.space.make(a.CHOOSE_GOD, god))
        while position.filled < 50 and position.result() is None:
            advance(position, rng, 8, BUSY, ENDINGS)
            for seat in position.to_act():
                placements = [action for action in position.legal(seat) if action.kind == a.PLACE]
                for action in placements[:: max(1, len(placements) // 3)]:
                    hand, face, turn, x, y, corner, _, source = action.args
                    if source is not None:
                        continue
                    reckoned = Worth(position.view(seat), seat)
                    shape = GAME.rules.tiles.tiles[position.hands[2 * seat + hand]].shapes[4 * face + turn]
                    trial = reckoned.place(y * 8 + x, shape)
                    expected = trial.worth
                    if corner >= 0:
                        expected += reckoned.add_prophet(trial.realms[corner], seat)
                    after = position.copy()
                    after.play(seat, action)
                    assert expected == pytest.approx(after.standings()[seat] - position.standings()[seat])
                    checked += 1
    assert checked > 100


@pytest.mark.usefixtures("_exact")
def test_both_arms_of_a_saddle_may_reach_a_kingdom_and_one_of_them_another() -> None:
    setup = {
        "world": {
            "1,0": {"face": "OOPO"},
            "2,0": {"face": "OOOP"},
            "2,1": {"face": "POOO"},
            "1,2": {"face": "POPP", "prophet": {"god": "merfolk", "corner": "ne"}},
        },
        "hands": {0: ["OPOP/P|MMMM", None]},
        "gods": GODS,
    }
    before = stage(setup)
    after = before.copy()
    after.play(0, GAME.action({"do": "place", "hand": 0, "face": 0, "turn": 0, "x": 1, "y": 1}))
    assert after.standings()[0] - before.standings()[0] == 4
    assert Worth(before.view(0), 0).place(9, shape_of("OPOP/P")).worth == 4


# --- what they do -----------------------------------------------------------------------------------------------


def test_they_bring_down_a_city_where_they_can() -> None:
    setup = {
        "world": {"1,0": {"face": "OOOO"}, "0,1": {"face": "OOOO"}},
        "cities": {"0,0": {"god": "humans"}},
        "hands": {0: ["OOOO|PPFM", None]},
        "gods": GODS,
    }
    assert wish(stage(setup), 0)["do"] == "destroy"
    assert wish(stage(setup | {"hands": {1: ["OOOO|PPFM", None]}}), 1)["do"] != "destroy", "it is its own"


def test_they_build_where_nothing_can_ever_fit_rather_than_where_something_does() -> None:
    """The corner between 1,0 and 0,1 is ocean for the one and plain for the other."""
    setup = {
        "world": {"1,0": {"face": "OOOO"}, "0,1": {"face": "PPPP"}, "6,0": {"face": "FFFF"}},
        "hands": {0: [None, None]},
        "bag": [],
        "gods": GODS,
    }
    assert wish(stage(setup), 0) == {"do": "build", "x": 0, "y": 0}


def test_they_take_what_fits_from_any_area() -> None:
    setup = {
        "world": {"1,0": {"face": "OOOO"}, "0,1": {"face": "OOOO"}, "1,1": {"face": "OOOO"}},
        "discards": {2: ["MMMM|MMMM", "OOOO|PPFM"]},
        "bag": [],
        "gods": GODS,
        "cities_left": 0,
    }
    position = stage(setup)
    assert wish(position, 0) == {"do": "take", "area": 2, "slot": 1}
    position.play(0, GAME.action({"do": "take", "area": 2, "slot": 1}))
    placed = wish(position, 0)
    assert (placed["do"], placed["face"]) == ("place", 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_taken_tile_that_would_harm_everywhere_is_laid_where_nothing_else_is_allowed(level: str) -> None:
    """G6.4, G6.6: the own area is full and a cell allows the tile, so that it cannot go anywhere else."""
    ocean: dict[str, Any] = {f"{x},0": {"face": "OOOO"} for x in range(11) if x != 5}
    ocean["10,0"]["prophet"] = {"god": "humans", "corner": "nw"}
    setup = {
        "world_size": [11, 1],
        "world": ocean,
        "gods": {0: ["merfolk"], 1: ["humans"]},
        "reserves": {"merfolk": 0},
        "hands": {0: ["OOOO|MMMM", None]},
        "taken": {0: {"hand": 0, "area": 1}},
        "discards": {0: ["PPPP|MMMM"] * 20},
    }
    position = stage(setup, 2, two_player="two_with_two_gods")
    for seed in range(20):
        assert wish(position, 0, level, seed)["do"] == "place"
    assert wish(stage(setup | {"discards": {}}, 2, two_player="two_with_two_gods"), 0, level)["do"] == "discard"


@pytest.mark.parametrize("level", LEVELS)
def test_they_lay_what_lies_there_before_they_draw_and_do_not_pass_while_it_fits(level: str) -> None:
    """Overlooking it once, a dull eye draws; but nobody passes, and with a strip almost full nobody draws."""
    world = {"1,0": {"face": "OOOO"}, "0,1": {"face": "OOOO"}, "1,1": {"face": "OOOO"}}
    setup: dict[str, Any] = {"world": world, "gods": GODS, "cities_left": 0}
    for area in (0, 2):
        lying = stage(setup | {"discards": {area: ["OOOO|MMMM"]}})
        assert "take" in {wish(lying, 0, level, seed)["do"] for seed in range(40)}
        crowded = ["MMMM|MMMM"] * 8
        full = stage(setup | {"discards": {0: crowded, area: ["OOOO|MMMM", *crowded[1:]]}})
        nothing = stage(setup | {"discards": {0: crowded, area: ["OOOO|MMMM", *crowded[1:]]}, "bag": []})
        for seed in range(40):
            assert wish(full, 0, level, seed)["do"] == wish(nothing, 0, level, seed)["do"] == "take"


@pytest.mark.parametrize("tempo", ["simultaneous", "timed_turns"])
def test_they_turn_over_what_may_fit_and_only_that_before_they_give_up(tempo: str) -> None:
    """Of each of these saddles the box has one: whoever knows it knows what lies below."""
    setup: dict[str, Any] = {
        "world_size": [2, 2],
        "world": {"1,0": {"face": "MMMM"}, "0,1": {"face": "PMMM"}},
        "gods": {0: ["dwarves"], 1: ["humans"], 2: ["elves"], 3: ["merfolk"]},
        "cities_left": 0,
        "bag": [],
        "phase": "play",
        **({"turn": {"seat": 0}} if tempo == "timed_turns" else {}),
    }
    hidden = stage(setup | {"discards": {3: ["POPO/P|MMFP", "OPOP/O|MMPF"]}}, 4, tempo=tempo)
    asked = [wish(hidden, 0, "steady", seed) for seed in range(20)]
    assert {"do": "flip", "area": 3, "slot": 1} in asked
    assert not any(form["do"] == "flip" and form["slot"] == 0 for form in asked)
    hopeless = stage(setup | {"discards": {3: ["POPO/P|MMFP"]}}, 4, tempo=tempo)
    assert all(wish(hopeless, 0, level, seed) == {"do": "pass"} for level in LEVELS for seed in range(10))


@pytest.mark.parametrize("options", [{}, {"tempo": "timed_turns"}], ids=["race", "turns"])
@pytest.mark.parametrize("level", LEVELS)
def test_they_finish_the_world(level: str, options: dict[str, Any]) -> None:
    """They give up only where no tile fits any more, or the time is up."""
    for number in range(2):
        position = SUBJECT.new(number, 4, options)
        bots = [make_bot(level, GAME, seat) for seat in range(4)]
        passed = False
        for _, seat, action in moves_among(GAME, position, bots):
            position.play(seat, action)
            passed = action.do == "pass"
        assert position.filled > 50
        assert not passed or not fillable(position)


def test_nobody_draws_what_there_is_no_time_to_lay() -> None:
    """G10.4: at the end of the turn it would only fill the strip."""
    setup = {"gods": GODS, "cities_left": 0, "turn": {"seat": 0}}
    assert wish(stage(setup | {"clock": 30}, 4, tempo="timed_turns"), 0, "calm")["do"] == "draw"
    late = stage(setup | {"clock": 5}, 4, tempo="timed_turns")
    assert wish(late, 0, "calm")["do"] in ("pass", "end_turn")


def test_they_discard_what_fits_nowhere_and_pass_when_there_is_nothing_to_do() -> None:
    setup = {
        "world_size": [2, 1],
        "world": {"0,0": {"face": "OOOO"}},
        "hands": {0: ["PPPP|FFFF", None]},
        "bag": [],
        "gods": GODS,
        "cities_left": 0,
    }
    position = stage(setup)
    assert wish(position, 0)["do"] == "discard"
    assert wish(position, 1) == {"do": "pass"}


def test_they_challenge_a_wrong_tile_of_somebody_else() -> None:
    setup = {"world": {"3,3": {"face": "OOOO", "by": 1, "wrong": True}}, "gods": GODS}
    position = stage(setup, 4, legality="table")
    assert wish(position, 0) == {"do": "challenge", "x": 3, "y": 3}
    assert wish(position, 1)["do"] != "challenge"
    noticed = [wish(position, 0, "calm", seed)["do"] == "challenge" for seed in range(40)]
    assert any(noticed)
    assert not all(noticed), "a dull eye overlooks it"


def test_they_forfeit_the_prophet_that_is_worth_least() -> None:
    setup = {
        "world": {
            "0,0": {"face": "OOOO", "prophet": {"god": "elves", "corner": "nw"}},
            "1,0": {"face": "OOOO"},
            "0,1": {"face": "OOOO"},
            "7,7": {"face": "PPPP", "prophet": {"god": "elves", "corner": "nw"}},
            "5,5": {"face": "PPPP", "by": 2, "wrong": True},
        },
        "gods": GODS,
        "reserves": {"elves": 0},
    }
    position = stage(setup, 4, legality="table", penalties="all_players")
    position.play(0, GAME.action({"do": "challenge", "x": 5, "y": 5}))
    assert wish(position, 2) == {"do": "forfeit", "x": 7, "y": 7}


def test_they_choose_the_god_whose_terrain_leads_once_there_is_something_to_tell_by() -> None:
    position = begun(1)
    assert wish(position, 0)["do"] != "choose_god"
    world = {f"{x},0": {"face": "FFFF"} for x in range(4)}
    assert wish(stage({"world": world}), 0) == {"do": "choose_god", "god": "elves"}
    assert wish(stage({"gods": {1: ["elves"]}}), 0)["do"] == "choose_god"


def test_with_hidden_gods_they_build_for_their_card_and_stand_for_their_colour() -> None:
    """The forest is for the card, the prophet is of the colour."""
    setup = {
        "world": {"0,0": {"face": "FFFF"}, "1,0": {"face": "FFFF"}, "7,7": {"face": "OOOO"}, "6,7": {"face": "OOOO"}},
        "colours": {0: "merfolk", 1: "humans", 2: "elves"},
        "cards": {0: "elves", 1: "merfolk", 2: "dwarves"},
        "hands": {0: ["FFFF|OOOO", None]},
        "cities_left": 0,
    }
    position = stage(setup, 3, gods="hidden")
    placed = wish(position, 0)
    assert (placed["do"], placed["face"]) == ("place", 0)
    assert scoring.in_play(position) == [0, 1, 2]


@pytest.mark.parametrize("level", bot_names("fourgods"))
def test_where_nothing_is_allowed_they_wait(level: str) -> None:
    chosen = make_bot(level, GAME, 1).choose(begun(1).view(0), [])
    assert isinstance(chosen, Wait)
    assert (chosen.action, chosen.seconds > 0.2) == (None, True)


def test_in_its_turn_a_bot_acts_as_long_as_there_is_something_to_do() -> None:
    position = begun(2, 2, tempo="timed_turns", two_player="two_with_two_gods")
    seat = position.active
    assert wish(position, seat)["do"] in ("draw", "choose_god")
    setup = {"world_size": [1, 1], "world": {"0,0": {"face": "OOOO"}}, "bag": [], "gods": GODS, "turn": {"seat": 1}}
    idle = stage(setup, 4, tempo="timed_turns")
    assert wish(idle, 1) == {"do": "pass"}
