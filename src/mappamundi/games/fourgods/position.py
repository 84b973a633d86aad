"""The five verbs: who may act, what is legal, what an action does, what a viewer sees, who won."""

from typing import Any, Final

from mappamundi.games.fourgods import actions as a
from mappamundi.games.fourgods import beginning, cities, closing, errors, scoring, timed
from mappamundi.games.fourgods.bag import discard, draw, flip, put_back, take
from mappamundi.games.fourgods.dump import dump
from mappamundi.games.fourgods.lists import Lists, forget_played
from mappamundi.games.fourgods.placing import place
from mappamundi.games.fourgods.prophets import choose_god, place_prophet
from mappamundi.games.fourgods.state import (
    CLOSING,
    NONE,
    OVER,
    PLAY,
    SECOND,
    WAITING,
    Rules,
    State,
    Variant,
)
from mappamundi.games.fourgods.view import View
from mappamundi.games.fourgods.why import because
from mappamundi.kernel import Action, Alarm, Chance, Event, Result

ALONE: Final = tuple((seat,) for seat in range(a.SEATS))
ALL: Final = tuple(tuple(range(players)) for players in range(a.SEATS + 1))

# G6.4: what a seat with a taken tile may do with that tile, and whatever else.
WITH_TILE: Final = frozenset((a.PLACE, a.DESTROY, a.DISCARD))
BESIDES: Final = frozenset((a.PUT_BACK, a.CHOOSE_GOD, a.CHALLENGE, a.FORFEIT))


class Position(State):
    """A state of play with the kernel's verbs."""

    # What each seat may do, and what everybody sees, where that was asked for and has not changed since.
    __slots__ = ("_lists", "_seen")

    _lists: Lists
    _seen: View | None

    def __init__(
        self,
        rules: Rules,
        size: tuple[int, int],
        players: int,
        chosen: Variant,
        chance: Chance,
        like: State | None = None,
    ) -> None:
        super().__init__(rules, size, players, chosen, chance, like)
        self._lists = Lists(self.players)
        self._seen = None

    def to_act(self) -> tuple[int, ...]:
        """All seats, in timed play the active one (G10.1); and whoever owes a prophet, whosever turn it is."""
        if self.phase == OVER:
            return ()
        if self.phase == WAITING:
            return self.awaited()
        if not self.variant.timed:
            return ALL[self.players]
        if not any(self.owes):
            return ALONE[self.active]
        return tuple(seat for seat in range(self.players) if seat == self.active or self.owes[seat])

    def awaited(self) -> tuple[int, ...]:
        """Whoever is not ready; then, in timed play, whose turn it is; a forfeit holds up nobody (G10.11)."""
        if self.phase == WAITING:
            return tuple(seat for seat in range(self.players) if not self.ready[seat])
        return ALONE[self.active] if self.variant.timed and self.phase != OVER else ()

    def on_turn(self) -> int | None:
        """G10.1; G3.2: in simultaneous play there are no turns."""
        return self.active if self.variant.timed and self.phase in (PLAY, CLOSING) else None

    def legal(self, seat: int) -> list[Action]:
        if self.phase == OVER or not 0 <= seat < self.players:
            return []
        return self._lists.of(self, seat)

    def play(self, seat: int | None, action: Action) -> list[Event]:
        """G3.1: carried out whole, or refused with everything as it was; judged by the position alone (G3.3, G3.4)."""
        if seat is None:
            self._let_time_pass(action)
        else:
            admit(self, seat, action)
            passed, follow = self.passed, self.follow[seat]
            carry_out(self, seat, action.kind, action.args)
            note(self, seat, action.kind)
            forget_played(self._lists, self, seat, action, passed, follow)
        self._seen = None
        return self.log.read()

    def forget(self) -> None:
        """Something has changed without a play: what was listed and seen before holds no more."""
        self._lists.forget()
        self._seen = None

    def _let_time_pass(self, action: Action) -> None:
        if self.phase == OVER:
            raise because("over")
        if action.kind != a.TIME:
            raise because("bad_action", "G3.1", "An action is a seat's; only time passes by itself.")
        if self.phase == WAITING or self.clock == NONE:
            return
        milliseconds = action.args[0]
        if milliseconds >= self.clock:
            self._lists.forget()
        if self.variant.timed:
            timed.count_down(self, milliseconds)
        else:
            closing.count_down(self, milliseconds)

    def alarm(self) -> Alarm | None:
        """G10.3, G13.4: when the turn, or the game, ends unless somebody acts; the rules know no other clock (G3.8)."""
        if self.clock == NONE or self.phase in (WAITING, OVER):
            return None
        return Alarm(self.clock / SECOND, a.passing(self.clock / SECOND))

    def elapse(self, seconds: float) -> Action | None:
        counted = self.clock != NONE and self.phase in (PLAY, CLOSING) and round(seconds * SECOND) > 0
        return a.passing(seconds) if counted else None

    def view(self, viewer: int | None) -> View:
        if self._seen is None:
            self._seen = View(self, self.to_act())
        return self._seen if viewer is None else self._seen.of(viewer, self.cards[viewer])

    def standings(self) -> tuple[int, ...]:
        """What everybody can count: with hidden gods without the bonuses of the cards, until these are revealed."""
        return scoring.seat_scores(self, scoring.public_sheet(self))

    def result(self) -> Result | None:
        """G15."""
        return Result(self.standings(), scoring.places(self)) if self.phase == OVER else None

    def copy(self) -> "Position":
        return Position(self.rules, (0, 0), self.players, self.variant, self.chance, self)

    def dump(self) -> dict[str, Any]:
        return dump(self)


def admit(p: State, seat: int, action: Action) -> None:
    """The first reasons of G3.6, which depend on who acts and when; the rest is for the action itself."""
    kind, hand, area = action.kind, a.LEFT_OUT, a.LEFT_OUT
    if kind in (a.PLACE, a.DESTROY, a.DISCARD):
        hand = action.args[0]
    elif kind == a.FLIP:
        area = action.args[0]
    elif kind == a.BAD:
        kind, hand, area, _ = action.args
    if p.phase == OVER:
        raise because("over")
    if not 0 <= seat < p.players:
        raise because("bad_action", "G1.1", f"There is no seat {seat}; the seats are 0 to {p.players - 1}.")
    if p.phase == WAITING:
        # G2.8.
        if kind not in (a.READY, a.CHOOSE_COLOUR):
            raise because("waiting")
    else:
        # G10.6, G16.2, G16.8: all that may be done out of turn.
        if p.variant.timed and seat != p.active and not (area == seat or kind in (a.CHALLENGE, a.FORFEIT)):
            raise because("not_your_turn")
        if p.owes[seat] and kind != a.FORFEIT:
            raise because("forfeit_first")
        if (p.taken[2 * seat] >= 0 or p.taken[2 * seat + 1] >= 0) and not _deals_with_taken(p, seat, kind, hand):
            raise because("taken_tile")
    if action.kind == a.BAD:
        raise because("bad_action", sentence=action.args[3])
    if kind == a.TIME:
        raise because("bad_action", sentence="Time passes by itself.")
    if kind == a.END_TURN and not p.variant.timed:
        raise because("bad_action", "G3.2", "There are no turns in this game.")


def _deals_with_taken(p: State, seat: int, kind: int, hand: int) -> bool:
    """G6.4: whether a seat with a taken tile may do this."""
    if kind in WITH_TILE:
        return 0 <= hand < a.HANDS and p.taken[2 * seat + hand] >= 0
    return kind in BESIDES or (kind == a.END_TURN and p.variant.timed)


def carry_out(p: State, seat: int, kind: int, args: a.Args) -> None:
    """What the seat wants done, or its refusal. The kinds stand in the order of how often they come."""
    if kind == a.PLACE:
        place(p, seat, *args)
    elif kind == a.DRAW:
        draw(p, seat, args[0])
    elif kind == a.DISCARD:
        discard(p, seat, *args)
    elif kind == a.FLIP:
        flip(p, seat, *args)
    elif kind == a.TAKE:
        take(p, seat, *args)
    elif kind == a.PLACE_PROPHET:
        place_prophet(p, seat, *args)
    elif kind == a.BUILD:
        cities.build(p, seat, *args)
    elif kind == a.DESTROY:
        cities.destroy(p, seat, *args)
    elif kind == a.PASS:
        if p.variant.timed:
            timed.pass_(p, seat)
        else:
            closing.pass_(p, seat)
    elif kind == a.END_TURN:
        timed.end_turn(p)
    elif kind == a.PUT_BACK:
        put_back(p, seat, args[0])
    elif kind == a.CHOOSE_GOD:
        choose_god(p, seat, args[0])
    elif kind == a.CHALLENGE:
        errors.challenge(p, seat, *args)
    elif kind == a.FORFEIT:
        errors.forfeit(p, seat, *args)
    elif kind == a.READY:
        beginning.ready(p, seat)
    elif kind == a.CHOOSE_COLOUR:
        beginning.choose_colour(p, seat, args[0])


def note(p: State, seat: int, kind: int) -> None:
    """What every accepted action leaves behind: passes wiped out, and no prophet that could still follow its tile."""
    if kind in (a.READY, a.CHOOSE_COLOUR) or p.phase == OVER:
        return
    # G7.14.
    if kind not in (a.CHOOSE_GOD, a.PLACE, a.DESTROY):
        p.follow[seat] = NONE
    if not p.variant.timed:
        # G13.6.
        if kind != a.PASS and any(p.passed):
            p.passed = [False] * p.players
    elif seat == p.active and kind not in (a.FLIP, a.PASS, a.END_TURN):
        # G10.7, G10.11.
        if not p.acted or any(p.passed):
            p.passed = [False] * p.players
        p.acted = True
