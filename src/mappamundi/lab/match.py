"""One game of turns as it is played in an environment: who is asked, and what its choice brought."""

from collections.abc import Mapping, Sequence
from typing import Final

from mappamundi.kernel import Seeded, Value, seed_of
from mappamundi.kernel.learnable import Learnable, Observable
from mappamundi.lab.asking import PATH, Asking
from mappamundi.lab.rewards import Reward, Rewards

NOBODY: Final = -1


class Match:
    """`seat` is asked now; nobody, once the game is over. `rewards` is what the last choice brought to each seat:
    the list `nothing`, if that was nothing."""

    def __init__(
        self, game: Learnable, players: int, options: Mapping[str, Value], asking: Asking, reward: Reward
    ) -> None:
        self.game: Final = game
        self.players: Final = game.facts.seated(players)
        self.options: Final = game.facts.checked(options, players)
        self.asking: Final = asking
        self._rewards: Final = Rewards(players, reward)
        self.nothing: Final = self._rewards.nothing
        self.rewards = self.nothing
        self.position: Observable
        self.seat = NOBODY

    def begin(self, seed: int | str, number: int = 0) -> None:
        """Game `number` of a seed."""
        self.position = self.game.new(self.options, self.players, Seeded(seed_of(seed, number)))
        self._rewards.begin(self.position)
        self.rewards = self.nothing
        self._ask()

    def choose(self, number: int) -> None:
        """The choice of the seat that is asked. `ValueError` if it is none."""
        action = self.asking.choose(number)
        if action is None:
            self.rewards = self.nothing
            return
        self.position.play(self.seat, action)
        self._ask()
        self.rewards = self._rewards.after(self.position, self.seat == NOBODY)

    def _ask(self) -> None:
        awaited = self.position.awaited()
        if awaited:
            self.seat = awaited[0]
            self.asking.begin(self.position.legal(self.seat))
        else:
            self.seat = NOBODY

    def show(self, row: memoryview, mask: memoryview, zeros: bytes) -> None:
        """What the seat that is asked knows, and what it can choose; `zeros` are as many as the mask has bytes."""
        write_row(self.position, self.seat, self.asking.chosen(), row)
        mask[:] = zeros
        mark(self.asking.open(), mask)


def write_row(position: Observable, seat: int, chosen: bytes, row: memoryview) -> None:
    """What that seat knows, and at the end what it has chosen of an action so far."""
    known = len(row) - PATH
    position.observe(seat, row[:known])
    row[known:] = chosen


def mark(numbers: Sequence[int], mask: bytearray | memoryview) -> None:
    """These can be chosen."""
    for number in numbers:
        mask[number] = 1
