"""The chronicle: what was told of one step, as lines. Message ids and ids of the data, no words.

Most of a line comes from the step itself. What earlier steps of the turn left behind (whose empire it is, which minor
empire is in play, what adds to its dice) is its `Scene`: public, and the same whether it is read from a view or handed
on from step to step.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.games.history.narration import ROMAN, card_text, hear
from mappamundi.games.history.y2001.board import CRUSADE, EFFECTS, KINGDOM, Board
from mappamundi.games.history.y2001.scene import ARMS, Scene
from mappamundi.games.history.y2001.step import BATTLES, Event, Step
from mappamundi.kernel.narration import Line, Param, Sentence, inside, listed, name, player, say, the

POINTS: Final = "points"

# The cards of which it is said what they name; of the others what happens says it.
NAMING: Final = ("barbarians", "black_death", "famine", "pestilence", "plague", "treachery")
LAPSES: Final = {"leader": "A14.3", "jihad": "A14.21", "elite_troops": "A14.24"}
# By which rule a fort is built, by what pays for it.
FORTS: Final = {"army": "A9.1", "coin": "A9.4", "engineering": "A14.25"}


def epoch(number: int) -> Line:
    """The heading of an epoch."""
    sentence = say("chronicle-epoch", epoch=ROMAN[number], span=name(str(number), of="epoch-span"))
    return Line([sentence], "A4.1", heading=True, closes=True)


def first_roll(rolls: Sequence[Event], seat: int) -> Line:
    """A2.7, A2.8: the dice that say who drafts first."""
    told = [say("chronicle-rolled", who=player(roll["seat"]), sum=sum(roll["dice"])) for roll in rolls]
    return Line([say("chronicle-first-roll", who=player(seat), rolls=listed(told))], "A2.7", seat)


def narrate(board: Board, scene: Scene, seat: int, action: Event, events: Sequence[Event]) -> tuple[list[Line], Scene]:
    """The lines of a step, as far as its action and its events were told, and where the story stands after it."""
    step = Step(board, scene, seat, action)
    hear(step, HEARD, events)
    step.close()
    return step.lines, step.scene


# --- epochs and the draft ---------------------------------------------------------------------------------------


def _first_roll(step: Step, event: Event) -> None:
    step.lines.append(first_roll(event["rolls"], event["seat"]))


def _epoch(step: Step, event: Event) -> None:
    step.lines.append(epoch(event["epoch"]))


def _drawn(step: Step, event: Event) -> None:
    """Only whoever drew the card is told."""
    if "empire" in event:
        sentence = say("chronicle-draws", who=player(event["seat"]), empire=the(event["empire"]))
        step.say(sentence, event["seat"], "A3.2")


def _kept(step: Step, event: Event) -> None:
    who, seat = player(event["seat"]), event["seat"]
    if "empire" in event:
        step.say(say("chronicle-keep", who=who, empire=the(event["empire"])), seat, "A3.3")
    else:
        step.say(say("chronicle-kept", who=who), seat, "A3.9")


def _passed(step: Step, event: Event) -> None:
    seat = event["seat"]
    params: dict[str, Param] = {"who": player(seat), "victim": player(event["to"])}
    if "empire" in event:
        step.say(say("chronicle-pass", **params, empire=the(event["empire"])), seat, "A3.3")
    else:
        step.say(say("chronicle-passed", **params), seat, "A3.9")


def _seen(step: Step, event: Event) -> None:
    if "empire" in event:
        sentence = say("chronicle-sees", who=player(event["seat"]), empire=the(event["empire"]))
        step.say(sentence, event["seat"], "A3.7")


def _skipped(step: Step, event: Event) -> None:
    sentence = say("chronicle-unheld", empires=listed([the(event["empire"])]))
    step.say(sentence, None, "A4.2", joins="empires")


def _turn(step: Step, event: Event) -> None:
    seat, empire = event["seat"], event["empire"]
    step.scene = Scene(seat, empire, empire)
    step.say(say("chronicle-called", who=player(seat), empire=the(empire)), seat, "A4.2", opens=True)


# --- event cards ------------------------------------------------------------------------------------------------


def _played(step: Step, event: Event) -> None:
    card, action = event["card"], step.action
    sentence = say("chronicle-plays", who=player(event["seat"]), card=name(card))
    step.say(sentence, event["seat"], "A5.1", detail=card_text(event["seat"], card))
    places = [action[key] for key in ("land", "area") if key in action]
    places += [place for key in ("lands", "areas") for place in action.get(key, ())]
    if card in NAMING and places:
        sentence = say("chronicle-named", who=player(event["seat"]), places=listed(map(the, places)))
        step.add(sentence, "", *places)
    kind = step.board.events[step.board.event_index[card]]
    if kind.effect in ARMS:
        held = {*step.scene.arms, card}
        step.change(arms=tuple([EFFECTS[arm] for arm in ARMS if EFFECTS[arm] in held]))
    elif kind.effect == CRUSADE:
        step.change(in_play=card)
    elif kind.effect == KINGDOM:
        step.rising = step.board.banner_ids[kind.banner]
        step.brought = [say("army-count", armies=1)]


def _done(step: Step, event: Event) -> None:
    """A minor empire or a Crusade is finished."""
    step.change(in_play=step.scene.empire)


def _coins(step: Step, event: Event) -> None:
    gained: list[Param] = []
    if event["coins"]:
        gained.append(say("coin-count", coins=event["coins"]))
    if event["allied"]:
        gained.append(say("allied-count", coins=event["allied"]))
    if event["forts"]:
        gained.append(say("fort-count", forts=event["forts"]))
    rule = "A14.25" if event["forts"] else "A6.2"
    step.add(say("chronicle-gains", who=player(event["seat"]), gained=listed(gained)), rule)


def _lapsed(step: Step, event: Event) -> None:
    """A14.3, A14.21, A14.24; that Treachery is used up is told with the land it won."""
    card = event["card"]
    if card in LAPSES:
        step.lapse(say("chronicle-weakens" if event["left"] else "chronicle-lapses", card=name(card)), LAPSES[card])


def _disease(step: Step, event: Event) -> None:
    if step.action["do"] == "spread_plague" and not step.rolls:
        sentence = say("chronicle-spreads", land=the(event["land"]))
        step.say(sentence, step.seat, "A14.32", event["land"])
    step.rolls.append(event)


# --- the turn ---------------------------------------------------------------------------------------------------


def _established(step: Step, event: Event) -> None:
    step.close_rise()
    step.rising = event["empire"]
    step.change(in_play=event["empire"])
    step.brought = [say("army-count", armies=event["armies"])]


def _fleet(step: Step, event: Event) -> None:
    if step.action["do"] != "attack_fleet":  # what a battle at sea brings is told with it
        step.fleets.append(event["water"])


def _manned(step: Step, event: Event) -> None:
    if step.action["do"] == "man_fleet":
        step.join("chronicle-mans", inside(event["water"]), "A16.1", key="waters")


def _reallocated(step: Step, event: Event) -> None:
    who = player(event["seat"])
    if event["waters"]:
        fleets = say("fleet-count", fleets=len(event["waters"]))
        sentence = say("chronicle-reallocates", who=who, fleets=fleets, coins=say("coin-count", coins=event["coins"]))
    else:
        sentence = say("chronicle-reallocates-none", who=who)
    step.say(sentence, event["seat"], "A6.6", *event["waters"])


def _invaded(step: Step, event: Event) -> None:
    step.close_round()
    step.way = event["way"]
    step.ended = False


def _rolled(step: Step, event: Event) -> None:
    """The line of the round follows; the dice are what a reader may want to know beyond it."""
    step.close_round()
    step.dice = (event["attack"], event["defence"])


def _battle(step: Step, event: Event) -> None:
    step.round = event
    step.ended = True


def _betrayed(step: Step, event: Event) -> None:
    params = {"who": player(event["seat"]), "victim": player(event["victim"]), "land": the(event["land"])}
    step.say(say("chronicle-betrayed", **params), event["seat"], "A14.36", event["land"], topic=BATTLES)
    step.ended = True


def _army_placed(step: Step, event: Event) -> None:
    land = event["land"]
    if step.rising:
        step.placed.append(land)
    elif not step.ended and step.renewed:
        step.join("chronicle-renews", inside(land), "A7.8")
    elif not step.ended and step.way == "uprising":
        step.settled.append(land)
    elif not step.ended:
        step.join("chronicle-enters-by" if step.way == "sea" else "chronicle-enters", the(land), "A7.7")
    elif not step.way:
        step.settled.append(land)
    step.renewed = False
    step.lines += step.fallen
    step.fallen = []


def _army_removed(step: Step, event: Event) -> None:
    cause = event["cause"]
    if step.rising:
        step.cleared.setdefault(event["land"], []).insert(0, say("chronicle-army-of", victim=player(event["seat"])))
    elif cause == "battle":
        step.left = event["left"]
    elif cause == "replaced":
        step.renewed = True


def _reinforced(step: Step, event: Event) -> None:
    # One land may be reinforced twice, so such lines are not joined.
    params = {"who": player(event["seat"]), "land": the(event["land"]), "armies": event["armies"]}
    step.say(say("chronicle-reinforces", **params), event["seat"], "A15.2", event["land"])


def _fort_built(step: Step, event: Event) -> None:
    step.join("chronicle-fortifies", the(event["land"]), FORTS[event["pay"]], pay=event["pay"])


def _building_placed(step: Step, event: Event) -> None:
    land, building = event["land"], event["building"]
    thing = say("chronicle-thing", building=building)
    if step.rising:
        if building == "capital":
            step.capitals += 1
        else:
            step.brought.append(thing)
        if land in step.became:  # A6.10: what the pillage left makes room at once
            step.became.remove(land)
            step.cleared.setdefault(land, []).append(say("chronicle-thing", building="capital"))
    elif building == "monument":
        step.join("chronicle-monument", inside(land), "A11.3")
    else:  # A14.20
        step.close_round()
        sentence = say("chronicle-builds", who=player(step.seat), thing=thing, lands=listed([inside(land)]))
        step.add(sentence, "A14.20", land)


def _building_removed(step: Step, event: Event) -> None:
    land, building = event["land"], event["building"]
    if step.rising:
        step.cleared.setdefault(land, []).append(say("chronicle-thing", building=building))
    elif step.round is not None:
        step.felled.append(building)
    elif not step.rolls:  # a fort goes with its army; else it is a Disaster, or Treachery opened the gates
        rule = "A14.23" if step.card == "disaster" else "A14.36"
        step.add(say("chronicle-falls", building=building, land=inside(land)), rule, land)


def _building_lacking(step: Step, event: Event) -> None:
    step.close()
    step.add(say("chronicle-lacking", building=event["building"], land=inside(event["land"])), "A1.6", event["land"])


def _pillaged(step: Step, event: Event) -> None:
    land, building = event["land"], event["building"]
    step.close_round()
    if step.rising and building == "capital":
        step.became.append(land)
    elif step.rising:
        step.cleared.setdefault(land, []).append(say("chronicle-thing", building=building))
    elif building == "capital":
        rule = "A14.23" if step.card == "disaster" else "A10.1"
        _falls(step, say("chronicle-capital-falls", land=inside(land)), rule, land)
    else:
        rule = "A14.23" if step.card == "disaster" else "A10.2"
        _falls(step, say("chronicle-falls", building=building, land=inside(land)), rule, land)


def _falls(step: Step, sentence: Sentence, rule: str, land: str) -> None:
    """Beside the battle that caused it; of an empty land it is said once the army has entered it."""
    if step.ended and step.lines:
        step.add(sentence, rule, land)
    else:
        step.fallen.append(Line([sentence], rule, step.seat, [land]))


def _bought(step: Step, event: Event) -> None:
    step.say(say("chronicle-buys", who=player(event["seat"]), coin=event["coin"]), event["seat"], "A9.5")


# --- points -----------------------------------------------------------------------------------------------------


def _scored(step: Step, event: Event) -> None:
    step.close()
    board, who = step.board, player(event["seat"])
    parts = [
        say(
            "chronicle-scored-part",
            place=name(row["area"]),
            degree=say(f"degree-{row['degree']}"),
            points=row["points"],
        )
        for row in event["areas"]
    ]
    each = {
        "capital": ("capitals", board.capital_points),
        "city": ("cities", board.city_points),
        "monument": ("monuments", board.monument_points),
        "fleet": ("fleets", 1),
    }
    for building, (key, points) in each.items():
        if event[key]:
            count = event[key] // points
            parts.append(say("chronicle-scored-buildings", building=building, count=count, points=event[key]))
    if parts:
        sentence = say("chronicle-scored", who=who, points=event["points"], parts=listed(parts))
    else:
        sentence = say("chronicle-scored-nothing", who=who)
    step.say(sentence, event["seat"], "A12.2", topic=POINTS, closes=True)
    step.add(say("chronicle-score", who=who, score=event["total"]), "A12.2")


def _turn_ended(step: Step, event: Event) -> None:
    step.scene = Scene()


def _marker(step: Step, event: Event) -> None:
    step.say(say("chronicle-marker", who=player(event["seat"])), event["seat"], "A13.1", topic=POINTS)


def _marker_withheld(step: Step, event: Event) -> None:
    names = listed(map(player, event["seats"]))
    step.say(say("chronicle-marker-withheld", names=names), None, "A13.2", topic=POINTS)


def _markers(step: Step, event: Event) -> None:
    who, seat = player(event["seat"]), event["seat"]
    step.say(say("chronicle-markers", who=who, values=listed(event["values"])), seat, "A13.4", topic=POINTS)
    step.add(say("chronicle-score", who=who, score=event["total"]), "A13.4")


def _game_ended(step: Step, event: Event) -> None:
    step.say(say("chronicle-game-ended"), None, "A13.5", heading=True)


# Armies lost, phases ended, resources counted, fleets sunk: the lines beside them say as much.
HEARD: Final[dict[str, Callable[[Step, Event], None]]] = {
    "first_roll": _first_roll,
    "epoch_began": _epoch,
    "empire_drawn": _drawn,
    "empire_kept": _kept,
    "empire_passed": _passed,
    "empire_seen": _seen,
    "empire_skipped": _skipped,
    "turn_began": _turn,
    "event_played": _played,
    "event_done": _done,
    "event_lapsed": _lapsed,
    "coins": _coins,
    "established": _established,
    "fleet_placed": _fleet,
    "fleet_manned": _manned,
    "reallocated": _reallocated,
    "invaded": _invaded,
    "rolled": _rolled,
    "battle": _battle,
    "betrayed": _betrayed,
    "army_placed": _army_placed,
    "army_removed": _army_removed,
    "reinforced": _reinforced,
    "fort_built": _fort_built,
    "building_placed": _building_placed,
    "building_removed": _building_removed,
    "building_lacking": _building_lacking,
    "pillaged": _pillaged,
    "army_bought": _bought,
    "disease": _disease,
    "scored": _scored,
    "turn_ended": _turn_ended,
    "marker_drawn": _marker,
    "marker_withheld": _marker_withheld,
    "markers_turned": _markers,
    "game_ended": _game_ended,
}
