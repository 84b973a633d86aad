"""Makes the pages of docs/ into a site that can be read anywhere, from a server or from the disk.

.venv/bin/python tools/docs/build.py                    into build/docs
.venv/bin/python tools/docs/build.py --out FOLDER

What stands in the contents, and in which order, is said by the lists of docs/index.md. Sheets, letters and the sign are
the client's own; the interface of the server is made from its OpenAPI document. Nothing is asked of another host.
"""

import argparse
import html
import json
import posixpath
import re
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight  # type: ignore[import-untyped]
from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename  # type: ignore[import-untyped]
from pygments.util import ClassNotFound  # type: ignore[import-untyped]

from mappamundi import __version__
from mappamundi.server import app, reference
from mappamundi.server.api.routes import ROUTES
from mappamundi.server.openapi import document

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
CLIENT = ROOT / "src/mappamundi/client"
FIRST = "docs/index.md"
# Pages outside docs/ that belong to the site.
BESIDE = ("CONTRIBUTING.md", "CHANGELOG.md")
INTERFACE = "interface.html"
SHEETS = ("css/tokens.css", "css/reference.css")
# Of a section the search reads so many letters: all of nearly every one, and not the longest table to its end.
MOST_SEARCHED = 6000
COPIED = (*SHEETS, "fonts", "icon.svg")

assert app.SUBJECTS, "the application enters its routes in the table when it is imported"


@dataclass
class Section:
    """A heading and what stands below it, for the contents of a page and for the search."""

    level: int
    anchor: str
    title: str
    words: list[str] = field(default_factory=list)


@dataclass
class Page:
    """One page: where it comes from, where it goes, and what is in it."""

    source: str
    target: str
    title: str
    body: str
    sections: list[Section]


def slug(title: str) -> str:
    """The anchor of a heading, as forges make it: the same links work there and here."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


def plain(token: Token) -> str:
    """What a piece of text says, without its marks."""
    return "".join(child.content if child.type in ("text", "code_inline") else " " for child in token.children or ())


def reader() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])


def anchors(tokens: list[Token]) -> list[Section]:
    """The headings of a page; a title that stands twice gets a number."""
    found: list[Section] = []
    taken: dict[str, int] = {}
    for number, token in enumerate(tokens):
        if token.type == "heading_open":
            title = plain(tokens[number + 1]).strip()
            name = slug(title)
            taken[name] = taken.get(name, -1) + 1
            anchor = f"{name}-{taken[name]}" if taken[name] else name
            token.attrSet("id", anchor)
            found.append(Section(int(token.tag[1]), anchor, title))
        elif token.type in ("inline", "fence") and found:
            found[-1].words.append(plain(token) if token.type == "inline" else token.content)
    return found


def target_of(source: str) -> str:
    """Where a file of the repository goes in the site."""
    if source == "README.md":
        source = FIRST
    if source.endswith(".md"):
        return source.removeprefix("docs/").removesuffix(".md").lower() + ".html"
    if source.startswith("docs/"):
        return source.removeprefix("docs/")
    return f"files/{source}.html"


def linked(source: str, address: str) -> tuple[str, str] | None:
    """The file of the repository that a link of a page leads to, and the anchor in it; none for one that leads away."""
    if re.match(r"[a-z]+:", address):
        return None
    path, _, anchor = address.partition("#")
    return (posixpath.normpath(posixpath.join(posixpath.dirname(source), path)) if path else source), anchor


def coloured(code: str, language: str, options: object = None, attributes: object = None) -> str:
    try:
        lexer = get_lexer_by_name(language.partition(" ")[0])
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    return str(highlight(code, lexer, HtmlFormatter(nowrap=True)))


def read_page(source: str, wanted: set[str]) -> Page:
    """A page as HTML; files of the repository that it names are added to `wanted`."""
    markdown = reader()
    markdown.options["highlight"] = coloured
    tokens = markdown.parse((ROOT / source).read_text(encoding="utf-8"))
    sections = anchors(tokens)
    target = target_of(source)
    for token in [child for block in tokens for child in block.children or ()]:
        name = {"link_open": "href", "image": "src"}.get(token.type, "")
        found = linked(source, str(token.attrGet(name))) if name else None
        if found is None:
            continue
        path, anchor = found
        if not path.endswith(".md"):
            wanted.add(path)
        there = posixpath.relpath(target_of(path), posixpath.dirname(target) or ".")
        token.attrSet(name, (there if path != source else "") + (f"#{anchor}" if anchor else ""))
    body = markdown.renderer.render(tokens, markdown.options, {})
    # A table that is wider than the page moves by itself.
    body = body.replace("<table>", '<div class="wide"><table>').replace("</table>", "</table></div>")
    return Page(source, target, sections[0].title, body, sections)


def navigation() -> list[tuple[str, list[tuple[str, str]]]]:
    """The contents: each heading of docs/index.md with the pages that its list names."""
    tokens = reader().parse((ROOT / FIRST).read_text(encoding="utf-8"))
    found: list[tuple[str, list[tuple[str, str]]]] = []
    for number, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            found.append((plain(tokens[number + 1]), []))
        if token.type == "inline" and token.children and token.level == 3 and found:
            opened = token.children[0]
            if opened.type == "link_open":
                there = linked(FIRST, str(opened.attrGet("href")))
                assert there, "the contents name pages of the repository"
                found[-1][1].append((there[0], token.children[1].content))
    return found


def in_contents(target: str) -> str:
    """The navigation as seen from a page."""
    parts = []
    for title, entries in navigation():
        items = []
        for source, text in [*entries, *([(INTERFACE, "Every path and structure")] if title == "Reference" else [])]:
            there = source if source == INTERFACE else target_of(source)
            mark = ' aria-current="page"' if there == target else ""
            address = posixpath.relpath(there, posixpath.dirname(target) or ".")
            items.append(f'<li><a href="{address}"{mark}>{html.escape(text)}</a></li>')
        parts.append(f"<p>{html.escape(title)}</p>\n<ul>{''.join(items)}</ul>")
    return "\n".join(parts)


def on_this_page(sections: list[Section]) -> str:
    items = [
        f'<li class="level-{one.level}"><a href="#{one.anchor}">{html.escape(one.title)}</a></li>'
        for one in sections
        if one.level in (2, 3)
    ]
    return f"<p>On this page</p><ul>{''.join(items)}</ul>" if len(items) > 1 else ""


def dressed(page: Page, kind: str = "prose") -> str:
    """The whole page."""
    root = posixpath.relpath(".", posixpath.dirname(page.target) or ".")
    filled = {
        "title": html.escape(page.title),
        "root": root,
        "kind": kind,
        "version": __version__,
        "contents": in_contents(page.target),
        "here": on_this_page(page.sections),
        "body": page.body,
    }
    text = (HERE / "page.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda match: filled[match[1]], text)


def interface() -> Page:
    """The server's own page, within the site."""
    described = document(ROUTES)
    sections = [Section(1, "", "The interface of the server")]
    for path, methods in described["paths"].items():
        for method, told in methods.items():
            sections.append(Section(4, told["operationId"], f"{method.upper()} {path}", [told["summary"]]))
    for name, schema in described["components"]["schemas"].items():
        words = [schema.get("description", ""), *schema.get("properties", ())]
        sections.append(Section(4, reference.schema_id(name), name, words))
    paths = f"<details><summary>All paths, streams and structures</summary>{reference.contents(described)}</details>"
    body = f"<h1>The interface of the server</h1>\n{paths}\n{reference.body(described)}"
    return Page(INTERFACE, INTERFACE, "The interface of the server", body, sections)


def listing(path: str) -> Page:
    """A file of the repository to look at."""
    text = (ROOT / path).read_text(encoding="utf-8")
    try:
        lexer = get_lexer_for_filename(path)
    except ClassNotFound:
        lexer = get_lexer_by_name("text")
    body = f"<h1><code>{path}</code></h1>\n<pre><code>{highlight(text, lexer, HtmlFormatter(nowrap=True))}</code></pre>"
    return Page(path, target_of(path), path, body, [Section(1, "", path)])


def found_by_search(pages: list[Page]) -> str:
    """What the search looks through, as a script: pages opened from the disk may read scripts and nothing else."""
    entries = [
        [
            page.target + (f"#{one.anchor}" if one.anchor else ""),
            page.title,
            one.title,
            " ".join(one.words)[:MOST_SEARCHED],
        ]
        for page in pages
        for one in page.sections
    ]
    return f"window.searched = {json.dumps(entries, ensure_ascii=False)};\n"


def sources() -> list[str]:
    """Every page of docs/, and those beside it."""
    within = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return [*within, *BESIDE]


def build(out: Path) -> list[Page]:
    """The whole site, from nothing."""
    shutil.rmtree(out, ignore_errors=True)
    wanted: set[str] = set()
    pages = [read_page(source, wanted) for source in sources()]
    pages.append(interface())
    for path in sorted(wanted):
        place = out / target_of(path)
        place.parent.mkdir(parents=True, exist_ok=True)
        if place.suffix == ".html" and (ROOT / path).is_file():
            place.write_text(dressed(listing(path)), encoding="utf-8")
        elif (ROOT / path).is_file():
            shutil.copyfile(ROOT / path, place)
    for page in pages:
        place = out / page.target
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(dressed(page, "reference-body" if page.target == INTERFACE else "prose"), encoding="utf-8")
    for name in COPIED:
        place = out / "look" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (CLIENT / name).is_dir() else shutil.copyfile
        copy(CLIENT / name, place)
    for name in ("site.css", "site.js"):
        shutil.copyfile(HERE / name, out / "look" / name)
    (out / "look" / "search.js").write_text(found_by_search(pages), encoding="utf-8")
    return pages


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the pages of docs/ into a site.")
    parser.add_argument("--out", type=Path, default=ROOT / "build/docs")
    out = parser.parse_args().out
    pages = build(out)
    sys.stdout.write(f"{len(pages)} pages: {out / 'index.html'}\n")


if __name__ == "__main__":
    main()
