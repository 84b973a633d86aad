"""A6.3–A6.5: the fleets of an empire; A16: enemy fleets in their way, and fleets that stay."""

from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.y2001 import battle, building
from mappamundi.games.history.y2001.actions import pick
from mappamundi.games.history.y2001.board import ASTRONOMY
from mappamundi.games.history.y2001.chronicle import DEFEAT, FLEET_MANNED, FLEET_PLACED, FLEET_REMOVED, PHASE_ENDED, WIN
from mappamundi.games.history.y2001.state import EXPAND, NAVAL, NOBODY, PREPARE, State
from mappamundi.kernel import Action


def due(p: State) -> int:
    """A6.3–A6.5: the waters in which the active empire is due a fleet; A14.13: Astronomy brings seas, no oceans."""
    waters = p.card().due
    return waters | p.board.seas if p.holds(ASTRONOMY) else waters


def enemy_waters(p: State) -> int:
    """A16.4: where fleets of other seats lie."""
    waters = 0
    for water, owner in enumerate(p.fleet_owners):
        if owner >= 0 and owner != p.seat:
            waters |= BIT[water]
    return waters


def own_waters(p: State) -> int:
    """A16.6: where fleets of the seat lie that have an army: older ones, and those manned in this turn."""
    waters = 0
    for water, owner in enumerate(p.fleet_owners):
        if owner == p.seat:
            waters |= BIT[water]
    return waters


def in_use(p: State, waters: int) -> int:
    """Where an empire with a fleet due in these waters has one: A16.4, A16.6, A16.11 with naval control."""
    return waters & ~enemy_waters(p) | own_waters(p)


def put_out(p: State, waters: int) -> None:
    """A6.3–A6.5, A14.6: fleets are put in these waters, as far as no other lies there; A16.7: there are enough."""
    used = in_use(p, waters)
    new = used & ~own_waters(p) & ~p.fleets
    p.fleets |= used
    while new:
        low = new & -new
        p.log.append((FLEET_PLACED, p.seat, low.bit_length() - 1))
        new ^= low


def exchangeable(p: State) -> int:
    """A16.10: fleets with an army cannot be exchanged."""
    return p.fleets & ~own_waters(p)


# --- naval control (A16) ----------------------------------------------------------------------------------------


def in_the_way(p: State) -> int:
    """A16.4: enemy fleets where one's own is due."""
    return due(p) & enemy_waters(p) if p.variant.naval_control else 0


def to_be_attacked(p: State) -> int:
    """A16.4, A16.8: enemy fleets in the way, while enough armies are left for the start lands."""
    return in_the_way(p) if p.pool > len(p.card().starts) else 0


def may_go_on(p: State) -> bool:
    """A16.4, A9.7: whether there is something to attack, at once or with an army that a coin buys back.

    A14.11: one for an allied coin attacks nothing. By version 1 of the rules no coin was spent at sea.
    """
    armies = p.pool
    if p.rules.version >= 2:
        armies += min(p.coins, p.lost)
    return armies > len(p.card().starts) and in_the_way(p) != 0


def legal_attacks(p: State, out: list[Action]) -> None:
    """A16.4, A16.9, A9.7."""
    pick(p.rules.space.attack_fleet, members(to_be_attacked(p)), out)
    if p.rules.version >= 2:
        building.legal_purchases(p, out)
    out.append(p.rules.space.end_naval)


def attack_fleet(p: State, water: int) -> None:
    """A16.5: a single round; on a victory the army mans the fleet, on a tie an unmanned one is put there."""
    p.pool -= 1
    enemy = p.fleet_owners[water]
    outcome = battle.fight_at_sea(p, water, enemy)
    if outcome != WIN:
        battle.lose_army(p, -1, water)
    if outcome != DEFEAT:
        p.fleet_owners[water] = NOBODY
        p.fleet_ages[water] = 0
        p.log.append((FLEET_REMOVED, enemy, water))
        p.fleets |= BIT[water]
        p.log.append((FLEET_PLACED, p.seat, water))
    if outcome == WIN:
        man(p, water)
    if not may_go_on(p):
        end_naval(p)


def buy_army(p: State, coin: int) -> None:
    """A9.7: an army lost at sea comes back. With an allied coin the phase may be over: the army is not for attacks."""
    building.buy_army(p, coin)
    if not may_go_on(p):
        end_naval(p)


def end_naval(p: State) -> None:
    """A16.4: Reallocation and the first army follow. A setup may begin before the fleets were put out."""
    p.log.append((PHASE_ENDED, p.seat, NAVAL))
    put_out(p, due(p))
    p.decision = PREPARE


def legal_manning(p: State, out: list[Action]) -> None:
    """A16.1: an ordinary army on a fleet in a sea that has none."""
    if p.pool and p.decision == EXPAND and navigates(p):
        pick(p.rules.space.man_fleet, members(p.fleets & p.board.seas & ~own_waters(p)), out)


def navigates(p: State) -> bool:
    """A16.1: whether the card names a water; Astronomy lends fleets, not navigation.

    By version 1 of the rules whoever had a fleet in a sea could man it.
    """
    return p.card().navigation != 0 or p.rules.version < 2


def man_fleet(p: State, water: int) -> None:
    """A16.1, A16.2: it will stay on the map."""
    p.pool -= 1
    man(p, water)


def man(p: State, water: int) -> None:
    p.fleet_owners[water] = p.seat
    p.fleet_ages[water] = p.epoch
    p.log.append((FLEET_MANNED, p.seat, water))
