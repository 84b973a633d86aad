"""`mundi db`: look after the server's database."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mappamundi.cli.common import counted, json_option, keeping_options
from mappamundi.cli.guessing import Guessing
from mappamundi.cli.signs import write, write_json

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

db_option = click.option(
    "--db",
    "address",
    metavar="URL",
    help="sqlite:///FILE, postgresql://USER@HOST/NAME or the path of a file.  [default: MUNDI_DB, or a file among "
    "your own data]",
)
file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.group("db", cls=Guessing, short_help="Upgrade, copy, move, export and check the server's database.")
def command() -> None:
    """Look after the database in which the server keeps its tables."""


def location(address: str | None) -> "URL":
    from mappamundi.server.store.location import default_url, parse_url

    return parse_url(default_url() if address is None else address)


def tables_of(tables: int, entries: int) -> str:
    return f"{counted(tables, 'table')} with {counted(entries, 'entry', 'entries')}"


@command.command("upgrade", short_help="Make the database, or bring it up to date.")
@db_option
def upgrade_command(address: str | None) -> None:
    """Make the tables of the database, or bring those of an older version up to date. Nothing in them is lost."""
    from mappamundi.server.store.location import mask
    from mappamundi.server.store.migrate import upgrade

    url = location(address)
    before, after = upgrade(url)
    if before == after:
        click.echo(f"{mask(url)} is up to date (revision {after})")
    elif before is None:
        click.echo(f"{mask(url)} is made (revision {after})")
    else:
        click.echo(f"{mask(url)} is upgraded from revision {before} to {after}")


@command.command("backup", short_help="Copy the database while it is in use.")
@file_argument
@db_option
def backup_command(file: Path, address: str | None) -> None:
    """Write a copy of the database to FILE, which must not exist yet. The server may go on meanwhile."""
    from mappamundi.server.store.backup import backup

    backup(location(address), file)
    click.echo(f"copied to {file}")


@command.command("restore", short_help="Put a copy back.")
@file_argument
@db_option
@click.option("--force", is_flag=True, help="Replace all that is in the database now.")
def restore_command(file: Path, address: str | None, force: bool) -> None:
    """Fill the database with the copy in FILE. Stop the server first.

    A copy of either kind of database can be restored into either kind. If anything is wrong with the copy, the
    database stays as it is.
    """
    from mappamundi.server.store.backup import restore

    counts = restore(location(address), file, force=force)
    click.echo(f"restored {tables_of(counts.get('tables', 0), counts.get('log', 0))}")


@command.command("move", short_help="Move everything into another database.")
@click.argument("target", metavar="TARGET")
@db_option
def move_command(target: str, address: str | None) -> None:
    """Copy everything into the database TARGET, which must be empty, and compare every row. Stop the server first.

    TARGET is written like --db: from a SQLite file into PostgreSQL, or back. What was there stays as it is. If anything
    is wrong, nothing is kept in TARGET.
    """
    from mappamundi.server.store.location import mask
    from mappamundi.server.store.transfer import transfer

    source, into = location(address), location(target)
    counts = transfer(source, into)
    click.echo(f"moved {tables_of(counts.get('tables', 0), counts.get('log', 0))}, and compared every row")
    click.echo(f"from now on serve {mask(into)}; what is played in {mask(source)} is not there")


@command.command("export", short_help="Write all games as lines of JSON.")
@file_argument
@db_option
def export_command(file: Path, address: str | None) -> None:
    """Write all games that were begun to FILE, which must not exist yet: a line of JSON for each table, then one for
    each entry of its log.

    Seeds and hidden piles of games that are not over are left out, but not what their players chose in secret.
    """
    from mappamundi.server.store.export import export

    counts = export(location(address), file)
    click.echo(f"exported {tables_of(counts['tables'], counts['entries'])}")
    if counts["unreadable"]:
        click.echo(f"left out {counts['unreadable']} that cannot be read; see: mundi db check", err=True)


@command.command("check", short_help="See whether the database is whole.")
@db_option
@json_option
@click.pass_context
def check_command(ctx: click.Context, address: str | None, as_json: bool) -> None:
    """Check the file, the numbers of all logs, every text and every reference, read every table as the server would,
    and list what is wrong.

    The exit code is 0 if all is right, 1 if something is not, and 2 if the database cannot be opened.
    """
    from mappamundi.server.mending import check_all

    problems = check_all(location(address))
    if as_json:
        write_json({"ok": not problems, "problems": problems})
    else:
        for problem in problems:
            write(problem)
        click.echo(counted(len(problems), "problem") if problems else "all is right")
    ctx.exit(1 if problems else 0)


@command.command("mend", short_help="Make a broken table readable again, or put it aside.")
@click.argument("table")
@db_option
@click.option("--aside", is_flag=True, help="Serve it to nobody until it is mended.")
def mend_command(table: str, address: str | None, aside: bool) -> None:
    """Mend the TABLE that `mundi db check` or the log of the server names. The server may go on meanwhile, and looks at
    the table again within half a minute.

    Snapshots, plans and orders that cannot be read are dropped: the game goes on without them. Who sits where is told
    anew from the log, which is never touched.
    """
    from mappamundi.server.mending import mend, put_aside

    if aside:
        put_aside(location(address), table)
        click.echo(f"table {table} is put aside")
        return
    for done in mend(location(address), table):
        click.echo(done)
    click.echo(f"table {table} can be read")


@command.command("prune", short_help="Clear away tables that nobody plays at.")
@db_option
@keeping_options
@click.option("--dry-run", is_flag=True, help="Only say what would be cleared away.")
@json_option
def prune_command(address: str | None, dry_run: bool, as_json: bool, **given: float | None) -> None:
    """Clear away the tables whose time is over, as the server does every hour. The server may go on meanwhile.

    Counted are the days since anything happened at a table. What is cleared away cannot be had back: make a copy with
    `mundi db backup` first, or see with --dry-run what it would be.
    """
    import time

    from mappamundi.server.pruning import prune
    from mappamundi.server.settings import settings

    counts = prune(location(address), settings(given).keeping, time.time(), dry_run=dry_run)
    if as_json:
        click.echo(json.dumps({"dry_run": dry_run, **counts}))
        return
    done = "would be cleared away" if dry_run else "cleared away"
    words = {
        "idle": "that nobody moved at, or a lesson or what-if",
        "running": "that nobody plays on at",
        "finished": "that is over",
    }
    for use, number in counts.items():
        if number:
            click.echo(f"{done}: {counted(number, 'table')} {words[use]}")
    if not any(counts.values()):
        click.echo("there is nothing to clear away")
