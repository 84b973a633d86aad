"""`mundi scenario`: run scenario files."""

from pathlib import Path

import click

from mappamundi.cli.common import data_option, json_option, load_game
from mappamundi.cli.signs import write, write_json
from mappamundi.kernel import BadInput, Game


@click.command("scenario", short_help="Run scenario files.")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@json_option
@data_option
@click.pass_context
def command(ctx: click.Context, files: tuple[Path, ...], as_json: bool, data: Path | None) -> None:
    """Run the scenarios in each FILE and print, for each, that it passes or the first difference.

    The exit code is 0 if all pass, 1 if some do not, and 2 if a file cannot be read.
    """
    from mappamundi.scenarios import Outcome, load_cases, run_case

    # All files are read before the first case runs: a slip in the last should not wait for the others.
    batches = [(file, load_cases(file)) for file in files]
    known: dict[str, Game] = {}
    told: list[dict[str, object]] = []
    failed = 0
    for file, cases in batches:
        for case in cases:
            try:
                if not case.fault and case.game not in known:
                    known[case.game] = load_game(case.game, data)
                outcome = run_case(case, known[case.game]) if not case.fault else Outcome(case.title, case.fault)
            except BadInput as error:
                outcome = Outcome(case.title, str(error))
            failed += not outcome.passed
            if as_json:
                told.append(
                    {
                        "file": str(file),
                        "title": case.title,
                        "passed": outcome.passed,
                        "message": outcome.message,
                    }
                )
            elif outcome.passed:
                write(f"{click.style('pass', fg='green')}  {file}: {case.title}")
            else:
                write(f"{click.style('FAIL', fg='red')}  {file}: {case.title}: {outcome.message}")
    passed = sum(len(cases) for _, cases in batches) - failed
    if as_json:
        write_json({"cases": told, "passed": passed, "failed": failed})
    else:
        click.echo(f"{passed} passed, {failed} failed")
    ctx.exit(1 if failed else 0)
