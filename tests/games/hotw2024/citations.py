"""What the cited rules of 2024 speak of, and what its lines and refusals may be about.

The subjects are short words of the rules themselves; a card or an Honor that has a rule of its own is a subject of its
own, so that a fort of Fortify is not told by the rule that takes a people piece for one.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.games.hotw2024.game import GAME

from mappamundi.kernel import IllegalAction, Line

Subjects = frozenset[str]


def of(*subjects: str) -> Subjects:
    return frozenset(subjects)


SPEAKS_OF: Final[Mapping[str, Subjects]] = {
    # Components
    "R1.1": of("seats"),
    "R1.4": of("monument"),
    "R1.11": of("people", "supply"),
    "R1.12": of("shortage", "supply"),
    "R1.13": of("taken capital"),
    "R1.14": of("not placed"),
    "R1.15": of("great wall", "shortage"),
    "R1.16": of("fleets in the supply"),
    "R1.19": of("not placed"),
    # The organization of an epoch
    "R3.1": of("epoch", "active area"),
    "R3.2": of("drawn token"),
    "R3.3": of("endgame space"),
    "R3.4": of("passed token"),
    "R3.5": of("endgame space"),
    "R3.7": of("dealt event"),
    "R3.8": of("chosen empire"),
    "R3.10": of("last empire"),
    # Turns
    "R4.1": of("turns"),
    "R4.2": of("phases"),
    "R4.4": of("decides"),
    # Events
    "R5.1": of("event card"),
    "R5.3": of("honor in an event"),
    "R5.4": of("leader in an event"),
    "R5.5": of("forts in an event"),
    "R5.8": of("event pool"),
    "R5.14": of("revenue of an event"),
    # Establishing
    "R6.1": of("empire pool"),
    "R6.2": of("cleared start-land"),
    "R6.3": of("cleared start-land"),
    "R6.5": of("starting building"),
    "R6.9": of("empire pool", "event pool"),
    # Expansion
    "R7.1": of("pool", "expansion"),
    "R7.2": of("adjacent"),
    "R7.4": of("army in an empire land"),
    "R7.5": of("fleet"),
    "R7.6": of("fleet"),
    "R7.7": of("seas"),
    "R7.8": of("oceans"),
    "R7.13": of("uncontrolled"),
    "R7.14": of("surrender"),
    "R7.16": of("people left in the pool"),
    # Invasions
    "R8.4": of("invasion without dice"),
    "R8.5": of("leader without dice"),
    "R8.6": of("success"),
    "R8.7": of("frustrated"),
    "R8.8": of("plunder"),
    "R8.10": of("reduction"),
    "R8.12": of("capital without a city"),
    # Forts, Leader, Great Wall
    "R9.1": of("fort for people"),
    "R9.2": of("leader"),
    "R9.3": of("leader"),
    "R9.4": of("great wall"),
    # Monuments and revenue
    "R10.2": of("monument", "monument in the start-land"),
    "R10.3": of("monument", "monument beside a city"),
    "R10.4": of("monument", "monument elsewhere"),
    "R10.5": of("monument"),
    "R10.7": of("revenue"),
    "R10.8": of("revenue"),
    "R10.14": of("honors after revenue"),
    "R10.15": of("honors in the pool"),
    "R10.16": of("revenue", "later event"),
    # Honors
    "R11.1": of("awarding"),
    "R11.2": of("empty stack"),
    "R11.3": of("full track"),
    "R11.4": of("held honor"),
    "R11.5": of("honor in phase c"),
    "R11.6": of("honor in phase e"),
    "R11.9": of("recruit"),
    "R11.10": of("fleet honor", "seas of honors"),
    "R11.11": of("fleet honor", "oceans of honors"),
    "R11.13": of("fortify"),
    "R11.14": of("urbanize"),
    "R11.15": of("buildings bonus"),
    "R11.16": of("lands bonus"),
    "R11.17": of("catastrophe"),
    "R11.18": of("catastrophe", "piece of an honor"),
    # Phase F and the Endgame
    "R12.3": of("area token"),
    "R12.6": of("endgame", "kept token"),
    "R12.7": of("order of the endgame"),
    "R12.8": of("honors in the endgame"),
    "R12.9": of("every honor"),
    "R12.10": of("endgame token"),
    "R12.11": of("wins"),
    # Events with text
    "R13.1": of("text event"),
    "R13.2": of("target"),
    "R13.4": of("ancients"),
    "R13.5": of("liberate"),
    "R13.6": of("crusades"),
    "R13.7": of("black death"),
    "R13.8": of("revolution"),
    "R13.9": of("establish cities"),
    "R13.10": of("mercenaries"),
    "R13.11": of("silk road"),
    "R13.12": of("ocean trade"),
    "R13.15": of("people of a text event"),
    # Options
    "R15.1": of("selected event"),
    "R15.2": of("hidden empire"),
    "R16.2": of("frustrated with option 3"),
    "R16.5": of("conquest points"),
    "R16.6": of("conquest"),
    "R16.7": of("conquest"),
    "R16.8": of("conquest points"),
    "R17.2": of("paired token"),
}

# How a rule says what its subject says in other words.
STEMS: Final[Mapping[str, Sequence[str]]] = {
    "capital without a city": ["no city can be had the capital is just removed"],
    "chosen empire": ["chooses one of those left"],
    "cleared start-land": ["in the start-land are removed", "in the start-land, friendly or enemy, is removed"],
    "conquest points": ["points not spent"],
    "drawn token": ["draws one token"],
    "empire pool": ["if the pool has no people piece"],
    "event pool": ["if the pool has no people piece"],
    "expansion": ["places armies, places fleets"],
    "fleet honor": ["fleet 1 / fleet 2"],
    "forts in an event": ["forts may not be built (from people pieces) in this phase"],
    "frustrated with option 3": ["only the empire's army is removed; the garrison stays"],
    "held honor": ["from track or pool"],
    "honor in an event": ["no honor may be played in this phase"],
    "honors after revenue": ["may play honors (section 11) and then ends the phase"],
    "honors in the endgame": ["honors with coins collect 1 gold per coin; the others have their effect"],
    "honors in the pool": ["while an honor is in the pool"],
    "kept token": ["1 gold for each area token"],
    "leader in an event": ["the leader may not be used in this phase"],
    "monument beside a city": ["land with a city and no monument"],
    "monument elsewhere": ["into any other empire land without monument"],
    "oceans of honors": ["fleet honors in epochs 4-5: in an ocean"],
    "order of the endgame": ["in rank order, least gold first"],
    "passed token": ["passes the rest"],
    "people of a text event": ["with fewer people pieces there, fewer lands can be named"],
    "revenue": [
        "collects the value of all buildings",
        "it collects for lands",
        "are collected at the start of the phase",
    ],
    "revenue of an event": ["raises revenue, with text or without"],
    "seas of honors": ["epochs 1-3: in seas"],
    "selected event": ["event_selection"],
    "taken capital": ["if the piece removed by r1.12 is a capital"],
    "shortage": ["none of that type is in the supply", "fewer than two are in the supply"],
}

ABOUT: Final[Mapping[str, Subjects]] = {
    # The chronicle: the organization of an epoch
    "chronicle-epoch": of("epoch"),
    "chronicle-areas": of("active area"),
    "chronicle-keeps-token": of("drawn token", "passed token"),
    "chronicle-kept-token": of("drawn token", "passed token"),
    "chronicle-endgame-open": of("endgame space"),
    "chronicle-endgame-left": of("endgame space"),
    "chronicle-endgame-hidden": of("endgame space"),
    "chronicle-keeps-event": of("dealt event"),
    "chronicle-keeps-event:choose_event": of("selected event"),
    "chronicle-kept-event": of("selected event"),
    "chronicle-gets-event": of("selected event"),
    "chronicle-got-event": of("selected event"),
    "chronicle-empires": of("chosen empire"),
    "chronicle-chooses": of("chosen empire"),
    "chronicle-keeps-empire": of("hidden empire"),
    "chronicle-kept-empire": of("hidden empire"),
    "chronicle-gets-empire": of("last empire"),
    "chronicle-got-empire": of("last empire"),
    # Turns and cards
    "chronicle-called": of("turns"),
    "chronicle-event": of("event card"),
    "chronicle-plays": of("text event"),
    "chronicle-idle": of("target", "people of a text event"),
    "chronicle-rises": of("empire pool"),
    "chronicle-rises:event": of("event pool"),
    "chronicle-cleared": of("cleared start-land"),
    "chronicle-recruits:recruit": of("recruit"),
    "chronicle-recruits": of("mercenaries"),
    "chronicle-leader:declared": of("leader"),
    "chronicle-leader": of("leader without dice"),
    # Pieces
    "chronicle-surrenders": of("surrender"),
    "chronicle-enters": of("uncontrolled"),
    "chronicle-settles": of("ancients"),
    "chronicle-replaces:liberate": of("liberate"),
    "chronicle-replaces": of("revolution"),
    "chronicle-garrison-gone": of("black death"),
    "chronicle-fortifies:people": of("fort for people"),
    "chronicle-fortifies:wall": of("great wall"),
    "chronicle-fortifies:event": of("crusades"),
    "chronicle-fortifies:fortify": of("fortify"),
    "chronicle-builds:monument": of("monument in the start-land", "monument beside a city", "monument elsewhere"),
    "chronicle-builds:ancients": of("ancients"),
    "chronicle-builds:urbanize": of("urbanize"),
    "chronicle-builds:establish_cities": of("establish cities"),
    "chronicle-builds:take_building": of("starting building"),
    "chronicle-capital-falls": of("reduction", "taken capital"),
    "chronicle-falls": of("reduction", "capital without a city"),
    "chronicle-falls:catastrophe": of("catastrophe"),
    "chronicle-taken": of("shortage"),
    "chronicle-lacking": of("not placed"),
    "chronicle-fleet": of("fleet"),
    "chronicle-fleet:fleet": of("fleet honor"),
    # Invasions
    "chronicle-success": of("success"),
    "chronicle-frustrated": of("frustrated", "frustrated with option 3"),
    "chronicle-certain-success": of("invasion without dice"),
    "chronicle-certain-frustrated": of("invasion without dice"),
    "chronicle-points": of("conquest points"),
    "chronicle-conquers": of("conquest"),
    # Honors and gold
    "chronicle-honor": of("awarding"),
    "chronicle-plays-honor": of("honor in phase c", "honors in the endgame"),
    "chronicle-plays-honor:coins": of("honor in phase e", "honors in the endgame"),
    "chronicle-plays-honor:catastrophe": of("honor in phase e", "honors in the endgame"),
    "chronicle-honor-area": of("honor in phase e", "honors in the endgame"),
    "chronicle-loses-gold": of("catastrophe"),
    "chronicle-collects:plunder": of("plunder"),
    "chronicle-collects:instead_of_honor": of("empty stack"),
    "chronicle-collects:full_track": of("full track"),
    "chronicle-collects:kept": of("kept token"),
    "chronicle-collects:coins": of("honor in phase e", "honors in the endgame"),
    "chronicle-collects:bonus": of("buildings bonus", "lands bonus", "honors in the endgame"),
    "chronicle-revenue": of("revenue"),
    "chronicle-revenue:event": of("revenue of an event"),
    "chronicle-revenue-nothing": of("revenue"),
    "chronicle-revenue-nothing:event": of("revenue of an event"),
    "chronicle-token": of("area token"),
    "chronicle-token:paired": of("paired token"),
    "chronicle-endgame": of("endgame"),
    "chronicle-endgame-token": of("endgame token"),
    "chronicle-endgame-nobody": of("endgame token"),
    "chronicle-game-ended": of("wins"),
    # Refusals: not now, and not you
    "game_over": of("wins"),
    "no_such_seat": of("seats"),
    "not_your_decision": of(
        "decides", "passed token", "selected event", "chosen empire", "hidden empire", "order of the endgame"
    ),
    "choosing_tokens": of("passed token"),
    "choosing_events": of("selected event"),
    "choosing_empires": of("chosen empire", "hidden empire"),
    "aim_first": of("target"),
    "in_event": of("event pool", "crusades"),
    "take_first": of("shortage"),
    "expanding": of("expansion"),
    "monuments_first": of("monument"),
    "in_revenue": of("honors after revenue"),
    "concluding": of("area token"),
    "last_honors": of("every honor"),
    "not_now": of("phases"),
    "not_passed": of("passed token"),
    "not_among_events": of("selected event"),
    "not_laid_out": of("chosen empire", "hidden empire"),
    # Armies and fleets
    "no_people:invade": of("pool", "event pool", "crusades"),
    "no_people:conquer": of("conquest"),
    "no_people:people": of("fort for people"),
    "own_army": of("army in an empire land"),
    "not_adjacent": of("adjacent"),
    "first_land": of("crusades"),
    "fort_placed": of("crusades"),
    "crusade_begins": of("crusades"),
    "fort_first": of("crusades"),
    "people_left": of("people left in the pool"),
    "no_fleet": of("pool"),
    "no_fleet:fleet": of("fleets in the supply"),
    "has_fleet": of("fleet"),
    "no_port": of("fleet"),
    "seas_only": of("seas"),
    "seas_only:fleet": of("seas of honors"),
    "oceans_only": of("oceans"),
    "oceans_only:fleet": of("oceans of honors"),
    "honor_seas_only": of("oceans of honors"),
    "no_points": of("conquest points"),
    "not_beaten": of("conquest"),
    "not_next": of("conquest"),
    "too_dear": of("conquest"),
    # Buildings
    "not_held:people": of("fort for people"),
    "not_held:wall": of("great wall"),
    "not_held:event": of("crusades"),
    "not_held:fortify": of("fortify"),
    "not_held:urbanize": of("urbanize"),
    "not_held:establish_cities": of("establish cities"),
    "not_held:build_monument": of("monument"),
    "has_fort:people": of("fort for people"),
    "has_fort:wall": of("great wall"),
    "has_fort:event": of("crusades"),
    "has_fort:fortify": of("fortify"),
    "has_city:urbanize": of("urbanize"),
    "has_city:establish_cities": of("establish cities"),
    "has_monument": of("monument"),
    "no_site": of("monument in the start-land", "monument beside a city"),
    "no_wall": of("great wall"),
    "no_wall_site": of("great wall"),
    "no_event_fort": of("crusades"),
    "none_left": of("not placed"),
    "take_from": of("shortage"),
    "nothing_to_take": of("shortage"),
    # Events, Honors and the Leader
    "no_honors_in_event": of("honor in an event"),
    "no_leader_in_event": of("leader in an event"),
    "no_forts_in_event": of("forts in an event"),
    "leader_gone": of("leader"),
    "leader_used": of("leader"),
    "leader_dice": of("leader"),
    "leader_ignores": of("leader without dice"),
    "honors_in_pool": of("honors in the pool"),
    "no_honor": of("held honor"),
    "coins_only": of("honor in phase c"),
    "no_target_wanted": of("honor in phase e", "honors in the endgame"),
    "target_wanted:fleet": of("fleet honor"),
    "target_wanted:fortify": of("fortify"),
    "target_wanted:urbanize": of("urbanize"),
    "no_effect": of("piece of an honor"),
    "no_supply": of("supply"),
    "inactive": of("lands bonus"),
    "no_monument": of("catastrophe"),
    "strike": of("catastrophe"),
    "no_event": of("text event"),
    "by_itself": of("silk road", "ocean trade", "later event"),
    "bad_target:ancients": of("ancients"),
    "bad_target:liberate": of("liberate"),
    "bad_target:black_death": of("black death"),
    "bad_target:revolution": of("revolution"),
    "bad_set:fleet": of("fleet honor"),
    "bad_set:fortify": of("fortify"),
    "bad_set:establish_cities": of("establish cities"),
    "bad_set:black_death": of("black death"),
    "bad_set:revolution": of("revolution"),
    "few_people": of("people of a text event"),
    "one_area:black_death": of("black death"),
    "one_area:revolution": of("revolution"),
    "one_seat": of("revolution"),
    "two_of_one": of("black death"),
    "no_token": of("area token"),
}

# Of cards and Honors that do the same only the number or the epoch differs.
SAME: Final = re.compile(r"_(1|2|i|ii|v)$")


def variant(cited: Line | IllegalAction, action: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str:
    """What a line says in one of several ways; otherwise the card or Honor, the price of a fort, or the action."""
    if isinstance(cited, Line) and (way := _way(cited, events)):
        return way
    if played := action.get("card") or action.get("honor"):
        return "choose_event" if action["do"] == "choose_event" else SAME.sub("", str(played))
    return str(action.get("pay", "people")) if action["do"] == "build_fort" else str(action["do"])


def _way(line: Line, events: Sequence[Mapping[str, Any]]) -> str:
    said = {sentence["say"]: sentence for sentence in line.says}
    if rises := said.get("chronicle-rises"):
        return "event" if rises["empire"]["name"] in GAME.board.event_ids else ""
    if collects := said.get("chronicle-collects"):
        return str(collects["source"])
    if builds := said.get("chronicle-builds"):
        return "monument" if builds["thing"]["building"] == "monument" else ""
    if token := said.get("chronicle-token"):
        return "paired" if token["token"]["name"] not in GAME.board.area_ids else ""
    if said.keys() & {"chronicle-revenue", "chronicle-revenue-nothing"}:
        return "event" if _of_event(events) else ""
    return str(said["chronicle-leader"]["leader"]) if "chronicle-leader" in said else ""


def _of_event(events: Sequence[Mapping[str, Any]]) -> bool:
    """Whether revenue among these is that of an Event, which is then over."""
    return any(event["event"] == "phase_ended" and event["phase"] == "event" for event in events)
