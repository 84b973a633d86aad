"""Z8, Z9, Z10: battles, rerolls, sieges and what they leave behind."""

from typing import Final

from mappamundi.games.history.y2018 import scoring
from mappamundi.games.history.y2018.actions import TOKEN, UNNAMED
from mappamundi.games.history.y2018.board import BUILDINGS, CAPITAL, CITY, FORT
from mappamundi.games.history.y2018.chronicle import (
    BATTLE,
    BESIEGED,
    GATHERED,
    HELD,
    REROLLED,
    RETREATED,
    ROLLED,
    SPARED,
)
from mappamundi.games.history.y2018.state import (
    BATTLE_POINTS,
    FLEET_POINTS,
    GAIN_ARMIES,
    NOTHING,
    PRESS_SIEGE,
    REDUCE_LAND,
    REROLL_DICE,
    RESUME,
    State,
)
from mappamundi.kernel import Action

INVADER: Final = 0
DEFENDER: Final = 1
DEFEAT: Final = 0
TIE: Final = 1
WIN: Final = 2


def fight(p: State, extra: int, auto: bool) -> None:
    """Z8.1, Z8.2, Z8.13: roll, invader first; with `auto` the battle is won without dice (Z17.5).

    Z8.6: fort, terrain and fleet work together.
    """
    if auto:
        p.auto_wins -= 1
        win(p)
        return
    if extra:
        spend_extra(p, extra)
    powers, board = p.powers, p.board
    p.attack = tuple([p.roll() for _ in range(board.attack_dice + extra)])
    fortified = p.pieces[p.target] & FORT and not powers.ignore_forts
    p.defence = tuple([p.roll() for _ in range(board.fort_dice if fortified else board.defence_dice)])
    # Z8.5, Z8.9, Z9.9: rights are new in every battle.
    p.attack_rerolls = powers.rerolls
    p.defence_rerolls = board.naval_rerolls if p.naval and not powers.ignore_naval else 0
    difference = attack_bonus(p) - defence_bonus(p)
    terms = (len(p.attack), len(p.defence), difference, p.attack_rerolls, p.defence_rerolls)
    p.log.append((ROLLED, p.target, p.attack, p.defence, terms))
    p.side = INVADER
    p.holds = 0
    ask(p)


def has_help(p: State) -> bool:
    """Z17.4, Z17.5: whether extra dice or certain wins may be left. Z16.4: not for a kingdom."""
    return p.kingdom < 0 and (p.auto_wins > 0 or len(p.extra_uses) > 0)


def list_variants(p: State, variants: tuple[Action, ...], out: list[Action]) -> None:
    """Z17.4, Z17.5, Z17.24: the battle plain, with extra dice as far as sources have uses left, or won at once."""
    out += variants[: 1 + sources(p)]
    if p.auto_wins and p.kingdom < 0:
        out.append(variants[-1])


def sources(p: State) -> int:
    """Z17.24: how many different sources of an extra die have uses left. Z16.4: none for a kingdom."""
    if p.kingdom >= 0:
        return 0
    found = 0
    for uses in p.extra_uses:
        if uses > 0:
            found += 1
    return found


def spend_extra(p: State, extra: int) -> None:
    """Z17.24: one use from each of that many sources, those with most uses left first."""
    uses = sorted(p.extra_uses, reverse=True)
    p.extra_uses = tuple(left - 1 if n < extra else left for n, left in enumerate(uses))


# --- rerolls ----------------------------------------------------------------------------------------------------


def ask(p: State) -> None:
    """Z8.8: the sides alternate; one without rerolls holds without being asked; two holds in a row end it."""
    while p.holds < 2:
        if p.attack_rerolls if p.side == INVADER else p.defence_rerolls:
            p.decision = REROLL_DICE
            return
        p.holds += 1
        p.side = 1 - p.side
    resolve(p)


def legal_rerolls(p: State, out: list[Action]) -> None:
    """Z8.8: one of the own dice, or hold."""
    dice = p.attack if p.side == INVADER else p.defence
    out += p.rules.space.reroll[: len(dice)]
    out.append(p.rules.space.hold)


def reroll(p: State, die: int) -> None:
    """Z8.8: the new face counts, even if it is worse. Z8.9: each right works once."""
    face = p.roll()
    if p.side == INVADER:
        p.attack = (*p.attack[:die], face, *p.attack[die + 1 :])
        p.attack_rerolls -= 1
        p.log.append((REROLLED, p.seat, die, face))
    else:
        p.defence = (*p.defence[:die], face, *p.defence[die + 1 :])
        p.defence_rerolls -= 1
        p.log.append((REROLLED, p.defender, die, face))
    p.holds = 0
    p.side = 1 - p.side
    ask(p)


def hold(p: State) -> None:
    """Z8.8: a side that held is asked again if the other side then rerolls."""
    p.log.append((HELD, p.seat if p.side == INVADER else p.defender))
    p.holds += 1
    p.side = 1 - p.side
    ask(p)


# --- the result -------------------------------------------------------------------------------------------------


def highest(dice: tuple[int, ...]) -> int:
    """Z8.3: the die that counts."""
    best = 0
    for face in dice:
        if face > best:
            best = face
    return best


def attack_bonus(p: State) -> int:
    """Z8.7: siege and cards add to the invader's highest die."""
    powers = p.powers
    bonus = p.board.siege_bonus[p.catapult_armies + p.catapult_tokens] + powers.attack_bonus
    if p.naval:
        bonus += powers.fleet_bonus
    if p.chained:
        bonus += powers.chain_bonus
    return bonus + powers.area_bonus[p.board.area_of[p.target]]


def defence_bonus(p: State) -> int:
    """Z8.4: mountains and forests alike."""
    return p.board.terrain_bonus if p.board.rough[p.target] and not p.powers.ignore_terrain else 0


def resolve(p: State) -> None:
    """Z8.3, Z8.10–Z8.12: each side's highest die with its modifiers."""
    attack = highest(p.attack) + attack_bonus(p)
    defence = highest(p.defence) + defence_bonus(p)
    outcome = WIN if attack > defence else TIE if attack == defence else DEFEAT
    p.log.append((BATTLE, p.target, p.seat, p.defender, attack, defence, outcome))
    if outcome == WIN:
        win(p)
    elif outcome == TIE:
        tie(p)
    elif p.pool or p.tokens:  # Z8.12
        p.decision = PRESS_SIEGE
    else:  # Z9.5
        retreat(p)


def win(p: State) -> None:
    """Z8.10, Z10.6: the defender goes off; then one building is reduced, or spared (Z17.13)."""
    p.won = True
    p.remove_army(p.defender, p.target)
    if p.pieces[p.target] & BUILDINGS and p.powers.keep_buildings:
        p.decision = REDUCE_LAND
    else:
        take(p, reduced=p.reduce(p.target))


def spare(p: State) -> None:
    """Z17.13: the buildings stay; the fort goes anyway."""
    p.log.append((SPARED, p.seat, p.target))
    take(p, reduced=False)


def reduce(p: State) -> None:
    """Z17.13: reduce after all."""
    take(p, reduced=p.reduce(p.target))


def take(p: State, reduced: bool) -> None:
    """Z10.6: fort off, army in, catapult cleared, then points and armies.

    Z17.14, Z17.29: a win opens the chain; no decision inside the invasion closes it, a tie or a retreat does.
    """
    p.remove_fort(p.target)
    p.place_army(p.seat, p.target, active=True)
    clear_catapult(p)
    powers = p.powers
    if powers.chain_bonus:
        p.chain = p.target
    p.decision = NOTHING
    then = BATTLE_POINTS if powers.spoils else RESUME
    scoring.score(p, marauder_points(p, reduced), scoring.MARAUDER_POINT, then)


def tie(p: State) -> None:
    """Z8.11, Z10.7: both armies go, the land is empty; reduction, fort and marauder as after a win."""
    p.to_supply(p.seat, 1)
    p.remove_army(p.defender, p.target)
    reduced = p.reduce(p.target)
    p.remove_fort(p.target)
    clear_catapult(p)
    p.decision = NOTHING
    scoring.score(p, marauder_points(p, reduced), scoring.MARAUDER_POINT, then=RESUME)


def marauder_points(p: State, reduced: bool) -> int:
    """Z10.4, Z16.6: a marauder gets a point for each building reduced in battle."""
    return p.board.marauder_points if reduced and p.powers.marauder else 0


def clear_catapult(p: State) -> None:
    """Z9.7, Z9.8: armies to the supply, tokens away; the battle is over, and a later siege starts again at +1."""
    p.to_supply(p.seat, p.catapult_armies)
    p.catapult_armies = 0
    p.catapult_tokens = 0
    p.attack = ()
    p.defence = ()
    p.attack_rerolls = 0
    p.defence_rerolls = 0
    p.side = INVADER
    p.holds = 0
    p.chained = False


# --- siege and retreat ------------------------------------------------------------------------------------------


def legal_siege(p: State, out: list[Action]) -> None:
    """Z9.1, Z9.4: with an army or a token of the card, or retreat."""
    space = p.rules.space
    if p.pool:
        list_variants(p, space.siege[1], out)
    if p.tokens:
        list_variants(p, space.siege[TOKEN], out)
    out.append(space.retreat)


def siege(p: State, force: int, extra: int, auto: bool) -> None:
    """Z9.1–Z9.4: one army or token to the catapult, and a new battle at once. Left out, a token goes first."""
    token = force == TOKEN or (force == UNNAMED and p.tokens > 0)
    if token:
        p.tokens -= 1
    else:
        p.pool -= 1
    if p.catapult_armies + p.catapult_tokens == len(p.board.siege_bonus) - 1:  # Z9.3: not kept
        p.to_supply(p.seat, 0 if token else 1)
    elif token:
        p.catapult_tokens += 1
    else:
        p.catapult_armies += 1
    bonus = p.board.siege_bonus[p.catapult_armies + p.catapult_tokens]
    p.log.append((BESIEGED, p.seat, p.target, TOKEN if token else 1, bonus))
    fight(p, extra, auto)


def retreat(p: State) -> None:
    """Z9.6: invading army and catapult to the supply; the defender, the buildings and the fort stay (Z8.12)."""
    p.log.append((RETREATED, p.seat, p.target))
    p.to_supply(p.seat, 1)
    clear_catapult(p)
    p.decision = NOTHING
    p.step = RESUME


# --- after a land was taken -------------------------------------------------------------------------------------


def battle_points(p: State) -> None:
    """Z17.10: points for the battle won."""
    scoring.score(p, p.powers.battle_points, scoring.BATTLE_POINT, then=FLEET_POINTS)


def fleet_points(p: State) -> None:
    """Z17.10: a point for a land occupied by fleet; an own active army stays, so no land counts twice."""
    powers = p.powers
    points = 0
    if p.naval and p.effect_used < powers.fleet_limit:
        p.effect_used += 1
        points = powers.fleet_points
    scoring.score(p, points, scoring.FLEET_POINT, then=GAIN_ARMIES)


def gain_armies(p: State) -> None:
    """Z17.9: armies for a building that still stands, or for every so many lands of an area."""
    powers = p.powers
    effect = powers.effect
    gained = 0
    if p.won and p.pieces[p.target] & (CAPITAL | CITY) and p.effect_used < powers.building_limit:
        p.effect_used += 1
        gained = powers.building_armies
    if effect.id == "extra_armies_region":
        area = p.board.area_index[effect.params["region"]]
        if p.board.area_of[p.target] == area:
            p.effect_used += 1
            times, rest = divmod(p.effect_used, effect.number("per_lands"))
            if rest == 0 and times <= effect.number("limit"):
                gained = effect.number("armies")
    if gained:
        pool, tokens = p.pool, p.tokens
        p.gather(gained)
        p.log.append((GATHERED, p.seat, p.pool - pool, p.tokens - tokens))
    p.step = RESUME
