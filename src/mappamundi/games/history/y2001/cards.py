"""What an event card would bring with the targets it names: for counsel and for bots (A14)."""

from collections.abc import Sequence

from mappamundi.games.history.y2001 import battle, effects, wire
from mappamundi.games.history.y2001.board import (
    ALLIES,
    ASTRONOMY,
    BARBARIANS,
    BLACK_DEATH,
    CIVIL_SERVICE,
    CIVIL_WAR,
    DISASTER,
    ENGINEERING,
    FAMINE,
    JEWISH_REVOLT,
    KINGDOM,
    MIGRANTS,
    MINOR,
    PESTILENCE,
    PLAGUE,
    POPULATION_EXPLOSION,
    TREACHERY,
    Event,
)
from mappamundi.games.history.y2001.odds import WALLS, Attack, Defence, deadly, fight, fight_shares, plain_attack
from mappamundi.games.history.y2001.prospect import points_now, prospect
from mappamundi.games.history.y2001.stakes import Advice, Stakes, crowned, pillaged, struck
from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View


def card_advice(view: View, stakes: Stakes, seat: int, card: int, targets: tuple[int, ...]) -> Advice:
    """Of a card that only helps later in the turn nothing is said but what it gives into the hand."""
    event, board = view.board.events[card], view.board
    effect = event.effect
    if effect in (POPULATION_EXPLOSION, CIVIL_SERVICE, ALLIES, ENGINEERING):
        return _gains(view, event)
    if effect in (FAMINE, BLACK_DEATH, PESTILENCE, PLAGUE):
        return _disease(view, stakes, seat, _risks(view, effect, targets))
    if effect in (CIVIL_WAR, BARBARIANS):
        return _battles(view, stakes, seat, targets if effect == CIVIL_WAR else _raided(view, seat, targets[0]))
    if effect == DISASTER:
        changes = {land: (view.owners[land], struck(view.pieces[land])) for land in targets}
        return _certain(stakes, seat, changes)
    if effect == MIGRANTS:
        return _certain(stakes, seat, {land: (seat, pillaged(view.pieces[land])) for land in targets})
    if effect == KINGDOM:
        own = view.owners[event.land] == seat
        return _certain(stakes, seat, {event.land: (seat, crowned(view, view.pieces[event.land], own))})
    if effect == JEWISH_REVOLT:
        return _revolt(view, stakes, seat, event.land)
    if effect == TREACHERY:
        told = stakes.swing(seat, {targets[0]: (seat, pillaged(view.pieces[targets[0]]))})
        return {"victim": view.owners[targets[0]], **told}
    if effect == MINOR:
        now = points_now(view, seat)
        low, high = prospect(view, seat, board.minors[event.minor])
        return {"prospect": [low - now, high - now], "expected": float(low - now)}
    if effect == ASTRONOMY:
        due = board.empires[view.empire].due
        return {"fleets": [board.water_ids[n] for n in range(board.water_count) if board.seas & ~due & 1 << n]}
    return {}


def _gains(view: View, event: Event) -> Advice:
    """A14.10, A14.18, A14.25, A14.33."""
    if event.effect == ALLIES:
        return {"allied_coins": effects.ALLIED_COINS}
    if event.effect == ENGINEERING:
        return {"forts": effects.FREE_FORTS}
    if event.effect == POPULATION_EXPLOSION:
        return {"coins": event.coins}
    card = view.board.empires[view.empire]
    return {"coins": 1 + int(card.capital) + int(card.navigation != 0)}


def _certain(stakes: Stakes, seat: int, changes: dict[int, tuple[int, int]]) -> Advice:
    told = stakes.swing(seat, changes)
    return told | {"expected": float(told["worth"])}


# --- diseases ---------------------------------------------------------------------------------------------------


def _risks(view: View, effect: int, targets: Sequence[int]) -> list[tuple[int, int]]:
    """A14.17, A14.27, A14.31, A14.32: the lands whose armies roll, and with how many dice."""
    board = view.board
    if effect in (FAMINE, BLACK_DEATH):
        lands = sorted([land for area in targets for land in board.area_lands[area]])
        rolls = [(land, effects.FAMINE_DICE) for land in lands]
    elif effect == PLAGUE:
        rolls = [(targets[0], effects.PLAGUE_DICE)]
    else:
        rolls = [(targets[0], effects.PESTILENCE_DICE)]
        rolls += [(land, effects.NEAR_PESTILENCE_DICE) for land in board.adjacent[targets[0]]]
    return [(land, dice) for land, dice in rolls if view.owners[land] >= 0 and not is_spared(view, land)]


def is_spared(view: View, land: int) -> bool:
    """A14.38."""
    return view.minor >= 0 and view.banners[land] == view.minor


def _disease(view: View, stakes: Stakes, seat: int, risks: Sequence[tuple[int, int]]) -> Advice:
    """Each army that rolls, with its chance to die, and what that costs on average."""
    rows = [(land, dice, deadly(dice, view.stacks[land])) for land, dice in risks]
    told: list[wire.DiseaseRoll] = [
        {"land": view.board.land_ids[land], "owner": view.owners[land], "dice": dice, "percent": round(100 * chance)}
        for land, dice, chance in rows
    ]
    advice: Advice = {"rolls": told}
    return advice | stakes.expected_deaths(seat, [(land, chance) for land, _, chance in rows])


# --- battles of armies of cards ---------------------------------------------------------------------------------


def _raided(view: View, seat: int, barren: int) -> list[int]:
    """A14.14."""
    return [land for land in view.board.barren_near[barren] if view.owners[land] not in (NOBODY, seat)]


def _battles(view: View, stakes: Stakes, seat: int, lands: Sequence[int]) -> Advice:
    """A14.15, A14.19: each land with its chance to be taken, and what that brings on average."""
    rows: list[wire.CardBattle] = []
    expected = 0.0
    for land in lands:
        fought = fight(plain_attack(), Defence(battle.DEFENCE_DICE, view.pieces[land] & WALLS, view.stacks[land]))
        expected += fought.taken * stakes.taking(seat, land, empire=False).worth
        rows.append({"land": view.board.land_ids[land], "percent": round(100 * fought.taken)})
    victims = sorted({view.owners[land] for land in lands})
    return {"battles": rows, "victims": victims, "expected": round(expected, 2)}


def _revolt(view: View, stakes: Stakes, seat: int, land: int) -> Advice:
    """A14.28."""
    taking = stakes.taking(seat, land, empire=False)
    told: Advice = {"worth": taking.worth}
    if taking.gain:
        told["gain"] = taking.gain
    if taking.losses:
        told["losses"] = taking.losses
    if view.owners[land] == NOBODY:
        return told | {"expected": float(taking.worth)}
    attack: Attack = plain_attack(effects.REVOLT_DICE)
    fought = fight(attack, Defence(battle.DEFENCE_DICE, view.pieces[land] & WALLS, view.stacks[land]))
    expected = fought.taken * taking.worth + fought.emptied * taking.tie
    return told | fight_shares(fought) | {"victim": view.owners[land], "expected": round(expected, 2)}
