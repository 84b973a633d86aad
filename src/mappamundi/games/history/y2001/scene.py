"""Where the story stands between two steps: whose turn it is, with which empire, and with which arms."""

from typing import Final, NamedTuple

from mappamundi.games.history.y2001.board import EFFECTS, SIEGECRAFT, WEAPONRY
from mappamundi.games.history.y2001.state import NOBODY
from mappamundi.games.history.y2001.view import View

# The cards that add to a die, in the order in which a battle tells them.
ARMS: Final = (WEAPONRY, SIEGECRAFT)


class Scene(NamedTuple):
    """Where the story stands: the turn, its empire, what is in play if that is another, and the cards that add."""

    seat: int = NOBODY
    empire: str = ""
    in_play: str = ""
    arms: tuple[str, ...] = ()


def scene_of(view: View | None) -> Scene:
    """Where the story stands at this moment, from what everybody sees."""
    if view is None:
        return Scene()
    board = view.board
    if view.seat == NOBODY:
        return Scene()
    arms = tuple([EFFECTS[card] for card in ARMS if view.force >> card & 1])
    return Scene(view.seat, board.empire_ids[view.empire], board.banner_ids[view.banner], arms)
