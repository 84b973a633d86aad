"""Points of a game of the 2001 edition at which its screens are looked at."""

from typing import Any

# The fifth epoch, six players: what earlier empires left.
WORLD: dict[str, Any] = {
    "northern_gaul": {"owner": 1, "empire": "franks", "epoch": 5, "capital": True, "monument": True, "fort": True},
    "western_gaul": {"owner": 1, "empire": "franks", "epoch": 5},
    "lower_rhine": {"owner": 1, "empire": "franks", "epoch": 5},
    "central_europe": {"owner": 1, "empire": "franks", "epoch": 5},
    "pyrenees": {"owner": 1, "empire": "franks", "epoch": 5},
    "northern_apennines": {"owner": 1, "empire": "franks", "epoch": 5},
    "ireland": {"owner": 1, "empire": "celts", "epoch": 3},
    "baltic_seaboard": {"owner": 0, "empire": "goths", "epoch": 4},
    "danubia": {"owner": 0, "empire": "goths", "epoch": 4},
    "western_iberia": {"owner": 0, "empire": "goths", "epoch": 4},
    "southern_iberia": {"owner": 3, "empire": "arabs", "epoch": 4},
    "shatts_plateau": {"owner": 3, "empire": "arabs", "epoch": 4},
    "libya": {"owner": 3, "empire": "arabs", "epoch": 4},
    "nile_delta": {"owner": 3, "empire": "arabs", "epoch": 4, "city": True, "fort": True},
    "palestine": {"owner": 3, "empire": "arabs", "epoch": 4},
    "levant": {"owner": 3, "empire": "arabs", "epoch": 4},
    "middle_tigris": {"owner": 3, "empire": "arabs", "epoch": 4, "city": True},
    "arabian_peninsula": {"owner": 3, "empire": "arabs", "epoch": 4, "capital": True, "monument": True},
    "persian_plateau": {"owner": 0, "empire": "persia", "epoch": 2},
    "zagros": {"owner": 0, "empire": "persia", "epoch": 2, "city": True, "monument": True},
    "hindu_kush": {"owner": 0, "empire": "persia", "epoch": 2},
    "balkans": {"owner": 2, "empire": "byzantines", "epoch": 4, "capital": True, "monument": True, "fort": True},
    "morea": {"owner": 2, "empire": "byzantines", "epoch": 4, "city": True},
    "crete": {"owner": 2, "empire": "byzantines", "epoch": 4},
    "western_anatolia": {"owner": 2, "empire": "byzantines", "epoch": 4},
    "eastern_anatolia": {"owner": 2, "empire": "byzantines", "epoch": 4},
    "southern_apennines": {"owner": 3, "empire": "romans", "epoch": 3, "city": True},
    "ganges_valley": {"owner": 4, "empire": "guptas", "epoch": 4, "monument": True},
    "ganges_delta": {"owner": 4, "empire": "guptas", "epoch": 4},
    "eastern_deccan": {"owner": 4, "empire": "guptas", "epoch": 4, "city": True},
    "western_deccan": {"owner": 4, "empire": "guptas", "epoch": 4},
    "upper_indus": {"owner": 4, "empire": "guptas", "epoch": 4},
    "wei_river": {"owner": 1, "empire": "tang_dynasty", "epoch": 4, "city": True, "monument": True},
    "szechuan": {"owner": 1, "empire": "tang_dynasty", "epoch": 4},
    "si_kyang": {"owner": 1, "empire": "tang_dynasty", "epoch": 4},
    "north_european_plain": {"owner": 5, "empire": "huns", "epoch": 4},
    "dnieper": {"owner": 5, "empire": "huns", "epoch": 4},
    "western_steppe": {"owner": 5, "empire": "huns", "epoch": 4},
    "turanian_plain": {"owner": 5, "empire": "huns", "epoch": 4},
    "mexican_valley": {"owner": 4, "empire": "mayans", "epoch": 2, "city": True},
}
NORTH: dict[str, Any] = {
    "scandinavia": {"owner": 0, "active": True},
    "highlands": {"owner": 0, "active": True},
    "albion": {"owner": 0, "active": True, "fort": True},
}
HANDS: dict[int, Any] = {
    0: {
        "greater": ["leader", "weaponry", "minor_safavids"],
        "lesser": [
            "civil_war",
            "allies",
            "civil_service",
            "black_death",
            "kingdom_zimbabwe",
            "kingdom_etruscans",
            "plague",
        ],
    },
    1: {"greater": ["leader"], "lesser": ["siegecraft", "disaster", "famine", "jihad"]},
    2: {"greater": ["weaponry", "reallocation"], "lesser": ["naval_power", "disaster", "treachery"]},
}
SCORES = [66, 87, 71, 83, 74, 61]
MARKERS = {1: [3], 2: [4], 3: [5, 3]}
EPOCH_V: dict[str, Any] = {
    "epoch": 5,
    "scores": SCORES,
    "hands": HANDS,
    "preeminence": MARKERS,
    "empires": {2: "holy_roman_empire", 3: "seljuk_turks", 4: "chola", 5: "mongols"},
}

# The Vikings have taken the British Isles and lost an army there.
VIKINGS = EPOCH_V | {
    "lands": WORLD | NORTH,
    "turn": {
        "seat": 0,
        "empire": "vikings",
        "phase": "expand",
        "pool": 2,
        "lost": 1,
        "coins": 1,
        "allied_coins": 2,
        "played": ["civil_service", "allies"],
    },
}
# They have nine armies more, and cards for an attack.
NINE = VIKINGS | {
    "turn": VIKINGS["turn"] | {"pool": 9, "events": ["leader", "weaponry"], "played": ["leader", "weaponry"]}
}
# The Franks have one army left; two turns later the Holy Roman Empire rises, with long names in its hand.
AFTER_THE_FRANKS = EPOCH_V | {
    "lands": WORLD,
    "hands": {
        0: {
            "greater": ["leader", "weaponry", "minor_safavids"],
            "lesser": [
                "expert_troops_mountains",
                "expert_troops_forests",
                "barbarians",
                "population_explosion",
                "kingdom_etruscans",
                "migrants_north_america",
                "black_death",
            ],
        }
    },
    "turn": {"seat": 1, "empire": "franks", "phase": "expand", "pool": 1},
    "empires": {0: "holy_roman_empire", 2: "vikings", 3: "seljuk_turks", 4: "chola", 5: "mongols"},
}
# The Vikings are about to rise.
EVENTS = EPOCH_V | {"lands": WORLD, "turn": {"seat": 0, "empire": "vikings", "phase": "events"}}


# Five empires are still to be drafted: Inês and Rafael are level in score and in the strength of their last empires.
DRAFT: dict[str, Any] = {
    "epoch": 5,
    "scores": [66, 66, 71, 83, 74, 61],
    "hands": HANDS,
    "preeminence": MARKERS,
    "lands": WORLD,
    "history": {
        0: [4, 4, 13, 10],
        1: [4, 6, 7, 10],
        2: [3, 8, 8, 11],
        3: [5, 8, 18, 15],
        4: [5, 12, 12, 8],
        5: [6, 7, 10, 14],
    },
    "played_order": [5, 0, 3, 2, 1, 4],
    "turn": {"phase": "draft"},
    "draft": {"order": [5, 0, 1, 2, 4, 3], "held": {5: "mongols"}, "drawn": "vikings"},
}
# The last turn of the game is all but over; three markers lie face down.
LAST_TURN: dict[str, Any] = {
    "epoch": 7,
    "scores": [120, 131, 118],
    "lands": {
        "albion": {"owner": 0, "active": True, "capital": True},
        "western_gaul": {"owner": 1, "empire": "france", "epoch": 7},
    },
    "preeminence": {0: [6], 1: [3, 4]},
    "history": {0: [4, 5, 9, 10, 7, 12, 15], 1: [5, 6, 9, 12, 9, 11, 14], 2: [4, 8, 8, 9, 9, 10, 12]},
    "turn": {"seat": 0, "empire": "britain", "phase": "expand", "pool": 0},
    "empires": {},
}
# The seventh epoch is drafted, the last of the game.
LAST_EPOCH: dict[str, Any] = {
    "epoch": 7,
    "scores": [101, 97, 104],
    "preeminence": {0: [3], 2: [4, 5]},
    "history": {0: [5, 7, 6, 9, 8, 12], 1: [4, 8, 20, 7, 6, 9], 2: [3, 6, 7, 14, 5, 10]},
    "lands": {land: here | {"owner": here["owner"] % 3} for land, here in WORLD.items()},
    "hands": {
        0: {"greater": ["leader", "weaponry"], "lesser": ["black_death", "famine", "civil_war", "disaster", "allies"]},
        1: {"greater": ["minor_japan"], "lesser": ["siegecraft", "plague"]},
    },
    "turn": {"phase": "draft"},
}
