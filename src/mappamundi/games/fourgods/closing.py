"""The end of the game: its conditions, the closing phase, passing, and the last count (G13)."""

from mappamundi.games.fourgods import scoring
from mappamundi.games.fourgods.chronicle import (
    BY_BAG,
    BY_WORLD,
    CARD_REVEALED,
    CLOSING_BEGAN,
    GAME_ENDED,
    PASSED,
    SCORED,
    TIME_WAS_UP,
)
from mappamundi.games.fourgods.state import CLOSING, NOBODY, NONE, OVER, PLAY, SECOND, State
from mappamundi.games.fourgods.why import because
from mappamundi.kernel.chance import turn_up


def look_for_the_end(p: State) -> None:
    """G13.1, G13.2, G13.8: after a placement, a building, a cataclysm or a draw; it starts once (G10.10, G13.4)."""
    if p.phase != PLAY:
        return
    if p.filled == p.grid.cells:
        cause = BY_WORLD
    elif not p.bag:
        cause = BY_BAG
    else:
        return
    p.phase = CLOSING
    if p.variant.timed:
        # G10.9: the running turn goes on, then every seat has one more.
        p.turns_left = p.players
        p.tell(CLOSING_BEGAN, cause, 0, p.turns_left)
    else:
        p.clock = p.rules.closing_clock * p.players
        p.tell(CLOSING_BEGAN, cause, p.clock // SECOND, 0)


def pass_(p: State, seat: int) -> None:
    """G13.3, G13.6, G13.9: in simultaneous play a mark, which any other accepted action of anybody wipes off."""
    if p.passed[seat]:
        raise because("bad_action", "G13.9", "You have passed already.")
    p.passed[seat] = True
    p.tell(PASSED, seat)
    if all(p.passed):
        finish(p)


def count_down(p: State, milliseconds: int) -> None:
    """G13.4: the common clock; at 0 the game is over."""
    p.clock = max(0, p.clock - milliseconds)
    if not p.clock:
        p.tell(TIME_WAS_UP)
        finish(p)


def finish(p: State) -> None:
    """G13.5, G13.7: the game is over at once; cards are revealed (G11.5) and everything is counted."""
    if p.variant.hidden:
        turn_up(p.chance)
    p.phase = OVER
    p.clock = p.turns_left = p.active = NONE
    p.acted = False
    p.error = p.error_hand = p.error_taken = NONE
    p.follow = [NONE] * p.players
    # G16.7: nothing is owed any more.
    p.owes = [0] * p.players
    if p.variant.hidden:
        for seat, card in enumerate(p.cards):
            if card != NONE:
                p.tell(CARD_REVEALED, seat, card)
    scores = scoring.sheet(p, p.cards)
    for god, score in enumerate(scores):
        if score is not None and p.owners[god] != NOBODY:
            p.tell(SCORED, god, p.owners[god], *score, score.total)
    p.tell(GAME_ENDED, scoring.seat_scores(p, scores), scoring.winners(p))
