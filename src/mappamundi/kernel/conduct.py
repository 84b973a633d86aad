"""How a race is conducted: what a game asks of whoever referees it in real time.

None of it is a rule. The rules judge one action after another and know no clock but their own; whoever brings them the
actions may put one off, refuse to pass it on, or play an ordinary one in the name of a seat that has taken too long.
What a game wants of that follows from its data, and stands here so that the referee knows no game.
"""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mappamundi.kernel.action import Action

# Something that an action reaches for, as its game names it: what it is, and where.
Target = tuple[str | int, ...]


class Deadline(NamedTuple):
    """Something that a seat may do, or leave undone, for so many `seconds` and no longer.

    They count from the first moment at which the position has this deadline. Afterwards `action` is played in the name
    of the seat; where there is none, its actions of the kind `closes` are no longer passed on. `what` is what the time
    is for, and `where` tells apart what a seat may have several of: a hand, a cell.
    """

    what: str
    seat: int
    seconds: float
    action: Action | None = None
    closes: str = ""
    where: tuple[int, ...] = ()


def _no_notice(position: Any, seat: int, action: Action) -> float:
    del position, seat, action
    return 0.0


def _no_deadlines(position: Any) -> Sequence[Deadline]:
    del position
    return ()


def _nothing_reached(action: Action) -> Sequence[Target]:
    del action
    return ()


def _nothing_there(position: Any) -> Mapping[Target, int]:
    del position
    return {}


@dataclass(frozen=True, slots=True)
class Conduct:
    """The wishes of one game, in seconds.

    Actions sent within the same `window` are ordered by lot. What the wire took is made good, up to `credit`; and so
    that this can be done at the end of a time too, the clock waits, up to `grace`. After an action that was accepted a
    seat's next one of the same kind waits, for the `cooldowns` of that kind or else for `cooldown`; after one that was
    refused it is refused again, for the `penances` of its kind.

    Nobody can act on what nobody can have seen: what has just come to be there is out of reach for a `glance`, except
    for the seat that brought it about, and whoever asks meanwhile draws lots when that is over. A seat that was refused
    something waits for `retry` before it is heard on the same again. `reaches` says what an action reaches for, and
    `there` what of it a position holds, each with a number that changes when it is no longer the same.

    Whoever decides without hurry needs a time of at least and on average `thought`.

    `notice` says for how long an action is announced to everybody before it is played: if any seat acts meanwhile, it
    is not played at all. `deadlines` are those that a position sets. They are given positions of their own game.
    """

    window: float = 0.08
    credit: float = 0.1
    grace: float = 0.25
    cooldown: float = 0.15
    cooldowns: Mapping[str, float] = field(default_factory=dict)
    penances: Mapping[str, float] = field(default_factory=dict)
    glance: float = 0.2
    retry: float = 0.25
    thought: tuple[float, float] = (0.4, 1.0)
    notice: Callable[[Any, int, Action], float] = _no_notice
    deadlines: Callable[[Any], Sequence[Deadline]] = _no_deadlines
    reaches: Callable[[Action], Sequence[Target]] = _nothing_reached
    there: Callable[[Any], Mapping[Target, int]] = _nothing_there


def drawn(secret: bytes, after: int, seats: Iterable[int]) -> list[int]:
    """The seats in the order of their lots, after that entry of the log."""

    def lot(seat: int) -> bytes:
        return hashlib.blake2b(b"race %d %d" % (after, seat), key=secret[:64], digest_size=16).digest()

    return sorted(seats, key=lot)
