"""`mundi arena`, as somebody at a terminal uses it."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.bots.programs import HONEST, program
from tests.cli.commands import refused, run
from tests.lab.games import played
from tests.packages.installing import announce

from mappamundi.lab.arena import processes
from mappamundi.lab.arena.play import Played
from mappamundi.lab.arena.run import looks
from mappamundi.lab.arena.schedule import Schedule, Sitting
from mappamundi.lab.arena.setting import Setting

ARENA = ("arena", "hotw2018", "--bots", "greedy,random", "--language", "en")


def greedy_wins(sitting: Sitting) -> list[int]:
    return [9 if bot == "greedy" else 2 + seat % 2 for seat, bot in enumerate(sitting.bots)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Games are made up instead of played; the list has the numbers of all of them."""
    numbers: list[int] = []

    def play_all(setting: Setting, wanted: Iterable[int], jobs: int) -> Iterator[Played]:
        wanted = list(wanted)
        known = played(setting, max(wanted, default=-1) + 1, greedy_wins)
        # Those who play finish in no order.
        for number in reversed(wanted):
            numbers.append(number)
            yield known[number]

    monkeypatch.setattr(processes, "play_all", play_all)
    return numbers


def told(file: Path) -> Any:
    return json.loads(file.read_text("utf-8"))


def test_games_are_played_and_told_in_80_columns(tmp_path: Path) -> None:
    file, page = tmp_path / "out.json", tmp_path / "out.html"
    shown = run(*ARENA, "--games", 8, "--jobs", 2, "--json", file, "--html", page).stdout
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "hotw2018, 4 seats, 8 games, seed 0" in shown
    found = told(file)
    assert found["games"]["played"] == 8
    assert {row["bot"]: row["games"] for row in found["bots"]} == {"greedy": 4, "random": 4}
    assert found["bots"][0]["bot"] == "greedy"
    assert all(timing["decisions"] > 0 and timing["ms"] >= 0 for timing in found["timing"].values())
    assert found["command"] == "mundi arena hotw2018 --bots greedy,random --players 4 --games 8 --seed 0"
    assert found["command"].split(" ")[-1] in page.read_text("utf-8")
    assert 'href="out.json"' in page.read_text("utf-8")


def test_the_same_seed_gives_the_same_files(tmp_path: Path) -> None:
    texts = []
    for jobs in (1, 2):
        file, page = tmp_path / "out.json", tmp_path / "out.html"
        run(*ARENA, "--players", 3, "--games", 6, "--seed", 5, "--jobs", jobs, "--json", file, "--html", page)
        texts.append((told(file) | {"timing": None}, page.read_bytes()))
    assert texts[0] == texts[1]


def test_it_goes_on_from_its_log(tmp_path: Path, quick: list[int]) -> None:
    log, file = tmp_path / "log", tmp_path / "out.json"
    run(*ARENA, "--games", 8, "--log", log)
    run(*ARENA, "--games", 24, "--log", log, "--json", file)
    assert sorted(quick) == list(range(24))
    assert told(file)["games"]["played"] == 24
    run(*ARENA, "--games", 16, "--log", log, "--json", file)
    assert len(quick) == 24
    assert told(file)["games"]["played"] == 16
    assert "seed is 0 there and 1 here" in refused(*ARENA, "--seed", 1, "--log", log)


def test_an_interruption_ends_with_what_was_played(
    tmp_path: Path, quick: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    log, file = tmp_path / "log", tmp_path / "out.json"
    whole = processes.play_all

    def interrupted(setting: Setting, wanted: Iterable[int], jobs: int) -> Iterator[Played]:
        for count, game in enumerate(whole(setting, wanted, jobs)):
            if count == 5:
                raise KeyboardInterrupt
            yield game

    monkeypatch.setattr(processes, "play_all", interrupted)
    ended = run(*ARENA, "--games", 16, "--log", log, "--json", file, code=130)
    assert "5 of 16 games" in ended.stdout
    assert f"The same command goes on from {log}" in ended.stderr
    assert told(file)["games"] | {"deals": 0} == {
        "asked": 16,
        "played": 5,
        "deals": 0,
        "a_round": 8,
        "stopped": "interrupted",
        "unfinished": 0,
        "why_unfinished": None,
    }
    monkeypatch.setattr(processes, "play_all", whole)
    quick.clear()
    assert "16 games" in run(*ARENA, "--games", 16, "--log", log).stdout
    assert len(quick) == 11


def test_what_a_package_brings_stands_in_the_log_with_its_version_and_its_files(
    tmp_path: Path, quick: list[int], others: Path
) -> None:
    module = """
class Learned:
    name = "learned"

    def __init__(self, game, seed, weights):
        self.choose = lambda view, legal: legal[0]
"""
    announce(others, "some-bots", "[mappamundi.bots]\nlearned = learned:Learned", learned=module)
    log, weights = tmp_path / "log", tmp_path / "weights"
    weights.write_text("heavy", "utf-8")
    arena = ("arena", "hotw2018", "--bots", f"greedy,learned:{weights}", "--games", 8, "--log", log)
    assert "learned:weights" in run(*arena).stdout
    head = json.loads(log.read_text("utf-8").splitlines()[0])
    assert head["packages"] == {"some-bots": "1.0"}
    assert list(head["files"]) == [str(weights)]
    weights.write_text("light", "utf-8")
    assert "is the log of another arena: files is" in refused(*arena)


def test_until_sure_stops_after_a_whole_round(tmp_path: Path, quick: list[int]) -> None:
    file = tmp_path / "out.json"
    shown = run(*ARENA, "--games", 1000, "--until-sure", "--json", file).stdout
    assert "104 of 1,000 games, then all bots could be told apart" in shown
    assert sorted(quick) == list(range(104))
    assert told(file)["games"]["stopped"] == "sure"


def test_it_is_looked_seldom_and_after_whole_rounds() -> None:
    arena = Setting(game="hotw2018", options={}, players=4, bots=("a", "b", "c", "d", "e"))
    schedule = Schedule(arena)
    assert schedule.games_a_round == 20
    found = list(looks(schedule, 1010))
    assert found[:5] == [100, 120, 140, 160, 200]
    assert found[-1] == 1010
    assert all(look % 20 == 0 for look in found[:-1])


@pytest.mark.parametrize(("language", "word"), [("it", "partite"), ("nl", "partijen"), ("pt-BR", "partidas")])
def test_it_speaks_four_languages(tmp_path: Path, quick: list[int], language: str, word: str) -> None:
    page = tmp_path / "out.html"
    shown = run("arena", "hotw2018", "--bots", "greedy,random", "--games", 8, "--lang", language, "--html", page)
    assert f"8 {word}" in shown.stdout
    assert f'<html lang="{language}">' in page.read_text("utf-8")


def test_bad_input_is_answered_in_a_sentence(tmp_path: Path) -> None:
    assert "Missing option '--bots'" in refused("arena", "hotw2018")
    assert "there is no game 'chess'" in refused("arena", "chess", "--bots", "random")
    assert "there is no bot 'deep' for hotw2018" in refused("arena", "hotw2018", "--bots", "deep,random")
    assert "the bot 'random' is named twice" in refused("arena", "hotw2018", "--bots", "random,random")
    assert "is for 3 to 6 players, not 9" in refused(*ARENA, "--players", 9)
    assert "must be written NAME=VALUE" in refused(*ARENA, "--option", "selection")
    assert "there is no folder" in refused(*ARENA, "--html", tmp_path / "none" / "out.html")
    assert "there is no such language" in refused(*ARENA[:-1], "xx")
    assert "x>0" in refused(*ARENA, "--limit", 0)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert "pip install 'mappamundi[cluster]'" in refused(*ARENA, "--ray")


def test_bots_in_a_file_and_programs_play_too(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("class First:\n    def choose(self, view, legal):\n        return legal[0]\n", "utf-8")
    honest = program(tmp_path, HONEST, "a bot, with commas.py")
    log = tmp_path / "log"
    arena = ("arena", "hotw2018", "--bots", f"{file}:First,{honest},random", "--players", 3, "--games", 3, "--log", log)
    shown = run(*arena, "--jobs", 1).stdout
    assert "3 games" in shown
    assert "first.py:First" in shown
    assert str(file) not in shown
    head, *games = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert list(head["files"]) == [str(file)]
    assert [("lost" in game, len(game["scores"])) for game in games] == [(False, 3)] * 3
    file.write_text(file.read_text("utf-8") + "# changed\n", "utf-8")
    assert "is the log of another arena: files is" in refused(*arena)
