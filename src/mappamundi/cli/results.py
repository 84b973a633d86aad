"""The results of a tournament: a table for people, files for programs."""

import csv
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mappamundi.cli.common import counted
from mappamundi.cli.tournament import Outcome, Table
from mappamundi.kernel import BadInput, written

if TYPE_CHECKING:
    from rich.table import Table as RichTable

SUFFIXES = (".ndjson", ".jsonl", ".json", ".csv")
# The standard output, written where a file is asked for.
STANDARD = Path("-")
# Every game has its own in the file.
MOST_REASONS = 10


def summary(results: Sequence[Outcome], setting: Table) -> list[dict[str, Any]]:
    """One row per seat, then one per bot where a bot has several seats."""
    seats = [_row(results, bot, [seat]) | {"seat": seat} for seat, bot in enumerate(setting.bots)]
    bots = []
    for bot in dict.fromkeys(setting.bots):
        own = [seat for seat, name in enumerate(setting.bots) if name == bot]
        if len(own) > 1 and len(own) < len(setting.bots):
            bots.append(_row(results, bot, own) | {"seat": None})
    return seats + bots


def _row(results: Sequence[Outcome], bot: str, seats: list[int]) -> dict[str, Any]:
    count = len(results) * len(seats)
    wins = sum(
        # A shared first place is shared as a win, so that all wins together are the games played.
        1 / result.places.count(1)
        for result in results
        for seat in seats
        if result.places[seat] == 1
    )
    return {
        "bot": bot,
        "wins": round(wins, 3),
        "win_rate": round(wins / len(results), 4),
        "mean_score": round(sum(result.scores[seat] for result in results for seat in seats) / count, 3),
        "mean_place": round(sum(result.places[seat] for result in results for seat in seats) / count, 3),
        "decisions": round(sum(result.decisions[seat] for result in results for seat in seats) / count, 2),
        "forfeits": sum(result.forfeits[seat] is not None for result in results for seat in seats),
    }


def title(results: Sequence[Outcome], setting: Table) -> str:
    """What was played, in one line."""
    parts = [setting.game_id, counted(len(results), "game"), f"seed {setting.seed}"]
    return ", ".join([*parts, *(f"{name} {written(value)}" for name, value in setting.options.items())])


def table(results: Sequence[Outcome], setting: Table) -> "RichTable":
    """The summary as a table."""
    from rich.table import Table as Grid

    grid = Grid(box=None, pad_edge=False)
    grid.add_column("seat")
    grid.add_column("bot")
    rows = summary(results, setting)
    # Ours never forfeit.
    forfeited = any(row["forfeits"] for row in rows)
    for heading in ("wins", "share", "mean score", "mean place", "decisions", *(["forfeits"] if forfeited else [])):
        grid.add_column(heading, justify="right")
    for row in rows:
        grid.add_row(
            "all" if row["seat"] is None else str(row["seat"]),
            row["bot"],
            f"{row['wins']:g}",
            f"{row['win_rate']:.1%}",
            f"{row['mean_score']:.1f}",
            f"{row['mean_place']:.2f}",
            f"{row['decisions']:.1f}",
            *([str(row["forfeits"])] if forfeited else []),
        )
    return grid


def told_forfeits(results: Sequence[Outcome], setting: Table) -> list[str]:
    """Which bots forfeited and why, in a sentence for each of the reasons that there were most often."""
    found = Counter(
        (bot, forfeit)
        for result in results
        for bot, forfeit in zip(setting.bots, result.forfeits, strict=True)
        if forfeit is not None
    )
    return [
        f"{bot} forfeited {counted(count, 'game')}: it {why}" for (bot, why), count in found.most_common(MOST_REASONS)
    ]


def results_to_json(results: Sequence[Outcome], setting: Table) -> dict[str, Any]:
    """What was played and what came of it, for other programs."""
    return {
        "game": setting.game_id,
        "played": len(results),
        "seed": setting.seed,
        "options": setting.options,
        "summary": summary(results, setting),
    }


def write(results: Sequence[Outcome], setting: Table, path: Path) -> None:
    """Every game, in the form that the file's suffix names; as lines of JSON on the standard output."""
    games = [
        {
            "game": setting.game_id,
            "number": result.number,
            "seed": result.seed,
            "bots": list(setting.bots),
            "scores": list(result.scores),
            "places": list(result.places),
            "decisions": list(result.decisions),
            "forfeits": list(result.forfeits),
        }
        for result in results
    ]
    lines = "".join(json.dumps(game) + "\n" for game in games)
    if path == STANDARD:
        click.echo(lines, nl=False)
        return
    try:
        if path.suffix == ".csv":
            _write_csv(results, setting, path)
        elif path.suffix == ".json":
            path.write_text(json.dumps(results_to_json(results, setting) | {"games": games}, indent=1) + "\n", "utf-8")
        else:
            path.write_text(lines, "utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def _write_csv(results: Sequence[Outcome], setting: Table, path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["game", "number", "seed", "seat", "bot", "score", "place", "decisions", "forfeit"])
        for result in results:
            for seat, bot in enumerate(setting.bots):
                own = (result.scores[seat], result.places[seat], result.decisions[seat], result.forfeits[seat])
                rows.writerow([setting.game_id, result.number, result.seed, seat, bot, *own])
