"""One function for each decision of the game: it gives every legal action a value, and the best is taken."""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.bots.history.y2018 import hand, selection
from mappamundi.bots.history.y2018.campaign import Target, seen_target, seen_targets
from mappamundi.bots.history.y2018.worth import EXTRA_DIE, Worth
from mappamundi.games.history.y2018.actions import (
    END_INVASION,
    ESTABLISH,
    FORTIFY,
    INVADE,
    MONUMENT,
    PLAY_EVENT,
    PLAY_KINGDOM,
    REROLL,
    RETREAT,
    SPARE,
    TOKEN,
    USE_EFFECT,
)
from mappamundi.games.history.y2018.battle import DEFENDER, INVADER
from mappamundi.games.history.y2018.board import CAPITAL, CITY, FORT, Effect
from mappamundi.games.history.y2018.board import MONUMENT as HAS_MONUMENT
from mappamundi.games.history.y2018.odds import reroll_odds, siege_terms
from mappamundi.games.history.y2018.state import (
    BEGIN_TURN,
    CHOOSE_CARDS,
    CONSTRUCT,
    EXPAND,
    GIVE_CARD,
    PRESS_SIEGE,
    REDUCE_LAND,
    REROLL_DICE,
    SHIFT_SCORE,
    SUFFER_PLAGUE,
)
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

# What a battle won at once would bring elsewhere in the turn.
SURE_WIN: Final = 1.0
# A siege token has no other use than a siege.
TOKEN_SHARE: Final = 0.3
# A place further back in the next selection, in points, and how many epochs must be left for it to matter.
PLACE: Final = 2.2
EARLY: Final = 2
# Rough land keeps a monument or a city a little longer.
ROUGH: Final = 0.1

# Gains below this are none: a phase ends, a card is kept, dice are left as they are.
NOTHING: Final = 1e-6
NEVER: Final = -1.0
# The order of a turn's last step: monuments, then events, then the empire's own effect (Z17.26).
MONUMENTS_FIRST: Final = 200.0
THEN_EVENTS: Final = 100.0

Values = Sequence[float]


def choose(view: View, legal: Sequence[Action], seed: int) -> Action:
    """The legal action with the highest value; the seed decides between equals."""
    if len(legal) == 1:
        return legal[0]
    if view.decision == GIVE_CARD:
        return selection.gift(view, legal)
    values = DECISIONS[view.decision](view, legal)
    best = max(values)
    equal = [action for action, value in zip(legal, values, strict=True) if value == best]
    return equal[seed % len(equal)]


def _own(view: View) -> Worth:
    """The board as the deciding seat values it in its turn."""
    return Worth(view, view.seat, view.powers, view.pool, view.kingdom >= 0)


def _effect(view: View, action: Action) -> Effect:
    card: int = action.args[0]
    return view.board.events[card].effect


# --- selection and the beginning of the turn --------------------------------------------------------------------


def _select(view: View, legal: Sequence[Action]) -> Values:
    return [selection.value_of_choice(view, action) for action in legal]


def _begin(view: View, legal: Sequence[Action]) -> Values:
    """A kingdom if it brings anything, then the empire; enhancements wait until they can be judged."""
    values = []
    for action in legal:
        if action.kind == PLAY_KINGDOM:
            values.append(hand.kingdom_gain(view, view.board.events[action.args[0]]))
        else:
            values.append(0.0 if action.kind == ESTABLISH else NEVER)
    return values


# --- invasions --------------------------------------------------------------------------------------------------


def _expand(view: View, legal: Sequence[Action]) -> Values:
    """Points for each army: first what makes invasions better, then the invasions, then forts, then the end."""
    worth = _own(view)
    targets: dict[tuple[int, int], Target] = {}
    values = [0.0] * len(legal)
    for n, action in enumerate(legal):
        if action.kind == INVADE:
            values[n] = _invasion(view, worth, action, targets)
        elif action.kind == FORTIFY:
            values[n] = worth.fort(action.args[0])
    # Who has no army left lists no invasion, and still has forts to build or an effect to use.
    if view.auto_wins and targets:
        _win_at_once(view, legal, targets, values)
    best = max(values)
    outlook = None
    for n, action in enumerate(legal):
        if action.kind == USE_EFFECT:
            values[n] = _empire_effect(view, worth, action.args[0], best)
        elif action.kind == PLAY_EVENT:
            outlook = outlook or hand.Outlook(view, worth, _distinct(view, worth, targets))
            values[n] = _enhancement(view, outlook, action, best)
        elif action.kind == END_INVASION:
            values[n] = NOTHING
    return values


def _invasion(view: View, worth: Worth, action: Action, targets: dict[tuple[int, int], Target]) -> float:
    """The expected gain of the invasion pressed to its end, for each army that it costs."""
    land, route = action.args[:2]
    extra: int = action.args[2]
    target = targets.get((land, route))
    if target is None:
        target = targets[land, route] = seen_target(view, worth, land, route)
    # A help kept for later is worth something as long as there are armies left to use it with.
    later = 1 - 1 / view.pool
    how = target.plan(view.pool, view.tokens, view.board.siege_bonus, extra)
    return (target.gain(how) - EXTRA_DIE * extra * later) / how.armies


def _win_at_once(
    view: View, legal: Sequence[Action], targets: dict[tuple[int, int], Target], values: list[float]
) -> None:
    """Z17.5: a battle won at once is kept for the land where it spares most, while there are armies to get there."""
    track = view.board.siege_bonus
    spared = max(hand.spared(target, view.pool, view.tokens, track) for target in targets.values())
    later = 1 - 1 / view.pool
    for n, action in enumerate(legal):
        if action.kind == INVADE and action.args[3]:
            values[n] = targets[action.args[0], action.args[1]].taken - spared * later


def _distinct(view: View, worth: Worth, targets: dict[tuple[int, int], Target]) -> list[Target]:
    """Each land once; worked out anew where an empty card lists no invasion."""
    return list({target.land: target for target in targets.values()}.values()) or seen_targets(view, worth)


def _empire_effect(view: View, worth: Worth, land: int, best: float) -> float:
    """Z17.12, Z17.25: forts when nothing is left to invade; an army won over as soon as none is better spent."""
    assert view.powers is not None
    if view.powers.effect.id == "diplomacy":
        return worth.taken(land, worth.owners[land], naval=False, battle=False)
    ready = best < NOTHING or not view.pool
    return 2 * NOTHING + worth.fort(land) if ready else NEVER


def _enhancement(view: View, outlook: hand.Outlook, action: Action, best: float) -> float:
    """Above all invasions if it brings more now than it is worth in hand; below the end if not."""
    effect = _effect(view, action)
    if effect.id in hand.AFTER_INVASIONS:
        return NEVER
    if effect.id in hand.FORTS:
        gain = hand.best_forts(outlook.worth, action.args[1])
        ready = not view.pool
    else:
        gain = outlook.gain(effect, action)
        ready = gain > 0 and outlook.ready(effect, action, best)
    surplus = gain - hand.price(view, effect)
    return best + surplus if ready and surplus > 0 and gain > 0 else NEVER


def _siege(view: View, legal: Sequence[Action]) -> Values:
    """Press on while the land is worth the pieces it costs; an army costs what it would bring elsewhere."""
    worth = _own(view)
    battle, track = siege_terms(view), view.board.siege_bonus
    taken = worth.taken(view.target, view.defender, view.naval, battle=True)
    emptied = worth.emptied(view.target, view.defender)
    army = _elsewhere(view, worth)
    values = []
    for action in legal:
        if action.kind == RETREAT:
            values.append(0.0)
            continue
        force, extra, auto = action.args
        cost = army * (TOKEN_SHARE if force == TOKEN else 1.0)
        if auto:
            values.append(taken - cost - SURE_WIN)
            continue
        odds = battle.odds(track[min(view.catapult + 1, len(track) - 1)], extra)
        value = odds.win * taken + odds.tie * emptied - cost - EXTRA_DIE * extra
        if view.pool + view.tokens > 1:
            # After another defeat the next battle is at least as good as this one.
            value += odds.defeat * max(0.0, value)
        values.append(value)
    return values


def _elsewhere(view: View, worth: Worth) -> float:
    """What an army brings at its best elsewhere."""
    if not view.pool:
        return 0.0
    track = view.board.siege_bonus
    yields = [target.yields(view.pool, 0, track) for target in seen_targets(view, worth) if target.land != view.target]
    return max(0.0, *yields) if yields else 0.0


def _reroll(view: View, legal: Sequence[Action]) -> Values:
    """Z8.8: exactly, for the invader's share of wins and half of the ties, or against it."""
    side = INVADER if view.to_act[0] == view.seat else DEFENDER
    sign = 1.0 if side == INVADER else -1.0
    values = []
    for action in legal:
        odds = reroll_odds(
            view.attack,
            view.defence,
            view.attack_bonus - view.defence_bonus,
            view.attack_rerolls,
            view.defence_rerolls,
            side,
            view.holds,
            action.args[0] if action.kind == REROLL else None,
        )
        # Equal choices: hold.
        values.append(sign * (odds.win + odds.tie / 2) - (NOTHING if action.kind == REROLL else 0.0))
    return values


def _reduce(view: View, legal: Sequence[Action]) -> Values:
    """Z17.13: spare what will be the seat's own, unless a marauder's point is worth more."""
    worth = _own(view)
    assert view.powers is not None
    kept = worth.reduction(view.target) * worth.point[view.seat]
    marauder = view.board.marauder_points if view.powers.marauder else 0
    return [kept if action.kind == SPARE else float(marauder) for action in legal]


def _shift(view: View, legal: Sequence[Action]) -> Values:
    """Z14.2: up, unless a place further back is worth more: it chooses its next empire from a fuller pile (Z3.2)."""
    seat = view.to_act[0]
    scores = [score for other, score in enumerate(view.scores) if other != seat]
    last = view.epoch > view.board.epochs - EARLY
    values = []
    for action in legal:
        score = view.scores[seat] + action.args[0]
        while score in scores:
            score += action.args[0]
        ahead = sum(other > score for other in scores)
        values.append(score + (0.0 if last else PLACE * ahead))
    return values


# --- the end of the turn ----------------------------------------------------------------------------------------


def _construct(view: View, legal: Sequence[Action]) -> Values:
    """Monuments, then blows against rivals, great works where a site is left, and the empire's own effect."""
    worth = Worth(view, view.seat, view.powers, 0, view.kingdom >= 0)
    values = []
    for action in legal:
        if action.kind == MONUMENT:
            values.append(MONUMENTS_FIRST + _safety(view, worth, action.args[0]))
        elif action.kind == PLAY_EVENT:
            values.append(_last_event(view, worth, action, legal))
        elif action.kind == USE_EFFECT:
            values.append(2 * NOTHING + _built(view, worth, action.args[0]))
        else:
            values.append(NOTHING)
    return values


def _safety(view: View, worth: Worth, land: int) -> float:
    """How likely a new building stays: where much is at stake anyway, behind a fort, in rough land."""
    share = 2 if view.pieces[land] & FORT else 1
    return worth.fort(land) * share + (ROUGH if view.board.rough[land] else 0.0)


def _built(view: View, worth: Worth, land: int) -> float:
    assert view.powers is not None
    return worth.fort(land) if view.powers.effect.id in hand.FORTS else _safety(view, worth, land)


def _last_event(view: View, worth: Worth, action: Action, legal: Sequence[Action]) -> float:
    effect = _effect(view, action)
    if effect.id == "extra_monument":
        gain = worth.site() if _site_left(view) and all(other.kind != MONUMENT for other in legal) else 0.0
    elif effect.id in hand.FORTS:
        gain = hand.best_forts(worth, action.args[1])
    elif effect.id == "diplomacy":
        gain = worth.taken(action.args[1][0], worth.owners[action.args[1][0]], naval=False, battle=False)
    else:
        gain = hand.blow(view, worth, effect, action.args[1])
    surplus = gain - hand.price(view, effect)
    return THEN_EVENTS + surplus if surplus > 0 and gain > 0 else NEVER


def _site_left(view: View) -> bool:
    """Z12.2: whether one more monument would find a place."""
    return view.monuments_left > 0 and any(
        view.board.resources[land] or view.pieces[land] & (CAPITAL | CITY)
        for land in view.active
        if not view.pieces[land] & HAS_MONUMENT
    )


def _plague(view: View, legal: Sequence[Action]) -> Values:
    """Z17.20: the army whose loss costs least."""
    seat = view.to_act[0]
    worth = Worth(view, seat, None, 0)
    return [
        worth.change(action.args[0], -1, seat) - worth.buildings(action.args[0]) * worth.point[seat] for action in legal
    ]


DECISIONS: Final[dict[int, Callable[[View, Sequence[Action]], Values]]] = {
    CHOOSE_CARDS: _select,
    BEGIN_TURN: _begin,
    EXPAND: _expand,
    PRESS_SIEGE: _siege,
    REROLL_DICE: _reroll,
    REDUCE_LAND: _reduce,
    SHIFT_SCORE: _shift,
    CONSTRUCT: _construct,
    SUFFER_PLAGUE: _plague,
}
