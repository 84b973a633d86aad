"""What is written holds together: every page is in the contents, every link leads somewhere, every command exists."""

import posixpath
import re
from pathlib import Path

import pytest
import yaml
from tests.docs import PAGES, ROOT, anchors, commands, examples, is_mundi, links, pieces, require_known, require_module
from tools.docs.build import BESIDE, INTERFACE, build, navigation

from mappamundi import __version__

LANGUAGES = {"python", "sh", "yaml", "json", ""}
# The largest picture, in bytes: a page of them is read on phones too.
LARGEST = 200_000


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    """Within the repository, to the very heading; pictures are there."""
    for address in links(page):
        if re.match(r"https?://", address):
            continue
        path, _, anchor = address.partition("#")
        there = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
        assert (ROOT / there).is_file(), f"{page}: {address}"
        if anchor:
            assert anchor in anchors(there), f"{page}: {address}"


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_is_named_exists(page: str) -> None:
    """In examples and in the middle of a sentence; words in capitals stand for something."""
    for example in examples(page):
        assert example.language in LANGUAGES, f"{example.where}: {example.language}"
        assert not example.told or example.file or example.reason or example.told == "server", example.where
        for words in commands(example.text) if example.language == "sh" else ():
            if is_mundi(words):
                require_known(words, example.where)
            elif "node_modules" in words[0]:
                continue  # comes with npm, which not every machine has
            elif words[0].startswith(("./", "tools/")):
                assert (ROOT / words[0]).is_file(), f"{example.where}: {words[0]}"
            else:
                require_module(words, example.where)
    for piece in pieces(page):
        if piece.type == "code_inline" and re.match(r"(\.venv/bin/)?mundi [a-z]", piece.content):
            named = piece.content.replace("…", "").replace("public|any|off", "public")
            for words in filter(is_mundi, commands(named)):
                # A sentence may name an option without a value.
                require_known([*words, "VALUE"] if words[-1].startswith("--") else words, page)
        elif piece.type == "code_inline":
            require_module(piece.content.split(), page)


def test_every_page_is_in_the_contents() -> None:
    """Once; and the contents name nothing else."""
    listed = [source for _, entries in navigation() for source, _ in entries]
    within = [page for page in PAGES if page.startswith("docs/") and page != "docs/index.md"]
    assert sorted(listed) == sorted([*within, *BESIDE])
    assert any(title == "Reference" for title, _ in navigation()), "there the interface of the server is listed"


def test_long_pages_begin_with_their_contents() -> None:
    for page in ("docs/api.md", "docs/server.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        titles = re.findall(r"^## (.+)$", text, re.MULTILINE)
        line = next(line for line in text.splitlines() if " · [" in line)
        assert re.findall(r"\[([^\]]+)\]", line) == titles


def test_pictures_of_all_games_are_there_and_small() -> None:
    pictures = {address for page in PAGES for address in links(page) if address.endswith((".webp", ".png"))}
    assert {f"{game}.webp" for game in ("hotw2001", "hotw2018", "hotw2024", "fourgods")} <= {
        posixpath.basename(address) for address in pictures
    }
    for path in (ROOT / "docs").rglob("*"):
        if path.suffix in (".webp", ".png", ".svg", ".jpg"):
            assert path.stat().st_size <= LARGEST, path.name


def test_the_citation_is_of_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == __version__


# --- the site -------------------------------------------------------------------------------------------------------


def test_the_site_is_whole_and_asks_nothing_of_others(tmp_path: Path) -> None:
    """Every file that a page names is there, every anchor too, and nothing is fetched from another host."""
    pages = build(tmp_path)
    assert {page.target for page in pages} >= {"index.html", INTERFACE, "tutorials/first-bot.html", "changelog.html"}
    texts = {path.relative_to(tmp_path).as_posix(): path.read_text("utf-8") for path in tmp_path.rglob("*.html")}
    ids = {name: set(re.findall(r'\bid="([^"]+)"', text)) for name, text in texts.items()}
    for name, text in texts.items():
        assert "{{" not in re.sub(r"<pre>.*?</pre>|<code>.*?</code>", "", text, flags=re.DOTALL), name
        fetched = re.findall(r'<(?:script|link|img)[^>]*(?:src|href)="([^"]+)"', text)
        assert fetched
        for address in fetched:
            assert not re.match(r"\w+:|//", address), f"{name}: {address}"
        for address in [*fetched, *re.findall(r'<a [^>]*href="([^"]+)"', text)]:
            if re.match(r"https?:", address):
                continue
            path, _, anchor = address.partition("#")
            there = posixpath.normpath(posixpath.join(posixpath.dirname(name), path)) if path else name
            assert (tmp_path / there).is_file(), f"{name}: {address}"
            if anchor and there in ids:
                assert anchor in ids[there], f"{name}: {address}"
    for sheet in tmp_path.rglob("*.css"):
        assert not re.search(r"url\(\"?(https?:)?//|@import", sheet.read_text("utf-8")), sheet.name
    # The search knows all pages and the interface.
    searched = (tmp_path / "look" / "search.js").read_text("utf-8")
    assert all(f'"{page.target}' in searched for page in pages)
