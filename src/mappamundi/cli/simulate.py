"""`mundi simulate`: many games between bots, and who won."""

import json
from pathlib import Path

import click

from mappamundi.cli.common import (
    bot_seconds_option,
    console,
    data_option,
    json_option,
    load_game,
    named_game,
    option_option,
    parse_options,
    parse_seats,
    patience,
    progress,
)
from mappamundi.kernel import BadInput


@click.command("simulate", short_help="Let bots play many games.")
@click.argument("game_id", metavar="GAME")
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, metavar="N")
@click.option(
    "--seats",
    metavar="NAMES",
    help="A bot for each seat, by its name, as FILE.py:NAME or as run:COMMAND; if left out, random at four of them.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, metavar="J", help="Processes.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Every game, as .ndjson, .json or .csv; - for lines of JSON on the standard output.",
)
@json_option
@bot_seconds_option
@option_option
@data_option
def command(
    game_id: str,
    count: int,
    seats: str | None,
    seed: int,
    jobs: int,
    out: Path | None,
    as_json: bool,
    bot_seconds: float,
    options: tuple[str, ...],
    data: Path | None,
) -> None:
    """Let bots play games of GAME against each other and print a table of the results."""
    from mappamundi.bots import make_bot
    from mappamundi.cli.results import STANDARD, SUFFIXES, results_to_json, table, title, told_forfeits, write
    from mappamundi.cli.tournament import Table, play_all

    game_id, carried = named_game(game_id)
    game = load_game(game_id, data)
    bots = parse_seats(game, seats or ",".join(["random"] * game.facts.usual_seats))
    for bot in dict.fromkeys(bots):
        make_bot(bot, game, 0)
    piped = out == STANDARD
    if piped and as_json:
        raise BadInput("--json and --out - both write to the standard output; leave one of them out")
    if out and not piped and out.suffix not in SUFFIXES:
        raise BadInput(f"--out {out} must end in one of: {', '.join(SUFFIXES)}")
    if out and not out.parent.is_dir():
        raise BadInput(f"--out {out}: there is no folder {out.parent}")
    chosen = parse_options(game, (*carried, *options), len(bots))
    setting = Table(game_id, chosen, tuple(bots), seed, data, patience(bot_seconds))
    results = []
    with progress() as bar:
        task = bar.add_task("playing", total=count)
        for result in play_all(setting, count, jobs):
            results.append(result)
            bar.advance(task)
    for line in told_forfeits(results, setting):
        click.echo(f"mundi: {line}", err=True)
    if out:
        write(results, setting, out)
    if as_json:
        click.echo(json.dumps(results_to_json(results, setting), indent=2))
        return
    # What another program reads is not mixed with what people do.
    click.echo(title(results, setting), err=piped)
    console(stderr=piped).print(table(results, setting))
