"""What "why can't I …" means: names of lands and cards turned into actions that the engine may refuse."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from mappamundi.cli.history.y2018.words import Words
from mappamundi.games.history.y2018 import state as s
from mappamundi.games.history.y2018.actions import TARGETS
from mappamundi.games.history.y2018.board import ACTIVE, Board, Card
from mappamundi.games.history.y2018.view import View

Form = Mapping[str, Any]

# Verbs that take a land, and those that stand alone.
LAND_VERBS: Final = {
    "invade": "invade",
    "attack": "invade",
    "fortify": "fortify",
    "monument": "monument",
    "build": "monument",
    "use": "use_effect",
    "lose": "lose_army",
}
BARE_VERBS: Final = {
    "establish": "establish",
    "siege": "siege",
    "retreat": "retreat",
    "hold": "hold",
    "spare": "spare",
    "reduce": "reduce",
}


def attempts(words: Words, view: View, text: str) -> list[Form] | str:
    """The actions to try, the likeliest first, or a sentence."""
    first, *rest = text.casefold().split()
    name = " ".join(rest)
    if "end".startswith(first):
        return _ends(view)
    if not rest:
        for verb, do in BARE_VERBS.items():
            if len(first) > 2 and verb.startswith(first):
                return [{"do": do}]
    for verb, do in LAND_VERBS.items():
        if rest and len(first) > 2 and verb.startswith(first):
            land = find(view.board.land_names, name)
            if land is None:
                return f"There is no land “{name}”."
            return [{"do": do, "land": view.board.land_ids[land]}]
    whole = name if first == "play" and rest else text
    if (land := find(view.board.land_names, whole)) is not None:
        return _land(view, land)
    if (card := find_card(view.board, whole)) is not None:
        return _card(view, card)
    return f"“{text}” is no land and no card; try as in: w zagros, w fortify nile, w weaponry, w end"


def find(names: Iterable[str], text: str) -> int | None:
    """The one with this name, or the only one that begins like it."""
    wanted = text.casefold().strip()
    lowered = [name.casefold() for name in names]
    if wanted in lowered:
        return lowered.index(wanted)
    found = [place for place, name in enumerate(lowered) if wanted and name.startswith(wanted)]
    return found[0] if len(found) == 1 else None


def find_card(board: Board, text: str) -> Card | None:
    """An event or an empire by its name."""
    cards = [*board.events, *board.empires]
    place = find([card.name for card in cards], text.removeprefix("the "))
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
            return [play | {"region": region} for region in board.region_ids]
    return [play | {target: [section]} for section in board.section_ids]


def sentence(words: Words, message: str, reason: str, form: Form) -> str:
    """The refusal; a card refused on every target is refused for want of one."""
    if reason == "bad_target" and "card" in form:
        return f"There is no target for {words.card(form['card']).name} on the board now."
    return message


def closing(words: Words, event: Form) -> str:
    """Why an event closes undo."""
    match event["event"]:
        case "rolled" | "rerolled":
            return "the dice have been rolled"
        case "called":
            return f"the calling has come to the {words.card(event['empire']).name}"
        case "event_played" | "kingdom_played":
            return f"{words.card(event['card']).name} has been revealed"
        case "army_removed" | "battle" | "structure_reduced" | "fort_removed":
            seat = event.get("seat", event.get("owner", event.get("defender")))
            return f"{words.players[seat].name} has lost something by it"
        case "chose" | "pile_opened" | "middle_opened":
            return "cards have been seen; a choice of cards cannot be taken back"
    return "cards have been seen or given"
