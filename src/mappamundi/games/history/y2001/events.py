"""A5: which event cards may be played, and what they may name (A5.5, A5.13, A14)."""

from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2001 import effects
from mappamundi.games.history.y2001.actions import pick
from mappamundi.games.history.y2001.board import (
    ASTRONOMY,
    BARBARIANS,
    BLACK_DEATH,
    CIVIL_WAR,
    DISASTER,
    ENGINEERING,
    FAMINE,
    JEWISH_REVOLT,
    KINGDOM,
    LASTING,
    MIGRANTS,
    MONUMENT,
    PESTILENCE,
    PLAGUE,
    REALLOCATION,
    TREACHERY,
    Event,
)
from mappamundi.games.history.y2001.chronicle import EVENT_PLAYED
from mappamundi.games.history.y2001.state import NONE, State
from mappamundi.kernel import Action

# Cards that name one land, barren land or area.
SINGLE: Final = (FAMINE, PESTILENCE, PLAGUE, BARBARIANS, TREACHERY)


def legal_events(p: State, out: list[Action]) -> None:
    """A5.1–A5.4: up to two cards that differ in name, or none."""
    if len(p.played) < p.board.events_per_turn:
        last = NONE
        for card in p.hands[p.seat]:
            if card != last and is_timely(p, card):
                list_card(p, card, p.board.events[card], out)
            last = card
    out.append(p.rules.space.end_events)


def is_timely(p: State, card: int) -> bool:
    """A5.3, A5.4: no second card of the same name, and only in the epochs of the card."""
    return card not in p.played and p.board.events[card].epochs & BIT[p.epoch] != 0


# --- what they name ---------------------------------------------------------------------------------------------


def list_card(p: State, card: int, event: Event, out: list[Action]) -> None:
    """A5.5, A5.13: with every target, or set of targets, that it may name; nothing if there is none."""
    space, effect = p.rules.space, event.effect
    if effect in SINGLE:
        pick(space.event_naming[card], targets(p, event), out)
    elif effect == DISASTER:
        lands = targets(p, event)
        pick(space.event_naming[card], lands, out)
        space.list_choices(card, lands, 2, out)
    elif effect == MIGRANTS:  # A14.29: one only if there is no second
        lands = targets(p, event)
        if lands:
            space.list_choices(card, lands, min(2, len(lands)), out)
    elif effect == CIVIL_WAR:  # A14.19: three, or all there are
        for held in enemy_empires(p):
            space.list_choices(card, held, min(3, len(held)), out)
    elif effect == BLACK_DEATH:
        for pair in p.board.area_pairs:
            if endangered(p, pair):
                space.list_choices(card, list(pair), 2, out)
    elif is_useful(p, event):
        out.append(space.plain_event[card])


def targets(p: State, event: Event) -> list[int]:
    """The single lands, barren lands or areas that the card may name."""
    effect, owners = event.effect, p.owners
    if effect == TREACHERY:  # A14.36
        return enemy_lands(p)
    if effect == PLAGUE:  # A14.32, A14.38
        return [land for land, owner in enumerate(owners) if owner >= 0 and not p.is_spared(land)]
    if effect == PESTILENCE:  # A14.31, A5.13
        return [land for land in range(p.board.land_count) if falls_ill(p, land) or near_illness(p, land)]
    if effect == FAMINE:  # A14.27, A5.13
        return [area for area in range(p.board.areas) if endangered(p, (area,))]
    if effect == BARBARIANS:  # A14.14
        return [barren for barren in range(len(p.board.barren_ids)) if effects.raided(p, barren)]
    if effect == MIGRANTS:  # A14.29
        return [land for land in p.board.area_lands[event.area] if owners[land] < 0]
    if effect == DISASTER:  # A14.23, A14.38
        return [land for land, here in enumerate(p.pieces) if here & MONUMENT != 0 and not p.is_spared(land)]
    return []


def enemy_lands(p: State) -> list[int]:
    """The lands with an army of another seat."""
    seat = p.seat
    return [land for land, owner in enumerate(p.owners) if owner >= 0 and owner != seat]


def enemy_empires(p: State) -> list[list[int]]:
    """A14.19: the lands of each enemy empire: of one owner, and of one empire or card."""
    found: dict[tuple[int, int], list[int]] = {}
    for land in enemy_lands(p):
        found.setdefault((p.owners[land], p.banners[land]), []).append(land)
    return list(found.values())


def falls_ill(p: State, land: int) -> bool:
    """Whether an army is there that would roll (A14.38)."""
    return p.owners[land] >= 0 and not p.is_spared(land)


def near_illness(p: State, land: int) -> bool:
    for near in p.board.adjacent[land]:  # noqa: SIM110 – `any` would make a generator
        if falls_ill(p, near):
            return True
    return False


def endangered(p: State, areas: tuple[int, ...]) -> bool:
    """Whether an army in these areas would roll."""
    for area in areas:
        for land in p.board.area_lands[area]:
            if falls_ill(p, land):
                return True
    return False


def is_useful(p: State, event: Event) -> bool:
    """A5.13: of the cards without targets only these are refused where they can do nothing."""
    effect = event.effect
    if effect == ENGINEERING:  # A14.25
        return p.card().capital
    if effect == REALLOCATION:  # A14.9
        return p.card().navigation != 0 or p.board.card_of[ASTRONOMY] in p.played
    if effect == JEWISH_REVOLT:  # A14.28
        return p.owners[event.land] != p.seat
    if effect == KINGDOM:  # A14.38
        return not p.is_spared(event.land)
    return True


# --- playing them -----------------------------------------------------------------------------------------------


def play_event(p: State, card: int, named: tuple[int, ...]) -> None:
    """A5.6: it is open, and resolved completely, or holds from now on."""
    hand = list(p.hands[p.seat])
    hand.remove(card)
    p.hands[p.seat] = tuple(hand)
    p.played = (*p.played, card)
    event = p.board.events[card]
    p.log.append((EVENT_PLAYED, p.seat, card))
    if event.effect in LASTING:
        p.force |= BIT[event.effect]
    effects.resolve(p, event, named)
