"""Finished games as frames, so that a client plays them with what it plays live games with.

A finished game has no secrets: actions and events are told whole, and the view, which is the spectator's, has one key
more, `seen_by`, with what each seat saw differently.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from mappamundi.kernel import Event, Game, Position
from mappamundi.kernel.names import cleaned
from mappamundi.records import Record, replay
from mappamundi.records.record import nameless
from mappamundi.server.diff import changes
from mappamundi.server.rulesets import drawn_by_lot
from mappamundi.server.told import beat_to_wire, lines_to_wire
from mappamundi.server.wire import Alarm, Frame, Pace, SeatInfo, Snapshot, Struct, TableInfo, Told


class Replay(Struct, kw_only=True):
    """Where the game began, and a frame for every step."""

    start: Snapshot
    frames: list[Frame]


def whole_view(position: Position) -> dict[str, Any]:
    """The spectator's view with everybody else's eyes beside it."""
    public = position.view(None).json()
    eyes: dict[str, Any] = {}
    for seat in range(position.players):
        own = position.view(seat).own()
        eyes[str(seat)] = {key: value for key, value in own.items() if public.get(key) != value}
    return {**public, "seen_by": eyes}


def whole_event(game: Game, event: Event, players: int) -> dict[str, Any]:
    """An event with what only one seat heard of it at the time."""
    told = game.tell(event, None)
    for seat in range(players):
        told |= game.tell(event, seat)
    return told


def seats_of(record: Record) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=number,
            state="human" if seat.kind == "human" else "bot",
            name=cleaned(seat.name) or nameless(number),
            bot=None if seat.kind == "human" else seat.kind,
        )
        for number, seat in enumerate(record.header.seats)
    ]


def alarm_after(position: Position, at: float) -> Alarm | None:
    """What the clock of the rules was going to do, seen from that moment."""
    alarm = position.alarm()
    return None if alarm is None else Alarm(seconds=alarm.seconds, at=at + alarm.seconds)


def make_replay(record: Record, game: Game, name: str, ending: Mapping[str, Any]) -> Replay:
    """The whole game. `ending` is how the table changed when it was over; BadInput if the record cannot be repeated."""
    header, players = record.header, len(record.header.seats)
    moments = replay(record, game)
    position = next(moments).position
    view = whole_view(position)
    drawn = drawn_by_lot(header.options, position)
    info = TableInfo(
        id=name,
        game=header.game,
        rules=header.rules,
        options={**header.options, **drawn},
        drawn=list(drawn),
        seats=seats_of(record),
        pace=Pace(),
        listed=False,
        language="en",
        phase="playing",
        created=next((step.time for step in record.steps if step.time is not None), 0.0),
        seq=0,
        to_act=list(position.to_act()),
        awaited=list(position.awaited()),
        commitment=header.commitment,
        data=header.data,
    )
    info.alarm = alarm_after(position, info.created)
    began = Told(seq=0, at=info.created, kind="start", lines=lines_to_wire(game.opening(position.view(None))))
    start = Snapshot(seq=0, viewer=None, table=info, view=view, legal=[], can_undo=False, private=None, log=[began])
    frames: list[Frame] = []
    at = info.created
    scene = game.scene(position.view(None))
    preset = len(header.begun.dice) if header.begun else 0
    for number, step, events, position in moments:
        assert step is not None
        before, view = view, whole_view(position)
        at = at if step.time is None else step.time
        told = Told(seq=number, at=at, kind="step", seat=step.seat, action=step.action, contest=step.contest)
        told.events = [whole_event(game, event, players) for event in events]
        lines, scene = game.narrate(scene, step.seat, step.action, told.events)
        told.lines = lines_to_wire(lines)
        told.beat = beat_to_wire(game.beat(step.action, told.events))
        told.preset = min(preset, len(step.dice))
        preset -= told.preset
        table = {
            "seq": number,
            "to_act": list(position.to_act()),
            "awaited": list(position.awaited()),
            "alarm": msgspec.to_builtins(alarm_after(position, at)),
        }
        patch = changes(before, view)
        frames.append(Frame(seq=number, told=told, table=table, patch=patch, legal=[], can_undo=False))
    last = len(frames) + 1
    end = Told(seq=last, at=at, kind="end", state=str(ending.get("how", "played")))
    over = {
        "seq": last,
        "phase": "over",
        "to_act": [],
        "awaited": [],
        "alarm": None,
        "scores": ending["scores"],
        "places": ending["places"],
    }
    over["seed"] = record.seed
    frames.append(Frame(seq=last, told=end, table=over, patch=[], legal=[], can_undo=False))
    return Replay(start=start, frames=frames)
