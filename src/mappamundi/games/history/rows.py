"""How the rows of all editions are written (`kernel.rows` says how they are read)."""

from collections.abc import Sequence


def seen_from(viewer: int, seat: int, players: int) -> int:
    """A seat as one of several answers: one more than its distance round the table, 0 for nobody."""
    return 0 if seat < 0 else (seat - viewer) % players + 1


def put_mask(out: list[int], mask: int, count: int) -> None:
    """A byte for each bit of a mask."""
    for n in range(count):
        out.append(mask >> n & 1)


def put_numbers(out: list[int], numbers: Sequence[int], count: int) -> None:
    """So many numbers; those that there are not are 0."""
    out += numbers
    for _ in range(count - len(numbers)):
        out.append(0)


def put_by_seat(out: list[int], viewer: int, numbers: list[int], seats: int) -> None:
    """A number of each seat, the viewer's first."""
    players = len(numbers)
    for distance in range(players):
        out.append(numbers[(viewer + distance) % players])
    for _ in range(seats - players):
        out.append(0)


def put_wide_by_seat(out: list[int], viewer: int, numbers: list[int], seats: int) -> None:
    """The same, of two bytes each."""
    players = len(numbers)
    for distance in range(players):
        number = numbers[(viewer + distance) % players]
        out.append(number >> 8)
        out.append(number & 255)
    for _ in range(2 * (seats - players)):
        out.append(0)


def put_seats(out: list[int], viewer: int, mask: int, players: int, seats: int) -> None:
    """A byte for each seat, the viewer's first: whether it is in the mask."""
    for distance in range(players):
        out.append(mask >> (viewer + distance) % players & 1)
    for _ in range(seats - players):
        out.append(0)
