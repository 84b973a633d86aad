"""Crowded tables, such as games seldom reach: full areas, empty reserves, wrong and taken tiles, few in the bag."""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.fourgods.second_table import CORNERS, GODS, turned

from mappamundi.kit.random_play import some

Setup = dict[str, Any]


def crowded_table(rng: Random, data: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> Setup:
    """A setup for the engine and for the second reading."""
    box = [f"{entry['front']}|{entry['back']}" for entry in data["tile_set"]["list"]]
    rng.shuffle(box)
    hidden, timed = options.get("gods") == "hidden", options.get("tempo") == "timed_turns"
    four_gods = players == 2 and options.get("two_player") != "two_with_two_gods"
    lenient = options.get("legality") == "table"
    width, height = some(rng, (2, 3, 3, 4, 5)), some(rng, (1, 3, 3, 4))
    gods = rng.sample(list(GODS), 4)
    world: Setup = {}
    cities: Setup = {}
    fill = some(rng, (0.3, 0.6, 0.9))
    for place in rng.sample([f"{x},{y}" for x in range(width) for y in range(height)], width * height):
        chance = rng.random()
        if chance < fill:
            world[place] = _laid(rng, box.pop(), players, lenient, gods)
        elif chance < fill + 0.15 and len(cities) < 8:
            cities[place] = {"god": some(rng, gods)}
    slots = {4: 10, 3: 13, 2: 20}[players]
    setup: Setup = {
        "world_size": [width, height],
        "world": world,
        "cities": cities,
        "reserves": {god: some(rng, (0, 0, 1, 2)) for god in gods},
        "cities_left": some(rng, (0, 1, 3)),
        "discards": {
            seat: _area(rng, box[seat : seat + 3], slots - some(rng, (0, 0, 1, slots))) for seat in range(players)
        },
        "bag": box[-some(rng, (1, 2, 3, 9)) :],
        "passed": [seat for seat in range(players - 1) if rng.random() < 0.3],
        "phase": some(rng, ("play", "play", "closing")),
    }
    if hidden:
        setup["colours"] = dict(enumerate(gods[:players]))
        setup["cards"] = dict(enumerate(rng.sample(gods, players)))
    else:
        each = 2 if four_gods else 1
        kept = [some(rng, (0, each, each)) for _ in range(players)]
        setup["gods"] = {seat: gods[seat * each : seat * each + count] for seat, count in enumerate(kept)}
    holders = [int(players * rng.random())] if timed else range(players)
    setup["hands"] = {seat: [_some_tile(rng, box), _some_tile(rng, box)] for seat in holders}
    setup["taken"] = {
        seat: {"hand": hand, "area": int(players * rng.random())}
        for seat, hands in setup["hands"].items()
        if rng.random() < 0.3 and hands[hand := int(2 * rng.random())]
    }
    if timed:
        setup["turn"] = {"seat": holders[0]}
    return setup


def _some_tile(rng: Random, box: list[str]) -> str | None:
    return box.pop() if rng.random() < 0.6 else None


def _area(rng: Random, tiles: list[str], count: int) -> list[str | None]:
    """So many slots filled, now and then one left open among them."""
    return [None if rng.random() < 0.02 else some(rng, tiles) for _ in range(count)]


def _laid(rng: Random, tile: str, players: int, lenient: bool, gods: list[str]) -> Setup:
    face = turned(some(rng, tile.split("|")), int(4 * rng.random()))
    laid: Setup = {"face": face, "tile": tile}
    if rng.random() < 0.9:
        laid["by"] = int(players * rng.random())
    if lenient and rng.random() < 0.3:
        laid["wrong"] = True
    if rng.random() < 0.3:
        laid["prophet"] = {"god": some(rng, gods), "corner": some(rng, CORNERS)}
    return laid
