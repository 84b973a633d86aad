"""Our own rulings say exactly what they rule."""

import re

import pytest
from tests.games.hotw2018.game import GAME

from mappamundi.kernel.rulebook import FORMS, Form, cited_rulings, parse

THIRD, FIFTH = ("China", "India", "Southern Europe"), ("Northern Europe", "North America")


@pytest.mark.parametrize("form", FORMS)
def test_the_cells_in_which_the_printed_values_are_wrong_are_named(form: Form) -> None:
    """R15: these five have 3; the others are as printed, and none of them is named before the worked turn."""
    before, between, _ = re.split(r"in era (?:3|III|5|V)\b", parse(GAME.rules_text(form=form)).texts["R15"])
    values = {area["name"]: area["presence_by_era"] for area in GAME.board.data["regions"]}
    assert {name for name in values if name in before} == set(THIRD)
    assert {name for name in values if name in between} == set(FIFTH)
    assert {values[name][2] for name in THIRD} == {values[name][4] for name in FIFTH} == {3}


@pytest.mark.parametrize("form", FORMS)
def test_what_is_ours_points_to_its_ruling(form: Form) -> None:
    """R14 says of what it is not strictly true; R18 is why a card that would change nothing is refused."""
    rules = parse(GAME.rules_text(form=form)).texts
    assert "Z17.10" in rules["R14"]
    assert all(cited_rulings(rules[rule]) == ["R18"] for rule in ("Z15.8", "Z15.10"))
