"""Staged positions that no game reaches: copies, dumps, views and lists hold there too."""

from random import Random

import pytest
from tests.games.fourgods.crowded import crowded_table
from tests.games.fourgods.game import GAME, OPTIONS
from tests.games.fourgods.subject import SUBJECT
from tests.kit.fuzz import canonical, check_copy, check_dump, check_listed, check_refusals, check_seats, check_views
from tests.kit.hidden import everything, viewers
from tests.kit.imagined import check_imagined
from tests.kit.random_play import STYLES, some, step

from mappamundi.kernel import Seeded


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
