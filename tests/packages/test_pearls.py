"""The example of a package that brings a game and a bot: installed by pip, found by name, tried by the kit, played."""

import json
import os
import subprocess
import sys
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.cli.commands import refused, run
from tests.packages.installing import PEARLS

from mappamundi.bots import make_bot
from mappamundi.cli import main
from mappamundi.games import game
from mappamundi.kit import check_bot, check_game
from mappamundi.records import load

pytestmark = pytest.mark.usefixtures("pearls")


def test_it_is_listed_with_its_options_and_bots() -> None:
    found = {entry["id"]: entry for entry in json.loads(run("games", "--json").stdout)}["pearls"]
    assert found["title"] == "Pearls"
    assert found["bots"] == ["random", "diver"]
    assert "--option heap=small | large" in run("games").stdout


def test_it_passes_the_kit_with_its_subject_and_without() -> None:
    check_game(import_module("mappamundi_pearls.subject").SUBJECT, games=20)
    check_game(game("pearls"), games=10)


@pytest.mark.parametrize("bot", ["diver", f"diver:{PEARLS / 'weights.json'}"])
def test_its_bot_passes_the_kit(bot: str) -> None:
    check_bot(partial(make_bot, bot), import_module("mappamundi_pearls.subject").SUBJECT, games=10)


def test_the_bot_is_better_than_chance() -> None:
    told = json.loads(run("simulate", "pearls", "--seats", "diver,random", "--games", "100", "--json").stdout)
    assert told["options"] == {"heap": "small"}
    assert [row["bot"] for row in told["summary"]] == ["diver", "random"]
    assert told["summary"][0]["win_rate"] > 0.6


def test_a_name_carries_options_and_a_bot_its_weights(tmp_path: Path) -> None:
    weights = tmp_path / "timid.json"
    weights.write_text('{"keenness": 0}', encoding="utf-8")
    seats = f"diver:{weights},diver"
    told = json.loads(run("simulate", "pearls(heap=large)", "--seats", seats, "--games", "40", "--json").stdout)
    assert told["options"] == {"heap": "large"}
    assert told["summary"][0]["bot"] == f"diver:{weights}"
    assert told["summary"][0]["win_rate"] < told["summary"][1]["win_rate"]


def test_wrong_weights_are_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.json"
    empty.write_text("{}", encoding="utf-8")
    assert "there is no such file" in refused("simulate", "pearls", "--seats", f"diver:{tmp_path / 'no'},random")
    assert "there is no such file" in refused("simulate", "pearls", "--seats", "diver:,random")
    assert "is not JSON with a number" in refused("simulate", "pearls", "--seats", f"diver:{empty},random")
    assert "'random' takes no weights" in refused("simulate", "pearls", "--seats", f"random:{empty},diver")
    assert "'random' takes no weights" in refused("play", "pearls", "--seats", f"me,random:{empty}")


def test_it_is_played_in_the_terminal_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.ndjson"
    weights = PEARLS / "weights.json"
    begun = ["play", "pearls(heap=large)", "--seats", f"me:Ann,diver:{weights}", "--seed", "1", "--save", str(file)]
    left = CliRunner().invoke(main, begun, input="1\n1\nq\n")
    assert left.exit_code == 0, left.output
    assert "bid coin=" in left.output
    assert load(file).header.options == {"heap": "large"}
    ended = CliRunner().invoke(main, ["play", "--resume", str(file)], input="1\n1\n1\n")
    assert ended.exit_code == 0, ended.output
    assert "made the world" in ended.output
    assert load(file).result is not None
    assert run("verify", file).stdout
    assert "pearl" in run("replay", file).stdout


def test_without_a_word_as_many_sit_down_as_the_game_is_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = CliRunner().invoke(main, ["play", "pearls"], input="")
    assert shown.exit_code == 0, shown.output
    assert len(json.loads(run("simulate", "pearls", "--games", "1", "--json").stdout)["summary"]) == 4


def test_its_rules_are_read_and_it_is_measured() -> None:
    assert "highest one buys" in run("rules", "pearls", "P2.2").stdout
    assert json.loads(run("bench", "pearls(heap=large)", "--seconds", "0.1", "--json").stdout)["seats"] == 4


def test_what_it_does_not_have_is_said(tmp_path: Path) -> None:
    assert "'pearls' of the package mappamundi-pearls has no data file" in refused("data", "pearls")
    assert "the option heap is small or large, not 'tiny'" in refused("simulate", "pearls(heap=tiny)")
    assert "Pearls has no option 'size'" in refused("play", "pearls(size=tiny)")
    assert "there is no bot 'greedy' for pearls; its bots are: random, diver" in refused(
        "simulate", "pearls", "--seats", "greedy,random"
    )
    assert "there is no bot 'diver' for hotw2018" in refused("simulate", "hotw2018", "--seats", "diver,random,random")
    run("data", "hotw2018", "--out", tmp_path)
    assert "has no data that --data could correct" in refused("simulate", "pearls", "--data", tmp_path)


def test_other_processes_find_it_too(pearls: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(pearls)}
    for words in (
        ["mappamundi", "simulate", "pearls", "--seats", "diver,random", "--games", "4", "--jobs", "2"],
        ["mappamundi.kit", "mappamundi_pearls.subject:SUBJECT", "--games", "3"],
        ["mappamundi.kit", "pearls", "--bot", "diver", "--games", "3"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *words], env=environment, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, done.stderr
        assert "pearls" in done.stdout or "diver" in done.stdout
