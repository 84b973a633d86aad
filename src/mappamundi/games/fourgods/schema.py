"""The types of this game for the server's document: what `wire` declares, and what follows from kinds and forms."""

from typing import Annotated, Any, Final

from mappamundi.games.fourgods import wire
from mappamundi.games.fourgods.chronicle import CAUSES, GOALS, KINDS
from mappamundi.games.fourgods.forms import PARAMETERS
from mappamundi.kernel.shapes import Shapes, action_shapes, event_shapes, exactly, one_of

FIELDS: Final[dict[str, Any]] = {
    "number": int,
    "seat": int,
    "god": wire.God,
    "cell": str,
    "slot": int,
    "face": str,
    "tile": str,
    "corner": wire.Corner,
    "terrain": wire.Terrain,
    "cause": Annotated[str, one_of(CAUSES)],
    "goal": Annotated[str, one_of(GOALS)],
    "numbers": list[int],
    "flag": bool,
}

VALUES: Final[dict[str, Any]] = {
    "god": wire.God,
    "credit": wire.God,
    "count": int,
    "hand": int,
    "face": int,
    "turn": int,
    "slot": int,
    "area": int,
    "shows": str,
    "x": int,
    "y": int,
    "prophet": wire.Corner,
    "corner": wire.Corner,
    "from": Annotated[list[int], exactly(2)],
    "seconds": float,
}

SHAPES: Final = Shapes(
    name="Fourgods",
    view=wire.View,
    own=wire.Own,
    advice=wire.Advice,
    catalogue=wire.Catalogue,
    events=event_shapes(KINDS, FIELDS),
    actions=action_shapes(PARAMETERS, VALUES),
)
