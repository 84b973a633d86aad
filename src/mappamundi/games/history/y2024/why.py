"""Why an action is refused: the rule that speaks and a sentence. Explains, never decides: `legal` alone decides."""

from typing import Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024 import building, events, fleets, honors, invasion
from mappamundi.games.history.y2024 import state as s
from mappamundi.games.history.y2024.board import (
    AIMED,
    ARMY,
    CAPITAL,
    CATASTROPHE,
    CITIES,
    CITY,
    CRUSADE,
    FORT,
    FORTS,
    FRONT,
    HIRE,
    IN_EXPAND,
    MONUMENT,
    MONUMENTS,
    PLACE_CITIES,
    PLACE_FLEET,
    PLACE_FORT,
    REVOLT,
    SETTLE,
    WALLS,
    Card,
    Honor,
)
from mappamundi.games.history.y2024.citing import EVENT_RULES, HONOR_RULES
from mappamundi.games.history.y2024.reasons import area_of, because, card_of, land_of, token_of, water_of
from mappamundi.games.history.y2024.state import State
from mappamundi.kernel import Action, IllegalAction

# Places named by an action: those it is played for, or those that a missing piece is taken from.
Places = tuple[int, ...]

# R5.3–R5.5: what belongs to phase C alone, and what to say to it while an Event is played.
NOT_IN_EVENTS: Final[dict[int, str]] = {
    a.PLAY_HONOR: "no_honors_in_event",
    a.USE_LEADER: "no_leader_in_event",
    a.BUILD_FORT: "no_forts_in_event",
}
# What each decision accepts, and what to say to anything else.
EXPECTED: Final[dict[int, tuple[tuple[int, ...], str]]] = {
    s.DRAFT_TOKENS: ((a.CHOOSE_TOKEN,), "choosing_tokens"),
    s.DRAFT_EVENTS: ((a.CHOOSE_EVENT,), "choosing_events"),
    s.PICK_EMPIRE: ((a.CHOOSE_EMPIRE,), "choosing_empires"),
    s.AIM: ((a.PLAY_EVENT,), "aim_first"),
    s.EVENT: ((a.INVADE, a.SEND_FLEET, a.CONQUER, a.BUILD_FORT, a.END_EXPANSION), "in_event"),
    s.SHORTAGE: ((a.TAKE_BUILDING,), "take_first"),
    s.EXPAND: (
        (
            a.INVADE,
            a.SEND_FLEET,
            a.CONQUER,
            a.BUILD_FORT,
            a.USE_LEADER,
            a.PLAY_HONOR,
            a.PLAY_EVENT,
            a.END_EXPANSION,
        ),
        "expanding",
    ),
    s.MONUMENTS_DUE: ((a.BUILD_MONUMENT,), "monuments_first"),
    s.REVENUE_DUE: ((a.PLAY_HONOR, a.END_REVENUE), "in_revenue"),
    s.CONCLUDE: ((a.PLAY_TOKEN, a.END_TURN), "concluding"),
    s.LAST_HONORS: ((a.PLAY_HONOR,), "last_honors"),
}
# Who decides outside a turn: with hidden Empires they are passed on (R15.2), not chosen from those laid out.
CHOOSERS: Final[dict[int, str]] = {
    s.DRAFT_TOKENS: "R3.4",
    s.DRAFT_EVENTS: "R15.1",
    s.PICK_EMPIRE: "R3.8",
    s.LAST_HONORS: "R12.7",
}


def _rule_of_choice(p: State) -> str:
    """The rule by which somebody chooses now, outside a turn."""
    return "R15.2" if p.decision == s.PICK_EMPIRE and p.variant.hidden_empires else CHOOSERS.get(p.decision, "")


def _taking_rule(p: State) -> str:
    """R1.15: Great Wall forts are taken off the map, whoever's they are."""
    return "R1.15" if building.wanted(p) == WALLS else ""


def _event_rule(p: State) -> str:
    """R5.8, R13.6: by which rule the pieces of the Event in play are placed, if one is."""
    return EVENT_RULES[p.force.effect] if p.in_event else ""


def refusal(p: State, seat: int, action: Action) -> IllegalAction:
    """Why this action is not legal now."""
    if p.decision in (s.GAME_OVER, s.HALTED):
        return because("game_over")
    if not 0 <= seat < p.players:
        return because("no_such_seat", seat=seat)
    chooser = p.order[p.round] if p.decision in CHOOSERS else p.seat
    if seat != chooser:
        return because("not_your_decision", _rule_of_choice(p))
    kinds, otherwise = EXPECTED[p.decision]
    if action.kind in kinds:
        return EXPLAIN[action.kind](p, action)
    if p.in_event and action.kind in NOT_IN_EVENTS:
        return because(NOT_IN_EVENTS[action.kind])
    return because(otherwise, _rule_of_phase(p))


def _rule_of_phase(p: State) -> str:
    """The rule that says what is to be done first, where it depends on more than the decision."""
    if p.decision == s.PICK_EMPIRE:
        return _rule_of_choice(p)
    if p.decision == s.SHORTAGE:
        return _taking_rule(p)
    return _event_rule(p) if p.decision == s.EVENT else ""


# --- the organization -------------------------------------------------------------------------------------------


def _token_choice(p: State, action: Action) -> IllegalAction:
    return because("not_passed", area=token_of(p.board, action.args[0]))


def _event_choice(p: State, action: Action) -> IllegalAction:
    return because("not_among_events", card=card_of(p.board.events[action.args[0]]))


def _empire_choice(p: State, action: Action) -> IllegalAction:
    return because("not_laid_out", _rule_of_choice(p), empire=card_of(p.board.empires[action.args[0]]))


# --- expansion --------------------------------------------------------------------------------------------------


def _invasion(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = land_of(p.board, land)
    if not p.pool:
        done = p.in_event and p.force.effect == CRUSADE and not p.forts_pool
        return because("fort_placed") if done else because("no_people", _event_rule(p))
    if p.pieces[land] & ARMY:
        return because("own_army", land=name)
    if p.in_event and p.force.effect == CRUSADE and not p.armies:
        return because("first_land", land=land_of(p.board, p.force.first_land))
    assert not p.pieces[land] & FRONT
    return because("not_adjacent", land=name)


def _fleet(p: State, action: Action) -> IllegalAction:
    if not p.fleets_pool:
        return because("no_fleet")
    water = action.args[0]
    if not fleets.waters_of_pool(p) & BIT[water]:
        return because("oceans_only" if p.board.late(p.epoch) else "seas_only")
    return _port_fault(p, p.fleets, water)


def _port_fault(p: State, placed: int, water: int) -> IllegalAction:
    """R7.5, R7.6: a water of the right kind holds a fleet already, or nothing leads there."""
    return because("has_fleet" if placed & BIT[water] else "no_port", water=water_of(p.board, water))


def _conquest(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = land_of(p.board, land)
    if not p.points:
        return because("no_points")
    if not p.pool:
        return because("no_people", "R16.6")
    if p.owners[land] != p.beaten:
        return because("not_beaten", land=name)
    cost = invasion.conquest_cost(p, land)
    if cost > p.points:
        return because("too_dear", land=name, cost=cost)
    return because("not_next", land=name)


# By which rule a fort comes, however it is paid for.
FORT_RULES: Final[dict[int, str]] = {a.PEOPLE: "R9.1", a.WALL: "R9.4", a.BY_EVENT: "R13.6"}


def _fort(p: State, action: Action) -> IllegalAction:
    pay, (land,), takes = action.args
    if pay == a.WALL and not p.walls_pool:
        return because("no_wall")
    if p.in_event and (pay == a.PEOPLE or p.force.effect != CRUSADE):
        return because("no_forts_in_event")
    if pay == a.BY_EVENT and not p.forts_pool:
        return because("no_event_fort")
    if pay == a.PEOPLE and not p.pool:
        return because("no_people", "R9.1")
    if pay == a.WALL and land not in p.board.wall_sites:
        return because("no_wall_site")
    return _site_fault(p, FORTS, (land,), takes, FORT_RULES[pay])


def _site_fault(p: State, kind: int, lands: Places, takes: Places, rule: str) -> IllegalAction:
    """What is wrong with the lands in which forts or cities are to be placed, or else with the pieces."""
    for land in lands:
        name, here = land_of(p.board, land), p.pieces[land]
        if not here & ARMY:
            return because("not_held", rule, land=name)
        if kind == FORTS and here & FORT:
            return because("has_fort", rule, land=name)
        if kind == CITIES and here & (CAPITAL | CITY):
            return because("has_city", rule, land=name)
    if building.missing(p, kind, len(lands)) > len(building.to_be_taken(p, kind)):
        return because("none_left")
    return _take_fault(p, kind, len(lands), takes)


def _take_fault(p: State, kind: int, count: int, takes: Places) -> IllegalAction:
    """What is wrong where everything is right but the lands to take from."""
    if building.missing(p, kind, count):
        allowed = building.to_be_taken(p, kind)
        for land in takes:
            if land not in allowed:
                return because("nothing_to_take", land=land_of(p.board, land))
    return because("take_from")


def _leader(p: State, action: Action) -> IllegalAction:
    if not p.leaders & BIT[p.seat]:
        return because("leader_gone")
    if p.leader != s.UNUSED:
        return because("leader_used")
    return because("leader_dice" if p.variant.dice else "leader_ignores")


def _end_expansion(p: State, action: Action) -> IllegalAction:
    if p.in_event and p.force.effect == CRUSADE:
        return because("fort_first" if p.begun else "crusade_begins")
    return because("people_left")


# --- buildings --------------------------------------------------------------------------------------------------


def _taking(p: State, action: Action) -> IllegalAction:
    return because("nothing_to_take", _taking_rule(p), land=land_of(p.board, action.args[0]))


def _monument(p: State, action: Action) -> IllegalAction:
    _, (land,), takes = action.args
    name = land_of(p.board, land)
    if not p.pieces[land] & ARMY:
        return because("not_held", "R10.3", land=name)
    if p.pieces[land] & MONUMENT:
        return because("has_monument", land=name)
    sites = building.monument_sites(p)
    if land not in sites:
        return because("no_site", "R10.2" if sites[0] in p.force.starts else "")
    return _take_fault(p, MONUMENTS, 1, takes)


# --- Honors -----------------------------------------------------------------------------------------------------


def _honor(p: State, action: Action) -> IllegalAction:
    number, targets, takes = action.args
    honor = p.board.honors[number]
    seat = p.order[p.round] if p.decision == s.LAST_HONORS else p.seat
    if number not in honors.held(p, seat):
        return because("no_honor", honor=card_of(honor))
    if p.decision != s.EXPAND:
        return _bonus_fault(p, honor, targets)
    if not honor.coins:
        return because("coins_only")
    return _effect_fault(p, number, honor, targets, takes)


def _bonus_fault(p: State, honor: Honor, targets: Places) -> IllegalAction:
    if honor.coins:
        return because("no_target_wanted", "R12.8" if p.decision == s.LAST_HONORS else "", honor=card_of(honor))
    if honor.effect == CATASTROPHE:
        return because("no_monument", land=land_of(p.board, targets[0])) if targets else because("strike")
    if not targets:
        return because("target_wanted", HONOR_RULES[honor.effect], honor=card_of(honor))
    return because("inactive", area=area_of(p.board, targets[0]))


def _effect_fault(p: State, number: int, honor: Honor, targets: Places, takes: Places) -> IllegalAction:
    rule = HONOR_RULES[honor.effect]
    legal: list[Action] = []
    honors.legal_effects(p, legal)
    if not any(listed.args[0] == number for listed in legal):
        return because("no_effect", honor=card_of(honor))
    if not targets:
        return because("target_wanted", rule, honor=card_of(honor))
    if _is_bad_set(targets, honor.count):
        return because("bad_set", rule, most=honor.count)
    if honor.effect == PLACE_FLEET:
        return _sailing_fault(p, targets)
    return _site_fault(p, FORTS if honor.effect == PLACE_FORT else CITIES, targets, takes, rule)


def _is_bad_set(named: Places, most: int) -> bool:
    return len(set(named)) < len(named) or not 1 <= len(named) <= most


def _sailing_fault(p: State, waters: Places) -> IllegalAction:
    """R11.10, R11.11, R1.16: what is wrong with the first of these waters to which no fleet can go."""
    placed, kinds = p.fleets, fleets.waters_of_honors(p)
    for water in waters:
        if not kinds & BIT[water]:
            return _kind_fault(p, kinds)
        if not fleets.open_waters(p, placed) & BIT[water]:
            return _port_fault(p, placed, water)
        placed |= BIT[water]
    return because("no_fleet", "R1.16")


def _kind_fault(p: State, kinds: int) -> IllegalAction:
    """R11.10, R11.11: into which waters the fleets of Honors go."""
    if not p.board.late(p.epoch):
        return because("seas_only", "R11.10")
    return because("oceans_only", "R11.11") if kinds == p.board.oceans else because("honor_seas_only")


def _end_revenue(p: State, action: Action) -> IllegalAction:
    return because("honors_in_pool")


# --- Events -----------------------------------------------------------------------------------------------------


def _event(p: State, action: Action) -> IllegalAction:
    number, lands, takes = action.args
    card = p.board.events[number]
    rule = EVENT_RULES[card.effect]
    if number != p.event:
        return because("no_event", card=card_of(card))
    if card.effect in AIMED:
        return _aim_fault(p, card, lands, takes)
    if card.phase != IN_EXPAND:
        return because("by_itself", rule, card=card_of(card))
    if card.effect == HIRE:
        return because("no_supply")
    assert card.effect == PLACE_CITIES
    if _is_bad_set(lands, card.amount):
        return because("bad_set", rule, most=card.amount)
    return _site_fault(p, CITIES, lands, takes, rule)


def _aim_fault(p: State, card: Card, lands: Places, takes: Places) -> IllegalAction:
    rule, allowed = EVENT_RULES[card.effect], events.targets(p, card)
    for land in lands:
        if land not in allowed:
            return because("bad_target", rule, card=card_of(card), land=land_of(p.board, land))
    if card.effect == SETTLE:
        return _take_fault(p, CITIES, 1, takes)
    if _is_bad_set(lands, card.amount):
        return because("bad_set", rule, most=card.amount)
    if len({p.board.area_of[land] for land in lands}) > 1:
        return because("one_area", rule)
    if not events.is_allowed(p, card, lands):
        return because("one_seat" if card.effect == REVOLT else "two_of_one")
    return because("few_people", people=p.supply[p.seat])


def _token(p: State, action: Action) -> IllegalAction:
    return because("no_token")


def _never(p: State, action: Action) -> IllegalAction:
    return because("not_now")


EXPLAIN: Final = {
    a.CHOOSE_TOKEN: _token_choice,
    a.CHOOSE_EVENT: _event_choice,
    a.CHOOSE_EMPIRE: _empire_choice,
    a.TAKE_BUILDING: _taking,
    a.INVADE: _invasion,
    a.SEND_FLEET: _fleet,
    a.CONQUER: _conquest,
    a.USE_LEADER: _leader,
    a.END_EXPANSION: _end_expansion,
    a.END_REVENUE: _end_revenue,
    a.PLAY_TOKEN: _token,
    a.END_TURN: _never,
    a.BUILD_FORT: _fort,
    a.BUILD_MONUMENT: _monument,
    a.PLAY_EVENT: _event,
    a.PLAY_HONOR: _honor,
}
