"""A data file that its owner corrects: every mistake gets a sentence, and every effect works on any card."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.games.data_file import DataFile

from mappamundi.games.history.y2018.data import EVENT_EFFECTS
from mappamundi.games.history.y2018.game import HistoryOfTheWorld2018, load_game
from mappamundi.kernel import Scripted

FILE = DataFile("hotw2018")
WHOLE = FILE.whole


@pytest.mark.parametrize(
    ("section", "key", "value", "sentence"),
    [
        ("combat", "attacker_dice", None, "combat: attacker_dice is None; give a whole number of at least 1"),
        ("combat", "terrain_bonus", -1, "combat: terrain_bonus is -1; give a whole number of at least 0"),
        (
            "combat",
            "siege_track",
            3,
            "combat: siege_track is 3; give the bonus of 1, 2, … pieces in brackets (Z9.2)",
        ),
        ("combat", "siege_track", [], "combat: siege_track is []"),
        ("scoring", "capital", "two", "scoring: capital is 'two'; give a whole number of at least 0"),
        ("scoring", "dominance", 2, "scoring: dominance: missing; give min_armies"),
        ("scoring", "supremacy", {}, "scoring: supremacy: min_armies is missing; give a whole number of at least 1"),
        ("component_limits", "forts", 0, "component_limits: forts is 0; give a whole number of at least 1"),
    ],
)
def test_a_wrong_number_is_named_with_its_remedy(section: str, key: str, value: Any, sentence: str) -> None:
    assert f"hotw2018.yaml: {sentence}" in FILE.problems(FILE.with_entry(section, key, value))


def test_a_misspelt_key_is_missed() -> None:
    combat = dict(WHOLE["combat"])
    combat["atacker_dice"] = combat.pop("attacker_dice")
    assert "combat: attacker_dice is missing" in FILE.problems({**WHOLE, "combat": combat})


def test_two_starts_takes_two_start_lands() -> None:
    place, card = next(
        (n, card) for n, card in enumerate(WHOLE["empires"]) if (card.get("effect") or {}).get("id") == "two_starts"
    )
    spoilt_card = {**card, "start": card["start"][:1]}
    assert "two_starts without two start lands; name two in start (Z6.8)" in FILE.problems(
        FILE.with_entry("empires", place, spoilt_card)
    )


# --- effects on cards that do not carry them today ---------------------------------------------------------------


def corrected(folder: Path, section: str, name: str, effect: Mapping[str, Any]) -> HistoryOfTheWorld2018:
    """The game with another effect on one card."""
    place, card = next((n, card) for n, card in enumerate(WHOLE[section]) if card["id"] == name)
    changed = FILE.with_entry(section, place, {**card, "effect": dict(effect)})
    (folder / "hotw2018.yaml").write_text(yaml.safe_dump(changed, allow_unicode=True), encoding="utf-8")
    return load_game(folder)


@pytest.mark.parametrize(("marker", "gained"), [("capital", 2), ("marauder", 0)])
def test_extra_armies_of_an_empire_ask_for_the_capital(tmp_path: Path, marker: str, gained: int) -> None:
    """Z17.8: with `requires: capital` only an empire that rises with a capital gets them."""
    card = next(card for card in WHOLE["empires"] if card["marker"] == marker)
    effect = {"id": "extra_armies", "params": {"armies": 2, "requires": "capital"}}
    game = corrected(tmp_path, "empires", card["id"], effect)
    setup = {"epoch": card["era"], "turn": {"seat": 0, "empire": card["id"], "phase": "begin"}}
    position = game.stage(setup, {}, 3, Scripted())
    position.play(0, game.action({"do": "establish"}))
    assert position.pool == card["armies"] - 1 + gained


@pytest.mark.parametrize("effect", ["fleet_attack_bonus", "ignore_naval", "ignore_terrain"])
def test_in_build_only_what_the_rules_list_is_refused(tmp_path: Path, effect: str) -> None:
    """Z15.8, Z15.10: the list of what is useless after the invasions is exact."""
    params = {"bonus": 1} if effect == "fleet_attack_bonus" else {}
    game = corrected(tmp_path, "events", "weaponry", {"id": effect, "params": params})
    setup = {"turn": {"seat": 0, "empire": "sumerians", "phase": "build"}, "hands": {0: {"events": ["weaponry"]}}}
    position = game.stage(setup, {}, 3, Scripted())
    assert game.action({"do": "play_event", "card": "weaponry"}) in position.legal(0)


def test_no_enhancement_shares_the_count_of_the_empire_s_own_effect() -> None:
    """`effect_used` counts one effect a turn: those with a limit are on empires only, and each has one effect."""
    limited = {"points_per_fleet_land", "armies_on_structure", "extra_armies_region", "found_city", "fort_per_resource"}
    assert not limited & set(EVENT_EFFECTS)
