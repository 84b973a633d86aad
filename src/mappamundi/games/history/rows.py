"""How the rows of all editions are written (`kernel.rows` says how they are read).

A row is written thousands of times a second, so that whole pieces of it are laid end to end, and few bytes one by one.
"""

from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.kernel.rows import choice

# More seats than these no edition has.
MOST_SEATS: Final = 6
# Actions name seats by their number: whoever counts them from its own chair on must know which that is.
CHAIR: Final = choice("chair", tuple(str(seat) for seat in range(MOST_SEATS)))
# So many bytes of nothing, by their number; no field has more.
BLANK: Final[list[list[int]]] = [[0] * count for count in range(len(BIT) + 1)]
# Eight bits as eight bytes, the least first.
EIGHT: Final[list[list[int]]] = [[mask >> bit & 1 for bit in range(8)] for mask in range(256)]
# By players and viewer: each seat as one of several answers, one more than its distance round the table. The last one
# is nobody's, which is where a seat below 0 finds its 0.
SEEN: Final[list[list[list[int]]]] = [
    [[(seat - viewer) % players + 1 for seat in range(players)] + [0] for viewer in range(players)]
    for players in range(MOST_SEATS + 1)
]


def put_mask(out: list[int], mask: int, count: int) -> None:
    """A byte for each bit of a mask."""
    if not mask:
        out += BLANK[count]
        return
    while count >= 8:
        out += EIGHT[mask & 255]
        mask >>= 8
        count -= 8
    if count:
        out += EIGHT[mask & 255][:count]


def put_counts(out: list[int], things: tuple[int, ...], count: int) -> None:
    """Of so many things how many there are of each."""
    first = len(out)
    out += BLANK[count]
    for thing in things:
        out[first + thing] = out[first + thing] + 1


def put_numbers(out: list[int], numbers: tuple[int, ...], count: int) -> None:
    """So many numbers; those that there are not are 0."""
    out += numbers
    out += BLANK[count - len(numbers)]


def put_seen(out: list[int], seen: list[int], seats: tuple[int, ...]) -> None:
    """These seats in their order, as they are seen by whom `SEEN` is given for."""
    for seat in seats:
        out.append(seen[seat])
    out += BLANK[MOST_SEATS - len(seats)]


def put_by_seat(out: list[int], viewer: int, numbers: list[int]) -> None:
    """A number of each seat, the viewer's first."""
    out += numbers[viewer:]
    out += numbers[:viewer]
    out += BLANK[MOST_SEATS - len(numbers)]


def put_wide_by_seat(out: list[int], viewer: int, numbers: list[int]) -> None:
    """The same, of two bytes each."""
    for number in numbers[viewer:]:
        out.append(number >> 8)
        out.append(number & 255)
    for number in numbers[:viewer]:
        out.append(number >> 8)
        out.append(number & 255)
    out += BLANK[2 * (MOST_SEATS - len(numbers))]


def put_seats(out: list[int], viewer: int, mask: int, players: int) -> None:
    """A byte for each seat, the viewer's first: whether it is in the mask."""
    put_mask(out, mask >> viewer | (mask & BIT[viewer] - 1) << players - viewer, MOST_SEATS)
