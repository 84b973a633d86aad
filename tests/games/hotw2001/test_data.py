"""A data file that its owner corrects: every mistake gets a sentence."""

from collections.abc import Iterator
from typing import Any

from tests.games.data_file import WRONG, Data, DataFile
from tests.games.hotw2001.game import GAME

FILE = DataFile("hotw2001")
entry = FILE.changed


def with_card(deck: str, place: int, entry: Any) -> Data:
    cards = list(FILE.whole["events"][deck])
    cards[place] = entry
    return FILE.with_entry("events", deck, cards)


def spoilt_cards() -> Iterator[Data]:
    tried = set()
    for deck, cards in FILE.whole["events"].items():
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


def test_no_mistake_in_a_card_ends_in_a_traceback() -> None:
    for changed in spoilt_cards():
        FILE.problems(changed)


def card(deck: str, name: str, **changes: Any) -> str:
    place, found = next((n, found) for n, found in enumerate(FILE.whole["events"][deck]) if found["id"] == name)
    return FILE.problems(with_card(deck, place, {**found, **changes}))


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


def test_the_seas_behind_an_ocean_are_those_that_the_data_name() -> None:
    """A6.4: worked out from what adjoins what, and written down in the data for whoever reads it."""
    board = GAME.board
    for number, water in enumerate(FILE.whole["waters"]):
        if water["kind"] == "ocean":
            due = board.fleets_due(1 << number) & ~(1 << number)
            found = {board.water_ids[n] for n in range(board.water_count) if due >> n & 1}
            assert found == set(water["reachable_seas"])
