"""What "why can't I …" means: names of lands and cards turned into actions that the engine may refuse."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.cli.history.y2018.words import Words
from mappamundi.cli.play.finding import find, means
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.actions import TARGETS
from mappamundi.games.history.y2018.board import ACTIVE, Card
from mappamundi.games.history.y2018.view import View

Form = Mapping[str, Any]

# Actions that take a land, and those that stand alone; the messages hold the words for them.
LAND_VERBS: Final = ("invade", "fortify", "monument", "use-effect", "lose-army")
BARE_VERBS: Final = ("establish", "siege", "retreat", "hold", "spare", "reduce")


def attempts(words: Words, view: View, text: str) -> list[Form] | str:
    """The actions to try, the likeliest first, or a sentence."""
    first, *rest = text.casefold().split()
    name = " ".join(rest)
    if means(words.teller.words, first, "end"):
        return _ends(view)
    if not rest:
        for verb in BARE_VERBS:
            if means(words.teller.words, first, verb):
                return [{"do": verb}]
    for verb in LAND_VERBS:
        if rest and means(words.teller.words, first, verb):
            land = find(words.lands, name)
            if land is None:
                return words("terminal-no-land", name=name)
            return [{"do": verb.replace("-", "_"), "land": view.board.land_ids[land]}]
    whole = name if rest and means(words.teller.words, first, "play") else text
    if (land := find(words.lands, whole)) is not None:
        return _land(view, land)
    if (card := find_card(words, whole)) is not None:
        return _card(view, card)
    return words("terminal-why-unknown", text=text)


def find_card(words: Words, text: str) -> Card | None:
    """An event or an empire by its name."""
    cards = [*words.board.events, *words.board.empires]
    place = find([words.name(card.id) for card in cards], text.removeprefix("the "))
    return None if place is None else cards[place]


def _ends(view: View) -> list[Form]:
    ends = ["end_kingdom" if view.kingdom >= 0 else "end_turn", "end_invasion"]
    return [{"do": do} for do in (ends if view.decision != s.EXPAND else ends[::-1])]


def _land(view: View, land: int) -> list[Form]:
    """What one would do with a land now."""
    name = view.board.land_ids[land]
    match view.decision:
        case s.CONSTRUCT:
            verbs = ["monument"]
        case s.SUFFER_PLAGUE:
            verbs = ["lose_army"]
        case s.EXPAND if view.pieces[land] & ACTIVE and view.owners[land] == view.viewer:
            verbs = ["fortify", "invade"]
        case _:
            verbs = ["invade"]
    return [{"do": verb, "land": name} for verb in verbs]


def _card(view: View, card: Card) -> list[Form]:
    """Choosing the card, or playing it; an event with targets is tried on each of them."""
    if card.order:
        return [{"do": "choose_empire", "card": card.id}]
    if view.decision == s.CHOOSE_CARDS:
        return [{"do": "choose_event", "card": card.id}]
    if card.kingdom:
        return [{"do": "play_kingdom", "card": card.id}]
    board, play = view.board, {"do": "play_event", "card": card.id}
    target = TARGETS.get(card.effect.id, "")
    match target:
        case "":
            return [play]
        case "land":
            return [play | {"land": land} for land in board.land_ids]
        case "lands":
            return [play | {"lands": [land]} for land in board.land_ids]
        case "region":
            return [play | {"region": area} for area in board.area_ids]
    return [play | {target: [section]} for section in board.section_ids]


def closing(words: Words, event: Form) -> str:
    """Why an event closes undo, as the end of a sentence."""
    match event["event"]:
        case "rolled" | "rerolled":
            return words("terminal-undo-dice")
        case "turn_began" | "empire_skipped":
            return words("terminal-undo-called", empire=words.name(event["empire"], "the"))
        case "event_played" | "kingdom_played":
            return words("terminal-undo-card", card=words.name(event["card"], "the"))
        case "army_removed" | "battle" | "building_reduced" | "fort_removed":
            seat = event.get("seat", event.get("owner", event.get("defender")))
            return words("terminal-undo-touched", name=words.teller.player(seat))
        case "chose" | "pile_opened" | "middle_opened":
            return words("terminal-undo-chosen")
    return words("terminal-undo-given")
