"""A record that is looked at here and there: what was played again once is not played again for the next question."""

from mappamundi.kernel import Game, Position
from mappamundi.records.record import Record
from mappamundi.records.replay import begin, go_on

# A position is kept after each so many steps: some kilobytes, and some milliseconds from one to the next.
EVERY = 64


class Playback:
    """The positions of a record, in any order. `BadInput` as from `replay`."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record = record
        self.game = game
        position, self._noted = begin(record, game)
        self._kept = [position.copy()]
        # Where the last question led, so that whoever goes on step by step pays for a step.
        self._last = (0, position)

    def at(self, number: int) -> Position | None:
        """The position after that step, to be looked at and not to be played on; none if there is no such step."""
        if not 0 <= number <= len(self.record.steps):
            return None
        since, position = self._nearest(number)
        # What fails on the way leaves a position of which nobody knows where it is.
        self._last = (-1, position)
        self._noted.take()
        for moment in go_on(self.record, self.game, position, self._noted, since, number):
            if moment.number == EVERY * len(self._kept):
                self._kept.append(position.copy())
        self._last = (number, position)
        return position

    def _nearest(self, number: int) -> tuple[int, Position]:
        """The latest point up to that step from which to play on."""
        place = min(number // EVERY, len(self._kept) - 1)
        since, position = self._last
        return (since, position) if EVERY * place <= since <= number else (EVERY * place, self._kept[place].copy())
