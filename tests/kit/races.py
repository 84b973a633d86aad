"""How long bots play among themselves, how often each acts, and what they leave over: seeded, in simulated time.

    python -m tests.kit.races fourgods --games 20
    python -m tests.kit.races fourgods --option tempo=timed_turns --bot calm

What a race is told to last where one chooses its bots (`paces`) is held to this by a test.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import click
from tests.kit.subject import Subject, subject, subjects

from mappamundi.bots import bot_names, make_bot, paces
from mappamundi.bots.among import moves_among
from mappamundi.cli.common import parse_options

GAMES = 20


class Sum(NamedTuple):
    """What games between equal bots came to, on average: minutes, seconds between two acts of a seat, what was left."""

    minutes: float
    gap: float
    left: Mapping[str, float]


def run_races(played: Subject[Any], bot: str, players: int, options: Mapping[str, Any], games: int = GAMES) -> Sum:
    """So many games in which every seat is this bot's; the same each time."""
    seconds, acts = 0.0, 0
    left: Counter[str] = Counter()
    for number in range(games):
        position, ended = played.new(number, players, options), 0.0
        bots = [make_bot(bot, played.game, players * number + seat) for seat in range(players)]
        for at, seat, action in moves_among(played.game, position, bots):
            position.play(seat, action)
            acts += seat is not None
            ended = at
        seconds += ended
        left.update(played.left_over(position))
    return Sum(seconds / games / 60, seconds * players / acts, {name: count / games for name, count in left.items()})


@click.command()
@click.argument("game", type=click.Choice([game for game in subjects() if paces(game)]))
@click.option("--bot", "bots", multiple=True, help="Only this bot; may be repeated.")
@click.option("--games", default=GAMES, show_default=True, help="How many games for each row.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="How the game is played.")
def main(game: str, bots: Sequence[str], games: int, options: tuple[str, ...]) -> None:
    """Say how long equal bots play, how often each acts, and what they leave over."""
    played = subject(game)
    least, most = played.game.facts.seats
    for players in range(least, most + 1):
        for bot in bots or bot_names(game):
            chosen = parse_options(played.game, options, players)
            minutes, gap, left = run_races(played, bot, players, chosen, games)
            pace = paces(game).get(bot)
            is_race = pace is not None and pace.beside.items() <= chosen.items()
            said = f" (told: {pace.minutes[players - least]})" if pace is not None and is_race else ""
            counted = "".join(f", {name} {count:.1f}" for name, count in left.items())
            click.echo(f"{players} × {bot:<7} {minutes:5.1f} min{said}, an act every {gap:.1f} s{counted}")


if __name__ == "__main__":
    main()
