"""What the boards of all editions are made of: numbered places, and which of them lie next to each other.

Lands, sections, areas and cards are numbers; an edition numbers them as its rules need it. A set of lands is a rising
list, because a board has more of them than fit into a machine word. Sets of sections, areas and cards do fit and are
masks: ints with a bit for each, `BIT[n]` being the n-th.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

BIT: Final[tuple[int, ...]] = tuple(1 << n for n in range(256))


def members(mask: int) -> list[int]:
    """The numbers in a mask, rising."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def union(numbers: Iterable[int]) -> int:
    """The mask of these numbers."""
    mask = 0
    for number in numbers:
        mask |= BIT[number]
    return mask


def insert(numbers: list[int], number: int) -> None:
    """Put a number into a rising list."""
    place = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)


def take_out(numbers: list[int], number: int) -> None:
    """Take a number out of a list that has it; in native code `remove` compares objects."""
    place = 0
    while numbers[place] != number:
        place += 1
    numbers.pop(place)


def named(entries: Sequence[Mapping[str, Any]], numbers: Mapping[str, int], *keys: str) -> list[list[int]]:
    """For each entry of the data the places that it names under these keys, rising and each once."""
    return [sorted({numbers[name] for key in keys for name in entry.get(key, ())}) for entry in entries]


def flood(start: int, edges: Sequence[Sequence[int]], within: Iterable[int]) -> list[int]:
    """All places that a walk along the edges reaches without leaving `within`, rising."""
    home = set(within)
    found = {start}
    edge = [start]
    while edge:
        here = edge.pop()
        for near in edges[here]:
            if near in home and near not in found:
                found.add(near)
                edge.append(near)
    return sorted(found)
