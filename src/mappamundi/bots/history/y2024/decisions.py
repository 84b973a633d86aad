"""One function for each decision of the game: it gives every legal action a value, and the best is taken."""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.bots.history.y2024.campaign import Campaign
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024.board import (
    CATASTROPHE,
    CRUSADE,
    DEATH,
    HIRE,
    LIBERATE,
    OCEAN_TRADE,
    PLACE_CITIES,
    REVOLT,
    SETTLE,
    TRADE,
)
from mappamundi.games.history.y2024.counsel import Advice, counsel
from mappamundi.games.history.y2024.state import (
    AIM,
    CONCLUDE,
    DRAFT_EVENTS,
    DRAFT_TOKENS,
    EVENT,
    EXPAND,
    LAST_HONORS,
    MONUMENTS_DUE,
    NOBODY,
    PICK_EMPIRE,
    REVENUE_DUE,
    SHORTAGE,
)
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action

Values = Sequence[float]

# What an Honor is worth to whoever gets it.
HONOR: Final = 1.3
# A people piece that may still be placed, and a land that one may still hold at the end.
PIECE: Final = 1.5
FUTURE: Final = 0.6
# What a token must pay to be played at once: kept, it pays again in a later epoch, and 1 gold at the very end.
ENOUGH: Final = 5
# A bonus that may wait on the track is played for so much.
BONUS: Final = 4
# What an Event with text brings, about.
TEXTS: Final = {
    SETTLE: 4.0,
    LIBERATE: 3.5,
    CRUSADE: 5.0,
    DEATH: 1.5,
    REVOLT: 5.5,
    PLACE_CITIES: 4.0,
    HIRE: 3.0,
    TRADE: 3.0,
    OCEAN_TRADE: 4.0,
}


def choose(view: View, legal: Sequence[Action], seed: int) -> Action:
    """The action of the highest value; the seed only decides between equals."""
    values = VALUES[view.decision](view, legal)
    best = max(values)
    equals = [action for action, value in zip(legal, values, strict=True) if value >= best - 1e-9]
    return equals[(seed * 2654435761 + sum(view.gold)) % len(equals)]


def _harm(view: View, seat: int) -> float:
    """How gladly one hurts this seat: the richer the better."""
    if seat in (NOBODY, view.viewer):
        return -1.0
    return 0.3 + (view.players - view.ranked().index(seat)) / view.players


# --- the organization -------------------------------------------------------------------------------------------


def _tokens(view: View, legal: Sequence[Action]) -> Values:
    """What it would pay now, and what one's lands there may come to."""
    lands, seat = view.lands(), view.viewer or 0
    told = counsel(view, legal)
    return [
        one["gold"] + FUTURE * lands[action.args[0]][seat] + 0.2 * len(view.board.area_lands[action.args[0]])
        for action, one in zip(legal, told, strict=True)
    ]


def _events(view: View, legal: Sequence[Action]) -> Values:
    cards = [view.board.events[action.args[0]] for action in legal]
    return [TEXTS.get(card.effect, PIECE * card.pieces) + HONOR * card.honor for card in cards]


def _empires(view: View, legal: Sequence[Action]) -> Values:
    """The gold one may expect, and what is left standing for later."""
    told = counsel(view, legal)
    return [
        sum(one["prospect"]) / 2 + 0.3 * view.board.empires[action.args[0]].pieces
        for action, one in zip(legal, told, strict=True)
    ]


# --- expansion --------------------------------------------------------------------------------------------------


def _expand(view: View, legal: Sequence[Action]) -> Values:
    """Lands first; pieces that cost nothing as soon as they help; forts with what nothing better can be done with."""
    campaign = Campaign(view, legal)
    return [campaign.value(action, advice) for action, advice in zip(legal, campaign.advice, strict=True)]


def _aim(view: View, legal: Sequence[Action]) -> Values:
    """The revenue at once, lands for later, less the Honors it gives away."""
    found = []
    for action, told in zip(legal, counsel(view, legal), strict=True):
        losers: Sequence[int] = told.get("honors", ())
        value = told.get("gold", 0) + FUTURE * (len(action.args[1]) if "gold" in told else 0)
        found.append(value + sum(_harm(view, seat) for seat in losers) - 0.6 * HONOR * len(losers))
    return found


def _shortage(view: View, legal: Sequence[Action]) -> Values:
    return [_harm(view, view.owners[action.args[0]]) for action in legal]


def _monuments(view: View, legal: Sequence[Action]) -> Values:
    """Where it is safest, and from whom it hurts most."""
    return [
        float(view.board.difficult[action.args[1][0]]) + sum(_harm(view, view.owners[land]) for land in action.args[2])
        for action in legal
    ]


# --- gold -------------------------------------------------------------------------------------------------------


def _revenue(view: View, legal: Sequence[Action]) -> Values:
    """What lies in the pool must be played; on the track only a good bonus is, before it is pushed on."""
    seat = view.viewer or 0
    last = view.epoch == view.board.epochs
    found = []
    for action, told in zip(legal, counsel(view, legal), strict=True):
        if action.kind != a.PLAY_HONOR:
            found.append(0.0)
            continue
        value = _honor_value(view, action, told)
        if action.args[0] not in view.pools[seat] and not last:
            value -= BONUS if not view.board.honors[action.args[0]].coins else 100
        found.append(value if action.args[0] not in view.pools[seat] else value + 50)
    return found


def _honor_value(view: View, action: Action, told: Advice) -> float:
    kind = view.board.honors[action.args[0]]
    if kind.effect == CATASTROPHE:
        return 2 + _harm(view, told["victim"]) if "victim" in told else 0.1
    return float(told.get("gold", 0))


def _conclude(view: View, legal: Sequence[Action]) -> Values:
    """A token is played when it pays well, and in the last epoch whenever it pays more than being kept."""
    least = 2 if view.epoch == view.board.epochs else ENOUGH
    told = counsel(view, legal)
    return [
        0.0 if action.kind != a.PLAY_TOKEN else one["gold"] - least + 0.5
        for action, one in zip(legal, told, strict=True)
    ]


def _last_honors(view: View, legal: Sequence[Action]) -> Values:
    return [_honor_value(view, action, told) for action, told in zip(legal, counsel(view, legal), strict=True)]


VALUES: Final[dict[int, Callable[[View, Sequence[Action]], Values]]] = {
    DRAFT_TOKENS: _tokens,
    DRAFT_EVENTS: _events,
    PICK_EMPIRE: _empires,
    AIM: _aim,
    EVENT: _expand,
    EXPAND: _expand,
    SHORTAGE: _shortage,
    MONUMENTS_DUE: _monuments,
    REVENUE_DUE: _revenue,
    CONCLUDE: _conclude,
    LAST_HONORS: _last_honors,
}
