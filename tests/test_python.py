"""The package runs by every Python that it says it does, also by those that are not at hand where it is tested."""

import ast
import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
READING = sorted(path for path in SRC.rglob("*.py") if "__annotations__" in path.read_text(encoding="utf-8"))


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__" and node.names[0].name == "annotations"


@pytest.mark.parametrize("path", READING, ids=lambda path: str(path.relative_to(SRC)))
def test_whoever_reads_annotations_while_a_class_is_made_wants_them_then(path: Path) -> None:
    """From Python 3.14 on they are worked out when somebody asks, and there is no such name in a class before that;
    only where they are kept as text they stand there at once."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    assert any(map(_is_future, module.body)), "begin with: from __future__ import annotations"


def test_every_version_that_is_announced_is_tried() -> None:
    """`tools/pythons` tries those that are here; ./test and ./play take any of them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    announced = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    [listed] = re.findall(r"MUNDI_PYTHONS:-([^}]*)", (ROOT / "tools/pythons").read_text("utf-8"))
    assert listed.split() == [f"python{version}" for version in announced]
    assert set(announced) == set(re.findall(r"python(3\.\d+)", (ROOT / "tools/environment.sh").read_text("utf-8")))


def test_a_python_that_is_not_here_is_skipped_with_the_reason() -> None:
    environment = os.environ | {"MUNDI_PYTHONS": "python3.99"}
    told = subprocess.run(["tools/pythons"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert "Skipped: there is no python3.99 here." in told.stdout
    assert told.stdout.endswith("Tried: none\n")
