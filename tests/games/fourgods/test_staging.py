"""Staged positions that no game reaches: copies, dumps, views and lists hold there too; and setups that say nothing."""

from random import Random
from typing import Any

import pytest
from tests.games.fourgods.crowded import crowded_table
from tests.games.fourgods.game import GAME, OPTIONS
from tests.games.fourgods.subject import SUBJECT

from mappamundi.kernel import BadInput, Seeded
from mappamundi.kit.hidden import everything, viewers
from mappamundi.kit.imagined import check_imagined
from mappamundi.kit.positions import (
    canonical,
    check_copy,
    check_dump,
    check_listed,
    check_refusals,
    check_seats,
    check_views,
)
from mappamundi.kit.random_play import STYLES, some, step


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_crowded_table_keeps_what_every_position_keeps(number: int) -> None:
    for players in (2, 3, 4):
        rng = Random(f"{number} {players}")
        setup = crowded_table(rng, GAME.rules.data, players, OPTIONS[number])
        if players > 2:
            # Tiles that the box does not have, some of them more than once.
            setup["bag"] = ["OOOO|MMMM", "OPOP/P|POPO/O", "OOOO|MMMM"]
        position = GAME.stage(setup, OPTIONS[number], players, Seeded(rng.randbytes(32)))
        for _ in range(3):
            if position.result() is not None:
                break
            before = canonical(position)
            check_seats(SUBJECT, position)
            check_copy(SUBJECT, position, rng, before)
            check_dump(SUBJECT, position, before)
            check_views(SUBJECT, position)
            check_listed(SUBJECT, position, rng)
            check_refusals(SUBJECT, position, rng, ())
            check_imagined(GAME, position, some(rng, viewers(position)), rng, everything)
            assert canonical(position) == before
            step(position, rng, some(rng, STYLES), SUBJECT.endings)


HERE = {"face": "OOOO"}
SLIPS: list[tuple[dict[str, Any], str]] = [
    ({"wrld": {}}, "unknown key 'wrld'; known are world_size, world"),
    ({"world": {"0,0": {"face": "OPOP"}}}, "a saddle with the one that bridges it, as in OOPF or OPOP/P, not 'OPOP'"),
    ({"world": {"0,0": {"face": "OPFM"}}}, "of at most three terrains"),
    ({"world": {"0,0": HERE | {"tile": "PPPP|FFFF"}}}, "no face of the tile PPPP.FFFF can be turned to OOOO"),
    ({"world": {"0,0": HERE | {"wrong": "maybe"}}}, "wrong is true or false, not 'maybe'"),
    ({"world": {"0,0": HERE | {"prophet": {"god": "elves"}}}}, "a corner is one of nw, ne, se, sw, not None"),
    ({"world": {"0,0": HERE | {"prophet": "elves"}}}, "prophet is a mapping, not 'elves'"),
    ({"world": {"8,0": HERE}}, 'unknown cell: .8,0.; write "x,y" inside 8 by 8'),
    ({"world_size": [True, 3]}, "world_size is .width, height., each from 1 to 64, not .True, 3."),
    ({"cities": {"0,0": {"god": "orcs"}}}, "unknown god: 'orcs'; the gods are merfolk, humans, elves, dwarves"),
    ({"cities": {"0,0": {"god": "elves"}}, "world": {"0,0": HERE}}, "the cell is not empty"),
    ({"cities_left": -1}, "cities_left is a whole number of at least 0, not -1"),
    ({"gods": {0: ["elves"], 1: ["elves"]}}, "elves is named twice"),
    ({"gods": {0: ["elves", "humans"]}}, "seat 0 has 2; in this game a seat has 1"),
    ({"colours": {0: "elves"}}, "colours and cards go with hidden gods; write gods"),
    ({"hands": {0: [93]}}, "there is no tile 93; the box has 1 to 92"),
    ({"hands": {4: [1]}}, "seat 4; the seats are 0 to 3"),
    ({"hands": {0: ["OOOO"]}}, "is no tile: write its id or both faces"),
    ({"taken": {0: {"hand": 1, "area": 2}}}, "no tile is in hand 1"),
    ({"discards": {0: [1] * 11}}, "11 slots; an area has 10"),
    ({"phase": "over"}, "phase is one of waiting, play, closing, not 'over'"),
    ({"clock": "soon"}, "clock is a number of seconds above 0, not 'soon'"),
    ({"turn": 1}, "turn is a mapping, not 1"),
    ({"turn": {"seat": 8}}, "seat 8; the seats are 0 to 3"),
    ({"turns_left": "two"}, "turns_left is a whole number of at least 0, not 'two'"),
    ({"passed": {0: True}}, "passed is a list"),
]


@pytest.mark.parametrize(("setup", "sentence"), SLIPS, ids=[sentence[:24] for _, sentence in SLIPS])
def test_a_slip_of_the_pen_is_told_in_a_sentence(setup: dict[str, Any], sentence: str) -> None:
    """Also where it would make no difference, such as whose turn it is in a race."""
    with pytest.raises(BadInput, match=sentence):
        GAME.stage(setup, {}, 4, Seeded(bytes(32)))
