"""A13: pre-eminence at the end of an epoch, the end of the game, and who has won."""

from mappamundi.games.history.y2001.chronicle import GAME_ENDED, MARKER_DRAWN, MARKER_WITHHELD, MARKERS_TURNED
from mappamundi.games.history.y2001.state import GAME_OVER, NEW_EPOCH, State
from mappamundi.kernel.chance import turn_up


def end_epoch(p: State) -> None:
    """A4.4, A13.1, A13.2: whoever leads alone draws a marker; then the next epoch, or the end of the game."""
    if not p.variant.no_preeminence:
        award_marker(p)
    if p.epoch < p.board.epochs:
        p.epoch += 1
        p.decision = NEW_EPOCH
    else:
        finish(p)


def award_marker(p: State) -> None:
    """A13.1–A13.3: the top one, which nobody sees."""
    best = max(p.scores)
    leading = [seat for seat, score in enumerate(p.scores) if score == best]
    if len(leading) > 1:
        p.log.append((MARKER_WITHHELD, p.epoch, tuple(leading)))
    elif p.markers:
        seat = leading[0]
        p.preeminence[seat] = (*p.preeminence[seat], p.markers[0])
        p.markers = p.markers[1:]
        p.log.append((MARKER_DRAWN, p.epoch, seat))


def finish(p: State) -> None:
    """A13.4: markers are turned up and count. A17.1: unless there are none."""
    if not p.variant.no_preeminence:
        for seat, values in enumerate(p.preeminence):
            if values:
                turn_up(p.chance)
                p.scores[seat] = p.scores[seat] + sum(values)
                p.log.append((MARKERS_TURNED, seat, values, p.scores[seat]))
    p.log.append((GAME_ENDED, tuple(p.scores)))
    p.decision = GAME_OVER


def places(p: State) -> tuple[int, ...]:
    """A13.5–A13.10: score, lowest strengths of all empires, most pre-eminence, lowest strength of the last."""
    keys = []
    for seat in range(p.players):
        strengths = p.strengths[seat]
        markers = 0 if p.variant.no_preeminence else sum(p.preeminence[seat])
        keys.append((-p.scores[seat], sum(strengths), -markers, strengths[-1] if strengths else 0))
    return tuple([1 + sum([other < key for other in keys]) for key in keys])
