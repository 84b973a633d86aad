"""One number for thousands of games: two forms of the rules that print the same digest play the same games.

    python -m tests.kit.identity hotw2018 --games 10000

plays seeded games and digests, at every decision, who may act, every legal action, every event and all scores; now and
then also the whole position, what each viewer sees and what the counsel says. Run it interpreted and compiled
(`tools/compiled` does), or with two versions of the rules: where the digests differ, so do the games. `--each` prints
one digest a game, to find the first that differs; `--rules 1` plays by a version that is kept, whose digest stays.
"""

import hashlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import click
from tests.kit.subject import Subject, subject, subjects

from mappamundi.games import game as find_game
from mappamundi.kernel import Position

# Decisions between two looks at the whole position: a dump and the views cost more than many decisions.
WHOLE_EVERY = 97


def digest(played: Subject[Any], number: int) -> bytes:
    """Of one game; its number decides the seats, the options, how the seats choose, and the dice."""
    players, options, style = played.table(number)
    position = played.new(number, players, options)
    rng = Random(number)
    told = hashlib.blake2b(digest_size=16)
    decisions = 0
    while position.result() is None:
        waiting = position.to_act()
        seat, action = played.choose(position, rng, style)
        codes = None if seat is None else [listed.code for listed in position.legal(seat)]
        events = position.play(seat, action)
        told.update(repr((waiting, codes, events, list(position.standings() or ()))).encode())
        decisions += 1
        if decisions % WHOLE_EVERY == 0:
            for line in _whole(played, position):
                told.update(line.encode())
    told.update(repr(position.result()).encode())
    return told.digest()


def _whole(played: Subject[Any], position: Position) -> Iterator[str]:
    yield json.dumps(position.dump(), sort_keys=True)
    for viewer in (None, *range(position.players)):
        yield json.dumps(position.view(viewer).json(), sort_keys=True)
    for seat in position.to_act():
        yield json.dumps(played.game.counsel(position.view(seat), position.legal(seat)))


@click.command()
@click.argument("game", type=click.Choice(subjects()))
@click.option("--games", default=1000, show_default=True, help="How many games.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
@click.option("--each", is_flag=True, help="Also print one digest for each game.")
@click.option("--rules", help="An earlier version of the rules that is kept.")
def main(game: str, games: int, first: int, each: bool, rules: str | None) -> None:
    """Play seeded games and print one digest of all that happened in them."""
    whole = hashlib.blake2b(digest_size=16)
    played = subject(game)
    played.game = find_game(game, rules=rules)
    for number in range(first, first + games):
        one = digest(played, number)
        whole.update(one)
        if each:
            click.echo(f"{number:>8}  {one.hex()}")
    click.echo(f"{game}: {games:,} games from {first:,}, digest {whole.hexdigest()}")


if __name__ == "__main__":
    main()
