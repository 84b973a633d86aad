"""The package runs by every Python that it says it does, also by those that are not at hand where it is tested."""

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
READING = sorted(path for path in SRC.rglob("*.py") if "__annotations__" in path.read_text(encoding="utf-8"))


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__" and node.names[0].name == "annotations"


@pytest.mark.parametrize("path", READING, ids=lambda path: str(path.relative_to(SRC)))
def test_whoever_reads_annotations_while_a_class_is_made_wants_them_then(path: Path) -> None:
    """From Python 3.14 on they are worked out when somebody asks, and there is no such name in a class before that;
    only where they are kept as text they stand there at once."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    assert any(map(_is_future, module.body)), "begin with: from __future__ import annotations"
