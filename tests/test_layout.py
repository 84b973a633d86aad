"""No line of Python, scripts or styles is wider than the layout: formatters leave words, comments and markup alone."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WIDTH = 120
FOLDERS = ("src", "tests", "tools", "examples", "deploy")
LEFT_OUT = ("vendor", "node_modules")
# What a comment tells a checker does not count, as ruff does not count it.
TOLD = re.compile(r"  # (noqa|type: ignore|pragma).*")
# What has no places to break it: the outlines of signs, and the letters that a font has.
OUTLINE = re.compile(r'\s*(\w+: )?"M[-\w. ]+",?;?')
DATA = {
    "src/mappamundi/client/js/games/fourgods/pieces.js": OUTLINE,
    "src/mappamundi/client/js/games/history/signs.js": OUTLINE,
    "src/mappamundi/client/js/ui/seal.js": OUTLINE,
    "src/mappamundi/client/css/tokens.css": re.compile(r"\s*(U\+[-\w]+(, |;))+"),
}


def sources(ending: str) -> dict[str, list[str]]:
    """The lines of every file of ours with this ending."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob(f"*.{ending}"))]
    ours = [path.relative_to(ROOT) for path in paths]
    return {
        path.as_posix(): (ROOT / path).read_text("utf-8").splitlines()
        for path in ours
        if not set(path.parts) & set(LEFT_OUT)
    }


@pytest.mark.parametrize("ending", ["py", "js", "mjs", "css"])
def test_no_line_is_wider_than_the_layout(ending: str) -> None:
    files = sources(ending)
    assert files
    wide = [
        f"{path}:{number}: {len(line)}"
        for path, lines in files.items()
        for number, line in enumerate(lines, 1)
        if len(TOLD.sub("", line)) > WIDTH and not (path in DATA and DATA[path].fullmatch(line))
    ]
    assert not wide, "\n".join(wide)


@pytest.mark.parametrize("path", DATA)
def test_what_is_said_to_be_wide_data_is(path: str) -> None:
    lines = (ROOT / path).read_text("utf-8").splitlines()
    assert any(len(line) > WIDTH and DATA[path].fullmatch(line) for line in lines)
