"""Reading what is written: pages, their links and anchors, and the examples in them."""

import re
import shlex
from collections.abc import Iterator
from functools import cache
from itertools import dropwhile, groupby
from pathlib import Path
from typing import NamedTuple

import click
from markdown_it import MarkdownIt
from markdown_it.token import Token

from mappamundi.cli import main

ROOT = Path(__file__).parents[1]
# What people read: everything but the rules, which have tests of their own.
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md"))
)
# What stands between two commands on one line.
BETWEEN = frozenset({"&&", "&", "|", "||", ";", ">", ">>"})


class Example(NamedTuple):
    """A fenced block: its language, what is said about it, and where it stands."""

    language: str
    told: str
    text: str
    where: str

    @property
    def file(self) -> str | None:
        """The name under which it is saved, instead of being run."""
        found = re.fullmatch(r"file=(\S+)", self.told)
        return found[1] if found else None

    @property
    def reason(self) -> str | None:
        """Why it is not run."""
        found = re.fullmatch(r"not-run: (.+)", self.told)
        return found[1] if found else None


@cache
def tokens(page: str) -> list[Token]:
    markdown = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    return markdown.parse((ROOT / page).read_text(encoding="utf-8"))


def pieces(page: str) -> Iterator[Token]:
    """Every small part of a page's text: words, code, links."""
    for token in tokens(page):
        yield from token.children or ()


def examples(page: str) -> list[Example]:
    found = []
    for token in tokens(page):
        if token.type == "fence":
            language, _, told = token.info.strip().partition(" ")
            line = (token.map or [0])[0] + 1
            found.append(Example(language, told.strip(), token.content, f"{page}:{line}"))
    return found


def slug(title: str) -> str:
    """The anchor of a heading, as forges make it."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


@cache
def anchors(page: str) -> frozenset[str]:
    """The anchors of a page's headings; one that stands twice has a number."""
    found: list[str] = []
    for token, after in zip(tokens(page), tokens(page)[1:], strict=False):
        if token.type == "heading_open":
            name = slug("".join(child.content for child in after.children or ()))
            found.append(name if name not in found else f"{name}-{found.count(name)}")
    return frozenset(found)


def links(page: str) -> list[str]:
    """Where a page's links lead, and where its pictures lie."""
    return [
        str(piece.attrGet("href" if piece.type == "link_open" else "src"))
        for piece in pieces(page)
        if piece.type in ("link_open", "image")
    ]


def commands(text: str) -> list[list[str]]:
    """Every single command of some lines of shell, as its words, without comments and variables set before it."""
    found: list[list[str]] = []
    begun = ""
    for line in text.splitlines():
        begun = f"{begun}\n{line}" if begun else line
        if begun.endswith("\\"):
            begun = begun[:-1]
            continue
        lexer = shlex.shlex(begun, posix=True, punctuation_chars=True)
        lexer.whitespace_split = True
        try:
            words = [*lexer]
        except ValueError:
            continue  # a quotation goes on in the next line
        begun = ""
        for between, group in groupby(words, BETWEEN.__contains__):
            command = list(dropwhile(lambda word: re.match(r"\w+=", word) is not None, group))
            if command and not between:
                found.append(command)
    assert not begun, f"this does not end: {begun}"
    return found


def is_mundi(words: list[str]) -> bool:
    return words[0] in ("mundi", ".venv/bin/mundi")


def require_module(words: list[str], where: str) -> None:
    """A module that a checkout's Python is told to run is there."""
    if words[:2] == [".venv/bin/python", "-m"]:
        path = ROOT / words[2].replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), f"{where}: {words[2]}"


def require_known(words: list[str], where: str) -> None:
    """The program has such a command, with such options."""
    found: click.Command = main
    rest = words[1:]
    context = click.Context(main)
    while isinstance(found, click.Group) and rest and not rest[0].startswith("-"):
        inner = found.get_command(context, rest[0])
        assert inner, f"{where}: there is no command {' '.join(words)}"
        found, context = inner, click.Context(inner, parent=context)
        rest = rest[1:]
    if isinstance(found, click.Group):
        rest = [word for word in rest if not word.startswith("-")]
    try:
        found.make_parser(context).parse_args(list(rest))
    except click.UsageError as error:
        raise AssertionError(f"{where}: {' '.join(words)}: {error.format_message()}") from None
