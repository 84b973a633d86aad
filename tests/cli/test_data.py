"""Data files: written out to be corrected, and folders of them."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from tests.cli.commands import refused, run
from tests.games.hotw2018.game import ENDINGS

from mappamundi import games
from mappamundi.cli import main
from mappamundi.cli.common import data_digest
from mappamundi.cli.displays import words_for
from mappamundi.cli.play.telling import Teller
from mappamundi.games.data import differences
from mappamundi.kit.random_play import STYLES, choose
from mappamundi.records import Match, Seat, save

GAME = "hotw2018"


@pytest.mark.parametrize("game_id", games.GAME_IDS)
def test_a_file_to_start_from_is_written_out_once(tmp_path: Path, game_id: str) -> None:
    told = run("data", game_id, "--out", tmp_path / "mine").stdout
    file = tmp_path / "mine" / f"{game_id}.yaml"
    assert told == f"wrote {file}; correct what you like, and play with it: mundi play {game_id} --data {file.parent}\n"
    assert games.corrected(file.parent) == {}, "nothing is corrected yet"
    file.write_text("mine")
    assert f"{file} exists already" in refused("data", game_id, "--out", tmp_path / "mine")
    assert file.read_text() == "mine"


def test_it_is_written_here_unless_a_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("data", GAME).stdout.startswith(f"wrote {GAME}.yaml; ")
    assert (tmp_path / f"{GAME}.yaml").is_file()


def test_bad_wishes_for_a_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "there is no game 'chess'; the games are: hotw2018" in refused("data", "chess")
    assert "is not a folder" in refused("data", GAME, "--out", tmp_path / "file")
    assert f"there is no folder {tmp_path / 'none'}" in refused("data", GAME, "--out", tmp_path / "none" / "mine")


def test_a_folder_with_one_file_serves_every_game(tmp_path: Path) -> None:
    run("data", GAME, "--out", tmp_path)
    text = (tmp_path / f"{GAME}.yaml").read_text(encoding="utf-8")
    (tmp_path / f"{GAME}.yaml").write_text(text.replace("name: Sumerians", "name: Sumer"), encoding="utf-8")
    assert all(game_id in run("games", "--data", tmp_path).stdout for game_id in games.GAME_IDS)
    seats = ("--games", "1", "--seats", "random,random,random", "--data", tmp_path)
    for game_id in (GAME, "hotw2024"):
        assert f"{game_id}, 1 game" in run("simulate", game_id, *seats).stdout


def test_a_folder_that_nobody_would_read_is_refused(tmp_path: Path) -> None:
    assert "holds no data of any game" in refused("games", "--data", tmp_path)
    (tmp_path / "hotw2081.yaml").touch()
    assert "hotw2081.yaml is the file of no game" in refused("games", "--data", tmp_path)
    assert "is not a folder" in refused("games", "--data", tmp_path / "hotw2081.yaml")


def test_where_data_differ_is_told_by_its_place() -> None:
    own = {"lands": [{"id": "a", "name": "A", "source": "x"}, {"id": "b"}], "limit": 3, "start": ["a", "b"]}
    here = {"lands": [{"id": "a", "name": "Á", "source": "y"}, {"id": "c"}], "limit": 3, "start": ["b"]}
    found = [(place.path, place.own, place.here) for place in differences(own, here)]
    assert found == [
        (("lands", "a", "name"), "A", "Á"),
        (("lands", "b"), {"id": "b"}, None),
        (("lands", "c"), None, {"id": "c"}),
        (("start",), ["a", "b"], ["b"]),
    ]


def test_things_are_called_as_corrected_data_call_them(tmp_path: Path) -> None:
    """In every language, in every form of the name, at the table and in a record; others keep their names."""
    run("data", GAME, "--out", tmp_path)
    file = tmp_path / f"{GAME}.yaml"
    text = file.read_text(encoding="utf-8")
    assert "  name: Nile\n" in text
    file.write_text(text.replace("  name: Nile\n", '  name: the "Great" River\n'), encoding="utf-8")
    game = games.game(GAME, tmp_path)
    for language in game.facts.languages:
        ours, theirs = (Teller(words_for(game, language, data), [], None) for data in (None, tmp_path))
        assert theirs.name("nile") == theirs.name("nile", form="the") == 'the "Great" River'
        assert theirs.name("sahara", form="the") == ours.name("sahara", form="the")

    match = Match.new(game, {}, [Seat("Ann", "human")] * 3, bytes(32), data_digest(GAME, tmp_path))
    rng, saved = Random(1), tmp_path / "nile.mundi"
    while match.result is None:
        match.play(*choose(match.position, rng, STYLES[0], ENDINGS))
    save(match.record(), saved)
    told = run("replay", saved, "--data", tmp_path).stdout
    assert 'the "Great" River' in told
    assert "Nile" not in told
    asked = ["play", GAME, "--data", str(tmp_path), "--save", str(tmp_path / "new.mundi")]
    shown = CliRunner().invoke(main, asked, input='b the "Great" River\nq\n').output
    assert 'the "Great" River' in shown
    assert "is no land" not in shown
