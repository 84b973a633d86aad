"""Modules drawn by lot (G1.10, G1.11): by the chance of the game, for everybody to see, in the record, and for good."""

import json
from dataclasses import replace

import pytest
from msgspec import structs
from tests.games.fourgods.game import TWO, new_game

from mappamundi.games import game
from mappamundi.games.fourgods.game import load_game
from mappamundi.games.fourgods.modules import drawn_of
from mappamundi.kernel import BadInput, Seeded
from mappamundi.kit.random_play import seed_bytes
from mappamundi.records import Match, Record, Seat, decode, encode, replay, verify

GAME = load_game()
DRAWN = {"tempo": "drawn", "gods": "drawn"}
SEATS = [Seat(name, "human") for name in ("Ann", "Bo", "Cy")]


def test_the_lot_falls_both_ways_and_each_by_itself() -> None:
    fallen = {(new_game(seed, 3, **DRAWN).variant[:2]) for seed in range(40)}
    assert fallen == {(timed, hidden) for timed in (False, True) for hidden in (False, True)}


@pytest.mark.parametrize("seed", range(8))
def test_what_was_drawn_is_played_as_if_it_had_been_chosen(seed: int) -> None:
    """Also with the same tiles: a lot has a pile of its own."""
    drawn = new_game(seed, 3, **DRAWN)
    chosen = new_game(seed, 3, **drawn_of(drawn.variant))
    assert drawn.dump() | {"variant": chosen.dump()["variant"]} == chosen.dump()
    assert drawn.variant._replace(drawn=()) == chosen.variant


def test_two_with_four_gods_have_nothing_to_draw() -> None:
    for seed in range(20):
        position = new_game(seed, 2, gods="drawn")
        assert not position.variant.hidden
        assert position.view(None).json()["drawn"] == {"gods": "visible"}
    assert any(new_game(seed, 2, gods="drawn", **TWO).variant.hidden for seed in range(20))


def test_everybody_sees_it_before_anybody_is_ready() -> None:
    position = new_game(3, 3, **DRAWN)
    seen = [position.view(viewer).json()["drawn"] for viewer in (None, 0, 1, 2)]
    assert seen == [drawn_of(position.variant)] * 4
    told = [says["say"] for line in GAME.opening(position.view(1)) for says in line.says]
    assert told == ["chronicle-drawn-tempo", "chronicle-drawn-gods"]
    plain = new_game(3, 3)
    assert "drawn" not in plain.view(None).json()
    assert GAME.opening(plain.view(None)) == []


def test_it_outlasts_a_dump_and_is_known_to_whoever_imagines_or_unpacks() -> None:
    position = new_game(5, 4, **DRAWN)
    dumped = json.loads(json.dumps(position.dump()))
    assert GAME.load(dumped, position.chance).variant == position.variant
    view = GAME.unpack_view(json.loads(json.dumps(position.view(2).pack())))
    assert view.json() == position.view(2).json()
    assert GAME.imagine(position.view(2), Seeded(bytes(32))).variant == position.variant


def test_the_draw_is_part_of_the_record_and_cannot_be_changed_in_it() -> None:
    match = Match.new(GAME, DRAWN, SEATS, seed_bytes(11))
    while waiting := match.position.to_act():
        listed = [(seat, action) for seat in waiting for action in match.position.legal(seat)]
        match.play(*next(move for move in listed if move[1].do in ("choose_colour", "ready", "pass")))
    record = decode(encode(match.record()))
    assert record.header.options["tempo"] == "drawn"
    assert {name: sorted(record.header.deal.orders[name]) for name in DRAWN} == {"tempo": [0, 1], "gods": [0, 1]}
    assert verify(record, GAME).ok
    *_, last = replay(record, GAME)
    assert last.position.variant == match.position.variant  # type: ignore[attr-defined]
    orders = record.header.deal.orders
    deal = structs.replace(record.header.deal, orders={**orders, "tempo": orders["tempo"][::-1]})
    changed = structs.replace(record.header, deal=deal)
    assert not verify(Record(changed, record.steps, record.result, record.seed), GAME).ok


def test_version_1_knows_no_lot() -> None:
    old = game("fourgods", rules="1")
    assert old.facts.options[0].choices == ("simultaneous", "timed_turns")
    with pytest.raises(BadInput, match="tempo is simultaneous or timed_turns, not 'drawn'"):
        old.new({"tempo": "drawn"}, 3, Seeded(bytes(32)))
    assert replace(old.facts, options=()) == replace(
        GAME.facts, options=(), rules_version="1", conduct=old.facts.conduct
    )


def test_a_scenario_is_told_what_can_be_drawn() -> None:
    assert GAME.orders({"tempo": "timed_turns", "gods": "visible"}, 3) == {"tempo": [1], "gods": [0]}
    with pytest.raises(BadInput, match="draws: tempo is simultaneous or timed_turns, not 'sideways'"):
        GAME.orders({"tempo": "sideways"}, 3)
    with pytest.raises(BadInput, match="known are bag, first, cards, tempo, gods"):
        GAME.orders({"pace": "timed_turns"}, 3)
