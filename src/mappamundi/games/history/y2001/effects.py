"""A14: what event cards do, one by one; and the phases of Barbarians, Plague, Crusade and Minor Empires."""

from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2001 import battle, fleets, turn
from mappamundi.games.history.y2001 import state as s
from mappamundi.games.history.y2001.actions import pick
from mappamundi.games.history.y2001.board import (
    ALLIES,
    BARBARIANS,
    BLACK_DEATH,
    CAPITAL,
    CITIES,
    CIVIL_SERVICE,
    CIVIL_WAR,
    CRUSADE,
    DISASTER,
    ENGINEERING,
    FAMINE,
    FORT,
    FORTS,
    FROM_BARREN,
    JEWISH_REVOLT,
    KINGDOM,
    MIGRANTS,
    MINOR,
    MONUMENT,
    MONUMENTS,
    PESTILENCE,
    PLAGUE,
    POPULATION_EXPLOSION,
    TREACHERY,
    UPRISING,
    Event,
)
from mappamundi.games.history.y2001.chronicle import (
    BUILDING_LACKING,
    BUILDING_PLACED,
    BUILDING_REMOVED,
    BY_DISEASE,
    BY_KINGDOM,
    COINS,
    DISEASE,
    EVENT_DONE,
    INVADED,
)
from mappamundi.games.history.y2001.state import EVENTS, NONE, State
from mappamundi.kernel import Action

ALLIED_COINS: Final = 2
FREE_FORTS: Final = 2
CRUSADERS: Final = 3
REVOLT_DICE: Final = 3
# Dice that an army rolls for its life: any 1 is its death.
DEADLY: Final = 1
FAMINE_DICE: Final = 1
PESTILENCE_DICE: Final = 3
NEAR_PESTILENCE_DICE: Final = 2
PLAGUE_DICE: Final = 4
SPREADING_DICE: Final = 3


def resolve(p: State, event: Event, named: tuple[int, ...]) -> None:  # noqa: C901 – one line for each effect
    """What the card does now; those that hold for the turn do nothing yet."""
    effect = event.effect
    if effect == POPULATION_EXPLOSION:  # A14.33
        gain(p, event.coins, 0, 0)
    elif effect == CIVIL_SERVICE:  # A14.18
        gain(p, 1 + int(p.card().capital) + int(p.card().navigation != 0), 0, 0)
    elif effect == ALLIES:  # A14.10
        gain(p, 0, ALLIED_COINS, 0)
    elif effect == ENGINEERING:  # A14.25
        gain(p, 0, 0, FREE_FORTS)
    elif effect == TREACHERY:  # A14.36
        p.betrayed = named[0]
    elif effect == DISASTER:
        for land in named:
            strike(p, land)
    elif effect in (FAMINE, BLACK_DEATH):  # A14.17, A14.27: in data order, whatever the area
        for land in sorted([land for area in named for land in p.board.area_lands[area]]):
            sicken(p, land, FAMINE_DICE)
    elif effect == PESTILENCE:  # A14.31
        sicken(p, named[0], PESTILENCE_DICE)
        for land in p.board.adjacent[named[0]]:
            sicken(p, land, NEAR_PESTILENCE_DICE)
    elif effect == KINGDOM:
        found_kingdom(p, event)
    elif effect == MIGRANTS:  # A14.29
        for land in named:
            p.pillage(land, s.NOBODY)
            p.occupy(land, event.banner, age_of(p, event))
    elif effect == JEWISH_REVOLT:
        revolt(p, event)
    elif effect == CIVIL_WAR:
        for land in named:
            attack(p, event, land, UPRISING)
    elif effect == BARBARIANS:
        p.barren = named[0]
        p.decision = s.BARBARIANS
    elif effect == PLAGUE:
        spread_plague(p, named[0], PLAGUE_DICE)
    elif effect == CRUSADE:
        begin_crusade(p, event)
    elif effect == MINOR:
        begin_minor(p, event)


def gain(p: State, coins: int, allied: int, forts: int) -> None:
    """A6.2: in hand from now on, for this turn only; A1.10: without limit."""
    p.coins += coins
    p.allied_coins += allied
    p.engineering += forts
    p.log.append((COINS, p.seat, coins, allied, forts))


def age_of(p: State, event: Event) -> int:
    """The epoch of the pieces that a card brings: its own, or a far one, so that they are told apart (A1.9)."""
    if event.age:
        return event.age
    return 1 if event.effect == CRUSADE or 2 * p.epoch > p.board.epochs else p.board.epochs


def done(p: State, effect: int) -> None:
    """A5.6: a card with a phase of its own is resolved; the event step goes on."""
    card = p.played[-1] if p.played else p.board.card_of[effect]
    p.log.append((EVENT_DONE, p.seat, card))
    p.decision = EVENTS


# --- without dice -----------------------------------------------------------------------------------------------


def strike(p: State, land: int) -> None:
    """A14.23: monument, city and fort are removed, a capital becomes a city; armies stay."""
    p.pieces[land] = p.pieces[land] & ~MONUMENT
    p.monuments_left += 1
    p.log.append((BUILDING_REMOVED, land, MONUMENTS, p.owners[land]))
    p.raze_fort(land)
    p.pillage(land, p.owners[land])


def found_kingdom(p: State, event: Event) -> None:
    """A14.22, A10.7, A15.9: whoever is there goes; a city replaces what stands there, unless that is an own capital."""
    land = event.land
    owner = p.owners[land]
    if owner >= 0:
        p.raze_fort(land)
        p.dismiss(land, BY_KINGDOM)
    p.occupy(land, event.banner, p.board.banner_ages[event.banner])
    if owner != p.seat or not p.pieces[land] & CAPITAL:
        p.found(land, CITIES)


# --- rolls for life (A14.17, A14.27, A14.31, A14.32) ------------------------------------------------------------


def sicken(p: State, land: int, dice: int) -> bool:
    """Each army there rolls. A14.38: but for those of a minor empire. Returns whether the last one died."""
    owner = p.owners[land]
    if owner < 0 or p.is_spared(land):
        return False
    for _ in range(p.stacks[land]):  # A15.8
        rolled = p.roll_all(dice)
        died = DEADLY in rolled
        p.log.append((DISEASE, land, owner, rolled, died))
        if died:
            p.kill(land, BY_DISEASE)
    return p.owners[land] < 0


def spread_plague(p: State, land: int, dice: int = SPREADING_DICE) -> None:
    """A14.32, A15.8: if the last army dies, the plague goes on, as long as there is somewhere to go."""
    p.plagued = NONE
    if sicken(p, land, dice):
        p.plagued = land
        if to_be_plagued(p):
            p.decision = s.PLAGUE
            return
        p.plagued = NONE
    done(p, PLAGUE)


def to_be_plagued(p: State) -> list[int]:
    """A14.32: occupied lands across a border, but not across a strait; A14.38: none of a minor empire."""
    return [land for land in p.board.borders[p.plagued] if p.owners[land] >= 0 and not p.is_spared(land)]


def legal_spread(p: State, out: list[Action]) -> None:
    """A14.32: naming is not voluntary."""
    pick(p.rules.space.spread_plague, to_be_plagued(p), out)


# --- battles of single armies -----------------------------------------------------------------------------------


def attack(p: State, event: Event, land: int, way: int, dice: int = battle.ATTACK_DICE) -> bool:
    """A5.11, A5.12: an army of the card attacks a land, and pillages it if it wins. Returns whether it did."""
    owner = p.owners[land]
    barren = p.barren if way == FROM_BARREN else -1
    p.log.append((INVADED, p.seat, land, event.banner, way, -1, barren, False))
    if owner >= 0 and not battle.fight_plainly(p, land, way, dice):
        return False
    p.pillage(land, owner)
    p.occupy(land, event.banner, age_of(p, event))
    return True


def revolt(p: State, event: Event) -> None:
    """A14.28: with three dice, or without any where nobody is."""
    attack(p, event, event.land, UPRISING, REVOLT_DICE)


def raided(p: State, barren: int) -> list[int]:
    """A14.14: lands with an enemy army next to a barren land."""
    owners, seat = p.owners, p.seat
    return [land for land in p.board.barren_near[barren] if owners[land] >= 0 and owners[land] != seat]


def legal_raids(p: State, out: list[Action]) -> None:
    """A14.14, A14.15: the seat chooses each target, and must choose one."""
    pick(p.rules.space.invade, raided(p, p.barren), out)


def raid(p: State, land: int) -> None:
    """A14.15, A14.16: until a battle is not won, or nobody is left to attack."""
    event = p.board.events[p.board.card_of[BARBARIANS]]
    if not attack(p, event, land, FROM_BARREN) or not raided(p, p.barren):
        p.barren = NONE
        done(p, BARBARIANS)


# --- Crusade (A14.20) -------------------------------------------------------------------------------------------


def crusade(p: State) -> Event:
    return p.board.events[p.board.card_of[CRUSADE]]


def begin_crusade(p: State, event: Event) -> None:
    """A14.20: three Crusaders at sea, as an empire with one fleet there."""
    p.reserve = p.pool
    p.pool = CRUSADERS
    p.banner = event.banner
    p.fleets = BIT[event.water]
    p.explore(at_sea=True)
    p.decision = s.CRUSADE


def enter_with_crusaders(p: State, land: int) -> None:
    """A14.20: an army that comes to hold Palestine brings a fort and a city, if they can be had (A1.6, A1.7)."""
    event = crusade(p)
    p.enlist(land, age_of(p, event))
    if land != event.land:
        return
    if not p.pieces[land] & CAPITAL:
        p.found(land, CITIES)
    if not p.pieces[land] & FORT:
        if p.forts_left > 0:
            p.raise_fort(land)
            p.log.append((BUILDING_PLACED, land, FORTS))
        else:
            p.log.append((BUILDING_LACKING, land, FORTS))


def end_crusade(p: State) -> None:
    """A14.20: when the seat stops, or no Crusader is left."""
    give_back(p)
    done(p, CRUSADE)


def give_back(p: State) -> None:
    """What was in play lies down, and the active empire takes its place again."""
    p.lie_down()
    p.pool = p.reserve
    p.reserve = 0
    p.banner = p.card().banner


# --- Minor Empires (A14.5–A14.8) --------------------------------------------------------------------------------


def begin_minor(p: State, event: Event) -> None:
    """A14.5, A14.6: prepared like an empire, with its own strength, start land, capital and navigation."""
    minor = p.board.minors[event.minor]
    p.reserve = p.pool
    p.pool = minor.strength
    p.banner = minor.banner
    p.minor = minor.banner
    fleets.put_out(p, minor.due)
    turn.establish(p, minor)
    p.decision = s.MINOR


def end_minor(p: State) -> None:
    """A14.8: fleets and unplaced armies go; a second card may follow."""
    give_back(p)
    done(p, MINOR)
