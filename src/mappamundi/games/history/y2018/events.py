"""Z15, Z17: enhancements, when they may be played, on what, and what they do."""

from collections.abc import Iterable
from typing import Final

from mappamundi.games.history.board import BIT, members, union
from mappamundi.games.history.y2018 import effects
from mappamundi.games.history.y2018.actions import TARGETS, pick, sections_for
from mappamundi.games.history.y2018.board import BUILDINGS, CAPITAL, FORT, Card, Effect
from mappamundi.games.history.y2018.chronicle import (
    AREA_LINKED,
    EVENT_PLAYED,
    GATHERED,
    MARKERS_LAID,
    PLAGUE_CAME,
)
from mappamundi.games.history.y2018.state import (
    BEGIN,
    BUILD,
    NEXT_VICTIM,
    NONE,
    NOTHING,
    RESUME,
    SUFFER_PLAGUE,
    State,
)
from mappamundi.kernel import Action

# Z15.10: these only help invasions, and are refused after them.
HELP_INVASIONS: Final = frozenset(
    (
        "attack_bonus",
        "region_attack_bonus",
        "reroll",
        "extra_die",
        "auto_win",
        "ignore_forts",
        "siege_tokens",
        "extra_armies",
        "add_fleets",
        "add_caravans",
        "region_link",
    )
)


def fits_phase(p: State, card: Card) -> bool:
    """Z15.2, Z15.10: whether the card may be played in this phase at all, and not while a kingdom is played."""
    effect = card.effect
    if p.kingdom >= 0:
        return False
    if p.phase == BEGIN:
        return effect.id not in ("free_forts", "diplomacy") and "requires" not in effect.params
    return p.phase != BUILD or effect.id not in HELP_INVASIONS


def supply_suffices(p: State, card: Card) -> bool:
    """Z15.6: the supply must have the full number of armies."""
    match card.effect.id:
        case "diplomacy" | "barbarians":
            needed = 1
        case "revolution":
            needed = card.effect.number("count")
        case "extra_armies":
            needed = card.effect.number("armies")
        case _:
            return True
    return p.supply[p.seat] >= needed


def has_required(p: State, effect: Effect) -> bool:
    """Z17.8: an active army in a land with a capital, where the card asks for one."""
    return effect.params.get("requires") != "capital" or any(p.pieces[land] & CAPITAL for land in p.active)


def candidates(p: State, card: Card) -> list[int]:
    """Z15.11: the lands, areas or sections that meet the effect's condition, rising."""
    board = p.board
    match card.effect.id:
        case "diplomacy":  # Z17.16
            return effects.courted(p)
        case "disaster":  # Z17.18
            return [land for land in p.opposing() if p.pieces[land] & (BUILDINGS | FORT)]
        case "barbarians":  # Z17.19
            return [land for land in p.opposing() if board.by_barren[land]]
        case "revolution":  # Z17.17
            return p.opposing()
        case "free_forts":
            return effects.free_fort_sites(p, card.effect.params.get("region"))
        case "plague":  # Z17.20
            return sorted({board.area_of[land] for land in p.opposing()})
        case "region_link":  # Z15.11: not tested further
            return list(range(len(board.area_ids)))
        case "add_fleets" | "add_caravans":  # Z17.21: sections without a marker
            return [section for section in sections_for(board, card) if not p.markers & BIT[section]]
    return []


def legal_events(p: State, out: list[Action]) -> None:
    """Z15.1, Z15.4, Z15.8, Z15.12: every enhancement that can change something, once for each set of targets."""
    hand = p.hands[p.seat] & ~p.board.kingdoms
    if not hand or p.kingdom >= 0:
        return
    space = p.rules.space
    for event in members(hand):
        card = p.board.events[event]
        if not (fits_phase(p, card) and supply_suffices(p, card) and has_required(p, card.effect)):
            continue
        match TARGETS.get(card.effect.id, ""):
            case "":
                out.append(space.play_plain[event])
            case "land" | "region":
                pick(space.play_on[event], candidates(p, card), out)
            case "lands" if card.effect.id == "revolution":
                opposing = candidates(p, card)
                for area in range(len(p.board.area_ids)):
                    lands = [land for land in opposing if p.board.area_of[land] == area]
                    out += space.event_actions(event, lands, card.effect.number("count"))
            case "lands":
                most = min(card.effect.number("count"), p.forts_left)
                out += space.event_actions(event, candidates(p, card), most)
            case _:
                out += space.event_actions(event, candidates(p, card), card.effect.number("count"))


def play_event(p: State, event: int, targets: tuple[int, ...]) -> None:
    """Z15.9: the card is public now and goes to the box at the end of the turn."""
    p.hands[p.seat] = p.hands[p.seat] ^ BIT[event]
    p.played |= BIT[event]
    p.spent |= BIT[event]
    p.empower()
    p.chain = NONE
    p.log.append((EVENT_PLAYED, p.seat, event))
    p.decision = NOTHING
    p.step = RESUME
    effect = p.board.events[event].effect
    match effect.id:
        case "siege_tokens":  # Z17.7
            p.tokens += effect.number("count")
            p.log.append((GATHERED, p.seat, 0, effect.number("count")))
        case "extra_armies":  # Z17.8
            p.gather(effect.number("armies"))
            p.log.append((GATHERED, p.seat, effect.number("armies"), 0))
        case "extra_die":  # Z17.4: sources add up
            p.extra_uses = (*p.extra_uses, effect.number("uses"))
        case "auto_win":  # Z17.5
            p.auto_wins += effect.number("uses")
        case "free_forts":  # Z11.4
            for land in targets:
                p.place_fort(land)
        case "add_fleets" | "add_caravans":  # Z17.21
            p.lay(p.markers | union(targets))
            p.log.append((MARKERS_LAID, p.seat, union(targets)))
        case "region_link":  # Z17.22
            p.links |= BIT[targets[0]]
            p.log.append((AREA_LINKED, targets[0]))
            p.explore()
        case "diplomacy":
            effects.win_over(p, targets[0])
        case "revolution":
            revolt(p, targets)
        case "disaster":  # Z17.18
            p.remove_fort(targets[0])
            p.reduce(targets[0])
        case "barbarians":
            overrun(p, targets[0])
        case "plague":
            begin_plague(p, targets[0])


def revolt(p: State, lands: Iterable[int]) -> None:
    """Z17.17, Z15.7: armies replaced by inactive ones from the supply; buildings and forts stay."""
    for land in lands:
        p.remove_army(p.owners[land], land)
        p.from_supply(1)
        p.place_army(p.seat, land, active=False)


def overrun(p: State, land: int) -> None:
    """Z17.19, Z10.5: army and fort removed, one building reduced without a marauder's point, an inactive army in."""
    p.remove_fort(land)
    p.reduce(land)
    revolt(p, (land,))


# --- plague -----------------------------------------------------------------------------------------------------


def begin_plague(p: State, area: int) -> None:
    """Z17.20: the opponents with armies there, in seat order from the active seat's left."""
    p.log.append((PLAGUE_CAME, area))
    there = {p.owners[land] for land in p.board.area_lands[area]}
    left = [(p.seat + n) % p.players for n in range(1, p.players)]
    p.victims = tuple([seat for seat in left if seat in there])
    p.struck = area
    p.step = NEXT_VICTIM


def in_plague(p: State, seat: int) -> list[int]:
    """Z17.20: the lands of the area in which this seat has an army."""
    return [land for land in p.board.area_lands[p.struck] if p.owners[land] == seat]


def next_victim(p: State) -> None:
    """Z17.20: whoever has only one army there loses it without being asked."""
    while p.victims:
        seat = p.victims[0]
        lands = in_plague(p, seat)
        if len(lands) > 1:
            p.decision = SUFFER_PLAGUE
            return
        p.victims = p.victims[1:]
        p.remove_army(seat, lands[0])
    p.struck = NONE
    p.step = RESUME


def legal_losses(p: State, out: list[Action]) -> None:
    """Z17.20: one of the own armies in the area."""
    pick(p.rules.space.lose_army, in_plague(p, p.victims[0]), out)


def lose_army(p: State, land: int) -> None:
    """Z17.20: buildings and forts stay."""
    p.remove_army(p.victims[0], land)
    p.victims = p.victims[1:]
    p.decision = NOTHING
    p.step = NEXT_VICTIM
