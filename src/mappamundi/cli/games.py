"""`mundi games`: what can be played."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from mappamundi.bots import bot_names, paces
from mappamundi.cli.common import console, data_option, json_option, load_game
from mappamundi.kernel import Facts


@click.command("games", short_help="List the games and their options.")
@json_option
@data_option
def command(as_json: bool, data: Path | None) -> None:
    """List the games with their players, length, options and bots."""
    from mappamundi import games

    found = [load_game(game_id, data).facts for game_id in games.GAME_IDS]
    if as_json:
        import msgspec

        click.echo(msgspec.json.format(msgspec.json.encode([_json(facts) for facts in found]), indent=2).decode())
        return
    from rich.table import Table

    table = Table("id", "game", "players", "minutes", "options", "bots", box=None, pad_edge=False)
    for facts in found:
        options = "\n".join(f"{option.id}: {option.known()}" for option in facts.options)
        title = f"{facts.title}\n[dim]{facts.publisher}[/dim]"
        bots = "\n".join(_bot(facts, bot) for bot in bot_names(facts.id))
        table.add_row(facts.id, title, _span(facts.seats), _span(facts.minutes), options, bots)
    console().print(table)


def _span(ends: tuple[int, int]) -> str:
    return f"{ends[0]}–{ends[1]}"


def _bot(facts: Facts, bot: str) -> str:
    """A bot, and how long a race with such bots lasts: the more play, the shorter."""
    pace = paces(facts.id).get(bot)
    if pace is None:
        return bot
    return f"{bot} [dim]{_span((min(pace.minutes), max(pace.minutes)))} min[/dim]"


def _json(facts: Facts) -> dict[str, Any]:
    return {
        "id": facts.id,
        "title": facts.title,
        "publisher": facts.publisher,
        "pitch": facts.pitch,
        "seats": facts.seats,
        "minutes": facts.minutes,
        "options": [asdict(option) for option in facts.options],
        "exclusions": [asdict(exclusion) for exclusion in facts.exclusions],
        "languages": facts.languages,
        "rules_version": facts.rules_version,
        "race": facts.race,
        "bots": bot_names(facts.id),
        "paces": {bot: pace.minutes for bot, pace in paces(facts.id).items()},
    }
