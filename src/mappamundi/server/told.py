"""What a viewer is shown of an entry of the log: no more than it may know, with the lines that tell it."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import msgspec

from mappamundi.kernel import Action, Event, Seeded, View
from mappamundi.kernel import Beat as Shown
from mappamundi.kernel import Line as Narrated
from mappamundi.kernel.beat import TAKEN_BACK
from mappamundi.kernel.narration import player, say
from mappamundi.server.countdowns import CLOCK
from mappamundi.server.rows import Entry
from mappamundi.server.rulesets import read_events
from mappamundi.server.table import Table
from mappamundi.server.wire import Beat, Line, Told

encode = msgspec.json.encode


def lines_to_wire(lines: Sequence[Narrated]) -> list[Line]:
    """Lines of a game as they travel."""
    return [msgspec.convert(line, Line, from_attributes=True) for line in lines]


def beat_to_wire(beat: Shown) -> Beat | None:
    """A game's beat as it travels; none where there is nothing to show."""
    return msgspec.convert(beat, Beat, from_attributes=True) if beat.seconds else None


def recalls(table: Table, entries: Sequence[Entry]) -> bool:
    """Whether the table can tell these entries without those before them."""
    return all(entry.seq in table.scenes for entry in entries if entry.kind == "step")


def disclose(table: Table, entry: Entry, viewer: int | None) -> Told:
    """An entry that the table recalls, as far as this viewer may know."""
    told = _facts(table, entry, viewer, Happened(table, entry))
    return _narrated(table, told, entry, table.scenes.get(entry.seq))[0]


def disclose_to(table: Table, entry: Entry, viewers: Iterable[int | None]) -> dict[int | None, msgspec.Raw]:
    """The same for many viewers, encoded. Most of them may know the same most of the time: that is narrated once."""
    made: dict[bytes, msgspec.Raw] = {}
    found: dict[int | None, msgspec.Raw] = {}
    happened = Happened(table, entry)
    for viewer in viewers:
        told = _facts(table, entry, viewer, happened)
        key = encode(told)
        if key not in made:
            made[key] = msgspec.Raw(encode(_narrated(table, told, entry, table.scenes.get(entry.seq))[0]))
        found[viewer] = made[key]
    return found


class Happened:
    """The step or announcement of an entry, told to anybody; what everybody may know of it is worked out once."""

    def __init__(self, table: Table, entry: Entry) -> None:
        self._game, self._body = table.game, entry.body

    @cached_property
    def _action(self) -> Action:
        return self._game.action(self._body["action"])

    @cached_property
    def _events(self) -> list[Event]:
        return read_events(self._game, self._body["events"])

    @cached_property
    def _public(self) -> list[dict[str, Any] | None]:
        kinds = self._game.kinds
        return [None if kinds[event[0]].secret else self._game.tell(event, None) for event in self._events]

    def action(self, viewer: int | None) -> dict[str, Any]:
        return self._game.tell_action(self._body["seat"], self._action, viewer)

    def events(self, viewer: int | None) -> list[dict[str, Any]]:
        told = zip(self._events, self._public, strict=True)
        return [self._game.tell(event, viewer) if public is None else public for event, public in told]


def disclose_log(
    table: Table, entries: Sequence[Entry], viewer: int | None, since: View | None = None
) -> Iterator[Told]:
    """The log from its beginning, or from where everybody saw this: where the story stands is handed on from step to
    step."""
    scenes = [table.game.scene(since)]
    for entry in entries:
        told, scene = _narrated(table, _facts(table, entry, viewer, Happened(table, entry)), entry, scenes[-1])
        yield told
        if entry.kind == "start":
            scenes = [table.game.scene(beginning(table, entry) or _untouched(table, entry))]
        elif entry.kind == "step":
            scenes.append(scene)
        elif entry.kind == "undo":
            scenes.pop()


def moment(table: Table, entry: Entry) -> float:
    """When it happened, to the second: how long a bot thought would tell what it could choose from. Where all act at
    once the moment is part of the play."""
    return entry.at if table.game.facts.race else math.floor(entry.at)


def beginning(table: Table, entry: Entry) -> View | None:
    """What everybody saw when the game began in the middle."""
    dump = entry.body.get("dump") or (entry.body["header"].get("begun") or {}).get("dump")
    return None if dump is None else table.game.load(dump, table.chance).view(None)


def _untouched(table: Table, entry: Entry) -> View:
    """A new game with the options of this one, which the story may go by. What was dealt in it is no part of that."""
    header = entry.body["header"]
    return table.game.new(header["options"], len(header["seats"]), Seeded(bytes(32))).view(None)


def _facts(table: Table, entry: Entry, viewer: int | None, happened: Happened) -> Told:
    """What the viewer may know of the entry."""
    body = entry.body
    told = Told(seq=entry.seq, at=moment(table, entry), kind=entry.kind, seat=body.get("seat"))
    match entry.kind:
        case "step":
            # That an order or a plan played it is the seat's own affair.
            told.by = "human" if viewer != body["seat"] and body["by"] in ("order", "plan") else body["by"]
            told.action = happened.action(viewer)
            told.events = happened.events(viewer)
            told.contest = body.get("contest")
            told.preset = body.get("preset", 0)
        case "announce":
            told.by = body["by"]
            told.action = happened.action(viewer)
        case "seat":
            told.state, told.name = body["state"], body.get("name", table.seats[body["seat"]].name)
            told.by = body.get("bot")
        case "chat":
            told.name, told.text = body["name"], body["text"]
        case "vote":
            told.state = "agree" if body["agree"] else "disagree"
        case "pause":
            told.state = "paused" if body["paused"] else "resumed"
        case "end":
            told.state = body["how"]
        case "rematch":
            told.table = body["table"]
    return told


def _narrated(table: Table, told: Told, entry: Entry, scene: Any) -> tuple[Told, Any]:
    """The same with the lines that tell it, and where the story stands after it: by nothing but what is told."""
    game = table.game
    match told.kind:
        case "start":
            told.lines = lines_to_wire(game.opening(beginning(table, entry)))
        case "step":
            assert told.action is not None
            lines, scene = game.narrate(scene, told.seat, told.action, told.events)
            if told.by == CLOCK and told.seat is not None and lines:
                # Somebody's time was up, and it is told who did it instead.
                lines[0] = replace(lines[0], says=[*lines[0].says, say("chronicle-by-house", who=player(told.seat))])
            told.lines = lines_to_wire(lines)
            told.beat = beat_to_wire(game.beat(told.action, told.events))
        case "undo":
            told.beat = beat_to_wire(TAKEN_BACK)
    return told, scene
