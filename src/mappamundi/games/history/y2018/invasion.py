"""Z7: which lands may be invaded, by which routes, and what happens where there is no battle."""

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2018 import battle
from mappamundi.games.history.y2018.actions import BY_LAND, pick
from mappamundi.games.history.y2018.board import ACTIVE
from mappamundi.games.history.y2018.chronicle import INVADED
from mappamundi.games.history.y2018.state import FLEET_POINTS, NONE, NOTHING, RESUME, State
from mappamundi.kernel import Action


def legal_invasions(p: State, out: list[Action]) -> None:
    """Z7.1, Z7.2: with an army on the card, to lands without an own active army, by land or by the best routes.

    Z7.13: a route is listed although the land is adjacent. Z7.15: whatever was tried there before does not matter.
    Z7.16, Z7.17: markers are not used up, and two in one section work like one.
    """
    if not p.pool:
        return
    space = p.rules.space
    overseas = p.overseas() if p.markers else []
    if battle.has_help(p):
        for land in p.front:
            list_helped(p, land, space.march[land], out)
        for land, variants in overseas:
            if not p.pieces[land] & ACTIVE:
                list_helped(p, land, variants, out)
        return
    pick(space.march_plain, p.front, out)
    for land, variants in overseas:
        if not p.pieces[land] & ACTIVE:
            out.append(variants[0])


def list_helped(p: State, land: int, variants: tuple[Action, ...], out: list[Action]) -> None:
    """The invasion plain; against an opponent also with the help that is left."""
    if p.opposed(land):
        battle.list_variants(p, variants, out)
    else:
        out.append(variants[0])


def accepts(p: State, land: int, route: int, extra: int, auto: bool) -> bool:
    """Whether an invasion by a route that `legal` does not list is valid all the same (Z7.9)."""
    board = p.board
    if not p.pool or route < 0 or p.pieces[land] & ACTIVE:
        return False
    if board.route_sections[route] & ~board.carried(p.markers) or not BIT[board.routes[route][0]] & p.shore:
        return False
    if not p.opposed(land):
        return not extra and not auto
    return extra <= battle.sources(p) and (not auto or (p.auto_wins > 0 and p.kingdom < 0))


def invade(p: State, land: int, route: int, extra: int, auto: bool) -> None:
    """Z7.5–Z7.8: one army leaves the card; then the land is occupied, or a battle is fought."""
    p.pool -= 1
    p.naval = route != BY_LAND and p.board.route_naval[route]
    p.log.append((INVADED, p.seat, land, route))
    owner = p.owners[land]
    # Z17.14, Z17.30: by land, from the land just won, against an opponent.
    p.chained = p.chain >= 0 and route == BY_LAND and land in p.neighbours(p.chain)
    p.chain = NONE
    if not p.opposed(land):
        if owner == p.seat:  # Z7.7: the old army goes to the supply, buildings and fort stay (Z10.3)
            p.remove_army(owner, land)
        p.place_army(p.seat, land, active=True)
        p.target = land
        p.won = False
        p.decision = NOTHING
        p.step = FLEET_POINTS if p.powers.spoils else RESUME
    else:
        p.target = land
        p.defender = owner
        battle.fight(p, extra, auto)
