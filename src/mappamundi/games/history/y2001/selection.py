"""A2.7–A2.9, A3: who drafts first, and the draft of the empire cards at the start of every epoch."""

from mappamundi.games.history.y2001.chronicle import (
    EMPIRE_DRAWN,
    EMPIRE_KEPT,
    EMPIRE_PASSED,
    EMPIRE_SEEN,
    EPOCH_BEGAN,
    FIRST_ROLL,
)
from mappamundi.games.history.y2001.state import CALL, DRAFT, NONE, State
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up


def first_roll(p: State) -> None:
    """A2.7, A2.8: the highest sum of two dice drafts first; equals roll again. A2.9: then clockwise."""
    rolling = list(range(p.players))
    rows: list[tuple[int, int, int]] = []
    while len(rolling) > 1:
        rolled = [(seat, p.roll(), p.roll()) for seat in rolling]
        rows += rolled
        best = max([one + other for _, one, other in rolled])
        rolling = [seat for seat, one, other in rolled if one + other == best]
    first = rolling[0]
    p.first_rolls = tuple(rows)
    p.log.append((FIRST_ROLL, tuple(rows), first))
    begin_draft(p, tuple([(first + place) % p.players for place in range(p.players)]))


def draft_order(p: State) -> tuple[int, ...]:
    """A3.10–A3.12: by score, then by the strength of the empire just played, then by who played it first."""

    def key(seat: int) -> tuple[int, int, int]:
        strength = p.strengths[seat][-1] if p.strengths[seat] else 0
        return p.scores[seat], strength, p.turns.index(seat) if seat in p.turns else p.players + seat

    return tuple(sorted(range(p.players), key=key))


def shuffled(p: State) -> list[int]:
    """A2.5: the deck of the epoch."""
    cards = p.board.epoch_empires[p.epoch]
    return [cards[place] for place in p.chance.shuffle(f"empires_{p.epoch}", len(cards))]


def begin_epoch(p: State) -> None:
    """A3.10: from the second epoch on those behind draft first."""
    begin_draft(p, draft_order(p))


def begin_draft(p: State, order: tuple[int, ...]) -> None:
    """A3.1, A2.5: each seat drafts once, from a deck shuffled now."""
    p.order = order
    p.allotted = ()
    p.deck = tuple(shuffled(p))
    p.called = 0
    p.turns = ()
    p.log.append((EPOCH_BEGAN, p.epoch, order))
    draw(p)


def draw(p: State) -> None:
    """A3.2: the seat looks at the top card. A3.6: the last has no choice."""
    turn_up(p.chance)
    p.drawn = p.deck[0]
    p.deck = p.deck[1:]
    p.log.append((EMPIRE_DRAWN, p.drafting(), p.drawn))
    p.decision = DRAFT
    if len(p.allotted) == p.players - 1:
        allot(p, p.empires.index(NONE))


def legal_draft(p: State, out: list[Action]) -> None:
    """A3.3–A3.5: keep the card without one, or pass it to another seat without one."""
    drafting, space = p.drafting(), p.rules.space
    if p.empires[drafting] == NONE:
        out.append(space.keep)
    for seat, held in enumerate(p.empires):
        if held == NONE and seat != drafting:
            out.append(space.pass_card[seat])


def keep(p: State) -> None:
    """A3.3."""
    allot(p, p.drafting())


def allot(p: State, to: int) -> None:
    """A3.3, A3.4: the card drawn goes to this seat; then the next one drafts."""
    seat, card = p.drafting(), p.drawn
    p.empires[to] = card
    p.drawn = NONE
    p.allotted = (*p.allotted, to)
    if to == seat:
        p.log.append((EMPIRE_KEPT, seat, card))
    else:
        p.log.append((EMPIRE_PASSED, seat, to, card))
    if len(p.allotted) < p.players:
        draw(p)
    else:
        end_draft(p)


def end_draft(p: State) -> None:
    """A3.7: now everyone may look at the card it was passed. A3.8: the rest is put away."""
    p.deck = ()
    for seat, to in zip(p.order, p.allotted, strict=True):
        if to != seat:
            p.log.append((EMPIRE_SEEN, to, p.empires[to]))
    p.decision = CALL
