"""Armies, forts and structures that come and go, and battles, as sentences."""

from typing import Final

from mappamundi.cli.history.y2018.battle import Rolled, figures
from mappamundi.cli.history.y2018.step import BUILDING, CARD, INVADING, PLAGUE, RISING, Event, Step
from mappamundi.cli.history.y2018.words import Words
from mappamundi.games.history.y2018.board import BARREN

FALLS: Final = {"capital": "becomes a city", "city": "is razed", "monument": "falls"}

# --- pieces -----------------------------------------------------------------------------------------------------


def army_placed(step: Step, event: Event) -> None:
    seat, land = event["seat"], step.words.land(event["land"])
    if step.about == RISING:
        step.seat = seat
        step.placed.append(event["land"])
    elif step.about == INVADING and not step.ended and event["land"] == step.land:
        by = f" by {step.words.sections(step.via)}" if step.via else ""
        verb = ("renew", "renews") if step.left == seat else ("occupy", "occupies")
        if step.left in (seat, None):
            step.say(land, seat, join=f"{step.words.starts(seat, *verb)} {{}}{by}.", rule="Z7.6")
    elif step.about in (CARD, BUILDING) and step.left is not None:
        army = f"{step.words.whose(step.left)} army"
        step.say(f"At {land} {army} gives way to {_army_of(step.words, seat)}.", seat, rule="Z15.7")
        step.left = None


def _army_of(words: Words, seat: int) -> str:
    return "yours" if seat == words.viewer else f"{words.players[seat].name}’s"


def army_removed(step: Step, event: Event) -> None:
    seat, land = event["seat"], event["land"]
    name = step.words.land(land)
    if step.about == RISING:
        step.cleared.setdefault(land, []).insert(0, f"{step.words.whose(seat)} army")
    elif step.about == PLAGUE:
        step.say(f"{step.words.starts(seat, 'lose')} the army in {name} to the plague.", seat, rule="Z17.20")
    elif step.about == INVADING and not step.ended:
        step.left = seat
        if seat != step.seat:
            step.say(
                f"{step.words.starts(step.seat, 'take')} {name} from {step.words.who(seat)} without dice.", step.seat
            )
            step.lines[-1].rule = "Z17.5"
    elif step.about != INVADING:
        step.left = seat


def structure_placed(step: Step, event: Event) -> None:
    structure = event["structure"]
    if step.about == RISING:
        step.brought.append(f"a {structure}")
        return
    verb = (
        ("build a monument in", "builds a monument in")
        if structure == "monument"
        else ("found a city in", "founds a city in")
    )
    rule = "Z12.1" if structure == "monument" else "Z17.12"
    text = f"{step.words.starts(step.seat, *verb)} {{}}."
    step.say(step.words.land(event["land"]), step.seat, join=text, rule=rule)


def structure_reduced(step: Step, event: Event) -> None:
    structure, land = event["structure"], event["land"]
    if step.about == RISING:
        things = step.cleared.setdefault(land, [])
        # A capital is cleared as a capital, not also as the city it turns into on its way out.
        if structure != "city" or "capital" not in things:
            things.append(structure)
        return
    step.add(f"The {structure} of {step.words.land(land)} {FALLS[structure]}.", "Z10.1")


def fort_placed(step: Step, event: Event) -> None:
    text = f"{step.words.starts(step.seat, 'fortify', 'fortifies')} {{}}."
    step.say(step.words.land(event["land"]), step.seat, join=text, rule="Z11.1")


def fort_removed(step: Step, event: Event) -> None:
    if step.about == RISING:
        step.cleared.setdefault(event["land"], []).append("fort")
    else:
        step.add("The fort falls.", "Z10.2")


# --- battle -----------------------------------------------------------------------------------------------------


def invaded(step: Step, event: Event) -> None:
    board = step.words.board
    step.about = INVADING
    step.land, step.via = event["land"], event["via"]
    step.naval = any(board.section_kind[board.section_index[section]] != BARREN for section in step.via)
    step.siege = 0


def rolled_dice(step: Step, event: Event) -> None:
    step.attack, step.defence = list(event["attack"]), list(event["defence"])


def rerolled(step: Step, event: Event) -> None:
    seat, die = event["seat"], event["die"]
    dice = step.attack if seat == step.seat else step.defence
    old, dice[die] = dice[die], event["face"]
    again = f"{_lower(step.words.starts(seat, 'reroll'))} a {old}"
    step.say(f"At {step.words.land(step.land)} {again}: it shows {event['face']}.", seat, rule="Z8.8")


def besieged(step: Step, event: Event) -> None:
    step.siege = event["bonus"]


def battle(step: Step, event: Event) -> None:
    words, seat, defender = step.words, event["attacker"], event["defender"]
    land, score = words.land(event["land"]), f"{event['attack']} against {event['defence']}"
    rolled = Rolled(step.attack, step.defence, event["attack"] - max(step.attack), event["defence"] - max(step.defence))
    number = words.board.land_index[event["land"]]
    detail = figures(words, step.before, number, step.naval, step.siege, rolled)
    match event["outcome"]:
        case "win":
            after = "After a siege " + _lower(words.starts(seat, "take")) if step.siege else words.starts(seat, "take")
            step.say(f"{after} {land} from {words.who(defender)}, {score}.", seat, detail=detail, rule="Z8.10")
            step.ended = True
        case "tie":
            whose = words.whose(seat)
            both = f"{whose[0].upper()}{whose[1:]} army and {_army_of(words, defender)}"
            step.say(f"{both} both fall at {land}, {score}.", seat, detail=detail, rule="Z8.11")
            step.ended = True
        case _:
            thrown = words.starts(seat, "are thrown back", "is thrown back")
            step.say(f"{thrown} at {land} by {words.who(defender)}, {score}.", seat, detail=detail, rule="Z8.12")


def _lower(text: str) -> str:
    return "you" + text[3:] if text.startswith("You ") else text


def retreated(step: Step, event: Event) -> None:
    land = step.words.land(event["land"])
    where = "" if step.lines else f" from {land}"
    step.add(f"{step.words.starts(event['seat'], 'retreat')}{where}.", "Z9.6")


def spared(step: Step, event: Event) -> None:
    land = step.words.land(event["land"])
    step.say(f"{step.words.starts(event['seat'], 'spare')} what stands in {land}.", event["seat"], rule="Z17.13")
    step.ended = True
