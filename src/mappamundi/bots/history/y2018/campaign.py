"""Invasions: what a land costs in armies, what it brings for each, and how an expansion may go on the whole."""

from functools import cache
from typing import Final, NamedTuple

from mappamundi.bots.history.y2018.worth import COURTED, EXTRA_DIE, Worth
from mappamundi.games.history.y2018.actions import BY_LAND
from mappamundi.games.history.y2018.board import ACTIVE, BUILDINGS, FORT, FRONT, Board, Card
from mappamundi.games.history.y2018.odds import Terms, invasion_terms, terms
from mappamundi.games.history.y2018.powers import Powers
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View

# No siege is planned with more pieces than this.
PATIENCE: Final = 4
# An army that finds nothing in reach today will find something behind it.
BEYOND: Final = 0.6
# What a place later in the calling order is worth: fewer empires come after it before the next scoring.
LATER_CALL: Final = 0.2


class Plan(NamedTuple):
    """An invasion pressed to its end: how likely the land is taken or emptied, and the armies it costs on average."""

    take: float
    empty: float
    armies: float


UNOPPOSED: Final = Plan(1.0, 0.0, 1.0)


@cache
def plan(battle: Terms, extra: int, pieces: int, tokens: int, track: tuple[int, ...]) -> Plan:
    """Z8, Z9: invade, then besiege with up to `pieces` more, tokens first."""
    odds = battle.odds(extra=extra)
    take, empty, going_on = odds
    armies = 1.0
    for piece in range(1, min(pieces, PATIENCE) + 1):
        odds = battle.odds(track[min(piece, len(track) - 1)])
        if piece > tokens:
            armies += going_on
        take += going_on * odds.win
        empty += going_on * odds.tie
        going_on *= odds.defeat
    return Plan(take, empty, armies)


class Target(NamedTuple):
    """A land that may be invaded, with what winning it and emptying it brings; `battle` None if nobody defends it."""

    land: int
    naval: bool
    taken: float
    emptied: float
    battle: Terms | None

    def plan(self, armies: int, tokens: int, track: tuple[int, ...], extra: int = 0) -> Plan:
        if self.battle is None:
            return UNOPPOSED
        return plan(self.battle, extra, armies - 1 + tokens, tokens, track)

    def gain(self, how: Plan) -> float:
        return how.take * self.taken + how.empty * self.emptied

    def yields(self, armies: int, tokens: int, track: tuple[int, ...]) -> float:
        """Points for each army."""
        how = self.plan(armies, tokens, track)
        return self.gain(how) / how.armies


def aim(worth: Worth, land: int, naval: bool, battle: Terms | None) -> Target:
    """The target as it is now."""
    owner = worth.owners[land]
    if battle is None:
        return Target(land, naval, worth.taken(land, owner, naval, battle=False), 0.0, None)
    return Target(land, naval, worth.taken(land, owner, naval, battle=True), worth.emptied(land, owner), battle)


def seen_target(view: View, worth: Worth, land: int, route: int) -> Target:
    """An invasion by this route as the turn stands."""
    naval = route != BY_LAND and view.board.route_naval[route]
    defended = worth.owners[land] not in (NOBODY, view.seat)
    return aim(worth, land, naval, invasion_terms(view, land, route) if defended else None)


def seen_targets(view: View, worth: Worth) -> list[Target]:
    """Every land in reach, by its best route."""
    found = [seen_target(view, worth, land, BY_LAND) for land in view.front]
    if view.markers:
        for best in view.board.reach(view.markers, view.shore):
            found += [
                seen_target(view, worth, land, route)
                for land, route in best.items()
                if not view.pieces[land] & (ACTIVE | FRONT)
            ]
    return found


# --- a whole expansion, thought through -------------------------------------------------------------------------


@cache
def powers_of(board: Board, card: Card) -> Powers:
    """Of a card without any enhancement."""
    return Powers(board, card, [])


def prospect(view: View, seat: int, card: Card) -> float:
    """What an empire or kingdom may bring to this seat on the board as it is: found it, then take the best in turn."""
    board = view.board
    powers = powers_of(board, card)
    armies = min(card.armies, view.supply[seat])
    tokens = card.armies - armies
    if powers.effect.id == "siege_tokens":
        tokens += powers.effect.number("count")
    elif powers.effect.id == "extra_armies":
        armies += powers.effect.number("armies")
    worth = Worth(view, seat, powers, armies, card.kingdom)
    worth.forget()
    value = 0.0
    for land in card.starts:
        value += found(worth, card, land)
        armies -= 1
    value += expand(worth, card.markers, armies, tokens)
    return value + extras(worth, powers) + LATER_CALL * card.order


def found(worth: Worth, card: Card, land: int) -> float:
    """Z6.3–Z6.5: the start land is cleared and taken."""
    seat, owner = worth.seat, worth.owners[land]
    if land in worth.rising:
        return 0.0
    value = -worth.buildings(land) * worth.point[owner] if owner >= 0 else 0.0
    worth.pieces[land] &= ~(BUILDINGS | FORT)
    value += worth.taken(land, owner, naval=False, battle=False)
    worth.pieces[land] |= card.marker
    worth.take(land, battle=False)
    return value + worth.buildings(land) * worth.point[seat]


def expand(worth: Worth, markers: int, armies: float, tokens: int) -> float:
    """The gain of spending all armies, each time on the land that yields most for an army."""
    board, value = worth.board, 0.0
    track = board.siege_bonus
    targets: dict[int, Target] = {}
    while armies > 0.5:
        worth.armies = round(armies)
        _refresh(worth, markers, targets)
        if not targets:
            break
        whole = max(1, worth.armies)
        best = max(targets.values(), key=lambda target: target.yields(whole, tokens, track))
        how = best.plan(whole, tokens, track)
        gain = best.gain(how)
        if gain <= 0:
            break
        value += gain
        armies -= how.armies
        worth.take(best.land, battle=best.battle is not None)
        area = board.area_of[best.land]
        for land in [land for land in targets if board.area_of[land] == area]:
            del targets[land]
    return value + max(0.0, armies) * BEYOND


def _refresh(worth: Worth, markers: int, targets: dict[int, Target]) -> None:
    """Work out the lands in reach that are new or whose area has changed."""
    board, powers = worth.board, worth.powers
    assert powers is not None
    by_land = worth.front
    fleets: dict[int, int] = {}
    if markers:
        dry, fleets = board.reach(markers, worth.shore)
        if dry:
            by_land = sorted({*by_land, *(land for land in dry if not worth.pieces[land] & ACTIVE)})
    for land in by_land:
        if land not in targets:
            targets[land] = _thought(worth, powers, land, naval=False)
    for land in fleets:
        if land not in targets and not worth.pieces[land] & ACTIVE:
            targets[land] = _thought(worth, powers, land, naval=True)


def _thought(worth: Worth, powers: Powers, land: int, naval: bool) -> Target:
    defended = worth.owners[land] not in (NOBODY, worth.seat)
    fort = bool(worth.pieces[land] & FORT)
    return aim(worth, land, naval, terms(worth.board, powers, land, naval, fort) if defended else None)


def extras(worth: Worth, powers: Powers) -> float:
    """Effects that are not part of any single invasion."""
    effect = powers.effect
    match effect.id:
        case "found_city":
            return worth.board.city_points * worth.point[worth.seat]
        case "diplomacy":
            return COURTED * effect.number("count")
        case "free_forts" | "fort_per_resource":
            best = sorted((worth.fort(land) for land in worth.active), reverse=True)
            return sum(best[: effect.number("count") or worth.icons()])
        case "extra_die":
            return EXTRA_DIE * effect.number("uses")
    return 0.0
