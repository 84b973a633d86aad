"""The chronicle: what happened, and the kinds of events, by number.

Nothing can be taken back: in a race every act is seen at once, and somebody may have answered it.
"""

from typing import Final

from mappamundi.kernel import Kind

READY: Final = 0
COLOUR_CHOSEN: Final = 1
CARD_DEALT: Final = 2
PLAY_BEGAN: Final = 3
GOD_CHOSEN: Final = 4
DREW: Final = 5
DISCARDED: Final = 6
FLIPPED: Final = 7
TOOK: Final = 8
PUT_BACK: Final = 9
BAGGED: Final = 10
PLACED: Final = 11
PROPHET_PLACED: Final = 12
BUILT: Final = 13
DESTROYED: Final = 14
PASSED: Final = 15
TURN_BEGAN: Final = 16
TURN_ENDED: Final = 17
CLOSING_BEGAN: Final = 18
TIME_WAS_UP: Final = 19
CHALLENGED: Final = 20
CORRECTED: Final = 21
CITY_REMOVED: Final = 22
PROPHET_RETURNED: Final = 23
PROPHET_LOST: Final = 24
FORFEIT_DUE: Final = 25
FORFEIT_VOID: Final = 26
DEBT: Final = 27
CARD_REVEALED: Final = 28
SCORED: Final = 29
GAME_ENDED: Final = 30

# Why the end comes near (G13.1, G13.2), and where a tile goes that is taken off the World (G16.3–G16.5).
CAUSES: Final = ("world", "bag")
BY_WORLD: Final = 0
BY_BAG: Final = 1
GOALS: Final = ("hand", "area", "bag")
TO_HAND: Final = 0
TO_AREA: Final = 1
TO_BAG: Final = 2

_SEAT: Final = ("seat", "seat")
_GOD: Final = ("god", "god")
_CELL: Final = ("cell", "cell")
_HAND: Final = ("hand", "number")
_SLOT: Final = ("slot", "slot")
_FACE: Final = ("face", "face")
_TILE: Final = ("tile", "tile")
_FROM: Final = ("from", "cell")
_LEFT: Final = ("left", "number")


def _kind(
    name: str,
    *fields: tuple[str, str],
    secret: tuple[str, ...] = (),
    knower: str = "",
    empty: tuple[str, ...] = (),
) -> Kind:
    return Kind(name, fields, secret, knower, reveals=True, empty=empty)


KINDS: Final = (
    _kind("ready", _SEAT),
    _kind("colour_chosen", _SEAT, _GOD),
    # G11.1, G11.7: everybody sees that a card is dealt, its owner which.
    _kind("card_dealt", _SEAT, _GOD, secret=("god",), knower="seat"),
    _kind("play_began"),
    # What is left of the god's reserve after debts (G16.8).
    _kind("god_chosen", _SEAT, _GOD, ("reserve", "number")),
    # `left` is how many tiles the bag holds afterwards.
    _kind("drew", _SEAT, _HAND, _TILE, _LEFT),
    _kind("discarded", _SEAT, _HAND, _SLOT, _FACE),
    # `area` is whose area it is.
    _kind("flipped", _SEAT, ("area", "seat"), _SLOT, _FACE),
    _kind("took", _SEAT, ("area", "seat"), _SLOT, _HAND, _TILE),
    _kind("put_back", _SEAT, _HAND, ("area", "seat"), _SLOT, _FACE, empty=("slot",)),
    # A tile goes into the bag, which then holds `left`.
    _kind("bagged", _LEFT),
    # `face` as it lies.
    _kind("placed", _SEAT, _HAND, _CELL, _FACE, ("wrong", "flag")),
    _kind("prophet_placed", _SEAT, _GOD, _CELL, ("corner", "corner"), ("terrain", "terrain"), _FROM, empty=("from",)),
    _kind("built", _SEAT, _GOD, _CELL, _FROM, _LEFT, empty=("from",)),
    # Whose city it was, whose prophet died in it, and which god of the destroyer gets the points.
    _kind("destroyed", _SEAT, _CELL, ("owner", "seat"), _GOD, ("credit", "god")),
    _kind("passed", _SEAT),
    _kind("turn_began", _SEAT, ("seconds", "number")),
    # A turn without an act counts as a pass (G10.7).
    _kind("turn_ended", _SEAT, ("idle", "flag")),
    # Seconds of the common clock, or turns still to come after the running one.
    _kind("closing_began", ("cause", "cause"), ("seconds", "number"), ("turns", "number")),
    _kind("time_was_up"),
    _kind("challenged", _SEAT, _CELL, ("by", "seat")),
    # A tile is taken off the World: to a hand, to an area or into the bag; `seat` is whose hand or area.
    _kind("corrected", _CELL, _FACE, ("to", "goal"), _SEAT, _HAND, _SLOT, empty=("seat", "slot")),
    _kind("city_removed", _CELL, _GOD, _LEFT),
    _kind("prophet_returned", _GOD, _CELL),
    # For good: from the reserve, or from a cell.
    _kind("prophet_lost", _SEAT, _GOD, _CELL, empty=("cell",)),
    _kind("forfeit_due", _SEAT, ("count", "number")),
    _kind("forfeit_void", _SEAT),
    _kind("debt", _SEAT, ("count", "number")),
    _kind("card_revealed", _SEAT, _GOD),
    # By god, or by colour where gods are hidden: cities, prophets, largest kingdom, number of kingdoms.
    _kind(
        "scored",
        _GOD,
        _SEAT,
        ("cities", "number"),
        ("prophets", "number"),
        ("largest", "number"),
        ("most", "number"),
        ("total", "number"),
    ),
    _kind("game_ended", ("scores", "numbers"), ("winners", "numbers")),
)
