"""A whole position that agrees with a view: what the viewer sees stays, what is hidden from it is dealt at random.

Hidden are other hands, empires not yet called, piles that do not lie open, those of later epochs, and the box. What
everybody can tell is kept: how many events each hand has and of which epochs, which ones were played, that a kingdom
does not outlive its owner's turn (Z5.8), and that an empire already called is in nobody's hand. Among the worlds left
none is likelier than another. What a player may remember of piles passed on is not in a view, so it does not count.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from mappamundi.games.history.board import BIT, union
from mappamundi.games.history.y2018.actions import EMPIRES_PILE, EVENTS_PILE
from mappamundi.games.history.y2018.dump import FIELDS, KEPT_IN
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.state import CLASSIC, NONE, TURN_OVER, Rules
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Chance

# The fields that a view does not show as they are: these are dealt, or follow from how many cards lie where.
DEALT: Final = frozenset(
    (
        "hands",
        "empires",
        "event_piles",
        "empire_piles",
        "event_pile",
        "empire_pile",
        "round",
        "event_chosen",
        "empire_chosen",
        "opened",
    )
)
# The fields of a position that its views show as they are, to everybody.
SEEN: Final = tuple(
    name
    for name in dict.fromkeys(KEPT_IN.get(name, name) for name in FIELDS)
    if name in View.__slots__ and name not in DEALT
)


def imagine(rules: Rules, view: View, chance: Chance) -> Position:
    """The position, and `chance` for what is still to come: its dice are counted from the first one on."""
    p = Position(rules, view.players, view.variant, chance)
    for name in SEEN:
        seen = getattr(view, name)
        setattr(p, name, list(seen) if isinstance(getattr(p, name), list) else seen)
    _deal_events(p, view)
    _deal_empires(p, view)
    if view.order:
        _take_up_selection(p, view)
    p.active, p.front, p.shore = list(view.active), list(view.front), view.shore
    p.empower()
    return p


def _deal_events(p: Position, view: View) -> None:
    board, viewer = p.board, view.viewer
    if viewer is not None:
        p.hands[viewer] = view.hand
    others = [seat for seat in range(p.players) if seat != viewer]
    settled = [seat for seat in others if not _may_hold_kingdom(view, seat)]
    open_pile = view.seen if view.seen_pile == EVENTS_PILE else ()
    known = view.hand | view.spent | union(open_pile)
    piles: list[tuple[int, ...]] = [()]
    for epoch in range(1, board.epochs + 1):
        cards = board.epoch_events[epoch]
        # Hands that can hold no kingdom come first, with a shuffle of their own: so no deal is likelier than another.
        seats = settled if epoch == view.epoch else others
        if any(epoch in view.hand_epochs[seat] for seat in seats):
            order = _shuffled(p.chance, f"settled_{epoch}", [card for card in cards if not known & BIT[card]])
            order.sort(key=lambda card: not board.events[card].kingdom)
            _fill_hands(p, view, epoch, seats, order)
        left = [card for card in cards if not (known | _all(p.hands)) & BIT[card]]
        if epoch >= view.epoch:
            left = _shuffled(p.chance, f"events_{epoch}", left)
        if epoch == view.epoch:
            _fill_hands(p, view, epoch, [seat for seat in others if seat not in settled], left)
            p.event_pile = _pile(open_pile, left, cards, view.pile_sizes[EVENTS_PILE])
        if epoch > view.epoch:
            piles.append(_pile((), left, cards, p.players))
        else:  # Those that lie nowhere any more were kingdoms, put away unseen.
            dealt = _all(p.hands) | p.spent | union(p.event_pile)
            left.sort(key=lambda card: board.events[card].kingdom)
            piles.append(_pile([card for card in cards if dealt & BIT[card]], left, cards, p.players))
    p.event_piles = tuple(piles)


def _fill_hands(p: Position, view: View, epoch: int, seats: Iterable[int], left: list[int]) -> None:
    """As many cards of the epoch as each of these seats has, from the end of those left.

    A staged position may hold more cards of an epoch than there are: then one is dealt twice.
    """
    for seat in seats:
        for _ in range(view.hand_epochs[seat].count(epoch)):
            p.hands[seat] |= BIT[
                left.pop() if left else next(n for n in p.board.epoch_events[epoch] if not p.hands[seat] & BIT[n])
            ]


def _may_hold_kingdom(view: View, seat: int) -> bool:
    """Z5.8: until the end of its turn in this epoch."""
    if view.order:
        return True
    return view.with_empire[seat] and not (seat == view.seat and view.step == TURN_OVER)


def _deal_empires(p: Position, view: View) -> None:
    board = p.board
    if view.viewer is not None:
        p.empires[view.viewer] = view.own_empire
    if view.seat >= 0 and view.with_empire[view.seat]:
        p.empires[view.seat] = view.empire
    open_pile = view.seen if view.seen_pile == EMPIRES_PILE else ()
    known = {*open_pile, *p.empires}
    piles: list[tuple[int, ...]] = [()]
    for epoch in range(1, board.epochs + 1):
        cards = board.epoch_empires[epoch]
        called = board.called[epoch][: view.called] if epoch == view.epoch else ()
        left = [card for card in cards if card not in known and card not in called]
        if epoch >= view.epoch:
            left = _shuffled(p.chance, f"empires_{epoch}", left)
        dealt: list[int] = []
        if epoch == view.epoch:
            for seat, held in enumerate(view.with_empire):
                if held and p.empires[seat] == NONE:
                    p.empires[seat] = left.pop() if left else cards[-1]
            p.empire_pile = _pile(open_pile, left, cards, view.pile_sizes[EMPIRES_PILE])
            dealt = [card for card in cards if card in p.empires or card in p.empire_pile]
        piles.append(_pile(dealt, left, cards, p.players))
    p.empire_piles = tuple(piles)


def _take_up_selection(p: Position, view: View) -> None:
    """Z3: how far it is follows from the sizes of the piles."""
    events, empires = view.pile_sizes
    if view.variant.selection == CLASSIC:
        p.round = p.players - (events or empires)
        return
    size = max(events, empires)
    p.round = p.players - size
    p.event_chosen = events < size
    p.empire_chosen = empires < size
    middle, other = view.pile_holders
    if middle != other:
        return
    if view.viewer == middle:
        p.opened = view.seen_pile
    elif events != empires:  # Z3.5: the second pile opens by itself
        p.opened = EMPIRES_PILE if p.event_chosen else EVENTS_PILE
    else:  # Z3.6: which one it opened, if it has, nobody else knows
        p.opened = (NONE, EVENTS_PILE, EMPIRES_PILE)[p.chance.shuffle("opened", 3)[0]]


def _all(hands: Iterable[int]) -> int:
    whole = 0
    for hand in hands:
        whole |= hand
    return whole


def _shuffled(chance: Chance, name: str, cards: Sequence[int]) -> list[int]:
    return [cards[place] for place in chance.shuffle(name, len(cards))]


def _pile(begun: Iterable[int], left: list[int], cards: Iterable[int], size: int) -> tuple[int, ...]:
    """These cards, and below them others from the end of those left, up to the size; or any of the epoch."""
    pile = list(begun)
    while len(pile) < size:
        pile.append(left.pop() if left else next(card for card in cards if card not in pile))
    return tuple(pile)
