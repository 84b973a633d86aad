"""Z17: effects of empires that the seat uses when it says so (`use_effect`)."""

from typing import Final

from mappamundi.games.history.y2018 import building
from mappamundi.games.history.y2018.actions import pick
from mappamundi.games.history.y2018.board import CAPITAL, CITY
from mappamundi.games.history.y2018.state import CONSTRUCT, EXPAND, INVADE, NONE, State
from mappamundi.kernel import Action

IN_INVADE: Final = ("free_forts", "diplomacy")
IN_BUILD: Final = ("found_city", "fort_per_resource")


def targets(p: State) -> list[int]:
    """The lands on which the empire's effect may be used now. Z16.4: none while a kingdom is played."""
    effect = p.powers.effect
    if p.kingdom >= 0:
        return []
    if p.phase == INVADE:
        if effect.id == "free_forts" and p.effect_used < effect.number("count"):
            return free_fort_sites(p, effect.params.get("region"))
        if effect.id == "diplomacy" and p.effect_used < effect.number("count") and p.supply[p.seat] > 0:
            return courted(p)  # Z17.25
        return []
    if building.must_build(p):  # Z17.26: the monuments come first
        return []
    if effect.id == "found_city" and p.effect_used < effect.number("count") and p.capitals_left > 0:
        return [land for land in p.active if not p.pieces[land] & (CAPITAL | CITY)]  # Z17.12
    if effect.id == "fort_per_resource" and p.effect_used < building.resources(p):  # Z17.12, Z17.27
        return free_fort_sites(p, None)
    return []


def free_fort_sites(p: State, area: str | None) -> list[int]:
    """Z11.3, Z11.4, Z17.28: free forts need a piece and a site, in the named area if there is one."""
    if p.forts_left <= 0:
        return []
    sites = building.fort_sites(p)
    if area is None:
        return sites
    home = p.board.area_index[area]
    return [land for land in sites if p.board.area_of[land] == home]


def courted(p: State) -> list[int]:
    """Z17.16: opposing lands adjacent to an own active army."""
    return [land for land in p.front if p.opposed(land)]


def win_over(p: State, land: int) -> None:
    """Z17.16, Z15.7: the army is replaced by an active one from the supply; nothing else changes. Z17.25."""
    p.remove_army(p.owners[land], land)
    p.from_supply(1)
    p.place_army(p.seat, land, active=True)


def legal_uses(p: State, out: list[Action]) -> None:
    """One action for each land."""
    if p.powers.effect.at_will:
        pick(p.rules.space.use_effect, targets(p), out)


def use(p: State, land: int) -> None:
    """Z17.12, Z17.25: one land each time."""
    match p.powers.effect.id:
        case "free_forts" | "fort_per_resource":
            p.place_fort(land)
        case "found_city":
            p.place_city(land)
        case "diplomacy":
            win_over(p, land)
    p.effect_used += 1
    p.chain = NONE
    p.decision = EXPAND if p.phase == INVADE else CONSTRUCT
