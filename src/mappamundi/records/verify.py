"""Verifying a record: nobody has to trust the dice, the dealer or the referee."""

from dataclasses import dataclass

from mappamundi.kernel import BadInput, Chance, Game, Position, Preset, Recorded, Seeded, commitment, drawn
from mappamundi.records.record import Record
from mappamundi.records.replay import check_game, recorded, replay


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at, whether it was right, and a sentence that says so."""

    name: str
    ok: bool
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that was checked."""

    checks: tuple[Check, ...]
    steps: int
    dice: int
    shuffles: int

    @property
    def ok(self) -> bool:
        return all(check.ok for check in self.checks)


class _Compared:
    """The record's outcomes, each compared with what the seed gives for it, or the lesson that set it."""

    def __init__(self, kept: Recorded, seeded: Chance | None) -> None:
        self.kept = kept
        self.seeded = seeded
        self.dice = 0
        self.shuffles = 0
        self.differences: list[str] = []

    def roll(self, index: int, sides: int) -> int:
        face = self.kept.roll(index, sides)
        self.dice += 1
        if self.seeded and (due := self.seeded.roll(index, sides)) != face:
            self.differences.append(f"die number {index + 1} shows {face}, but the seed gives {due}")
        return face

    def shuffle(self, name: str, count: int) -> list[int]:
        order = self.kept.shuffle(name, count)
        self.shuffles += 1
        if self.seeded and self.seeded.shuffle(name, count) != order:
            self.differences.append(f"the pile {name} does not lie as the seed shuffles it")
        return order


def verify(record: Record, game: Game) -> Verdict:
    """Check the seed against its commitment, all dice and shuffles against the seed, all actions, the result; and in a
    race the lots between those who came at the same time.

    `BadInput` if the record is of another game or other rules.
    """
    check_game(record, game)
    seed = record.any_seed()
    begun = record.header.begun
    chance = _Compared(recorded(record), Preset(begun.dice if begun else (), Seeded(seed)) if seed else None)
    checks = [_seed_check(record, seed)]
    position: Position | None = None
    fault = ""
    try:
        for moment in replay(record, game, chance):
            position = moment.position
    except BadInput as error:
        fault = str(error)
    checks.append(_chance_check(chance, seed, len(begun.dice) if begun else 0))
    actions = f"all {len(record.steps)} actions are allowed by the rules"
    checks.append(Check("actions", not fault, fault or actions))
    if any(step.contest for step in record.steps):
        checks.append(_contest_check(record, seed))
    checks.append(_result_check(record, position, fault))
    return Verdict(tuple(checks), len(record.steps), chance.dice, chance.shuffles)


def _seed_check(record: Record, seed: bytes | None) -> Check:
    if seed is None:
        return Check("seed", False, "the record does not reveal its seed, so its dice cannot be checked")
    if commitment(seed) != record.header.commitment:
        return Check("seed", False, "the seed is not the one that was committed to at the start")
    return Check("seed", True, "the seed is the one that was committed to at the start")


def _chance_check(chance: _Compared, seed: bytes | None, preset: int) -> Check:
    if seed is None:
        return Check("chance", False, "without the seed no die and no shuffle can be checked")
    if chance.differences:
        return Check("chance", False, chance.differences[0])
    preset = min(preset, chance.dice)
    text = f"{chance.dice - preset} dice and {chance.shuffles} shuffles follow from the seed"
    return Check("chance", True, f"{preset} dice are those that the lesson set, {text}" if preset else text)


def _contest_check(record: Record, seed: bytes | None) -> Check:
    """Each order follows from the seed, and whoever acted did so in that order."""
    if seed is None:
        return Check("contests", False, "without the seed no lot can be checked")
    served: dict[tuple[int, ...], int] = {}
    for number, step in enumerate(record.steps, 1):
        if step.contest is None:
            continue
        after, order = step.contest.after, step.contest.order
        if drawn(seed, after, order) != order:
            return Check("contests", False, f"the order of those who came with step {number} is not that of their lots")
        place = order.index(step.seat) if step.seat in order else -1
        if place <= served.get((after, *order), -1):
            return Check("contests", False, f"step {number} was not served in the order of its lots")
        served[after, *order] = place
    return Check("contests", True, f"the lots of all close races ({len(served)}) follow from the seed")


def _result_check(record: Record, position: Position | None, fault: str) -> Check:
    if position is None or fault:
        return Check("result", False, "the result cannot be checked, because the game cannot be replayed to its end")
    result = position.result()
    if result == record.result:
        over = "the result follows from the game" if result else "the game is not over yet"
        return Check("result", True, over)
    if result is None:
        return Check("result", False, "the record gives a result, but the game is not over")
    if record.result is None:
        return Check("result", False, "the game is over, but the record gives no result")
    return Check("result", False, f"the record gives the scores {record.result.scores}, but they are {result.scores}")
