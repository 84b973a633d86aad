"""Why an action is refused: the rule that speaks and a sentence. Explains, never decides: `legal` alone decides."""

from typing import Final, NamedTuple

from mappamundi.games.history.board import BIT
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024 import building, events, fleets, honors, invasion
from mappamundi.games.history.y2024 import state as s
from mappamundi.games.history.y2024.board import (
    ADD_PEOPLE,
    ARMY,
    BUILDINGS_BONUS,
    CAPITAL,
    CITIES,
    CITY,
    CRUSADE,
    DEATH,
    FORT,
    FORTS,
    FRONT,
    HIRE,
    IN_EXPAND,
    LANDS_BONUS,
    LIBERATE,
    MONUMENT,
    PLACE_CITIES,
    PLACE_FLEET,
    PLACE_FORT,
    REVOLT,
    SETTLE,
    Board,
    Card,
    Honor,
)
from mappamundi.games.history.y2024.state import State
from mappamundi.kernel import Action, IllegalAction

# The rule and the sentence for each reason.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "game_over": ("R12.11", "The game is over."),
    "no_such_seat": ("R1.1", "There is no seat {seat}."),
    "not_your_decision": ("R4.4", "It is not your decision now."),
    "choosing_tokens": ("R3.4", "First keep an area token and pass the others on."),
    "choosing_events": ("R15.1", "First keep an Event and pass the others on."),
    "choosing_empires": ("R3.8", "First choose an Empire."),
    "aim_first": ("R13.2", "First the Event must be played."),
    "in_event": ("R5.8", "An Event is being played: place its pieces or end its expansion."),
    "take_first": ("R1.12", "First say from which land the missing building is taken."),
    "expanding": ("R7.1", "The Empire is expanding."),
    "monuments_first": ("R10.5", "First the monuments must be built."),
    "in_revenue": ("R10.14", "Revenue has been raised: play Honors or end the phase."),
    "concluding": ("R12.3", "The turn is being concluded: play area tokens or end the turn."),
    "last_honors": ("R12.9", "First all your Honors must be played."),
    "not_passed": ("R3.4", "No token of {area} is among those passed to you."),
    "not_among_events": ("R15.1", "{card} is not among the Events passed to you."),
    "not_laid_out": ("R3.8", "{empire} is not among the Empires left."),
    "not_now": ("R4.2", "That belongs to another phase."),
    "no_people": ("R7.1", "No people piece is left in the pool."),
    "own_army": ("R7.4", "Your army stands in {land} already."),
    "not_adjacent": ("R7.2", "{land} is next to none of your armies and fleets."),
    "first_land": ("R13.6", "The first army must be placed in {land}."),
    "fort_placed": ("R13.6", "The fort has ended the placing of armies."),
    "no_fleet": ("R7.5", "No fleet is left."),
    "has_fleet": ("R7.6", "Your fleet lies in {water} already."),
    "seas_only": ("R7.7", "In this epoch fleets go into seas only."),
    "oceans_only": ("R7.8", "In this epoch fleets go into oceans only."),
    "honor_seas_only": ("R11.11", "Without a fleet on the Empire card they go into seas only."),
    "no_port": ("R7.5", "{water} is next to none of your armies and fleets."),
    "no_points": ("R16.8", "You have no conquest points."),
    "not_beaten": ("R16.6", "{land} does not belong to the Enemy just beaten."),
    "not_next": ("R16.6", "{land} is not next to the lands just taken."),
    "too_dear": ("R16.7", "{land} costs {cost} conquest points."),
    "not_held": ("R9.1", "{land} is no Empire land."),
    "has_fort": ("R9.1", "{land} has a fort already."),
    "has_city": ("R11.14", "{land} has a capital or a city already."),
    "no_wall": ("R9.4", "No Great Wall fort is in the pool."),
    "no_wall_site": ("R9.4", "The Great Wall stands only in its own lands."),
    "no_event_fort": ("R13.6", "Only Crusades bring a fort, and only one."),
    "no_honors_in_event": ("R5.3", "No Honor is played while an Event is."),
    "no_leader_in_event": ("R5.4", "The Leader is not declared while an Event is played."),
    "no_forts_in_event": ("R5.5", "No fort is built of people pieces while an Event is played."),
    "none_left": ("R1.19", "None is in the supply, and no Enemy land has one to take."),
    "take_from": ("R1.12", "Name one Enemy land for each building that is missing, and none where nothing is."),
    "nothing_to_take": ("R1.12", "{land} is not among the lands from which the building can be taken."),
    "leader_gone": ("R9.3", "Your Leader has left the game."),
    "leader_used": ("R9.2", "Your Leader is declared already."),
    "leader_dice": ("R9.2", "With dice the Leader ignores nothing; it gives a third die."),
    "leader_ignores": ("R8.5", "Without dice say what the Leader ignores: difficult terrain or forts."),
    "people_left": ("R7.16", "People pieces left in the pool can still be used."),
    "crusade_begins": ("R13.6", "The first army has not been placed."),
    "fort_first": ("R13.6", "First the fort must be placed."),
    "honors_in_pool": ("R10.15", "The Honors in your pool must be played first."),
    "no_honor": ("R11.4", "{honor} lies neither on your track nor in your pool."),
    "coins_only": ("R11.5", "In phase C only Honors with coins are played, for their effect."),
    "no_target_wanted": ("R11.6", "In this phase {honor} brings gold and names nothing."),
    "target_wanted": ("R11.18", "Say what {honor} is played for."),
    "no_effect": ("R11.18", "No piece of {honor} can be placed or taken now."),
    "inactive": ("R11.16", "{area} is not active."),
    "no_monument": ("R11.17", "{land} is no Enemy land with a monument."),
    "strike": ("R11.18", "Say which monument falls: Enemy lands have some."),
    "no_event": ("R13.1", "{card} is not the Event that is in force now."),
    "no_text": ("R5.8", "{card} is not played by this action."),
    "bad_target": ("R13.2", "{land} is no target for {card} now."),
    "bad_set": ("R13.2", "Name one or more lands, none twice and no more than the card allows."),
    "one_area": ("R13.7", "All lands must lie in one area."),
    "one_seat": ("R13.8", "All lands must belong to one seat."),
    "two_of_one": ("R13.7", "At most two lands of one seat."),
    "has_monument": ("R10.2", "{land} has a monument already."),
    "no_site": ("R10.3", "Monuments go to the start-land first, then to cities, then elsewhere."),
    "no_token": ("R12.3", "You do not hold that area token."),
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


def _land(board: Board, land: int) -> Named:
    return Named(board.land_ids[land], board.land_names[land])


def _water(board: Board, water: int) -> Named:
    return Named(board.water_ids[water], board.water_names[water])


def _area(board: Board, area: int) -> Named:
    return Named(board.area_ids[area], board.area_names[area])


def _card(card: Card | Honor) -> Named:
    return Named(card.id, card.name)


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


def refusal(p: State, seat: int, action: Action) -> IllegalAction:
    """Why this action is not legal now."""
    if p.decision in (s.GAME_OVER, s.HALTED):
        return because("game_over")
    if not 0 <= seat < p.players:
        return because("no_such_seat", seat=seat)
    chooser = (
        p.order[p.round] if p.decision in (s.DRAFT_TOKENS, s.DRAFT_EVENTS, s.PICK_EMPIRE, s.LAST_HONORS) else p.seat
    )
    if seat != chooser:
        return because("not_your_decision")
    kinds, otherwise = EXPECTED[p.decision]
    if action.kind not in kinds:
        if p.in_event and action.kind in (a.PLAY_HONOR, a.USE_LEADER):
            return because("no_honors_in_event" if action.kind == a.PLAY_HONOR else "no_leader_in_event")
        return because(otherwise)
    return EXPLAIN[action.kind](p, action)


# --- the organization -------------------------------------------------------------------------------------------


def _token_choice(p: State, action: Action) -> IllegalAction:
    token = action.args[0]
    if token >= p.board.areas:
        return because("no_token")
    return because("not_passed", area=_area(p.board, token))


def _event_choice(p: State, action: Action) -> IllegalAction:
    return because("not_among_events", card=_card(p.board.events[action.args[0]]))


def _empire_choice(p: State, action: Action) -> IllegalAction:
    return because("not_laid_out", empire=_card(p.board.empires[action.args[0]]))


# --- expansion --------------------------------------------------------------------------------------------------


def _invasion(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = _land(p.board, land)
    if not p.pool:
        done = p.in_event and p.force.effect == CRUSADE and not p.forts_pool
        return because("fort_placed") if done else because("no_people")
    if p.pieces[land] & ARMY:
        return because("own_army", land=name)
    if p.in_event and p.force.effect == CRUSADE and not p.armies:
        return because("first_land", land=_land(p.board, p.force.first_land))
    assert not p.pieces[land] & FRONT
    return because("not_adjacent", land=name)


def _fleet(p: State, action: Action) -> IllegalAction:
    if not p.fleets_pool:
        return because("no_fleet")
    return _water_fault(p, action.args[0], fleets.waters_of_pool(p))


def _water_fault(p: State, water: int, kinds: int) -> IllegalAction:
    if not kinds & BIT[water]:
        late = p.board.late(p.epoch)
        if kinds == p.board.oceans:
            return because("oceans_only")
        return because("honor_seas_only" if late else "seas_only")
    if p.fleets & BIT[water]:
        return because("has_fleet", water=_water(p.board, water))
    return because("no_port", water=_water(p.board, water))


def _conquest(p: State, action: Action) -> IllegalAction:
    land = action.args[0]
    name = _land(p.board, land)
    if not p.points:
        return because("no_points")
    if not p.pool:
        return because("no_people")
    if p.owners[land] != p.beaten:
        return because("not_beaten", land=name)
    cost = invasion.conquest_cost(p, land)
    if cost > p.points:
        return because("too_dear", land=name, cost=cost)
    return because("not_next", land=name)


def _fort(p: State, action: Action) -> IllegalAction:
    pay, (land,), _ = action.args
    if pay == a.BY_EVENT and not p.forts_pool:
        return because("no_event_fort")
    if p.in_event and pay != a.BY_EVENT:
        return because("no_forts_in_event")
    if pay == a.WALL and not p.walls_pool:
        return because("no_wall")
    if pay == a.PEOPLE and not p.pool:
        return because("no_people")
    if pay == a.WALL and land not in p.board.wall_sites:
        return because("no_wall_site")
    return _site_fault(p, FORTS, (land,))


def _site_fault(p: State, kind: int, lands: tuple[int, ...]) -> IllegalAction:
    """What is wrong with the lands in which forts or cities are to be placed, or else with the pieces."""
    for land in lands:
        name, here = _land(p.board, land), p.pieces[land]
        if not here & ARMY:
            return because("not_held", land=name)
        if kind == FORTS and here & FORT:
            return because("has_fort", land=name)
        if kind == CITIES and here & (CAPITAL | CITY):
            return because("has_city", land=name)
    return _take_fault(p, kind, len(lands))


def _take_fault(p: State, kind: int, count: int) -> IllegalAction:
    """What is wrong where everything is right but the pieces."""
    lacking = building.missing(p, kind, count)
    return because("none_left" if lacking > len(building.to_be_taken(p, kind)) else "take_from")


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
    return because("nothing_to_take", land=_land(p.board, action.args[0]))


def _monument(p: State, action: Action) -> IllegalAction:
    _, (land,), _ = action.args
    name = _land(p.board, land)
    if not p.pieces[land] & ARMY:
        return because("not_held", land=name)
    if p.pieces[land] & MONUMENT:
        return because("has_monument", land=name)
    if land not in building.monument_sites(p):
        return because("no_site")
    return because("take_from")


# --- Honors -----------------------------------------------------------------------------------------------------


def _honor(p: State, action: Action) -> IllegalAction:
    number, targets, _ = action.args
    honor = p.board.honors[number]
    seat = p.order[p.round] if p.decision == s.LAST_HONORS else p.seat
    if number not in honors.held(p, seat):
        return because("no_honor", honor=_card(honor))
    if p.decision != s.EXPAND:
        return _bonus_fault(p, honor, targets)
    if not honor.coins:
        return because("coins_only")
    return _effect_fault(p, number, honor, targets)


def _bonus_fault(p: State, honor: Honor, targets: tuple[int, ...]) -> IllegalAction:
    if honor.coins:
        return because("no_target_wanted", honor=_card(honor))
    if honor.effect in (BUILDINGS_BONUS, LANDS_BONUS):
        return (
            because("inactive", area=_area(p.board, targets[0]))
            if targets
            else because("target_wanted", honor=_card(honor))
        )
    return because("no_monument", land=_land(p.board, targets[0])) if targets else because("strike")


def _effect_fault(p: State, number: int, honor: Honor, targets: tuple[int, ...]) -> IllegalAction:
    legal: list[Action] = []
    honors.legal_effects(p, legal)
    if not any(listed.args[0] == number for listed in legal):
        return because("no_effect", honor=_card(honor))
    if honor.effect == ADD_PEOPLE or not targets:
        return because("target_wanted", honor=_card(honor))
    if len(set(targets)) < len(targets) or len(targets) > honor.count:
        return because("bad_set")
    if honor.effect == PLACE_FLEET:
        placed = p.fleets
        for water in targets:
            if not fleets.open_waters(p, placed) & fleets.waters_of_honors(p) & BIT[water]:
                return _water_fault(p, water, fleets.waters_of_honors(p))
            placed |= BIT[water]
        return because("no_fleet")
    return _site_fault(p, FORTS if honor.effect == PLACE_FORT else CITIES, targets)


def _end_revenue(p: State, action: Action) -> IllegalAction:
    return because("honors_in_pool")


# --- Events -----------------------------------------------------------------------------------------------------


def _event(p: State, action: Action) -> IllegalAction:
    number, lands, _ = action.args
    card = p.board.events[number]
    if number != p.event:
        return because("no_event", card=_card(card))
    if card.effect in (SETTLE, LIBERATE, DEATH, REVOLT):
        return _aim_fault(p, card, lands)
    if card.phase != IN_EXPAND:
        return because("no_text", card=_card(card))
    if card.effect == HIRE:
        return because("none_left")
    assert card.effect == PLACE_CITIES
    if len(set(lands)) < len(lands) or len(lands) > card.amount:
        return because("bad_set")
    return _site_fault(p, CITIES, lands)


def _aim_fault(p: State, card: Card, lands: tuple[int, ...]) -> IllegalAction:
    allowed = events.targets(p, card)
    for land in lands:
        if land not in allowed:
            return because("bad_target", card=_card(card), land=_land(p.board, land))
    if card.effect == SETTLE:
        return _take_fault(p, CITIES, 1)
    if len(set(lands)) < len(lands) or len(lands) > card.amount:
        return because("bad_set")
    if len({p.board.area_of[land] for land in lands}) > 1:
        return because("one_area")
    if not events.is_allowed(p, card, lands):
        return because("one_seat" if card.effect == REVOLT else "two_of_one")
    return because("bad_set")


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
