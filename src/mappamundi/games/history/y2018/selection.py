"""Z3: choosing events and empires, by the passing draft or the classic way."""

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2018.actions import EMPIRES_PILE, EVENTS_PILE
from mappamundi.games.history.y2018.chronicle import CHOSE, DREW, GAVE, MIDDLE_OPENED, PILE_OPENED, RECEIVED
from mappamundi.games.history.y2018.state import (
    CALL_EMPIRE,
    CHOOSE_CARDS,
    CLASSIC,
    GIVE_CARD,
    NOBODY,
    NONE,
    NOTHING,
    SELECT,
    State,
)
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up


def begin(p: State) -> None:
    """Z3.1: the order by falling score is fixed for the whole selection."""
    p.phase = SELECT
    p.order = tuple(sorted(range(p.players), key=lambda seat: -p.scores[seat]))
    p.round = 0
    p.opened = NONE
    p.event_chosen = False
    p.empire_chosen = False
    p.given = 0
    if p.variant.selection == CLASSIC:
        draw(p)
    else:
        hold_piles(p)


# --- the passing draft ------------------------------------------------------------------------------------------


def event_holder(p: State) -> int:
    """Z3.2: the event pile runs from the first to the last."""
    return p.order[p.round]


def empire_holder(p: State) -> int:
    """Z3.2: the empire pile runs from the last to the first."""
    return p.order[p.players - 1 - p.round]


def hold_piles(p: State) -> None:
    """Z3.3, Z3.6: each holder sees its pile; the middle seat sees neither before it opens one."""
    p.decision = CHOOSE_CARDS
    if event_holder(p) != empire_holder(p):
        p.log.append((PILE_OPENED, event_holder(p), EVENTS_PILE, (EVENTS_PILE, p.event_pile)))
        p.log.append((PILE_OPENED, empire_holder(p), EMPIRES_PILE, (EMPIRES_PILE, p.empire_pile)))


def choosers(p: State) -> tuple[int, ...]:
    """Z3.4: the holders that have not chosen, at the same time and in either order."""
    events, empires = event_holder(p), empire_holder(p)
    if events == empires:
        return (events,)
    if p.event_chosen:
        return (empires,)
    if p.empire_chosen:
        return (events,)
    return (events, empires) if events < empires else (empires, events)


def legal_choices(p: State, seat: int, out: list[Action]) -> None:
    """Z3.3, Z3.5: a card of the pile that lies open to this seat, or which pile to open."""
    space = p.rules.space
    middle = event_holder(p) == empire_holder(p)
    if middle and p.opened == NONE:
        out += space.open_pile
        return
    if seat == event_holder(p) and not p.event_chosen and (not middle or p.opened == EVENTS_PILE):
        out += [space.choose_event[card] for card in sorted(p.event_pile)]
    if seat == empire_holder(p) and not p.empire_chosen and (not middle or p.opened == EMPIRES_PILE):
        out += [space.choose_empire[card] for card in sorted(p.empire_pile)]


def open_pile(p: State, pile: int) -> None:
    """Z3.5: the middle seat opens one pile, sight unseen."""
    turn_up(p.chance)
    p.opened = pile
    cards = p.event_pile if pile == EVENTS_PILE else p.empire_pile
    p.log.append((MIDDLE_OPENED, event_holder(p), pile, (pile, cards)))


def choose_event(p: State, card: int) -> None:
    """Z3.3: keep one event; those of earlier epochs stay in hand (Z3.8)."""
    seat = event_holder(p)
    take_event(p, seat, card)
    p.event_pile = tuple(other for other in p.event_pile if other != card)
    p.event_chosen = True
    p.log.append((CHOSE, seat, EVENTS_PILE, (EVENTS_PILE, card)))
    go_on(p)


def choose_empire(p: State, card: int) -> None:
    """Z3.3: keep one empire."""
    seat = empire_holder(p)
    p.empires[seat] = card
    p.empire_pile = tuple(other for other in p.empire_pile if other != card)
    p.empire_chosen = True
    p.log.append((CHOSE, seat, EMPIRES_PILE, (EMPIRES_PILE, card)))
    go_on(p)


def take_event(p: State, seat: int, card: int) -> None:
    """An event joins a hand."""
    p.hands[seat] = p.hands[seat] | BIT[card]


def go_on(p: State) -> None:
    """Z3.4: no pile moves until both have chosen. Z3.5: the other pile opens to the middle seat by itself."""
    if not (p.event_chosen and p.empire_chosen):
        if p.opened != NONE:
            open_pile(p, EMPIRES_PILE if p.event_chosen else EVENTS_PILE)
        return
    turn_up(p.chance)
    p.event_chosen = False
    p.empire_chosen = False
    p.opened = NONE
    p.round += 1
    if p.round < p.players - 1:
        hold_piles(p)
        return
    # Z3.7: the last card of each pile is given out without any action.
    last, first = event_holder(p), empire_holder(p)
    take_event(p, last, p.event_pile[0])
    p.log.append((RECEIVED, last, EVENTS_PILE, (EVENTS_PILE, p.event_pile[0])))
    p.empires[first] = p.empire_pile[0]
    p.log.append((RECEIVED, first, EMPIRES_PILE, (EMPIRES_PILE, p.empire_pile[0])))
    p.event_pile = ()
    p.empire_pile = ()
    finish(p)


def finish(p: State) -> None:
    """Z4.1: then the epoch's empires are called."""
    p.order = ()
    p.round = 0
    p.called = 0
    p.decision = NOTHING
    p.step = CALL_EMPIRE


# --- the classic selection --------------------------------------------------------------------------------------


def pile_in_hand(p: State) -> int:
    """Z3.10: the events are handled completely, then the empires."""
    return EVENTS_PILE if p.event_pile else EMPIRES_PILE


def drawer(p: State) -> int:
    """Z3.10: events from the first to the last, empires from the last to the first."""
    return p.order[p.round] if pile_in_hand(p) == EVENTS_PILE else p.order[p.players - 1 - p.round]


def draw(p: State) -> None:
    """Z3.11, Z3.12: the seat whose turn it is looks at the top card, also if it has one already."""
    turn_up(p.chance)
    pile = pile_in_hand(p)
    top = p.event_pile[0] if pile == EVENTS_PILE else p.empire_pile[0]
    p.decision = GIVE_CARD
    p.log.append((DREW, drawer(p), pile, (pile, top)))
    lacking = [seat for seat in range(p.players) if not p.given & BIT[seat]]
    if len(lacking) == 1:  # Z3.14
        give(p, lacking[0])


def legal_gifts(p: State, out: list[Action]) -> None:
    """Z3.11: to a seat that has no card from this pile yet, itself included."""
    out += [p.rules.space.give[to] for to in range(p.players) if not p.given & BIT[to]]


def give(p: State, to: int) -> None:
    """Z3.11, Z3.13, Z3.15: the card goes to that seat; the others learn only who gave to whom."""
    pile = pile_in_hand(p)
    p.log.append((GAVE, drawer(p), pile, to))
    p.decision = NOTHING
    if pile == EVENTS_PILE:
        card, p.event_pile = p.event_pile[0], p.event_pile[1:]
        take_event(p, to, card)
    else:
        card, p.empire_pile = p.empire_pile[0], p.empire_pile[1:]
        p.empires[to] = card
    p.log.append((RECEIVED, to, pile, (pile, card)))
    p.given |= BIT[to]
    p.round += 1
    if p.round == p.players:
        p.round = 0
        p.given = 0
        if pile == EMPIRES_PILE:
            finish(p)
            return
    draw(p)


# --- what lies open ---------------------------------------------------------------------------------------------


def piles(p: State, viewer: int) -> tuple[tuple[int, int], int, tuple[int, ...]]:
    """Who holds the events and the empires, which pile this viewer sees, and its cards (Z3.3, Z3.6, Z3.11)."""
    if p.decision == GIVE_CARD:
        holder, pile = drawer(p), pile_in_hand(p)
        holders = (holder, NOBODY) if pile == EVENTS_PILE else (NOBODY, holder)
        if viewer != holder:
            return holders, NONE, ()
        return holders, pile, p.event_pile[:1] if pile == EVENTS_PILE else p.empire_pile[:1]
    if p.decision != CHOOSE_CARDS:
        return (NOBODY, NOBODY), NONE, ()
    events, empires = event_holder(p), empire_holder(p)
    holders = (events, empires)
    if viewer == events and not p.event_chosen and (events != empires or p.opened == EVENTS_PILE):
        return holders, EVENTS_PILE, p.event_pile
    if viewer == empires and not p.empire_chosen and (events != empires or p.opened == EMPIRES_PILE):
        return holders, EMPIRES_PILE, p.empire_pile
    return holders, NONE, ()
