"""What each seat may do, kept from one action to the next and made anew only where something has changed it.

Most of what random seats do in a race is to flip discards, take them and lay them down again, and none of that changes
what others may place or build. So a seat's list is kept in three parts: what it may do with the tiles it holds, its
claims and its draws; the flips and takes, the same for all; and what follows them. `legal.py` makes the parts and knows
nothing of this; a test holds what is kept here against what it makes, after every action of random games.
"""

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods.legal import has_taken, list_aside, list_first, list_last, list_rummaging, plays
from mappamundi.games.fourgods.state import NONE, OVER, State
from mappamundi.kernel import Action


class Lists:
    """Of one position, by seat; what is None is made when it is next asked for."""

    __slots__ = ("_first", "_last", "_rummaging", "_whole")

    def __init__(self, players: int) -> None:
        self._whole: list[list[Action] | None] = [None] * players
        self._first: list[list[Action] | None] = [None] * players
        self._last: list[list[Action] | None] = [None] * players
        self._rummaging: list[Action] | None = None

    def of(self, p: State, seat: int) -> list[Action]:
        whole = self._whole[seat]
        if whole is None:
            whole = self._whole[seat] = self._made(p, seat)
        return whole

    def _made(self, p: State, seat: int) -> list[Action]:
        """The list of a seat, from its parts as far as they are kept."""
        if not plays(p, seat):
            aside: list[Action] = []
            list_aside(p, seat, aside)
            return aside
        first = self._first[seat]
        if first is None:
            first = self._first[seat] = []
            list_first(p, seat, first)
        if has_taken(p, seat):
            return first
        last = self._last[seat]
        if last is None:
            last = self._last[seat] = []
            list_last(p, seat, last)
        if p.hands[2 * seat] >= 0 and p.hands[2 * seat + 1] >= 0:
            return first + last
        if self._rummaging is None:
            self._rummaging = []
            list_rummaging(p, self._rummaging)
        return first + self._rummaging + last

    # --- what has changed

    def forget(self) -> None:
        """Anything."""
        players = len(self._whole)
        self._whole = [None] * players
        self._first = [None] * players
        self._last = [None] * players
        self._rummaging = None

    def forget_areas(self) -> None:
        """Which slots hold a tile; the seat whose area it is has more room or less, which is for `forget_hands`."""
        self._whole = [None] * len(self._whole)
        self._rummaging = None

    def forget_hands(self, seat: int) -> None:
        """What the seat holds, or whether there is room for it."""
        self._whole[seat] = self._first[seat] = None

    def forget_last(self, seat: int) -> None:
        """Whether a prophet can still follow its tile, and whether the seat can pass."""
        self._whole[seat] = self._last[seat] = None


def forget_played(lists: Lists, p: State, seat: int, action: Action, passed: list[bool], follow: int) -> None:
    """What an action of this seat has changed. `passed` and `follow`, the seat's, are as they were before it."""
    kind = action.kind
    if kind == a.TAKE:
        lists.forget_hands(seat)
        lists.forget_hands(action.args[0])
        lists.forget_areas()
    elif kind == a.DISCARD:
        lists.forget_hands(seat)
        lists.forget_areas()
    elif kind == a.DRAW and len(p.bag) > 1:
        lists.forget_hands(seat)
    elif kind == a.PASS and p.phase != OVER and not p.variant.timed:
        lists.forget_last(seat)
    elif kind != a.FLIP:
        lists.forget()
        return
    if p.passed is not passed:
        # G13.6, G10.7: whoever had passed may do so again, and who has acted in its turn may not.
        for other in range(p.players):
            lists.forget_last(other)
    elif follow != NONE:
        lists.forget_last(seat)
