"""Browser tests wait for what they want to see: neither by Playwright's polling, which pages forbid, nor by pauses."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WAITING = "tests/client/waiting.py"
# A measurement lasts as long as it is told to.
PAUSING = (WAITING, "tools/client/measure.py")
# `networkidle` counts silence by the clock; it serves where the words and fonts of a page are on their way.
BANNED = {
    "wait_for_function": ("the page's policy forbids the evaluation it polls with", ()),
    "wait_for_timeout": ("a pause is too short on a busy machine", PAUSING),
}


def problems(path: str, text: str) -> list[str]:
    """One line for each wait that depends on the machine or on a page without a policy."""
    found = []
    for node in ast.walk(ast.parse(text, path)):
        if isinstance(node, ast.Attribute) and node.attr in BANNED:
            why, allowed = BANNED[node.attr]
            if path not in allowed:
                found.append(f"{path}:{node.lineno}: {node.attr}: {why}; use {WAITING}, or expect() on a locator")
    return found


def test_nothing_waits_in_the_wrong_way() -> None:
    files = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("tools/**/*.py")]
    sources = {path.relative_to(ROOT).as_posix(): path for path in files if "node_modules" not in path.parts}
    assert WAITING in sources
    found = [line for path, file in sources.items() for line in problems(path, file.read_text(encoding="utf-8"))]
    if found:
        pytest.fail("\n".join(sorted(found)), pytrace=False)


def test_a_wrong_wait_is_found() -> None:
    assert problems("tests/client/test_x.py", "page.wait_for_function('1')")
    assert problems("tools/client/measure.py", "page.wait_for_function('() => 1')")
    assert problems("tests/client/test_x.py", "here.page.wait_for_timeout(10)")
    assert not problems(WAITING, "page.wait_for_timeout(10)")
