"""A4, A6, A7.13, A12.1: which empire is called, its preparation, and the end of its turn."""

from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.y2001 import building, fleets, scoring
from mappamundi.games.history.y2001.board import CAPITALS, REALLOCATION, Empire
from mappamundi.games.history.y2001.chronicle import (
    BY_START,
    EMPIRE_SKIPPED,
    ESTABLISHED,
    PHASE_ENDED,
    REALLOCATED,
    TURN_BEGAN,
    TURN_ENDED,
)
from mappamundi.games.history.y2001.state import (
    CALL,
    END_EPOCH,
    EVENTS,
    EXPAND,
    HALTED,
    MONUMENTS_DUE,
    NAVAL,
    NOBODY,
    NONE,
    REALLOCATE,
    State,
)
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up


def call(p: State) -> None:
    """A4.1, A4.2: the empires in printed order; one that nobody holds is skipped. A4.4: then the epoch ends."""
    for held in p.empires:
        if held != NONE:
            turn_up(p.chance)
    cards = p.board.epoch_empires[p.epoch]
    while p.called < len(cards):
        empire = cards[p.called]
        p.called += 1
        if empire in p.empires:
            begin_turn(p, p.empires.index(empire), empire)
            return
        p.log.append((EMPIRE_SKIPPED, empire))
    p.decision = END_EPOCH


def begin_turn(p: State, seat: int, empire: int) -> None:
    """A4.2, A4.3, A6.1: the card is shown; the event step comes first."""
    card = p.board.empires[empire]
    p.seat = seat
    p.empire = empire
    p.banner = card.banner
    p.empires[seat] = NONE
    p.past_empires[seat] = (*p.past_empires[seat], empire)
    p.strengths[seat] = (*p.strengths[seat], card.strength)
    p.turns = (*p.turns, seat)
    p.pool = card.strength
    p.log.append((TURN_BEGAN, seat, empire, card.strength))
    p.decision = EVENTS


# --- preparation (A6) -------------------------------------------------------------------------------------------


def end_events(p: State) -> None:
    """A6.3–A6.5: the fleets are put out; A16.4: enemy fleets in the way may be attacked."""
    p.log.append((PHASE_ENDED, p.seat, EVENTS))
    fleets.put_out(p, fleets.due(p))
    if fleets.may_go_on(p):
        p.decision = NAVAL
    else:
        prepare(p)


def prepare(p: State) -> None:
    """A6.6: then Reallocation, if it was played, and the first army."""
    if p.holds(REALLOCATION):
        p.decision = REALLOCATE
    else:
        rise(p)


def legal_reallocation(p: State, out: list[Action]) -> None:
    """A6.6, A16.10: any set of the fleets without an army."""
    p.rules.space.list_exchanges(fleets.exchangeable(p), out)


def reallocate(p: State, waters: int) -> None:
    """A6.6: a coin for each fleet; afterwards the card has no force."""
    p.force &= ~BIT[REALLOCATION]
    p.fleets &= ~waters
    coins = len(members(waters))
    p.coins += coins
    p.log.append((REALLOCATED, p.seat, waters, coins))
    rise(p)


def rise(p: State) -> None:
    """A6.7, A6.12: the first army, or one in each of the start lands; then the expansion begins."""
    establish(p, p.card())
    p.decision = EXPAND


def establish(p: State, card: Empire) -> None:
    """A6.7–A6.12, A14.6: an empire or a minor empire takes its start lands."""
    p.log.append((ESTABLISHED, p.seat, card.banner, p.pool, p.fleets))
    for land in card.starts:
        if not p.pool:
            return
        p.pool -= 1
        owner = p.owners[land]
        if owner >= 0:  # A6.11
            p.raze_fort(land)
            p.dismiss(land, BY_START)
        if owner != p.seat:  # A6.9
            p.pillage(land, owner)
        p.enlist(land, card.age)
        if card.capital:  # A6.10
            p.found(land, CAPITALS)


# --- the end of a turn ------------------------------------------------------------------------------------------


def end_expansion(p: State) -> None:
    """A7.13: armies not placed are removed. A11: then monuments."""
    p.log.append((PHASE_ENDED, p.seat, EXPAND))
    p.pool = 0
    p.restricted = 0
    building.earn_monuments(p)
    go_on_building(p)


def go_on_building(p: State) -> None:
    """A11.9: the step ends by itself when nothing more can be built."""
    if building.monument_sites(p):
        p.decision = MONUMENTS_DUE
    else:
        finish(p)


def build_monument(p: State, land: int) -> None:
    """A11.7."""
    building.build_monument(p, land)
    go_on_building(p)


def end_monuments(p: State) -> None:
    """A11.8."""
    p.log.append((PHASE_ENDED, p.seat, MONUMENTS_DUE))
    finish(p)


def finish(p: State) -> None:
    """A12.1, A5.9, A9.8: what belonged to the turn goes; then the seat scores, and its armies become past armies."""
    seat = p.seat
    p.past_events[seat] = (*p.past_events[seat], *p.played)
    p.played = ()
    p.force = 0
    p.betrayed = NONE
    p.minor = NONE
    p.pool = 0
    p.restricted = 0
    p.lost = 0
    p.losses = 0
    p.coins = 0
    p.allied_coins = 0
    p.engineering = 0
    p.due = 0
    scoring.score(p)
    p.lie_down()
    p.log.append((TURN_ENDED, seat))
    p.seat = NOBODY
    p.empire = NONE
    p.banner = NONE
    p.decision = HALTED if p.halts else CALL
