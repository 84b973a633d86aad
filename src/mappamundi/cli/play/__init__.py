"""`mundi play`: a game in the terminal, against bots and with others at the same keyboard."""

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mappamundi.cli.common import (
    bot_seconds_option,
    console,
    data_digest,
    data_option,
    load_game,
    named_game,
    option_option,
    parse_options,
    parse_seats,
    patience,
)
from mappamundi.cli.language import chosen_language, language_option
from mappamundi.games import EXAMPLE_ID
from mappamundi.kernel import BadInput, seed_of

if TYPE_CHECKING:
    from mappamundi.records import Match, Record


@click.command("play", short_help="Play a game against bots, or with others at the keyboard.")
@click.argument("game_id", required=False, metavar="GAME")
@click.option(
    "--seats",
    metavar="NAMES",
    help="Who sits at each seat, with commas between them: me, me:NAME or a bot, by its name, as FILE.py:NAME or as "
    "run:COMMAND; if left out, me and three bots.",
)
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same deals and dice.")
@option_option
@data_option
@click.option(
    "--save", "file", type=click.Path(path_type=Path), metavar="FILE", help="Where the game is saved as it goes on."
)
@language_option
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved game.")
@click.option("--run-bots", is_flag=True, help="Run the files and programs that the saved game names as its bots.")
@bot_seconds_option
def command(
    game_id: str | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    data: Path | None,
    file: Path | None,
    language: str | None,
    resume: Path | None,
    run_bots: bool,
    bot_seconds: float,
) -> None:
    """Play GAME in the terminal.

    Each decision is a numbered list; ? explains what else can be typed. Quitting saves the game.
    """
    from mappamundi.cli.displays import display_for, words_for
    from mappamundi.cli.play.players import players_of
    from mappamundi.cli.play.session import Session

    if file is not None and not file.absolute().parent.is_dir():
        raise BadInput(f"--save {file}: there is no folder {file.parent}")
    if file is not None and file.is_file() and not (resume is not None and resume.is_file() and file.samefile(resume)):
        raise BadInput(
            f"--save {file} exists already; give the name of a new file, or go on with the game in it: "
            f"mundi play --resume {file}"
        )
    if resume is not None:
        named, carried = named_game(game_id or "")
        if seats is not None or seed is not None or options or carried:
            raise BadInput("--resume goes on with a game that has its seats, seed and options; leave them out")
        match, record = _resume(resume, named, data, run_bots)
    elif game_id is None:
        raise BadInput(f"name a game, as in `mundi play {EXAMPLE_ID}`; `mundi games` lists them")
    else:
        match, record = _begin(game_id, seats, seed, options, data), None
    players = players_of(match.header.seats)
    screen = console()
    words = words_for(match.game, chosen_language(language), data)
    session = Session(
        match,
        players,
        display_for(match.game, words, players, screen),
        words,
        screen,
        file or resume or _free_name(match.game.facts.id),
        autosave=file is not None or resume is not None,
        patience=patience(bot_seconds),
    )
    facts = match.game.facts
    screen.print(f"[bold]{facts.title}[/bold]  {facts.publisher}")
    session.introduce()
    if record is not None:
        session.recap(record)
    session.run()


def _begin(game_id: str, seats: str | None, seed: int | None, options: tuple[str, ...], data: Path | None) -> "Match":
    from mappamundi.bots import first_bot
    from mappamundi.cli.play.players import seat_list
    from mappamundi.records import Match

    game_id, carried = named_game(game_id)
    game = load_game(game_id, data)
    seats = seats or ",".join(["me", *[first_bot(game_id)] * (game.facts.usual_seats - 1)])
    taken = seat_list(parse_seats(game, seats), game)
    # The same deals and dice as the first game of `mundi simulate` with this seed.
    secret = None if seed is None else seed_of(seed)
    chosen = parse_options(game, (*carried, *options), len(taken))
    return Match.new(game, chosen, taken, secret, data_digest(game_id, data))


def _resume(file: Path, game_id: str, data: Path | None, run_bots: bool) -> "tuple[Match, Record]":
    from mappamundi.bots import runs_code
    from mappamundi.records import Match, load

    record = load(file)
    if record.result is not None:
        raise BadInput(f"the game in {file} is over; `mundi replay {file}` tells it")
    # A saved game may have come from anywhere, and must not start whatever it likes.
    programs = list(dict.fromkeys(seat.kind for seat in record.header.seats if runs_code(seat.kind)))
    if programs and not run_bots:
        raise BadInput(f"the game in {file} would run {' and '.join(programs)}; if you trust it, add --run-bots")
    name = record.header.game
    game = load_game(game_id or name, data, record.header.rules)
    if record.header.data is not None and data is None:
        raise BadInput(f"the game in {file} was played with corrected data; name their folder with --data")
    return Match.resume(record, game, data_digest(name, data)), record


def _free_name(game_id: str) -> Path:
    """A new file in the working folder."""
    name = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    file, number = Path(f"{name}.ndjson"), 2
    while file.exists():
        file, number = Path(f"{name}-{number}.ndjson"), number + 1
    return file
