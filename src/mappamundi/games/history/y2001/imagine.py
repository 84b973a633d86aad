"""A whole position that agrees with a view: what the viewer sees stays, what is hidden from it is dealt at random.

Hidden are the event cards of other hands and those not dealt, empires not yet called as far as the viewer has not drawn
them itself, the deck, and the values of all markers (A18). What everybody can tell is kept: how many greater and lesser
cards each hand has, which ones were played, and with the option of A17.2 that each hand was dealt one Minor Empire.
Among the worlds left none is likelier than another.
"""

from collections.abc import Sequence
from typing import Final

from mappamundi.games.history.y2001.board import MINOR
from mappamundi.games.history.y2001.dump import FIELDS, KEPT_IN
from mappamundi.games.history.y2001.position import Position
from mappamundi.games.history.y2001.state import GAME_OVER, Rules
from mappamundi.games.history.y2001.view import HIDDEN, View
from mappamundi.kernel import Chance

# The fields that a view does not show as they are: these are dealt, or copied where the viewer sees them.
DEALT: Final = frozenset(("hands", "markers", "preeminence", "deck", "drawn", "empires"))
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
    _deal_markers(p, view)
    p.armies, p.front, p.sailed = list(view.armies), list(view.front), view.sailed
    return p


# --- event cards (A18.1, A18.2) ---------------------------------------------------------------------------------


def _deal_events(p: Position, view: View) -> None:
    """Other hands hold whatever was neither seen nor played, of each deck as many cards as they have."""
    if view.viewer is not None:
        p.hands[view.viewer] = view.hand
    others = [seat for seat in range(p.players) if seat != view.viewer]
    known = [*view.hand, *view.played, *(card for cards in view.past_events for card in cards)]
    if view.variant.minor_empire_deal:  # A17.2: whoever has not played its Minor Empire still has it
        minors = {seat: min(1, view.greater_counts[seat]) for seat in others if not _has_played_minor(p, view, seat)}
        _deal(p, "minor", known, minors)
        rest = {seat: view.greater_counts[seat] - minors.get(seat, 0) for seat in others}
        _deal(p, "others", known, rest)
    else:
        _deal(p, "greater", known, {seat: view.greater_counts[seat] for seat in others})
    _deal(p, "lesser", known, {seat: view.lesser_counts[seat] for seat in others})


def _has_played_minor(p: Position, view: View, seat: int) -> bool:
    played = [*view.past_events[seat], *(view.played if seat == view.seat else ())]
    return any(p.board.events[card].effect == MINOR for card in played)


def _deal(p: Position, deck: str, known: Sequence[int], counts: dict[int, int]) -> None:
    """So many cards of the deck to each of these seats; a staged position may know more copies than there are."""
    cards = list(p.board.decks[deck])
    left = list(cards)
    for card in known:
        if card in left:
            left.remove(card)
    left = _shuffled(p.chance, deck, left)
    for seat, count in counts.items():
        dealt = [left.pop() if left else cards[n % len(cards)] for n in range(count)]
        p.hands[seat] = tuple(sorted([*p.hands[seat], *dealt]))


# --- empires (A18.3–A18.5) --------------------------------------------------------------------------------------


def _deal_empires(p: Position, view: View) -> None:
    """Of those not yet called, as far as the viewer does not know who holds them."""
    cards = p.board.epoch_empires[view.epoch]
    known = {*view.empires, view.drawn}
    left = [card for card in cards[view.called :] if card not in known]
    left = _shuffled(p.chance, "empires", left)

    def next_one() -> int:
        return left.pop() if left else cards[-1]

    p.empires = [next_one() if card == HIDDEN else card for card in view.empires]
    p.drawn = next_one() if view.drawn == HIDDEN else view.drawn
    p.deck = tuple([next_one() for _ in range(view.deck_size)])


# --- markers (A18.6) --------------------------------------------------------------------------------------------


def _deal_markers(p: Position, view: View) -> None:
    """Nobody knows the value of any before the end."""
    held: list[tuple[int, ...]] = list(view.preeminence) if view.decision == GAME_OVER else []
    left = list(p.board.markers)
    for value in [value for values in held for value in values]:
        if value in left:
            left.remove(value)
    left = _shuffled(p.chance, "preeminence", left)
    if not held:
        for count in view.marker_counts:
            held.append(tuple([left.pop() if left else p.board.markers[0] for _ in range(count)]))
    p.preeminence = held
    p.markers = tuple([left.pop() if left else p.board.markers[0] for _ in range(view.markers_left)])


def _shuffled(chance: Chance, name: str, things: Sequence[int]) -> list[int]:
    return [things[place] for place in chance.shuffle(name, len(things))]
