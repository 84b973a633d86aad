"""The five verbs: who must decide, what is legal, what an action does, what a viewer sees, who won."""

from typing import Any, Final

from mappamundi.games.history.y2018 import (
    battle,
    building,
    effects,
    events,
    invasion,
    scoring,
    selection,
    turn,
)
from mappamundi.games.history.y2018.actions import (
    ARMY,
    CHOOSE_EMPIRE,
    CHOOSE_EVENT,
    END_INVASION,
    END_KINGDOM,
    END_TURN,
    ESTABLISH,
    FORTIFY,
    GIVE,
    HOLD,
    INVADE,
    LOSE_ARMY,
    MONUMENT,
    MOST_SEATS,
    OPEN_PILE,
    PLAY_EVENT,
    PLAY_KINGDOM,
    REDUCE,
    REROLL,
    RETREAT,
    SHIFT,
    SIEGE,
    SPARE,
    TOKEN,
    UNNAMED,
    USE_EFFECT,
    Args,
)
from mappamundi.games.history.y2018.dump import dump
from mappamundi.games.history.y2018.reasons import because
from mappamundi.games.history.y2018.rows import observe
from mappamundi.games.history.y2018.state import (
    BATTLE_POINTS,
    BEGIN_TURN,
    CALL_EMPIRE,
    CHOOSE_CARDS,
    CONSTRUCT,
    EXPAND,
    FLEET_POINTS,
    GAIN_ARMIES,
    GAME_OVER,
    GIVE_CARD,
    NEW_EPOCH,
    NEXT_VICTIM,
    NOBODY,
    NOTHING,
    PRESS_SIEGE,
    REDUCE_LAND,
    REROLL_DICE,
    RESUME,
    SHIFT_SCORE,
    SUFFER_PLAGUE,
    TURN_OVER,
    Rules,
    State,
    Variant,
)
from mappamundi.games.history.y2018.view import View
from mappamundi.games.history.y2018.why import refusal
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
        while self.decision == NOTHING:
            go_on(self)

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, in rising order; none when the game is over."""
        decision = self.decision
        if decision == CHOOSE_CARDS:
            return selection.choosers(self)
        if decision == REROLL_DICE and self.side == battle.DEFENDER:
            return ALONE[self.defender]
        if decision == SUFFER_PLAGUE:
            return ALONE[self.victims[0]]
        if decision == GIVE_CARD:
            return ALONE[selection.drawer(self)]
        return () if decision == GAME_OVER else ALONE[self.seat]

    def awaited(self) -> tuple[int, ...]:
        """Whoever may act must: nobody races."""
        return self.to_act()

    def alarm(self) -> None:
        """No rule counts time."""

    def elapse(self, seconds: float) -> None:
        """No rule counts time."""

    def on_turn(self) -> int | None:
        """Z5.1: the active player; while empires and events are chosen there is none."""
        return None if self.seat == NOBODY else self.seat

    def legal(self, seat: int) -> list[Action]:
        """Every action open to that seat."""
        if seat == self._asked:
            return self._legal
        if seat not in self.to_act():
            return []
        out: list[Action] = []
        if self.decision == CHOOSE_CARDS:
            selection.legal_choices(self, seat, out)
        else:
            list_legal(self, out)
        self._asked = seat
        self._legal = out
        return out

    def play(self, seat: int | None, action: Action) -> list[Event]:
        """Do it and return what happened, or raise IllegalAction and leave everything as it was."""
        if seat is None:
            raise because("not_your_decision")
        if action.kind == SIEGE and action.args[0] == UNNAMED:
            action = name_force(self, action)
        if not among(action, self.legal(seat)) and not self._accepts_route(seat, action):
            raise refusal(self, seat, action)
        self._asked = NOBODY
        self._legal = NONE_LISTED
        carry_out(self, action.kind, action.args)
        self.run()
        return self.log.read()

    def _accepts_route(self, seat: int, action: Action) -> bool:
        """Of the many routes to a land `legal` lists the best; the others are accepted when sent."""
        return (
            action.kind == INVADE
            and action.code >= 0
            and self.decision == EXPAND
            and seat == self.seat
            and invasion.accepts(self, *action.args)
        )

    def view(self, viewer: int | None) -> View:
        """What that seat, or a spectator (`None`), may see."""
        check_viewer(viewer, self.players)
        return View(self, self.to_act(), viewer)

    def observe(self, seat: int, out: memoryview) -> None:
        """Write what that seat knows, as a row that `Game.rows` describes."""
        out[:] = observe(self, () if self.decision == NOTHING else self.to_act(), seat)

    def standings(self) -> tuple[int, ...]:
        """Z14.1: the scores on the track."""
        return tuple(self.scores)

    def result(self) -> Result | None:
        """Z19.1, Z19.2: the highest score wins; scores are all different."""
        if self.decision != GAME_OVER:
            return None
        places = [1 + sum(other > score for other in self.scores) for score in self.scores]
        return Result(tuple(self.scores), tuple(places))

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


def name_force(p: State, action: Action) -> Action:
    """Z9.4: with `with` left out a token is used if the card has one."""
    _, extra, auto = action.args
    return p.rules.space.make(SIEGE, TOKEN if p.tokens else ARMY, extra, auto)


# --- what is legal, by decision ---------------------------------------------------------------------------------


def _legal_begin(p: State, out: list[Action]) -> None:
    turn.legal_begin(p, out)
    events.legal_events(p, out)


def _legal_expand(p: State, out: list[Action]) -> None:
    invasion.legal_invasions(p, out)
    building.legal_forts(p, out)
    effects.legal_uses(p, out)
    events.legal_events(p, out)
    out.append(p.rules.space.end_invasion)


def _legal_construct(p: State, out: list[Action]) -> None:
    building.legal_monuments(p, out)
    effects.legal_uses(p, out)
    events.legal_events(p, out)
    turn.legal_end_of_build(p, out)


def _legal_reduce(p: State, out: list[Action]) -> None:
    """Z17.13."""
    out.append(p.rules.space.reduce)
    out.append(p.rules.space.spare)


def list_legal(p: State, out: list[Action]) -> None:
    """Of the one seat that must decide."""
    decision = p.decision
    if decision == EXPAND:
        _legal_expand(p, out)
    elif decision == CONSTRUCT:
        _legal_construct(p, out)
    elif decision == BEGIN_TURN:
        _legal_begin(p, out)
    elif decision == REROLL_DICE:
        battle.legal_rerolls(p, out)
    elif decision == PRESS_SIEGE:
        battle.legal_siege(p, out)
    elif decision == REDUCE_LAND:
        _legal_reduce(p, out)
    elif decision == SHIFT_SCORE:
        scoring.legal_shifts(p, out)
    elif decision == SUFFER_PLAGUE:
        events.legal_losses(p, out)
    elif decision == GIVE_CARD:
        selection.legal_gifts(p, out)


# --- what happens, by action and by step ------------------------------------------------------------------------


def carry_out(p: State, kind: int, args: Args) -> None:  # noqa: C901 – one line for each kind of action
    """What the seat wants done. The kinds stand in the order of how often they come."""
    if kind == INVADE:
        invasion.invade(p, args[0], args[1], args[2], args[3])
    elif kind == END_INVASION:
        turn.end_invasion(p)
    elif kind == END_TURN:
        turn.end_turn(p)
    elif kind == ESTABLISH:
        turn.establish(p)
    elif kind == FORTIFY:
        building.fortify(p, args[0])
    elif kind == CHOOSE_EVENT:
        selection.choose_event(p, args[0])
    elif kind == CHOOSE_EMPIRE:
        selection.choose_empire(p, args[0])
    elif kind == PLAY_EVENT:
        events.play_event(p, args[0], args[1])
    elif kind == MONUMENT:
        building.build_monument(p, args[0])
    elif kind == REROLL:
        battle.reroll(p, args[0])
    elif kind == HOLD:
        battle.hold(p)
    elif kind == SIEGE:
        battle.siege(p, args[0], args[1], args[2])
    elif kind == RETREAT:
        battle.retreat(p)
    elif kind == USE_EFFECT:
        effects.use(p, args[0])
    elif kind == PLAY_KINGDOM:
        turn.play_kingdom(p, args[0])
    elif kind == END_KINGDOM:
        turn.end_kingdom(p)
    elif kind == SHIFT:
        scoring.shift(p, args[0])
    elif kind == LOSE_ARMY:
        events.lose_army(p, args[0])
    elif kind == REDUCE:
        battle.reduce(p)
    elif kind == SPARE:
        battle.spare(p)
    elif kind == OPEN_PILE:
        selection.open_pile(p, args[0])
    elif kind == GIVE:
        selection.give(p, args[0])


def go_on(p: State) -> None:
    """What happens next by itself."""
    step = p.step
    if step == RESUME:
        turn.resume(p)
    elif step == CALL_EMPIRE:
        turn.call_empire(p)
    elif step == TURN_OVER:
        turn.turn_over(p)
    elif step == BATTLE_POINTS:
        battle.battle_points(p)
    elif step == FLEET_POINTS:
        battle.fleet_points(p)
    elif step == GAIN_ARMIES:
        battle.gain_armies(p)
    elif step == NEXT_VICTIM:
        events.next_victim(p)
    elif step == NEW_EPOCH:
        turn.begin_epoch(p)
