"""Every bot answers in any position, not only in those that it reaches by itself, and ends what it begins.

    python -m tests.kit.answers hotw2018 --positions 20000 --games 2000 --jobs 2

Positions come from random games; of the games that bots play among themselves every second one begins in such a
position. A fault names the bot, the game and the step; `--bot NAME --first N` with `--positions 1 --games 0`, or the
other way round, tries that position or game again.
"""

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import click
from tests.kit.parts import in_parts
from tests.kit.random_play import some
from tests.kit.subject import Subject, subject, subjects

from mappamundi.bots import Wait, bot_names, make_bot
from mappamundi.bots.among import moves_among
from mappamundi.kernel import Position

# By how many steps positions of a random game lie apart, at most: near each other, so that every stage of a turn is
# met, or far, so that they reach the end. So many of one game are looked at.
APART = (2, 8, 32, 128)
OF_A_GAME = 20
# No bot of ours thinks about anything for longer than this, in seconds.
LONGEST_THOUGHT = 300.0
# No game between bots has more decisions than this.
MOST_DECISIONS = 20_000


class Fault(AssertionError):
    """A bot without an answer, or with one that cannot be."""


@contextmanager
def named(*where: object) -> Iterator[None]:
    """Whatever goes wrong in it says where."""
    try:
        yield
    except Exception as error:
        raise Fault(f"{', '.join(map(str, where))}: {type(error).__name__}: {error}") from error


# --- positions --------------------------------------------------------------------------------------------------


def random_positions(played: Subject[Any], number: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Positions of one random game in which somebody may act, each with a seat that may."""
    players, options, style = played.table(number)
    rng = Random(f"{seed} {number}")
    position = played.new(rng.getrandbits(128), players, options)
    apart = some(rng, APART)
    while True:
        if waiting := position.to_act():
            yield position, some(rng, waiting)
        played.advance(position, rng, 1 + int(rng.random() * apart), style)
        if position.result() is not None:
            return


def check_answer(played: Subject[Any], position: Position, seat: int, bot: str, seed: int) -> None:
    """Something legal, now or soon; nothing only where a seat may leave it at that."""
    legal = position.legal(seat)
    choice = make_bot(bot, played.game, seed).choose(position.view(seat), legal)
    if isinstance(choice, Wait):
        assert 0 < choice.seconds < LONGEST_THOUGHT, f"it waits for {choice.seconds} s"
    action = choice.action if isinstance(choice, Wait) else choice
    if action is None:
        assert not legal or played.may_wait(position, seat), "it waits for ever"
    else:
        assert action in legal, f"{action} is not legal"


def ask(game: str, bots: Sequence[str], first: int, games: int, seed: int = 0) -> int:
    """Ask all these bots in positions of so many random games, from that number on; in how many positions."""
    played, asked = subject(game), 0
    for number in range(first, first + games):
        for at, (position, seat) in enumerate(random_positions(played, number, seed)):
            if at == OF_A_GAME:
                break
            for bot in bots:
                with named(f"game {number} of seed {seed}", f"position {at}", f"seat {seat}", bot):
                    check_answer(played, position, seat, bot, at)
            asked += 1
    return asked


# --- games ------------------------------------------------------------------------------------------------------


def end_games(game: str, bots: Sequence[str], first: int, games: int, seed: int = 0) -> int:
    """Have each of these bots play so many games among itself, from that number on; how many decisions they took."""
    played = subject(game)
    decisions = 0
    for number in range(first, first + games):
        for bot in bots:
            with named(f"game {number} of seed {seed}", bot):
                decisions += end_game(played, bot, number, seed)
    return decisions


def end_game(played: Subject[Any], bot: str, number: int, seed: int) -> int:
    """One of them to its end; how many decisions that took."""
    players, options, style = played.table(number // 2)
    rng = Random(f"{seed} {number}")
    position = played.new(rng.getrandbits(128), players, options)
    if number % 2:
        played.advance(position, rng, int(rng.random() * played.longest), style)
    bots = [make_bot(bot, played.game, number + seat) for seat in range(players)]
    decisions = 0
    for _, seat, action in moves_among(played.game, position, bots):
        assert seat is None or action in position.legal(seat), f"{action} is not legal"
        position.play(seat, action)
        decisions += 1
        assert decisions < MOST_DECISIONS, "it does not end"
    assert position.result() is not None, "it stops before its end"
    return decisions


# --- from the command line --------------------------------------------------------------------------------------


@click.command()
@click.argument("game", type=click.Choice(subjects()))
@click.option("--bot", "bots", multiple=True, help="Only this bot; may be repeated.")
@click.option("--positions", default=2000, show_default=True, help="In how many positions each bot is asked, at least.")
@click.option("--games", default=100, show_default=True, help="How many games each bot plays among itself.")
@click.option("--jobs", default=1, show_default=True, help="How many processes.")
@click.option("--seed", default=0, show_default=True, help="Another seed, other games.")
@click.option("--first", default=0, show_default=True, help="The number of the first game.")
def main(game: str, bots: Sequence[str], positions: int, games: int, jobs: int, seed: int, first: int) -> None:
    """Ask every bot in random positions, and have each play whole games among itself."""
    wanted = tuple(bots) or bot_names(game)
    began, asked, number = time.monotonic(), 0, first
    # A random game may be over before it had all its positions: they are looked for until there are enough.
    while asked < positions:
        count = -(-(positions - asked) // OF_A_GAME)
        asked += sum(in_parts(ask, ((game, wanted, one, 1, seed) for one in range(number, number + count)), jobs))
        number += count
    ended = in_parts(end_games, ((game, wanted, one, 1, seed) for one in range(first, first + games)), jobs)
    decisions = 0
    for done, taken in enumerate(ended, 1):
        decisions += taken
        if done % 100 == 0:
            click.echo(f"{game}: {done:,} of {games:,} games, {time.monotonic() - began:.0f} s", err=True)
    told = f"{asked:,} positions and {games:,} games ({decisions:,} decisions) of each of {', '.join(wanted)}"
    click.echo(f"{game}: {told}; no fault, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
