"""Rules that no scenario can show: what is refused before a game begins, what is hidden, what is kept."""

import json
from random import Random
from typing import Any

import pytest
from tests.games.fourgods.game import GAME, OPTIONS, TWO, act, begun, new_game, stage
from tests.games.fourgods.subject import SUBJECT

from mappamundi.cli.coverage import checkout, cover
from mappamundi.games.fourgods.dump import BROUGHT, DERIVED, LISTS, PLAIN
from mappamundi.games.fourgods.state import State
from mappamundi.games.fourgods.why import REASONS
from mappamundi.games.fourgods.world import World
from mappamundi.kernel import BadInput, IllegalAction, Scripted
from mappamundi.kernel.rulebook import parse
from mappamundi.kit.hidden import everything, viewers
from mappamundi.kit.imagined import check_imagined
from mappamundi.kit.positions import canonical
from mappamundi.kit.random_play import BY_KIND, STYLES, advance, step


def test_every_rule_is_cited_and_shown() -> None:
    found = cover("fourgods", parse(GAME.rules_text()), *checkout())
    assert (found.uncited, found.unshown) == ([], [])


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    """G1.1."""
    with pytest.raises(BadInput, match="2 to 4 players"):
        GAME.new({}, players, Scripted())


def test_hidden_gods_do_not_go_with_two_gods_each() -> None:
    """G1.15: with three or four players the option of two has no meaning."""
    with pytest.raises(BadInput, match="gods=hidden does not go with two_player=two_with_four_gods and 2 players"):
        GAME.new({"gods": "hidden"}, 2, Scripted())
    assert GAME.new({"gods": "hidden", **TWO}, 2, Scripted()).variant.hidden
    assert GAME.new({"gods": "hidden"}, 3, Scripted()).variant.hidden


def test_every_reason_has_its_rule() -> None:
    """G3.5: as many as the rules name, and each points to a rule that there is."""
    book = parse(GAME.rules_text(form="precise"))
    named = [word for word in book.texts["G3.5"].replace("`", " ").split() if word.strip(",.").islower()]
    assert {word.strip(",.:") for word in named} >= set(REASONS)
    assert len(REASONS) == book.texts["G3.5"].count("`") // 2
    assert {rule for rule, _ in REASONS.values()} <= set(book.rules())


def test_a_dump_holds_everything_that_does_not_follow() -> None:
    written = set(new_game(1).dump()) - {"size", "variant", "error"}
    # Compiled classes have no slots to ask, but the same descriptors.
    members = [(name, member) for kind in (World, State) for name, member in vars(kind).items()]
    fields = {name for name, member in members if not name.startswith("_") and not callable(member)} - BROUGHT - DERIVED
    assert {*PLAIN, *LISTS} <= fields
    seen_as = {"world": {"shapes", "tiles", "by", "ages", "prophets"}, "cities": set()}
    told = {name for key in written for name in seen_as.get(key, {key})} | {"grid", "variant"}
    assert told | {"error", "error_hand", "error_taken"} == fields


@pytest.mark.parametrize("key", sorted(new_game(1).dump()))
def test_a_spoilt_dump_is_refused(key: str) -> None:
    whole = json.loads(canonical(advance(begun(1), Random(1), 40)))
    spoilt: list[Any] = ["nonsense", None if whole[key] is not None else 5, [[]], {"x": 1}]
    for wrong in spoilt:
        with pytest.raises(BadInput):
            GAME.load({**whole, key: wrong}, Scripted())
    with pytest.raises(BadInput):
        GAME.load({name: value for name, value in whole.items() if name != key}, Scripted())


# --- what is hidden


def test_a_card_is_told_to_its_owner_alone() -> None:
    """G11.1, G11.7: not before every seat has a colour."""
    p = new_game(3, 3, gods="hidden")
    for seat, god in enumerate(("elves", "dwarves")):
        act(p, seat, "choose_colour", god=god)
        assert p.view(seat).json()["card"] is None
    events = act(p, 2, "choose_colour", god="humans")
    for viewer in viewers(p):
        told = [GAME.tell(event, viewer) for event in events if GAME.kinds[event[0]].name == "card_dealt"]
        assert [event["seat"] for event in told if "god" in event] == ([] if viewer is None else [viewer])
        assert (p.view(viewer).json()["card"] is None) == (viewer is None)


def test_how_a_tile_is_printed_gives_nothing_away() -> None:
    """The same face lies printed two ways in the box, on tiles 65 and 67: in an area both look alike."""
    setup = {"discards": {0: [65], 1: [67]}, "bag": [1]}
    areas = stage(setup).view(None).json()["areas"]
    assert areas[0][0] == areas[1][0]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_position_looks_like_the_real_one(players: int, options: dict[str, Any]) -> None:
    for seed, style in enumerate(STYLES):
        rng = Random(seed)
        position = advance(new_game(seed, players, **options), rng, 60 + 40 * seed, style)
        for viewer in viewers(position):
            made = check_imagined(GAME, position, viewer, rng, everything)
            SUBJECT.check(SUBJECT.load(made.dump(), Scripted()), [])


def test_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    rng = Random(4)
    position = advance(begun(4, 3, gods="hidden"), rng, 120, BY_KIND)
    for viewer in viewers(position):
        other = SUBJECT.other_world(position, viewer, rng)
        one, two = (GAME.imagine(p.view(viewer), Scripted(seed=9)) for p in (position, other))
        assert one.dump() == two.dump()


# --- time


def test_time_beyond_the_clock_is_dropped() -> None:
    """G10.5, G13.4."""
    p = begun(1, 3, tempo="timed_turns")
    first = p.on_turn()
    assert first is not None
    act(p, None, "time", seconds=12.5)
    alarm = p.alarm()
    assert alarm is not None
    assert (alarm.seconds, p.view(None).json()["clock"]) == (17.5, 17.5)
    act(p, None, "time", seconds=100)
    assert (p.on_turn(), p.clock) == ((first + 1) % 3, 30_000)


def test_nobody_waits_in_a_race_but_for_the_beginning() -> None:
    p = new_game(1)
    assert p.awaited() == p.to_act() == (0, 1, 2, 3)
    for seat in range(4):
        act(p, seat, "ready")
    assert (p.awaited(), p.to_act(), p.on_turn(), p.alarm()) == ((), (0, 1, 2, 3), None, None)
    assert p.elapse(3) is None


def test_a_seat_cannot_let_time_pass_nor_time_act() -> None:
    p = begun(1)
    for seat, form in ((0, {"do": "time", "seconds": 1}), (None, {"do": "pass"}), (7, {"do": "pass"})):
        with pytest.raises(IllegalAction) as refusal:
            p.play(seat, GAME.action(form))
        assert refusal.value.reason == "bad_action"


# --- what nobody may read wrongly


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"lands": {}}, "unknown key 'lands'"),
        ({"world_size": [0, 3]}, "world_size is"),
        ({"world": {"9,9": {"face": "OOOO"}}}, "unknown cell"),
        ({"world": {"0,0": {"face": "OPFM"}}}, "four of the letters"),
        ({"world": {"0,0": {"face": "OOOO", "tile": "PPPP|FFFF"}}}, "can be turned to"),
        ({"world": {"0,0": {"face": "OOOO", "prophet": {"god": "zeus", "corner": "nw"}}}}, "unknown god"),
        ({"world": {"0,0": {"face": "OOOO"}}, "cities": {"0,0": {"god": "elves"}}}, "not empty"),
        ({"gods": {0: ["elves"], 1: ["elves"]}}, "named twice"),
        ({"gods": {0: ["elves", "humans"]}}, "a seat has 1"),
        ({"gods": {7: ["elves"]}}, "the seats are 0 to 3"),
        ({"colours": {0: "elves"}}, "write gods"),
        ({"hands": {0: [93]}}, "the box has 1 to 92"),
        ({"hands": {0: ["OOOO"]}}, "is no tile"),
        ({"hands": {0: [1, 2, 3]}}, "two hands"),
        ({"taken": {0: {"hand": 0, "area": 1}}}, "no tile is in hand 0"),
        ({"discards": {0: [1] * 11}}, "an area has 10"),
        ({"phase": "over"}, "phase is one of"),
        ({"clock": 0, "phase": "closing"}, "above 0"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_a_sentence(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        stage(setup)


@pytest.mark.parametrize(
    ("draws", "sentence"),
    [
        ({"dice": [1]}, "known are bag, first, cards"),
        ({"bag": [1, 1]}, "twice"),
        ({"bag": ["OOOO|OOOO"]}, "the box contains no tile"),
        ({"first": 4}, "the seats are 0 to 3"),
        ({"cards": {0: "elves", 1: "elves"}}, "one card of each"),
    ],
)
def test_a_draw_that_cannot_be_is_refused_with_a_sentence(draws: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        GAME.orders(draws, 4)


def test_every_step_of_a_game_can_be_told_and_packed() -> None:
    rng = Random(8)
    position = begun(8, 3, gods="hidden", legality="table")
    while position.result() is None:
        *_, events = step(position, rng, BY_KIND)
        json.dumps([[GAME.tell(event, viewer) for event in events] for viewer in viewers(position)])
    json.dumps(GAME.catalogue())
