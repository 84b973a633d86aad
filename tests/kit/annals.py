"""Annals of the golden games: what every viewer is told of a game when it is over.

    python -m tests.kit.annals [GAME]

writes the files in `tests/games/GAME/annals/` anew, after a change that is meant to tell something else. Read the
difference before committing it.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import click
import msgspec
from tests.kit.subject import Golden, Subject, subject, subjects

from mappamundi.kernel import Annals, Entry, Event, Position

# A step takes so many seconds.
PACE = 2.0


@cache
def played_out(game: str, number: int) -> tuple[Position, list[list[Event]]]:
    """A golden game, by its number among them: its last position, and the events of each step."""
    played = subject(game)
    golden = played.golden[number]
    position, rng, steps = played.new(golden.seed, golden.players, golden.options), Random(golden.seed), []
    while position.result() is None:
        steps.append(played.step(position, rng, golden.style)[2])
    return position, steps


def log_of(played: Subject[Any], steps: list[list[Event]], viewer: int | None) -> list[Entry]:
    """The steps as a viewer was told them."""
    told = [[played.game.tell(event, viewer) for event in events] for events in steps]
    return [Entry(0, 0.0), *(Entry(seq, PACE * seq, events) for seq, events in enumerate(told, 1))]


def annals_of(played: Subject[Any], number: int, viewer: int | None) -> Annals:
    """What a viewer is told of a golden game."""
    game, (position, steps) = played.game, played_out(played.id, number)
    return game.annals(game.scene(None), log_of(played, steps, viewer), position.view(viewer), position.result())


def path_of(played: Subject[Any], golden: Golden) -> Path:
    return played.folder / "annals" / f"{golden.name}.txt"


def written(played: Subject[Any], number: int) -> Iterator[str]:
    """The lines of the file: what a spectator is told, and what each seat is told otherwise."""
    yield "# Written by `python -m tests.kit.annals`: what a spectator is told, and what each seat is told otherwise."
    public = list(_lines(annals_of(played, number, None)))
    yield from public
    for seat in range(played.golden[number].players):
        own = [line for line in _lines(annals_of(played, number, seat)) if line not in public]
        yield from (f"seat {seat}: {line}" for line in own)


def _lines(annals: Annals) -> Iterator[str]:
    for name, value in msgspec.to_builtins(annals).items():
        if name == "rolls":
            yield f"{name} {' '.join(str(roll['face']) for roll in value)}"
        elif isinstance(value, list):
            yield from (f"{name} {json.dumps(item, ensure_ascii=False)}" for item in value)
        else:
            yield f"{name} {json.dumps(value, ensure_ascii=False)}"


def text(played: Subject[Any], number: int) -> str:
    return "\n".join(written(played, number)) + "\n"


@click.command()
@click.argument("games", metavar="[GAME]...", nargs=-1, type=click.Choice(subjects()))
def main(games: tuple[str, ...]) -> None:
    """Write the annals of the golden games of these games, or of all, anew."""
    for played in map(subject, games or subjects()):
        for number, golden in enumerate(played.golden):
            path = path_of(played, golden)
            path.parent.mkdir(exist_ok=True)
            path.write_text(text(played, number), encoding="utf-8")
            click.echo(path.name)


if __name__ == "__main__":
    main()
