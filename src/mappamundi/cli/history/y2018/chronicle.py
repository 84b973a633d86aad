"""The chronicle: what was told of one step, as sentences for one viewer."""

from collections.abc import Callable
from typing import Final

from mappamundi.cli.history.y2018 import warfare
from mappamundi.cli.history.y2018.step import CARD, PLAGUE, RISING, Event, Step
from mappamundi.cli.history.y2018.words import Words, armies, plural
from mappamundi.cli.play.display import Line, Told
from mappamundi.cli.play.journal import listed
from mappamundi.games.history.y2018.board import BARREN
from mappamundi.games.history.y2018.state import NOBODY
from mappamundi.games.history.y2018.view import View


def lines(words: Words, before: View, told: Told) -> list[Line]:
    """One step, from the events as this viewer hears them and the view before it."""
    step = Step(words, before)
    for event in told:
        HEARD.get(event["event"], _silent)(step, event)
    step.finish()
    return step.lines


# --- eras and the selection -------------------------------------------------------------------------------------


def _era(step: Step, event: Event) -> None:
    step.say(step.words.era(event["epoch"]), heading=True, closes=True)


def _silent(step: Step, event: Event) -> None:
    """Piles opened, dice held, phases ended: the decisions that follow say as much."""


def _chose(step: Step, event: Event) -> None:
    seat, pile = event["seat"], event["pile"][:-1]
    if "card" in event:
        step.say(f"You keep {step.words.card(event['card']).name}.", seat, rule="Z3.3")
    else:
        step.say(f"{step.words.starts(seat, 'keep')} an {pile}.", seat, rule="Z3.3")


def _received(step: Step, event: Event) -> None:
    seat = event["seat"]
    if "card" in event:
        step.say(f"You receive {step.words.card(event['card']).name}.", seat, rule="Z3.8")
    elif not step.before.classic:
        step.say(f"{step.words.starts(seat, 'receive')} the last {event['pile'][:-1]}.", seat, rule="Z3.7")


def _gave(step: Step, event: Event) -> None:
    seat, to, pile = event["seat"], event["to"], event["pile"][:-1]
    if to == seat:
        step.say(f"{step.words.starts(seat, 'keep')} the {pile}.", seat, rule="Z3.11")
    else:
        step.say(f"{step.words.starts(seat, 'give')} an {pile} to {step.words.who(to)}.", seat, rule="Z3.11")


def _called(step: Step, event: Event) -> None:
    card = step.words.card(event["empire"])
    if event["seat"] is None:
        step.say(f"the {card.name}", join="Nobody leads {}.", rule="Z4.1")
    else:
        step.seat = event["seat"]
        whose = step.words.whose(step.seat)
        step.say(f"{card.name}, {whose} empire of era {card.era}", step.seat, heading=True)


# --- cards ------------------------------------------------------------------------------------------------------


def _kingdom(step: Step, event: Event) -> None:
    step.name = step.words.card(event["card"]).name
    step.say(f"{step.words.starts(event['seat'], 'play')} the kingdom {step.name}.", event["seat"], rule="Z16.1")


def _played(step: Step, event: Event) -> None:
    card = step.words.card(event["card"])
    step.about = CARD
    text = step.words.effect_text(card)
    step.say(f"{step.words.starts(event['seat'], 'play')} {card.name}.", event["seat"], detail=text, rule="Z15.2")


def _gathered(step: Step, event: Event) -> None:
    gained = [armies(event["armies"])] if event["armies"] else []
    if event["tokens"]:
        gained.append(plural(event["tokens"], "siege token", "siege tokens"))
    if step.about == RISING:
        step.brought += gained
    elif gained:
        step.say(
            f"{step.words.starts(event['seat'], 'gain')} {listed(gained)}.",
            event["seat"],
            rule="Z17.8" if event["armies"] else "Z17.7",
        )


def _markers(step: Step, event: Event) -> None:
    board = step.words.board
    names = {True: "caravan", False: "fleet"}
    for section in event["sections"]:
        number = board.section_index[section]
        kind = names[board.section_kind[number] == BARREN]
        if step.about == RISING:
            step.brought.append(f"a {kind} in {step.words.sections([section])}")
        else:
            step.add(f"A {kind} stands in {step.words.sections([section])}.")


def _linked(step: Step, event: Event) -> None:
    step.add(f"The lands of {step.words.region(event['region'])} border one another this turn.")


def _plague(step: Step, event: Event) -> None:
    step.about = PLAGUE
    step.add(f"The plague is in {step.words.region(event['region'])}.")


def _discarded(step: Step, event: Event) -> None:
    seat = event["seat"]
    if "card" in event:
        name = step.words.card(event["card"]).name
        step.say(f"{name} was not played in its era and leaves the game.", seat, rule="Z5.8")
    else:
        step.say(f"An unplayed kingdom of {step.words.who(seat)} leaves the game unseen.", seat, rule="Z5.8")


# --- points -----------------------------------------------------------------------------------------------------


def _points(step: Step, event: Event) -> None:
    seat, points = event["seat"], plural(event["points"], "point", "points")
    reasons = {"marauder": ("for the plunder", "Z10.4"), "battle": ("for the battle", "Z17.10")}
    if event["source"] == "turn":
        step.add(f"The score is {event['score']}.", "Z13.4")
        return
    reason, rule = reasons.get(event["source"], ("for the voyage", "Z17.10"))
    step.add(f"{step.words.starts(seat, 'gain')} {points} {reason}: {event['score']}.", rule)


def _shifted(step: Step, event: Event) -> None:
    way = ("go on", "goes on") if event["by"] > 0 else ("step back", "steps back")
    step.say(f"{step.words.starts(event['seat'], *way)} to {event['score']}.", event["seat"], rule="Z14.2")


def _scored(step: Step, event: Event) -> None:
    seat = event["seat"]
    parts = [
        f"{step.words.region(row['region'])} {row['degree']} {row['points']}"
        for row in event["regions"]
        if row["points"]
    ]
    if event["structures"]:
        parts.append(f"structures {event['structures']}")
    sources = f": {', '.join(parts)}" if parts else ""
    points = plural(event["points"], "point", "points")
    step.say(f"{step.words.starts(seat, 'score')} {points}{sources}.", seat, rule="Z13.4", closes=True)


def _turn_ended(step: Step, event: Event) -> None:
    step.seat = NOBODY


HEARD: Final[dict[str, Callable[[Step, Event], None]]] = {
    "era_began": _era,
    "chose": _chose,
    "received": _received,
    "gave": _gave,
    "called": _called,
    "kingdom_played": _kingdom,
    "event_played": _played,
    "gathered": _gathered,
    "army_placed": warfare.army_placed,
    "army_removed": warfare.army_removed,
    "structure_placed": warfare.structure_placed,
    "structure_reduced": warfare.structure_reduced,
    "fort_placed": warfare.fort_placed,
    "fort_removed": warfare.fort_removed,
    "markers_laid": _markers,
    "invaded": warfare.invaded,
    "rolled": warfare.rolled_dice,
    "rerolled": warfare.rerolled,
    "battle": warfare.battle,
    "besieged": warfare.besieged,
    "retreated": warfare.retreated,
    "spared": warfare.spared,
    "points": _points,
    "shifted": _shifted,
    "scored": _scored,
    "region_linked": _linked,
    "discarded": _discarded,
    "turn_ended": _turn_ended,
    "plague": _plague,
}


def closing(words: Words, event: Event) -> str:
    """Why an event closes undo."""
    match event["event"]:
        case "rolled" | "rerolled":
            return "the dice have been rolled"
        case "called":
            return f"the calling has come to the {words.card(event['empire']).name}"
        case "event_played" | "kingdom_played":
            return f"{words.card(event['card']).name} has been revealed"
        case "army_removed" | "battle" | "structure_reduced" | "fort_removed":
            seat = event.get("seat", event.get("owner", event.get("defender")))
            return f"{words.players[seat].name} has lost something by it"
        case "chose" | "pile_opened" | "middle_opened":
            return "cards have been seen; a choice of cards cannot be taken back"
    return "cards have been seen or given"
