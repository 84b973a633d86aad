"""What a bot owes to any table: legal answers anywhere, the same by the same seed, from its view alone, to the end.

A bot is known by who makes it: `make(game, seed)`, as for `--seats`.
"""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from mappamundi.bots import Bot, Decision, Wait
from mappamundi.bots.among import moves_among
from mappamundi.kernel import Game, Position
from mappamundi.kit.fault import located
from mappamundi.kit.positions import canonical
from mappamundi.kit.random_play import some
from mappamundi.kit.subject import Subject

Make = Callable[[Game, int], Bot]

# By how many steps positions of a random game lie apart, at most: near each other, so that every stage of a turn is
# met, or far, so that they reach the end. So many of one game are looked at.
APART = (2, 8, 32, 128)
OF_A_GAME = 20
# Nobody at a table waits longer than this for a bot's decision, in seconds.
LONGEST_THOUGHT = 300.0
# No game between bots has more decisions than this.
MOST_DECISIONS = 20_000


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


def check_answer(played: Subject[Any], position: Position, seat: int, bot: Bot) -> Decision:
    """Something legal, now or soon; nothing only where a seat may leave it at that."""
    legal = position.legal(seat)
    choice = bot.choose(position.view(seat), legal)
    if isinstance(choice, Wait):
        assert 0 < choice.seconds < LONGEST_THOUGHT, f"it waits for {choice.seconds} s"
    action = choice.action if isinstance(choice, Wait) else choice
    if action is None:
        assert not legal or played.may_wait(position, seat), "it waits for ever"
    else:
        assert action in legal, f"{action} is not legal"
    return choice


def check_decision(played: Subject[Any], position: Position, seat: int, make: Make, seed: int, rng: Random) -> None:
    """An answer that follows from the seed and from what this seat may know, and changes nothing."""
    game = played.game
    bot = make(game, seed)
    assert isinstance(bot.name, str), f"its name is {bot.name!r}, not a text"
    before, legal, view = canonical(position), list(position.legal(seat)), position.view(seat)
    shown, offered = json.dumps(view.json()), list(legal)
    choice = check_answer(played, position, seat, bot)
    bot.choose(view, offered)
    assert canonical(position) == before, "it changes the position"
    assert offered == legal, "it changes the list of legal actions"
    assert json.dumps(view.json()) == shown, "it changes its view"
    again = make(game, seed).choose(position.view(seat), legal)
    assert again == choice, f"with the same seed it decides {choice} and {again}"
    packed = make(game, seed).choose(game.unpack_view(view.pack()), legal)
    assert packed == choice, f"it decides {choice}, but {packed} where its view was packed, as a server does"
    other = played.other_world(position, seat, rng)
    unaware = make(game, seed).choose(other.view(seat), other.legal(seat))
    assert unaware == choice, f"it decides {choice}, but {unaware} where something is different that it may not know"


def check_game_of(played: Subject[Any], make: Make, number: int, seed: int = 0) -> int:
    """A game of such bots among themselves, every second one from a random position, to its end; how many decisions
    that took."""
    players, options, style = played.table(number // 2)
    rng = Random(f"{seed} {number}")
    position = played.new(rng.getrandbits(128), players, options)
    if number % 2:
        played.advance(position, rng, int(rng.random() * played.longest), style)
    bots = [make(played.game, number + seat) for seat in range(players)]
    decisions = 0
    for _, seat, action in moves_among(played.game, position, bots):
        assert seat is None or action in position.legal(seat), f"{action} is not legal"
        position.play(seat, action)
        decisions += 1
        assert decisions < MOST_DECISIONS, "it does not end"
    assert position.result() is not None, "it stops before its end"
    return decisions


def check_bot(make: Make, played: Subject[Any], games: int = 20, seed: int = 0) -> None:
    """Decisions in positions of so many random games, and as many games among such bots."""
    for number in range(games):
        rng = Random(f"{seed} {number} worlds")
        for at, (position, seat) in enumerate(random_positions(played, number, seed)):
            if at == OF_A_GAME:
                break
            with located(f"game {number} of seed {seed}", f"position {at}", f"seat {seat}"):
                check_decision(played, position, seat, make, at, rng)
        with located(f"game {number} of seed {seed} among such bots"):
            check_game_of(played, make, number, seed)
