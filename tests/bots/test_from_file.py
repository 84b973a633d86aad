"""Bots in a file of Python: FILE.py:NAME wherever a bot is named, and a clear word for whatever is wrong with one."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.commands import refused, run

from mappamundi.bots import make_bot
from mappamundi.games import game

BOTS = """
from helper_of_some_bots import last
from mappamundi.bots import Wait


class Last:
    name = "last"

    def choose(self, view, legal):
        return last(legal)


class Seeded:
    def __init__(self, game, seed):
        self.seen = game.facts.id, seed

    def choose(self, view, legal):
        return legal[0]


def made(game, seed, weights):
    bot = Seeded(game, seed)
    bot.weights = weights.read_text()
    return bot


class Torn:
    def __init__(self, game, seed):
        raise ValueError("two\\nlines")


class Wrong(Seeded):
    def choose(self, view, legal):
        return [][0]


class Cheat(Seeded):
    def choose(self, view, legal):
        return "win"


class Idle(Seeded):
    def choose(self, view, legal):
        return Wait(0)

    def close(self):
        raise ValueError("no")


class Mute:
    pass


nothing = 3
"""
RULES = game("hotw2018")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "helper_of_some_bots.py").write_text("def last(legal):\n    return legal[-1]\n", "utf-8")
    (tmp_path / "bots.py").write_text(BOTS, "utf-8")
    return tmp_path / "bots.py"


def test_a_class_or_a_function_makes_it(file: Path) -> None:
    assert make_bot(f"{file}:Last", RULES, 5).name == "last"
    bot = make_bot(f"{file}:Seeded", RULES, 5)
    assert bot.name == "Seeded", "called like its class where it has no name of its own"
    assert bot.seen == ("hotw2018", 5)  # type: ignore[attr-defined]
    assert type(make_bot(f"{file}:Seeded", RULES, 5)) is type(bot), "the file is run once"
    (file.parent / "weights.py").write_text("heavy", "utf-8")
    weighed = make_bot(f"{file}:made:{file.parent / 'weights.py'}", RULES, 5)
    assert weighed.weights == "heavy"  # type: ignore[attr-defined]


def test_it_plays_in_this_process_and_in_others(file: Path) -> None:
    args = ("simulate", "hotw2018", "--games", "4", "--json", "--seats", f"{file}:Last,{file}:Seeded,random")
    found = json.loads(run(*args).stdout)
    assert [row["forfeits"] for row in found["summary"]] == [0, 0, 0]
    assert json.loads(run(*args, "--jobs", "2").stdout) == found


def test_whatever_is_wrong_is_said_in_a_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = file.parent
    monkeypatch.chdir(folder)
    (folder / "raises.py").write_text("import os\n\n\nos.no_such_thing\n", "utf-8")
    (folder / "leaves.py").write_text("import sys\nsys.exit('usage: …')\n", "utf-8")
    (folder / "typo.py").write_text("x = 1\ndef (\n", "utf-8")
    (folder / "lost.py").write_text("import no_such_module_at_all\n", "utf-8")
    for seat, says in (
        ("gone.py:Bot", "there is no file gone.py, from which the bot 'Bot' is to come"),
        ("bots.py:Lost", "there is nothing called 'Lost' in bots.py"),
        ("bots.py", "say which bot of bots.py it is"),
        ("bots.py:", "say which bot of bots.py it is"),
        (
            "bots.py:nothing",
            "the bot 'nothing' in bots.py cannot be used: bots.py: TypeError: 3 is not a callable object",
        ),
        ("bots.py:Mute", "the bot 'Mute' in bots.py cannot be used: it has no `choose`"),
        ("bots.py:Torn", "the bot 'Torn' in bots.py cannot be used: bots.py, line 29: ValueError: two lines"),
        ("bots.py:made", "the bot 'made' in bots.py needs its weights: write bots.py:made:FILE"),
        ("bots.py:Last:bots.py", "the bot 'Last' in bots.py takes no weights"),
        ("raises.py:Bot", "raises.py, line 4: AttributeError: "),
        ("leaves.py:Bot", "leaves.py, line 2: SystemExit: usage: …"),
        ("typo.py:Bot", "typo.py, line 2: SyntaxError: "),
        ("lost.py:Bot", "lost.py, line 1: ModuleNotFoundError: No module named 'no_such_module_at_all'"),
    ):
        for command in ("simulate", "play"):
            assert says in refused(command, "hotw2018", "--seats", f"{seat},random,random"), seat
    assert "even:weights.py" not in refused("simulate", "fourgods", "--seats", "even:weights.py,random")
    assert "the bot 'even' takes no weights" in refused("simulate", "fourgods", "--seats", "even:weights.py,random")


def test_one_that_fails_or_cheats_forfeits(file: Path) -> None:
    seats = f"{file}:Wrong,{file}:Cheat,{file}:Idle"
    told = run("simulate", "hotw2018", "--games", "1", "--seats", seats).stderr.splitlines()
    assert told == [
        f"mundi: {file}:Wrong forfeited 1 game: it failed: IndexError: list index out of range",
        f"mundi: {file}:Cheat forfeited 1 game: it answered what cannot be understood: win",
        f"mundi: {file}:Idle forfeited 1 game: it only ever waits",
    ]
