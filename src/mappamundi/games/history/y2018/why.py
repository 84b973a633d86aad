"""Why an action is refused: the rule that speaks and a sentence. Explains, never decides: `legal` alone decides."""

from typing import Any, Final, NamedTuple

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2018 import actions as a
from mappamundi.games.history.y2018 import building, effects, events
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.board import ACTIVE, FORT, FRONT, MONUMENT, Board, Card
from mappamundi.games.history.y2018.state import State
from mappamundi.kernel import Action, IllegalAction

# The rule and the sentence for each reason. What it is about is named before it, as the map and the cards have it:
# inside a sentence many names would need an article.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "game_over": ("Z19.1", "The game is over."),
    "no_such_seat": ("Z1.1", "There is no seat {seat}."),
    "not_your_decision": ("Z4.2", "It is not your decision now."),
    "not_your_turn": ("Z15.1", "Cards are played in your own turn."),
    "not_your_choice": ("Z3.3", "You hold no pile to choose from now."),
    "already_chosen": ("Z3.4", "You have chosen; a choice cannot be taken back."),
    "selecting": ("Z3.3", "The cards of the era are being selected."),
    "giving": ("Z3.11", "First give the card you have drawn."),
    "open_first": ("Z3.5", "First say which pile you open."),
    "not_in_pile": ("Z3.3", "{card}: not in the pile that lies open to you."),
    "has_card": ("Z3.11", "That player has a card from this pile already."),
    "establish_first": ("Z5.3", "The empire must be established first."),
    "not_in_begin": ("Z5.3", "The empire is established already."),
    "not_in_build": ("Z5.6", "The invasions are over; this is the time for monuments."),
    "not_in_invade": ("Z5.4", "That comes after the invasions."),
    "fight_first": ("Z8.8", "First reroll a die or hold."),
    "siege_first": ("Z8.12", "First press the siege or retreat."),
    "reduce_first": ("Z17.13", "First reduce or spare the structure."),
    "shift_first": ("Z14.2", "First gain or lose a point: your score equals another."),
    "plague_first": ("Z17.20", "First the armies lost to the plague are removed."),
    "no_battle": ("Z8.8", "No dice lie on the table."),
    "no_defeat": ("Z9.1", "No battle was lost that could be pressed or broken off."),
    "nothing_to_spare": ("Z17.13", "There is nothing to reduce or spare now."),
    "no_equal_score": ("Z14.2", "Your score equals no other."),
    "no_plague": ("Z17.20", "No plague asks you for an army."),
    "no_army": ("Z7.1", "No army is left on the card."),
    "own_army": ("Z7.2", "{land}: your active army stands there already."),
    "not_adjacent": ("Z7.2", "{land}: adjacent to none of your active armies."),
    "no_route": ("Z7.9", "{land}: these sections make no route there."),
    "no_marker": ("Z7.9", "{section}: no marker of this turn stands there."),
    "no_shore": ("Z7.9", "{section}: none of your active armies borders it."),
    "no_fight": ("Z17.24", "Extra dice and certain wins need a battle, and only one of the two."),
    "no_extra": ("Z17.24", "You have no such extra dice left."),
    "no_auto_win": ("Z17.5", "You have no certain win left."),
    "nothing_to_pay": ("Z11.1", "A fort costs an army of the card."),
    "no_forts": ("Z11.3", "No fort is left in the supply."),
    "not_held": ("Z11.1", "{land}: no active army of yours stands there."),
    "has_fort": ("Z11.2", "{land}: there is a fort already."),
    "no_effect": ("Z17.12", "Your empire has no effect to use here and now."),
    "monuments_first": ("Z17.26", "Compulsory monuments come first."),
    "no_monument_due": ("Z12.1", "Your active armies hold too few resources for another monument."),
    "no_site": ("Z12.2", "{land}: not the best site. Capitals come first, then cities, then resources."),
    "has_monument": ("Z12.4", "{land}: there is a monument already."),
    "no_monuments": ("Z12.5", "No monument is left in the supply."),
    "must_build": ("Z12.6", "A compulsory monument can still be built."),
    "in_kingdom": ("Z16.3", "A kingdom is being played: it ends with end_kingdom."),
    "no_kingdom": ("Z16.3", "No kingdom is being played."),
    "not_in_hand": ("Z15.1", "{card}: you do not hold it."),
    "is_kingdom": ("Z16.1", "{card}: a kingdom is played with play_kingdom."),
    "is_no_kingdom": ("Z16.1", "{card}: this is no kingdom."),
    "kingdom_played": ("Z5.2", "Only one kingdom is played in a turn."),
    "during_kingdom": ("Z16.4", "No enhancement is played while a kingdom is."),
    "during_invasion": ("Z15.2", "Not now. It must be played between invasions."),
    "useless_in_phase": ("Z15.10", "{card}: it could change nothing in this phase."),
    "supply_short": ("Z15.6", "{card}: your supply has fewer armies than it needs."),
    "no_capital": ("Z17.8", "No active army of yours stands in a land with a capital."),
    "no_target": ("Z15.11", "{card}: there is no target on the board now."),
    "bad_target": ("Z15.11", "{name}: no target for this card now."),
    "bad_set": ("Z15.12", "Name one or more targets, none twice and no more than the card allows."),
    "one_region": ("Z17.17", "All lands must lie in one region."),
    "no_token": ("Z9.4", "No siege token lies on the card."),
    "no_such_die": ("Z8.8", "You have no die number {die}."),
    "bad_shift": ("Z14.2", "A shift is by 1 or -1."),
    "not_yours": ("Z17.20", "{land}: you have no army there, or it lies outside the region."),
    "not_now": ("Z5.4", "That is not possible now."),
}


class Named(NamedTuple):
    """A thing in a sentence: its id for whoever translates, its name for the English."""

    id: str
    name: str


def because(reason: str, **params: Named | int) -> IllegalAction:
    """The error for a reason."""
    rule, sentence = REASONS[reason]
    names = {key: value.name if isinstance(value, Named) else value for key, value in params.items()}
    ids = {key: value.id if isinstance(value, Named) else value for key, value in params.items()}
    return IllegalAction(rule, reason, sentence.format(**names), **ids)


def _land_of(board: Board, land: int) -> Named:
    return Named(board.land_ids[land], board.land_names[land])


def _section_of(board: Board, section: int) -> Named:
    return Named(board.section_ids[section], board.section_names[section])


def _card_of(card: Card) -> Named:
    return Named(card.id, card.name)


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


def refusal(p: Any, seat: int, action: Action) -> IllegalAction:
    """Why `legal` does not list this action."""
    if p.decision == s.GAME_OVER:
        return because("game_over")
    if not 0 <= seat < p.players:
        return because("no_such_seat", seat=seat)
    if seat not in p.to_act():
        if p.decision == s.CHOOSE_CARDS and action.kind in (a.CHOOSE_EVENT, a.CHOOSE_EMPIRE):
            return because("already_chosen" if seat in p.order and _chose(p, seat) else "not_your_choice")
        return because("not_your_turn" if action.kind in (a.PLAY_EVENT, a.PLAY_KINGDOM) else "not_your_decision")
    kinds, otherwise = EXPECTED[p.decision]
    if action.kind not in kinds:
        if action.kind == a.PLAY_EVENT and p.decision not in (s.CHOOSE_CARDS, s.GIVE_CARD):
            return because("during_invasion")
        if p.decision in (s.EXPAND, s.CONSTRUCT, s.BEGIN_TURN):
            if action.kind in (a.ESTABLISH, a.PLAY_KINGDOM):
                return because("not_in_begin")
            otherwise = MISPLACED.get(action.kind, otherwise)
        return because(otherwise)
    return EXPLAIN[action.kind](p, action)


def _chose(p: State, seat: int) -> bool:
    events, empires = p.order[p.round], p.order[p.players - 1 - p.round]
    return (seat == events and p.event_chosen) or (seat == empires and p.empire_chosen)


# --- the selection ----------------------------------------------------------------------------------------------


def _choice(p: State, action: Action) -> IllegalAction:
    middle = p.order[p.round] == p.order[p.players - 1 - p.round]
    if middle and p.opened == s.NONE:
        return because("open_first")
    if action.kind == a.OPEN_PILE:
        return because("not_your_choice")
    cards = p.board.events if action.kind == a.CHOOSE_EVENT else p.board.empires
    return because("not_in_pile", card=_card_of(cards[action.args[0]]))


def _gift(p: State, action: Action) -> IllegalAction:
    to = action.args[0]
    return because("has_card") if 0 <= to < p.players else because("no_such_seat", seat=to)


# --- the turn ---------------------------------------------------------------------------------------------------


def _kingdom(p: State, action: Action) -> IllegalAction:
    card = p.board.events[action.args[0]]
    if not card.kingdom:
        return because("is_no_kingdom", card=_card_of(card))
    held = p.hands[p.seat] & BIT[action.args[0]]
    return because("kingdom_played") if held else because("not_in_hand", card=_card_of(card))


def _invasion(p: State, action: Action) -> IllegalAction:
    land, route, extra, auto = action.args
    board, name = p.board, _land_of(p.board, land)
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
    return _help_fault(extra, auto, p.opposed(land))


def _route_fault(p: State, board: Board, land: int, route: int | tuple[int, ...]) -> IllegalAction | None:
    sections = board.routes[route] if isinstance(route, int) else route
    carried = board.carried(p.markers)
    for section in sections:
        if not BIT[section] & carried:
            return because("no_marker", section=_section_of(board, section))
    if not BIT[sections[0]] & p.shore:
        return because("no_shore", section=_section_of(board, sections[0]))
    if not isinstance(route, int) or land not in board.shores[sections[-1]]:
        return because("no_route", land=_land_of(board, land))
    return None


def _help_fault(extra: int, auto: bool, battles: bool) -> IllegalAction:
    if not battles or (extra and auto):
        return because("no_fight")
    if auto:
        return because("no_auto_win")
    return because("no_extra")


def _fort(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = _land_of(p.board, land)
    if not p.pool:
        return because("nothing_to_pay")
    if p.forts_left <= 0:
        return because("no_forts")
    if not p.pieces[land] & ACTIVE:
        return because("not_held", land=name)
    return because("has_fort", land=name)


def _use(p: State, action: Action) -> IllegalAction:
    land, effect = action.args[0], p.powers.effect.id
    if p.kingdom >= 0:
        return because("during_kingdom")
    if p.phase == s.BUILD and effect in effects.IN_BUILD and building.must_build(p):
        return because("monuments_first")
    fort = effect in ("free_forts", "fort_per_resource")
    if fort and p.forts_left <= 0:
        return because("no_forts")
    if fort and p.pieces[land] & FORT:
        return because("has_fort", land=_land_of(p.board, land))
    return because("no_effect")


def _monument(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = _land_of(p.board, land)
    if p.built >= p.powers.monuments(building.resources(p)):
        return because("no_monument_due")
    if p.monuments_left <= 0:
        return because("no_monuments")
    if not p.pieces[land] & ACTIVE:
        return because("not_held", land=name)
    if p.pieces[land] & MONUMENT:
        return because("has_monument", land=name)
    return because("no_site", land=name)


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
        return because("no_army")
    return _help_fault(extra, auto, battles=True)


def _shift(p: State, action: Action) -> IllegalAction:
    return because("bad_shift")


def _loss(p: State, action: Action) -> IllegalAction:
    return because("not_yours", land=_land_of(p.board, action.args[0]))


# --- events -----------------------------------------------------------------------------------------------------


def _event(p: State, action: Action) -> IllegalAction:
    event, targets = action.args
    card = p.board.events[event]
    if not p.hands[p.seat] & BIT[event]:
        return because("not_in_hand", card=_card_of(card))
    if card.kingdom:
        return because("is_kingdom", card=_card_of(card))
    if p.kingdom >= 0:
        return because("during_kingdom")
    if not events.fits_phase(p, card):
        return because("useless_in_phase", card=_card_of(card))
    if not events.supply_suffices(p, card):
        return because("supply_short", card=_card_of(card))
    if not events.has_required(p, card.effect):
        return because("no_capital")
    allowed = events.candidates(p, card)
    if not allowed and card.effect.id in a.TARGETS:
        return because("no_target", card=_card_of(card))
    for target in targets:
        if target not in allowed:
            return because("bad_target", card=_card_of(card), name=_target(p.board, card.effect.id, target))
    regions = {p.board.region_of[target] for target in targets} if card.effect.id == "revolution" else set()
    return because("one_region" if len(regions) > 1 else "bad_set")


def _target(board: Board, effect: str, target: int) -> Named:
    match a.TARGETS[effect]:
        case "region":
            return Named(board.region_ids[target], board.region_names[target])
        case "waters" | "barrens":
            return _section_of(board, target)
    return _land_of(board, target)


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
