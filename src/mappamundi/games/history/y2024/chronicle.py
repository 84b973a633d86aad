"""The chronicle: what happened, and the kinds of events, by number."""

from typing import Final

from mappamundi.kernel import Kind

EPOCH_BEGAN: Final = 0
TOKEN_DRAWN: Final = 1
TOKENS_PASSED: Final = 2
TOKEN_KEPT: Final = 3
ENDGAME_OPEN: Final = 4
ENDGAME_HIDDEN: Final = 5
EVENT_DEALT: Final = 6
EVENTS_PASSED: Final = 7
EVENT_KEPT: Final = 8
EMPIRES_LAID: Final = 9
EMPIRE_CHOSEN: Final = 10
EMPIRES_PASSED: Final = 11
EMPIRE_KEPT: Final = 12
TURN_BEGAN: Final = 13
EVENT_TURNED: Final = 14
EVENT_PLAYED: Final = 15
EVENT_IDLE: Final = 16
ESTABLISHED: Final = 17
ARMY_PLACED: Final = 18
ARMY_LOST: Final = 19
GARRISON_REMOVED: Final = 20
BUILDING_PLACED: Final = 21
BUILDING_REMOVED: Final = 22
BUILDING_REDUCED: Final = 23
BUILDING_TAKEN: Final = 24
BUILDING_LACKING: Final = 25
FLEET_PLACED: Final = 26
RECRUITED: Final = 27
INVADED: Final = 28
ROLLED: Final = 29
BATTLE: Final = 30
UNFOUGHT: Final = 31
POINTS: Final = 32
CONQUERED: Final = 33
LEADER_DECLARED: Final = 34
LEADER_LEFT: Final = 35
HONOR_AWARDED: Final = 36
HONOR_PLAYED: Final = 37
GOLD: Final = 38
REVENUE: Final = 39
TOKEN_PLAYED: Final = 40
PHASE_ENDED: Final = 41
LAID_DOWN: Final = 42
TURN_ENDED: Final = 43
ENDGAME_BEGAN: Final = 44
ENDGAME_TURNED: Final = 45
GAME_ENDED: Final = 46

# Words of fields, by number.
OUTCOMES: Final = ("frustrated", "success")
DEGREES: Final = ("", "presence", "dominance", "mastery")
LEADERS: Final = ("unused", "declared", "difficult", "fort")
PHASES: Final = ("event", "expand", "monuments", "revenue", "conclude")

# Why gold moved.
PLUNDER: Final = 0
REVENUE_GOLD: Final = 1
EVENT_GOLD: Final = 2
COINS: Final = 3
BONUS: Final = 4
LOSS: Final = 5
INSTEAD: Final = 6
TOKEN_GOLD: Final = 7
KEPT_GOLD: Final = 8
ENDGAME_GOLD: Final = 9
SOURCES: Final = (
    "plunder",
    "revenue",
    "event",
    "coins",
    "bonus",
    "catastrophe",
    "instead_of_honor",
    "token",
    "kept",
    "endgame",
)

KINDS: Final = (
    Kind("epoch_began", (("epoch", "number"), ("areas", "areas"))),
    Kind("token_drawn", (("seat", "seat"), ("token", "token")), ("token",), "seat", reveals=True),
    Kind(
        "tokens_passed",
        (("seat", "seat"), ("count", "number"), ("tokens", "tokens")),
        ("tokens",),
        "seat",
        reveals=True,
    ),
    # That a seat has chosen is public, what it chose is not (R18.1); the others see what it left.
    Kind("token_kept", (("seat", "seat"), ("token", "token")), ("token",), "seat", reveals=True),
    Kind("endgame_open", (("epoch", "number"), ("token", "token")), reveals=True),
    # R18.2: the seat that chose last knows what it left over.
    Kind("endgame_hidden", (("seat", "seat"), ("epoch", "number"), ("token", "token")), ("token",), "seat"),
    Kind("event_dealt", (("seat", "seat"), ("card", "event")), ("card",), "seat", reveals=True),
    Kind("events_passed", (("seat", "seat"), ("cards", "events")), ("cards",), "seat", reveals=True),
    Kind("event_kept", (("seat", "seat"), ("card", "event")), ("card",), "seat", reveals=True),
    Kind("empires_laid", (("empires", "empires"),), reveals=True),
    Kind("empire_chosen", (("seat", "seat"), ("empire", "empire"))),
    Kind("empires_passed", (("seat", "seat"), ("empires", "empires")), ("empires",), "seat", reveals=True),
    Kind("empire_kept", (("seat", "seat"), ("empire", "empire")), ("empire",), "seat", reveals=True),
    Kind("turn_began", (("seat", "seat"), ("empire", "empire")), reveals=True),
    Kind("event_turned", (("seat", "seat"), ("card", "event")), reveals=True),
    Kind("event_played", (("seat", "seat"), ("card", "event"))),
    Kind("event_idle", (("seat", "seat"), ("card", "event"))),
    # A card comes to the board: an Event without text or an Empire, with what is in its pool.
    Kind(
        "established",
        (
            ("seat", "seat"),
            ("empire", "empire"),
            ("card", "event"),
            ("people", "number"),
            ("fleets", "number"),
            ("walls", "number"),
        ),
        empty=("empire", "card"),
    ),
    Kind("army_placed", (("seat", "seat"), ("land", "land"))),
    Kind("army_lost", (("seat", "seat"), ("land", "land"))),
    Kind("garrison_removed", (("seat", "seat"), ("land", "land")), touches="seat"),
    # What stood there already says why a monument came to this land (R10.3, R10.4).
    Kind(
        "building_placed",
        (("land", "land"), ("building", "building"), ("beside", "buildings")),
        added=("beside",),
    ),
    Kind(
        "building_removed",
        (("land", "land"), ("building", "building"), ("owner", "seat")),
        touches="owner",
        empty=("owner",),
    ),
    Kind(
        "building_reduced",
        (("land", "land"), ("building", "building"), ("owner", "seat")),
        touches="owner",
        empty=("owner",),
    ),
    Kind("building_taken", (("land", "land"), ("building", "building"), ("owner", "seat")), touches="owner"),
    Kind("building_lacking", (("land", "land"), ("building", "building"))),
    Kind("fleet_placed", (("seat", "seat"), ("water", "water"))),
    Kind("recruited", (("seat", "seat"), ("people", "number"))),
    Kind("invaded", (("seat", "seat"), ("land", "land"))),
    # The odds before the roll, as what the battle is fought with: see `odds.battle_odds`.
    Kind("rolled", (("land", "land"), ("attack", "dice"), ("defence", "dice"), ("odds", "odds")), reveals=True),
    Kind(
        "battle",
        (
            ("land", "land"),
            ("attacker", "seat"),
            ("defender", "seat"),
            ("attack", "number"),
            ("defence", "number"),
            ("modifier", "number"),
            ("outcome", "outcome"),
        ),
        touches="defender",
    ),
    # Without dice (R8.4): what settled it is the land itself.
    Kind(
        "unfought",
        (("land", "land"), ("attacker", "seat"), ("defender", "seat"), ("outcome", "outcome")),
        touches="defender",
    ),
    Kind("points", (("seat", "seat"), ("land", "land"), ("points", "number"))),
    Kind(
        "conquered",
        (("seat", "seat"), ("land", "land"), ("victim", "seat"), ("cost", "number"), ("left", "number")),
        touches="victim",
    ),
    Kind("leader_declared", (("seat", "seat"), ("leader", "leader"))),
    Kind("leader_left", (("seat", "seat"),)),
    # An Honor turned up (R11.1), and the one it pushed into the pool, if any.
    Kind(
        "honor_awarded",
        (("seat", "seat"), ("honor", "honor"), ("pooled", "honor")),
        reveals=True,
        empty=("pooled",),
    ),
    Kind(
        "honor_played",
        (("seat", "seat"), ("honor", "honor"), ("area", "area"), ("land", "land")),
        empty=("area", "land"),
    ),
    Kind(
        "gold",
        (("seat", "seat"), ("gold", "number"), ("source", "source"), ("total", "number")),
        touches="seat",
    ),
    Kind(
        "revenue",
        (
            ("seat", "seat"),
            ("areas", "degrees"),
            ("buildings", "number"),
            ("card", "event"),
            ("extra", "number"),
            ("gold", "number"),
        ),
        empty=("card",),
    ),
    Kind("token_played", (("seat", "seat"), ("token", "token"), ("areas", "yields"), ("gold", "number")), reveals=True),
    Kind("phase_ended", (("seat", "seat"), ("phase", "phase"))),
    Kind("laid_down", (("seat", "seat"),)),
    Kind("turn_ended", (("seat", "seat"),)),
    Kind("endgame_began", (("order", "seats"),)),
    Kind("endgame_turned", (("epoch", "number"), ("token", "token"), ("seats", "paid")), reveals=True),
    Kind("game_ended", (("gold", "numbers"),)),
)
