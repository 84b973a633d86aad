"""A8: rounds of dice, fort first and then army, with all that event cards add (A14)."""

from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2001.board import (
    BY_SEA,
    ELITE_TROOPS,
    EXPERT_FORESTS,
    EXPERT_MOUNTAINS,
    EXPERT_STRAITS,
    FOREST,
    FORT,
    GREAT_WALL,
    JIHAD,
    LEADER,
    MOUNTAIN,
    NAVAL_POWER,
    SETTLED,
    SIEGECRAFT,
    STRAIT,
    WEAPONRY,
)
from mappamundi.games.history.y2001.chronicle import (
    ARMY_LOST,
    BATTLE,
    DEFEAT,
    EVENT_LAPSED,
    IN_BATTLE,
    ROLLED,
    TIE,
    WIN,
)
from mappamundi.games.history.y2001.state import State

ATTACK_DICE: Final = 2
LEADER_DICE: Final = 3
DEFENCE_DICE: Final = 1
DIFFICULT_DICE: Final = 2
SEA_DICE: Final = 3

# A8.4–A8.7, A14.26, A14.30: by way, the defender's dice, and the card that takes one of them away.
GIVEN: Final = {
    FOREST: (DIFFICULT_DICE, EXPERT_FORESTS),
    MOUNTAIN: (DIFFICULT_DICE, EXPERT_MOUNTAINS),
    STRAIT: (DIFFICULT_DICE, EXPERT_STRAITS),
    BY_SEA: (SEA_DICE, NAVAL_POWER),
}
WINS_TIES: Final = BIT[ELITE_TROOPS] | BIT[JIHAD]

# What a round is fought with: the dice of both sides, what is added to the attacker's, and whether it wins ties.
Terms = tuple[int, int, int, bool]


def defence_dice(force: int, way: int) -> int:
    """A8.3–A8.9: the defender's dice against whoever comes this way with these cards."""
    if way == GREAT_WALL:  # A14.26: no card helps
        return DIFFICULT_DICE
    given = GIVEN.get(way)
    if given is None:
        return DEFENCE_DICE
    dice, card = given
    return dice - 1 if force & BIT[card] else dice


def attack_dice(force: int, losses: int) -> int:
    """A8.2: two, or three with Leader (A14.2), or with Jihad before the first loss (A14.21)."""
    if force & BIT[LEADER] or (force & BIT[JIHAD] and not losses):
        return LEADER_DICE
    return ATTACK_DICE


def bonus(force: int, here: int) -> int:
    """A14.4, A14.34, A14.37: Weaponry always, Siegecraft against a fort, a city or a capital."""
    plus = 1 if force & BIT[WEAPONRY] else 0
    return plus + 1 if force & BIT[SIEGECRAFT] and here & (FORT | SETTLED) else plus


def terms(force: int, losses: int, here: int, way: int) -> Terms:
    """Of a round of the active empire against a land with these pieces."""
    fort = 1 if here & FORT else 0  # A8.10
    ties = force & WINS_TIES != 0
    return attack_dice(force, losses), defence_dice(force, way), bonus(force, here) - fort, ties


def highest(dice: tuple[int, ...]) -> int:
    """A8.2, A8.3: the die that counts."""
    best = 0
    for face in dice:
        if face > best:
            best = face
    return best


def fight(p: State, land: int, way: int) -> bool:
    """A battle of the active empire, with all its cards. Returns whether the land is free for its army."""
    while True:
        here = p.pieces[land]
        outcome = play_round(p, land, -1, p.owners[land], terms(p.force, p.losses, here, way), here, p.force)
        if outcome != WIN:
            repulse(p, land, outcome)
            lose_army(p, land)
            return False
        if breach(p, land, p.force & BIT[SIEGECRAFT] != 0):
            return True


def fight_plainly(p: State, land: int, way: int, dice: int = ATTACK_DICE, plus: int = 0) -> bool:
    """A5.11, A14.7: a battle of a minor empire or an event army, which no card of the active empire helps."""
    defence = defence_dice(0, way)
    while True:
        here = p.pieces[land]
        fort = 1 if here & FORT else 0
        outcome = play_round(p, land, -1, p.owners[land], (dice, defence, plus - fort, False), here, 0)
        if outcome != WIN:
            repulse(p, land, outcome)
            p.log.append((ARMY_LOST, p.seat, land, -1))
            return False
        if breach(p, land, False):
            return True


def fight_at_sea(p: State, water: int, enemy: int) -> int:
    """A16.5: one round against a fleet. Returns how it ended."""
    return play_round(p, -1, water, enemy, terms(p.force, p.losses, 0, 0), 0, p.force)


def play_round(p: State, land: int, water: int, enemy: int, fought: Terms, here: int, force: int) -> int:
    """A8.1, A8.11, A8.12: the attacker rolls first; `force` are the cards that help it. Returns how the round ended."""
    dice, against, difference, ties = fought
    attack = p.roll_all(dice)
    defence = p.roll_all(against)
    p.log.append((ROLLED, land, water, attack, defence, fought))
    fort = 1 if here & FORT else 0
    plus = difference + fort
    total, other = highest(attack) + plus, highest(defence) + fort
    outcome = WIN if total > other or (total == other and ties) else TIE if total == other else DEFEAT
    p.log.append((BATTLE, land, water, p.seat, enemy, total, other, plus, fort, outcome))
    if force & BIT[LEADER] and attack[0] == attack[1] == attack[2]:  # A14.3: of the active empire, not of a revolt
        lapse(p, LEADER, 0)
    return outcome


def breach(p: State, land: int, besieged: bool) -> bool:
    """A round won. A8.14: the fort falls first; A14.35, A15.6: with Siegecraft an army falls with it.

    A15.4, A15.5: whoever still has an army left fights on. Returns whether nobody is.
    """
    if p.pieces[land] & FORT:
        p.raze_fort(land)
        if not besieged:
            return False
    p.kill(land, IN_BATTLE)
    return p.owners[land] < 0


def repulse(p: State, land: int, outcome: int) -> None:
    """A8.15–A8.17, A15.4: on a tie the fort falls, or an army where there is none."""
    if outcome == TIE:
        if p.pieces[land] & FORT:
            p.raze_fort(land)
        else:
            p.kill(land, IN_BATTLE)


def lose_army(p: State, land: int, water: int = -1) -> None:
    """A8.18: an army of the active empire is lost; A14.21, A14.24: what ends with it."""
    p.log.append((ARMY_LOST, p.seat, land, water))
    p.lost += 1
    p.losses += 1
    if p.force & BIT[ELITE_TROOPS]:
        lapse(p, ELITE_TROOPS, 0)
    if p.force & BIT[JIHAD]:
        if p.losses >= 2:
            lapse(p, JIHAD, 0)
        else:
            p.log.append((EVENT_LAPSED, p.seat, p.board.card_of[JIHAD], 1))


def lapse(p: State, effect: int, left: int) -> None:
    """A card has no force any more."""
    p.force &= ~BIT[effect]
    p.log.append((EVENT_LAPSED, p.seat, p.board.card_of[effect], left))
