"""No circle of imports: not among modules, even inside functions or for types alone, nor among scripts, even later."""

import pytest
from tests.imports import circles, python_graph, python_sources, script_graph, script_sources


def check(found: list[tuple[str, ...]]) -> None:
    if found:
        pytest.fail("\n".join(f"a circle: {', '.join(one)}" for one in found), pytrace=False)


def test_no_circle_among_modules() -> None:
    check(circles(python_graph(python_sources())))


def test_no_circle_among_scripts() -> None:
    check(circles(script_graph(script_sources())))


def test_circles_are_found_however_they_are_closed() -> None:
    sources = {
        "mappamundi/__init__.py": "",
        "mappamundi/a.py": "from mappamundi import b",
        "mappamundi/b.py": "def later():\n    from mappamundi.c import x",
        "mappamundi/c.py": "if TYPE_CHECKING:\n    from mappamundi.a import y",
        "mappamundi/d.py": "from mappamundi import a",
    }
    assert circles(python_graph(sources)) == [("mappamundi.a", "mappamundi.b", "mappamundi.c")]
    by_name = {
        "mappamundi/cli/a.py": 'importlib.import_module(f"mappamundi.cli.{name}")',
        "mappamundi/cli/b.py": "from mappamundi.cli.c import x",
        "mappamundi/cli/c.py": "def later():\n    from mappamundi.cli import a",
        "mappamundi/cli/d/e.py": "from mappamundi.cli import a",
    }
    assert circles(python_graph(by_name)) == [("mappamundi.cli.a", "mappamundi.cli.b", "mappamundi.cli.c")]
    scripts = {
        "a.js": 'import { x } from "./ui/b.js";',
        "ui/b.js": 'import x, { y } from "./c.js";\nconst later = () => import("./f.js");',
        "ui/c.js": 'export { y } from "../a.js";',
        "ui/d.js": '/** @param {import("./e.js").E} e */\n// import "./e.js"\nimport "./c.js";',
        "ui/e.js": 'import "./d.js";',
        "ui/f.js": 'import "./b.js";',
    }
    assert circles(script_graph(scripts)) == [("a.js", "ui/b.js", "ui/c.js", "ui/f.js")]
