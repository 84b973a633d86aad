"""R5, R13: Events, what they may be aimed at and what they do."""

from itertools import combinations

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024 import battle, building, honors
from mappamundi.games.history.y2024.actions import PLAY_EVENT, pick
from mappamundi.games.history.y2024.board import (
    AIMED,
    BUILDINGS,
    CITIES,
    CRUSADE,
    DEATH,
    HIRE,
    IN_REVEAL,
    LIBERATE,
    NO_TEXT,
    PLACE_CITIES,
    REVOLT,
    SETTLE,
    Card,
)
from mappamundi.games.history.y2024.chronicle import ESTABLISHED, EVENT_IDLE, EVENT_PLAYED, EVENT_TURNED
from mappamundi.games.history.y2024.state import (
    AIM,
    AWARD,
    END_EVENT,
    EVENT,
    EXPAND,
    NONE,
    PLACE,
    RESUME,
    RISE,
    SEIZE,
    State,
)
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up


def reveal(p: State) -> None:
    """R5.1, R5.2: the card is turned up, and an Honor icon is honoured before anything else. Then it is played."""
    event = p.hands[p.seat]
    if event == NONE:
        return
    turn_up(p.chance)
    card = p.board.events[event]
    p.hands[p.seat] = NONE
    p.past_events[p.seat] = (*p.past_events[p.seat], event)
    if card.honor and not p.counted & BIT[p.seat]:
        p.icons[p.seat] = p.icons[p.seat] + 1
    p.event = event
    p.log.append((EVENT_TURNED, p.seat, event))
    if card.honor:
        honors.award(p, p.seat)
    if card.phase == IN_REVEAL:  # R5.6: a later Event waits for its phase
        begin(p, card)


def begin(p: State, card: Card) -> None:
    """R5.7, R5.8: by its text, or like an Empire."""
    if card.effect == NO_TEXT:
        p.in_event = True
        p.take_up()
        p.first((RISE,), (RESUME, EVENT))
    elif card.effect == CRUSADE:
        begin_crusade(p, card)
    elif card.effect in AIMED and has_target(p, card):
        p.in_event = True
        p.take_up()
        p.decision = AIM
    else:  # R13.2
        lapse(p)


def begin_crusade(p: State, card: Card) -> None:
    """R13.6, R13.15: its armies come from the supply; with none there is no effect."""
    people = p.from_supply(card.amount)
    if not people:
        lapse(p)
        return
    p.in_event = True
    p.take_up()
    p.pool = people
    p.forts_pool = card.forts
    p.log.append((ESTABLISHED, p.seat, NONE, p.event, people, 0, 0))
    p.decision = EVENT


def lapse(p: State) -> None:
    """R13.2: the card has no effect."""
    p.log.append((EVENT_IDLE, p.seat, p.event))
    p.event = NONE


# --- what they may be aimed at ----------------------------------------------------------------------------------


def settled(p: State) -> list[int]:
    """R13.4: uncontrolled lands without buildings, anywhere."""
    pieces = p.pieces
    return [land for land, owner in enumerate(p.owners) if owner < 0 and not pieces[land] & BUILDINGS]


def liberated(p: State) -> list[int]:
    """R13.5: Enemy lands next to a Friendly land, or any if there is none such."""
    enemies, owners, adjacent = p.enemy_lands(), p.owners, p.board.adjacent
    near = [land for land in enemies if any(owners[other] == p.seat for other in adjacent[land])]
    return near or enemies


def targets(p: State, card: Card) -> list[int]:
    """The single lands that the card can name. R13.15: none without a people piece, where it brings one."""
    if card.effect != DEATH and p.supply[p.seat] <= 0:
        return []
    if card.effect == SETTLE:
        return settled(p)
    if card.effect == LIBERATE:
        return liberated(p)
    lands = p.enemy_lands()
    if card.effect == DEATH:
        return [land for land in lands if p.areas & BIT[p.board.area_of[land]]]
    return lands


def has_target(p: State, card: Card) -> bool:
    """R13.2."""
    return bool(targets(p, card))


def legal_aims(p: State, out: list[Action]) -> None:
    """R13.2, R13.4, R13.5, R13.7, R13.8: every target, or every set of them."""
    card, space = p.force, p.rules.space
    lands = targets(p, card)
    if card.effect == SETTLE:
        takers = building.to_be_taken(p, CITIES) if p.stock[CITIES] <= 0 else []
        if len(takers) > 1:
            space.list_taking_one(PLAY_EVENT, p.event, lands, takers, out)
            return
    if card.effect in (SETTLE, LIBERATE):
        pick(space.naming_one(PLAY_EVENT, p.event), lands, out)
        return
    most = card.amount if card.effect == DEATH else min(card.amount, p.supply[p.seat])
    for area in range(p.board.areas):
        there = [land for land in lands if p.board.area_of[land] == area]
        if there:
            pick(space.naming_one(PLAY_EVENT, p.event), there, out)
        for count in range(2, min(most, len(there)) + 1):
            allowed = [chosen for chosen in combinations(there, count) if is_allowed(p, card, chosen)]
            space.list_naming(PLAY_EVENT, p.event, allowed, out)


def is_allowed(p: State, card: Card, lands: tuple[int, ...]) -> bool:
    """R13.7: at most so many of one seat. R13.8: all of one."""
    owners = [p.owners[land] for land in lands]
    if card.effect == REVOLT:
        return owners.count(owners[0]) == len(owners)
    for owner in owners:  # noqa: SIM110 – `all` would make a generator
        if owners.count(owner) > card.most_of_one:
            return False
    return True


# --- what they do -----------------------------------------------------------------------------------------------


def play_event(p: State, event: int, lands: tuple[int, ...], takes: tuple[int, ...]) -> None:
    """R13.1: in phase A, or a later Event in phase C."""
    card = p.board.events[event]
    p.log.append((EVENT_PLAYED, p.seat, event))
    if card.phase != IN_REVEAL:
        p.event = NONE
        if card.effect == HIRE:  # R13.10
            honors.recruit(p, card.amount)
        else:  # R13.9
            building.place_all(p, CITIES, lands, takes)
        p.decision = EXPAND
        return
    if card.effect == SETTLE:
        settle(p, lands[0], takes)
    elif card.effect == LIBERATE:
        liberate(p, lands[0])
    elif card.effect == DEATH:
        depopulate(p, lands)
    else:  # R13.8
        p.first(*[(SEIZE, land) for land in lands], (END_EVENT,))


def settle(p: State, land: int, takes: tuple[int, ...]) -> None:
    """R13.4, R1.19: one army, and one city if it can be had."""
    p.from_supply(1)
    p.place_army(land)
    if takes:
        building.take(p, takes[0], CITIES)
    p.first((PLACE, land, CITIES), (END_EVENT,))


def liberate(p: State, land: int) -> None:
    """R13.5, R5.15: the garrison is replaced; buildings and fort stay, and its owner is awarded an Honor."""
    owner = p.remove_garrison(land)
    p.from_supply(1)
    p.place_army(land)
    honors.award(p, owner)
    p.first((END_EVENT,))


def depopulate(p: State, lands: tuple[int, ...]) -> None:
    """R13.7, R5.15: garrisons removed, buildings and forts stay; Honors in the order named."""
    owners = [p.remove_garrison(land) for land in lands]
    for owner in owners:
        honors.award(p, owner)
    p.first((END_EVENT,))


def seize(p: State, land: int) -> None:
    """R13.3, R13.8: as by a successful invasion without dice, but its owner is awarded an Honor."""
    owner = p.remove_garrison(land)
    p.from_supply(1)
    p.place_army(land)
    battle.plunder(p, land)  # R5.10
    p.first((AWARD, owner))
    if building.reduce(p, land):
        p.first((PLACE, land, CITIES))


# --- later Events in phase C ------------------------------------------------------------------------------------


def legal_later(p: State, out: list[Action]) -> None:
    """R13.9, R13.10: once, at any time of the phase."""
    if p.event < 0:
        return
    card = p.board.events[p.event]
    if card.effect == HIRE:
        if p.supply[p.seat] > 0:
            p.rules.space.list_naming(PLAY_EVENT, p.event, [()], out)
    elif card.effect == PLACE_CITIES:
        building.list_placings(p, PLAY_EVENT, p.event, CITIES, building.city_sites(p), card.amount, out)
