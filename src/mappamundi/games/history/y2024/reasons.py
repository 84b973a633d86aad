"""The reasons for which actions are refused: the rule that speaks and a sentence for each."""

from typing import Final

from mappamundi.games.history.refusing import Named, refused
from mappamundi.games.history.y2024.board import Board, Card, Honor
from mappamundi.kernel import IllegalAction

# The rule that mostly speaks, and the sentence, for each reason.
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
    "no_fleet": ("R7.1", "No fleet is left."),
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
    "target_wanted": ("R11.10", "Say what {honor} is played for."),
    "no_supply": ("R1.11", "No people piece is left in your supply."),
    "no_effect": ("R11.18", "No piece of {honor} can be placed or taken now."),
    "inactive": ("R11.16", "{area} is not active."),
    "no_monument": ("R11.17", "{land} is no Enemy land with a monument."),
    "strike": ("R11.18", "Say which monument falls: Enemy lands have some."),
    "no_event": ("R13.1", "{card} is not the Event that is in force now."),
    "by_itself": ("R10.16", "{card} is not played: it pays by itself when revenue is raised."),
    "bad_target": ("R13.4", "{land} is no target for {card} now."),
    "bad_set": ("R13.7", "Name at least one and at most {most}, none twice."),
    "few_people": ("R13.15", "Each land takes a people piece of your supply, which has no more than {people}."),
    "one_area": ("R13.7", "All lands must lie in one area."),
    "one_seat": ("R13.8", "All lands must belong to one seat."),
    "two_of_one": ("R13.7", "At most two lands of one seat."),
    "has_monument": ("R1.4", "{land} has a monument already."),
    "no_site": ("R10.3", "Monuments go to the start-land first, then to cities, then elsewhere."),
    "no_token": ("R12.3", "You do not hold that area token."),
}


def because(reason: str, rule: str = "", **params: Named | int) -> IllegalAction:
    """The refusal for this reason, by the rule that mostly speaks of it or by this one."""
    return refused(REASONS, reason, rule, params)


def land_of(board: Board, land: int) -> Named:
    return Named(board.land_ids[land], board.land_names[land])


def water_of(board: Board, water: int) -> Named:
    return Named(board.water_ids[water], board.water_names[water])


def area_of(board: Board, area: int) -> Named:
    return Named(board.area_ids[area], board.area_names[area])


def token_of(board: Board, token: int) -> Named:
    """R17.1: a paired token is called by both its areas."""
    return Named(board.token_ids[token], " and ".join(board.area_names[area] for area in board.token_areas[token]))


def card_of(card: Card | Honor) -> Named:
    return Named(card.id, card.name)
