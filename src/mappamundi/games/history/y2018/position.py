"""The five verbs: who must decide, what is legal, what an action does, what a viewer sees, who won."""

from collections.abc import Callable
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
    NAMES,
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
)
from mappamundi.games.history.y2018.dump import dump
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
    NEW_ERA,
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
)
from mappamundi.games.history.y2018.view import View
from mappamundi.games.history.y2018.why import because, refusal
from mappamundi.kernel import Action, Chance, Event, Result


class Position(State):
    """A state of play with the kernel's verbs."""

    # Which seat's actions were last asked for, and which they are, until something is played.
    __slots__ = ("_asked", "_legal")

    _asked: int
    _legal: tuple[Action, ...]

    def __init__(self, rules: Rules, players: int, classic: bool, chance: Chance) -> None:
        super().__init__(rules, players, classic, chance)
        self._asked = NOBODY
        self._legal = ()

    def run(self) -> None:
        """Go on by oneself until somebody must decide."""
        while self.decision == NOTHING:
            STEPS[self.step](self)

    def to_act(self) -> tuple[int, ...]:
        decision = self.decision
        if decision == CHOOSE_CARDS:
            return selection.choosers(self)
        if decision == REROLL_DICE and self.side == battle.DEFENDER:
            return (self.defender,)
        if decision == SUFFER_PLAGUE:
            return (self.victims[0],)
        if decision == GIVE_CARD:
            return (selection.drawer(self),)
        return () if decision == GAME_OVER else (self.seat,)

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

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat == self._asked:
            return self._legal
        if seat not in self.to_act():
            return ()
        out: list[Action] = []
        if self.decision == CHOOSE_CARDS:
            selection.legal_choices(self, seat, out)
        else:
            LEGAL[self.decision](self, out)
        self._asked = seat
        self._legal = tuple(out)
        return self._legal

    def play(self, seat: int | None, action: Action) -> list[Event]:
        if seat is None:
            raise because("not_your_decision")
        if action.kind == SIEGE and action.args[0] == UNNAMED:
            action = name_force(self, action)
        if action not in self.legal(seat) and not self._accepts_route(seat, action):
            raise refusal(self, seat, action)
        self._asked = NOBODY
        self._legal = ()
        self.log = []
        DO[action.kind](self, *action.args)
        self.run()
        return self.log

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
        return View(self, self.to_act(), viewer)

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
        new = super().copy()
        new._asked = self._asked
        new._legal = self._legal
        return new

    def dump(self) -> dict[str, Any]:
        return dump(self)


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


LEGAL: Final[dict[int, Callable[[State, list[Action]], None]]] = {
    GIVE_CARD: selection.legal_gifts,
    BEGIN_TURN: _legal_begin,
    EXPAND: _legal_expand,
    CONSTRUCT: _legal_construct,
    REROLL_DICE: battle.legal_rerolls,
    PRESS_SIEGE: battle.legal_siege,
    REDUCE_LAND: _legal_reduce,
    SHIFT_SCORE: scoring.legal_shifts,
    SUFFER_PLAGUE: events.legal_losses,
}

# --- what happens, by action and by step ------------------------------------------------------------------------

_DO: Final[dict[int, Callable[..., None]]] = {
    CHOOSE_EVENT: selection.choose_event,
    CHOOSE_EMPIRE: selection.choose_empire,
    OPEN_PILE: selection.open_pile,
    GIVE: selection.give,
    PLAY_KINGDOM: turn.play_kingdom,
    ESTABLISH: turn.establish,
    INVADE: invasion.invade,
    FORTIFY: building.fortify,
    USE_EFFECT: effects.use,
    END_INVASION: turn.end_invasion,
    REROLL: battle.reroll,
    HOLD: battle.hold,
    SIEGE: battle.siege,
    RETREAT: battle.retreat,
    REDUCE: battle.reduce,
    SPARE: battle.spare,
    SHIFT: scoring.shift,
    MONUMENT: building.build_monument,
    END_TURN: turn.end_turn,
    END_KINGDOM: turn.end_kingdom,
    LOSE_ARMY: events.lose_army,
    PLAY_EVENT: events.play_event,
}
DO: Final = tuple(_DO[kind] for kind in range(len(NAMES)))

_STEPS: Final[dict[int, Callable[[State], None]]] = {
    NEW_ERA: turn.begin_era,
    CALL_EMPIRE: turn.call_empire,
    RESUME: turn.resume,
    BATTLE_POINTS: battle.battle_points,
    FLEET_POINTS: battle.fleet_points,
    GAIN_ARMIES: battle.gain_armies,
    NEXT_VICTIM: events.next_victim,
    TURN_OVER: turn.turn_over,
}
STEPS: Final = tuple(_STEPS[step] for step in range(len(_STEPS)))
