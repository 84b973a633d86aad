"""Worlds that look the same to one viewer: positions that differ only in what it may not know.

Hidden are the cards in other hands, empires not yet called, piles that do not lie open to the viewer, the piles of
later epochs, the box, and the dice to come. A world is made by renaming cards: every card the viewer cannot know takes
the place of another one of its epoch, wherever it lies, so all counts stay what they are. What the viewer knows is
worked out here from the rules (Z3, Z15, "Hidden information"), not asked from the engine's view.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from tests.games.hotw2018.game import GAME

from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Chance, Event, Seeded
from mappamundi.kit.hidden import Told

Dump = Mapping[str, Any]
Renaming = dict[str, str]

_BOARD = GAME.board
_EPOCHS = range(1, _BOARD.epochs + 1)
EVENTS = {epoch: [_BOARD.events[n].id for n in _BOARD.epoch_events[epoch]] for epoch in _EPOCHS}
EMPIRES = {epoch: [_BOARD.empires[n].id for n in _BOARD.epoch_empires[epoch]] for epoch in _EPOCHS}
KINGDOMS = frozenset(card.id for card in _BOARD.events if card.kingdom)
_EVENT_ORDER = {card.id: n for n, card in enumerate(_BOARD.events)}
_CALLING = {card.id: card.order for card in _BOARD.empires}


def scramble(position: Position, viewer: int | None, rng: Random, chance: Chance | None = None) -> Position:
    """A position that this seat, or a spectator (`None`), cannot tell from the given one.

    With `chance` left out the dice to come are others as well.
    """
    dump = position.dump()
    return world(dump, renaming(dump, viewer, rng), chance or Seeded(rng.randbytes(32)))


def world(dump: Dump, names: Renaming, chance: Chance) -> Position:
    """The dumped position with other cards in the place of its own."""
    changed = dict(dump)
    for field in ("empires", "event_pile", "empire_pile"):
        changed[field] = _each(dump[field], names)
    for field in ("event_piles", "empire_piles"):
        changed[field] = [_each(pile, names) for pile in dump[field]]
    changed["hands"] = [sorted(_each(hand, names), key=_EVENT_ORDER.__getitem__) for hand in dump["hands"]]
    return GAME.load(changed, chance)


def _each(cards: Sequence[str | None], names: Renaming) -> list[str | None]:
    return [names.get(card, card) if card else card for card in cards]


def renaming(dump: Dump, viewer: int | None, rng: Random, keep: frozenset[str] = frozenset()) -> Renaming:
    """New names for all cards that this viewer cannot know; those in `keep` stay as well."""
    known = known_cards(dump, viewer) | keep
    spent = spent_kingdoms(dump)
    names: Renaming = {}
    for epoch in _EPOCHS:
        names |= _permuted([card for card in EMPIRES[epoch] if card not in known], frozenset(), rng)
        names |= _permuted([card for card in EVENTS[epoch] if card not in known], spent, rng)
    return names


def _permuted(cards: list[str], no_kingdoms: frozenset[str], rng: Random) -> Renaming:
    """A random permutation that puts no kingdom in the place of a card of `no_kingdoms`."""
    new = rng.sample(cards, len(cards))
    names: Renaming = {}
    for card in sorted(cards, key=lambda card: card not in no_kingdoms):
        names[card] = next(other for other in new if card not in no_kingdoms or other not in KINGDOMS)
        new.remove(names[card])
    return names


def known_cards(dump: Dump, viewer: int | None) -> frozenset[str]:
    """Every card whose place is public or seen by this viewer now, and the cards that have been used."""
    epoch = dump["epoch"]
    known = {card for card in EMPIRES[epoch] if _CALLING[card] <= dump["called"]}
    for past in range(1, epoch):
        known.update(EMPIRES[past])
    known.update(dump["played"])
    if dump["kingdom"]:
        known.add(dump["kingdom"])
    # Events dealt for epochs begun so far that lie nowhere any more: they were played or put away.
    lying = {card for hand in dump["hands"] for card in hand} | set(dump["event_pile"])
    known.update(card for pile in dump["event_piles"][: epoch + 1] for card in pile if card not in lying)
    if viewer is not None:
        known.update(dump["hands"][viewer])
        if dump["empires"][viewer]:
            known.add(dump["empires"][viewer])
        known.update(seen_pile(dump, viewer))
    return frozenset(known)


def seen_pile(dump: Dump, viewer: int) -> list[str]:
    """Z3.3, Z3.6, Z3.11: the cards of a pile that lie open to this seat now."""
    order, turn = dump["order"], dump["round"]
    if not order:
        return []
    first, last = order[turn], order[len(order) - 1 - turn]
    events: list[str] = dump["event_pile"]
    empires: list[str] = dump["empire_pile"]
    if dump["variant"]["selection"] == "classic":
        if events:
            return events[:1] if viewer == first else []
        return empires[:1] if viewer == last else []
    if first == last:
        opened = dump["opened"]
        return [] if viewer != first or opened < 0 else empires if opened else events
    if viewer == first and not dump["event_chosen"]:
        return events
    if viewer == last and not dump["empire_chosen"]:
        return empires
    return []


def spent_kingdoms(dump: Dump) -> frozenset[str]:
    """Cards in hands where no kingdom can be: of past epochs, and of this one once the seat has had its turn (Z5.8)."""
    selecting = bool(dump["order"])
    this_epoch = frozenset(EVENTS[dump["epoch"]])
    return frozenset(
        card
        for hand, empire in zip(dump["hands"], dump["empires"], strict=True)
        for card in hand
        if card not in this_epoch or not (selecting or empire)
    )


# --- the cards that are shown and told ---------------------------------------------------------------------------


def tell(events: Iterable[Event], viewer: int | None) -> list[Told]:
    return [GAME.tell(event, viewer) for event in events]


def cards_told(told: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    for event in told:
        if "card" in event:
            yield event["card"]
        yield from event.get("cards", ())
        if event["event"] in ("turn_began", "empire_skipped"):
            yield event["empire"]


def cards_shown(shown: Mapping[str, Any]) -> Iterator[str]:
    """Every card that a view names."""
    yield from shown["hand"]["events"]
    yield from filter(None, [shown["hand"]["empire"]])
    yield from shown["called"]
    if shown["turn"]:
        yield from filter(None, [shown["turn"]["empire"], shown["turn"]["kingdom"]])
        yield from shown["turn"]["played"]
    if shown["selection"] and shown["selection"]["seen"]:
        yield from shown["selection"]["seen"]["cards"]
