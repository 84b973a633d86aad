"""What a position reports can be set up again: the words of `expect` and of `setup` are the same words."""

from collections.abc import Mapping, Set
from random import Random
from typing import Any

import pytest
from tests.games.hotw2024.game import ENDINGS, GAME, OPTIONS

from mappamundi.games.history.heap import Heap
from mappamundi.games.history.y2024.board import CRUSADE
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.staging import SETUP_KEYS
from mappamundi.kernel import Seeded
from mappamundi.kit.random_play import BUSY, step

STAGED = ("event", "expand", "revenue", "conclude")


# A setup counts the cards of the current epoch into it, also those still to be played.
COUNTED = "history"


def written(value: Any) -> Any:
    """As a scenario would write it."""
    if isinstance(value, Mapping):
        return {key: written(part) for key, part in value.items() if key != "stack_size"}
    if isinstance(value, Heap):  # lies in an order that decides what the engine plays first
        return list(value)
    return sorted(value) if isinstance(value, Set) else value


def can_be_told(p: Position) -> bool:
    """A setup knows one of the lands from which conquest points lead on, and no Crusade that has begun."""
    return len(p.conquered) < 2 and not (p.in_event and p.force.effect == CRUSADE and p.begun)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_position_is_set_up_from_its_own_report(number: int) -> None:
    rng, options, chance = Random(number), OPTIONS[number], Seeded(bytes([number]) * 16)
    position = GAME.new(options, 3 + number % 4, chance)
    met = set()
    while position.result() is None:
        report = GAME.report(position)
        staged = None
        if report["phase"] in STAGED and can_be_told(position) and rng.random() < 0.2:
            setup = {key: written(report[key]) for key in SETUP_KEYS if key in report}
            staged = GAME.stage(setup, options, position.players, chance)
            staged.rolls = position.rolls
            assert written(GAME.report(staged)) == written(report)
            legal = [{action.code for action in one.legal(one.to_act()[0])} for one in (staged, position)]
            assert legal[0] == legal[1]
            met.add(report["phase"])
        seat, action, _ = step(position, rng, BUSY, ENDINGS)
        if staged is not None:
            staged.play(seat, action)
            if position.epoch == staged.epoch == report["epoch"]:  # a setup does not know which tokens left the game
                mine, theirs = (written(GAME.report(one)) for one in (staged, position))
                assert {**mine, COUNTED: None} == {**theirs, COUNTED: None}
    assert met == set(STAGED)
