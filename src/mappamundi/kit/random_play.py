"""Random games of any game: the positions on which the invariants are tested."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from mappamundi.kernel import Action, Event, Position

T = TypeVar("T")
P = TypeVar("P", bound=Position)

# How the random seats play. Uniform choice drowns in the many targets of one event; choice by kind meets every kind of
# action; busy seats put off the ends of phases, so that they use up cards, armies and pieces.
UNIFORM, BY_KIND, BUSY = range(3)
STYLES = (UNIFORM, BY_KIND, BUSY)
_LAZY = 0.06
_IDLE = 0.25  # how often time passes, where it is counted, before somebody acts

Endings = frozenset[str]
NO_ENDINGS: Endings = frozenset()


def seed_bytes(seed: int) -> bytes:
    return seed.to_bytes(32, "little", signed=True)


def some(rng: Random, items: Sequence[T]) -> T:
    """One of them; unlike `Random.choice` the same in every version of Python."""
    return items[int(rng.random() * len(items))]


def pick(rng: Random, legal: Sequence[Action], style: int = UNIFORM, endings: Endings = NO_ENDINGS) -> Action:
    """One of the legal actions; `endings` are those that busy seats put off."""
    if style == UNIFORM or len(legal) < 3:
        return some(rng, legal)
    kinds = sorted({action.kind for action in legal})
    if style == BUSY and rng.random() > _LAZY:
        kinds = sorted({action.kind for action in legal if action.do not in endings}) or kinds
    kind = some(rng, kinds)
    return some(rng, [action for action in legal if action.kind == kind])


def choose(
    position: Position, rng: Random, style: int = UNIFORM, endings: Endings = NO_ENDINGS
) -> tuple[int | None, Action]:
    """Who does what next: a seat, or nobody, where time may pass."""
    waiting = position.to_act()
    alarm = position.alarm()
    if alarm is not None and (not waiting or rng.random() < _IDLE):
        part = position.elapse(alarm.seconds * rng.random()) if rng.random() < 0.5 else None
        return None, part or alarm.action
    assert waiting, "dead end: nobody may act, no time is counted, and the game is not over"
    seat = some(rng, waiting)
    if not position.legal(seat):
        # In a race a seat may have nothing to do for a while.
        able = [other for other in waiting if position.legal(other)]
        assert able, "dead end: nobody can do anything, and no time is counted"
        seat = some(rng, able)
    return seat, pick(rng, position.legal(seat), style, endings)


def step(
    position: Position, rng: Random, style: int = UNIFORM, endings: Endings = NO_ENDINGS
) -> tuple[int | None, Action, list[Event]]:
    """One random action: who did what, and what happened."""
    seat, action = choose(position, rng, style, endings)
    return seat, action, position.play(seat, action)


def advance(position: P, rng: Random, steps: int, style: int = UNIFORM, endings: Endings = NO_ENDINGS) -> P:
    """That many random actions, or as many as the game has."""
    while steps and position.result() is None:
        step(position, rng, style, endings)
        steps -= 1
    return position
