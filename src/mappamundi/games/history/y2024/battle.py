"""R8, R16: invasions of Enemy lands, with dice and without."""

from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024 import building, honors
from mappamundi.games.history.y2024.board import CITIES, FORT, Board
from mappamundi.games.history.y2024.chronicle import (
    ARMY_LOST,
    BATTLE,
    CONQUERED,
    LEADER_DECLARED,
    PLUNDER,
    POINTS,
    ROLLED,
    UNFOUGHT,
)
from mappamundi.games.history.y2024.state import (
    AWARD,
    DECLARED,
    IGNORE_DIFFICULT,
    IGNORE_FORT,
    NONE,
    PLACE,
    RESUME,
    UNUSED,
    State,
    Variant,
)
from mappamundi.kernel import Action

FRUSTRATED: Final = 0
SUCCESS: Final = 1
# R16.3: what the first frustration adds to the next invasion of the same land, and what every further one does.
FIRST_MODIFIER: Final = 2
NEXT_MODIFIER: Final = 4


def attack_dice(board: Board, leader: int) -> int:
    """R8.1."""
    return board.leader_dice if leader == DECLARED else board.attack_dice


def defence_dice(board: Board, conquest: bool, land: int, fort: bool) -> int:
    """R8.2, R8.16: a fort gives a die more, whoever comes. R16.1: with option 3 so do mountains."""
    if conquest:
        dice = board.difficult_dice if board.difficult[land] else board.clear_dice
        return dice + board.extra_fort_die if fort else dice
    return board.fort_dice if fort else board.defence_dice


def wins_ties(board: Board, variant: Variant, land: int) -> bool:
    """R8.3, R16.1: equal scores succeed in clear terrain, with option 3 everywhere."""
    return variant.conquest or not board.difficult[land]


def stands_in_the_way(board: Board, leader: int, land: int, fort: bool) -> bool:
    """R8.4, R8.5: without dice, terrain or a fort that the Leader does not ignore."""
    return (board.difficult[land] and leader != IGNORE_DIFFICULT) or (fort and leader != IGNORE_FORT)


def highest(dice: tuple[int, ...]) -> int:
    """R8.1, R8.2: the die that counts."""
    best = 0
    for face in dice:
        if face > best:
            best = face
    return best


def fight(p: State, land: int, enemy: int) -> None:
    """R8.1–R8.5: the Empire rolls first; without dice the land decides."""
    board, variant = p.board, p.variant
    fort = bool(p.pieces[land] & FORT)
    if not variant.dice:
        frustrated = stands_in_the_way(board, p.leader, land, fort)
        p.log.append((UNFOUGHT, land, p.seat, enemy, FRUSTRATED if frustrated else SUCCESS))
        if frustrated:
            frustrate(p, land, enemy)
        else:
            succeed(p, land)
        return
    attack = tuple([p.roll() for _ in range(attack_dice(board, p.leader))])
    defence = tuple([p.roll() for _ in range(defence_dice(board, variant.conquest, land, fort))])
    ties = wins_ties(board, variant, land)
    p.log.append((ROLLED, land, attack, defence, (len(attack), len(defence), p.modifier, ties)))
    score = highest(attack) + p.modifier
    against = highest(defence)
    margin = score - against
    success = margin > 0 or (margin == 0 and ties)
    outcome = SUCCESS if success else FRUSTRATED
    p.log.append((BATTLE, land, p.seat, enemy, score, against, p.modifier, outcome))
    if success:
        p.tried = NONE  # R16.4
        p.modifier = 0
        if variant.conquest and margin:
            p.points = margin  # R16.5
            p.beaten = enemy
            p.conquered = (land,)
            p.log.append((POINTS, p.seat, land, margin))
        succeed(p, land)
    elif variant.conquest:
        repel(p, land, enemy)
    else:
        frustrate(p, land, enemy)


def plunder(p: State, land: int) -> None:
    """R8.8, R5.10, R14.1: barbarians collect the value of the buildings before they are reduced."""
    if p.force.barbarian:
        p.collect(p.seat, p.board.values[p.pieces[land]], PLUNDER)


def succeed(p: State, land: int) -> None:
    """R8.6, R8.8, R8.9, R5.16: the garrison goes, the army takes control; then plunder and reduction. No Honor."""
    p.remove_garrison(land)
    p.place_army(land)
    plunder(p, land)
    if building.reduce(p, land):
        p.first((PLACE, land, CITIES), (RESUME, p.decision))


def lose_army(p: State, land: int) -> None:
    """R8.13: to the supply, not back to the pool."""
    p.supply[p.seat] = p.supply[p.seat] + 1
    p.log.append((ARMY_LOST, p.seat, land))


def frustrate(p: State, land: int, enemy: int) -> None:
    """R8.7, R8.15: army and garrison go, then plunder, reduction, and the Enemy's Honor."""
    lose_army(p, land)
    p.remove_garrison(land)
    plunder(p, land)
    if building.reduce(p, land):
        p.first((PLACE, land, CITIES), (AWARD, enemy), (RESUME, p.decision))
    else:
        honors.award(p, enemy)


def repel(p: State, land: int, enemy: int) -> None:
    """R16.2, R16.3, R16.9: only the army goes, and the next invasion of the land is easier."""
    lose_army(p, land)
    p.modifier = NEXT_MODIFIER if p.tried == land else FIRST_MODIFIER
    p.tried = land
    honors.award(p, enemy)


# --- conquests --------------------------------------------------------------------------------------------------


def conquest_cost(board: Board, here: int, land: int) -> int:
    """R16.7."""
    cost = board.difficult_cost if board.difficult[land] else board.clear_cost
    return cost + board.fort_cost if here & FORT else cost


def conquer(p: State, land: int, cost: int) -> None:
    """R16.7: garrison removed, plunder, reduction."""
    p.log.append((CONQUERED, p.seat, land, p.owners[land], cost, p.points))
    succeed(p, land)


# --- the Leader -------------------------------------------------------------------------------------------------


def legal_leader(p: State, out: list[Action]) -> None:
    """R9.2: once, if it is still on the array; without dice it ignores one thing (R8.5)."""
    if p.leader == UNUSED and p.leaders & BIT[p.seat]:
        if p.variant.dice:
            out.append(p.rules.space.use_leader[0])
        else:
            out += p.rules.space.use_leader[1:]


def use_leader(p: State, ignoring: int) -> None:
    """R9.2, R8.5: it holds for the rest of the phase."""
    p.leader = DECLARED + ignoring
    p.log.append((LEADER_DECLARED, p.seat, p.leader))
