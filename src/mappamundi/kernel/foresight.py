"""Looking ahead as far as a seat may: an action without what it does not know of it."""

from typing import Generic, NamedTuple, TypeVar

from mappamundi.kernel.action import Action
from mappamundi.kernel.chance import VEIL, Hidden
from mappamundi.kernel.learnable import Observable

P = TypeVar("P", bound=Observable)


class Foresight(NamedTuple, Generic[P]):
    """The position that an action leads to, and whether that is the `whole` of it, up to the next decision.

    If it is not, the next thing to happen is hidden: a die, a draw, an order, a card that lies face down. Then the
    position stands in the middle of the action: it can be valued, observed and thrown away, and no more.
    """

    position: P
    whole: bool


def foresee(position: P, seat: int, action: Action) -> Foresight[P]:
    """The action on a copy, up to but not including the first thing that its seat may not know.

    What is found does not depend on anything hidden. A whole one can be played on from, and whoever does meets
    `Hidden` where the seat would look into the future.
    """
    ahead = position.copy()
    ahead.chance = VEIL
    try:
        ahead.play(seat, action)
    except Hidden:
        return Foresight(ahead, False)
    return Foresight(ahead, True)
