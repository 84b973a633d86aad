"""Which rules are cited in code and which are shown by tests."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mappamundi.kernel import BadInput
from mappamundi.kernel.rulebook import Rulebook

_NUMBER = re.compile(r"\b([A-Z]\d+\.)(\d+)(?:\s?[–-]\s?(?:\1)?(\d+)\b)?")


@dataclass(frozen=True, slots=True)
class Coverage:
    """The rules of a game, and those that nothing in the code cites or no test shows."""

    game: str
    rules: list[str]
    uncited: list[str]
    unshown: list[str]

    def json(self) -> dict[str, Any]:
        total = len(self.rules)
        return {
            "game": self.game,
            "rules": total,
            "cited": total - len(self.uncited),
            "shown": total - len(self.unshown),
            "uncited": self.uncited,
            "unshown": self.unshown,
        }


def checkout() -> tuple[Path, Path]:
    """The folders of the sources and of the tests."""
    source = Path(__file__).parents[1]
    for root in (source.parents[1], Path.cwd()):
        if (root / "tests").is_dir() and (root / "src" / "mappamundi").is_dir():
            return root / "src" / "mappamundi", root / "tests"
    raise BadInput("there is no folder of tests here; run this from a checkout of the repository")


def cover(game: str, book: Rulebook, source: Path, tests: Path) -> Coverage:
    """Look for each rule's number in the code, in the tests and in what scenarios say they show."""
    rules = book.rules()
    cited = _cited(path.read_text("utf-8") for path in source.rglob("*.py"))
    shown = _cited(path.read_text("utf-8") for path in tests.rglob("*.py")) | _shown(tests)
    return Coverage(
        game,
        rules,
        [rule for rule in rules if rule not in cited],
        [rule for rule in rules if rule not in shown],
    )


def numbers_in(text: str) -> set[str]:
    """The rule numbers in a text; a span such as `X1.2–X1.4` or `X1.2–4` names all in it."""
    found: set[str] = set()
    for chapter, first, last in _NUMBER.findall(text):
        found.update(f"{chapter}{place}" for place in range(int(first), int(last or first) + 1))
    return found


def _cited(texts: Iterable[str]) -> set[str]:
    return set().union(*map(numbers_in, texts))


def _shown(tests: Path) -> set[str]:
    from mappamundi.scenarios import load_cases

    files = sorted((tests / "scenarios").rglob("*.yaml"))
    return {rule for file in files for case in load_cases(file) for rule in case.rules}
