"""The annals of the 2024 edition: gold by epoch and by source, turns and what their gold was for, luck, the story."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from mappamundi.games.history import annals as shared
from mappamundi.games.history.annals import Event, Tale
from mappamundi.games.history.narration import ROMAN
from mappamundi.games.history.y2024.board import Board
from mappamundi.games.history.y2024.scene import Scene
from mappamundi.games.history.y2024.state import Rules
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel.annals import Annals, Entry, Gain
from mappamundi.kernel.game import Result
from mappamundi.kernel.narration import Sentence, name, player, say

# What brings gold, in the order in which it is listed.
CHART: Final = ("areas", "buildings", "events", "tokens", "honors", "plunder", "endgame")
# The same by the source that events name; revenue is told part by part.
CHARTED: Final = {
    "token": "tokens",
    "kept": "endgame",
    "endgame": "endgame",
    "coins": "honors",
    "bonus": "honors",
    "catastrophe": "honors",
    "instead_of_honor": "honors",
    "plunder": "plunder",
}
# Sources of gold that are no Honor.
NAMED: Final = {"plunder": "recap-plunder", "instead_of_honor": "recap-instead", "catastrophe": "recap-catastrophe"}


class Reading(shared.Reading):
    """`made` is the gold of a turn beside its revenues and tokens, with how often it came; `raised` counts those."""

    HEARD: ClassVar[Mapping[str, Callable[["Reading", Event], None]]]

    def __init__(self, board: Board, players: int, epoch: int) -> None:
        super().__init__(players, {empire.id: empire.epoch for empire in board.empires})
        self.epoch: Final = epoch
        self.ended = False
        self.honor = ""
        self.raised = 0
        self.made: dict[str, tuple[int, int]] = {}

    def begin(self, seat: int, empire: str) -> None:
        super().begin(seat, empire)
        self.honor, self.raised, self.made = "", 0, {}

    def settle(self) -> None:
        if self.turn is not None:
            for source, made in self.made.items():
                called = say(NAMED[source]) if source in NAMED else name(source)
                self.turn.gains.append(Gain(f"made {source}", "made", called, *made))
        super().settle()

    def raise_gold(self, gains: Sequence[Gain]) -> None:
        """An area may pay an Event, an Empire and a token in one turn."""
        if self.turn is None:
            return
        for gain in gains:
            gain.id = f"{gain.id} {self.raised}" if self.raised else gain.id
        self.turn.gains += gains
        self.raised += 1


def annals(rules: Rules, scene: Scene, log: Sequence[Entry], view: View, ending: Result | None) -> Annals:
    board = rules.board
    reading = Reading(board, view.players, view.epoch)
    reading.read(log, scene.seat, scene.empire)
    last = say("chart-endgame") if reading.ended else ROMAN[view.epoch]
    # Without dice nobody is lucky.
    fortunes = reading.fortunes() if view.variant.dice else []
    gold = ending.scores if ending else view.gold
    luck = [shared.luck_of(fortune) for fortune in fortunes]
    told = shared.written(reading, gold, last, {part: say(f"chart-{part}") for part in CHART}, luck)
    if ending is not None:
        tale = Tale(reading, ending, view.viewer, fortunes)
        told.rolls = shared.rolls_of(reading.faces)
        told.summary = [_summary(tale, view)]
        told.story = shared.storied(tale, STORY)
    return told


def _summary(tale: Tale, view: View) -> Sentence:
    winners = tale.ending.winners
    if len(winners) > 1:
        return say("end-summary-shared", names=tale.together(winners), gold=tale.ending.scores[winners[0]])
    if not tale.lead:
        # R12.12, R12.13: with equal gold fewer people or more Honors decide.
        rival = tale.ending.places.index(2)
        fewer = sum(view.people[tale.winner]) < sum(view.people[rival])
        return say("end-summary-tie", who=player(tale.winner), by="people" if fewer else "honors")
    return shared.outcome(tale, always=0, late=len(tale.leaders) - 1)


def _endgame(tale: Tale) -> list[Sentence]:
    """What the Endgame brought: the last stretch of the chart."""
    gains = [row[-1] - row[-2] for row in tale.points.series]
    most = gains.index(max(gains))
    if gains[most] <= 0:
        return []
    if tale.leaders[-2] == tale.winner:
        return [say("story-endgame", who=player(most), gold=gains[most])]
    won = "yes" if tale.winner == tale.viewer else "no"
    return [say("story-endgame-turned", who=player(most), gold=gains[most], won=won, winner=player(tale.winner))]


STORY: Final = (
    shared.rise,
    shared.triumph,
    shared.possession(1),
    shared.in_vain,
    shared.field_of_battle,
    _endgame,
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
    reading.lose(event["seat"], event["land"])


def _placed(reading: Reading, event: Event) -> None:
    if not reading.returns(event["seat"], event["land"]):
        reading.take(event["land"])


def _fell(reading: Reading, event: Event) -> None:
    reading.fall(event["land"], event["building"])


def _battle(reading: Reading, event: Event) -> None:
    attacker, defender = event["attacker"], event["defender"]
    reading.decide(attacker, defender, attacker if event["outcome"] == "success" else defender)
    _unfought(reading, event)


def _unfought(reading: Reading, event: Event) -> None:
    won = event["outcome"] == "success"
    reading.fight(won)
    reading.changes[event["land"]] += won


def _honor(reading: Reading, event: Event) -> None:
    reading.honor = event["honor"]


def _revenue(reading: Reading, event: Event) -> None:
    """R10.7, R10.8, R10.16."""
    seat = event["seat"]
    for row in event["areas"]:
        reading.gain("areas", seat, row["gold"])
        if row["degree"] == "mastery":
            reading.hold(seat, row["area"], row["gold"])
    reading.gain("buildings", seat, event["buildings"])
    reading.gain("events", seat, event["extra"])
    if not event["gold"]:
        return
    gains = _areas([(row["area"], row["degree"], row["gold"]) for row in event["areas"]])
    if event["buildings"]:
        gains.append(Gain("buildings", "scored", say("recap-buildings"), event["buildings"]))
    if event["extra"]:
        gains.append(Gain("event", "scored", name(event["card"]), event["extra"]))
    reading.raise_gold(gains)


def _token(reading: Reading, event: Event) -> None:
    """R12.3."""
    if not event["gold"]:
        return
    gains = _areas([(row["area"], row["degree"], row["lands"]) for row in event["areas"]])
    for gain in gains:
        gain.name = say("recap-token", area=gain.name)
    if built := sum(row["buildings"] for row in event["areas"]):
        gains.append(Gain("buildings", "scored", say("recap-buildings"), built))
    reading.raise_gold(gains)


def _areas(rows: Sequence[tuple[str, str, int]]) -> list[Gain]:
    """The smallest first."""
    return [shared.area_gain(*row) for row in sorted(rows, key=lambda row: row[2]) if row[2]]


def _gold(reading: Reading, event: Event) -> None:
    seat, gold, source, turn = event["seat"], event["gold"], event["source"], reading.turn
    if not reading.ended and source in ("kept", "endgame"):
        # The first gold of the Endgame ends the last epoch.
        reading.ended = True
        reading.close(ROMAN[reading.epoch])
    reading.score(seat, event["total"], gold)
    if source in CHARTED:
        reading.gain("endgame" if reading.ended else CHARTED[source], seat, gold)
    if turn is None or seat != turn.seat:
        return
    turn.points += gold
    turn.score = event["total"]
    if source not in ("revenue", "token"):
        card = reading.honor if source in ("coins", "bonus") else source
        before, times = reading.made.get(card, (0, 0))
        reading.made[card] = before + gold, times + 1


Reading.HEARD = {
    "epoch_began": _epoch,
    "turn_began": _began,
    "garrison_removed": _removed,
    "army_placed": _placed,
    "building_reduced": _fell,
    "building_removed": _fell,
    "rolled": Reading.roll,
    "battle": _battle,
    "unfought": _unfought,
    "honor_played": _honor,
    "revenue": _revenue,
    "token_played": _token,
    "gold": _gold,
    "turn_ended": Reading.end,
}
