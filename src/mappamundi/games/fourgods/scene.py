"""Where the story stands between two steps: whose the prophets are, and whether the last turns have begun."""

from typing import NamedTuple

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.state import CLOSING, NOBODY, OVER
from mappamundi.games.fourgods.view import View


class Scene(NamedTuple):
    """By god the seat that has it, or its colour; and whether the end has come near (G13.4, G10.10)."""

    owners: tuple[int, ...] = (NOBODY,) * len(GODS)
    closing: bool = False


def scene_of(view: View | None) -> Scene:
    """Where the story stands at this moment, from what everybody sees."""
    if view is None:
        return Scene()
    return Scene(tuple(view.owners), view.phase in (CLOSING, OVER))
