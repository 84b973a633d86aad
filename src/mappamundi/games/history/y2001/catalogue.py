"""What never changes while the game is played, in the shape that all editions share (docs/data.md).

The data file keeps the words of its own edition; whoever shows a board reads one shape.
"""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.y2001.board import LASTING, Board, Empire
from mappamundi.games.history.y2001.odds import usual_odds

# What the file calls otherwise, by the part of the catalogue.
LANDS: Final = {"seas": "waters", "barren_neighbors": "barrens"}
WATERS: Final = {"adjacent": "waters"}
BARRENS: Final = {"neighbors": "lands"}
CARDS: Final = {"strength": "armies"}
# Where a fact was found matters to whoever corrects it, not to whoever plays; and what only the file needs.
UNSAID: Final = frozenset(("source", "vp_source", "defence_source", "note", "aliases", "size", "strength_1993"))
DOUBTS: Final = ("_confidence", "_source", "_detail")


def catalogue(board: Board) -> dict[str, Any]:
    data = board.data
    return {
        "epochs": _epochs(board),
        "areas": [
            {
                "id": area,
                "name": board.area_names[number],
                "lands": [board.land_ids[land] for land in board.area_lands[number]],
                "values": _values(board, number),
                "adjacent": list(data["areas"][number]["adjacent_areas"]),
            }
            for number, area in enumerate(board.area_ids)
        ],
        "lands": [_land(entry) for entry in data["lands"]],
        "waters": [
            {**_renamed(entry, WATERS), "barrens": _barrens(data, entry["id"]), "navigable": True}
            for entry in data["waters"]
        ],
        "barrens": [{**_renamed(entry, BARRENS), "waters": []} for entry in data["barren_lands"]],
        "empires": [_empire(board, entry, board.empires[n]) for n, entry in enumerate(data["empires"])],
        "events": [
            _event(board, entry, deck, n)
            for n, (deck, entry) in enumerate(
                (deck, entry) for deck in ("greater", "lesser") for entry in data["events"][deck]
            )
        ],
        # The edition's own.
        "minor_empires": [_empire(board, entry, board.minors[n]) for n, entry in enumerate(data["minor_empires"])],
        "kingdoms": [_renamed(entry, {}) for entry in data["kingdoms"]],
        "components": _plain(data["components"]),
        "scoring": _plain(data["scoring"]),
        "odds": usual_odds(),
    }


def _epochs(board: Board) -> list[dict[str, Any]]:
    spans = {entry["epoch"]: entry["span"] for entry in board.data.get("epochs") or ()}
    return [{"epoch": epoch, "span": spans.get(epoch, "")} for epoch in range(1, board.epochs + 1)]


def _values(board: Board, area: int) -> list[list[int]]:
    """A12.4: presence, dominance and control in each epoch."""
    return [
        [board.area_values[area][epoch] * times for times in board.multipliers[1:]]
        for epoch in range(1, board.epochs + 1)
    ]


def _land(entry: Mapping[str, Any]) -> dict[str, Any]:
    """A8.4, A8.5: `defended` names the neighbours towards which terrain on this side helps the defender."""
    told = _renamed(entry, LANDS)
    told["terrain"] = next(iter(entry["terrain"] or ()), "clear")
    told["terrains"] = list(entry["terrain"] or ())
    told["neighbours"] = [border["to"] for border in entry["neighbors"]]
    told["straits"] = [strait["to"] for strait in entry["straits"]]
    told["defended"] = {border["to"]: border["defence"] for border in entry["neighbors"] if border["defence"] != "none"}
    del told["neighbors"]
    return told


def _empire(board: Board, entry: Mapping[str, Any], card: Empire) -> dict[str, Any]:
    """A6.4: `fleets` are all waters in which it is due one. A6.12: `start` are all lands it begins in."""
    told = _renamed(entry, CARDS)
    told.pop("start_land", None)
    told.pop("start_lands", None)
    return {
        **told,
        "start": [board.land_ids[land] for land in card.starts],
        "fleets": [board.water_ids[water] for water in range(board.water_count) if card.due >> water & 1],
    }


def _event(board: Board, entry: Mapping[str, Any], deck: str, number: int) -> dict[str, Any]:
    """`kind` is the deck; `epoch` that of a card for one alone; `lasts` whether it holds for the turn (A5.6)."""
    told = _renamed(entry, {})
    epochs = told["epochs"]
    return {
        **told,
        "kind": deck,
        "epoch": epochs[0] if len(epochs) == 1 else None,
        "lasts": board.events[number].effect in LASTING,
    }


def _barrens(data: Mapping[str, Any], water: str) -> list[str]:
    return [entry["id"] for entry in data["barren_lands"] if water in (entry.get("seas") or ())]


def _renamed(entry: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {names.get(key, key): _plain(value) for key, value in entry.items() if _is_said(key)}


def _is_said(key: Any) -> bool:
    return key not in UNSAID and not str(key).endswith(DOUBTS)


def _plain(value: Any) -> Any:
    """As JSON has it: keys are words."""
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items() if _is_said(key)}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value
