"""The five verbs: who must decide, what is legal, what an action does, what a viewer sees, who won."""

from typing import Any, Final

from mappamundi.games.history.y2001 import building, effects, endgame, events, fleets, invasion, selection, turn
from mappamundi.games.history.y2001.actions import (
    ANY_COIN,
    ATTACK_FLEET,
    BUILD_FORT,
    BUILD_MONUMENT,
    BUY_ARMY,
    END_EVENTS,
    END_EXPANSION,
    END_MONUMENTS,
    END_NAVAL,
    INVADE,
    KEEP,
    MAN_FLEET,
    PASS_CARD,
    PLAY_EVENT,
    REALLOCATE,
    REINFORCE,
    SPREAD_PLAGUE,
    Args,
)
from mappamundi.games.history.y2001.board import MOST_SEATS, NO_WAY
from mappamundi.games.history.y2001.dump import dump
from mappamundi.games.history.y2001.rows import observe
from mappamundi.games.history.y2001.state import (
    BARBARIANS,
    CALL,
    CRUSADE,
    DRAFT,
    END_EPOCH,
    EVENTS,
    EXPAND,
    GAME_OVER,
    MINOR,
    MONUMENTS_DUE,
    NAVAL,
    NEW_EPOCH,
    NOBODY,
    PLAGUE,
    Rules,
    State,
    Variant,
)
from mappamundi.games.history.y2001.state import REALLOCATE as REALLOCATING
from mappamundi.games.history.y2001.view import View
from mappamundi.games.history.y2001.why import because, refusal
from mappamundi.kernel import Action, Chance, Event, Result
from mappamundi.kernel.describing import check_viewer, described

# One seat by itself, and nothing legal: made once.
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MOST_SEATS))
NONE_LISTED: Final[list[Action]] = []


class Position(State):
    """A state of play with the kernel's verbs."""

    # Which seat's actions were last asked for, and which they are, until something is played.
    __slots__ = ("_asked", "_legal")

    _asked: int
    _legal: list[Action]

    def __init__(self, rules: Rules, players: int, variant: Variant, chance: Chance, like: State | None = None) -> None:
        super().__init__(rules, players, variant, chance, like)
        self._asked = NOBODY
        self._legal = NONE_LISTED

    def __repr__(self) -> str:
        return described(self)

    def run(self) -> None:
        """Go on by oneself until somebody must decide."""
        while self.decision < 0:
            go_on(self, self.decision)

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, in rising order; none when the game is over."""
        decision = self.decision
        if DRAFT < decision < GAME_OVER:  # those of a turn
            return ALONE[self.seat]
        return ALONE[self.drafting()] if decision == DRAFT else ()

    def awaited(self) -> tuple[int, ...]:
        """Whoever may act must: nobody races."""
        return self.to_act()

    def alarm(self) -> None:
        """No rule counts time."""

    def elapse(self, seconds: float) -> None:
        """No rule counts time."""

    def on_turn(self) -> int | None:
        """A4.2: the active seat; there is none in the draft."""
        return None if self.seat == NOBODY else self.seat

    def legal(self, seat: int) -> list[Action]:
        """Every action open to that seat."""
        if seat == self._asked:
            return self._legal
        if seat not in self.to_act():
            return []
        out: list[Action] = []
        list_legal(self, out)
        self._asked = seat
        self._legal = out
        return out

    def play(self, seat: int | None, action: Action) -> list[Event]:
        """Do it and return what happened, or raise IllegalAction and leave everything as it was."""
        if seat is None:
            raise because("not_your_decision")
        if not among(action, self.legal(seat)) and not self._accepts(seat, action):
            raise refusal(self, seat, action)
        self._asked = NOBODY
        self._legal = NONE_LISTED
        carry_out(self, action.kind, action.args)
        self.run()
        return self.log.read()

    def _accepts(self, seat: int, action: Action) -> bool:
        """What `legal` lists in another form is accepted when sent.

        An invasion may name its way (A7.12), `buy_army` need not name the coin, and the lands of a Civil War come in
        any order (A14.19).
        """
        legal, space, args = self.legal(seat), self.rules.space, action.args
        if action.code < 0 or not legal:
            return False
        if action.kind == INVADE:
            land, origin, by_sea = args
            if self.decision == BARBARIANS or not among(space.invade[land], legal):
                return False
            return invasion.named_way(self, land, origin, by_sea) != NO_WAY
        if action.kind == BUY_ARMY:
            return args[0] == ANY_COIN and among(space.buy_army[building.usual_coin(self)], legal)
        if action.kind == PLAY_EVENT:
            return among(space.make(PLAY_EVENT, args[0], tuple(sorted(args[1]))), legal)
        return False

    def view(self, viewer: int | None) -> View:
        """What that seat, or a spectator (`None`), may see."""
        check_viewer(viewer, self.players)
        return View(self, self.to_act(), viewer)

    def observe(self, seat: int, out: memoryview) -> None:
        """Write what that seat knows, as a row that `Game.rows` describes."""
        out[:] = observe(self, self.to_act(), seat)

    def standings(self) -> tuple[int, ...]:
        """The scores as they stand; markers of pre-eminence count at the end (A13.4)."""
        return tuple(self.scores)

    def result(self) -> Result | None:
        """A13.5–A13.10."""
        if self.decision != GAME_OVER:
            return None
        return Result(tuple(self.scores), endgame.places(self))

    def copy(self) -> "Position":
        """An independent position equal to this one."""
        new = Position(self.rules, self.players, self.variant, self.chance, self)
        new._asked = self._asked
        new._legal = self._legal
        return new

    def dump(self) -> dict[str, Any]:
        """Everything, as JSON; `Game.load` makes an equal position of it."""
        return dump(self)


def among(action: Action, legal: list[Action]) -> bool:
    """Whether it is one of these; each action exists once, so addresses are compared and nothing else."""
    for listed in legal:  # noqa: SIM110 – `any` would make a generator
        if listed is action:
            return True
    return False


# --- what is legal, by decision ---------------------------------------------------------------------------------


def _legal_expand(p: State, out: list[Action]) -> None:
    """A7.1, A9, A7.13: in any order and as often as pool and coins allow; a minor empire without coins (A14.7)."""
    invasion.legal_invasions(p, out)
    building.legal_forts(p, out)
    if p.decision == EXPAND:
        building.legal_purchases(p, out)
    if p.variant.multiple_armies:
        building.legal_reinforcements(p, out)
    if p.variant.naval_control:
        fleets.legal_manning(p, out)
    out.append(p.rules.space.end_expansion)


def list_legal(p: State, out: list[Action]) -> None:
    """Of the one seat that must decide."""
    decision = p.decision
    if decision in (EXPAND, MINOR):
        _legal_expand(p, out)
    elif decision == EVENTS:
        events.legal_events(p, out)
    elif decision == MONUMENTS_DUE:
        building.legal_monuments(p, out)
    elif decision == DRAFT:
        selection.legal_draft(p, out)
    elif decision == BARBARIANS:
        effects.legal_raids(p, out)
    elif decision == PLAGUE:
        effects.legal_spread(p, out)
    elif decision == CRUSADE:
        invasion.legal_invasions(p, out)
        out.append(p.rules.space.end_expansion)
    elif decision == REALLOCATING:
        turn.legal_reallocation(p, out)
    elif decision == NAVAL:
        fleets.legal_attacks(p, out)


# --- what happens, by action and by itself ----------------------------------------------------------------------


def carry_out(p: State, kind: int, args: Args) -> None:  # noqa: C901 – one line for each kind of action
    """What the seat wants done. The kinds stand in the order of how often they come."""
    if kind == INVADE:
        if p.decision == BARBARIANS:
            effects.raid(p, args[0])
        else:
            invasion.invade(p, args[0], args[1], args[2])
    elif kind == BUILD_FORT:
        building.build_fort(p, args[0], args[1])
    elif kind == END_EXPANSION:
        if p.decision == EXPAND:
            turn.end_expansion(p)
        elif p.decision == MINOR:
            effects.end_minor(p)
        else:
            effects.end_crusade(p)
    elif kind == PLAY_EVENT:
        events.play_event(p, args[0], args[1])
    elif kind == END_EVENTS:
        turn.end_events(p)
    elif kind == BUY_ARMY:
        if p.decision == NAVAL:
            fleets.buy_army(p, args[0])
        else:
            building.buy_army(p, args[0])
    elif kind == BUILD_MONUMENT:
        turn.build_monument(p, args[0])
    elif kind == PASS_CARD:
        selection.allot(p, args[0])
    elif kind == KEEP:
        selection.keep(p)
    elif kind == REINFORCE:
        building.reinforce(p, args[0])
    elif kind == MAN_FLEET:
        fleets.man_fleet(p, args[0])
    elif kind == SPREAD_PLAGUE:
        effects.spread_plague(p, args[0])
    elif kind == REALLOCATE:
        turn.reallocate(p, args[0])
    elif kind == ATTACK_FLEET:
        fleets.attack_fleet(p, args[0])
    elif kind == END_MONUMENTS:
        turn.end_monuments(p)
    elif kind == END_NAVAL:
        fleets.end_naval(p)


def go_on(p: State, step: int) -> None:
    """What happens next by itself."""
    if step == CALL:
        turn.call(p)
    elif step == END_EPOCH:
        endgame.end_epoch(p)
    elif step == NEW_EPOCH:
        selection.begin_epoch(p)
    else:
        turn.prepare(p)
