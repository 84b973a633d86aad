"""`python -m mappamundi.kit GAME`: the kit on a game by its name, and on bots of it.

GAME is a name that `mundi games` lists, or `MODULE:NAME` of a game or of a subject, which says more about it.
"""

import sys
from functools import partial
from importlib import import_module
from typing import Any

import click

from mappamundi import games
from mappamundi.bots import make_bot
from mappamundi.kernel import BadInput, Game
from mappamundi.kit import Subject, check_bot, check_game, of


def found(name: str) -> Game | Subject[Any]:
    """The game, or what its author says about it."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return games.game(name)
    try:
        thing: Game | Subject[Any] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadInput(f"{name}: {error}") from None
    return thing


@click.command("python -m mappamundi.kit")
@click.argument("game", metavar="GAME")
@click.option("--bot", "bots", multiple=True, metavar="NAME", help="A bot to try, as in --seats; may be repeated.")
@click.option("--games", "count", type=click.IntRange(min=1), default=30, show_default=True, metavar="N")
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed, other games.")
def main(game: str, bots: tuple[str, ...], count: int, seed: int) -> None:
    """Try GAME, a name or MODULE:NAME, in random games; with --bot, only that bot."""
    try:
        played = of(found(game))
        for bot in bots:
            make_bot(bot, played.game, 0)
            check_bot(partial(make_bot, bot), played, count, seed)
            click.echo(f"{bot}: {count} random games and {count} of its own, no fault")
        if not bots:
            check_game(played, count, seed)
            click.echo(f"{played.id}: {count} games, no fault")
    except BadInput as error:
        click.echo(f"kit: {error}", err=True)
        sys.exit(2)
    except AssertionError as fault:
        click.echo(f"kit: {fault}", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
