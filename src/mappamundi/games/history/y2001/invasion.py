"""A7: which lands may be entered, by which way, and what happens there; also for minor empires and Crusaders."""

from mappamundi.games.history.y2001 import battle, effects
from mappamundi.games.history.y2001.actions import pick
from mappamundi.games.history.y2001.board import ARMY, BY_SEA, NO_WAY, STRAIT, TREACHERY
from mappamundi.games.history.y2001.chronicle import BETRAYED, BY_OWN, BY_TREACHERY, INVADED
from mappamundi.games.history.y2001.state import CRUSADE, EXPAND, NONE, State
from mappamundi.kernel import Action


def legal_invasions(p: State, out: list[Action]) -> None:
    """A7.1, A7.2. A14.11: restricted armies only into empty lands. A14.38: Crusaders spare a minor empire."""
    if p.pool:
        if p.decision == CRUSADE and p.minor >= 0:
            pick(p.rules.space.invade, [land for land in p.front if not p.is_spared(land)], out)
        else:
            pick(p.rules.space.invade, p.front, out)
    elif p.restricted:
        owners = p.owners
        pick(p.rules.space.invade, [land for land in p.front if owners[land] < 0], out)


# --- ways (A7.3, A7.4, A7.12) -----------------------------------------------------------------------------------


def cards_at_work(p: State) -> int:
    """A5.8: cards help the active empire only, not minor empires and Crusaders."""
    return p.force if p.decision == EXPAND else 0


def best_way(p: State, land: int) -> tuple[int, int]:
    """A7.12: the way with the fewest dice against it and the land it begins in (none by sea); borders first."""
    pieces, crossing, force = p.pieces, p.board.crossing[land], cards_at_work(p)
    best, origin, least = NO_WAY, NONE, 0
    for near in p.board.adjacent[land]:
        if pieces[near] & ARMY:
            way = crossing[near]
            dice = battle.defence_dice(force, way)
            if best == NO_WAY or dice < least or (dice == least and best == STRAIT != way):
                best, origin, least = way, near, dice
    if p.board.coasts[land] & p.sailed and (best == NO_WAY or battle.defence_dice(force, BY_SEA) < least):
        return BY_SEA, NONE
    return best, origin


def named_way(p: State, land: int, origin: int, by_sea: int) -> int:
    """A7.12: the way that is named, from a land or by fleets (or both), or NO_WAY if there is none such."""
    if not by_sea:
        return p.board.crossing[land][origin] if p.pieces[origin] & ARMY else NO_WAY
    if origin < 0:
        return BY_SEA if p.board.coasts[land] & p.sailed else NO_WAY
    if not p.pieces[origin] & ARMY:
        return NO_WAY
    reached = p.board.connected(p.board.coasts[origin], p.fleets)
    return BY_SEA if p.board.coasts[land] & reached else NO_WAY


# --- what happens -----------------------------------------------------------------------------------------------


def invade(p: State, land: int, origin: int, by_sea: int) -> None:
    """A7.1, A7.7–A7.10: one army of the pool enters a land."""
    way, begun = named_way(p, land, origin, by_sea), origin
    if way == NO_WAY:
        way, begun = best_way(p, land)
    owner = p.owners[land]
    restricted = owner < 0 and p.restricted > 0
    if restricted:  # A14.12
        p.restricted -= 1
    else:
        p.pool -= 1  # A8.19
    p.log.append((INVADED, p.seat, land, p.banner, way, begun, -1, restricted))
    if owner < 0:
        capture(p, land, owner)
    elif owner == p.seat:  # A7.8, A7.9, A15.7
        p.dismiss(land, BY_OWN)
        enter(p, land)
    elif p.decision != EXPAND:
        if battle.fight_plainly(p, land, way, plus=1 if p.decision == CRUSADE else 0):
            capture(p, land, owner)
    elif p.betrayed == land and p.holds(TREACHERY):
        betray(p, land, owner)
    elif battle.fight(p, land, way):
        capture(p, land, owner)
    if p.decision == CRUSADE and not p.pool:
        effects.end_crusade(p)


def enter(p: State, land: int) -> None:
    """The army stands there now. A14.20: a Crusader in Palestine brings a fort and a city."""
    if p.decision == CRUSADE:
        effects.enter_with_crusaders(p, land)
    else:
        p.enlist(land, p.board.banner_ages[p.banner])


def capture(p: State, land: int, owner: int) -> None:
    """A7.7, A8.13, A10.6: the army takes a land that is empty now, and pillages it."""
    p.pillage(land, owner)
    enter(p, land)


def betray(p: State, land: int, owner: int) -> None:
    """A14.36, A15.12: all armies and the fort are removed without dice. It works once."""
    p.log.append((BETRAYED, p.seat, land, owner))
    p.raze_fort(land)
    p.dismiss(land, BY_TREACHERY)
    p.betrayed = NONE
    battle.lapse(p, TREACHERY, 0)
    capture(p, land, owner)
