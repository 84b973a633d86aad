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
@click.option("--summary", is_flag=True, help="Tell its points, turns and luck, and its story, instead of its steps.")
@json_option
@language_option
@data_option
def command(
    file: Path, last: int | None, summary: bool, as_json: bool, language: str | None, data: Path | None
) -> None:
    """Tell the game in a record, step by step or in a summary.

    A finished game is told whole. Of a game in progress only that is told which its one human player, or
    else a spectator, may know.
    """
    record, game = load_record(file, data)
    if summary:
        for line in _summary(record, game, chosen_language(language), last, as_json, data):
            click.echo(line, file=sys.stdout)
        return
    if as_json:
        for entry in chronicle(record, game, last):
            click.echo(json.dumps(entry, ensure_ascii=not holds_all(sys.stdout)), file=sys.stdout)
        return
    for line in story(record, game, chosen_language(language), last, data):
        click.echo(line, file=sys.stdout)


def _summary(
    record: Record, game: Game, language: str, last: int | None, as_json: bool, data: Path | None
) -> Iterator[str]:
    """What there is to tell of the game as a whole."""
    from mappamundi.cli.annals import summed_up
    from mappamundi.cli.displays import words_for
    from mappamundi.cli.play.telling import Teller
    from mappamundi.records import annals_of

    annals = annals_of(record, game, viewer=None if record.result else _reader(record), last=last)
    if as_json:
        yield json.dumps(msgspec.to_builtins(annals), ensure_ascii=not holds_all(sys.stdout))
        return
    words, names = words_for(game, language, data), _names(record)
    yield _title(record, game)
    result = record.result if last is None or last >= len(record.steps) else None
    yield from summed_up(annals, Teller(words, names, viewer=None), names, result)


def _names(record: Record) -> list[str]:
    return [cleaned(seat.name) or nameless(number) for number, seat in enumerate(record.header.seats)]


def _title(record: Record, game: Game) -> str:
    options = ", ".join(f"{name} {written(value)}" for name, value in record.header.options.items())
    return f"{game.facts.title}, {game.facts.publisher}" + (f", {options}" if options else "")


def _reader(record: Record) -> int | None:
    """Who may be told of a game in progress: its one human player, or else a spectator."""
    humans = [seat for seat, who in enumerate(record.header.seats) if who.kind == "human"]
    return humans[0] if len(humans) == 1 else None


def story(
    record: Record, game: Game, language: str, last: int | None = None, data: Path | None = None
) -> Iterator[str]:
    """The game in sentences, each line with the number of the last step it tells."""
    from mappamundi.cli.displays import words_for
    from mappamundi.cli.play.telling import Teller
    from mappamundi.records import replay

    words, names = words_for(game, language, data), _names(record)
    teller = Teller(words, names, viewer=None)
    yield _title(record, game)
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
    viewer = _reader(record)
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
