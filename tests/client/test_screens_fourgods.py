"""4 Gods beyond the race: the count at the end, timed turns, hidden gods, cataclysms, challenges."""

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.client.conftest import NewContext
from tests.client.playing import quicken
from tests.client.tables import House, Table

GAME = "fourgods"
TURNS = {"tempo": "timed_turns", "gods": "hidden"}

# A forest of three tiles with two prophets, an ocean of two with one, and a city.
WORLD: dict[str, Any] = {
    "world": {
        "0,0": {"face": "FFFF", "by": 0, "prophet": {"god": "humans", "corner": "nw"}},
        "1,0": {"face": "FFFF", "by": 1},
        "0,1": {"face": "FFOO", "by": 2, "prophet": {"god": "elves", "corner": "se"}},
        "0,2": {"face": "OOOO", "by": 0},
    },
    "cities": {"7,0": {"god": "elves"}},
}
HIDDEN: dict[str, Any] = WORLD | {
    "colours": {0: "humans", 1: "dwarves", 2: "elves", 3: "merfolk"},
    "cards": {0: "elves", 1: "merfolk", 2: "humans", 3: "dwarves"},
    "hands": {1: ["OOOO|PPPP", "FFFF|MMMM"]},
    "discards": {0: ["OPOP/P|FFFF", "MMMM|OOOO"]},
    "bag": ["OOOO|PPPP", "FFFF|MMMM"],
    "turn": {"seat": 1},
}


def sat(house: House, context: NewContext, table: Table, **more: Any) -> Page:
    page = context(house.url, **more).new_page()
    quicken(page, told=[GAME])
    table.sit(page, 0)
    return page


def test_the_end_counts_step_by_step_and_keeps_a_picture(house: House, context: NewContext) -> None:
    table = house.staged(HIDDEN, players=4, game=GAME, options=TURNS)
    for seat in (1, 2, 3, 0):
        table.act(seat, {"do": "end_turn"})
    assert table.view(None)["phase"] == "over"
    page = sat(house, context, table)
    # Whoever wants nothing to move sees the whole count at once.
    rows = page.locator(".g-count .g-steps tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(0)).to_have_text(re.compile(r"Inês.*2.*15"))
    bands = page.locator(".g-bands > g[clip-path] > path")
    expect(bands).to_have_count(2)
    # Each step outlines what it counts.
    page.get_by_role("button", name="Cities", exact=True).click()
    expect(bands).to_have_count(1)
    page.get_by_role("button", name="Most", exact=True).click()
    expect(page.locator(".g-paid li")).to_have_count(2)
    expect(page.locator(".g-cards li").nth(1)).to_contain_text("Merfolk")
    expect(page.locator(".story")).to_contain_text("The largest kingdom was a forest of 3 tiles.")
    # The picture is saved by daylight, without outlines; printed it is made of vectors.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture", exact=True).click()
    data = saved.value.path().read_bytes()
    assert data[:4] == b"\x89PNG"
    assert int.from_bytes(data[16:20]) == 2400
    page.evaluate("() => { window.print = () => (window.sheet = document.querySelector('.g-print svg').outerHTML); }")
    page.get_by_role("button", name="Print, A3").click()
    sheet = page.evaluate("window.sheet")
    assert "The World of" in sheet
    assert "#a6c4cd" in sheet


def test_the_steps_play_one_after_the_other_and_any_key_jumps(house: House, context: NewContext) -> None:
    table = house.staged(HIDDEN, players=4, game=GAME, options=TURNS)
    for seat in (1, 2, 3, 0):
        table.act(seat, {"do": "end_turn"})
    page = sat(house, context, table, reduced_motion="no-preference")
    expect(page.get_by_role("button", name="Largest", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Prophets", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".g-count .g-steps tbody tr").nth(0).locator("td").nth(4)).to_have_text("15")
