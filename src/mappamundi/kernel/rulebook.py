"""A rules text, in the reader's language, taken apart: numbered rules, rulings and chapters."""

import re
import unicodedata
from dataclasses import dataclass, field

# The language in which the rules are written; translations follow it.
ORIGINAL = "en"

_ITEM = re.compile(r"^- \*\*([A-Z]\d+(?:\.\d+)?)\*\*\s*(.*)$")
_HEADING = re.compile(r"^## (?:(\d+)\.\s)?(.*)$")


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Texts by number, in their order: rules, with the rulings (R1) among them, and chapters with their headings."""

    rules: dict[str, str]
    chapters: dict[str, str]
    headings: dict[str, str] = field(default_factory=dict)

    def numbers(self) -> list[str]:
        """The numbers of the rules proper: a letter, a chapter, a place in it."""
        return [number for number in self.rules if "." in number]

    def item(self, number: str) -> str:
        """A rule as a list item, followed by the rulings it points to."""
        text = self.rules[number]
        lines = [f"- **{number}** {text}"]
        lines += [f"  - **{ruling}** {self.rules[ruling]}" for ruling in _rulings(text) if ruling in self.rules]
        return "\n".join(lines)

    def chapter(self, wanted: str) -> str:
        """The chapter named `Z8` or `8`, or nothing."""
        return self.chapters.get(self._chapter_key(wanted), "")

    def of_chapter(self, wanted: str) -> list[str]:
        """The rules of that chapter."""
        key = self._chapter_key(wanted)
        return [number for number in self.numbers() if number[1:].split(".")[0] == key] if key else []

    def heading(self, number: str) -> str:
        """The heading of the chapter in which this rule stands."""
        return self.headings.get(number, "")

    def search(self, words: str) -> list[str]:
        """The rules that contain all the words; accents and capitals do not count."""
        parts = _bare(words).split()
        return [number for number, text in self.rules.items() if all(part in _bare(text) for part in parts)]

    def _chapter_key(self, wanted: str) -> str:
        letter = self.numbers()[0][0] if self.numbers() else ""
        key = wanted.upper().removeprefix(letter)
        return key if key in self.chapters else ""


def file_name(language: str) -> str:
    """Under which name a game keeps its rules in that language."""
    return "rules.md" if language == ORIGINAL else f"rules.{language}.md"


def parse(text: str) -> Rulebook:
    """Take a rules text apart. A rule is a list item that starts with its number in bold."""
    rules: dict[str, str] = {}
    chapters: dict[str, list[str]] = {}
    headings: dict[str, str] = {}
    number = chapter = title = ""
    for line in text.splitlines():
        if heading := _HEADING.match(line):
            chapter, title, number = heading[1] or "", heading[2], ""
        if chapter:
            chapters.setdefault(chapter, []).append(line)
        if item := _ITEM.match(line):
            number = item[1]
            rules[number] = item[2]
            headings[number] = title
        elif number and line.startswith("  "):
            rules[number] += f" {line.strip()}"
        else:
            number = ""
    return Rulebook(rules, {key: "\n".join(lines).strip() for key, lines in chapters.items()}, headings)


def _bare(text: str) -> str:
    """Small letters without accents."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(sign))


def _rulings(text: str) -> list[str]:
    return re.findall(r"R\d+", " ".join(re.findall(r"\[([^\]]*)\]", text)))
