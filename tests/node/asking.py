"""Scripts of the client, asked something under Node, which runs them as they are (`browser.mjs`)."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent

needs_node = pytest.mark.skipif(not shutil.which("node"), reason="the client's scripts need Node to run")


def ask(script: str, folder: Path, given: dict[str, Any]) -> Any:
    """What a script of this folder makes of what it is given, which it finds in a file of that folder."""
    file = folder / "given.json"
    file.write_text(json.dumps(given), encoding="utf-8")
    run = subprocess.run(["node", HERE / script, file], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)
