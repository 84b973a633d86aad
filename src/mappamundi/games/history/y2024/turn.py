"""R4, R5.13, R6, R7.16–R7.18, R12.1–R12.5, R14: turns and their phases, establishing, special Empires."""

from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024 import building, honors, invasion, scoring
from mappamundi.games.history.y2024.board import CRUSADE, IN_EXPAND, WALLS
from mappamundi.games.history.y2024.chronicle import (
    ESTABLISHED,
    INSTEAD,
    LAID_DOWN,
    LEADER_LEFT,
    PHASE_ENDED,
    TOKEN_GOLD,
    TOKEN_PLAYED,
    TURN_BEGAN,
    TURN_ENDED,
)
from mappamundi.games.history.y2024.state import (
    BUILD,
    CONCLUDE,
    END_EVENT,
    ENDGAME,
    EXPAND,
    FINISH,
    HALTED,
    LAY_OUT,
    NEW_EPOCH,
    NEXT_TURN,
    NOBODY,
    NONE,
    PLACE,
    RESUME,
    REVEAL,
    REVENUE,
    REVENUE_DUE,
    RISE,
    TAKE_WALLS,
    UNUSED,
    State,
)
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up

# Phases as events name them: see `chronicle.PHASES`.
PHASE_A: Final = 0
PHASE_C: Final = 1
PHASE_E: Final = 3


def next_turn(p: State) -> None:
    """R4.1, R15.3: the lowest number among the Empires still to play. R4.3: after the last the epoch ends."""
    first = NOBODY
    for seat, empire in enumerate(p.empires):
        if empire >= 0 and (first < 0 or p.board.empires[empire].order < p.board.empires[p.empires[first]].order):
            first = seat
    if first >= 0:
        if p.variant.hidden_empires:
            turn_up(p.chance)
        begin_turn(p, first)
        return
    p.passed_events = [()] * p.players
    p.passed_empires = [()] * p.players
    p.counted = 0
    if p.epoch < p.board.epochs:
        p.epoch += 1
        p.then((NEW_EPOCH,))
    else:
        p.then((ENDGAME,))


def begin_turn(p: State, seat: int) -> None:
    """R4.2, R4.4: the seat plays its Event, then its Empire; R14.2: of a pair the first half."""
    card = p.empires[seat]
    p.seat = seat
    p.card = card
    p.empires[seat] = NONE
    p.past_empires[seat] = (*p.past_empires[seat], card)
    if not p.counted & BIT[seat]:
        p.people[seat] = (*p.people[seat], p.board.empires[card].pieces)
    p.log.append((TURN_BEGAN, seat, card))
    halves = p.board.empires[card].halves
    start(p, halves[0] if halves else card)


def start(p: State, empire: int) -> None:
    """R4.2: phase A, and phase B after it."""
    p.then((REVEAL,), (LAY_OUT, empire))


# --- phase B (R6) -----------------------------------------------------------------------------------------------


def lay_out(p: State, empire: int) -> None:
    """R6.1, R1.15: the Empire's pieces are put in the pool, those of the Great Wall being found first."""
    p.empire = empire
    p.take_up()
    p.first((TAKE_WALLS,), (RISE,), (RESUME, EXPAND))


def rise(p: State) -> None:
    """R6.1–R6.8, R5.8: the start-lands are cleared and taken; then the starting buildings come."""
    card = p.force
    p.pool = p.from_supply(card.pieces)
    p.fleets_pool = min(card.fleets, p.fleets_left)
    p.fleets_left -= p.fleets_pool
    p.walls_pool = min(card.walls, p.stock[WALLS])
    p.stock[WALLS] = p.stock[WALLS] - p.walls_pool
    event = p.event if p.in_event else NONE
    empire = NONE if p.in_event else p.empire
    p.log.append((ESTABLISHED, p.seat, empire, event, p.pool, p.fleets_pool, p.walls_pool))
    p.begun = False
    for land in card.starts:  # R6.6
        p.raze(land)  # R6.2, R6.7
        if p.owners[land] >= 0:  # R6.3, R6.8, R5.15
            honors.award(p, p.remove_garrison(land))
        if p.pool:  # R6.4, R6.9
            p.pool -= 1
            p.place_army(land)
            p.begun = True
    if card.buildings:  # R6.5
        p.first(*[(PLACE, card.starts[0], wanted) for wanted in card.buildings])


# --- phase A and C: the end of an expansion ---------------------------------------------------------------------


def can_end_event(p: State) -> bool:
    """R7.16 without forts. R13.6: Crusades may stop early, but not before the first army, nor without its fort."""
    if p.force.effect == CRUSADE:
        forts: list[Action] = []
        building.legal_event_forts(p, forts)
        return p.begun and not forts
    return not p.pool or not p.front


def can_end_expansion(p: State) -> bool:
    """R7.16: not while a people piece can be placed as an army or turned into a fort."""
    return not p.pool or not (p.front or building.can_fortify(p))


def end_event_expansion(p: State) -> None:
    """R5.8: then the Event raises revenue."""
    p.first((END_EVENT,))


def end_event(p: State) -> None:
    """R5.9, R5.12–R5.14, R13.13: revenue for armies that stand, but no monuments; then they lie down."""
    if p.armies:
        scoring.raise_revenue(p)
    p.lie_down()
    p.empty_pool()
    invasion.forget(p)
    p.in_event = False
    p.begun = False
    p.event = NONE
    p.take_up()
    p.log.append((PHASE_ENDED, p.seat, PHASE_A))


def end_expansion(p: State) -> None:
    """R7.17, R7.18, R9.3, R9.5, R13.14, R14.4: what was not used is lost, and the Leader leaves; then D and E."""
    p.log.append((PHASE_ENDED, p.seat, PHASE_C))
    p.empty_pool()
    p.begun = False
    if p.leader != UNUSED:
        p.leaders &= ~BIT[p.seat]
        p.leader = UNUSED
        p.log.append((LEADER_LEFT, p.seat))
    if p.event >= 0 and p.board.events[p.event].phase == IN_EXPAND:
        p.event = NONE
    invasion.forget(p)
    p.due = building.monuments_earned(p)
    p.then((BUILD,), (REVENUE,))


# --- phase E ----------------------------------------------------------------------------------------------------


def begin_revenue(p: State) -> None:
    """R10.7, R10.14: first the gold, then the Honors."""
    scoring.raise_revenue(p)
    p.decision = REVENUE_DUE


def legal_revenue(p: State, out: list[Action]) -> None:
    """R10.14, R10.15, R11.8, R14.5: no end with an Honor in the pool, of either half of a pair."""
    honors.legal_bonuses(p, p.seat, out)
    if not p.pools[p.seat] or may_leave_pool(p):
        out.append(p.rules.space.end_revenue)


def may_leave_pool(p: State) -> bool:
    """R14.5: nobody may. By version 1 of the rules the first half of a pair could leave Honors to the second."""
    return p.rules.version < 2 and p.board.next_half(p.empire) != NONE


def end_revenue(p: State) -> None:
    """R14.2: the second half of a pair follows. Otherwise phase F."""
    p.log.append((PHASE_ENDED, p.seat, PHASE_E))
    half = p.board.next_half(p.empire)
    if half != NONE:
        p.lie_down()
        p.log.append((LAID_DOWN, p.seat))
        p.then((LAY_OUT, half))
    else:
        p.then((FINISH,))


# --- phase F ----------------------------------------------------------------------------------------------------


def finish(p: State) -> None:
    """R12.1, R12.2: armies down, fleets off."""
    p.lie_down()
    p.event = NONE
    p.empire = p.card
    p.take_up()
    p.log.append((LAID_DOWN, p.seat))
    p.decision = CONCLUDE


def legal_conclude(p: State, out: list[Action]) -> None:
    """R12.3: any number of tokens, one after the other."""
    last = NONE
    for token in p.tokens[p.seat]:
        if token != last:
            out.append(p.rules.space.play_token[token])
        last = token
    out.append(p.rules.space.end_turn)


def play_token(p: State, token: int) -> None:
    """R12.3, R17.2: it collects for its area, or both, and leaves the game."""
    seat = p.seat
    left = list(p.tokens[seat])
    left.remove(token)
    p.tokens[seat] = tuple(left)
    p.played_tokens[seat] = (*p.played_tokens[seat], token)
    rows = scoring.token_rows(p, seat, token)
    gold = sum(lands + built for _, _, lands, built in rows)
    p.log.append((TOKEN_PLAYED, seat, token, tuple(rows), gold))
    p.collect(seat, gold, TOKEN_GOLD)


def end_turn(p: State) -> None:
    """R12.4, R11.3, R12.5: an Honor for most gold, or 1 gold with a full track; the next turn follows."""
    seat = p.seat
    if p.richest() == seat:
        if honors.has_full_track(p, seat):
            p.collect(seat, 1, INSTEAD)
        else:
            honors.award(p, seat)
    p.log.append((TURN_ENDED, seat))
    p.seat = NOBODY
    p.card = NONE
    p.empire = NONE
    p.take_up()
    if p.halts:
        p.decision = HALTED
    else:
        p.then((NEXT_TURN,))
