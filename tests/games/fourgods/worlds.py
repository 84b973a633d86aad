"""Worlds that look the same to one viewer: positions that differ only in what it may not know.

Hidden are the order of the bag, the lower faces of tiles in areas, and, with hidden gods, the cards of other seats and
those not dealt. What the viewer knows is worked out here from the rules, not asked from the engine's view.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.fourgods.game import GAME

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.position import Position
from mappamundi.kernel import Chance, Seeded

Dump = Mapping[str, Any]

_FACES = {tile["id"]: (tile["front"], tile["back"]) for tile in GAME.rules.data["tile_set"]["list"]}


def scramble(position: Position, viewer: int | None, rng: Random, chance: Chance | None = None) -> Position:
    """A position that this seat, or a spectator (`None`), cannot tell from the given one."""
    return GAME.load(scrambled(position.dump(), viewer, rng), chance or Seeded(rng.randbytes(32)))


def scrambled(dump: Dump, viewer: int | None, rng: Random) -> dict[str, Any]:
    changed = dict(dump)
    _turn_discards(changed, dump, rng)
    rng.shuffle(changed["bag"])
    if dump["variant"]["hidden"] and dump["phase"] != "over" and None not in dump["cards"]:
        _deal_cards(changed, dump, viewer, rng)
    return changed


def turned(face: str) -> str:
    """The same for a face however it is turned."""
    letters, slash, bridge = face.partition("/")
    return min(letters[turn:] + letters[:turn] for turn in range(4)) + slash + bridge


def _turn_discards(changed: dict[str, Any], dump: Dump, rng: Random) -> None:
    """Under the face that lies up may be any other that the box has there, if that tile was not seen elsewhere."""
    bag = list(dump["bag"])
    areas = [list(area) for area in dump["areas"]]
    for area in areas:
        for slot, lying in enumerate(area):
            if lying is None:
                continue
            shown = turned(_FACES[lying[0]][lying[1]])
            others = [
                (place, face)
                for place, tile in enumerate(bag)
                for face in (0, 1)
                if turned(_FACES[tile][face]) == shown
            ]
            if others:
                place, face = others[int(rng.random() * len(others))]
                area[slot], bag[place] = [bag[place], face], lying[0]
    changed["areas"], changed["bag"] = areas, bag


def _deal_cards(changed: dict[str, Any], dump: Dump, viewer: int | None, rng: Random) -> None:
    own = None if viewer is None else dump["cards"][viewer]
    rest = [god for god in GODS if god != own]
    rng.shuffle(rest)
    changed["cards"] = [own if seat == viewer else rest.pop() for seat in range(dump["players"])]
