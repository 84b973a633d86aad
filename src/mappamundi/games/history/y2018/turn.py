"""Z2, Z4, Z5, Z6, Z16: epochs, the calling of empires, the steps of a turn, establishing, kingdoms."""

from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.y2018 import building, events, scoring, selection
from mappamundi.games.history.y2018.board import CAPITAL, CITY, Card
from mappamundi.games.history.y2018.chronicle import (
    DISCARDED,
    EMPIRE_SKIPPED,
    EPOCH_BEGAN,
    GAME_ENDED,
    GATHERED,
    KINGDOM_PLAYED,
    MARKERS_LAID,
    PHASE_ENDED,
    TURN_BEGAN,
    TURN_ENDED,
)
from mappamundi.games.history.y2018.state import (
    BEGIN,
    BEGIN_TURN,
    BUILD,
    CALL_EMPIRE,
    CONSTRUCT,
    EXPAND,
    GAME_OVER,
    INVADE,
    NEW_EPOCH,
    NOBODY,
    NONE,
    NOTHING,
    OVER,
    TURN_OVER,
    State,
)
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up

# --- epochs and calling -----------------------------------------------------------------------------------------


def begin_epoch(p: State) -> None:
    """Z2.1, Z2.2: the tokens of the epoch follow from its number; then the selection with its two piles."""
    turn_up(p.chance)
    p.log.append((EPOCH_BEGAN, p.epoch))
    p.event_pile = p.event_piles[p.epoch]
    p.empire_pile = p.empire_piles[p.epoch]
    selection.begin(p)


def call_empire(p: State) -> None:
    """Z4.1: empires are called by their order; whoever holds the called one takes its turn."""
    if any(empire != NONE for empire in p.empires):
        turn_up(p.chance)
    called = p.board.called[p.epoch]
    while p.called < len(called):
        empire = called[p.called]
        p.called += 1
        if empire in p.empires:
            seat = p.empires.index(empire)
            p.log.append((TURN_BEGAN, p.called, empire, seat))
            begin_turn(p, seat, empire)
            return
        p.log.append((EMPIRE_SKIPPED, p.called, empire))
    end_epoch(p)


def end_epoch(p: State) -> None:
    """Z2.5: the next epoch, or after the last the end of the game (Z19)."""
    p.seat = NOBODY
    p.empire = NONE
    p.empower()
    if p.epoch < p.board.epochs:
        p.epoch += 1
        p.called = 0
        p.step = NEW_EPOCH
    else:
        p.phase = OVER
        p.decision = GAME_OVER
        p.log.append((GAME_ENDED, tuple(p.scores)))


def begin_turn(p: State, seat: int, empire: int) -> None:
    """Z5.1: the seat becomes active; nothing of the turn has been used yet."""
    p.seat = seat
    p.empire = empire
    p.phase = BEGIN
    p.decision = BEGIN_TURN
    effect = p.board.empires[empire].effect
    p.extra_uses = (effect.number("uses"),) if effect.id == "extra_die" else ()
    p.kingdom_done = False
    p.empower()


def turn_over(p: State) -> None:
    """Z4.2, Z5.9: the turn is finished completely before the next empire is called."""
    p.log.append((TURN_ENDED, p.seat))
    p.empires[p.seat] = NONE
    p.step = CALL_EMPIRE


def resume(p: State) -> None:
    """The seat is in its phase again; whatever invasion there was is over."""
    p.target = NONE
    p.defender = NOBODY
    p.naval = False
    p.won = False
    p.decision = EXPAND if p.phase == INVADE else CONSTRUCT if p.phase == BUILD else BEGIN_TURN


# --- the steps of a turn ----------------------------------------------------------------------------------------


def legal_begin(p: State, out: list[Action]) -> None:
    """Z5.2, Z5.3: a kingdom if one is held and none was played, and establishing. Events: Z15."""
    space = p.rules.space
    if not p.kingdom_done:
        out += [space.play_kingdom[card] for card in members(p.hands[p.seat] & p.board.kingdoms)]
    out.append(space.establish)


def establish(p: State) -> None:
    """Z5.3: the empire rises, and the invasions begin."""
    set_up(p, p.board.empires[p.empire])
    effect = p.powers.effect
    if effect.id == "siege_tokens":  # Z17.7
        p.tokens += effect.number("count")
        p.log.append((GATHERED, p.seat, 0, effect.number("count")))
    elif effect.id == "extra_armies" and events.has_required(p, effect):  # Z17.8, R13: tokens for what the supply lacks
        p.gather(effect.number("armies"))


def set_up(p: State, card: Card) -> None:
    """Z6: armies to the card, start lands cleared and taken, markers set. The same for a kingdom (Z16.2, Z18.2)."""
    seat = p.seat
    pool, tokens = p.pool, p.tokens
    p.gather(card.armies)  # Z6.1, Z6.2, Z6.10
    p.log.append((GATHERED, seat, p.pool - pool, p.tokens - tokens))
    for land in card.starts:  # Z6.8, Z17.15
        owner = p.clear(land)
        if p.pool > 0:  # Z6.4
            p.pool -= 1
            p.place_army(seat, land, active=True)
        elif owner == seat:  # Z6.9: the own army just removed
            p.from_supply(1)
            p.place_army(seat, land, active=True)
        if card.marker == CAPITAL:  # Z6.5
            p.place_capital(land)
        elif card.marker == CITY:
            p.place_city(land)
    p.lay(p.markers | card.markers)  # Z6.7
    if card.markers:
        p.log.append((MARKERS_LAID, seat, card.markers))
    p.phase = INVADE
    p.decision = EXPAND
    p.chain = NONE
    p.built = 0


def end_invasion(p: State) -> None:
    """Z5.5: armies left on the card go back to the supply; the next step is building (Z5.6)."""
    p.log.append((PHASE_ENDED, p.seat, INVADE))
    p.to_supply(p.seat, p.pool)
    p.pool = 0
    p.chain = NONE
    p.phase = BUILD
    p.decision = CONSTRUCT


def legal_end_of_build(p: State, out: list[Action]) -> None:
    """Z12.6: not while a compulsory monument can still be built."""
    if not building.must_build(p):
        out.append(p.rules.space.end_turn if p.kingdom < 0 else p.rules.space.end_kingdom)


def disband(p: State) -> None:
    """Z5.7, Z16.3: markers and tokens off, all active armies become inactive."""
    p.lay(0)
    p.tokens = 0
    p.lie_down()
    p.built = 0


def end_turn(p: State) -> None:
    """Z5.7, Z5.8, Z5.9, Z15.3: disband, put the cards and an unplayed kingdom away, then score."""
    p.log.append((PHASE_ENDED, p.seat, BUILD))
    disband(p)
    p.played = 0
    p.empower()
    p.links = 0
    p.extra_uses = ()
    p.auto_wins = 0
    p.effect_used = 0
    for card in members(p.hands[p.seat] & p.board.kingdoms):
        p.hands[p.seat] = p.hands[p.seat] ^ BIT[card]
        p.log.append((DISCARDED, p.seat, card))
    p.decision = NOTHING
    scoring.score_turn(p, then=TURN_OVER)


# --- kingdoms ---------------------------------------------------------------------------------------------------


def play_kingdom(p: State, card: int) -> None:
    """Z16.1: reveal it and do Z6 with it. Z16.7: what waits for the empire is laid aside."""
    p.hands[p.seat] = p.hands[p.seat] ^ BIT[card]
    p.spent |= BIT[card]
    p.log.append((KINGDOM_PLAYED, p.seat, card))
    p.waiting_pool, p.pool = p.pool, 0
    p.waiting_tokens, p.tokens = p.tokens, 0
    p.waiting_markers = p.markers
    p.lay(0)
    p.kingdom = card
    p.kingdom_done = True
    p.empower()
    set_up(p, p.board.events[card])


def end_kingdom(p: State) -> None:
    """Z16.3, Z16.5: no scoring, its armies lie down; back to `begin`."""
    p.log.append((PHASE_ENDED, p.seat, BUILD))
    disband(p)
    p.kingdom = NONE
    p.empower()
    p.pool, p.waiting_pool = p.waiting_pool, 0
    p.tokens, p.waiting_tokens = p.waiting_tokens, 0
    p.lay(p.waiting_markers)
    p.waiting_markers = 0
    p.phase = BEGIN
    p.decision = BEGIN_TURN
