"""One function for each decision of the game: it gives every legal action a value, and the best is taken."""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.bots.history.y2001.campaign import Campaign
from mappamundi.bots.history.y2001.hand import Hand
from mappamundi.bots.history.y2001.worth import Worth
from mappamundi.games.history.board import members
from mappamundi.games.history.y2001 import actions as a
from mappamundi.games.history.y2001.board import FORT
from mappamundi.games.history.y2001.counsel import counsel
from mappamundi.games.history.y2001.odds import deadly
from mappamundi.games.history.y2001.prospect import likely, points_now
from mappamundi.games.history.y2001.state import (
    BARBARIANS,
    CRUSADE,
    DRAFT,
    EVENTS,
    EXPAND,
    MINOR,
    MONUMENTS_DUE,
    NAVAL,
    PLAGUE,
    REALLOCATE,
)
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action

Values = Sequence[float]

# How much of what a card passed on would bring to another counts against passing it.
PASSED: Final = 0.15
# Lands that a fleet leads to, against the coin that it is worth.
SHORE: Final = 0.12
# A fleet won opens a sea.
SEA: Final = 0.5
# What buys no attack at sea waits for the expansion.
NEVER: Final = -10.0
# What the plague takes from others, and the armies it takes from oneself.
DEAD: Final = 0.4


def choose(view: View, legal: Sequence[Action], seed: int) -> Action:
    """The action of the highest value; the seed only decides between equals."""
    values = VALUES[view.decision](view, legal)
    best = max(values)
    equals = [action for action, value in zip(legal, values, strict=True) if value >= best - 1e-9]
    return equals[(seed * 2654435761 + sum(view.scores)) % len(equals)]


def _draft(view: View, legal: Sequence[Action]) -> Values:
    """A3.3: kept if it promises more than what may still come; else the card goes where it helps least."""
    board, seat = view.board, view.viewer or 0
    if len(legal) == 1:
        return [0.0]
    drawn = board.empires[view.drawn]
    gone = {card for card in view.empires if card >= 0}
    others = [card for card in board.epoch_empires[view.epoch] if card != view.drawn and card not in gone]
    hopes = [likely(view, seat, board.empires[card]) for card in others]
    hope = sum(hopes) / len(hopes) if hopes else 0.0
    found = []
    for action in legal:
        if action.kind == a.KEEP:
            found.append(likely(view, seat, drawn) - hope)
        else:
            to = action.args[0]
            gain = likely(view, to, drawn) - points_now(view, to)
            found.append(-PASSED * gain - 0.01 * view.scores[to])
    return found


def _events(view: View, legal: Sequence[Action]) -> Values:
    hand = Hand(view)
    return [hand.value(action) if action.kind == a.PLAY_EVENT else 0.0 for action in legal]


def _expand(view: View, legal: Sequence[Action]) -> Values:
    campaign = Campaign(view, legal)
    return [campaign.value(action) for action in legal]


def _raid(view: View, legal: Sequence[Action]) -> Values:
    """A14.15: the surest first, for the first defeat ends it."""
    worth = Worth(view)
    return [worth.battle(action.args[0]).taken * (1.0 + worth.land(action.args[0])) for action in legal]


def _plague(view: View, legal: Sequence[Action]) -> Values:
    """A14.32: where it costs others most."""
    worth, found = Worth(view), []
    for action in legal:
        land = action.args[0]
        told = worth.stakes.expected_deaths(worth.seat, [(land, deadly(3, view.stacks[land]))])
        value = float(told["expected"]) - (DEAD if view.owners[land] == worth.seat else 0.0)
        found.append(value + sum(worth.harm(loss["seat"], loss["points"]) for loss in told.get("losses", ())))
    return found


def _naval(view: View, legal: Sequence[Action]) -> Values:
    """A16.4: a fleet scores, and the sea is open; an army may be lost. A9.7: the last coins buy one more attack."""
    return [
        0.0 if action.kind == a.END_NAVAL else told.get("expected", NEVER) + SEA
        for action, told in zip(legal, counsel(view, legal), strict=True)
    ]


def _reallocate(view: View, legal: Sequence[Action]) -> Values:
    """A6.6: fleets that lead nowhere else become coins."""
    found = []
    for action, told in zip(legal, counsel(view, legal), strict=True):
        found.append(0.5 * len(members(action.args[0])) - SHORE * len(told.get("closes", ())))
    return found


def _monuments(view: View, legal: Sequence[Action]) -> Values:
    """A11: wherever it may be, best behind a fort."""
    return [
        -1.0 if action.kind == a.END_MONUMENTS else 1.0 if view.pieces[action.args[0]] & FORT else 0.5
        for action in legal
    ]


VALUES: Final[dict[int, Callable[[View, Sequence[Action]], Values]]] = {
    DRAFT: _draft,
    EVENTS: _events,
    BARBARIANS: _raid,
    PLAGUE: _plague,
    CRUSADE: _expand,
    MINOR: _expand,
    NAVAL: _naval,
    REALLOCATE: _reallocate,
    EXPAND: _expand,
    MONUMENTS_DUE: _monuments,
}
