"""The five verbs: who may act, what is legal, what an action does, what a viewer sees, who won."""

from typing import Any, Final

from mappamundi.games.fourgods import beginning, cities, closing, errors, scoring, timed
from mappamundi.games.fourgods.actions import (
    BAD,
    BUILD,
    CHALLENGE,
    CHOOSE_COLOUR,
    CHOOSE_GOD,
    DESTROY,
    DISCARD,
    DRAW,
    END_TURN,
    FLIP,
    FORFEIT,
    HANDS,
    PASS,
    PLACE,
    PLACE_PROPHET,
    PUT_BACK,
    READY,
    SEATS,
    TAKE,
    TIME,
    Args,
    passing,
    passing_seconds,
)
from mappamundi.games.fourgods.bag import discard, draw, flip, put_back, take
from mappamundi.games.fourgods.dump import dump
from mappamundi.games.fourgods.lists import Lists
from mappamundi.games.fourgods.placing import place
from mappamundi.games.fourgods.prophets import choose_god, place_prophet
from mappamundi.games.fourgods.rows import observe
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
from mappamundi.kernel.describing import check_viewer, described

ALONE: Final = tuple((seat,) for seat in range(SEATS))
ALL: Final = tuple(tuple(range(players)) for players in range(SEATS + 1))

# Where a clock may run.
RUNNING: Final = (PLAY, CLOSING)
# G2.8: what is done before play. G7.14: after which a prophet may still follow.
BEFORE_PLAY: Final = frozenset((READY, CHOOSE_COLOUR))
FOLLOWED: Final = frozenset((CHOOSE_GOD, PLACE, DESTROY))
# G6.4: what a seat with a taken tile may do with that tile, and whatever else.
WITH_TILE: Final = frozenset((PLACE, DESTROY, DISCARD))
BESIDES: Final = frozenset((PUT_BACK, CHOOSE_GOD, CHALLENGE, FORFEIT))


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

    def __repr__(self) -> str:
        return described(self)

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
        """Every action open to that seat."""
        if self.phase == OVER or not 0 <= seat < self.players:
            return []
        found = self._lists.whole[seat]
        return self._lists.make(self, seat) if found is None else found

    def play(self, seat: int | None, action: Action) -> list[Event]:
        """G3.1: carried out whole, or refused with everything as it was; judged by the position alone (G3.3, G3.4)."""
        if seat is None:
            self._let_time_pass(action)
        else:
            admit(self, seat, action)
            passed, follow = self.passed, self.follow[seat]
            place = carry_out(self, seat, action.kind, action.args)
            note(self, seat, action.kind)
            self._lists.forget_played(self, seat, action.kind, place, passed, follow)
        self._seen = None
        return self.log.read()

    def forget(self) -> None:
        """Something has changed without a play: what was listed and seen before holds no more."""
        self._lists.forget()
        self._seen = None

    def _let_time_pass(self, action: Action) -> None:
        if self.phase == OVER:
            raise because("over")
        if action.kind != TIME:
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
        return Alarm(self.clock / SECOND, passing_seconds)

    def elapse(self, seconds: float) -> Action | None:
        """Nobody's action by which so much time passes, less than until the alarm; `None` where none is counted."""
        if self.clock == NONE or self.phase not in RUNNING:
            return None
        milliseconds = round(seconds * SECOND)
        return passing(milliseconds) if milliseconds > 0 else None

    def view(self, viewer: int | None) -> View:
        """What that seat, or a spectator (`None`), may see."""
        check_viewer(viewer, self.players)
        if self._seen is None:
            self._seen = View(self, self.to_act())
        return self._seen if viewer is None else self._seen.of(viewer, self.cards[viewer])

    def observe(self, seat: int, out: memoryview) -> None:
        """Write what that seat knows, as a row that `Game.rows` describes."""
        out[:] = observe(self, self.to_act(), seat)

    def standings(self) -> tuple[int, ...]:
        """What everybody can count: with hidden gods without the bonuses of the cards, until these are revealed."""
        return scoring.seat_scores(self, scoring.public_sheet(self))

    def result(self) -> Result | None:
        """G15."""
        return Result(self.standings(), scoring.places(self)) if self.phase == OVER else None

    def copy(self) -> "Position":
        """An independent position equal to this one."""
        return Position(self.rules, (0, 0), self.players, self.variant, self.chance, self)

    def dump(self) -> dict[str, Any]:
        """Everything, as JSON; `Game.load` makes an equal position of it."""
        return dump(self)


def admit(p: State, seat: int, action: Action) -> None:
    """The first reasons of G3.6, which depend on who acts and when; the rest is for the action itself."""
    kind = action.args[0] if action.kind == BAD else action.kind
    phase, timed = p.phase, p.variant.timed
    if phase == OVER:
        raise because("over")
    if not 0 <= seat < p.players:
        raise because("bad_action", "G1.1", f"There is no seat {seat}; the seats are 0 to {p.players - 1}.")
    if phase == WAITING:
        # G2.8.
        if kind not in BEFORE_PLAY:
            raise because("waiting")
    else:
        if timed and seat != p.active and not _goes_out_of_turn(seat, kind, action):
            raise because("not_your_turn")
        if p.owes[seat] and kind != FORFEIT:
            raise because("forfeit_first")
        if (p.taken[2 * seat] >= 0 or p.taken[2 * seat + 1] >= 0) and not _deals_with_taken(p, seat, kind, action):
            raise because("taken_tile")
    if action.kind == BAD:
        raise because("bad_action", sentence=action.args[3])
    if kind == TIME:
        raise because("bad_action", sentence="Time passes by itself.")
    if kind == END_TURN and not timed:
        raise because("bad_action", "G3.2", "There are no turns in this game.")


def _goes_out_of_turn(seat: int, kind: int, action: Action) -> bool:
    """G10.6, G16.2, G16.8: all that may be done out of turn."""
    if kind == FLIP:
        area: int = action.args[2] if action.kind == BAD else action.args[0]
        return area == seat
    return kind in (CHALLENGE, FORFEIT)


def _deals_with_taken(p: State, seat: int, kind: int, action: Action) -> bool:
    """G6.4: whether a seat with a taken tile may do this."""
    if kind in WITH_TILE:
        hand: int = action.args[1] if action.kind == BAD else action.args[0]
        return 0 <= hand < HANDS and p.taken[2 * seat + hand] >= 0
    return kind in BESIDES or (kind == END_TURN and p.variant.timed)


def carry_out(p: State, seat: int, kind: int, args: Args) -> int:
    """What the seat wants done, or its refusal. The kinds stand in the order of how often random seats choose them.

    Returns the place in the areas from which a tile was taken, or to which one was discarded."""
    if kind == FLIP:
        flip(p, seat, args[0], args[1], args[2])
    elif kind == DISCARD:
        return discard(p, seat, args[0], args[1], args[2])
    elif kind == TAKE:
        return take(p, seat, args[0], args[1], args[2], args[3])
    elif kind == PLACE:
        place(p, seat, *args)
    elif kind == DRAW:
        draw(p, seat, args[0])
    elif kind == PLACE_PROPHET:
        place_prophet(p, seat, *args)
    elif kind == BUILD:
        cities.build(p, seat, *args)
    elif kind == DESTROY:
        cities.destroy(p, seat, *args)
    elif kind == PASS:
        if p.variant.timed:
            timed.pass_(p, seat)
        else:
            closing.pass_(p, seat)
    elif kind == END_TURN:
        timed.end_turn(p)
    elif kind == PUT_BACK:
        put_back(p, seat, args[0])
    elif kind == CHOOSE_GOD:
        choose_god(p, seat, args[0])
    elif kind == CHALLENGE:
        errors.challenge(p, seat, *args)
    elif kind == FORFEIT:
        errors.forfeit(p, seat, *args)
    elif kind == READY:
        beginning.ready(p, seat)
    elif kind == CHOOSE_COLOUR:
        beginning.choose_colour(p, seat, args[0])
    return NONE


def note(p: State, seat: int, kind: int) -> None:
    """What every accepted action leaves behind: passes wiped out, and no prophet that could still follow its tile."""
    if kind in BEFORE_PLAY or p.phase == OVER:
        return
    # G7.14.
    if kind not in FOLLOWED:
        p.follow[seat] = NONE
    if not p.variant.timed:
        # G13.6.
        if kind != PASS and True in p.passed:
            p.passed = [False] * p.players
    elif seat == p.active and kind not in (FLIP, PASS, END_TURN):
        # G10.7, G10.11.
        if not p.acted or any(p.passed):
            p.passed = [False] * p.players
        p.acted = True
