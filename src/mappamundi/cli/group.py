"""The group of commands. Each is a module of this package with a `command`, loaded when it is asked for."""

import importlib
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from mappamundi import __version__
from mappamundi.cli.guessing import Guessing
from mappamundi.cli.signs import bear_with
from mappamundi.kernel import BadInput

COMMANDS = (
    "games",
    "play",
    "simulate",
    "arena",
    "replay",
    "verify",
    "scenario",
    "rules",
    "data",
    "bench",
    "serve",
    "db",
)


class Commands(Guessing):
    """Commands by name; whatever is wrong with the input ends in one sentence and exit code 2."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"mappamundi.cli.{cmd_name}").command
        return command

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **extra: Any
    ) -> NoReturn:
        extra["standalone_mode"] = False
        bear_with(sys.stdin, sys.stdout, sys.stderr)
        try:
            code = super().main(args, prog_name, **extra)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            code = 2
        except (click.ClickException, BadInput, OSError, UnicodeDecodeError) as error:
            click.echo(f"mundi: {_sentence(error)}", err=True)
            code = 2
        except click.Abort:
            click.echo("mundi: interrupted", err=True)
            code = 130
        sys.exit(code if isinstance(code, int) else 0)


def _sentence(error: Exception) -> str:
    if isinstance(error, click.ClickException):
        return error.format_message()
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Play, study and check the games.",
)
@click.version_option(__version__, prog_name="mundi", message="%(prog)s %(version)s")
def main() -> None:
    pass
