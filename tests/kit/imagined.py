"""What `Game.imagine` owes to any game: a position that looks to the viewer as the real one does, and plays on."""

from collections.abc import Callable
from random import Random
from typing import Any

from mappamundi.kernel import Game, Position, Seeded

MOST_DECISIONS = 5_000


def check_imagined(
    game: Game,
    position: Position,
    viewer: int | None,
    rng: Random,
    read: Callable[[Any], Any] = lambda view: view.json(),
) -> Position:
    """An imagined position of which the viewer sees (`read`) and may do the same. Returns it."""
    view = position.view(viewer)
    made = game.imagine(view, Seeded(rng.randbytes(32)))
    seen = made.view(viewer)
    assert seen.json() == view.json()
    assert read(seen) == read(view)
    assert (made.to_act(), made.on_turn(), made.result()) == (position.to_act(), position.on_turn(), position.result())
    if viewer is not None:
        assert made.legal(viewer) == position.legal(viewer)
    assert position.view(viewer).json() == view.json(), "imagining changed the real position"
    return made


def play_to_the_end(position: Position, rng: Random) -> None:
    """Whoever may act does something, until the game is over."""
    for _ in range(MOST_DECISIONS):
        waiting = position.to_act()
        if not waiting:
            break
        seat = rng.choice(waiting)
        position.play(seat, rng.choice(position.legal(seat)))
    assert position.result() is not None
