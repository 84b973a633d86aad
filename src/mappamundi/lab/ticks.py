"""A race in ticks: time passes a tenth of a second at a time, and between two ticks all seats may act at once.

Whoever learns a race acts in steps, as everywhere else. Nobody really waits, and the position's own clock, where one
runs, is exact at every tick.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from mappamundi.bots.scheduler import Move
from mappamundi.kernel import Action, IllegalAction, Position

# So long a tick lasts, in seconds; and in the thousandths in which it is counted, so that no sum is ever off.
TICK: Final = 0.1
_SECOND: Final = 1000
_TICK: Final = round(TICK * _SECOND)


class Ticks:
    """The time of one position, which it plays. With `rng` those who act in the same tick draw lots for who is first;
    otherwise each comes first in its turn."""

    def __init__(self, position: Position, rng: Random | None = None) -> None:
        self.position: Final = position
        # How many ticks have passed.
        self.count = 0
        self._rng: Final = rng
        # How often several seats wanted to act in the same tick.
        self._crowds = 0

    @property
    def seconds(self) -> float:
        """How much time has passed."""
        return self.count * _TICK / _SECOND

    def tick(self) -> list[Move]:
        """Let a tick pass; what nobody played by it: nothing where no time is counted. Once the game is over, none
        passes."""
        position = self.position
        if not position.to_act():
            return []
        self.count += 1
        moves: list[Move] = []
        left = _TICK
        while left > 0 and (alarm := position.alarm()) is not None:
            rings = round(alarm.seconds * _SECOND)
            passing = alarm.action if rings <= left else position.elapse(left / _SECOND)
            if passing is None:
                break
            position.play(None, passing)
            moves.append((None, passing))
            # Whatever clock the alarm has set going runs for the rest of the tick.
            left -= rings
        return moves

    def play(self, actions: Mapping[int, Action]) -> list[tuple[int, Action]]:
        """Let these seats act, one after another; what was really played, in that order.

        An action that the rules do not allow, because somebody came first or at all, is left out, and nothing else
        comes of it (`Position.play`).
        """
        played: list[tuple[int, Action]] = []
        for seat in self._in_order(actions):
            try:
                self.position.play(seat, actions[seat])
            except IllegalAction:
                continue
            played.append((seat, actions[seat]))
        return played

    def _in_order(self, seats: Iterable[int]) -> list[int]:
        """Who is first: by lot; or first by turns, once one way round the table and once the other, so that of any two
        each is before the other equally often."""
        order = sorted(seats)
        if len(order) < 2:
            return order
        if self._rng is not None:
            lots = {seat: self._rng.random() for seat in order}
            return sorted(order, key=lots.__getitem__)
        players = self.position.players
        back, first = divmod(self._crowds % (2 * players), players)
        self._crowds += 1
        order.sort(key=lambda seat: (seat - first) % players)
        return order[::-1] if back else order
