"""The examples in what is written, run: page by page, each page in a folder of its own and from top to bottom.

What a block says after its language decides what becomes of it: nothing, and it is run; `file=NAME`, and it is saved
for the blocks that follow; `server`, and it is run by a shell beside a server; `not-run: WHY`, and it is only read
(tests/test_docs.py holds its commands to those that there are).
"""

import json
import os
import random
import runpy
import shlex
import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from tests.docs import PAGES, ROOT, Example, commands, examples, is_mundi
from tests.server.serving import PATIENCE, serving

from mappamundi.bots import house_bot
from mappamundi.cli import main
from mappamundi.games import GAME_IDS

ADDRESS = "http://127.0.0.1:8420"
# In small: what a reader would wait for some minutes for is the same in an instant.
SMALL = {"simulate": ("--games", "2"), "arena": ("--games", "3", "--jobs", "1"), "bench": ("--seconds", "0.1")}
# The repository's own programs; that they are there is held elsewhere, and running them is their own affair.
OWN = ("./", "tools/", ".venv/bin/")
RUN = [page for page in PAGES if any(one.language in ("python", "sh", "yaml", "json") for one in examples(page))]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, in which nothing falls by chance."""
    numbers = count()

    def seed() -> bytes:
        return next(numbers).to_bytes(32)

    for name in [name for name in os.environ if name.startswith("MUNDI_")]:
        monkeypatch.delenv(name)
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr("mappamundi.kernel.new_seed", seed)
    monkeypatch.setattr("mappamundi.server.new_tables.new_seed", seed)
    monkeypatch.chdir(tmp_path)
    random.seed(0)
    return tmp_path


def mundi(*words: str) -> None:
    """A command, by somebody who quits when asked."""
    found = CliRunner().invoke(main, list(words), input="q\n")
    if found.exception and not isinstance(found.exception, SystemExit):
        raise found.exception
    assert found.exit_code == 0, f"mundi {shlex.join(words)}: {found.output}"


def run_mundi(words: list[str]) -> None:
    name, *rest = words
    if name == "serve":
        # What would go on for ever: its database is made, as the server would, for the commands that follow.
        chosen = rest[rest.index("--db") : rest.index("--db") + 2] if "--db" in rest else []
        mundi("db", "upgrade", *chosen)
    else:
        mundi(*words, *SMALL.get(name, ()))


def run_shell(example: Example, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in commands(example.text):
        if is_mundi(words):
            run_mundi(words[1:])
        elif words[0] == "python":
            monkeypatch.setattr(sys, "argv", words[1:])
            runpy.run_path(words[1], run_name="__main__")
        else:
            assert words[0].startswith(OWN), f"{example.where}: {words[0]} cannot be run here: say why (not-run: …)"


def run_beside_a_server(example: Example, folder: Path) -> None:
    """By a shell, as it stands there but for the port."""
    lacking = [words[0] for words in commands(example.text) if words[0] == "curl" and not shutil.which("curl")]
    if lacking:
        pytest.skip(f"{example.where} needs {lacking[0]}, which is not installed")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    (folder / "server").mkdir(exist_ok=True)
    with serving(folder / "server") as served:
        asked = subprocess.run(
            ["bash", "-e", "-c", example.text.replace(ADDRESS, served.url)],
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            timeout=4 * PATIENCE,
            check=False,
        )
    assert asked.returncode == 0, f"{example.where}: {asked.stderr}"


def run_yaml(example: Example, folder: Path) -> None:
    told = yaml.safe_load(example.text)
    assert told, example.where
    if isinstance(told, dict) and "game" in told:
        (folder / "scenario.yaml").write_text(example.text, encoding="utf-8")
        mundi("scenario", "scenario.yaml")


@pytest.mark.parametrize("page", RUN)
def test_the_examples_of_a_page_run(page: str, at_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names: dict[str, object] = {"__name__": "example"}
    if any(
        words[:2] == ["mundi", "db"] for one in examples(page) for words in commands(one.text) if one.language == "sh"
    ):
        mundi("db", "upgrade")
    for example in examples(page):
        if example.reason:
            continue
        if example.file:
            Path(example.file).write_text(example.text, encoding="utf-8")
        elif example.told == "server":
            run_beside_a_server(example, at_home)
        elif example.language == "python":
            exec(compile(example.text, example.where, "exec"), names)  # noqa: S102 - our own pages
        elif example.language == "sh":
            run_shell(example, monkeypatch)
        elif example.language == "yaml":
            run_yaml(example, at_home)
        elif example.language == "json":
            json.loads(example.text)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_loops_of_the_bots_end_in_every_game(game_id: str) -> None:
    """The page about bots and the first one: whatever game is put in the place of theirs."""
    first = next(one for one in examples("docs/bots.md") if one.language == "python")
    tutorial = next(one for one in examples("docs/tutorials/first-bot.md") if one.file)
    for example in (first, tutorial):
        text = example.text.replace("hotw2018", game_id).replace('"greedy"', repr(house_bot(game_id)))
        names: dict[str, object] = {"__name__": "example"}
        exec(compile(text, example.where, "exec"), names)  # noqa: S102 - our own pages
        assert getattr(names["position"], "result")() is not None  # noqa: B009 - whatever game's it is


def test_a_package_without_the_repository_is_enough() -> None:
    """The first steps name no folder that only a copy of the repository has, but where they say so."""
    for page in (page for page in PAGES if page.startswith("docs/tutorials/")):
        for example in examples(page):
            assert not any(folder in example.text for folder in ("src/", "examples/", "tests/")), example.where
    assert "examples/" in (ROOT / "docs/install.md").read_text(encoding="utf-8")
