"""R7: where armies may be placed, and what happens where there is no fight; R16.6: conquests."""

from mappamundi.games.history.y2024 import battle, building
from mappamundi.games.history.y2024.actions import CONQUER, INVADE, TAKE_BUILDING, pick
from mappamundi.games.history.y2024.board import CITIES, CRUSADE
from mappamundi.games.history.y2024.chronicle import INVADED
from mappamundi.games.history.y2024.state import NONE, PLACE, RESUME, State
from mappamundi.kernel import Action


def legal_invasions(p: State, out: list[Action]) -> None:
    """R7.2–R7.4: with a people piece of the pool, in lands next to an army or a fleet, without an army.

    R13.6: the first army of Crusades goes to its land, whatever is there.
    """
    if not p.pool:
        return
    if p.in_event and p.force.effect == CRUSADE and not p.armies:
        out.append(p.rules.space.invade[p.force.first_land])
        return
    pick(p.rules.space.invade, p.front, out)


def invade(p: State, land: int) -> None:
    """R7.13–R7.15: one people piece leaves the pool and stands up as an army."""
    p.pool -= 1
    p.begun = True
    if p.tried != land:
        forget_modifier(p)
    p.log.append((INVADED, p.seat, land))
    owner = p.owners[land]
    if owner < 0:  # R7.13, R8.14
        p.place_army(land)
    elif owner != p.seat:
        battle.fight(p, land, owner)
    else:  # R7.14: surrender
        p.remove_garrison(land)
        p.place_army(land)
        if building.reduce(p, land):
            p.first((PLACE, land, CITIES), (RESUME, p.decision))


# --- conquests (R16.6) ------------------------------------------------------------------------------------------


def conquest_cost(p: State, land: int) -> int:
    """R16.7."""
    return battle.conquest_cost(p.board, p.pieces[land], land)


def to_be_conquered(p: State) -> list[int]:
    """R16.6, R16.7: lands of the same Enemy next to those just taken, as far as the points and the pool go."""
    if not p.points or not p.pool:
        return []
    near = {land for taken in p.conquered for land in p.board.adjacent[taken]}
    return [land for land in sorted(near) if p.owners[land] == p.beaten and conquest_cost(p, land) <= p.points]


def legal_conquests(p: State, out: list[Action]) -> None:
    """R16.6."""
    if p.points:
        pick(p.rules.space.conquer, to_be_conquered(p), out)


def conquer(p: State, land: int) -> None:
    """R16.7: it succeeds like an invasion, without dice, Honor and new points."""
    p.pool -= 1
    forget_modifier(p)
    cost = conquest_cost(p, land)
    p.points -= cost
    p.conquered = (*p.conquered, land)
    battle.conquer(p, land, cost)


def ends_points(p: State, kind: int) -> bool:
    """R16.8: the next army placed by `invade` does, whatever comes of it; with anything else they stay, as in R16.4.

    By version 1 of the rules every action did, but a conquest and the taking of a building for one.
    """
    if p.rules.version >= 2:
        return kind == INVADE
    return kind not in (CONQUER, TAKE_BUILDING)


def forget_points(p: State) -> None:
    """R16.8."""
    p.points = 0
    p.beaten = NONE
    p.conquered = ()


def forget_modifier(p: State) -> None:
    """R16.4: with an army in any other land."""
    p.tried = NONE
    p.modifier = 0


def forget(p: State) -> None:
    """R16.4, R16.8: at the end of the phase nothing is left of either."""
    forget_modifier(p)
    forget_points(p)
