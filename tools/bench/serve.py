"""What one server process holds: moves a second at live tables, and the memory of idle ones."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import click
import msgspec
from tools.bench.wire import PlayedTable, WiredTable, keep_pace

from mappamundi.cli.common import console, figures, json_option, progress
from mappamundi.games import EXAMPLE_ID
from mappamundi.server.freezing import can_freeze, freeze
from mappamundi.server.new_tables import new_row
from mappamundi.server.store import Entry, Store, Token
from mappamundi.server.store.location import parse_url
from mappamundi.server.store.migrate import upgrade
from mappamundi.server.table import Table
from mappamundi.server.tokens import digest, new_token
from mappamundi.server.wire import NewSeat, NewTable

GAME = EXAMPLE_ID
SEATS = 3
WARM_UP = 5.0
# Games are measured from their beginning to the middle: so many moves have been played at most before it begins.
PLAYED = 90
# Longer than a table stays in memory without readers.
PUT_AWAY = 15.0
GOAL_MS = 100.0
AT_ONCE = 24

# A table's id, and the tokens of its seats and of a spectator.
Prepared = tuple[str, list[str | None]]


@click.command("serve", short_help="Measure the server.")
@click.option("--tables", type=click.IntRange(min=1), default=300, show_default=True, metavar="N", help="Live tables.")
@click.option("--seconds", type=click.FloatRange(min=1), default=20.0, show_default=True, metavar="S")
@click.option("--idle", type=click.IntRange(min=0), default=10_000, show_default=True, metavar="N", help="Idle tables.")
@click.option("--most", is_flag=True, help="Also look for how many live tables it holds within the goal.")
@click.option(
    "--processes",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="Server processes that share the tables; more than one need PostgreSQL.",
)
@click.option("--db", metavar="URL", help="An empty database to measure with, in place of a temporary SQLite file.")
@json_option
def command(tables: int, seconds: float, idle: int, most: bool, processes: int, db: str | None, as_json: bool) -> None:
    """Measure a server process of its own on a temporary database.

    Each live table has three seats and a spectator connected, and one move per second, written to the disk before
    anybody is told. Times are from sending a move to its acknowledgement and to the last reader's frame, seen from the
    clients in this process. All who are at a table are connected to the same server process, as a proxy does that goes
    by the address of the table. Idle tables are set up through the interface and left alone until they are put away.
    """
    if processes > 1 and not (db or "").startswith("postgres"):
        raise click.UsageError("a SQLite database has one process; name a PostgreSQL database with --db")
    measured = {"bench": "serve", **measure_live(tables, seconds, db, processes)}
    if most:
        measured["most_live_tables"] = search_most(tables, measured, seconds, db, processes)
    if idle:
        measured["idle"] = measure_idle(idle, db)
    if as_json:
        click.echo(json.dumps(measured))
    else:
        console().print(figures(_rows(measured)))


# --- the server -------------------------------------------------------------------------------------------------


class Served:
    """A server process."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.pid = process.pid
        self.host = url.removeprefix("http://")
        self.port = int(url.rpartition(":")[2])

    def rss(self) -> float:
        """Its memory in megabytes, without that of the bots."""
        shown = subprocess.run(["ps", "-o", "rss=", "-p", str(self.pid)], capture_output=True, text=True, check=True)  # noqa: S603, S607
        return int(shown.stdout) / 1024

    def cpu(self) -> float | None:
        """The seconds of processor time it has used, where the system tells."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rpartition(") ")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(db: str) -> Iterator[Served]:
    code = "from mappamundi.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--db", db, "--rate", "0", "--bots", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own command
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            if not found:
                raise click.ClickException("the server that was to be measured did not start")
            yield Served(process, found[0])
        finally:
            process.send_signal(signal.SIGKILL)


@contextmanager
def database(db: str | None) -> Iterator[str]:
    """The database to measure with."""
    if db is not None:
        upgrade(parse_url(db))
        yield db
        return
    with tempfile.TemporaryDirectory(prefix="mundi-bench-") as folder:
        yield str(Path(folder) / "bench.db")


# --- live tables ------------------------------------------------------------------------------------------------


def measure_live(tables: int, seconds: float, db: str | None, processes: int = 1) -> dict[str, Any]:
    with database(db) as url:
        with progress() as bar:
            task = bar.add_task("setting up tables", total=tables)
            rng = Random(1)
            prepared = asyncio.run(prepare(url, tables, lambda store: begun(store, rng), lambda: bar.advance(task)))
        with ExitStack() as running:
            servers = [running.enter_context(server(url)) for _ in range(processes)]
            kind = "postgresql" if url.startswith("postgres") else "sqlite"
            return {"database": kind, "processes": processes} | asyncio.run(hold(servers, prepared, seconds))


async def prepare(
    url: str, tables: int, one: Callable[[Store], Awaitable[Prepared]], advance: Callable[[], None]
) -> list[Prepared]:
    """Tables written straight into the database."""
    store = await Store.open(url)
    found: list[Prepared] = []
    try:
        for _ in range(tables):
            found.append(await one(store))
            advance()
    finally:
        await store.close()
    return found


async def begun(store: Store, rng: Random) -> Prepared:
    """A table in the middle of its game."""
    now, spec = time.time(), NewTable(game=GAME, seats=[NewSeat(kind="me", name=f"Seat {n}") for n in range(SEATS)])
    row = new_row(spec, now)
    table = Table(row, now)
    entries = [table.enact_start(now)]
    for _ in range(rng.randrange(PLAYED)):
        seat = rng.choice(table.to_act())
        assert table.position is not None
        form = dict(rng.choice(table.position.legal(seat)).form)
        entries.append(table.enact_step(seat, form, "human", now, None))
    prepared = await kept(store, table, entries)
    if can_freeze(table):
        await store.append(row.id, (), snapshot=(table.seq, freeze(table)))
    return prepared


async def kept(store: Store, table: Table, entries: Sequence[Entry]) -> Prepared:
    """The table as it stands, with a token for each seat."""
    row = table.row
    tokens = [new_token() for _ in table.seats]
    row.phase, row.seats = table.phase, msgspec.to_builtins(table.seats)
    await store.create(row, entries, [Token(digest(token), row.id, seat, "seat") for seat, token in enumerate(tokens)])
    return row.id, [*tokens, None]


async def hold(servers: list[Served], prepared: list[Prepared], seconds: float) -> dict[str, Any]:
    """Connect everybody, play for a while, and tell how it went."""
    tables = [
        PlayedTable(name, tokens, servers[number % len(servers)].host, Random(number))
        for number, (name, tokens) in enumerate(prepared)
    ]
    await asyncio.gather(*(gently(tables[place::AT_ONCE]) for place in range(AT_ONCE)))
    await everybody(tables)
    await keep_pace(tables, WARM_UP)
    for table in tables:
        table.ack_times, table.told_times, table.late = [], [], 0
    cpu, start = used_cpu(servers), time.perf_counter()
    await keep_pace(tables, seconds)
    spent = time.perf_counter() - start
    used = used_cpu(servers)
    acks, told = ([t for table in tables for t in each(table)] for each in (_acks, _told))
    rss = sum(served.rss() for served in servers)
    for table in tables:
        for wire in table.wires:
            wire.close()
    return {
        "tables": len(tables),
        "connections": sum(len(table.wires) for table in tables),
        "seconds": round(spent, 1),
        "moves_per_s": round(len(acks) / spent, 1),
        "ack_ms": percentiles(acks),
        "told_ms": percentiles(told),
        "not_in_time": sum(table.late for table in tables),
        "lost_connections": sum(table.lost for table in tables),
        "refused": sum(table.refused for table in tables),
        "server_cpu": None if cpu is None or used is None else round((used - cpu) / spent, 2),
        "server_rss_mb": round(rss, 1),
    }


async def everybody(tables: Sequence[WiredTable]) -> None:
    """Wait until all are connected."""
    until = time.monotonic() + 30
    while not all(table.ready for table in tables):
        if time.monotonic() > until:
            raise click.ClickException("not every client could connect")
        await asyncio.sleep(0.05)


def used_cpu(servers: list[Served]) -> float | None:
    """The seconds of processor time that all have used."""
    used = [seconds for served in servers if (seconds := served.cpu()) is not None]
    return sum(used) if len(used) == len(servers) else None


async def gently(tables: list[PlayedTable]) -> None:
    for table in tables:
        await table.connect(int(table.host.rpartition(":")[2]))


def _acks(table: PlayedTable) -> list[float]:
    return table.ack_times


def _told(table: PlayedTable) -> list[float]:
    return table.told_times


def percentiles(times: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(times) or [float("nan")]
    places = {"p50": 0.5, "p99": 0.99, "p999": 0.999}
    found = {name: round(ordered[int(place * (len(ordered) - 1))] * 1000, 1) for name, place in places.items()}
    return found | {"max": round(ordered[-1] * 1000, 1)}


def search_most(tables: int, first: dict[str, Any], seconds: float, db: str | None, processes: int) -> int:
    """The most live tables that were held with 99 of 100 moves told within the goal, in steps of a sixth."""
    step, held, trial = max(1, tables // 6), 0, first
    while trial["told_ms"]["p99"] < GOAL_MS and not trial["lost_connections"]:
        held = trial["tables"]
        trial = measure_live(held + step, seconds, db, processes)
    return held


# --- idle tables ------------------------------------------------------------------------------------------------


def measure_idle(tables: int, db: str | None) -> dict[str, Any]:
    with database(db) as url, server(url) as served:
        asyncio.run(set_up_idle(served, 200, "warming up"))  # what is loaded once is not the tables'
        time.sleep(PUT_AWAY)
        before, start = served.rss(), time.perf_counter()
        asyncio.run(set_up_idle(served, tables, "setting up idle tables"))
        spent, peak = time.perf_counter() - start, served.rss()
        time.sleep(PUT_AWAY)
        after = served.rss()
    return {
        "tables": tables,
        "tables_per_s": round(tables / spent, 1),
        "rss_before_mb": round(before, 1),
        "rss_peak_mb": round(peak, 1),
        "rss_mb": round(after, 1),
        "bytes_per_table": round((after - before) * 1024 * 1024 / tables),
    }


async def set_up_idle(served: Served, tables: int, what: str) -> None:
    """Games of three that begin and stay where they are."""
    seats = [{"kind": "me", "name": f"Seat {number}"} for number in range(SEATS)]
    body = json.dumps({"game": GAME, "seats": seats}).encode()
    head = f"POST /api/tables HTTP/1.1\r\nHost: {served.host}\r\nContent-Type: application/json\r\n"
    request = f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body

    async def post(number: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        for _ in range(number):
            writer.write(request)
            answer = await reader.readuntil(b"\r\n\r\n")
            size = re.search(rb"(?i)content-length: (\d+)", answer)
            if b" 201 " not in answer.partition(b"\r\n")[0] or size is None:
                raise click.ClickException("the server did not set up a table")
            await reader.readexactly(int(size[1]))
            bar.advance(task)
        writer.close()

    with progress() as bar:
        task = bar.add_task(what, total=tables)
        shares = [tables // AT_ONCE + (place < tables % AT_ONCE) for place in range(AT_ONCE)]
        await asyncio.gather(*(post(share) for share in shares))


def _rows(measured: dict[str, Any]) -> Iterator[tuple[str, str]]:
    ack, told = measured["ack_ms"], measured["told_ms"]
    yield "live tables, connections", f"{measured['tables']:,}, {measured['connections']:,}"
    yield "moves committed per second", f"{measured['moves_per_s']:,}"
    yield "until acknowledged, p50 and p99", f"{ack['p50']} and {ack['p99']} ms"
    yield "until the last reader is told", f"{told['p50']} and {told['p99']} ms"
    yield "moves that came too late", f"{measured['not_in_time']:,}"
    yield "memory of the server", f"{measured['server_rss_mb']} MB"
    if "most_live_tables" in measured:
        yield f"most live tables below {GOAL_MS:.0f} ms", f"{measured['most_live_tables']:,}"
    if idle := measured.get("idle"):
        yield f"memory with {idle['tables']:,} idle tables", f"{idle['rss_mb']} MB"
        yield "of that for each", f"{idle['bytes_per_table']:,} bytes"
