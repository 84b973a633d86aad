"""Why an action is refused: the reason of G3.5, the rule that speaks, and a sentence.

The rules raise it themselves, in the order of G3.6, before they change anything.
"""

from typing import Final

from mappamundi.kernel import IllegalAction

# G3.5: every reason, with its rule and its sentence, in the order of G3.6.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "waiting": ("G2.8", "The game begins when everybody is ready."),
    "over": ("G13.7", "The game is over."),
    "not_your_turn": ("G10.1", "It is not your turn."),
    "forfeit_first": ("G16.8", "First give up one of your prophets."),
    "taken_tile": ("G6.4", "First place, discard or put back the tile you have taken."),
    "bad_action": ("G3.6", "There is no such action in this game or at this moment."),
    "hand_empty": ("G4.1", "That hand is empty."),
    "hand_full": ("G6.1", "That needs an empty hand."),
    "hands_not_empty": ("G5.1", "Both hands must be empty to draw."),
    "bag_empty": ("G5.1", "The bag is empty."),
    "area_full": ("G5.6", "Your discard area is full."),
    "slot_empty": ("G5.9", "No tile lies in that slot."),
    "slot_taken": ("G5.9", "That slot is not free."),
    "slot_changed": ("G3.7", "Another face lies up in that slot now."),
    "no_god": ("G7.5", "That needs a god of yours."),
    "god_limit": ("G7.2", "You have all the gods you may have."),
    "god_taken": ("G7.3", "Somebody else has that god."),
    "off_world": ("G1.9", "That lies outside the World."),
    "cell_taken": ("G4.2", "That cell is not empty."),
    "no_city": ("G9.1", "There is no city."),
    "own_city": ("G9.3", "That is your own city."),
    "no_token": ("G8.5", "No city is left to be built."),
    "few_lines": ("G4.4", "That cell has fewer than two side lines."),
    "mismatch": ("G4.5", "The tile does not match its neighbours."),
    "use_reserve": ("G7.11", "While your reserve has prophets, they come from there."),
    "bad_source": ("G7.12", "No prophet of yours can come from there."),
    "no_prophet": ("G7.13", "No prophet is left in your reserve."),
    "still_usable": ("G6.6", "A taken tile goes back only if your area is full and the World has no place for it."),
    "not_wrong": ("G16.2", "That tile is not wrong."),
}


def because(reason: str, rule: str = "", sentence: str = "") -> IllegalAction:
    """The error for a reason; with the rule that says so here, where another than its own does, and what it says.

    Many things are no action now (`bad_action`): there the rule is what every language can tell them apart by.
    """
    usual, said = REASONS[reason]
    if reason == "bad_action":
        return IllegalAction(rule or usual, reason, sentence or said, why=(rule or usual).replace(".", "-"))
    return IllegalAction(rule or usual, reason, sentence or said)
