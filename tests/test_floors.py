"""The four floors hold: imports go down only, a game is known only to its own parts, and rules stay pure.

The sources are read, not run, so that an import inside a function or under TYPE_CHECKING counts as well.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from tests.imports import PACKAGE, SOURCE, imports, module_name, python_sources

FLOORS = (
    frozenset({"kernel"}),
    frozenset({"games"}),
    frozenset({"bots", "records", "scenarios", "words"}),
    frozenset({"cli", "server", "client", "kit", "lab", "public", "wire", "__main__"}),
)

# Neighbours on one floor that may nevertheless be used, as (importer, imported). Every line needs a reason.
NEIGHBOURS: frozenset[tuple[str, str]] = frozenset(
    {
        ("__main__", "cli"),  # `python -m mappamundi` is the command line
        ("cli", "lab"),  # `mundi bench lab` and `mundi arena` measure with it
        ("cli", "server"),  # `mundi serve` and `mundi db` start it and look after its store
    }
)

# What each floor has of a game lies in a folder of its family, and of its edition.
FAMILIES = frozenset({"history", "fourgods"})
# Where the games that a floor has are listed; nowhere else outside their own parts is one of them named.
REGISTRIES = frozenset(f"{PACKAGE}/{path}" for path in ("games/__init__.py", "bots/__init__.py", "cli/displays.py"))
GAME_ID = re.compile(r"\b(hotw\d{4}|fourgods)\b")

OWN_PARTS = "a game is known to its own parts and to the registries alone"

# What the kernel and the rules may not reach for, and what to use in its place.
IMPURE = {
    "time": "rules read no clock",
    "datetime": "rules read no clock",
    "random": "randomness comes through the kernel's chance",
    "uuid": "randomness comes through the kernel's chance",
    "secrets": "only kernel/chance.py may draw a fresh seed",
    "os": "rules know nothing of the machine",
    "platform": "rules know nothing of the machine",
    "subprocess": "rules know nothing of the machine",
    "socket": "rules use no network",
    "urllib": "rules use no network",
    "http": "rules use no network",
    "locale": "rules know no language; they give message ids",
    "asyncio": "rules are plain functions; waiting belongs to the server",
    "threading": "rules are plain functions; waiting belongs to the server",
    "logging": "rules return events; they write nothing",
}
FRESH_SEEDS = f"{PACKAGE}/kernel/chance.py"

# What reads files: allowed in modules named data.py, for the game's own data. A Path alone is only a name and
# may be handed on; opening it is what counts.
FILES = frozenset({"importlib.resources", "io", "shutil", "tempfile", "glob", "pkgutil"})
FILE_CALLS = frozenset(
    {"open", "read_text", "read_bytes", "write_text", "write_bytes", "exists", "is_file", "is_dir", "iterdir"}
)
CONSOLE_CALLS = frozenset({"print", "input"})

# How files beside a game's code are read: the one part of the games that every game may use.
FOR_EVERY_GAME = ("games", "data")

Part = tuple[str, ...]  # where a module belongs, such as ("games", "history", "y2018") or ("cli",)


def test_the_four_floors_hold() -> None:
    sources = python_sources()
    assert f"{PACKAGE}/kernel/__init__.py" in sources, f"no sources found in {SOURCE}"
    problems = floor_problems(sources)
    if problems:
        pytest.fail("\n".join(problems), pytrace=False)


# The check itself


def floor_problems(sources: Mapping[str, str]) -> list[str]:
    """One readable line for each breach in `sources`, a mapping from path (below src) to source text."""
    known = {module_name(path) for path in sources}
    problems: list[str] = []
    for path, text in sorted(sources.items()):
        tree = ast.parse(text, path)
        here = part_of(module_name(path))
        if here and floor_of(here) is None:
            problems.append(f"{path}: {here[0]!r} stands on no floor; give it one in {Path(__file__).name}")
            continue
        found: dict[str, None] = {}
        for line, target in imports(path, tree, known):
            problem = direction_problem(path, here, target) or purity_problem(path, here, target)
            if problem:
                found[f"{path}:{line}: {problem}"] = None
        for line, function in calls(tree):
            problem = call_problem(path, here, function)
            if problem:
                found[f"{path}:{line}: {problem}"] = None
        for line, name in named_games(path, here, tree):
            found[f"{path}:{line}: names {name}: {OWN_PARTS}"] = None
        problems.extend(found)
    return problems


def part_of(module: str) -> Part | None:
    """The part of the house a module belongs to; () is the package's own front door, None is not ours.

    Everything is told apart by its first name; where a floor has parts for games, also by the family (history) and
    the edition (y2018) they are about.
    """
    package, *names = module.split(".")
    if package != PACKAGE:
        return None
    is_family = names[:1] == ["games"] or (len(names) > 1 and names[1] in FAMILIES)
    is_edition = is_family and len(names) > 2 and names[2][0] == "y" and names[2][1:].isdigit()
    return tuple(names[: 3 if is_edition else 2 if is_family else 1])


def floor_of(part: Part) -> int | None:
    """The number of the floor, from 1."""
    return next((number for number, names in enumerate(FLOORS, 1) if part[0] in names), None)


def calls(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Each call of a function or method as (line, last name)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.lineno, node.func.id
            elif isinstance(node.func, ast.Attribute):
                yield node.lineno, node.func.attr


def direction_problem(path: str, here: Part | None, target: str) -> str | None:
    """Why a module of part `here` may not import `target`, if it may not."""
    there = part_of(target)
    # The front door shows what is public of the whole house, and everybody may ask it for the version.
    if not here or not there or here == there:
        return None
    source_floor, target_floor = floor_of(here), floor_of(there)
    if source_floor is None or target_floor is None:
        return f"imports {target}, which stands on no floor"
    if target_floor > source_floor:
        return (
            f"imports {target} upward ({'/'.join(here)} is on floor {source_floor}, {there[0]} on floor {target_floor})"
        )
    if here[0] == there[0] == "games":
        return sideways_problem(here, there, target)
    if not knows(here, there) and not (path in REGISTRIES and here[0] == there[0]):
        return f"imports {target}: {OWN_PARTS}"
    if target_floor == source_floor and here[0] != there[0] and (here[0], there[0]) not in NEIGHBOURS:
        return f"imports its neighbour {target}; share through a lower floor, or list the pair with its reason"
    return None


def knows(here: Part, there: Part) -> bool:
    """Whether the second part is about no game, or about the game or the family that the first is about."""
    return there[1:] == here[1 : len(there)]


def sideways_problem(here: Part, there: Part, target: str) -> str | None:
    """Why one part of the games may not import another, if it may not."""
    is_catalogue = here == ("games",)
    is_own_family = len(there) == 2 and here[:2] == there
    if is_catalogue or is_own_family or there == FOR_EVERY_GAME:
        return None
    if here == there[:2]:
        return f"imports {target}: what editions share must not know the editions"
    return f"imports {target} sideways: a game knows only itself, what its family shares, and the kernel"


def named_games(path: str, here: Part | None, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Each id of a game in a string, as (line, id), where none belongs. A docstring may give one as an example."""
    if here is None or len(here) > 1 or path in REGISTRIES:
        return
    described = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            for found in GAME_ID.finditer(node.value):
                yield node.lineno, found[0]


def purity_problem(path: str, here: Part | None, target: str) -> str | None:
    """Why a module of the kernel or of a game may not import the library module `target`, if it may not."""
    if not must_be_pure(here):
        return None
    top = target.partition(".")[0]
    if top in IMPURE and not (top == "secrets" and path == FRESH_SEEDS):
        return f"imports {target}: {IMPURE[top]}"
    if not path.endswith("/data.py") and (target in FILES or top in FILES):
        return f"imports {target}: only modules named data.py read files"
    return None


def call_problem(path: str, here: Part | None, function: str) -> str | None:
    """Why a module of the kernel or of a game may not call `function`, if it may not."""
    if not must_be_pure(here):
        return None
    if function in CONSOLE_CALLS:
        return f"calls {function}(): rules have no console"
    if function in FILE_CALLS and not path.endswith("/data.py"):
        return f"calls {function}(): only modules named data.py read files"
    return None


def must_be_pure(here: Part | None) -> bool:
    return bool(here) and here is not None and here[0] in FLOORS[0] | FLOORS[1]


# The check of the check, on sources made up for it

HOUSE = {
    "mappamundi/__init__.py": "",
    "mappamundi/kernel/__init__.py": "",
    "mappamundi/kernel/chance.py": "",
    "mappamundi/games/__init__.py": "",
    "mappamundi/games/data.py": "",
    "mappamundi/games/fourgods/__init__.py": "",
    "mappamundi/games/history/__init__.py": "",
    "mappamundi/games/history/board.py": "",
    "mappamundi/games/history/y2001/__init__.py": "",
    "mappamundi/games/history/y2018/__init__.py": "",
    "mappamundi/games/history/y2018/battle.py": "",
    "mappamundi/bots/__init__.py": "",
    "mappamundi/bots/history/worth.py": "",
    "mappamundi/bots/history/y2001/__init__.py": "",
    "mappamundi/bots/history/y2018/__init__.py": "",
    "mappamundi/bots/fourgods/__init__.py": "",
    "mappamundi/records/__init__.py": "",
    "mappamundi/scenarios/__init__.py": "",
    "mappamundi/cli/__init__.py": "",
    "mappamundi/server/__init__.py": "",
}


@pytest.mark.parametrize(
    ("path", "line", "reason"),
    [
        ("kernel/game.py", "import mappamundi.games", "upward"),
        ("kernel/game.py", "from mappamundi import bots", "upward"),
        ("kernel/game.py", "from .. import bots", "upward"),
        ("kernel/game.py", "from ..games import history", "upward"),
        ("kernel/game.py", "if True:\n    def later():\n        import mappamundi.cli", "upward"),
        ("games/history/y2018/turn.py", "from mappamundi.records import load", "upward"),
        ("bots/greedy.py", "from mappamundi.cli import main", "upward"),
        ("games/fourgods/tiles.py", "from mappamundi.games.history.board import x", "sideways"),
        ("games/fourgods/tiles.py", "from mappamundi.games import history", "sideways"),
        ("games/fourgods/tiles.py", "from mappamundi.games import GAMES", "sideways"),
        ("games/data.py", "from mappamundi.games import fourgods", "sideways"),
        ("games/history/y2018/turn.py", "import mappamundi.games.history.y2001", "sideways"),
        ("games/history/y2018/turn.py", "from mappamundi.games.history import y2001", "sideways"),
        ("games/history/y2018/turn.py", "from ..y2001 import x", "sideways"),
        ("games/history/y2018/turn.py", "from ... import fourgods", "sideways"),
        (
            "games/history/board.py",
            "from mappamundi.games.history import y2018",
            "must not know the editions",
        ),
        ("bots/greedy.py", "from mappamundi.records import load", "neighbour"),
        ("bots/greedy.py", "from mappamundi.games.history.y2018 import battle", "its own parts"),
        ("bots/greedy.py", "from mappamundi.bots.history.y2018 import choose", "its own parts"),
        ("bots/__init__.py", "from mappamundi.games.history.y2018 import battle", "its own parts"),
        ("bots/history/worth.py", "from mappamundi.games.history.y2018 import battle", "its own parts"),
        ("bots/history/worth.py", "from mappamundi.bots.history import y2018", "its own parts"),
        ("bots/history/y2018/campaign.py", "from mappamundi.games.history import y2001", "its own parts"),
        ("bots/history/y2018/campaign.py", "from mappamundi.bots.history import y2001", "its own parts"),
        ("bots/fourgods/policy.py", "from mappamundi.games.history import board", "its own parts"),
        ("cli/history/y2018/words.py", "from mappamundi.bots.history import y2001", "its own parts"),
        ("server/table.py", "def f():\n    from mappamundi.games.history.y2018 import battle", "its own parts"),
        ("kernel/game.py", "EXAMPLE = 'hotw2018'", "names hotw2018"),
        ("server/table.py", "def f(x):\n    return f'{x}: fourgods'", "names fourgods"),
        ("cli/play/desk.py", "if game.id == 'hotw2024': pass", "names hotw2024"),
        ("scenarios/run.py", "import mappamundi.records", "neighbour"),
        ("server/app.py", "from mappamundi import cli", "neighbour"),
        ("attic/old.py", "", "stands on no floor"),
        ("cli/play.py", "import mappamundi.attic", "stands on no floor"),
        ("kernel/game.py", "import time", "no clock"),
        ("kernel/game.py", "import os.path", "the machine"),
        ("kernel/game.py", "from secrets import token_bytes", "fresh seed"),
        ("games/history/y2018/chance.py", "import secrets", "fresh seed"),
        ("games/history/y2018/turn.py", "from random import choice", "chance"),
        ("games/history/y2018/turn.py", "def f():\n    import locale", "language"),
        ("games/fourgods/clock.py", "import datetime, asyncio", "no clock"),
        ("games/fourgods/clock.py", "import datetime, asyncio", "waiting"),
        ("games/fourgods/clock.py", "import socket", "network"),
        ("games/history/y2018/turn.py", "from importlib import resources", "data.py"),
        ("games/history/y2018/turn.py", "import importlib.resources", "data.py"),
        ("games/history/y2018/turn.py", "def f(path):\n    path.read_text()", "data.py"),
        ("games/history/y2018/turn.py", "open('cards.yaml')", "data.py"),
        ("games/history/y2018/turn.py", "print('hello')", "console"),
    ],
)
def test_a_breach_is_found(path: str, line: str, reason: str) -> None:
    path = f"mappamundi/{path}"
    problems = floor_problems({**HOUSE, path: line})
    assert any(problem.startswith(path) and reason in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("kernel/chance.py", "import hashlib, secrets"),
        ("kernel/game.py", "from .chance import Seeded"),
        ("games/__init__.py", "from mappamundi.games.history import y2018"),
        ("games/history/y2018/turn.py", "from mappamundi.games.history import board"),
        ("games/history/y2018/data.py", "from mappamundi.games.data import load_yaml"),
        ("games/history/y2018/turn.py", "from mappamundi.games.history.y2018 import battle"),
        ("games/history/y2018/turn.py", "from mappamundi.kernel.chance import Seeded"),
        ("games/history/y2018/turn.py", "from . import battle"),
        (
            "games/history/y2018/data.py",
            "from importlib import resources\nfrom pathlib import Path\nopen('x')",
        ),
        ("games/history/y2018/turn.py", "from mappamundi import __version__"),
        ("games/__init__.py", "from pathlib import Path"),
        ("bots/greedy.py", "import random, time\nfrom mappamundi.games import GAMES"),
        ("bots/__init__.py", "GAMES = {'hotw2018': 1}\nfrom mappamundi.bots.history.y2018 import choose"),
        ("bots/history/worth.py", "from mappamundi.games.history import board"),
        ("bots/history/y2018/campaign.py", "from mappamundi.games.history.y2018 import battle"),
        ("bots/history/y2018/campaign.py", "from mappamundi.bots.history import worth\nID = 'hotw2018'"),
        ("cli/history/y2018/words.py", "from mappamundi.bots.history.y2018 import choose"),
        ("server/table.py", "def f():\n    'For example hotw2018.'"),
        ("cli/play.py", "import os\nfrom mappamundi import bots, kernel, records\nprint(open('x'))"),
        ("__main__.py", "from mappamundi.cli import main"),
    ],
)
def test_what_is_allowed_passes(path: str, line: str) -> None:
    assert floor_problems({**HOUSE, f"mappamundi/{path}": line}) == []
