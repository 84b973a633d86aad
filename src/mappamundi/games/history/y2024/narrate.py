"""The chronicle: what was told of one step, as lines. Message ids and ids of the data, no words.

Most of a line comes from the step itself. What earlier steps of the turn left behind (whose Empire it is, which Event
is being played) is its `Scene`: public, and the same whether it is read from a view or handed on from step to step.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from mappamundi.games.history.board import BIT
from mappamundi.games.history.narration import ROMAN, hear
from mappamundi.games.history.y2024.board import CRUSADE, IN_REVEAL, Board
from mappamundi.games.history.y2024.citing import EVENT_RULES, HONOR_RULES
from mappamundi.games.history.y2024.scene import Scene
from mappamundi.games.history.y2024.step import CARD, INVADING, RISING, Event, Step
from mappamundi.kernel.narration import Line, Param, Sentence, inside, listed, name, player, say, the

BATTLES, GOLD, HONORS = "battles", "gold", "honors"


def epoch(number: int) -> Line:
    """The heading of an epoch."""
    sentence = say("chronicle-epoch", epoch=ROMAN[number], span=name(str(number), of="epoch-span"))
    return Line([sentence], "R3.1", heading=True, closes=True)


def narrate(board: Board, scene: Scene, seat: int, action: Event, events: Sequence[Event]) -> tuple[list[Line], Scene]:
    """The lines of a step, as far as its action and its events were told, and where the story stands after it."""
    step = Step(board, scene, seat, str(action["do"]), events)
    hear(step, HEARD, events)
    step.close()
    return step.lines, step.scene


# --- the organization -------------------------------------------------------------------------------------------


def _epoch(step: Step, event: Event) -> None:
    step.lines.append(epoch(event["epoch"]))
    if event["areas"]:
        areas = listed(map(the, event["areas"]))
        step.say(say("chronicle-areas", areas=areas), None, "R3.1")


def _token(step: Step, event: Event) -> None:
    """Drawn or kept: which one only its seat is told."""
    who, seat = player(event["seat"]), event["seat"]
    rule = "R3.2" if event["event"] == "token_drawn" else "R3.4"
    if "token" in event:
        step.say(say("chronicle-keeps-token", who=who, token=name(event["token"])), seat, rule)
    else:
        step.say(say("chronicle-kept-token", who=who), seat, rule)


def _endgame_open(step: Step, event: Event) -> None:
    step.say(say("chronicle-endgame-open", token=name(event["token"])), None, "R3.3")


def _endgame_hidden(step: Step, event: Event) -> None:
    if "token" in event:
        step.say(say("chronicle-endgame-left", token=name(event["token"])), event["seat"], "R3.5")
    else:
        step.say(say("chronicle-endgame-hidden"), None, "R3.5")


def _event_dealt(step: Step, event: Event) -> None:
    """That everybody gets one nobody need be told; which one only its seat is."""
    if "card" in event:
        sentence = say("chronicle-keeps-event", who=player(event["seat"]), card=name(event["card"]))
        step.say(sentence, event["seat"], "R3.7")


def _event_kept(step: Step, event: Event) -> None:
    """Whoever comes last gets what is left: the step is that of the seat before it."""
    seat, last = event["seat"], event["seat"] != step.seat
    if "card" in event:
        known = "chronicle-gets-event" if last else "chronicle-keeps-event"
        step.say(say(known, who=player(seat), card=name(event["card"])), seat, "R15.1")
    else:
        step.say(say("chronicle-got-event" if last else "chronicle-kept-event", who=player(seat)), seat, "R15.1")


def _empires_laid(step: Step, event: Event) -> None:
    step.say(say("chronicle-empires", empires=listed(map(the, event["empires"]))), None, "R3.8")


def _empire_taken(step: Step, event: Event) -> None:
    """Chosen openly, or kept hidden. R3.10: whoever comes last chooses nothing."""
    seat, hidden = event["seat"], event["event"] == "empire_kept"
    if seat != step.seat:
        known, unknown, rule = "chronicle-gets-empire", "chronicle-got-empire", "R3.10"
    elif hidden:
        known, unknown, rule = "chronicle-keeps-empire", "chronicle-kept-empire", "R15.2"
    else:
        known, unknown, rule = "chronicle-chooses", "", "R3.8"
    if "empire" in event:
        step.say(say(known, who=player(seat), empire=the(event["empire"])), seat, rule)
    else:
        step.say(say(unknown, who=player(seat)), seat, rule)


# --- turns and cards --------------------------------------------------------------------------------------------


def _turn(step: Step, event: Event) -> None:
    seat, empire = event["seat"], event["empire"]
    step.scene = Scene(seat, empire)
    step.say(say("chronicle-called", who=player(seat), empire=the(empire)), seat, "R4.1", opens=True)


def _event_turned(step: Step, event: Event) -> None:
    card = event["card"]
    if step.board.events[step.board.event_index[card]].phase == IN_REVEAL:
        step.change(event=card)
    step.say(say("chronicle-event", who=player(event["seat"]), card=name(card)), event["seat"], "R5.1")


def _event_played(step: Step, event: Event) -> None:
    step.by = EVENT_RULES[step.board.events[step.board.event_index[event["card"]]].effect]
    step.say(say("chronicle-plays", who=player(event["seat"]), card=name(event["card"])), event["seat"], "R13.1")


def _event_idle(step: Step, event: Event) -> None:
    """R13.2: without a target. R13.15: Crusades want none, only people."""
    card = step.board.events[step.board.event_index[event["card"]]]
    step.change(event="")
    step.add(say("chronicle-idle", card=name(card.id)), "R13.15" if card.effect == CRUSADE else "R13.2")


def _established(step: Step, event: Event) -> None:
    step.close()
    if event["empire"]:
        step.change(empire=event["empire"])
    step.begin_rise(event["empire"] or event["card"], event["seat"])
    step.brought = [say("people-count", people=event["people"])]
    if event["fleets"]:
        step.brought.append(say("fleet-count", fleets=event["fleets"]))
    if event["walls"]:
        step.brought.append(say("wall-count", walls=event["walls"]))


def _recruited(step: Step, event: Event) -> None:
    people = say("people-count", people=event["people"])
    step.add(say("chronicle-recruits", who=player(event["seat"]), people=people), step.by)


def _leader(step: Step, event: Event) -> None:
    """R9.2: three dice. R8.5: without dice it ignores something."""
    sentence = say("chronicle-leader", who=player(event["seat"]), leader=event["leader"])
    step.say(sentence, event["seat"], "R9.2" if event["leader"] == "declared" else "R8.5")


def _phase_ended(step: Step, event: Event) -> None:
    if event["phase"] == "event":
        step.change(event="")
        step.by = ""


def _laid_down(step: Step, event: Event) -> None:
    """R14.2: after a half the whole card is named again, until the next half rises."""
    board = step.board
    empire = board.empire_index[step.scene.empire]
    if board.next_half(empire) < 0:
        step.change(empire=board.empire_ids[board.whole(empire)])


def _turn_ended(step: Step, event: Event) -> None:
    step.scene = Scene()
    step.ending = False


# --- pieces -----------------------------------------------------------------------------------------------------


def _army_placed(step: Step, event: Event) -> None:
    seat, land = event["seat"], event["land"]
    if step.about == RISING:
        step.placed.append(land)
    elif step.about == INVADING:
        if not step.ended and step.left == seat:
            step.join("chronicle-surrenders", the(land), "R7.14")
        elif not step.ended:
            step.join("chronicle-enters", the(land), "R7.13")
    elif step.left is not None:
        step.gone.pop()
        sentence = say("chronicle-replaces", who=player(seat), victim=player(step.left), land=inside(land))
        step.add_deed(sentence, step.by, land)
    else:
        step.add(say("chronicle-settles", who=player(seat), land=inside(land)), step.by, land)
    step.left = None


def _garrison_removed(step: Step, event: Event) -> None:
    seat, land = event["seat"], event["land"]
    if step.about == RISING:
        step.cleared.setdefault(land, []).insert(0, say("chronicle-garrison-of", victim=player(seat)))
        step.cleared_by = step.cleared_by or "R6.3"
        return
    step.left = seat
    if step.about == CARD:
        step.gone.append((seat, land))


def _building_placed(step: Step, event: Event) -> None:
    land, building = event["land"], event["building"]
    thing = say("chronicle-thing", building=building)
    if building == "capital":
        step.change(ceded="")
    if land == step.scene.ceded:
        step.change(ceded="")
        step.add_to_card(say("chronicle-capital-falls", land=inside(land)), "R1.13", land)
    elif step.about == RISING:
        step.brought.append(thing)
    elif building == "wall":
        step.join("chronicle-fortifies", inside(land), "R9.4", building=building)
    elif building == "monument":
        step.join("chronicle-builds", inside(land), _monument_rule(step, event), thing=thing)
    elif step.do == "take_building" and land in step.starts():
        step.join("chronicle-builds", inside(land), "R6.5", thing=thing)
    elif building == "fort":
        step.join("chronicle-fortifies", the(land), step.by or "R9.1", building=building)
    elif step.do in ("play_event", "play_honor") and not step.tells("building_reduced", land=land):
        step.join("chronicle-builds", inside(land), step.by, thing=thing)
    # Any other city is what a capital became (R8.12): that was told when it fell.


def _monument_rule(step: Step, event: Event) -> str:
    """R10.2: the start-land first. R10.3: then lands with a city. R10.4: then any other.

    A log that was kept before events told what stood there leaves open which of the two.
    """
    if event["land"] in step.starts():
        return "R10.2"
    return "R10.3" if "city" in event.get("beside", ("city",)) else "R10.4"


def _building_gone(step: Step, event: Event) -> None:
    """R6.2: cleared away. R11.17: struck by a Catastrophe. R8.10, R8.12: reduced, or for want of a city gone."""
    land, building = event["land"], event["building"]
    reduced = event["event"] == "building_reduced"
    if step.about == RISING:
        step.cleared.setdefault(land, []).append(say("chronicle-thing", building=building))
        step.cleared_by = "R6.2"
    elif reduced and building == "capital" and not step.tells("building_lacking", land=land):
        step.add(say("chronicle-capital-falls", land=inside(land)), "R8.10", land)
    else:
        rule = "R8.12" if building == "capital" else "R8.10" if reduced or building != "monument" else "R11.17"
        step.add(say("chronicle-falls", building=building, land=inside(land)), rule, land)


def _building_taken(step: Step, event: Event) -> None:
    """R1.12: from an Enemy land. R1.15: Great Wall forts from wherever they are."""
    land, building = event["land"], event["building"]
    if building == "capital":
        step.change(ceded=land)
    sentence = say("chronicle-taken", thing=say("chronicle-thing", building=building), land=inside(land))
    step.add_to_card(sentence, "R1.15" if building == "wall" else "R1.12", land)


def _building_lacking(step: Step, event: Event) -> None:
    """R1.14: it is left out. Of a capital that could not become a city its fall tells as much."""
    land, building = event["land"], event["building"]
    if not step.tells("building_reduced", land=land):
        step.add_to_card(say("chronicle-lacking", building=building, land=inside(land)), "R1.14", land)


def _fleet(step: Step, event: Event) -> None:
    """R7.5: of the pool. R11.10: of an Honor. R11.11: which brings one into an ocean only by its Empire card."""
    board, water = step.board, event["water"]
    ocean = board.oceans & BIT[board.water_index[water]]
    sentence = say("chronicle-fleet", who=player(event["seat"]), water=the(water))
    step.say(sentence, event["seat"], ("R11.11" if ocean else step.by) if step.by else "R7.5", water)


# --- invasions --------------------------------------------------------------------------------------------------


def _battle(step: Step, event: Event) -> None:
    """With dice (R8.3) or without (R8.4). R16.2: with option 3 a garrison that frustrates an invasion stays."""
    seat, land, outcome = event["attacker"], event["land"], event["outcome"]
    params: dict[str, Param] = {"who": player(seat), "victim": player(event["defender"]), "land": the(land)}
    if event["event"] == "unfought":
        sentence = say(f"chronicle-certain-{outcome}", **params)
        step.say(sentence, seat, "R8.4", land, topic=BATTLES)
    else:
        sentence = say(f"chronicle-{outcome}", **params, attack=event["attack"], defence=event["defence"])
        frustrated = "R8.7" if step.tells("garrison_removed", land=land) else "R16.2"
        rule = "R8.6" if outcome == "success" else frustrated
        step.say(sentence, seat, rule, land, topic=BATTLES, detail=_dice(step, event))
    step.ended = True


def _rolled(step: Step, event: Event) -> None:
    """The line of the battle follows; the dice are what a reader may want to know beyond it."""
    step.dice = (event["attack"], event["defence"])


def _dice(step: Step, event: Event) -> Sentence:
    attack, defence = step.dice
    added: list[list[Any]] = [[event["modifier"], say("part-modifier")]] if event["modifier"] else []
    return say(
        "chronicle-dice",
        attack={"dice": attack, "added": added, "total": event["attack"], "seat": event["attacker"]},
        defence={"dice": defence, "added": [], "total": event["defence"], "seat": event["defender"]},
    )


def _points(step: Step, event: Event) -> None:
    step.add(say("chronicle-points", points=event["points"]), "R16.5")


def _conquered(step: Step, event: Event) -> None:
    params = {"who": player(event["seat"]), "victim": player(event["victim"]), "land": the(event["land"])}
    step.say(
        say("chronicle-conquers", **params, cost=event["cost"]), event["seat"], "R16.7", event["land"], topic=BATTLES
    )


# --- Honors and gold --------------------------------------------------------------------------------------------


def _awarded(step: Step, event: Event) -> None:
    step.close_loss()
    sentence = say("chronicle-honor", who=player(event["seat"]), honor=name(event["honor"]))
    step.say(sentence, event["seat"], "R11.1", topic=HONORS)


def _honor_played(step: Step, event: Event) -> None:
    """R11.5: in phase C for its effect. R11.6: in phase E for its coins, too. R12.8: so in the Endgame."""
    honor = step.board.honors[step.board.honor_index[event["honor"]]]
    step.by = HONOR_RULES[honor.effect]
    params: dict[str, Param] = {"who": player(event["seat"]), "honor": name(honor.id)}
    if event["area"]:
        sentence = say("chronicle-honor-area", **params, area=inside(event["area"]))
    else:
        sentence = say("chronicle-plays-honor", **params)
    places = [event["land"]] if event["land"] else []
    expanding = honor.coins and not step.tells("gold", source="coins")
    rule = "R12.8" if step.in_endgame() else "R11.5" if expanding else "R11.6"
    step.say(sentence, event["seat"], rule, *places, topic=HONORS)


def _gold(step: Step, event: Event) -> None:
    seat, gold, source = event["seat"], event["gold"], event["source"]
    if source in ("revenue", "token", "endgame"):
        return  # told with what it was paid for
    if source == "kept":
        _endgame(step, event)
    if gold < 0:
        step.add(say("chronicle-loses-gold", who=player(seat), gold=-gold), "R11.17", topic=GOLD)
        return
    if source == "instead_of_honor" and step.ending:
        source = "full_track"
    sentence = say("chronicle-collects", who=player(seat), gold=gold, source=source)
    if source in ("instead_of_honor", "full_track", "kept"):
        step.say(sentence, seat, _gold_rule(step, source), topic=GOLD)
    else:
        step.add(sentence, _gold_rule(step, source), topic=GOLD)


def _gold_rule(step: Step, source: str) -> str:
    """By which rule gold is collected."""
    if source in ("coins", "bonus"):
        return "R12.8" if step.in_endgame() else "R11.6" if source == "coins" else step.by
    return {"plunder": "R8.8", "instead_of_honor": "R11.2", "full_track": "R11.3", "kept": "R12.6"}[source]


def _part(row: Event) -> Param:
    return say("chronicle-part", area=name(row["area"]), degree=say(f"degree-{row['degree']}"), gold=row["gold"])


def _revenue(step: Step, event: Event) -> None:
    step.close_rise()
    parts = [_part(row) for row in event["areas"]]
    if event["buildings"]:
        parts.append(say("chronicle-part-buildings", gold=event["buildings"]))
    if event["extra"]:
        parts.append(say("chronicle-part-event", card=name(event["card"]), gold=event["extra"]))
    who = player(event["seat"])
    if parts:
        sentence = say("chronicle-revenue", who=who, gold=event["gold"], parts=listed(parts))
    else:
        sentence = say("chronicle-revenue-nothing", who=who)
    step.say(sentence, event["seat"], _revenue_rule(step, event), topic=GOLD, closes=not step.scene.event)


def _revenue_rule(step: Step, event: Event) -> str:
    """R5.14: of an Event. Otherwise for lands (R10.8), or at least for buildings (R10.7) or a later Event (R10.16)."""
    if step.scene.event:
        return "R5.14"
    if event["areas"] or not event["gold"]:
        return "R10.8"
    return "R10.7" if event["buildings"] else "R10.16"


def _token_played(step: Step, event: Event) -> None:
    sentence = say("chronicle-token", who=player(event["seat"]), token=name(event["token"]), gold=event["gold"])
    paired = step.board.token_index[event["token"]] >= step.board.areas
    step.say(sentence, event["seat"], "R17.2" if paired else "R12.3", topic=GOLD)


# --- the Endgame ------------------------------------------------------------------------------------------------


def _endgame(step: Step, event: Event) -> None:
    """It stands above the gold for what was kept, with which the Endgame begins."""
    if not step.headed:
        step.headed = True
        step.say(say("chronicle-endgame"), None, "R12.6", heading=True)


def _endgame_turned(step: Step, event: Event) -> None:
    paid = [say("chronicle-paid", who=player(row["seat"]), gold=row["gold"]) for row in event["seats"]]
    token = name(event["token"])
    if paid:
        sentence = say("chronicle-endgame-token", token=token, epoch=ROMAN[event["epoch"]], paid=listed(paid))
    else:
        sentence = say("chronicle-endgame-nobody", token=token, epoch=ROMAN[event["epoch"]])
    step.say(sentence, None, "R12.10", topic=GOLD)


def _game_ended(step: Step, event: Event) -> None:
    step.say(say("chronicle-game-ended"), None, "R12.11", heading=True)


# Piles passed on, phases ended, a land set out for: the lines that follow say as much.
HEARD: Final[dict[str, Callable[[Step, Event], None]]] = {
    "epoch_began": _epoch,
    "token_drawn": _token,
    "token_kept": _token,
    "endgame_open": _endgame_open,
    "endgame_hidden": _endgame_hidden,
    "event_dealt": _event_dealt,
    "event_kept": _event_kept,
    "empires_laid": _empires_laid,
    "empire_chosen": _empire_taken,
    "empire_kept": _empire_taken,
    "turn_began": _turn,
    "event_turned": _event_turned,
    "event_played": _event_played,
    "event_idle": _event_idle,
    "established": _established,
    "recruited": _recruited,
    "leader_declared": _leader,
    "phase_ended": _phase_ended,
    "laid_down": _laid_down,
    "turn_ended": _turn_ended,
    "army_placed": _army_placed,
    "garrison_removed": _garrison_removed,
    "building_placed": _building_placed,
    "building_removed": _building_gone,
    "building_reduced": _building_gone,
    "building_taken": _building_taken,
    "building_lacking": _building_lacking,
    "fleet_placed": _fleet,
    "rolled": _rolled,
    "battle": _battle,
    "unfought": _battle,
    "points": _points,
    "conquered": _conquered,
    "honor_awarded": _awarded,
    "honor_played": _honor_played,
    "gold": _gold,
    "revenue": _revenue,
    "token_played": _token_played,
    "endgame_began": _endgame,
    "endgame_turned": _endgame_turned,
    "game_ended": _game_ended,
}
