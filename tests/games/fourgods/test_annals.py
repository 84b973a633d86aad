"""The story of a game of 4 Gods."""

from random import Random
from typing import Any

from tests.games.fourgods.subject import SUBJECT

from mappamundi.kernel import Annals, Entry
from mappamundi.kit.random_play import UNIFORM

GAME = SUBJECT.game


def told(wait: float) -> Annals:
    """A whole race; so many seconds go by before the first is ready, and ten with every step after that."""
    position, rng = SUBJECT.new(3, 2, {}), Random(3)
    scene, at = GAME.scene(position.view(None)), wait
    log: list[Entry] = [Entry(0, 0.0)]
    while position.result() is None:
        seat, action = SUBJECT.choose(position, rng, UNIFORM)
        events: list[Any] = [GAME.tell(event, None) for event in position.play(seat, action)]
        log.append(Entry(len(log), at, events))
        at += 10.0
    return GAME.annals(scene, log, position.view(None), position.result())


def test_nobody_s_time_counts_before_all_are_ready() -> None:
    quick, slow = told(1.0), told(100.0)
    assert "end-time" in str(quick)
    assert (slow.summary, slow.story) == (quick.summary, quick.story)
