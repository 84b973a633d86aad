"""A data file that its owner corrects: every mistake gets a sentence."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.games.hotw2001.game import GAME

from mappamundi.games.history.y2001 import data
from mappamundi.games.history.y2001.board import Board
from mappamundi.games.history.y2001.data import Checker
from mappamundi.kernel import BadInput

WHOLE: Mapping[str, Any] = GAME.board.data
WRONG: tuple[Any, ...] = (None, "x", [], -1, {"a": 1}, [[1]])

Data = dict[str, Any]


def problems(changed: Data) -> str:
    """What the checks say; nothing if they find the data good, and then a board can be made of it."""
    try:
        Checker("hotw2001.yaml", changed).check()
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


def with_card(deck: str, place: int, entry: Any) -> Data:
    cards = list(WHOLE["events"][deck])
    cards[place] = entry
    return with_entry("events", deck, cards)


def spoilt(section: str) -> Iterator[Data]:
    """The data with one key of the section left out or wrong, every key in turn; of equal entries one is tried."""
    kept = WHOLE[section]
    tried = set()
    for place, entry in kept.items() if isinstance(kept, dict) else enumerate(kept):
        if not isinstance(entry, dict):
            continue
        for key in entry:
            sort = (key, isinstance(kept, dict) and place)
            if sort in tried:
                continue
            tried.add(sort)
            yield with_entry(section, place, {k: entry[k] for k in entry if k != key})
            for wrong in WRONG:
                yield with_entry(section, place, {**entry, key: wrong})


def spoilt_cards() -> Iterator[Data]:
    tried = set()
    for deck, cards in WHOLE["events"].items():
        for place, entry in enumerate(cards):
            for key in entry:
                sort = (
                    key,
                    entry.get("family"),
                    "minor_empire" in entry,
                    entry["id"] if key in ("land", "water") else "",
                )
                if sort in tried:
                    continue
                tried.add(sort)
                yield with_card(deck, place, {k: entry[k] for k in entry if k != key})
                for wrong in WRONG:
                    yield with_card(deck, place, {**entry, key: wrong})


@pytest.mark.parametrize("section", [section for section in WHOLE if isinstance(WHOLE[section], list | dict)])
def test_no_mistake_ends_in_a_traceback(section: str) -> None:
    for changed in ({key: WHOLE[key] for key in WHOLE if key != section}, *spoilt(section)):
        problems(changed)
    for wrong in WRONG:
        problems({**WHOLE, section: wrong})


def test_no_mistake_in_a_card_ends_in_a_traceback() -> None:
    for changed in spoilt_cards():
        problems(changed)


def entry(section: str, name: str, **changes: Any) -> str:
    place, found = next((n, found) for n, found in enumerate(WHOLE[section]) if found["id"] == name)
    return problems(with_entry(section, place, {**found, **changes}))


def card(deck: str, name: str, **changes: Any) -> str:
    place, found = next((n, found) for n, found in enumerate(WHOLE["events"][deck]) if found["id"] == name)
    return problems(with_card(deck, place, {**found, **changes}))


def test_each_mistake_is_named_with_its_remedy() -> None:
    assert "empires: romans: strength is 0; give a whole number of at least 1" in entry("empires", "romans", strength=0)
    assert "empires: romans: navigation: unknown id 'styx'" in entry("empires", "romans", navigation=["styx"])
    assert "orders" in entry("empires", "romans", order=1)
    assert "more start lands than armies" in entry("empires", "incas_and_aztecs", strength=1)
    assert "does not name it; borders have two sides" in entry("lands", "crete", neighbors=[{"to": "nubia"}])
    assert "defence is 'swamp'; use one of none, forest" in entry(
        "lands", "caucasus", neighbors=[{"to": "dnieper", "defence": "swamp"}]
    )
    assert "areas: china: vp_by_epoch: is [1]; give 7 whole numbers" in entry("areas", "china", vp_by_epoch=[1])
    assert "events: lesser: plague: epochs is [8]" in card("lesser", "plague", epochs=[8])
    assert "is no card that the rules know" in card("greater", "leader", id="captain")
    assert "leader is missing" in card("greater", "leader", id="captain")
    assert "deal 3 to each of 6" in card("greater", "leader", count=0)
    assert "kingdoms: mali: land: unknown id" in entry("kingdoms", "mali", land="timbuktu")
    assert "is an empire twice" in entry("kingdoms", "mali", id="romans")


def test_the_package_s_own_data_are_good(tmp_path: Path) -> None:
    assert problems(dict(WHOLE)) == ""
    assert data.read(None)[1] == "hotw2001.yaml"
    with pytest.raises(BadInput, match=r"holds no hotw2001\.yaml"):
        data.read(tmp_path)


def test_the_seas_behind_an_ocean_are_those_that_the_data_name() -> None:
    """A6.4: worked out from what adjoins what, and written down in the data for whoever reads it."""
    board = GAME.board
    for number, water in enumerate(WHOLE["waters"]):
        if water["kind"] == "ocean":
            due = board.fleets_due(1 << number) & ~(1 << number)
            found = {board.water_ids[n] for n in range(board.water_count) if due >> n & 1}
            assert found == set(water["reachable_seas"])
