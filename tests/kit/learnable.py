"""Rows, paths and foresight looked at in many random games.

    python -m tests.kit.learnable hotw2018 --games 1000 --jobs 2

A fault names the game; `--first N --games 1` plays it again.
"""

import time

import click
from tests.kit.parts import in_parts
from tests.kit.subject import subject, subjects

from mappamundi.kit.learnable import Looked, check_learnable, together

CHUNK = 10


def look(game: str, first: int, count: int, seed: int) -> Looked:
    """So many games."""
    return together([check_learnable(subject(game), number, seed) for number in range(first, first + count)])


@click.command()
@click.argument("game", type=click.Choice(subjects()))
@click.option("--games", default=1000, show_default=True, help="How many games.")
@click.option("--jobs", default=1, show_default=True, help="How many processes.")
@click.option("--seed", default=0, show_default=True, help="Another seed, other games.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
def main(game: str, games: int, jobs: int, seed: int, first: int) -> None:
    """Look at every decision of random games."""
    started = time.monotonic()
    chunks = ((game, start, min(CHUNK, first + games - start), seed) for start in range(first, first + games, CHUNK))
    rows, different, stopped = together(list(in_parts(look, chunks, jobs)))
    click.echo(
        f"{game}: {games:,} games, {rows:,} rows compared with another world, {different:,} of which differed, "
        f"{stopped:,} actions stopped before what is hidden; no fault, {time.monotonic() - started:.0f} s"
    )


if __name__ == "__main__":
    main()
