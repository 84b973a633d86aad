"""How long a click takes to everybody's screen where all act at once, measured from outside."""

import asyncio
import json
import os
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import click
from tools.bench.serve import (
    AT_ONCE,
    GOAL_MS,
    Prepared,
    Served,
    database,
    everybody,
    kept,
    percentiles,
    prepare,
    server,
)
from tools.bench.wire import RacedTable

from mappamundi.cli.common import console, figures, json_option, progress
from mappamundi.games import RACE_ID, game
from mappamundi.server.new_tables import new_row
from mappamundi.server.store import Store
from mappamundi.server.table import Table
from mappamundi.server.wire import NewSeat, NewTable, Race

GAME = RACE_ID
SEATS = 4
WARM_UP = 3.0
# What four quick players and eight bots do in a second: one action in a second and a half, and one in three and a half.
PACE = 4 / 1.5 + 8 / 3.5


@click.command("race", short_help="Measure a race at the server.")
@click.option("--tables", type=click.IntRange(min=1), default=1, show_default=True, metavar="N", help="Live races.")
@click.option("--seconds", type=click.FloatRange(min=1), default=20.0, show_default=True, metavar="S")
@click.option(
    "--pace", type=click.FloatRange(min=0.1), default=PACE, metavar="N", help="Actions a second at each table."
)
@click.option("--window", type=click.IntRange(0, 2000), metavar="MS", help="Measure with this window of fairness only.")
@click.option("--db", metavar="URL", help="An empty database to measure with, in place of a temporary SQLite file.")
@json_option
def command(tables: int, seconds: float, pace: float, window: int | None, db: str | None, as_json: bool) -> None:
    """Measure a server process of its own on a temporary database.

    At each table four seats and a spectator are connected, and the seats do what four quick players and eight bots
    would do together. Times are from sending an action to its acknowledgement and to the last reader's frame; each is
    written to the disk before. They are measured twice, without the window of fairness, which is the server's own part,
    and with the window of the game, in which actions wait for those that were sent at the same time. The slowest are
    those on what has just come to be there, which wait until it can have been seen. Lost races are counted, not timed.
    On a machine that does something else as well only the processor time tells.
    """
    load = round(os.getloadavg()[0], 2)
    windows = [0, None] if window is None else [window]
    runs = [measure(tables, seconds, pace, chosen, db) for chosen in windows]
    if as_json:
        click.echo(json.dumps({"bench": "race", "game": GAME, "load": load, "runs": runs}))
        return
    for one in runs:
        click.echo(f"{GAME}, a window of {one['window_ms']} ms, load of the machine {load}")
        console().print(figures(_rows(one)))


def measure(tables: int, seconds: float, pace: float, window: int | None, db: str | None) -> dict[str, Any]:
    with database(db) as url:
        with progress() as bar:
            task = bar.add_task("setting up races", total=tables)
            prepared = asyncio.run(prepare(url, tables, lambda store: begun(store, window), lambda: bar.advance(task)))
        with server(url) as served:
            return asyncio.run(run(served, prepared, seconds, pace, window))


async def begun(store: Store, window: int | None) -> Prepared:
    """A race that has just begun."""
    seats = [NewSeat(kind="me", name=f"Seat {number}") for number in range(SEATS)]
    # What a seat must wait because it was quick is not the server's doing.
    spec = NewTable(game=GAME, seats=seats, race=Race(window=window, cooldown=0))
    now = time.time()
    table = Table(new_row(spec, now), now)
    entries = [table.enact_start(now)]
    while waiting := table.awaited():
        assert table.position is not None
        form = table.position.legal(waiting[0])[0].form
        entries.append(table.enact_step(waiting[0], form, "human", now))
    return await kept(store, table, entries)


async def run(
    served: Served, prepared: list[Prepared], seconds: float, pace: float, window: int | None
) -> dict[str, Any]:
    """Connect everybody, race for a while, and tell how it went."""
    tables = [RacedTable(name, tokens, served.host, Random(number)) for number, (name, tokens) in enumerate(prepared)]
    await asyncio.gather(*(connect(tables[place::AT_ONCE], served.port) for place in range(AT_ONCE)))
    await everybody(tables)
    await race(tables, WARM_UP, pace)
    for table in tables:
        table.forget()
    cpu, start = served.cpu(), time.perf_counter()
    await race(tables, seconds, pace)
    spent, used = time.perf_counter() - start, served.cpu()
    # Those that are still on their way.
    await asyncio.sleep(0.5)
    acks = [spent for table in tables for spent in table.ack_times]
    told = [spent for table in tables for spent in table.told_times]
    for table in tables:
        for wire in table.wires:
            wire.close()
    own = round(game(GAME).facts.conduct.window * 1000)
    processor = None if cpu is None or used is None else used - cpu
    done = len(told)
    return {
        "window_ms": own if window is None else window,
        "tables": len(tables),
        "connections": sum(len(table.wires) for table in tables),
        "seconds": round(spent, 1),
        "actions": done,
        "lost_races": sum(table.refused for table in tables),
        "ack_ms": percentiles(acks),
        "told_ms": percentiles(told),
        "lost_connections": sum(table.lost for table in tables),
        "server_cpu": None if processor is None else round(processor / spent, 2),
        "cpu_ms_per_action": None if processor is None or not done else round(1000 * processor / done, 2),
    }


async def connect(tables: list[RacedTable], port: int) -> None:
    for table in tables:
        await table.connect(port)


async def race(tables: list[RacedTable], seconds: float, pace: float) -> None:
    """So many actions a second at each table, at random moments."""
    rng, end = Random(len(tables)), time.perf_counter() + seconds
    due = sorted((time.perf_counter() + rng.expovariate(pace), number) for number in range(len(tables)))
    while due and due[0][0] < end:
        at, number = due.pop(0)
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        tables[number].move()
        due.append((at + rng.expovariate(pace), number))
        due.sort()


def _rows(run: dict[str, Any]) -> Iterator[tuple[str, str]]:
    ack, told = run["ack_ms"], run["told_ms"]
    yield "races, connections", f"{run['tables']:,}, {run['connections']:,}"
    yield "actions, lost races", f"{run['actions']:,}, {run['lost_races']:,}"
    yield "until acknowledged, p50 and p99", f"{ack['p50']} and {ack['p99']} ms"
    yield "until on everybody's screen", f"{told['p50']} and {told['p99']} ms (goal: {GOAL_MS:.0f})"
    if run["cpu_ms_per_action"] is not None:
        yield "processor time for each action", f"{run['cpu_ms_per_action']} ms"
