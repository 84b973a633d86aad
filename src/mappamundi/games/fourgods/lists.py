"""What each seat may do, kept from one action to the next and made anew only where something has changed it.

Most of what random seats do in a race is to flip discards, take them and lay them down again, and none of that changes
what others may place or build. So a seat's list is kept in three parts: what it may do with the tiles it holds, its
claims and its draws; the flips and takes, the same for all; and what follows them. `legal.py` makes the parts and knows
nothing of this; a test holds what is kept here against what it makes, after every action of random games.
"""

from bisect import bisect_left
from typing import Final

from mappamundi.games.fourgods.actions import DISCARD, DRAW, FLIP, PASS, TAKE
from mappamundi.games.fourgods.legal import list_aside, list_first, list_last
from mappamundi.games.fourgods.state import NONE, OVER, WAITING, State
from mappamundi.kernel import Action

# What empties a slot, or fills one.
RUMMAGING: Final = frozenset((TAKE, DISCARD))


class Lists:
    """Of one position, by seat; what is None is made when it is next asked for."""

    __slots__ = ("_all", "_first", "_flips", "_last", "_takes", "whole")

    def __init__(self, players: int) -> None:
        self.whole: list[list[Action] | None] = [None] * players
        self._first: list[list[Action] | None] = [None] * players
        self._last: list[list[Action] | None] = [None] * players
        # For every slot that holds a tile, in the order of `State.lying`.
        self._flips: list[Action] | None = None
        self._takes: list[Action] = []
        # The flip and the take of every slot there is.
        self._all: tuple[list[Action], list[Action]] = ([], [])

    def make(self, p: State, seat: int) -> list[Action]:
        """The list of a seat, from its parts as far as they are kept."""
        whole: list[Action]
        # As `legal.plays` says; a list is made for every act of a race.
        if p.phase == WAITING or p.owes[seat] or (p.variant.timed and seat != p.active):
            whole = []
            list_aside(p, seat, whole)
            self.whole[seat] = whole
            return whole
        first = self._first[seat]
        if first is None:
            first = self._first[seat] = []
            list_first(p, seat, first)
        left, right = 2 * seat, 2 * seat + 1
        if p.taken[left] >= 0 or p.taken[right] >= 0:
            self.whole[seat] = first
            return first
        last = self._last[seat]
        if last is None:
            last = self._last[seat] = []
            list_last(p, seat, last)
        if p.hands[left] >= 0 and p.hands[right] >= 0:
            whole = first + last
        else:
            flips = self._flips
            if flips is None:
                flips = self._rummage(p)
            whole = first + flips
            whole += self._takes
            whole += last
        self.whole[seat] = whole
        return whole

    def _rummage(self, p: State) -> list[Action]:
        flips, takes = self._all = p.rules.space.rummaging(p.module.slots)
        self._takes = [takes[place] for place in p.lying]
        made = self._flips = [flips[place] for place in p.lying]
        return made

    # --- what has changed

    def forget(self) -> None:
        """Anything."""
        players = len(self.whole)
        self.whole = [None] * players
        self._first = [None] * players
        self._last = [None] * players
        self._flips = None

    def forget_slot(self, p: State, place: int) -> None:
        """A tile has come into a slot, or gone from it."""
        self.whole = [None] * p.players
        found = self._flips
        if found is None:
            return
        at = bisect_left(p.lying, place)
        if p.areas[place] < 0:
            del found[at]
            del self._takes[at]
        else:
            flips, takes = self._all
            found.insert(at, flips[place])
            self._takes.insert(at, takes[place])

    def forget_hands(self, seat: int) -> None:
        """What the seat holds, or whether there is room for it."""
        self.whole[seat] = self._first[seat] = None

    def forget_last(self, seat: int) -> None:
        """Whether a prophet can still follow its tile, and whether the seat can pass."""
        self.whole[seat] = self._last[seat] = None

    def forget_played(self, p: State, seat: int, kind: int, place: int, passed: list[bool], follow: int) -> None:
        """What an action of this kind and seat has changed, at this place in the areas if it was a discard or a take.
        `passed`, and `follow` of the seat, are as they were before it."""
        if kind in RUMMAGING:
            self._first[seat] = None
            # The area's own seat: there was no room, and now there is.
            area = place // p.module.slots
            if area != seat and p.room[area] == 1:
                self._first[area] = None
            self.forget_slot(p, place)
        elif kind == DRAW and len(p.bag) > 1:
            self.forget_hands(seat)
        elif kind == PASS and p.phase != OVER and not p.variant.timed:
            self.forget_last(seat)
        elif kind != FLIP:
            self.forget()
            return
        if p.passed is not passed:
            # G13.6, G10.7: whoever had passed may do so again, and who has acted in its turn may not.
            for other in range(p.players):
                self.forget_last(other)
        elif follow != NONE:
            self.forget_last(seat)
