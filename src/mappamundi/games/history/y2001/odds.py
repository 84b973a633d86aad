"""Exact odds of whole battles: fort, then army, to the end; of one army, and of all that can still be sent.

A round is three chances; a battle goes on while its rounds are won and somebody still stands (A8.14, A15.5). What the
attacker has changes on the way: Leader ends with three equal dice (A14.3), Elite Troops and Jihad with armies lost
(A14.21, A14.24).
"""

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from mappamundi.games.history.board import BIT, union
from mappamundi.games.history.dice import FACES, Odds, best_against_best, ways_of_highest, whole_percents
from mappamundi.games.history.y2001 import battle, wire
from mappamundi.games.history.y2001.board import (
    BY_SEA,
    CLEAR,
    ELITE_TROOPS,
    FORT,
    JIHAD,
    LEADER,
    MOUNTAIN,
    SETTLED,
    SIEGECRAFT,
    WEAPONRY,
)

# The cards that count in a battle, and what of a land does.
FIGHTING: Final = union((LEADER, WEAPONRY, SIEGECRAFT, ELITE_TROOPS, JIHAD))
WALLS: Final = FORT | SETTLED
# With so many losses no card asks for more (A14.21).
MOST_LOSSES: Final = 2

TRIPLE: Final = FACES**battle.LEADER_DICE


class Attack(NamedTuple):
    """What an army fights with: the cards that hold and the armies lost, or for armies of cards their dice and bonus.

    `dice` is 0 for the active empire: then the cards say how many.
    """

    force: int = 0
    losses: int = 0
    dice: int = 0
    plus: int = 0

    def attack_dice(self) -> int:
        return self.dice or battle.attack_dice(self.force, self.losses)

    def bonus(self, here: int) -> int:
        return self.plus + battle.bonus(self.force, here)

    def wins_ties(self) -> bool:
        return self.force & battle.WINS_TIES != 0

    def after_loss(self) -> "Attack":
        """A14.21, A14.24: the next army's."""
        losses = min(self.losses + 1, MOST_LOSSES)
        force = self.force & ~BIT[ELITE_TROOPS]
        return self._replace(force=force & ~BIT[JIHAD] if losses >= MOST_LOSSES else force, losses=losses)

    def without_leader(self) -> "Attack":
        """A14.3."""
        return self._replace(force=self.force & ~BIT[LEADER])


class Defence(NamedTuple):
    """Who is attacked: with how many dice by the way taken, behind what (see `WALLS`), and how many armies."""

    dice: int
    here: int
    armies: int = 1

    def breached(self, siegecraft: bool) -> "Defence | None":
        """After a round won: A8.14, A14.35, A15.4–A15.6; None if nobody is left."""
        left, armies = self.here, self.armies
        if left & FORT:
            left &= ~FORT
            armies -= 1 if siegecraft else 0
        else:
            armies -= 1
        return Defence(self.dice, left, armies) if armies else None

    def tied(self) -> "Defence | None":
        """A8.16, A8.17, A15.4: after a tied round."""
        return self.breached(siegecraft=False)


def empire_attack(force: int, losses: int) -> Attack:
    """Of the active empire (A5.8)."""
    return Attack(force & FIGHTING, min(losses, MOST_LOSSES))


def plain_attack(dice: int = battle.ATTACK_DICE, plus: int = 0) -> Attack:
    """A5.11: of minor empires and armies of event cards."""
    return Attack(dice=dice, plus=plus)


# --- a round ----------------------------------------------------------------------------------------------------


@cache
def round_odds(attack_dice: int, defence_dice: int, difference: int, wins_ties: bool) -> Odds:
    """A8.12: win, tie and defeat, before the roll."""
    odds = best_against_best(attack_dice, defence_dice, difference)
    return Odds(odds.win + odds.tie, 0.0, odds.defeat) if wins_ties else odds


def stage_odds(attack: Attack, defence: Defence) -> Odds:
    """Of the round that would be fought now."""
    difference = attack.bonus(defence.here) - (1 if defence.here & FORT else 0)
    return round_odds(attack.attack_dice(), defence.dice, difference, attack.wins_ties())


@cache
def _equal_dice(defence_dice: int, difference: int, wins_ties: bool) -> Odds:
    """A14.3: of all rounds of three dice, the shares that are won, tied and lost with three equal ones."""
    win = tie = defeat = 0
    for face in range(1, FACES + 1):
        for low in range(1, FACES + 1):
            ways, margin = ways_of_highest(low, defence_dice), face + difference - low
            win += ways if margin > 0 or (margin == 0 and wins_ties) else 0
            tie += ways if margin == 0 and not wins_ties else 0
            defeat += ways if margin < 0 else 0
    total: int = TRIPLE * FACES**defence_dice
    return Odds(win / total, tie / total, defeat / total)


def _branches(attack: Attack, defence: Defence) -> list[tuple[Odds, Attack]]:
    """The odds of the round, with what the attacker has afterwards: twice where Leader may end with it."""
    odds = stage_odds(attack, defence)
    if not attack.force & BIT[LEADER]:
        return [(odds, attack)]
    difference = attack.bonus(defence.here) - (1 if defence.here & FORT else 0)
    equal = _equal_dice(defence.dice, difference, attack.wins_ties())
    rest = Odds(odds.win - equal.win, odds.tie - equal.tie, odds.defeat - equal.defeat)
    return [(rest, attack), (equal, attack.without_leader())]


# --- a battle ---------------------------------------------------------------------------------------------------


class Fight(NamedTuple):
    """How likely each end is: the land taken, emptied, weakened (its fort or an army gone), or held unharmed."""

    taken: float
    emptied: float
    weakened: float
    held: float

    def odds(self) -> Odds:
        """With both ways of being thrown back as one."""
        return Odds(self.taken, self.emptied, self.weakened + self.held)


SURE: Final = Fight(1.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=65536)
def fight(attack: Attack, defence: Defence, harmed: bool = False) -> Fight:
    """A8.13–A8.17, A15.4, A15.5: the battle of one army, to its end."""
    taken = emptied = weakened = held = 0.0
    for odds, after in _branches(attack, defence):
        on = defence.breached(after.force & BIT[SIEGECRAFT] != 0)
        if on is None:
            taken += odds.win
        else:
            rest = fight(after, on, True)
            taken += odds.win * rest.taken
            emptied += odds.win * rest.emptied
            weakened += odds.win * rest.weakened
            held += odds.win * rest.held
        if defence.tied() is None:
            emptied += odds.tie
        else:
            weakened += odds.tie
        if harmed:
            weakened += odds.defeat
        else:
            held += odds.defeat
    return Fight(taken, emptied, weakened, held)


@lru_cache(maxsize=262144)
def campaign(attack: Attack, defence: Defence, more: int, enters: bool) -> float:
    """A7.11: the chance that the land is taken in the end, if `more` armies follow as long as they are needed.

    `enters`: a restricted army could enter the land if it were emptied (A14.11).
    """
    chance = 0.0
    for odds, after in _branches(attack, defence):
        on = defence.breached(after.force & BIT[SIEGECRAFT] != 0)
        chance += odds.win * (1.0 if on is None else campaign(after, on, more, enters))
        left = defence.tied()
        if left is None:
            chance += odds.tie if more or enters else 0.0
        elif more:
            chance += odds.tie * campaign(after.after_loss(), left, more - 1, enters)
        if more:
            chance += odds.defeat * campaign(after.after_loss(), defence, more - 1, enters)
    return chance


# --- as they are told -------------------------------------------------------------------------------------------


def shares(odds: Odds) -> wire.Shares:
    """Of a round: exact to four places, and as percentages that add up to 100."""
    return {"odds": [round(share, 4) for share in odds], "percent": whole_percents(odds)}


def fight_shares(fought: Fight) -> wire.Advice:
    """Of a battle: the three ends as all editions tell them, and the four in which a fort or an army may be gone."""
    taken, emptied, weakened, held = whole_percents(fought)
    return {
        "odds": [round(share, 4) for share in fought.odds()],
        "percent": [taken, emptied, weakened + held],
        "fight": {"odds": [round(share, 4) for share in fought], "percent": [taken, emptied, weakened, held]},
    }


def usual_odds() -> dict[str, Any]:
    """For the rulebook: the battles one meets, plain and with each card, an open land and a fort; and diseases."""
    ways = {"clear": CLEAR, "difficult": MOUNTAIN, "sea": BY_SEA}
    cards = {
        "plain": Attack(),
        "leader": Attack(BIT[LEADER]),
        "weaponry": Attack(BIT[WEAPONRY]),
        "elite_troops": Attack(BIT[ELITE_TROOPS]),
        "jihad": Attack(BIT[JIHAD]),
        "siegecraft": Attack(BIT[SIEGECRAFT]),
    }
    return {
        "battles": {
            name: {
                place + suffix: fight_shares(fight(attack, Defence(battle.defence_dice(0, way), here)))
                for place, way in ways.items()
                for suffix, here in (("", 0), ("_fort", FORT))
            }
            for name, attack in cards.items()
        },
        "disease": {str(dice): round(deadly(dice), 4) for dice in (1, 2, 3, 4)},
    }


def deadly(dice: int, armies: int = 1) -> float:
    """A14.17, A14.31, A14.32, A15.8: the chance that the last army of a land dies, each with so many dice."""
    chance: float = (1 - ((FACES - 1) / FACES) ** dice) ** armies
    return chance
