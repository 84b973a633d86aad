"""Z11, Z12: forts and monuments."""

from mappamundi.games.history.y2018.actions import pick
from mappamundi.games.history.y2018.board import CAPITAL, CITY, FORT, MONUMENT
from mappamundi.games.history.y2018.state import EXPAND, NONE, State
from mappamundi.kernel import Action


def fort_sites(p: State) -> list[int]:
    """Z11.1, Z11.2, Z11.4: lands with an own active army and no fort."""
    return [land for land in p.active if not p.pieces[land] & FORT]


def legal_forts(p: State, out: list[Action]) -> None:
    """Z11.1, Z11.3: for an army of the card, while forts last. A siege token cannot pay (Z11.2)."""
    if p.pool and p.forts_left > 0:
        pick(p.rules.space.fortify, fort_sites(p), out)


def fortify(p: State, land: int) -> None:
    """Z11.1: one army of the card goes to the supply, a fort is placed."""
    p.pool -= 1
    p.to_supply(p.seat, 1)
    p.place_fort(land)
    p.chain = NONE
    p.decision = EXPAND


def resources(p: State) -> int:
    """Z12.1, Z12.7, Z12.8: m, the lands with a resource icon held by active armies at this moment."""
    icons = 0
    for land in p.active:
        if p.board.resources[land]:
            icons += 1
    return icons


def monument_sites(p: State) -> list[int]:
    """Z12.2, Z12.4: the sites of the highest rank: capital, then city, then resource icon."""
    sites = [land for land in p.active if not p.pieces[land] & MONUMENT]
    return (
        [land for land in sites if p.pieces[land] & CAPITAL]
        or [land for land in sites if p.pieces[land] & CITY]
        or [land for land in sites if p.board.resources[land]]
    )


def sites_left(p: State) -> list[int]:
    """Z12.5, Z17.26: the sites while pieces last; none after a city was founded by an effect."""
    if p.monuments_left <= 0 or (p.kingdom < 0 and p.effect_used and p.powers.effect.id == "found_city"):
        return []
    return monument_sites(p)


def must_build(p: State) -> bool:
    """Z12.1, Z12.6: whether a compulsory monument can still be built."""
    return p.built < resources(p) // 2 and bool(sites_left(p))


def legal_monuments(p: State, out: list[Action]) -> None:
    """Z12.3, Z17.11: the seat chooses among sites of equal rank, as long as it may build."""
    if p.built < p.powers.monuments(resources(p)):
        pick(p.rules.space.monument, sites_left(p), out)


def build_monument(p: State, land: int) -> None:
    """Z12.3: one after another; the ranking is taken anew each time."""
    p.place_monument(land)
    p.built += 1
