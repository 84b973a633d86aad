"""Where the story stands between two steps: whose turn it is, and with which empire."""

from typing import NamedTuple

from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View


class Scene(NamedTuple):
    """Where the story stands: the turn, its empire, and what is in play if that is another."""

    seat: int = NOBODY
    empire: str = ""
    in_play: str = ""


def scene_of(view: View) -> Scene:
    """Where the story stands at this moment, from what everybody sees."""
    board = view.board
    if view.seat == NOBODY:
        return Scene()
    return Scene(view.seat, board.empire_ids[view.empire], board.banner_ids[view.banner])
