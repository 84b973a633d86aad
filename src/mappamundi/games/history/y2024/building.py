"""R1.12–R1.19, R8.10–R8.12, R9, R10.1–R10.6: buildings that are missing, reduced, and built."""

from itertools import combinations
from typing import Final

from mappamundi.games.history.y2024.actions import BUILD_FORT, BUILD_MONUMENT, BY_EVENT, PEOPLE, PLAY_EVENT, WALL, pick
from mappamundi.games.history.y2024.board import (
    BUILDINGS,
    CAPITAL,
    CAPITALS,
    CITIES,
    CITY,
    FLAGS,
    FORT,
    FORTS,
    MONUMENT,
    MONUMENTS,
    PLACE_CITIES,
    PLACE_CITY,
    PLACE_FORT,
    SETTLE,
    WALLS,
    Board,
)
from mappamundi.games.history.y2024.board import WALL as WALL_FLAG
from mappamundi.games.history.y2024.chronicle import (
    BUILDING_LACKING,
    BUILDING_PLACED,
    BUILDING_REDUCED,
    BUILDING_REMOVED,
    BUILDING_TAKEN,
)
from mappamundi.games.history.y2024.state import (
    BUILD,
    EVENT,
    EXPAND,
    MONUMENTS_DUE,
    NONE,
    NOTHING,
    PLACE,
    SHORTAGE,
    TAKE_WALLS,
    State,
)
from mappamundi.kernel import Action

# R1.18: the flags by which the type of a building is told.
SEEN: Final[tuple[int, ...]] = (CAPITAL, CITY, MONUMENT, FORT | WALL_FLAG, FORT | WALL_FLAG)

# --- what is missing --------------------------------------------------------------------------------------------


def holds(here: int, building: int) -> bool:
    """R1.18: whether a building of this very type is among the pieces of a land."""
    return here & SEEN[building] == FLAGS[building]


def to_be_taken(p: State, building: int) -> list[int]:
    """R1.12, R1.18: the Enemy lands that have a building of this very type."""
    pieces, seat, flags, seen = p.pieces, p.seat, FLAGS[building], SEEN[building]
    return [
        land for land, owner in enumerate(p.owners) if owner >= 0 and owner != seat and pieces[land] & seen == flags
    ]


def take(p: State, land: int, building: int) -> None:
    """R1.12, R1.13: the piece leaves the land; in place of a capital comes a city, at once.

    With none in the supply R8.12 speaks: one must be found. By version 1 of the rules there was none then.
    """
    p.take_off(land, building)
    p.log.append((BUILDING_TAKEN, land, building, p.owners[land]))
    if building == CAPITALS:
        if p.stock[CITIES] > 0:
            p.put(land, CITIES)
        elif p.rules.version >= 2:
            p.first((PLACE, land, CITIES))


def place(p: State, land: int, building: int) -> None:
    """R1.12–R1.14: place it, or first take it from the one Enemy land that has one, or ask which; if none has, leave it
    out."""
    if p.stock[building] > 0:
        p.put(land, building)
        return
    lands = to_be_taken(p, building)
    if not lands:
        p.log.append((BUILDING_LACKING, land, building))
        return
    p.first((PLACE, land, building))
    if len(lands) > 1:
        p.decision = SHORTAGE
    else:
        take(p, lands[0], building)


def take_walls(p: State) -> None:
    """R1.15: Great Wall forts that the Dynasty lacks are taken off the map, whoever's they are."""
    if p.stock[WALLS] >= p.force.walls:
        return
    lands = walls_on_map(p)
    if not lands:
        return
    if len(lands) > 1:
        p.first((TAKE_WALLS,))
        p.decision = SHORTAGE
        return
    take(p, lands[0], WALLS)


def walls_on_map(p: State) -> list[int]:
    return [land for land, here in enumerate(p.pieces) if here & WALL_FLAG]


def wanted(p: State) -> int:
    """The type of building that is to be taken now."""
    return WALLS if p.agenda[0][0] == TAKE_WALLS else p.agenda[0][2]


def legal_taking(p: State, out: list[Action]) -> None:
    """R1.12, R1.15."""
    building = wanted(p)
    lands = walls_on_map(p) if building == WALLS else to_be_taken(p, building)
    out += [p.rules.space.take_building[land] for land in lands]


def take_building(p: State, land: int) -> None:
    """R1.12, R1.15: then what asked for it goes on."""
    take(p, land, wanted(p))
    p.decision = NOTHING


# --- buildings that name the lands they are taken from (R1.19, R11.21) --------------------------------------------


def type_placed(board: Board, action: Action) -> int:
    """The type of building that an action with `take_from` places, or NONE."""
    kind, what = action.kind, action.args[0]
    if kind == BUILD_FORT:
        return FORTS
    if kind == BUILD_MONUMENT:
        return MONUMENTS
    if kind == PLAY_EVENT:
        return CITIES if board.events[what].effect in (SETTLE, PLACE_CITIES) else NONE
    effect = board.honors[what].effect
    return FORTS if effect == PLACE_FORT else CITIES if effect == PLACE_CITY else NONE


def missing(p: State, building: int, count: int) -> int:
    """How many of so many buildings are not in the supply."""
    return max(0, count - p.stock[building])


def list_placings(
    p: State, kind: int, what: int, building: int, sites: list[int], most: int, out: list[Action]
) -> None:
    """Each set of one to `most` sites, with `take_from` where there is a choice. R1.19: only what can be had."""
    space = p.rules.space
    for count in range(1, min(most, len(sites)) + 1):
        lacking = missing(p, building, count)
        lands = to_be_taken(p, building) if lacking else []
        if len(lands) < lacking:
            break
        if len(lands) > 1 and count == 1:
            space.list_taking_one(kind, what, sites, lands, out)
        elif len(lands) > 1:
            takes = list(combinations(lands, lacking))
            space.list_taking(kind, what, combinations(sites, count), takes, out)
        elif count == 1:
            pick(space.naming_one(kind, what), sites, out)
        elif count == 2:
            space.list_pairs(kind, what, sites, out)
        else:
            space.list_naming(kind, what, combinations(sites, count), out)


def place_all(p: State, building: int, lands: tuple[int, ...], takes: tuple[int, ...]) -> None:
    """R1.12: what is missing comes from the lands named, or from the only one there is."""
    if missing(p, building, len(lands)):
        for land in takes or to_be_taken(p, building):
            take(p, land, building)
    for land in lands:
        p.put(land, building)


# --- reduction --------------------------------------------------------------------------------------------------


def reduce(p: State, land: int) -> bool:
    """R8.9, R8.10: the fort goes, and then one step is taken. Whether a city must still be found (R8.12)."""
    here = p.pieces[land]
    if not here & (FORT | CAPITAL | CITY | MONUMENT):
        return False
    owner = p.owners[land]
    if here & FORT:
        fort = WALLS if here & WALL_FLAG else FORTS
        p.take_off(land, fort)
        p.log.append((BUILDING_REMOVED, land, fort, owner))
    if here & CAPITAL:
        p.take_off(land, CAPITALS)
        p.log.append((BUILDING_REDUCED, land, CAPITALS, owner))
        if p.stock[CITIES] <= 0:
            return True
        p.stock[CITIES] = p.stock[CITIES] - 1
        p.pieces[land] = p.pieces[land] | CITY
    elif here & CITY:
        p.take_off(land, CITIES)
        p.log.append((BUILDING_REDUCED, land, CITIES, owner))
    elif here & MONUMENT:
        p.take_off(land, MONUMENTS)
        p.log.append((BUILDING_REDUCED, land, MONUMENTS, owner))
    return False


def reduced(here: int) -> int:
    """R8.10: what is left of the pieces in a land, a city being there for a capital."""
    here &= ~(FORT | WALL_FLAG)
    if here & CAPITAL:
        return here ^ CAPITAL | CITY
    return here ^ CITY if here & CITY else here & ~MONUMENT


# --- forts and cities -------------------------------------------------------------------------------------------


def fort_sites(p: State) -> list[int]:
    """R9.1, R11.13: Empire lands without fort."""
    pieces = p.pieces
    return [land for land in p.armies if not pieces[land] & FORT]


def city_sites(p: State) -> list[int]:
    """R11.14, R13.9: Empire lands without capital and city."""
    pieces = p.pieces
    return [land for land in p.armies if not pieces[land] & (CAPITAL | CITY)]


def wall_sites(p: State) -> list[int]:
    """R9.4, R9.6: the sites of the Great Wall that are Empire lands without fort."""
    pieces = p.pieces
    return [land for land in p.armies if land in p.board.wall_sites and not pieces[land] & FORT]


def legal_forts(p: State, out: list[Action]) -> None:
    """R9.1: for a people piece of the pool. R9.4: or those of the Great Wall."""
    if p.pool:
        sites = fort_sites(p)
        if p.stock[FORTS] > 0:
            pick(p.rules.space.fort[PEOPLE], sites, out)
        elif sites:
            list_placings(p, BUILD_FORT, PEOPLE, FORTS, sites, 1, out)
    if p.walls_pool:
        pick(p.rules.space.fort[WALL], wall_sites(p), out)


def can_fortify(p: State) -> bool:
    """R7.16: whether a people piece of the pool can be turned into a fort."""
    if p.stock[FORTS] <= 0 and not to_be_taken(p, FORTS):
        return False
    pieces = p.pieces
    for land in p.armies:  # noqa: SIM110 – `any` would make a generator
        if not pieces[land] & FORT:
            return True
    return False


def legal_event_forts(p: State, out: list[Action]) -> None:
    """R13.6: the fort of Crusades, in one land held by its armies."""
    if p.forts_pool:
        list_placings(p, BUILD_FORT, BY_EVENT, FORTS, fort_sites(p), 1, out)


def build_fort(p: State, pay: int, land: int, takes: tuple[int, ...]) -> None:
    """R9.1, R9.4, R13.6: nothing else changes; with the fort of Crusades the placing of armies ends."""
    if pay == WALL:
        p.walls_pool -= 1
        # It comes from the pool, not from the supply.
        here = p.pieces[land]
        p.pieces[land] = here | FORT | WALL_FLAG
        p.log.append((BUILDING_PLACED, land, WALLS, here & BUILDINGS))
        p.decision = EXPAND
        return
    if pay == PEOPLE:
        p.pool -= 1
        p.supply[p.seat] = p.supply[p.seat] + 1
        p.decision = EXPAND
    else:
        p.empty_pool()
        p.decision = EVENT
    place_all(p, FORTS, (land,), takes)


# --- monuments --------------------------------------------------------------------------------------------------


def monuments_earned(p: State) -> int:
    """R10.1: one for each full pair of Empire lands that show the Empire's power icon."""
    icon, icon_of = p.force.icon, p.board.icon_of
    if icon < 0:
        return 0
    shown = 0
    for land in p.armies:
        if icon_of[land] == icon:
            shown += 1
    return shown // p.board.icons_per_monument


def monument_sites(p: State) -> list[int]:
    """R10.2–R10.4: the start-land, or else lands with a city, or else any Empire land; all without monument."""
    pieces = p.pieces
    free = [land for land in p.armies if not pieces[land] & MONUMENT]
    for land in p.force.starts:
        if land in free:
            return [land]
    return [land for land in free if pieces[land] & CITY] or free


def build(p: State) -> None:
    """R10.5: where the rules leave one land only, and one to take from, it is built without asking."""
    while p.due:
        sites = monument_sites(p)
        lands = to_be_taken(p, MONUMENTS) if p.stock[MONUMENTS] <= 0 else []
        if not sites or (p.stock[MONUMENTS] <= 0 and not lands):
            p.due = 0
            return
        if len(sites) > 1 or len(lands) > 1:
            p.decision = MONUMENTS_DUE
            return
        p.due -= 1
        place_all(p, MONUMENTS, (sites[0],), ())


def legal_monuments(p: State, out: list[Action]) -> None:
    """R10.3, R10.4, R10.6."""
    list_placings(p, BUILD_MONUMENT, 0, MONUMENTS, monument_sites(p), 1, out)


def build_monument(p: State, land: int, takes: tuple[int, ...]) -> None:
    """R10.5: then the rules are applied afresh to the next."""
    p.due -= 1
    place_all(p, MONUMENTS, (land,), takes)
    p.first((BUILD,))
