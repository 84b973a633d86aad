"""The example that learns, where its library is installed: it goes through, and says how often it wins."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_ppo.py"


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed")
def test_the_example_learns_and_says_how_often_it_wins() -> None:
    said = subprocess.run(
        [sys.executable, EXAMPLE, "--minutes", "0.01", "--games", "2"],
        env={**os.environ, "CUDA_VISIBLE_DEVICES": ""},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.count("wins") == 2


def test_the_example_stays_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 200
