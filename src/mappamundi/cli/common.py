"""What several commands share: options, and the table at which a game is played."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mappamundi.kernel import BadInput, Game, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from mappamundi.bots.piped import Patience
    from mappamundi.records import Record

data_option = click.option(
    "--data",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A folder with corrected game data to play with.",
)

json_option = click.option("--json", "as_json", is_flag=True, help="Write JSON for other programs.")

option_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)


bot_seconds_option = click.option(
    "--bot-seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=10.0,
    show_default=True,
    metavar="S",
    help="How long a bot that is a program (run:COMMAND) may think about a decision.",
)


def patience(seconds: float) -> "Patience":
    """With how much a program is waited for."""
    from mappamundi.bots.piped import PATIENCE

    return PATIENCE._replace(decision=seconds)


def keeping_options(command: "Callable[..., None]") -> "Callable[..., None]":
    """For how many days tables are kept, for whoever clears them away."""
    for name, words in (
        ("finished", "Days that games are kept after their end; 0: for ever.  [default: 0]"),
        ("running", "Days that a game which nobody plays on at is kept; 0: for ever.  [default: 0]"),
        ("idle", "Days for tables nobody moved at, lessons, what-ifs; 0: for ever.  [default: 30]"),
    ):
        command = click.option(f"--keep-{name}", type=float, metavar="DAYS", help=words)(command)
    return command


# A game by its name, which may carry options: hotw(selection=classic).
_NAMED = re.compile(r"([^()]*)\((.*)\)")


def named_game(text: str) -> tuple[str, tuple[str, ...]]:
    """The id of a game and the options that its name carries, as NAME=VALUE; a value may be a list with commas."""
    named = _NAMED.fullmatch(text.strip())
    if named is None:
        if "(" in text or ")" in text:
            raise BadInput(f"{text} must be written GAME or GAME(NAME=VALUE,…)")
        return text, ()
    pairs: list[str] = []
    for part in filter(None, (part.strip() for part in named[2].split(","))):
        if "=" not in part and pairs:
            pairs[-1] += f",{part}"
        else:
            pairs.append(part)
    return named[1].strip(), tuple(pairs)


def load_game(game_id: str, data: Path | None, rules: str | None = None) -> Game:
    """The game, with the data of that folder, by these rules or the newest."""
    from mappamundi import games

    if data is not None:
        games.files_in(data)
    return games.game(game_id, data, rules)


def data_digest(game_id: str, data: Path | None) -> str | None:
    """What tells the data of that folder apart, for the header of a record; nothing if it has none of this game."""
    from mappamundi import games

    file = games.files_in(data).get(game_id) if data else None
    return file.digest if file else None


def load_record(file: Path, data: Path | None) -> "tuple[Record, Game]":
    """The record in this file and its game, with the data it was played with."""
    from mappamundi import games
    from mappamundi.records import check_data, check_game, load

    record = load(file)
    name = record.header.game
    game = load_game(name, data, record.header.rules)
    check_game(record, game)
    found = games.files_in(data).get(name) if data else None
    if found and record.header.data is None and not games.what_differs(name, found):
        # A copy in which nothing is corrected yet.
        found = None
    check_data(record, found.digest if found else None)
    return record, game


def parse_options(game: Game, pairs: tuple[str, ...], players: int) -> dict[str, Value]:
    """The game's options from `name=value` pairs, defaults where left out."""
    known = {option.id: option for option in game.facts.options}
    given: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadInput(f"the option {pair} must be written NAME=VALUE")
        if name in given:
            raise BadInput(f"the option {name} is named twice")
        given[name] = known[name].read(text) if name in known else text
    return game.facts.checked(given, players)


# A seat of a list. In the command of a program a comma may stand between quotation marks.
_SEAT = re.compile(r"""(?:^|(?<=,))(\s*run:(?:[^,'"]|'[^']*'|"[^"]*")*(?=,|$)|[^,]*)""")


def names_in(text: str) -> list[str]:
    """The names in a list with commas; one between quotation marks belongs to a name."""
    return [name.strip() for name in _SEAT.findall(text)]


def parse_seats(game: Game, text: str) -> list[str]:
    """Who sits at each seat, from a list with commas."""
    seats = names_in(text)
    least, most = game.facts.seats
    if not least <= len(seats) <= most:
        raise BadInput(f"{game.facts.id} is for {least} to {most} seats, but --seats names {len(seats)}")
    return seats


def counted(number: int, thing: str, things: str | None = None) -> str:
    """So many of them: one table, two tables."""
    return f"{number} {thing if number == 1 else things or f'{thing}s'}"


def console(*, stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def figures(rows: "Iterable[tuple[str, str]]") -> "Table":
    """What was measured: a name and a figure a line."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for name, figure in rows:
        table.add_row(name, figure)
    return table


def progress() -> "Progress":
    """A progress bar on stderr, where a person is looking; it leaves nothing behind."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
