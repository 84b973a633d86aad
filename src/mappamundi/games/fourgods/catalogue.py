"""What never changes while the game is played, as JSON for whoever shows it."""

from typing import Any

from mappamundi.games.fourgods.data import GODS, MODULES
from mappamundi.games.fourgods.state import SECOND, Rules
from mappamundi.games.fourgods.tiles import AREAS, CORNERS, LITERALS, TERRAINS


def catalogue(rules: Rules) -> dict[str, Any]:
    """The box: its tiles, terrains, gods and numbers; and of every shape of a face its areas, each by its corners."""
    data = rules.data
    return {
        "size": [rules.width, rules.height],
        "terrains": list(TERRAINS),
        "corners": list(CORNERS),
        "gods": [
            {"id": god, "terrain": terrain, "colour": data["gods"][god]["colour"]}
            for god, terrain in zip(GODS, TERRAINS, strict=True)
        ],
        "tiles": [{"id": tile.id, "tile": tile.literal} for tile in rules.tiles.tiles[: rules.tiles.count]],
        "areas": {
            literal: [CORNERS[first] for first in AREAS[shape]] for shape, literal in enumerate(LITERALS) if literal
        },
        "cities": rules.cities,
        "modules": {
            name: {
                "gods": numbers["gods_per_player"],
                "reserve": numbers["prophets_per_reserve"],
                "slots": numbers["discard_capacity"],
            }
            for name in MODULES
            for numbers in (data["setup_by_player_module"][name],)
        },
        "turn_seconds": rules.turn_clock // SECOND,
        "closing_seconds_per_player": rules.closing_clock // SECOND,
        "timers": data["timers"],
        "prizes": list(rules.prizes),
        "city_points": rules.city_points,
        "destroyed_points": rules.destroyed_points,
    }
