"""`mundi replay --summary` and the end of `mundi play`: what there is to tell of a game as a whole."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.commands import run

from mappamundi.games import GAME_IDS
from mappamundi.records import Record, load

# A message that nobody has put into words.
ID = re.compile(r"\b(story|chart|luck|end|recap|terminal|interlude|name)-[a-z]|\$|\b[a-z]+_[a-z]+\b")


@pytest.fixture(scope="module")
def game_2018(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Record, str]:
    """A game of bots: its record, and what the terminal said."""
    file = tmp_path_factory.mktemp("game") / "game.ndjson"
    seats = ("--seats", "random,random,random", "--seed", "4")
    said = run("play", "hotw2018", *seats, "--save", str(file), "--language", "en").stdout
    return file, load(file), said


def test_a_finished_game_is_summed_up(game_2018: tuple[Path, Record, str]) -> None:
    file, record, _ = game_2018
    told = run("replay", file, "--summary", "--language", "en").stdout
    assert record.result is not None
    best = max(record.result.scores)
    assert re.search(rf"^  1\.  \w+: {best}   best turn: ", told, re.MULTILINE)
    assert re.search(r"^For \w+ it began in Era I", told, re.MULTILINE)
    titles = ["Points by era", "Points by region", "Turn by turn", "Luck ledger: battles won"]
    assert all(re.search(f"^{title}", told, re.MULTILINE) for title in titles)
    # A row for each part of the game, and in the last one what everybody has.
    [last] = re.findall(r"^  V  +(\d.*)$", told, re.MULTILINE)
    assert [int(score) for score in last.split()] == list(record.result.scores)


def test_up_to_a_step_nobody_has_won(game_2018: tuple[Path, Record, str]) -> None:
    file, record, _ = game_2018
    short = json.loads(run("replay", file, "--summary", "--json", "--to", "40").stdout)
    assert (short["seq"], short["story"]) == (40, [])
    whole = json.loads(run("replay", file, "--summary", "--json").stdout)
    assert whole["seq"] == len(record.steps)
    assert whole["turns"][: len(short["turns"]) - 1] == short["turns"][:-1]
    assert "is over" not in run("replay", file, "--summary", "--to", "40", "--language", "en").stdout


def test_a_game_that_was_played_ends_with_its_story(game_2018: tuple[Path, Record, str]) -> None:
    file, _, said = game_2018
    told = " ".join(said.split())
    story = run("replay", file, "--summary", "--language", "en").stdout.split("\n\n")[3]
    assert story.startswith(("For ", "In the "))
    assert story in told


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_summary_has_its_words_in_the_other_languages(tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.ndjson"
    run("play", game, "--seats", "random,random,random", "--seed", "5", "--save", str(file))
    for language in ("it", "nl", "pt-BR"):
        title, *told = run("replay", file, "--summary", "--language", language).stdout.splitlines()
        assert title
        assert len(told) > 10
        assert not [line for line in told if ID.search(line)]
