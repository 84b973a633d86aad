"""The chronicle: what was told of one step, as lines. Message ids and ids of the data, no words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from mappamundi.games.fourgods.data import GODS
from mappamundi.games.fourgods.modules import drawn_of
from mappamundi.games.fourgods.scene import Scene
from mappamundi.games.fourgods.state import NOBODY
from mappamundi.games.fourgods.view import View
from mappamundi.kernel.narration import Line, Param, Sentence, listed, player, say

Event = Mapping[str, Any]

CITIES, POINTS = "cities", "points"


def narrate(scene: Scene, seat: int | None, action: Event, events: Sequence[Event]) -> tuple[list[Line], Scene]:
    """The lines of a step, as far as its action and its events were told, and where the story stands after it."""
    step = Step(scene, seat, str(action["do"]))
    for event in events:
        heard = HEARD.get(event["event"])
        if heard is not None:
            heard(step, event)
    step.close_fall()
    return step.lines, step.scene


def open_story(view: View) -> list[Line]:
    """What the lot fell on, where something was left to it (G1.10, G1.11)."""
    drawn = drawn_of(view.variant)
    lines = []
    if "tempo" in drawn:
        lines.append(Line([say("chronicle-drawn-tempo", tempo=drawn["tempo"])], "G1.10", None, []))
    if "gods" in drawn:
        # G1.15: then there was nothing to draw.
        four_gods = view.variant.four_gods
        fell = "only" if four_gods else drawn["gods"]
        lines.append(Line([say("chronicle-drawn-gods", gods=fell)], "G1.15" if four_gods else "G1.11", None, []))
    return lines


def where(cell: str) -> dict[str, Param]:
    """A cell as one counts it on the World, from the north-west."""
    x, y = cell.split(",")
    return {"column": int(x) + 1, "row": int(y) + 1}


def own(seat: int, area: int) -> str:
    return "yes" if seat == area else "no"


class Step:
    """Listens to the events of one step in their order."""

    def __init__(self, scene: Scene, seat: int | None, do: str) -> None:
        self.scene = scene
        self.seat: Final = seat
        self.do: Final = do
        self.lines: list[Line] = []
        # A draw of one or two tiles, and a turn's end with what is swept off the hands, are told once.
        self.drawn = 0
        self.swept = {"chronicle-swept": 0, "chronicle-swept-bag": 0}
        # A tile that was challenged is told by itself; what falls with it, and whose prophets go home, in one breath.
        self.challenged = ""
        self.fallen: list[str] = []
        self.home: dict[int, int] = {}
        self.over = ""

    def say(self, sentence: Sentence, seat: int | None, rule: str, *cells: str, **more: Any) -> None:
        """A new line."""
        self.lines.append(Line([sentence], rule, seat, list(cells), **more))

    def add(self, sentence: Sentence, rule: str, *cells: str) -> None:
        """One more sentence to the last line, if this step has said one that can bear it."""
        last = self.lines[-1] if self.lines else None
        if last is None or last.heading:
            self.say(sentence, self.seat, rule, *cells)
            return
        last.says.append(sentence)
        last.rule = rule or last.rule
        last.places += cells

    def own_god(self, seat: int, god: str) -> None:
        owners = list(self.scene.owners)
        owners[GODS.index(god)] = seat
        self.scene = self.scene._replace(owners=tuple(owners))

    def close_sweep(self) -> None:
        """What a turn's end took out of the hands (G10.4)."""
        for message, tiles in self.swept.items():
            if tiles:
                self.add(say(message, tiles=tiles), "G10.4")
        self.swept = dict.fromkeys(self.swept, 0)

    def close_fall(self) -> None:
        """What a correction brought down and sent home is told when all of it is known (G16.4–G16.6)."""
        self.close_sweep()
        if self.fallen:
            self.add(say("chronicle-cascade", tiles=len(self.fallen)), "G16.5", *self.fallen)
        for seat, prophets in sorted(self.home.items()):
            self.add(say("chronicle-prophet-home", victim=player(seat), prophets=prophets), "G16.4")
        self.fallen, self.home = [], {}


# --- before the race --------------------------------------------------------------------------------------------


def _ready(step: Step, event: Event) -> None:
    step.say(say("chronicle-ready", who=player(event["seat"])), event["seat"], "G2.8")


def _colour(step: Step, event: Event) -> None:
    step.own_god(event["seat"], event["god"])
    step.say(say("chronicle-colour", who=player(event["seat"]), god=event["god"]), event["seat"], "G11.2")


def _dealt(step: Step, event: Event) -> None:
    """All cards are dealt at once; whoever sees a god sees its own."""
    if not any(says["say"] == "chronicle-dealt" for line in step.lines for says in line.says):
        step.say(say("chronicle-dealt"), None, "G11.7")
    if "god" in event:
        step.say(say("chronicle-your-card", god=event["god"]), event["seat"], "G11.1")


def _began(step: Step, event: Event) -> None:
    step.say(say("chronicle-begins"), None, "G2.8", heading=True)


def _god(step: Step, event: Event) -> None:
    step.own_god(event["seat"], event["god"])
    step.say(say("chronicle-claims", who=player(event["seat"]), god=event["god"]), event["seat"], "G7.1")


# --- bag, hands and discards ------------------------------------------------------------------------------------


def _drew(step: Step, event: Event) -> None:
    """The tiles of the beginning come with the last `ready` or the setup, and are nobody's deed (G2.5)."""
    if step.do != "draw":
        return
    step.drawn += 1
    if step.drawn > 1:
        step.lines.pop()
    step.say(say("chronicle-draws", who=player(event["seat"]), count=step.drawn), event["seat"], "G5.2")


def _discarded(step: Step, event: Event) -> None:
    if step.do != "discard":
        step.swept["chronicle-swept"] += 1
        return
    sentence = say("chronicle-discards", who=player(event["seat"]), slot=event["slot"] + 1)
    step.say(sentence, event["seat"], "G5.5")


def _bagged(step: Step, event: Event) -> None:
    if step.do == "put_back":
        step.say(say("chronicle-puts-in-bag", who=player(step.seat or 0)), step.seat, "G6.7")
    elif step.do in ("end_turn", "pass", "time"):
        step.swept["chronicle-swept-bag"] += 1


def _with_discards(message: str, rule: str) -> Callable[[Step, Event], None]:
    """A deed among somebody's discards, one's own or another's."""

    def heard(step: Step, event: Event) -> None:
        seat, area = event["seat"], event["area"]
        sentence = say(message, who=player(seat), victim=player(area), own=own(seat, area))
        step.say(sentence, seat, rule)

    return heard


def _put_back(step: Step, event: Event) -> None:
    if event["slot"] is None:
        return
    if step.do == "put_back":
        _with_discards("chronicle-puts-back", "G6.7")(step, event)
    else:
        step.close_sweep()
        step.add(say("chronicle-swept-back", victim=player(event["area"])), "G10.4")


# --- the World --------------------------------------------------------------------------------------------------


def _placed(step: Step, event: Event) -> None:
    if step.do != "destroy":
        seat, cell = event["seat"], event["cell"]
        step.say(say("chronicle-places", who=player(seat), **where(cell)), seat, "G4.1", cell)


def _prophet(step: Step, event: Event) -> None:
    sentence = say("chronicle-prophet", who=player(event["seat"]), terrain=event["terrain"])
    if step.lines:
        step.add(sentence, "G7.6")
    else:
        step.say(sentence, event["seat"], "G7.14", event["cell"])
    if event["from"] is not None:
        step.add(say("chronicle-migrates", **where(event["from"])), "G7.10", event["from"])


def _built(step: Step, event: Event) -> None:
    seat, cell = event["seat"], event["cell"]
    step.say(say("chronicle-builds", who=player(seat), **where(cell)), seat, "G8.1", cell, topic=CITIES)
    if event["from"] is not None:
        step.add(say("chronicle-migrates", **where(event["from"])), "G8.3", event["from"])


def _destroyed(step: Step, event: Event) -> None:
    seat, cell, owner = event["seat"], event["cell"], event["owner"]
    sentence = say("chronicle-destroys", who=player(seat), victim=player(owner), **where(cell))
    step.say(sentence, seat, "G9.1", cell, topic=CITIES)
    step.add(say("chronicle-prophet-lost", victim=player(owner)), "G9.5")
    # G9.7: only who has two gods has anything to choose.
    if step.scene.owners.count(seat) > 1:
        step.add(say("chronicle-credit", god=event["credit"]), "G9.7")


# --- turns and the end ------------------------------------------------------------------------------------------


def _passed(step: Step, event: Event) -> None:
    step.over = "chronicle-all-passed"
    step.say(say("chronicle-passes", who=player(event["seat"])), event["seat"], "G13.6")


def _turn_began(step: Step, event: Event) -> None:
    step.close_sweep()
    seat = event["seat"]
    # G10.10: what began in the running turn makes the next one the last.
    message = "chronicle-last-turn" if step.scene.closing else "chronicle-turn"
    if step.lines and step.lines[-1].says[0]["say"] == "chronicle-begins":
        step.lines[-1] = Line([say("chronicle-first", who=player(seat))], "G2.6", seat)
    step.say(say(message, who=player(seat)), seat, "G10.1", heading=True, opens=True)


def _turn_ended(step: Step, event: Event) -> None:
    if event["idle"] and not step.scene.closing:
        step.over = "chronicle-all-passed"
    if step.do == "pass":
        return
    message = "chronicle-time-up" if step.do == "time" else "chronicle-ends-turn"
    step.say(say(message, who=player(event["seat"])), event["seat"], "G10.3", closes=True)


def _closing(step: Step, event: Event) -> None:
    step.scene = step.scene._replace(closing=True)
    if event["cause"] == "world":
        step.say(say("chronicle-world-full"), None, "G13.1")
    else:
        step.say(say("chronicle-bag-empty", who=player(step.seat or 0)), None, "G13.2")
    if event["turns"]:
        step.add(say("chronicle-last-turns"), "G10.9")
    else:
        step.add(say("chronicle-closing", seconds=event["seconds"]), "G13.4")


def _time_up(step: Step, event: Event) -> None:
    step.over = "chronicle-time-over"


# --- errors at a table ------------------------------------------------------------------------------------------


def _challenged(step: Step, event: Event) -> None:
    seat, cell, by = event["seat"], event["cell"], event["by"]
    step.challenged = cell
    if by is None:
        sentence = say("chronicle-challenges-nobodys", who=player(seat), **where(cell))
    else:
        sentence = say("chronicle-challenges", who=player(seat), victim=player(by), **where(cell))
    step.say(sentence, seat, "G16.2", cell)


def _corrected(step: Step, event: Event) -> None:
    if event["cell"] != step.challenged:
        step.fallen.append(event["cell"])
    elif event["to"] == "hand":
        step.add(say("chronicle-back-to-hand", victim=player(event["seat"])), "G16.3")
    elif event["to"] == "area":
        step.add(say("chronicle-back-to-strip", victim=player(event["seat"])), "G16.4")
    else:
        step.add(say("chronicle-back-to-bag"), "G16.4")


def _city_off(step: Step, event: Event) -> None:
    step.add(say("chronicle-city-off", **where(event["cell"])), "G16.6", event["cell"])


def _returned(step: Step, event: Event) -> None:
    seat = step.scene.owners[GODS.index(event["god"])]
    if seat != NOBODY:
        step.home[seat] = step.home.get(seat, 0) + 1


def _lost(step: Step, event: Event) -> None:
    seat, cell = event["seat"], event["cell"]
    step.close_fall()
    if step.do == "forfeit" and cell is not None:
        step.say(say("chronicle-forfeits", who=player(seat), **where(cell)), seat, "G16.8", cell)
    else:
        step.add(say("chronicle-penalty", victim=player(seat)), "G16.8")


def _due(step: Step, event: Event) -> None:
    step.close_fall()
    step.add(say("chronicle-must-forfeit", victim=player(event["seat"])), "G16.8")


def _void(step: Step, event: Event) -> None:
    step.close_fall()
    step.add(say("chronicle-forfeit-void", victim=player(event["seat"])), "G16.14")


def _debt(step: Step, event: Event) -> None:
    step.close_fall()
    step.add(say("chronicle-owes", victim=player(event["seat"])), "G16.8")


# --- the last count ---------------------------------------------------------------------------------------------


def _revealed(step: Step, event: Event) -> None:
    _count(step)
    step.say(say("chronicle-reveals", who=player(event["seat"]), god=event["god"]), event["seat"], "G11.5")


def _count(step: Step) -> None:
    """Why the game is over, once, above the count."""
    if step.lines and any(line.says[0]["say"] == "chronicle-scoring" for line in step.lines):
        return
    step.close_sweep()
    step.say(say(step.over or "chronicle-game-ended"), None, "G13.4" if step.over == "chronicle-time-over" else "G13.5")
    step.say(say("chronicle-scoring"), None, "G14.1", heading=True, closes=True)


def _scored(step: Step, event: Event) -> None:
    _count(step)
    parts = {part: event[part] for part in ("cities", "prophets", "largest", "most")}
    # G14.17: where gods were hidden a score is the seat's, kept under a colour that says nothing of its god.
    if any(line.says[0]["say"] == "chronicle-reveals" for line in step.lines):
        sentence = say("chronicle-scored-hidden", who=player(event["seat"]), points=event["total"], **parts)
    else:
        sentence = say("chronicle-scored", god=event["god"], points=event["total"], **parts)
    step.say(sentence, event["seat"], "G14.1", topic=POINTS)


def _ended(step: Step, event: Event) -> None:
    _count(step)
    step.scene = step.scene._replace(closing=True)
    winners = event["winners"]
    if len(winners) == 1:
        step.say(say("chronicle-wins", who=player(winners[0])), winners[0], "G15.1", topic=POINTS)
    else:
        step.say(say("chronicle-share", names=listed(map(player, winners))), None, "G15.1", topic=POINTS)


HEARD: Final[Mapping[str, Callable[[Step, Event], None]]] = {
    "ready": _ready,
    "colour_chosen": _colour,
    "card_dealt": _dealt,
    "play_began": _began,
    "god_chosen": _god,
    "drew": _drew,
    "discarded": _discarded,
    "flipped": _with_discards("chronicle-flips", "G6.1"),
    "took": _with_discards("chronicle-takes", "G6.3"),
    "put_back": _put_back,
    "bagged": _bagged,
    "placed": _placed,
    "prophet_placed": _prophet,
    "built": _built,
    "destroyed": _destroyed,
    "passed": _passed,
    "turn_began": _turn_began,
    "turn_ended": _turn_ended,
    "closing_began": _closing,
    "time_was_up": _time_up,
    "challenged": _challenged,
    "corrected": _corrected,
    "city_removed": _city_off,
    "prophet_returned": _returned,
    "prophet_lost": _lost,
    "forfeit_due": _due,
    "forfeit_void": _void,
    "debt": _debt,
    "card_revealed": _revealed,
    "scored": _scored,
    "game_ended": _ended,
}
