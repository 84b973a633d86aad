"""The floors of the client: the frame knows no game, editions do not know each other, and what is imported is there."""

import json
import re
from collections.abc import Mapping

import pytest
from tests.imports import CLIENT, script_imports, script_sources

# From below: each imports from itself and from what is below. What lies in no folder serves all; `main.js` is above.
FLOORS = ("", "ui", "table", "games/index.js", "screens", "main.js")
# Where the frame finds the games, what it may expect of one, and what the server tells of one.
REGISTRY = frozenset({"games/index.js", "games/contract.js", "games/details.js"})

Part = tuple[str, ...]

SHARED = "what editions share must not know the editions"
BY_REGISTRY = "the frame knows games by their registry alone"


def script_problems(sources: Mapping[str, str], libraries: set[str], declared: set[str]) -> list[str]:
    """One readable line for each breach in `sources`, a mapping from path (below js) to text. Types count as well."""
    found: dict[str, None] = {}
    for path, text in sorted(sources.items()):
        for line, target in script_imports(path, text):
            problem = missing(target, sources, libraries, declared) or direction(path, target)
            if problem:
                found[f"{path}:{line}: imports {target}: {problem}"] = None
    return list(found)


def missing(target: str, sources: Mapping[str, str], libraries: set[str], declared: set[str]) -> str | None:
    known = target in sources or target in libraries or target in declared
    return None if known else "it is not there"


def direction(path: str, target: str) -> str | None:
    """Why the one may not import the other, if it may not."""
    if not target.endswith(".js") or path == target:
        return None
    here, there = game_of(path), game_of(target)
    if (there is None or target in FLOORS) and floor_of(target) > floor_of(path):
        return f"{target if target in FLOORS else target.rpartition('/')[0]} is above"
    if there is None:
        return None
    if here is None:
        return None if target in REGISTRY else BY_REGISTRY
    if path in REGISTRY or there == here[: len(there)]:
        return None
    if here == there[: len(here)]:
        return SHARED
    return "a game knows only itself and what its family shares"


def game_of(path: str) -> Part | None:
    """Family and edition that a script is about, () for what all games share, None for the frame."""
    folder, *names = path.split("/")
    if folder != "games":
        return None
    return tuple(names[: 2 if len(names) > 2 and re.fullmatch(r"y\d{4}", names[1]) else 1]) if len(names) > 1 else ()


def floor_of(path: str) -> int:
    """Games and shows stand beside the table: they are part of it. The registry, which loads games, is above them: a
    screen hands to the table what it needs of it."""
    if path in FLOORS:
        return FLOORS.index(path)
    folder = path.partition("/")[0] if "/" in path else ""
    return FLOORS.index("table" if folder in ("games", "show") else folder)


def test_the_floors_of_the_client_hold() -> None:
    sources = script_sources()
    assert "main.js" in sources
    page = (CLIENT / "index.html").read_text("utf-8")
    imported = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert imported
    libraries = set(json.loads(imported[1])["imports"])
    scripts = CLIENT / "js"
    declared = {f"{path.relative_to(scripts).as_posix().removesuffix('.d.ts')}.js" for path in scripts.rglob("*.d.ts")}
    problems = script_problems(sources, libraries, declared)
    if problems:
        pytest.fail("\n".join(problems), pytrace=False)


# The check of the check, on sources made up for it

HOUSE = {
    "main.js": "",
    "net.js": "",
    "ui/toast.js": "",
    "table/frame.js": "",
    "show/watch.js": "",
    "screens/home.js": "",
    "games/index.js": "",
    "games/contract.js": "",
    "games/details.js": "",
    "games/fourgods/index.js": "",
    "games/history/words.js": "",
    "games/history/y2001/index.js": "",
    "games/history/y2018/index.js": "",
    "games/history/y2018/battle.js": "",
}


@pytest.mark.parametrize(
    ("path", "line", "reason"),
    [
        ("ui/text.js", 'import { a } from "./nowhere.js";', "not there"),
        ("ui/text.js", 'import { a } from "leftpad";', "not there"),
        ("ui/text.js", '/** @type {import("../types.js").A} */', "not there"),
        ("net.js", 'import { a } from "./ui/toast.js";', "above"),
        ("ui/toast.js", 'import { a } from "../table/frame.js";', "above"),
        ("table/frame.js", 'import { a } from "../screens/home.js";', "above"),
        ("games/history/words.js", 'import { a } from "../../screens/home.js";', "above"),
        ("screens/home.js", 'import { a } from "../main.js";', "above"),
        ("show/watch.js", 'import { a } from "../screens/home.js";', "above"),
        ("net.js", 'import { a } from "./show/watch.js";', "above"),
        ("screens/home.js", 'import { a } from "../games/history/words.js";', "registry"),
        ("table/frame.js", 'const a = () => import("../games/history/y2018/index.js");', "registry"),
        ("ui/toast.js", '/** @type {import("../games/fourgods/index.js").A} */', "registry"),
        ("ui/keymap.js", 'import { a } from "../games/index.js";', "above"),
        ("table/frame.js", 'const a = () => import("../games/index.js");', "above"),
        ("games/history/words.js", 'import { a } from "../index.js";', "above"),
        ("games/history/y2018/battle.js", 'import { a } from "../y2001/index.js";', "knows only itself"),
        ("games/fourgods/index.js", 'import { a } from "../history/words.js";', "knows only itself"),
        ("games/history/words.js", 'import { a } from "./y2018/battle.js";', "must not know"),
    ],
)
def test_a_breach_is_found(path: str, line: str, reason: str) -> None:
    problems = script_problems({**HOUSE, path: line}, {"preact"}, {"wire.js"})
    assert [problem for problem in problems if problem.startswith(f"{path}:1: ") and reason in problem], problems


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("main.js", 'import { a } from "./screens/home.js";'),
        ("table/frame.js", 'import { render } from "preact";\nimport { a } from "../ui/toast.js";'),
        ("table/frame.js", '/** @type {import("../wire.js").A} */'),
        ("table/frame.js", 'import { a } from "../show/watch.js";'),
        ("show/watch.js", 'import { a } from "../table/frame.js";'),
        ("screens/home.js", 'import { a } from "../games/index.js";'),
        ("table/frame.js", '/** @type {import("../games/contract.js").Plugin} */'),
        ("table/frame.js", 'import { a } from "../games/details.js";'),
        ("games/index.js", 'const a = () => import("./history/y2018/index.js");'),
        ("games/history/y2018/battle.js", 'import { a } from "../words.js";\nimport { b } from "./index.js";'),
        ("games/history/y2018/battle.js", 'import { a } from "../../../table/frame.js";'),
    ],
)
def test_what_is_allowed_passes(path: str, line: str) -> None:
    assert script_problems({**HOUSE, path: line}, {"preact"}, {"wire.js"}) == []
