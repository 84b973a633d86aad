"""The rules in every language: the same book, number by number, with the same figures and the same code."""

import re
from collections import Counter
from functools import cache

import pytest
from tests.words import LANGUAGES

from mappamundi.games import GAME_IDS, game
from mappamundi.kernel.rulebook import ORIGINAL, Rulebook, parse

TRANSLATED = [(name, language) for name in GAME_IDS for language in game(name).facts.languages if language != ORIGINAL]

CODE = re.compile(r"`[^`]*`")
REFERENCE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
NUMBER = re.compile(r"\d+")
# What a line is, whatever it says: a heading, a rule, an item, a row of a table, a part of a paragraph.
KIND = re.compile(r"(#+ (?:\d+\.)?|- (?:\*\*[A-Z]\d+(?:\.\d+)?\*\*)?|\d+\. |\|)")


@cache
def book(name: str, language: str) -> Rulebook:
    return parse(game(name).rules_text(language))


@cache
def blocks(name: str, language: str) -> list[tuple[str, str]]:
    """The text as headings, items, rows and paragraphs, each with its kind; how lines are broken does not count."""
    found: list[tuple[str, str]] = []
    fresh = True
    for line in game(name).rules_text(language).splitlines():
        if not line:
            fresh = True
        elif (kind := KIND.match(line)) or fresh:
            found.append((kind[1] if kind else "", line))
            fresh = False
        else:
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
    return found


def kept(text: str) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """What no language may change: code, references to rules, and numbers."""
    words = CODE.sub(" ", text)
    return Counter(CODE.findall(text)), Counter(REFERENCE.findall(words)), Counter(NUMBER.findall(words))


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_game_has_its_rules_in_every_language_of_the_client(name: str) -> None:
    assert game(name).facts.languages == LANGUAGES
    assert game(name).rules_text("xx") == game(name).rules_text(ORIGINAL) == game(name).rules_text()


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_every_rule_is_there_in_its_order_and_in_other_words(name: str, language: str) -> None:
    original, translated = book(name, ORIGINAL), book(name, language)
    assert list(translated.texts) == list(original.texts)
    assert not [number for number, text in translated.texts.items() if not CODE.sub("", text).strip(" .:")]
    # A rule that only names others ("`two_starts`: Z6.8.") has no words to translate.
    same = [number for number, text in translated.texts.items() if text == original.texts[number]]
    assert not [number for number in same if re.search(r"[a-z]{3}", CODE.sub("", original.texts[number]))]


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_every_chapter_has_its_heading(name: str, language: str) -> None:
    original, translated = book(name, ORIGINAL), book(name, language)
    assert list(translated.chapters) == list(original.chapters)
    assert all(translated.headings.values())
    chapters = [number for number in original.texts if number.endswith(".1")]
    assert len({translated.headings[number] for number in chapters}) == len(original.chapters)
    assert translated.headings["R1"] != original.headings["R1"]


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translation_has_the_same_form(name: str, language: str) -> None:
    """Headings, items and rows in the same order, each with the same code, references and numbers."""
    original, translated = blocks(name, ORIGINAL), blocks(name, language)
    assert [kind for kind, _ in translated] == [kind for kind, _ in original]
    other = [
        f"{theirs}\n  in English {ours}"
        for (_, theirs), (_, ours) in zip(translated, original, strict=True)
        if kept(theirs) != kept(ours) or theirs.count("*") != ours.count("*")
    ]
    assert not other, "\n".join(other)


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translation_is_tidy(name: str, language: str) -> None:
    """No tabs, and no space at the end of a line."""
    for number, line in enumerate(game(name).rules_text(language).splitlines(), 1):
        assert line == line.rstrip().replace("\t", " "), f"line {number}"


def test_accents_and_capitals_do_not_hide_a_rule() -> None:
    portuguese = book("hotw2018", "pt-BR")
    assert portuguese.search("exercito") == portuguese.search("EXÉRCITO") != []
