"""Bots in a file of Python that belongs to no package: `FILE.py:NAME`, the name of a class or of a function."""

import hashlib
import importlib.util
import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from mappamundi.kernel import BadInput

# The file, the name in it, and the weights, if it is given any. What a package announces has no dot in its name, so no
# bot with weights looks like this, unless its file of weights has `.py:` in its own name.
NAMED: Final = re.compile(r"(?P<file>.+?\.py):(?P<name>[^:]*)(:(?P<weights>.*))?|(?P<bare>[^:]+\.py)", re.DOTALL)


class FromFile(NamedTuple):
    """Something that makes a bot, by its name in a file."""

    file: str
    name: str
    path: Path

    def __str__(self) -> str:
        return f"the bot {self.name!r} in {self.file}"

    @property
    def written(self) -> str:
        """How it is asked for."""
        return f"{self.file}:{self.name}"

    def load(self) -> Any:
        """The class or the function; `BadInput` if it cannot be had."""
        if not self.path.is_file():
            raise BadInput(f"there is no file {self.file}, from which the bot {self.name!r} is to come")
        if not self.name:
            raise BadInput(
                f"say which bot of {self.file} it is: write {self.file}:NAME, the name of a class or function"
            )
        module = self.tried(lambda: _imported(self.path))
        if not hasattr(module, self.name):
            raise BadInput(f"there is nothing called {self.name!r} in {self.file}")
        return getattr(module, self.name)

    def tried(self, make: Callable[[], Any]) -> Any:
        """What is made of it; `BadInput` says in which line of the file that fails."""
        try:
            return make()
        except BadInput:
            raise
        except (Exception, SystemExit) as error:
            said = " ".join(f"{type(error).__name__}: {error}".split())
            raise BadInput(f"{self} cannot be used: {self._place(error)}: {said}") from error

    def _place(self, error: BaseException) -> str:
        """The file and the line in it where things went wrong."""
        if isinstance(error, SyntaxError) and error.filename == str(self.path):
            return f"{self.file}, line {error.lineno}"
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if Path(frame.filename) == self.path:
                return f"{self.file}, line {frame.lineno}"
        return self.file


def in_file(text: str) -> tuple[FromFile, str | None] | None:
    """What is asked for, and the file of its weights; nothing if no file of Python is named."""
    found = NAMED.fullmatch(text)
    if found is None:
        return None
    file = found["file"] or found["bare"]
    return FromFile(file, found["name"] or "", Path(file).resolve()), found["weights"]


@cache
def _imported(path: Path) -> ModuleType:
    """The module in that file: run once in a process, under a name that nothing else has."""
    name = f"mappamundi_bot_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None  # its name ends in .py
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # What lies beside it can be imported, after everything else.
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
