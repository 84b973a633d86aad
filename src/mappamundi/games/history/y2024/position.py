"""The five verbs: who must decide, what is legal, what an action does, what a viewer sees, who won."""

from typing import Any, Final

from mappamundi.games.history.y2024 import (
    battle,
    building,
    endgame,
    events,
    fleets,
    honors,
    invasion,
    selection,
    turn,
)
from mappamundi.games.history.y2024.actions import (
    BUILD_FORT,
    BUILD_MONUMENT,
    CHOOSE_EMPIRE,
    CHOOSE_EVENT,
    CHOOSE_TOKEN,
    CONQUER,
    END_EXPANSION,
    END_REVENUE,
    END_TURN,
    INVADE,
    MOST_SEATS,
    PLAY_EVENT,
    PLAY_HONOR,
    PLAY_TOKEN,
    SEND_FLEET,
    TAKE_BUILDING,
    USE_LEADER,
    Args,
)
from mappamundi.games.history.y2024.board import DEATH
from mappamundi.games.history.y2024.dump import dump
from mappamundi.games.history.y2024.reasons import because
from mappamundi.games.history.y2024.rows import observe
from mappamundi.games.history.y2024.state import (
    AIM,
    AWARD,
    BUILD,
    CONCLUDE,
    DEAL_EVENTS,
    DRAFT_EVENTS,
    DRAFT_TOKENS,
    END_EVENT,
    ENDGAME,
    EVENT,
    EXPAND,
    FINISH,
    GAME_OVER,
    LAST_HONORS,
    LAST_TOKENS,
    LAY_EMPIRES,
    LAY_OUT,
    MONUMENTS_DUE,
    NEW_EPOCH,
    NEXT_TURN,
    NOBODY,
    NOTHING,
    PICK_EMPIRE,
    PLACE,
    PLAY_HONORS,
    RESUME,
    REVEAL,
    REVENUE,
    REVENUE_DUE,
    RISE,
    SEIZE,
    SHORTAGE,
    TAKE_WALLS,
    Rules,
    State,
    Task,
    Variant,
)
from mappamundi.games.history.y2024.view import View
from mappamundi.games.history.y2024.why import refusal
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
            task = self.agenda[0]
            self.agenda = self.agenda[1:]
            go_on(self, task)

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now, in rising order; none when the game is over."""
        decision = self.decision
        if PICK_EMPIRE < decision < LAST_HONORS:  # those of a turn
            return ALONE[self.seat]
        return ALONE[self.order[self.round]] if decision < GAME_OVER else ()

    def awaited(self) -> tuple[int, ...]:
        """Whoever may act must: nobody races."""
        return self.to_act()

    def alarm(self) -> None:
        """No rule counts time."""

    def elapse(self, seconds: float) -> None:
        """No rule counts time."""

    def on_turn(self) -> int | None:
        """R4.4: the current seat; there is none in the organization of an epoch and in the Endgame."""
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
        if not among(action, self.legal(seat)):
            action = self._as_listed(seat, action)
        self._asked = NOBODY
        self._legal = NONE_LISTED
        if self.points and invasion.ends_points(self, action.kind):
            invasion.forget_points(self)
        carry_out(self, action.kind, action.args)
        self.run()
        return self.log.read()

    def _as_listed(self, seat: int, action: Action) -> Action:
        """What `legal` lists in another form is accepted when sent; anything else is refused.

        `take_from` may name the only land there is, and the lands of a Black Death may come in any order (R13.7).
        """
        legal = self.legal(seat)
        for listed in legal:  # made anew since it was listed: see `ActionSpace.tidy`
            if listed.code == action.code >= 0:
                return listed
        if action.kind >= BUILD_FORT and action.code >= 0:
            what, targets, takes = action.args
            listed = self.rules.space.compound(action.kind, what, targets)
            if takes and among(listed, legal) and takes == only_take(self, action):
                return listed
            is_death = action.kind == PLAY_EVENT and self.board.events[what].effect == DEATH
            if is_death and among(self.rules.space.compound(action.kind, what, tuple(sorted(targets))), legal):
                return action
        raise refusal(self, seat, action)

    def view(self, viewer: int | None) -> View:
        """What that seat, or a spectator (`None`), may see."""
        check_viewer(viewer, self.players)
        return View(self, self.to_act(), viewer)

    def observe(self, seat: int, out: memoryview) -> None:
        """Write what that seat knows, as a row that `Game.rows` describes."""
        out[:] = observe(self, () if self.decision == NOTHING else self.to_act(), seat)

    def standings(self) -> tuple[int, ...]:
        """R1.5: the gold of each seat."""
        return tuple(self.gold)

    def result(self) -> Result | None:
        """R12.11–R12.15."""
        if self.decision != GAME_OVER:
            return None
        return Result(tuple(self.gold), endgame.places(self))

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


def only_take(p: State, action: Action) -> tuple[int, ...]:
    """R1.12: the land from which a missing building is taken, where there is no other."""
    kind = building.type_placed(p.board, action)
    if kind < 0 or not building.missing(p, kind, len(action.args[1])):
        return ()
    return tuple(building.to_be_taken(p, kind))


# --- what is legal, by decision ---------------------------------------------------------------------------------


def _legal_expand(p: State, out: list[Action]) -> None:
    """R7.1, R16.6: in any order and as often as the pool allows."""
    invasion.legal_invasions(p, out)
    if p.points:
        invasion.legal_conquests(p, out)
    if p.fleets_pool:
        fleets.legal_fleets(p, out)
    building.legal_forts(p, out)
    battle.legal_leader(p, out)
    honors.legal_effects(p, out)
    if p.event >= 0:
        events.legal_later(p, out)
    if turn.can_end_expansion(p):
        out.append(p.rules.space.end_expansion)


def _legal_event(p: State, out: list[Action]) -> None:
    """R5.3–R5.5, R5.8: without Honors, Leader and forts but that of Crusades."""
    invasion.legal_invasions(p, out)
    invasion.legal_conquests(p, out)
    fleets.legal_fleets(p, out)
    building.legal_event_forts(p, out)
    if turn.can_end_event(p):
        out.append(p.rules.space.end_expansion)


def list_legal(p: State, out: list[Action]) -> None:
    """Of the one seat that must decide."""
    decision = p.decision
    if decision == EXPAND:
        _legal_expand(p, out)
    elif decision == REVENUE_DUE:
        turn.legal_revenue(p, out)
    elif decision == CONCLUDE:
        turn.legal_conclude(p, out)
    elif decision == EVENT:
        _legal_event(p, out)
    elif decision == AIM:
        events.legal_aims(p, out)
    elif decision == MONUMENTS_DUE:
        building.legal_monuments(p, out)
    elif decision == DRAFT_TOKENS:
        selection.legal_tokens(p, out)
    elif decision == PICK_EMPIRE:
        selection.legal_empires(p, out)
    elif decision == DRAFT_EVENTS:
        selection.legal_events(p, out)
    elif decision == SHORTAGE:
        building.legal_taking(p, out)
    elif decision == LAST_HONORS:
        endgame.legal_honors(p, out)


# --- what happens, by action and by task ------------------------------------------------------------------------


def carry_out(p: State, kind: int, args: Args) -> None:  # noqa: C901 – one line for each kind of action
    """What the seat wants done. The kinds stand in the order of how often they come."""
    if kind == INVADE:
        invasion.invade(p, args[0])
    elif kind == PLAY_HONOR:
        if p.decision == LAST_HONORS:
            endgame.play_honor(p, args[0], args[1])
        else:
            honors.play(p, args[0], args[1], args[2])
    elif kind == BUILD_FORT:
        building.build_fort(p, args[0], args[1][0], args[2])
    elif kind == END_EXPANSION:
        if p.decision == EXPAND:
            turn.end_expansion(p)
        else:
            turn.end_event_expansion(p)
    elif kind == END_REVENUE:
        turn.end_revenue(p)
    elif kind == END_TURN:
        turn.end_turn(p)
    elif kind == SEND_FLEET:
        fleets.send_fleet(p, args[0])
    elif kind == PLAY_TOKEN:
        turn.play_token(p, args[0])
    elif kind == PLAY_EVENT:
        events.play_event(p, args[0], args[1], args[2])
    elif kind == CHOOSE_TOKEN:
        selection.choose_token(p, args[0])
    elif kind == CHOOSE_EMPIRE:
        selection.choose_empire(p, args[0])
    elif kind == CHOOSE_EVENT:
        selection.choose_event(p, args[0])
    elif kind == USE_LEADER:
        battle.use_leader(p, args[0])
    elif kind == CONQUER:
        invasion.conquer(p, args[0])
    elif kind == BUILD_MONUMENT:
        building.build_monument(p, args[1][0], args[2])
    elif kind == TAKE_BUILDING:
        building.take_building(p, args[0])


def go_on(p: State, task: Task) -> None:  # noqa: C901 – one line for each task
    """What happens next by itself."""
    number = task[0]
    if number == RESUME:
        p.decision = task[1]
    elif number == PLACE:
        building.place(p, task[1], task[2])
    elif number == BUILD:
        building.build(p)
    elif number == REVENUE:
        turn.begin_revenue(p)
    elif number == FINISH:
        turn.finish(p)
    elif number == NEXT_TURN:
        turn.next_turn(p)
    elif number == REVEAL:
        events.reveal(p)
    elif number == END_EVENT:
        turn.end_event(p)
    elif number == LAY_OUT:
        turn.lay_out(p, task[1])
    elif number == TAKE_WALLS:
        building.take_walls(p)
    elif number == RISE:
        turn.rise(p)
    elif number == AWARD:
        honors.award(p, task[1])
    elif number == SEIZE:
        events.seize(p, task[1])
    elif number == NEW_EPOCH:
        selection.begin_epoch(p)
    elif number == DEAL_EVENTS:
        selection.deal_events(p)
    elif number == LAY_EMPIRES:
        selection.lay_empires(p)
    elif number == ENDGAME:
        endgame.begin(p)
    elif number == PLAY_HONORS:
        endgame.play_honors(p)
    elif number == LAST_TOKENS:
        endgame.last_tokens(p)
