"""What never changes while the game is played, in the shape that all editions share (docs/data.md).

The data file keeps the words of its own edition; whoever shows a board reads one shape.
"""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.odds import usual_odds

# What the file calls otherwise, by the part of the catalogue.
LANDS: Final = {"region": "area", "neighbors": "neighbours"}
WATERS: Final = {"adjacent_waters": "waters", "adjacent_barrens": "barrens", "fleet_allowed": "navigable"}
BARRENS: Final = {"neighbors": "lands", "adjacent_waters": "waters"}
CARDS: Final = {"era": "epoch"}
# Where a fact was found matters to whoever corrects it, not to whoever plays.
UNSAID: Final = frozenset(("source", "note"))


def catalogue(board: Board) -> dict[str, Any]:
    data = board.data
    return {
        "epochs": [{"epoch": epoch, "span": span} for epoch, span in data["era_spans"].items()],
        "areas": [
            {
                "id": entry["id"],
                "name": entry["name"],
                "lands": list(entry["lands"]),
                "values": _values(board, board.area_index[entry["id"]]),
            }
            for entry in data["regions"]
        ],
        "lands": [_renamed(entry, LANDS) for entry in data["lands"]],
        "waters": [_renamed(entry, WATERS) for entry in data["waters"]],
        "barrens": [_renamed(entry, BARRENS) for entry in data["barren_lands"]],
        "empires": [_renamed(entry, CARDS) for entry in data["empires"]],
        "events": [_renamed(entry, CARDS) for entry in data["events"]],
        # The edition's own.
        "combat": _plain(data["combat"]),
        "scoring": _plain(data["scoring"]),
        "components": _plain(data["component_limits"]),
        "odds": usual_odds(board),
    }


def _values(board: Board, area: int) -> list[list[int]]:
    """Presence, dominance and supremacy in each epoch."""
    return [list(board.values[epoch][area]) for epoch in range(1, board.epochs + 1)]


def _renamed(entry: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    return {names.get(key, key): _plain(value) for key, value in entry.items() if key not in UNSAID}


def _plain(value: Any) -> Any:
    """As JSON has it: keys are words."""
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items() if key not in UNSAID}
    return [_plain(inner) for inner in value] if isinstance(value, list | tuple) else value
