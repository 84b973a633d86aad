"""Random games with every invariant checked on the way; finds dead ends, endless games, lost pieces, wrong refusals."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from mappamundi.kernel import Action, Event
from mappamundi.kit.fault import Fault
from mappamundi.kit.positions import check_closely, check_end
from mappamundi.kit.subject import Subject

COSTLY_EVERY = 97  # prime, so that it meets every part of a turn
RARE_EVERY = 11  # games; prime, so that it meets every kind of table


def play_game(played: Subject[Any], number: int, seed: int = 0, costly_every: int = COSTLY_EVERY) -> Counter[str]:
    """Play one game to its end, checking; how often each kind of action was done."""
    players, options, style = played.table(number)
    rng = Random(f"{seed} {number}")
    position = played.new(rng.getrandbits(128), players, options)
    actions: Counter[str] = Counter()
    events: list[Event] = []
    stale: Sequence[Action] = ()
    countdown = int(rng.random() * costly_every)
    rare = set(played.rare) if number % RARE_EVERY == 0 else set()
    try:
        while True:
            played.check(position, events)
            if position.result() is not None:
                break
            if countdown <= 0 or (rare and played.decision(position) in rare):
                check_closely(played, position, rng, stale)
                countdown = costly_every
                rare.discard(played.decision(position))
            countdown -= 1
            seat, action = played.choose(position, rng, style)
            actions[action.do] += 1
            if actions.total() > played.most_decisions:
                raise Fault(f"no end after {played.most_decisions} decisions")
            stale = () if seat is None else position.legal(seat)
            events = position.play(seat, action)
        check_end(played, position, stale)
    except Exception as error:
        setup = ", ".join([f"{players} seats", *map(str, options.values())])
        where = f"game {number} of seed {seed} ({setup}), step {actions.total()}"
        raise Fault(f"{where}: {type(error).__name__}: {error}") from error
    return actions
