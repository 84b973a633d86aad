"""What anyone runs on a game or a bot of their own; it needs nothing but this package.

    from mappamundi.kit import check_bot, check_game

    check_game(MyGame())
    check_bot(MyBot, MyGame())

Each raises an `AssertionError` that says what does not hold, and in which game. `python -m mappamundi.kit NAME` does
the same from the command line.
"""

from typing import Any

from mappamundi.kernel import Game
from mappamundi.kit import bots
from mappamundi.kit.contract import check_contract
from mappamundi.kit.fault import Fault
from mappamundi.kit.fuzz import play_game
from mappamundi.kit.hidden import check_hidden
from mappamundi.kit.imagined import check_imagining
from mappamundi.kit.records import check_records
from mappamundi.kit.rollout import check_rollout
from mappamundi.kit.subject import Subject

if not __debug__:
    raise ImportError("the kit checks by assertions, and `python -O` leaves them out: run it without -O")

# How many decisions lie between two close looks at a position, about. A prime, so that they meet every part of a turn.
CLOSELY = 7


def check_game(game: Game | Subject[Any], games: int = 30, seed: int = 0) -> None:
    """All that holds of any game, in so many random games: what it declares; its invariants, and that only legal
    actions are accepted; its records; that nobody sees what is hidden; that imagined positions are possible ones."""
    played = of(game)
    check_contract(played, seed)
    compared = different = 0
    for number in range(games):
        play_game(played, number, seed, CLOSELY)
        check_records(played, number, seed)
        looked, differed = check_hidden(played, number, seed)
        compared, different = compared + looked, different + differed
        check_imagining(played, number, seed)
    check_rollout(played, seed)
    assert played.open or different or not compared, (
        f"none of {compared} worlds differed from the real one: either a view tells everything, or nothing is hidden "
        "in this game, and its subject should say so (`open = True`)"
    )


def check_bot(make: bots.Make, game: Game | Subject[Any], games: int = 20, seed: int = 0) -> None:
    """All that holds of any bot, in positions of so many random games and in as many games of its own: it has a legal
    answer everywhere, the same by the same seed, from its view alone; it changes nothing, and comes to an end."""
    bots.check_bot(make, of(game), games, seed)


def of(game: Game | Subject[Any]) -> Subject[Any]:
    """What is known about a game: what its subject says, or what any game has."""
    return game if isinstance(game, Subject) else Subject(game)


__all__ = ["Fault", "Subject", "check_bot", "check_game"]
