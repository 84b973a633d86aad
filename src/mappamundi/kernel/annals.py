"""Annals: a game in numbers and sentences, from its log as one viewer knows it.

They are worked out here and in the games, and nowhere else. Like the chronicle they are ids of messages with parameters
(`mappamundi.kernel.narration`): whoever shows them (the browser, the terminal) has the words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from mappamundi.kernel.narration import Param, Sentence


class Entry(NamedTuple):
    """What a viewer was told of an entry of the log: its number, when it was, in seconds since 1970, and its events.

    The first one is the beginning of the game, in which nothing happens yet. What was taken back is not among them.
    """

    seq: int
    at: float
    events: Sequence[Mapping[str, Any]] = ()


@dataclass(slots=True)
class Series:
    """Numbers by seat, one for each label."""

    labels: list[Param]
    series: list[list[int]]


@dataclass(slots=True)
class Gain:
    """What some points of a turn were for: `scored` at its end or `made` before it, that many `times`. `word` is what
    was reached there."""

    id: str
    kind: str
    name: Param
    points: int
    times: int = 1
    word: Sentence | None = None


@dataclass(slots=True)
class Loss:
    """A place that a seat lost in somebody's turn, and the greatest of what stood and fell there, if anything."""

    seat: int
    place: str
    fallen: str = ""


@dataclass(slots=True)
class Turn:
    """A turn: with which card it was played and in which epoch, the entries of the log in which it began and ended (0
    while it lasts), what it took and from whom, and what its points were for. `score` is what its player had then, and
    `note` the turn in a few words."""

    seat: int
    card: str
    epoch: int
    begun: int
    at: float
    ended: int
    took: list[str]
    lost: list[Loss]
    fought: int
    won: int
    gains: list[Gain]
    points: int
    score: int
    note: Sentence


@dataclass(slots=True)
class Luck:
    """How far above or below expectation a seat came, and what is to be said of it."""

    seat: int
    difference: float
    notes: list[Sentence]


@dataclass(slots=True)
class Roll:
    """A die that fell."""

    sides: int
    face: int


@dataclass(slots=True)
class Tiebreak:
    """What decided among equals, and the rule by which it did."""

    says: Sentence
    rule: str


@dataclass(slots=True)
class Annals:
    """What there is to tell of a game up to the entry `seq`.

    `points` over time and by the `parts` that brought them; the `turns`; what is told of each of the `seats`; `luck`,
    where there is any; and once the game is over all `rolls` in their order, the `summary`, what `decided` among equals
    with its rules, and the `story`, paragraph by paragraph.
    """

    seq: int
    points: Series
    parts: Series
    turns: list[Turn]
    seats: list[list[Sentence]]
    luck: list[Luck]
    rolls: list[Roll]
    summary: list[Sentence]
    decided: list[Tiebreak]
    story: list[list[Sentence]]


def plain_annals(log: Sequence[Entry]) -> Annals:
    """Those of a game that has nothing more to say than its chronicle."""
    nothing = Series([], [])
    return Annals(log[-1].seq, nothing, nothing, [], [], [], [], [], [], [])
