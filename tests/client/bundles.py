"""The client as a wheel has it: its files, and beside them its scripts and styles in few."""

import os
import shutil
import subprocess
from pathlib import Path

from mappamundi.server import pages

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools/client/bundle.mjs"


def why_not() -> str | None:
    """Why no bundle can be made here, if none can."""
    if not shutil.which("node"):
        return "node is not installed, with which the client is bundled"
    if not (TOOL.parent / "node_modules/esbuild").is_dir():
        return "the client's tools are not installed (npm ci --prefix tools/client)"
    return None


def bundle(client: Path) -> None:
    subprocess.run(["node", TOOL, client], check=True)


def make_bundled(client: Path) -> None:
    """Put the client with its bundle there, all at once: others may make it at the same time."""
    making = client.with_name(f"{client.name}-{os.getpid()}")
    shutil.copytree(pages.CLIENT, making, ignore=shutil.ignore_patterns(pages.BUNDLE))
    bundle(making)
    try:
        making.rename(client)
    except OSError:
        shutil.rmtree(making)
