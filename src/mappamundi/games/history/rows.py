"""How the rows of all editions are written (`kernel.rows` says how they are read).

Written at every decision of millions of games: whole pieces at a time, those that rarely change from a table.
"""

from collections.abc import Sequence
from functools import lru_cache

# So many of the latest are kept: hands, piles and markers stay the same for many decisions.
KEPT = 1 << 16


def seen_from(viewer: int, seat: int, players: int) -> int:
    """A seat as one of several answers: one more than its distance round the table, 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer) % players + 1


@lru_cache(maxsize=64)
def all_seen_from(viewer: int, players: int) -> tuple[int, ...]:
    """The same of every seat by its number, and of nobody, which is -1, at the end."""
    return (*((seat - viewer) % players + 1 for seat in range(players)), 0)


@lru_cache(maxsize=KEPT)
def bits(mask: int, count: int) -> bytes:
    """A byte for each bit of a mask."""
    return bytes([mask >> n & 1 for n in range(count)])


def put_mask(out: list[int], mask: int, count: int) -> None:
    """A byte for each bit of a mask."""
    out += bits(mask, count)


def put_numbers(out: list[int], numbers: Sequence[int], count: int) -> None:
    """So many numbers; those that there are not are 0."""
    out += numbers
    out += bytes(count - len(numbers))


def put_by_seat(out: list[int], viewer: int, numbers: list[int], seats: int) -> None:
    """A number of each seat, the viewer's first."""
    out += numbers[viewer:]
    out += numbers[:viewer]
    out += bytes(seats - len(numbers))


def put_wide_by_seat(out: list[int], viewer: int, numbers: list[int], seats: int) -> None:
    """The same, of two bytes each."""
    players = len(numbers)
    for distance in range(players):
        number = numbers[(viewer + distance) % players]
        out.append(number >> 8)
        out.append(number & 255)
    out += bytes(2 * (seats - players))


@lru_cache(maxsize=KEPT)
def seats_from(viewer: int, mask: int, players: int, seats: int) -> bytes:
    """A byte for each seat, the viewer's first: whether it is in the mask."""
    return bytes([mask >> (viewer + distance) % players & 1 if distance < players else 0 for distance in range(seats)])


def put_seats(out: list[int], viewer: int, mask: int, players: int, seats: int) -> None:
    """The same, written."""
    out += seats_from(viewer, mask, players, seats)
