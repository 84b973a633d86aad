"""4 Gods from the first tile to the count: a race against bots by keys alone, timed turns, and what a page is told."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import LAPTOP, NewContext
from tests.client.pages import at_start
from tests.client.playing import END, SAID, quicken, said
from tests.client.tables import House, Table
from tests.client.waiting import comes_true, drawn
from tests.server.core import standing_still

GAME = "fourgods"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[House]:
    """A server whose clock these tests turn."""
    with standing_still(tmp_path_factory.mktemp("hall"), client=client) as found:
        yield House(found)


def let_pass(table: Table, seconds: float) -> None:
    """So much time goes by, and what is due by then is done."""
    table.served.app.state.hub.now.now += seconds
    table.served.inside(table.live.wake())


def opened(hall: House, context: NewContext) -> Page:
    page = context(hall.url, viewport=LAPTOP).new_page()
    quicken(page, told=[GAME])
    return page


# --- the race ---------------------------------------------------------------------------------------------------------

# The corner waits for the forest that only the first seat holds, and nobody can build there.
RACE: dict[str, Any] = {
    "phase": "waiting",
    "world_size": [4, 3],
    "world": {"1,0": {"face": "FPPF"}, "0,1": {"face": "FFPP"}},
    "hands": {
        0: ["PPPP|OOOO", "FFFF|FFFF"],
        1: ["PPPP|OOOO", "OOOO|PPOO"],
        2: ["PPPP|MMMM", "MMMM|PPMM"],
    },
    "bag": ["PPPP|OOOO", "PPOO|MMMM", "PPPP|MMMM", "PPMM|OOOO", "PPPP|OOOO", "OOMM|PPPP"],
    "gods": {1: ["merfolk"], 2: ["dwarves"]},
    "cities_left": 0,
}


def go_on(page: Page) -> None:
    """Whatever can be done, by keys: lay what fits, discard what does not, draw, and at last pass."""
    before = said(page)
    if page.locator(".g-fit").count():
        keys = ["]", "Space", "Enter"]
    elif page.locator("[data-hand] canvas").count():
        keys = ["d", "d"]
    else:
        keys = ["b", "x"]
    for key in keys:
        page.keyboard.press(key)
    comes_true(page, f"before => ({SAID})() !== before", before, patience=1_000)


# Pressed as soon as the question is in the page, before a frame of it is drawn.
ENTER_AT_ONCE = """new MutationObserver((_, watch) => {
    if (!document.querySelector('#decision h1')) return;
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
    watch.disconnect();
}).observe(document, {childList: true, subtree: true})"""


def test_a_table_hears_keys_as_soon_as_it_is_there(hall: House, context: NewContext) -> None:
    table = hall.staged(RACE, players=3, game=GAME)
    page = opened(hall, context)
    at_start(page, ENTER_AT_ONCE)
    table.sit(page, 0)
    expect(page.locator("h1")).to_have_text(re.compile("Rafael and Anouk"))
    assert table.view(0)["ready"] == [0]


def test_a_whole_race_against_bots_by_keys_alone(hall: House, context: NewContext) -> None:
    errors: list[str] = []
    table = hall.staged(RACE, players=3, game=GAME, bots=2, bot="swift")
    page = opened(hall, context)
    page.on("pageerror", lambda error: errors.append(str(error)))
    table.sit(page, 0)
    # The last to be ready is announced, so that everybody has the hands free.
    expect(page.locator("h1")).to_have_text("Are you ready?")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Everybody is ready")
    let_pass(table, 4)
    # A god, and a prophet where nobody else can lay anything.
    expect(page.locator("#decision")).to_contain_text("everyone at once")
    drawn(page)
    page.keyboard.press("g")
    expect(page.locator("h1")).to_have_text("Choose a god, and send prophets.")
    # Every god has its own key, whoever else is taken.
    page.keyboard.press("2")
    expect(page.locator(".g-god", has_text="Inês")).to_contain_text("Humans")
    page.keyboard.press("2")
    page.keyboard.press("]")
    expect(page.locator("[data-cell='0,0']")).to_be_focused()
    page.keyboard.press("p")
    expect(page.locator(".g-quarter")).to_have_count(4)
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell='0,0']")).to_have_attribute("aria-label", re.compile("your prophet in the forest"))
    while not page.locator(END).count():
        go_on(page)
        let_pass(table, 1)
    expect(page.locator(".g-steps tbody tr")).to_have_count(3)
    view = table.view(0)
    assert view["phase"] == "over"
    assert (view["world"]["0,0"]["by"], view["world"]["0,0"]["prophet"]["corner"]) == (0, "nw")
    assert {tile.get("by") for tile in view["world"].values()} > {0, 1}
    assert not errors


# --- timed turns ------------------------------------------------------------------------------------------------------

TURNS: dict[str, Any] = {
    "world": {"0,0": {"face": "OOPP", "by": 1}},
    "gods": {0: ["humans"], 1: ["dwarves"], 2: ["elves"]},
    "bag": ["OOPP|FFFF", "MMMM|MMFF", "FFFF|PPPP"],
    "turn": {"seat": 0},
}


def test_timed_turns_end_with_empty_hands_and_the_last_ones_are_counted(hall: House, context: NewContext) -> None:
    table = hall.staged(TURNS, players=3, game=GAME, options={"tempo": "timed_turns"})
    page = opened(hall, context)
    table.sit(page, 0)
    turn, order = page.locator("#decision"), page.locator(".g-order li")
    expect(turn).to_contain_text("Your turn")
    page.get_by_role("button", name="Draw two", exact=True).click()
    expect(page.locator("[data-hand] canvas")).to_have_count(2)
    page.locator("[data-cell='1,0']").click()
    expect(page.locator(".g-cell.pending")).to_have_count(0)
    # What is still in hand when the turn ends is discarded, the front up, however it was held.
    page.keyboard.press("f")
    page.keyboard.press("e")
    expect(turn).to_contain_text("Rafael’s turn")
    strip = page.locator("[data-area='0'][data-slot='0']")
    expect(strip).to_have_attribute("aria-label", re.compile("mountain, mountain, mountain, mountain"))
    expect(page.locator("[data-cell='0,1']")).not_to_have_class(re.compile("lit"))
    # The last tile leaves the bag: everybody has one more turn, and who drew it comes last. The clock discards too.
    table.act(1, {"do": "draw", "count": 1})
    expect(order).to_have_text([re.compile(name) for name in ("Rafael", "Anouk", "Inês")])
    let_pass(table, 31)
    expect(turn).to_contain_text("Anouk’s last turn")
    expect(page.locator("[data-area='1'][data-slot='0']")).to_have_attribute("aria-label", re.compile("forest, forest"))
    table.act(2, {"do": "pass"})
    expect(turn).to_contain_text("Your last turn")
    expect(order).to_have_text([re.compile("Inês"), re.compile("Rafael.*last")])
    # Taken from another's strip and not laid in time, it lies in one's own.
    page.locator("[data-area='1'][data-slot='0']").click()
    expect(page.locator("h1")).to_have_text("Lay the tile you took.")
    let_pass(table, 31)
    expect(turn).to_contain_text("Rafael’s last turn")
    assert [face for face in table.view(0)["areas"][0] if face] == ["MMMM", "FFFF"]
    table.act(1, {"do": "pass"})
    expect(page.locator(END)).to_be_visible()
