"""`mundi arena`: many games between bots, seats and deals in turn, and how strong each bot is."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mappamundi.cli.common import (
    console,
    data_digest,
    data_option,
    load_game,
    named_game,
    names_in,
    option_option,
    parse_options,
    progress,
)
from mappamundi.cli.language import chosen_language
from mappamundi.kernel import BadInput

if TYPE_CHECKING:
    from rich.table import Table

    from mappamundi.lab.arena.run import Players
    from mappamundi.lab.arena.setting import Setting
    from mappamundi.lab.arena.telling import Telling

# What a shell says of a command that was interrupted.
INTERRUPTED = 130


@click.command("arena", short_help="Measure how strong bots are.")
@click.argument("game_id", metavar="GAME")
@click.option("--bots", required=True, metavar="NAMES", help="The bots, with commas between them.")
@click.option("--players", type=int, metavar="N", help="Seats at a table; if left out, four or as many as there are.")
@option_option
@click.option("--games", "count", type=click.IntRange(min=1), default=400, show_default=True, metavar="N")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--jobs", type=click.IntRange(min=1), metavar="J", help="Processes; if left out, one a core.")
@click.option(
    "--limit",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    show_default=True,
    metavar="SECONDS",
    help="A bot that thinks longer loses the game.",
)
@click.option("--until-sure", is_flag=True, help="Stop as soon as all bots can be told apart.")
@click.option(
    "--log",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Every game as a line of JSON; an arena that was stopped goes on from it.",
)
@click.option("--json", "as_json", type=click.Path(path_type=Path), metavar="FILE", help="The results for programs.")
@click.option("--html", type=click.Path(path_type=Path), metavar="FILE", help="The results as a page.")
@click.option(
    "--ray", is_flag=False, flag_value="here", metavar="[ADDRESS]", help="Play on a Ray cluster; without address, here."
)
@click.option(
    "--language", "--lang", metavar="LANGUAGE", help="Of the table and the page; if left out, the terminal’s."
)
@data_option
def command(
    game_id: str,
    bots: str,
    players: int | None,
    options: tuple[str, ...],
    count: int,
    seed: int,
    jobs: int | None,
    limit: float,
    until_sure: bool,
    log: Path | None,
    as_json: Path | None,
    html: Path | None,
    ray: str | None,
    language: str | None,
    data: Path | None,
) -> None:
    """Let bots play games of GAME against each other, each in every seat and with every deal, and print who is how
    strong."""
    from mappamundi.lab.arena.log import Log
    from mappamundi.lab.arena.processes import Broken
    from mappamundi.lab.arena.run import run
    from mappamundi.lab.arena.schedule import Schedule
    from mappamundi.lab.arena.telling import Telling

    spoken = chosen_language(language)
    for file in (log, as_json, html):
        if file and not file.parent.is_dir():
            raise BadInput(f"{file}: there is no folder {file.parent}")
    setting = _setting(game_id, bots, players, options, seed, limit, data)
    games = Schedule(setting).whole_deals(count)
    kept = Log(setting, log)
    player, close = _players(ray, jobs or os.cpu_count() or 1)
    try:
        with progress() as bar:
            task = bar.add_task("playing", total=games)
            found = run(
                setting,
                kept,
                games,
                player,
                until_sure=until_sure,
                told=lambda played: bar.update(task, completed=played),
            )
    except Broken as error:
        raise click.ClickException(str(error)) from None
    finally:
        kept.close()
        close()
    if not found["games"]["played"]:
        raise click.Abort
    facts = setting.load().facts
    told = Telling(found, facts, spoken)
    _write(found, told, as_json, html)
    _print(told)
    if found["games"]["stopped"] == "interrupted":
        click.echo(told.t("arena-go-on", file=str(log)) if log else told.t("arena-nothing-kept"), err=True)
        raise click.exceptions.Exit(INTERRUPTED)


def _setting(
    game_id: str,
    names: str,
    players: int | None,
    options: tuple[str, ...],
    seed: int,
    limit: float,
    data: Path | None,
) -> "Setting":
    from mappamundi.bots import make_bot
    from mappamundi.lab.arena.setting import Setting, different_bots, files_of, packages_of

    game_id, carried = named_game(game_id)
    game = load_game(game_id, data)
    seats = game.facts.seated(game.facts.usual_seats if players is None else players)
    bots = different_bots(names_in(names))
    for bot in bots:
        make_bot(bot, game, 0)
    return Setting(
        game=game_id,
        options=parse_options(game, (*carried, *options), seats),
        players=seats,
        bots=bots,
        seed=seed,
        limit=limit,
        data=str(data.resolve()) if data else None,
        digest=data_digest(game_id, data),
        rules=game.facts.rules_version,
        packages=packages_of(game_id, bots),
        files=files_of(bots),
    )


def _players(ray: str | None, jobs: int) -> "tuple[Players, Any]":
    """Who plays the games, and what is to be done when they are played."""
    if ray is not None:
        from mappamundi.lab.arena.cluster import Cluster

        cluster = Cluster(ray)
        return cluster.play_all, cluster.close
    from mappamundi.lab.arena.processes import play_all

    return lambda setting, numbers: play_all(setting, numbers, jobs), lambda: None


def _write(found: dict[str, Any], told: "Telling", as_json: Path | None, html: Path | None) -> None:
    from mappamundi.lab.arena.page import page

    texts: dict[Path, str] = {}
    if as_json:
        texts[as_json] = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if html:
        beside = as_json.name if as_json and as_json.parent.resolve() == html.parent.resolve() else None
        texts[html] = page(found, told.facts, told.t.language, beside)
    for path, text in texts.items():
        try:
            path.write_text(text, "utf-8")
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None


def _print(told: "Telling") -> None:
    """The tables, in 80 columns."""
    found, screen = told.found, console()
    seats = told.t("arena-seats-count", count=found["players"])
    click.echo(f"{told.facts.id}, {seats}, {told.games()}, seed {found['seed']}")
    screen.print(_strengths(told))
    if found["before"]:
        click.echo(f"\n{told.t('arena-before')} ({told.t('arena-before-aside')})")
        screen.print(_before(told))
    click.echo(f"\n{told.t('arena-seats')}: " + ", ".join(told.in_100(seat["share"]) for seat in found["seats"]))
    click.echo(told.seats())
    lost = [f"{told.name(row['bot'])}: {said}" for row in found["bots"] if (said := told.lost(row))]
    for line in (*lost, told.unfinished(), told.lacking()):
        if line:
            click.echo(line)


def _strengths(told: "Telling") -> "Table":
    """One line a bot."""
    from rich.table import Table

    t, rows = told.t, told.found["bots"]
    rated = rows[0]["rating"] is not None
    grid = Table(box=None, pad_edge=False)
    grid.add_column(t("arena-column-bot"), overflow="fold")
    heads = ["rating", "span"] if rated else []
    for id_ in (*heads, "wins", "span", "score", "others", "games", "ms"):
        grid.add_column(t(f"arena-column-{id_}"), justify="right")
    for row in rows:
        rating, ms = row["rating"], told.found["timing"][row["bot"]]["ms"]
        grid.add_row(
            told.name(row["bot"]),
            *((str(rating["points"]), told.points(rating)) if rating else ()),
            told.in_100(row["wins"]["share"]),
            told.span(row["wins"]),
            "–" if row["score"] is None else told.number(row["score"], 1),
            "–" if row["others_score"] is None else told.number(row["others_score"], 1),
            told.number(row["games"]),
            "–" if ms is None else told.number(ms, 2),
        )
    return grid


def _before(told: "Telling") -> "Table":
    """Row before column, in 100."""
    from rich.table import Table
    from rich.text import Text

    names = [row["bot"] for row in told.found["bots"]]
    cells = {(cell["bot"], cell["than"]): cell for cell in told.found["before"]}
    grid = Table(box=None, pad_edge=False)
    grid.add_column("")
    for name in names:
        grid.add_column(told.name(name), justify="right")
    for row in names:
        texts = []
        for column in names:
            cell = cells.get((row, column))
            texts.append(Text(told.number(cell["share"]) if cell else "·", "bold" if cell and cell["sure"] else ""))
        grid.add_row(told.name(row), *texts)
    return grid
