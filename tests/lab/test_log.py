"""The log: what was played is kept, once, and gone on from; a log of something else is left alone."""

import json
from pathlib import Path

import msgspec
import pytest
from tests.lab.games import played, setting

from mappamundi.kernel import BadInput
from mappamundi.lab.arena.log import Log
from mappamundi.lab.arena.play import Played

ARENA = setting("ann", "bob")
GAMES = played(ARENA, 6, lambda sitting: [4, 3, 2, 1])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A log with the first four of the games."""
    path = tmp_path / "log"
    log = Log(ARENA, path)
    for number in range(4):
        log.add(GAMES[number])
    log.close()
    return path


def known(file: Path) -> dict[int, Played]:
    log = Log(ARENA, file)
    log.close()
    return log.games


def test_a_line_with_the_setting_and_then_a_line_for_every_game(file: Path) -> None:
    head, *games = map(json.loads, file.read_text("utf-8").splitlines())
    assert head["bots"] == ["ann", "bob"]
    assert {"seed", "rules", "version", "options", "limit", "players", "packages", "files"} <= head.keys()
    assert [game["game"] for game in games] == [0, 1, 2, 3]
    assert known(file) == {number: GAMES[number] for number in range(4)}


def test_a_half_written_line_is_dropped_and_its_game_played_again(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    log = Log(ARENA, file)
    assert sorted(log.games) == [0, 1, 2]
    log.add(GAMES[3])
    log.close()
    assert file.read_bytes() == whole


def test_a_log_that_ends_within_its_first_line_begins_anew(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:20])
    Log(ARENA, file).close()
    assert known(file) == {}
    assert file.read_text("utf-8").count("\n") == 1


def test_a_game_is_written_and_counted_once(file: Path) -> None:
    log = Log(ARENA, file)
    log.add(GAMES[0])
    log.close()
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 5
    file.write_text("".join([*lines, lines[1]]), "utf-8")
    assert len(known(file)) == 4


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 7}, "seed is 0 there and 7 here"),
        ({"bots": ("ann", "cat")}, "bots is ('ann', 'bob') there and ('ann', 'cat') here"),
        ({"version": "9.9", "limit": 1.0}, "limit is 60.0 there and 1.0 here; version is"),
        ({"files": {"w": "12"}}, "files is {} there and {'w': '12'} here"),
    ],
)
def test_the_log_of_another_arena_is_refused_with_what_differs(
    file: Path, change: dict[str, object], said: str
) -> None:
    kept = file.read_bytes()
    with pytest.raises(BadInput, match="is the log of another arena") as refusal:
        Log(msgspec.structs.replace(ARENA, **change), file)
    assert said in str(refusal.value)
    assert file.read_bytes() == kept


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", '{"game": 1}\n'])
def test_what_is_no_log_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text, "utf-8")
    with pytest.raises(BadInput, match="is no log of an arena"):
        Log(ARENA, file)
    assert file.read_text("utf-8") == text


def test_a_line_that_is_no_game_is_named(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:2], "oh\n", *lines[2:]]), "utf-8")
    with pytest.raises(BadInput, match=r"log:3 is no game"):
        Log(ARENA, file)
