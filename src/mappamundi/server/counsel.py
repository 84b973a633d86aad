"""What an action would bring, told to somebody without a seat."""

from collections.abc import Mapping
from typing import Any

from mappamundi.kernel import Game, IllegalAction, View


def watched(game: Game, view: View, form: Mapping[str, Any]) -> Mapping[str, Any]:
    """The game's counsel on an action for a viewer without a seat; nothing on what is no action."""
    try:
        [advice] = game.counsel(view, [game.action(form)])
    except IllegalAction:
        return {}
    return advice
