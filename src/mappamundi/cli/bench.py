"""`mundi bench`: how fast the rules are, on one core."""

import json
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import click

from mappamundi.bots import Decision, Wait
from mappamundi.bots.scheduler import Scheduler
from mappamundi.cli.common import (
    console,
    data_option,
    figures,
    json_option,
    load_game,
    named_game,
    parse_options,
    progress,
)
from mappamundi.kernel import BadInput, Game, Options, Position, Seeded

# A new game by its number.
Begin = Callable[[int], Position]
NO_OPTIONS: Final[Options] = {}
LAB_ROWS: Final = {
    "aec_steps_per_s": "agents one after another",
    "vector_steps_per_s": "many games side by side",
    "parallel_steps_per_s": "all seats at once",
}
# In place of a game: the environments of all of them.
LAB: Final = "lab"


@click.command("bench", short_help="Measure the speed of the rules.")
@click.argument("game_id", required=False, metavar="GAME")
@click.option("--seconds", type=click.FloatRange(min=0.1), default=5.0, show_default=True, metavar="S")
@json_option
@data_option
def command(game_id: str | None, seconds: float, as_json: bool, data: Path | None) -> None:
    """Measure how fast the rules of GAME, or of every game, play: one core, four seats, random actions.

    With `lab` as GAME, how fast the environments for learners are. With --json one object per line and game.
    """
    from mappamundi import games

    if game_id == LAB:
        bench_lab(seconds, as_json)
        return

    for text in (game_id,) if game_id else games.GAME_IDS:
        name, carried = named_game(text)
        game = load_game(name, data)
        measured = bench(game, seconds, parse_options(game, carried, game.facts.usual_seats))
        if as_json:
            click.echo(json.dumps(measured))
        else:
            compiled = "compiled" if measured["compiled"] else "interpreted"
            click.echo(f"{text}, {measured['seats']} random seats, one core, {compiled}")
            console().print(figures(_rows(measured)))


def bench_lab(seconds: float, as_json: bool) -> None:
    """The environments, each for so long in each of its forms."""
    try:
        from mappamundi.lab import speed
    except ImportError as missing:
        raise BadInput(f"the lab needs {missing.name}: pip install 'mappamundi[lab]'") from None
    from mappamundi.lab.naming import names

    for name in names():
        measured = speed.measure(name, seconds)
        if as_json:
            click.echo(json.dumps(measured))
            continue
        click.echo(f"{name}, {measured['seats']} random seats, one core, steps per second")
        console().print(figures((said, f"{measured[key]:,}") for key, said in LAB_ROWS.items() if key in measured))
    known = speed.measure_noughts_and_crosses(seconds)
    if known is not None and not as_json:
        click.echo("noughts and crosses of PettingZoo, to compare with")
        console().print(figures([(LAB_ROWS["aec_steps_per_s"], f"{known:,}")]))


def bench(game: Game, seconds: float, options: Options = NO_OPTIONS) -> dict[str, Any]:
    """The measurements, after one game that nobody times."""
    seats = game.facts.usual_seats

    def begin(number: int) -> Position:
        return game.new(options, seats, Seeded(number.to_bytes(16, "little", signed=True)))

    samples: list[Position] = []
    _play(game, begin, 0, samples)
    module = sys.modules[type(samples[0]).__module__]
    decisions = played = 0
    with progress() as bar:
        task = bar.add_task(f"playing {game.facts.id}", total=round(seconds))
        spent = 0.0
        while spent < seconds:
            start = perf_counter()
            decisions += _play(game, begin, played + 1)
            spent += perf_counter() - start
            played += 1
            bar.update(task, completed=int(spent))
    for number in range(1, 5):
        _play(game, begin, -number, samples)
    return {
        "game": game.facts.id,
        "seats": seats,
        "compiled": not str(module.__file__).endswith(".py"),
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(played / spent, 2),
        "rollout_decisions_per_s": _rate(begin, game.rollout, min(seconds, 1.0)),
        **{f"{name}_per_s": _rate(begin, one, min(seconds, 1.0)) for name, one in game.exercises().items()},
        "decisions_per_game": round(decisions / played, 1),
        "copy_us": round(_each(samples, lambda sample: sample.copy(), min(seconds, 0.3)), 2),
        "legal_us": round(_legal_us(samples, min(seconds, 0.3)), 2),
        "bytes_per_position": _bytes(samples),
    }


def _play(game: Game, begin: Begin, number: int, samples: list[Position] | None = None) -> int:
    """Play one game of random actions and count its decisions; every tenth position goes to `samples`."""
    position = begin(number)
    pick = Random(number).random  # cheap, so that the rules are measured and not it
    decisions = 0
    # Whoever must decide does so here and at once: the scheduler's share would be measured with the rules.
    must_act = position.awaited if game.facts.race else position.to_act
    while waiting := must_act():
        seat = waiting[0]
        legal = position.legal(seat)
        position.play(seat, legal[int(pick() * len(legal))])
        decisions += 1
        if samples is not None and decisions % 10 == 1 and position.to_act():
            samples.append(position.copy())
    return decisions + _race(position, pick, samples)


def _race(position: Position, pick: Callable[[], float], samples: list[Position] | None) -> int:
    """The rest of a game in which nobody must decide."""

    def choose(seat: int) -> Decision:
        legal = position.legal(seat)
        return Wait(pick(), legal[int(pick() * len(legal))] if legal else None)

    decisions = 0
    for seat, action in Scheduler(choose).moves(position):
        position.play(seat, action)
        decisions += seat is not None
        if samples is not None and decisions % 10 == 1 and position.to_act():
            samples.append(position.copy())
    return decisions


def _rate(begin: Begin, exercise: Callable[[Position, int], int], seconds: float) -> int:
    """How often a second a game does something by itself, on a new position each time; nothing is told there."""
    done = number = 0
    spent = 0.0
    while spent < seconds:
        position = begin(number)
        start = perf_counter()
        done += exercise(position, number)
        spent += perf_counter() - start
        number += 1
    return round(done / spent)


def _each(samples: list[Position], what: Callable[[Position], object], seconds: float) -> float:
    """Microseconds for one call, over all samples as often as the time allows."""
    calls = 0
    spent = 0.0
    while spent < seconds:
        start = perf_counter()
        for sample in samples:
            what(sample)
        spent += perf_counter() - start
        calls += len(samples)
    return spent / calls * 1e6


def _legal_us(samples: list[Position], seconds: float) -> float:
    """As `_each`, but with fresh copies: a list kept from the last call would be no measurement."""
    calls = 0
    spent = 0.0
    while spent < seconds:
        fresh = [(sample.copy(), sample.to_act()[0]) for sample in samples]
        start = perf_counter()
        for position, seat in fresh:
            position.legal(seat)
        spent += perf_counter() - start
        calls += len(fresh)
    return spent / calls * 1e6


def _bytes(samples: list[Position]) -> int:
    """What one more position takes in memory, apart from all that positions share."""
    kept: list[Position | None] = [None] * len(samples)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for place, sample in enumerate(samples):
            kept[place] = sample.copy()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return round((after - before) / len(kept))


def _rows(measured: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "decisions per second", f"{measured['decisions_per_s']:,}"
    yield "games per second", f"{measured['games_per_s']:,}"
    yield "in roll-outs", f"{measured['rollout_decisions_per_s']:,} decisions per second"
    for key, figure in measured.items():
        if key.endswith("_per_s") and key not in ("decisions_per_s", "games_per_s", "rollout_decisions_per_s"):
            yield f"{key.removesuffix('_per_s')} per second", f"{figure:,}"
    yield "decisions per game", f"{measured['decisions_per_game']:,}"
    yield "copy of a position", f"{measured['copy_us']} µs"
    yield "list of legal actions", f"{measured['legal_us']} µs"
    yield "size of a position", f"{measured['bytes_per_position']:,} bytes"
