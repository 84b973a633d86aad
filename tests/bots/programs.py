"""Bots that are programs, a few lines of Python each: an honest one, and all the others."""

import shlex
import sys
from pathlib import Path

BEGIN = "import json, sys, time\nbegun = json.loads(sys.stdin.readline())\n"
HONEST = (
    BEGIN
    + """
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"choose": begun["seed"] % len(asked["legal"])}), flush=True)
"""
)


def answering(answer: str) -> str:
    """A program that always answers so: an expression, with what it was `asked`."""
    return BEGIN + f"for line in sys.stdin:\n    asked = json.loads(line)\n    print({answer}, flush=True)\n"


def program(folder: Path, source: str, name: str = "bot.py", *words: str) -> str:
    """The name of a bot that is this program."""
    file = folder / name
    file.write_text(source, encoding="utf-8")
    # Without what a site adds, an interpreter starts in no time.
    return "run:" + shlex.join([sys.executable, "-I", "-S", str(file), *words])
