"""Packages of other people, installed where only the test looks."""

import ensurepip
import subprocess
import sys
from pathlib import Path

import pytest

from mappamundi import bots, games
from mappamundi.kernel import installed

ROOT = Path(__file__).parents[2]
PEARLS = ROOT / "examples" / "mappamundi-pearls"


def pip() -> list[str]:
    """How pip is called: the one that comes with Python, since an environment need not have one of its own."""
    wheels = sorted((Path(ensurepip.__path__[0]) / "_bundled").glob("pip-*.whl"))
    if not wheels:
        pytest.skip("this Python comes without pip")
    return [sys.executable, str(wheels[-1] / "pip")]


def install(package: Path, folder: Path) -> Path:
    """By pip, as anybody would, but without a network; `folder` is then a place to import from."""
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
    subprocess.run([*pip(), "install", *options, "--target", str(folder), str(package)], check=True, timeout=600)
    return folder


def announce(folder: Path, package: str, points: str, **modules: str) -> Path:
    """A package as if pip had installed it there: what it announces, and its modules."""
    about = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def forget(folder: Path) -> None:
    """What is installed is looked up anew, and what was imported from there has never been."""
    for known in (installed.announced, games._others_game, bots._loaded):
        known.cache_clear()
    for name, module in list(sys.modules.items()):
        if Path(getattr(module, "__file__", None) or "/").is_relative_to(folder):
            del sys.modules[name]


def see(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, and until the end of the test, what is in this folder is installed."""
    monkeypatch.syspath_prepend(folder)
    forget(folder)
