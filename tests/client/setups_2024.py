"""Points of a game of the 2024 edition at which its screens are looked at."""

from typing import Any

LANDS: dict[str, Any] = {
    "arabia": {"owner": 0, "active": True, "capital": True, "monument": True},
    "levant": {"owner": 0, "active": True},
    "tigris": {"owner": 0, "active": True},
    "euphrates": {"owner": 0, "city": True},
    "zagros": {"owner": 1, "fort": True, "monument": True},
    "deccan": {"owner": 1},
    "indus": {"owner": 2, "city": True},
    "yangtze": {"owner": 3, "capital": True},
}
# The same when all armies lie down.
LYING = {land: {key: value for key, value in here.items() if key != "active"} for land, here in LANDS.items()}
TOKENS: dict[str, Any] = {
    "epoch": 3,
    "gold": [27, 34, 24, 19],
    "lands": LYING,
    "turn": {"phase": "tokens"},
    "tokens": {0: ["india"]},
    "endgame": {1: "southern_europe", 2: "china"},
}
REVENUE: dict[str, Any] = {
    "epoch": 3,
    "gold": [27, 34, 24, 19],
    "lands": LANDS,
    "tokens": {0: ["middle_east", "india"]},
    "honors": {0: {"track": ["lands_bonus", None, "recruit_1"], "pool": ["catastrophe"]}},
    "turn": {"seat": 0, "empire": "arabs", "phase": "expand", "event": "silk_road"},
    "empires": {},
}
ENDGAME: dict[str, Any] = {
    "epoch": 5,
    "gold": [60, 70, 50, 55],
    "lands": LYING,
    "tokens": {0: ["india"], 1: ["china", "eurasia"]},
    "endgame": {1: "middle_east", 2: "china", 3: "india", 4: "far_east", 5: "india"},
    "honors": {
        0: {"track": ["lands_bonus", "fleet_1", None], "pool": ["buildings_bonus"]},
        1: {"track": ["recruit_2", None, None]},
        2: {"track": [None, None, None]},
        3: {"track": [None, None, None]},
    },
    "turn": {"seat": 1, "empire": "germany", "phase": "conclude"},
    "empires": {},
}
CONCLUDE = REVENUE | {"lands": LYING, "turn": {"seat": 0, "empire": "arabs", "phase": "conclude"}}
