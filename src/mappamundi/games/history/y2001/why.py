"""Why an action is refused: the rule that speaks and a sentence. Explains, never decides: `legal` alone decides."""

from typing import Final

from mappamundi.games.history.refusing import Named, refused
from mappamundi.games.history.y2001 import actions as a
from mappamundi.games.history.y2001 import building, effects, events, fleets, invasion
from mappamundi.games.history.y2001 import state as s
from mappamundi.games.history.y2001.board import (
    ARMY,
    BARBARIANS,
    BLACK_DEATH,
    CIVIL_WAR,
    DISASTER,
    ENGINEERING,
    FAMINE,
    FORT,
    FRONT,
    JEWISH_REVOLT,
    KINGDOM,
    MIGRANTS,
    MONUMENT,
    NO_WAY,
    PESTILENCE,
    PLAGUE,
    REALLOCATION,
    Board,
    Event,
)
from mappamundi.games.history.y2001.state import NOBODY, State
from mappamundi.kernel import Action, IllegalAction

# The rule and the sentence for each reason.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "game_over": ("A13.5", "The game is over."),
    "no_such_seat": ("A1.1", "There is no seat {seat}."),
    "not_your_decision": ("A4.2", "It is not your decision now."),
    "not_now": ("A4.3", "That belongs to another phase."),
    "drafting": ("A3.3", "First keep the card you drew, or pass it on."),
    "must_pass": ("A3.4", "You have an empire already: pass this card on."),
    "has_empire": ("A3.5", "That seat has an empire already."),
    "pass_to_self": ("A3.3", "A card is passed to another seat; to have it yourself, keep it."),
    "in_events": ("A5.1", "This is the time for event cards: play one, or end the step."),
    "in_barbarians": ("A14.15", "First say which land the Barbarians attack."),
    "in_plague": ("A14.32", "First say where the plague goes."),
    "in_crusade": ("A14.20", "The Crusaders come first: move them on, or end their expansion."),
    "in_minor": ("A14.5", "A minor empire is being played: expand it, or end its expansion."),
    "in_naval": ("A16.4", "First attack enemy fleets, or end the battles at sea."),
    "in_reallocation": ("A6.6", "First say which fleets become coins."),
    "expanding": ("A7.1", "Your empire is still expanding."),
    "in_monuments": ("A11.7", "The expansion is over: build monuments, or end the step."),
    "first_army": ("A5.7", "After the first army no event card is played."),
    "not_in_hand": ("A5.1", "You do not hold {card}."),
    "two_events": ("A5.1", "Two event cards a turn, no more."),
    "same_event": ("A5.3", "You have played {card} this turn; the second must have another name."),
    "wrong_epoch": ("A5.4", "You cannot play {card} in this epoch."),
    "no_target": ("A5.5", "There is no target for {card} now."),
    "no_army_rolls": ("A5.13", "No army would have to roll for {card}."),
    "no_capital": ("A14.25", "Your empire has no capital, so {card} would build nothing."),
    "no_navigation": ("A14.9", "Your empire has no navigation, and Astronomy has not been played."),
    "held_by_you": ("A14.28", "Your own army holds {land}."),
    "minor_spared": ("A14.38", "No other card touches a minor empire in the turn it is played: {land} is spared."),
    "target_wanted": ("A5.5", "Say what {card} is played on."),
    "no_target_wanted": ("A14.1", "For {card} you name nothing."),
    "bad_target": ("A5.5", "You cannot play {card} on {name} now."),
    "bad_set": ("A5.5", "Name as many as the card asks for, and none twice."),
    "one_empire": ("A14.19", "All lands must belong to one enemy empire."),
    "three_lands": ("A14.19", "Name three lands of that empire, or all it has if they are fewer."),
    "not_adjacent_areas": ("A14.17", "The two areas must be adjacent."),
    "two_empty": ("A14.29", "Name two empty lands of the area, or the one that is empty."),
    "not_empty": ("A14.29", "An army holds {land} already."),
    "is_empty": ("A14.32", "No army holds {land}."),
    "no_enemy": ("A14.36", "No enemy army holds {land}."),
    "no_monument_there": ("A14.23", "No monument adorns {land}."),
    "not_beside": ("A14.14", "The barren land of the Barbarians does not border {land}."),
    "plague_not_next": ("A14.32", "The plague cannot reach {land}: it goes by land, to an army beside the last one."),
    "no_army": ("A7.1", "No army is left in the pool."),
    "restricted_only": ("A14.11", "Only restricted armies are left, and they enter empty lands alone."),
    "own_army": ("A7.2", "Your active army holds {land} already."),
    "barren": ("A7.5", "Nobody can enter {land}: the land is barren."),
    "not_reachable": ("A7.2", "No active army of yours reaches {land}, by border, strait or fleet."),
    "no_way_from": ("A7.12", "None of your active armies can attack {land} from there."),
    "no_way_by_sea": ("A7.4", "Your fleets do not reach {land}."),
    "not_held": ("A9.2", "No active army of yours holds {land}."),
    "has_fort": ("A9.2", "A fort protects {land} already."),
    "no_forts": ("A1.7", "No fort is left in the box."),
    "no_coin": ("A9.4", "You have no coin left."),
    "no_such_coin": ("A9.5", "You have no coin of that kind left."),
    "no_free_fort": ("A14.25", "You have no free fort left."),
    "no_coins_in_minor": ("A14.7", "A minor empire spends no coins and has no free forts."),
    "nothing_lost": ("A9.6", "No army of your empire is lost that could be bought back."),
    "no_such_option": ("A17.3", "This table is played without that option."),
    "land_full": ("A15.1", "There is no room for another army: {land}."),
    "no_room_for_fort": ("A15.3", "Three armies leave no room for a fort: {land}."),
    "not_navigating": ("A16.1", "Without navigation your empire mans no fleets; Astronomy only lends them."),
    "no_fleet": ("A16.1", "No fleet of yours sails {water}."),
    "ocean": ("A16.1", "Only fleets in seas are manned, not in oceans."),
    "manned": ("A16.1", "The fleet that sails {water} has an army already."),
    "no_enemy_fleet": ("A16.4", "No enemy fleet that you could attack sails {water}."),
    "last_army": ("A16.8", "The last army is kept for the start land."),
    "no_monument_due": ("A11.2", "Your active armies hold too few resources for another monument."),
    "has_monument": ("A1.11", "A monument adorns {land} already."),
    "no_site": ("A11.3", "Capitals come first, then cities, then resources."),
    "no_monuments": ("A1.8", "No monument is left in the box."),
}


def because(reason: str, rule: str = "", **params: Named | int) -> IllegalAction:
    """The refusal for this reason, by the rule that mostly speaks of it or by this one."""
    return refused(REASONS, reason, rule, params)


def _land(board: Board, land: int) -> Named:
    return Named(board.land_ids[land], board.land_names[land])


def _water(board: Board, water: int) -> Named:
    return Named(board.water_ids[water], board.water_names[water])


def _card(event: Event) -> Named:
    return Named(event.id, event.name)


# What each decision accepts, and what to say to anything else.
EXPECTED: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    s.DRAFT: ((a.KEEP, a.PASS_CARD), "drafting"),
    s.EVENTS: ((a.PLAY_EVENT, a.END_EVENTS), "in_events"),
    s.BARBARIANS: ((a.INVADE,), "in_barbarians"),
    s.PLAGUE: ((a.SPREAD_PLAGUE,), "in_plague"),
    s.CRUSADE: ((a.INVADE, a.END_EXPANSION), "in_crusade"),
    s.MINOR: ((a.INVADE, a.BUILD_FORT, a.REINFORCE, a.END_EXPANSION), "in_minor"),
    s.NAVAL: ((a.ATTACK_FLEET, a.BUY_ARMY, a.END_NAVAL), "in_naval"),
    s.REALLOCATE: ((a.REALLOCATE,), "in_reallocation"),
    s.EXPAND: ((a.INVADE, a.BUILD_FORT, a.BUY_ARMY, a.REINFORCE, a.MAN_FLEET, a.END_EXPANSION), "expanding"),
    s.MONUMENTS_DUE: ((a.BUILD_MONUMENT, a.END_MONUMENTS), "in_monuments"),
}
# Kinds that only an option brings (A15, A16).
OPTIONAL: Final = {a.REINFORCE: "multiple_armies", a.MAN_FLEET: "naval_control", a.ATTACK_FLEET: "naval_control"}


def refusal(p: State, seat: int, action: Action) -> IllegalAction:
    """Why this action cannot be played now."""
    kind = action.kind
    if p.decision in (s.GAME_OVER, s.HALTED):
        return because("game_over")
    if not 0 <= seat < p.players:
        return because("no_such_seat", seat=seat)
    if seat != (p.drafting() if p.decision == s.DRAFT else p.seat):
        return because("not_your_decision", "A3.2" if p.decision == s.DRAFT else "")
    if kind in OPTIONAL and not getattr(p.variant, OPTIONAL[kind]):
        return because("no_such_option")
    kinds, otherwise = EXPECTED[p.decision]
    if kind not in kinds:
        if kind == a.BUY_ARMY and p.decision == s.MINOR:
            return because("no_coins_in_minor")
        if kind == a.PLAY_EVENT and p.decision in (s.EXPAND, s.MONUMENTS_DUE):
            return because("first_army")
        return because(otherwise)
    if p.decision == s.DRAFT:
        return _draft(p, action)
    if p.decision == s.BARBARIANS:
        return _raid(p, action)
    return BY_KIND[kind](p, action)


# --- the draft --------------------------------------------------------------------------------------------------


def _draft(p: State, action: Action) -> IllegalAction:
    """A3.3–A3.5."""
    if action.kind == a.KEEP:
        return because("must_pass")
    to = action.args[0]
    if to >= p.players:
        return because("no_such_seat", seat=to)
    return because("pass_to_self" if to == p.drafting() else "has_empire")


# --- event cards ------------------------------------------------------------------------------------------------


def _play_event(p: State, action: Action) -> IllegalAction:
    """A5.1–A5.5, A5.13."""
    card, named = action.args
    event = p.board.events[card]
    if len(p.played) >= p.board.events_per_turn:
        return because("two_events")
    if card in p.played:
        return because("same_event", card=_card(event))
    if card not in p.hands[p.seat]:
        return because("not_in_hand", card=_card(event))
    if not events.is_timely(p, card):
        return because("wrong_epoch", card=_card(event))
    if not p.rules.space.blocks[card].key and action.code < 0:
        return because("no_target_wanted", card=_card(event))
    listed: list[Action] = []
    events.list_card(p, card, event, listed)
    if not listed:
        return _useless(p, event)
    if not named:
        return because("target_wanted", card=_card(event))
    return _target(p, event, named)


def _useless(p: State, event: Event) -> IllegalAction:
    """A5.13: the card may not be played at all."""
    board, effect = p.board, event.effect
    if effect in (FAMINE, BLACK_DEATH, PESTILENCE):
        return because("no_army_rolls", card=_card(event))
    if effect == ENGINEERING:
        return because("no_capital", card=_card(event))
    if effect == REALLOCATION:
        return because("no_navigation")
    if effect == JEWISH_REVOLT:
        return because("held_by_you", land=_land(board, event.land))
    if effect == KINGDOM:
        return because("minor_spared", land=_land(board, event.land))
    return because("no_target", card=_card(event))


def _target(p: State, event: Event, named: tuple[int, ...]) -> IllegalAction:
    """What is wrong with the targets of a card that has some."""
    board, effect = p.board, event.effect
    block = p.rules.space.blocks[board.event_index[event.id]]
    if not block.least <= len(named) <= block.most or len(set(named)) < len(named):
        return because("bad_set")
    allowed = events.targets(p, event)
    if effect == BLACK_DEATH:
        if tuple(sorted(named)) in board.area_pairs:
            return because("no_army_rolls", card=_card(event))
        return because("not_adjacent_areas")
    if effect == FAMINE:
        return because("no_army_rolls", card=_card(event))
    if effect == BARBARIANS:
        barren = Named(board.barren_ids[named[0]], board.barren_names[named[0]])
        return because("bad_target", card=_card(event), name=barren)
    if effect == CIVIL_WAR:
        return _civil_war(p, named)
    wrong = next((land for land in named if land not in allowed), None)
    if wrong is None:
        return because("two_empty" if effect == MIGRANTS else "bad_set")
    land = _land(board, wrong)
    if p.is_spared(wrong) and effect in (PLAGUE, DISASTER):
        return because("minor_spared", land=land)
    if effect == MIGRANTS:
        return (
            because("bad_target", card=_card(event), name=land)
            if p.owners[wrong] < 0
            else because("not_empty", land=land)
        )
    reasons = {DISASTER: "no_monument_there", PLAGUE: "is_empty"}
    if effect == PESTILENCE:
        return because("no_army_rolls", card=_card(event))
    return because(reasons.get(effect, "no_enemy"), land=land)


def _civil_war(p: State, named: tuple[int, ...]) -> IllegalAction:
    """A14.19."""
    for land in named:
        if p.owners[land] in (NOBODY, p.seat):
            return because("no_enemy", "A14.19", land=_land(p.board, land))
    whose = {(p.owners[land], p.banners[land]) for land in named}
    return because("one_empire" if len(whose) > 1 else "three_lands")


def _raid(p: State, action: Action) -> IllegalAction:
    """A14.14."""
    land, origin, by_sea = action.args
    if land not in p.board.barren_near[p.barren]:
        return because("not_beside", land=_land(p.board, land))
    if land in effects.raided(p, p.barren) and (origin >= 0 or by_sea):
        return because("no_way_from", land=_land(p.board, land))
    return because("no_enemy", "A14.14", land=_land(p.board, land))


def _spread(p: State, action: Action) -> IllegalAction:
    """A14.32, A14.38."""
    land = action.args[0]
    if p.is_spared(land) and land in p.board.borders[p.plagued]:
        return because("minor_spared", land=_land(p.board, land))
    return because("plague_not_next", land=_land(p.board, land))


# --- expansion --------------------------------------------------------------------------------------------------


def _invade(p: State, action: Action) -> IllegalAction:
    """A7.2, A7.12, A14.11, A14.38."""
    land, origin, by_sea = action.args
    named = _land(p.board, land)
    if p.pieces[land] & ARMY:
        return because("own_army", land=named)
    if not p.pool and not p.restricted:
        return because("no_army")
    if not p.pieces[land] & FRONT:
        return because("not_reachable", land=named)
    if not p.pool and p.owners[land] >= 0:
        return because("restricted_only")
    if p.decision == s.CRUSADE and p.is_spared(land):
        return because("minor_spared", land=named)
    if (origin >= 0 or by_sea) and invasion.named_way(p, land, origin, by_sea) == NO_WAY:
        return because("no_way_by_sea" if by_sea else "no_way_from", land=named)
    return because("not_now")


def _fort(p: State, action: Action) -> IllegalAction:
    """A9.1–A9.4, A14.25, A15.3."""
    land, pay = action.args
    named = _land(p.board, land)
    if p.decision == s.MINOR and pay != a.ARMY:
        return because("no_coins_in_minor")
    if not p.pieces[land] & ARMY:
        return because("not_held", land=named)
    if p.pieces[land] & FORT:
        return because("has_fort", land=named)
    if p.stacks[land] >= building.MOST_ARMIES:
        return because("no_room_for_fort", land=named)
    if p.forts_left <= 0:
        return because("no_forts")
    if pay == a.ARMY:
        return because("restricted_only") if p.restricted else because("no_army", "A9.1")
    return because("no_coin" if pay == a.COIN else "no_free_fort")


def _buy(p: State, action: Action) -> IllegalAction:
    """A9.5–A9.7."""
    if p.decision == s.NAVAL and p.rules.version < 2:
        return because("in_naval")
    if not p.coins and not p.allied_coins:
        return because("no_coin", "A9.5")
    return because("no_such_coin" if p.lost else "nothing_lost")


def _reinforce(p: State, action: Action) -> IllegalAction:
    """A15.1, A15.2."""
    land = action.args[0]
    if not p.pieces[land] & ARMY:
        return because("not_held", "A15.2", land=_land(p.board, land))
    if not p.pool:
        return because("restricted_only") if p.restricted else because("no_army", "A15.2")
    return because("land_full", land=_land(p.board, land))


# --- fleets -----------------------------------------------------------------------------------------------------


def _man(p: State, action: Action) -> IllegalAction:
    """A16.1."""
    if not fleets.navigates(p):
        return because("not_navigating")
    water = action.args[0]
    named = _water(p.board, water)
    if not p.board.seas >> water & 1:
        return because("ocean")
    if fleets.own_waters(p) >> water & 1:
        return because("manned", water=named)
    if not p.fleets >> water & 1:
        return because("no_fleet", water=named)
    return because("restricted_only") if p.restricted else because("no_army", "A16.1")


def _attack_fleet(p: State, action: Action) -> IllegalAction:
    """A16.4, A16.8."""
    water = action.args[0]
    if fleets.enemy_waters(p) & fleets.due(p) & 1 << water:
        return because("last_army")
    return because("no_enemy_fleet", water=_water(p.board, water))


def _reallocate(p: State, action: Action) -> IllegalAction:
    """A6.6, A16.10."""
    for water in range(p.board.water_count):
        if action.args[0] >> water & 1:
            if fleets.own_waters(p) >> water & 1:
                return because("manned", "A16.10", water=_water(p.board, water))
            if not p.fleets >> water & 1:
                return because("no_fleet", "A6.6", water=_water(p.board, water))
    return because("not_now")


# --- monuments --------------------------------------------------------------------------------------------------


def _monument(p: State, action: Action) -> IllegalAction:
    """A1.8, A11.2–A11.6."""
    land = action.args[0]
    if not p.due:
        return because("no_monument_due")
    if p.monuments_left <= 0:
        return because("no_monuments")
    if not p.pieces[land] & ARMY:
        return because("not_held", "A11.3", land=_land(p.board, land))
    if p.pieces[land] & MONUMENT:
        return because("has_monument", land=_land(p.board, land))
    return because("no_site")


def _otherwise(p: State, action: Action) -> IllegalAction:
    del p, action
    return because("not_now")


BY_KIND: Final = {
    a.PLAY_EVENT: _play_event,
    a.SPREAD_PLAGUE: _spread,
    a.INVADE: _invade,
    a.BUILD_FORT: _fort,
    a.BUY_ARMY: _buy,
    a.REINFORCE: _reinforce,
    a.MAN_FLEET: _man,
    a.ATTACK_FLEET: _attack_fleet,
    a.REALLOCATE: _reallocate,
    a.BUILD_MONUMENT: _monument,
    a.END_EVENTS: _otherwise,
    a.END_NAVAL: _otherwise,
    a.END_EXPANSION: _otherwise,
    a.END_MONUMENTS: _otherwise,
}
