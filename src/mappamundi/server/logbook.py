"""Reading a log again: what chance did is what the log kept, and what was taken back did not happen. And its record."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from mappamundi.kernel import Result, Seeded
from mappamundi.records import Contest, Record
from mappamundi.records.record import Header, Step
from mappamundi.server.problems import Refusal
from mappamundi.server.rows import Entry, TableRow


class Replaying:
    """The seeded chance, but while a log is followed the dice and piles are those that the log kept.

    `preset` are the first dice of a lesson; `used` counts how many of them fell since something was expected.
    """

    def __init__(self, seed: bytes) -> None:
        self.seeded = Seeded(seed)
        self.preset: Sequence[int] = ()
        self.used = 0
        self.dice: deque[int] = deque()
        self.orders: dict[str, list[int]] = {}

    def expect(self, dice: Sequence[int], orders: Mapping[str, list[int]]) -> None:
        self.dice = deque(dice)
        self.orders = dict(orders)
        self.used = 0

    def roll(self, index: int, sides: int) -> int:
        if self.dice:
            return self.dice.popleft()
        if index < len(self.preset):
            self.used += 1
            return self.preset[index]
        return self.seeded.roll(index, sides)

    def shuffle(self, name: str, count: int) -> list[int]:
        return self.orders.pop(name, None) or self.seeded.shuffle(name, count)


def effective_log(entries: Sequence[Entry]) -> list[Entry]:
    """The entries without the steps that were taken back and the entries that took them back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            last = max(place for place, other in enumerate(kept) if other.kind == "step")
            del kept[last]
        else:
            kept.append(entry)
    return kept


def with_pauses(entries: Sequence[Entry]) -> Iterator[tuple[Entry, float]]:
    """Each entry, and how long the game had stood still by then because somebody paused it: that was no time played."""
    stood, halted = 0.0, None
    for entry in entries:
        if halted is not None and entry.kind in ("pause", "step"):
            stood, halted = stood + max(0.0, entry.at - halted), None
        if entry.kind == "pause" and entry.body["paused"]:
            halted = entry.at
        yield entry, stood


def finished_record(row: TableRow, entries: Sequence[Entry]) -> Record:
    """The record of a finished game, seed and all, from what is stored: so that it is there when nobody keeps the rules
    any more, and not before the end is written."""
    kinds = {entry.kind: entry.body for entry in entries if entry.kind in ("start", "end")}
    if "start" not in kinds:
        raise Refusal(409, "The record is given out when the game is over.", "not_over")
    header = msgspec.convert(kinds["start"]["header"], Header)
    if header.begun is None and kinds["start"].get("dump") is not None:
        raise Refusal(409, "This game began in the middle: it has no record of its own.", "no_record")
    if "end" not in kinds:
        raise Refusal(409, "The record is given out when the game is over.", "not_over")
    steps = [
        Step(
            seat=entry.body["seat"],
            action=entry.body["action"],
            dice=entry.body["dice"],
            orders=entry.body["orders"],
            time=entry.at,
            contest=msgspec.convert(entry.body.get("contest"), Contest | None),
        )
        for entry in effective_log(entries)
        if entry.kind == "step"
    ]
    end = kinds["end"]
    result = Result(tuple(end["scores"]), tuple(end["places"])) if end["how"] == "played" else None
    return Record(header, steps, result, row.secret.hex())
