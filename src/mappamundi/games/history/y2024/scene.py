"""Where the story stands between two steps: whose turn it is, and with which card."""

from typing import NamedTuple

from mappamundi.games.history.y2024.state import NOBODY
from mappamundi.games.history.y2024.view import View


class Scene(NamedTuple):
    """Where the story stands: the turn, its Empire, the Event in play."""

    seat: int = NOBODY
    empire: str = ""
    event: str = ""


def scene_of(view: View) -> Scene:
    """Where the story stands at this moment, from what everybody sees."""
    board = view.board
    if view.seat == NOBODY:
        return Scene()
    empire = view.empire if view.empire >= 0 else view.card
    return Scene(view.seat, board.empire_ids[empire], board.event_ids[view.event] if view.in_event else "")
