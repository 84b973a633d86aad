"""Choosing cards: the best for oneself, and in the classic selection bad ones for the leader."""

from collections.abc import Sequence
from typing import Final

from mappamundi.bots.history.y2018.campaign import prospect
from mappamundi.bots.history.y2018.hand import card_worth
from mappamundi.games.history.y2018.actions import CHOOSE_EMPIRE, CHOOSE_EVENT, EMPIRES_PILE, EVENTS_PILE
from mappamundi.games.history.y2018.board import Card
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

# A card drawn in the classic selection is kept from this share of an average card on: what others give is worse.
CONTENT: Final = 0.9


def value_of_choice(view: View, action: Action) -> float:
    """Draft: what the card is worth to the seat itself. The empire is looked at before the event."""
    seat, board = _viewer(view), view.board
    if action.kind == CHOOSE_EMPIRE:
        return prospect(view, seat, board.empires[action.args[0]])
    if action.kind == CHOOSE_EVENT:
        return card_worth(view, seat, board.events[action.args[0]])
    return float(action.args[0] == EMPIRES_PILE)


def gift(view: View, legal: Sequence[Action]) -> Action:
    """Classic: keep a good card; give a poor one to the strongest rival without a card, a good one to the weakest."""
    seat, board = _viewer(view), view.board
    events = view.seen_pile == EVENTS_PILE
    cards = board.events if events else board.empires
    epoch = (board.epoch_events if events else board.epoch_empires)[view.epoch]
    card = cards[view.seen[0]]
    average = sum(_worth(view, seat, cards[n], events) for n in epoch) / len(epoch)
    good = _worth(view, seat, card, events) >= CONTENT * average
    keep = next((action for action in legal if action.args[0] == seat), None)
    if keep is not None and good:
        return keep
    rivals = [action for action in legal if action is not keep]
    if not rivals:
        return legal[0]
    pick = min if good else max
    return pick(rivals, key=lambda action: view.scores[action.args[0]])


def _worth(view: View, seat: int, card: Card, event: bool) -> float:
    return card_worth(view, seat, card) if event else prospect(view, seat, card)


def _viewer(view: View) -> int:
    assert view.viewer is not None
    return view.viewer
