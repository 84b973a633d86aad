"""`mundi verify`: check a record's dice, deals, actions and result."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mappamundi.cli.common import console, data_option, json_option, load_record

if TYPE_CHECKING:
    from mappamundi.records import Record


@click.command("verify", short_help="Check the dice, actions and result of a record.")
@click.argument("file", type=click.Path(path_type=Path))
@json_option
@data_option
@click.pass_context
def command(ctx: click.Context, file: Path, as_json: bool, data: Path | None) -> None:
    """Check a record: its seed against the commitment of the start, every die and shuffle against the seed,
    every action against the rules, and the result.

    The exit code is 0 if all is right, 1 if something is not, and 2 if the file cannot be read.
    """
    from mappamundi.records import verify

    record, game = load_record(file, data)
    with console(stderr=True).status("replaying the game"):
        verdict = verify(record, game)
    if as_json:
        checks = [{"name": check.name, "ok": check.ok, "text": check.text} for check in verdict.checks]
        told = {
            "ok": verdict.ok,
            "over": record.result is not None,
            "steps": verdict.steps,
            "dice": verdict.dice,
            "shuffles": verdict.shuffles,
        }
        click.echo(json.dumps(told | {"checks": checks}, indent=2))
    else:
        for check in verdict.checks:
            mark = click.style("right", fg="green") if check.ok else click.style("WRONG", fg="red")
            click.echo(f"{mark}  {check.name}: {check.text}")
        click.echo(_ending(record) if verdict.ok else "not verified")
    ctx.exit(0 if verdict.ok else 1)


def _ending(record: "Record") -> str:
    """What was verified: a whole game, or one that nobody has won yet."""
    if record.result is not None:
        return "verified"
    if record.seed is not None:
        return "verified up to where the game was ended: nobody has won it"
    return "verified so far: the game is not over"
