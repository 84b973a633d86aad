"""What a learner is given: rows that depend on nothing hidden, paths that lead to every action, and foresight that
stops before what a seat may not know."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from mappamundi.kernel import Action
from mappamundi.kernel.foresight import foresee
from mappamundi.kernel.learnable import Learnable, Observable, learnable
from mappamundi.kernel.paths import MOST_HEADS, MOST_LETTERS, Walk
from mappamundi.kernel.rows import Rows
from mappamundi.kit.fault import located
from mappamundi.kit.random_play import some
from mappamundi.kit.subject import Subject

# So many actions of a long list are foreseen.
FORESEEN = 6


class Looked(NamedTuple):
    """How many rows were compared, how many of the other worlds differed, and how many actions were stopped."""

    rows: int
    different: int
    stopped: int


def row_of(game: Learnable, position: Observable, seat: int) -> bytes:
    """What that seat knows."""
    out = bytearray(game.rows.size)
    position.observe(seat, memoryview(out))
    return bytes(out)


def check_learnable(played: Subject[Any], number: int, seed: int = 0, every: int = 1) -> Looked:
    """One random game. At every n-th step somebody's row, and what it foresees of its actions, is compared with
    those of another world; and every legal action is sought by its path."""
    game = learnable(played.game)
    assert game is not None, f"{played.id} has no rows and no paths: no learner can play it"
    players, options, style = played.table(number)
    rng = Random(f"{seed} {number} learnable")
    position = played.new(rng.getrandbits(128), players, options)
    looked: list[Looked] = []
    with located(f"game {number} of seed {seed} ({players} seats)"):
        assert len(game.paths.heads) <= MOST_HEADS, f"{len(game.paths.heads)} heads"
        assert game.paths.letters <= MOST_LETTERS, f"{game.paths.letters} letters"
        for step in range(played.most_decisions):
            if position.result() is not None:
                break
            if step % every == 0:
                seat = some(rng, position.to_act())
                check_paths(game, position.legal(seat))
                looked += [_look(played, game, position, viewer, rng) for viewer in {seat, some(rng, range(players))}]
            played.step(position, rng, style)
    return together(looked)


def together(looked: Sequence[Looked]) -> Looked:
    """All that was looked at."""
    return Looked(*(sum(column) for column in zip(*looked, strict=True))) if looked else Looked(0, 0, 0)


def _look(played: Subject[Any], game: Learnable, position: Observable, viewer: int, rng: Random) -> Looked:
    check_row(game.rows, row_of(game, position, viewer))
    other = played.other_world(position, viewer, rng)
    assert row_of(game, position, viewer) == row_of(game, other, viewer), _apart(game, position, other, viewer)
    stopped = _check_foresight(game, position, other, viewer, rng) if viewer in position.to_act() else 0
    return Looked(1, int(position.dump() != other.dump()), stopped)


def check_row(rows: Rows, row: bytes) -> None:
    """Every value lies in the range that the table says."""
    assert len(row) == rows.size, f"a row has {len(row)} bytes, the table {rows.size}"
    for field in rows.fields:
        high = max(field.read(row), default=0)
        assert high <= field.most, f"{field.name} is {high}, and the table says at most {field.most}"


def check_paths(game: Learnable, legal: Sequence[Action]) -> None:
    """Each has a path of its own, that leads back to it; and choosing along it leads there."""
    paths = {game.paths.path(action): action for action in legal}
    assert len(paths) == len(legal), "two legal actions have one path"
    for path, action in paths.items():
        assert game.paths.action(path) is action, f"the path of {action} leads to {game.paths.action(path)}"
    if legal:
        path, action = max(paths.items())
        walk, found = Walk(game.paths), None
        walk.begin(legal)
        for choice in path:
            assert choice in walk.open(), f"{choice} of the path of {action} cannot be chosen"
            found = walk.choose(choice)
            if found is not None:
                break
        assert found is action, f"the path of {action} ends at {found}"


def _check_foresight(game: Learnable, position: Observable, other: Observable, seat: int, rng: Random) -> int:
    """What the seat foresees is the same in the other world; how many actions were stopped."""
    legal = position.legal(seat)
    stopped = 0
    for action in rng.sample(legal, FORESEEN) if len(legal) > FORESEEN else legal:
        here, there = foresee(position, seat, action), foresee(other, seat, action)
        assert here.whole == there.whole, f"what is hidden from seat {seat} decides whether {action} goes on"
        if here.whole:
            assert here.position.view(seat).json() == there.position.view(seat).json(), f"{action} shows what is hidden"
        assert row_of(game, here.position, seat) == row_of(game, there.position, seat), (
            f"{action}, foreseen by seat {seat}, shows what is hidden: "
            f"{_apart(game, here.position, there.position, seat)}"
        )
        stopped += not here.whole
    return stopped


def _apart(game: Learnable, position: Observable, other: Observable, seat: int) -> str:
    """The fields in which two rows differ."""
    mine, theirs = game.rows.read(row_of(game, position, seat)), game.rows.read(row_of(game, other, seat))
    names = ", ".join(name for name in mine if mine[name] != theirs[name])
    return f"what is hidden from seat {seat} changes its row: {names}"
