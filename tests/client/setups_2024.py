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
# The last epoch from its tokens on, for three.
LAST_EPOCH: dict[str, Any] = {
    "epoch": 5,
    "gold": [60, 70, 50],
    "lands": {land: here | {"owner": here["owner"] % 3} for land, here in LYING.items()},
    "turn": {"phase": "tokens"},
    "tokens": {0: ["india"], 1: ["china", "eurasia"]},
    "endgame": {1: "middle_east", 2: "china", 3: "india", 4: "far_east"},
}
CONCLUDE = REVENUE | {"lands": LYING, "turn": {"seat": 0, "empire": "arabs", "phase": "conclude"}}

# The third epoch, five players: the Arabs expand in the midst of all kinds of land.
ARABS: dict[str, Any] = {
    "epoch": 3,
    "gold": [27, 34, 45, 34, 37],
    "lands": {
        "arabia": {"owner": 0, "active": True, "capital": True},
        "nile": {"owner": 0, "active": True, "city": True},
        "levant": {"owner": 0, "active": True},
        "tigris": {"owner": 0, "active": True},
        "euphrates": {"owner": 0, "city": True},
        "hindu_kush": {"owner": 0, "city": True, "monument": True},
        "zagros": {"owner": 1, "fort": True, "city": True},
        "caucasus": {"owner": 1},
        "anatolia": {"owner": 2, "city": True},
        "deccan": {"owner": 2, "monument": True},
        "balkans": {"owner": 2, "fort": True, "capital": True},
        "persian_plateau": {"owner": 4, "city": True},
        "indus": {"owner": 4},
        "yellow_river": {"owner": 4, "fort": True, "wall": True},
        "libya": {"owner": 3},
        "gaul": {"owner": 3, "monument": True},
    },
    "turn": {
        "seat": 0,
        "empire": "arabs",
        "phase": "expand",
        "pool": 5,
        "fleets": ["arabian_sea"],
        "fleets_in_pool": 1,
        "event": "silk_road",
    },
    "honors": {
        0: {"track": ["lands_bonus", "recruit_1", "fleet_2"], "pool": ["catastrophe"], "stack": ["urbanize"]},
        1: {"track": ["urbanize", None, "fortify_2"], "stack": ["recruit_1", "fleet_1"]},
    },
    "tokens": {0: ["middle_east", "india"]},
    "empires": {3: "franks"},
}
