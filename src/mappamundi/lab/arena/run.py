"""An arena from its beginning to its end: what is not played yet is played, until there is enough."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from mappamundi.lab.arena.log import Log
from mappamundi.lab.arena.play import Played
from mappamundi.lab.arena.results import is_sure, results
from mappamundi.lab.arena.schedule import Schedule
from mappamundi.lab.arena.setting import Setting

# Whether the bots can be told apart is looked at after so many games, and then each time that there are so many times
# as many: the oftener one looks, the oftener chance alone says yes (docs/arena.md).
FIRST_LOOK: Final = 100
LOOK_AGAIN: Final = 1.25

# Plays games by number, in whatever order.
Players = Callable[[Setting, Iterable[int]], Iterator[Played]]


def run(
    setting: Setting,
    log: Log,
    games: int,
    players: Players,
    *,
    until_sure: bool = False,
    told: Callable[[int], None] = lambda played: None,
) -> dict[str, Any]:
    """The results of the first so many games, or of fewer if all bots can be told apart. `told` hears how many there
    are. Whoever interrupts is given the results of what was played."""
    stopped: str | None = None
    end = games
    try:
        for end in looks(Schedule(setting), games) if until_sure else (games,):
            missing = [number for number in range(end) if number not in log.games]
            told(end - len(missing))
            for count, played in enumerate(players(setting, missing), end - len(missing) + 1):
                log.add(played)
                told(count)
            if end < games and is_sure(_results(setting, log, end, games, None, rated=False)):
                stopped = "sure"
                break
    except KeyboardInterrupt:
        stopped = "interrupted"
    return _results(setting, log, end, games, stopped)


def _results(
    setting: Setting, log: Log, end: int, games: int, stopped: str | None, *, rated: bool = True
) -> dict[str, Any]:
    counted = {number: played for number, played in log.games.items() if number < end}
    return results(setting, counted, games, stopped, rated=rated)


def looks(schedule: Schedule, games: int) -> Iterator[int]:
    """After how many games that is: whole rounds only, in which all have played equally often."""
    a_round = schedule.games_a_round
    rounds = -(-FIRST_LOOK // a_round)
    while rounds * a_round < games:
        yield rounds * a_round
        rounds = max(rounds + 1, int(rounds * LOOK_AGAIN))
    yield games
