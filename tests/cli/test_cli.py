"""The command line: what it prints, and its exit codes."""

import csv
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.commands import refused, run
from tests.kit.toy import Toy

from mappamundi import __version__, games
from mappamundi.cli.coverage import numbers_in
from mappamundi.cli.group import COMMANDS
from mappamundi.kernel import BadInput, Game
from mappamundi.records import Match, Seat, load, save

PASSING = """
- {game: toy, title: A step, players: 2, setup: {turn: {seat: 0, steps: 1}}, play: [do: step]}
"""
FAILING = "- {game: toy, title: Wrong, players: 2, expect: {scores: [1, 0]}}\n"


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The commands are the same for every game, so that the smallest one will do."""

    def game(game_id: str, data: Path | None = None, rules: str | None = None) -> Game:
        del data, rules
        if game_id != "toy":
            raise BadInput(f"there is no game {game_id!r}; the games are: toy")
        return Toy()

    monkeypatch.setattr(games, "game", game)
    monkeypatch.setattr(games, "GAME_IDS", ("toy",))


def finished(path: Path, steps: int = 1000, kinds: tuple[str, ...] = ("human", "random")) -> Path:
    match = Match.new(Toy(), {}, [Seat(name, kind) for name, kind in zip(("Ann", "Bo"), kinds, strict=True)], bytes(32))
    while steps and (waiting := match.position.to_act()):
        match.play(waiting[-1], match.position.legal(waiting[-1])[-2:][0])
        steps -= 1
    save(match.record(), path)
    return path


def test_the_commands_are_listed_and_each_explains_itself() -> None:
    listed = run("--help").stdout
    for name in COMMANDS:
        assert f"  {name} " in listed
        assert run(name, "--help").stdout.startswith("Usage: ")
    assert run("--version").stdout == f"mundi {__version__}\n"
    assert "Usage" in run(code=2).stdout


def test_bad_input_ends_in_one_sentence_and_code_2(tmp_path: Path) -> None:
    assert "there is no command 'dance'; the commands are: games, play, simulate" in refused("dance")
    assert "there is no command 'plya'; did you mean: play" in refused("plya")
    assert "there is no command 'mnd'; did you mean: mend?" in refused("db", "mnd")
    assert "No such option" in refused("games", "--loud")
    assert "Missing argument 'GAME'" in refused("simulate")
    assert "there is no game 'chess'; the games are: toy" in refused("simulate", "chess")
    assert "toy is for 2 to 4 seats, but --seats names 1" in refused("simulate", "toy", "--seats", "random")
    assert "there is no bot 'mensch' for toy; its bots are: random" in refused(
        "simulate", "toy", "--seats", "random,mensch"
    )
    assert "must be written NAME=VALUE" in refused("simulate", "toy", "--option", "length")
    assert "its options are: length" in refused("simulate", "toy", "--option", "size=big")
    assert "the option length is short or long, not 'endless'" in refused(
        "simulate", "toy", "--option", "length=endless"
    )
    assert "must end in one of: .ndjson" in refused("simulate", "toy", "--out", "out.txt")
    assert "there is no folder" in refused("simulate", "toy", "--out", tmp_path / "none" / "out.csv")
    assert "0 is not in the range" in refused("simulate", "toy", "--games", "0")
    assert "is not a folder" in refused("bench", "toy", "--data", tmp_path / "none")
    assert "cannot read" in refused("replay", tmp_path / "none.ndjson")
    assert "cannot read" in refused("verify", tmp_path)
    (tmp_path / "empty.ndjson").touch()
    assert "empty.ndjson is empty" in refused("verify", tmp_path / "empty.ndjson")
    assert "name a game" in refused("rules")


def test_games_lists_facts() -> None:
    assert "Toy race" in run("games").stdout
    (facts,) = json.loads(run("games", "--json").stdout)
    assert (facts["id"], facts["seats"], facts["options"][0]["choices"][1]["value"]) == ("toy", [2, 4], "long")


@pytest.mark.parametrize("columns", ["40", "60", "80"])
def test_what_must_be_typed_is_never_cut(columns: str) -> None:
    every_game = [sys.executable, "-c", "from mappamundi.cli import main; main(['games'])"]
    environment = os.environ | {"COLUMNS": columns, "PYTHONIOENCODING": "utf-8"}
    told = subprocess.run(every_game, env=environment, capture_output=True, encoding="utf-8", check=True).stdout
    for typed in (
        "minor_empire_deal=false",
        "two_player=two_with_four_gods",
        "two_with_two_gods",
        "penalties=off",
        "greedy",
    ):
        assert typed in told
    assert max(map(len, told.splitlines())) <= max(48, int(columns)), "words that are too long for a line stay whole"


# simulate


def test_simulate_prints_a_table_and_is_repeatable() -> None:
    args = ("simulate", "toy", "--games", "20", "--seats", "random,random,random", "--seed", "7")
    first = run(*args).stdout
    assert "toy, 20 games, seed 7, length short" in first
    assert "mean score" in first
    assert "toy, 1 game, seed 0" in run("simulate", "toy", "--games", "1", "--seats", "random,random").stdout
    assert run(*args).stdout == first
    assert run(*args[:-1], "8").stdout != first
    assert "length long" in run(*args, "--option", "length=long").stdout


def test_simulate_tells_other_programs() -> None:
    args = ("simulate", "toy", "--games", "5", "--seats", "random,random")
    told = json.loads(run(*args, "--json").stdout)
    assert told.keys() == {"game", "played", "seed", "options", "summary"}
    assert (told["game"], told["played"], [row["seat"] for row in told["summary"]]) == ("toy", 5, [0, 1])
    assert sum(row["wins"] for row in told["summary"]) == 5
    piped = run(*args, "--out", "-")
    assert [json.loads(line)["number"] for line in piped.stdout.splitlines()] == list(range(5))
    assert "mean score" in piped.stderr, "for whoever looks on"
    assert "leave one of them out" in refused(*args, "--json", "--out", "-")


def test_simulate_writes_every_game(tmp_path: Path) -> None:
    args = ("simulate", "toy", "--games", "5", "--seats", "random,random", "--out")
    run(*args, tmp_path / "out.ndjson")
    lines = [json.loads(line) for line in (tmp_path / "out.ndjson").read_text().splitlines()]
    assert [line["number"] for line in lines] == list(range(5))
    assert lines[0].keys() == {"game", "number", "seed", "bots", "scores", "places", "decisions", "forfeits"}
    run(*args, tmp_path / "out.json")
    told = json.loads((tmp_path / "out.json").read_text())
    assert told["games"] == lines
    assert sum(row["wins"] for row in told["summary"]) == 5
    run(*args, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["score"]) for row in rows] == [score for line in lines for score in line["scores"]]


# replay and verify


def test_a_finished_game_is_told_whole(tmp_path: Path) -> None:
    file = finished(tmp_path / "game.ndjson")
    told = run("replay", file).stdout
    assert "Seats: Ann, Bo" in told
    assert re.search(r"^    1  toy-picked who Bo card \d", told, re.MULTILINE)
    assert re.search(r"toy-rolled who Ann die \d", told)
    assert "The game is over." in told
    short = run("replay", file, "--to", "2").stdout
    assert short.splitlines()[-1].startswith("After 2 of ")
    lines = [json.loads(line) for line in run("replay", file, "--json").stdout.splitlines()]
    assert lines[0]["step"] == 1
    assert lines[0]["action"]["do"] == "pick"
    assert sorted(lines[-1]["places"]) in ([1, 2], [1, 1])


@pytest.mark.parametrize(("kinds", "told_seats"), [(("human", "random"), {0}), (("human", "human"), set())])
def test_a_game_in_progress_keeps_its_secrets(tmp_path: Path, kinds: tuple[str, str], told_seats: set[int]) -> None:
    file = finished(tmp_path / "game.ndjson", 1, kinds)
    (step, closing) = map(json.loads, run("replay", file, "--json").stdout.splitlines())
    assert step == {"step": 1, "seat": 1, "events": [{"event": "picked", "seat": 1}]}
    assert closing["to_act"] == [0]
    file = finished(tmp_path / "game.ndjson", 2, kinds)
    steps = [json.loads(line) for line in run("replay", file, "--json").stdout.splitlines()][:-1]
    assert {step["seat"] for step in steps if "action" in step} == told_seats


def test_verify_tells_right_from_wrong(tmp_path: Path) -> None:
    file = finished(tmp_path / "game.ndjson")
    told = run("verify", file).stdout
    assert told.count("right  ") == 4
    assert told.endswith("verified\n")
    content = file.read_text()
    file.write_text(content.replace('"Ann"', '"Eve"'))
    assert "its checksum does not fit" in refused("verify", file)
    file.write_text(content[: len(content) // 2])
    assert "is cut off" in refused("verify", file)
    match = Match.new(Toy(), {}, [Seat("Ann", "human"), Seat("Bo", "random")], bytes(32))
    record = match.record()
    record.secret = bytes(16).hex()
    save(record, file)
    found = json.loads(run("verify", file, "--json", code=1).stdout)
    assert found["ok"] is False
    assert [check["name"] for check in found["checks"] if not check["ok"]] == ["seed", "chance"]


def test_verify_says_that_a_game_is_not_over(tmp_path: Path) -> None:
    file = finished(tmp_path / "game.ndjson", 2)
    assert run("verify", file).stdout.endswith("verified so far: the game is not over\n")
    assert json.loads(run("verify", file, "--json").stdout)["over"] is False
    record = load(file)
    record.seed, record.secret = record.secret, None
    save(record, file)
    assert run("verify", file).stdout.endswith("verified up to where the game was ended: nobody has won it\n")
    assert json.loads(run("verify", finished(tmp_path / "whole.ndjson"), "--json").stdout)["over"] is True


# scenario


def test_scenarios_are_counted_and_decide_the_exit_code(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(PASSING)
    bad.write_text(f"{PASSING}{FAILING}- {{game: chess, players: 2}}\n- {{game: toy, colour: red}}\n")
    assert run("scenario", good).stdout.splitlines() == [f"pass  {good}: A step", "1 passed, 0 failed"]
    lines = run("scenario", good, bad, code=1).stdout.splitlines()
    assert lines[-1] == "2 passed, 3 failed"
    assert lines[2] == f"FAIL  {bad}: Wrong: at the end: scores: expected [1, 0], found [0, 0]"
    assert "there is no game 'chess'" in lines[3]
    assert "unknown key 'colour'" in lines[4]
    told = json.loads(run("scenario", good, bad, "--json", code=1).stdout)
    assert (told["passed"], told["failed"], len(told["cases"])) == (2, 3, 5)


def test_unreadable_scenarios_are_bad_input(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(PASSING)
    bad.write_text("game: [")
    assert "not valid YAML" in refused("scenario", good, bad)
    assert "cannot read" in refused("scenario", tmp_path / "none.yaml")
    assert "Missing argument" in refused("scenario")


# rules


def test_rules_are_printed_whole_by_number_by_chapter_and_by_words() -> None:
    assert run("rules", "toy").stdout.startswith("# Toy")
    one = "- **T1.2** Cards are picked at once and in secret. [R1]\n  - **R1** Sight unseen.\n"
    assert run("rules", "toy", "t1.2").stdout == one
    chapter = run("rules", "toy", "2").stdout
    assert chapter.startswith("## 2. Running")
    assert chapter == run("rules", "toy", "T2").stdout
    assert run("rules", "toy", "ROLL", "turn").stdout == "- **T2.2** A roll ends the turn.\n"
    assert "no rule, chapter or text 'T9.9'" in refused("rules", "toy", "T9.9")
    assert [rule["rule"] for rule in json.loads(run("rules", "toy", "1", "--json").stdout)] == [
        "T1.1",
        "T1.2",
    ]


def test_rules_are_printed_in_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "they are in: en" in refused("rules", "toy", "--language", "xx")
    monkeypatch.undo()
    assert run("rules", "hotw2018", "Z7.4", "--language", "pt-BR").stdout.startswith(
        "- **Z7.4** Os seus exércitos inativos"
    )
    assert "**Z7.4**" in run("rules", "hotw2018", "exercitos", "inativos", "invadem", "--language", "pt-BR").stdout


def test_rules_are_printed_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run("rules", "toy", "T2.2").stdout == "- **T2.2** A roll ends the turn.\n"
    monkeypatch.undo()
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert run("rules", "hotw2018", "Z7.4").stdout.startswith("- **Z7.4** Le tue armate inattive")
    assert run("rules", "hotw2018", "Z7.4", "--language", "en").stdout.startswith("- **Z7.4** Your inactive armies")


def test_rules_are_told_to_a_player_or_said_precisely() -> None:
    assert run("rules", "toy", "T2.1").stdout == "- **T2.1** One step moves one space.\n"
    assert run("rules", "toy", "T2.1", "--precise").stdout == "- **T2.1** `step` moves one space.\n"
    assert run("rules", "toy", "--precise").stdout.startswith("# Toy, precisely")
    assert run("rules", "toy", "`step", "--precise").stdout == run("rules", "toy", "T2.1", "--precise").stdout
    assert "no rule, chapter or text '`step'" in refused("rules", "toy", "`step")


def test_coverage_counts_what_is_cited_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, scenarios = tmp_path / "src" / "mappamundi", tmp_path / "tests" / "scenarios"
    source.mkdir(parents=True)
    scenarios.mkdir(parents=True)
    (source / "rules.py").write_text('"""T1.1, T2.1–T2.3."""')
    (scenarios / "a.yaml").write_text("{game: toy, title: T2.2, players: 2, rules: [T1.1]}")
    (tmp_path / "tests" / "test_a.py").write_text('"""T2.1"""')
    monkeypatch.setattr("mappamundi.cli.coverage.checkout", lambda: (source, tmp_path / "tests"))
    (found,) = json.loads(run("rules", "--coverage", "--json").stdout)
    assert found == {
        "game": "toy",
        "rules": 5,
        "cited": 4,
        "shown": 2,
        "uncited": ["T1.2"],
        "unshown": ["T1.2", "T2.2", "T2.3"],
    }
    told = run("rules", "toy", "--coverage").stdout
    assert told.startswith("toy: 5 rules, 4 cited in code, 2 shown by tests\n  not cited in code: T1.2\n")


def test_coverage_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mappamundi.cli.coverage.__file__", str(tmp_path / "a" / "b" / "c" / "d.py"))
    assert "run this from a checkout" in refused("rules", "--coverage")


def test_spans_of_rules_name_all_in_them() -> None:
    assert numbers_in("T1.2–T1.4, T3.1-3; T5.1–T6.2") == {
        *("T1.2", "T1.3", "T1.4"),
        *("T3.1", "T3.2", "T3.3"),
        *("T5.1", "T6.2"),
    }


def test_only_rules_are_cited_never_rulings() -> None:
    """A ruling has no dot: the Q1 of one game is not the Q1.1 of another."""
    assert numbers_in("T6.7-T6.10, [Q1] [R2], Q8.1; see Q1. 2 dice, PQ1.2") == {
        *("T6.7", "T6.8", "T6.9", "T6.10"),
        "Q8.1",
    }


# bench


def test_bench_measures() -> None:
    (measured,) = map(json.loads, run("bench", "--seconds", "0.1", "--json").stdout.splitlines())
    assert list(measured) == [
        "game",
        "seats",
        "compiled",
        "decisions_per_s",
        "games_per_s",
        "rollout_decisions_per_s",
        "decisions_per_game",
        "copy_us",
        "legal_us",
        "bytes_per_position",
    ]
    assert (measured["game"], measured["seats"], measured["compiled"]) == ("toy", 4, False)
    assert all(measured[key] > 0 for key in list(measured)[3:])
    assert "decisions per second" in run("bench", "toy", "--seconds", "0.1").stdout


# the real thing, in a process of its own


def mundi(*args: str) -> subprocess.CompletedProcess[str]:
    code = "import sys; from mappamundi.cli import main; sys.exit(main())"
    return subprocess.run([sys.executable, "-c", code, *args], capture_output=True, text=True, check=False, timeout=60)


def test_the_exit_code_and_the_sentence_reach_the_shell() -> None:
    done = mundi("simulate", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("mundi: there is no game 'chess'; the games are: hotw2018")
    assert done.stderr.count("\n") == 1


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    one, two = tmp_path / "one.ndjson", tmp_path / "two.ndjson"
    args = ("simulate", "hotw2018", "--games", "4", "--seats", "random,random,random", "--out")
    first, second = mundi(*args, str(one)), mundi(*args, str(two), "--jobs", "2")
    assert (first.returncode, second.returncode) == (0, 0), first.stderr + second.stderr
    assert first.stdout == second.stdout
    assert one.read_bytes() == two.read_bytes()


def test_help_loads_no_game() -> None:
    code = "import atexit, sys; from mappamundi.cli import main; atexit.register(lambda: print(*sys.modules)); "
    code += "main(['--help'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    loaded = done.stdout.split()
    assert not [name for name in loaded if name.startswith(("rich", "yaml", "mappamundi.games.h", "multiprocessing"))]
