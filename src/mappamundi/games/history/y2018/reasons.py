"""The reasons for which actions are refused: the rule that speaks and a sentence for each."""

from typing import Final

from mappamundi.games.history.refusing import Named, refused
from mappamundi.games.history.y2018.board import Board, Card
from mappamundi.kernel import IllegalAction

# The rule that mostly speaks, and the sentence, for each reason. What it is about is named before it, as the map and
# the cards have it: inside a sentence many names would need an article.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "game_over": ("Z19.1", "The game is over."),
    "no_such_seat": ("Z1.1", "There is no seat {seat}."),
    "not_your_decision": ("Z4.2", "It is not your decision now."),
    "not_your_turn": ("Z15.1", "Cards are played in your own turn."),
    "not_your_choice": ("Z3.3", "You hold no pile to choose from now."),
    "already_chosen": ("Z3.4", "You have chosen; a choice cannot be taken back."),
    "selecting": ("Z3.3", "The cards of the era are being selected."),
    "selected": ("Z2.1", "The cards of this era are selected already."),
    "giving": ("Z3.11", "First give the card you have drawn."),
    "open_first": ("Z3.5", "First say which pile you open."),
    "one_pile": ("Z3.5", "Your pile lies open to you; only who holds both says which to open first."),
    "pile_opened": ("Z3.5", "You have opened a pile; the other opens by itself."),
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
    "help_sleeps": ("Z15.5", "Extra dice and certain wins wait for your empire; a kingdom fights without them."),
    "nothing_to_pay": ("Z11.1", "A fort costs an army of the card."),
    "no_forts": ("Z11.3", "No fort is left in the supply."),
    "not_held": ("Z11.1", "{land}: no active army of yours stands there."),
    "has_fort": ("Z11.2", "{land}: there is a fort already."),
    "no_effect": ("Z17.12", "Your empire has no effect that is used on a land."),
    "effect_sleeps": ("Z16.4", "No effect of your empire works while a kingdom is played."),
    "effect_used": ("Z17.12", "Your empire's effect has been used as often as it may be in this turn."),
    "no_fort_due": ("Z17.12", "Your active armies hold too few resources for another fort."),
    "outside_region": ("Z17.28", "{land}: your empire's forts stand in {area} only."),
    "no_cities": ("Z17.26", "No city is left in the supply."),
    "has_city": ("Z17.12", "{land}: there is a capital or a city already."),
    "no_reserve": ("Z17.25", "No army is left in your supply."),
    "no_opponent": ("Z17.16", "{land}: no army of another player stands there."),
    "not_beside": ("Z17.16", "{land}: adjacent to none of your active armies."),
    "monuments_first": ("Z17.26", "Compulsory monuments come first."),
    "no_monument_due": ("Z12.1", "Your active armies hold too few resources for another monument."),
    "no_site": ("Z12.2", "{land}: not the best site. Capitals come first, then cities, then resources."),
    "bare_land": ("Z12.2", "{land}: a monument needs a capital, a city or a resource there."),
    "after_city": ("Z17.26", "A city was founded: no more monuments are built in this turn."),
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
    "after_turn": ("Z15.2", "Your turn is being scored; no card is played any more."),
    "useless_in_phase": ("Z15.10", "{card}: it could change nothing in this phase."),
    "supply_short": ("Z15.6", "{card}: your supply has fewer armies than it needs."),
    "no_capital": ("Z17.8", "No active army of yours stands in a land with a capital."),
    "no_target": ("Z15.11", "{card}: there is no target on the board now."),
    "bad_target": ("Z15.11", "{name}: no target for this card now."),
    "only_opposing": ("Z15.11", "{card}: only a land with an opposing army can be chosen."),
    "bad_set": ("Z15.12", "Name one or more targets, none twice and no more than the card allows."),
    "few_forts": ("Z15.11", "{card}: the supply has fewer forts than you name lands."),
    "one_region": ("Z17.17", "All lands must lie in one region."),
    "no_token": ("Z9.4", "No siege token lies on the card."),
    "no_such_die": ("Z8.8", "You have no die number {die}."),
    "bad_shift": ("Z14.2", "A shift is by 1 or -1."),
    "not_yours": ("Z17.20", "{land}: you have no army there, or it lies outside the region."),
    "not_now": ("Z5.4", "That is not possible now."),
}


def because(reason: str, rule: str = "", **params: Named | int) -> IllegalAction:
    """The refusal for this reason, by the rule that mostly speaks of it or by this one."""
    return refused(REASONS, reason, rule, params)


def land_of(board: Board, land: int) -> Named:
    return Named(board.land_ids[land], board.land_names[land])


def section_of(board: Board, section: int) -> Named:
    return Named(board.section_ids[section], board.section_names[section])


def area_of(board: Board, area: int) -> Named:
    return Named(board.area_ids[area], board.area_names[area])


def card_of(card: Card) -> Named:
    return Named(card.id, card.name)
