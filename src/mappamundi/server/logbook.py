"""Reading a log again: what chance did is what the log kept, and what was taken back did not happen."""

from collections import deque
from collections.abc import Mapping, Sequence

from mappamundi.kernel import Seeded
from mappamundi.server.store.rows import Entry


class Replaying:
    """The seeded chance, but while a log is followed the dice and piles are those that the log kept.

    `preset` are the first dice of a lesson; `used` counts how many of them fell since something was expected.
    """

    def __init__(self, seed: bytes) -> None:
        self.seeded = Seeded(seed)
        self.preset: Sequence[int] = ()
        self.used = 0
        self.dice: deque[int] = deque()
        self.orders: dict[str, list[int]] = {}

    def expect(self, dice: Sequence[int], orders: Mapping[str, list[int]]) -> None:
        self.dice = deque(dice)
        self.orders = dict(orders)
        self.used = 0

    def roll(self, index: int, sides: int) -> int:
        if self.dice:
            return self.dice.popleft()
        if index < len(self.preset):
            self.used += 1
            return self.preset[index]
        return self.seeded.roll(index, sides)

    def shuffle(self, name: str, count: int) -> list[int]:
        return self.orders.pop(name, None) or self.seeded.shuffle(name, count)


def effective_log(entries: Sequence[Entry]) -> list[Entry]:
    """The entries without the steps that were taken back and the entries that took them back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            last = max(place for place, other in enumerate(kept) if other.kind == "step")
            del kept[last]
        else:
            kept.append(entry)
    return kept
