"""The annals of the 2018 edition: points by epoch and by area, turns and what brought their points, luck, the story."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from mappamundi.games.history import annals as shared
from mappamundi.games.history.annals import Event, Tale
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.scene import Scene, effect_name
from mappamundi.games.history.y2018.state import Rules
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel.annals import Annals, Entry, Gain, Turn
from mappamundi.kernel.game import Result
from mappamundi.kernel.narration import Param, Sentence, name, say

# Below this, armies more or fewer than the others had are none.
NONE_AT_ALL: Final = 0.05


class Reading(shared.Reading):
    """`made` are the points of a turn before its scoring, with how often they came, by the card that brought them."""

    HEARD: ClassVar[Mapping[str, Callable[["Reading", Event], None]]]

    def __init__(self, board: Board, players: int) -> None:
        super().__init__(players, {empire.id: empire.epoch for empire in board.empires})
        self.board: Final = board
        # On the cards of each seat.
        self.armies: Final = [0] * players
        self.kingdom = ""
        self.made: dict[str, tuple[int, int]] = {}
        self.shifted = 0

    def begin(self, seat: int, empire: str) -> None:
        super().begin(seat, empire)
        self.armies[seat] += self.board.empires[self.board.empire_index[empire]].armies
        self.kingdom, self.made, self.shifted = "", {}, 0

    def settle(self) -> None:
        if self.turn is not None:
            self.turn.gains += [Gain(source, "made", self._called(source), *made) for source, made in self.made.items()]
            if self.shifted:
                self.turn.gains.append(Gain("shift", "made", say("recap-shift"), self.shifted))
        super().settle()

    def _called(self, source: str) -> Param:
        """A kingdom brings points by its own name, an empire by that of its effect."""
        if source == "marauder":
            return say("recap-marauder")
        empire = self.board.empire_index.get(source)
        return name(source) if empire is None else effect_name(self.board.empires[empire])


def annals(rules: Rules, scene: Scene, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
    board = rules.board
    reading = Reading(board, view.players)
    reading.read(log, scene.seat, scene.empire)
    labels: dict[str, Param] = {area["id"]: name(area["id"]) for area in board.data["regions"]}
    labels |= {"buildings": say("chart-structures"), "other": say("chart-other")}
    fortunes = reading.fortunes()
    luck = [shared.luck_of(fortune, _cards(reading.armies, fortune.seat)) for fortune in fortunes]
    told = shared.written(reading, ending.scores if ending else view.scores, ROMAN[view.epoch], labels, luck)
    if ending is not None:
        tale = Tale(reading, ending, view.viewer, fortunes, lambda turn: _more(board, turn))
        told.rolls = shared.rolls_of(reading.faces)
        told.summary = [shared.outcome(tale, always=0, late=len(tale.leaders) - 1)]
        told.story = shared.storied(tale, STORY)
    return told


def _cards(armies: Sequence[int], seat: int) -> Sentence:
    """How many armies a seat's cards had, and how far that is from what the others' had."""
    above = armies[seat] - sum(armies) / len(armies)
    sign = "−" if above < -NONE_AT_ALL else "+"
    return say("luck-cards", armies=armies[seat], sign=sign, above=round(abs(above), 4))


def _more(board: Board, turn: Turn) -> Mapping[str, Param]:
    return {"ordinal": turn.epoch, "armies": board.empires[board.empire_index[turn.card]].armies}


def _in_vain(tale: Tale) -> list[Sentence]:
    """The best turn of all, if it was not the winner's; perhaps it came too late."""
    said = shared.in_vain(tale)
    late = bool(said) and tale.turns[0].epoch == tale.reading.turns[-1].epoch
    return [{**said[0], "say": "story-best-late"}] if late else said


STORY: Final = (
    shared.rise,
    shared.triumph,
    shared.possession(2),
    _in_vain,
    shared.field_of_battle,
    shared.second,
    shared.fate,
)


# --- what is heard ----------------------------------------------------------------------------------------------


def _epoch(reading: Reading, event: Event) -> None:
    if event["epoch"] > 1:
        reading.close(ROMAN[event["epoch"] - 1])


def _began(reading: Reading, event: Event) -> None:
    reading.begin(event["seat"], event["empire"])


def _removed(reading: Reading, event: Event) -> None:
    reading.vacate(event["land"])
    reading.lose(event["seat"], event["land"])


def _placed(reading: Reading, event: Event) -> None:
    seat, land = event["seat"], event["land"]
    if not reading.returns(seat, land) and reading.turn is not None and reading.turn.seat == seat:
        reading.take(land)


def _reduced(reading: Reading, event: Event) -> None:
    reading.fall(event["land"], event["building"])


def _rerolled(reading: Reading, event: Event) -> None:
    reading.faces.append(event["face"])


def _battle(reading: Reading, event: Event) -> None:
    attacker, defender, outcome = event["attacker"], event["defender"], event["outcome"]
    reading.decide(attacker, defender, {"win": attacker, "defeat": defender}.get(outcome))
    reading.changes[event["land"]] += outcome == "win"
    if reading.turn is not None and attacker == reading.turn.seat:
        reading.fight(outcome == "win")


def _kingdom(reading: Reading, event: Event) -> None:
    reading.kingdom = event["card"]


def _phase(reading: Reading, event: Event) -> None:
    if event["phase"] == "build":
        reading.kingdom = ""


def _scored(reading: Reading, event: Event) -> None:
    seat = event["seat"]
    for row in event["areas"]:
        reading.gain(row["area"], seat, row["points"])
        if row["degree"] == "supremacy":
            reading.hold(seat, row["area"], row["points"])
    reading.gain("buildings", seat, event["buildings"])
    if reading.turn is None:
        return
    rows = sorted((row for row in event["areas"] if row["points"]), key=lambda row: row["points"])
    reading.turn.gains = [shared.area_gain(**row) for row in rows]
    if event["buildings"]:
        gain = Gain("buildings", "scored", say("structures"), event["buildings"])
        reading.turn.gains.append(gain)


def _points(reading: Reading, event: Event) -> None:
    seat, points, turn = event["seat"], event["points"], reading.turn
    reading.score(seat, event["score"], points)
    scored = event["source"] == "turn"
    if not scored:
        reading.gain("other", seat, points)
    if turn is None:
        return
    turn.points += points
    turn.score = event["score"]
    if not scored:
        source = "marauder" if event["source"] == "marauder" else reading.kingdom or turn.card
        before, times = reading.made.get(source, (0, 0))
        reading.made[source] = before + points, times + 1


def _shifted(reading: Reading, event: Event) -> None:
    """Off an equal score: whoever is shifted has scored before."""
    seat, turn = event["seat"], reading.turn
    moved = event["score"] - (reading.scores[seat] or 0)
    reading.gain("other", seat, moved)
    reading.score(seat, event["score"], moved)
    if turn is not None:
        reading.shifted += moved
        turn.points += moved
        turn.score = event["score"]


Reading.HEARD = {
    "epoch_began": _epoch,
    "turn_began": _began,
    "army_removed": _removed,
    "army_placed": _placed,
    "building_reduced": _reduced,
    "rolled": Reading.roll,
    "rerolled": _rerolled,
    "battle": _battle,
    "kingdom_played": _kingdom,
    "phase_ended": _phase,
    "scored": _scored,
    "points": _points,
    "shifted": _shifted,
    "turn_ended": Reading.end,
}
