"""`mundi replay`: a record as a readable chronicle."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from mappamundi.cli.common import data_option, json_option, load_record
from mappamundi.cli.language import chosen_language, language_option
from mappamundi.cli.signs import holds_all
from mappamundi.kernel import Event, Game, Line, written
from mappamundi.kernel.names import cleaned
from mappamundi.kernel.narration import joined
from mappamundi.records import Moment, Record
from mappamundi.records.record import nameless

if TYPE_CHECKING:
    from mappamundi.words import Words


@click.command("replay", short_help="Tell a recorded game step by step.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "last", type=click.IntRange(min=0), metavar="N", help="Stop after step N.")
@json_option
@language_option
@data_option
def command(file: Path, last: int | None, as_json: bool, language: str | None, data: Path | None) -> None:
    """Tell the game in a record, step by step.

    A finished game is told whole. Of a game in progress only that is told which its one human player, or
    else a spectator, may know.
    """
    record, game = load_record(file, data)
    if as_json:
        for entry in chronicle(record, game, last):
            click.echo(json.dumps(entry, ensure_ascii=not holds_all(sys.stdout)), file=sys.stdout)
        return
    for line in story(record, game, chosen_language(language), last, data):
        click.echo(line, file=sys.stdout)


def story(
    record: Record, game: Game, language: str, last: int | None = None, data: Path | None = None
) -> Iterator[str]:
    """The game in sentences, each line with the number of the last step it tells."""
    from mappamundi.cli.displays import words_for
    from mappamundi.cli.play.telling import Teller
    from mappamundi.records import replay

    header, words = record.header, words_for(game, language, data)
    names = [cleaned(seat.name) or nameless(number) for number, seat in enumerate(header.seats)]
    teller = Teller(words, names, viewer=None)
    options = ", ".join(f"{name} {written(value)}" for name, value in header.options.items())
    yield f"{game.facts.title}, {game.facts.publisher}" + (f", {options}" if options else "")
    yield words("terminal-seats", seats=", ".join(names))
    told = _Joining()
    # In a race: who came at the same time.
    lots: dict[int, str] = {}
    began = next(iter(replay(record, game))).position.view(None)
    told.add(0, game.opening(began))
    scene = game.scene(began)
    for entry in chronicle(record, game, last):
        if "step" in entry:
            # What was chosen in secret is known by its verb alone.
            action = entry.get("action") or {"do": record.steps[entry["step"] - 1].action["do"]}
            lines, scene = game.narrate(scene, entry["seat"], action, entry["events"])
            told.add(entry["step"], lines)
            if "contest" in entry:
                rivals = [names[seat] for seat in entry["contest"]["order"] if seat != entry["seat"]]
                lots[entry["step"]] = words("terminal-contest", names=words.listed(rivals))
    for number, line in told.lines:
        detail = f"  {teller.sentence(line.detail)}" if line.detail is not None else ""
        if line.heading or line.opens:
            yield ""
        yield f"{number or '':>5}  {teller.line(line)}{detail}  {line.rule}".rstrip()
        if number in lots:
            yield f"{'':>5}  {lots.pop(number)}"
    yield ""
    yield from _closing(words, entry, names)


class _Joining:
    """Lines with the numbers of their steps; what joins the line before is told with it."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, Line]] = []

    def add(self, number: int, lines: Iterable[Line]) -> None:
        for line in lines:
            merged = joined([self.lines[-1][1], line]) if self.lines else []
            if len(merged) == 1:
                self.lines[-1] = number, merged[0]
            else:
                self.lines.append((number, line))


def _closing(words: "Words", entry: dict[str, Any], names: list[str]) -> Iterator[str]:
    """How it ended, or who is to act."""
    if "scores" in entry:
        yield words("terminal-over")
        for seat in sorted(range(len(names)), key=lambda seat: entry["places"][seat]):
            yield f"  {entry['places'][seat]}.  {names[seat]}: {entry['scores'][seat]}"
        return
    waiting = [names[seat] for seat in entry["to_act"]]
    shown = {"waiting": len(waiting), "names": words.listed(waiting)}
    yield words("terminal-steps", steps=entry["steps"], of=entry["of"], **shown)


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
    if step.contest:
        entry["contest"] = msgspec.to_builtins(step.contest)
    entry["events"] = [game.tell(event, _knower(game, event) if record.result else viewer) for event in moment.events]
    return entry


def _knower(game: Game, event: Event) -> int | None:
    kind = game.kinds[event[0]]
    return int(kind.value(event, kind.knower)) if kind.secret else None
