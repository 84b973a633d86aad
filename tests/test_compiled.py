"""The compiled wheel: off unless asked for, made of files that exist, and skipped in words where it cannot be built."""

import os
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]


def tool(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["tools/compiled", *args],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_pure_wheel_is_the_default_and_every_compiled_module_exists() -> None:
    hook = BUILD["targets"]["wheel"]["hooks"]["mypyc"]
    assert hook["enable-by-default"] is False
    assert [path for path in hook["include"] if not (ROOT / path.lstrip("/")).is_file()] == []


def test_no_extension_hides_a_source() -> None:
    assert [str(path) for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")] == []


def test_without_a_compiler_it_says_so_and_is_content() -> None:
    done = tool(CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stdout.startswith("Skipped: there is no C compiler (no-such-compiler)")


def test_a_wrong_number_of_games_gets_the_usage() -> None:
    done = tool("many")
    assert done.returncode == 2
    assert "tools/compiled [GAMES]" in done.stdout
