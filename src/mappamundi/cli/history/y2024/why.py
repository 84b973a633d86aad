"""What "why can't I …" means: names of lands, waters and cards turned into actions that the engine may refuse."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.cli.play.finding import find, find_id, means
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2024 import state as s
from mappamundi.games.history.y2024.actions import (
    AREA,
    IGNORES,
    LAND,
    LANDS,
    PLAY_EVENT,
    PLAY_HONOR,
    WATERS,
    ActionSpace,
)
from mappamundi.games.history.y2024.board import ARMY
from mappamundi.games.history.y2024.view import View

Form = Mapping[str, Any]

# Actions that take a land; the messages hold the words for them.
LAND_VERBS: Final = {"invade": "invade", "fortify": "build_fort", "monument": "build_monument"}
# How a decision is ended.
ENDS: Final = {s.REVENUE_DUE: "end_revenue", s.CONCLUDE: "end_turn"}


def attempts(teller: Teller, space: ActionSpace, view: View, text: str) -> list[Form] | str:
    """The actions to try, the likeliest first, or a sentence."""
    words, board = teller.words, view.board
    first, *rest = text.casefold().split()
    name = " ".join(rest)
    if means(words, first, "end"):
        return [{"do": ENDS.get(view.decision, "end_expansion")}]
    if not rest and means(words, first, "leader"):
        return [{"do": "use_leader"} | ({"ignore": what} if what else {}) for what in IGNORES]
    lands = [teller.name(land) for land in board.land_ids]
    for verb, do in LAND_VERBS.items():
        if rest and means(words, first, verb):
            land = find(lands, name)
            if land is None:
                return words("terminal-no-land", name=name)
            return [_on_land(view, do, land)]
    whole = name if rest and means(words, first, "play") else text
    if (land := find(lands, whole)) is not None:
        return _land(view, land)
    if (water := find([teller.name(id_) for id_ in board.water_ids], whole)) is not None:
        return [{"do": "place_fleet", "water": board.water_ids[water]}]
    if (token := find([teller.name(id_) for id_ in board.token_ids], whole)) is not None:
        do = "choose_token" if view.decision == s.DRAFT_TOKENS else "play_token"
        return [{"do": do, "token": board.token_ids[token]}]
    card = find_card(teller, view, whole)
    return words("terminal-why-unknown", text=text) if card is None else _card(space, view, card)


def find_card(teller: Teller, view: View, text: str) -> str | None:
    """An Honor, an Event or an Empire by its name."""
    board = view.board
    ids = [*board.honor_ids, *board.event_ids, *board.empire_ids]
    return find_id(teller.name, ids, text.removeprefix("the "))


def _on_land(view: View, do: str, land: int) -> Form:
    form = {"do": do, "land": view.board.land_ids[land]}
    if do == "build_fort":
        form["pay"] = "event" if view.decision == s.EVENT else "people"
    return form


def _land(view: View, land: int) -> list[Form]:
    """What one would do with a land now."""
    if view.decision == s.MONUMENTS_DUE:
        verbs = ["build_monument"]
    elif view.decision == s.SHORTAGE:
        verbs = ["take_building"]
    elif view.pieces[land] & ARMY:
        verbs = ["build_fort", "invade"]
    else:
        verbs = ["invade", "conquer"] if view.points else ["invade"]
    return [_on_land(view, do, land) for do in verbs]


def _card(space: ActionSpace, view: View, card: str) -> list[Form]:
    """Choosing the card, or playing it; one that names a target is tried on each there is."""
    board = view.board
    if card in board.empire_ids:
        return [{"do": "choose_empire", "empire": card}]
    if card in board.event_ids:
        if view.decision == s.DRAFT_EVENTS:
            return [{"do": "choose_event", "card": card}]
        block = space.block(PLAY_EVENT, board.event_ids.index(card))
        play: Form = {"do": "play_event", "card": card}
    else:
        block = space.block(PLAY_HONOR, board.honor_ids.index(card))
        play = {"do": "play_honor", "honor": card}
    match block.key if block else "":
        case "land":
            return [*({**play, LAND: land} for land in board.land_ids), play]
        case "lands":
            return [{**play, LANDS: [land]} for land in board.land_ids]
        case "waters":
            return [*({**play, WATERS: [water]} for water in board.water_ids), play]
        case "area":
            return [{**play, AREA: area} for area in board.area_ids]
    return [play]


def closing(teller: Teller, event: Form) -> str:
    """Why an event closes undo, as the end of a sentence."""
    words = teller.words
    match event["event"]:
        case "rolled":
            return words("terminal-undo-dice")
        case "event_turned":
            return words("terminal-undo-card", card=teller.name(event["card"], form="the"))
        case "garrison_removed" | "building_removed" | "building_reduced" | "building_taken" | "gold":
            return words("terminal-undo-touched", name=teller.player(event.get("owner", event.get("seat"))))
        case "token_kept" | "event_kept" | "empire_kept" | "empire_chosen" | "tokens_passed":
            return words("terminal-undo-chosen")
    return words("terminal-undo-given")
