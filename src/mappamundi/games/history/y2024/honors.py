"""R11: Honors, how they are awarded and what they do."""

from mappamundi.games.history.board import members
from mappamundi.games.history.y2024 import building, fleets, scoring
from mappamundi.games.history.y2024.actions import PLAY_HONOR, pick
from mappamundi.games.history.y2024.board import (
    ADD_PEOPLE,
    BUILDINGS_BONUS,
    CATASTROPHE,
    CITIES,
    FORTS,
    LANDS_BONUS,
    MONUMENT,
    MONUMENTS,
    PLACE_CITY,
    PLACE_FLEET,
    PLACE_FORT,
)
from mappamundi.games.history.y2024.chronicle import (
    BONUS,
    BUILDING_REMOVED,
    COINS,
    HONOR_AWARDED,
    HONOR_PLAYED,
    INSTEAD,
    LOSS,
    RECRUITED,
)
from mappamundi.games.history.y2024.state import EXPAND, NONE, SPACES, State
from mappamundi.kernel import Action
from mappamundi.kernel.chance import turn_up


def award(p: State, seat: int) -> None:
    """R11.1: the top of the stack comes to space 1 and pushes what lies there. R11.2: or 1 gold from an empty stack."""
    stack = p.stacks[seat]
    if not stack:
        p.collect(seat, 1, INSTEAD)
        return
    if not knows_top(p, seat):
        turn_up(p.chance)
    tracks, first = p.tracks, seat * SPACES
    pushed = stack[0]
    p.stacks[seat] = stack[1:]
    space = first
    while pushed != NONE and space < first + SPACES:
        tracks[space], pushed = pushed, tracks[space]
        space += 1
    if pushed != NONE:
        p.pools[seat] = (*p.pools[seat], pushed)
    p.log.append((HONOR_AWARDED, seat, stack[0], pushed))


def knows_top(p: State, seat: int) -> bool:
    """R18.5: nobody knows the order of a stack; but if all other Honors lie open, this is the one that is left."""
    return len(p.stacks[seat]) == 1 and len(held(p, seat)) == len(p.board.honors) - 1


def has_full_track(p: State, seat: int) -> bool:
    """R11.3."""
    return NONE not in p.tracks[seat * SPACES : (seat + 1) * SPACES]


def held(p: State, seat: int) -> list[int]:
    """R11.4: the Honors on the seat's track and in its pool."""
    found = []
    for honor in p.tracks[seat * SPACES : (seat + 1) * SPACES]:
        if honor >= 0:
            found.append(honor)
    for honor in p.pools[seat]:
        if honor not in found:
            found.append(honor)
    return found


def spend(p: State, seat: int, honor: int, area: int = NONE, land: int = NONE) -> None:
    """R11.7: a played Honor goes to the bottom of the stack. The pool, which must be emptied, goes before the track."""
    pool = p.pools[seat]
    if honor in pool:
        place = pool.index(honor)
        p.pools[seat] = (*pool[:place], *pool[place + 1 :])
    else:
        p.tracks[p.tracks.index(honor, seat * SPACES)] = NONE
    p.stacks[seat] = (*p.stacks[seat], honor)
    p.log.append((HONOR_PLAYED, seat, honor, area, land))


# --- in phase C -------------------------------------------------------------------------------------------------


def legal_effects(p: State, out: list[Action]) -> None:
    """R11.5, R11.18: Honors with coins, for their effect, if at least one piece of it can be placed or taken."""
    space, board = p.rules.space, p.board
    for honor in held(p, p.seat):
        kind = board.honors[honor]
        if not kind.coins:
            continue
        if kind.effect == ADD_PEOPLE:
            if p.supply[p.seat] > 0:
                out.append(space.plain_honor[honor])
        elif kind.effect == PLACE_FLEET:
            fleets.legal_honors(p, honor, kind.count, out)
        elif kind.effect == PLACE_FORT:
            building.list_placings(p, PLAY_HONOR, honor, FORTS, building.fort_sites(p), kind.count, out)
        elif kind.effect == PLACE_CITY:
            building.list_placings(p, PLAY_HONOR, honor, CITIES, building.city_sites(p), 1, out)


def play_effect(p: State, honor: int, targets: tuple[int, ...], takes: tuple[int, ...]) -> None:
    """R11.9–R11.14: people to the pool, fleets, forts or a city on the map."""
    kind = p.board.honors[honor]
    spend(p, p.seat, honor)
    if kind.effect == ADD_PEOPLE:
        recruit(p, kind.count)
    elif kind.effect == PLACE_FLEET:
        for water in targets:
            p.fleets_left -= 1
            p.place_fleet(water)
    elif kind.effect == PLACE_FORT:
        building.place_all(p, FORTS, targets, takes)
    else:
        building.place_all(p, CITIES, targets, takes)


def recruit(p: State, count: int) -> None:
    """R11.9, R13.10, R1.11: people pieces from the supply to the pool."""
    people = p.from_supply(count)
    p.pool += people
    p.log.append((RECRUITED, p.seat, people))


# --- in phase E and in the Endgame ------------------------------------------------------------------------------


def legal_bonuses(p: State, seat: int, out: list[Action]) -> None:
    """R11.6, R11.8: Honors with coins for gold, the others for their effect."""
    space, board = p.rules.space, p.board
    for honor in held(p, seat):
        kind = board.honors[honor]
        if kind.coins:
            out.append(space.plain_honor[honor])
        elif kind.effect == BUILDINGS_BONUS:
            out += space.naming_one(PLAY_HONOR, honor)
        elif kind.effect == LANDS_BONUS:
            pick(space.naming_one(PLAY_HONOR, honor), members(p.areas), out)
        else:
            lands = monuments_of_others(p, seat)
            if lands:
                pick(space.naming_one(PLAY_HONOR, honor), lands, out)
            else:  # R11.18: then it is just turned over
                out.append(space.plain_honor[honor])


def monuments_of_others(p: State, seat: int) -> list[int]:
    """R11.17: Enemy lands with a monument."""
    pieces = p.pieces
    return [
        land for land, owner in enumerate(p.owners) if owner >= 0 and owner != seat and pieces[land] & MONUMENT != 0
    ]


def play_bonus(p: State, seat: int, honor: int, targets: tuple[int, ...]) -> None:
    """R11.6, R11.15–R11.17, R11.19: in the Endgame with Friendly lands, for there nothing stands any more."""
    kind = p.board.honors[honor]
    standing = seat == p.seat
    if kind.coins:  # R11.20
        spend(p, seat, honor)
        p.collect(seat, kind.coins, COINS)
    elif kind.effect == CATASTROPHE:
        spend(p, seat, honor, land=targets[0] if targets else NONE)
        if targets:
            strike(p, targets[0])
    else:
        area = targets[0]
        spend(p, seat, honor, area=area)
        lands = scoring.lands_in(p, seat, area, standing)
        if kind.effect == BUILDINGS_BONUS:
            p.collect(seat, sum(p.board.values[p.pieces[land]] for land in lands), BONUS)
        else:
            p.collect(seat, len(lands), BONUS)


def strike(p: State, land: int) -> None:
    """R11.17, R1.10: the monument falls, and its owner loses 1 gold if it has any."""
    owner = p.owners[land]
    p.take_off(land, MONUMENTS)
    p.log.append((BUILDING_REMOVED, land, MONUMENTS, owner))
    p.collect(owner, -1, LOSS)


def play(p: State, honor: int, targets: tuple[int, ...], takes: tuple[int, ...]) -> None:
    """R11.4: by the seat whose turn it is, in phase C or E."""
    if p.decision == EXPAND:
        play_effect(p, honor, targets, takes)
    else:
        play_bonus(p, p.seat, honor, targets)
