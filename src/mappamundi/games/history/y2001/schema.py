"""The types of this edition for the server's document: what `wire` declares, and what follows from kinds and forms."""

from typing import Annotated, Any, Final, Literal

from mappamundi.games.history.y2001 import wire
from mappamundi.games.history.y2001.actions import TARGETS
from mappamundi.games.history.y2001.board import BUILDING_NAMES
from mappamundi.games.history.y2001.chronicle import CAUSES, COIN_NAMES, KINDS, OUTCOMES, PAY_NAMES
from mappamundi.games.history.y2001.forms import PARAMETERS
from mappamundi.kernel.shapes import Shapes, action_shapes, event_shapes, one_of

FIELDS: Final[dict[str, Any]] = {
    "number": int,
    "seat": int,
    "land": str,
    "barren": str,
    "water": str,
    "waters": list[str],
    "event": str,
    "empire": str,
    "banner": str,
    "building": Annotated[str, one_of(BUILDING_NAMES)],
    "way": wire.Way,
    "outcome": Annotated[str, one_of(OUTCOMES)],
    "cause": Annotated[str, one_of(CAUSES)],
    "coin": Annotated[str, one_of(COIN_NAMES)],
    "pay": Annotated[str, one_of(PAY_NAMES)],
    "phase": wire.Decision,
    "flag": bool,
    "dice": list[int],
    "numbers": list[int],
    "seats": list[int],
    "rolls": list[wire.FirstRoll],
    "odds": wire.Odds,
    "degrees": list[wire.AreaDegree],
}

VALUES: Final[dict[str, Any]] = {
    "card": str,
    "to": int,
    "land": str,
    "lands": list[str],
    "area": str,
    "areas": list[str],
    "water": str,
    "waters": list[str],
    "from": str,
    "by": Literal["sea"],
    "pay": Annotated[str, one_of(PAY_NAMES)],
    "coin": Annotated[str, one_of(COIN_NAMES)],
}
# An event card names what it is aimed at.
PLAY_EVENT: Final = ("card", *(f"[{key}]" for key in TARGETS))

SHAPES: Final = Shapes(
    name="2001",
    view=wire.View,
    own=wire.Own,
    advice=wire.Advice,
    catalogue=wire.Catalogue,
    events=event_shapes(KINDS, FIELDS),
    actions=action_shapes({**PARAMETERS, "play_event": PLAY_EVENT}, VALUES),
)
