"""Arenas for tests: settings, and games as if they had been played."""

from collections.abc import Callable, Sequence

from mappamundi.lab.arena.play import Played
from mappamundi.lab.arena.schedule import Schedule, Sitting
from mappamundi.lab.arena.setting import Setting

Outcome = Callable[[Sitting], Sequence[int]]


def setting(*bots: str, players: int = 4, seed: int = 0, limit: float = 60.0) -> Setting:
    return Setting(
        game="hotw2018",
        options={"selection": "draft"},
        players=players,
        bots=bots,
        seed=seed,
        limit=limit,
        rules="1",
    )


def places(scores: Sequence[int]) -> tuple[int, ...]:
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def played(arena: Setting, games: int, outcome: Outcome) -> dict[int, Played]:
    """So many games whose scores are made up from their sittings."""
    schedule = Schedule(arena)
    found = {}
    for number in range(games):
        sitting = schedule.sitting(number)
        scores = tuple(outcome(sitting))
        found[number] = Played(
            game=number,
            deal=sitting.deal,
            bots=sitting.bots,
            scores=scores,
            places=places(scores),
            decisions=(10,) * len(scores),
            ms=(5.0,) * len(scores),
        )
    return found
