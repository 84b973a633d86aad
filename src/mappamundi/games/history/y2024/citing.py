"""Which rule says what a card or an Honor does: refusals and the chronicle cite it."""

from collections.abc import Mapping
from typing import Final

from mappamundi.games.history.y2024.board import (
    ADD_PEOPLE,
    BUILDINGS_BONUS,
    CATASTROPHE,
    CRUSADE,
    DEATH,
    HIRE,
    LANDS_BONUS,
    LIBERATE,
    NO_TEXT,
    OCEAN_TRADE,
    PLACE_CITIES,
    PLACE_CITY,
    PLACE_FLEET,
    PLACE_FORT,
    REVOLT,
    SETTLE,
    TRADE,
)

EVENT_RULES: Final[Mapping[int, str]] = {
    NO_TEXT: "R5.8",
    SETTLE: "R13.4",
    LIBERATE: "R13.5",
    CRUSADE: "R13.6",
    DEATH: "R13.7",
    REVOLT: "R13.8",
    PLACE_CITIES: "R13.9",
    HIRE: "R13.10",
    TRADE: "R13.11",
    OCEAN_TRADE: "R13.12",
}
HONOR_RULES: Final[Mapping[int, str]] = {
    ADD_PEOPLE: "R11.9",
    PLACE_FLEET: "R11.10",
    PLACE_FORT: "R11.13",
    PLACE_CITY: "R11.14",
    BUILDINGS_BONUS: "R11.15",
    LANDS_BONUS: "R11.16",
    CATASTROPHE: "R11.17",
}
