"""What "why can't I …" means: names of lands, waters and cards turned into actions that the engine may refuse."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.cli.play.finding import find, find_id, means
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2001 import state as s
from mappamundi.games.history.y2001.actions import AREA, AREAS, LAND, LANDS, ActionSpace
from mappamundi.games.history.y2001.board import ARMY, Board
from mappamundi.games.history.y2001.view import View

Form = Mapping[str, Any]

# Actions that take a land; the messages hold the words for them.
LAND_VERBS: Final = {"invade": "invade", "fortify": "build_fort", "monument": "build_monument"}
# How a decision is ended.
ENDS: Final = {s.EVENTS: "end_events", s.NAVAL: "end_naval", s.MONUMENTS_DUE: "end_monuments"}


def attempts(teller: Teller, space: ActionSpace, view: View, text: str) -> list[Form] | str:
    """The actions to try, the likeliest first, or a sentence."""
    words, board = teller.words, view.board
    first, *rest = text.casefold().split()
    name = " ".join(rest)
    if means(words, first, "end"):
        return [{"do": ENDS.get(view.decision, "end_expansion")}]
    lands = [teller.name(land) for land in board.land_ids]
    waters = [teller.name(water) for water in board.water_ids]
    for verb, do in LAND_VERBS.items():
        if rest and means(words, first, verb):
            land = find(lands, name)
            if land is not None:
                return [{"do": do, "land": board.land_ids[land]}]
            if do == "invade" and (water := find(waters, name)) is not None:
                return [{"do": "attack_fleet", "water": board.water_ids[water]}]
            return words("terminal-no-land", name=name)
    if means(words, first, "fleet"):
        found = find(waters, name) if rest else None
        return words("terminal-why-unknown", text=text) if rest and found is None else _fleets(view, found)
    whole = name if rest and means(words, first, "play") else text
    if (land := find(lands, whole)) is not None:
        return [{"do": do, "land": board.land_ids[land]} for do in _verbs(view, land)]
    if (barren := find([teller.name(id_) for id_ in board.barren_ids], whole)) is not None:
        return [{"do": "invade", "land": board.barren_ids[barren]}]
    if (water := find(waters, whole)) is not None:
        return _fleets(view, water)
    card = find_card(teller, view, whole)
    return words("terminal-why-unknown", text=text) if card is None else _card(space, board, card)


def find_card(teller: Teller, view: View, text: str) -> str | None:
    """An event card, an empire or a minor empire by its name."""
    board = view.board
    ids = [*board.event_ids, *board.empire_ids, *board.minor_ids]
    return find_id(teller.name, ids, text.removeprefix("the "))


def _verbs(view: View, land: int) -> list[str]:
    """What one would do with a land now."""
    if view.decision == s.MONUMENTS_DUE:
        return ["build_monument"]
    if view.decision == s.PLAGUE:
        return ["spread_plague"]
    return ["build_fort", "reinforce", "invade"] if view.pieces[land] & ARMY else ["invade"]


def _fleets(view: View, water: int | None) -> list[Form]:
    """What one would do now with the fleet of that water, or with any: the own ones first, to attack the others."""
    board = view.board
    meant = board.seas & ~view.fleets if view.decision == s.NAVAL else view.fleets or board.seas
    ranked = sorted(range(board.water_count), key=lambda one: not meant >> one & 1)
    ids = [board.water_ids[one] for one in ranked if water in (None, one)]
    if view.decision == s.REALLOCATE:
        return [{"do": "reallocate", "waters": [id_]} for id_ in ids]
    do = "attack_fleet" if view.decision == s.NAVAL else "man_fleet"
    return [{"do": do, "water": id_} for id_ in ids]


def _card(space: ActionSpace, board: Board, card: str) -> list[Form]:
    """Keeping the empire, or playing the card; one that names a target is tried on each there is."""
    if card not in board.event_index:
        return [{"do": "keep"}]
    play: Form = {"do": "play_event", "card": card}
    block = space.blocks[board.event_index[card]]
    if block.key in (LAND, AREA):
        return [{**play, block.key: id_} for id_ in block.ids]
    if block.key == LANDS:
        return [{**play, LANDS: [id_]} for id_ in block.ids]
    if block.key == AREAS:
        return [{**play, AREAS: [board.area_ids[one], board.area_ids[other]]} for one, other in board.area_pairs]
    return [play]


def closing(teller: Teller, event: Form) -> str:
    """Why an event closes undo, as the end of a sentence."""
    words = teller.words
    match event["event"]:
        case "rolled" | "disease" | "first_roll":
            return words("terminal-undo-dice")
        case "turn_began" | "empire_skipped":
            return words("terminal-undo-called", empire=teller.name(event["empire"], form="the"))
        case "army_removed" | "building_removed" | "pillaged" | "fleet_removed" | "betrayed" | "battle":
            whose = next(event[key] for key in ("owner", "victim", "defender", "seat") if event.get(key) is not None)
            return words("terminal-undo-touched", name=teller.player(whose))
        case "empire_kept" | "empire_passed" | "empire_drawn" | "empire_seen":
            return words("terminal-undo-chosen")
    return words("terminal-undo-given")
