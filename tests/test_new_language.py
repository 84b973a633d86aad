"""A new language is a tag in the one list, and its files: here one with made-up words, in a copy of the package."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.test_narration import NODE, WITH_NODE

from mappamundi.kernel import Line
from mappamundi.kernel.languages import LANGUAGES
from mappamundi.kernel.narration import say

ROOT = Path(__file__).parents[1]
TAG, NAME = "es-MX", "Español (México)"
# What every message of it begins with.
MARK = "¡Órale!"
SOURCES = ("*.py", "*.js", "*.html")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What docs/languages.md asks for, done to the copy."""
    home = tmp_path_factory.mktemp("home")
    package = home / "src/mappamundi"
    shutil.copytree(ROOT / "src/mappamundi", package, ignore=shutil.ignore_patterns("__pycache__"))
    (home / "tools").mkdir()
    shutil.copy(ROOT / "tools/wire_types.py", home / "tools")
    (home / "docs").mkdir()
    shutil.copy(ROOT / "docs/api.md", home / "docs")
    shutil.copytree(package / "client/locales/en", package / f"client/locales/{TAG}")
    for path in (package / f"client/locales/{TAG}").iterdir():
        words = re.sub(r"^([a-z][\w-]* =) (?=\S)", rf"\1 {MARK} ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        path.write_text(words, encoding="utf-8")
    for path in list(package.glob("games/**/rules/*.en.md")):
        shutil.copy(path, path.with_name(path.name.replace(".en.", f".{TAG}.")))
    listed = package / "kernel/languages.py"
    found, count = re.subn(r"\}$", f', "{TAG}": "{NAME}"}}', listed.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert count == 1
    listed.write_text(found, encoding="utf-8")
    python(home, str(home / "tools/wire_types.py"))
    return home


def python(home: Path, *args: str) -> str:
    """What Python prints with the copy in place of the package."""
    environment = {"PYTHONPATH": str(home / "src"), "PATH": "", "PYTHONUTF8": "1"}
    ran = subprocess.run([sys.executable, *args], capture_output=True, text=True, env=environment, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


SERVER = f"""
import json
import msgspec
from mappamundi.games import GAME_IDS, game
from mappamundi.server import notices, wire
from mappamundi.server.pages import CLIENT, Pages, spoken
pages = Pages(CLIENT)
told = {{
    "games": [list(game(id_).facts.languages) for id_ in GAME_IDS],
    "taken": msgspec.convert("{TAG}", wire.Language),
    "notice": json.loads(notices.letter(notices.Kept(language="{TAG}"), trial=True))["text"],
    "guessed": spoken("{TAG};q=0.9, en;q=0.5", pages.languages),
    "page": pages.page_for("home", "{TAG}").body.decode(),
}}
print(json.dumps(told))
"""


TERMINAL = f"""
from mappamundi.cli.displays import words_for
from mappamundi.games import game
words = words_for(game("fourgods"), "{TAG}")
print(words("name-ocean"), words.listed("abc"))
"""


def test_the_server_speaks_it(home: Path) -> None:
    told: dict[str, Any] = json.loads(python(home, "-c", SERVER))
    assert all(languages == [*LANGUAGES, TAG] for languages in told["games"])
    assert (told["taken"], told["guessed"]) == (TAG, TAG)
    assert told["notice"].startswith(MARK)
    assert f'<p lang="{TAG}">{MARK}' in told["page"]
    assert f"/locales/{TAG}/site.ftl" in told["page"]


def test_the_terminal_speaks_it(home: Path) -> None:
    asked = python(home, "-m", "mappamundi", "play", "--help")
    assert f"{', '.join(LANGUAGES)}, {TAG};" in " ".join(asked.split())
    assert "Z1.1" in python(home, "-m", "mappamundi", "rules", "hotw2018", "Z1.1", "--language", TAG)
    assert python(home, "-c", TERMINAL) == f"{MARK} ocean a, b y c\n"


def test_the_scripts_offer_it(home: Path) -> None:
    scripts = home / "src/mappamundi/client/js"
    assert f'"{TAG}": "{NAME}"' in (scripts / "i18n.js").read_text(encoding="utf-8")
    assert f'| "{TAG}"' in (scripts / "wire.d.ts").read_text(encoding="utf-8")


@WITH_NODE
def test_the_browser_speaks_it(home: Path) -> None:
    assert NODE is not None
    told = {"seq": 1, "at": 0, "kind": "step", "lines": [Line([say("chronicle-begins")]).json()]}
    asked = {
        "language": TAG,
        "game": "fourgods",
        "files": ["fourgods"],
        "seats": ["Ana"],
        "viewer": None,
        "log": [told],
    }
    command = [NODE, str(ROOT / "tests/kit/narration.mjs"), str(home / "src/mappamundi/client")]
    ran = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)[0][0].startswith(MARK)


def test_there_is_no_second_list() -> None:
    """Whoever names all of them has a list of his own. What the tool writes is held to ours elsewhere."""
    kept = {"kernel/languages.py", "client/js/i18n.js"}
    source = ROOT / "src/mappamundi"
    found = {
        str(path.relative_to(source))
        for pattern in SOURCES
        for path in source.rglob(pattern)
        if all(named(tag, path.read_text(encoding="utf-8")) for tag in list(LANGUAGES)[1:])
    }
    assert found == kept


def named(tag: str, text: str) -> bool:
    return re.search(rf"""["']{tag}["']|\b{tag}: \"""", text) is not None
