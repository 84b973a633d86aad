"""A data file that its owner corrects: every mistake gets a sentence."""

from tests.games.data_file import DataFile

card = DataFile("hotw2024").changed


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
