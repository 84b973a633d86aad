"""The chronicle: what happened, and the kinds of events, by number."""

from typing import Final

from mappamundi.kernel import Kind

FIRST_ROLL: Final = 0
EPOCH_BEGAN: Final = 1
EMPIRE_DRAWN: Final = 2
EMPIRE_KEPT: Final = 3
EMPIRE_PASSED: Final = 4
EMPIRE_SEEN: Final = 5
EMPIRE_SKIPPED: Final = 6
TURN_BEGAN: Final = 7
EVENT_PLAYED: Final = 8
EVENT_DONE: Final = 9
EVENT_LAPSED: Final = 10
COINS: Final = 11
ESTABLISHED: Final = 12
FLEET_PLACED: Final = 13
FLEET_REMOVED: Final = 14
FLEET_MANNED: Final = 15
REALLOCATED: Final = 16
INVADED: Final = 17
ROLLED: Final = 18
BATTLE: Final = 19
BETRAYED: Final = 20
ARMY_PLACED: Final = 21
ARMY_LOST: Final = 22
ARMY_REMOVED: Final = 23
REINFORCED: Final = 24
FORT_BUILT: Final = 25
BUILDING_PLACED: Final = 26
BUILDING_REMOVED: Final = 27
BUILDING_LACKING: Final = 28
PILLAGED: Final = 29
ARMY_BOUGHT: Final = 30
DISEASE: Final = 31
PHASE_ENDED: Final = 32
MONUMENTS_EARNED: Final = 33
SCORED: Final = 34
TURN_ENDED: Final = 35
MARKER_DRAWN: Final = 36
MARKER_WITHHELD: Final = 37
MARKERS_TURNED: Final = 38
GAME_ENDED: Final = 39

# Words of fields, by number.
DEGREES: Final = ("", "presence", "dominance", "control")
COIN_NAMES: Final = ("plain", "allied")
PAY_NAMES: Final = ("army", "coin", "engineering")

# How a round ends for the attacker (A8.12).
DEFEAT: Final = 0
TIE: Final = 1
WIN: Final = 2
OUTCOMES: Final = ("defeat", "tie", "win")

# Why armies were removed.
IN_BATTLE: Final = 0
BY_OWN: Final = 1
BY_START: Final = 2
BY_DISEASE: Final = 3
BY_KINGDOM: Final = 4
BY_TREACHERY: Final = 5
CAUSES: Final = ("battle", "replaced", "start", "disease", "kingdom", "treachery")

KINDS: Final = (
    # A2.7, A2.8: (seat, first die, second die), the rolls of equals being repeated.
    Kind("first_roll", (("rolls", "rolls"), ("seat", "seat")), reveals=True),
    Kind("epoch_began", (("epoch", "number"), ("order", "seats"))),
    Kind("empire_drawn", (("seat", "seat"), ("empire", "empire")), ("empire",), "seat", reveals=True),
    # A3.9: that a card was kept or passed is public, which one is not.
    Kind("empire_kept", (("seat", "seat"), ("empire", "empire")), ("empire",), "seat"),
    Kind("empire_passed", (("seat", "seat"), ("to", "seat"), ("empire", "empire")), ("empire",), "seat"),
    # A3.7: once all seats have a card, whoever was passed one looks at it.
    Kind("empire_seen", (("seat", "seat"), ("empire", "empire")), ("empire",), "seat", reveals=True),
    Kind("empire_skipped", (("empire", "empire"),), reveals=True),
    Kind("turn_began", (("seat", "seat"), ("empire", "empire"), ("strength", "number")), reveals=True),
    Kind("event_played", (("seat", "seat"), ("card", "event"))),
    # Of a card with a phase of its own: the event step goes on.
    Kind("event_done", (("seat", "seat"), ("card", "event"))),
    # A14.3, A14.21, A14.24, A14.36: a card loses its force, or part of it (`left` says how many stages remain).
    Kind("event_lapsed", (("seat", "seat"), ("card", "event"), ("left", "number"))),
    Kind("coins", (("seat", "seat"), ("coins", "number"), ("allied", "number"), ("forts", "number"))),
    # The empire, or a minor empire, comes to the map with so many armies.
    Kind("established", (("seat", "seat"), ("empire", "banner"), ("armies", "number"), ("fleets", "waters"))),
    Kind("fleet_placed", (("seat", "seat"), ("water", "water"))),
    Kind("fleet_removed", (("seat", "seat"), ("water", "water")), touches="seat"),
    Kind("fleet_manned", (("seat", "seat"), ("water", "water"))),
    Kind("reallocated", (("seat", "seat"), ("waters", "waters"), ("coins", "number"))),
    # From a land, by sea, out of a barren land or out of nowhere.
    Kind(
        "invaded",
        (
            ("seat", "seat"),
            ("land", "land"),
            ("empire", "banner"),
            ("way", "way"),
            ("from", "land"),
            ("barren", "barren"),
            ("restricted", "flag"),
        ),
        empty=("from", "barren"),
    ),
    # The odds before the roll, as what the round is fought with: see `battle.Terms`.
    Kind(
        "rolled",
        (("land", "land"), ("water", "water"), ("attack", "dice"), ("defence", "dice"), ("odds", "odds")),
        reveals=True,
        empty=("land", "water"),
    ),
    Kind(
        "battle",
        (
            ("land", "land"),
            ("water", "water"),
            ("attacker", "seat"),
            ("defender", "seat"),
            ("attack", "number"),
            ("defence", "number"),
            ("bonus", "number"),
            ("fort", "flag"),
            ("outcome", "outcome"),
        ),
        touches="defender",
        empty=("land", "water"),
    ),
    Kind("betrayed", (("seat", "seat"), ("land", "land"), ("victim", "seat")), touches="victim"),
    Kind("army_placed", (("seat", "seat"), ("land", "land"), ("empire", "banner"))),
    # In combat: an army of the empire in play, or of an event card.
    Kind("army_lost", (("seat", "seat"), ("land", "land"), ("water", "water")), empty=("land", "water")),
    Kind(
        "army_removed",
        (
            ("seat", "seat"),
            ("land", "land"),
            ("empire", "banner"),
            ("armies", "number"),
            ("left", "number"),
            ("cause", "cause"),
        ),
        touches="seat",
    ),
    Kind("reinforced", (("seat", "seat"), ("land", "land"), ("armies", "number"))),
    Kind("fort_built", (("seat", "seat"), ("land", "land"), ("pay", "pay"))),
    Kind("building_placed", (("land", "land"), ("building", "building"))),
    Kind(
        "building_removed",
        (("land", "land"), ("building", "building"), ("owner", "seat")),
        touches="owner",
        empty=("owner",),
    ),
    Kind("building_lacking", (("land", "land"), ("building", "building"))),
    # A10.1, A10.2: a capital becomes a city, a city is gone; whose it was, if anybody's.
    Kind(
        "pillaged",
        (("land", "land"), ("building", "building"), ("owner", "seat")),
        touches="owner",
        empty=("owner",),
    ),
    Kind("army_bought", (("seat", "seat"), ("coin", "coin"))),
    # A roll of an army for its life (A14.17, A14.27, A14.31, A14.32).
    Kind("disease", (("land", "land"), ("owner", "seat"), ("dice", "dice"), ("died", "flag")), reveals=True),
    Kind("phase_ended", (("seat", "seat"), ("phase", "phase"))),
    Kind("monuments_earned", (("seat", "seat"), ("resources", "number"), ("monuments", "number"))),
    # Points of areas, then of capitals, cities, monuments and, with naval control, fleets.
    Kind(
        "scored",
        (
            ("seat", "seat"),
            ("areas", "degrees"),
            ("capitals", "number"),
            ("cities", "number"),
            ("monuments", "number"),
            ("fleets", "number"),
            ("points", "number"),
            ("total", "number"),
        ),
    ),
    Kind("turn_ended", (("seat", "seat"),)),
    # A13.3: nobody sees the value.
    Kind("marker_drawn", (("epoch", "number"), ("seat", "seat")), touches="seat", reveals=True),
    Kind("marker_withheld", (("epoch", "number"), ("seats", "seats"))),
    Kind("markers_turned", (("seat", "seat"), ("values", "numbers"), ("total", "number")), reveals=True),
    Kind("game_ended", (("scores", "numbers"),)),
)
