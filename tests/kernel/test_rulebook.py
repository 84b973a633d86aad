"""Rules texts taken apart, in every manner in which a game of the family writes them.

The letters are those of no game, so that nothing here counts as showing a rule of one.
"""

import pytest

from mappamundi.kernel.rulebook import Rulebook, cited_rulings, parse

# Numbers in bold, a ruling is an R; a table that a rule announces.
BOLD = """# Gods

Seats are 0..n-1. [R9] is spoken of nowhere.

## 1. Pieces

- **B1.1** 2, 3 or 4 players.
- **B1.2** A face shows at most
  three terrains. [R1]

## 12. Counts

- **B12.1** Reserves by players:

| players | prophets |
| --- | --- |
| 4 | 10 |
| 3 | 13 |

- **B12.2** The rest is out of the game (B1.1). [R2, R1]

## Rulings

- **R1** The picture shows three.
- **R2** Not covered.

## Keys

- **Face literal**: four letters.
- `world: {x}`
"""

# Numbers plain, a ruling is a Q, examples are numbered too; subheadings, a table of the chapter, a list in a rule.
PLAIN = """# Epochs

- *seat*: a player.

## 1. Game, components

- P1.1 The game takes 3 to 6 seats.
- P1.10 Coins are counted without limit; see P12. [Q1] Or nearly.

## 12. Scoring

Greater cards

- P12.1 Only the best counts:
  - presence, once,
    never twice;
  - dominance.

Lesser cards

- P12.2 Équal counts give nobody anything. [Q2]

| area | 1 |
|---|---|
| India | 3 |

## Rulings

The text decides.

- Q1 Twelve pieces would not do.
- Q2 Nobody means nobody.
- Q3 Unused.

## Worked examples

- W1 (P1.1) Three seats.

## Appendix 1: cards

All: Leader.
"""

# Rules that begin with a letter which rulings have elsewhere.
RULES_IN_Q = """# Gold

## 1. Gold

- Q1.1 Five epochs. [S1]
- Q1.2 See [Q1.1] and [S2].

## 8. Invasion

With dice:

- Q8.1 Two dice.

Without dice:

- Q8.4 Success if the terrain is clear (Q8.1-Q8.3).

## Rulings

- S1 Not said.
- S2 Implied.
"""

BOOKS = {"bold": parse(BOLD), "plain": parse(PLAIN), "q": parse(RULES_IN_Q)}


@pytest.mark.parametrize(
    ("book", "rules", "rulings"),
    [
        ("bold", ["B1.1", "B1.2", "B12.1", "B12.2"], ["R1", "R2"]),
        ("plain", ["P1.1", "P1.10", "P12.1", "P12.2"], ["Q1", "Q2", "Q3"]),
        ("q", ["Q1.1", "Q1.2", "Q8.1", "Q8.4"], ["S1", "S2"]),
    ],
)
def test_rules_have_a_dot_and_rulings_have_none(book: str, rules: list[str], rulings: list[str]) -> None:
    assert BOOKS[book].rules() == rules
    assert BOOKS[book].rulings() == rulings


def test_worked_examples_have_numbers_but_are_neither_rules_nor_rulings() -> None:
    plain = BOOKS["plain"]
    assert plain.texts["W1"] == "(P1.1) Three seats."
    assert list(plain.texts) == [*plain.rules(), *plain.rulings(), "W1"]


def test_a_rule_goes_on_in_the_lines_indented_below_it() -> None:
    assert BOOKS["bold"].texts["B1.2"] == "A face shows at most three terrains. [R1]"
    assert BOOKS["plain"].texts["P12.1"] == "Only the best counts:\n- presence, once, never twice;\n- dominance."


def test_a_table_belongs_to_the_rule_that_announces_it_or_to_the_chapter() -> None:
    rows = "| players | prophets |\n| --- | --- |\n| 4 | 10 |\n| 3 | 13 |"
    assert BOOKS["bold"].texts["B12.1"] == f"Reserves by players:\n{rows}"
    assert BOOKS["plain"].texts["P12.2"] == "Équal counts give nobody anything. [Q2]"
    assert "| India | 3 |" in BOOKS["plain"].chapter("P12")


def test_the_introduction_is_what_stands_before_the_first_chapter() -> None:
    text = "# A game: the rules\n\nTwo lines\nof one thought.\n\nAnother.\n\n## 1. Pieces\n\nNot this.\n\n- B1.1 One.\n"
    assert parse(text).introduction == ["Two lines of one thought.", "Another."]
    assert parse("## 1. Pieces\n\n- B1.1 One.\n").introduction == []


def test_what_stands_between_rules_is_part_of_none() -> None:
    assert "Lesser cards" in BOOKS["plain"].chapter("12")
    assert not [text for book in BOOKS.values() for text in book.texts.values() if "cards" in text or "dice:" in text]


def test_an_item_shows_its_lines_and_the_rulings_it_points_to() -> None:
    assert BOOKS["bold"].item("B12.2") == (
        "- **B12.2** The rest is out of the game (B1.1). [R2, R1]\n"
        "  - **R2** Not covered.\n"
        "  - **R1** The picture shows three."
    )
    assert (
        BOOKS["bold"].item("B12.1").startswith("- **B12.1** Reserves by players:\n\n  | players | prophets |\n  | ---")
    )
    assert BOOKS["plain"].item("P12.1").endswith("counts:\n  - presence, once, never twice;\n  - dominance.")
    assert BOOKS["q"].item("Q1.2") == "- **Q1.2** See [Q1.1] and [S2].\n  - **S2** Implied."


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_what_an_item_shows_is_read_back_the_same(book: Rulebook) -> None:
    for number in book.rules():
        if not cited_rulings(book.texts[number]):
            assert parse(book.item(number)).texts == {number: book.texts[number]}


@pytest.mark.parametrize(
    ("book", "wanted", "found"),
    [
        ("bold", "12", ["B12.1", "B12.2"]),
        ("bold", "b1", ["B1.1", "B1.2"]),
        ("bold", "R1", []),
        ("plain", "P1", ["P1.1", "P1.10"]),
        ("plain", "1", ["P1.1", "P1.10"]),
        ("plain", "2", []),
        ("q", "Q1", ["Q1.1", "Q1.2"]),
        ("q", "q8", ["Q8.1", "Q8.4"]),
        ("q", "S1", []),
    ],
)
def test_a_chapter_is_named_with_its_letter_or_without(book: str, wanted: str, found: list[str]) -> None:
    assert BOOKS[book].of_chapter(wanted) == found
    assert bool(BOOKS[book].chapter(wanted)) == bool(found)


def test_each_number_has_the_heading_above_it() -> None:
    plain = BOOKS["plain"]
    assert plain.heading("P1.10") == "Game, components"
    assert (plain.heading("Q3"), plain.heading("W1"), plain.heading("P9.9")) == ("Rulings", "Worked examples", "")
    assert list(plain.chapters) == ["1", "12"]


def test_the_search_needs_every_word_and_reads_rulings_too() -> None:
    plain = BOOKS["plain"]
    assert plain.search("equal NOBODY") == ["P12.2"]
    assert plain.search("nobody") == ["P12.2", "Q2"]
    assert plain.search("twice presence") == ["P12.1"]
    assert plain.search("zeppelin") == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("So it is. [R7]", ["R7"]),
        ("Both [Q1, Q12] and [Q3]", ["Q1", "Q12", "Q3"]),
        ("A rule [Q1.12] is no ruling, nor is R2 without brackets", []),
    ],
)
def test_rulings_are_pointed_to_in_brackets(text: str, found: list[str]) -> None:
    assert cited_rulings(text) == found


@pytest.mark.parametrize(
    "item", ["- **P1.1 half bold", "- P1.1** half bold", "- P1.1: a colon", "  - P1.1 inside", "P1.1 no item"]
)
def test_what_only_looks_like_a_rule_is_none(item: str) -> None:
    assert parse(f"## 1. One\n\n{item}\n").texts == {}
