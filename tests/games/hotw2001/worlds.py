"""Worlds that look the same to one viewer: positions that differ only in what it may not know.

Hidden are the event cards of other seats and those not dealt, empires that are not yet called, the card another seat
draws, the deck, the values of all markers, and the dice to come. What the viewer knows is worked out here from A18, not
asked from the engine's view.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.hotw2001.game import GAME

from mappamundi.games.history.y2001.position import Position
from mappamundi.kernel import Chance, Seeded

Dump = Mapping[str, Any]

_DATA = GAME.board.data
_DECKS = {
    deck: [card["id"] for card in _DATA["events"][deck] for _ in range(card["count"])] for deck in ("greater", "lesser")
}
_MINOR = {card["id"] for card in _DATA["events"]["greater"] if "minor_empire" in card}
_ORDER = [card["id"] for deck in ("greater", "lesser") for card in _DATA["events"][deck]]


def scramble(position: Position, viewer: int | None, rng: Random, chance: Chance | None = None) -> Position:
    """A position that this seat, or a spectator (`None`), cannot tell from the given one.

    With `chance` left out the dice to come are others as well.
    """
    return GAME.load(scrambled(position.dump(), viewer, rng), chance or Seeded(rng.randbytes(32)))


def scrambled(dump: Dump, viewer: int | None, rng: Random) -> dict[str, Any]:
    changed = dict(dump)
    _deal_events(changed, dump, viewer, rng)
    _deal_empires(changed, dump, viewer, rng)
    if dump["decision"] != "over":
        _turn_markers(changed, dump, rng)
    return changed


def knows_empire(dump: Dump, viewer: int | None, holder: int) -> bool:
    """A18.3, A18.4: it drew the card itself, or all have one and this one is its own."""
    if viewer is None:
        return False
    given = dict(zip(dump["allotted"], dump["order"], strict=False))
    return given.get(holder) == viewer or (holder == viewer and dump["decision"] != "draft")


def _deal_events(changed: dict[str, Any], dump: Dump, viewer: int | None, rng: Random) -> None:
    """A18.1, A18.2: other hands may hold whatever was neither seen nor played, of each deck as many cards."""
    changed["hands"] = [list(hand) for hand in dump["hands"]]
    seen = [card for cards in (*dump["past_events"], dump["played"]) for card in cards]
    if viewer is not None:
        seen += dump["hands"][viewer]
    others = [seat for seat in range(dump["players"]) if seat != viewer]
    split = dump["variant"]["minor_empire_deal"]
    for kind in ("minor", "greater", "lesser"):

        def is_kind(card: str, kind: str = kind) -> bool:
            if split and card in _MINOR:
                return kind == "minor"  # A17.2: everybody knows that each hand had one of these
            return card in _DECKS.get(kind, ())

        pool = [card for deck in _DECKS.values() for card in deck if is_kind(card)]
        for card in seen:
            if is_kind(card):
                pool.remove(card)
        rng.shuffle(pool)
        for seat in others:
            changed["hands"][seat] = [pool.pop() if is_kind(card) else card for card in changed["hands"][seat]]
    changed["hands"] = [sorted(hand, key=_ORDER.index) for hand in changed["hands"]]


def _deal_empires(changed: dict[str, Any], dump: Dump, viewer: int | None, rng: Random) -> None:
    """A18.3–A18.5: those not called, as far as the viewer has not drawn them itself."""
    drafting = dump["decision"] == "draft"
    cards = sorted(
        (card for card in _DATA["empires"] if card["epoch"] == dump["epoch"]), key=lambda card: card["order"]
    )
    uncalled = [card["id"] for card in cards][dump["called"] :]
    known = {card for seat, card in enumerate(dump["empires"]) if card and knows_empire(dump, viewer, seat)}
    own_draw = drafting and dump["order"][len(dump["allotted"])] == viewer
    if own_draw:
        known.add(dump["drawn"])
    free = [card for card in uncalled if card not in known]
    rng.shuffle(free)
    changed["empires"] = [
        free.pop() if card and not knows_empire(dump, viewer, seat) else card
        for seat, card in enumerate(dump["empires"])
    ]
    if drafting and not own_draw:
        changed["drawn"] = free.pop()
    changed["deck"] = [free.pop() for _ in dump["deck"]]


def _turn_markers(changed: dict[str, Any], dump: Dump, rng: Random) -> None:
    """A18.6: nobody knows the value of any."""
    values = [value for held in (*dump["preeminence"], dump["markers"]) for value in held]
    rng.shuffle(values)
    changed["preeminence"] = [[values.pop() for _ in held] for held in dump["preeminence"]]
    changed["markers"] = values
