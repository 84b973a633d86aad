"""What a seat knows as a row of bytes of fixed length: for nets, environments and whoever counts.

A row is written by compiled code (`Position.observe`), and read by this table. Seats are counted from the viewer on
round the table, so that a learner sees the same from every chair; a seat that is one of several answers (who owns a
land) is one more than that, and 0 is nobody. Where there are fewer seats than there may be, the last ones are 0.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

BYTE: Final = 255

# What the values of a field are: a number of things; one of several, 0 being none; a bit for each of several.
COUNT: Final = "count"
CHOICE: Final = "choice"
FLAGS: Final = "flags"


class Field(NamedTuple):
    """A part of a row: one value for each of what it is `of`, from 0 to `most`, from `place` on.

    A value that can be more than 255 has two bytes, the larger first. `means` are the names of the values of a choice,
    0 included, or of the bits.
    """

    name: str
    of: tuple[str, ...]
    most: int
    what: str = COUNT
    means: tuple[str, ...] = ()
    place: int = 0

    @property
    def width(self) -> int:
        """How many bytes each value has."""
        return 1 if self.most <= BYTE else 2

    @property
    def size(self) -> int:
        """How many bytes there are of it."""
        return len(self.of) * self.width

    def read(self, row: Sequence[int]) -> list[int]:
        """Its values in a row."""
        found = list(row[self.place : self.place + self.size])
        return (
            found if self.width == 1 else [high << 8 | low for high, low in zip(found[::2], found[1::2], strict=True)]
        )


class Rows:
    """The table that describes the rows of a game."""

    def __init__(self, fields: Iterable[Field]) -> None:
        placed: list[Field] = []
        size = 0
        for field in fields:
            placed.append(field._replace(place=size))
            size += field.size
        self.fields: Final = tuple(placed)
        self.size: Final = size

    def read(self, row: Sequence[int]) -> dict[str, list[int]]:
        """A row by the names of its fields."""
        return {field.name: field.read(row) for field in self.fields}


def one(name: str, most: int) -> Field:
    """A number by itself."""
    return Field(name, ("",), most)


def flag(name: str) -> Field:
    """Whether something is so."""
    return Field(name, ("",), 1, FLAGS, (name,))


def choice(name: str, means: Sequence[str], of: Sequence[str] = ("",)) -> Field:
    """One of several, or none of them."""
    return Field(name, tuple(of), len(means), CHOICE, ("", *means))


def each(name: str, of: Sequence[str], most: int = 1) -> Field:
    """A number for each of several; whether each is so, if that is at most 1."""
    return Field(name, tuple(of), most, COUNT if most > 1 else FLAGS, () if most > 1 else (name,))


def round_the_table(seats: int) -> tuple[str, ...]:
    """What the seats are called in rows."""
    return ("own", *(f"next_{n}" for n in range(1, seats)))
