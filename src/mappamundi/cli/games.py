"""`mundi games`: what can be played."""

import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any

import click

from mappamundi.bots import bot_names, other_bots, paces
from mappamundi.cli.common import data_option, json_option, load_game
from mappamundi.cli.signs import write_json
from mappamundi.kernel import BadInput, Facts, Option, written
from mappamundi.words import Told


@click.command("games", short_help="List the games and their options.")
@json_option
@data_option
def command(as_json: bool, data: Path | None) -> None:
    """List the games with their players, length, options and bots."""
    from mappamundi import games

    found = [load_game(game_id, data).facts for game_id in games.GAME_IDS]
    wrong: list[str] = []
    found += _others(wrong)
    wrong += [line for facts in found for line in other_bots(facts.id).refused.values()]
    for line in dict.fromkeys(wrong):
        click.echo(f"mundi: {line}", err=True)
    if as_json:
        import msgspec

        write_json(msgspec.to_builtins([_json(facts) for facts in found]))
        return
    # Not by way of click, which writes UTF-8 even where the output cannot show it.
    sys.stdout.write("\n\n".join("\n".join(_told(facts, _width())) for facts in found) + "\n")


def _others(wrong: list[str]) -> Iterator[Facts]:
    """The games of other packages; those that cannot be played leave a sentence."""
    from mappamundi import games

    others = games.others()
    wrong += others.refused.values()
    for game_id in others.usable:
        try:
            yield games.game(game_id).facts
        except BadInput as error:
            wrong.append(str(error))


def _bots(game_id: str) -> tuple[str, ...]:
    return (*bot_names(game_id), *other_bots(game_id).usable)


def _width() -> int:
    return max(40, min(100, get_terminal_size().columns))


def _told(facts: Facts, width: int) -> Iterator[str]:
    """A game in lines of that width. Whatever is typed as it stands is never cut."""
    yield click.style(facts.id, bold=True)
    yield from _lines(f"{facts.title}, {facts.publisher}", width)
    yield from _lines(f"{_span(facts.seats)} players, {_span(facts.minutes)} minutes", width)
    yield from _lines(f"bots: {', '.join(_bot(facts, bot) for bot in _bots(facts.id))}", width)
    for option in facts.options:
        yield from _lines(f"--option {option.id}={_values(option)}", width)


def _values(option: Option) -> str:
    values = [written(choice) for choice in option.choices]
    return " | ".join([*values, "seats, as in 0,2"] if option.seats else values)


def _lines(text: str, width: int) -> list[str]:
    return wrap(
        text,
        width,
        initial_indent="  ",
        subsequent_indent="      ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _span(ends: tuple[int, int]) -> str:
    return f"{ends[0]}–{ends[1]}"


def _bot(facts: Facts, bot: str) -> str:
    """A bot, and how long a race with such bots lasts: the more play, the shorter."""
    pace = paces(facts.id).get(bot)
    return bot if pace is None else f"{bot} ({_span((min(pace.minutes), max(pace.minutes)))} min)"


def _json(facts: Facts) -> dict[str, Any]:
    told = Told(facts)
    return {
        "id": facts.id,
        "title": facts.title,
        "publisher": facts.publisher,
        "pitch": told.pitch,
        "seats": facts.seats,
        "minutes": facts.minutes,
        "options": told.options(),
        "exclusions": told.exclusions(),
        "languages": facts.languages,
        "rules_version": facts.rules_version,
        "race": facts.race,
        "bots": _bots(facts.id),
        "paces": {bot: pace.minutes for bot, pace in paces(facts.id).items()},
    }
