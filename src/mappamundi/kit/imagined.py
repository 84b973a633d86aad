"""What `Game.imagine` owes to any game: a position that looks to the viewer as the real one does, and plays on."""

from collections.abc import Callable
from random import Random
from typing import Any

from mappamundi.kernel import Game, Position, Seeded
from mappamundi.kit.fault import located
from mappamundi.kit.hidden import everything, viewers
from mappamundi.kit.subject import Subject

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
    assert seen.json() == view.json(), f"viewer {viewer} sees something else in the imagined position"
    assert read(seen) == read(view), f"a bot of viewer {viewer} could read something else in the imagined position"
    assert made.to_act() == position.to_act(), "others may act in the imagined position"
    assert made.on_turn() == position.on_turn(), "it is somebody else's turn in the imagined position"
    assert made.result() == position.result(), "the imagined position has another result"
    if viewer is not None:
        assert made.legal(viewer) == position.legal(viewer), f"seat {viewer} may do something else when it is imagined"
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
    assert position.result() is not None, f"no end after {MOST_DECISIONS} decisions"


def check_imagining(played: Subject[Any], number: int, seed: int = 0) -> None:
    """At some moment of a random game, a position for each viewer; the last of them is played to its end. What is over
    need not be imagined."""
    players, options, style = played.table(number)
    rng = Random(f"{seed} {number} imagined")
    position = played.new(rng.getrandbits(128), players, options)
    played.advance(position, rng, int(rng.random() * played.longest), style)
    if position.result() is not None:
        return
    made = position
    for viewer in viewers(position):
        with located(f"game {number} of seed {seed}", f"imagined for viewer {viewer}"):
            made = check_imagined(played.game, position, viewer, rng, everything)
            played.check(made, [])
            played.check_closely(made)
            played.check_imagined(position, made, viewer)
    with located(f"game {number} of seed {seed}", "played on from an imagined position"):
        played.advance(made, rng, played.most_decisions, style)
        assert made.result() is not None, f"no end after {played.most_decisions} decisions"
