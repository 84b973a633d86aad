"""Every rule that a line or a refusal cites speaks of the kind of thing it is cited for: `tests/kit/citations.py`."""

import pytest
from tests.kit.citations import Citation, Table, by_other_rules, heard, reasons, texts, written
from tests.kit.subject import GAMES, subject

CITING = sorted(path.parent.name for path in GAMES.glob("*/citations.py"))
each_game = pytest.mark.parametrize("game", CITING)


@each_game
def test_every_rule_that_is_written_has_its_row(game: str) -> None:
    assert sorted(written(subject(game).game) ^ Table(game).speaks_of.keys()) == []


@each_game
def test_a_rule_mentions_what_the_table_says_it_speaks_of(game: str) -> None:
    """So that the table cannot lie."""
    said = texts(subject(game).game)
    assert sorted(Table(game).speaks_of.keys() - said.keys()) == [], "there are no such rules"
    assert Table(game).unmentioned(said) == []


@each_game
def test_whatever_is_cited_speaks_of_what_it_is_cited_for(game: str) -> None:
    table = Table(game)
    assert sorted(filter(None, map(table.fault, heard(game)))) == []


@each_game
def test_refusals_that_no_game_met_cite_the_right_rule_too(game: str) -> None:
    """As they are written: the usual rule of each reason, and those that speak in its place."""
    table, found = Table(game), reasons(subject(game).game)
    usual = [({reason}, rule) for reason, (rule, _) in found.items()]
    wrong = [
        f"{' or '.join(sorted(named))} cites {rule}"
        for named, rule in (*usual, *by_other_rules(subject(game).game))
        if not any(table.ever_about(reason) & table.speaks_of[rule] for reason in named)
    ]
    assert wrong == []


@each_game
def test_no_row_is_left_over(game: str) -> None:
    """A subject that no rule speaks of could never be cited rightly, one that nothing is about never at all."""
    table = Table(game)
    spoken, meant = frozenset().union(*table.speaks_of.values()), frozenset().union(*table.about.values())
    assert sorted(meant - spoken) == []
    assert sorted(table.stems.keys() - spoken) == []


@pytest.mark.parametrize(
    ("game", "wrong", "right"),
    [
        ("hotw2018", Citation(("chronicle-plays", "chronicle-fort-falls-in"), "disaster", "Z10.2"), "Z17.18"),
        ("hotw2018", Citation(("chronicle-win", "chronicle-gains"), "invade", "Z17.8"), "Z17.9"),
        ("hotw2018", Citation(("chronicle-fortifies",), "free_forts", "Z11.1"), "Z11.4"),
        ("hotw2018", Citation(("not_held",), "monument", "Z11.1"), "Z12.2"),
        ("hotw2001", Citation(("chronicle-plays", "chronicle-dies"), "famine", "A14.17"), "A14.27"),
        ("hotw2001", Citation(("chronicle-fortifies",), "coin", "A9.1"), "A9.4"),
        ("fourgods", Citation(("hand_full",), "take", "G6.1"), "G6.3"),
    ],
)
def test_a_wrong_citation_is_found(game: str, wrong: Citation, right: str) -> None:
    table = Table(game)
    assert f"cites {wrong.rule}" in table.fault(wrong)
    assert table.fault(wrong._replace(rule=right)) == ""
    assert "does not say what X1.1 speaks of" in table.fault(wrong._replace(rule="X1.1"))
    assert "may be about" in table.fault(wrong._replace(ids=("chronicle-of-nothing",)))


def test_a_table_that_lies_is_found() -> None:
    """A fort that costs an army is not free, however the table has it."""
    table, said = Table("hotw2018"), texts(subject("hotw2018").game)
    assert table.mentions(said["Z11.4"], "free fort")
    assert not table.mentions(said["Z11.1"], "free fort")
