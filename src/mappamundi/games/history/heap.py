"""Things whose order does not count, in the report of a position."""

from collections.abc import Iterator, Set
from typing import Any


class Heap(Set[Any]):
    """Things whose order does not count, but whose number does: a scenario compares them as it does a set."""

    def __init__(self, things: list[Any]) -> None:
        self.things = things

    def __contains__(self, thing: object) -> bool:
        return thing in self.things

    def __iter__(self) -> Iterator[Any]:
        return iter(self.things)

    def __len__(self) -> int:
        return len(self.things)
