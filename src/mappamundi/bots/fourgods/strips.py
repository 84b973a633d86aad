"""What may lie face down in the discard areas: whoever knows the box and sees the World can tell a good deal of it."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from mappamundi.games.fourgods.tiles import FACES, TileSet
from mappamundi.games.fourgods.view import View


class Below:
    """The lower faces of a moment, as far as the box and what lies open leave them possible."""

    def __init__(self, view: View) -> None:
        self._tiles: Final = view.rules.tiles
        self._seen: Final = {here >> 1 for here in view.tiles if here >= 0} | {tile for tile in view.hands if tile >= 0}

    def chance(self, face: int, wanted: Callable[[int], bool]) -> float:
        """How likely a wanted face lies below this one, each tile that it may be as likely as the others."""
        possible = [other for tile, other in _printed(self._tiles).get(face, ()) if tile not in self._seen]
        return sum(map(wanted, possible)) / len(possible) if possible else 0.0


@lru_cache(maxsize=8)
def _printed(tiles: TileSet) -> dict[int, list[tuple[int, int]]]:
    """By face, turned as areas show it: the tiles of the box that have it, each with its other face."""
    found: dict[int, list[tuple[int, int]]] = {}
    for number, tile in enumerate(tiles.tiles[: tiles.count]):
        front, back = FACES[tile.front], FACES[tile.back]
        found.setdefault(front, []).append((number, back))
        if front != back:
            found.setdefault(back, []).append((number, front))
    return found
