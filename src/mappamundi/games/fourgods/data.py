"""Reading and checking the data file: tiles, gods, modules and numbers as the game's owner may correct them.

Every problem is reported with the entry and a remedy, all at once, so that a correction needs one round.
"""

from collections.abc import Mapping
from typing import Any

from mappamundi.games.data import Source, read_data
from mappamundi.games.fourgods.tiles import LETTERS, TERRAINS, shape_of
from mappamundi.kernel import BadInput

FILE = "fourgods.yaml"
# G1.3, in the order of their terrains.
GODS = ("merfolk", "humans", "elves", "dwarves")
MODULES = ("four", "three", "two_with_four_gods", "two_with_two_gods")

# More problems than these are only counted.
SHOWN = 12

# What the house counts beside the rules (G3.8).
COUNTDOWNS = (
    "prophet_window",
    "take_hold_limit",
    "pass_countdown",
    "ready_countdown",
    "penalty_choice",
    "challenge_cooldown",
    "idle_pass",
)
COOLING = ("draw", "place_tile", "discard", "take", "flip", "place_prophet", "choose_god", "build_city", "destroy_city")

# Every number that the rules or the house read, by its path, with the least that makes sense.
NUMBERS: Mapping[str, int] = {
    "board.cols": 1,
    "board.rows": 1,
    "components.legendary_cities.count": 0,
    "timers.turn_s.value": 1,
    "timers.final_per_player_s.value": 1,
    **{f"timers.{name}_s.value": 0 for name in COUNTDOWNS},
    "network.fairness_window_ms": 0,
    "network.latency_credit_max_ms": 0,
    "network.deadline_grace_max_ms": 0,
    "network.glance_ms": 0,
    "network.retry_ms": 0,
    "network.bot_think_ms.min": 0,
    "network.bot_think_ms.mean": 1,
    **{f"network.action_cooldown_ms.{kind}": 0 for kind in COOLING},
    "scoring.city_controlled": 0,
    "scoring.city_destroyed": 0,
    **{
        f"setup_by_player_module.{module}.{key}": least
        for module in MODULES
        for key, least in (("gods_per_player", 1), ("prophets_per_reserve", 0), ("discard_capacity", 1))
    },
}


def read(source: Source | None) -> tuple[Mapping[str, Any], str]:
    """The data, checked, and where it came from: the corrected file if there is one, otherwise the package's own."""
    data, name = read_data(__package__, FILE, source)
    check(name, data)
    return data, name


def check(name: str, data: Mapping[str, Any]) -> None:
    """Raise BadInput if anything is wrong."""
    problems = [f"{name}: {problem}" for problem in (*_tiles(data), *_gods(data), *_numbers(data))]
    if problems:
        more = f"\n… and {len(problems) - SHOWN} more" if len(problems) > SHOWN else ""
        raise BadInput("\n".join(problems[:SHOWN]) + more)


def at(data: Any, path: str) -> Any:
    """What stands at this path of keys; nothing where it breaks off."""
    for key in path.split("."):
        data = data.get(key) if isinstance(data, dict) else None
    return data


def _tiles(data: Mapping[str, Any]) -> list[str]:
    """G1.4, G1.5."""
    listed = at(data, "tile_set.list")
    if not isinstance(listed, list) or not listed:
        return ["tile_set: list: missing or empty; give a list of tiles"]
    problems, seen = [], set()
    for place, entry in enumerate(listed, 1):
        where = f"tile_set: tile {place}"
        if not isinstance(entry, dict) or entry.get("id") != place:
            problems.append(f"{where}: has another id or none; number the tiles from 1, in their order")
            continue
        for side in ("front", "back"):
            if shape_of(entry.get(side)) < 0:
                problems.append(
                    f"{where}: {side} is {entry.get(side)!r}; write four of the letters {LETTERS}, at most three "
                    "different ones, and the terrain that bridges a saddle after a stroke: OPOP/P"
                )
        faces = (str(entry.get("front")), str(entry.get("back")))
        if faces in seen:
            problems.append(f"{where}: the same tile a second time; no two tiles are equal")
        seen.add(faces)
    return problems


def _gods(data: Mapping[str, Any]) -> list[str]:
    """G1.3."""
    gods = data.get("gods")
    if not isinstance(gods, dict) or tuple(gods) != GODS:
        return [f"gods: give {', '.join(GODS)}, in this order"]
    return [
        f"gods: {god}: terrain is {at(gods[god], 'terrain')!r}; it is {letter}, {terrain}"
        for god, letter, terrain in zip(GODS, LETTERS, TERRAINS, strict=True)
        if at(gods[god], "terrain") != letter
    ]


def _numbers(data: Mapping[str, Any]) -> list[str]:
    problems = []
    for path, least in NUMBERS.items():
        number = at(data, path)
        if type(number) is not int or number < least:
            found = "missing" if number is None else f"is {number!r}"
            problems.append(f"{path.replace('.', ': ')}: {found}; give a whole number of at least {least}")
    prizes = at(data, "scoring.rank_prizes")
    good = isinstance(prizes, list) and len(prizes) == len(GODS) and all(type(n) is int and n >= 0 for n in prizes)
    if not good or prizes != sorted(prizes, reverse=True):
        problems.append(f"scoring: rank_prizes: is {prizes!r}; give four whole numbers, the highest first")
    return problems
