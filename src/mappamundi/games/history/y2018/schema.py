"""The types of this edition for the server's document: what `wire` declares, and what follows from kinds and forms."""

from typing import Annotated, Any, Final, Literal

from mappamundi.games.history.y2018 import wire
from mappamundi.games.history.y2018.actions import FORCES, TARGETS
from mappamundi.games.history.y2018.chronicle import BUILDINGS, KINDS, OUTCOMES, SOURCES
from mappamundi.games.history.y2018.forms import PARAMETERS
from mappamundi.games.history.y2018.state import PHASES
from mappamundi.kernel.shapes import Shapes, action_shapes, event_shapes, one_of

FIELDS: Final[dict[str, Any]] = {
    "number": int,
    "seat": int,
    "land": str,
    "area": str,
    "empire": str,
    "event": str,
    "pile": wire.Pile,
    "card": str,
    "cards": list[str],
    "sections": list[str],
    "route": list[str],
    "building": Annotated[str, one_of(BUILDINGS)],
    "outcome": Annotated[str, one_of(OUTCOMES)],
    "source": Annotated[str, one_of(SOURCES)],
    "force": Annotated[str, one_of(FORCES[1:])],
    "phase": Annotated[str, one_of(PHASES)],
    "dice": list[int],
    "numbers": list[int],
    "odds": wire.Odds,
    "flag": bool,
    "degrees": list[wire.AreaDegree],
}

VALUES: Final[dict[str, Any]] = {
    "card": str,
    "pile": wire.Pile,
    "to": int,
    "land": str,
    "lands": list[str],
    "region": str,
    "waters": list[str],
    "barrens": list[str],
    "via": list[str],
    "extra": int,
    "auto_win": Literal[True],
    "die": int,
    "with": Annotated[str, one_of(FORCES[1:])],
    "by": int,
}
# An event card names what it is aimed at.
PLAY_EVENT: Final = ("card", *(f"[{key}]" for key in dict.fromkeys(TARGETS.values())))

SHAPES: Final = Shapes(
    name="2018",
    view=wire.View,
    own=wire.Own,
    advice=wire.Advice,
    catalogue=wire.Catalogue,
    events=event_shapes(KINDS, FIELDS),
    actions=action_shapes(
        {**PARAMETERS, "play_event": PLAY_EVENT}, VALUES, hidden=("choose_event", "choose_empire", "open_pile")
    ),
)
