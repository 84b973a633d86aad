"""Why an action is refused: which of the reasons it is. Explains, never decides: `legal` alone decides."""

from typing import Any, Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.refusing import Named
from mappamundi.games.history.y2018 import actions as a
from mappamundi.games.history.y2018 import building, effects, events
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.board import ACTIVE, CAPITAL, CITY, FORT, FRONT, MONUMENT, Board
from mappamundi.games.history.y2018.reasons import area_of, because, card_of, land_of, section_of
from mappamundi.games.history.y2018.state import State
from mappamundi.kernel import Action, IllegalAction

# What each decision accepts, and what to say to anything else.
EXPECTED: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    s.CHOOSE_CARDS: ((a.CHOOSE_EVENT, a.CHOOSE_EMPIRE, a.OPEN_PILE), "selecting"),
    s.GIVE_CARD: ((a.GIVE,), "giving"),
    s.BEGIN_TURN: ((a.PLAY_KINGDOM, a.PLAY_EVENT, a.ESTABLISH), "establish_first"),
    s.EXPAND: ((a.INVADE, a.FORTIFY, a.PLAY_EVENT, a.USE_EFFECT, a.END_INVASION), "not_in_invade"),
    s.CONSTRUCT: ((a.MONUMENT, a.USE_EFFECT, a.PLAY_EVENT, a.END_TURN, a.END_KINGDOM), "not_in_build"),
    s.REROLL_DICE: ((a.REROLL, a.HOLD), "fight_first"),
    s.PRESS_SIEGE: ((a.SIEGE, a.RETREAT), "siege_first"),
    s.REDUCE_LAND: ((a.REDUCE, a.SPARE), "reduce_first"),
    s.SHIFT_SCORE: ((a.SHIFT,), "shift_first"),
    s.SUFFER_PLAGUE: ((a.LOSE_ARMY,), "plague_first"),
}
# What to say to an action that belongs to a decision nobody has to make now.
MISPLACED: Final = {
    a.REROLL: "no_battle",
    a.HOLD: "no_battle",
    a.SIEGE: "no_defeat",
    a.RETREAT: "no_defeat",
    a.REDUCE: "nothing_to_spare",
    a.SPARE: "nothing_to_spare",
    a.SHIFT: "no_equal_score",
    a.LOSE_ARMY: "no_plague",
}
# Actions of the selection, and cards of the hand.
SELECTION: Final = (a.CHOOSE_EVENT, a.CHOOSE_EMPIRE, a.OPEN_PILE, a.GIVE)
CARDS: Final = (a.PLAY_EVENT, a.PLAY_KINGDOM)
# Effects of cards that fall on lands of the others.
OPPOSED: Final = ("disaster", "barbarians", "revolution", "diplomacy")
# The rule by which it is somebody's decision and not another's, where that is not the order of turns.
DECIDED_BY: Final = {
    s.CHOOSE_CARDS: "Z3.3",
    s.GIVE_CARD: "Z3.11",
    s.REROLL_DICE: "Z8.8",
    s.SUFFER_PLAGUE: "Z17.20",
}


def refusal(p: Any, seat: int, action: Action) -> IllegalAction:
    """Why `legal` does not list this action."""
    if p.decision == s.GAME_OVER:
        return because("game_over")
    if not 0 <= seat < p.players:
        return because("no_such_seat", seat=seat)
    if action.kind in CARDS and seat != p.seat and (p.seat != s.NOBODY or seat not in p.to_act()):
        return because("not_your_turn")
    if seat not in p.to_act():
        return _anothers(p, seat, action)
    if action.kind not in EXPECTED[p.decision][0]:
        return _untimely(p, action)
    return EXPLAIN[action.kind](p, action)


def _anothers(p: State, seat: int, action: Action) -> IllegalAction:
    """Somebody else decides now, be it in the own turn: the defender of a battle, the victim of a plague."""
    if p.decision == s.CHOOSE_CARDS and action.kind in SELECTION:
        return because("already_chosen" if seat in p.order and _chose(p, seat) else "not_your_choice")
    if action.kind == a.PLAY_EVENT:
        return because("during_invasion" if p.decision == s.REROLL_DICE else "plague_first")
    return because("not_your_decision", DECIDED_BY.get(p.decision, ""))


def _untimely(p: State, action: Action) -> IllegalAction:
    """The seat must decide something else now."""
    kind, otherwise = action.kind, EXPECTED[p.decision][1]
    if p.seat == s.NOBODY:
        return because(otherwise)
    if kind in SELECTION:
        return because("selected")
    if kind == a.PLAY_EVENT:
        return because("after_turn" if p.step == s.TURN_OVER else "during_invasion")
    if p.decision in (s.EXPAND, s.CONSTRUCT, s.BEGIN_TURN):
        return because(_misplaced(p, kind) or otherwise)
    return because(otherwise)


def _misplaced(p: State, kind: int) -> str:
    """What to say of it between invasions, if there is more to say than which phase this is."""
    if kind in (a.ESTABLISH, a.PLAY_KINGDOM):
        during = "in_kingdom" if kind == a.ESTABLISH else "kingdom_played"
        return "not_in_begin" if p.kingdom < 0 else during
    if kind == a.END_KINGDOM and p.kingdom < 0:
        return "no_kingdom"
    return MISPLACED.get(kind, "")


def _chose(p: State, seat: int) -> bool:
    events, empires = p.order[p.round], p.order[p.players - 1 - p.round]
    return (seat == events and p.event_chosen) or (seat == empires and p.empire_chosen)


# --- the selection ----------------------------------------------------------------------------------------------


def _choice(p: State, action: Action) -> IllegalAction:
    middle = p.order[p.round] == p.order[p.players - 1 - p.round]
    if middle and p.opened == s.NONE:
        return because("open_first")
    if action.kind == a.OPEN_PILE:
        return because("pile_opened" if middle else "one_pile")
    cards = p.board.events if action.kind == a.CHOOSE_EVENT else p.board.empires
    return because("not_in_pile", card=card_of(cards[action.args[0]]))


def _gift(p: State, action: Action) -> IllegalAction:
    to = action.args[0]
    return because("has_card") if 0 <= to < p.players else because("no_such_seat", seat=to)


# --- the turn ---------------------------------------------------------------------------------------------------


def _kingdom(p: State, action: Action) -> IllegalAction:
    card = p.board.events[action.args[0]]
    if not card.kingdom:
        return because("is_no_kingdom", card=card_of(card))
    held = p.hands[p.seat] & BIT[action.args[0]]
    return because("kingdom_played") if held else because("not_in_hand", card=card_of(card))


def _invasion(p: State, action: Action) -> IllegalAction:
    land, route, extra, auto = action.args
    board, name = p.board, land_of(p.board, land)
    if not p.pool:
        return because("no_army")
    if p.pieces[land] & ACTIVE:
        return because("own_army", land=name)
    if route == a.BY_LAND:
        if not p.pieces[land] & FRONT:
            return because("not_adjacent", land=name)
    else:
        fault = _route_fault(p, board, land, route)
        if fault is not None:
            return fault
    return _help_fault(p, extra, auto, p.opposed(land))


def _route_fault(p: State, board: Board, land: int, route: int | tuple[int, ...]) -> IllegalAction | None:
    sections = board.routes[route] if isinstance(route, int) else route
    carried = board.carried(p.markers)
    for section in sections:
        if not BIT[section] & carried:
            return because("no_marker", section=section_of(board, section))
    if not BIT[sections[0]] & p.shore:
        return because("no_shore", section=section_of(board, sections[0]))
    if not isinstance(route, int) or land not in board.shores[sections[-1]]:
        return because("no_route", land=land_of(board, land))
    return None


def _help_fault(p: State, extra: int, auto: bool, battles: bool) -> IllegalAction:
    """Z17.24; and Z15.5, Z16.4: what waits for the empire is not lost, only asleep while a kingdom is played."""
    if not battles or (extra and auto):
        return because("no_fight")
    if p.kingdom >= 0 and (p.auto_wins if auto else 0 < extra <= sum(uses > 0 for uses in p.extra_uses)):
        own = extra and p.board.empires[p.empire].effect.id == "extra_die"
        return because("help_sleeps", "Z16.4" if own else "")
    return because("no_auto_win" if auto else "no_extra")


def _fort(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = land_of(p.board, land)
    if not p.pool:
        return because("nothing_to_pay")
    if p.forts_left <= 0:
        return because("no_forts")
    if not p.pieces[land] & ACTIVE:
        return because("not_held", land=name)
    return because("has_fort", land=name)


def _use(p: State, action: Action) -> IllegalAction:
    """Z17.12, Z17.25–Z17.28: the effect, its phase and what is left of it come before the land."""
    land, effect = action.args[0], p.powers.effect
    if p.kingdom >= 0:
        return because("effect_sleeps")
    if effect.id not in USES:
        return because("no_effect")
    if p.phase == s.INVADE and effect.id in effects.IN_BUILD:
        return because("not_in_invade", "Z17.12")
    if p.phase == s.BUILD and effect.id in effects.IN_INVADE:
        return because("not_in_build", "Z17.25" if effect.id == "diplomacy" else "Z17.28")
    if p.phase == s.BUILD and building.must_build(p):
        return because("monuments_first")
    if effect.id != "fort_per_resource" and p.effect_used >= effect.number("count"):
        return because("effect_used", "Z17.25" if effect.id == "diplomacy" else "")
    return USES[effect.id](p, land, land_of(p.board, land))


def _free_fort(p: State, land: int, name: Named) -> IllegalAction:
    """Z11.3, Z11.4, Z17.27, Z17.28."""
    effect = p.powers.effect
    if effect.id == "fort_per_resource" and p.effect_used >= building.resources(p):
        return because("no_fort_due")
    if p.forts_left <= 0:
        return because("no_forts")
    if not p.pieces[land] & ACTIVE:
        return because("not_held", "Z11.4", land=name)
    if p.pieces[land] & FORT:
        return because("has_fort", "Z11.4", land=name)
    home = p.board.area_index[effect.params["region"]]
    return because("outside_region", land=name, area=area_of(p.board, home))


def _found(p: State, land: int, name: Named) -> IllegalAction:
    """Z17.12, Z17.26."""
    if p.capitals_left <= 0:
        return because("no_cities")
    held = p.pieces[land] & ACTIVE
    return because("has_city", land=name) if held else because("not_held", "Z17.12", land=name)


def _court(p: State, land: int, name: Named) -> IllegalAction:
    """Z17.16, Z17.25."""
    if not p.supply[p.seat]:
        return because("no_reserve")
    return because("not_beside" if p.opposed(land) else "no_opponent", land=name)


# The effects that are used on a land.
USES: Final = {
    "free_forts": _free_fort,
    "fort_per_resource": _free_fort,
    "found_city": _found,
    "diplomacy": _court,
}


def _monument(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = land_of(p.board, land)
    if p.built >= p.powers.monuments(building.resources(p)):
        return because("no_monument_due")
    if p.monuments_left <= 0:
        return because("no_monuments")
    if not building.sites_left(p) and building.monument_sites(p):
        return because("after_city")
    if not p.pieces[land] & ACTIVE:
        return because("not_held", "Z12.2", land=name)
    if p.pieces[land] & MONUMENT:
        return because("has_monument", land=name)
    site = p.pieces[land] & (CAPITAL | CITY) or p.board.resources[land]
    return because("no_site" if site else "bare_land", land=name)


def _end(p: State, action: Action) -> IllegalAction:
    if action.kind == a.END_TURN and p.kingdom >= 0:
        return because("in_kingdom")
    if action.kind == a.END_KINGDOM and p.kingdom < 0:
        return because("no_kingdom")
    return because("must_build")


# --- battle -----------------------------------------------------------------------------------------------------


def _die(p: State, action: Action) -> IllegalAction:
    return because("no_such_die", die=action.args[0])


def _siege(p: State, action: Action) -> IllegalAction:
    force, extra, auto = action.args
    if force == a.TOKEN and not p.tokens:
        return because("no_token")
    if force == a.ARMY and not p.pool:
        return because("no_army", "Z9.1")
    return _help_fault(p, extra, auto, battles=True)


def _shift(p: State, action: Action) -> IllegalAction:
    return because("bad_shift")


def _loss(p: State, action: Action) -> IllegalAction:
    return because("not_yours", land=land_of(p.board, action.args[0]))


# --- events -----------------------------------------------------------------------------------------------------


def _event(p: State, action: Action) -> IllegalAction:
    event, targets = action.args
    card = p.board.events[event]
    if not p.hands[p.seat] & BIT[event]:
        return because("not_in_hand", card=card_of(card))
    if card.kingdom:
        return because("is_kingdom", card=card_of(card))
    if p.kingdom >= 0:
        return because("during_kingdom")
    if not events.fits_phase(p, card):
        return because("useless_in_phase", card=card_of(card))
    if not events.supply_suffices(p, card):
        return because("supply_short", card=card_of(card))
    if not events.has_required(p, card.effect):
        return because("no_capital")
    if card.effect.id == "free_forts" and p.forts_left <= 0:
        return because("no_forts", "Z15.11")
    allowed = events.candidates(p, card)
    if not allowed and card.effect.id in a.TARGETS:
        return because("no_target", card=card_of(card))
    for target in targets:
        if target not in allowed:
            if card.effect.id in OPPOSED and not p.opposed(target):
                return because("only_opposing", card=card_of(card))
            return because("bad_target", card=card_of(card), name=_target(p.board, card.effect.id, target))
    if card.effect.id == "free_forts" and p.forts_left < len(set(targets)) <= card.effect.number("count"):
        return because("few_forts", card=card_of(card))
    areas = {p.board.area_of[target] for target in targets} if card.effect.id == "revolution" else set()
    return because("one_region" if len(areas) > 1 else "bad_set")


def _target(board: Board, effect: str, target: int) -> Named:
    match a.TARGETS[effect]:
        case "region":
            return area_of(board, target)
        case "waters" | "barrens":
            return section_of(board, target)
    return land_of(board, target)


def _never(p: State, action: Action) -> IllegalAction:
    return because("not_now")


EXPLAIN: Final = {
    a.CHOOSE_EVENT: _choice,
    a.CHOOSE_EMPIRE: _choice,
    a.OPEN_PILE: _choice,
    a.GIVE: _gift,
    a.PLAY_KINGDOM: _kingdom,
    a.INVADE: _invasion,
    a.FORTIFY: _fort,
    a.USE_EFFECT: _use,
    a.MONUMENT: _monument,
    a.END_TURN: _end,
    a.END_KINGDOM: _end,
    a.REROLL: _die,
    a.SIEGE: _siege,
    a.SHIFT: _shift,
    a.LOSE_ARMY: _loss,
    a.PLAY_EVENT: _event,
    a.ESTABLISH: _never,
    a.END_INVASION: _never,
    a.HOLD: _never,
    a.RETREAT: _never,
    a.REDUCE: _never,
    a.SPARE: _never,
}
