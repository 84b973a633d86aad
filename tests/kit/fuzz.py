"""Random games with every invariant checked on the way; finds dead ends, endless games, lost pieces, wrong refusals.

    python -m tests.kit.fuzz hotw2018 --games 100000 --jobs 2 --seed 1

A fault names the game and the step; `--seed S --first N --games 1` plays that game again.
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import click
from tests.kit.parts import in_parts
from tests.kit.subject import subject, subjects

from mappamundi.kit.fuzz import COSTLY_EVERY, play_game

CHUNK = 50


@dataclass
class Tally:
    """What was played."""

    lengths: list[int] = field(default_factory=list)
    longest: tuple[int, int] = (0, -1)  # decisions, number of the game
    actions: Counter[str] = field(default_factory=Counter)

    def add(self, number: int, actions: Counter[str]) -> None:
        length = actions.total()
        self.lengths.append(length)
        self.longest = max(self.longest, (length, number))
        self.actions += actions

    def merge(self, other: "Tally") -> None:
        self.lengths += other.lengths
        self.longest = max(self.longest, other.longest)
        self.actions += other.actions

    def summary(self) -> str:
        if not self.lengths:
            return "0 games"
        lengths = sorted(self.lengths)
        marks = ", ".join(
            f"{name} {lengths[min(len(lengths) - 1, len(lengths) * part // 100)]}"
            for name, part in (("least", 0), ("5%", 5), ("median", 50), ("95%", 95), ("most", 100))
        )
        decisions, number = self.longest
        return (
            f"{len(lengths):,} games, {sum(lengths):,} decisions, longest {decisions} (game {number}); "
            f"decisions per game: {marks}"
        )


def play_games(game: str, first: int, count: int, seed: int = 0, costly_every: int = COSTLY_EVERY) -> Tally:
    tally, played = Tally(), subject(game)
    for number in range(first, first + count):
        tally.add(number, play_game(played, number, seed, costly_every))
    return tally


# --- from the command line --------------------------------------------------------------------------------------


@click.command()
@click.argument("game", type=click.Choice(subjects()))
@click.option("--games", default=1000, show_default=True, help="How many games.")
@click.option("--jobs", default=1, show_default=True, help="How many processes.")
@click.option("--seed", default=0, show_default=True, help="Another seed, other games.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--costly-every", default=COSTLY_EVERY, show_default=True, help="Steps between the costly checks.")
@click.option("--kinds", is_flag=True, help="Also say how often each kind of action was done.")
def main(game: str, games: int, jobs: int, seed: int, first: int, costly_every: int, kinds: bool) -> None:
    """Play random games and check every invariant."""
    started = shown = time.monotonic()
    tally = Tally()
    for part in _parts(game, first, games, jobs, seed, costly_every):
        tally.merge(part)
        if time.monotonic() - shown > 3:
            shown = time.monotonic()
            speed = len(tally.lengths) / (shown - started)
            left = (games - len(tally.lengths)) / speed
            click.echo(
                f"{game}: {len(tally.lengths):,} of {games:,} games, {speed:.0f} a second, {left:.0f} s left", err=True
            )
    if kinds:
        for do, count in tally.actions.most_common():
            click.echo(f"{count:>12,}  {do}")
    click.echo(f"{game}: {tally.summary()}; no fault, {time.monotonic() - started:.0f} s")


def _parts(game: str, first: int, games: int, jobs: int, seed: int, costly_every: int) -> Iterator[Tally]:
    """The games in chunks, as they are finished."""
    starts = range(first, first + games, CHUNK)
    chunks = ((game, start, min(CHUNK, first + games - start), seed, costly_every) for start in starts)
    return in_parts(play_games, chunks, jobs)


if __name__ == "__main__":
    main()
