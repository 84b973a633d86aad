"""`mundi replay`: a record as a readable chronicle."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from mappamundi.cli.common import data_option, json_option, load_record
from mappamundi.kernel import Event, Game, written
from mappamundi.records import Moment, Record


@click.command("replay", short_help="Tell a recorded game step by step.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "last", type=click.IntRange(min=0), metavar="N", help="Stop after step N.")
@json_option
@data_option
def command(file: Path, last: int | None, as_json: bool, data: Path | None) -> None:
    """Tell the game in a record, step by step.

    A finished game is told whole. Of a game in progress only that is told which its one human player, or
    else a spectator, may know.
    """
    record, game = load_record(file, data)
    if as_json:
        for entry in chronicle(record, game, last):
            click.echo(json.dumps(entry, ensure_ascii=False))
        return
    header = record.header
    names = [seat.name for seat in header.seats]
    options = ", ".join(f"{name} {written(value)}" for name, value in header.options.items())
    click.echo(f"{game.facts.title}, {game.facts.publisher}" + (f", {options}" if options else ""))
    click.echo(f"seats: {', '.join(f'{number} {name}' for number, name in enumerate(names))}")
    for entry in chronicle(record, game, last):
        for line in _lines(_named(entry, game, names), names):
            click.echo(line)


def chronicle(record: Record, game: Game, last: int | None = None) -> Iterator[dict[str, Any]]:
    """One entry per step, as far as it may be told, and a closing entry: the result, or who is to act."""
    from mappamundi.records import replay

    moment: Moment | None = None
    for moment in replay(record, game):
        if moment.step is not None:
            yield _entry(record, game, moment)
        if moment.number == last:
            break
    if moment is None:
        return
    result = moment.position.result()
    if result is None:
        yield {"steps": moment.number, "of": len(record.steps), "to_act": list(moment.position.to_act())}
    else:
        yield {"steps": moment.number, "scores": list(result.scores), "places": list(result.places)}


def _entry(record: Record, game: Game, moment: Moment) -> dict[str, Any]:
    step = moment.step
    assert step is not None  # only the setup has none
    humans = [seat for seat, who in enumerate(record.header.seats) if who.kind == "human"]
    viewer = humans[0] if len(humans) == 1 else None
    entry: dict[str, Any] = {"step": moment.number, "seat": step.seat}
    if record.result or step.seat in (viewer, None):
        # The action names the card that was chosen in secret, so that only who may know it is told it.
        entry["action"] = step.action
    entry["events"] = [game.tell(event, _knower(game, event) if record.result else viewer) for event in moment.events]
    return entry


def _knower(game: Game, event: Event) -> int | None:
    kind = game.kinds[event[0]]
    return int(kind.value(event, kind.knower)) if kind.secret else None


def _named(entry: dict[str, Any], game: Game, names: list[str]) -> dict[str, Any]:
    """The entry with names in place of the seats in its events."""
    if "events" not in entry:
        return entry
    seats = {kind.name: {field for field, sort in kind.fields if sort == "seat"} for kind in game.kinds}

    def name(key: str, value: Any, event: str) -> Any:
        return names[value] if key in seats[event] and isinstance(value, int) else value

    events = [{key: name(key, value, event["event"]) for key, value in event.items()} for event in entry["events"]]
    return entry | {"events": events}


def _lines(entry: dict[str, Any], names: list[str]) -> Iterator[str]:
    if "step" in entry:
        action = entry.get("action")
        told = f" {action['do']} {_params(action, 'do')}".rstrip() if action else ""
        who = "" if entry["seat"] is None else f" {names[entry['seat']]}:"
        yield f"{entry['step']:>5} {who}{told}"
        for event in entry["events"]:
            yield f"         {str(event['event']).replace('_', ' ')} {_params(event, 'event')}".rstrip()
    elif "scores" in entry:
        yield "the game is over"
        for seat in sorted(range(len(names)), key=lambda seat: entry["places"][seat]):
            yield f"  {entry['places'][seat]}.  {names[seat]}: {entry['scores'][seat]}"
    else:
        waiting = ", ".join(names[seat] for seat in entry["to_act"])
        yield f"after {entry['steps']} of {entry['of']} steps; to act: {waiting}"


def _params(told: dict[str, Any], without: str) -> str:
    return ", ".join(f"{key} {_value(value)}" for key, value in told.items() if key != without)


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "+".join(map(_value, value)) or "none"
    if isinstance(value, dict):
        return "(" + _params(value, "") + ")"
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "nobody"}[value]
    return str(value)
