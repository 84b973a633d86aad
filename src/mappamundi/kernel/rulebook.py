"""A rules text, in the reader's language, taken apart: introduction, numbered rules, rulings and chapters."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal, get_args

# Rules are told to a player, and said precisely for whoever writes a program, under the same numbers.
Form = Literal["player", "precise"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)

# The language in which the rules are written; translations follow it.
ORIGINAL = "en"

# A list item that starts with its number, in bold or not.
_ITEM = re.compile(r"- (\*\*)?([A-Z]\d+(?:\.\d+)?)(?(1)\*\*)(?:\s+(.*))?$")
_HEADING = re.compile(r"## (?:(\d+)\.\s)?(.*)$")
# Lines that stay lines of their own: a list's items and a table's rows.
_INNER = re.compile(r" +([-*] .*|\|.*)$")
_BRACKETS = re.compile(r"\[([^\]]*)\]")
_RULING = re.compile(r"\b[A-Z]\d+\b(?!\.\d)")


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Texts, and the headings above them, by number in their order; whole chapters by theirs; and the paragraphs that
    stand before the first of them.

    A number with a dot is a rule: letter, chapter, place. One without is a ruling, to which rules point in brackets,
    or a worked example. Where a rule holds a list or a table, each item and row of it is a line of its own.
    """

    texts: dict[str, str]
    headings: dict[str, str]
    chapters: dict[str, str]
    introduction: list[str]

    def rules(self) -> list[str]:
        """The numbers of the rules proper."""
        return [number for number in self.texts if "." in number]

    def rulings(self) -> list[str]:
        """The numbers of what settles doubts: all that have the letter to which the rules point."""
        letters = {ruling[0] for text in self.texts.values() for ruling in cited_rulings(text)}
        return [number for number in self.texts if "." not in number and number[0] in letters]

    def item(self, number: str) -> str:
        """A rule as a list item, followed by the rulings it points to."""
        text = self.texts[number]
        first, *more = text.split("\n")
        lines = [f"- **{number}** {first}"]
        for before, line in zip([first, *more], more, strict=False):
            opens_table = line.startswith("|") and not before.startswith("|")
            lines += ["", f"  {line}"] if opens_table else [f"  {line}"]
        lines += [f"  - **{ruling}** {self.texts[ruling]}" for ruling in cited_rulings(text) if ruling in self.texts]
        return "\n".join(lines)

    def chapter(self, wanted: str) -> str:
        """The chapter named `Z8` or `8`, or nothing."""
        return self.chapters.get(self._chapter_key(wanted), "")

    def of_chapter(self, wanted: str) -> list[str]:
        """The rules of that chapter."""
        key = self._chapter_key(wanted)
        return [number for number in self.rules() if number[1:].split(".")[0] == key] if key else []

    def heading(self, number: str) -> str:
        """The heading of the chapter in which this rule stands."""
        return self.headings.get(number, "")

    def search(self, words: str) -> list[str]:
        """The rules that contain all the words; accents and capitals do not count."""
        parts = _bare(words).split()
        return [number for number, text in self.texts.items() if all(part in _bare(text) for part in parts)]

    def _chapter_key(self, wanted: str) -> str:
        rules = self.rules()
        key = wanted.upper().removeprefix(rules[0][0] if rules else "")
        return key if key in self.chapters else ""


def parse(text: str) -> Rulebook:
    """Take a rules text apart.

    What is indented below a rule belongs to it; so does a table below a rule that announces it with a colon. Other
    tables and paragraphs belong to the chapter.
    """
    texts: dict[str, str] = {}
    headings: dict[str, str] = {}
    chapters: dict[str, list[str]] = {}
    number = chapter = title = ""
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            chapter, title, number = heading[1] or "", heading[2], ""
        if chapter:
            chapters.setdefault(chapter, []).append(line)
        if item := _ITEM.match(line):
            number = item[2]
            texts[number] = item[3] or ""
            headings[number] = title
        elif number and line:
            more = _continuation(texts[number], line)
            texts[number] += more
            number = number if more else ""
    whole = {key: "\n".join(lines).strip() for key, lines in chapters.items()}
    return Rulebook(texts, headings, whole, _introduction(text))


def _introduction(text: str) -> list[str]:
    """What stands between the title and the first heading, a paragraph each."""
    before = f"\n{text}".partition("\n## ")[0]
    paragraphs = (" ".join(part.split()) for part in before.split("\n\n"))
    return [paragraph for paragraph in paragraphs if paragraph and not paragraph.startswith("# ")]


def cited_rulings(text: str) -> list[str]:
    """The rulings to which a rule points: numbers without a dot, in brackets."""
    return _RULING.findall(" ".join(_BRACKETS.findall(text)))


def _continuation(text: str, line: str) -> str:
    """What a line below a rule adds to its text; nothing if it is not part of it."""
    if line.startswith("|") and (text.endswith(":") or text.rpartition("\n")[2].startswith("|")):
        return f"\n{line}"
    if inner := _INNER.match(line):
        return f"\n{inner[1]}"
    return f" {line.strip()}" if line.startswith("  ") else ""


def _bare(text: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))
