"""tools/wheel: the client bundled where that can be done, and all of it as it is written in any case."""

import json
import os
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.client.bundles import why_not

from mappamundi.server.pages import CLIENT

ROOT = Path(__file__).parents[1]
FOLDER = "mappamundi/client/"


def build(folder: Path, **environment: str) -> tuple[str, set[str], Path]:
    """What the tool said, the files of the client in the wheel, and the wheel."""
    done = subprocess.run(
        ["tools/wheel", folder], cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as found:
        names = {name.removeprefix(FOLDER) for name in found.namelist() if name.startswith(FOLDER)}
    return done.stdout, names, wheel


def written() -> set[str]:
    return {path.relative_to(CLIENT).as_posix() for path in CLIENT.rglob("*") if path.is_file()}


@pytest.mark.skipif(bool(why_not()), reason=why_not() or "")
def test_the_wheel_has_the_bundle_beside_the_sources(tmp_path: Path) -> None:
    _, names, wheel = build(tmp_path)
    with ZipFile(wheel) as found:
        manifest = json.loads(found.read(f"{FOLDER}dist/manifest.json"))
    assert {f"dist/{name}" for name in manifest["files"].values()} <= names
    assert {name for name in names if not name.startswith("dist/")} == written()
    assert not (CLIENT / "dist").exists(), "a checkout serves its scripts as they are written"


def test_without_npm_the_wheel_has_the_scripts_as_they_are_written(tmp_path: Path) -> None:
    said, names, _ = build(tmp_path, NPM="no-such-npm")
    assert said.startswith("Not bundled: npm is not installed.")
    assert names == written()
