"""The chronicle: what was told of one step, as lines. Message ids and ids of the data, no words.

Most of a line comes from the step itself. What earlier steps of the turn left behind (whose empire it is, which land
is fought for, which dice lie there) is its `Scene`: public, and the same whether it is read from a view or handed on
from step to step through a log.
"""

from collections.abc import Callable, Sequence
from typing import Final

from mappamundi.games.history.narration import ROMAN, card_text, hear
from mappamundi.games.history.y2018.board import BARREN, Board
from mappamundi.games.history.y2018.scene import Scene, cards_in_force, dice, effect_name
from mappamundi.games.history.y2018.step import (
    INVADING,
    PLAGUE,
    RISING,
    Event,
    Step,
    gains,
    markers,
    sections_of,
)
from mappamundi.kernel.narration import Line, Param, inside, listed, name, player, say, the

BATTLES, POINTS = "battles", "points"
# The rule by which an effect brings or takes pieces, where no battle, fort or monument of the seat's own does.
EFFECT_RULES: Final = {
    "siege_tokens": "Z17.7",
    "extra_armies": "Z17.8",
    "free_forts": "Z11.4",
    "fort_per_resource": "Z11.4",
    "diplomacy": "Z17.16",
    "revolution": "Z17.17",
    "disaster": "Z17.18",
    "barbarians": "Z17.19",
}
# Effects that let more monuments be built than resources ask for (Z17.11).
MORE_MONUMENTS: Final = frozenset(("monument_ratio", "extra_monument"))


def epoch(number: int) -> Line:
    """The heading of an epoch."""
    sentence = say("chronicle-era", epoch=ROMAN[number], span=name(str(number), of="era-span"))
    return Line([sentence], "Z2.1", heading=True, closes=True)


def narrate(board: Board, scene: Scene, seat: int, action: Event, events: Sequence[Event]) -> tuple[list[Line], Scene]:
    """The lines of a step, as far as its action and its events were told, and where the story stands after it."""
    step = Step(board, scene, seat, str(action["do"]))
    hear(step, HEARD, events)
    step.close()
    return step.lines, step.scene


# --- epochs and the selection -----------------------------------------------------------------------------------


def _epoch(step: Step, event: Event) -> None:
    step.lines.append(epoch(event["epoch"]))


def _chose(step: Step, event: Event) -> None:
    who, pile = player(event["seat"]), event["pile"]
    if "card" not in event:
        step.say(say("chronicle-kept", who=who, pile=pile), event["seat"], "Z3.3")
        return
    step.say(say("chronicle-keep", who=who, card=the(event["card"])), event["seat"], "Z3.3")


def _received(step: Step, event: Event) -> None:
    who, pile = player(event["seat"]), event["pile"]
    if "card" in event:
        step.say(say("chronicle-receive", who=who, card=the(event["card"])), event["seat"], "Z3.8")
    elif step.do != "give":
        step.say(say("chronicle-received", who=who, pile=pile), event["seat"], "Z3.7")


def _gave(step: Step, event: Event) -> None:
    seat, to, pile = event["seat"], event["to"], event["pile"]
    if to == seat:
        step.say(say("chronicle-kept", who=player(seat), pile=pile), seat, "Z3.11")
    else:
        step.say(say("chronicle-gave", who=player(seat), victim=player(to), pile=pile), seat, "Z3.11")


def _skipped(step: Step, event: Event) -> None:
    sentence = say("chronicle-unheld", empires=listed([the(event["empire"])]))
    step.say(sentence, None, "Z4.1", joins="empires")


def _turn(step: Step, event: Event) -> None:
    seat, empire = event["seat"], event["empire"]
    step.scene = Scene(seat=seat, empire=empire)
    params = {"who": player(seat), "empire": the(empire)}
    if step.board.data["empires"][step.board.empire_index[empire]].get("leader"):
        sentence = say("chronicle-called-leader", **params, leader=name(empire, of="leader"))
    else:
        sentence = say("chronicle-called", **params)
    step.say(sentence, seat, "Z4.1", opens=True)


# --- cards ------------------------------------------------------------------------------------------------------


def _kingdom(step: Step, event: Event) -> None:
    step.change(kingdom=event["card"])


def _played(step: Step, event: Event) -> None:
    card = event["card"]
    step.change(played=(*step.scene.played, card))
    step.effect = step.board.events[step.board.event_index[card]].effect.id
    sentence = say("chronicle-plays", who=player(event["seat"]), card=name(card))
    step.say(sentence, event["seat"], "Z15.2", detail=card_text(event["seat"], card))


def _gathered(step: Step, event: Event) -> None:
    armies, tokens = event["armies"], event["tokens"]
    if step.about == RISING:
        step.armies += armies
        step.tokens += tokens
        return
    sentence = say("chronicle-gains", who=player(event["seat"]), gained=listed(gains(armies, tokens)))
    step.add(sentence, EFFECT_RULES.get(step.effect, "Z17.9"))


def _markers_laid(step: Step, event: Event) -> None:
    sections = event["sections"]
    if step.about == RISING:
        step.markers += sections
        return
    for sentence in markers(step.board, sections):
        step.add(sentence, "Z17.21", *sections)


def _linked(step: Step, event: Event) -> None:
    step.add(say("chronicle-linked", area=inside(event["area"])), "Z17.22")


def _plague(step: Step, event: Event) -> None:
    step.about = PLAGUE
    step.add(say("chronicle-plague", area=inside(event["area"])), "Z17.20")


def _discarded(step: Step, event: Event) -> None:
    if "card" in event:
        sentence = say("chronicle-discarded", card=name(event["card"]))
    else:
        sentence = say("chronicle-discarded-unseen", who=player(event["seat"]))
    step.say(sentence, event["seat"], "Z5.8")


def _phase_ended(step: Step, event: Event) -> None:
    if event["phase"] == "build":
        step.change(kingdom="")


def _turn_ended(step: Step, event: Event) -> None:
    step.scene = Scene()


def _game_ended(step: Step, event: Event) -> None:
    step.say(say("chronicle-game-ended"), None, "Z19.1", heading=True)


# --- pieces -----------------------------------------------------------------------------------------------------


def _army_placed(step: Step, event: Event) -> None:
    seat, land = event["seat"], event["land"]
    if step.about == RISING:
        step.placed.append(land)
    elif step.about == INVADING:
        if step.ended or land != step.scene.land:
            return
        if step.left == seat:
            step.join("chronicle-renews", inside(land), "Z7.7")
        elif step.left is None and step.via:
            step.join("chronicle-enters-by", the(land), "Z7.9", way=sections_of(step.via))
        elif step.left is None:
            step.join("chronicle-enters", the(land), "Z7.6")
    elif step.left is not None:
        sentence = say("chronicle-replaces", who=player(seat), victim=player(step.left), land=inside(land))
        step.add(sentence, EFFECT_RULES[step.effect], land)
        step.left = None


def _army_removed(step: Step, event: Event) -> None:
    seat, land = event["seat"], event["land"]
    if step.about == RISING:
        step.cleared.setdefault(land, []).insert(0, say("chronicle-army-of", victim=player(seat)))
    elif step.about == PLAGUE:
        sentence = say("chronicle-plague-loss", who=player(seat), land=inside(land))
        step.say(sentence, seat, "Z17.20", land)
    else:
        step.left = seat
        if step.about == INVADING and not step.ended and seat != step.seat:
            params = {"who": player(step.seat), "victim": player(seat), "land": the(land)}
            step.say(say("chronicle-certain", **params), step.seat, "Z17.5", land, topic=BATTLES)
            step.ended = True


def _building_placed(step: Step, event: Event) -> None:
    building = event["building"]
    if step.about == RISING:
        step.buildings.append(building)
    elif building == "monument":
        more = any(card.effect.id in MORE_MONUMENTS for card in cards_in_force(step.board, step.scene))
        step.join("chronicle-monument", inside(event["land"]), "Z17.11" if more else "Z12.1")
    else:
        step.join("chronicle-city", inside(event["land"]), "Z17.12")


def _building_reduced(step: Step, event: Event) -> None:
    land, building = event["land"], event["building"]
    if step.about != RISING:
        rule = EFFECT_RULES.get(step.effect, "Z10.1")
        step.add(say("chronicle-reduced", building=building, land=inside(land)), rule, land)
        return
    things = step.cleared.setdefault(land, [])
    # A capital is cleared as a capital, not also as the city it turns into on its way out.
    if building != "city" or say("chronicle-thing", building="capital") not in things:
        things.append(say("chronicle-thing", building=building))


def _fort_placed(step: Step, event: Event) -> None:
    step.join("chronicle-fortifies", the(event["land"]), EFFECT_RULES.get(step.effect, "Z11.1"))


def _fort_removed(step: Step, event: Event) -> None:
    land = event["land"]
    if step.about == RISING:
        step.cleared.setdefault(land, []).append(say("chronicle-thing", building="fort"))
    elif step.effect:
        step.add(say("chronicle-fort-falls-in", land=inside(land)), EFFECT_RULES[step.effect], land)
    else:  # the battle has said where
        step.add(say("chronicle-fort-falls"), "Z10.2")


# --- battle -----------------------------------------------------------------------------------------------------


def _invaded(step: Step, event: Event) -> None:
    board, via = step.board, event["via"]
    naval = any(board.section_kind[board.section_index[section]] != BARREN for section in via)
    step.via = via
    step.change(land=event["land"], naval=naval, sieges=0, attack=(), defence=())


def _rolled(step: Step, event: Event) -> None:
    step.change(attack=tuple(event["attack"]), defence=tuple(event["defence"]))


def _rerolled(step: Step, event: Event) -> None:
    seat, die, face, scene = event["seat"], event["die"], event["face"], step.scene
    side = "attack" if seat == scene.seat else "defence"
    faces = list(getattr(scene, side))
    old, faces[die] = faces[die], face
    step.change(**{side: tuple(faces)})
    sentence = say("chronicle-rerolls", who=player(seat), land=inside(scene.land), old=old, face=face)
    step.say(sentence, seat, "Z8.8", scene.land, topic=BATTLES)


def _besieged(step: Step, event: Event) -> None:
    step.change(sieges=min(step.scene.sieges + 1, len(step.board.siege_bonus) - 1))


BATTLE_RULES: Final = {"win": "Z8.10", "tie": "Z8.11", "defeat": "Z8.12"}


def _battle(step: Step, event: Event) -> None:
    seat, land, outcome, sieges = event["attacker"], event["land"], event["outcome"], step.scene.sieges
    params: dict[str, Param] = {
        "who": player(seat),
        "victim": player(event["defender"]),
        "land": inside(land) if outcome == "tie" else the(land),
        "attack": event["attack"],
        "defence": event["defence"],
    }
    if outcome == "win" and sieges:
        sentence = say("chronicle-siege-win", sieges=sieges, **params)
    else:
        sentence = say(f"chronicle-{outcome}", **params)
    detail = dice(step.board, step.scene, event["attack"], event["defence"], event["defender"])
    step.say(sentence, seat, BATTLE_RULES[outcome], land, topic=BATTLES, detail=detail)
    step.ended = outcome != "defeat"


def _retreated(step: Step, event: Event) -> None:
    who, land = player(event["seat"]), event["land"]
    if step.lines:
        step.add(say("chronicle-retreats", who=who), "Z9.6")
    else:
        step.say(say("chronicle-retreats-from", who=who, land=the(land)), event["seat"], "Z9.6", land, topic=BATTLES)


def _spared(step: Step, event: Event) -> None:
    sentence = say("chronicle-spares", who=player(event["seat"]), land=inside(event["land"]))
    step.say(sentence, event["seat"], "Z17.13", event["land"])


# --- points -----------------------------------------------------------------------------------------------------


def _points(step: Step, event: Event) -> None:
    source, points = event["source"], event["points"]
    if source == "turn":
        sentence = say("chronicle-score", who=player(event["seat"]), score=event["score"])
        step.add(sentence, "Z13.4", topic=POINTS)
    elif source == "marauder":
        step.add(say("chronicle-points-marauder", points=points), "Z10.4", topic=POINTS)
    else:
        effect = effect_name(cards_in_force(step.board, step.scene)[0])
        step.add(say("chronicle-points-effect", points=points, effect=effect), "Z17.10", topic=POINTS)


def _shifted(step: Step, event: Event) -> None:
    message = "chronicle-shifts-on" if event["by"] > 0 else "chronicle-shifts-back"
    sentence = say(message, who=player(event["seat"]), score=event["score"])
    step.say(sentence, event["seat"], "Z14.2", topic=POINTS)


def _scored(step: Step, event: Event) -> None:
    parts = [
        say(
            "chronicle-scored-part",
            place=name(row["area"]),
            degree=say(f"degree-{row['degree']}"),
            points=row["points"],
        )
        for row in event["areas"]
        if row["points"]
    ]
    if event["buildings"]:
        parts.append(say("chronicle-scored-structures", points=event["buildings"]))
    who, points = player(event["seat"]), event["points"]
    if parts:
        sentence = say("chronicle-scored", who=who, points=points, parts=listed(parts))
    else:
        sentence = say("chronicle-scored-nothing", who=who)
    step.say(sentence, event["seat"], "Z13.4", topic=POINTS, closes=True)


# Piles opened, cards drawn, dice held: the lines that follow say as much.
HEARD: Final[dict[str, Callable[[Step, Event], None]]] = {
    "epoch_began": _epoch,
    "chose": _chose,
    "received": _received,
    "gave": _gave,
    "turn_began": _turn,
    "empire_skipped": _skipped,
    "kingdom_played": _kingdom,
    "event_played": _played,
    "gathered": _gathered,
    "army_placed": _army_placed,
    "army_removed": _army_removed,
    "building_placed": _building_placed,
    "building_reduced": _building_reduced,
    "fort_placed": _fort_placed,
    "fort_removed": _fort_removed,
    "markers_laid": _markers_laid,
    "invaded": _invaded,
    "rolled": _rolled,
    "rerolled": _rerolled,
    "besieged": _besieged,
    "battle": _battle,
    "retreated": _retreated,
    "spared": _spared,
    "points": _points,
    "shifted": _shifted,
    "scored": _scored,
    "area_linked": _linked,
    "phase_ended": _phase_ended,
    "discarded": _discarded,
    "turn_ended": _turn_ended,
    "game_ended": _game_ended,
    "plague": _plague,
}
