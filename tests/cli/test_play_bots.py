"""Bots of others in the terminal: the house plays on for one that forfeits, and no saved game starts one unasked."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.bots.programs import HONEST, answering, program
from tests.cli.commands import refused

from mappamundi.bots.piped import Patience
from mappamundi.cli import main

CHEAT = answering("json.dumps({'choose': 99999})")
WRONG = "class Wrong:\n    def choose(self, view, legal):\n        return legal[len(legal)]\n"


def play(*args: object, typed: str = "") -> Result:
    result = CliRunner().invoke(main, ["play", *map(str, args)], input=typed)
    assert result.exit_code == 0, result.output
    return result


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_house_plays_on_and_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text(WRONG, "utf-8")
    seats = f"{program(tmp_path, CHEAT, 'cheat.py')},{tmp_path / 'wrong.py'}:Wrong,random"
    told = play("hotw2018", "--seats", seats, "--seed", 1, "--save", tmp_path / "game.ndjson")
    said = flat(told.stdout)
    house = "The house bot plays on in its place."
    assert f'The bot of Ptolemy chose what is not legal: “{{"choose": 99999}}”. {house}' in said
    assert f"The bot of Idrisi failed: “IndexError: list index out of range”. {house}" in said
    assert said.count(house) == 2
    assert "made the world" in said
    assert told.stderr == ""


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("it", "Il bot di Ptolemy si è chiuso nel mezzo della partita (codice di uscita 3)."),
        ("nl", "De bot van Ptolemy is midden in het spel gestopt (afsluitcode 3)."),
        ("pt-BR", "O bot de Ptolemy encerrou no meio da partida (código de saída 3)."),
    ],
)
def test_it_is_said_in_the_language_of_the_player(tmp_path: Path, language: str, says: str) -> None:
    # What it says itself is for whoever wrote it.
    dies = program(tmp_path, "import sys\nprint('out of ideas', file=sys.stderr)\nsys.exit(3)\n")
    told = play("hotw2018", "--seats", f"{dies},me,random", "--seed", 1, "--language", language, typed="q\n")
    assert says in flat(told.stdout)
    assert "out of ideas" not in told.output


def test_who_hangs_is_waited_for_as_long_as_was_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.bots.piped.PATIENCE", Patience(10.0, 0.1))
    stuck = program(tmp_path, "import time\ntime.sleep(3600)\n")
    told = play("hotw2018", "--seats", f"{stuck},me,random", "--seed", 1, "--bot-seconds", "0.1", typed="q\n")
    assert "The bot of Ptolemy did not answer within 0.2 s." in flat(told.stdout)


def test_a_saved_game_starts_nothing_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    started = tmp_path / "started"
    name = program(tmp_path, f"open({str(started)!r}, 'w')\n" + HONEST)
    file = tmp_path / "game.ndjson"
    play("hotw2018", "--seats", f"me,{name},random", "--seed", 1, "--save", file, typed="q\n")
    started.unlink(missing_ok=True)
    assert f"would run {name}; if you trust it, add --run-bots" in refused("play", "--resume", file)
    assert not started.exists()
    play("--resume", file, "--run-bots", typed="q\n")
