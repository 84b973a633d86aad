"""R3, R15: the organization of an epoch: area tokens, Events, Empires."""

from mappamundi.games.history.board import members
from mappamundi.games.history.y2024.chronicle import (
    EMPIRE_CHOSEN,
    EMPIRE_KEPT,
    EMPIRES_LAID,
    EMPIRES_PASSED,
    ENDGAME_HIDDEN,
    ENDGAME_OPEN,
    EPOCH_BEGAN,
    EVENT_DEALT,
    EVENT_KEPT,
    EVENTS_PASSED,
    TOKEN_DRAWN,
    TOKEN_KEPT,
    TOKENS_PASSED,
)
from mappamundi.games.history.y2024.state import (
    DEAL_EVENTS,
    DRAFT_EVENTS,
    DRAFT_TOKENS,
    LAY_EMPIRES,
    NEXT_TURN,
    PICK_EMPIRE,
    State,
)
from mappamundi.kernel import Action

# --- step 1: areas ----------------------------------------------------------------------------------------------


def begin_epoch(p: State) -> None:
    """R3.1: areas become active, and their tokens go into the bag. R3.9: the ranks of this moment hold throughout."""
    opened = p.board.starting_areas(p.epoch) & ~p.areas
    p.areas |= opened
    for area in members(opened):
        p.bag[area] = p.board.area_tokens[area]
    p.log.append((EPOCH_BEGAN, p.epoch, opened))
    begin_tokens(p)


# --- step 2: area tokens ----------------------------------------------------------------------------------------


def draw(p: State, count: int) -> list[int]:
    """R3.6: so many tokens from the bag, or all that are left in it."""
    board = p.board
    # Every token has its place in the shuffle; of each area as many of them count as are in the bag.
    order = p.chance.shuffle(f"bag_{p.epoch}", len(board.bag_areas))
    drawn = [board.bag_areas[n] for n in order if board.bag_copies[n] < p.bag[board.bag_areas[n]]][:count]
    for area in drawn:
        p.bag[area] = p.bag[area] - 1
    return drawn


def begin_tokens(p: State) -> None:
    """R3.2, R3.4: as many as there are seats plus one."""
    order = tuple(p.ranked())
    p.drafts[p.epoch] = order
    drawn = draw(p, p.players + 1)
    if p.epoch == 1:
        deal_tokens(p, order, drawn)
        return
    p.order = order
    p.round = 0
    p.pile = tuple(sorted(drawn))
    pass_tokens(p)


def deal_tokens(p: State, order: tuple[int, ...], drawn: list[int]) -> None:
    """R3.2, R3.3: in the first epoch one for each seat, sight unseen, and one face up on the Endgame space."""
    for seat in order:
        if drawn:
            token = drawn.pop(0)
            take_token(p, seat, token)
            p.log.append((TOKEN_DRAWN, seat, token))
    if drawn:
        p.endgame[p.epoch] = drawn[0]
        p.log.append((ENDGAME_OPEN, p.epoch, drawn[0]))
    p.then((DEAL_EVENTS,))


def take_token(p: State, seat: int, token: int) -> None:
    """A token joins those of the seat, which lie in the order of the data."""
    p.tokens[seat] = tuple(sorted((*p.tokens[seat], token)))


def pass_tokens(p: State) -> None:
    """R3.4: the tokens come to the next lower rank. R3.5: what the last leaves over is the token of the Endgame."""
    if p.round < p.players and p.pile:
        p.decision = DRAFT_TOKENS
        p.log.append((TOKENS_PASSED, p.order[p.round], len(p.pile), p.pile))
        return
    if p.pile:
        p.endgame[p.epoch] = p.pile[0]
        p.log.append((ENDGAME_HIDDEN, p.order[-1], p.epoch, p.pile[0]))
    p.pile = ()
    p.then((DEAL_EVENTS,))


def legal_tokens(p: State, out: list[Action]) -> None:
    """R3.4: one of those passed on, of each area once."""
    last = -1
    for token in p.pile:
        if token != last:
            out.append(p.rules.space.choose_token[token])
        last = token


def choose_token(p: State, token: int) -> None:
    """R3.4: keep it and pass the rest on."""
    seat = p.order[p.round]
    left = list(p.pile)
    left.remove(token)
    p.pile = tuple(left)
    take_token(p, seat, token)
    p.passed[seat * (p.board.epochs + 1) + p.epoch] = p.pile
    p.log.append((TOKEN_KEPT, seat, token))
    p.round += 1
    pass_tokens(p)


# --- step 3: Events ---------------------------------------------------------------------------------------------


def drawn_cards(p: State, name: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    """R2.2: of an epoch's cards as many as there are seats; the rest is out of the game, unseen."""
    return tuple([cards[place] for place in p.chance.shuffle(f"{name}_{p.epoch}", len(cards))[: p.players]])


def deal_events(p: State) -> None:
    """R3.7: one to each seat, hidden. R15.1: or passed on from the most gold."""
    cards = drawn_cards(p, "events", p.board.epoch_events[p.epoch])
    if p.variant.event_selection:
        p.order = tuple(p.ranked())
        p.round = 0
        p.pile = tuple(sorted(cards))
        pass_events(p)
        return
    for seat, card in enumerate(cards):
        p.hands[seat] = card
        p.log.append((EVENT_DEALT, seat, card))
    p.then((LAY_EMPIRES,))


def pass_events(p: State) -> None:
    """R15.1: the last seat gets the last card without being asked."""
    seat = p.order[p.round]
    if len(p.pile) > 1:
        p.decision = DRAFT_EVENTS
        p.log.append((EVENTS_PASSED, seat, p.pile))
        return
    p.hands[seat] = p.pile[0]
    p.log.append((EVENT_KEPT, seat, p.pile[0]))
    p.pile = ()
    p.then((LAY_EMPIRES,))


def legal_events(p: State, out: list[Action]) -> None:
    """R15.1: one of the cards left."""
    out += [p.rules.space.choose_event[card] for card in p.pile]


def choose_event(p: State, card: int) -> None:
    """R15.1: keep it hidden and pass the rest on."""
    seat = p.order[p.round]
    p.hands[seat] = card
    p.pile = tuple([other for other in p.pile if other != card])
    p.passed_events[seat] = p.pile
    p.log.append((EVENT_KEPT, seat, card))
    p.round += 1
    pass_events(p)


# --- step 4: Empires --------------------------------------------------------------------------------------------


def lay_empires(p: State) -> None:
    """R3.8, R15.2: from the least gold up, open or passed on."""
    cards = drawn_cards(p, "empires", p.board.epoch_empires[p.epoch])
    p.order = tuple(reversed(p.ranked()))
    p.round = 0
    p.pile = tuple(sorted(cards))
    if not p.variant.hidden_empires:
        p.log.append((EMPIRES_LAID, p.pile))
    offer_empires(p)


def offer_empires(p: State) -> None:
    """R3.10: the last seat gets the last card without being asked."""
    seat = p.order[p.round]
    if len(p.pile) > 1:
        p.decision = PICK_EMPIRE
        if p.variant.hidden_empires:
            p.log.append((EMPIRES_PASSED, seat, p.pile))
        return
    p.empires[seat] = p.pile[0]
    p.log.append((EMPIRE_KEPT if p.variant.hidden_empires else EMPIRE_CHOSEN, seat, p.pile[0]))
    p.pile = ()
    p.order = ()
    p.round = 0
    p.then((NEXT_TURN,))


def legal_empires(p: State, out: list[Action]) -> None:
    """R3.8, R15.2: one of those left."""
    out += [p.rules.space.choose_empire[card] for card in p.pile]


def choose_empire(p: State, card: int) -> None:
    """R3.8: take it, open to all. R15.2: or hidden, and pass the rest on."""
    seat = p.order[p.round]
    p.empires[seat] = card
    p.pile = tuple([other for other in p.pile if other != card])
    if p.variant.hidden_empires:
        p.passed_empires[seat] = p.pile
        p.log.append((EMPIRE_KEPT, seat, card))
    else:
        p.log.append((EMPIRE_CHOSEN, seat, card))
    p.round += 1
    offer_empires(p)


# --- what lies open ---------------------------------------------------------------------------------------------


def is_open(p: State, viewer: int) -> bool:
    """Whether this viewer sees the pile: all do where Empires are laid open (R3.8), else whoever chooses from it."""
    if p.decision == PICK_EMPIRE and not p.variant.hidden_empires:
        return True
    choosing = p.decision in (DRAFT_TOKENS, DRAFT_EVENTS, PICK_EMPIRE)
    return choosing and viewer == p.order[p.round]
