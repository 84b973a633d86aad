"""A data file that its owner corrects: every mistake gets a sentence, and every effect works on any card."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.games.hotw2018.game import GAME

from mappamundi.games.history.y2018 import data
from mappamundi.games.history.y2018.board import Board
from mappamundi.games.history.y2018.data import EVENT_EFFECTS, Checker
from mappamundi.games.history.y2018.game import HistoryOfTheWorld2018
from mappamundi.kernel import BadInput, Scripted

WHOLE: Mapping[str, Any] = GAME.board.data
WRONG: tuple[Any, ...] = (None, "x", [], -1, {"a": 1}, [[1]])

Data = dict[str, Any]


def problems(changed: Data) -> str:
    """What the checks say; nothing if they find the data good, and then a board can be made of it."""
    try:
        Checker("hotw2018.yaml", changed).check()
    except BadInput as error:
        return str(error)
    Board(changed)
    return ""


def with_entry(section: str, place: int | str, entry: Any) -> Data:
    """The data with one entry of a section changed."""
    kept = WHOLE[section]
    changed: Any = dict(kept) if isinstance(kept, dict) else list(kept)
    changed[place] = entry
    return {**WHOLE, section: changed}


def spoilt(section: str) -> Iterator[tuple[str, Data]]:
    """The data with one key of the section left out or wrong, every key in turn; of equal entries one is tried."""
    kept = WHOLE[section]
    tried = set()
    for place, entry in kept.items() if isinstance(kept, dict) else enumerate(kept):
        if isinstance(kept, dict):
            yield f"without {place}", {**WHOLE, section: {key: kept[key] for key in kept if key != place}}
            for wrong in WRONG:
                yield f"{place} is {wrong}", with_entry(section, place, wrong)
            continue
        for key in entry:
            sort = (key, entry.get("kind"), (entry.get("effect") or {}).get("id") if key == "effect" else "")
            if sort not in tried:
                tried.add(sort)
                yield f"without {key}", with_entry(section, place, {k: entry[k] for k in entry if k != key})
                for wrong in WRONG:
                    yield f"{key} is {wrong}", with_entry(section, place, {**entry, key: wrong})


@pytest.mark.parametrize("section", [section for section in WHOLE if isinstance(WHOLE[section], list | dict)])
def test_no_mistake_ends_in_a_traceback(section: str) -> None:
    for _, changed in (("missing", {key: WHOLE[key] for key in WHOLE if key != section}), *spoilt(section)):
        problems(changed)
    for wrong in WRONG:
        problems({**WHOLE, section: wrong})


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
    assert f"hotw2018.yaml: {sentence}" in problems(with_entry(section, key, value))


def test_a_misspelt_key_is_missed() -> None:
    combat = dict(WHOLE["combat"])
    combat["atacker_dice"] = combat.pop("attacker_dice")
    assert "combat: attacker_dice is missing" in problems({**WHOLE, "combat": combat})


def test_two_starts_takes_two_start_lands() -> None:
    place, card = next(
        (n, card) for n, card in enumerate(WHOLE["empires"]) if (card.get("effect") or {}).get("id") == "two_starts"
    )
    spoilt_card = {**card, "start": card["start"][:1]}
    assert "two_starts without two start lands; name two in start (Z6.8)" in problems(
        with_entry("empires", place, spoilt_card)
    )


def test_the_package_s_own_data_are_good() -> None:
    assert problems(dict(WHOLE)) == ""
    assert data.read(None)[1] == "hotw2018.yaml"


# --- effects on cards that do not carry them today ---------------------------------------------------------------


def corrected(folder: Path, section: str, name: str, effect: Mapping[str, Any]) -> HistoryOfTheWorld2018:
    """The game with another effect on one card."""
    place, card = next((n, card) for n, card in enumerate(WHOLE[section]) if card["id"] == name)
    changed = with_entry(section, place, {**card, "effect": dict(effect)})
    (folder / "hotw2018.yaml").write_text(yaml.safe_dump(changed, allow_unicode=True), encoding="utf-8")
    return HistoryOfTheWorld2018(folder)


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
