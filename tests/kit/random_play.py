"""Random games of History of the World 2018: the positions on which the invariants are tested."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from mappamundi.games.history.y2018.game import load_game
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Action, Event, Seeded

T = TypeVar("T")

GAME = load_game()
SELECTIONS = ("draft", "classic")

# How the random seats play. Uniform choice drowns in the many targets of one event; choice by kind meets every kind of
# action; busy seats put off the ends of phases, so that they use up cards, armies and pieces.
UNIFORM, BY_KIND, BUSY = range(3)
STYLES = (UNIFORM, BY_KIND, BUSY)
_ENDINGS = frozenset(("establish", "end_invasion", "end_turn", "end_kingdom", "retreat", "hold"))
_LAZY = 0.06


def seed_bytes(seed: int) -> bytes:
    return seed.to_bytes(32, "little", signed=True)


def new_game(seed: int, players: int = 4, selection: str = "draft") -> Position:
    return GAME.new({"selection": selection}, players, Seeded(seed_bytes(seed)))


def some(rng: Random, items: Sequence[T]) -> T:
    """One of them; unlike `Random.choice` the same in every version of Python."""
    return items[int(rng.random() * len(items))]


def pick(rng: Random, legal: Sequence[Action], style: int = UNIFORM) -> Action:
    """One of the legal actions."""
    if style == UNIFORM or len(legal) < 3:
        return some(rng, legal)
    kinds = sorted({action.kind for action in legal})
    if style == BUSY and rng.random() > _LAZY:
        kinds = sorted({action.kind for action in legal if action.do not in _ENDINGS}) or kinds
    kind = some(rng, kinds)
    return some(rng, [action for action in legal if action.kind == kind])


def step(position: Position, rng: Random, style: int = UNIFORM) -> tuple[int, Action, list[Event]]:
    """One random action: who did what, and what happened."""
    seat = some(rng, position.to_act())
    action = pick(rng, position.legal(seat), style)
    return seat, action, position.play(seat, action)


def advance(position: Position, rng: Random, steps: int, style: int = UNIFORM) -> Position:
    """That many random actions, or as many as the game has."""
    while steps and position.to_act():
        step(position, rng, style)
        steps -= 1
    return position
