"""A9, A11, A15.2: forts, coins, armies added to others, and monuments."""

from typing import Final

from mappamundi.games.history.y2001.actions import ALLIED_COIN, ANY_COIN, ARMY, COIN, ENGINEERING, PLAIN_COIN, pick
from mappamundi.games.history.y2001.board import CAPITAL, CITY, FORT, MONUMENT
from mappamundi.games.history.y2001.chronicle import ARMY_BOUGHT, FORT_BUILT, MONUMENTS_EARNED, REINFORCED
from mappamundi.games.history.y2001.state import EXPAND, State
from mappamundi.kernel import Action

# A15.1: so many armies in a land, a fort counting as one of them.
MOST_ARMIES: Final = 3

# --- forts (A9.1–A9.4) ------------------------------------------------------------------------------------------


def fort_sites(p: State) -> list[int]:
    """A9.2, A9.10, A15.3: lands with an army in play and without a fort; A1.7: while there are forts."""
    if p.forts_left <= 0:
        return []
    pieces, stacks = p.pieces, p.stacks
    return [land for land in p.armies if not pieces[land] & FORT and stacks[land] < MOST_ARMIES]


def legal_forts(p: State, out: list[Action]) -> None:
    """A9.1, A9.4, A14.25. A14.6, A14.7: a minor empire pays with its own armies only."""
    expanding = p.decision == EXPAND
    coin = expanding and p.coins + p.allied_coins > 0
    free = expanding and p.engineering > 0
    if not p.pool and not coin and not free:
        return
    sites = fort_sites(p)
    if sites:
        fort = p.rules.space.fort
        if p.pool:
            pick(fort[ARMY], sites, out)
        if coin:
            pick(fort[COIN], sites, out)
        if free:
            pick(fort[ENGINEERING], sites, out)


def build_fort(p: State, land: int, pay: int) -> None:
    """A9.1, A9.4: of coins the allied ones go first, for they are good for less."""
    if pay == ARMY:
        p.pool -= 1
    elif pay == ENGINEERING:
        p.engineering -= 1
    elif p.allied_coins:
        p.allied_coins -= 1
    else:
        p.coins -= 1
    p.raise_fort(land)
    p.log.append((FORT_BUILT, p.seat, land, pay))


# --- armies bought back (A9.5, A9.6) ----------------------------------------------------------------------------


def legal_purchases(p: State, out: list[Action]) -> None:
    """A9.5–A9.7: with a coin of either kind, while a lost army is left."""
    if p.lost:
        if p.coins:
            out.append(p.rules.space.buy_army[PLAIN_COIN])
        if p.allied_coins:
            out.append(p.rules.space.buy_army[ALLIED_COIN])


def usual_coin(p: State) -> int:
    """The coin that is meant where none is named."""
    return PLAIN_COIN if p.coins else ALLIED_COIN


def buy_army(p: State, coin: int) -> None:
    """A9.5: a lost army comes back. A14.10: bought with an allied coin it is a restricted one."""
    if coin == ANY_COIN:
        coin = usual_coin(p)
    p.lost -= 1
    if coin == PLAIN_COIN:
        p.coins -= 1
        p.pool += 1
    else:
        p.allied_coins -= 1
        p.restricted += 1
    p.log.append((ARMY_BOUGHT, p.seat, coin))


# --- several armies in a land (A15) -----------------------------------------------------------------------------


def legal_reinforcements(p: State, out: list[Action]) -> None:
    """A15.1, A15.2: an ordinary army more, as long as three pieces are not there; A15.11: not for event armies."""
    if p.pool:
        pieces, stacks = p.pieces, p.stacks
        sites = [land for land in p.armies if stacks[land] + (1 if pieces[land] & FORT else 0) < MOST_ARMIES]
        pick(p.rules.space.reinforce, sites, out)


def reinforce(p: State, land: int) -> None:
    """A15.2."""
    p.pool -= 1
    p.stacks[land] = p.stacks[land] + 1
    p.log.append((REINFORCED, p.seat, land, p.stacks[land]))


# --- monuments (A11) --------------------------------------------------------------------------------------------


def earn_monuments(p: State) -> None:
    """A11.1, A11.2: one for each pair of resources."""
    resources = 0
    for land in p.armies:
        if p.board.resource[land]:
            resources += 1
    p.due = resources // 2
    if p.due:
        p.log.append((MONUMENTS_EARNED, p.seat, resources, p.due))


def monument_sites(p: State) -> list[int]:
    """A11.3–A11.6: capitals first, then cities, then resources. A1.8: while there are monuments."""
    if not p.due or p.monuments_left <= 0:
        return []
    pieces, resource = p.pieces, p.board.resource
    free = [land for land in p.armies if not pieces[land] & MONUMENT]
    return (
        [land for land in free if pieces[land] & CAPITAL]
        or [land for land in free if pieces[land] & CITY]
        or [land for land in free if resource[land]]
    )


def legal_monuments(p: State, out: list[Action]) -> None:
    """A11.7, A11.8."""
    pick(p.rules.space.build_monument, monument_sites(p), out)
    out.append(p.rules.space.end_monuments)


def build_monument(p: State, land: int) -> None:
    """A11.7: one after the other."""
    p.due -= 1
    p.raise_monument(land)
