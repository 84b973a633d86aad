"""Errors at a table: challenges, corrections, what falls with a wrong tile, and penalties (G16)."""

from mappamundi.games.fourgods import world
from mappamundi.games.fourgods.bag import free_slot, into_area, into_bag
from mappamundi.games.fourgods.chronicle import (
    CHALLENGED,
    CITY_REMOVED,
    CORRECTED,
    DEBT,
    FORFEIT_DUE,
    FORFEIT_VOID,
    PROPHET_LOST,
    PROPHET_RETURNED,
    TO_AREA,
    TO_BAG,
    TO_HAND,
)
from mappamundi.games.fourgods.state import NOBODY, NONE, State
from mappamundi.games.fourgods.why import because
from mappamundi.games.fourgods.world import CITY, FEWEST_LINES


def challenge(p: State, seat: int, x: int, y: int) -> None:
    """G16.2: any seat, at any time; then the correction, what falls with it, and last the penalty (G16.13)."""
    if not p.variant.table:
        raise because("bad_action", "G16.1", "Nothing wrong can be placed in this game.")
    cell = p.grid.cell(x, y)
    if cell == NONE:
        raise because("off_world")
    if cell not in p.wrong:
        raise because("not_wrong")
    offender, prophet = p.by[cell], p.prophets[cell]
    p.tell(CHALLENGED, seat, p.named(cell), offender)
    if cell == p.error and p.hands[2 * offender + p.error_hand] < 0:
        _correct_at_once(p, cell)
    else:
        _correct_late(p, cell)
        _cascade(p)
    if offender != NOBODY and p.variant.punished[offender]:
        god = prophet >> 2 if prophet >= 0 and p.owners[prophet >> 2] == offender else NONE
        _punish(p, offender, god)
    for other in range(p.players):
        _settle(p, other)


def _correct_at_once(p: State, cell: int) -> None:
    """G16.3: nothing was placed, built or destroyed since, so it goes back to its hand; marked taken if it was."""
    seat, hand = p.by[cell], p.error_hand
    tile, taken, shape = p.tiles[cell] >> 1, p.error_taken, p.shapes[cell]
    _take_off(p, cell)
    p.hands[2 * seat + hand] = tile
    # G16.11.
    p.taken[2 * seat + hand] = taken
    p.tell(CORRECTED, p.named(cell), shape, TO_HAND, seat, hand, NONE)


def _correct_late(p: State, cell: int) -> None:
    """G16.4: to the area of the seat that placed it, face up as it lay; otherwise into the bag."""
    seat, shape = p.by[cell], p.shapes[cell]
    tile, face = divmod(p.tiles[cell], 2)
    _take_off(p, cell)
    slot = NONE if seat == NOBODY else free_slot(p, seat)
    if slot == NONE:
        p.tell(CORRECTED, p.named(cell), shape, TO_BAG, NOBODY, NONE, NONE)
        into_bag(p, tile)
    else:
        p.tell(CORRECTED, p.named(cell), shape, TO_AREA, seat, NONE, slot)
        into_area(p, seat, tile, face)


def _cascade(p: State) -> None:
    """G16.5, G16.6, G16.12: pass after pass, all that has lost its support goes together. No penalty (G16.9)."""
    while falling := [cell for cell, shape in enumerate(p.shapes) if shape != world.EMPTY and _falls(p, cell)]:
        for cell in falling:
            if p.shapes[cell] == CITY:
                god = p.prophets[cell] >> 2
                p.cities_left += 1
                p.tell(CITY_REMOVED, p.named(cell), god, p.cities_left)
                _take_off(p, cell)
            else:
                tile, shape = p.tiles[cell] >> 1, p.shapes[cell]
                _take_off(p, cell)
                p.tell(CORRECTED, p.named(cell), shape, TO_BAG, NOBODY, NONE, NONE)
                into_bag(p, tile)


def _falls(p: State, cell: int) -> bool:
    """Too few side lines, or a wrong tile that disagrees with an earlier neighbour."""
    if p.lines[cell] < FEWEST_LINES:
        return True
    if cell not in p.wrong:
        return False
    return any(
        p.shapes[there] >= 0 and p.ages[there] < p.ages[cell] and not world.matches(p, cell, there)
        for there, _, _ in p.grid.around[cell]
    )


def _take_off(p: State, cell: int) -> None:
    """What stands there leaves the World; its prophet goes home (G7.15), also one that had migrated (G16.10)."""
    prophet = p.prophets[cell]
    world.clear(p, cell)
    p.wrong = tuple(other for other in p.wrong if other != cell)
    if cell == p.error:
        p.error = p.error_hand = p.error_taken = NONE
    p.follow = [NONE if waits == cell else waits for waits in p.follow]
    if prophet >= 0:
        p.reserves[prophet >> 2] += 1
        p.tell(PROPHET_RETURNED, prophet >> 2, p.named(cell))


# --- penalties --------------------------------------------------------------------------------------------------


def _punish(p: State, seat: int, god: int) -> None:
    """G16.8: one prophet for good: that of the wrong tile, if there was one, otherwise as `_settle` finds it."""
    if not p.gods[seat]:
        p.debts[seat] += 1
        p.tell(DEBT, seat, p.debts[seat])
    elif god != NONE:
        _lose(p, seat, god)
    else:
        p.owes[seat] += 1


def _lose(p: State, seat: int, god: int) -> None:
    p.reserves[god] -= 1
    p.lost[god] += 1
    p.tell(PROPHET_LOST, seat, god, None)


def _settle(p: State, seat: int) -> None:
    """G16.8, G16.13, G16.14: what is owed is paid by the fuller reserve, then by a tile that the seat will name; if it
    has no prophet outside cities, nothing is owed."""
    if not p.owes[seat]:
        return
    while p.owes[seat]:
        god = max(p.gods[seat], key=lambda god: p.reserves[god])
        if p.reserves[god]:
            p.owes[seat] -= 1
            _lose(p, seat, god)
        elif on_tiles(p, seat):
            p.tell(FORFEIT_DUE, seat, p.owes[seat])
            return
        else:
            p.owes[seat] = 0
            p.tell(FORFEIT_VOID, seat)


def on_tiles(p: State, seat: int) -> list[int]:
    """The terrain tiles on which prophets of this seat stand."""
    gods = p.gods[seat]
    return [cell for cell in p.standing if p.prophets[cell] >> 2 in gods]


def forfeit(p: State, seat: int, x: int, y: int) -> None:
    """G16.8: the seat gives up one of its prophets on a terrain tile, never one in a city."""
    if not p.owes[seat]:
        raise because("bad_action", "G16.8", "You owe no prophet.")
    cell = p.grid.cell(x, y)
    if cell == NONE:
        raise because("off_world")
    if cell not in on_tiles(p, seat):
        raise because("bad_source", "G16.8", "Give up one of your prophets on a tile, never one in a city.")
    god = p.prophets[cell] >> 2
    world.recall(p, cell)
    p.owes[seat] -= 1
    p.lost[god] += 1
    p.tell(PROPHET_LOST, seat, god, p.named(cell))
    _settle(p, seat)
