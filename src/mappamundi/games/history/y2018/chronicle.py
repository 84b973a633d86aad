"""The chronicle: what happened, and the kinds of events, by number."""

from typing import Final

from mappamundi.kernel import Kind

EPOCH_BEGAN: Final = 0
PILE_OPENED: Final = 1
CHOSE: Final = 2
RECEIVED: Final = 3
DREW: Final = 4
GAVE: Final = 5
TURN_BEGAN: Final = 6
KINGDOM_PLAYED: Final = 7
EVENT_PLAYED: Final = 8
GATHERED: Final = 9
ARMY_PLACED: Final = 10
ARMY_REMOVED: Final = 11
BUILDING_PLACED: Final = 12
BUILDING_REDUCED: Final = 13
FORT_PLACED: Final = 14
FORT_REMOVED: Final = 15
MARKERS_LAID: Final = 16
INVADED: Final = 17
ROLLED: Final = 18
REROLLED: Final = 19
HELD: Final = 20
BATTLE: Final = 21
BESIEGED: Final = 22
RETREATED: Final = 23
SPARED: Final = 24
POINTS: Final = 25
SHIFTED: Final = 26
SCORED: Final = 27
AREA_LINKED: Final = 28
PHASE_ENDED: Final = 29
DISCARDED: Final = 30
TURN_ENDED: Final = 31
GAME_ENDED: Final = 32
PLAGUE_CAME: Final = 33
MIDDLE_OPENED: Final = 34
EMPIRE_SKIPPED: Final = 35

# Buildings and outcomes as the fields of events name them.
BUILDINGS: Final = ("capital", "city", "monument")
OUTCOMES: Final = ("defeat", "tie", "win")
PILES: Final = ("events", "empires")
SOURCES: Final = ("marauder", "battle", "fleet", "turn")
DEGREES: Final = ("", "presence", "dominance", "supremacy")

KINDS: Final = (
    Kind("epoch_began", (("epoch", "number"),)),
    Kind(
        "pile_opened",
        (("seat", "seat"), ("pile", "pile"), ("cards", "cards")),
        ("cards",),
        "seat",
        reveals=True,
    ),
    # That a seat has chosen is public, what it chose is not (Z3.9); it cannot be taken back (Z3.4).
    Kind("chose", (("seat", "seat"), ("pile", "pile"), ("card", "card")), ("card",), "seat", reveals=True),
    Kind("received", (("seat", "seat"), ("pile", "pile"), ("card", "card")), ("card",), "seat", reveals=True),
    Kind("drew", (("seat", "seat"), ("pile", "pile"), ("card", "card")), ("card",), "seat", reveals=True),
    Kind("gave", (("seat", "seat"), ("pile", "pile"), ("to", "seat")), touches="to"),
    Kind("turn_began", (("order", "number"), ("empire", "empire"), ("seat", "seat")), reveals=True),
    Kind("kingdom_played", (("seat", "seat"), ("card", "event")), reveals=True),
    Kind("event_played", (("seat", "seat"), ("card", "event")), reveals=True),
    Kind("gathered", (("seat", "seat"), ("armies", "number"), ("tokens", "number"))),
    Kind("army_placed", (("seat", "seat"), ("land", "land"), ("active", "flag"))),
    Kind("army_removed", (("seat", "seat"), ("land", "land")), touches="seat"),
    Kind("building_placed", (("land", "land"), ("building", "building"))),
    Kind(
        "building_reduced",
        (("land", "land"), ("building", "building"), ("owner", "seat")),
        touches="owner",
    ),
    Kind("fort_placed", (("land", "land"),)),
    Kind("fort_removed", (("land", "land"), ("owner", "seat")), touches="owner"),
    Kind("markers_laid", (("seat", "seat"), ("sections", "sections"))),
    Kind("invaded", (("seat", "seat"), ("land", "land"), ("via", "route"))),
    # The odds before the roll, as what the battle is fought with: see `odds.battle_odds`.
    Kind(
        "rolled",
        (("land", "land"), ("attack", "dice"), ("defence", "dice"), ("odds", "odds")),
        reveals=True,
        added=("odds",),
    ),
    Kind("rerolled", (("seat", "seat"), ("die", "number"), ("face", "number")), reveals=True),
    Kind("held", (("seat", "seat"),)),
    Kind(
        "battle",
        (
            ("land", "land"),
            ("attacker", "seat"),
            ("defender", "seat"),
            ("attack", "number"),
            ("defence", "number"),
            ("outcome", "outcome"),
        ),
        # A hold may be what settles it: then the battle is the other side's too.
        reveals=True,
    ),
    Kind("besieged", (("seat", "seat"), ("land", "land"), ("with", "force"), ("bonus", "number"))),
    Kind("retreated", (("seat", "seat"), ("land", "land"))),
    Kind("spared", (("seat", "seat"), ("land", "land"))),
    Kind("points", (("seat", "seat"), ("points", "number"), ("source", "source"), ("score", "number"))),
    Kind("shifted", (("seat", "seat"), ("by", "number"), ("score", "number"))),
    Kind("scored", (("seat", "seat"), ("areas", "degrees"), ("buildings", "number"), ("points", "number"))),
    Kind("area_linked", (("area", "area"),)),
    Kind("phase_ended", (("seat", "seat"), ("phase", "phase"))),
    Kind("discarded", (("seat", "seat"), ("card", "event")), ("card",), "seat", reveals=True),
    Kind("turn_ended", (("seat", "seat"),)),
    Kind("game_ended", (("scores", "numbers"),)),
    # An area struck by plague; the armies lost follow one by one.
    Kind("plague", (("area", "area"),)),
    # Which pile the middle seat opens is nobody else's business (Z3.6).
    Kind(
        "middle_opened",
        (("seat", "seat"), ("pile", "pile"), ("cards", "cards")),
        ("pile", "cards"),
        "seat",
        reveals=True,
    ),
    # Z4.1: the next one in order, which nobody holds.
    Kind("empire_skipped", (("order", "number"), ("empire", "empire")), reveals=True),
)
