"""What a position reports can be set up again: the words of `expect` and of `setup` are the same words."""

from collections.abc import Mapping, Set
from random import Random
from typing import Any

import pytest
from tests.games.hotw2001.game import ENDINGS, GAME, OPTIONS

from mappamundi.games.history.y2001.staging import SETUP_KEYS
from mappamundi.games.history.y2001.state import DECISIONS
from mappamundi.kernel import Seeded
from mappamundi.kit.random_play import BUSY, step

OFTEN = {"draft", "events", "expand"}
STAGED = OFTEN | {"reallocate", "monuments", "naval"}


def written(value: Any) -> Any:
    """As a scenario would write it."""
    if isinstance(value, Mapping):
        return {key: written(part) for key, part in value.items()}
    return sorted(value) if isinstance(value, Set) else value


def setup_of(report: Mapping[str, Any]) -> dict[str, Any]:
    setup = {key: written(report[key]) for key in SETUP_KEYS}
    setup["lands"] = {
        name: land
        for name, land in setup["lands"].items()
        if land["owner"] is not None or land["capital"] or land["city"] or land["monument"]
    }
    for land in setup["lands"].values():
        if land["owner"] is None:
            del land["armies"], land["epoch"]
    setup["fleets"] = {water: fleet for water, fleet in setup["fleets"].items() if fleet["owner"] is not None}
    if report["phase"] == "draft":
        setup["turn"] = {"phase": "draft"}
        setup["draft"]["held"] = {seat: card for seat, card in setup["draft"]["held"].items() if card}
    return setup


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_position_is_set_up_from_its_own_report(number: int) -> None:
    rng, options = Random(number), OPTIONS[number]
    met: set[str] = set()
    for seed in range(4):
        chance = Seeded(bytes([number, seed]) * 16)
        position = GAME.new(options, 3 + number % 4, chance)
        while position.result() is None:
            phase, staged, epoch = DECISIONS[position.decision], None, position.epoch
            if phase in STAGED and rng.random() < (0.1 if phase in OFTEN else 1):
                report = GAME.report(position)
                staged = GAME.stage(setup_of(report), options, position.players, chance)
                assert written(GAME.report(staged)) == {**written(report), "gained": 0}
                legal = [{action.code for action in one.legal(one.to_act()[0])} for one in (staged, position)]
                assert legal[0] == legal[1]
                staged.rolls = position.rolls
                met.add(phase)
            seat, action, _ = step(position, rng, BUSY, ENDINGS)
            if staged is not None:
                staged.play(seat, action)
                # Which marker lies on top is not told by a setup.
                if position.epoch == staged.epoch == epoch and position.result() is None:
                    mine, theirs = (written(GAME.report(one)) for one in (staged, position))
                    assert {**mine, "gained": 0} == {**theirs, "gained": 0}
    assert met == STAGED - (set() if options.get("naval_control") else {"naval"})
