"""A data file that its owner corrects: every mistake gets a sentence."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.games.hotw2024.game import GAME

from mappamundi.games.history.y2024 import data
from mappamundi.games.history.y2024.board import Board
from mappamundi.games.history.y2024.data import Checker
from mappamundi.kernel import BadInput

WHOLE: Mapping[str, Any] = GAME.board.data
WRONG: tuple[Any, ...] = (None, "x", [], -1, {"a": 1}, [[1]])

Data = dict[str, Any]


def problems(changed: Data) -> str:
    """What the checks say; nothing if they find the data good, and then a board can be made of it."""
    try:
        Checker("hotw2024.yaml", changed).check()
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


def spoilt(section: str) -> Iterator[Data]:
    """The data with one key of the section left out or wrong, every key in turn; of equal entries one is tried."""
    kept = WHOLE[section]
    tried = set()
    for place, entry in kept.items() if isinstance(kept, dict) else enumerate(kept):
        if not isinstance(entry, dict):
            continue
        for key in entry:
            sort = (
                key,
                entry.get("kind"),
                entry.get("effect") if key in ("effect", "params") else "",
                isinstance(kept, dict) and place,
            )
            if sort in tried:
                continue
            tried.add(sort)
            yield with_entry(section, place, {k: entry[k] for k in entry if k != key})
            for wrong in WRONG:
                yield with_entry(section, place, {**entry, key: wrong})


@pytest.mark.parametrize("section", [section for section in WHOLE if isinstance(WHOLE[section], list | dict)])
def test_no_mistake_ends_in_a_traceback(section: str) -> None:
    for changed in ({key: WHOLE[key] for key in WHOLE if key != section}, *spoilt(section)):
        problems(changed)
    for wrong in WRONG:
        problems({**WHOLE, section: wrong})


def card(section: str, name: str, **changes: Any) -> str:
    place, entry = next((n, entry) for n, entry in enumerate(WHOLE[section]) if entry["id"] == name)
    return problems(with_entry(section, place, {**entry, **changes}))


def test_each_mistake_is_named_with_its_remedy() -> None:
    assert "events: ancients: armies is 2; settle_anywhere takes one (R13.4, R13.5)" in card(
        "events", "ancients", params={"armies": 2}
    )
    assert "events: ancients: number is 'x'; give a whole number" in card("events", "ancients", number="x")
    assert "phase is 'reveal'; add_people is played in expand" in card("events", "mercenaries", phase="reveal")
    assert "empires: rome: has no start-land; name one in start_lands" in card("empires", "rome", start_lands=[])
    assert "unknown building 'castle'" in card("empires", "rome", buildings=["castle"])
    assert "waters: mediterranean: its parent_ocean north_sea is no ocean" in card(
        "waters", "mediterranean", parent_ocean="north_sea"
    )
    assert "honors: recruit_1: count is 0; give a whole number of at least 1" in card("honors", "recruit_1", count=0)
    assert "paired_area_tokens: pair_1: has not two areas" in card("paired_area_tokens", "pair_1", areas=["india"])
    assert "borders have two sides" in card("lands", "gaul", neighbors=["nile"])


def test_the_package_s_own_data_are_good(tmp_path: Path) -> None:
    assert problems(dict(WHOLE)) == ""
    assert data.read(None)[1] == "hotw2024.yaml"
    with pytest.raises(BadInput, match=r"holds no hotw2024\.yaml"):
        data.read(tmp_path)
