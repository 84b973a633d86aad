"""Inputs of nets: every value of a row has its place among them, and none is lost."""

import numpy as np
import pytest
from tests.lab.test_environments import of_turns

from mappamundi import lab
from mappamundi.kernel.rows import FLAGS, Field, Rows, choice, each, one
from mappamundi.lab.asking import PATH
from mappamundi.lab.inputs import Inputs
from mappamundi.lab.naming import found


def test_each_kind_of_field_is_expanded_in_its_way() -> None:
    rows = Rows(
        (
            one("pool", 4),
            each("scores", ("own", "next"), 500),
            choice("seat", ("a", "b", "c")),
            Field("pieces", ("gaul", "iberia"), 5, FLAGS, ("fort", "city", "capital")),
        )
    )
    row = np.array([[3, 1, 244, 0, 250, 2, 5, 2]], np.uint8)
    inputs = Inputs(rows)
    expanded = inputs.expand(row)
    assert expanded.shape == (1, inputs.size)
    assert expanded.dtype == np.float32
    # Counts first, then flags, then choices.
    assert expanded[0, :3].tolist() == [0.75, 1.0, 0.5]
    assert expanded[0, 3:9].tolist() == [1, 0, 1, 0, 1, 0]
    assert expanded[0, 9:12].tolist() == [0, 1, 0]
    assert not expanded[0, 12:].any()


@pytest.mark.parametrize("name", lab.names())
def test_whole_observations_lie_between_0_and_1_and_differ_where_rows_do(name: str) -> None:
    game = found(name)
    many = lab.Vector(name, games=8, players=game.facts.seats[1], **of_turns(name))
    inputs, rng = Inputs(game.rows), np.random.default_rng(0)
    seen = []
    for _ in range(40):
        seen.append(many.rows.copy())
        many.step([int(rng.choice(np.flatnonzero(mask))) for mask in many.masks])
    rows = np.concatenate(seen)
    expanded = inputs.expand(rows)
    assert expanded.shape == (len(rows), inputs.size)
    assert expanded.min() >= 0
    assert expanded.max() <= 1
    assert len(np.unique(expanded, axis=0)) == len(np.unique(rows, axis=0))
    assert inputs.expand(rows[0, :-PATH]).shape == (1, inputs.size)
