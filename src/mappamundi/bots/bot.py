"""What a bot is: it chooses from its view and the legal actions, now or after a while."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from mappamundi.kernel import Action, View

# How a program is named where a bot is: what follows is its command.
RUN: Final = "run:"
# Whoever was forestalled has looked at the whole board already: what it wants then takes it so much of the time. A slow
# bot would otherwise begin again and again from the start, and among quick ones never come to act.
SECOND_LOOK: Final = 0.3


class Wait(NamedTuple):
    """Nothing now. After so many seconds `action` is played if it is still legal; otherwise the bot is asked again, and
    has a `SECOND_LOOK`."""

    seconds: float
    action: Action | None = None


Decision = Action | Wait


class Bot(Protocol):
    """A player made of code. It keeps nothing between decisions that it could not do without: a table makes a new one
    for each, wherever there is a core to spare. One that holds something, such as a process, has a `close` too, for
    when nobody will ask it any more."""

    name: str

    def choose(self, view: View, legal: Sequence[Action]) -> Decision:
        """One of the legal actions, or a while to wait; `view` is the bot's own and all that it may know.

        Where the seat is awaited everybody waits for it. In a race nobody does, but others are quicker; and sometimes
        there is no action for it until they have acted.
        """
        ...
