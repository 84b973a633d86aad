"""The types of this edition for the server's document: what `wire` declares, and what follows from kinds and forms."""

from typing import Annotated, Any, Final

from mappamundi.games.history.y2024 import entries, wire
from mappamundi.games.history.y2024.actions import AREA, IGNORES, LAND, LANDS, PAYMENTS, WATERS
from mappamundi.games.history.y2024.chronicle import KINDS, LEADERS, OUTCOMES, PHASES, SOURCES
from mappamundi.games.history.y2024.forms import PARAMETERS
from mappamundi.kernel.shapes import Shapes, action_shapes, event_shapes, one_of

FIELDS: Final[dict[str, Any]] = {
    "number": int,
    "seat": int,
    "land": str,
    "water": str,
    "area": str,
    "token": str,
    "event": str,
    "empire": str,
    "honor": str,
    "tokens": list[str],
    "events": list[str],
    "empires": list[str],
    "areas": list[str],
    "building": wire.Building,
    "buildings": list[wire.Building],
    "outcome": Annotated[str, one_of(OUTCOMES)],
    "leader": Annotated[str, one_of(LEADERS)],
    "source": Annotated[str, one_of(SOURCES)],
    "phase": Annotated[str, one_of(PHASES)],
    "dice": list[int],
    "odds": wire.Odds,
    "numbers": list[int],
    "seats": list[int],
    "degrees": list[wire.AreaDegree],
    "yields": list[wire.Yield],
    "paid": list[wire.Paid],
}

VALUES: Final[dict[str, Any]] = {
    "token": str,
    "card": str,
    "empire": str,
    "honor": str,
    "land": str,
    "lands": list[str],
    "area": str,
    "water": str,
    "waters": list[str],
    "ignore": Annotated[str, one_of(IGNORES[1:])],
    "pay": Annotated[str, one_of(PAYMENTS)],
    # One land, or several.
    "take_from": str | list[str],
}
# A card or an Honor names what it is aimed at.
AIMED: Final = tuple(f"[{key}]" for key in (LAND, LANDS, AREA, WATERS, "take_from"))

SHAPES: Final = Shapes(
    name="2024",
    view=wire.View,
    own=wire.Own,
    advice=wire.Advice,
    catalogue=entries.Catalogue,
    events=event_shapes(KINDS, FIELDS),
    actions=action_shapes(
        {**PARAMETERS, "play_event": ("card", *AIMED), "play_honor": ("honor", *AIMED)},
        VALUES,
        hidden=("choose_token", "choose_event", "choose_empire"),
    ),
)
