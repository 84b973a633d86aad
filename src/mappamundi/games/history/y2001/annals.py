"""The annals of the 2001 edition: points by epoch and by area, turns and what brought their points, luck, the story."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from mappamundi.games.history import annals as shared
from mappamundi.games.history.annals import Event, Tale
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2001.board import Board
from mappamundi.games.history.y2001.scene import Scene
from mappamundi.games.history.y2001.state import Rules
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel.annals import Annals, Entry, Gain, Tiebreak
from mappamundi.kernel.game import Result
from mappamundi.kernel.narration import Param, Sentence, listed, name, player, say

# What is scored beside areas, by the field of the event, with what the land has there.
APART: Final = {"capitals": "capital", "cities": "city", "monuments": "monument", "fleets": "fleet"}
# The same as the chart of the parts has it, with the markers of pre-eminence.
CHART: Final = ("buildings", "fleets", "markers")


class Reading(shared.Reading):
    """`fighting` is the land of the attack that is not over, `renewed` the one in which an army takes the place of an
    own one."""

    HEARD: ClassVar[Mapping[str, Callable[["Reading", Event], None]]]

    def __init__(self, board: Board, players: int) -> None:
        super().__init__(players, {empire.id: empire.epoch for empire in board.empires})
        self.fighting = ""
        self.renewed = ""
        self.monuments = 0
        # The markers, once they are turned up.
        self.worth: Final = [0] * players
        self.epoch = 0

    def begin(self, seat: int, empire: str) -> None:
        super().begin(seat, empire)
        self.fighting = self.renewed = ""


def annals(rules: Rules, scene: Scene, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
    board = rules.board
    reading = Reading(board, view.players)
    reading.epoch = view.epoch
    reading.read(log, scene.seat, scene.empire)
    labels: dict[str, Param] = {area: name(area) for area in board.area_ids}
    labels |= {part: say(f"chart-{part}") for part in CHART}
    turned = any(reading.worth)
    last = say("chart-markers") if turned else ROMAN[view.epoch]
    fortunes = reading.fortunes()
    luck = [shared.luck_of(fortune) for fortune in fortunes]
    told = shared.written(reading, ending.scores if ending else view.scores, last, labels, luck)
    for seat, worth in enumerate(reading.worth):
        if worth:
            told.seats[seat].insert(0, say("end-sum", before=view.scores[seat] - worth, worth=worth))
    if ending is not None:
        tale = Tale(reading, ending, view.viewer, fortunes)
        told.rolls = shared.rolls_of([die for _, *dice in view.first_rolls for die in dice] + reading.faces)
        told.decided = _ties(tale, view)
        told.summary = _summary(tale, turned, told.decided)
        told.story = shared.storied(tale, STORY)
    return told


# --- how it ended -----------------------------------------------------------------------------------------------


class Criterion(NamedTuple):
    """What decides among equal scores: the number of a seat, less of which is better."""

    message: str
    rule: str
    of: Callable[[View, int], int]
    low: bool


CRITERIA: Final = (
    Criterion("end-tie-strength", "A13.6", lambda view, seat: sum(view.strengths[seat]), low=True),
    Criterion("end-tie-markers", "A13.7", lambda view, seat: sum(view.preeminence[seat]), low=False),
    Criterion(
        "end-tie-last", "A13.8", lambda view, seat: view.strengths[seat][-1] if view.strengths[seat] else 0, True
    ),
)


def _ties(tale: Tale, view: View) -> list[Tiebreak]:
    """How a tie for the first place was broken, with its rules; without a tie, how it would have been."""
    scores, places = tale.ending.scores, tale.ending.places
    order = sorted(range(len(scores)), key=lambda seat: places[seat])
    level = [seat for seat in order if scores[seat] == scores[order[0]]]
    if len(level) == 1:
        first = CRITERIA[0]
        return [Tiebreak(say("end-tie-would", sums=_sums(view, order[:2], first)), first.rule)]
    said = []
    for criterion in CRITERIA:
        if criterion.rule == "A13.7" and not view.preeminence:
            continue
        values = [criterion.of(view, seat) for seat in level]
        best = min(values) if criterion.low else max(values)
        left = [seat for seat, value in zip(level, values, strict=True) if value == best]
        if len(left) < len(level):
            said.append(Tiebreak(say(criterion.message, sums=_sums(view, level, criterion)), criterion.rule))
        level = left
        if len(level) == 1:
            return said
    shared_win = say("end-summary-shared", names=tale.together(level), points=scores[level[0]])
    return [*said, Tiebreak(shared_win, "A13.9")]


def _sums(view: View, seats: Sequence[int], criterion: Criterion) -> Param:
    return listed(say("end-tie-sum", who=player(seat), value=criterion.of(view, seat)) for seat in seats)


def _summary(tale: Tale, turned: bool, ties: Sequence[Tiebreak]) -> list[Sentence]:
    if not tale.lead:
        return [tie.says for tie in ties]
    if turned and tale.leaders[-2] != tale.winner:
        return [say("end-summary-markers", who=player(tale.winner), by=tale.lead)]
    # Before the first epoch everybody leads.
    return [shared.outcome(tale, always=1, late=len(tale.leaders) - (2 if turned else 1))]


def _fate(tale: Tale) -> list[Sentence]:
    """What was built, and what the dice did."""
    reading = tale.reading
    assert isinstance(reading, Reading)
    built = [say("story-monuments", count=reading.monuments)] if reading.monuments else []
    return [*built, *shared.fate(tale)]


STORY: Final = (
    shared.rise,
    shared.triumph,
    shared.possession(2),
    shared.in_vain,
    shared.field_of_battle,
    shared.second,
    _fate,
)


# --- what is heard ----------------------------------------------------------------------------------------------


def _epoch(reading: Reading, event: Event) -> None:
    if event["epoch"] > 1:
        reading.close(ROMAN[event["epoch"] - 1])


def _began(reading: Reading, event: Event) -> None:
    reading.begin(event["seat"], event["empire"])


def _invaded(reading: Reading, event: Event) -> None:
    reading.fighting = ""


def _battle(reading: Reading, event: Event) -> None:
    """A battle has as many rounds as a fort and several armies take; one at sea has one."""
    attacker, defender, outcome = event["attacker"], event["defender"], event["outcome"]
    reading.decide(attacker, defender, {"win": attacker, "defeat": defender}.get(outcome))
    if event["water"]:
        reading.fight(outcome == "win")
    elif reading.fighting != event["land"]:
        reading.fight(won=False)
    reading.fighting = event["land"] or ""


def _removed(reading: Reading, event: Event) -> None:
    seat, land, turn = event["seat"], event["land"], reading.turn
    if event["left"]:
        return
    reading.changes[land] += event["cause"] == "battle"
    if turn is not None and seat == turn.seat and event["cause"] != "disease":
        reading.renewed = land
        return
    reading.vacate(land)
    reading.lose(seat, land)


def _placed(reading: Reading, event: Event) -> None:
    """Who moves into a land of one's own has taken nothing and lost nothing."""
    land = event["land"]
    if reading.fighting == land and reading.turn is not None:
        reading.turn.won += 1
        reading.fighting = ""
    if reading.renewed != land:
        reading.take(land)
    reading.renewed = ""


def _fell(reading: Reading, event: Event) -> None:
    reading.fall(event["land"], event["building"])


def _built(reading: Reading, event: Event) -> None:
    reading.monuments += event["building"] == "monument"


def _disease(reading: Reading, event: Event) -> None:
    reading.faces += event["dice"]


def _scored(reading: Reading, event: Event) -> None:
    seat, turn = event["seat"], reading.turn
    reading.score(seat, event["total"], event["points"])
    for row in event["areas"]:
        reading.gain(row["area"], seat, row["points"])
        if row["degree"] == "control":
            reading.hold(seat, row["area"], row["points"])
    reading.gain("buildings", seat, event["capitals"] + event["cities"] + event["monuments"])
    reading.gain("fleets", seat, event["fleets"])
    if turn is None:
        return
    turn.points, turn.score = event["points"], event["total"]
    rows = sorted((row for row in event["areas"] if row["points"]), key=lambda row: row["points"])
    turn.gains = [shared.area_gain(row["area"], row["degree"], row["points"]) for row in rows]
    for part, building in APART.items():
        if event[part]:
            turn.gains.append(Gain(part, "scored", say("recap-buildings", building=building), event[part]))


def _turned(reading: Reading, event: Event) -> None:
    """The first marker that is turned up ends the last epoch."""
    seat, worth = event["seat"], sum(event["values"])
    if not any(reading.worth):
        reading.close(ROMAN[reading.epoch])
    reading.worth[seat] = worth
    reading.gain("markers", seat, worth)
    reading.score(seat, event["total"], worth)


Reading.HEARD = {
    "epoch_began": _epoch,
    "turn_began": _began,
    "invaded": _invaded,
    "rolled": Reading.roll,
    "battle": _battle,
    "army_removed": _removed,
    "army_placed": _placed,
    "pillaged": _fell,
    "building_removed": _fell,
    "building_placed": _built,
    "disease": _disease,
    "scored": _scored,
    "markers_turned": _turned,
    "turn_ended": Reading.end,
}
