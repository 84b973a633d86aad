"""Where the story stands between two steps: whose turn it is, and with which card."""

from typing import NamedTuple

from mappamundi.games.history.y2024.board import CITIES
from mappamundi.games.history.y2024.state import NOBODY, PLACE, SHORTAGE
from mappamundi.games.history.y2024.view import View


class Scene(NamedTuple):
    """Where the story stands: the turn, its Empire, the Event in play; an Enemy land that gave its capital away and is
    still to have a city for it (R1.13)."""

    seat: int = NOBODY
    empire: str = ""
    event: str = ""
    ceded: str = ""


def scene_of(view: View | None) -> Scene:
    """Where the story stands at this moment, from what everybody sees."""
    if view is None:
        return Scene()
    board = view.board
    if view.seat == NOBODY:
        return Scene()
    empire = view.empire if view.empire >= 0 else view.card
    event = board.event_ids[view.event] if view.in_event else ""
    return Scene(view.seat, board.empire_ids[empire], event, _ceded(view))


def _ceded(view: View) -> str:
    if view.decision != SHORTAGE or view.agenda[0][0] != PLACE:
        return ""
    _, land, building = view.agenda[0]
    given = building == CITIES and view.owners[land] not in (NOBODY, view.seat)
    return view.board.land_ids[land] if given else ""
