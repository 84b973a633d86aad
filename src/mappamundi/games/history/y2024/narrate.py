"""The chronicle: what was told of one step, as lines. Message ids and ids of the data, no words.

Most of a line comes from the step itself. What earlier steps of the turn left behind (whose Empire it is, which Event
is being played) is its `Scene`: public, and the same whether it is read from a view or handed on from step to step.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mappamundi.games.history.narration import ROMAN, Lines
from mappamundi.games.history.y2024.board import IN_REVEAL, Board
from mappamundi.games.history.y2024.scene import Scene
from mappamundi.kernel.narration import Line, Named, Param, Sentence, inside, listed, name, player, say, the

Event = Mapping[str, Any]

BATTLES, GOLD, HONORS = "battles", "gold", "honors"

# What the events of a step belong to; it decides how a piece that comes or goes is told.
RISING, INVADING, CARD = range(3)
ABOUT: Final = {"invade": INVADING, "conquer": INVADING, "take_building": INVADING}


def epoch(number: int) -> Line:
    """The heading of an epoch."""
    sentence = say("chronicle-epoch", epoch=ROMAN[number], span=name(str(number), of="epoch-span"))
    return Line([sentence], "R3.1", heading=True, closes=True)


def narrate(board: Board, scene: Scene, seat: int, action: Event, events: Sequence[Event]) -> tuple[list[Line], Scene]:
    """The lines of a step, as far as its action and its events were told, and where the story stands after it."""
    step = Step(board, scene, seat, str(action["do"]))
    for event in events:
        heard = HEARD.get(event["event"])
        if heard is not None:
            heard(step, event)
    step.close()
    return step.lines, step.scene


class Step(Lines):
    """Listens to the events of one step in their order."""

    def __init__(self, board: Board, scene: Scene, seat: int, do: str) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.scene = scene
        self.about = ABOUT.get(do, CARD)
        # What became of an invasion is told already: the army moves in, nobody need be told that again.
        self.ended = do in ("take_building", "conquer")
        # What lies on the table.
        self.dice: tuple[list[int], list[int]] = ([], [])
        # Whose garrison has just left the land, and those that an Event took away and nobody followed.
        self.left: int | None = None
        self.gone: list[tuple[int, str]] = []
        # A card coming to the board (R6): who, where, what it brings, what it clears away.
        self.rising = ""
        self.riser = seat
        self.placed: list[str] = []
        self.brought: list[Param] = []
        self.cleared: dict[str, list[Param]] = {}

    def join(self, message: str, land: Named, rule: str, **params: Param) -> None:
        """A line that takes in the lands that follow, if the same is said of them."""
        seat = self.scene.seat if self.scene.seat >= 0 else self.seat
        sentence = say(message, who=player(seat), **params, lands=listed([land]))
        self.say(sentence, seat, rule, land["name"], joins="lands")

    def change(self, **fields: Any) -> None:
        self.scene = self.scene._replace(**fields)

    def close(self) -> None:
        """What is told once all of it is known."""
        self.close_loss()
        self.close_rise()

    def close_loss(self) -> None:
        """Garrisons that are gone are told once it is known that no army took their place."""
        for seat, land in self.gone:
            self.add(say("chronicle-garrison-gone", victim=player(seat), land=inside(land)), "R13.7", land)
        self.gone = []

    def close_rise(self) -> None:
        """What a card brought is told when all of it is known."""
        if not self.rising:
            return
        card, self.rising = self.rising, ""
        if self.placed:
            sentence = say(
                "chronicle-rises",
                who=player(self.riser),
                empire=the(card),
                where=listed(map(inside, self.placed)),
                brought=listed(self.brought),
            )
            self.say(sentence, self.riser, "R6.1", *self.placed)
        for land, things in self.cleared.items():
            self.add(say("chronicle-cleared", land=inside(land), things=listed(things)), "R6.2")
        self.placed, self.brought, self.cleared = [], [], {}
        self.about = CARD


# --- the organization -------------------------------------------------------------------------------------------


def _epoch(step: Step, event: Event) -> None:
    step.lines.append(epoch(event["epoch"]))
    if event["areas"]:
        areas = listed(map(the, event["areas"]))
        step.say(say("chronicle-areas", areas=areas), None, "R3.1")


def _token(step: Step, event: Event) -> None:
    """Drawn or kept: which one only its seat is told."""
    who, seat = player(event["seat"]), event["seat"]
    if "token" in event:
        step.say(say("chronicle-keeps-token", who=who, token=name(event["token"])), seat, "R3.4")
    else:
        step.say(say("chronicle-kept-token", who=who), seat, "R3.4")


def _endgame_open(step: Step, event: Event) -> None:
    step.say(say("chronicle-endgame-open", token=name(event["token"])), None, "R3.3")


def _endgame_hidden(step: Step, event: Event) -> None:
    if "token" in event:
        step.say(say("chronicle-endgame-left", token=name(event["token"])), event["seat"], "R3.5")
    else:
        step.say(say("chronicle-endgame-hidden"), None, "R3.5")


def _event_kept(step: Step, event: Event) -> None:
    who, seat = player(event["seat"]), event["seat"]
    if "card" in event:
        step.say(say("chronicle-keeps-event", who=who, card=name(event["card"])), seat, "R3.7")
    elif event["event"] == "event_kept":
        step.say(say("chronicle-kept-event", who=who), seat, "R15.1")


def _empires_laid(step: Step, event: Event) -> None:
    step.say(say("chronicle-empires", empires=listed(map(the, event["empires"]))), None, "R3.8")


def _empire_kept(step: Step, event: Event) -> None:
    who, seat = player(event["seat"]), event["seat"]
    if "empire" in event:
        step.say(say("chronicle-chooses", who=who, empire=the(event["empire"])), seat, "R3.8")
    else:
        step.say(say("chronicle-kept-empire", who=who), seat, "R15.2")


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
    step.say(say("chronicle-plays", who=player(event["seat"]), card=name(event["card"])), event["seat"], "R13.1")


def _event_idle(step: Step, event: Event) -> None:
    step.change(event="")
    step.add(say("chronicle-idle"), "R13.2")


def _established(step: Step, event: Event) -> None:
    step.close_rise()
    step.close_loss()
    card, seat = event["empire"] or event["card"], event["seat"]
    if event["empire"]:
        step.change(empire=event["empire"])
    step.about = RISING
    step.rising, step.riser = card, seat
    step.brought = [say("people-count", people=event["people"])]
    if event["fleets"]:
        step.brought.append(say("fleet-count", fleets=event["fleets"]))
    if event["walls"]:
        step.brought.append(say("wall-count", walls=event["walls"]))


def _recruited(step: Step, event: Event) -> None:
    people = say("people-count", people=event["people"])
    step.add(say("chronicle-recruits", who=player(event["seat"]), people=people), "R11.9")


def _leader(step: Step, event: Event) -> None:
    sentence = say("chronicle-leader", who=player(event["seat"]), leader=event["leader"])
    step.say(sentence, event["seat"], "R9.2")


def _phase_ended(step: Step, event: Event) -> None:
    if event["phase"] == "event":
        step.change(event="")


def _laid_down(step: Step, event: Event) -> None:
    """R14.2: after a half the whole card is named again, until the next half rises."""
    board = step.board
    empire = board.empire_index[step.scene.empire]
    if board.next_half(empire) < 0:
        step.change(empire=board.empire_ids[board.whole(empire)])


def _turn_ended(step: Step, event: Event) -> None:
    step.scene = Scene()


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
        step.add(sentence, "R13.5", land)
    else:
        step.add(say("chronicle-settles", who=player(seat), land=inside(land)), "R13.4", land)
    step.left = None


def _garrison_removed(step: Step, event: Event) -> None:
    seat, land = event["seat"], event["land"]
    if step.about == RISING:
        step.cleared.setdefault(land, []).insert(0, say("chronicle-garrison-of", victim=player(seat)))
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
        step.add(say("chronicle-capital-falls", land=inside(land)), "R1.13", land)
    elif step.about == RISING and land in step.placed:
        step.brought.append(thing)
    elif building == "wall":
        step.join("chronicle-fortifies", inside(land), "R9.4", building=building)
    elif building == "fort":
        step.join("chronicle-fortifies", the(land), "R9.1", building=building)
    else:
        step.join("chronicle-builds", inside(land), "R10.2" if building == "monument" else "R11.14", thing=thing)


def _building_gone(step: Step, event: Event) -> None:
    land, building = event["land"], event["building"]
    thing = say("chronicle-thing", building=building)
    if step.about == RISING:
        step.cleared.setdefault(land, []).append(thing)
    elif event["event"] == "building_reduced" and building == "capital":
        step.add(say("chronicle-capital-falls", land=inside(land)), "R8.10", land)
    else:
        step.add(say("chronicle-falls", building=building, land=inside(land)), "R8.10", land)


def _building_taken(step: Step, event: Event) -> None:
    thing = say("chronicle-thing", building=event["building"])
    step.add(say("chronicle-taken", thing=thing, land=inside(event["land"])), "R1.12", event["land"])
    if event["building"] == "capital":
        step.change(ceded=event["land"])


def _fleet(step: Step, event: Event) -> None:
    water = event["water"]
    sentence = say("chronicle-fleet", who=player(event["seat"]), water=the(water))
    step.say(sentence, event["seat"], "R7.5", water)


# --- invasions --------------------------------------------------------------------------------------------------


def _battle(step: Step, event: Event) -> None:
    """With dice (R8.3) or without (R8.4)."""
    seat, land, outcome = event["attacker"], event["land"], event["outcome"]
    params: dict[str, Param] = {"who": player(seat), "victim": player(event["defender"]), "land": the(land)}
    if event["event"] == "unfought":
        sentence = say(f"chronicle-certain-{outcome}", **params)
        step.say(sentence, seat, "R8.4", land, topic=BATTLES)
    else:
        sentence = say(f"chronicle-{outcome}", **params, attack=event["attack"], defence=event["defence"])
        rule = "R8.6" if outcome == "success" else "R8.7"
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
    params: dict[str, Param] = {"who": player(event["seat"]), "honor": name(event["honor"])}
    if event["area"]:
        sentence = say("chronicle-honor-area", **params, area=inside(event["area"]))
    else:
        sentence = say("chronicle-plays-honor", **params)
    places = [event["land"]] if event["land"] else []
    step.say(sentence, event["seat"], "R11.6", *places, topic=HONORS)


def _gold(step: Step, event: Event) -> None:
    seat, gold, source = event["seat"], event["gold"], event["source"]
    if source in ("revenue", "token", "endgame"):
        return  # told with what it was paid for
    if gold < 0:
        step.add(say("chronicle-loses-gold", who=player(seat), gold=-gold), "R11.17", topic=GOLD)
        return
    rules = {"plunder": "R8.8", "instead_of_honor": "R11.2", "kept": "R12.6"}
    sentence = say("chronicle-collects", who=player(seat), gold=gold, source=source)
    if source in ("instead_of_honor", "kept"):
        step.say(sentence, seat, rules[source], topic=GOLD)
    else:
        step.add(sentence, rules.get(source, "R11.6"), topic=GOLD)


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
    step.say(sentence, event["seat"], "R10.8", topic=GOLD, closes=not step.scene.event)


def _token_played(step: Step, event: Event) -> None:
    sentence = say("chronicle-token", who=player(event["seat"]), token=name(event["token"]), gold=event["gold"])
    step.say(sentence, event["seat"], "R12.3", topic=GOLD)


# --- the Endgame ------------------------------------------------------------------------------------------------


def _endgame(step: Step, event: Event) -> None:
    step.say(say("chronicle-endgame"), None, "R12.7", heading=True)


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
    "event_dealt": _event_kept,
    "event_kept": _event_kept,
    "empires_laid": _empires_laid,
    "empire_chosen": _empire_kept,
    "empire_kept": _empire_kept,
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
