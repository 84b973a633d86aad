"""What never changes while the game is played, in the shape that all editions share (docs/data.md).

The data file keeps the words of its own edition; whoever shows a board reads one shape.
"""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.y2024.board import Board
from mappamundi.games.history.y2024.odds import usual_odds

# What the file calls otherwise, by the part of the catalogue.
LANDS: Final = {"neighbors": "neighbours", "wastelands": "barrens"}
WATERS: Final = {"adjacent_waters": "waters"}
BARRENS: Final = {"neighbors": "lands"}
CARDS: Final = {"pieces": "armies", "start_lands": "start"}
# Where a fact was found matters to whoever corrects it, not to whoever plays.
UNSAID: Final = frozenset(("source", "players_source", "cards_source"))


def catalogue(board: Board) -> dict[str, Any]:
    data = board.data
    return {
        "epochs": [{"epoch": entry["epoch"], "span": entry["span"]} for entry in data["epochs"]],
        "areas": [
            {
                "id": area,
                "name": board.area_names[number],
                "lands": [board.land_ids[land] for land in board.area_lands[number]],
                "values": _values(board, number),
                "active_from": board.active_from[number],
                "tokens": board.area_tokens[number],
            }
            for number, area in enumerate(board.area_ids)
        ],
        "lands": [_renamed(entry, LANDS) for entry in data["lands"]],
        "waters": [{**_renamed(entry, WATERS), "barrens": [], "navigable": True} for entry in data["waters"]],
        "barrens": [{**_renamed(entry, BARRENS), "waters": []} for entry in data["wastelands"]],
        "empires": [
            _renamed(entry, CARDS) | {"sub_empires": [_renamed(half, CARDS) for half in entry.get("sub_empires") or ()]}
            for entry in data["empires"]
        ],
        "events": [_renamed(entry, CARDS) for entry in data["events"]],
        # The edition's own.
        "power_icons": _plain(data["power_icons"]),
        "honors": _plain(data["honors"]),
        "pairs": _plain(data["paired_area_tokens"]),
        "components": _plain(data["components"]),
        "constants": _plain(data["constants"]),
        "odds": usual_odds(board),
    }


def _values(board: Board, area: int) -> list[list[int]]:
    """Presence, dominance and mastery in each epoch; nothing before the area is active (R10.13)."""
    degrees = list(board.control[1:])
    return [degrees if epoch >= board.active_from[area] else [0, 0, 0] for epoch in range(1, board.epochs + 1)]


def _renamed(entry: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {names.get(key, key): _plain(value) for key, value in entry.items() if key not in UNSAID}


def _plain(value: Any) -> Any:
    """As JSON has it: keys are words."""
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items() if key not in UNSAID}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value
