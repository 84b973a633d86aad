"""Timed turns (G10): thirty seconds each, to the left."""

from mappamundi.games.fourgods.bag import go_back, into_area, leave_hand, upper_face
from mappamundi.games.fourgods.chronicle import DISCARDED, PASSED, TURN_BEGAN, TURN_ENDED
from mappamundi.games.fourgods.closing import finish
from mappamundi.games.fourgods.state import CLOSING, NONE, SECOND, State
from mappamundi.games.fourgods.why import because


def begin_turn(p: State, seat: int) -> None:
    """G10.1, G10.5: with a full clock."""
    p.active = seat
    p.acted = False
    p.clock = p.rules.turn_clock
    p.tell(TURN_BEGAN, seat, p.clock // SECOND)


def pass_(p: State, seat: int) -> None:
    """G10.7: in a turn in which nothing but flips was done; it ends the turn."""
    if p.acted:
        raise because("bad_action", "G10.7", "You have acted in this turn: end it instead.")
    p.tell(PASSED, seat)
    end_turn(p)


def count_down(p: State, milliseconds: int) -> None:
    """G10.3: at 0 the turn ends; seconds beyond are dropped (G10.5)."""
    p.clock = max(0, p.clock - milliseconds)
    if not p.clock:
        end_turn(p)


def _sweep(p: State, seat: int, hand: int) -> None:
    """G10.4: to the own area with face 0 up; where that has no room a taken tile goes back, any other into the bag."""
    # In version 1 a taken tile went into the bag as well.
    if p.rules.version >= 2 and p.taken[2 * seat + hand] >= 0 and not p.room[seat]:
        go_back(p, seat, hand)
        return
    tile = p.hands[2 * seat + hand]
    leave_hand(p, seat, hand)
    slot = into_area(p, seat, tile, 0)
    if slot != NONE:
        p.tell(DISCARDED, seat, hand, slot, upper_face(p, 2 * tile))


def end_turn(p: State) -> None:
    """G10.3: the hands are emptied, and the next seat begins."""
    seat = p.active
    p.tell(TURN_ENDED, seat, not p.acted)
    for hand in (0, 1):
        if p.hands[2 * seat + hand] >= 0:
            _sweep(p, seat, hand)
    # G7.17, G16.15: what was to be done in the turn of the tile is past.
    p.follow[seat] = NONE
    p.error = p.error_hand = p.error_taken = NONE
    # G10.7, G10.8: a turn without an act is a pass; when all have passed in a row, that is the end.
    if not p.acted:
        p.passed[seat] = True
    if all(p.passed) or (p.phase == CLOSING and not p.turns_left):
        finish(p)
        return
    # G10.9.
    if p.phase == CLOSING:
        p.turns_left -= 1
    begin_turn(p, (seat + 1) % p.players)
