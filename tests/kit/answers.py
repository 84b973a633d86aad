"""Every bot answers in any position, not only in those that it reaches by itself, and ends what it begins.

    python -m tests.kit.answers hotw2018 --positions 20000 --games 2000 --jobs 2

Positions come from random games; of the games that bots play among themselves every second one begins in such a
position. A fault names the bot, the game and the step; `--bot NAME --first N` with `--positions 1 --games 0`, or the
other way round, tries that position or game again.
"""

import time
from collections.abc import Sequence
from functools import partial

import click
from tests.kit.parts import in_parts
from tests.kit.subject import subject, subjects

from mappamundi.bots import bot_names, make_bot
from mappamundi.kit.bots import OF_A_GAME, check_answer, check_game_of, random_positions
from mappamundi.kit.fault import located


def ask(game: str, bots: Sequence[str], first: int, games: int, seed: int = 0) -> int:
    """Ask all these bots in positions of so many random games, from that number on; in how many positions."""
    played, asked = subject(game), 0
    for number in range(first, first + games):
        for at, (position, seat) in enumerate(random_positions(played, number, seed)):
            if at == OF_A_GAME:
                break
            for bot in bots:
                with located(f"game {number} of seed {seed}", f"position {at}", f"seat {seat}", bot):
                    check_answer(played, position, seat, make_bot(bot, played.game, at))
            asked += 1
    return asked


# --- games ------------------------------------------------------------------------------------------------------


def end_games(game: str, bots: Sequence[str], first: int, games: int, seed: int = 0) -> int:
    """Have each of these bots play so many games among itself, from that number on; how many decisions they took."""
    played = subject(game)
    decisions = 0
    for number in range(first, first + games):
        for bot in bots:
            with located(f"game {number} of seed {seed}", bot):
                decisions += check_game_of(played, partial(make_bot, bot), number, seed)
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
